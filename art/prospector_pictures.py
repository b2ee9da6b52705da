"""Textures of Prospector's table: the claim map on the leather mat, and small materials: gold, iron, hide, rope, slate, glass, flame.

The mat is 14.4 x 9.6 units. Its drawing follows data/prospector/layout.ron with
cards that are 1.15 wide. It has frames for the target and the draw pile, and
shafts below the ground line, which clearing the mine uncovers.
"""

import math
from dataclasses import dataclass

import numpy as np
from PIL import Image, ImageFilter

from kit import timber
from kit.field import halve, mix, noise, smooth as ease
from kit.palette import rgb
from kit.picture import normals, save, save_photo, save_stuff, surface
from kit.vector import Drawing, poly, smooth

# ---- the mat ----

HALF = (7.2, 4.8)
UNIT = 2048 / 14.4
SIZE = (2048, round(9.6 * UNIT))
CARD = (1.15, 1.607)
STEP = 1.15 / 2.56                    # unit of deck.ron on this table
GROUND = -0.40                        # ground line, above the cards of the mine


class Map(Drawing):
    """A drawing in table units, as a white mask with the origin in the center and y up."""

    def __init__(self):
        super().__init__(*SIZE)
        self.open(f"translate({SIZE[0] / 2:g},{SIZE[1] / 2:g}) scale({UNIT:.5f},{-UNIT:.5f})")

    def line(self, points, width=0.026, closed=False, curved=False, **more):
        k = 1000
        data = smooth([(p[0] * k, p[1] * k, *p[2:]) for p in points], closed) if curved else poly([(x * k, y * k) for x, y in points],
                                                                                                  closed)
        self.body.append(f'<g transform="scale({1 / k})">')
        self.add(data, "none", "#fff", width * k, **more)
        self.body.append("</g>")

    def fill(self, data_points, curved=False, ink="#fff", line=0.0, **more):
        k = 1000
        pts = [(p[0] * k, p[1] * k, *p[2:]) for p in data_points]
        self.body.append(f'<g transform="scale({1 / k})">')
        self.add(smooth(pts) if curved else poly(pts), ink, "#fff" if line else None, line * k, **more)
        self.body.append("</g>")

    def dot(self, x, y, r, ink="#fff"):
        self.fill([(x + r * math.cos(a), y + r * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 24, False)], ink=ink)

    def box(self, x0, y0, x1, y1, r, width):
        pts = []
        for cx, cy, s in ((x1 - r, y1 - r, 0), (x0 + r, y1 - r, 90), (x0 + r, y0 + r, 180), (x1 - r, y0 + r, 270)):
            pts += [(cx + r * math.cos(math.radians(s + 10 * k)), cy + r * math.sin(math.radians(s + 10 * k))) for k in range(10)]
        self.line(pts, width, True)

    def hide(self, points):
        """Erases the drawing inside an outline, for objects in front."""
        self.fill(points, ink="#000")

    def hatch(self, points, gap=0.075, slope=0.34, width=0.014):
        """Hatching inside an outline."""
        k = 1000
        (x0, y0), (x1, y1) = np.min(points, 0), np.max(points, 0)
        self.open(clip=poly([(x * k, y * k) for x, y in points]), transform=f"scale({1 / k})")
        reach = (y1 - y0) * slope
        for i in range(int((x1 - x0 + reach) / gap) + 1):
            x = x0 - reach + gap * i
            self.add(poly([(x * k, y1 * k), ((x + reach) * k, y0 * k)], False), "none", "#fff", width * k)
        self.close()

    def mask(self):
        self.close()
        drawn = self.array(oversample=2)
        return drawn[..., 3] * drawn[..., 0]


