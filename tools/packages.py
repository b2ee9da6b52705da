#!/usr/bin/env python3
"""Makes the packages that players download.

    ./package linux     an archive and a package for Debian and Ubuntu in dist/, built with the release profile

It also writes a list of SHA-256 sums, and prints the files in each package with their sizes.
"""

import argparse
import gzip
import hashlib
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from android.package import ROOT, data_files, version

DIST = ROOT / "dist"
LINUX = ROOT / "packaging" / "linux"
ELSEWHERE = {
    "windows": "can't be made yet. Build the game on Windows (README.md)",
    "web": "can't be made yet, because the game doesn't run in a browser",
    "android": "has its own command: ./play --android (docs/ANDROID.md)",
}


# Packages of Debian and Ubuntu with the libraries that the game loads, as in ./play.
NEEDED = (
    "libasound2 | libasound2t64", "libegl1", "libgl1", "libglx-mesa0 | libglx-vendor", "libudev1", "libwayland-client0",
    "libwayland-egl1", "libx11-6", "libx11-xcb1", "libxcursor1", "libxi6", "libxkbcommon0", "libxkbcommon-x11-0",
)
# Names of processors, which Debian calls differently.
DEBIAN = {"x86_64": "amd64", "aarch64": "arm64"}


class Failed(Exception):
    """Reason why a package can't be made."""


def linux_files(built):
    """Returns path below the prefix -> file, in a fixed order. `built` has the files that aren't in the project."""
    files = dict(built)
    for path in data_files():
        files[f"share/parlour/{path.relative_to(ROOT).as_posix()}"] = path
    for path in LINUX.glob("*.desktop"):
        files[f"share/applications/{path.name}"] = path
    for path in LINUX.glob("icons/*.png"):
        files[f"share/icons/hicolor/{path.stem}x{path.stem}/apps/parlour.png"] = path
    for path in LINUX.glob("*.metainfo.xml"):
        files[f"share/metainfo/{path.name}"] = path
    for name in ("LICENSE", "CHANGELOG.md"):
        files[f"share/doc/parlour/{name}"] = ROOT / name
    return dict(sorted(files.items()))


def write_archive(out, files, folder, time):
    """Writes the files into `folder` of a .tar.gz file. The same files give the same bytes: order, owner, modes and
    `time` (seconds since 1970) are fixed."""
    with open(out, "wb") as raw, gzip.GzipFile("", "wb", mtime=time, fileobj=raw) as packed:
        with tarfile.open(fileobj=packed, mode="w", format=tarfile.GNU_FORMAT) as archive:
            for name, path in files.items():
                entry = tarfile.TarInfo(f"{folder}/{name}")
                entry.mode = 0o755 if name.startswith("bin/") else 0o644
                entry.uname = entry.gname = "root"
                entry.mtime = time
                entry.size = path.stat().st_size
                with open(path, "rb") as content:
                    archive.addfile(entry, content)


def least_libc(program):
    """Returns the oldest version of the C library with which the program starts."""
    shown = subprocess.run(["objdump", "-T", program], stdout=subprocess.PIPE, text=True, check=True).stdout
    versions = re.findall(r"\(GLIBC_(\d+)\.(\d+)", shown)
    return "{}.{}".format(*max((int(major), int(minor)) for major, minor in versions))


def control(files, libc, processor):
    """Returns the description of the package for Debian and Ubuntu."""
    size = sum(path.stat().st_size for path in files.values())
    return f"""Package: parlour
Version: {version()}
Architecture: {DEBIAN[processor]}
Section: games
Priority: optional
Installed-Size: {size // 1024}
Depends: libc6 (>= {libc}), {", ".join(NEEDED)}
Maintainer: The Parlour authors
Description: chess and card games at a 3D table
 Parlour is a 3D game table with chess, a solitaire called Prospector, and a card
 game called the Duel.
"""


