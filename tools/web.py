#!/usr/bin/env python3
"""Makes the folder with the page, the program and the data, which any web server can host.

    tools/web.py [PORT]    build it and serve it on this computer, as ./play --web does
"""

import functools
import gzip
import hashlib
import http.server
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

from android.package import DATA, ROOT, data_files

CRATE = ROOT / "executor-wasm"
TARGET = "wasm32-unknown-unknown"
# Pack that the page downloads before the game starts: the menu and the first table.
FIRST = "base"


def pack_of(path):
    """Returns the name of the pack that a file of the data folder is in. The game downloads a pack when it first needs one
    of its files."""
    name = path.relative_to(DATA).as_posix()
    if path.suffix in (".ron", ".ftl", ".registry") and "decks/" not in name:
        return FIRST
    # The game can't wait for the pictures of panels and of the faces of cards, so it never downloads them later.
    if re.match(r"styles/(faces/|.*/preview\.jpg$|pieces/\w+/\w+_(black|white)\.png$)", name):
        return FIRST
    style = re.match(r"styles/(\w+)/(\w+)/", name)
    if style:
        return "-".join(style.groups())
    if "duel" in name:
        return "duel"
    if "prospector" in name or "/cards/" in name:
        return "prospector"
    return FIRST


def packs():
    """Returns name of each pack -> its files. Identifiers of assets are in the registry too, so .meta files stay out."""
    found = {}
    for path in data_files():
        if path.suffix != ".meta":
            found.setdefault(pack_of(path), []).append(path)
    return dict(sorted(found.items()))


def write_packs(folder):
    """Writes the packs to `folder`. Returns what the page has to know about them."""
    folder.mkdir()
    described = {}
    for name, files in packs().items():
        packed = gzip.compress(b"".join(path.read_bytes() for path in files), mtime=0)
        (folder / f"{name}.gz").write_bytes(packed)
        described[name] = {
            "size": len(packed),
            "files": [[path.relative_to(ROOT).as_posix(), path.stat().st_size] for path in files],
        }
    return described


def bind(program, folder):
    """Writes the program and its JavaScript to `folder`. Returns the size of the program in bytes, and that of the compressed one."""
    subprocess.run([bindgen(), program, "--target", "web", "--no-typescript", "--out-dir", folder, "--out-name", "parlour"], check=True)
    bound = folder / "parlour_bg.wasm"
    content = bound.read_bytes()
    packed = gzip.compress(content, mtime=0)
    bound.unlink()
    (folder / "parlour.wasm.gz").write_bytes(packed)
    return {"size": len(content), "packed": len(packed)}


def target_folder():
    """Returns the build folder of cargo."""
    command = ["cargo", "metadata", "--no-deps", "--offline", "--format-version", "1"]
    shown = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout
    return Path(json.loads(shown)["target_directory"])


def bindgen():
    """Returns the path to wasm-bindgen in the version that the program needs, and installs it among the tools in the build
    folder if it is missing."""
    lock = (ROOT / "Cargo.lock").read_text(encoding="utf-8")
    version = re.search(r'name = "wasm-bindgen"\nversion = "([^"]+)"', lock)[1]
    root = target_folder() / "tools" / f"wasm-bindgen-{version}"
    program = root / "bin" / "wasm-bindgen"
    if not program.exists():
        print(f"wasm-bindgen {version} is missing: installing it in {root}")
        install = ["cargo", "install", "--quiet", "--debug", "--root", root, f"wasm-bindgen-cli@{version}"]
        # Its lock file can name a version of a library that has been withdrawn since.
        if subprocess.run([*install, "--locked"]).returncode != 0:
            subprocess.run(install, check=True)
    return program


class Unavailable(Exception):
    """Reason why this computer can't make a program, although nothing went wrong."""


def add_target(target):
    """Installs the standard library of Rust for a target unless it is there."""
    shown = subprocess.run(["rustc", "--print", "target-libdir", "--target", target], stdout=subprocess.PIPE, text=True, check=True).stdout
    if Path(shown.strip()).is_dir():
        return
    if not shutil.which("rustup"):
        raise Unavailable(f"Rust can't build for {target}. Install its standard library, or rustup (https://rustup.rs)")
    subprocess.run(["rustup", "--quiet", "target", "add", target], check=True)


def build(profile="web"):
    """Builds the program with a profile of cargo. Returns its path."""
    add_target(TARGET)
    command = ["cargo", "build", "--locked", "--profile", profile, "--package", "executor-wasm", "--target", TARGET]
    subprocess.run(command, cwd=ROOT, check=True)
    return target_folder() / TARGET / profile / "executor_wasm.wasm"


def version_of(folder):
    """Returns a name for the content of all files in a folder."""
    digest = hashlib.sha256()
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


def write_page(folder):
    """Copies the page to `folder`. Its scripts get the version of all files in their addresses, as a browser may keep scripts
    of the version before for some time. Returns the version."""
    for path in (CRATE / "web").iterdir():
        shutil.copyfile(path, folder / path.name)
    version = version_of(folder)
    for path in folder.glob("*.*"):
        if path.suffix in (".html", ".js"):
            text = path.read_text(encoding="utf-8")
            text = re.sub(r'"((?:\./)?(?:main|parlour|texts|worker)\.js|style\.css)"', rf'"\1?{version}"', text)
            path.write_text(text, encoding="utf-8")
    return version


def write(folder, program):
    """Writes all files to `folder`, which is emptied before."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    sizes = bind(program, folder)
    described = {"program": sizes, "packs": write_packs(folder / "packs"), "version": write_page(folder)}
    (folder / "files.json").write_text(json.dumps(described, separators=(",", ":")), encoding="utf-8")
    for name, picture in (("icon.png", "app_icon.png"), ("logo.png", "logo.png")):
        shutil.copyfile(DATA / "textures/ui" / picture, folder / name)


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves files without a line for each request."""

    # Windows can have another type for scripts, and browsers run none of that.
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".js": "text/javascript"}

    def log_message(self, *_):
        pass


def server(folder, port):
    """Returns a server for a folder on this computer. Port 0 chooses a free one."""
    return http.server.ThreadingHTTPServer(("127.0.0.1", port), functools.partial(Quiet, directory=folder))


def main():
    port = sys.argv[1] if len(sys.argv) > 1 else "8000"
    if not port.isdecimal() or int(port) > 65535:
        sys.exit(f'web: invalid port "{port}" (expected a number up to 65535)')
    # Cargo has a folder with the name of each profile.
    folder = target_folder() / "web-page"
    try:
        # Before the build, which takes many minutes.
        served = server(folder, int(port))
    except OSError as error:
        sys.exit(f"web: couldn't serve the game on port {port} ({error}). Try another: ./play --web 8080")
    with served:
        try:
            write(folder, build())
        except (Unavailable, OSError, subprocess.CalledProcessError) as error:
            sys.exit(f"web: couldn't build the game ({error}).")
        print(f"Parlour is at http://127.0.0.1:{served.server_port}/ (Ctrl+C ends it)", flush=True)
        try:
            served.serve_forever()
        except KeyboardInterrupt:
            pass


if __name__ == "__main__":
    main()