RANGES = (
    # outline from ground to ground, then the shadow sides
    ([(0.85, GROUND), (1.25, .35), (1.45, .25), (1.95, 1.0), (2.15, .86), (2.75, 1.62), (3.15, 1.1), (3.35, 1.22), (3.95, .45),
      (4.25, .62), (5.0, 1.35), (5.35, 1.0), (5.75, 1.5),
      (6.25, .8), (6.45, .92), (6.62, .7), (6.62, GROUND)],
     ([(2.75, 1.62), (3.15, 1.1), (3.35, 1.22), (3.95, .45), (3.5, .2), (3.3, .62), (3.0, .55), (2.95, .98), (2.72, 1.05)],
      [(1.95, 1.0), (2.15, .86), (2.38, .6), (2.1, .3), (1.98, .55), (1.85, .62)],
      [(5.0, 1.35), (5.35, 1.0), (5.5, .7), (5.2, .35), (5.12, .75), (4.95, .85)],
      [(5.75, 1.5), (6.25, .8), (6.05, .3), (5.9, .75), (5.74, .95)]), 0.026),
    ([(-6.62, GROUND), (-6.62, .35), (-6.1, 1.15), (-5.75, .85), (-4.95, 2.35), (-4.55, 1.95), (-3.75, 3.62), (-3.25, 2.85), (-3.0, 3.02),
      (-2.1, 1.55), (-1.8, 1.78), (-1.15, .72), (-.98, .82),
      (-.55, GROUND)],
     ([(-3.75, 3.62), (-3.25, 2.85), (-3.0, 3.02), (-2.1, 1.55), (-1.95, 1.0), (-2.35, .55), (-2.45, 1.1), (-2.75, 1.0), (-2.85, 1.65),
       (-3.12, 1.5), (-3.2, 2.1), (-3.5, 2.05), (-3.48, 2.55), (-3.75, 2.72)],
      [(-4.95, 2.35), (-4.55, 1.95), (-4.3, 1.5), (-4.5, .75), (-4.68, 1.2), (-4.85, 1.1), (-4.92, 1.62)],
      [(-6.1, 1.15), (-5.75, .85), (-5.6, .45), (-5.85, .1), (-5.95, .55), (-6.1, .6)],
      [(-1.8, 1.78), (-1.15, .72), (-1.2, .1), (-1.42, .55), (-1.6, .5), (-1.68, 1.0), (-1.82, 1.15)]), 0.036),
)


def mountains(d):
    for outline, shadows, width in RANGES:
        d.hide(outline)
        for shadow in shadows:
            d.hatch(shadow)
            d.line(shadow, 0.014, True)
        d.line(outline[1:-1], width)
    for points in ([(-4.22, 2.62), (-4.05, 2.82), (-3.95, 2.52), (-3.82, 2.78)], [(-5.28, 1.72), (-5.12, 1.86), (-5.02, 1.66),
                                                                                  (-4.93, 1.80)]):   # snow
        d.line(points, 0.018)


def sun(d):
    cx, cy = -2.05, 2.75
    d.line([(cx + .42 * math.cos(a), cy + .42 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 60, False)], 0.030, True)
    d.line([(cx + .34 * math.cos(a), cy + .34 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 60, False)], 0.012, True)
    for k in range(24):
        a = 2 * math.pi * k / 24
        r0, r1 = .50, .86 if k % 2 else .68
        w = .016 if k % 2 else .012
        d.fill([(cx + r0 * math.cos(a - w * 2), cy + r0 * math.sin(a - w * 2)), (cx + r1 * math.cos(a), cy + r1 * math.sin(a)),
                (cx + r0 * math.cos(a + w * 2), cy + r0 * math.sin(a + w * 2))])


def pine(d, x, y, h):
    d.hide([(x - .34 * h, y + .08 * h), (x, y + h), (x + .34 * h, y + .08 * h)])
    d.line([(x, y), (x, y + .14 * h)], 0.03)
    for k in range(4):
        w, low = h * (.30 - .062 * k), y + h * (.12 + .20 * k)
        d.line([(x - w, low), (x, low + h * .30), (x + w, low)], 0.018)
        d.line([(x - w, low), (x - w * .3, low + .03 * h), (x, low), (x + w * .3, low + .03 * h), (x + w, low)], 0.016)


