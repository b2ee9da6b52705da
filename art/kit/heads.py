"""Heads of beasts from the front, with the features of the species: ears, mask, snout, horns. The origin is between the cheeks."""

from .fable import *
from .fable import INK

FOX, FOX_DARK = "#CF6A2C", "#9C4620"
GREY, GREY_DARK = "#8E9298", "#646972"
BROWN, BROWN_DARK = "#8A5A34", "#623D22"
UMBER, UMBER_DARK = "#6B4630", "#4A2F20"
MOUSE, MOUSE_DARK = "#B0937A", "#8A6F5A"
SOOT, SOOT_DARK = "#3A3842", "#24232B"
PINK = "#E2A39A"


def ear(d, points, fur, dark, inner=None, inside=PINK, tip=None, tip_colour=INK):
    data = smooth(points)
    shades = []
    if tip:
        shades.append((tip, tip_colour))
    toned(d, data, fur, shades)
    if inner:
        d.add(smooth(inner), inside)


def fox(d, look=(.2, .1), ears=True, stern=3):
    pair(d, lambda s: ear(d, [(22, -52, 0), (52, -112), (74, -158, 0), (98, -104), (104, -30, 0)], FOX if s < 0 else FOX_DARK, None,
                          [(44, -64, 0), (72, -126, 0), (90, -44, 0)], "#5A2B1C",
                          smooth([(52, -112), (74, -170), (110, -112), (80, -118)]), INK))
    half = [(0, -74), (34, -70), (70, -52), (90, -14), (104, 6), (128, 40, 0),
             (98, 42), (104, 62, 0), (74, 60), (48, 80), (20, 106), (0, 112)]
    white = smooth([(0, 30), (26, 24), (44, 34), (70, 18), (140, 36), (110, 80), (30, 120), (-30, 120), (-110, 80), (-140, 36), (-70, 18),
                    (-44, 34), (-26, 24)])
    shaded(d, sym(half), FOX, FOX_DARK, 30, [(white, CREAM), (smooth(
        [(40, 34), (70, 18), (150, 36), (110, 90), (30, 130), (24, 100), (44, 70)]), "#DCCDB2")])
    d.add(smooth([(0, -64), (10, -30), (13, 10), (22, 50), (0, 66), (-22, 50), (-13, 10), (-10, -30)]), "#DB7F42")
    for s in (-1, 1):
        d.add(smooth([(s * 18, 12), (s * 34, -10), (s * 66, -16), (s * 56, 8), (s * 38, 14)]), INK)
        eye(d, s * 43, -2, 11, "#E9B44A", look, True)
    brows(d, 44, -24, 20, stern * 2, 5, FOX_DARK)
    muzzle_nose(d, 82, 17, 15)
    smile(d, 92, 15, 9, 3.6, 8)


def wolf(d, fur=GREY, dark=GREY_DARK, light="#D9DADB", iris="#E9B44A", look=(.1, .1), stern=9):
    pair(d, lambda s: ear(d, [(30, -56, 0), (52, -112), (70, -140, 0), (96, -96), (100, -28, 0)], fur if s < 0 else dark, None,
                          [(50, -62, 0), (70, -112, 0), (86, -40, 0)], "#4B4046"))
    half = [(0, -84), (40, -76), (78, -52), (98, -10), (132, 22, 0), (108, 32), (134, 62, 0), (102, 66), (112, 96, 0), (66, 92), (34, 108),
            (0, 116)]
    mask = smooth([(0, 14), (30, 22), (60, 30), (96, 22), (140, 70), (90, 110), (0, 124), (-90, 110), (-140, 70), (-96, 22), (-60, 30),
                   (-30, 22)])
    shaded(d, sym(half), fur, dark, 30, [(mask, light), (smooth([(60, 30), (100, 20), (150, 70), (90, 124), (30, 130), (50, 80)]), "#A9ACB0"
                                         if light == "#D9DADB" else dark)])
    d.add(smooth([(0, -74), (18, -40), (22, 0), (34, 58), (22, 90), (0, 98), (-22, 90), (-34, 58), (-22, 0), (-18, -40)]), fur)
    d.add(smooth([(6, -74), (18, -40), (22, 0), (34, 58), (22, 90), (8, 96), (14, 50), (8, 0)]), dark, opacity=".6")
    for s in (-1, 1):
        d.add(smooth([(s * 24, 2), (s * 40, -14), (s * 74, -22), (s * 64, 4), (s * 44, 12)]), light)
        eye(d, s * 47, -4, 11.5, iris, look)
    brows(d, 46, -26, 24, stern, 9, INK)
    muzzle_nose(d, 66, 21, 17)
    smile(d, 80, 20, 10, 4, 10)