def write_deb(out, files, description, time):
    """Writes a package for Debian and Ubuntu. The same files give the same bytes, as for the archive."""
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        root.chmod(0o755)
        for name, path in files.items():
            copy = root / "usr" / name
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, copy)
        (root / "DEBIAN").mkdir()
        (root / "DEBIAN" / "control").write_text(description, encoding="utf-8")
        # Debian looks for the license under this name.
        (root / "usr/share/doc/parlour/LICENSE").rename(root / "usr/share/doc/parlour/copyright")
        for path in root.rglob("*"):
            path.chmod(0o755 if path.is_dir() or path.parent.name == "bin" else 0o644)
        # Most of the data is compressed already, so xz would take minutes for nothing.
        command = ["dpkg-deb", "--root-owner-group", "-Zgzip", "--build", root, out]
        done = subprocess.run(command, env={**os.environ, "SOURCE_DATE_EPOCH": str(time)}, stdout=subprocess.DEVNULL)
        if done.returncode:
            raise Failed(f"dpkg-deb couldn't write {out.name}. See its message above")


def write_sums(folder):
    """Writes the SHA-256 sums of all packages in `folder`, in the form of sha256sum. Returns them."""
    packages = sorted(path for path in folder.iterdir() if path.name.startswith("parlour-"))
    sums = "".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in packages)
    (folder / "SHA256SUMS").write_text(sums, encoding="utf-8")
    return sums


def listing(files):
    """Returns the lines that list the files with their sizes in bytes."""
    sizes = {name: path.stat().st_size for name, path in files.items()}
    lines = [f"{size:>12,}  {name}" for name, size in sizes.items()]
    return [*lines, f"{sum(sizes.values()):>12,}  in {len(sizes)} files"]


def described(*arguments):
    """Returns what cargo knows about the workspace."""
    command = ["cargo", "metadata", "--locked", "--offline", "--format-version", "1", *arguments]
    return json.loads(subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout)


def libraries(workspace):
    """Returns the packages from elsewhere that are part of the program, sorted by name. Tools that only the build or the
    tests need are not."""
    nodes = {node["id"]: node for node in workspace["resolve"]["nodes"]}
    packages = {package["id"]: package for package in workspace["packages"]}
    waiting = [identifier for identifier in packages if packages[identifier]["name"] == "executor"]
    found = set()
    while waiting:
        identifier = waiting.pop()
        if identifier not in found:
            found.add(identifier)
            waiting += [needed["pkg"] for needed in nodes[identifier]["deps"] if any(kind["kind"] is None for kind in needed["dep_kinds"])]
    others = (packages[identifier] for identifier in found if packages[identifier]["source"])
    return sorted(others, key=lambda package: (package["name"], package["version"]))


def license_texts(packages):
    """Returns the licenses of these packages as one text, as most of them demand. Packages with the same text share it."""
    names, texts = [], {}
    for package in packages:
        name = f"{package['name']} {package['version']}"
        names.append(f"{name}: {package['license']}, {package['repository'] or 'https://crates.io/crates/' + package['name']}\n")
        for path in sorted(Path(package["manifest_path"]).parent.iterdir()):
            if path.is_file() and re.match(r"(un)?licen[cs]e|copying|notice|copyright", path.name, re.IGNORECASE):
                texts.setdefault(path.read_text(encoding="utf-8", errors="replace").strip(), []).append(name)
    parts = [f"{'-' * 80}\n{', '.join(users)}\n\n{text}\n" for text, users in texts.items()]
    return "Parlour contains these libraries:\n\n" + "".join(names) + "\n" + "\n".join(parts)


