"""Parts for the illustrations of the fables: places, plants, small objects, heads and bodies of animals.

Everything is drawn on a `Drawing` in its pixels, with flat tones and one outline
like the court cards. The origin of a head is between eyes and cheeks, and its
width is about 200 at scale 1.
"""

import math

import numpy as np

from .figure import INK, lines, toned
from .picture import save_flat
from .vector import Drawing, num, plate, poly, ring, smooth, star, taper

WIDE, TALL = 512, 440
LINE, FINE = 6.0, 3.6
CREAM, PAPER = "#FBF3E2", "#F1E2C0"
BRASS, BRASS_LIGHT, BRASS_DARK = "#C4974F", "#EBCB86", "#80592A"
RED, RED_DARK = "#A6262B", "#741A20"
TEAL, TEAL_DARK = "#2F6660", "#1D4644"
WOOD, WOOD_DARK = "#8B5A35", "#5F3A21"
FLAME, FLAME_LIGHT = "#F29A33", "#FFE29A"


def paint(pictures, wide=WIDE, tall=TALL):
    """Draws the pictures of the named functions to data/textures/duel/art_NAME.png. Arguments select some of them."""
    import sys
    wanted = sys.argv[1:]
    for picture in pictures:
        name = picture.__name__.rstrip("_")
        if not wanted or name in wanted:
            d = Drawing(wide, tall)
            picture(d)
            save_flat(d.array(oversample=3), f"textures/duel/art_{name}.png")


def sym(half):
    """Returns a closed outline from its right half, from top to bottom. A third value of 0 makes a corner."""
    left = [(-p[0], *p[1:]) for p in reversed(half) if abs(p[0]) > 1e-6]
    return list(half) + left


def place(d, x, y, scale=1.0, turn=0.0, flip=False):
    """Opens a group at (x, y)."""
    d.open(f"translate({num(x)},{num(y)}) rotate({num(turn)}) scale({-scale if flip else scale:.4f},{scale:.4f})")


def flat(d, data, fill, line=LINE):
    toned(d, data, fill, width=line)


def spray(count, seed, *ranges):
    """Returns rows of random numbers with a fixed seed."""
    dice = np.random.default_rng(seed)
    return [tuple(dice.uniform(a, b) for a, b in ranges) for _ in range(count)]


# ---- places ----

def ground(d, colour):
    d.add(poly([(0, 0), (WIDE, 0), (WIDE, 700), (0, 700)]), colour)


def hill(d, points, colour, line=None):
    """Land from the left to the right edge, filled to the bottom."""
    top = smooth(points, False)
    d.add(top + f"L{WIDE + 20},720L-20,720Z", colour, line, 4 if line else 0)


def halo(d, x, y, radii, colour, opacity=0.16):
    """Glow of a moon, sun or flame: discs on top of each other."""
    for r in radii:
        d.add(ring(x, y, r), colour, opacity=num(opacity))


def moon(d, x, y, r, colour="#F6E7B8", shade="#E0CB92", glow=True):
    if glow:
        halo(d, x, y, (r * 1.9, r * 1.45), colour, .13)
    toned(d, ring(x, y, r), colour, [(ring(x - r * .3, y - r * .25, r * .22), shade), (ring(x + r * .35, y + r * .3, r * .26), shade),
                                     (ring(x + r * .1, y - r * .5, r * .12), shade)], 0)


def crescent(d, x, y, r, colour="#F6E7B8"):
    halo(d, x, y, (r * 2, r * 1.5), colour, .10)
    d.add(f"M{num(x)},{num(y - r)}A{num(r)},{num(r)} 0 1 1 {num(x - r)},{num(y + r * .1)}A{num(r * .82)},{num(r * .82)} 0 0 0 {num(x)},"
          f"{num(y - r)}Z", colour)


def stars(d, points, colour="#F6E7B8"):
    for x, y, r in points:
        d.add(star(x, y, r, r * .34, 4), colour)


def rays(d, x, y, inner, outer, count, colour, opacity=0.2, turn=0.0):
    for k in range(count):
        a, b = turn + 2 * math.pi * (k - .25) / count, turn + 2 * math.pi * (k + .25) / count
        d.add(poly([(x + inner * math.cos(a), y + inner * math.sin(a)), (x + outer * math.cos(a), y + outer * math.sin(a)),
                    (x + outer * math.cos(b), y + outer * math.sin(b)), (x + inner * math.cos(b), y + inner * math.sin(b))]), colour,
              opacity=num(opacity))


