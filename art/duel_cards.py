"""The Duel's cards: frames of an illuminated book of fables, their gems and digits, and the back.

The textures are 512 x 712, with 200 pixels per unit, like the playing cards. A
frame has a transparent window, because the illustration is behind it. docs/ART.md
lists all places, in units from the center of the card.
"""

import math

import numpy as np
from PIL import Image

from card_grounds import HEIGHT, MX, MY, WIDTH
from card_pips import RANKS, slab
from kit.field import mix, noise, smooth as ease
from kit.figure import INK
from kit.palette import rgb
from kit.pen import Sheet, spline
from kit.picture import save, save_tinted, surface
from kit.vector import Drawing, plate, poly, ring, smooth, star, taper

FOLDER = "textures/duel"
BRASS, BRIGHT, DEEP = "#B98F4E", "#E6C683", "#5E4119"
VELLUM = "#F3E7CB"


class Tint:
    """Colors of one kind of card: its band, darker and darkest, and the background of text."""

    def __init__(self, band, dark, light):
        self.band, self.dark, self.light = band, dark, light


GREEN = Tint("#2C6B4F", "#173F30", "#7FB08C")
OXBLOOD = Tint("#7E2430", "#4A1219", "#D98A7E")
PLAIN = Tint("#9A6F45", "#5E4027", "#D9B382")
GILT = Tint("#3B2418", "#1E1512", "#B08D57")


def vellum(seed):
    """Calf skin: pale, clouded, browner toward the edge."""
    tone = np.ones((HEIGHT, WIDTH, 3)) * rgb(VELLUM[1:])
    cloud, fine = noise((HEIGHT, WIDTH), seed, 2.0), noise((HEIGHT, WIDTH), seed + 1, 0.9, lowest=30)
    tone *= (1 + 0.012 * cloud + 0.006 * fine)[..., None]
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH]
    edge = np.minimum.reduce([x, y, WIDTH - 1 - x, HEIGHT - 1 - y])
    return tone * (1 - 0.10 * ease(60, 0, edge))[..., None] ** np.array([0.7, 1, 1.6])


def leaf(d, x, y, turn, size, fill, line=None):
    d.open(f"translate({x:g},{y:g}) rotate({turn:g}) scale({size:g})")
    d.add(smooth([(0, 0, 0), (-7, -8), (-6, -19), (0, -28, 0), (6, -19), (7, -8)]), fill, line, 1.6)
    d.add(poly([(0, -3), (0, -22)], False), "none", line or DEEP, 1.1)
    d.close()


def vine(d, points, fill, line, bend=16, gap=34, start=0):
    """A running stem with alternate leaves, and berries."""
    run = [p for p in spline(points, 24)]
    d.add(poly(run, False), "none", line, 2.6)
    along, k = 0.0, start
    for (x0, y0), (x1, y1) in zip(run, run[1:]):
        along += math.hypot(x1 - x0, y1 - y0)
        if along > gap:
            along -= gap
            k += 1
            turn = math.degrees(math.atan2(y1 - y0, x1 - x0)) + 90
            leaf(d, x1, y1, turn + (48 if k % 2 else -48), 0.52, fill, line)


def band(d, tint, vines=True):
    """The border: an ink line, a colored band with a gilt vine, an ink line."""
    outer, inner = plate(9, 9, WIDTH - 9, HEIGHT - 9, 22), plate(35, 35, WIDTH - 35, HEIGHT - 35, 10)
    d.add(outer + inner, tint.band, fill_rule="evenodd")
    d.add(plate(22, 22, WIDTH - 22, HEIGHT - 22, 16), "none", tint.dark, 15, opacity="0.28")
    if vines:
        for side in (0, 1):
            d.open(f"translate({WIDTH},0) scale(-1,1)" if side else None)
            wave = [(22 + 4.5 * math.sin(k * math.pi / 2), 150 + 18 * k) for k in range(24)]
            vine(d, wave, BRIGHT, DEEP, gap=27)
            d.close()
        wave = [(150 + 18 * k, HEIGHT - 22 + 4.5 * math.sin(k * math.pi / 2)) for k in range(13)]
        vine(d, wave, BRIGHT, DEEP, gap=27)
    d.add(outer, "none", INK, 3.4)
    d.add(inner, "none", INK, 2.6)
    d.add(plate(12.5, 12.5, WIDTH - 12.5, HEIGHT - 12.5, 19), "none", BRIGHT, 1.8)
    d.add(plate(31.5, 31.5, WIDTH - 31.5, HEIGHT - 31.5, 12), "none", BRIGHT, 1.6)


