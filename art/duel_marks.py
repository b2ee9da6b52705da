"""Small textures of the Duel: icons of keywords, effects, overlays of cards, arrow.

Icons and glows are white with the shape in alpha, and the game tints them.
Effects and overlays have their own colors. Textures around a card are 290 x 381
and fill 1.45 by 1.906 units, like cards/mark_*.
"""

import math

import numpy as np

from card_marks import HEIGHT as CARD_HIGH, MARGIN, SIZE as AROUND, WIDTH as CARD_WIDE, card, soft
from kit.fable import BRASS_LIGHT, INK, RED_DARK, leaf, place, sym
from kit.field import smooth as ease
from kit.figure import toned
from kit.picture import save, save_tinted
from kit.vector import Drawing, plate, poly, ring, smooth, star, taper

FOLDER = "textures/duel"


# ---- icons of keywords: 64, white, solid, so that they are readable at ten pixels ----

def taunt(d):
    d.add(smooth(sym([(0, -28), (16, -22), (26, -23, 0), (25, 2), (14, 20), (0, 29, 0)])), "#fff")
    d.add(smooth(sym([(0, -17), (9, -14), (15, -14, 0), (14, 2), (8, 11), (0, 17, 0)])), "#000")
    d.add(poly([(0, -17), (15, -14), (14, 2), (8, 11), (0, 17)]), "#fff")


def charge(d):
    for x in (-22, -4):
        d.add(poly([(x, -24), (x + 12, -24), (x + 30, 0), (x + 12, 24), (x, 24), (x + 16, 0)]), "#fff")


def divine_shield(d):
    d.add(ring(0, 0, 27) + ring(0, 0, 20), "#fff", fill_rule="evenodd")
    d.add(star(0, 0, 15, 5, 4), "#fff")


def poisonous(d):
    d.add(smooth([(0, -29, 0), (18, 2), (15, 22), (0, 29), (-15, 22), (-18, 2)]), "#fff")
    d.add(ring(-6, 8, 4.4, 6), "#000")
    d.add(ring(6, 8, 4.4, 6), "#000")
    d.add(poly([(-3, 20), (-3, 25), (3, 25), (3, 20)]), "#000")


def windfury(d):
    for y, x, turn in ((-12, 8, -1), (10, 14, 1)):
        d.add(smooth([(-26, y), (x, y), (x + 12, y + turn * 9), (x + 2, y + turn * 17), (x - 6, y + turn * 10)], False), "none", "#fff", 7)
    d.add(poly([(-26, -1), (22, -1)], False), "none", "#fff", 7)


def lifesteal(d):
    d.add(smooth([(0, 28, 0), (-22, 8), (-27, -10), (-16, -24), (0, -13, 0), (16, -24), (27, -10), (22, 8)]), "#fff")
    d.add(smooth([(0, -6, 0), (8, 6), (6, 14), (0, 17), (-6, 14), (-8, 6)]), "#000")


SIGNS = (taunt, charge, divine_shield, poisonous, windfury, lifesteal)


def signs():
    for sign in SIGNS:
        d = Drawing(64, 64)
        d.open("translate(32,32)")
        sign(d)
        d.close()
        drawn = d.array(oversample=6)
        save_tinted(drawn[..., 3] * drawn[..., 0], f"{FOLDER}/icon_{sign.__name__}.png")


# ---- effects: 192, in color, flat with an outline and a glow ----

FX = 192


def fx(name, draw, glow=None, spread=14, strength=.8):
    """A small texture over its own glow."""
    d = Drawing(FX, FX)
    d.open("translate(96,96)")
    draw(d)
    d.close()
    top = d.array(oversample=4)
    if glow:
        far = np.minimum(np.arange(FX), FX - 1 - np.arange(FX))
        light = np.clip(soft(top[..., 3], spread) * strength * 1.4, 0, 1) * ease(0, 16, np.minimum(far[:, None], far[None]))
        colour = np.array([int(glow[i:i + 2], 16) / 255 for i in (1, 3, 5)])
        a = top[..., 3:]
        alpha = a + light[..., None] * (1 - a)
        rgb = np.where(alpha > 1e-4, (top[..., :3] * a + colour * light[..., None] * (1 - a)) / np.maximum(alpha, 1e-4), colour)
        top = np.concatenate([rgb, alpha], -1)
    save(top, f"{FOLDER}/fx_{name}.png", 128)


