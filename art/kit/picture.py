"""Writes images: 8-bit PNGs and JPEGs without timestamps, with the same bytes each time."""

from pathlib import Path

import numpy as np
from PIL import Image, ImageFile

DATA = Path(__file__).resolve().parents[2] / "data"


def save(array, name, levels=256):
    """Writes values in 0..1 (gray, RGB or RGBA) to data/<name>. Returns the path.

    Fewer levels make the file of a grainy image smaller without a visible change.
    """
    path = DATA / name
    path.parent.mkdir(parents=True, exist_ok=True)
    top = levels - 1
    bytes_ = np.round(np.round(np.clip(array, 0, 1) * top) * (255 / top)).astype(np.uint8)
    Image.fromarray(bytes_).save(path, optimize=True)
    return path


def save_photo(array, name, quality=88, width=None):
    """Writes a color picture as JPEG, which is a fifth of the size for grainy stuffs. Color isn't coarser than light, so edges stay sharp.

    `width` is that of the file in pixels, if it differs from the array's.
    """
    path = DATA / name
    path.parent.mkdir(parents=True, exist_ok=True)
    bytes_ = np.round(np.clip(array, 0, 1) * 255).astype(np.uint8)
    image = Image.fromarray(bytes_)
    if width:
        image = image.resize((width, round(image.height * width / image.width)), Image.LANCZOS)
    # An optimized JPEG is written in one block, and the usual size of one is too small for grainy pictures.
    usual, ImageFile.MAXBLOCK = ImageFile.MAXBLOCK, 1 << 24
    image.save(path, quality=quality, subsampling=0, optimize=True)
    ImageFile.MAXBLOCK = usual
    return path


def save_stuff(name, colour, surface, normals):
    """Writes the color, the surface and the normals of a stuff without transparency to data/textures/<name>*.jpg."""
    save_photo(colour, f"textures/{name}.jpg")
    save_photo(surface, f"textures/{name}_mr.jpg", 92)
    save_photo(normals, f"textures/{name}_n.jpg", 92)


def save_tinted(alpha, name, colour=(1, 1, 1)):
    """Writes one flat color with the shape in the alpha channel."""
    flat = np.ones(alpha.shape + (3,)) * np.asarray(colour)
    save(np.concatenate([flat, alpha[..., None]], -1), name)


def surface(roughness, metal):
    """Writes roughness and metalness as glTF packs them: in G and B, with R at one."""
    return np.stack([np.ones_like(roughness), roughness, np.ones_like(roughness) * metal], -1)


def normals(height, strength):
    """Writes the OpenGL normal map of a tileable height field."""
    dx = (np.roll(height, -1, 1) - np.roll(height, 1, 1)) * 0.5 * strength
    dy = (np.roll(height, -1, 0) - np.roll(height, 1, 0)) * 0.5 * strength
    n = np.stack([-dx, dy, np.ones_like(height)], -1)
    return n / np.linalg.norm(n, axis=-1, keepdims=True) * 0.5 + 0.5


def save_flat(array, name, colours=255):
    """Like `save`, for flat drawings. With few colors, the file is a third as large."""
    path = DATA / name
    path.parent.mkdir(parents=True, exist_ok=True)
    bytes_ = np.round(np.clip(array[..., :3], 0, 1) * 255).astype(np.uint8)
    Image.fromarray(bytes_).quantize(colours, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).save(path, optimize=True)
    return path
