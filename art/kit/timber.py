"""Sawn wood: growth rings, figure, fibers and pores, as a tileable texture."""

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


def polish(height, gloss, spread=0.25):
    """Returns the roughness of a varnished face. Open pores and late wood are duller."""
    return np.clip(gloss + spread * (0.6 - height), 0.12, 0.8)


BOXWOOD = Timber(("FCEFD4", "F2DFB8", "D0AC78"), 11, rings=7, wander=0.45, contrast=0.36, fibre=0.07, pores=0.06)
EBONY = Timber(("3E281D", "271812", "160D0A"), 23, rings=7, wander=0.55, contrast=0.42, fibre=0.09, pores=0.32)
MAPLE = Timber(("957646", "856235", "694720"), 31, rings=5, wander=0.5, contrast=0.30, fibre=0.05, pores=0.10)
WALNUT_SQUARE = Timber(("794B2F", "5E3821", "412516"), 47, rings=5, wander=0.55, contrast=0.40, fibre=0.07, pores=0.32)
WALNUT_FRAME = Timber(("97643F", "7E4E2D", "5C371C"), 59, rings=5, wander=0.6, contrast=0.36, fibre=0.06, pores=0.34)
WALNUT_VENEER = Timber(("9E6A43", "845333", "623A21"), 71, rings=6, wander=0.75, straight=6.0, contrast=0.30,
                       figure=0.11, fibre=0.05, pores=0.26)
WALNUT_BAND = Timber(("6E442A", "583420", "3E2414"), 83, rings=8, wander=0.4, contrast=0.30, fibre=0.06, pores=0.26)
