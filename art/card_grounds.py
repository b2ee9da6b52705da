"""Plain and gold fronts and backs of the playing cards.

The textures are 512 x 712, with 200 pixels per unit of deck.ron. They fill the
rectangle, and the mesh rounds the corners. Backs are symmetric under rotation by
180 degrees.
"""

import math

import numpy as np

from kit.field import mix, noise, smooth as ease
from kit.palette import CREAM, rgb
from kit.picture import save, surface
from kit.vector import Drawing, plate, poly, ring, smooth, star

WIDTH, HEIGHT = 512, 712
MX, MY = WIDTH / 2, HEIGHT / 2
# Radius of the mesh's corners, and width of the line around a front.
CORNER, RIM = 28, 11


def paper(seed):
    """Very fine relief: fibers along and across, and faint clouds."""
    size = (HEIGHT, WIDTH)
    return 0.4 * noise(size, seed, 0.6, (5, 1), 10) + 0.4 * noise(size, seed + 1, 0.6, (1, 5), 10) + 0.5 * noise(size, seed + 2, 1.8)


def over(ground, drawing):
    """Returns a drawing on a colored background."""
    top = drawing.array(oversample=3)
    return mix(ground, top[..., :3], top[..., 3:])


def wave(inset, swing, turns_x, turns_y, phase):
    """Draws one engraved line of a border: a sine along each side that meets at the corners."""
    x0, y0, x1, y1 = inset, inset, WIDTH - inset, HEIGHT - inset
    points = []
    for k in range(turns_x * 16):
        t = k / (turns_x * 16)
        points.append((x0 + (x1 - x0) * t, y0 + swing * math.sin(2 * math.pi * turns_x * t + phase)))
    for k in range(turns_y * 16):
        t = k / (turns_y * 16)
        points.append((x1 - swing * math.sin(2 * math.pi * turns_y * t + phase), y0 + (y1 - y0) * t))
    return points + [(WIDTH - x, HEIGHT - y) for x, y in points]


# ---- fronts ----

def outline(d, colour, opacity):
    """Draws the line around a front that separates it from the card below. From the seat, it is one pixel wide."""
    d.add(plate(RIM / 2, RIM / 2, WIDTH - RIM / 2, HEIGHT - RIM / 2, CORNER - RIM / 2), "none", colour, RIM, opacity=f"{opacity:g}")


def from_edge():
    """Returns the distance of each pixel from the card's outline in pixels."""
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH] + 0.5
    across, along = np.abs(x - MX) - MX + CORNER, np.abs(y - MY) - MY + CORNER
    return CORNER - np.hypot(np.maximum(across, 0), np.maximum(along, 0)) - np.minimum(np.maximum(across, along), 0)


def rounded(tone, depth):
    """Makes the front darker and a little yellower toward the outline, as if the card bent down."""
    return tone * (1 - depth * ease(40, 0, from_edge()))[..., None] ** np.array([0.8, 1, 1.4])


def front():
    d = Drawing(WIDTH, HEIGHT)
    outline(d, "#553D20", 0.9)
    tone = np.ones((HEIGHT, WIDTH, 3)) * CREAM * (1 + 0.006 * paper(501))[..., None]
    save(over(rounded(tone, 0.13), d), "textures/cards/front.png")


# Polished metal needs contrast: a few broad bands, deep amber next to nearly white, that are visible from the seat.
GOLDS = ((0.0, "C98A1C"), (0.13, "F0BE3C"), (0.22, "FFE27A"), (0.27, "FFFBE2"), (0.33, "FFE07A"), (0.46, "E9B233"), (0.58, "F3C448"),
         (0.68, "FFE685"), (0.73, "FFFBE2"), (0.78, "FFE07A"), (0.90, "E8AE30"), (1.0, "BE7D16"))


def leaf(stops=GOLDS):
    """Draws gold leaf: diagonal bands of light over the card."""
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH]
    t = np.clip((x * 0.62 + y) / (WIDTH * 0.62 + HEIGHT), 0, 1)
    at = [s[0] for s in stops]
    colours = np.array([rgb(s[1]) for s in stops])
    eased = np.stack([np.interp(t, at, colours[:, k]) for k in range(3)], -1)
    return eased * (1 + 0.012 * paper(511))[..., None]


