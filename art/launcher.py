"""Android launcher icon: two layers, which the system cuts to its own shape.

A layer is 108 units wide, and the central circle of 66 units is always visible.
The horse is inside it. The rest is visible only while the system moves the layers.
"""

import numpy as np

import figurines
from kit.field import mix, smooth
from kit.palette import BRASS, CREAM, rgb
from kit.pen import Sheet
from kit.picture import save

# 4 pixels per unit, for the densest screens; the system scales it down for others
SIZE = 108 * 4
RES = "../executor-android/res/mipmap-xxxhdpi"


def ground():
    y, x = np.mgrid[0:SIZE, 0:SIZE] / SIZE
    glow = np.exp(-((x - 0.38) ** 2 + (y - 0.33) ** 2) / 0.10)[..., None]
    save(mix(rgb("1A1310"), rgb("4A2E1C"), glow), f"{RES}/launcher_ground.png")


def horse():
    _, fill, lines = figurines.masks("knight", scale=SIZE * 0.5 / figurines.SIZE)
    figure = fill * (1 - lines)
    ring = Sheet(SIZE, SIZE, 1, 4)
    ring.disc(SIZE / 2, SIZE / 2, 4 * 32.5)
    ring.disc(SIZE / 2, SIZE / 2, 4 * 31.5, ink=0)
    hair = ring.array()
    body = np.zeros((SIZE, SIZE))
    pad = (SIZE - figure.shape[0]) // 2
    body[pad:pad + figure.shape[0], pad:pad + figure.shape[1]] = figure
    y = np.linspace(0, 1, SIZE)[:, None]
    cream = mix(CREAM * np.ones(3), rgb("CDA468"), smooth(0.35, 0.7, y)[..., None])
    colour = mix(BRASS * 1.15 * np.ones((SIZE, SIZE, 3)), cream, body[..., None])
    save(np.concatenate([colour, np.maximum(body, hair)[..., None]], -1), f"{RES}/launcher_horse.png")


if __name__ == "__main__":
    ground()
    horse()