def headframe(d, x, y):
    """The tower over the shaft, its wheel and the engine house."""
    top = y + 1.62
    d.hide([(x - .40, y), (x - .2, top), (x - .3, top + .5), (x + .3, top + .5), (x + 1.06, y)])
    d.hide([(x + 1.05, y), (x + 1.05, y + .36), (x + 1.42, y + .65), (x + 1.79, y + .36), (x + 1.79, y)])
    for sx in (-.36, .36):
        d.line([(x + sx, y), (x + sx * .42, top)], 0.034)
    d.line([(x + .15, top), (x + 1.02, y)], 0.034)
    for k in range(5):
        a, b = y + 1.62 * k / 5, y + 1.62 * (k + 1) / 5
        wa, wb = .36 - .21 * k / 5, .36 - .21 * (k + 1) / 5
        d.line([(x - wa, a), (x + wb, b)], 0.018)
        d.line([(x + wa, a), (x - wb, b)], 0.018)
        d.line([(x - wb, b), (x + wb, b)], 0.022)
    cy = top + .20
    for r, w in ((.25, .032), (.20, .012)):
        d.line([(x + r * math.cos(a), cy + r * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 48, False)], w, True)
    for k in range(8):
        a = math.pi * k / 4
        d.line([(x, cy), (x + .2 * math.cos(a), cy + .2 * math.sin(a))], 0.014)
    d.dot(x, cy, .045)
    d.line([(x + .25, cy), (x + 1.42, y + .42)], 0.012)
    d.line([(x + 1.12, y), (x + 1.12, y + .40), (x + 1.42, y + .62), (x + 1.72, y + .40), (x + 1.72, y)], 0.028)
    d.line([(x + 1.05, y + .36), (x + 1.42, y + .65), (x + 1.79, y + .36)], 0.034)
    d.line([(x + 1.34, y), (x + 1.34, y + .26), (x + 1.50, y + .26), (x + 1.50, y)], 0.02)


def cabin(d, x, y):
    d.hide([(x - .44, y), (x - .56, y + .34), (x - .30, y + .70), (x + .16, y + .70), (x + .16, y + .88), (x + .30, y + .88),
            (x + .30, y + .70), (x + .56, y + .34), (x + .44, y)])
    d.line([(x - .42, y), (x - .42, y + .38), (x + .42, y + .38), (x + .42, y)], 0.028)
    d.line([(x - .54, y + .34), (x - .30, y + .68), (x + .30, y + .68), (x + .54, y + .34)], 0.032)
    d.line([(x - .54, y + .34), (x + .54, y + .34)], 0.022)
    for k in (1, 2, 3):
        d.line([(x - .42, y + .09 * k), (x - .10, y + .09 * k)], 0.012)
    d.line([(x - .02, y), (x - .02, y + .26), (x + .16, y + .26), (x + .16, y)], 0.02)
    d.line([(x + .18, y + .69), (x + .18, y + .86), (x + .28, y + .86), (x + .28, y + .68)], 0.022)
    d.line([(x + .23, y + .93), (x + .33, y + 1.03), (x + .22, y + 1.13), (x + .36, y + 1.24), (x + .30, y + 1.36)], 0.018, curved=True)


def cart(d, x, y):
    d.hide([(x - .36, y + .44), (x - .24, y), (x + .24, y), (x + .36, y + .44), (x, y + .58)])
    d.line([(x - .34, y + .42), (x - .24, y + .13), (x + .24, y + .13), (x + .34, y + .42)], 0.028, True)
    for k in (-.12, .12):
        d.line([(x + k, y + .14), (x + k * 1.35, y + .41)], 0.014)
    for k in (-.15, .15):
        d.line([(x + k + .085 * math.cos(a), y + .085 + .085 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 24, False)], 0.022, True)
        d.dot(x + k, y + .085, .022)
    for k, (ox, r) in enumerate(((-.2, .09), (-.03, .12), (.15, .10))):
        d.line([(x + ox + r * math.cos(a), y + .44 + .8 * r * math.sin(a)) for a in np.linspace(0, math.pi, 7)], 0.02)


