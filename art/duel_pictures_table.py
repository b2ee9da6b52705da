"""Textures of the Duel's table: the book-cloth mat, the mana crystal, the turn plate, the open book, and small materials.

The mat is a half-bound book, opened flat: two cloths (day on the player's side,
night on the other) that meet in a gilt line, with edges and corners of oxblood
leather. In the drawing, x points to the player's right (the game's -X), and y away.
"""

import math
import sys
from dataclasses import dataclass

import numpy as np

from kit.field import halve, mix, noise, smooth as ease
from kit.palette import rgb
from kit.picture import normals, save, save_photo, save_stuff, surface
from kit.vector import Drawing, plate, poly, ring, smooth, star, taper
from prospector_pictures import STYLE_WIDTH, Map, blur

CARD = (1.15, 1.606)
GRAVE = 0.42                           # scale of the cards in a graveyard
ROW = 1.12                             # half of the depth of a row of minions


@dataclass(frozen=True)
class Layout:
    """Places on a mat, as in the scene. Lengths are in units of the table."""

    half: tuple                        # half of the width and depth
    width: int                         # of the picture in pixels
    deep: float                        # the drawing is less deep than the mat by this factor
    corner: float                      # a leather corner's legs
    rows: tuple
    row: float                         # half of the width of a row of minions
    middle: float                      # line between day and night
    line: float                        # end of the line in the middle
    heroes: tuple                      # x, y and scale of the card
    decks: tuple
    deck: float                        # scale of the cards
    graves: tuple
    sprays: tuple                      # x of the twigs' starts, y of both, and their reach
    narrow: float                      # factor of the distance of stars and daisies from the middle

    @property
    def unit(self):
        return self.width / (2 * self.half[0])

    @property
    def size(self):
        return self.width, round(2 * self.half[1] / self.deep * self.unit)


WIDE = Layout(
    half=(7.2, 7.68), width=2048, deep=1.6, corner=1.42, rows=(-1.05, 1.3), row=4.16, middle=0.125, line=4.95,
    heroes=((-4.3, -3.3, 1.3), (-5.0, 2.0, 1.24)), decks=((4.7, -1.6), (5.0, 1.85)), deck=0.8,
    graves=((-4.95, -.28), (-4.95, .52)), sprays=(.95, (-3.1, 3.0), 2.2), narrow=1.0)
PORTRAIT = Layout(
    half=(3.75, 6.6), width=1024, deep=1.0, corner=1.1, rows=(-.9, 1.5), row=3.32, middle=0.3, line=3.1,
    heroes=((0, -3.15, 1.2), (0, 3.7, 1.15)), decks=((2.85, -3.7), (2.85, 3.65)), deck=0.62,
    graves=((-2.95, -3.65), (-2.95, 3.3)), sprays=(.95, (-3.75, 4.05), .95), narrow=.5)


# ---- the mat ----

class Cloth(Map):
    """The print on the mat, in units of the table."""

    def __init__(self, layout):
        Drawing.__init__(self, *layout.size)
        self.layout = layout
        self.open(f"translate({layout.size[0] / 2:g},{layout.size[1] / 2:g}) scale({layout.unit:.5f},{-layout.unit:.5f})")

    def line(self, points, *rest, **more):
        return super().line([(x, y / self.layout.deep) for x, y in points], *rest, **more)

    def fill(self, points, *rest, **more):
        return super().fill([(x, y / self.layout.deep) for x, y in points], *rest, **more)


def card_place(d, x, y, width=0.018, scale=1.0):
    w, h = CARD[0] * scale / 2 + 0.045, CARD[1] * scale / 2 + 0.045
    d.box(x - w, y - h, x + w, y + h, .09, width)


def leaf(d, x, y, turn, size, width=0.014):
    """An oak leaf from its stalk: outline, rib and veins, on top of the drawing so far."""
    side = ((0.0, .02), (.13, .05), (.20, .17), (.29, .20), (.34, .11), (.43, .26), (.54, .30), (.57, .17), (.68, .27), (.78, .24), (.80, .14),
            (.91, .15), (1.0, .06))
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    at = lambda u, v: (x + size * (u * c - v * s), y + size * (u * s + v * c))
    outline = [at(u, v) for u, v in side] + [at(u, -v) for u, v in side[::-1]]
    d.fill(outline, True, ink="#000")
    d.line(outline, width, True, True)
    d.line([at(-.20, 0), at(.45, .012), at(.90, 0)], width * 1.1, curved=True)
    for u in (.20, .40, .62):
        for v in (-1, 1):
            d.line([at(u, 0), at(u + .12, v * .16)], width * .6)


def acorn(d, x, y, turn, size, width=0.014):
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    at = lambda u, v: (x + size * (u * c - v * s), y + size * (u * s + v * c))
    nut = [at(.30, -.29), at(.62, -.30), at(.88, -.18), at(.97, -.04), at(1.08, 0), at(.97, .04), at(.88, .18), at(.62, .30), at(.30, .29)]
    d.fill(nut, True, ink="#000"), d.line(nut, width, True, True)
    d.fill([at(.34, -.37), at(.14, -.31), at(.02, -.12), at(.02, .12), at(.14, .31), at(.34, .37), at(.28, 0)], True)
    d.line([at(.02, 0), at(-.24, .05)], width * 1.8)
    d.line([at(.48, .12), at(.80, .07)], width * .7)