def missile(d):
    d.add(star(0, 0, 62, 26, 5), "#FFD35A", INK, 7)
    d.add(star(0, 0, 40, 16, 5), "#FFF3C0")


def bolt(d):
    for k in range(9):
        d.open(f"rotate({40 * k})")
        d.add(smooth([(-22, -30), (-10, -56), (14, -80, 0), (18, -50), (22, -26)]), "#D8442E", INK, 6)
        d.close()
    d.add(ring(0, 0, 46), "#F08A2E")
    for k in range(7):
        d.open(f"rotate({51.4 * k + 20})")
        d.add(smooth([(-16, -24), (-4, -44), (12, -60, 0), (14, -36), (16, -20)]), "#F9B440")
        d.close()
    d.add(ring(0, 0, 28), "#FFE9A0")


def wave(d):
    for k in range(40):
        a = math.radians(9 * k)
        r0, r1 = 66, 90 - 9 * (k % 2)
        d.add(taper([(r0 * math.cos(a), r0 * math.sin(a)), (r1 * math.cos(a + .07), r1 * math.sin(a + .07))], [7, 1]), "#FFE9B0", opacity=".9")
    d.add(ring(0, 0, 70), "none", "#FFF6DC", 9)
    d.add(ring(0, 0, 56), "none", "#FFE0A0", 4, opacity=".7")


def heal(d):
    for t, y in ((-46, 40), (46, 40), (0, 52)):
        leaf(d, 0, y, 128 if t == 0 else 100, t, "#7BD88F" if t == 0 else "#4FB06A", INK)


def frost(d):
    for wide, colour in ((22, INK), (12, "#DDF3FF")):
        for k in range(6):
            d.open(f"rotate({60 * k})")
            d.add(poly([(0, 0), (0, -74)], False), "none", colour, wide)
            d.add(poly([(-22, -66), (0, -42), (22, -66)], False), "none", colour, wide * .86)
            d.close()
    d.add(star(0, 0, 22, 12, 6), "#6FB4E0", INK, 4)


def impact(d):
    d.add(poly([(r * math.cos(math.radians(a)), r * math.sin(math.radians(a))) for k, a in enumerate(range(0, 360, 15))
                for r in [(84, 46, 70, 44)[k % 4]]]), "#E5484D", INK, 7)
    d.add(poly([(r * math.cos(math.radians(a)), r * math.sin(math.radians(a))) for k, a in enumerate(range(0, 360, 15))
                for r in [(58, 32, 48, 30)[k % 4]]]), "#FFD95A")
    d.add(star(0, 0, 30, 16, 8), "#FFFDF0")


def smoke(d):
    puffs = ((-34, 20, 34), (30, 24, 36), (-8, -30, 40), (40, -16, 28), (-46, -16, 28), (0, 10, 44))
    for x, y, r in puffs:
        d.add(ring(x, y, r + 5), INK)
    for x, y, r in puffs:
        d.add(ring(x, y, r), "#8A8290")
    for x, y, r in puffs[:5]:
        d.add(ring(x - 4, y - 6, r * .66), "#A9A2AE")
    d.add(ring(-6, -2, 24), "#C6C0CA")


def sparkle(d):
    for x, y, r in ((0, 6, 66), (50, -50, 30), (-54, -40, 22), (44, 56, 20)):
        d.add(star(x, y, r, r * .26, 4), "#FFE38A", INK, 4.4)
        d.add(star(x, y, r * .6, r * .15, 4), "#FFFDF0")


def bubble(d):
    d.add(ring(0, 0, 76), "#FFE9A0", opacity=".28")
    d.add(ring(0, 0, 76), "none", "#FFD766", 9)
    d.add(ring(0, 0, 66), "none", "#FFF6D0", 3, opacity=".8")
    d.add(smooth([(-52, -14), (-40, -44), (-14, -58), (-22, -46), (-40, -28), (-46, -8)]), "#FFFFFF", opacity=".85")
    d.add(ring(38, 36, 9), "#FFFFFF", opacity=".7")


def veil(d):
    d.add(smooth([(-72, -8), (-60, -52), (0, -70), (60, -52), (72, -8), (58, 34),
          (6, 46), (-26, 78, 0), (-30, 42), (-60, 30)]), "#D9CBEA", INK, 7)
    d.add(smooth([(-44, -14), (-22, -24), (0, -14), (22, -24), (44, -14)], False), "none", "#8A6FB0", 7)
    d.add(smooth([(-44, 8), (-22, -2), (0, 8), (22, -2), (44, 8)], False), "none", "#8A6FB0", 7)
    d.add(poly([(-72, 70), (74, -76)], False), "none", INK, 26)
    d.add(poly([(-72, 70), (74, -76)], False), "none", "#7E4FB8", 13)


