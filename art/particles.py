"""Particles: a glint of gold dust and embers, a nugget, and a breath of dust. Each is 64 pixels square.

The glint and the dust are white, and the game tints them. The nugget has its own colors.
"""

import numpy as np

from kit.palette import rgb
from kit.picture import save, save_tinted
from kit.vector import Drawing, poly

SIZE = 64


def grid():
    """Returns x and y from -1 to 1, with pixel centers."""
    at = (np.arange(SIZE) + 0.5) / SIZE * 2 - 1
    return np.meshgrid(at, at)


def spark(x, y):
    """A bright core, a soft halo, and four short rays, fading out before the edge."""
    far = np.hypot(x, y)
    halo = np.exp(-(far / 0.30) ** 2) * 0.55
    core = np.exp(-(far / 0.11) ** 2)
    rays = sum(np.exp(-(np.abs(a) / 0.035) ** 1.2 - (np.abs(b) / 0.42) ** 2) for a, b in ((x, y), (y, x))) * 0.7
    return np.clip(halo + core + rays, 0, 1) * np.clip((1 - far) / 0.35, 0, 1)


def dust(x, y):
    """A round, soft puff, a little uneven."""
    far = np.hypot(x, y)
    uneven = 1 + 0.18 * np.sin(5.1 * x + 1.3) * np.sin(4.3 * y - 0.7)
    return np.clip(np.exp(-(far / 0.52) ** 2) * uneven, 0, 1) * np.clip((1 - far) / 0.5, 0, 1)


# Corners of a nugget and of the faces on its top, and its facets: indices of corners, those on top from 10 on, and brightness.
CORNERS = [(-29, -2), (-20, -20), (-3, -27), (15, -19), (29, -6), (24, 14), (7, 25), (-17, 20)]
TOP = [(-13, -6), (-2, -15), (12, -7), (13, 6), (-3, 11)]
FACETS = [((0, 1, 10), .80), ((1, 11, 10), .98), ((1, 2, 11), .88), ((2, 3, 12, 11), .66), ((3, 4, 12), .44), ((4, 13, 12), .34),
          ((4, 5, 13), .16), ((5, 6, 13), .06), ((6, 14, 13), .22), ((6, 7, 14), .12), ((7, 0, 14), .40), ((0, 10, 14), .62),
          ((10, 11, 12, 13, 14), .74)]
GOLD = ["4E2A02", "9A5A06", "D8940F", "FFC72E", "FFEC8E"]


def nugget():
    """A lump of gold with hard facets, lit from the upper left, in an outline that keeps it apart from gold. Soft, pale lumps look like food."""
    d = Drawing(SIZE, SIZE)
    d.open("translate(32,33)")
    at = lambda k: CORNERS[k] if k < 10 else TOP[k - 10]
    d.add(poly(CORNERS), "#2A1603", "#2A1603", 5)
    for corners, light in FACETS:
        step = light * (len(GOLD) - 1)
        low = min(int(step), len(GOLD) - 2)
        tone = rgb(GOLD[low]) + (rgb(GOLD[low + 1]) - rgb(GOLD[low])) * (step - low)
        fill = "#" + "".join(f"{round(255 * value):02x}" for value in tone)
        d.add(poly([at(k) for k in corners]), fill, fill, .6)
    d.add(poly([(-12, -9), (-4, -16), (-2, -13), (-10, -6)]), "#FFFDF0")
    d.close()
    return d.array(oversample=6)


def make():
    x, y = grid()
    save_tinted(spark(x, y), "textures/particles/spark.png")
    save_tinted(dust(x, y), "textures/particles/dust.png")
    save(nugget(), "textures/particles/nugget.png")


if __name__ == "__main__":
    make()
