"""Boxwood and ebony: tileable, the grain running up (along V). The pieces share roughness and normals."""

import numpy as np

from kit import timber
from kit.field import halve
from kit.picture import normals, save_stuff, surface

SIZE = 1024


def make(kind, name, gloss):
    colour, height = timber.saw(kind, SIZE)
    colour, height = np.rot90(colour).copy(), np.rot90(height).copy()
    # only the plungers of the clock use this; the pieces have their own cuts (art/kit/bake.py)
    colour = np.stack([halve(colour[..., i]) for i in range(3)], -1)
    small = halve(height)
    save_stuff(f"wood/{name}", colour, surface(timber.polish(small, gloss), 0.0), normals(small, 0.45))


if __name__ == "__main__":
    make(timber.BOXWOOD, "boxwood", 0.36)
    make(timber.EBONY, "ebony", 0.33)
