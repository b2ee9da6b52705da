"""The round table's walnut: a calm sunburst of book-matched veneers, a cross-banded edge, a fine inlay.

The texture covers `SIDE` units around the center of the table. The veneer ends at
`BAND`. The molded edge and the apron use the area outside `TOP`
(art/table_model.py maps them there).
"""

import numpy as np

from kit import timber
from kit.field import halve, mix, noise, sample, smooth
from kit.palette import rgb
from kit.picture import normals, save_stuff, surface

PIXELS, SIDE = 2048, 26.0
BAND, TOP = 10.35, 11.5
WEDGES = 16


def make():
    at = (np.arange(PIXELS) + 0.5) / PIXELS * SIDE - SIDE / 2
    x, y = np.meshgrid(at, at)
    radius, angle = np.hypot(x, y), np.arctan2(y, x)
    veneer, veneer_height = timber.saw(timber.WALNUT_VENEER, 1024)
    band, band_height = timber.saw(timber.WALNUT_BAND, 1024)

    step = 2 * np.pi / WEDGES
    wedge = np.floor(angle / step)
    inner = angle - (wedge + 0.5) * step                       # distance from the middle line of the wedge
    inner = np.where(wedge % 2 == 0, inner, -inner)            # every other leaf is mirrored
    along, across = radius * np.cos(inner), radius * np.sin(inner)
    # a slow curl contracts the grain like the crotch of a tree
    curl = across + 0.05 * along * np.sin(along * 0.55 + 1.0)
    u, v = along / 9.0, curl / 6.5
    tilt = np.where(wedge % 2 == 0, 1.0, 0.97)
    top = sample(veneer, u, v) * tilt[..., None]
    top_height = sample(veneer_height, u, v)
    rim_u, rim_v = angle * 3 / (2 * np.pi) * 6, radius / 5.0
    rim, rim_height = sample(band, rim_v, rim_u), sample(band_height, rim_v, rim_u)
    outside = smooth(TOP - 0.06, TOP, radius)
    run_u, run_v = angle * 8 / (2 * np.pi), radius / 4.0
    rim = mix(rim, sample(band, run_u, run_v), outside[..., None])
    rim_height = mix(rim_height, sample(band_height, run_u, run_v), outside)

    banded = smooth(BAND - 0.01, BAND + 0.01, radius)
    colour = mix(top, rim, banded[..., None])
    height = mix(top_height, rim_height, banded)
    shade = 1 + 0.05 * noise(PIXELS, 5, 2.4)
    colour = colour * shade[..., None]

    seam = np.exp(-((np.abs(inner) - step / 2) * radius / 0.014) ** 2) * (1 - banded)
    line = np.maximum(smooth(0.030, 0.018, np.abs(radius - BAND)), smooth(0.018, 0.008, np.abs(radius - BAND - 0.16)))
    colour = colour * (1 - 0.35 * seam)[..., None]
    colour = mix(colour, rgb("B98A55"), line[..., None] * 0.85)
    height = mix(height - 0.5 * seam, 0.62, line)
    save_stuff("room/table", colour, surface(halve(timber.polish(height, 0.46, 0.3)), 0.0), normals(halve(height), 0.35))


if __name__ == "__main__":
    make()
