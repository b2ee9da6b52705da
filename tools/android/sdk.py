"""Tools that pack and sign, from Google's SDK or from Debian."""

import os
import platform
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

# Oldest versions that work, as in docs/ANDROID.md.
PLATFORM, BUILD_TOOLS, NDK = 36, (36, 0, 0), 28
DEBIAN_FRAMEWORK = Path("/usr/share/android-framework-res/framework-res.apk")


class Missing(Exception):
    """Something is missing. The text names it and explains how to get it."""


@dataclass
class Tools:
    """Paths of the programs, and of the framework to pack against."""

    aapt2: Path
    apksigner: Path
    zipalign: Path
    keytool: Path
    framework: Path

    def run(self, program, *arguments):
        """Runs a program and returns its output."""
        command = [getattr(self, program), *arguments]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            # Java prints the error first, and then a long stack trace.
            message = (done.stderr or done.stdout).partition("\n\tat ")[0].strip()
            raise RuntimeError(f"{program} failed: {message}")
        return done.stdout

    def api_level(self):
        """Returns the API level of `framework`. A manifest can't contain newer attributes."""
        return int(re.search(r"versionCode='(\d+)'", self.run("aapt2", "dump", "badging", self.framework))[1])


def debian():
    """Returns the tools from packages of Debian and Ubuntu."""
    framework = DEBIAN_FRAMEWORK if DEBIAN_FRAMEWORK.is_file() else None
    found = {name: shutil.which(name) for name in ("aapt2", "apksigner", "zipalign", "keytool")}
    found["framework"] = framework
    missing = [name for name, path in found.items() if path is None]
    if missing:
        raise Missing(
            f"{', '.join(missing)} missing: apt install aapt apksigner zipalign android-framework-res "
            "default-jre-headless"
        )
    return Tools(**{name: Path(path) for name, path in found.items()})


def google():
    """Returns the tools of the official SDK."""
    home = os.environ.get("ANDROID_HOME") or os.environ.get("ANDROID_SDK_ROOT")
    get = (
        "Get Google's command line tools from https://developer.android.com/studio#command-line-tools-only, unpack "
        "them as FOLDER/cmdline-tools/latest, set ANDROID_HOME=FOLDER and run\n"
        f'  "$ANDROID_HOME/cmdline-tools/latest/bin/sdkmanager" "platforms;android-{PLATFORM}" '
        '"build-tools;36.0.0" "ndk;28.2.13676358"'
    )
    if not home or not Path(home).is_dir():
        raise Missing(f"ANDROID_HOME isn't the folder of an Android SDK. {get}")
    build_tools = _newest(Path(home, "build-tools"), r"(\d+)\.(\d+)\.(\d+)")
    if build_tools is None or build_tools[0] < BUILD_TOOLS:
        raise Missing(f"{home} has no build-tools of version 36.0.0 or later. {get}")
    newest = _newest(Path(home, "platforms"), r"android-(\d+)")
    if newest is None or newest[0] < (PLATFORM,):
        raise Missing(f"{home} has no platform android-{PLATFORM} or later. {get}")
    java = os.environ.get("JAVA_HOME")
    keytool = shutil.which("keytool", path=Path(java, "bin") if java else None)
    if keytool is None:
        raise Missing("keytool is missing. Install a Java runtime, version 17 or later, and set JAVA_HOME.")
    programs = {name: build_tools[1] / name for name in ("aapt2", "apksigner", "zipalign")}
    for path in programs.values():
        if not path.is_file():
            raise Missing(f"{path} is missing. {get}")
    tools = Tools(**programs, keytool=Path(keytool), framework=newest[1] / "android.jar")
    try:
        # The only program that is written in Java, and the last one to run.
        tools.run("apksigner", "--version")
    except (OSError, RuntimeError) as error:
        raise Missing(f"{error}\nIt needs a Java runtime, version 17 or later. Install one and set JAVA_HOME.") from error
    return tools


def adb():
    """Returns the program that installs a package, with its path if it is in the SDK."""
    home = os.environ.get("ANDROID_HOME") or os.environ.get("ANDROID_SDK_ROOT")
    path = Path(home or "", "platform-tools", "adb")
    return path if home and path.is_file() else "adb"


def compilers():
    """Returns the folder of the official NDK's compilers, which are used for linking."""
    sdk = os.environ.get("ANDROID_HOME") or os.environ.get("ANDROID_SDK_ROOT")
    ndk = os.environ.get("ANDROID_NDK_HOME") or os.environ.get("ANDROID_NDK_ROOT")
    get = f'Install it with sdkmanager "ndk;28.2.13676358", or set ANDROID_NDK_HOME to its folder (r{NDK} or later).'
    if not ndk and sdk:
        newest = _newest(Path(sdk, "ndk"), r"(\d+)\.(\d+)\.(\d+)")
        ndk = newest and newest[1]
    if not ndk:
        raise Missing(f"Found no Android NDK in ANDROID_NDK_HOME or ANDROID_HOME. {get}")
    properties = Path(ndk, "source.properties")
    revision = properties.is_file() and re.search(r"Pkg\.Revision *= *(\d+)", properties.read_text(encoding="utf-8"))
    if not revision:
        raise Missing(f"{ndk} isn't an Android NDK. {get}")
    if int(revision[1]) < NDK:
        raise Missing(f"The Android NDK in {ndk} is r{revision[1]}, which is too old for pages of 16 KiB. {get}")
    system = {"linux": "linux-x86_64", "darwin": "darwin-x86_64"}.get(sys.platform)
    folder = Path(ndk, "toolchains", "llvm", "prebuilt", system or "", "bin")
    if system is None or not folder.is_dir():
        raise Missing(f"The Android NDK in {ndk} has no compilers for this system ({sys.platform}). {get}")
    try:
        subprocess.run([folder / "clang", "--version"], capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise Missing(
            f"The compilers of the Android NDK in {ndk} can't run on this machine ({platform.machine()}): {error}. They "
            "are available for macOS, and for Linux on x86-64."
        ) from error
    return folder


def _newest(folder, pattern):
    """Returns the version and path of the newest entry whose name matches, or `None`."""
    found = []
    for entry in folder.iterdir() if folder.is_dir() else ():
        fits = re.fullmatch(pattern, entry.name)
        if fits:
            found.append((tuple(map(int, fits.groups())), entry))
    return max(found, default=None)
