"""Stubs to link against without Google's NDK: empty libraries with the names and symbols of the reviewed list, and an
unwinder that aborts.

The result shows which symbols it needs, but can't run.
"""

import subprocess
import tempfile
from pathlib import Path

# lld's names for the machines
EMULATIONS = {"arm64-v8a": "aarch64linux", "x86_64": "elf_x86_64"}
# libraries that Rust and the engine pass to the linker, used or not
NAMED = ("libandroid.so", "libaaudio.so", "libc.so", "libdl.so", "liblog.so", "libm.so")
UNWINDER = Path(__file__).with_name("unwinder.rs")


def rust_lld():
    """Returns the path of Rust's linker."""
    sysroot = _ask("rustc", "--print", "sysroot")
    host = _ask("rustc", "--print", "host-tuple")
    return Path(sysroot, "lib", "rustlib", host, "bin", "rust-lld")


def make(folder, abi, target, known, least):
    """Writes the stubs to `folder`, with the symbols of API level `least`."""
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
    # A linker script can replace a library.
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
