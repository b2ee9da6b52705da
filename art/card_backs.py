"""More backs for all cards: a sunburst, a night sky and a knot, each in three versions: plain, gold, and for the Duel.

Backs are symmetric under rotation by 180 degrees. Plain ones have a margin of
paper, and those of the Duel have none, like the usual ones of both tables. To draw only
some designs, pass their names.
"""

import math
import sys

import numpy as np

from card_grounds import BACK_GOLDS, HEIGHT, MX, MY, WIDTH, Inks, leaf, over, paper, print_of_metal
from kit.field import smooth as ease
from kit.palette import CREAM
from kit.picture import save, save_photo, surface
from kit.vector import Drawing, at, num, plate, poly, ring, smooth, star

GOLD = Inks("#6B430F", "#FFF1BE", "#4A2C08", "#EBC362", "#D49B35", "#B23A1E")


def both_ends(d, draw):
    """Draws something twice: as it is, and rotated by 180 degrees."""
    for turn in (0, 180):
        d.open(f"rotate({turn},{MX:g},{MY:g})")
        draw()
        d.close()


def four(d, inset, draw):
    """Draws something in each corner, with the origin in the corner and both axes to the inside."""
    for x, sx in ((inset, 1), (WIDTH - inset, -1)):
        for y, sy in ((inset, 1), (HEIGHT - inset, -1)):
            d.open(f"translate({x:g},{y:g}) scale({sx},{sy})")
            draw()
            d.close()


def ground(d, c, field, margin):
    """Draws the colored field and its frame, and returns the inset of the inner frame."""
    edge = plate(margin, margin, WIDTH - margin, HEIGHT - margin, 18)
    if field:
        d.add(edge, d.gradient((MX, MY), 430, field, True))
    d.add(edge, "none", c.line, 3)
    d.add(plate(margin + 7, margin + 7, WIDTH - margin - 7, HEIGHT - margin - 7, 12), "none", c.line, 1.3)
    return margin + 22


# ---- sunburst ----

def fan(d, c, radius, start, end, petals):
    """Draws a fan of round petals in two rows around the origin. Angles are in degrees, clockwise from the right."""
    d.add(ring(0, 0, radius + 9), c.field, c.line, 2.6)
    d.add(ring(0, 0, radius + 3), "none", c.line, 1.2)
    step = (end - start) / petals
    for inner, outer, shift in ((0.60, 0.98, 0.0), (0.26, 0.56, 0.5)):
        for k in range(petals + (shift > 0)):
            a, b = (math.radians(start + step * (k - shift + t)) for t in (0.07, 0.93))
            m = (a + b) / 2
            r0, r1 = inner * radius, outer * radius
            neck = r1 - (b - a) * r1 * 0.42
            p = lambda r, t: (r * math.cos(t), r * math.sin(t))
            round_ = (neck + r1 * 2) / 3
            d.add(smooth([(*p(r0, a), 0), (*p(neck, a), 0), p(round_, a + (m - a) * 0.34), p(r1, m), p(round_, b - (b - m) * 0.34),
                          (*p(neck, b), 0), (*p(r0, b), 0)]), c.bright if (k + (shift > 0)) % 2 else c.line)
            if shift == 0:
                d.add(poly([p(r0 * 1.06, m), p(neck, m)], False), "none", c.deep, 1.6)
    d.add(ring(0, 0, radius * 0.22), c.bright, c.deep, 2)
    d.add(ring(0, 0, radius * 0.13), c.field, c.deep, 1.6)


