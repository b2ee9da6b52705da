"""Highlights of squares: white, with the shape in alpha. Every meaning has its own shape."""

import numpy as np

from kit.field import smooth
from kit.picture import save_tinted

SIZE = 256
_at = (np.arange(SIZE) + 0.5) / SIZE * 2 - 1
X, Y = np.meshgrid(_at, -_at)          # y up
R = np.hypot(X, Y)
SOFT = 0.014
OUTLINE = 0.085         # width of the arrow's outline


def rounded(half, corner, x=X, y=Y):
    """Returns the distance to a rounded square, negative inside."""
    qx, qy = np.abs(x) - half + corner, np.abs(y) - half + corner
    return np.hypot(np.maximum(qx, 0), np.maximum(qy, 0)) + np.minimum(np.maximum(qx, qy), 0) - corner


def inside(distance, soft=SOFT):
    return smooth(soft, -soft, distance)


def write(name, alpha):
    save_tinted(alpha, f"textures/highlight/{name}.png")


def glow(distance, width):
    """Returns light that is brightest where the distance is 0."""
    return np.exp(-((distance / width) ** 2))


def make():
    # All of them are light that fades, without hard edges, on the wood below the pieces.
    edge = rounded(0.94, 0.14)
    border = smooth(1.0, 0.9, np.maximum(np.abs(X), np.abs(Y)))
    rim = edge + 0.12
    write("frame", border * np.maximum(0.95 * glow(rim, 0.05), 0.4 * glow(rim, 0.12)))
    # They tint the whole square, so that some of it is seen when a piece in front hides the middle.
    tint = border * np.maximum(0.2 * smooth(0.0, -0.25, edge), 0.34 * glow(edge + 0.05, 0.13))
    write("dot", np.maximum.reduce([0.98 * smooth(0.34, 0.17, R), 0.6 * glow(R, 0.42), tint]))
    write("ring", np.maximum.reduce([0.95 * glow(R - 0.79, 0.10), 0.55 * glow(R - 0.74, 0.24), 1.2 * tint]))
    # a glow with solid corners: nothing fine, which would be ragged on a far square
    wedges = smooth(1.14, 1.32, np.abs(X) + np.abs(Y))
    write("check", border * np.maximum(0.95 * wedges, 0.8 * np.exp(-((R / 0.95) ** 4))))
    corner = np.minimum(np.abs(X), np.abs(Y))
    reach = smooth(0.36, 0.55, corner)
    write("last", border * np.maximum(0.9 * glow(rim, 0.07) * reach, 0.34 * smooth(0.0, -0.3, edge)))
    diamond = (np.abs(X) + np.abs(Y)) / np.sqrt(2)
    lines = np.maximum.reduce([0.95 * glow(diamond - 0.58, 0.065), 0.95 * smooth(0.34, 0.2, diamond),
                               0.4 * glow(diamond - 0.5, 0.22)]) * smooth(0.95, 0.8, diamond)
    write("hint", np.maximum(lines, 2 * tint))
    write("shadow", 0.85 * smooth(1.0, 0.45, R) ** 1.6)
    write("square", border * smooth(0.03, -0.22, edge) * (0.5 + 0.45 * glow(R, 0.6)))
    # an arrow for hints, pointing to the top; its lower half can be stretched
    shaft = np.maximum(np.abs(X) - 0.26, np.maximum(Y - 0.2, -Y - 0.96))
    head = np.maximum(np.abs(X) * 0.80 + Y * 0.60 - 0.58, 0.1 - Y)
    arrow = np.minimum(shaft, head)
    # dark around the body, so that it is seen on light squares too
    body = inside(arrow + OUTLINE)[..., None]
    save_tinted(inside(arrow), "textures/highlight/arrow.png", 0.06 + 0.94 * body)


if __name__ == "__main__":
    make()
