"""Textures of the boards: 64 squares, seams, a mitered frame and a fine line; and a set of coordinates for each player.

A texture shows the board from White's side, with a dark a1 at the lower left. It
covers `SIDE` units, and art/board_model.py maps it onto the slab. The other styles
have the tones of walnut, so that every set of pieces contrasts with every board.
To draw only some boards, pass their names.
"""

import sys
from dataclasses import dataclass

import numpy as np

from kit import script, stone, timber
from kit.field import halve, mix, sample, smooth
from kit.palette import luminance, rgb, to_linear, to_srgb
from kit.pen import Sheet
from kit.picture import normals, save, save_photo, save_stuff, surface

PIXELS, SIDE = 2048, 10.0
FRAME = (SIDE - 8) / 2
LINE_AT, LINE_HALF = 4.10, 0.024     # distance of the brass line from the center
LETTERS = 1024                       # pixels of the letters' textures
LETTER_COLOUR, SEAT = "F0D9A6", "1E1108"
LETTER, LETTER_AT = 0.30, 4.535      # height of a capital, and distance of its center from the center of the board
INSIDE, INSIDE_AT = 0.24, 0.13       # the same inside a square, and distance of its center from two edges


def coordinates(files, ranks):
    """Returns the coverage of letters at the near edge and digits at the left one, upright."""
    sheet = Sheet(SIDE, SIDE, LETTERS / SIDE, 3)
    for i in range(8):
        _centred(sheet, files[i], FRAME + i + 0.5, SIDE / 2 - LETTER_AT, 0.66, LETTER)
        _centred(sheet, ranks[i], SIDE / 2 - LETTER_AT, FRAME + i + 0.5, 1.0, LETTER)
    return sheet.array()


def coordinates_inside(files, ranks):
    """Returns the coverage of letters in the lower right corners of the near squares, and digits in the upper left ones at the left."""
    sheet = Sheet(SIDE, SIDE, LETTERS / SIDE, 3)
    for i in range(8):
        _centred(sheet, files[i], FRAME + i + 1 - INSIDE_AT, FRAME + INSIDE_AT, 0.66, INSIDE)
        _centred(sheet, ranks[i], FRAME + INSIDE_AT, FRAME + i + 1 - INSIDE_AT - 0.03, 1.0, INSIDE)
    return sheet.array()


def inlay(letters, side):
    """Writes brass letters with a dark seat around them, so that they are readable in the glare of a lamp."""
    steps = [(y, x) for y in range(-8, 9) for x in range(-8, 9)]
    fade = lambda y, x: 0.9 * float(smooth(8.5, 2.0, np.hypot(y, x)))
    seat = np.maximum.reduce([np.roll(letters, step, (0, 1)) * fade(*step) for step in steps])
    cover = letters + seat * (1 - letters)
    share = letters / np.maximum(cover, 1e-6)
    colour = mix(rgb(SEAT), rgb(LETTER_COLOUR), share[..., None])
    save(np.dstack([colour, cover]), f"textures/board/coordinates_{side}.png")


def _centred(sheet, char, cx, cy, height, scale):
    part = Sheet(1, 1.5, sheet.scale / sheet.quality * scale, sheet.quality)
    width = script.draw(part, char, 0.15, 0.3)
    left, low = cx - (0.15 + width / 2) * scale, cy - (0.3 + height / 2) * scale
    at = (round(left * sheet.scale), round(sheet.image.size[1] - (low + 1.5 * scale) * sheet.scale))
    sheet.image.paste(255, at, part.image)


@dataclass(frozen=True)
class Board:
    """A style. Stuffs and roughnesses are those of dark squares, light squares and frame, in this order."""

    stuffs: tuple
    gloss: tuple
    line: str                # color of the fine line
    metal: float = 0.5       # metalness of the line
    uneven: tuple = (-0.07, 0.06)     # difference of brightness between squares
    relief: float = 0.6
    seam: float = 0.5        # darkness of the joints


WALNUT = Board((timber.WALNUT_SQUARE, timber.MAPLE, timber.WALNUT_FRAME), (0.44, 0.46, 0.44), "DDB874")
STYLES = {
    "slate": Board((stone.SLATE, stone.LIMESTONE, stone.GRAPHITE), (0.50, 0.52, 0.46), "C3CBD2", relief=0.25),
    "green": Board((stone.VINYL_GREEN, stone.VINYL_BUFF, stone.VINYL_GREEN), (0.62, 0.62, 0.62), "E2D6AE", 0.0, (0, 0), 0.12, 0.0),
    "marble": Board((stone.GREY_GREEN, stone.CARRARA, stone.GREY_GREEN_CALM), (0.34, 0.36, 0.34), "DDB874", uneven=(-0.04, 0.04), relief=0.0),
}
# mean luminance of walnut's dark and light squares, and of the frame, which is darker than walnut's
TONES = (0.059, 0.160, 0.070)