def sunburst(d, c, field, medal, margin):
    inset = ground(d, c, field, margin)
    inner = plate(inset, inset, WIDTH - inset, HEIGHT - inset, 6)
    d.open(clip=inner)
    for k in range(64):
        a, b = (2 * math.pi * (k + t) / 64 for t in (0.10, 0.58))
        far = 520
        d.add(poly([(MX, MY), (MX + far * math.cos(a), MY + far * math.sin(a)), (MX + far * math.cos(b), MY + far * math.sin(b))]),
              c.line, opacity="0.50" if k % 2 else "0.22")
    for r in (1.0, 1.09, 1.14):                             # a stepped lozenge holds the rays
        points = [(MX, MY - 292 * r), (MX + 196 * r, MY), (MX, MY + 292 * r), (MX - 196 * r, MY)]
        d.add(poly(points), "none", c.line, 2.4 if r == 1 else 1.3)

    def end():
        d.open(f"translate({MX:g},{HEIGHT - inset:g})")
        fan(d, c, 112, 180, 360, 9)
        d.close()
        d.open(f"translate({WIDTH - inset:g},{MY:g})")
        fan(d, c, 62, 90, 270, 7)
        d.close()
    both_ends(d, end)

    def corner():
        for k, (w, colour) in enumerate(((84, c.field), (64, c.line), (52, c.field), (38, c.bright), (26, c.field))):
            d.add(poly([(0, 0), (w, 0), (w, w * 0.34), (w * 0.67, w * 0.34), (w * 0.67, w * 0.67), (w * 0.34, w * 0.67), (w * 0.34, w), (0, w)]),
                  colour, c.line if k in (0, 2) else None, 2)
    four(d, inset, corner)
    d.close()
    d.add(inner, "none", c.line, 2.6)
    # the middle: a stepped shield with a sun
    for k, (w, h) in enumerate(((118, 168), (108, 154), (96, 137))):
        points = [(MX, MY - h), (MX + w, MY), (MX, MY + h), (MX - w, MY)]
        fill = (c.field, c.line, d.gradient((MX, MY), 130, medal, True))[k]
        d.add(poly(points), fill, c.line if k == 0 else c.deep, 3 if k == 0 else 2)
    for k in range(32):
        a = 2 * math.pi * (k + 0.5) / 32
        r = 68 if k % 2 else 56
        d.add(poly([(MX + 40 * math.cos(a - 0.035), MY + 40 * math.sin(a - 0.035)), (MX + r * math.cos(a), MY + r * math.sin(a)),
                    (MX + 40 * math.cos(a + 0.035), MY + 40 * math.sin(a + 0.035))]), c.bright if k % 2 else c.line)
    d.add(ring(MX, MY, 38), c.field, c.bright, 3)
    d.add(star(MX, MY, 32, 14, 8), c.bright)
    d.add(star(MX, MY, 16, 9, 8, -67.5), c.deep)
    both_ends(d, lambda: d.add(star(MX, MY - 104, 13, 4, 4), c.bright))


# ---- night sky ----

def crescent(d, cx, cy, r, fill, line, phase=0.45, turn=0.0, width=2.0):
    """Draws a lit moon. `phase` is 0 for a new moon and 1 for a full one. The light comes from the right, then rotated by `turn` degrees."""
    limb = [(r * math.sin(a), -r * math.cos(a)) for a in np.linspace(0, math.pi, 24)]
    back = [(r * (1 - 2 * phase) * math.sin(a), -r * math.cos(a)) for a in np.linspace(math.pi, 0, 24)]
    d.open(f"translate({cx:g},{cy:g}) rotate({turn:g})")
    d.add(poly(limb + back[1:-1]), fill, line, width)
    d.close()