def spray(d, sx, sy, x, y, reach):
    """An oak twig from the hero's place outward."""
    stem = [(x, y), (x + sx * .30 * reach, y + sy * .16), (x + sx * .62 * reach, y + sy * .04), (x + sx * reach, y + sy * .20)]
    d.line(stem, .020, curved=True)
    way = 0 if sx > 0 else 180
    for t, off, size in ((.14, 1, .34), (.30, -1, .40), (.46, 1, .42), (.64, -1, .38), (.80, 1, .32)):
        px, py = x + sx * t * reach, y + sy * (.16 * math.sin(math.pi * min(1, t * 1.6)) + .06 * t)
        leaf(d, px, py, way + sx * sy * off * 42, size)
    leaf(d, x + sx * reach, y + sy * .20, way + sx * sy * 14, .36)
    for t, off in ((.24, 1), (.56, -1)):
        px, py = x + sx * t * reach, y + sy * .10
        acorn(d, px + sx * .05, py + sy * off * .10, way + sx * sy * off * 62, .17)


def sun_and_moon(d):
    """The medallion on the middle line: the sun on the player's side, the moon on the other."""
    cy, end = d.layout.middle, d.layout.line
    around = lambda r, a0=0, a1=360, n=60: [(r * math.cos(math.radians(a0 + (a1 - a0) * k / n)), cy + r * math.sin(math.radians(
        a0 + (a1 - a0) * k / n))) for k in range(n + 1)]
    d.fill(around(.105, 180, 360, 24))
    for k in range(9):
        a = math.radians(180 + 180 * (k + .5) / 9)
        r1 = .245 if k % 2 == 0 else .205
        w = .075
        d.fill([(.13 * math.cos(a - w), cy + .13 * math.sin(a - w)), (r1 * math.cos(a), cy + r1 * math.sin(a)),
                (.13 * math.cos(a + w), cy + .13 * math.sin(a + w))])
    outer = [(-.02 + .105 * math.cos(a), cy + .135 + .105 * math.sin(a)) for a in np.linspace(math.radians(35), math.radians(325), 30)]
    inner = [(.022 + .078 * math.cos(a), cy + .135 + .078 * math.sin(a)) for a in np.linspace(math.radians(312), math.radians(48), 24)]
    d.fill(outer + inner)
    for sx, sy, r in ((.155, .10, .022), (.10, .20, .018), (-.175, .08, .018)):
        spark(d, sx, cy + sy, r)
    d.line(around(.285), .016, True)
    d.line(around(.315), .009, True)
    for s in (-1, 1):
        d.line([(s * .10, cy), (s * .285, cy)], .014)
        d.line([(s * .315, cy), (s * end, cy)], .020)
        d.line([(s * (end + .14), cy), (s * (d.layout.half[0] - .26), cy)], .011)
        d.line([(s * .75, cy + .045), (s * (end - .25), cy + .045)], .008)
        d.line([(s * .75, cy - .045), (s * (end - .25), cy - .045)], .008)
        d.fill([(s * .34, cy), (s * .47, cy + .07), (s * .66, cy), (s * .47, cy - .07)])
        for x, r in ((end + .07, .085), (end - .13, .04)):
            d.fill([(s * (x - r), cy), (s * x, cy + r), (s * (x + r), cy), (s * x, cy - r)])


def spark(d, x, y, r):
    d.fill([(x + (r * 1.9 if k % 2 == 0 else r * .55) * math.cos(math.pi * k / 4), y + (r * 1.9 if k % 2 == 0 else r * .55) * math.sin(
        math.pi * k / 4)) for k in range(8)])


def daisy(d, x, y, r):
    for k in range(7):
        a = 2 * math.pi * k / 7
        d.dot(x + r * 1.15 * math.cos(a), y + r * 1.15 * math.sin(a), r * .45)
    d.dot(x, y, r * .5)


def borders(d):
    x, y = d.layout.half
    d.box(-x + .245, -y + .245, x - .245, y - .245, .16, .022)
    d.box(-x + .055, -y + .055, x - .055, y - .055, .2, .012)
    for horizontal in (True, False):                           # a roll of leaves along the strap
        length = (x if horizontal else y) - .55
        n = round(2 * length / .29)
        for s in (-1, 1):
            for k in range(n + 1):
                t = -length + 2 * length * k / n
                at = lambda u, v: (t + u, s * (y - .15) + v) if horizontal else (s * (x - .15) + v, t + u)
                if k % 2:
                    d.dot(*at(0, 0), .020)
                else:
                    for e in (-1, 1):
                        d.fill([at(e * .02, 0), at(e * .075, .045), at(e * .135, 0), at(e * .075, -.045)], True)
    for sx in (-1, 1):
        for sy in (-1, 1):
            p = lambda u, v: (sx * (x - u), sy * (y - v))
            for off, width in ((-.055, .022), (-.115, .010), (.055, .012)):
                c = d.layout.corner - off
                d.line([p(.245, c), p(c, .245)], width)
            turn = math.degrees(math.atan2(sy * -1, sx * -1))
            for side in (-1, 1):
                leaf(d, *p(.47, .47), turn + 58 * side, .44, .017)
            acorn(d, *p(.42, .42), turn, .34, .017)