def underground(d):
    """Three shafts with ladders and side galleries; veins of gold at their ends."""
    dice = np.random.default_rng(78)
    for j, y in enumerate((-1.02, -1.72, -2.42, -3.1, -3.8)):  # strata
        for side in range(4):
            x0, x1 = ((-6.5, -3.75), (-2.98, -.38), (.38, 2.98), (3.75, 6.5))[side]
            n = 7
            pts = [(x0 + (x1 - x0) * k / n, y + .10 * math.sin(1.7 * k + 2.1 * j + side) + dice.uniform(-.03, .03)) for k in range(n + 1)]
            d.line(pts, 0.014, curved=True, stroke_dasharray="260 90 40 90" if j % 2 else "520 120", opacity="0.8")
    for _ in range(150):                                       # pebbles
        x, y = dice.uniform(-6.5, 6.5), dice.uniform(-4.2, -.65)
        if min(abs(x - s) for s in (-3.37, 0, 3.37)) > .42:
            r = dice.uniform(.02, .05)
            d.line([(x - r, y), (x, y + r * .8), (x + r, y), (x + .2 * r, y - r * .6)], 0.011, True, opacity="0.7")
    for x in (-3.37, 0, 3.37):
        for s in (-.30, .30):
            d.line([(x + s, GROUND), (x + s, -3.62)], 0.034)
        for k in range(15):
            y = GROUND - .12 - .215 * k
            d.line([(x - .13, y), (x + .13, y)], 0.016)
        for s in (-.13, .13):
            d.line([(x + s, GROUND - .02), (x + s, -3.6)], 0.018)
        d.fill([(x - .40, GROUND - .005), (x + .40, GROUND - .005), (x + .36, GROUND + .085), (x - .36, GROUND + .085)], line=.01)
        for k, y in enumerate((-1.35, -2.05, -2.75)):          # galleries
            side = 1 if (k + (x > 0)) % 2 else -1
            a, b = x + side * .30, x + side * 1.02
            d.line([(a, y + .17), (b, y + .17), (b + side * .1, y), (b, y - .17), (a, y - .17)], 0.024)
            for t in (.3, .62):
                m = a + (b - a) * t
                d.line([(m, y - .17), (m, y + .17)], 0.026)
        d.line([(x - .30, -3.62), (x - .62, -3.78), (x - .70, -4.08), (x - .2, -4.22), (x + .3, -4.2), (x + .68, -4.06), (x + .60, -3.76),
                (x + .30, -3.62)], 0.034, curved=True)
        for ox, oy, r in ((-.32, -3.98, .13), (-.02, -4.04, .15), (.28, -3.96, .13), (.10, -3.80, .10), (-.16, -3.80, .09)):
            pts = [(x + ox + r * f * math.cos(a), oy + r * f * .85 * math.sin(a)) for a, f in zip(np.linspace(0, 2 * math.pi, 7, False),
                                                                                                  dice.uniform(.8, 1.15, 7))]
            d.fill(pts)
        for side in (-1, 1):                                   # veins
            vx, vy = x + side * .66, -3.92
            pts = [(vx, vy)]
            for k in range(6):
                vx += side * dice.uniform(.10, .19)
                vy += dice.uniform(-.03, .16)
                pts.append((vx, vy))
            for (ax, ay), (bx, by), w in zip(pts, pts[1:], (.075, .065, .055, .042, .030, .018)):
                d.line([(ax, ay), (bx, by)], w)
            for k in (1, 3):
                d.line([pts[k], (pts[k][0] + side * .12, pts[k][1] - .20), (pts[k][0] + side * .28, pts[k][1] - .24)], 0.022)


def compass(d, cx, cy, r):
    for k in range(16):
        a = math.pi * k / 8
        long = r if k % 4 == 0 else r * .72 if k % 2 == 0 else r * .40
        side = math.pi / 16 if k % 2 == 0 else math.pi / 24
        tip, base = (cx + long * math.sin(a), cy + long * math.cos(a)), long * .30
        left = (cx + base * math.sin(a - side * 2.4), cy + base * math.cos(a - side * 2.4))
        right = (cx + base * math.sin(a + side * 2.4), cy + base * math.cos(a + side * 2.4))
        d.line([left, tip, right], 0.014)
        d.fill([(cx, cy), tip, right], line=.006)
    for q, w in ((1.06, .02), (1.13, .010), (.46, .012)):
        d.line([(cx + r * q * math.cos(a), cy + r * q * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 72, False)], w, True)
    d.fill([(cx - .07, cy + r * 1.22), (cx, cy + r * 1.46), (cx + .07, cy + r * 1.22), (cx, cy + r * 1.28)])


