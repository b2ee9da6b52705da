"""Properties of a library that matter to Android's loader, from a 64-bit, little-endian ELF file."""

import struct
from dataclasses import dataclass, field

# e_machine -> ABI
MACHINES = {183: "arm64-v8a", 62: "x86_64"}

LOAD, DYNAMIC_TABLE, DYNAMIC_SYMBOLS = 1, 6, 11
NEEDED, TEXTREL, FLAGS = 1, 22, 30
FLAG_TEXTREL = 4
WEAK = 2


class NotElf(Exception):
    """The file isn't a readable library. The text explains why."""


@dataclass
class Library:
    """A shared library."""

    abi: str
    needed: list = field(default_factory=list)
    # name -> whether it is weak
    imports: dict = field(default_factory=dict)
    exports: set = field(default_factory=set)
    # alignment of each loaded segment in bytes
    alignments: list = field(default_factory=list)
    # whether the loader would have to modify code
    has_text_relocations: bool = False


def read(data):
    """Parses a library."""
    try:
        return _read(data)
    except (struct.error, IndexError, ValueError) as error:
        raise NotElf(f"it is truncated or damaged ({error})") from error


def _read(data):
    if data[:4] != b"\x7fELF":
        raise NotElf("it isn't an ELF file")
    if data[4:6] != b"\x02\x01":
        raise NotElf("it isn't 64-bit, little-endian")
    (machine,) = struct.unpack_from("<H", data, 18)
    library = Library(MACHINES.get(machine, f"machine {machine}"))
    programs, sections = struct.unpack_from("<QQ", data, 32)
    program_size, programs_count, section_size, sections_count = struct.unpack_from("<HHHH", data, 54)
    for number in range(programs_count):
        kind, _, _, _, _, _, _, alignment = struct.unpack_from("<IIQQQQQQ", data, programs + number * program_size)
        if kind == LOAD:
            library.alignments.append(alignment)
    tables = [
        struct.unpack_from("<IIQQQQIIQQ", data, sections + number * section_size) for number in range(sections_count)
    ]
    for _, kind, _, _, start, size, link, _, _, entry in tables:
        if kind not in (DYNAMIC_TABLE, DYNAMIC_SYMBOLS):
            continue
        strings = tables[link][4]

        def name(at, strings=strings):
            return data[strings + at : data.index(b"\0", strings + at)].decode()

        for at in range(start, start + size, entry):
            if kind == DYNAMIC_TABLE:
                _dynamic(library, name, *struct.unpack_from("<QQ", data, at))
            else:
                _symbol(library, name, *struct.unpack_from("<IBBH", data, at))
    return library


def _dynamic(library, name, tag, value):
    if tag == NEEDED:
        library.needed.append(name(value))
    elif tag == TEXTREL or (tag == FLAGS and value & FLAG_TEXTREL):
        library.has_text_relocations = True


def _symbol(library, name, at, info, _, section):
    if at == 0:
        return
    if section == 0:
        library.imports[name(at)] = info >> 4 == WEAK
    else:
        library.exports.add(name(at))
