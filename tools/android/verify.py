#!/usr/bin/env python3
"""Verifies that a package is as docs/ANDROID.md describes it. Each check returns a list of error messages.

    tools/android/verify.py APK [--debian] [--listed]

--debian  use Debian's tools instead of Google's
--listed  allow only imports from symbols.txt
"""

import argparse
import re
import struct
import sys
import zipfile
from collections import Counter
from pathlib import Path

import elf
import manifest
import package
import sdk
import symbols

DOCUMENT = package.ROOT / "docs" / "ANDROID.md"
ENTRY_POINTS = {"ANativeActivity_onCreate", "android_main"}


def assets(archive, expected=None):
    """Checks that the assets are the files of data/, byte for byte, each once, and nothing else."""
    expected = package.assets() if expected is None else expected
    wrong = [f"{name} is in the package {count} times" for name, count in Counter(archive.namelist()).items() if count > 1]
    found = {name for name in archive.namelist() if name.startswith("assets/")}
    wrong += [f"{name} is missing" for name in sorted(expected.keys() - found)]
    wrong += [f"{name} is in the package, but not in data/" for name in sorted(found - expected.keys())]
    for name in sorted(expected.keys() & found):
        if archive.read(name) != Path(expected[name]).read_bytes():
            wrong.append(f"{name} differs from the file in data/")
    return wrong


def alignment(file, archive):
    """Checks the alignment of files that the system maps into memory."""
    wrong = []
    for entry in archive.infolist():
        suffix = Path(entry.filename).suffix
        if suffix == ".so" or entry.filename == "resources.arsc":
            if entry.compress_type != zipfile.ZIP_STORED:
                wrong.append(f"{entry.filename} is compressed")
                continue
            file.seek(entry.header_offset)
            name, extra = struct.unpack("<26xHH", file.read(30))
            start = entry.header_offset + 30 + name + extra
            step = package.PAGE if suffix == ".so" else package.WORD
            if start % step:
                wrong.append(f"{entry.filename} starts at {start}, which isn't a multiple of {step}")
    return wrong


def libraries(archive, abis, known=None):
    """Checks that each ABI has a library that can be loaded and imports only `known` symbols."""
    expected = {f"lib/{abi}/{package.LIBRARY}": abi for abi in abis}
    found = {name for name in archive.namelist() if name.startswith("lib/")}
    wrong = [f"{name} is missing" for name in sorted(expected.keys() - found)]
    wrong += [f"{name} is unexpected" for name in sorted(found - expected.keys())]
    for name in sorted(expected.keys() & found):
        wrong += [f"{name}: {sentence}" for sentence in library(archive.read(name), expected[name], known)]
    return wrong


def library(data, abi, known=None):
    """Checks one library."""
    try:
        read = elf.read(data)
    except elf.NotElf as error:
        return [str(error)]
    wrong = []
    if read.abi != abi:
        wrong.append(f"it is built for {read.abi}")
    if not read.alignments or any(step % package.PAGE for step in read.alignments):
        wrong.append(f"its segments are aligned to {read.alignments} bytes, not to {package.PAGE}")
    if read.has_text_relocations:
        wrong.append("it has text relocations")
    wrong += [f"it doesn't export {name}" for name in sorted(ENTRY_POINTS - read.exports)]
    if known is not None:
        wrong += symbols.complaints(read, known, package.LEAST_API)
    return wrong


def manifest_lines(documented, actual):
    """Checks that the manifest has the documented lines, and no others."""
    if not documented:
        return [f"{DOCUMENT.name} has no ```manifest block"]
    missing, extra = Counter(documented) - Counter(actual), Counter(actual) - Counter(documented)
    wrong = [f"missing in the manifest: {line}" for line in sorted(missing)]
    return wrong + [f"in the manifest, but not in {DOCUMENT.name}: {line}" for line in sorted(extra)]


def version(badging):
    """It has the workspace's version."""
    name = package.version()
    expected = {"versionName": name, "versionCode": str(package.version_code(name))}
    wrong = []
    for key, value in expected.items():
        found = re.search(rf"\b{key}='([^']*)'", badging)
        if not found or found[1] != value:
            wrong.append(f"{key} is {found[1] if found else 'missing'}, not {value}")
    return wrong


def signature(tools, path):
    """Checks the two signatures that systems from API level 26 use."""
    try:
        output = tools.run("apksigner", "verify", "--verbose", "--min-sdk-version", str(package.LEAST_API), path)
    except RuntimeError as error:
        return [str(error)]
    schemes = {2: "(APK Signature Scheme v2): true", 3: "(APK Signature Scheme v3): true"}
    return [f"it isn't signed with scheme {number}" for number, words in schemes.items() if words not in output]


def all_of(tools, path, abis, known=None):
    """Returns all errors of the package at `path`."""
    try:
        with open(path, "rb") as file, zipfile.ZipFile(file) as archive:
            wrong = assets(archive) + alignment(file, archive) + libraries(archive, abis, known)
    except zipfile.BadZipFile as error:
        return [f"it isn't a package: {error}"]
    documented = manifest.documented(DOCUMENT.read_text(encoding="utf-8"))
    tree = tools.run("aapt2", "dump", "xmltree", path, "--file", "AndroidManifest.xml")
    actual = manifest.actual(tree, tools.run("aapt2", "dump", "resources", path))
    wrong += manifest_lines(manifest.without(documented, package.left_out(tools.api_level())), actual)
    wrong += version(tools.run("aapt2", "dump", "badging", path))
    wrong += signature(tools, path)
    try:
        tools.run("zipalign", "-c", "-p", "4", path)
    except RuntimeError as error:
        wrong.append(str(error))
    return wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("apk", type=Path)
    parser.add_argument("--abi", action="append", choices=package.TARGETS, help="expect this ABI [default: all]")
    parser.add_argument("--debian", action="store_true", help="use Debian's tools instead of Google's")
    parser.add_argument("--listed", action="store_true", help="allow only imports from symbols.txt")
    asked = parser.parse_args()
    try:
        tools = sdk.debian() if asked.debian else sdk.google()
    except sdk.Missing as error:
        sys.exit(f"verify: {error}")
    known = symbols.reviewed() if asked.listed else None
    wrong = all_of(tools, asked.apk, asked.abi or package.TARGETS, known)
    print("\n".join(wrong) or f"{asked.apk} is as documented")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