def rays(d, count, inner, outer, colour, opacity):
    for k in range(count):
        a, b = 2 * math.pi * (k - 0.25) / count, 2 * math.pi * (k + 0.25) / count
        d.add(poly([(MX + inner * math.cos(a), MY + inner * math.sin(a)), (MX + outer * math.cos(a), MY + outer * math.sin(a)),
                    (MX + outer * math.cos(b), MY + outer * math.sin(b)), (MX + inner * math.cos(b), MY + inner * math.sin(b))]),
              colour, opacity=f"{opacity:g}")


def rosette(d, radius, ratio, swing, leaves, lines, colour, width, opacity=1.0):
    """Draws engine turning: waves around an ellipse, each shifted a little."""
    for k in range(lines):
        points = []
        for i in range(leaves * 20):
            a = 2 * math.pi * i / (leaves * 20)
            r = radius + swing * math.sin(leaves * a + 2 * math.pi * k / lines)
            points.append((MX + r * math.cos(a), MY + r * ratio * math.sin(a)))
        d.add(poly(points), "none", colour, width, opacity=f"{opacity:g}")


def front_gold():
    d = Drawing(WIDTH, HEIGHT)
    frame = plate(25, 25, WIDTH - 25, HEIGHT - 25, 14)
    d.open(clip=frame)
    rays(d, 72, 60, 480, "#FFF6D0", 0.16)
    rosette(d, 150, 1.0, 24, 18, 6, "#8A5A14", 0.8, 0.22)
    rosette(d, 92, 1.0, 20, 12, 6, "#8A5A14", 0.8, 0.22)
    d.close()
    rim(d)
    save(over(rounded(leaf(), 0.10), d), "textures/cards/front_gold.png", 128)
    print_of_metal("textures/cards/front_gold_mr.png", d)


def rim(d):
    """Draws a beveled gilt edge, dark, bright and dark again, so that gold cards have a border like paper ones."""
    outline(d, "#5A3606", 0.95)
    for inset, width, colour in ((14, 7, "#B9770F"), (19, 5, "#FFF3B8"), (23, 3, "#8A560C")):
        d.add(plate(inset, inset, WIDTH - inset, HEIGHT - inset, max(CORNER - inset, 8)), "none", colour, width)


def print_of_metal(file, lines):
    """Writes roughness and metalness of gold leaf. It is only a little metallic, so that it stays bright in a dark room. Print is duller."""
    ink = lines.array(scale=0.5, oversample=4)
    dark = ink[..., 3] * (ink[..., :3].mean(-1) < 0.6)
    grain = paper(521)[::2, ::2]
    rough = np.clip(0.30 + 0.025 * grain + 0.28 * dark, 0.2, 0.8)
    metal = np.clip(0.22 - 0.18 * dark, 0, 1)
    save(surface(rough, metal), file, 64)


# ---- backs ----

class Inks:
    """Colors of one version of the back."""

    def __init__(self, line, bright, deep, field, medal, flame):
        self.line, self.bright, self.deep, self.field, self.medal, self.flame = line, bright, deep, field, medal, flame


def pick(d, c, length):
    """Draws a pick. Its handle starts at the center, and its head is `length` above."""
    d.add(poly([(-4.6, 0), (-4.2, -length + 6), (4.2, -length + 6), (4.6, 0)]), c.line, c.deep, 2.4)
    for y in range(22, int(length) - 24, 9):
        d.add(poly([(-4, -y), (4, -y - 4)], False), "none", c.deep, 1.1)
    head = smooth([(-58, -length + 27, 0), (-34, -length + 1), (-8, -length - 10), (8, -length - 10), (34, -length + 1),
                   (58, -length + 27, 0), (30, -length + 14), (0, -length + 7),
                   (-30, -length + 14)])
    d.add(head, c.bright, c.deep, 2.6)
    d.add(smooth([(-46, -length + 14), (-24, -length + 2), (0, -length - 2), (24, -length + 2), (46, -length + 14)], False), "none",
          c.deep, 1.1)
    d.add(plate(-9, -length - 14, 9, -length + 12, 3), c.line, c.deep, 2.4)