def beam(d):
    for k in range(6):
        d.open(f"translate({-80 + 32 * k},{(-1) ** k * 4})")
        d.add(star(0, 0, 26, 9, 4), "#FFF3C0")
        d.close()
    d.add(taper([(-92, 0), (-30, 0), (30, 0), (92, 0)], [6, 34, 34, 6]), "#FFD35A", opacity=".85")
    d.add(taper([(-92, 0), (-30, 0), (30, 0), (92, 0)], [2, 15, 15, 2]), "#FFFDF0")


def lightning(d):
    """A stroke of lightning from left to right, with two branches."""
    stroke = [(-94, 6), (-52, -24), (-44, 12), (-4, -20), (6, 24), (50, -14), (56, 14), (94, -4)]
    branches = [(-44, 12), (-16, 30), (-18, 44), (16, 62)], [(50, -14), (58, -40), (70, -36), (86, -60)]
    for wide, colour in ((15, "#4F8FF0"), (9, "#BFE2FF"), (4, "#FFFFFF")):
        for branch in branches:
            d.add(poly(branch, False), "none", colour, wide * .55)
        d.add(poly(stroke, False), "none", colour, wide)


def shock(d):
    """The impact of lightning: jagged rays around a white core."""
    for wide, colour in ((13, "#4F8FF0"), (7, "#CBE8FF"), (3, "#FFFFFF")):
        for k in range(9):
            reach = (84, 56, 70)[k % 3]
            d.open(f"rotate({40 * k + 8})")
            ray = [(0, -10), (9, -reach * .5), (-5, -reach * .55), (3, -reach)]
            d.add(poly(ray, False), "none", colour, wide)
            d.close()
    d.add(star(0, 0, 44, 24, 9), "#9CCBFF")
    d.add(star(0, 0, 32, 18, 9, 20), "#FFFFFF")


def poison(d):
    d.add(smooth([(0, -76, 0), (46, 4), (40, 52), (0, 74), (-40, 52), (-46, 4)]), "#7BC43A", INK, 7)
    d.add(smooth([(-26, 8), (-20, -18), (-6, -42), (-12, 0), (-14, 30)]), "#C9F08A")
    d.add(ring(16, 36, 8), "#4F8A22")


def fatigue(d):
    """An empty book: nothing is left to read."""
    for s in (-1, 1):
        toned(d, smooth([(0, 30, 0), (s * 36, 14), (s * 82, 22, 0), (s * 82, -40, 0),
              (s * 36, -48), (0, -32)]), "#E6D7B5" if s < 0 else "#CDBB94", width=6)
        for k in range(3):
            d.add(smooth([(s * 14, -14 + 16 * k), (s * 40, -26 + 16 * k), (s * 70, -20 + 16 * k)], False),
                  "none", "#A38F6A", 3, stroke_dasharray="5 9")
    d.add(smooth([(-88, 30, 0), (-36, 24), (0, 42), (36, 24), (88, 30, 0),
          (88, 42, 0), (36, 36), (0, 56), (-36, 36), (-88, 42, 0)]), RED_DARK, INK, 5)
    d.add(poly([(-58, -66), (58, 66)], False), "none", INK, 24)
    d.add(poly([(58, -66), (-58, 66)], False), "none", INK, 24)
    d.add(poly([(-58, -66), (58, 66)], False), "none", "#E5484D", 12)
    d.add(poly([(58, -66), (-58, 66)], False), "none", "#E5484D", 12)


def effects():
    fx("missile", missile, "#FFC04A")
    fx("bolt", bolt, "#F2762E")
    fx("wave", wave, "#FFCF7A", 10, .7)
    fx("leaf", heal, "#7BD88F")
    fx("frost", frost, "#9AD4F6")
    fx("impact", impact, "#E5484D", 8)
    fx("smoke", smoke)
    fx("sparkle", sparkle, "#FFD35A", 10)
    fx("bubble", bubble, "#FFD766", 10, .5)
    fx("veil", veil, "#A98AD8", 10)
    fx("beam", beam, "#FFC04A")
    fx("lightning", lightning, "#6FB1FF")
    fx("shock", shock, "#6FB1FF", 10)
    fx("poison", poison, "#7BC43A", 10)
    fx("fatigue", fatigue)