def moulding(d, path, wide=9):
    """A brass frame around the window."""
    d.add(path, "none", INK, wide + 7)
    d.add(path, "none", DEEP, wide + 1.5)
    d.add(path, "none", BRASS, wide - 1)
    d.add(path, "none", BRIGHT, max(2.2, wide * .3))


def ribbon(d, y0, y1, x0, x1, tint, fill="#FBF4E0"):
    """The banner of the name, with folded and notched ends."""
    mid = (y0 + y1) / 2
    for s in (-1, 1):
        x = x0 if s < 0 else x1
        tail = [(x + s * -20, y0 + 15), (x + s * 26, y0 + 15), (x + s * 10, mid + 8), (x + s * 26, y1 + 13), (x - s * 20, y1 + 13)]
        d.add(poly(tail), tint.band, INK, 4)
        d.add(poly([(x - s * 20, y1), (x + s * 1, y1), (x - s * 20, y1 + 13)]), tint.dark, INK, 3)
    bow = smooth([(x0, y0 + 3, 0), ((x0 + x1) / 2, y0 - 3), (x1, y0 + 3, 0), (x1, y1, 0), ((x0 + x1) / 2, y1 - 5), (x0, y1, 0)])
    d.add(bow, fill, INK, 4.4)
    inner = smooth([(x0 + 7, y0 + 9), ((x0 + x1) / 2, y0 + 4), (x1 - 7, y0 + 9)], False)
    d.add(inner, "none", BRASS, 1.8)
    inner = smooth([(x0 + 7, y1 - 6), ((x0 + x1) / 2, y1 - 11), (x1 - 7, y1 - 6)], False)
    d.add(inner, "none", BRASS, 1.8)
    return bow


def page(d, x0, y0, x1, y1):
    """The field for the text: paler vellum in a ruled border."""
    d.add(plate(x0, y0, x1, y1, 6), "#FCF6E6", BRASS, 2.4)


def divider(d, x, y, half, colour=BRASS):
    for s in (-1, 1):
        d.add(taper([(x + s * 12, y), (x + s * half * .6, y), (x + s * half, y)], [2.6, 2, .6]), colour)
    d.add(poly([(x - 8, y), (x, y - 6), (x + 8, y), (x, y + 6)]), colour)


def flourish(d, x, y, sx, sy, tint, size=1.0):
    """A scroll with leaves for a spandrel, with its root in the corner."""
    d.open(f"translate({x:g},{y:g}) scale({sx * size:g},{sy * size:g})")
    stem = spline([(4, 4), (26, 20), (52, 22), (70, 10), (62, -1), (52, 6)], 10)
    d.add(poly(stem, False), "none", BRIGHT, 3)
    stem = spline([(4, 4), (20, 26), (22, 52), (10, 70), (-1, 62), (6, 52)], 10)
    d.add(poly(stem, False), "none", BRIGHT, 3)
    for px, py, turn in ((28, 12, 60), (46, 32, 130), (12, 28, 210), (32, 46, 140), (30, 30, 135)):
        leaf(d, px, py, turn, 0.7, BRIGHT, DEEP)
    d.close()