def frame_marks(d):
    """Places of the target and the draw pile, a little larger than a card."""
    gap = 0.07
    w, h = CARD[0] / 2 + gap, CARD[1] / 2 + gap
    for x0, x1, y, above in ((-w, w, 1 * 1.5 * STEP, True), (6 * 1.25 * STEP - w, 6 * 1.25 * STEP + 23 * .15 * 1.25 * STEP + w,
                                                             5 * 1.5 * STEP, False)):
        d.box(x0, y - h, x1, y + h, .12, .030)
        d.box(x0 + .055, y - h + .055, x1 - .055, y + h - .055, .085, .010)
        for cx in (x0 - .09, x1 + .09):
            for cy in (y - h - .09, y + h + .09)[:2 if above else 1]:
                d.dot(cx, cy, .032)
        cx = (x0 + x1) / 2
        for cy in (y - h - .11, y + h + .11)[:2 if above else 1]:
            for s in (-1, 1):
                d.line([(cx + s * .09, cy), (cx + s * ((x1 - x0) / 2 - .12), cy)], 0.012)
            d.fill([(cx - .06, cy), (cx, cy + .045), (cx + .06, cy), (cx, cy - .045)])


def crossed_picks(d, cx, cy, r):
    for side in (-1, 1):
        a = math.radians(45 * side)
        ax, ay = math.sin(a), math.cos(a)
        px, py = ay, -ax
        at = lambda u, v: (cx + px * u + ax * v, cy + py * u + ay * v)
        d.line([at(0, -r), at(0, r * .92)], 0.075)
        d.fill([at(-.66 * r, .52 * r), at(-.3 * r, .86 * r), at(0, .99 * r), at(.3 * r, .86 * r), at(.66 * r, .52 * r),
                at(.28 * r, .74 * r), at(0, .80 * r), at(-.28 * r, .74 * r)], True)


def borders(d):
    x, y = HALF
    for inset, width, r in ((.45, .034, .10), (.51, .012, .08)):
        d.box(-x + inset, -y + inset, x - inset, y - inset, r, width)
    d.box(-x + .185, -y + .185, x - .185, y - .185, .2, .014)
    inner = .325                                               # a run of lozenges between the lines
    for (x0, y0), (x1, y1), n in (((-x + .9, y - inner), (x - .9, y - inner), 46), ((-x + .9, -y + inner), (x - .9, -y + inner), 46),
                                  ((-x + inner, -y + .9), (-x + inner, y - .9), 28), ((x - inner, -y + .9), (x - inner, y - .9), 28)):
        for k in range(n + 1):
            px, py = x0 + (x1 - x0) * k / n, y0 + (y1 - y0) * k / n
            if k % 2:
                d.dot(px, py, .024)
            else:
                d.fill([(px - .065, py), (px, py + .065), (px + .065, py), (px, py - .065)])
    for sx in (-1, 1):
        for sy in (-1, 1):
            cx, cy = sx * (x - .51), sy * (y - .51)
            for k in range(7):
                a = math.radians(90 * (k + .5) / 7)
                r0, r1 = .13, .44 if k % 2 == 0 else .36
                w = .085
                d.fill([(cx - sx * r0 * math.cos(a - w), cy - sy * r0 * math.sin(a - w)),
                        (cx - sx * r1 * math.cos(a - w * .6), cy - sy * r1 * math.sin(a - w * .6)),
                        (cx - sx * (r1 + .05) * math.cos(a), cy - sy * (r1 + .05) * math.sin(a)),
                        (cx - sx * r1 * math.cos(a + w * .6), cy - sy * r1 * math.sin(a + w * .6)),
                        (cx - sx * r0 * math.cos(a + w), cy - sy * r0 * math.sin(a + w))])
            d.line([(cx - sx * .55 * math.cos(a), cy - sy * .55 * math.sin(a)) for a in np.linspace(0, math.pi / 2, 20)], 0.020)
            d.line([(cx - sx * .10 * math.cos(a), cy - sy * .10 * math.sin(a)) for a in np.linspace(0, math.pi / 2, 12)], 0.020)


def stitches(d):
    x, y = HALF[0] - .095, HALF[1] - .095
    d.line([(-x, -y), (x, -y), (x, y), (-x, y)], 0.040, True, stroke_dasharray="105 62")


def knocked_out(mask, x0, y0, x1, y1, soft=.10):
    """Erases the drawing where something else must be readable."""
    py, px = np.mgrid[0:SIZE[1], 0:SIZE[0]]
    px, py = (px + .5) / UNIT - HALF[0], HALF[1] - (py + .5) / UNIT
    away = np.maximum.reduce([x0 - px, px - x1, y0 - py, py - y1])
    return mask * ease(0, soft, away)


def blur(field, r):
    image = Image.fromarray((np.clip(field, 0, 1) * 255).astype(np.uint8))
    return np.asarray(image.filter(ImageFilter.GaussianBlur(r)), float) / 255


