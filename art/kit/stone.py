"""Stone and plain stuffs: marble with veins, slate, vinyl, lacquer; as a tileable slab, or at points in space."""

from dataclasses import dataclass

import numpy as np

from .field import noise, smooth
from .palette import rgb
from .timber import lattice


@dataclass(frozen=True)
class Stone:
    """One kind of stone: its color, that of its clouds, and that of its veins."""

    tones: tuple
    seed: int
    cloud: float = 0.5       # part of the clouds' color where they are densest
    veins: float = 0.0       # strength of the veins
    width: float = 0.05      # width of a vein, as a part of the distance between two
    grain: float = 0.02      # contrast of fine grain
    layers: tuple = (1, 1)   # stretch of clouds and veins along x and y
    size: float = 1.0        # size of the pattern inside a body


def slab(stone, size):
    """Returns a face of the stone: sRGB color and height, each 0..1."""
    s, stretch = stone.seed, stone.layers
    warp = noise(size, s, 1.9, stretch)
    fields = [(noise(size, s + 1 + k, 1.75, stretch, 1 + k) + 0.3 * warp, noise(size, s + 4 + k, 1.8, stretch)) for k in (0, 1)]
    fine = noise(size, s + 7, 0.5, lowest=size / 16)
    return _mixed(stone, warp, fields, fine), 0.5 + 0.1 * fine


def solid(stone, p):
    """Returns the color of the stone at points in space, in units of a square."""
    s = stone.seed
    p = p / stone.size + 11.3
    octaves = lambda scale, seed: sum(lattice(p * scale * 2 ** k, seed + 31 * k) * 0.55 ** k for k in range(4)) * 2.1
    bend = np.stack([octaves(1.1, s + k) for k in (11, 12, 13)], -1)
    p = p + 0.16 * bend
    fields = [(octaves(1.5 + 1.3 * k, s + 1 + k), octaves(1.3, s + 4 + k)) for k in (0, 1)]
    return _mixed(stone, octaves(1.2, s), fields, lattice(p * 60, s + 7) * 1.6)


def _mixed(stone, cloud, veins, fine):
    """Colors a stone. A vein is where its field crosses zero. A second field, which fades it out, comes with each."""
    base, dull, line = (rgb(c) for c in stone.tones)
    part = stone.cloud * smooth(-1.2, 2.0, cloud)[..., None]
    colour = base * (1 - part) + dull * part
    for k, (field, fade) in enumerate(veins):
        wide = stone.width * (1.0, 0.45)[k] * (0.5 + smooth(-1.0, 1.5, fade))
        # a thin core and a soft halo
        core = np.exp(-(field / wide) ** 2) + 0.35 * np.exp(-(field / (4 * wide)) ** 2)
        core = stone.veins * (1.0, 0.6)[k] * np.clip(core, 0, 1) * smooth(-0.9, 0.7, fade)
        colour = colour * (1 - core[..., None]) + line * core[..., None]
    return np.clip(colour * (1 + stone.grain * fine)[..., None], 0, 1)


SLATE = Stone(("5F7494", "4A5D79", "8FA0AE"), 811, cloud=0.8, veins=0.16, width=0.03, grain=0.022, layers=(3, 1))
GRAPHITE = Stone(("4E565D", "3F464E", "6B7883"), 817, cloud=0.8, veins=0.12, width=0.03, grain=0.022, layers=(3, 1))
LIMESTONE = Stone(("E2E0D6", "D3CEBF", "B2A994"), 823, cloud=0.6, veins=0.16, width=0.03, grain=0.014, layers=(2, 1))
VINYL_GREEN = Stone(("3F6B53", "3B664F", "3B664F"), 835, cloud=0.5, grain=0.012)
VINYL_BUFF = Stone(("E6DAB0", "E0D3A8", "E0D3A8"), 847, cloud=0.5, grain=0.008)
CARRARA = Stone(("F4F3EA", "DADBD6", "8E969A"), 859, cloud=0.75, veins=0.75, width=0.075, grain=0.006, size=1.15)
VERDE = Stone(("1B2B25", "0D1713", "93A899"), 871, cloud=0.9, veins=0.55, width=0.045, grain=0.02, size=0.9)
GREY_GREEN = Stone(("42544B", "33433B", "8C9E92"), 883, cloud=0.8, veins=0.40, width=0.04, grain=0.02)
GREY_GREEN_CALM = Stone(("42544B", "3A4B43", "74867A"), 895, cloud=0.8, veins=0.30, width=0.025, grain=0.02, layers=(3, 1))


def lacquer(colour, foot):
    """Returns the color of lacquer over a foot of another stuff at points in space. Both colors are sRGB values in 0..1."""
    return lambda p: np.where((p[..., 2] < FOOT)[..., None], np.asarray(foot), np.asarray(colour))


FOOT = 0.058             # height of the disc under a modern piece
