"""The chess clock: a walnut case with two windows, and the plunger that the scene uses twice.

Run by Blender: blender -b -P art/clock_model.py
The origin is on the table. The front looks at the player (the game's -Z,
Blender's +Y). White's window is on the player's left, the game's +X. A window is
1.80 by 0.80 and fills its texture, which chess/chess_clock.rs sets.
"""

import math
import sys
from pathlib import Path

from mathutils import Vector

sys.path.insert(0, str(Path(__file__).resolve().parent))
from kit import mesh
from kit.mesh import box, box_mapping, fillet, loft, made_of, moved, turned

WIDE = 4.7
FOOT, EDGE, BACK, HIGH = (0.86, 0.13), (0.20, 1.02), -0.46, 1.06    # outline of the case, (y, z)
LEAN = math.degrees(math.atan2(FOOT[0] - EDGE[0], EDGE[1] - FOOT[1]))    # angle of the front
WINDOW, ASIDE = (1.80, 0.80), 1.10
PLUNGER_Y = -0.13


def on_front(x, along, out=0.0):
    """Returns a point on the slanted front: distance from its center, up along it, and out of it."""
    a = math.radians(LEAN)
    middle = Vector((0, (FOOT[0] + EDGE[0]) / 2, (FOOT[1] + EDGE[1]) / 2))
    return middle + Vector((x, -math.sin(a) * along + math.cos(a) * out, math.cos(a) * along + math.sin(a) * out))


def case():
    outline = [(0.3, 0.04), (0.84, 0.04, 0.03), (*FOOT, 0.05), (*EDGE, 0.08), (BACK, HIGH, 0.10), (BACK - 0.10, 0.04, 0.04), (0.3, 0.04)]
    shape = fillet(outline, 0.05, 4)[:-1]
    middle = (sum(p[0] for p in shape) / len(shape), sum(p[1] for p in shape) / len(shape))
    rings = []
    for x, inset in ((-WIDE / 2, 0.07), (-WIDE / 2 + 0.02, 0.03), (-WIDE / 2 + 0.07, 0), (WIDE / 2 - 0.07, 0), (WIDE / 2 - 0.02, 0.03),
                     (WIDE / 2, 0.07)):
        ring = []
        for y, z in shape:
            dy, dz = y - middle[0], z - middle[1]
            far = math.hypot(dy, dz)
            ring.append((x, y - dy / far * inset, z - dz / far * inset))
        rings.append(ring)
    return mesh.project(loft("case", rings), box_mapping(0.3, "x"))


def frame(x):
    """A brass bezel around a window."""
    parts, rim = [], 0.07
    wide, tall = WINDOW
    for along in (-tall / 2 - rim / 2, tall / 2 + rim / 2):
        rail = box((wide + 2 * rim, 0.07, rim), (0, 0, 0), 0.018, 2)
        parts.append(moved(mesh.project(rail, box_mapping(0.4, "x")), on_front(x, along, 0.01), (LEAN, 0, 0)))
    for side in (-1, 1):
        rail = box((rim, 0.068, tall + 0.01), (0, 0, 0), 0.018, 2)
        parts.append(moved(mesh.project(rail, box_mapping(0.4, "z")), on_front(x + side * (wide / 2 + rim / 2), 0, 0.01), (LEAN, 0, 0)))
    return parts


def window(x, name):
    """From the front, the left of its texture is at +X."""
    wide, tall = WINDOW
    corners = [on_front(x + u * wide / 2, v * tall / 2, 0.012) for u, v in ((1, -1), (-1, -1), (-1, 1), (1, 1))]
    plate = mesh.from_data(name, [tuple(c) for c in corners], [(0, 1, 2, 3)], [[(0, 0), (1, 0), (1, 1), (0, 1)]])
    return made_of(plate, name)


def clock():
    mesh.clear()
    wood = [case()]
    for x in (-1, 1):
        for y in (0.62, BACK + 0.05):                      # feet
            foot = turned("foot", [(0, 0), (0.10, 0), (0.11, 0.05), (0, 0.05)], 12, v_scale=0.4)
            wood.append(moved(foot, (x * (WIDE / 2 - 0.3), y, 0)))
    brass = frame(ASIDE) + frame(-ASIDE)
    sleeve = fillet([(0.13, 0, 0), (0.21, 0), (0.21, 0.05), (0.15, 0.07), (0.13, 0.07, 0), (0.13, 0, 0)], 0.012, 2)
    for side in (1, -1):
        brass.append(moved(turned("sleeve", sleeve, 20, v_scale=0.4), (side * ASIDE, PLUNGER_Y, HIGH - 0.015)))
    # a brass pillar between the windows with the maker's stud
    brass.append(moved(mesh.project(box((0.05, 0.05, WINDOW[1] + 0.1), (0, 0, 0), 0.012, 2), box_mapping(0.4, "z")), on_front(0, 0, 0.0),
                       (LEAN, 0, 0)))
    parts = [made_of(p, "walnut") for p in wood] + [made_of(p, "brass") for p in brass]
    parts += [window(ASIDE, "window_white"), window(-ASIDE, "window_black")]
    body = mesh.join(parts)
    mesh.finish_parts(body, "clock", 40)
    mesh.export(body, "models/chess/clock.glb")


def plunger():
    """The foot is on the case. The cap has the wood of the player who presses it."""
    mesh.clear()
    stem = made_of(turned("stem", fillet([(0, -0.2, 0), (0.11, -0.2), (0.11, 0.17), (0, 0.17, 0)], 0.01, 1), 16, v_scale=0.4), "brass")
    profile = fillet([(0, 0.16, 0), (0.30, 0.16), (0.33, 0.20), (0.33, 0.27), (0.24, 0.34), (0, 0.36, 0)], 0.03, 3)
    cap = made_of(turned("cap", profile, 28, v_scale=0.5, u_scale=2), "cap")
    body = mesh.join([cap, stem])
    mesh.finish_parts(body, "clock_plunger", 40)
    mesh.export(body, "models/chess/clock_plunger.glb")


if __name__ == "__main__":
    clock()
    plunger()
