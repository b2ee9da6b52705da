"""Palette of the room, and conversion between sRGB and linear light."""

import numpy as np


def rgb(code):
    """'D9B382' -> three sRGB values in 0..1."""
    return np.array([int(code[i:i + 2], 16) / 255 for i in (0, 2, 4)])


WALNUT = rgb("3B2418")
BOXWOOD = rgb("D9B382")
EBONY = rgb("1E1512")
BRASS = rgb("B08D57")
BAIZE = rgb("1F4D3A")
CREAM = rgb("F2E8D5")
INK = rgb("1B1B1F")


def to_linear(c):
    c = np.asarray(c, float)
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)


def to_srgb(c):
    c = np.clip(c, 0, 1)
    return np.where(c <= 0.0031308, c * 12.92, 1.055 * c ** (1 / 2.4) - 0.055)


def luminance(c):
    """Returns the relative luminance of sRGB values."""
    return to_linear(c) @ np.array([0.2126, 0.7152, 0.0722])