def finish(name, d, window, label, seed):
    """Puts the drawing on vellum, cuts out the window except the label at its bottom, and saves."""
    top = d.array(oversample=3)
    colour = mix(vellum(seed), top[..., :3], top[..., 3:])
    hole = Drawing(WIDTH, HEIGHT)
    hole.add(window, "#fff")
    hole.add(label, "#000", "#000", 4.4)
    clear = hole.array(oversample=3)
    alpha = 1 - clear[..., 3] * clear[..., 0]
    save(np.concatenate([colour, alpha[..., None]], -1), f"{FOLDER}/{name}.png", 86)


def minion():
    d = Drawing(WIDTH, HEIGHT)
    band(d, GREEN)
    window = "M44,206A212,172 0 0 1 468,206L468,394L44,394Z"
    d.add(plate(33, 33, WIDTH - 33, 402, 10), GREEN.dark, INK, 3)
    for s in (-1, 1):
        flourish(d, MX + s * 214, 42, -s, 1, GREEN, .98)
    moulding(d, window)
    page(d, 46, 448, WIDTH - 46, 672)
    d.add(plate(46, 448, WIDTH - 46, 672, 6), "none", INK, 1.6)
    divider(d, MX, 638, 96)
    label = ribbon(d, 384, 444, 62, WIDTH - 62, GREEN)
    finish("frame_minion", d, window, label, 701)


def spell():
    d = Drawing(WIDTH, HEIGHT)
    band(d, OXBLOOD)
    window = ring(MX, 214, 214, 174)
    d.add(plate(33, 33, WIDTH - 33, 402, 10), OXBLOOD.dark, INK, 3)
    for s in (-1, 1):
        flourish(d, MX + s * 214, 42, -s, 1, OXBLOOD, .98)
        flourish(d, MX + s * 214, 372, -s, -1, OXBLOOD, .8)
    moulding(d, window, 10)
    for k in range(28):                                        # a rope of pearls on the frame
        a = 2 * math.pi * k / 28
        d.add(ring(MX + 214 * math.cos(a), 214 + 174 * math.sin(a), 3.6), "#FFF6DA", INK, 1.6)
    page(d, 46, 448, WIDTH - 46, 672)
    d.add(plate(46, 448, WIDTH - 46, 672, 6), "none", INK, 1.6)
    divider(d, MX, 638, 150)
    label = ribbon(d, 384, 444, 62, WIDTH - 62, OXBLOOD)
    finish("frame_spell", d, window, label, 711)


def token():
    d = Drawing(WIDTH, HEIGHT)
    band(d, PLAIN, False)
    window = poly([(70, 44), (WIDTH - 70, 44), (WIDTH - 44, 70), (WIDTH - 44, 394), (44, 394), (44, 70)])
    d.add(plate(33, 33, WIDTH - 33, 402, 10), PLAIN.band, INK, 3)
    moulding(d, window, 6)
    page(d, 46, 448, WIDTH - 46, 672)
    d.add(plate(46, 448, WIDTH - 46, 672, 6), "none", PLAIN.dark, 1.6, stroke_dasharray="9 6")
    label = plate(62, 386, WIDTH - 62, 442, 8)
    d.add(label, "#FBF4E0", INK, 4)
    d.add(plate(68, 392, WIDTH - 68, 436, 5), "none", PLAIN.band, 1.8)
    divider(d, MX, 638, 96, PLAIN.band)
    finish("frame_token", d, window, label, 721)


