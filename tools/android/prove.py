#!/usr/bin/env python3
"""Verifies without Google's SDK and NDK that the Android version can be built: compiles it, links it against empty
libraries with the symbols of symbols.txt, packs, signs and verifies it.

    tools/android/prove.py TARGET_FOLDER [ABI...]

Without ABI, it does so for all kinds of devices.
The result can't run, because it has no unwinder. Prints a warning with !!! for each part that this machine can't do,
and does the rest. The exit status is 1 after an error.
"""

import os
import subprocess
import sys
from pathlib import Path

import elf
import package
import sdk
import stubs
import symbols
import verify

PROFILE = "package-check"


def warn(message):
    print(f"!!! {message}", flush=True)


def is_installed(target):
    """Returns whether Rust's library for this target is installed."""
    sysroot = subprocess.run(["rustc", "--print", "sysroot"], check=True, capture_output=True, text=True).stdout
    return Path(sysroot.strip(), "lib", "rustlib", target, "lib").is_dir()


def cargo(folder, *arguments):
    """Runs cargo with `folder` as the build folder. Returns whether it succeeded."""
    environment = {name: value for name, value in os.environ.items() if name not in ("RUSTFLAGS", "CARGO_ENCODED_RUSTFLAGS")}
    environment["CARGO_TARGET_DIR"] = str(folder)
    return subprocess.run(["cargo", *arguments], cwd=package.ROOT, env=environment).returncode == 0


def compile_dependencies(folder, abis):
    """Compiles all crates below executor-android for several kinds of devices in one call, so that cargo works on
    one kind while a large crate of the other keeps a single core busy. None of them is linked. An error appears
    again, with its ABI, in `link`."""
    targets = [word for abi in abis for word in ("--target", package.TARGETS[abi])]
    cargo(folder, "build", "--locked", "--profile", PROFILE, *targets, "-p", "parlour", "--lib")


def link(folder, abi, known):
    """Compiles and links the game's library for `abi`. Returns its path, or `None` after an error."""
    target = package.TARGETS[abi]
    empty = folder / target / "stubs"
    stubs.make(empty, abi, target, known, package.LEAST_API)
    # Flags only for the last crate, so that its dependencies are the same for every linker.
    flags = [
        f"linker={stubs.rust_lld()}", "linker-flavor=ld.lld", f"link-arg=-L{empty}", "link-arg=--no-undefined", "link-arg=--error-limit=0",
        "link-arg=-zmax-page-size=16384",
    ]
    done = cargo(folder, "rustc", "--locked", "--profile", PROFILE, "--target", target, "-p", "executor-android", "--lib",
                 "--", "-D", "warnings", *(word for flag in flags for word in ("-C", flag)))
    return folder / target / PROFILE / package.LIBRARY if done else None


def main():
    if len(sys.argv) < 2 or not set(sys.argv[2:]) <= set(package.TARGETS):
        sys.exit(__doc__)
    folder = Path(sys.argv[1]).resolve()
    known = symbols.reviewed()
    wrong, libraries, abis = [], {}, []
    for abi in sys.argv[2:] or package.TARGETS:
        target = package.TARGETS[abi]
        if is_installed(target):
            abis.append(abi)
        else:
            warn(f"RUST'S LIBRARY FOR {target} IS MISSING (rustup target add {target}): CONTINUING WITHOUT {abi}.")
    if len(abis) > 1:
        compile_dependencies(folder, abis)
    for abi in abis:
        path = link(folder, abi, known)
        if path is None:
            wrong.append(f"{abi}: couldn't compile or link the game. If the linker misses a symbol that Android has, add it to "
                         "symbols.txt")
            continue
        libraries[abi] = path
        read = elf.read(path.read_bytes())
        print(f"{abi}: {path.stat().st_size} bytes, {len(read.imports)} imports from {' '.join(sorted(read.needed))}")
        wrong += [f"{abi}: {sentence}" for sentence in verify.library(path.read_bytes(), abi, known)]
    if libraries and not wrong:
        wrong += prove_package(folder, libraries, known)
    print("\n".join(wrong))
    sys.exit(bool(wrong))


def prove_package(folder, libraries, known):
    """Packs, signs and verifies. Returns error messages."""
    try:
        tools = sdk.debian()
    except sdk.Missing as error:
        warn(f"CAN'T BUILD A PACKAGE: {error}.")
        return []
    for name in package.left_out(tools.api_level()):
        warn(f"SKIPPING {name} OF THE MANIFEST: the tools support only API level {tools.api_level()}.")
    out = folder / "android" / "proof.apk"
    keystore, password = package.debug_keystore(tools, folder / "android")
    package.pack(tools, libraries, out, keystore, password, package.key(tools, keystore, password, None))
    print(tools.run("aapt2", "dump", "badging", out), end="")
    wrong = verify.all_of(tools, out, libraries, known)
    if not wrong:
        print(f"{out.name}: {out.stat().st_size} bytes, {len(package.assets())} assets, as documented")
    return wrong


if __name__ == "__main__":
    main()