# ---- around and over cards ----

W, H = AROUND
MX, MY = W / 2, H / 2


def white(draw):
    d = Drawing(W, H)
    draw(d)
    return d.array(oversample=4)[..., 3]


def glows():
    """Highlights around a card, each with its own shape: a thin line if it can be played, also with a tip if it can attack, a strong line and
    a wide glow under the pointer, a double line if it is selected, four angles for targets, dashes for a hint of the tutorial."""
    outside = 1 - white(lambda d: d.add(card(1), "#fff"))
    line = white(lambda d: d.add(card(6), "none", "#fff", 8))
    light = np.maximum(soft(white(lambda d: d.add(card(8), "#fff")), 11), soft(white(lambda d: d.add(card(4), "#fff")), 6)) * outside
    save_tinted(np.clip(np.maximum(line, .85 * light), 0, 1), f"{FOLDER}/glow.png")
    thin = white(lambda d: d.add(card(4), "none", "#fff", 6))
    save_tinted(np.maximum(thin, .22 * light), f"{FOLDER}/glow_able.png")
    second = white(lambda d: d.add(card(17), "none", "#fff", 4))
    save_tinted(np.clip(np.maximum.reduce([line, second, .6 * light]), 0, 1), f"{FOLDER}/glow_selected.png")

    def tip(d):
        place(d, MX, MARGIN - 6, 1, 0)
        d.add(poly([(-34, 6), (34, 6), (0, -21)]), "#fff")
        d.close()
    save_tinted(np.maximum.reduce([thin, white(tip), .22 * light]), f"{FOLDER}/glow_ready.png")
    y, x = np.mgrid[0:H, 0:W]
    near = (np.minimum(x, W - 1 - x) < MARGIN + 62) & (np.minimum(y, H - 1 - y) < MARGIN + 62)
    angles = white(lambda d: d.add(card(9), "none", "#fff", 13)) * near

    def points(d):
        for px, py, t in ((MX, 9, 180), (MX, H - 9, 0), (9, MY, 90), (W - 9, MY, -90)):
            place(d, px, py, 1, t)
            d.add(poly([(-15, 8), (15, 8), (0, -17)]), "#fff")
            d.close()
    save_tinted(np.maximum.reduce([angles, white(points), .45 * light]), f"{FOLDER}/glow_target.png")

    def hint(d):
        d.add(card(6), "none", "#fff", 9, stroke_dasharray="24 18")
        for py in (MARGIN - 6, H - MARGIN + 6):
            d.add(poly([(MX, py - 20), (MX + 20, py), (MX, py + 20), (MX - 20, py)]), "#fff")
    save_tinted(np.maximum(white(hint), .35 * light), f"{FOLDER}/glow_hint.png")
    save_tinted(white(lambda d: d.add(card(-.5), "#fff")), f"{FOLDER}/glow_dim.png")


def row():
    """Highlight of a place for a card: a line with round corners and an inner glow, 4 by 1, which the game stretches."""
    wide, high, corner = 768, 192, 30
    y, x = np.mgrid[0:high, 0:wide] + .5
    out = np.hypot(np.maximum(abs(x - wide / 2) - (wide / 2 - 8 - corner), 0), np.maximum(abs(y - high / 2) - (high / 2 - 8 - corner), 0)) - corner
    line = np.clip(2.5 - abs(out + 3), 0, 1)
    light = np.where(out < 0, np.exp(out / 8), 0)
    save_tinted(np.clip(np.maximum(.8 * line, .4 * light), 0, 1), f"{FOLDER}/glow_row.png")


def keep(name, d, alpha=None):
    top = d.array(oversample=4)
    if alpha is not None:
        top[..., 3] *= alpha
    save(top, f"{FOLDER}/{name}.png", 128)


def rim(clear):
    """Alpha of an overlay: opaque at the edge of the card, and `clear` over illustration and text."""
    y, x = np.mgrid[0:H, 0:W]
    near = np.minimum(np.minimum(x, W - 1 - x), np.minimum(y, H - 1 - y))
    return 1 - (1 - clear) * ease(MARGIN + 2, MARGIN + 40, near)


