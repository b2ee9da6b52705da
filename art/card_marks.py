"""Highlights of a card: frames for hover and hint, and a soft shadow. White, with the shape in alpha.

Each fills a flat rectangle of 1.45 by 1.906 units around a card of 1.15 by 1.606.
The margin is 0.15 on every side.
"""

import numpy as np
from PIL import Image, ImageFilter

from kit.picture import save_tinted
from kit.vector import Drawing, plate, poly

UNIT = 200
MARGIN, WIDTH, HEIGHT = 30, 230, 321
SIZE = (WIDTH + 2 * MARGIN, HEIGHT + 2 * MARGIN)


def card(out, corner=13):
    return plate(MARGIN - out, MARGIN - out, MARGIN + WIDTH + out, MARGIN + HEIGHT + out, corner + out)


def mask(draw):
    d = Drawing(*SIZE)
    draw(d)
    return d.array(oversample=4)[..., 3]


def soft(alpha, radius):
    return np.asarray(Image.fromarray((alpha * 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(radius)), float) / 255


def frame(d):
    d.add(card(6), "none", "#fff", 7)


def hint(d):
    """A dashed frame with a lozenge at top and bottom."""
    d.add(card(6), "none", "#fff", 7, stroke_dasharray="22 18")
    for y in (MARGIN - 6, MARGIN + HEIGHT + 6):
        x = MARGIN + WIDTH / 2
        d.add(poly([(x, y - 17), (x + 17, y), (x, y + 17), (x - 17, y)]), "#fff")


def make():
    line = mask(frame)
    glow = soft(mask(lambda d: d.add(card(4), "#fff")), 10) * (1 - mask(lambda d: d.add(card(2), "#fff")))
    save_tinted(np.maximum(line, 0.55 * glow), "textures/cards/mark_frame.png")
    save_tinted(mask(hint), "textures/cards/mark_hint.png")
    save_tinted(soft(mask(lambda d: d.add(card(-3), "#fff")), 11), "textures/cards/mark_shadow.png")


if __name__ == "__main__":
    make()
