"""Packs and signs: the manifest, the launcher's picture, every asset and the libraries into one APK."""

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
# ABI -> what Rust calls it
TARGETS = {"arm64-v8a": "aarch64-linux-android", "x86_64": "x86_64-linux-android"}
# A library is mapped into memory as it lies in the package: at a page, the largest that devices have.
PAGE = 16 * 1024
WORD = 4
# What is packed already.
STORED = {".png", ".jpg", ".ogg", ".so", ".arsc"}
# Attributes of the manifest that older descriptions of the system do not know: since which API level.
NEWER = {"enableOnBackInvokedCallback": 33}

# An extra field of this number tells signers which alignment is meant, and fills the gap.
ALIGNMENT_FIELD = 0xD935
LONG_AGO = (1981, 1, 1, 0, 0, 0)


def version():
    """The game's version, as the workspace has it."""
    text = (ROOT / "Cargo.toml").read_text(encoding="utf-8")
    section = text.partition("[workspace.package]")[2].partition("\n[")[0]
    return re.search(r'^version = "([^"]+)"', section, re.MULTILINE)[1]


def version_code(name):
    """The number by which Android tells newer from older: 1.2.3 is 1002003."""
    major, minor, patch = (int(part) for part in re.match(r"(\d+)\.(\d+)\.(\d+)", name).groups())
    return major * 1_000_000 + minor * 1_000 + patch


def assets():
    """name in the package -> file, for everything below data/ but what the system hides."""
    files = (path for path in DATA.rglob("*") if path.is_file() and not path.name.startswith("."))
    return {f"assets/{path.relative_to(ROOT).as_posix()}": path for path in sorted(files)}


def pack(tools, libraries, out, keystore, password, alias):
    """Writes the signed package `out`. `libraries`: ABI -> file. `password`: name of the environment variable
    that holds the keystore's. `alias`: the key."""
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
    """Adds a file to a package; what is not compressed begins where the system can map it."""
    entry = zipfile.ZipInfo(name, LONG_AGO)
    entry.external_attr = 0o644 << 16
    suffix = Path(name).suffix
    if suffix in STORED:
        alignment = PAGE if suffix == ".so" else WORD
        # 30 bytes of header, the name, and the field's own 6 come before what is aligned.
        start = package.fp.tell() + 30 + len(name.encode()) + 6
        gap = -start % alignment
        entry.extra = struct.pack("<HHH", ALIGNMENT_FIELD, 2 + gap, alignment) + bytes(gap)
    else:
        entry.compress_type = zipfile.ZIP_DEFLATED
    package.writestr(entry, data)


def debug_keystore(tools, folder):
    """A keystore for trying things out, made at the first build. A device takes an update only from whoever
    signed what it has, so that one is kept. Its password is no secret; it goes into the environment
    variable whose name is returned beside the file."""
    keystore = folder / "debug.keystore"
    password = "PARLOUR_DEBUG_PASSWORD"
    os.environ[password] = "parlour"
    if not keystore.is_file():
        folder.mkdir(parents=True, exist_ok=True)
        # Beside its place first: an interrupted keytool leaves half a file.
        fresh = keystore.with_suffix(".new")
        fresh.unlink(missing_ok=True)
        tools.run(
            "keytool", "-genkeypair", "-keystore", fresh, "-storetype", "PKCS12", "-storepass:env", password,
            "-alias", "debug", "-keyalg", "RSA", "-keysize", "2048", "-validity", "10000", "-dname", "CN=Debug",
        )
        fresh.replace(keystore)
    return keystore, password


def key(tools, keystore, password, wanted):
    """The alias of the key to sign with: the one that is wanted, or the only one."""
    listed = tools.run("keytool", "-list", "-keystore", keystore, "-storepass:env", password)
    # One line a key: "NAME, DATE, PrivateKeyEntry,".
    keys = [line.split(",")[0] for line in listed.splitlines() if ", PrivateKeyEntry," in line]
    named = ", ".join(keys) or "none"
    # Keystores know no capitals in names.
    if wanted and wanted.lower() not in (name.lower() for name in keys):
        raise RuntimeError(f"{keystore} has no key {wanted} to sign with; it has: {named}")
    if not wanted and len(keys) != 1:
        raise RuntimeError(f"{keystore} has not one key to sign with but {len(keys)}: {named}. --alias names the one to take")
    return wanted or keys[0]


def left_out(level):
    """Attributes of the manifest that a system of this API level does not know."""
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
