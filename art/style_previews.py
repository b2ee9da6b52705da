#!/usr/bin/env python3
"""Takes the pictures of all styles (data/styles/KIND/STYLE/preview.jpg) from the real program.

    cargo build --workspace --all-targets && art/style_previews.py    all of them
    art/style_previews.py boards/slate rooms                          or some

See pictures.py, whose tools it needs.
"""
import sys
import tempfile
from pathlib import Path

from pictures import JPEG, ROOT, Display, Game, executor

STYLES = ROOT / "data" / "styles"
# Size of a preview in pixels: twice that on the settings page, for large panels.
SIZE = (192, 108)
# Queen, bishop and knight of both colors in the middle of the board.
PIECES = "4k3/8/2bqn3/8/2BQN3/8/8/4K3 w - - 0 1"
# Command line for each kind, and the part of the window that shows it: width, height, left and top.
VIEWS = {
    "rooms": (("--table", "chess"), (940, 529, 27, 5)),
    "pieces": (("--fen", PIECES), (332, 187, 268, 220)),
    "boards": (("--fen", PIECES), (380, 214, 90, 432)),
    "mats": (("--deal", "6"), (380, 214, 590, 150)),
    "backs": (("--deal", "6"), (216, 122, 390, 478)),
    "faces": (("--deal", "6"), (290, 163, 118, 346)),
}


def take(display, program, folder):
    """Takes the picture of the style in a folder."""
    kind, style = folder.parent.name, folder.name
    arguments, (width, height, left, top) = VIEWS[kind]
    with tempfile.TemporaryDirectory() as saves:
        # Each style is shown beside the usual ones of the other kinds.
        settings = f'(version: 1, content: (styles: {{"{kind}": "{style}"}}))'
        (Path(saves) / "settings.ron").write_text(settings)
        with Game(display, program, saves, *arguments) as game:
            game.expect("picks", dialog=None)
            game.settle()
            shot = display.run("import", "-silent", "-window", "root", "ppm:-")
    path = folder / "preview.jpg"
    crop = f"{width}x{height}+{left}+{top}"
    size = f"{SIZE[0]}x{SIZE[1]}!"
    display.run("convert", "ppm:-", "-crop", crop, "+repage", "-resize", size, *JPEG, str(path), fed=shot)
    print(f"made {path.relative_to(ROOT)} ({path.stat().st_size // 1000} kB)")


def main():
    wanted = sys.argv[1:]
    folders = sorted(file.parent for file in STYLES.glob("*/*/style.ron"))
    with Display() as display:
        for folder in folders:
            name = folder.relative_to(STYLES).as_posix()
            if not wanted or name in wanted or folder.parent.name in wanted:
                take(display, executor(), folder)


if __name__ == "__main__":
    main()