def cut(stuff, tone):
    """Returns a tile of a stuff: color and height. Stones get the mean luminance `tone`."""
    if isinstance(stuff, timber.Timber):
        return timber.saw(stuff, 1024)
    colour, height = stone.slab(stuff, 1024)
    return to_srgb(to_linear(colour) * tone / luminance(colour).mean()), height


def squares(board, colour, height, gloss):
    """Draws the 64 squares, each from another part of its plank."""
    unit = PIXELS / SIDE
    dice = np.random.default_rng(7)
    planks = [cut(board.stuffs[k], TONES[k]) for k in (0, 1)]
    for row in range(8):
        for column in range(8):
            light = (column + row) % 2 == 0          # row 0 is the eighth rank
            wood, grain = planks[light]
            x0, x1 = (round((FRAME + column + k) * unit) for k in (0, 1))
            y0, y1 = (round((FRAME + row + k) * unit) for k in (0, 1))
            u = dice.random() + np.arange(x1 - x0)[None, :] / unit / 3.4
            v = dice.random() + np.arange(y1 - y0)[:, None] / unit / 3.4
            colour[y0:y1, x0:x1] = sample(wood, u + 0 * v, v + 0 * u) * (1 + dice.uniform(*board.uneven))
            height[y0:y1, x0:x1] = sample(grain, u + 0 * v, v + 0 * u)
            gloss[y0:y1, x0:x1] = board.gloss[light]


def paint(board):
    """Returns color, roughness, coverage of the line, and height of a board."""
    at = (np.arange(PIXELS) + 0.5) / PIXELS * SIDE - SIDE / 2
    x, y = np.meshgrid(at, at)
    rail, rail_height = cut(board.stuffs[2], TONES[2])
    lying = np.abs(y) > np.abs(x)
    pick = lambda field: np.where(lying[..., None] if field.ndim == 3 else lying,
                                  sample(field, x / 3.4 + 0.2 * (y > 0), y / 3.4), sample(field, y / 3.4, x / 3.4 + 0.37))
    colour, height = pick(rail), pick(rail_height)
    gloss = np.full((PIXELS, PIXELS), board.gloss[2])
    squares(board, colour, height, gloss)

    edge = np.maximum(np.abs(x), np.abs(y))
    mitre = np.exp(-((np.abs(x) - np.abs(y)) / 0.010) ** 2) * (edge > 4)
    off = lambda w: np.abs(w - np.round(w))
    seam = np.exp(-(np.minimum(off(x), off(y)) / 0.009) ** 2) * (edge < 4.01)
    groove = np.exp(-((np.abs(edge - LINE_AT) - LINE_HALF - 0.008) / 0.010) ** 2)
    dark = np.maximum.reduce([board.seam * mitre, board.seam * seam, 0.8 * board.seam * groove])
    colour *= (1 - dark)[..., None]
    height -= 1.4 * dark

    line = smooth(LINE_HALF + 0.005, LINE_HALF - 0.005, np.abs(edge - LINE_AT))
    colour = mix(colour, rgb(board.line), line[..., None])
    rough = mix(timber.polish(height, gloss, 0.22), 0.50, line)
    return colour, rough, line, mix(height, 0.72, line)


def make():
    near, left = "abcdefgh", "12345678"
    # the first row of the picture is at the near edge of a flat quad
    for draw, place in ((coordinates, ""), (coordinates_inside, "_inside")):
        inlay(draw(near, left)[::-1], f"white{place}")
        inlay(np.rot90(draw(near[::-1], left[::-1]), 2)[::-1], f"black{place}")
    colour, rough, line, height = paint(WALNUT)
    save_stuff("board/board", colour, surface(halve(rough), halve(line) * WALNUT.metal), normals(halve(height), WALNUT.relief))


def make_style(name):
    board = STYLES[name]
    colour, rough, line, height = paint(board)
    save_photo(colour, f"styles/boards/{name}/board.jpg", 84)
    quarter = lambda field: halve(halve(field))
    save(surface(quarter(rough), quarter(line) * board.metal), f"styles/boards/{name}/board_mr.png", 32)
    if board.relief:
        save(normals(halve(height), board.relief), f"styles/boards/{name}/board_n.png", levels=65)


if __name__ == "__main__":
    chosen = sys.argv[1:] or ["walnut", *STYLES]
    for name in chosen:
        make_style(name) if name in STYLES else make()
