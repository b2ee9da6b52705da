#!/usr/bin/python3
"""Measures in the running game how well the pieces contrast with the squares below them.

    art/contrast.py              high and low quality, from both seats
    art/contrast.py low          only one of them
    art/contrast.py styles       all pieces on all boards, at low quality from White's seat, as a table
    art/contrast.py --keep DIR   also keeps the screenshots

It needs the same tools as art/pictures.py. Each kind of piece stands once on a light and once on a dark
square. Luminance is WCAG's relative luminance of the screenshot. A piece's is the median over its body, and
a square's the median over the same square without pieces. Prints luminances, ratios of luminance and WCAG
contrast ratios ((L1 + 0.05) / (L2 + 0.05)), each as the median and the worst over the six kinds. The exit
status is 1 if a ratio of luminance between a piece and its square is below LEAST.
"""

import subprocess
import sys
import tempfile
import time
from pathlib import Path

import numpy as np

import pictures
from kit.picture import DATA

LEAST = 1.8
# White stands on the second rank and Black on the sixth, each kind on another file. The second position is
# the first one, moved by one file, so that every piece changes the color of its square.
POSITIONS = ("8/8/1qrknbp1/8/8/8/1QPNBRK1/8 w - - 0 1", "8/8/2qrknbp/8/8/8/2QPNBRK/8 w - - 0 1")
EMPTY = "7k/8/8/8/K7/8/8/8 w - - 0 1"
WHITE, BLACK = "QPNBRK", "QRKNBP"
# Height, base and body (radius above the base) of the pieces, as in docs/ART.md.
SHAPES = {"P": (0.90, 0.29, 0.08), "N": (1.20, 0.34, 0.13), "B": (1.27, 0.34, 0.09), "R": (1.05, 0.33, 0.14),
          "Q": (1.50, 0.375, 0.10), "K": (1.67, 0.39, 0.10)}


def luminance(picture):
    c = picture / 255
    c = np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)
    return c @ np.array([0.2126, 0.7152, 0.0722])


class View:
    """Projection of the board, computed from where the game says its squares are. X is the file, z the rank, y up."""

    def __init__(self, squares, size):
        rows = []
        for name, (px, py) in squares.items():
            x, z = "abcdefgh".index(name[0]) - 3.5, int(name[1]) - 4.5
            rows += [[x, z, 1, 0, 0, 0, -px * x, -px * z, -px], [0, 0, 0, x, z, 1, -py * x, -py * z, -py]]
        h = np.linalg.svd(np.array(rows, float))[2][-1].reshape(3, 3)
        if (h @ [0, 0, 1])[2] < 0:
            h = -h
        # Depth lines meet in the middle column of the camera, and its horizontal axis has no skew.
        away = h[:, 1]
        centre = np.array([away[0] / away[2] if abs(away[2]) > 1e-9 else size[0] / 2, size[1] / 2])
        a, b = h[:2, 0] - centre * h[2, 0], h[:2, 1] - centre * h[2, 1]
        focus = np.sqrt((a @ a - b @ b) / (h[2, 1] ** 2 - h[2, 0] ** 2))
        camera = np.array([[focus, 0, centre[0]], [0, focus, centre[1]], [0, 0, 1]])
        turned = np.linalg.inv(camera) @ h
        turned /= np.linalg.norm(turned[:, 0])
        up = np.cross(turned[:, 0], turned[:, 1])
        self.right, self.size = turned[:, 0] / np.linalg.norm(turned[:, 0]), size
        self.matrix = camera @ np.column_stack([turned[:, 0], up, turned[:, 1], turned[:, 2]])
        # Up on the board is up on the screen.
        if self.pixel(0, 1, 0)[1] > self.pixel(0, 0, 0)[1]:
            self.matrix[:, 1] *= -1

    def pixel(self, x, y, z):
        p = self.matrix @ [x, y, z, 1]
        return p[:2] / p[2]

    def median(self, light, points):
        """Returns the median luminance at these points of the scene."""
        values = []
        for point in points:
            px, py = np.round(self.pixel(*point)).astype(int)
            if 0 <= px < self.size[0] and 0 <= py < self.size[1]:
                values.append(light[py, px])
        return float(np.median(values))


def on_square(x, z):
    at = np.linspace(-0.40, 0.40, 9)
    return [(x + a, 0, z + b) for a in at for b in at]


def on_body(x, z, kind):
    """Returns points spread evenly over the silhouette, a little inside its outline."""
    height, base, body = SHAPES[kind]
    points = []
    for part in np.arange(0.05, 0.95, 0.03 / height):
        half = np.interp(part, (0.05, 0.16, 0.36, 0.50, 0.95), (0.8 * base, 0.75 * base, 1.3 * body, 0.9 * body, 0.7 * body))
        points += [(x + side, part * height, z) for side in np.arange(-half, half + 0.001, 0.03)]
    return points


FRAME = [(s * 4.55, 0, z) for s in (-1, 1) for z in range(-3, 4)]
TABLE = [(x, -0.35, s * z) for x in np.linspace(-3.5, 3.5, 8) for z in (5.5, 5.8, 6.1) for s in (-1, 1)]


