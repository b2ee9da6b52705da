"""The six chess pieces as flat pictures, light and dark, for panels, the promotion choice and the app's icon.

All have the same baseline in an image of 128 x 128, so that a row of them is
level. Dark pieces have a light outline and light ones a dark outline, so that
both are readable on dark glass.
"""

import numpy as np
from PIL import ImageFilter

from kit.field import mix, smooth
from kit.horse import CREST, HEAD, NECK
from kit.palette import CREAM, rgb
from kit.pen import Sheet, arc, spline
from kit.picture import save

SIZE, LINE = 128, 3.4
# Outline of dark pieces, wider because it alone distinguishes them from dark glass.
DARK_LINE = 6.0
MIDDLE, GROUND = 64, 8


def soft(*points):
    """Part of an outline that is one curve."""
    return spline(points, 8)


def foot(wide):
    return [(wide, 0), (wide, 7), (wide - 3.5, 10), (wide - 5, 15), (wide - 8, 18)]


def pawn():
    half = foot(32) + soft((22, 20), (15, 28), (11, 38), (10, 47)) + [(18, 49), (18, 54), (10, 56)] + arc(0, 68, 16.5, 16.5, -46, 90, 20)
    return half, []


def rook():
    half = foot(35) + soft((25, 20), (20, 32), (18, 50), (18.5, 60)) + [(25, 64), (27, 68), (27, 90), (15.5, 90), (15.5, 81), (7.5, 81), (7.5, 90), (0, 90)]
    return half, [[(-24, 65.5), (24, 65.5)], [(-20, 22), (20, 22)]]


def bishop():
    half = foot(34) + soft((23, 20), (15, 30), (11, 42), (10, 50)) + [(19, 52), (19, 57), (11, 59)] \
        + soft((12, 60), (19.5, 70), (19, 79), (12, 91), (5, 97)) + arc(0, 102, 5.5, 5.5, -50, 90, 14)
    return half, [[(3, 74), (16, 91)], [(-17, 22), (17, 22)]]


def queen():
    half = foot(36) + soft((26, 20), (17, 33), (12.5, 47), (11.5, 58)) + [(20, 60), (20, 65), (12, 67)] \
        + soft((13, 68), (16, 80), (23, 93)) + [(28, 103), (16.5, 93), (13, 106), (5, 95), (0, 104)]
    return half, [[(-17, 68.5), (17, 68.5)], [(-20, 22), (20, 22)]]


def king():
    half = foot(37) + soft((27, 20), (18, 33), (13, 48), (12, 59)) + [(21, 61), (21, 66), (13, 68)] \
        + soft((13.5, 69), (17, 80), (24, 93)) + [(24.5, 96)] + soft((22, 97), (12, 101), (5, 102)) \
        + [(3, 104), (3, 107), (8.5, 106), (8.5, 112.5), (3, 111.5), (4, 117), (0, 117)]
    return half, [[(-23, 94.5), (23, 94.5)], [(-18, 69.5), (18, 69.5)], [(-20, 22), (20, 22)]]


def horse():
    """Outlines of neck, head and ears, facing left, and the lines inside."""
    at = lambda p: (MIDDLE - (p[0] - 0.03) * 98, GROUND + 18 + (p[1] - 0.185) * 92)
    shapes = [[at(p) for p in spline(line, 8, closed=True)] for line in (NECK, HEAD)]
    shapes.append([at(p) for p in ((0.11, 1.04), (0.085, 1.20), (0.00, 1.06))])
    mane = []
    for k in range(5):
        a = np.array(CREST[2 + k]) + (0.055, -0.005)
        mane.append([at(p) for p in spline([tuple(a), tuple(a + (0.035, -0.07)), tuple(a + (0.075, -0.12))], 6)])
    lines = mane + [[at(p) for p in spline([(0.09, 0.665), (0.03, 0.72), (0.0, 0.80)], 6)], [at((0.375, 0.645)), at((0.31, 0.655))]]
    return shapes, lines, at((0.165, 0.905))


def masks(name, scale=1, edge=LINE):
    """Returns coverage of the piece with its outline, of the area inside the outline, and of the inner lines."""
    body, outer, inner = (Sheet(SIZE, SIZE, scale, 8) for _ in range(3))
    place = lambda x, y: (MIDDLE + x, GROUND + y)
    both = lambda half: [place(x, y) for x, y in half] + [place(-x, y) for x, y in reversed(half)]
    if name == "knight":
        shapes, lines, eye = horse()
        shapes.append(both(foot(34)))
        inner.disc(*eye, 2.3)
    else:
        half, lines = globals()[name]()
        shapes = [both(half)]
        lines = [[place(x, y) for x, y in line] for line in lines]
    for shape in shapes:
        body.fill(shape)
        outer.fill(shape)
        outer.stroke(shape, edge * 1.6, closed=True)
    # the fill keeps a distance to the edge of the union of all shapes
    body.image = body.image.filter(ImageFilter.MinFilter(2 * round(edge * 0.25 * scale * 8) + 1))
    for line in lines + [[place(-22, 17), place(22, 17)]]:
        inner.stroke(line, LINE * 0.72)
    return outer.array(), body.array(), inner.array()


def coloured(name, light):
    """Returns the RGBA image of one piece."""
    outer, fill, inner = masks(name, edge=LINE if light else DARK_LINE)
    height = np.linspace(1, 0, SIZE)[:, None, None]
    if light:
        body, edge = mix(rgb("D9B98C"), CREAM, smooth(0.0, 0.9, height)), rgb("2A1C12")
    else:
        body, edge = mix(rgb("2B1D16"), rgb("5A3C2A"), smooth(0.0, 0.9, height)), rgb("D8C3A0")
    paint = fill * (1 - inner)
    colour = mix(edge * np.ones((SIZE, SIZE, 3)), body * np.ones((SIZE, SIZE, 3)), paint[..., None])
    return np.concatenate([colour, outer[..., None]], -1)


def make():
    for name in ("pawn", "knight", "bishop", "rook", "queen", "king"):
        save(coloured(name, True), f"textures/ui/{name}_white.png")
        save(coloured(name, False), f"textures/ui/{name}_black.png")


if __name__ == "__main__":
    make()
