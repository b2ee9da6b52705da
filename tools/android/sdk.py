"""The tools that pack and sign: Google's SDK, or what Debian has of it."""

import os
import platform
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

# What docs/ANDROID.md names. Newer ones do as well.
PLATFORM, BUILD_TOOLS, NDK = 36, (36, 0, 0), 28
DEBIAN_FRAMEWORK = Path("/usr/share/android-framework-res/framework-res.apk")


class Missing(Exception):
    """Something is not there; the text says what, and how to get it."""


@dataclass
class Tools:
    """Programs and the description of the system to pack against."""

    aapt2: Path
    apksigner: Path
    zipalign: Path
    keytool: Path
    framework: Path

    def run(self, program, *arguments):
        """Runs one of them, and gives what it prints."""
        command = [getattr(self, program), *arguments]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            # Java tells first what went wrong, and then at length where.
            told = (done.stderr or done.stdout).partition("\n\tat ")[0].strip()
            raise RuntimeError(f"{program} failed: {told}")
        return done.stdout

    def api_level(self):
        """API level of the system described by `framework`: what it does not know cannot be in a manifest."""
        return int(re.search(r"versionCode='(\d+)'", self.run("aapt2", "dump", "badging", self.framework))[1])


def debian():
    """Debian's and Ubuntu's own packages."""
    framework = DEBIAN_FRAMEWORK if DEBIAN_FRAMEWORK.is_file() else None
    found = {name: shutil.which(name) for name in ("aapt2", "apksigner", "zipalign", "keytool")}
    found["framework"] = framework
    lacking = [name for name, path in found.items() if path is None]
    if lacking:
        raise Missing(
            f"{', '.join(lacking)} missing: apt install aapt apksigner zipalign android-framework-res "
            "default-jre-headless"
        )
    return Tools(**{name: Path(path) for name, path in found.items()})


def google():
    """The official SDK."""
    home = os.environ.get("ANDROID_HOME") or os.environ.get("ANDROID_SDK_ROOT")
    get = (
        "Get Google's command line tools from https://developer.android.com/studio#command-line-tools-only, unpack "
        "them as FOLDER/cmdline-tools/latest, set ANDROID_HOME=FOLDER and run\n"
        f'  "$ANDROID_HOME/cmdline-tools/latest/bin/sdkmanager" "platforms;android-{PLATFORM}" '
        '"build-tools;36.0.0" "ndk;28.2.13676358"'
    )
    if not home or not Path(home).is_dir():
        raise Missing(f"ANDROID_HOME does not name the folder of the Android SDK. {get}")
    build_tools = _newest(Path(home, "build-tools"), r"(\d+)\.(\d+)\.(\d+)")
    if build_tools is None or build_tools[0] < BUILD_TOOLS:
        raise Missing(f"{home} has no build-tools from 36.0.0 on. {get}")
    newest = _newest(Path(home, "platforms"), r"android-(\d+)")
    if newest is None or newest[0] < (PLATFORM,):
        raise Missing(f"{home} has no platform from android-{PLATFORM} on. {get}")
    java = os.environ.get("JAVA_HOME")
    keytool = shutil.which("keytool", path=Path(java, "bin") if java else None)
    if keytool is None:
        raise Missing("keytool is missing: it comes with a Java runtime, version 17 or later (set JAVA_HOME).")
    programs = {name: build_tools[1] / name for name in ("aapt2", "apksigner", "zipalign")}
    for path in programs.values():
        if not path.is_file():
            raise Missing(f"{path} is missing. {get}")
    tools = Tools(**programs, keytool=Path(keytool), framework=newest[1] / "android.jar")
    try:
        # The only one of them that is written in Java, and the last one that is needed.
        tools.run("apksigner", "--version")
    except (OSError, RuntimeError) as error:
        raise Missing(f"{error}\nIt wants a Java runtime, version 17 or later (set JAVA_HOME).") from error
    return tools


def adb():
    """The program that installs a package, by its path where the SDK has it."""
    home = os.environ.get("ANDROID_HOME") or os.environ.get("ANDROID_SDK_ROOT")
    path = Path(home or "", "platform-tools", "adb")
    return path if home and path.is_file() else "adb"


def compilers():
    """The folder of the official NDK's compilers, which link."""
    sdk = os.environ.get("ANDROID_HOME") or os.environ.get("ANDROID_SDK_ROOT")
    ndk = os.environ.get("ANDROID_NDK_HOME") or os.environ.get("ANDROID_NDK_ROOT")
    get = f'Get one with sdkmanager "ndk;28.2.13676358", or set ANDROID_NDK_HOME to the folder of one (from r{NDK} on).'
    if not ndk and sdk:
        newest = _newest(Path(sdk, "ndk"), r"(\d+)\.(\d+)\.(\d+)")
        ndk = newest and newest[1]
    if not ndk:
        raise Missing(f"There is no Android NDK in ANDROID_NDK_HOME or below ANDROID_HOME. {get}")
    properties = Path(ndk, "source.properties")
    revision = properties.is_file() and re.search(r"Pkg\.Revision *= *(\d+)", properties.read_text(encoding="utf-8"))
    if not revision:
        raise Missing(f"{ndk} is no Android NDK. {get}")
    if int(revision[1]) < NDK:
        raise Missing(f"The Android NDK in {ndk} is r{revision[1]}, too old for pages of 16 KiB. {get}")
    system = {"linux": "linux-x86_64", "darwin": "darwin-x86_64"}.get(sys.platform)
    folder = Path(ndk, "toolchains", "llvm", "prebuilt", system or "", "bin")
    if system is None or not folder.is_dir():
        raise Missing(f"The Android NDK in {ndk} has no compilers for this system ({sys.platform}). {get}")
    try:
        subprocess.run([folder / "clang", "--version"], capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise Missing(
            f"The compilers of the Android NDK in {ndk} do not run here ({error}). Google makes them for macOS, and "
            f"for Linux on x86-64; this machine is {platform.machine()}."
        ) from error
    return folder


def _newest(folder, pattern):
    """The version and path of the newest entry whose name fits; none if there is none."""
    found = []
    for entry in folder.iterdir() if folder.is_dir() else ():
        fits = re.fullmatch(pattern, entry.name)
        if fits:
            found.append((tuple(map(int, fits.groups())), entry))
    return max(found, default=None)