def night(d, c, field, medal, margin):
    inset = ground(d, c, field, margin)
    inner = plate(inset, inset, WIDTH - inset, HEIGHT - inset, 8)
    dice = np.random.default_rng(907)
    band = margin + 14.5
    for k in range(15):                                     # beads and stars along the band
        for s in (0, 1):
            x = MX + (k - 7) * (WIDTH - 2 * band) / 15.5
            d.add(star(x, band if s else HEIGHT - band, 4.6, 1.7, 4) if k % 2 else ring(x, band if s else HEIGHT - band, 1.8), c.bright)
    for k in range(21):
        for s in (0, 1):
            y = MY + (k - 10) * (HEIGHT - 2 * band) / 21.5
            d.add(star(band if s else WIDTH - band, y, 4.6, 1.7, 4) if k % 2 else ring(band if s else WIDTH - band, y, 1.8), c.bright)
    d.open(clip=inner)
    places = []
    while len(places) < 46:                                 # stars apart from each other and from the medallion
        x, y = dice.uniform(inset + 10, WIDTH - inset - 10), dice.uniform(inset + 10, MY)
        r = math.hypot(x - MX, y - MY)
        near = min((math.hypot(x - a, y - b) for a, b in places + [(WIDTH - a, HEIGHT - b) for a, b in places]), default=99)
        if near > 25 and r > 196 and min(math.hypot(x - a, y - inset) for a in (inset, WIDTH - inset)) > 92:
            places.append((x, y))

    def sky():
        order = sorted(places, key=lambda p: math.atan2(p[1] - MY, p[0] - MX))
        for chain in (order[2:7], order[15:20], order[26:31], order[38:43]):    # constellations
            for a, b in zip(chain, chain[1:]):
                if math.dist(a, b) < 80:
                    d.add(poly([a, b], False), "none", c.line, 1.2, opacity="0.75")
        for k, (x, y) in enumerate(places):
            r = (9.5, 6.5, 4.6, 0, 5.4, 0)[k % 6]
            d.add(star(x, y, r, r * 0.28, 4) if r else ring(x, y, 1.9), c.bright if r > 5 or not r else c.line)
    both_ends(d, sky)

    def corner():
        d.add(ring(0, 0, 82), c.field, c.line, 2.6)
        d.add(ring(0, 0, 75), "none", c.line, 1.2)
        for k in range(7):
            a = math.radians(90 * (k + 0.5) / 7)
            r = 66 if k % 2 else 56
            p = lambda u, t: (u * math.cos(t), u * math.sin(t))
            d.add(poly([p(38, a - 0.085), p(r, a), p(38, a + 0.085)]), c.bright if k % 2 else c.line)
        d.add(ring(0, 0, 33), c.bright, c.deep, 2)
        d.add(ring(0, 0, 24), "none", c.deep, 1.4)
    four(d, inset, corner)
    d.close()
    d.add(inner, "none", c.line, 2.6)
    # the medallion: phases of the moon around two moons and a star
    d.add(ring(MX, MY, 184), c.field, c.line, 3)
    d.add(ring(MX, MY, 177), "none", c.line, 1.2)
    for k in range(16):
        a = 2 * math.pi * k / 16 - math.pi / 2
        x, y = MX + 155 * math.cos(a), MY + 155 * math.sin(a)
        full = abs(((k + 4) % 8) - 4) / 4                   # distance from the next full moon: above and below
        toward = -1 if (k % 8) < 4 else 1                   # light from the side of the full moon
        d.add(ring(x, y, 14), c.deep, c.line, 1.4)
        if full < 1:
            crescent(d, x, y, 12.4, c.bright, None, 1 - full, math.degrees(a) + 90 + (180 if toward < 0 else 0))
    d.add(ring(MX, MY, 132), d.gradient((MX, MY), 132, medal, True), c.line, 3.4)
    d.open(clip=ring(MX, MY, 130))
    for k in range(72):
        a = 2 * math.pi * k / 72
        d.add(poly([(MX + 44 * math.cos(a), MY + 44 * math.sin(a)), (MX + 132 * math.cos(a), MY + 132 * math.sin(a))], False), "none", c.line,
              1.2, opacity="0.5" if k % 2 else "0.25")
    d.close()
    d.add(ring(MX, MY, 125), "none", c.line, 1.2)

    def moon():
        outer = [(MX + 104 * math.cos(a), MY + 104 * math.sin(a)) for a in np.linspace(math.radians(100), math.radians(260), 48)]
        inner_ = [(MX + 17 + 92 * math.cos(a), MY + 92 * math.sin(a)) for a in np.linspace(math.radians(258), math.radians(102), 48)]
        d.add(poly(outer + inner_), c.bright, c.deep, 2.6)
        d.add(poly([(MX + 4 + 99 * math.cos(a), MY + 98 * math.sin(a)) for a in np.linspace(math.radians(118), math.radians(242), 40)], False),
              "none", c.line, 2)
        for y, r in ((-78, 12), (-100, 6)):
            d.add(star(MX, MY + y, r, r * 0.3, 4), c.bright)
    both_ends(d, moon)
    d.add(star(MX, MY, 62, 27, 8, -90), c.line, c.deep, 2)
    d.add(star(MX, MY, 56, 20, 8, -67.5), c.bright, c.deep, 2)
    d.add(ring(MX, MY, 22), c.medal, c.deep, 2.4)
    d.add(ring(MX, MY, 14), c.bright, c.deep, 1.6)