def places(d):
    for z in d.layout.rows:
        w, h = d.layout.row, ROW
        d.box(-w, z - h, w, z + h, .16, .015)
        d.box(-w + .07, z - h + .07, w - .07, z + h - .07, .11, .008)
    for x, z in d.layout.decks:
        card_place(d, x, z, .016, d.layout.deck)
    for x, z in d.layout.graves:
        card_place(d, x, z, .016, GRAVE)


def heroes(d):
    for x, z, scale in d.layout.heroes:
        card_place(d, x, z, .026, scale)
        w, h = CARD[0] * scale / 2 + .115, CARD[1] * scale / 2 + .115
        d.box(x - w, z - h, x + w, z + h, .13, .010)
        for sx in (-1, 1):
            for sy in (-1, 1):
                cx, cy = x + sx * (w + .02), z + sy * (h + .02)
                d.fill([(cx - .05, cy), (cx, cy + .05), (cx + .05, cy), (cx, cy - .05)])
    for x, z in d.layout.graves:                                            # a fallen leaf on the graveyard's place
        leaf(d, x - .11, z - .12, 48, .31)
    for x, z in d.layout.decks:                                             # an acorn at the deck's place
        acorn(d, x, z - .25, 90, .38)


@dataclass(frozen=True)
class Mat:
    """Colors of a style of the mat. Pairs are the stuff and its worn places."""

    day: tuple
    night: tuple
    hide: tuple
    gold: str


WORKSHOP = Mat(("22453A", "47604F"), ("203747", "475866"), ("5A2320", "824334"), "D3A655")
STYLES = {
    "midnight": Mat(("283D5E", "4B5F80"), ("1E2448", "454B70"), ("2E2A2C", "4C4746"), "C9CCD0"),
    "burgundy": Mat(("5A2A2C", "7A4A46"), ("3F2440", "5E4460"), ("38231A", "5A3E2C"), "D9AE5E"),
    "felt": Mat(("33563C", "527052"), ("23413A", "435E54"), ("4A3423", "6A4E36"), "C2AC72"),
}


SPARKS = ((-4.3, 3.1), (-3.95, 3.75), (-4.65, 2.85), (4.2, 3.0), (3.8, 3.85), (4.6, 2.8), (-3.3, 2.85), (3.1, 2.8), (5.45, .85),
          (-4.8, 3.75), (4.85, 3.9))
DAISIES = ((-4.3, -2.7), (-3.9, -3.3), (-4.6, -2.35), (4.25, -2.55), (3.85, -3.35), (4.65, -2.4), (-3.2, -2.35), (3.2, -2.4), (5.45, -.3),
           (-4.85, -3.35), (4.8, -3.2))


def scenery(layout):
    """Returns the masks of the print: quiet, faint, bold, and the gilding of the borders."""
    quiet = Cloth(layout)
    x, ends, reach = layout.sprays
    for s in (-1, 1):
        spray(quiet, s, -1, s * x, ends[0], reach)
        spray(quiet, s, 1, s * x, ends[1], reach)
    dice = np.random.default_rng(1501)
    beside = lambda points: [(x * layout.narrow, y) for x, y in points if layout is WIDE or abs(x) < 5]
    for x, y in beside(SPARKS):
        spark(quiet, x, y, dice.uniform(.026, .046))
    for x, y in beside(DAISIES):
        daisy(quiet, x, y, dice.uniform(.032, .050))
    faint = Cloth(layout)
    places(faint)
    bold = Cloth(layout)
    heroes(bold), sun_and_moon(bold)
    gilt = Cloth(layout)
    borders(gilt)
    return [drawing.mask() for drawing in (quiet, faint, bold, gilt)]


