#!/usr/bin/env python3
"""Builds the package for devices, with Google's SDK and NDK (docs/ANDROID.md).

    ./play --android [--abi ABI] [--keystore FILE [--alias NAME]]

Without --keystore, a keystore for tests signs the package. The first build creates it. The password of FILE is in the
environment variable PARLOUR_KEYSTORE_PASSWORD.
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
    """Compiles and links the game's library for `abi`. Returns its path."""
    target = package.TARGETS[abi]
    compiler = compilers / f"{target}{package.LEAST_API}-clang"
    command = ["cargo", "rustc", "--locked", "--profile", PROFILE, "--target", target, "-p", "executor-android", "--lib",
               "--", "-C", f"linker={compiler}", "-C", f"link-arg=-Wl,-z,max-page-size={package.PAGE}"]
    # Flags for the linker of the desktop don't fit this linker.
    environment = {name: value for name, value in os.environ.items() if name not in ("RUSTFLAGS", "CARGO_ENCODED_RUSTFLAGS")}
    environment["CARGO_TARGET_DIR"] = str(folder)
    if subprocess.run(command, cwd=package.ROOT, env=environment).returncode:
        sys.exit(f"play: couldn't build the game for {abi}. See the compiler's messages above.")
    return folder / target / PROFILE / package.LIBRARY


def main():
    parser = argparse.ArgumentParser(prog="./play --android", description=__doc__.splitlines()[0])
    parser.add_argument("--target-dir", type=Path, required=True, help=argparse.SUPPRESS)
    parser.add_argument("--abi", action="append", choices=package.TARGETS,
                        help="build for this kind of device only [default: all]")
    parser.add_argument("--keystore", type=Path, help=f"sign with this keystore (password in {PASSWORD})")
    parser.add_argument("--alias", help="sign with this key of the keystore")
    asked = parser.parse_args()
    abis = asked.abi or list(package.TARGETS)
    folder = asked.target_dir.resolve()
    try:
        tools, compilers = sdk.google(), sdk.compilers()
        if asked.alias and not asked.keystore:
            raise sdk.Missing("--alias needs --keystore.")
        if asked.keystore and PASSWORD not in os.environ:
            raise sdk.Missing(f"Set the environment variable {PASSWORD} to the password of {asked.keystore}.")
        for abi in abis:
            add_target(package.TARGETS[abi])
        if asked.keystore:
            keystore, password = asked.keystore, PASSWORD
        else:
            keystore, password = package.debug_keystore(tools, folder / "android")
        # Detects a wrong password before the long build.
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
        sys.exit("play: the package differs from docs/ANDROID.md:\n" + "\n".join(wrong))
    print(f"Built {out} ({out.stat().st_size // 1_000_000} MB). Connect a device and install it:\n  {sdk.adb()} install -r {out}")


def add_target(target):
    """Installs Rust's library for a target if it is missing."""
    try:
        done = subprocess.run(["rustup", "target", "add", target], cwd=package.ROOT)
    except FileNotFoundError:
        # Rust was installed without rustup, perhaps with the library.
        return
    if done.returncode:
        raise sdk.Missing(f"Couldn't install Rust's library for {target}. Run: rustup target add {target}")


if __name__ == "__main__":
    main()
