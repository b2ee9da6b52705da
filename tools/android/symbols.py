"""Reviewed list of the symbols that the game can import from the system's libraries (symbols.txt)."""

from pathlib import Path

LIST = Path(__file__).with_name("symbols.txt")


class Wrong(Exception):
    """A line of the list is invalid. The text names it."""


def read(text):
    """Returns library -> {symbol: first API level}, from lines `library level` with indented symbols below."""
    libraries, current = {}, None
    for number, line in enumerate(text.splitlines(), 1):
        words = line.partition("#")[0].split()
        if not words:
            continue
        if line[0].isspace():
            if current is None:
                raise Wrong(f"{LIST.name}:{number}: expected a library before these symbols")
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
    """Returns the list."""
    return read(LIST.read_text(encoding="utf-8"))


def complaints(library, known, least):
    """Returns error messages about the imports of a library (elf.Library) on a system of API level `least`."""
    wrong = [f"it needs {name}, which isn't in {LIST.name}" for name in library.needed if name not in known]
    levels = {}
    for name in library.needed:
        for symbol, level in known.get(name, {}).items():
            levels[symbol] = min(level, levels.get(symbol, level))
    for symbol, weak in sorted(library.imports.items()):
        if symbol not in levels:
            wrong.append(f"{symbol} isn't in {LIST.name} for any library that it needs")
        elif levels[symbol] > least and not weak:
            wrong.append(f"{symbol} needs API level {levels[symbol]}, not only {least}")
    return wrong