# ---- knot ----

def interlace(d, c, x0, y0, columns, rows, step, walls, width, band=None):
    """Draws a plait of `columns` by `rows` cells with its upper left corner at (x0, y0).

    Strands cross at the points of a grid with odd sums, in units of half a cell, and turn at its edge. At a wall
    inside, they turn too, which makes knots of the plait: `walls` maps a point to "|" or "-". A frame is empty inside a
    band of so many cells.
    """
    half, right, low = step / 2, 2 * columns, 2 * rows
    rim = 2 * (band or min(columns, rows))
    within = lambda i, j: 0 <= i <= right and 0 <= j <= low and not (rim < i < right - rim and rim < j < low - rim)
    e, k = half / 2 + 0.25, half * 0.30
    m = e - half / 2 + k / 2
    for i, j in ((i, j) for j in range(low + 1) for i in range(right + 1) if (i + j) % 2 and within(i, j)):
        x, y = x0 + i * half, y0 + j * half
        hole = band and rim <= i <= right - rim and rim <= j <= low - rim
        wall = "|" if i in (0, right) or hole and i in (rim, right - rim) else "-" if j in (0, low) or hole else walls.get((i, j))
        lines = []
        for s in (-1, 1):
            if wall == "|" and within(i + s, j):
                lines.append(f"M{num(x + s * e)},{num(y - e)}C{at([(x + s * k / 2, y - m), (x + s * k / 2, y + m), (x + s * e, y + e)])}")
            elif wall == "-" and within(i, j + s):
                lines.append(f"M{num(x - e)},{num(y + s * e)}C{at([(x - m, y + s * k / 2), (x + m, y + s * k / 2), (x + e, y + s * e)])}")
            elif not wall:                                  # the strand that is drawn last lies on top
                rise = s if i % 2 else -s
                lines.append(poly([(x - e, y + rise * e), (x + e, y - rise * e)], False))
        layers = ((width + 5, c.deep), (width, c.line), (width * 0.56, c.bright), (width * 0.16, c.line))
        # strands that turn at a wall touch, so neither lies on top
        strokes = [(line, layer) for layer in layers for line in lines] if wall else [(line, layer) for line in lines for layer in layers]
        for line, (part, colour) in strokes:
            d.add(line, "none", colour, part, cap="butt")


def mirrored(columns, rows, walls):
    """Returns walls in all four quarters."""
    return {(a, b): w for (i, j), w in walls.items() for a in (i, 2 * columns - i) for b in (j, 2 * rows - j)}


