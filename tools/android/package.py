"""Packs the manifest, the launcher icon, all assets and the libraries into one APK, and signs it."""

import os
import re
import shutil
import struct
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "data"
CRATE = ROOT / "executor-android"
LIBRARY = "libexecutor_android.so"

LEAST_API, TARGET_API = 26, 36
# ABI -> Rust target
TARGETS = {"arm64-v8a": "aarch64-linux-android", "x86_64": "x86_64-linux-android"}
# The system maps a library into memory directly from the package, so it is aligned to the largest page size.
PAGE = 16 * 1024
WORD = 4
# Suffixes of files that are already compressed or must not be.
STORED = {".png", ".jpg", ".ogg", ".so", ".arsc"}
# Attributes of the manifest -> first API level that knows them.
NEWER = {"enableOnBackInvokedCallback": 33}

# ID of the extra field that contains the alignment for signers, and the padding.
ALIGNMENT_FIELD = 0xD935
LONG_AGO = (1981, 1, 1, 0, 0, 0)


def version():
    """Returns the version of the workspace."""
    text = (ROOT / "Cargo.toml").read_text(encoding="utf-8")
    section = text.partition("[workspace.package]")[2].partition("\n[")[0]
    return re.search(r'^version = "([^"]+)"', section, re.MULTILINE)[1]


def version_code(name):
    """Returns the version as a number, by which Android compares versions: 1.2.3 is 1002003."""
    major, minor, patch = (int(part) for part in re.match(r"(\d+)\.(\d+)\.(\d+)", name).groups())
    return major * 1_000_000 + minor * 1_000 + patch


def data_files():
    """Returns all files in data/ except hidden ones, in a fixed order."""
    return sorted(path for path in DATA.rglob("*") if path.is_file() and not path.name.startswith("."))


def assets():
    """Returns name in the package -> file, for the data of the game."""
    return {f"assets/{path.relative_to(ROOT).as_posix()}": path for path in data_files()}


def pack(tools, libraries, out, keystore, password, alias):
    """Writes the signed package `out`. `libraries` is ABI -> file, `password` the name of the environment variable
    with the password of the keystore, and `alias` the name of the key."""
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder)
        plain, unsigned = folder / "plain.apk", folder / "unsigned.apk"
        _compile_resources(tools, folder, plain)
        with zipfile.ZipFile(plain) as resources, zipfile.ZipFile(unsigned, "w") as package:
            for name in resources.namelist():
                put(package, name, resources.read(name))
            for abi, path in sorted(libraries.items()):
                put(package, f"lib/{abi}/{LIBRARY}", Path(path).read_bytes())
            for name, path in assets().items():
                put(package, name, path.read_bytes())
        out.parent.mkdir(parents=True, exist_ok=True)
        tools.run(
            "apksigner", "sign", "--ks", keystore, "--ks-pass", f"env:{password}", "--ks-key-alias", alias,
            "--min-sdk-version", str(LEAST_API), "--v1-signing-enabled", "false", "--v2-signing-enabled", "true", "--v3-signing-enabled", "true",
            "--out", out, unsigned,
        )


def put(package, name, data):
    """Adds a file to a package. Uncompressed files are aligned, so that the system can map them."""
    entry = zipfile.ZipInfo(name, LONG_AGO)
    entry.external_attr = 0o644 << 16
    suffix = Path(name).suffix
    if suffix in STORED:
        alignment = PAGE if suffix == ".so" else WORD
        # The data starts after 30 bytes of header, the name, and 6 bytes of the extra field.
        start = package.fp.tell() + 30 + len(name.encode()) + 6
        gap = -start % alignment
        entry.extra = struct.pack("<HHH", ALIGNMENT_FIELD, 2 + gap, alignment) + bytes(gap)
    else:
        entry.compress_type = zipfile.ZIP_DEFLATED
    package.writestr(entry, data)


def debug_keystore(tools, folder):
    """Returns a keystore for tests, and the name of the environment variable with its password. The first build creates
    it. Later builds reuse it, because a device accepts an update only with the same signature. The password isn't
    secret."""
    keystore = folder / "debug.keystore"
    password = "PARLOUR_DEBUG_PASSWORD"
    os.environ[password] = "parlour"
    if not keystore.is_file():
        folder.mkdir(parents=True, exist_ok=True)
        # Written to another file first, because an interrupted keytool leaves an incomplete one.
        fresh = keystore.with_suffix(".new")
        fresh.unlink(missing_ok=True)
        tools.run(
            "keytool", "-genkeypair", "-keystore", fresh, "-storetype", "PKCS12", "-storepass:env", password,
            "-alias", "debug", "-keyalg", "RSA", "-keysize", "2048", "-validity", "10000", "-dname", "CN=Debug",
        )
        fresh.replace(keystore)
    return keystore, password


def key(tools, keystore, password, wanted):
    """Returns the alias of the key to sign with: `wanted`, or the only one."""
    listed = tools.run("keytool", "-list", "-keystore", keystore, "-storepass:env", password)
    # Each key is a line "NAME, DATE, PrivateKeyEntry,".
    keys = [line.split(",")[0] for line in listed.splitlines() if ", PrivateKeyEntry," in line]
    named = ", ".join(keys) or "none"
    # Names in keystores are case-insensitive.
    if wanted and wanted.lower() not in (name.lower() for name in keys):
        raise RuntimeError(f"{keystore} has no key {wanted} (its keys: {named})")
    if not wanted and len(keys) != 1:
        raise RuntimeError(f"{keystore} has {len(keys)} keys, expected one (its keys: {named}). Choose one with --alias")
    return wanted or keys[0]


def left_out(level):
    """Returns the attributes of the manifest that a system of this API level doesn't know."""
    return sorted(name for name, since in NEWER.items() if since > level)


def _compile_resources(tools, folder, out):
    manifest = folder / "AndroidManifest.xml"
    text = (CRATE / "AndroidManifest.xml").read_text(encoding="utf-8")
    for name in left_out(tools.api_level()):
        text = re.sub(rf'\s+android:{name}="[^"]*"', "", text)
    manifest.write_text(text, encoding="utf-8")
    shutil.copytree(CRATE / "res", folder / "res")
    tools.run("aapt2", "compile", "--dir", folder / "res", "-o", folder / "res.zip")
    name = version()
    tools.run(
        "aapt2", "link", "-I", tools.framework, "--manifest", manifest, "-o", out, folder / "res.zip",
        "--version-name", name, "--version-code", str(version_code(name)),
        "--min-sdk-version", str(LEAST_API), "--target-sdk-version", str(TARGET_API),
    )
