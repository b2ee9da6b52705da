"""Scalar fields: tileable noise, smooth steps, and sampling of a field at given coordinates."""

import numpy as np


def smooth(a, b, x):
    """Returns 0 below a, 1 above b, and a smooth step between them (reversed if b < a)."""
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def mix(a, b, t):
    return a * (1 - t) + b * t


def noise(size, seed, falloff, stretch=(1, 1), lowest=0.0):
    """Returns tileable noise with unit variance.

    `falloff` is the exponent of the spectrum (0 white, 2 clouds), `stretch` the
    factor by which features are longer along x and y, and `lowest` the lowest
    frequency.
    """
    h, w = (size, size) if np.isscalar(size) else size
    spectrum = np.fft.fft2(np.random.default_rng(seed).standard_normal((h, w)))
    ky = np.fft.fftfreq(h)[:, None] * h * stretch[1]
    kx = np.fft.fftfreq(w)[None, :] * w * stretch[0]
    k = np.hypot(kx, ky)
    k[0, 0] = 1
    gain = k ** -falloff
    gain[k < lowest] = 0
    gain[0, 0] = 0
    out = np.fft.ifft2(spectrum * gain).real
    return out / out.std()


def sample(field, u, v):
    """Samples a tileable field bilinearly. u and v are in tiles, v points down."""
    h, w = field.shape[:2]
    x, y = np.asarray(u) * w - 0.5, np.asarray(v) * h - 0.5
    x0, y0 = np.floor(x).astype(int), np.floor(y).astype(int)
    fx, fy = x - x0, y - y0
    if field.ndim == 3:
        fx, fy = fx[..., None], fy[..., None]
    x0, y0, x1, y1 = x0 % w, y0 % h, (x0 + 1) % w, (y0 + 1) % h
    top = field[y0, x0] * (1 - fx) + field[y0, x1] * fx
    low = field[y1, x0] * (1 - fx) + field[y1, x1] * fx
    return top * (1 - fy) + low * fy


def halve(field):
    """Returns a field at half size. Each pixel is the mean of four."""
    return (field[0::2, 0::2] + field[1::2, 0::2] + field[0::2, 1::2] + field[1::2, 1::2]) / 4
