"""People for the court cards: faces, hands, hats and clothes in one style, with flat tones and one outline.

Everything is drawn on a `Drawing` in its pixels. The origin of a head is
between the eyes. It looks to the viewer's right, and can be mirrored.
"""

import math

from .vector import num, poly, ring, smooth, taper

INK = "#1B1B1F"
RED, RED_DARK = "#A6262B", "#7A191F"
GOLD, GOLD_LIGHT, GOLD_DARK = "#DBA23A", "#F3CF7C", "#A36F22"
TEAL, TEAL_DARK = "#2F6660", "#1D4644"
LEATHER, LEATHER_DARK = "#8B5A35", "#5F3A21"
SAND, SAND_DARK = "#D9B382", "#B28A58"
CREAM, CREAM_DARK = "#FBF3E2", "#DCCDB2"
SLATE, SLATE_DARK = "#3B3F4A", "#26282F"
STEEL, STEEL_DARK = "#AEB4B5", "#747B7F"
LINE = 4.2

# skin, its shadow, lips
FAIR = ("#F1CBA4", "#D79F76", "#B4493F")
ROSY = ("#F4D2B2", "#DFA886", "#B02C33")
TAN = ("#DDA878", "#B97F52", "#97403A")
BROWN = ("#8F5B3B", "#693F28", "#5A2A24")
PALE = ("#F3D8BD", "#DDB593", "#B02C33")


def toned(d, data, fill, shades=(), width=LINE):
    """A shape with darker or lighter parts, clipped at its edge, and an outline."""
    d.add(data, fill)
    if shades:
        d.open(clip=data)
        for shade, colour in shades:
            d.add(shade, colour)
        d.close()
    if width:
        d.add(data, "none", INK, width)


def lines(d, *paths, width=2.6, colour=INK):
    for data in paths:
        d.add(data, "none", colour, width)


def hatch(d, clip, start, step, count, vector, width=2.0, colour=INK):
    """Parallel hatching within a shape."""
    d.open(clip=clip)
    for k in range(count):
        x, y = start[0] + step[0] * k, start[1] + step[1] * k
        d.add(poly([(x, y), (x + vector[0], y + vector[1])], False), "none", colour, width)
    d.close()


# ---- heads ----

MAN = [(-43, -28), (-45, 4), (-41, 30), (-31, 54), (-10, 73), (14, 75), (33, 58), (42, 30), (45, 2), (43, -30), (22, -64), (-20, -64)]
LAD = [(-41, -28), (-43, 4), (-38, 30), (-26, 54), (-4, 69), (14, 69), (31, 54), (40, 28), (43, 2), (41, -30), (22, -62), (-20, -62)]
LADY = [(-38, -28), (-40, 3), (-36, 28), (-23, 52), (0, 69), (10, 69), (26, 53), (37, 28), (40, 2), (38, -30), (20, -60), (-18, -60)]


def head_begin(d, x, y, left=False, scale=1.0, tilt=0):
    turn = f" rotate({num(tilt)})" if tilt else ""
    d.open(f"translate({num(x)},{num(y)}) scale({num(-scale if left else scale)},{num(scale)}){turn}")


def neck(d, x, y, skin, wide=27, long=52):
    data = poly([(x - wide, y), (x + wide, y), (x + wide + 4, y + long), (x - wide - 4, y + long)])
    toned(d, data, skin[0], [(smooth([(x - wide - 9, y), (x - wide - 9, y + 20), (x, y + 36), (x + wide + 9, y + 14),
                                      (x + wide + 9, y - 20)]), skin[1])])


def skull(d, skin, outline=MAN, hat=-22, ear=True):
    """Flat shape of the face, with the shadow of the brim (down to `hat`) and of the far cheek, and an ear."""
    if ear:
        toned(d, ring(-45, 9, 8.5, 13.5), skin[0])
        lines(d, smooth([(-48, 2), (-42, 6), (-46, 13)], False), width=2.4)
    data = smooth(outline)
    shades = [(smooth([(60, -70), (35, -22), (33, 8), (29, 34), (12, 58), (-8, 68), (-4, 96), (62, 90)]), skin[1])]
    if hat is not None:
        shades.append((smooth([(-60, -90), (-60, hat - 4), (-30, hat + 3), (10, hat + 4), (60, hat - 2), (60, -90)]), skin[1]))
    toned(d, data, skin[0], shades)


