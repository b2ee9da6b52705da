"""Boxwood and ebony: tileable, the grain running up (along V). The pieces share roughness and normals."""

import numpy as np

from kit import timber
from kit.field import halve
from kit.picture import normals, save, surface

SIZE = 1024


def make(kind, name, gloss):
    colour, height = timber.saw(kind, SIZE)
    colour, height = np.rot90(colour).copy(), np.rot90(height).copy()
    # only the plungers of the clock use this; the pieces have their own cuts (art/kit/bake.py)
    save(np.stack([halve(colour[..., i]) for i in range(3)], -1), f"textures/wood/{name}.png")
    small = halve(height)
    save(surface(timber.polish(small, gloss), 0.0), f"textures/wood/{name}_mr.png")
    save(normals(small, 0.45), f"textures/wood/{name}_n.png")


if __name__ == "__main__":
    make(timber.BOXWOOD, "boxwood", 0.36)
    make(timber.EBONY, "ebony", 0.33)