@dataclass(frozen=True)
class Mat:
    """Colors of a style of the mat. Pairs are the stuff and its worn places."""

    field: tuple
    strap: tuple
    gold: str
    thread: str = "C9AE7E"
    felt: bool = False       # felt instead of leather
    print: float = 1.0       # strength of the drawing


WORKSHOP = Mat(("274247", "4A5A55"), ("5A351F", "7C5331"), "D3A655")
STYLES = {
    "midnight": Mat(("232E50", "414A69"), ("2E2A2C", "4C4746"), "C9CCD0", "A6A8AC"),
    "burgundy": Mat(("571F26", "7A3A38"), ("38231A", "5A3E2C"), "D9AE5E"),
    "felt": Mat(("33573C", "466A4C"), ("4A3423", "6A4E36"), "C2AC72", felt=True, print=0.62),
}
STYLE_WIDTH = 1536                    # pixels of the mats of styles


def scenery():
    """Returns the masks of the drawing, the places of cards, the borders and the seam."""
    scene = Map()
    sun(scene), compass(scene, -5.55, 3.22, .56)
    mountains(scene)
    for x, y, h in ((-6.3, GROUND, .75), (-5.95, GROUND, .98), (-5.55, GROUND, .66), (-4.75, GROUND, .55), (-4.45, GROUND, .85),
                    (1.55, GROUND, .62), (1.9, GROUND, .9), (2.22, GROUND, .58),
                    (6.05, GROUND, .7), (6.35, GROUND, .95)):
        pine(scene, x, y, h)
    headframe(scene, -3.37, GROUND + .085)
    cabin(scene, 4.75, GROUND), cart(scene, 2.85, GROUND + .03)
    scene.line([(-6.6, GROUND), (-3.75, GROUND)], 0.040), scene.line([(-2.99, GROUND), (-.38, GROUND)], 0.040)
    scene.line([(.38, GROUND), (2.99, GROUND)], 0.040), scene.line([(3.75, GROUND), (6.6, GROUND)], 0.040)
    dice = np.random.default_rng(79)
    for _ in range(90):                                        # grass
        x = dice.uniform(-6.5, 6.5)
        scene.line([(x, GROUND), (x + dice.uniform(-.05, .05), GROUND + dice.uniform(.05, .10))], 0.012)
    underground(scene)
    drawing = scene.mask()
    w, h = CARD[0] / 2 + .30, CARD[1] / 2 + .22
    drawing = knocked_out(drawing, -w, 1.5 * STEP - h, w, 1.5 * STEP + h, .12)
    slots = Map()
    frame_marks(slots)
    gilt = Map()
    borders(gilt)
    thread = Map()
    stitches(thread)
    slots, gilt, thread = slots.mask(), gilt.mask(), thread.mask()
    return drawing, slots, gilt, thread


