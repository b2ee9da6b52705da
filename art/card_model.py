"""The model of a card: a thin slab with round corners and a fine bevel, in three parts.

Run by Blender: blender -b -P art/card_model.py
The ratio is 63 : 88, and the size 1.15 by 1.606 by 0.016. It is twice as thick
as a real card, so that the edge is visible. The origin is the center. The card is
face up: the front looks at the game's +Y, its upper edge is at +Z and its left
edge at +X, so it is upright for the player at -Z. Rotated by 180 degrees around
Z, it shows its back, also upright.
"""

import math
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from kit import mesh

WIDTH, HEIGHT, THICK = 1.15, 1.15 * 88 / 63, 0.016
CORNER, BEVEL, STEPS = 1.15 * 3.5 / 63, 0.004, 8
PARTS = ("front", "back", "edge")


def card():
    mesh.clear()
    outline = [(sx, sy, math.radians(start + 90 * k / STEPS)) for sx, sy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270))
               for k in range(STEPS + 1)]
    rings = [(BEVEL, THICK / 2), (0, THICK / 2 - BEVEL), (0, -THICK / 2 + BEVEL), (BEVEL, -THICK / 2)]
    vertices = []
    for inset, z in rings:
        r = CORNER - inset
        vertices += [(sx * (WIDTH / 2 - CORNER) + r * math.cos(a), sy * (HEIGHT / 2 - CORNER) + r * math.sin(a), z) for sx, sy,
                     a in outline]
    n = len(outline)
    around = mesh.lengths([v[:2] for v in vertices[n:2 * n] + vertices[n:n + 1]])
    # Blender's y is the game's -z, so the upper edge of the texture is at -y, and its left edge at +x
    front = [(0.5 - v[0] / WIDTH, 0.5 - v[1] / HEIGHT) for v in vertices]
    back = [(0.5 + v[0] / WIDTH, 0.5 - v[1] / HEIGHT) for v in vertices]
    faces, corners, part = [tuple(range(n)), tuple(range(4 * n - 1, 3 * n - 1, -1))], [front[:n], back[3 * n:][::-1]], [0, 1]
    for i, sheet in enumerate((front, None, back)):
        for k in range(n):
            m = (k + 1) % n
            face = (i * n + k, (i + 1) * n + k, (i + 1) * n + m, i * n + m)
            faces.append(face)
            # The bevels continue the picture: in another color they would be dashed lines less than a pixel wide
            side = [(around[k], 1), (around[k], 0), (around[k + 1], 0), (around[k + 1], 1)]
            corners.append([sheet[v] for v in face] if sheet else side)
            part.append((0, 2, 1)[i])
    body = mesh.from_data("card", vertices, faces, corners)
    for name in PARTS:
        body.data.materials.append(mesh.material(name))
    for face, index in zip(body.data.polygons, part):
        face.material_index = index
    mesh.finish_parts(body, "card", 50)
    mesh.export(body, "models/cards/card.glb")


if __name__ == "__main__":
    card()
