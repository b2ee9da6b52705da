#!/usr/bin/env python3
"""Tests of the scripts in this folder: a faulty package is rejected, with the reason.

    python3 tools/android/tests.py
"""

import io
import os
import shutil
import struct
import sys
import tempfile
import unittest
import zipfile
from pathlib import Path
from unittest import mock

import elf
import manifest
import package
import sdk
import symbols
import verify

KNOWN = {"libc.so": {"open": 21, "getrandom": 28}, "libm.so": {"log": 21}}


def make_library(machine=183, needed=("libc.so",), imports=("open",), weak=(), exports=tuple(verify.ENTRY_POINTS),
                 alignment=package.PAGE, flags=0):
    """Returns the bytes of a small library."""
    strings = bytearray(b"\0")

    def string(text):
        strings.extend(text.encode() + b"\0")
        return len(strings) - len(text) - 1

    symbol_table = bytes(24)
    for names, binding, section in ((imports, 1, 0), (weak, 2, 0), (exports, 1, 7)):
        for name in names:
            symbol_table += struct.pack("<IBBHQQ", string(name), binding << 4, 0, section, 0, 0)
    dynamic = b"".join(struct.pack("<QQ", elf.NEEDED, string(name)) for name in needed)
    dynamic += struct.pack("<QQ", elf.FLAGS, flags) + bytes(16)
    body = 64 + 56
    parts = [(3, bytes(strings), 0, 0), (elf.DYNAMIC_SYMBOLS, symbol_table, 1, 24), (elf.DYNAMIC_TABLE, dynamic, 1, 16)]
    sections, content = bytes(64), b""
    for kind, data, link, entry in parts:
        sections += struct.pack("<IIQQQQIIQQ", 0, kind, 0, 0, body + len(content), len(data), link, 0, 8, entry)
        content += data
    header = b"\x7fELF\x02\x01\x01".ljust(16, b"\0") + struct.pack(
        "<HHIQQQIHHHHHH", 3, machine, 1, 0, 64, body + len(content), 0, 64, 56, 1, 64, len(parts) + 1, 0)
    program = struct.pack("<IIQQQQQQ", elf.LOAD, 5, 0, 0, 0, 0, 0, alignment)
    return header + program + content + sections


class Libraries(unittest.TestCase):
    def complaints(self, **what):
        return verify.library(make_library(**what), "arm64-v8a", KNOWN)

    def test_a_good_one_is_taken(self):
        self.assertEqual(self.complaints(), [])
        self.assertEqual(verify.library(make_library(machine=62), "x86_64", KNOWN), [])

    def test_an_import_that_is_not_listed_is_refused(self):
        self.assertIn("memfd_create", " ".join(self.complaints(imports=("open", "memfd_create"))))

    def test_an_import_counts_only_from_a_library_that_is_needed(self):
        self.assertTrue(self.complaints(imports=("log",)))
        self.assertEqual(self.complaints(imports=("log",), needed=("libc.so", "libm.so")), [])

    def test_what_came_later_may_only_be_wished_for(self):
        self.assertIn("level 28", " ".join(self.complaints(imports=("getrandom",))))
        self.assertEqual(self.complaints(weak=("getrandom",)), [])

    def test_a_library_that_is_not_listed_is_refused(self):
        self.assertIn("libgui.so", " ".join(self.complaints(needed=("libc.so", "libgui.so"))))

    def test_small_pages_are_refused(self):
        self.assertIn("4096", " ".join(self.complaints(alignment=4096)))

    def test_it_must_be_for_the_device(self):
        self.assertIn("x86_64", " ".join(self.complaints(machine=62)))

    def test_it_must_have_a_beginning(self):
        self.assertIn("ANativeActivity_onCreate", " ".join(self.complaints(exports=("android_main",))))

    def test_code_is_not_changed(self):
        self.assertTrue(self.complaints(flags=elf.FLAG_TEXTREL))

    def test_any_end_of_a_file_is_survived(self):
        whole = make_library()
        for length in range(0, len(whole), 7):
            self.assertTrue(verify.library(whole[:length], "arm64-v8a", KNOWN), length)


