"""Makes the folder with the page, the program and the data, which any web server can host."""

import gzip
import json
import re
import shutil
import subprocess
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


def bind(program, bindgen, folder):
    """Writes the program and its JavaScript to `folder`. Returns the size of the compressed program in bytes."""
    subprocess.run([bindgen, program, "--target", "web", "--no-typescript", "--out-dir", folder, "--out-name", "parlour"], check=True)
    bound = folder / "parlour_bg.wasm"
    packed = gzip.compress(bound.read_bytes(), mtime=0)
    bound.unlink()
    (folder / "parlour.wasm.gz").write_bytes(packed)
    return len(packed)


def write(folder, program, bindgen):
    """Writes all files to `folder`, which is emptied before."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    size = bind(program, bindgen, folder)
    described = {"program": size, "packs": write_packs(folder / "packs")}
    (folder / "files.json").write_text(json.dumps(described, separators=(",", ":")), encoding="utf-8")
    for path in (CRATE / "web").iterdir():
        shutil.copyfile(path, folder / path.name)
    for name, picture in (("icon.png", "app_icon.png"), ("logo.png", "logo.png")):
        shutil.copyfile(DATA / "textures/ui" / picture, folder / name)