def overlay_taunt():
    """Taunt: an iron shield around the card, with a point at the bottom."""
    d = Drawing(W, H)
    o = 4
    outer = smooth([(o, 22, 0), (40, 12), (MX, 3, 0), (W - 40, 12), (W - o, 22, 0), (W - o + 1, 150),
                   (W - o, H - 44, 0), (W - 26, H - 18), (MX, H - 2, 0), (26, H - 18), (o, H - 44, 0), (o - 1, 150)])
    hole = plate(MARGIN + 4, MARGIN + 4, W - MARGIN - 4, H - MARGIN - 4, 10)
    d.add(outer + hole, d.gradient((0, 0), (W, H), [(0, "#C3CACD"), (.5, "#8D979C"), (1, "#596167")]), fill_rule="evenodd")
    d.add(outer, "none", INK, 5)
    d.add(smooth([(o + 7, 28, 0), (42, 19), (MX, 10, 0), (W - 42, 19), (W - o - 7, 28, 0), (W - o - 6, 150), (W - o - 7, H - \
          47, 0), (W - 30, H - 25), (MX, H - 9, 0), (30, H - 25), (o + 7, H - 47, 0), (o + 6, 150)]), "none", "#E6EBEC", 2)
    d.add(hole, "none", INK, 4)
    for x, y in [(17, 60 + 52 * k) for k in range(5)] + [(W - 17, 60 + 52 * k) for k in range(5)] + \
                  [(70, 20), (MX, 18), (W - 70, 20), (74, H - 17), (W - 74, H - 17), (MX, H - 15)]:
        d.add(ring(x, y, 6), BRASS_LIGHT, INK, 2.6)
        d.add(ring(x - 1.6, y - 1.8, 1.8), "#FFF6DA")
    keep("overlay_taunt", d)


def overlay_shield():
    """DivineShield: a golden bubble."""
    d = Drawing(W, H)
    shell = plate(4, 4, W - 4, H - 4, 92)
    d.add(shell, d.gradient((MX, MY), 220, [(0, "#FFF0B0"), (.62, "#FFE08A"), (1, "#FFC94A")], True), opacity="0.55")
    d.add(shell, "none", "#FFCF52", 8, opacity="0.95")
    d.add(plate(11, 11, W - 11, H - 11, 86), "none", "#FFF8DC", 3, opacity="0.8")
    d.add(smooth([(26, 130), (32, 66), (78, 26), (104, 24), (66, 54), (46, 96), (40, 132)]), "#FFFFFF", opacity="0.75")
    d.add(smooth([(W - 30, H - 110), (W - 40, H - 60), (W - 80, H - 30), (W - 60, H - 56), (W - 44, H - 100)]), "#FFFFFF", opacity="0.5")
    d.add(ring(120, 34, 7), "#FFFFFF", opacity="0.7")
    for x, y, r in ((60, 200, 10), (W - 54, 120, 12), (MX, H - 40, 9)):
        d.add(star(x, y, r, r * .25, 4), "#FFFDF0")
    keep("overlay_shield", d, rim(.12))


def overlay_ice():
    """Frozen: a block of ice with refracting edges and icicles."""
    d = Drawing(W, H)
    edge = [(14, 20), (60, 8), (110, 18), (160, 6), (220, 16), (W -
    12, 22), (W -
    22, 90), (W -
    10, 160), (W -
    20, 250), (W -
    12, H -
    44), (W -
    40, H -
    8), (W -
    56, H -
    40), (W -
    80, H -
    30), (W -
    96, H -
    4), (W -
    116, H -
    36), (MX +
    4, H -
    28), (MX -
    10, H -
    2), (MX -
    26, H -
    34), (80, H -
    28), (66, H -
    10), (52, H -
    36), (30, H -
    24), (12, H -
     50), (20, 260), (8, 180), (18, 100)]
    d.add(poly(edge), "#A9DDF6", opacity="0.8")
    d.open(clip=poly(edge))
    for a in ([(0, 0), (110, 0), (40, 70), (60, 150), (0, 190)], [(W, 40), (W - 60, 90), (W - 40, 190), (W, 230)],
              [(0, H), (0, 270), (50, 300), (70, H)], [(W, H), (W, 290), (W - 64, 330), (W - 90, H)], [(150, 0), (220, 0), (190, 40)]):
        d.add(poly(a), "#E6F6FF", opacity="0.8")
    for a in ([(40, 70), (60, 150), (30, 200), (0, 190)], [(W - 60, 90), (W - 40, 190),
              (W - 84, 150)], [(50, 300), (70, H), (110, H), (90, 330)]):
        d.add(poly(a), "#6FB9E4", opacity="0.40")
    for a in ([(40, 70), (92, 60), (130, 92)], [(60, 150), (110, 170), (126, 214)], [(W - 60, 90),
              (W - 104, 70)], [(W - 64, 330), (W - 116, 300), (W - 130, 250)], [(90, 330), (128, 300)]):
        d.add(poly(a, False), "none", "#FFFFFF", 3, opacity="0.75")
    d.close()
    d.add(poly(edge), "none", "#EAF8FF", 5, opacity="0.95")
    d.add(poly(edge), "none", "#4C93C4", 2, opacity="0.9")
    keep("overlay_ice", d, rim(.0))