def hero():
    d = Drawing(WIDTH, HEIGHT)
    band(d, GILT)
    window = "M44,216A212,180 0 0 1 468,216L468,612L44,612Z"
    d.add(plate(35, 35, WIDTH - 35, HEIGHT - 35, 10), d.gradient((0, 33),
          (0, 676), [(0, "#D9AE5E"), (.5, "#F2D58C"), (1, "#B98A3C")]), INK, 3)
    for s in (-1, 1):
        d.open(f"translate({MX + s * 214},42) scale({-s},1)")
        stem = spline([(4, 4), (26, 20), (52, 22), (70, 10), (62, -1), (52, 6)], 10)
        d.add(poly(stem, False), "none", DEEP, 3)
        stem = spline([(4, 4), (20, 26), (22, 52), (10, 70), (-1, 62), (6, 52)], 10)
        d.add(poly(stem, False), "none", DEEP, 3)
        for px, py, turn in ((28, 12, 60), (46, 32, 130), (12, 28, 210), (32, 46, 140), (30, 30, 135)):
            leaf(d, px, py, turn, 0.7, "#7E2430", DEEP)
        d.close()
    moulding(d, window, 12)
    d.add(star(MX, 38, 24, 9, 6, -90), "#FFF1BE", INK, 3)
    label = ribbon(d, 592, 660, 112, WIDTH - 112, OXBLOOD)
    finish("frame_hero", d, window, label, 731)


def portrait(name, tint, window, seed, corners):
    """A minion on the battlefield: an illustration that fills the card, with a plaque for the signs of keywords at its foot."""
    d = Drawing(WIDTH, HEIGHT)
    d.add(plate(4, 4, WIDTH - 4, HEIGHT - 4, 26), d.gradient((0, 0), (0, HEIGHT), [(0, tint.band), (1, tint.dark)]), INK, 6)
    corners(d)
    d.add(plate(10, 10, WIDTH - 10, HEIGHT - 10, 21), "none", BRIGHT, 3)
    moulding(d, window, 17)
    plaque = smooth([(150, 606, 0), (256, 592), (362, 606, 0), (372, 648), (350, 690, 0), (256, 702), (162, 690, 0), (140, 648)])
    d.add(plaque, d.gradient((0, 592), (0, 702), [(0, "#3A2A1C"), (1, "#1E1512")]), INK, 7)
    d.add(plaque, "none", BRASS, 4)
    finish(name, d, window, plaque, seed)


def portraits():
    def vines(d):
        for s in (-1, 1):
            flourish(d, MX + s * 240, 14, -s, 1, GREEN, 1.1)

    arch = "M26,240A230,214 0 0 1 486,240L486,566C420,606 330,618 256,618C182,618 92,606 26,566Z"
    portrait("frame_minion_portrait", GREEN, arch, 751, vines)
    cut = poly([(92, 26), (WIDTH - 92, 26), (WIDTH - 26, 92), (WIDTH - 26, 596), (26, 596), (26, 92)])
    portrait("frame_token_portrait", PLAIN, cut, 761, lambda d: None)


def small(name, tint, window, foot, seed, corners):
    """A card in the hand of a small window: an illustration, a large name, and a foot of this height for the gems."""
    d = Drawing(WIDTH, HEIGHT)
    d.add(plate(4, 4, WIDTH - 4, HEIGHT - 4, 26), d.gradient((0, 0), (0, HEIGHT), [(0, tint.band), (1, tint.dark)]), INK, 6)
    corners(d)
    d.add(plate(10, 10, WIDTH - 10, HEIGHT - 10, 21), "none", BRIGHT, 3)
    moulding(d, window, 13)
    low = HEIGHT - foot
    label = plate(18, low - 206, WIDTH - 18, low, 12)
    d.add(label, "#FBF4E0", INK, 7)
    d.add(plate(26, low - 198, WIDTH - 26, low - 8, 8), "none", BRASS, 3)
    finish(name, d, window, label, seed)


def smalls():
    def vines(tint):
        def draw(d):
            for s in (-1, 1):
                flourish(d, MX + s * 240, 14, -s, 1, tint, 1.1)
        return draw

    arch = "M26,240A230,214 0 0 1 486,240L486,380L26,380Z"
    small("frame_minion_small", GREEN, arch, 146, 771, vines(GREEN))
    small("frame_spell_small", OXBLOOD, ring(MX, 236, 230, 208), 92, 781, vines(OXBLOOD))
    cut = poly([(92, 26), (WIDTH - 92, 26), (WIDTH - 26, 92), (WIDTH - 26, 380), (26, 380), (26, 92)])
    small("frame_token_small", PLAIN, cut, 146, 791, lambda d: None)