def bear(d, fur="#7A4C2B", dark="#56341E", muzzle="#B98B5E", look=(.1, .2)):
    pair(d, lambda s: ear(d, [(56, -66, 0), (60, -106), (90, -124), (118, -102), (108, -52, 0)], fur if s < 0 else dark, None,
                          [(72, -70), (76, -98), (92, -106), (104, -92), (98, -62)], "#4A2A1C"))
    half = [(0, -112), (50, -101), (92, -64), (108, -14), (116, 30), (96, 76), (56, 104), (0, 112)]
    shaded(d, sym(half), fur, dark, 34)
    toned(d, smooth(sym([(0, 2), (34, 8), (58, 38), (58, 70), (36, 98), (0, 106)])), muzzle,
          [(smooth([(22, 0), (26, 50), (14, 120), (80, 110), (80, 0)]), "#96693F")], 4)
    for s in (-1, 1):
        eye(d, s * 42, -14, 10, None, look)
    brows(d, 44, -36, 20, 4, 9, dark)
    muzzle_nose(d, 30, 27, 20)
    smile(d, 48, 24, 12, 4.4, 14)


def badger(d):
    pair(d, lambda s: ear(d, [(58, -62, 0), (66, -94), (88, -104), (106, -86), (100, -48, 0)], SOOT, None,
                          None, tip=smooth([(60, -92), (88, -112), (112, -86), (88, -86)]), tip_colour=CREAM))
    half = [(0, -94), (46, -85), (88, -52), (106, -8), (100, 28), (66, 62), (32, 104), (0, 112)]
    stripe = lambda s: smooth([(s * 18, -96), (s * 60, -90), (s * 82, -44), (s * 72, 0), (s * 48, 44),
                              (s * 24, 82), (s * 14, 76), (s * 24, 36), (s * 24, -10), (s * 14, -60)])
    shaded(d, sym(half), CREAM, "#D9CDB4", 40, [(stripe(1), INK), (stripe(-1), INK), (stripe(-1), SOOT_DARK)])
    for s in (-1, 1):
        d.add(ring(s * 46, -10, 11.5), CREAM)
        eye(d, s * 46, -10, 9)
    muzzle_nose(d, 84, 22, 17)
    smile(d, 98, 16, 6, 4, 6)


def hare(d, fur="#B58A5C", dark="#8A6440", tilt=0):
    pair(d, lambda s: ear(d, [(12, -
    66, 0), (18, -
    150), (36 +
    tilt, -
    216), (66, -
    172), (66, -
    100), (52, -
    54, 0)], fur if s < 0 else dark, None, [(24, -
    80, 0), (32, -
    150), (42, -
    186), (54, -
    150), (46, -
    80, 0)], PINK, smooth([(16, -
    190), (40 +
    tilt, -
    230), (70, -
    180), (42, -
    192)]), INK))
    half = [(0, -86), (38, -76), (68, -44), (80, 0), (88, 40), (64, 80), (30, 96), (0, 98)]
    cheek = smooth(sym([(0, 26), (26, 32), (52, 44), (70, 60), (40, 110), (0, 110)]))
    shaded(d, sym(half), fur, dark, 30, [(cheek, CREAM)])
    for s in (-1, 1):
        d.add(smooth([(s * 34, -20), (s * 58, -26), (s * 74, -4), (s * 58, 18), (s * 36, 10)]), "#E3C79B")
        eye(d, s * 54, -4, 14, "#8A4B1E", (.1, .1))
    muzzle_nose(d, 42, 14, 12, "#C77F78")
    smile(d, 52, 18, 10, 3.8, 10)
    d.add(plate(-9, 78, 0, 96, 2), "#fff", INK, 2.4)
    d.add(plate(0, 78, 9, 96, 2), "#fff", INK, 2.4)
    whiskers(d, 34, 58, 66, CREAM)


