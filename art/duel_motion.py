"""Textures of what moves at the Duel's table: flash of a hit, signs of keywords, cracks of a hero's portrait.

Effects are 192 x 192, cracks as large as a card. The cracks follow the lines along which the portrait breaks:
CENTER, RING and BORDER are the same points as in game/tables/duel/src/scene/shards.rs.
"""

import math
import random

import numpy as np

from card_marks import HEIGHT as CARD_HIGH, WIDTH as CARD_WIDE
from duel_marks import FOLDER, FX, fx
from kit.fable import INK
from kit.picture import save
from kit.vector import Drawing, plate, poly, ring, smooth, star, taper

# Points from the left and from the top, as shares of the card's size.
CENTER = (.53, .43)
RING = ((.52, .25), (.74, .31), (.80, .49), (.64, .62), (.45, .66), (.27, .52), (.30, .33))
BORDER = ((.46, 0), (1, .10), (1, .58), (.72, 1), (.30, 1), (0, .64), (0, .21))


def glow(power, colour):
    """A disc of light that fades to nothing at the edge."""
    y, x = np.mgrid[0:FX, 0:FX] + .5
    far = np.hypot(x - FX / 2, y - FX / 2) / (FX / 2)
    light = np.clip(1 - far, 0, 1) ** power
    return np.dstack([np.broadcast_to(colour, (FX, FX, 3)), light])


def over(top, ground):
    a, b = top[..., 3:], ground[..., 3:]
    alpha = a + b * (1 - a)
    rgb = np.where(alpha > 1e-4, (top[..., :3] * a + ground[..., :3] * b * (1 - a)) / np.maximum(alpha, 1e-4), 1)
    return np.concatenate([rgb, alpha], -1)


def flash():
    """The moment of contact: a white-hot core with long rays, in the light of a spark. It has no ink line, because it is light."""
    ground = glow(1.6, np.array((1, .80, .42)))
    d = Drawing(FX, FX)
    d.open("translate(96,96)")
    for k, length in enumerate((92, 58, 80, 50, 94, 62, 76, 54)):
        turn = math.radians(45 * k + 11)
        tip = (length * math.cos(turn), length * math.sin(turn))
        d.add(taper([(0, 0), (tip[0] * .5, tip[1] * .5), tip], [26, 13, 1]), "#FFF4CC", opacity=".95")
    d.add(star(0, 0, 52, 30, 8), "#FFFBEA")
    d.close()
    core = glow(4.0, np.array((1, 1, 1)))
    core[..., 3] = np.clip(core[..., 3] * 2.2, 0, 1)
    save(over(core, over(d.array(oversample=4), ground)), f"{FOLDER}/fx_flash.png", 128)


def glint(d):
    d.add(star(0, 0, 84, 13, 4), "#FFFFFF")
    d.add(star(0, 0, 40, 14, 4, -45), "#FFFFFF", opacity=".8")
    d.add(ring(0, 0, 17), "#FFFFFF")


def toxin(d):
    """A bubble of poison."""
    d.add(ring(0, 0, 62), "#8FD14A", INK, 9, opacity="0.92")
    d.add(smooth([(-40, 6), (-30, -30), (0, -44), (-10, -24), (-24, -4), (-30, 16)]), "#E3FBB4")
    d.add(ring(22, 24, 11), "#5E9A28")


def gust(d):
    """A curl of wind."""
    for wide, colour in ((27, INK), (16, "#F2F7F4")):
        d.add(smooth([(-80, 26), (-20, 34), (40, 22), (62, -14), (40, -46), (6, -38), (4, -10), (24, -4)], False), "none", colour, wide)
        d.add(smooth([(-66, 58), (-14, 66), (40, 56)], False), "none", colour, wide * .8)


