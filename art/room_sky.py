"""The room around the table as six sky faces: a library in the evening, mostly dark.

The sky is a function of direction in linear light, so the faces meet exactly. It
is encoded with a fine dither. Bright shapes cause highlights on varnish: the lamp
box at the upper left, the window on the cool side, and a warm box behind the
player. +X is on White's left. Dark shapes are soft, because the faces also light
the scene, and hard shapes would look like blocks.
"""

import numpy as np

from kit.field import mix, smooth
from kit.palette import to_srgb
from kit.picture import save

SIZE = 512
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


def light(d):
    """Returns the linear radiance in the directions `d`."""
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
    # The lit table throws light up at the sides of the pieces. No camera sees this part of the sky.
    # It is brighter on the side of the lamp, so that round things keep their shape.
    side = 0.62 + 0.38 * d @ unit((0.98, 0.0, -0.15))
    return c + (side * smooth(-0.12, -0.40, rise))[..., None] * np.array(BOUNCE)


def make():
    at = (np.arange(SIZE) + 0.5) / SIZE * 2 - 1
    s, t = np.meshgrid(at, at)
    for index, (name, face) in enumerate(FACES.items()):
        c = to_srgb(light(unit(np.stack(face(s, t, np.ones_like(s)), -1))))
        grain = np.random.default_rng(index).uniform(-1.5, 1.5, (SIZE, SIZE, 1)) / 255
        save(c + grain * smooth(1.0, 0.9, c), f"textures/room/{name}.png")


if __name__ == "__main__":
    make()