def mouse(d, fur=MOUSE, dark=MOUSE_DARK):
    pair(d, lambda s: (flat(d, ring(92, -72, 64), fur if s < 0 else dark), d.add(ring(94, -68, 46), PINK)))
    half = [(0, -90), (44, -78), (80, -34), (84, 10), (56, 52), (26, 82), (0, 88)]
    shaded(d, sym(half), fur, dark, 26, [(smooth(sym([(0, 34), (24, 38), (40, 58), (20, 96), (0, 98)])), CREAM)])
    for s in (-1, 1):
        eye(d, s * 40, -4, 14)
    flat(d, ring(0, 74, 15, 12), "#D9827C", 3.6)
    d.add(ring(-5, 70, 4, 3), "#fff", opacity=".7")
    smile(d, 84, 12, 7, 3.2, 6)
    whiskers(d, 24, 74, 78)


def otter(d, fur="#7B5638", dark="#573A25"):
    pair(d, lambda s: ear(d, [(76, -52, 0), (84, -74), (104, -72), (108, -50), (96, -26, 0)], fur if s < 0 else dark, None))
    half = [(0, -90), (52, -79), (92, -46), (108, -4), (112, 34), (88, 76), (46, 98), (0, 102)]
    light = smooth(sym([(0, 24), (30, 20), (84, 40), (124, 36), (110, 120), (0, 130)]))
    shaded(d, sym(half), fur, dark, 36, [(light, "#D9BE95"), (smooth([(50, 34), (130, 36), (110, 120), (30, 120)]), "#B99A70")])
    toned(d, smooth(sym([(0, 20), (30, 24), (52, 50), (38, 74), (0, 76)])), "#E6D0AA", width=4)
    for s in (-1, 1):
        eye(d, s * 50, -8, 12)
    muzzle_nose(d, 28, 24, 18, "#3A2A24")
    smile(d, 46, 22, 13, 4, 10)
    whiskers(d, 44, 58, 84, CREAM, 2.6, 13)


def weasel(d, fur, dark, light=CREAM, mask=None, brow=None):
    """Stoat and polecat: a narrow head and low round ears. The polecat has a mask."""
    pair(d, lambda s: ear(d, [(46, -48, 0), (54, -76), (78, -80), (90, -58), (80, -28, 0)], fur if s < 0 else dark, None,
                          [(58, -52), (64, -66), (76, -66), (80, -54), (74, -40)], PINK,
                          smooth([(46, -66), (70, -92), (100, -60), (72, -70)]) if brow else None, brow or INK))
    half = [(0, -82), (44, -70), (78, -34), (84, 8), (62, 46), (30, 78), (0, 84)]
    chin = smooth(sym([(0, 40), (26, 40), (60, 30), (100, 20), (60, 100), (0, 110)]))
    patches = [(chin, light)]
    if mask:
        patches = [(smooth(sym([(0, -60), (50, -60), (84, -20), (70, 10), (30, 26), (0, 30)])), brow), (chin, light)]
        patches += [(smooth([(s * 12, -14), (s * 40, -26), (s * 80, -10), (s * 74, 16),
                     (s * 40, 16), (s * 16, 24), (s * 2, 40), (0, -14)]), mask) for s in (-1, 1)]
    shaded(d, sym(half), fur, dark, 26, patches)
    for s in (-1, 1):
        eye(d, s * 38, -2, 12, "#D9A540" if mask else None)
    muzzle_nose(d, 56, 14, 12)
    smile(d, 66, 14, 8, 3.6, 8)
    whiskers(d, 26, 58, 60, INK if not mask else CREAM)


