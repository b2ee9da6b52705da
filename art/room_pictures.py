"""Textures of the room around the table: book spines, window at dusk, parquet, rug, fire."""

import numpy as np

from kit import timber
from kit.field import mix, noise, sample, smooth
from kit.palette import rgb
from kit.picture import save, save_photo

CLOTHS = ("5A1F1C", "1F3A2E", "22304A", "5B3A1E", "3A1C2A", "6B5630", "2B2622", "44301F",
          "1E4038", "70302A", "2E2A44", "544A34", "3B1512", "28405A", "4A4A2A", "6A4426")
COLUMNS = 16


def books(size=512):
    """Sixteen spines side by side over the lower 7/8, with paper and shelf wood above.

    A book is one sixteenth of U wide, and V is 0 to 0.86. V 0.88..0.92 is paper,
    and 0.94..1 dark wood.
    """
    colour = np.zeros((size, size, 3))
    dice = np.random.default_rng(17)
    width, foot = size // COLUMNS, int(size * 0.14)
    y = (np.arange(size - foot) + 0.5) / (size - foot)                     # from the top down
    x = (np.arange(width) + 0.5) / width
    for k, code in enumerate(CLOTHS):
        spine = np.ones((size - foot, width, 3)) * rgb(code)
        gold = rgb("B08D57") * (0.9 if k % 3 else 0.7)
        bands = [0.06, 0.94] + list(np.linspace(0.2, 0.8, 2 + k % 4))
        band = np.max([smooth(0.011, 0.006, np.abs(y - b)) for b in bands], axis=0)
        a, b = bands[2], bands[3]
        label = smooth(a + 0.01, a + 0.02, y) * smooth(b - 0.01, b - 0.02, y) * (k % 2 == 0)
        spine = mix(spine, rgb("2A1512") * np.ones(3), 0.75 * label[:, None, None])
        letters = smooth(0.3, 0.9, noise((size - foot, width), 400 + k, 0.3, (5, 1), 8)) * smooth(0.32, 0.20, np.abs(x - 0.5))[None, :]
        spine = mix(spine, gold * np.ones(3), (0.7 * letters * label[:, None])[..., None])
        spine = mix(spine, gold * np.ones(3), 0.75 * band[:, None, None])
        round_ = (0.45 + 0.55 * np.sin(np.pi * x) ** 0.7)[None, :, None]
        wear = 1 + 0.05 * noise((size - foot, width), 450 + k, 0.9)[..., None]
        colour[foot:, k * width:(k + 1) * width] = spine * round_ * wear * dice.uniform(0.8, 1.1)
    paper = rgb("77664C") * (1 + 0.08 * noise((size, size), 480, 0.6, (40, 1), 6))[:foot, :, None]
    colour[:foot] = paper
    wood, _ = timber.saw(timber.WALNUT_DARK, size)
    colour[:int(size * 0.07)] = wood[:int(size * 0.07)] * 0.8
    save_photo(colour, "textures/room/books.jpg")


def window(size=512):
    """Dusk behind tall panes: a deep sky that gets paler toward the ground, trees, a distant lit window."""
    y, x = np.mgrid[0:size, 0:size] / size
    sky = mix(rgb("1B2436"), rgb("51607A"), smooth(0.0, 0.75, y)[..., None])
    sky = mix(sky, rgb("A08A80"), (smooth(0.45, 0.85, y) * 0.6)[..., None])
    cloud = smooth(0.2, 1.8, noise(size, 501, 2.0, (4, 1)))
    sky = mix(sky, rgb("6A6878"), 0.35 * cloud[..., None])
    crown = 0.74 - 0.05 * noise(size, 502, 1.7)[0][None, :] - 0.03 * noise(size, 503, 1.0)[0][None, :]
    trees = smooth(-0.012, 0.012, y - crown + 0.012 * noise(size, 504, 1.2))
    colour = mix(sky, rgb("10140F") * (1 + 0.2 * noise(size, 505, 1.3))[..., None], trees[..., None])
    lit = smooth(0.012, 0.006, np.abs(x - 0.68)) * smooth(0.014, 0.008, np.abs(y - 0.84))
    colour = mix(colour, rgb("E0A050"), lit[..., None])
    save(colour, "textures/room/window.png")


def parquet(size=512):
    """Checkered parquet of dark oak: blocks of five strips, alternately rotated."""
    wood, height = timber.saw(timber.Timber(("5B3B22", "472C19", "2F1C10"), 511, rings=9, pores=0.3), size)
    y, x = np.mgrid[0:size, 0:size] / size * 4
    block = (np.floor(x) + np.floor(y)) % 2
    u, v = np.where(block, x, y), np.where(block, y, x)
    strip = np.floor(v * 5) + 7 * np.floor(x) + 13 * np.floor(y)
    jump = np.mod(np.sin(strip * 12.9898) * 43758.5453, 1)
    colour = sample(wood, u / 4 + jump, v / 4 + jump * 3) * (0.82 + 0.3 * jump)[..., None]
    gap = np.minimum(np.abs(v * 5 - np.round(v * 5)) / 5, np.abs(u - np.round(u)))
    colour *= (1 - 0.55 * np.exp(-(gap / 0.010) ** 2))[..., None]
    save_photo(colour, "textures/room/floor.jpg")