def overlay_silence():
    """Silenced: a veil with ribbons over the text, as large as the card. The numbers stay visible."""
    wide, high = CARD_WIDE, CARD_HIGH
    d = Drawing(wide, high)
    d.open(clip=plate(0, 0, wide, high, 13))
    top, low = high * .63, high * .80
    d.add(poly([(12, top), (wide - 12, top), (wide - 12, low), (12, low)]), "#5B5470", opacity="0.5")
    d.close()
    for a, b in (((8, top - 6), (wide - 8, low + 2)), ((wide - 8, top - 6), (8, low + 2))):
        d.add(poly([a, b], False), "none", INK, 17)
        d.add(poly([a, b], False), "none", "#8A6FB0", 11)
        d.add(poly([a, b], False), "none", "#C9B5E6", 3)
    middle = (top + low) / 2 - 2
    d.add(ring(wide / 2, middle, 17), "#8A6FB0", INK, 5)
    d.add(poly([(wide / 2 - 7, middle), (wide / 2 + 7, middle)], False), "none", "#F1E8FA", 5)
    save(d.array(oversample=4), f"{FOLDER}/overlay_silence.png", 128)


def overlay_sleep():
    """Can't attack yet: three letters z that grow toward the middle of a pale veil."""
    d = Drawing(W, H)
    d.add(plate(MARGIN, MARGIN, W - MARGIN, H - MARGIN, 13), "#8FA3B8", opacity="0.30")
    for x, y, s in ((W - 126, 150, 1.9), (W - 76, 92, 1.35), (W - 40, 50, .95)):
        zed = [(x - 13 * s, y - 14 * s), (x + 13 * s, y - 14 * s), (x - 11 * s, y + 14 * s), (x + 14 * s, y + 14 * s)]
        d.add(poly(zed, False), "none", INK, 15 * s)
        d.add(poly(zed, False), "none", "#F6E7B8", 8 * s)
    keep("overlay_sleep", d)


def overlay_spent():
    """Has attacked: a dark veil over the whole card, which leaves only the numbers bright, and a check mark."""
    d = Drawing(W, H)
    d.add(plate(MARGIN, MARGIN, W - MARGIN, H - MARGIN, 13), "#14101C", opacity="0.66")
    check = poly([(MX - 42, 138), (MX - 12, 170), (MX + 46, 96)], False)
    d.add(check, "none", INK, 27, opacity="0.9")
    d.add(check, "none", "#C9C2B2", 14)
    keep("overlay_spent", d)


# ---- arrow ----

def arrow():
    d = Drawing(128, 128)
    d.add(smooth([(64, 4, 0), (122, 92, 0), (92, 84), (64, 116, 0), (36, 84), (6, 92, 0)]), "#E5484D", INK, 7)
    d.add(smooth([(64, 22, 0), (104, 80, 0), (84, 74), (64, 94, 0)]), "#B02C34")
    d.add(smooth([(64, 14, 0), (113, 87, 0), (90, 78), (64, 106, 0), (38, 78), (15, 87, 0)]), "none", "#FFE3B8", 3.4)
    save(d.array(oversample=4), f"{FOLDER}/arrow_head.png", 128)
    d = Drawing(128, 128)
    d.add(smooth([(64, 8, 0), (104, 46), (98, 116, 0), (64, 100), (30, 116, 0), (24, 46)]), "#E5484D", INK, 8)
    d.add(smooth([(64, 26, 0), (92, 54), (88, 98, 0), (64, 86)]), "#B02C34")
    d.add(smooth([(64, 18, 0), (97, 50), (92, 106, 0), (64, 93), (36, 106, 0), (31, 50)]), "none", "#FFE3B8", 3.4)
    save(d.array(oversample=4), f"{FOLDER}/arrow_dash.png", 128)


if __name__ == "__main__":
    signs()
    effects()
    glows()
    row()
    for draw in (overlay_taunt, overlay_shield, overlay_ice, overlay_silence, overlay_sleep, overlay_spent, arrow):
        draw()