# ---- gems ----

SIDE = 160


def gem(name, outline, light, fill, shade, shine, extra=None):
    """A stone in a brass setting. The game puts the number on it."""
    d = Drawing(SIDE, SIDE)
    if extra:
        extra(d)
    d.add(outline, BRASS, INK, 14)
    d.add(outline, "none", BRASS, 8)
    d.add(outline, "none", BRIGHT, 2.6)
    d.open(f"translate(80,80) scale(.86) translate(-80,-80)")
    d.add(outline, d.gradient((50, 20), (110, 150), [(0, light), (.5, fill), (1, shade)]), INK, 4)
    d.open(clip=outline)
    shine(d)
    d.close()
    d.close()
    save(d.array(oversample=4), f"{FOLDER}/gem_{name}.png")


def gems():
    octagon = [(80 + 68 * math.cos(math.radians(22.5 + 45 * k)), 80 + 68 * math.sin(math.radians(22.5 + 45 * k))) for k in range(8)]

    def cut(d):
        inner = [(80 + (x - 80) * .66, 80 + (y - 80) * .66) for x, y in octagon]
        d.add(poly([octagon[4], octagon[5], inner[5], inner[4]]), "#fff", opacity=".34")
        d.add(poly([octagon[5], octagon[6], inner[6], inner[5]]), "#fff", opacity=".22")
        d.add(poly([octagon[3], octagon[4], inner[4], inner[3]]), "#fff", opacity=".14")
        d.add(poly([octagon[0], octagon[1], inner[1], inner[0]]), "#000", opacity=".22")
        d.add(poly([octagon[1], octagon[2], inner[2], inner[1]]), "#000", opacity=".14")
        d.add(poly(inner), "none", "#fff", 1.6, opacity=".35")

    gem("cost", poly(octagon), "#4E86D8", "#24519A", "#122B5E", cut)

    def blades(d):
        for a in (45, -45):
            d.open(f"rotate({a},80,80)")
            d.add(poly([(62, 80), (64, 2), (80, -22), (96, 2), (98, 80)]), "#C9CDCB", INK, 5)
            d.add(poly([(80, -19), (96, 2), (98, 80), (80, 80)]), "#8D9496")
            d.close()
        for a in (135, -135):
            d.open(f"rotate({a},80,80)")
            d.add(plate(68, -16, 92, 60, 8), "#8B5A35", INK, 5)
            d.close()

    def disc(d):
        d.add(smooth([(24, 70), (44, 34), (80, 22), (118, 34), (92, 44), (58, 52), (38, 78)]), "#fff", opacity=".16")

    gem("attack", ring(80, 80, 60), "#6A5A4C", "#3A302B", "#1E1815", disc, blades)

    heart = smooth([(80, 150, 0), (46, 126), (16, 90), (12, 50), (34, 20), (62, 20), (80, 36, 0), (98, 20), (126, 20), (148, 50), (144, 90),
                    (114, 126)])

    def drop(d):
        d.add(smooth([(26, 66), (28, 44), (46, 30), (62, 36), (44, 48), (36, 70)]), "#fff", opacity=".30")

    gem("health", heart, "#C4323C", "#8E1B27", "#4E0C14", drop)
    shield = smooth([(80, 8, 0), (108, 22), (144, 24, 0), (142, 84), (120, 126), (80, 152, 0), (40, 126), (18, 84), (16, 24, 0), (52, 22)])

    def half(d):
        d.add(poly([(80, 0), (160, 0), (160, 160), (80, 160)]), "#000", opacity=".20")
        d.add(smooth([(28, 36), (52, 32), (70, 26), (70, 40), (46, 46), (30, 60)]), "#fff", opacity=".26")

    gem("armour", shield, "#8797A4", "#4C5A66", "#28323B", half)