def eyes(d, iris=INK, lady=False, narrow=0.0, brow=INK, heavy=1.0, worry=0.0):
    """Both eyes and brows. `narrow` (0..1) closes the eyes a little, and `heavy` is the weight of the brows."""
    for x, w in ((-14, 12.5), (22, 11)):
        top, low = -8.0 + 4.5 * narrow, 6.0 - 1.5 * narrow
        almond = (f"M{num(x - w)},1.5C{num(x - w * .5)},{num(top)} {num(x + w * .5)},{num(top)} {num(x + w)},1"
                  f"C{num(x + w * .4)},{num(low + 1.5)} {num(x - w * .4)},{num(low + 1.5)} {num(x - w)},1.5Z")
        d.add(almond, "#FFFBF2")
        d.open(clip=almond)
        d.add(ring(x + 1.8, 0.9 + narrow * .8, 5.7), iris)
        d.add(ring(x + 1.8, 0.9 + narrow * .8, 2.7), INK)
        d.close()
        d.add(ring(x + 3.9, -1.2 + narrow, 1.5), "#FFFBF2")
        d.add(taper([(x - w - 1.5, 2), (x - w * .45, top + 2.6), (x + w * .45, top + 2.4), (x + w + 1, 1.5)],
                    [2.2, 5.4 if lady else 4.6, 4.8 if lady else 4.4, 2.0]), INK)
        if lady:
            d.add(taper([(x - w + 2, 0), (x - w - 5, -5.5)], [3.4, 0.8]) if x < 0 else taper([(x + w - 2, -.5), (x + w + 5, -6)],
                                                                                             [3.4, 0.8]), INK)
        else:
            lines(d, smooth([(x - w * .6, low + 2.5), (x, low + 3.8), (x + w * .6, low + 2)], False), width=1.5)
        lift = -17.5 if lady else -15.5
        inner = worry * 3
        if x < 0:
            d.add(taper([(x - w - 3, lift + 4), (x - w * .3, lift - 3), (x + w + 1, lift + 2 - inner)],
                        [2.0, 4.6 * heavy, 5.4 * heavy if not lady else 3.0]), brow)
        else:
            d.add(taper([(x - w + 2, lift + 2 - inner), (x + w * .3, lift - 3), (x + w + 3, lift + 4)],
                        [5.2 * heavy if not lady else 3.0, 4.6 * heavy, 2.0]), brow)


def nose(d, skin, lady=False, big=1.0):
    if lady:
        d.add(smooth([(10, 4), (18, 25), (15, 31), (5, 30)], True), skin[1])
        lines(d, smooth([(11, 6), (14, 17), (18.5, 26), (15, 31), (8, 30.5)], False), width=2.6)
        return
    k = big
    d.add(smooth([(6, -2), (12 + 3 * k, 14), (17 + 5 * k, 27), (14 + 2 * k, 34), (2 - k, 33)], True), skin[1])
    lines(d, smooth([(7, -5), (11 + 2 * k, 10), (17 + 5 * k, 26), (15 + 3 * k, 33.5), (6, 34)], False), width=3.2)
    lines(d, smooth([(0 - 2 * k, 27), (-3 - 2 * k, 32), (1 - k, 35)], False), width=2.6)


def mouth(d, skin, lady=False, smile=1.0, y=48):
    if lady:
        d.add(f"M-5,{y}C1,{y - 5} 5,{y - 5.5} 9,{y - 2.5}C13,{y - 5.5} 17,{y - 4} 21,{y - 1.5}C14,{y + 1} 3,{y + 2} -5,{y}Z", skin[2])
        d.add(f"M-5,{y}C3,{y + 2} 14,{y + 1} 21,{y - 1.5}C17,{y + 8} 3,{y + 9} -5,{y}Z", skin[2])
        d.add(taper([(-6.5, y - .5), (8, y + 1.2), (22.5, y - 2.5)], [1.5, 2.4, 1.5]), INK)
        return
    d.add(smooth([(0, y + 6), (9, y + 4.5), (18, y + 5.5), (9, y + 10)]), skin[1])
    d.add(taper([(-9, y - 2 * smile), (0, y + .8 * smile), (10, y + 1.5 * smile), (24, y - 3.2 * smile)], [2.0, 3.6, 3.6, 2.0]), INK)
    lines(d, smooth([(24, y - 6 * smile), (26.5, y - 3 * smile), (25, y)], False), width=1.8)