def lamp(d, c):
    """Draws a miner's lantern with its foot at the origin."""
    d.add(smooth([(-20, -56), (-25, -84), (0, -100), (25, -84), (20, -56)], False), "none", c.deep, 6)
    d.add(smooth([(-20, -56), (-25, -84), (0, -100), (25, -84), (20, -56)], False), "none", c.line, 3)
    d.add(smooth([(-17, -14, 0), (-22, -34), (-15, -56, 0), (15, -56, 0), (22, -34), (17, -14, 0)]), c.medal, c.line, 3)
    d.add(smooth([(0, -52), (9, -36), (8, -25), (0, -20), (-8, -25), (-9, -34)]), c.flame)
    d.add(smooth([(0, -40), (4, -31), (0, -24), (-4, -29)]), c.bright)
    for x in (-15.5, 15.5):
        d.add(smooth([(x * .9, -15), (x * 1.35, -35), (x * .8, -56)], False), "none", c.line, 2)
    d.add(poly([(-19, -14), (19, -14), (24, 0), (-24, 0)]), c.bright, c.deep, 2.4)
    d.add(poly([(-21, -7), (21, -7)], False), "none", c.deep, 1.2)
    d.add(smooth([(-19, -56, 0), (-13, -66), (-8, -72, 0), (8, -72, 0), (13, -66), (19, -56, 0)]), c.bright, c.deep, 2.4)
    d.add(plate(-6, -79, 6, -72, 2), c.line, c.deep, 2)


def back_drawing(c, field, medal):
    d = Drawing(WIDTH, HEIGHT)
    plain = plate(20, 20, WIDTH - 20, HEIGHT - 20, 16)
    if field:
        d.add(plain, d.gradient((MX, MY), 430, field, True))
    d.add(plain, "none", c.line, 3)
    d.add(plate(27, 27, WIDTH - 27, HEIGHT - 27, 11), "none", c.line, 1.2)
    inner = plate(42, 42, WIDTH - 42, HEIGHT - 42, 8)
    for k in range(3):                                         # engraved band between the frames
        d.add(poly(wave(34.5, 4.2, 22, 31, 2 * math.pi / 3 * k)), "none", c.line, 1.1, opacity="0.9")
    d.open(clip=inner)
    step_x, step_y = (WIDTH - 84) / 10, (HEIGHT - 84) / 14
    for k in range(-14, 25):                                   # trellis
        x = 42 + step_x * k
        for way in (1, -1):
            d.add(poly([(x, 42), (x + way * step_x * 14, HEIGHT - 42)], False), "none", c.line, 1.2, opacity="0.62")
    for j in range(15):
        for i in range(11):
            x, y = 42 + step_x * i, 42 + step_y * j
            d.add(poly([(x, y - 6.5), (x + 5, y), (x, y + 6.5), (x - 5, y)]), c.line, opacity="0.9")
            if i < 10 and j < 14:
                x, y = x + step_x / 2, y + step_y / 2
                d.add(star(x, y, 9.5, 2.9, 4), c.bright, opacity="0.85")
    for cx, cy, sx, sy in ((42, 42, 1, 1), (WIDTH - 42, 42, -1, 1), (42, HEIGHT - 42, 1, -1), (WIDTH - 42, HEIGHT - 42, -1, -1)):
        d.open(f"translate({cx},{cy}) scale({sx},{sy})")       # a rising sun in each corner
        d.add(ring(0, 0, 88), c.field, c.line, 3)
        d.add(ring(0, 0, 80), "none", c.line, 1.1)
        for k in range(9):
            a, b, m = (math.radians(90 * (k + t) / 9) for t in (0.12, 0.88, 0.5))
            d.add(poly([(34 * math.cos(a), 34 * math.sin(a)), (64 * math.cos(a), 64 * math.sin(a)), (74 * math.cos(m), 74 * math.sin(m)),
                        (64 * math.cos(b), 64 * math.sin(b)),
                        (34 * math.cos(b), 34 * math.sin(b))]), c.line if k % 2 else c.bright)
        d.add(ring(0, 0, 27), c.bright, c.deep, 2)
        d.add(ring(0, 0, 20), "none", c.deep, 1.2)
        d.close()
    d.close()
    d.add(inner, "none", c.line, 2.4)
    # the medallion
    d.add(ring(MX, MY, 172, 214), c.field, c.line, 3)
    rosette(d, 158, 1.252, 7, 40, 4, c.line, 1.2, 0.95)
    d.add(ring(MX, MY, 144, 182), d.gradient((MX, MY), 180, medal, True) if medal else c.medal, c.line, 4)
    d.open(clip=ring(MX, MY, 142, 180))
    for k in range(96):
        a = 2 * math.pi * k / 96
        d.add(poly([(MX + 44 * math.cos(a), MY + 44 * math.sin(a)), (MX + 200 * math.cos(a), MY + 200 * math.sin(a))], False), "none",
              c.line, 1.3,
              opacity="0.55" if k % 2 else "0.3")
    d.close()
    d.add(ring(MX, MY, 137, 175), "none", c.line, 1.2)
    for turn in (0, 180):
        d.open(f"rotate({turn},{MX:g},{MY:g}) translate({MX:g},{MY:g})")
        for side in (-1, 1):
            d.open(f"rotate({side * 45})")
            pick(d, c, 118)
            d.close()
        d.open("translate(0,-62)")
        lamp(d, c)
        d.close()
        d.open("translate(92,0)")                              # nuggets at the sides
        for x, y, r in ((0, -7, 15), (14, 9, 11), (-15, 9, 11)):
            d.add(smooth([(x - r, y), (x - r * .5, y - r * .8), (x + r * .4, y - r * .75), (x + r, y - r * .1), (x + r * .6, y + r * .7),
                          (x - r * .5, y + r * .75)], tension=.6), c.bright, c.deep, 2.2)
            d.add(poly([(x - r * .5, y - r * .2), (x, y + r * .1), (x + r * .4, y - r * .4)], False), "none", c.deep, 1.2)
        d.close()
        d.close()
    d.add(ring(MX, MY, 34), c.medal, c.line, 4)
    d.add(ring(MX, MY, 28), "none", c.line, 1.2)
    gem = [(23 * math.cos(math.radians(30 + 60 * k)), 23 * math.sin(math.radians(30 + 60 * k))) for k in range(6)]
    d.open(f"translate({MX:g},{MY:g})")
    d.add(poly(gem), c.bright, c.deep, 2.2)
    d.add(poly([(p[0] * .5, p[1] * .5) for p in gem]), c.line, c.deep, 1.4)
    for p in gem:
        d.add(poly([(p[0] * .5, p[1] * .5), p], False), "none", c.deep, 1.3)
    d.close()
    return d


