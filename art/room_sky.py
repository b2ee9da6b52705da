"""The room around the table as six sky faces: a library in the evening, mostly dark, and two other rooms.

The sky is a function of direction in linear light, so the faces meet exactly. It
is encoded with a fine dither. Bright shapes cause highlights on varnish: the lamp
box at the upper left, the window on the cool side, and a warm box behind the
player. +X is on White's left. Dark shapes are soft, because the faces also light
the scene, and hard shapes would look like blocks. The other rooms are the library in the morning, and a hall for tournaments. To draw
only some rooms, pass their names.
"""

import sys

import numpy as np

from kit.field import mix, smooth
from kit.palette import to_srgb
from kit.picture import save

SIZE = 256
FACES = {  # OpenGL cube faces: direction at (s, t), both -1..1, t downward
    "left": lambda s, t, o: (o, -t, -s), "right": lambda s, t, o: (-o, -t, s),
    "top": lambda s, t, o: (s, o, t), "bottom": lambda s, t, o: (s, -o, -t),
    "front": lambda s, t, o: (s, -t, o), "back": lambda s, t, o: (-s, -t, -o),
}
WALL, CEILING, FLOOR = (0.0052, 0.0036, 0.0028), (0.036, 0.027, 0.020), (0.0050, 0.0030, 0.0021)
BOUNCE = (0.335, 0.272, 0.203)


def unit(v):
    v = np.asarray(v, float)
    return v / np.linalg.norm(v, axis=-1, keepdims=True)


def pane(d, centre, half_width, half_height, soft):
    """Returns coverage and local x, y of a rectangle of light in the direction `centre`."""
    c = unit(centre)
    right = unit(np.cross((0, 1, 0), c))
    up = np.cross(c, right)
    depth = np.maximum(d @ c, 0.05)
    x, y = d @ right / depth, d @ up / depth
    cover = smooth(half_width + soft, half_width - soft, np.abs(x)) * smooth(half_height + soft, half_height - soft, np.abs(y))
    return cover * smooth(0.05, 0.15, d @ c), x, y


def shelves(d):
    """Rows of books, out of focus: warm near the lamp, nearly invisible elsewhere."""
    height, around = d[..., 1] / np.maximum(np.hypot(d[..., 0], d[..., 2]), 0.25), np.arctan2(d[..., 0], d[..., 2])
    row = (height + 0.55) / 0.21
    index, within = np.floor(row), row - np.floor(row)
    phase = index * 2.39
    # whole numbers of waves around the room avoid a seam behind the player
    spines = 0.5 + 0.30 * np.sin(96 * around + phase * 3 + 2.0 * np.sin(17 * around + phase)) \
        + 0.20 * np.sin(151 * around + phase * 5)
    tall = 0.72 + 0.12 * np.sin(31 * around + phase * 2) + 0.06 * np.sin(53 * around - phase)
    book = smooth(0.03, 0.20, within) * smooth(tall + 0.12, tall - 0.12, within)
    upright = smooth(0.03, 0.10, np.abs(np.mod(around / (2 * np.pi) * 9 + 0.5, 1) - 0.5) )
    here = smooth(-0.60, -0.45, height) * smooth(0.75, 0.50, height)
    hue = 0.5 + 0.5 * np.sin(23 * around + phase * 4)
    cool = 0.5 + 0.5 * np.sin(41 * around - phase * 2)
    colour = np.stack([0.105 + 0.055 * hue, 0.058 + 0.020 * cool - 0.008 * hue, 0.032 + 0.022 * cool - 0.010 * hue], -1)
    return colour * (spines * book * upright * here)[..., None]


def lamps(d):
    """A few distant, blurred points of light between the shelves."""
    dice = np.random.default_rng(99)
    out = np.zeros(d.shape[:2])
    for _ in range(10):
        a, e = dice.uniform(-1.3, 1.5), dice.uniform(-0.35, 0.22)
        size, light = dice.uniform(0.012, 0.032), dice.uniform(0.008, 0.026)
        off = np.arccos(np.clip(d @ np.array([np.sin(a) * np.cos(e), np.sin(e), np.cos(a) * np.cos(e)]), -1, 1))
        out += light * smooth(size * 1.3, size * 0.6, off)
    return out[..., None] * np.array([1.0, 0.56, 0.24])