def knot(d, c, field, medal, margin):
    inset = ground(d, c, field, margin)
    inner = plate(inset, inset, WIDTH - inset, HEIGHT - inset, 8)
    d.add(inner, "none", c.line, 2.6)
    d.open(clip=inner)
    for k in range(-33, 34):                                # fine hatching behind
        for lean in (-200, 200):
            d.add(poly([(MX + k * 14 - lean, 0), (MX + k * 14 + lean, HEIGHT)], False), "none", c.line, 1, opacity="0.16")
    d.close()
    # a border of knots: a plait two strands wide with a wall after every few crossings
    wide, tall = WIDTH - 2 * inset - 20, HEIGHT - 2 * inset - 20
    step = wide / 12
    rows = round(tall / step)
    border = mirrored(12, rows, {(2, 7): "-", (2, 13): "-", (7, 2): "|", (11, 2): "|", (2, 19): "-"})
    interlace(d, c, inset + 10, (HEIGHT - rows * step) / 2, 12, rows, step, border, 9.5, 2)
    # the middle: a square knot in a round field
    d.add(ring(MX, MY, 132, 176), d.gradient((MX, MY), 176, medal, True), c.line, 3.4)
    d.add(ring(MX, MY, 124, 168), "none", c.line, 1.3)
    for k in range(48):
        a = 2 * math.pi * k / 48
        d.add(ring(MX + 128 * math.cos(a), MY + 172 * math.sin(a), 1.5), c.bright)
    middle = mirrored(4, 6, {(4, 1): "|", (1, 4): "-", (3, 6): "-", (4, 3): "-"})
    interlace(d, c, MX - 2 * 37, MY - 3 * 37, 4, 6, 37, middle, 12)

    def ends():
        d.add(star(MX, MY - 142, 15, 5, 4), c.bright, c.deep, 1.6)
        d.add(star(MX + 99, MY, 13, 4.4, 4), c.bright, c.deep, 1.6)
    both_ends(d, ends)


# ---- files ----

PAPER = 20                # margin of the plain backs
DESIGNS = {
    # plain: inks, field and medallion; the same for the Duel
    "sunburst": (sunburst,
                 (Inks("#C29A5B", "#E9C987", "#2A0A10", "#4A0F1B", "#5E1524", "#F6A93B"), ("#7A1E2E", "#5E1422", "#3D0B15"), ("#8A2436", "#3D0B15")),
                 (Inks("#C29A5B", "#E9C987", "#0A1418", "#122A30", "#17363C", "#F6A93B"), ("#1E4A50", "#14343A", "#0A1E23"), ("#245A60", "#0A1E23"))),
    "night": (night,
              (Inks("#BFA468", "#F0DCA0", "#080D20", "#101A3C", "#1B2A5C", "#F6A93B"), ("#25396F", "#18264F", "#0C1430"), ("#2E4688", "#0E1738")),
              (Inks("#BFA468", "#F0DCA0", "#150A22", "#241238", "#38205A", "#F6A93B"), ("#47296B", "#301A4C", "#1B0D2C"), ("#573382", "#1F1033"))),
    "knot": (knot,
             (Inks("#A9894A", "#E4CB88", "#08160F", "#0E2A1E", "#14392A", "#F6A93B"), ("#1D5038", "#143A29", "#0B2419"), ("#1F5A40", "#0C271C")),
             (Inks("#A9894A", "#E4CB88", "#150E0A", "#2C1B12", "#3C2618", "#F6A93B"), ("#5A3822", "#412716", "#28170D"), ("#66402A", "#2A190F"))),
}


def stops(colours):
    return [(k / (len(colours) - 1), colour) for k, colour in enumerate(colours)]


def make(name):
    draw, plain, duel = DESIGNS[name]
    folder = f"styles/backs/{name}"
    for file, (inks, field, medal), margin in (("back", plain, PAPER), ("duel", duel, 10)):
        d = Drawing(WIDTH, HEIGHT)
        draw(d, inks, stops(field), stops(medal), margin)
        tone = np.ones((HEIGHT, WIDTH, 3)) * CREAM * (1 + 0.006 * paper(531))[..., None]
        save_photo(over(tone, d), f"{folder}/{file}.jpg", 86)
        ink = d.array(scale=0.5, oversample=4)
        gilt = ink[..., 3] * ease(0.50, 0.66, ink[..., 0]) * ease(0.35, 0.5, ink[..., 1])
        save(surface(0.52 - 0.16 * gilt, 0.30 * gilt), f"{folder}/{file}_mr.png", 16)
    d = Drawing(WIDTH, HEIGHT)
    draw(d, GOLD, None, stops(("#FFE9A6", "#C98F2E")), PAPER)
    save_photo(over(leaf(BACK_GOLDS), d), f"{folder}/gold.jpg", 86)
    print_of_metal(f"{folder}/gold_mr.png", d)


if __name__ == "__main__":
    for name in sys.argv[1:] or DESIGNS:
        make(name)