def boar(d, fur="#6E5644", dark="#4C3A2E"):
    for k in range(-4, 5):                                     # the crest
        x = k * 15
        d.add(taper([(x, -70), (x * 1.25, -112), (x * 1.5, -132 + abs(k) * 5)], [20, 13, 1]), SOOT_DARK if k % 2 else dark, INK, 2.4)
    pair(d, lambda s: ear(d, [(58, -66, 0), (86, -112), (128, -124, 0), (122, -76), (92, -34, 0)], fur if s < 0 else dark, None,
                          [(76, -66), (94, -98), (116, -106), (108, -74), (92, -48)], "#4A2F28"))
    half = [(0, -97), (48, -88), (88, -52), (106, 0), (98, 46), (66, 84), (0, 96)]
    shaded(d, sym(half), fur, dark, 34)
    snout = sym([(0, 4), (34, 6), (54, 34), (58, 78), (34, 104), (0, 108)])
    shaded(d, snout, "#8F7460", "#6F5747", 22, line=4.6)
    pair(d, lambda s: toned(d, smooth([(40, 84, 0), (62, 92), (82, 76), (86, 40, 0), (98, 76), (82, 110), (52, 112, 0)]), CREAM,
                            [(smooth([(60, 100), (90, 90), (98, 60), (110, 120)]), "#D2C3A4")], 4.4))
    toned(d, ring(0, 76, 44, 30), "#C58F80", [(smooth([(14, 40), (18, 80), (0, 110), (60, 110), (60, 40)]), "#A57064")], 5)
    for s in (-1, 1):
        d.add(ring(s * 16, 76, 8, 12), INK)
        eye(d, s * 48, -16, 10, "#C9792E")
    brows(d, 48, -36, 22, 11, 10, INK)


def hedgehog(d, quills="#5A4632", tips="#D8C29B", face="#E2C69C"):
    import random
    dice = random.Random(5)
    for row, (r, n) in enumerate(((150, 34), (132, 30), (112, 26))):
        for k in range(n):
            a = math.radians(-205 + 230 * k / (n - 1))
            x, y = math.cos(a), math.sin(a)
            long = r + dice.uniform(-8, 8)
            d.add(taper([(x * 60, y * 60 + 6), (x * long * .86, y * long * .86), (x * long, y * long)], [22, 12, 1]),
                  quills if (k + row) % 2 else "#3E3024", INK, 2.6)
            d.add(taper([(x * long * .84, y * long * .84), (x * long, y * long)], [7, 1]), tips)
    pair(d, lambda s: ear(d, [(58, -34, 0), (66, -60), (88, -58), (90, -34), (74, -14, 0)],
         face, None, [(68, -36), (72, -48), (82, -46), (80, -32)], PINK))
    half = [(0, -50), (18, -64, 0), (36, -48), (56, -56, 0), (72, -24), (84, 14), (62, 50), (28, 80), (0, 86)]
    shaded(d, sym(half), face, "#C2A277", 28)
    for s in (-1, 1):
        eye(d, s * 36, 0, 12)
    muzzle_nose(d, 58, 17, 14)
    smile(d, 70, 15, 8, 3.6, 8)