def paint(style, layout, masks):
    """Returns color, roughness, metalness and height of a mat."""
    quiet, faint, bold, gilt = masks
    full = layout.size[::-1]
    half, unit = layout.half, layout.unit
    py, px = np.mgrid[0:full[0], 0:full[1]]
    ix, iy = px, py
    px, py = (px + .5) / unit - half[0], half[1] - (py + .5) / unit * layout.deep
    inset = np.minimum(half[0] - np.abs(px), half[1] - np.abs(py))
    corner = (half[0] - np.abs(px)) + (half[1] - np.abs(py)) - (layout.corner + .245)
    hide = np.maximum(ease(.275, .265, inset), ease(.006, -.006, corner))
    weave = .5 * np.sin(2 * np.pi * ix / 6) * np.cos(np.pi * iy / 3) + .28 * np.sin(2 * np.pi * (ix + 2 * iy) / 9)
    slub = .6 * noise(full, 1502, .8, (24, 1), 40) + .6 * noise(full, 1503, .8, (1, 24), 40)
    cloud, pore = noise(full, 1504, 2.0), noise(full, 1505, .6, lowest=200)
    pebble = ease(-1.5, 1.3, noise(full, 1506, .95, lowest=110))
    wear = ease(.3, 2.2, noise(full, 1507, 1.7) + .4 * cloud)
    night = ease(layout.middle - .01, layout.middle + .01, py)
    cloth = mix(rgb(style.day[0]) * np.ones(3), rgb(style.night[0]), night[..., None])
    cloth = cloth * (.95 + .065 * weave + .050 * slub + .035 * cloud)[..., None]
    cloth = mix(cloth, mix(rgb(style.day[1]) * np.ones(3), rgb(style.night[1]), night[..., None]), .16 * wear[..., None])
    cloth *= (1 - .24 * ease(2.6, .3, inset))[..., None]
    leather = rgb(style.hide[0]) * (.78 + .30 * pebble + .05 * cloud)[..., None]
    leather = mix(leather, rgb(style.hide[1]) * np.ones(3), .24 * wear[..., None])
    base = mix(cloth, leather, hide[..., None])
    seam = np.exp(-((np.minimum(inset - .27, corner) ) / .016) ** 2)
    base *= (1 - .42 * seam)[..., None]
    base *= (1 - .35 * ease(.05, 0, inset))[..., None]
    rubbed = 1 - .42 * ease(-.2, 1.9, noise(full, 1508, 1.2, lowest=6)) - .25 * ease(.4, 2, pore)
    threads = 1 - .20 * ease(.1, .9, weave) * (1 - hide)
    foil = np.maximum.reduce([quiet * .42 * rubbed, faint * .52 * rubbed, bold * .84 * (.35 + .65 * rubbed), gilt * (.62 + .3 * rubbed)]) * threads
    pressed = np.maximum.reduce([quiet * .7, faint, bold, gilt])
    shadow = np.clip(blur(pressed, 2.2) * 1.3 - pressed * .4, 0, 1)
    base *= (1 - .40 * shadow)[..., None]
    glitter = noise(full, 1509, .3, lowest=120)
    gold = rgb(style.gold) * (1 + .06 * glitter + .04 * cloud)[..., None]
    colour = mix(base, gold, np.clip(foil, 0, 1)[..., None])
    rough = np.clip(mix(.86 + .03 * slub, .60 - .13 * pebble, hide) + .04 * wear - .22 * foil, .3, .95)
    height = mix(.45 * weave + .16 * slub, .55 * pebble, hide) + .5 * hide - 1.2 * blur(pressed, 1.2) - 1.0 * seam
    return colour, rough, 0.55 * foil, height


