"""Windows of the chess clock: dark glass, and the illuminated characters behind it.

The characters are 0 to 9, colon and point in one row, white with the shape in
alpha. They have seven segments and a slight slant. Each fills a cell of 64 x 104.
game/tables/chess/src/scene/chess_clock.rs writes with them.
"""

import numpy as np

from kit.palette import rgb
from kit.picture import save, save_tinted
from kit.vector import Drawing, poly, ring

CELL, HIGH = 64, 104
LEAN = 0.09                         # horizontal shift per pixel of height
LEFT, RIGHT, TOP, MIDDLE, FOOT = 12, 50, 9, 52, 95
WIDE, GAP = 11, 1.6                 # width of a segment, and gap between two

# Lit segments of each digit: a (top), b, c (right), d (bottom), e, f (left), g (middle).
LIT = ("abcdef", "bc", "abged", "abgcd", "fgbc", "afgcd", "afgedc", "abc", "abcdefg", "abcdfg")


def segment(name):
    """A bar with pointed ends."""
    half = WIDE / 2
    def across(y):
        a, b = LEFT + GAP, RIGHT - GAP
        return [(a, y), (a + half, y - half), (b - half, y - half), (b, y), (b - half, y + half), (a + half, y + half)]
    def down(x, top, foot):
        a, b = top + GAP, foot - GAP
        return [(x, a), (x + half, a + half), (x + half, b - half), (x, b), (x - half, b - half), (x - half, a + half)]
    return {
        "a": lambda: across(TOP), "g": lambda: across(MIDDLE), "d": lambda: across(FOOT),
        "f": lambda: down(LEFT, TOP, MIDDLE), "b": lambda: down(RIGHT, TOP, MIDDLE),
        "e": lambda: down(LEFT, MIDDLE, FOOT), "c": lambda: down(RIGHT, MIDDLE, FOOT),
    }[name]()


def leaning(points, cell):
    return [(x + cell * CELL + (MIDDLE - y) * LEAN, y) for x, y in points]


def signs():
    d = Drawing(CELL * (len(LIT) + 2), HIGH)
    for cell, lit in enumerate(LIT):
        for name in lit:
            d.add(poly(leaning(segment(name), cell)), "#FFFFFF")
    for cell, heights in ((10, (34, 72)), (11, (92,))):
        for y in heights:
            (x, y), = leaning([(31, y)], cell)
            d.add(ring(x, y, 7.5), "#FFFFFF")
    save_tinted(d.array(oversample=4)[..., 3], "textures/chess/clock_digits.png")


def glass():
    """Smoked glass, a little lighter on the side of the lamp."""
    wide, high = 360, 160
    y, x = np.mgrid[0:high, 0:wide]
    light = np.clip(1 - np.hypot((x - 70) / 330, (y + 30) / 150), 0, 1) ** 1.5
    edge = np.minimum.reduce([x, y, wide - 1 - x, high - 1 - y]) / 9
    tone = 0.75 + 0.25 * np.clip(edge, 0, 1)
    save((rgb("14100D") * tone[..., None] + rgb("2A211A") * (0.5 * light)[..., None]), "textures/chess/clock_window.png")


if __name__ == "__main__":
    signs()
    glass()
