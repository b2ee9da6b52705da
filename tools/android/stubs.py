"""What can be linked against where Google's NDK is not to be had: empty libraries with the names and the
symbols of the reviewed list, and an unwinder that gives up.

What is linked so says which symbols it wants, and is no program to run.
"""

import subprocess
import tempfile
from pathlib import Path

# lld's names for the machines
EMULATIONS = {"arm64-v8a": "aarch64linux", "x86_64": "elf_x86_64"}
# libraries that Rust's and the engine's link lines name, whether anything is taken from them or not
NAMED = ("libandroid.so", "libaaudio.so", "libc.so", "libdl.so", "liblog.so", "libm.so")
UNWINDER = Path(__file__).with_name("unwinder.rs")


def rust_lld():
    """Rust's own linker."""
    sysroot = _ask("rustc", "--print", "sysroot")
    host = _ask("rustc", "--print", "host-tuple")
    return Path(sysroot, "lib", "rustlib", host, "bin", "rust-lld")


def make(folder, abi, target, known, least):
    """Puts them into `folder`, with the symbols that a system of API level `least` has."""
    folder.mkdir(parents=True, exist_ok=True)
    for library in sorted({*NAMED, *known}):
        present = (symbol for symbol, level in known.get(library, {}).items() if level <= least)
        _make_library(folder / library, abi, sorted(present))
    unwinder = folder / "unwinder.o"
    subprocess.run(
        ["rustc", "--edition", "2024", "--target", target, "--crate-type", "lib", "--emit", "obj", "-C", "opt-level=1",
         "-o", unwinder, UNWINDER],
        check=True,
    )
    # A linker takes a script for a library.
    (folder / "libunwind.a").write_text(f"INPUT({unwinder})\n", encoding="utf-8")


def _make_library(path, abi, symbols):
    with tempfile.NamedTemporaryFile("w", suffix=".ld") as script:
        script.write("SECTIONS { }\n")
        script.writelines(f"{symbol} = 0;\n" for symbol in symbols)
        script.flush()
        subprocess.run(
            [rust_lld(), "-flavor", "gnu", "-m", EMULATIONS[abi], "-shared", "-soname", path.name,
             "-o", path, script.name],
            check=True,
        )


def _ask(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()