def porcupine(d, fur="#4E4038", dark="#352A25"):
    for row, (r, n, w) in enumerate(((196, 23, 13), (160, 20, 14), (124, 16, 15))):
        for k in range(n):
            a = math.radians(-200 + 220 * k / (n - 1))
            x, y = math.cos(a), math.sin(a)
            long = r + (14 if (k + row) % 2 else -10)
            quill = [(x * 40, y * 40), (x * long * .8, y * long * .8), (x * long, y * long)]
            d.add(taper(quill, [w, w * .7, .6]), CREAM, INK, 3)
            for t in (.50, .74):
                d.add(taper([(x * long * t, y * long * t), (x * long * (t + .10), y * long * (t + .10))], [w * .82, w * .68]), SOOT_DARK)
    pair(d, lambda s: ear(d, [(60, -42, 0), (68, -66), (88, -64), (90, -40), (76, -22, 0)], fur, None))
    half = [(0, -72), (46, -62), (78, -24), (86, 20), (70, 60), (36, 84), (0, 88)]
    shaded(d, sym(half), fur, dark, 28)
    toned(d, smooth(sym([(0, 18), (30, 22), (46, 46), (34, 78), (0, 84)])), "#8A7565", width=4)
    for s in (-1, 1):
        eye(d, s * 40, -6, 10, "#D9A540")
    brows(d, 40, -24, 18, 8, 8, INK)
    muzzle_nose(d, 40, 20, 15, SOOT_DARK)
    smile(d, 54, 15, 7, 3.6, 8)
    d.add(plate(-8, 70, 8, 86, 2), "#F3CF7C", INK, 2.6)


def lynx(d, fur="#C99A62", dark="#99703F"):
    def one(s):
        ear(d, [(26, -58, 0), (46, -104), (72, -142, 0), (94, -92), (98, -36, 0)], fur if s < 0 else dark, None,
            [(46, -64, 0), (70, -110, 0), (84, -50, 0)], "#F1DDBB")
        d.add(taper([(70, -134), (80, -168), (92, -186)], [14, 9, 1]), INK)
        d.add(taper([(70, -134), (70, -166), (74, -190)], [12, 7, 1]), INK)
    pair(d, one)
    half = [(0, -80), (40, -72), (78, -46), (94, -8), (104, 20), (140, 58, 0),
             (110, 62), (128, 98, 0), (90, 88), (72, 108, 0), (46, 92), (0, 100)]
    ruff = smooth(sym([(0, 40), (40, 34), (72, 46), (98, 20), (150, 60), (130, 110), (60, 120), (0, 110)]))
    shaded(d, sym(half), fur, dark, 32, [(ruff, CREAM),
           (smooth([(70, 48), (98, 20), (150, 60), (130, 120), (40, 120), (60, 84)]), "#DCCDB2")])
    for s in (-1, 1):
        for pts in ([(86, 34), (104, 66), (96, 92)], [(70, 46), (84, 74), (76, 98)]):
            d.add(taper([(s * x, y) for x, y in pts], [3, 8, 2]), INK)
        for x, y in ((14, -50), (30, -42), (8, -32)):
            d.add(ring(s * x, y, 5, 7), dark if s < 0 else "#6E4E2B")
        d.add(smooth([(s * 18, 8), (s * 34, -14), (s * 70, -20), (s * 62, 8), (s * 40, 16)]), CREAM)
        d.add(taper([(s * 12, 16), (s * 26, -4), (s * 74, -26)], [2, 7, 3]), INK)
        eye(d, s * 45, -3, 13, "#BFCB4A", (0, 0), True)
    toned(d, smooth(sym([(0, 30), (22, 34), (44, 54), (36, 78), (0, 82)])), CREAM, width=3.6)
    flat(d, smooth([(0, 54, 0), (-18, 40), (0, 34), (18, 40)]), "#B5625A", 3.4)
    smile(d, 54, 18, 10, 3.6, 8)
    whiskers(d, 36, 62, 62, INK)


def mole(d, fur=SOOT, dark=SOOT_DARK):
    half = [(0, -106), (56, -92), (96, -40), (104, 20), (84, 70), (44, 96), (0, 100)]
    shaded(d, sym(half), fur, dark, 30)
    toned(d, smooth(sym([(0, 14), (24, 20), (38, 50), (28, 80), (0, 90)])), "#D08F86",
          [(smooth([(12, 0), (16, 50), (8, 100), (60, 90), (60, 0)]), "#AE6C66")], 4.6)
    d.add(smooth([(0, 92), (-14, 82), (-12, 68), (0, 64), (12, 68), (14, 82)]), "#E6B3A8", INK, 3.6)
    for s in (-1, 1):
        d.add(ring(s * 5, 78, 2.6, 4), INK)
    whiskers(d, 30, 62, 52, "#D9DADB")