def rug(size=512):
    """A rug with fourfold symmetry: field, medallion and two borders in the red, green and brass of the palette."""
    at = (np.arange(size) + 0.5) / size * 2 - 1
    x, y = np.meshgrid(at, at)
    ax, ay = np.abs(x), np.abs(y)
    edge, radius = np.maximum(ax, ay), np.hypot(x, y)
    red, green, sand, ink = rgb("4E1A18"), rgb("1C3B30"), rgb("9A7A4A"), rgb("17161A")
    colour = np.ones((size, size, 3)) * red
    lattice = np.cos(26 * ax) * np.cos(26 * ay)
    colour = mix(colour, red * 0.62, smooth(0.35, 0.5, np.abs(lattice))[..., None])
    colour = mix(colour, sand, (0.55 * smooth(0.93, 0.97, lattice))[..., None])
    star = radius * (1 + 0.07 * np.cos(16 * np.arctan2(y, x)))
    for limit, tone in ((0.52, sand), (0.505, green), (0.36, sand), (0.35, ink), (0.24, red), (0.10, sand)):
        colour = mix(colour, tone * np.ones(3), smooth(limit + 0.006, limit - 0.006, star)[..., None])
    colour = mix(colour, sand * np.ones(3), (0.6 * smooth(0.55, 0.75, np.cos(24 * np.arctan2(y, x))) * smooth(0.03, 0.02, np.abs(star - 0.43)))[..., None])
    for inner, outer, tone in ((0.70, 0.715, sand), (0.715, 0.93, green), (0.93, 0.945, sand), (0.945, 1.0, ink)):
        colour = mix(colour, tone * np.ones(3), (smooth(inner - 0.004, inner + 0.004, edge) * smooth(outer + 0.004, outer - 0.004, edge))[..., None])
    along = np.where(ax > ay, y, x)
    flower = np.cos(along * np.pi * 11) * 0.045
    colour = mix(colour, sand * 0.9, (0.8 * smooth(0.014, 0.008, np.abs(edge - 0.822 - flower)))[..., None])
    blossom = smooth(0.75, 0.9, np.abs(np.sin(along * np.pi * 11))) * smooth(0.045, 0.03, np.abs(edge - 0.822))
    colour = mix(colour, red * 1.5, blossom[..., None])
    knots = 1 + 0.07 * noise(size, 521, 0.3, lowest=20) + 0.05 * noise(size, 522, 1.8)
    save_photo(colour * knots[..., None], "textures/room/rug.jpg")


def fire(size=256):
    """Three logs with embers and low flames before sooty bricks, as seen from across the room."""
    y, x = np.mgrid[0:size, 0:size] / size
    up, out = 1 - y, np.abs(x - 0.5)
    course = np.floor(up * 9)
    joint = np.minimum(np.abs(up * 9 - np.round(up * 9)) / 9, np.abs((x * 5 + course % 2 / 2) % 1 - 0.5) / 5)
    brick = rgb("2A1A12") * (1 + 0.15 * noise(size, 541, 1.2))[..., None] * (0.55 + 0.45 * smooth(0.002, 0.008, joint))[..., None]
    lit = np.exp(-(out / 0.3) ** 2 - (up / 0.55) ** 2)
    colour = brick * 0.5 + lit[..., None] * rgb("7A3410") * 0.55
    # Tongues of fire are narrow at their tips and sway more the higher they are.
    sway = 0.04 * noise(size, 542, 2.4, (1, 2)) * up
    for at, tall, wide in ((0.30, 0.40, 0.085), (0.41, 0.62, 0.10), (0.53, 0.74, 0.12), (0.64, 0.55, 0.10), (0.72, 0.36, 0.07)):
        t = np.clip((up - 0.10) / tall, 0, 1)
        shape = wide * (1 - t) ** 0.7 * (0.55 + 0.9 * np.sqrt(t))
        inside = smooth(1.0, 0.25, np.abs(x + sway * 2 - at) / np.maximum(shape, 1e-3)) * (up > 0.08) * (t < 1)
        colour = mix(colour, rgb("D8541A"), (0.85 * inside)[..., None])
        colour = mix(colour, rgb("FFC25A"), (smooth(0.55, 1.0, inside) * (1 - 0.8 * t))[..., None])
    for left, right, low, thick in ((0.20, 0.74, 0.055, 0.045), (0.28, 0.82, 0.06, 0.042), (0.30, 0.70, 0.135, 0.04)):
        slant = low + 0.03 * (x - 0.5) * (1 if left < 0.25 else -1)
        log = smooth(thick, thick - 0.012, np.abs(up - slant)) * smooth(left - 0.01, left + 0.01, x) * smooth(right + 0.01, right - 0.01, x)
        ember = smooth(0.2, 1.6, noise(size, int(541 + 100 * right), 1.1, (3, 1)))
        wood = rgb("1C100A") * np.ones(3) * (1 - ember[..., None]) + rgb("E85A18") * ember[..., None]
        colour = mix(colour, wood, (0.92 * log)[..., None])
    ash = smooth(0.05, 0.0, up + 0.012 * noise(size, 545, 1.0))
    colour = mix(colour, rgb("8A3A14") * (0.7 + 0.5 * noise(size, 546, 0.8))[..., None].clip(0.2, 1.6), (0.8 * ash * smooth(0.46, 0.3, out))[..., None])
    edge = smooth(0.5, 0.42, out) * smooth(1.0, 0.9, up)
    save_photo(colour.clip(0, 1) * (0.35 + 0.65 * edge)[..., None], "textures/room/fire.jpg")


if __name__ == "__main__":
    books()
    window()
    parquet()
    rug()
    fire()