def cheeks(d, colour, opacity=0.45):
    for x, y in ((-27, 27), (31, 24)):
        d.add(ring(x, y, 9 if x < 0 else 7, 7), colour, opacity=num(opacity))


def freckles(d, colour):
    for x, y in ((-31, 22), (-24, 26), (-30, 30), (-21, 20), (29, 20), (34, 25), (28, 28)):
        d.add(ring(x, y, 1.7), colour)


# ---- hands and cloth ----

def fist(d, x, y, skin, turn=0, scale=1.0, left=False):
    """A hand around an upright pole, knuckles toward the viewer."""
    d.open(f"translate({num(x)},{num(y)}) rotate({num(turn)}) scale({num(-scale if left else scale)},{num(scale)})")
    toned(d, smooth([(-21, -22), (10, -25), (21, -14), (22, 18), (12, 27), (-18, 26)]), skin[1])
    for k, (dx, w) in enumerate(((0, 38), (2.5, 41), (2, 40), (-1, 35))):
        y0 = -25 + 12.6 * k
        toned(d, smooth([(-20 + dx, y0 + 1.5), (w - 24 + dx, y0), (w - 17 + dx, y0 + 6.5), (w - 24 + dx, y0 + 13), (-20 + dx, y0 + 12),
                         (-24 + dx, y0 + 6.5)]),
              skin[0], [(poly([(-26, y0 + 10), (26, y0 + 9), (26, y0 + 16), (-26, y0 + 16)]), skin[1])], 3.2)
    d.close()


def sleeve(d, points, cloth, dark, cuff=None):
    """A forearm through the points (x, y, half width), with a cuff at its end."""
    from .pen import spline
    line = spline(points, 6)
    a, b = [], []
    for i, (x, y, w) in enumerate(line):
        p, q = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
        length = math.hypot(q[0] - p[0], q[1] - p[1]) or 1
        nx, ny = -(q[1] - p[1]) / length, (q[0] - p[0]) / length
        a.append((x + nx * w, y + ny * w))
        b.append((x - nx * w, y - ny * w))
    data = poly(a + b[::-1])
    lower = a if sum(p[1] for p in a) > sum(p[1] for p in b) else b
    mid = [((p[0] * .45 + q[0] * .55), (p[1] * .45 + q[1] * .55)) for p, q in zip(a, b)]
    toned(d, data, cloth, [(poly(mid + lower[::-1]), dark)])
    if cuff:
        n = max(2, len(a) // 6)
        toned(d, poly(a[-n:] + b[-n:][::-1]), cuff)


def torso(d, x, cloth, dark, y=212, wide=128, slope=30):
    data = (f"M{num(x - 30)},{y}C{num(x - 60)},{y + 12} {num(x - wide + 22)},{y + slope - 10} {num(x - wide + 6)},{y + slope + 16}"
            f"C{num(x - wide - 4)},{y + slope + 40} {num(x - wide - 8)},{y + 110} {num(x - wide - 8)},{y + 150}L{num(x + wide + 8)},{y + 150}"
            f"C{num(x + wide + 8)},{y + 110} {num(x + wide + 4)},{y + slope + 40} {num(x + wide - 6)},{y + slope + 16}"
            f"C{num(x + wide - 22)},{y + slope - 10} {num(x + 60)},{y + 12} {num(x + 30)},{y}Z")
    fold = smooth([(x + wide - 50, y + slope - 20), (x + wide - 40, y + slope + 40), (x + wide - 64, y + 150), (x + wide + 30, y + 150),
                   (x + wide + 30, y)])
    toned(d, data, cloth, [(fold, dark)])
    return data


def suit(d, data, x, y, size, colour, line=None, width=0):
    """A suit from the pips, `size` high and centered at (x, y)."""
    k = size / 128
    d.open(f"translate({num(x - 64 * k)},{num(y - 64 * k)}) scale({k:.4f})")
    d.add(data, colour, line, width / k if width else 0)
    d.close()


def button(d, x, y, r=5, fill=GOLD):
    d.add(ring(x, y, r), fill, INK, 2.4)
    d.add(ring(x - r * .25, y - r * .3, r * .3), GOLD_LIGHT if fill == GOLD else "#fff")
