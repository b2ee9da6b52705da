"""Highlights of squares: white, with the shape in alpha. Every meaning has its own shape."""

import numpy as np

from kit.field import smooth
from kit.picture import save_tinted

SIZE = 256
_at = (np.arange(SIZE) + 0.5) / SIZE * 2 - 1
X, Y = np.meshgrid(_at, -_at)          # y up
R = np.hypot(X, Y)
SOFT = 0.014


def rounded(half, corner, x=X, y=Y):
    """Returns the distance to a rounded square, negative inside."""
    qx, qy = np.abs(x) - half + corner, np.abs(y) - half + corner
    return np.hypot(np.maximum(qx, 0), np.maximum(qy, 0)) + np.minimum(np.maximum(qx, qy), 0) - corner


def inside(distance, soft=SOFT):
    return smooth(soft, -soft, distance)


def band(distance, half):
    return inside(np.abs(distance) - half)


def write(name, alpha):
    save_tinted(alpha, f"textures/highlight/{name}.png")


def make():
    edge = rounded(0.94, 0.14)
    write("frame", np.maximum(inside(edge) * (0.34 + 0.22 * smooth(-0.55, 0.0, edge)), band(edge + 0.055, 0.05)))
    write("dot", np.maximum(inside(R - 0.30), 0.35 * smooth(0.42, 0.30, R)))
    write("ring", np.maximum(band(R - 0.84, 0.105), 0.34 * smooth(1.0, 0.4, R) * inside(R - 0.84)))
    angle = np.arctan2(Y, X)
    rays = 0.5 + 0.5 * np.cos(12 * angle)
    burst = smooth(0.30, 0.75, rays) * smooth(0.98, 0.70, R) * smooth(0.48, 0.60, R)
    write("check", np.maximum.reduce([band(R - 0.56, 0.045), band(R - 0.92, 0.040), 0.75 * burst, 0.42 * smooth(0.95, 0.15, R)]))
    corner = np.maximum(np.abs(X), np.abs(Y))
    reach = smooth(0.44, 0.47, np.minimum(np.abs(X), np.abs(Y)))
    write("last", np.maximum(band(edge + 0.06, 0.06) * reach, 0.40 * inside(edge) * smooth(-0.2, 0.9, corner)))
    diamond = (np.abs(X) + np.abs(Y)) / np.sqrt(2)
    write("hint", np.maximum.reduce([band(diamond - 0.60, 0.05), inside(diamond - 0.28) * 0.95, 0.22 * inside(diamond - 0.60)]))
    write("shadow", 0.85 * smooth(1.0, 0.45, R) ** 1.6)
    write("square", inside(edge))
    # an arrow for hints, pointing to the top; its lower half can be stretched
    shaft = inside(np.maximum(np.abs(X) - 0.16, np.maximum(Y - 0.2, -Y - 0.96)))
    head = inside(np.maximum(np.abs(X) * 0.80 + Y * 0.60 - 0.545, 0.12 - Y))
    write("arrow", np.maximum(shaft, head))


if __name__ == "__main__":
    make()
