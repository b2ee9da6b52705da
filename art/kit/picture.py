"""Writing pictures: 8-bit PNGs without time stamps, the same bytes each time."""

from pathlib import Path

import numpy as np
from PIL import Image

DATA = Path(__file__).resolve().parents[2] / "data"


def save(array, name, levels=256):
    """Write values in 0..1 (grey, RGB or RGBA) to data/<name>; returns the path.

    Fewer levels make grainy pictures smaller, where no eye can tell.
    """
    path = DATA / name
    path.parent.mkdir(parents=True, exist_ok=True)
    top = levels - 1
    bytes_ = np.round(np.round(np.clip(array, 0, 1) * top) * (255 / top)).astype(np.uint8)
    Image.fromarray(bytes_).save(path, optimize=True)
    return path


def save_tinted(alpha, name, colour=(1, 1, 1)):
    """One flat colour whose shape is in the alpha channel."""
    flat = np.ones(alpha.shape + (3,)) * np.asarray(colour)
    save(np.concatenate([flat, alpha[..., None]], -1), name)


def surface(roughness, metal):
    """The glTF packing of roughness and metalness: G and B; R is left at one."""
    return np.stack([np.ones_like(roughness), roughness, np.ones_like(roughness) * metal], -1)


def normals(height, strength):
    """An OpenGL-style normal map of a tileable height field."""
    dx = (np.roll(height, -1, 1) - np.roll(height, 1, 1)) * 0.5 * strength
    dy = (np.roll(height, -1, 0) - np.roll(height, 1, 0)) * 0.5 * strength
    n = np.stack([-dx, dy, np.ones_like(height)], -1)
    return n / np.linalg.norm(n, axis=-1, keepdims=True) * 0.5 + 0.5


def save_flat(array, name, colours=255):
    """As `save`, for flat drawings: with so few colours the file is a third as large."""
    path = DATA / name
    path.parent.mkdir(parents=True, exist_ok=True)
    bytes_ = np.round(np.clip(array[..., :3], 0, 1) * 255).astype(np.uint8)
    Image.fromarray(bytes_).quantize(colours, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).save(path, optimize=True)
    return path