def shots(program, quality, fen, flip, styles):
    """Returns the picture and where the squares are in it."""
    with tempfile.TemporaryDirectory() as saves, pictures.Display() as display:
        chosen = ", ".join(f'"{kind}": "{name}"' for kind, name in styles.items())
        Path(saves, "settings.ron").write_text(f"(version: 1, content: (styles: {{{chosen}}}))")
        with pictures.Game(display, program, saves, "--fen", fen, "--quality", quality) as game:
            picks = game.expect("picks", dialog=None)
            if flip:
                game.click(picks["buttons"]["flip"])
                picks = game.expect("picks", dialog=None)
            display.run("xdotool", "mousemove", "1270", "5")
            still, before = 0, None
            while still < 2:
                time.sleep(1)
                now = subprocess.run(["import", "-silent", "-window", "root", "-depth", "8", "rgb:-"],
                                     env=display.environment, check=True, stdout=subprocess.PIPE).stdout
                still, before = (still + 1 if now == before else 0), now
            while not game.lines.empty():
                line = game.lines.get()
                if line and line["event"] == "picks":
                    picks = line
    width, height = pictures.SIZE
    return np.frombuffer(now, np.uint8).reshape(height, width, 3).astype(float), picks["squares"]


def measure(program, quality, flip, keep, styles):
    empty, squares = shots(program, quality, EMPTY, flip, styles)
    # The point of a square with a king is on the king.
    bare = {name: at for name, at in squares.items() if name not in ("a4", "h8")}
    view, ground = View(bare, pictures.SIZE), luminance(empty)
    if keep:
        write(empty, keep, f"{quality}_{'black' if flip else 'white'}_empty")
    found = {}
    for shift, fen in enumerate(POSITIONS):
        picture, _ = shots(program, quality, fen, flip, styles)
        if keep:
            write(picture, keep, f"{quality}_{'black' if flip else 'white'}_{shift}")
        light = luminance(picture)
        for side, kinds, rank in (("white", WHITE, 2), ("black", BLACK, 6)):
            for index, kind in enumerate(kinds):
                column = index + 1 + shift
                x, z = column - 3.5, rank - 4.5
                square = "light" if (column + rank) % 2 == 0 else "dark"
                found[side, square, kind] = view.median(light, on_body(x, z, kind)), view.median(ground, on_square(x, z))
    tones = {name: view.median(ground, [p for f in range(8) for r in range(8) if (f + r) % 2 == (name == "light squares")
                                        and (f, r) not in ((0, 3), (7, 7)) for p in on_square(f - 3.5, r - 3.5)])
             for name in ("light squares", "dark squares")}
    tones |= {"frame": view.median(ground, FRAME), "table": view.median(ground, TABLE)}
    for side in ("white", "black"):
        tones[f"{side} pieces"] = float(np.median([body for (s, _, _), (body, _) in found.items() if s == side]))
    return found, tones


def write(picture, folder, name):
    from PIL import Image
    Path(folder).mkdir(parents=True, exist_ok=True)
    Image.fromarray(picture.astype(np.uint8)).save(Path(folder) / f"{name}.png")


def ratios(found, side, square):
    """Returns the ratio of luminance between each kind of piece and its square; negative if the wrong one is brighter."""
    pairs = {kind: found[side, square, kind] for kind in SHAPES}
    return {kind: max(pair) / max(min(pair), 1e-4) * (1 if (pair[0] > pair[1]) == (side == "white") else -1)
            for kind, pair in pairs.items()}


def all_styles(program, keep):
    """Prints the median and the worst ratio of every set of pieces on every board, and returns the worst of all."""
    names = {kind: sorted(path.name for path in (DATA / "styles" / kind).iterdir()) for kind in ("pieces", "boards")}
    pairs = [(side, square) for side in ("white", "black") for square in ("light", "dark")]
    print("| Pieces | Board | " + " | ".join(f"{side} on {square}" for side, square in pairs) + " |\n|" + "---|" * 6)
    least = 99.0
    for pieces in names["pieces"]:
        for board in names["boards"]:
            folder = keep and Path(keep) / f"{pieces}_{board}"
            found, _ = measure(program, "low", False, folder, {"pieces": pieces, "boards": board})
            cells = []
            for side, square in pairs:
                values = ratios(found, side, square).values()
                least = min(least, *values)
                cells.append(f"{np.median(list(values)):.2f}, {min(values):.2f}")
            print(f"| {pieces} | {board} | " + " | ".join(cells) + " |", flush=True)
    return least


def main(arguments):
    keep = None
    if "--keep" in arguments:
        at = arguments.index("--keep")
        keep = arguments[at + 1]
        del arguments[at:at + 2]
    program, worst = pictures.executor(), 99.0
    if arguments == ["styles"]:
        return 0 if all_styles(program, keep) >= LEAST else 1
    for quality in arguments or ("high", "low"):
        for flip in (False, True):
            found, tones = measure(program, quality, flip, keep, {})
            print(f"{quality}, from {'Black' if flip else 'White'}'s seat: " + ", ".join(
                f"{name} {tones[name]:.3f}" for name in
                ("white pieces", "light squares", "frame", "table", "dark squares", "black pieces")))
            for side in ("white", "black"):
                for square in ("light", "dark"):
                    pairs = {kind: found[side, square, kind] for kind in SHAPES}
                    plain = ratios(found, side, square)
                    wcag = [(max(pair) + 0.05) / (min(pair) + 0.05) for pair in pairs.values()]
                    worst = min(worst, *plain.values())
                    kind = min(plain, key=plain.get)
                    print(f"  {side:5} piece on {square:5} square: {np.median(list(plain.values())):5.2f}, worst {plain[kind]:5.2f} ({kind});"
                          f"  WCAG {np.median(wcag):5.2f}, worst {min(wcag):5.2f}", flush=True)
    return 0 if worst >= LEAST else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