def paint(style, masks):
    """Returns color, roughness, metalness and height of a mat."""
    drawing, slots, gilt, thread = masks
    full = (SIZE[1], SIZE[0])
    py, px = np.mgrid[0:SIZE[1], 0:SIZE[0]]
    px, py = (px + .5) / UNIT - HALF[0], HALF[1] - (py + .5) / UNIT
    inset = np.minimum(HALF[0] - np.abs(px), HALF[1] - np.abs(py))
    band = ease(.485, .475, inset)                             # leather of the border
    crease, cloud, pore = noise(full, 601, 0.95, lowest=90), noise(full, 602, 2.0), noise(full, 603, 0.6, lowest=200)
    pebble = ease(-1.5, 1.3, crease)
    if style.felt:
        nap = 0.5 + 0.16 * (noise(full, 607, 0.45, (7, 1), 60) + noise(full, 608, 0.45, (1, 7), 60))
        pebble = mix(nap, pebble, band)
    wear = ease(0.3, 2.2, noise(full, 604, 1.7) + .5 * cloud)
    field_tone = rgb(style.field[0]) * (0.80 + 0.26 * pebble + 0.035 * cloud)[..., None]
    field_tone = mix(field_tone, rgb(style.field[1]) * np.ones(3), 0.20 * wear[..., None])
    field_tone *= (1 - 0.22 * ease(3.2, 0.4, inset) * (1 - band))[..., None]
    strap = rgb(style.strap[0]) * (0.80 + 0.28 * pebble + 0.05 * cloud)[..., None]
    strap = mix(strap, rgb(style.strap[1]) * np.ones(3), 0.25 * wear[..., None])
    leather = mix(field_tone, strap, band[..., None])
    leather *= (1 - 0.45 * np.exp(-((inset - .48) / .02) ** 2))[..., None]       # the seam
    leather *= (1 - 0.35 * ease(.06, 0, inset))[..., None]
    # the gold is worn where hands and cards move
    rubbed = 1 - 0.42 * ease(-.2, 1.9, noise(full, 605, 1.2, lowest=6)) - 0.25 * ease(.4, 2, pore)
    foil = np.maximum.reduce([drawing * .74 * style.print * rubbed, slots * (.75 + .25 * rubbed), gilt * (.66 + .3 * rubbed)])
    pressed = np.maximum.reduce([drawing, slots, gilt])
    shadow = np.clip(blur(pressed, 2.2) * 1.3 - pressed * .4, 0, 1)
    leather *= (1 - 0.42 * shadow)[..., None]
    glitter = noise(full, 606, 0.3, lowest=120)
    gold = rgb(style.gold) * (1 + 0.06 * glitter + .04 * cloud)[..., None]
    colour = mix(leather, gold, np.clip(foil, 0, 1)[..., None])
    under = np.clip(blur(np.roll(thread, 3, 0), 2.5) * 1.2, 0, 1) * (1 - thread)
    colour = mix(colour * (1 - .55 * under)[..., None], rgb(style.thread) * (1 + .05 * glitter)[..., None], thread[..., None])
    height = 0.55 * pebble - 1.3 * blur(pressed, 1.2) + 1.6 * blur(thread, 1.6) - 1.2 * np.exp(-((inset - .48) / .02) ** 2)
    rough = np.clip(0.62 - 0.13 * pebble + 0.05 * wear - 0.20 * foil + .2 * thread, 0.3, 0.9)
    if style.felt:
        rough = mix(0.90 - 0.25 * foil, rough, band)
    return colour, rough, 0.55 * foil * (1 - thread), height