def man_page():
    """Returns the manual page. Its options are those of docs/reference/command-line.md, which ./check compares with --help."""
    text = (ROOT / "docs/reference/command-line.md").read_text(encoding="utf-8")
    block = text.partition("```arguments\n")[2].partition("```")[0]
    roff = block.replace("\\", "\\e").replace("-", "\\-")
    options = re.findall(r"^ +(\\-\S.*?)  +(\S.*)$", roff, re.MULTILINE)
    listed = "".join(f".TP\n.B {option}\n\\&{meaning}\n" for option, meaning in options)
    return f"""\
.TH PARLOUR 6 "" "Parlour {version()}" "Games"
.SH NAME
parlour \\- chess and card games at a 3D table
.SH SYNOPSIS
.B parlour
[\\fIoptions\\fR]
.SH DESCRIPTION
Parlour is a 3D game table with chess, a solitaire called Prospector, and a card game called the Duel.
Press F1 in the game to show the controls.
.SH OPTIONS
{listed}.SH FILES
.TP
.I ~/.local/share/parlour
Settings, saved games, statistics and bug reports.
"""


def build():
    """Builds the program with the release profile, the licenses of its libraries and its manual page. Returns path in the
    package -> file."""
    # ./play installs what is missing to build.
    done = subprocess.run([ROOT / "play", "--release", "--version"], stdout=subprocess.PIPE, text=True)
    if done.returncode:
        raise Failed("couldn't build the game. See the messages above")
    shown, expected = done.stdout.splitlines()[-1], f"parlour {version()}"
    if shown != expected:
        raise Failed(f'the program says "{shown}" (expected "{expected}")')
    workspace = described("--filter-platform", host())
    folder = Path(workspace["target_directory"]) / "release"
    licenses, manual = folder / "THIRD-PARTY.txt", folder / "parlour.6"
    licenses.write_text(license_texts(libraries(workspace)), encoding="utf-8")
    manual.write_text(man_page(), encoding="utf-8")
    return {"bin/parlour": folder / "executor", "share/doc/parlour/THIRD-PARTY.txt": licenses, "share/man/man6/parlour.6": manual}


def host():
    """Returns the target for which cargo builds here."""
    shown = subprocess.run(["rustc", "-vV"], stdout=subprocess.PIPE, text=True, check=True).stdout
    return re.search(r"^host: (.+)$", shown, re.MULTILINE)[1]


def commit_time():
    """Returns the time of the last commit, or SOURCE_DATE_EPOCH if that is set."""
    if "SOURCE_DATE_EPOCH" in os.environ:
        return int(os.environ["SOURCE_DATE_EPOCH"])
    done = subprocess.run(["git", "log", "-1", "--format=%ct"], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    return int(done.stdout) if done.returncode == 0 else 0


def make_linux():
    """Makes the package for Linux and prints what is in it."""
    if platform.system() != "Linux":
        raise Failed("the package for Linux can be made only on Linux")
    files = linux_files(build())
    processor, time = platform.machine(), commit_time()
    name = f"parlour-{version()}-linux-{processor}"
    DIST.mkdir(exist_ok=True)
    made = [DIST / f"{name}.tar.gz"]
    write_archive(made[0], files, name, time)
    if shutil.which("dpkg-deb") and processor in DEBIAN:
        made.append(DIST / f"{name}.deb")
        write_deb(made[1], files, control(files, least_libc(files["bin/parlour"]), processor), time)
    else:
        print("package: left out the .deb, because dpkg-deb is missing or doesn't know this processor.", file=sys.stderr)
    print(*listing(files), "", sep="\n")
    for out in made:
        print(f"{out.relative_to(ROOT)}: {out.stat().st_size:,} bytes")
    print(f"\ndist/SHA256SUMS:\n{write_sums(DIST)}", end="")


def main():
    parser = argparse.ArgumentParser(prog="./package", description=__doc__.splitlines()[0])
    parser.add_argument("platform", choices=["linux", *ELSEWHERE], help="system that the package is for")
    asked = parser.parse_args().platform
    if asked in ELSEWHERE:
        sys.exit(f"package: the package for {asked} {ELSEWHERE[asked]}.")
    try:
        make_linux()
    except (Failed, OSError, subprocess.CalledProcessError) as error:
        sys.exit(f"package: {error}.")


if __name__ == "__main__":
    main()