# symmetric, because a back has no upper end
BACK_GOLDS = ((0.0, "D49C34"), (0.2, "FBE295"), (0.38, "E3AF45"), (0.5, "FFEDB0"), (0.62, "E3AF45"), (0.8, "FBE295"), (1.0, "D49C34"))


def backs():
    green = Inks("#C29A5B", "#E3C07F", "#0E211B", "#14342A", "#0F2A23", "#F6A93B")
    tone = np.ones((HEIGHT, WIDTH, 3)) * CREAM * (1 + 0.006 * paper(531))[..., None]
    drawing = back_drawing(green, [(0, "#24604A"), (0.6, "#1B4A39"), (1, "#12332A")], [(0, "#1F5A45"), (1, "#0E2720")])
    save(over(tone, drawing), "textures/cards/back.png")
    gold = Inks("#6B430F", "#FFF1BE", "#4A2C08", "#EBC362", "#D49B35", "#B23A1E")
    drawing = back_drawing(gold, None, [(0, "#FFE9A6"), (1, "#C98F2E")])
    save(over(leaf(BACK_GOLDS), drawing), "textures/cards/back_gold.png", 128)
    print_of_metal("textures/cards/back_gold_mr.png", drawing)


def plain_stuff():
    """Writes the surface of paper for plain fronts, backs and edges."""
    grain = noise(64, 541, 0.8, lowest=4)
    save(surface(np.clip(0.85 + 0.03 * grain, 0, 1), 0.0), "textures/cards/paper_mr.png", 64)
    layers = noise(32, 542, 0.6, (8, 1), 2)
    save(rgb("6B4F36") * (1 + 0.03 * layers)[..., None], "textures/cards/edge.png", 64)


if __name__ == "__main__":
    front()
    front_gold()
    backs()
    plain_stuff()