def mat():
    masks = scenery()
    colour, rough, metal, height = paint(WORKSHOP, masks)
    half = lambda f: halve(f[:f.shape[0] // 2 * 2])
    save_stuff("prospector/mat", colour, surface(half(rough), half(metal)), normals(half(height), 0.5))


def mat_styles():
    """Draws the mats of styles. Leather has the surface and the relief of the usual mat, because its drawing is the same."""
    masks = scenery()
    for name, style in STYLES.items():
        colour, rough, metal, height = paint(style, masks)
        folder = f"styles/mats/{name}"
        save_photo(colour, f"{folder}/prospector.jpg", 84, STYLE_WIDTH)
        if style.felt:
            quarter = lambda f: halve(halve(f[:f.shape[0] // 4 * 4]))
            save(surface(quarter(rough), quarter(metal)), f"{folder}/prospector_mr.png", 16)
            save(normals(quarter(height), 0.5), f"{folder}/prospector_n.png", 33)


# ---- small materials, tileable ----

N = 256


def write(name, colour, rough, metal, height, strength):
    save_stuff(f"prospector/{name}", colour, surface(np.clip(rough, 0.08, 1), metal), normals(height, strength))


def gold():
    lump, dent, grain = noise(N, 611, 1.6, lowest=3), noise(N, 612, 1.1, lowest=7), noise(N, 613, 0.5, lowest=30)
    deep = ease(.2, 1.9, -dent)
    colour = mix(rgb("F2BE4C") * np.ones(3), rgb("8A5214"), (0.62 * deep)[..., None])
    colour = mix(colour, rgb("FFE49A"), (0.45 * ease(.3, 1.8, dent))[..., None]) * (1 + .03 * grain)[..., None]
    write("gold", colour, 0.30 + .22 * deep + .03 * grain, 0.80 - .35 * deep, lump + .8 * dent + .1 * grain, 0.22)


def iron():
    scale, fine, rust = noise(N, 621, 1.3, lowest=4), noise(N, 622, .5, lowest=30), ease(.8, 2.3, noise(N, 623, 1.5))
    colour = rgb("5B5D60") * (1 + .10 * scale + .04 * fine)[..., None]
    colour = mix(colour, rgb("5C3A24") * np.ones(3), (.6 * rust)[..., None])
    write("iron", colour, 0.42 + .06 * scale + .28 * rust, 0.85 - .6 * rust, scale + .25 * fine, 0.30)


def hide():
    a, b, fibre = noise(N, 631, .9, lowest=16), noise(N, 632, 1.9), noise(N, 633, .6, lowest=30)
    colour = rgb("9A6B3D") * (0.90 + .07 * a + .10 * b + .04 * fibre)[..., None]
    write("hide", colour, np.full((N, N), .86), 0.0, a + .5 * fibre, 0.30)


def rope():
    """Three strands of yarn. U runs along the rope (one turn of the strands per tile), and V around it."""
    y, x = np.mgrid[0:N, 0:N] / N
    phase = (3 * (y + x)) % 1
    round_ = np.sqrt(np.clip(1 - (2 * phase - 1) ** 2, 0, 1))
    yarn = 0.5 + 0.5 * np.sin(2 * np.pi * (12 * x - 21 * y))
    fibre = noise(N, 641, .6, lowest=24)
    colour = rgb("B08C58") * (0.42 + .55 * round_ + .08 * yarn + .05 * fibre)[..., None]
    write("rope", colour, np.full((N, N), .88), 0.0, 3.2 * round_ + .5 * yarn + .2 * fibre, 0.9)


def slate():
    """The plate of the scoreboard: slate, wiped often."""
    wipe, fine, cloud = noise(N, 651, 1.0, (14, 1), 2), noise(N, 652, .5, lowest=24), noise(N, 653, 2.0)
    colour = rgb("23282A") * (1 + .10 * cloud + .05 * fine)[..., None]
    colour = mix(colour, rgb("5A6060") * np.ones(3), (.16 * ease(.1, 2.2, wipe))[..., None])
    write("slate", colour, 0.58 + .05 * wipe, 0.0, fine + .5 * wipe, 0.15)


def pan():
    """The pan: pressed sheet steel, blued and scratched by gravel."""
    scratch, cloud, fine = noise(N, 661, .8, (30, 1), 4), noise(N, 662, 1.8), noise(N, 663, .5, lowest=40)
    colour = mix(rgb("6E6A66") * np.ones(3), rgb("8B5F41"), ease(-.4, 1.8, cloud)[..., None] * .6) * (1 + .05 * scratch + .03 * fine)[...,
                                                                                                                                      None]
    write("pan", colour, 0.36 + .05 * cloud + .05 * fine, 0.85, scratch, 0.10)


def hickory():
    colour, height = timber.saw(timber.Timber(("C79B66", "AD7D49", "875A31"), 671, rings=5, wander=.4, contrast=.34, fibre=.09,
                                              pores=.14), N)
    dirt = ease(.3, 2.2, noise(N, 672, 1.6))
    write("hickory", colour * (1 - .35 * dirt)[..., None], timber.polish(height, .46), 0.0, height, 0.4)


def gravel():
    """The bottom of the pan: black sand with a few bright grains."""
    fine, grain = noise(N, 681, .25, lowest=40), noise(N, 682, .8, lowest=24)
    stone = ease(-.6, 1.4, grain)
    colour = mix(rgb("2A231C") * np.ones(3), rgb("6F6150"), (.8 * stone)[..., None]) * (1 + .12 * fine)[..., None]
    bright = ease(2.35, 2.7, noise(N, 683, .35, lowest=30))
    colour = mix(colour, rgb("F0BE50") * np.ones(3), bright[..., None])
    write("gravel", colour, 0.72 - .4 * bright, .8 * bright, grain + .5 * fine, 0.9)


def flame():
    """The flame of the lamp glows."""
    y, x = np.mgrid[0:128, 0:128] / 128                        # v: 0 is the tip
    heart = np.exp(-((y - .68) / .26) ** 2)
    colour = mix(rgb("FF8A1E") * np.ones(3), rgb("FFE9A8"), np.clip(heart * 1.25, 0, 1)[..., None])
    colour = mix(colour, rgb("3E62C8") * np.ones(3), (.55 * ease(.90, 1.0, y))[..., None])
    save(colour, "textures/prospector/flame.png")


if __name__ == "__main__":
    mat(), mat_styles()
    for stuff in (gold, iron, hide, rope, slate, pan, hickory, gravel, flame):
        stuff()