def cloud(d, x, y, size, colour, opacity=1.0):
    d.add(smooth([(x - size, y, 0), (x - size * .8, y - size * .28), (x - size * .4, y - size * .3), (x - size * .1, y - size * .52),
                  (x + size * .35, y - size * .38), (x + size * .62, y - size * .22), (x + size, y, 0)]), colour, opacity=num(opacity))


def trunk(d, x, width, colour, top=-10, foot=440, dark=None):
    """Trunk of a tree."""
    data = smooth([(x - width * .5, top, 0), (x + width * .5, top, 0), (x + width * .46, foot * .6), (x + width * .8, foot, 0),
                   (x - width * .8, foot, 0), (x - width * .46, foot * .6)])
    d.add(data, colour)
    if dark:
        d.open(clip=data)
        d.add(poly([(x + width * .1, top), (x + width, top), (x + width, foot), (x + width * .2, foot)]), dark)
        d.close()


def pine(d, x, y, h, colour, snow=None):
    d.add(poly([(x - h * .04, y), (x - h * .04, y - h * .2), (x + h * .04, y - h * .2), (x + h * .04, y)]), colour)
    for k in range(3):
        w, low = h * (.30 - .07 * k), y - h * (.10 + .27 * k)
        d.add(smooth([(x - w, low, 0), (x - w * .3, low - h * .16), (x, low - h * .40, 0), (x + w * .3, low - h * .16), (x + w, low, 0),
                      (x, low - h * .05)]), colour)
        if snow:
            d.add(smooth([(x - w * .55, low - h * .12, 0), (x, low - h * .40, 0), (x + w * .55, low - h * .12, 0), (x, low - h * .19)]),
                  snow)


def bush(d, x, y, size, colour, dark=None):
    for k, (dx, dy, r) in enumerate(((-.6, -.2, .42), (.55, -.2, .45), (0, -.45, .55), (-.2, -.1, .5), (.25, -.12, .45))):
        d.add(ring(x + dx * size, y + dy * size, r * size), (dark or colour) if k < 2 else colour)


def grass(d, y, colour, seed, count=26, tall=26, x0=0, x1=WIDE, width=5):
    for x, h, lean in spray(count, seed, (x0, x1), (tall * .5, tall), (-10, 10)):
        d.add(taper([(x, y + 4), (x + lean * .3, y - h * .6), (x + lean, y - h)], [width, width * .7, .8]), colour)


def reed(d, x, y, h, lean=0, head=True, colour="#3F6148", brown="#6B4226"):
    d.add(taper([(x, y), (x + lean * .4, y - h * .5), (x + lean, y - h)], [6, 5, 3]), colour)
    d.add(taper([(x, y), (x - 14, y - h * .4), (x - 34 + lean * .4, y - h * .62)], [8, 6, 1]), colour)
    if head:
        place(d, x + lean, y - h, 1, lean * .35)
        d.add(plate(-7, -34, 7, 6, 7), brown)
        d.close()


def ripples(d, rows, colour, width=4):
    for x, y, w in rows:
        d.add(taper([(x - w, y), (x, y + 2.5), (x + w, y)], [.8, width, .8]), colour)


def flower(d, x, y, r, petal, heart="#F3CF7C", count=6):
    for k in range(count):
        a = 2 * math.pi * k / count
        d.add(ring(x + r * .62 * math.cos(a), y + r * .62 * math.sin(a), r * .42), petal)
    d.add(ring(x, y, r * .36), heart)


def leaf(d, x, y, size, turn, fill, line=None, vein=True):
    place(d, x, y, size, turn)
    d.add(smooth([(0, 0, 0), (-.30, -.30), (-.26, -.68), (0, -1, 0), (.26, -.68), (.30, -.30)]), fill, line, (3 / size) if line else 0)
    if vein:
        d.add(poly([(0, 0), (0, -.8)], False), "none", line or "#00000055", 2.4 / size)
    d.close()


def oak_leaf(d, x, y, size, turn, fill, line=INK):
    place(d, x, y, size, turn)
    half = [(0, 0), (.12, -.10), (.30, -.14), (.20, -.28), (.40, -.40), (.24, -.50), (.40, -.68), (.20, -.76), (.14, -.94), (0, -1)]
    d.add(smooth(sym(half)), fill, line, 3 / size if line else 0)
    d.add(poly([(0, .16), (0, -.82)], False), "none", line or "#00000055", 2.6 / size)
    d.close()