def evening(d):
    """Returns the linear radiance in the directions `d`. The functions of the other rooms do the same."""
    rise = d[..., 1]
    around = np.arctan2(d[..., 0], d[..., 2])
    c = mix(np.array(FLOOR), np.array(WALL), smooth(-0.75, -0.45, rise)[..., None])
    c = mix(c, np.array(CEILING), smooth(0.35, 0.95, rise)[..., None])
    glow = np.exp(-((around - 0.62) / 0.50) ** 2 - ((rise + 0.02) / 0.32) ** 2)
    glow += 0.35 * np.exp(-((around + 0.75) / 0.35) ** 2 - ((rise - 0.05) / 0.25) ** 2)
    c = c + shelves(d) * (0.040 + 0.34 * glow[..., None]) + glow[..., None] * np.array([0.018, 0.010, 0.0045]) + lamps(d)

    box, _, _ = pane(d, (0.95, 0.80, -0.12), 0.40, 0.28, 0.08)                    # lamp, upper left
    c = mix(c, np.array([1.0, 0.86, 0.66]), box[..., None])
    window, x, y = pane(d, (-1.0, 0.42, -0.10), 0.40, 0.46, 0.03)                 # evening sky, right
    bars = smooth(0.012, 0.045, np.abs(x)) * smooth(0.012, 0.045, np.abs(np.mod(y / 0.30 + 0.5, 1) - 0.5) * 0.30)
    dusk = mix(np.array([0.50, 0.47, 0.50]), np.array([0.30, 0.40, 0.58]), smooth(-0.45, 0.35, y)[..., None])
    c = mix(c, dusk * (0.02 + 0.98 * bars[..., None]), window[..., None])
    curtain = np.exp(-((np.abs(x) - 0.54) / 0.10) ** 2) * smooth(0.62, 0.45, np.abs(y)) * smooth(0.1, 0.4, d @ unit((-1.0, 0.42, -0.10)))
    c = c + (curtain * (0.6 + 0.4 * np.sin(x * 90)))[..., None] * np.array([0.016, 0.011, 0.010])
    behind, _, _ = pane(d, (0.35, 0.55, -1.0), 0.55, 0.22, 0.10)                  # for surfaces that face the player
    c = mix(c, np.array([0.80, 0.62, 0.42]), behind[..., None])
    beyond, _, _ = pane(d, (-0.25, 0.34, 1.0), 0.70, 0.13, 0.09)                  # and for those that face the opponent
    c = mix(c, np.array([0.52, 0.42, 0.30]), beyond[..., None])
    # the lit table throws light up at the sides of the pieces. No camera sees this part of the sky
    return c + below(d, BOUNCE, (0.98, 0.0, -0.15))


def below(d, colour, towards):
    """Returns the light that the lit table and floor throw up, from below the horizon. It is brighter on one side, so round things keep their shape."""
    side = 0.62 + 0.38 * d @ unit(towards)
    return (side * smooth(-0.12, -0.40, d[..., 1]))[..., None] * np.array(colour)


def morning(d):
    """The library in the morning: daylight through the window, pale walls, no lamp."""
    rise = d[..., 1]
    toward = 0.5 + 0.5 * d @ unit((-1.0, 0.25, -0.05))      # 1 at the window
    wall = mix(np.array([0.052, 0.044, 0.036]), np.array([0.165, 0.154, 0.134]), (toward ** 2)[..., None])
    wall = mix(np.array([0.022, 0.018, 0.015]), wall, smooth(-0.75, -0.35, rise)[..., None])
    c = mix(wall, np.array([0.262, 0.250, 0.228]) * (0.55 + 0.65 * toward[..., None]), smooth(0.35, 0.90, rise)[..., None])
    c = c + shelves(d) * (0.55 + 0.55 * toward[..., None])

    window, x, y = pane(d, (-1.0, 0.42, -0.10), 0.52, 0.50, 0.03)
    spill = np.exp(-((np.maximum(np.abs(x) - 0.5, 0) / 0.34) ** 2) - (np.maximum(np.abs(y) - 0.5, 0) / 0.30) ** 2)
    c = c + (0.20 * spill * smooth(0.05, 0.35, d @ unit((-1.0, 0.42, -0.10))))[..., None] * np.array([0.90, 0.96, 1.0])
    bars = smooth(0.012, 0.045, np.abs(x)) * smooth(0.012, 0.045, np.abs(np.mod(y / 0.30 + 0.5, 1) - 0.5) * 0.30)
    trees = 0.5 + 0.25 * np.sin(11 * x + 1.3) + 0.15 * np.sin(27 * x + 0.4) + 0.10 * np.sin(43 * x)
    air = mix(np.array([0.97, 0.99, 1.0]), np.array([0.74, 0.86, 1.0]), smooth(-0.10, 0.50, y)[..., None])
    air = mix(np.array([0.42, 0.50, 0.34]), air, smooth(-0.06, 0.06, y + 0.42 - 0.16 * trees)[..., None])
    c = mix(c, air * (0.10 + 0.90 * bars[..., None]), window[..., None])
    # a second, narrow window behind each player draws the edges of pieces
    for centre, wide, tall, colour in (((-0.45, 0.42, -1.0), 0.26, 0.30, (0.78, 0.86, 0.95)), ((-0.40, 0.34, 1.0), 0.34, 0.16, (0.55, 0.60, 0.66))):
        near, _, _ = pane(d, centre, wide, tall, 0.08)
        c = mix(c, np.array(colour), near[..., None])
    bounce, _, _ = pane(d, (0.95, 0.80, -0.12), 0.60, 0.40, 0.30)           # the sunny patch on ceiling and wall
    c = c + bounce[..., None] * np.array([0.36, 0.32, 0.26])
    return c + below(d, (0.300, 0.280, 0.250), (-0.98, 0.0, -0.15))


