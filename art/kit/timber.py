"""Wood: growth rings, figure, fibers and pores, as a tileable texture of a plank, or at points in space."""

from dataclasses import dataclass

import numpy as np

from .field import noise, smooth
from .palette import rgb


@dataclass(frozen=True)
class Timber:
    """One kind of wood, with three tones from early wood to late wood."""

    tones: tuple
    seed: int
    rings: int = 6           # growth rings across the tile
    wander: float = 0.5      # deviation of a ring, in rings
    straight: float = 5.0    # length of a deviation along the grain
    contrast: float = 0.42   # contrast of the rings
    figure: float = 0.10     # contrast of broad light and dark areas
    fibre: float = 0.06
    pores: float = 0.12


def saw(timber, size):
    """Returns the face of a plank with its grain along x: sRGB color and height, each 0..1."""
    t, s = timber, timber.seed
    light, mid, dark = (rgb(c) for c in t.tones)
    across = np.arange(size)[:, None] / size
    phase = across * t.rings + t.wander * noise(size, s, 2.0, (t.straight, 1), 1)
    within = phase - np.floor(phase)
    ring = smooth(0.0, 0.72, within) * (1 - smooth(0.84, 1.0, within))
    broad = noise(size, s + 1, 2.2, (3, 1))
    fine = noise(size, s + 2, 0.7, (40, 1), 6)
    streak = noise(size, s + 3, 1.0, (14, 1), 3)
    pore = smooth(1.5, 2.6, noise(size, s + 4, 0.45, (26, 1), 30))
    tone = 0.20 + t.contrast * ring + t.figure * broad + t.fibre * fine + 0.07 * streak
    tone = np.clip(tone, 0, 1)[..., None]
    colour = np.where(tone < 0.5, light + (mid - light) * tone * 2, mid + (dark - mid) * (tone * 2 - 1))
    colour = colour * (1 - t.pores * pore[..., None])
    height = 0.6 - 0.10 * ring + 0.05 * fine - 0.5 * pore
    return np.clip(colour, 0, 1), height


def lattice(p, seed):
    """Returns smooth noise between -1 and 1 at points in space. It repeats after 32 units."""
    cells = np.random.default_rng(seed).uniform(-1, 1, (32, 32, 32))
    base = np.floor(p).astype(int)
    t = p - base
    t = t * t * (3 - 2 * t)
    out = np.zeros(p.shape[:-1])
    for corner in np.ndindex(2, 2, 2):
        weight = np.prod(np.where(np.array(corner) == 1, t, 1 - t), axis=-1)
        out += weight * cells[tuple(((base + corner) % 32)[..., axis] for axis in range(3))]
    return out


def solid(timber, p):
    """Returns the color of the wood at points in space, in units of a square. The tree stands upright beside the piece."""
    t, s = timber, timber.seed
    light, mid, dark = (rgb(c) for c in t.tones)
    x, y, z = (p[..., i] for i in range(3))
    bend = lattice(np.stack([x * 2.2, y * 2.2, z * 0.9], -1), s)
    phase = np.hypot(x - 1.1 + 0.05 * z, y + 0.5 - 0.04 * z) * t.rings * 1.7 + t.wander * bend
    within = phase - np.floor(phase)
    ring = smooth(0.0, 0.72, within) * (1 - smooth(0.84, 1.0, within))
    broad = lattice(np.stack([x * 3, y * 3, z * 1.2], -1) + 7.3, s + 1)
    fine = lattice(np.stack([x * 46, y * 46, z * 3.0], -1), s + 2) + 0.7 * lattice(np.stack([x * 80, y * 80, z * 6.0], -1), s + 3)
    pore = smooth(0.45, 0.85, lattice(np.stack([x * 60, y * 60, z * 5.0], -1), s + 4))
    tone = np.clip(0.22 + t.contrast * ring + 1.6 * t.figure * broad + 1.2 * t.fibre * fine, 0, 1)[..., None]
    colour = np.where(tone < 0.5, light + (mid - light) * tone * 2, mid + (dark - mid) * (tone * 2 - 1))
    return np.clip(colour * (1 - t.pores * pore[..., None]), 0, 1)


def polish(height, gloss, spread=0.25):
    """Returns the roughness of a varnished face. Open pores and late wood are duller."""
    return np.clip(gloss + spread * (0.6 - height), 0.12, 0.8)


BOXWOOD = Timber(("FCEFD4", "F2DFB8", "D0AC78"), 11, rings=7, wander=0.45, contrast=0.36, fibre=0.07, pores=0.06)
EBONY = Timber(("3E281D", "271812", "160D0A"), 23, rings=7, wander=0.55, contrast=0.42, fibre=0.09, pores=0.32)
MAPLE = Timber(("957646", "856235", "694720"), 31, rings=5, wander=0.5, contrast=0.30, fibre=0.05, pores=0.10)
WALNUT_SQUARE = Timber(("794B2F", "5E3821", "412516"), 47, rings=5, wander=0.55, contrast=0.40, fibre=0.07, pores=0.32)
WALNUT_FRAME = Timber(("97643F", "7E4E2D", "5C371C"), 59, rings=5, wander=0.6, contrast=0.36, fibre=0.06, pores=0.34)
WALNUT_DARK = Timber(("56311F", "402516", "28160C"), 59, rings=5, wander=0.6, contrast=0.36, fibre=0.06, pores=0.34)     # furniture
WALNUT_VENEER = Timber(("8A5A3A", "7A4D30", "6A4129"), 71, rings=5, wander=0.75, straight=6.0, contrast=0.24,
                       figure=0.11, fibre=0.02, pores=0.05)
WALNUT_BAND = Timber(("6E442A", "583420", "3E2414"), 83, rings=8, wander=0.4, contrast=0.30, fibre=0.06, pores=0.26)
