#!/usr/bin/env python3
"""Builds the package for devices, with Google's SDK and NDK (docs/ANDROID.md).

    ./play --android [--abi ABI] [--keystore FILE [--alias NAME]]

Without a keystore it is signed with one that is made at the first build, for trying it out. The password of a keystore
stands in the environment variable PARLOUR_KEYSTORE_PASSWORD.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path

import package
import sdk
import verify

PROFILE = "android"
PASSWORD = "PARLOUR_KEYSTORE_PASSWORD"


def link(folder, abi, compilers):
    """Compiles and links the game's library for `abi`; gives its path."""
    target = package.TARGETS[abi]
    compiler = compilers / f"{target}{package.LEAST_API}-clang"
    command = ["cargo", "rustc", "--locked", "--profile", PROFILE, "--target", target, "-p", "executor-android", "--lib",
               "--", "-C", f"linker={compiler}", "-C", f"link-arg=-Wl,-z,max-page-size={package.PAGE}"]
    # Flags for the desktop's linker are none for this one.
    environment = {name: value for name, value in os.environ.items() if name not in ("RUSTFLAGS", "CARGO_ENCODED_RUSTFLAGS")}
    environment["CARGO_TARGET_DIR"] = str(folder)
    if subprocess.run(command, cwd=package.ROOT, env=environment).returncode:
        sys.exit(f"play: the game could not be built for {abi}; what the compiler said stands above.")
    return folder / target / PROFILE / package.LIBRARY


def main():
    parser = argparse.ArgumentParser(prog="./play --android", description=__doc__.splitlines()[0])
    parser.add_argument("--target-dir", type=Path, required=True, help=argparse.SUPPRESS)
    parser.add_argument("--abi", action="append", choices=package.TARGETS,
                        help="for these devices only [default: all of them]")
    parser.add_argument("--keystore", type=Path, help=f"sign with this one, its password in {PASSWORD}")
    parser.add_argument("--alias", help="the name of the key, in a keystore that holds several")
    asked = parser.parse_args()
    abis = asked.abi or list(package.TARGETS)
    folder = asked.target_dir.resolve()
    try:
        tools, compilers = sdk.google(), sdk.compilers()
        if asked.alias and not asked.keystore:
            raise sdk.Missing("--alias is a key of the keystore that --keystore names.")
        if asked.keystore and PASSWORD not in os.environ:
            raise sdk.Missing(f"The password of {asked.keystore} is expected in the environment variable {PASSWORD}.")
        for abi in abis:
            add_target(package.TARGETS[abi])
        if asked.keystore:
            keystore, password = asked.keystore, PASSWORD
        else:
            keystore, password = package.debug_keystore(tools, folder / "android")
        # A wrong password is better known before the long part.
        alias = package.key(tools, keystore, password, asked.alias)
    except (sdk.Missing, RuntimeError) as error:
        sys.exit(f"play: {error}")
    libraries = {abi: link(folder, abi, compilers) for abi in abis}
    out = folder / "android" / f"parlour-{package.version()}.apk"
    try:
        package.pack(tools, libraries, out, keystore, password, alias)
        wrong = verify.all_of(tools, out, abis)
    except RuntimeError as error:
        sys.exit(f"play: {error}")
    if wrong:
        sys.exit("play: the package is not as docs/ANDROID.md promises:\n" + "\n".join(wrong))
    print(f"{out} is ready, {out.stat().st_size // 1_000_000} MB. With a device connected:\n  {sdk.adb()} install -r {out}")


def add_target(target):
    """Gets Rust's library for a target, if it is not there."""
    try:
        done = subprocess.run(["rustup", "target", "add", target], cwd=package.ROOT)
    except FileNotFoundError:
        # Rust came another way, perhaps with the library.
        return
    if done.returncode:
        raise sdk.Missing(f"Rust's library for {target} could not be fetched: rustup target add {target}")


if __name__ == "__main__":
    main()