def calf(d, fur="#B5794A", dark="#8A552F", blaze=True, bolt=False):
    pair(d, lambda s: ear(d, [(72, -46, 0), (104, -76), (148, -74, 0), (140, -38), (96, -20, 0)], fur if s < 0 else dark, None,
                          [(94, -46), (112, -62), (136, -64), (124, -42), (100, -32)], PINK))
    pair(d, lambda s: toned(d, smooth([(34, -80, 0), (40, -104), (58, -112, 0), (60, -96), (58, -70, 0)]), "#D9C7A0", width=4.4))
    half = [(0, -98), (42, -88), (76, -52), (84, -4), (70, 46), (66, 76), (40, 104), (0, 110)]
    patches = [(smooth(sym([(0, -100), (16, -60), (14, -10), (30, 30), (0, 50)])), CREAM)] if blaze else []
    shaded(d, sym(half), fur, dark, 30, patches)
    toned(d, smooth(sym([(0, 30), (44, 38), (70, 66), (60, 100), (30, 116), (0, 118)])), "#E3B5A4",
          [(smooth([(24, 20), (28, 80), (10, 130), (90, 120), (90, 20)]), "#C28F7E")], 4.6)
    for s in (-1, 1):
        if bolt:
            d.add(ring(s * 48, -14, 17, 18), "#FFFDF4", INK, 4)
            eye(d, s * 47, -11, 10)
        else:
            eye(d, s * 48, -14, 13)
        d.add(smooth([(s * 22, 66), (s * 32, 58), (s * 40, 70), (s * 30, 76)]), INK)
    d.add(smooth([(-26, 98), (0, 104), (26, 98)], False), "none", INK, 4)
    for x in (-22, -8, 8, 22):                                 # the forelock
        d.add(taper([(x * .6, -92), (x * .9, -68), (x * 1.3, -50)], [16, 12, 1]), dark, INK, 2.4)


def stag(d, fur="#A2623A", dark="#743F22"):
    def antler(s):
        beam = [(26, -76), (54, -130), (96, -168), (112, -228), (104, -270)]
        d.add(taper(beam, [21, 18, 16, 13, 4]), "#D9BE8B", INK, 5)
        for root, tip in (((40, -106), (88, -112)), ((70, -148), (128, -158)), ((100, -184), (150, -206)), ((110, -222), (146, -262))):
            mid = ((root[0] + tip[0]) / 2 + 4, (root[1] + tip[1]) / 2 + 10)
            d.add(taper([root, mid, tip], [15, 12, 2]), "#D9BE8B", INK, 4.4)
        d.add(taper(beam, [14, 11, 9, 7, 2]), "#D9BE8B" if s < 0 else "#B5965F")
    pair(d, antler)
    pair(d, lambda s: ear(d, [(60, -46, 0), (96, -84), (150, -92, 0), (136, -46), (84, -20, 0)], fur if s < 0 else dark, None,
                          [(86, -46), (108, -68), (138, -80), (120, -48), (94, -34)], "#E3C6A6"))
    half = [(0, -94), (40, -84), (68, -52), (72, -8), (52, 44), (48, 84), (28, 106), (0, 110)]
    shaded(d, sym(half), fur, dark, 24, [(smooth(sym([(0, 62), (30, 66), (60, 84), (30, 124), (0, 124)])), "#E3C6A6")])
    d.add(smooth(sym([(0, -84), (14, -50), (16, 0), (24, 56), (0, 70)])), "#B97648")
    for s in (-1, 1):
        d.add(smooth([(s * 30, -6), (s * 46, -20), (s * 62, -14), (s * 56, 4), (s * 40, 8)]), "#E3C6A6")
        eye(d, s * 46, -8, 10.5)
    brows(d, 46, -28, 18, 7, 7, dark)
    muzzle_nose(d, 80, 22, 15)
    smile(d, 92, 14, 6, 3.6, 8)