# ---- digits ----

TALL, WIDE, BOX = 116, 84, 128


def nought(s):
    s.bowl((.315, .50, .315, .512), (.315, .50, .315 - .205 * .95, .512 - .080))


def digits():
    """The bold digits of the ranks, with the same height, centered in their squares."""
    def one(s):
        s.fill([(.16, 0), (.375, 0), (.375, 1.0), (.235, 1.0), (.19, .93), (.02, .875), (.02, .79), (.16, .79)])
        slab(s, .02, .515, 0)

    glyphs = {"0": nought, "1": one} | {k: v for k, v in RANKS.items() if k in "23456789"}
    for name, glyph in glyphs.items():
        sheet = Sheet(1.4, 1.4, 700, 2)
        move = sheet._at
        sheet._at = lambda p, move=move: move((p[0] + .2, p[1] + .2))
        glyph(sheet)
        mask = sheet.array()
        rows, columns = np.nonzero(mask.max(1) > .5)[0], np.nonzero(mask.max(0) > .5)[0]
        cut = mask[rows[0]:rows[-1] + 1, columns[0]:columns[-1] + 1]
        width = min(WIDE, round(1.14 * cut.shape[1] / cut.shape[0] * TALL))
        small = Image.fromarray((cut * 255).astype(np.uint8)).resize((width, TALL), Image.LANCZOS)
        out = np.zeros((BOX, BOX))
        x, y = (BOX - width) // 2, (BOX - TALL) // 2
        out[y:y + TALL, x:x + width] = np.asarray(small, float) / 255
        save_tinted(out, f"{FOLDER}/digit_{name}.png")


# ---- the back: a book's cover ----

def tooled(d, path, width, **more):
    """Gilding in leather, with a dark edge under the gold."""
    d.add(path, "none", "#2C080D", width + 2.2, opacity="0.55")
    d.add(path, "none", BRIGHT, width, **more)


def open_book(d, y):
    """An open book with rays, its spine on the middle."""
    for s in (-1, 1):
        pages = smooth([(MX, y + 14, 0), (MX + s * 30, y + 4), (MX + s * 66, y + 10, 0), (MX + s * 66, y - 44, 0), (MX + s * 30, y - 50),
                        (MX, y - 38, 0)])
        d.add(pages, "#F6E3B4", "#2C080D", 3)
        for k in range(4):
            yy = y - 34 + 11 * k
            d.add(smooth([(MX + s * 9, yy + 4), (MX + s * 30, yy - 4), (MX + s * 57, yy)], False), "none", DEEP, 2)
    d.add(smooth([(MX - 70, y + 12, 0), (MX - 30, y + 10), (MX, y + 21), (MX + 30, y + 10), (MX + 70, y + 12, 0), (MX + 70, y + 20, 0),
                  (MX + 30, y + 18), (MX, y + 30), (MX - 30, y + 18), (MX - 70, y + 20, 0)]), BRASS, "#2C080D", 2.6)