class Packages(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.expected = {}
        for name in ("assets/data/scene.rgs", "assets/data/picture.png"):
            path = Path(self.folder.name, name.replace("/", "_"))
            path.write_bytes(name.encode() * 9)
            self.expected[name] = path

    def archive(self, change=None):
        """Returns a package with these assets, after `change` has changed its files."""
        files = {name: path.read_bytes() for name, path in self.expected.items()}
        files[f"lib/arm64-v8a/{package.LIBRARY}"] = make_library()
        files["resources.arsc"] = b"table"
        if change:
            change(files)
        file = io.BytesIO()
        with zipfile.ZipFile(file, "w") as archive:
            for name, data in files.items():
                package.put(archive, name, data)
        return file, zipfile.ZipFile(file)

    def test_a_good_one_is_taken(self):
        file, archive = self.archive()
        self.assertEqual(verify.assets(archive, self.expected), [])
        self.assertEqual(verify.alignment(file, archive), [])
        self.assertEqual(verify.libraries(archive, ["arm64-v8a"], KNOWN), [])

    def test_an_asset_that_is_missing_changed_or_more_is_refused(self):
        for change, word in (
            (lambda files: files.pop("assets/data/picture.png"), "missing"),
            (lambda files: files.update({"assets/data/scene.rgs": b"another"}), "differs from"),
            (lambda files: files.update({"assets/data/notes.txt": b"mine"}), "not in data/"),
        ):
            wrong = verify.assets(self.archive(change)[1], self.expected)
            self.assertEqual(len(wrong), 1, wrong)
            self.assertIn(word, wrong[0])

    def test_an_asset_that_is_in_it_twice_is_refused(self):
        file, _ = self.archive()
        with zipfile.ZipFile(file, "a") as archive, self.assertWarns(UserWarning):
            archive.writestr("assets/data/scene.rgs", self.expected["assets/data/scene.rgs"].read_bytes())
        self.assertIn("2 times", verify.assets(zipfile.ZipFile(file), self.expected)[0])

    def test_a_library_that_cannot_be_mapped_is_refused(self):
        name = f"lib/arm64-v8a/{package.LIBRARY}"
        for compression in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
            file = io.BytesIO()
            with zipfile.ZipFile(file, "w", compression) as archive:
                archive.writestr(name, make_library())
            self.assertEqual(len(verify.alignment(file, zipfile.ZipFile(file))), 1)

    def test_the_libraries_are_those_that_were_asked_for(self):
        _, archive = self.archive()
        self.assertIn("missing", verify.libraries(archive, ["arm64-v8a", "x86_64"])[0])
        self.assertIn("is unexpected", verify.libraries(archive, [])[0])

    def test_every_file_of_the_data_folder_is_meant(self):
        names = package.assets()
        for name in ("assets/data/resources.registry", "assets/data/scenes/chess.rgs", "assets/data/scenes/chess.rgs.meta",
                     "assets/data/locales/de-DE.ftl"):
            self.assertIn(name, names)


class Manifests(unittest.TestCase):
    TREE = """N: android=http://schemas.android.com/apk/res/android (line=4)
  E: manifest (line=4)
    A: http://schemas.android.com/apk/res/android:versionCode(0x0101021b)=100
    A: package="a.b" (Raw: "a.b")
    A: platformBuildVersionCode=29
      E: application (line=9)
        A: http://schemas.android.com/apk/res/android:icon(0x01010002)=@0x7f010000
        A: http://schemas.android.com/apk/res/android:hasCode(0x0101000c)=false
          E: activity (line=22)
            A: http://schemas.android.com/apk/res/android:screenOrientation(0x0101001e)=6
            A: http://schemas.android.com/apk/res/android:configChanges(0x0101001f)=0x40000480
              E: intent-filter (line=31)
"""
    LINES = ["manifest package=a.b", "application hasCode=false icon=@mipmap/launcher",
            "activity configChanges=fontScale|orientation|screenSize screenOrientation=sensorLandscape"]

    def actual(self, tree=TREE):
        return manifest.actual(tree, "    resource 0x7f010000 mipmap/launcher\n      () (file) x.xml\n")

    def test_it_is_read(self):
        self.assertEqual(self.actual(), self.LINES)

    def test_differences_from_the_document_are_refused(self):
        self.assertEqual(verify.manifest_lines(self.LINES, self.actual()), [])
        self.assertEqual(len(verify.manifest_lines(self.LINES, self.actual(self.TREE.replace("=6", "=1")))), 2)
        permission = "      E: uses-permission (line=8)\n        A: http://schemas.android.com/apk/res/android:name(0x01010003)=\"x.INTERNET\" (Raw: \"x.INTERNET\")\n"
        wrong = verify.manifest_lines(self.LINES, self.actual(self.TREE + permission))
        self.assertEqual(len(wrong), 1)
        self.assertIn("x.INTERNET", wrong[0])
        self.assertTrue(verify.manifest_lines(self.LINES + ["uses-feature name=more"], self.actual()))

    def test_a_missing_block_is_refused(self):
        self.assertTrue(verify.manifest_lines(manifest.documented("nothing"), []))

    def test_the_document_has_a_manifest(self):
        documented = manifest.documented(verify.DOCUMENT.read_text(encoding="utf-8"))
        self.assertIn(f"uses-sdk minSdkVersion={package.LEAST_API} targetSdkVersion={package.TARGET_API}", documented)
        for name in package.NEWER:
            self.assertTrue(any(name in line for line in documented))
            self.assertFalse(any(name in line for line in manifest.without(documented, [name])))

    def test_a_version_is_a_number_that_grows(self):
        versions = ["0.1.0", "0.1.1", "0.2.0", "1.0.0", "1.0.12", "1.11.0"]
        codes = [package.version_code(version) for version in versions]
        self.assertEqual(codes, sorted(set(codes)))
        self.assertEqual(package.version_code("1.2.3"), 1002003)
        good = f"versionCode='{package.version_code(package.version())}' versionName='{package.version()}'"
        self.assertEqual(verify.version(good), [])
        self.assertEqual(len(verify.version("versionCode='1' versionName='0.0'")), 2)


class Symbols(unittest.TestCase):
    def test_the_list_is_read(self):
        self.assertEqual(symbols.read("# x\nliba.so 21\n  f # c\n\n  g\nliba.so 28\n  h\n"), {"liba.so": {"f": 21, "g": 21, "h": 28}})
        self.assertGreater(len(symbols.reviewed()["libc.so"]), 50)

    def test_a_line_that_means_nothing_is_named(self):
        for text in ("  f\n", "liba.so\n", "liba.so x\n"):
            with self.assertRaisesRegex(symbols.Wrong, ":1:"):
                symbols.read(text)


class Tools(unittest.TestCase):
    """The message about a missing tool explains how to get it."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.home = Path(folder.name)

    def file(self, name, text=""):
        path = self.home / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        path.chmod(0o755)

    def missing(self, what, **environment):
        cleared = {name: value for name, value in os.environ.items() if not name.startswith(("ANDROID_", "JAVA_"))}
        with mock.patch.dict(os.environ, {**cleared, **environment}, clear=True), self.assertRaises(sdk.Missing) as caught:
            what()
        return str(caught.exception)

    def test_the_sdk(self):
        home = {"ANDROID_HOME": str(self.home), "JAVA_HOME": str(self.home)}
        self.assertIn("sdkmanager", self.missing(sdk.google))
        self.assertIn("build-tools", self.missing(sdk.google, **home))
        self.file("build-tools/35.0.1/aapt2")
        self.assertIn("build-tools", self.missing(sdk.google, **home))
        self.file("build-tools/36.0.0/aapt2")
        self.assertIn("android-36", self.missing(sdk.google, **home))
        self.file("platforms/android-36/android.jar")
        self.assertIn("keytool", self.missing(sdk.google, **home))
        self.file("bin/keytool")
        self.assertIn("apksigner is missing", self.missing(sdk.google, **home))
        self.file("build-tools/36.0.0/zipalign")
        # Output of a Java version that is too old.
        self.file("build-tools/36.0.0/apksigner", "#!/bin/sh\necho java.lang.UnsupportedClassVersionError >&2; exit 1\n")
        message = self.missing(sdk.google, **home)
        self.assertIn("UnsupportedClassVersionError", message)
        self.assertIn("version 17", message)

    def test_the_newest_sdk_is_taken(self):
        for name in ("build-tools/36.0.0", "build-tools/100.0.0", "build-tools/36.1.0"):
            for program in ("aapt2", "apksigner", "zipalign"):
                self.file(f"{name}/{program}", "#!/bin/sh\n")
        self.file("platforms/android-36/android.jar")
        self.file("bin/keytool")
        with mock.patch.dict(os.environ, {"ANDROID_HOME": str(self.home), "JAVA_HOME": str(self.home)}):
            self.assertEqual(sdk.google().aapt2, self.home / "build-tools/100.0.0/aapt2")

    def test_the_ndk(self):
        self.assertIn("ndk;28", self.missing(sdk.compilers))
        home = {"ANDROID_HOME": str(self.home)}
        self.assertIn("Android NDK", self.missing(sdk.compilers, **home))
        self.file("ndk/27.0.12077973/source.properties", "Pkg.Revision = 27.0.12077973\n")
        self.assertIn("r27", self.missing(sdk.compilers, **home))
        self.file("ndk/28.2.13676358/source.properties", "Pkg.Revision = 28.2.13676358\n")
        self.assertIn("no compilers", self.missing(sdk.compilers, **home))
        self.assertIn("Android NDK", self.missing(sdk.compilers, ANDROID_NDK_HOME=str(self.home)))
        with mock.patch.object(sys, "platform", "linux"):
            folder = self.home / "ndk/28.2.13676358/toolchains/llvm/prebuilt/linux-x86_64/bin"
            self.file(folder / "clang", "of another machine")
            self.assertIn("can't run on this machine", self.missing(sdk.compilers, **home))
            self.file(folder / "clang", "#!/bin/sh\n")
            with mock.patch.dict(os.environ, home):
                self.assertEqual(sdk.compilers(), folder)

    def test_what_installs_the_package_is_named_where_it_is(self):
        home = {"ANDROID_HOME": str(self.home)}
        with mock.patch.dict(os.environ, home):
            self.assertEqual(sdk.adb(), "adb")
            self.file("platform-tools/adb")
            self.assertEqual(sdk.adb(), self.home / "platform-tools/adb")


@unittest.skipIf(shutil.which("keytool") is None, "keytool is missing: apt install default-jre-headless")
class Keys(unittest.TestCase):
    """Choice of the key in a keystore, with the real keytool."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.keystore = Path(folder.name, "keys")
        program = Path(shutil.which("keytool"))
        self.tools = sdk.Tools(aapt2=None, apksigner=None, zipalign=None, keytool=program, framework=None)
        known = mock.patch.dict(os.environ, {"KEYS_PASSWORD": "nobody knows", "OTHER_PASSWORD": "everybody knows"})
        known.start()
        self.addCleanup(known.stop)

    def add(self, *names):
        for name in names:
            self.tools.run(
                "keytool", "-genkeypair", "-keystore", self.keystore, "-storetype", "PKCS12", "-storepass:env",
                "KEYS_PASSWORD", "-alias", name, "-keyalg", "EC", "-dname", "CN=Somebody",
            )

    def key(self, wanted=None, password="KEYS_PASSWORD"):
        return package.key(self.tools, self.keystore, password, wanted)

    def test_the_only_one_is_taken(self):
        self.add("first")
        self.assertEqual(self.key(), "first")
        with self.assertRaisesRegex(RuntimeError, "has no key second .*its keys: first"):
            self.key("second")
        with self.assertRaisesRegex(RuntimeError, "keytool failed"):
            self.key(password="OTHER_PASSWORD")

    def test_of_several_one_must_be_named(self):
        self.add("first", "second")
        with self.assertRaisesRegex(RuntimeError, "2 keys.*first, second.*--alias"):
            self.key()
        self.assertEqual(self.key("Second"), "Second")


if __name__ == "__main__":
    unittest.main()