def drop(d):
    """A drop of life that a minion with Lifesteal draws."""
    d.add(smooth([(0, -78, 0), (42, 0), (38, 46), (0, 70), (-38, 46), (-42, 0)]), "#C9243A", INK, 9)
    d.add(smooth([(-24, 10), (-16, -22), (-4, -42), (-8, 4), (-10, 30)]), "#FF9AA2")


def dash(d):
    """Two marks of speed."""
    for x in (-52, 2):
        d.add(poly([(x - 8, -62), (x + 22, -62), (x + 62, 0), (x + 22, 62), (x - 8, 62), (x + 30, 0)]), "#FFE9A8", INK, 9)


# ---- cracks ----

def pixel(point):
    return point[0] * CARD_WIDE, point[1] * CARD_HIGH


def jagged(a, b, seed, parts=7, way=5):
    """Returns a broken line between two points, with both ends in place."""
    dice = random.Random(seed)
    (ax, ay), (bx, by) = pixel(a), pixel(b)
    long = math.hypot(bx - ax, by - ay) or 1
    nx, ny = -(by - ay) / long, (bx - ax) / long
    points = []
    for k in range(parts + 1):
        t = k / parts
        out = 0 if k in (0, parts) else dice.uniform(-way, way)
        points.append((ax + (bx - ax) * t + nx * out, ay + (by - ay) * t + ny * out))
    return points


def mix(a, b, t):
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def crack(d, a, b, widths, seed):
    """Draws a crack: a dark gap with a lit edge."""
    line = jagged(a, b, seed)
    steps = [widths[0] + (widths[1] - widths[0]) * k / (len(line) - 1) for k in range(len(line))]
    for (x0, y0), (x1, y1), wide in zip(line, line[1:], steps):
        d.add(poly([(x0 + 2.4, y0 + 2.4), (x1 + 2.4, y1 + 2.4)], False), "none", "#FFF2D2", wide * .55, opacity=".75")
    for (x0, y0), (x1, y1), wide in zip(line, line[1:], steps):
        d.add(poly([(x0, y0), (x1, y1)], False), "none", INK, wide)


def branch(d, i, t, to, seed):
    crack(d, mix(BORDER[i], RING[i], t), to, (4.5, 1.5), seed)


def cracks():
    """The portrait of a hero: cracked at the edge, through to the middle, and broken."""
    count = len(RING)
    for stage in (1, 2, 3):
        d = Drawing(CARD_WIDE, CARD_HIGH)
        d.open(clip=plate(0, 0, CARD_WIDE, CARD_HIGH, 13))
        for i in range(count):
            reach = {1: (.75 if i in (1, 5) else .45 if i == 3 else 0), 2: 1 if i != 4 else .7, 3: 1}[stage]
            if reach:
                crack(d, BORDER[i], mix(BORDER[i], RING[i], reach), (8, 3 if reach < 1 else 6), i)
        branch(d, 1, .45, (.80, .05), 20)
        branch(d, 5, .45, (.10, .74), 21)
        if stage >= 2:
            branch(d, 2, .4, (.93, .74), 22)
            branch(d, 6, .5, (.06, .38), 23)
            branch(d, 0, .5, (.30, .06), 24)
            for i in (1, 2, 5):
                crack(d, RING[i], RING[(i + 1) % count], (5.5, 4), 40 + i)
        if stage == 3:
            for i in (0, 3, 4, 6):
                crack(d, RING[i], RING[(i + 1) % count], (6, 5), 40 + i)
            for i in (0, 2, 4, 5):
                crack(d, RING[i], CENTER, (6, 5), 60 + i)
        d.close()
        save(d.array(oversample=4), f"{FOLDER}/overlay_crack_{stage}.png", 128)


if __name__ == "__main__":
    flash()
    fx("glint", glint, "#FFF6D0", 12, .7)
    fx("toxin", toxin, "#7BC43A", 8, .6)
    fx("gust", gust, "#DDEBE4", 6, .5)
    fx("drop", drop, "#E5484D", 8, .6)
    fx("dash", dash, "#FFC04A", 8, .6)
    cracks()