def flame(d, x, y, size, outer=FLAME, inner=FLAME_LIGHT, line=True):
    place(d, x, y, size)
    d.add(smooth([(0, 0), (-.30, -.10), (-.36, -.42), (-.14, -.66), (-.12, -1.05, 0), (.12, -.80), (.22, -.60), (.34, -.44), (.32, -.12)]),
          outer, INK if line else None, 3.4 / size if line else 0)
    d.add(smooth([(0, -.04), (-.16, -.14), (-.17, -.34), (-.02, -.60, 0), (.12, -.40), (.17, -.22)]), inner)
    d.close()


def candle(d, x, y, h, w=18, wax=CREAM, stick=True):
    """A burning candle with its foot at (x, y)."""
    halo(d, x, y - h - 20, (h * 1.1, h * .75, h * .45), "#FFD27A", .12)
    if stick:
        toned(d, smooth([(x - w * 1.6, y, 0), (x - w * 1.7, y - 10), (x + w * 1.7, y - 10), (x + w * 1.6, y, 0)]), BRASS, width=4)
    toned(d, plate(x - w / 2, y - h, x + w / 2, y - 6, 3), wax,
          [(poly([(x + w * .1, y - h), (x + w, y - h), (x + w, y), (x + w * .1, y)]), "#DCCDB2")], 4)
    d.add(smooth([(x - w * .5, y - h + 2, 0), (x - w * .2, y - h + 16), (x, y - h + 4), (x + w * .5, y - h + 2, 0), (x, y - h - 4)]), wax)
    d.add(poly([(x, y - h - 2), (x, y - h - 8)], False), "none", INK, 2.6)
    flame(d, x, y - h - 5, 30)


def book(d, x, y, w, h, colour, turn=0, band=BRASS_LIGHT, upright=True):
    """Spine of a closed book."""
    place(d, x, y, 1, turn)
    toned(d, plate(-w / 2, -h, w / 2, 0, 4), colour, [(poly([(w * .15, -h), (w, -h), (w, 0), (w * .15, 0)]), "#00000038")], 4)
    for t in ((.16, .24), (.76, .84)):
        d.add(poly([(-w / 2, -h * t[0]), (w / 2, -h * t[0]), (w / 2, -h * t[1]), (-w / 2, -h * t[1])] if upright else
                   [(-w / 2 + w * t[0], -h), (-w / 2 + w * t[1], -h), (-w / 2 + w * t[1], 0), (-w / 2 + w * t[0], 0)]), band)
    d.close()


def shelf(d, y, seed, h=86, colours=("#6E2A2A", "#2F5147", "#33435E", "#7A5530", "#4B3550", "#8A6B3C"), dim=0.0):
    """A shelf with books over the whole width."""
    x, k = -10, 0
    for w, t in spray(24, seed, (16, 34), (.72, 1)):
        if x > WIDE:
            break
        book(d, x + w / 2, y, w - 2, h * t, colours[(k * 5 + int(w)) % len(colours)])
        x, k = x + w, k + 1
    d.add(poly([(-5, y), (WIDE + 5, y), (WIDE + 5, y + 12), (-5, y + 12)]), "#4A2D1B", INK, 3)
    if dim:
        d.add(poly([(-5, y - h - 14), (WIDE + 5, y - h - 14), (WIDE + 5, y + 12), (-5, y + 12)]), "#1B1220", opacity=num(dim))


def lantern(d, x, y, s=1.0, lit=True):
    """A hand lantern hanging from (x, y)."""
    if lit:
        halo(d, x, y + 62 * s, (120 * s, 84 * s, 52 * s), "#FFD27A", .14)
    place(d, x, y, s)
    d.add(smooth([(-20, 34), (-18, 8), (0, 0), (18, 8), (20, 34)], False), "none", INK, 6)
    toned(d, smooth([(-26, 44, 0), (-14, 28), (14, 28), (26, 44, 0)]), BRASS, width=4)
    toned(d, poly([(-22, 44), (22, 44), (26, 88), (-26, 88)]), "#FFE7A8" if lit else "#9FB0AE", width=4)
    if lit:
        flame(d, 0, 84, 30, line=False)
    d.add(poly([(-9, 44), (-11, 88)], False), "none", INK, 2.6)
    d.add(poly([(9, 44), (11, 88)], False), "none", INK, 2.6)
    toned(d, plate(-30, 86, 30, 100, 4), BRASS_DARK, width=4)
    d.close()


# ---- parts of animals ----

def eye(d, x, y, r, iris=None, look=(0.15, 0.0), slit=False, glint=True):
    """A round eye: dark, or with a colored iris."""
    d.add(ring(x, y, r), INK)
    if iris:
        d.add(ring(x, y, r * .80), iris)
        px, py = x + look[0] * r, y + look[1] * r
        if slit:
            d.add(smooth([(px, py - r * .66, 0), (px + r * .26, py), (px, py + r * .66, 0), (px - r * .26, py)]), INK)
        else:
            d.add(ring(px, py, r * .46), INK)
    if glint:
        d.add(ring(x - r * .28, y - r * .34, r * .25), "#FFFDF4")


