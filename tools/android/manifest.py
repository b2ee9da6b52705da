"""Manifest of a package as text, one line per element, for comparison with docs/ANDROID.md."""

import re

# Names of the enum values that the game uses.
WORDS = {
    "appCategory": {"0": "game"},
    "launchMode": {"2": "singleTask"},
    "screenOrientation": {"6": "sensorLandscape"},
}
CONFIG_CHANGES = (
    "mcc mnc locale touchscreen keyboard keyboardHidden navigation orientation screenLayout uiMode screenSize "
    "smallestScreenSize density layoutDirection colorMode"
).split()
FONT_SCALE = 0x40000000
# Attributes that depend on the tools, or that verify.py compares with the version of the workspace.
ASIDE = re.compile(r"(compileSdkVersion|platformBuildVersion)\w*|version(Code|Name)")
GROUPS = ("application", "intent-filter")


def documented(text):
    """Returns the lines of the ```manifest block in a document."""
    block = re.search(r"^```manifest\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    return [" ".join(line.split()) for line in block[1].splitlines() if line.strip()] if block else []


def actual(tree, resources):
    """Returns the lines for the output of `aapt2 dump xmltree` and `aapt2 dump resources`."""
    names = dict(re.findall(r"resource (0x[0-9a-f]+) (\S+)", resources))
    elements = []
    for line in tree.splitlines():
        element = re.match(r"\s*E: (\S+)", line)
        attribute = re.match(r"\s*A: (?:\S*/android:)?([\w.]+)(?:\(0x[0-9a-f]+\))?=(.*)", line)
        if element:
            elements.append((element[1], {}))
        elif attribute and elements and not ASIDE.fullmatch(attribute[1]):
            elements[-1][1][attribute[1]] = _value(attribute[1], attribute[2], names)
    return [
        " ".join([name, *(f"{key}={value}" for key, value in sorted(attributes.items()))])
        for name, attributes in elements
        if attributes or name not in GROUPS
    ]


def without(lines, attributes):
    """Returns the lines without these attributes."""
    pattern = "|".join(rf" {name}=\S+" for name in attributes)
    return [re.sub(pattern, "", line) for line in lines] if pattern else lines


def _value(attribute, text, names):
    quoted = re.match(r'"(.*?)"', text)
    text = quoted[1] if quoted else text.split(" (Raw")[0].strip()
    if text.startswith("@"):
        return "@" + names.get(text[1:], text[1:])
    if attribute == "configChanges":
        mask = int(text, 16)
        known = [name for bit, name in enumerate(CONFIG_CHANGES) if mask >> bit & 1]
        known += ["fontScale"] if mask & FONT_SCALE else []
        rest = mask & ~FONT_SCALE & ~((1 << len(CONFIG_CHANGES)) - 1)
        return "|".join(sorted(known + ([hex(rest)] if rest else [])))
    return WORDS.get(attribute, {}).get(text, text)
