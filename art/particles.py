"""Particles: a glint of gold dust and embers, a nugget, and a breath of dust. Each is 64 pixels square.

The glint and the dust are white, and the game tints them. The nugget has its own colors.
"""

import numpy as np

from kit.palette import rgb
from kit.picture import save, save_tinted

SIZE = 64


def grid():
    """Returns x and y from -1 to 1, with pixel centers."""
    at = (np.arange(SIZE) + 0.5) / SIZE * 2 - 1
    return np.meshgrid(at, at)


def spark(x, y):
    """A bright core, a soft halo, and four short rays, fading out before the edge."""
    far = np.hypot(x, y)
    halo = np.exp(-(far / 0.30) ** 2) * 0.55
    core = np.exp(-(far / 0.11) ** 2)
    rays = sum(np.exp(-(np.abs(a) / 0.035) ** 1.2 - (np.abs(b) / 0.42) ** 2) for a, b in ((x, y), (y, x))) * 0.7
    return np.clip(halo + core + rays, 0, 1) * np.clip((1 - far) / 0.35, 0, 1)


def dust(x, y):
    """A round, soft puff, a little uneven."""
    far = np.hypot(x, y)
    uneven = 1 + 0.18 * np.sin(5.1 * x + 1.3) * np.sin(4.3 * y - 0.7)
    return np.clip(np.exp(-(far / 0.52) ** 2) * uneven, 0, 1) * np.clip((1 - far) / 0.5, 0, 1)


def nugget(x, y):
    """A lump with flat faces, lit from the upper left, with a dark rim that keeps it apart from gold."""
    dice = np.random.default_rng(7)
    angle = np.arctan2(y, x)
    outline = 0.80 + 0.07 * np.cos(2 * angle + 0.8) + 0.05 * np.cos(3 * angle + 2.1) + 0.03 * np.cos(5 * angle)
    far = np.hypot(x, y) / outline
    cover = np.clip((1 - far) * SIZE * 0.35, 0, 1)
    seats = dice.uniform(-0.7, 0.7, (9, 2))
    distance = np.stack([np.hypot(x - a, y - b) for a, b in seats])
    face = dice.uniform(-0.16, 0.16, 9)[distance.argmin(0)]
    light = np.clip(0.60 - 0.42 * x - 0.52 * y * 1.0 + face, 0, 1) * np.clip(1.25 - 0.45 * far ** 3, 0, 1)
    shine = np.exp(-((x + 0.28) ** 2 + (y + 0.34) ** 2) / 0.035)
    dark, mid, bright = rgb("7A4A0C"), rgb("E0A62E"), rgb("FFF3B8")
    light = light[..., None]
    colour = np.where(light < 0.5, dark + (mid - dark) * light * 2, mid + (bright - mid) * (light * 2 - 1))
    colour = colour + (rgb("FFFBE2") - colour) * shine[..., None]
    rim = np.clip((far - 0.84) / 0.12, 0, 1)[..., None] * 0.65
    return np.concatenate([colour * (1 - rim) + rgb("3A2206") * rim, cover[..., None]], -1)


def make():
    x, y = grid()
    save_tinted(spark(x, y), "textures/particles/spark.png")
    save_tinted(dust(x, y), "textures/particles/dust.png")
    save(nugget(x, y), "textures/particles/nugget.png")


if __name__ == "__main__":
    make()
