"""The reviewed list of what the game may take from the system's libraries (symbols.txt)."""

from pathlib import Path

LIST = Path(__file__).with_name("symbols.txt")


class Wrong(Exception):
    """A line of the list cannot be understood; the text names it."""


def read(text):
    """library -> {symbol: first API level that has it}, from lines `library level` with indented symbols below."""
    libraries, current = {}, None
    for number, line in enumerate(text.splitlines(), 1):
        words = line.partition("#")[0].split()
        if not words:
            continue
        if line[0].isspace():
            if current is None:
                raise Wrong(f"{LIST.name}:{number}: no library stands above these symbols")
            library, level = current
            for symbol in words:
                libraries[library][symbol] = level
        elif len(words) == 2 and words[1].isdigit():
            current = (words[0], int(words[1]))
            libraries.setdefault(words[0], {})
        else:
            raise Wrong(f"{LIST.name}:{number}: expected a library and an API level")
    return libraries


def reviewed():
    """The list itself."""
    return read(LIST.read_text(encoding="utf-8"))


def complaints(library, known, least):
    """What is wrong with a library's imports (elf.Library) on a system of API level `least`: sentences."""
    wrong = [f"it needs {name}, which is not in {LIST.name}" for name in library.needed if name not in known]
    levels = {}
    for name in library.needed:
        for symbol, level in known.get(name, {}).items():
            levels[symbol] = min(level, levels.get(symbol, level))
    for symbol, weak in sorted(library.imports.items()):
        if symbol not in levels:
            wrong.append(f"{symbol} is not in {LIST.name} for any library that it needs")
        elif levels[symbol] > least and not weak:
            wrong.append(f"{symbol} is there from API level {levels[symbol]} on, not yet at {least}")
    return wrong
