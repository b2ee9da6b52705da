"""Small tileable materials: dark velvet, brushed brass, lamp-shade cloth, leather, plain walnut."""

import numpy as np

from kit import timber
from kit.field import mix, noise, smooth
from kit.palette import BRASS, rgb
from kit.picture import normals, save, save_stuff, surface

SIZE = 256


def write(name, colour, rough, metal, height, strength):
    save_stuff(f"stuff/{name}", colour, surface(rough, metal), normals(height, strength))


def nap(name, base, seed):
    """Short crossed hairs over soft clouds."""
    hair = noise(SIZE, seed, 0.5, (6, 1), 20) + noise(SIZE, seed + 1, 0.5, (1, 6), 20)
    cloud = noise(SIZE, seed + 2, 2.0)
    tone = 1 + 0.07 * hair + 0.05 * cloud
    write(name, base * tone[..., None], np.full((SIZE, SIZE), 0.92), 0.0, hair, 0.22)


def brass():
    brushed = noise(SIZE, 301, 0.6, (60, 1), 3)
    tarnish = smooth(0.2, 2.4, noise(SIZE, 302, 1.8))
    colour = mix(BRASS * 1.18, rgb("80603A"), 0.22 * tarnish[..., None]) * (1 + 0.025 * brushed)[..., None]
    write("brass", colour, np.clip(0.30 + 0.02 * brushed + 0.10 * tarnish, 0.15, 0.7), 1.0, brushed, 0.05)


def shade_cloth():
    """Woven linen: threads along both ways."""
    at = np.arange(SIZE) / SIZE * 2 * np.pi * 40
    weave = 0.5 * np.sin(at)[None, :] * np.cos(at)[:, None]
    slub = 0.6 * noise(SIZE, 311, 0.8, (30, 1), 8) + 0.6 * noise(SIZE, 312, 0.8, (1, 30), 8)
    colour = rgb("D8BE93") * (1 + 0.05 * slub + 0.05 * weave)[..., None]
    write("linen", colour, np.full((SIZE, SIZE), 0.88), 0.0, weave + 0.4 * slub, 0.25)


def leather():
    """Worn oxblood hide: pebbles between creases."""
    a, b = noise(SIZE, 321, 0.9, lowest=14), noise(SIZE, 322, 1.9)
    pebble = smooth(-1.5, 1.2, a)
    colour = rgb("4A2018") * (0.78 + 0.3 * pebble + 0.06 * b)[..., None]
    write("leather", colour, np.clip(0.62 - 0.18 * pebble, 0.3, 0.8), 0.0, pebble, 0.8)


def turned_metal(name, colour, seed):
    """Metal for pieces, with the fine rings of a lathe: they go around along U."""
    rings, cloud = noise((512, 64), seed, 0.35, (40, 1), 12), noise((512, 64), seed + 1, 1.5, (6, 1))
    tone = rgb(colour) * (1 + 0.055 * rings + 0.03 * cloud)[..., None]
    save(tone, f"styles/pieces/metal/{name}.png", 64)
    save(surface(np.clip(0.80 + 0.10 * rings, 0, 1), 1.0), f"styles/pieces/metal/{name}_mr.png", 32)


def walnut(size=512):
    colour, height = timber.saw(timber.WALNUT_DARK, size)
    write("walnut", colour, timber.polish(height, 0.33), 0.0, height, 0.4)


if __name__ == "__main__":
    nap("velvet", rgb("47191B"), 351)
    brass()
    shade_cloth()
    leather()
    walnut()
    turned_metal("silver", "E3E2DE", 361)
    turned_metal("gunmetal", "3C444F", 371)
    # for materials without their own map: books, rug, window
    save(surface(np.full((4, 4), 0.85), 0.0), "textures/stuff/matte_mr.png")
    # for styles of even stuffs, whose style.ron sets roughness and metalness, and which have no relief
    save(np.ones((4, 4, 3)), "textures/stuff/even_mr.png")
    save(normals(np.zeros((4, 4)), 1), "textures/stuff/even_n.png")