def hall(d):
    """A hall for tournaments: rows of soft lights at the ceiling, a dark distance with rows of other boards."""
    rise, around = d[..., 1], np.arctan2(d[..., 0], d[..., 2])
    far = mix(np.array([0.012, 0.012, 0.013]), np.array([0.030, 0.031, 0.034]), smooth(-0.30, 0.10, rise)[..., None])
    c = mix(far, np.array([0.090, 0.091, 0.093]), smooth(0.16, 0.55, rise)[..., None])
    # panels in a plane over the table. Distant ones fade, because they would be finer than a pixel
    up = np.maximum(rise, 0.12)
    x, z = d[..., 0] / up, d[..., 2] / up
    across, along = np.abs(np.mod(x / 1.5, 1) - 0.5) * 1.5, np.abs(np.mod(z / 1.1 + 0.5, 1) - 0.5) * 1.1
    soft = 0.05 + 0.05 * np.hypot(x, z)
    panel = smooth(0.30 + soft, 0.30 - soft, across) * smooth(0.40 + soft, 0.40 - soft, along) * smooth(0.13, 0.34, rise)
    c = mix(c, np.array([1.0, 0.985, 0.955]), (0.95 * panel)[..., None])
    # the other boards and their players, out of focus: pale and dark patches in two rows
    for height, count, light in ((-0.10, 23, 0.060), (-0.045, 37, 0.034)):
        wave = 0.5 + 0.5 * np.sin(count * around + 1.7 * np.sin(5 * around))
        c = c + (light * wave ** 3 * np.exp(-((rise - height) / 0.022) ** 2))[..., None] * np.array([1.0, 0.90, 0.74])
        people = 0.5 + 0.5 * np.sin((count + 8) * around + 2.1 * np.sin(3 * around) + height * 60)
        c = c * (1 - 0.55 * (people ** 2 * np.exp(-((rise - height - 0.05) / 0.035) ** 2))[..., None])
    door, _, _ = pane(d, (-1.0, 0.10, 0.45), 0.10, 0.16, 0.04)              # daylight in a distant door
    c = mix(c, np.array([0.42, 0.48, 0.55]), door[..., None])
    # a large soft light over the left shoulder, where the key light of the scene is
    key, _, _ = pane(d, (0.95, 0.80, -0.12), 0.34, 0.24, 0.10)
    c = mix(c, np.array([1.0, 0.98, 0.94]), key[..., None])
    return c + below(d, (0.235, 0.230, 0.222), (0.98, 0.0, -0.15))


def ordered():
    """Returns a regular pattern of 64 thresholds around 0, -0.5..0.5. As dither, it compresses to half of what noise does."""
    grid = np.zeros((1, 1))
    for _ in range(3):
        grid = np.block([[4 * grid, 4 * grid + 2], [4 * grid + 3, 4 * grid + 1]])
    return np.tile((grid + 0.5) / 64 - 0.5, (SIZE // 8, SIZE // 8))[..., None]


def make(light, file, noisy):
    at = (np.arange(SIZE) + 0.5) / SIZE * 2 - 1
    s, t = np.meshgrid(at, at)
    for index, (name, face) in enumerate(FACES.items()):
        c = to_srgb(light(unit(np.stack(face(s, t, np.ones_like(s)), -1))))
        grain = (np.random.default_rng(index).uniform(-1.5, 1.5, (SIZE, SIZE, 1)) if noisy else ordered()) / 255
        save(c + grain * smooth(1.0, 0.9, c), file.format(name))


ROOMS = {"evening": (evening, "textures/room/{}.png", True), "morning": (morning, "styles/rooms/morning/sky_{}.png", False),
         "hall": (hall, "styles/rooms/hall/sky_{}.png", False)}

if __name__ == "__main__":
    for name in sys.argv[1:] or ROOMS:
        make(*ROOMS[name])
