"""Textures of the board: 64 squares, seams, a mitered frame and brass line; and a set of coordinates for each player.

The texture shows the board from White's side, with a dark a1 at the lower left. It
covers `SIDE` units, and art/board_model.py maps it onto the slab.
"""

import numpy as np

from kit import script, timber
from kit.field import halve, mix, sample, smooth
from kit.palette import rgb
from kit.pen import Sheet
from kit.picture import normals, save, save_tinted, surface

PIXELS, SIDE = 2048, 10.0
FRAME = (SIDE - 8) / 2
LINE_AT, LINE_HALF = 4.10, 0.024     # distance of the brass line from the center
LETTERS = 1024                       # pixels of the letters' textures
LETTER, LETTER_AT = 0.30, 4.535      # height of a capital, and distance of its center from the center of the board
INLAY = rgb("DDB874")


def coordinates(files, ranks):
    """Returns the coverage of letters at the near edge and digits at the left one, upright."""
    sheet = Sheet(SIDE, SIDE, LETTERS / SIDE, 3)
    for i in range(8):
        _centred(sheet, files[i], FRAME + i + 0.5, SIDE / 2 - LETTER_AT, 0.66)
        _centred(sheet, ranks[i], SIDE / 2 - LETTER_AT, FRAME + i + 0.5, 1.0)
    return sheet.array()


def _centred(sheet, char, cx, cy, height):
    scale = LETTER
    part = Sheet(1, 1.5, sheet.scale / sheet.quality * scale, sheet.quality)
    width = script.draw(part, char, 0.15, 0.3)
    left, low = cx - (0.15 + width / 2) * scale, cy - (0.3 + height / 2) * scale
    at = (round(left * sheet.scale), round(sheet.image.size[1] - (low + 1.5 * scale) * sheet.scale))
    sheet.image.paste(255, at, part.image)


def squares(colour, height, gloss):
    """Draws the 64 squares, each from another part of its plank."""
    unit = PIXELS / SIDE
    dice = np.random.default_rng(7)
    planks = [timber.saw(timber.WALNUT_SQUARE, 1024), timber.saw(timber.MAPLE, 1024)]
    for row in range(8):
        for column in range(8):
            light = (column + row) % 2 == 0          # row 0 is the eighth rank
            wood, grain = planks[light]
            x0, x1 = (round((FRAME + column + k) * unit) for k in (0, 1))
            y0, y1 = (round((FRAME + row + k) * unit) for k in (0, 1))
            u = dice.random() + np.arange(x1 - x0)[None, :] / unit / 3.4
            v = dice.random() + np.arange(y1 - y0)[:, None] / unit / 3.4
            colour[y0:y1, x0:x1] = sample(wood, u + 0 * v, v + 0 * u) * (1 + dice.uniform(-0.07, 0.06))
            height[y0:y1, x0:x1] = sample(grain, u + 0 * v, v + 0 * u)
            gloss[y0:y1, x0:x1] = 0.46 if light else 0.44


def make():
    at = (np.arange(PIXELS) + 0.5) / PIXELS * SIDE - SIDE / 2
    x, y = np.meshgrid(at, at)
    rail, rail_height = timber.saw(timber.WALNUT_FRAME, 1024)
    lying = np.abs(y) > np.abs(x)
    pick = lambda field: np.where(lying[..., None] if field.ndim == 3 else lying,
                                  sample(field, x / 3.4 + 0.2 * (y > 0), y / 3.4), sample(field, y / 3.4, x / 3.4 + 0.37))
    colour, height = pick(rail), pick(rail_height)
    gloss = np.full((PIXELS, PIXELS), 0.44)
    squares(colour, height, gloss)

    edge = np.maximum(np.abs(x), np.abs(y))
    mitre = np.exp(-((np.abs(x) - np.abs(y)) / 0.010) ** 2) * (edge > 4)
    off = lambda w: np.abs(w - np.round(w))
    seam = np.exp(-(np.minimum(off(x), off(y)) / 0.009) ** 2) * (edge < 4.01)
    groove = np.exp(-((np.abs(edge - LINE_AT) - LINE_HALF - 0.008) / 0.010) ** 2)
    dark = np.maximum.reduce([0.5 * mitre, 0.5 * seam, 0.4 * groove])
    colour *= (1 - dark)[..., None]
    height -= 1.4 * dark

    line = smooth(LINE_HALF + 0.005, LINE_HALF - 0.005, np.abs(edge - LINE_AT))
    brass = line
    colour = mix(colour, INLAY, brass[..., None])
    rough = mix(timber.polish(height, gloss, 0.22), 0.50, brass)
    height = mix(height, 0.72, brass)
    near, left = "abcdefgh", "12345678"
    # the first row of the picture is at the near edge of a flat quad
    save_tinted(coordinates(near, left)[::-1], "textures/board/coordinates_white.png")
    save_tinted(np.rot90(coordinates(near[::-1], left[::-1]), 2)[::-1], "textures/board/coordinates_black.png")
    save(colour, "textures/board/board.png", levels=128)
    save(surface(halve(rough), halve(brass) * 0.5), "textures/board/board_mr.png")
    save(normals(halve(height), 0.6), "textures/board/board_n.png", levels=129)


if __name__ == "__main__":
    make()