def brows(d, x, y, w, slope=0.0, width=7, colour=INK):
    """Two brows. A positive slope looks stern."""
    for s in (-1, 1):
        d.add(taper([(s * (x - w), y + slope), (s * x, y - abs(slope) * .2), (s * (x + w), y - slope)], [width, width * .8, 1.5]), colour)


def whiskers(d, x, y, length, colour=INK, width=2.2, spread=10):
    for s in (-1, 1):
        for k in (-1, 0, 1):
            d.add(smooth([(s * x, y + k * 5), (s * (x + length * .6), y + k * spread * .7 - 3), (s * (x + length), y + k * spread + 2)],
                         False), "none", colour, width)


def smile(d, y, w=16, drop=9, line=3.6, stem=12):
    """The cleft lip under a nose: a stem and two bows."""
    d.add(f"M0,{num(y)}L0,{num(y + stem)}", "none", INK, line)
    for s in (-1, 1):
        d.add(f"M0,{num(y + stem)}C{num(s * w * .3)},{num(y + stem + drop)} {num(s * w * .9)},{num(y + stem + drop)} "
              f"{num(s * w * 1.3)},{num(y + stem + drop * .2)}", "none", INK, line)


def muzzle_nose(d, y, w, h, colour=INK, glint=True):
    d.add(smooth([(0, y + h, 0), (-w * .5, y + h * .6), (-w, y + h * .1), (-w * .7, y - h * .4), (0, y - h * .5), (w * .7, y - h * .4),
                  (w, y + h * .1), (w * .5, y + h * .6)]), colour, INK, 3)
    if glint:
        d.add(ring(-w * .35, y - h * .15, w * .22, h * .14), "#fff", opacity=".55")


def shaded(d, outline, fur, dark, cut=22, patches=(), line=LINE):
    """Flat shape of a head or body, with the right side in the darker tone and patches over both."""
    data = smooth(outline)
    shade = smooth([(cut + 26, -400), (cut + 14, -60), (cut, 0), (cut + 12, 60), (cut - 10, 400), (400, 400), (400, -400)])
    toned(d, data, fur, [(shade, dark)] + list(patches), line)


def pair(d, draw):
    """Draws something on both sides."""
    for s in (1, -1):
        d.open(f"scale({s},1)")
        draw(s)
        d.close()


def shoulders(d, x, y, wide, cloth, dark, slope=40, line=LINE, foot=470):
    """A coat from the neck to the bottom of the picture."""
    data = (f"M{num(x - wide * .22)},{num(y)}C{num(x - wide * .5)},{num(y + slope * .3)} {num(x - wide * .86)},{num(y + slope * .6)} "
            f"{num(x - wide)},{num(y + slope * 1.6)}L{num(x - wide * 1.12)},{foot}L{num(x + wide * 1.12)},{foot}L{num(x + wide)},"
            f"{num(y + slope * 1.6)}C{num(x + wide * .86)},{num(y + slope * .6)} {num(x + wide * .5)},{num(y + slope * .3)} "
            f"{num(x + wide * .22)},{num(y)}Z")
    toned(d, data, cloth, [(smooth([(x + wide * .35, y - 20), (x + wide * .5, y + 80), (x + wide * .3, foot + 40), (x + wide * 2, foot),
                                    (x + wide * 2, y - 20)]), dark)], line)
    return data


def scarf(d, x, y, wide, colour, dark, tail=True, side=1):
    if tail:
        toned(d, smooth([(x + side * wide * .3, y + 4), (x + side * wide * .75, y + 10), (x + side * wide * .95, y + 92, 0),
                         (x + side * wide * .40, y + 100, 0)]), colour,
              [(poly([(x + side * wide * .3, y + 66), (x + side * wide * 1.1, y + 58), (x + side * wide * 1.1, y + 76),
                      (x + side * wide * .3, y + 84)]), dark)], 5)
    toned(d, smooth([(x - wide, y - 16), (x - wide * .4, y - 4), (x + wide * .4, y - 4), (x + wide, y - 16), (x + wide * 1.04, y + 12),
                     (x + wide * .5, y + 32), (x - wide * .5, y + 32), (x - wide * 1.04, y + 12)]), colour,
          [(smooth([(x + wide * .2, y - 30), (x + wide * .3, y + 50), (x + wide * 1.5, y + 40), (x + wide * 1.5, y - 30)]), dark)], 5)