def mats():
    """Draws the mats for both shapes of window. Those of styles share the surface and the relief of the usual one."""
    half = lambda f: halve(f[:f.shape[0] // 2 * 2])
    for name, layout, width in (("mat", WIDE, STYLE_WIDTH), ("portrait_mat", PORTRAIT, STYLE_WIDTH // 2)):
        masks = scenery(layout)
        colour, rough, metal, height = paint(WORKSHOP, layout, masks)
        if layout is WIDE:
            save_stuff(f"duel/{name}", colour, surface(half(rough), half(metal)), normals(half(height), .5))
        else:
            save_photo(colour, f"textures/duel/{name}.jpg")
        for style, look in STYLES.items():
            file = name.replace("mat", "duel")
            save_photo(paint(look, layout, masks)[0], f"styles/mats/{style}/{file}.jpg", 84, width)


# ---- the gem, the turn plate ----

def crystals():
    """Each facet shows its own part of the texture, like glass: light deep inside, shards, a dark rim."""
    n = 128
    y, x = (np.mgrid[0:n, 0:n] + .5) / n - .5
    r = np.hypot(x, y)
    shard = noise(n, 1521, 2.6, lowest=2) + .4 * noise(n, 1522, 2.2, (5, 1), 5)
    caught = np.exp(-((x + .05) ** 2 + (y - .09) ** 2) / .022) + .8 * np.exp(-((x - .16) ** 2 + (y + .14) ** 2) / .006)
    light = np.clip(.46 + .10 * shard + .66 * caught - .70 * ease(.18, .56, r), 0, 1.2)
    full = mix(rgb("0B2C78") * np.ones(3), rgb("2C86E8"), ease(0, .55, light)[..., None])
    full = mix(full, rgb("BDEBFF"), ease(.55, 1.15, light)[..., None])
    save(full, "textures/duel/crystal_full.png", 128)
    save(surface(np.clip(.09 + .04 * shard, .05, .3), 0.0), "textures/duel/crystal_full_mr.png", 64)
    dull = np.clip(.5 + .10 * shard + .22 * caught - .4 * ease(.18, .56, r), 0, 1)
    spent = mix(rgb("2E3138") * np.ones(3), rgb("7C8088"), dull[..., None])
    save(spent, "textures/duel/crystal_spent.png", 128)
    save(surface(np.clip(.46 + .06 * shard, .3, .8), 0.0), "textures/duel/crystal_spent_mr.png", 64)


PLATE = (768, 369)                     # 1.5 by 0.72
PLATE_UNIT = 768 / 1.5
FAINT = 0.26                           # strength of what is drawn behind the words


class Face(Drawing):
    """A side of the turn plate in table units, as a white mask with the origin in the center and y up."""

    def __init__(self):
        super().__init__(*PLATE)
        self.open(f"translate({PLATE[0] / 2:g},{PLATE[1] / 2:g}) scale({PLATE_UNIT:.5f},{-PLATE_UNIT:.5f})")

    line, fill, dot, box, mask = Map.line, Map.fill, Map.dot, Map.box, Map.mask


def plate_border(d):
    d.box(-.70, -.31, .70, .31, .06, .012)
    d.box(-.675, -.285, .675, .285, .045, .005)
    for sx in (-1, 1):
        for sy in (-1, 1):
            d.fill([(sx * .60, sy * .245), (sx * .635, sy * .21), (sx * .635, sy * .245)])


def sun_side(d):
    """The day: rays from the middle to the frame, long and short ones in turn."""
    for k in range(32):
        a = 2 * math.pi * (k + .5) / 32
        w, reach = (.045, .95) if k % 2 == 0 else (.022, .62)
        d.fill([(.02 * math.cos(a), .02 * math.sin(a)), (reach * math.cos(a - w), .5 * reach * math.sin(a - w)),
                (reach * math.cos(a + w), .5 * reach * math.sin(a + w))])


def moon_side(d):
    """The night: a thin crescent around the words, and stars."""
    outer = [(.25 * math.cos(a) - .03, .25 * math.sin(a)) for a in np.linspace(math.radians(52), math.radians(308), 48)]
    inner = [(.20 * math.cos(a) + .035, .215 * math.sin(a)) for a in np.linspace(math.radians(281), math.radians(79), 40)]
    d.fill(outer + inner)
    for x, y, r in ((.13, .06, .030), (.21, -.07, .021), (.09, -.09, .014), (-.30, .12, .024), (.33, .13, .026), (-.42, -.13, .018),
                    (.46, -.10, .020), (-.55, .09, .026), (.58, .06, .028), (-.27, -.15, .015), (.31, -.18, .013), (.47, .19, .013),
                    (-.43, .20, .014), (-.58, -.14, .014), (.60, -.12, .016)):
        spark(d, x, y, r)


def turn_plate():
    """Both sides of the turn plate. What is in the middle is faint, because the game writes words over it."""
    full = PLATE[::-1]
    y, x = np.mgrid[0:full[0], 0:full[1]]
    px, py = (x + .5) / PLATE_UNIT - .75, .36 - (y + .5) / PLATE_UNIT

    def inside(wide, high, corner=.057):
        """Returns 1 inside a rectangle with round corners, from half of its size."""
        past = np.hypot(np.maximum(np.abs(px) - wide + corner, 0), np.maximum(np.abs(py) - high + corner, 0))
        return ease(corner + .002, corner - .002, past)

    frame, sun, moon = Face(), Face(), Face()
    plate_border(frame), sun_side(sun), moon_side(moon)
    frame = frame.mask()
    sun, moon = (np.maximum(frame, FAINT * inside(.655, .265) * side.mask()) for side in (sun, moon))
    brushed, cloud, grain = noise(full, 1531, .6, (40, 1), 4), noise(full, 1532, 2.0), noise(full, 1533, .4, lowest=60)
    glow = np.exp(-(px ** 2 + (py * 1.3) ** 2) / .16)
    # day: enamel the color of honey under bright brass
    field = inside(.697, .307)                                # inside the raised line
    ground = mix(rgb("6E360D") * np.ones(3), rgb("B4661A"), (.25 + .75 * glow)[..., None]) * (1 + .035 * cloud + .02 * grain)[..., None]
    metal_tone = rgb("E8BE6A") * (1 + .03 * brushed + .03 * cloud)[..., None]
    day = mix(metal_tone, ground, field[..., None])
    day *= (1 - .45 * np.clip(blur(sun, 2.0) * 1.2 - sun, 0, 1))[..., None]
    day = mix(day, rgb("FFE3A0") * (1 + .02 * brushed)[..., None], sun[..., None])
    metal = np.maximum(1 - field, sun)
    # night: blue-black enamel, silver drawn on it
    ground = mix(rgb("0D1630") * np.ones(3), rgb("25407C"), (.15 + .85 * glow)[..., None]) * (1 + .05 * cloud + .02 * grain)[..., None]
    dark = mix(rgb("8E8A80") * (1 + .03 * brushed)[..., None], ground, field[..., None])
    dark *= (1 - .45 * np.clip(blur(moon, 2.0) * 1.2 - moon, 0, 1))[..., None]
    dark = mix(dark, rgb("D5DCEA") * (1 + .02 * brushed)[..., None], moon[..., None])
    half = lambda f: halve(f[:f.shape[0] // 2 * 2])
    for name, colour, mask, m in (("turn_sun", day, sun, metal), ("turn_moon", dark, moon, np.maximum(1 - field, moon))):
        rough = half(np.clip(.24 + .12 * m + .03 * brushed, .1, .8))
        relief = half(1.6 * blur(np.maximum(mask, 1 - field), 1.3) + .03 * brushed)
        save_stuff(f"duel/{name}", colour, surface(rough, half(.55 * m)), normals(relief, .5))


# ---- the open book ----

PAGES = (1152, 792)                    # both pages, 3.2 by 2.2
INK, RUST, RED = "#33241A", "#B4622C", "#8E2A20"


def printed(d, x0, y0, x1, rows, dice, gap=15.0, last=.6, indent=0.0):
    """Lines of print that is too small to read: words of upright strokes, some of them taller."""
    for row in range(rows):
        y = y0 + gap * row
        x, end = x0 + (indent if row < 3 else 0), x1 if row < rows - 1 else x0 + (x1 - x0) * last
        while x < end - 12:
            word = min(dice.uniform(12, 44), end - x)
            strokes = ""
            for k in np.arange(0, word, 2.7):
                top, lean, foot = dice.choice([0, 0, 0, 2.6]), dice.uniform(-.4, .4), dice.choice([5, 5, 5, 7.4])
                strokes += f"M{x + k:.1f},{y - top:.1f}L{x + k + lean:.1f},{y + foot:.1f}"
            d.add(strokes, "none", INK, 1.15, opacity="0.78")
            d.add(f"M{x:.1f},{y + .3:.1f}L{x + word:.1f},{y + .3:.1f}M{x:.1f},{y + 4.8:.1f}L{x + word:.1f},{y + 4.8:.1f}", "none", INK, .7,
                  opacity="0.6")
            x += word + 6.5


def animal(d, points, colour, x, y, k, flip=1, line=2.6):
    at = [(x + flip * p[0] * k, y - p[1] * k, *p[2:]) for p in points]
    d.add(smooth(at), colour, INK, line)


def strokes(d, runs, x, y, k, flip=1, width=1.8, colour=INK):
    for run in runs:
        d.add(smooth([(x + flip * p[0] * k, y - p[1] * k) for p in run], False), "none", colour, width)


FOX = ((-.40, .80, 0), (-.31, .86), (-.21, .89), (-.17, 1.04, 0), (-.09, .88), (.00, .76), (.11, .56), (.22, .30), (.25, .10), (.20, 0, 0),
       (-.20, 0, 0),
       (-.24, .035), (-.16, .07), (-.155, .28), (-.20, .46), (-.20, .60), (-.24, .70), (-.34, .745))
BRUSH = ((.17, .02, 0), (.34, .01), (.54, .07), (.66, .24), (.68, .44, 0), (.57, .36), (.46, .24), (.34, .17), (.20, .16, 0))
BRUSH_TIP = ((.60, .15), (.66, .25), (.68, .44, 0), (.58, .37), (.555, .30))
HARE = ((.66, .40), (.60, .50), (.50, .55), (.40, .60), (.22, .76), (.06, .80, 0), (.14, .68), (.34, .52), (.16, .52), (-.14, .54), (-.40, .46),
        (-.50, .52),
        (-.56, .46), (-.48, .36), (-.58, .22), (-.78, .10), (-.94, .04, 0), (-.76, .02), (-.52, .10), (-.30, .22), (-.04, .26), (.22, .26),
        (.44, .12),
        (.64, .02, 0), (.66, .08), (.52, .20), (.44, .32), (.56, .33))
SHELL = ((-.42, .14, 0), (-.38, .30), (-.24, .44), (0, .51), (.24, .44), (.38, .30), (.42, .14, 0))


def fox_and_grapes(d, x, y, k):
    ground(d, x, y, k * 1.25)
    trunk = [(x - k * .98, y), (x - k * .90, y - k * .6), (x - k * .98, y - k * 1.1), (x - k * .80, y - k * 1.42), (x - k * .30, y - k * 1.46),
             (x + k * .35, y - k * 1.38), (x + k * .8, y - k * 1.44)]
    d.add(taper(trunk, (11, 9, 8, 7, 5, 4, 2)), "#5B4229", INK, 1.6)
    for px, py, r in ((-.72, 1.30, .15), (-.30, 1.34, .14), (.14, 1.33, .15), (.56, 1.35, .13), (-.02, 1.50, .12), (-.55, 1.50, .12),
                      (.36, 1.50, .11)):
        lobes = [(x + k * (px + r * (1.0 if i % 2 else .66) * math.cos(2 * math.pi * i / 10)), y - k * (py + r * (1.0 if i % 2 else .66) * math.sin(
            2 * math.pi * i / 10))) for i in range(10)]
        d.add(smooth(lobes), "#66743A", INK, 1.7)
    for cx, cy in ((-.48, 1.24), (.36, 1.24)):
        for row, count in enumerate((4, 4, 3, 2, 1)):
            for i in range(count):
                d.add(ring(x + k * (cx + .075 * (i - (count - 1) / 2)), y - k * (cy - .068 * row), k * .044), "#5A3050", INK, 1.3)
    animal(d, BRUSH, RUST, x + .10 * k, y, k)
    animal(d, BRUSH_TIP, "#EFE3C8", x + .10 * k, y, k, 1, 1.6)
    animal(d, FOX, RUST, x + .10 * k, y, k)
    animal(d, ((-.33, .755), (-.22, .70), (-.165, .58), (-.175, .44), (-.14, .38), (-.11, .52), (-.14, .68), (-.22, .76)), "#EFE3C8", x + .10 * k,
           y, k, 1, 1.2)
    strokes(d, (((.03, .05), (-.03, .18), (.04, .31), (.13, .33)), ((-.10, .02), (-.09, .26)), ((.06, .0), (.16, .03)), ((-.17, .93), (-.14, .96))),
            x + .10 * k, y, k)
    d.add(ring(x + k * (.10 - .255), y - k * .825, 2.4), INK)
    d.add(ring(x + k * (.10 - .395), y - k * .80, 3.2), INK)


def ground(d, x, y, reach):
    d.add(smooth([(x - reach, y + 2), (x - .4 * reach, y - 2), (x + .3 * reach, y + 2), (x + reach, y - 1)], False), "none", INK, 2)
    for k in range(15):
        u = x - reach + 2 * reach * (k + .4) / 15
        d.add(f"M{u:.1f},{y + 1:.1f}l3,-9M{u + 5:.1f},{y + 1:.1f}l-1,-7M{u + 9:.1f},{y + 7:.1f}l14,0", "none", INK, 1.2)


def tortoise_and_hare(d, x, y, k):
    ground(d, x, y, k * 1.42)
    for px, h in ((-1.28, .9), (-1.02, .62), (1.22, .75)):     # poplars far away
        d.add(smooth([(x + k * px, y - 4, 0), (x + k * (px - .10), y - k * h * .4), (x + k * px, y - k * h, 0),
                      (x + k * (px + .10), y - k * h * .4)]),
              "#8C9160", INK, 1.4)
    d.add(ring(x + .25 * k, y - 1.05 * k, .17 * k), "#D9A64A", INK, 1.6)
    for i in range(14):
        a = 2 * math.pi * i / 14
        d.add(poly([(x + .25 * k + .21 * k * math.cos(a), y - 1.05 * k + .21 * k * math.sin(a)), (x + .25 * k + .29 * k * math.cos(a),
                                                                                         y - 1.05 * k + .29 * k * math.sin(a))], False), "none",
                                                                                         INK, 1.4)
    hx, hy, hk = x - .52 * k, y, .72 * k
    animal(d, HARE, "#A07B50", hx, hy - 3, hk)
    strokes(d, (((-.42, .44), (-.30, .34), (-.32, .22)), ((.14, .69), (.34, .57)), ((.34, .40), (.44, .32))), hx, hy - 3, hk)
    d.add(ring(hx + .54 * hk, hy - 3 - .46 * hk, 2.2), INK)
    tx, tk = x + .72 * k, .86 * k
    skin, horn = "#8A8450", "#5E5630"
    for leg in (((-.34, .16), (-.40, .0), (-.24, .0), (-.20, .16)), ((.16, .16), (.18, .0), (.34, .0), (.32, .18)),
                ((-.42, .20), (-.56, .10), (-.42, .13))):
        animal(d, leg, skin, tx, y - 1, tk, 1, 2)
    animal(d, ((.36, .16), (.44, .30), (.52, .42), (.64, .44), (.72, .36), (.68, .29), (.56, .26), (.46, .12)), skin, tx, y - 1, tk, 1, 2.2)
    animal(d, SHELL, horn, tx, y - 1, tk)
    strokes(d, (((-.14, .15), (-.20, .28), (-.12, .47)), ((.14, .15), (.20, .28), (.12, .47)), ((-.38, .29), (-.19, .29), (.19, .29), (.38, .29)),
                ((-.42, .15), (0, .18), (.42, .15))), tx, y - 1, tk, 1, 1.8, "#D8C48A")
    d.add(ring(tx + .635 * tk, y - 1 - .375 * tk, 2.0), INK)


def pages():
    d = Drawing(*PAGES)
    dice = np.random.default_rng(1541)
    for side in (0, 1):
        x0, x1 = (92, 500) if side == 0 else (652, 1060)
        mid = (x0 + x1) / 2
        d.add(poly([(x0 + 60, 66), (x1 - 60, 66)], False), "none", INK, 1.2)
        for s in (-1, 1):
            d.add(star(mid + s * 14, 66, 5, 2, 4), RED)
        if side == 0:
            fox_and_grapes(d, mid - 8, 392, 186)
            printed(d, x0 + 90, 430, x1 - 90, 1, dice, 15, 1.0)
            d.add(plate(x0, 463, x0 + 46, 509, 3), RED), d.add(plate(x0 + 4, 467, x0 + 42, 505, 2), "none", "#E9D9B4", 1.4)
            d.add(poly([(x0 + 12, 499), (x0 + 23, 473), (x0 + 34, 499), (x0 + 29, 489), (x0 + 17, 489)], False), "none", "#F1E4C4", 3.4)
            printed(d, x0, 468, x1, 15, dice, 15.5, .45, 56)
        else:
            printed(d, x0, 96, x1, 11, dice, 15.5, .7)
            d.add(star(mid, 290, 9, 3, 4), RED), d.add(star(mid - 26, 290, 5, 2, 4), RED), d.add(star(mid + 26, 290, 5, 2, 4), RED)
            tortoise_and_hare(d, mid, 516, 142)
            printed(d, x0 + 90, 552, x1 - 90, 1, dice, 15, 1.0)
            printed(d, x0, 590, x1, 8, dice, 15.5, .55)
    drawn = d.array(oversample=2)
    full = PAGES[::-1]
    y, x = np.mgrid[0:full[0], 0:full[1]]
    x, y = (x + .5) / PAGES[0], (y + .5) / PAGES[1]
    fibre, cloud = noise(full, 1542, .7, lowest=60), noise(full, 1543, 2.1)
    paper = rgb("E6D6B0") * (1 + .018 * fibre + .028 * cloud)[..., None]
    edge = np.minimum(np.minimum(x, 1 - x) * 1.45, np.minimum(y, 1 - y))
    paper = mix(paper, rgb("B48F58") * np.ones(3), (.55 * ease(.075, 0, edge + .012 * cloud))[..., None])
    fox = ease(1.5, 2.4, noise(full, 1544, 1.1, lowest=9))      # foxing: brown specks of age
    paper = mix(paper, rgb("A67A45") * np.ones(3), (.35 * fox)[..., None])
    paper *= (1 - .34 * np.exp(-np.abs(x - .5) / .018) - .10 * np.exp(-np.abs(x - .5) / .07))[..., None]
    press = .86 + .14 * ease(-1.5, 1.0, fibre)
    half = lambda f: halve(f[:f.shape[0] // 2 * 2])
    rough = surface(half(np.clip(.86 + .02 * fibre, 0, 1)), 0.0)[::2, ::2]
    relief = half(.5 * fibre + .3 * noise(full, 1545, 1.4, lowest=8))
    save_stuff("duel/pages", mix(paper, drawn[..., :3] * 1.0, (drawn[..., 3] * press)[..., None]), rough, normals(relief, .18))


# ---- small materials, tileable ----

N = 256


def write(name, colour, rough, metal, height, strength, n=N):
    save_stuff(f"duel/{name}", colour, surface(np.clip(rough, .05, 1) * np.ones((n, n)), metal), normals(height, strength))


def paper_edge():
    """The edges of many leaves: U along them."""
    leaves, fine = noise(N, 1551, .5, (40, 1), 10), noise(N, 1552, .5, lowest=40)
    colour = rgb("CDB686") * (.92 + .11 * leaves + .03 * fine)[..., None]
    write("paper_edge", colour, .88 + .02 * fine, 0.0, leaves, .35)


def wax():
    cloud, fine = noise(N, 1561, 2.0), noise(N, 1562, 1.0, (1, 3), 8)
    colour = mix(rgb("E9D8AE") * np.ones(3), rgb("F4E8CB"), ease(-1, 1.4, cloud)[..., None]) * (1 + .012 * fine)[..., None]
    write("wax", colour, .42 + .05 * cloud, 0.0, fine + cloud, .10)


def inkglass():
    """Thick bottle glass, full of ink: nearly black, with the green of the glass where it is thin."""
    cloud, fine = noise(N, 1571, 1.8), noise(N, 1572, 1.0, lowest=10)
    colour = mix(rgb("0F1720") * np.ones(3), rgb("23424A"), (.55 * ease(-.2, 2.0, cloud))[..., None])
    write("inkglass", colour, .10 + .03 * fine, 0.0, cloud + .2 * fine, .08)


def feather():
    """U runs from the point to the tip of a goose quill, V around it. Barbs lean toward the tip, on both faces."""
    y, x = (np.mgrid[0:N, 0:N] + .5) / N
    off = np.abs(((y * 2) % 1) - .5) * 2                       # 1 at the shaft, 0 at the vane's edge, twice round
    lean = x * 58 + off * 7
    barbs = .5 + .5 * np.sin(2 * np.pi * lean)
    cloud, fine = noise(N, 1581, 1.6), noise(N, 1582, .6, lowest=30)
    tone = mix(rgb("E7DFCB") * np.ones(3), rgb("7F6F5C"), (ease(.45, 1.05, x + .10 * np.sin(2 * np.pi * (x * 9 + off * .8)) + .05 * cloud))[...,
        None])
    tone = tone * (.90 + .10 * barbs + .03 * fine)[..., None]
    shaft = ease(.90, .96, off)
    tone = mix(tone, rgb("DCC79A") * np.ones(3), (shaft * .9)[..., None])
    write("feather", tone, .70 - .2 * shaft, 0.0, barbs * .6 + 1.5 * shaft, .5)


def sand():
    grain, cloud = noise(N, 1591, .35, lowest=40), noise(N, 1592, 1.8)
    colour = rgb("D2A868") * (1 + .10 * grain + .03 * cloud)[..., None]
    write("sand", colour, .85 + .03 * grain, 0.0, grain, .6)


ALL = (mats, crystals, turn_plate, pages, paper_edge, wax, inkglass, feather, sand)

if __name__ == "__main__":
    for picture in ALL:
        if len(sys.argv) < 2 or picture.__name__ in sys.argv[1:]:
            picture()