def back():
    d = Drawing(WIDTH, HEIGHT)
    cover = plate(10, 10, WIDTH - 10, HEIGHT - 10, 20)
    d.add(cover, d.gradient((MX, MY), 430, [(0, "#8A2733"), (.6, "#6C1B26"), (1, "#451017")], True), INK, 3)
    for inset, w in ((24, 3.4), (31, 1.4), (66, 1.6), (73, 3)):
        tooled(d, plate(inset, inset, WIDTH - inset, HEIGHT - inset, 12), w)
    for turn in (0, 180):
        d.open(f"rotate({turn},{MX:g},{MY:g})")
        for run in ([(84 + 14.3 * k, 48.5 + 5 * math.sin(k * math.pi / 2)) for k in range(25)],):
            vine(d, run, BRIGHT, "#D9B76E", gap=24)
        run = [(48.5 + 5 * math.sin(k * math.pi / 2), 84 + 14.3 * k) for k in range(39)]
        vine(d, run, BRIGHT, "#D9B76E", gap=24)
        for x in (48.5, WIDTH - 48.5):                         # corners: a rosette
            for k in range(8):
                leaf(d, x, 48.5, 45 * k, .62, BRIGHT, DEEP)
            d.add(ring(x, 48.5, 5), BRASS, DEEP, 1.6)
        d.close()
    # a net of leaves over the field
    d.open(clip=plate(78, 78, WIDTH - 78, HEIGHT - 78, 8))
    for j in range(-1, 12):
        for i in range(-1, 8):
            x, y = MX + (i - 3 + (j % 2) * .5) * 58, MY + (j - 5) * 58
            for k in range(4):
                leaf(d, x, y, 90 * k + 45, .50, "#A9594F", None)
            d.add(ring(x, y, 3.6), "#C9975A")
    d.close()
    # the medallion: two open books, sun and moon between them
    oval = ring(MX, MY, 150, 196)
    d.add(oval, "#4A1219", "#2C080D", 12)
    tooled(d, oval, 5)
    tooled(d, ring(MX, MY, 139, 185), 1.6)
    d.open(clip=ring(MX, MY, 137, 183))
    for k in range(72):
        a = 2 * math.pi * k / 72
        d.add(poly([(MX + 52 * math.cos(a), MY + 52 * math.sin(a)), (MX + 200 * math.cos(a), MY + 200 * math.sin(a))], False), "none",
              BRASS, 1.3, opacity="0.5" if k % 2 else "0.25")
    d.close()
    for turn in (0, 180):
        d.open(f"rotate({turn},{MX:g},{MY:g})")
        open_book(d, MY - 74)
        for x, y, r in ((0, -150, 17), (-52, -138, 10), (52, -138, 10), (-92, -96, 8), (92, -96, 8)):
            d.add(star(MX + x, MY + y, r, r * .36, 4), BRIGHT, "#2C080D", 1.6)
        leaf(d, MX - 62, MY, -90, 1.9, BRIGHT, "#2C080D")
        for s in (-1, 1):
            leaf(d, MX - 70, MY + s * 12, -90 + s * -34, 1.25, BRASS, "#2C080D")
        d.close()
    d.add(ring(MX, MY, 44), "#6C1B26", "#2C080D", 8)
    d.add(ring(MX, MY, 44), "none", BRIGHT, 4)
    d.add(star(MX, MY, 37, 21, 12, 0), BRIGHT)
    for k in range(6):
        leaf(d, MX, MY, 60 * k, .62, "#6C1B26", "#2C080D")
    top = d.array(oversample=3)
    ground = (vellum(741) + vellum(741)[::-1, ::-1]) / 2
    grain = noise((HEIGHT, WIDTH), 743, 0.9, lowest=40)
    grain = (grain + grain[::-1, ::-1]) / 1.6
    colour = mix(ground, top[..., :3] * (1 + .02 * grain)[..., None], top[..., 3:])
    save(colour, f"{FOLDER}/back.png", 86)
    ink = d.array(scale=.5, oversample=4)
    gold = ink[..., 3] * ease(.50, .66, ink[..., 0]) * ease(.35, .5, ink[..., 1])
    leather = ink[..., 3] * (1 - gold)
    save(surface(np.clip(.52 + .02 * grain[::2, ::2] + .04 * leather - .20 * gold, .2, .8), .35 * gold), f"{FOLDER}/back_mr.png", 64)


if __name__ == "__main__":
    minion()
    spell()
    token()
    hero()
    portraits()
    smalls()
    gems()
    digits()
    back()
