"""The round table: molded top, apron, and the turned pedestal under it.

Run by Blender: blender -b -P art/table_model.py
Its upper face is at -0.35, the bottom of the board.
"""

import math
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from kit import mesh
from kit.mesh import bulge, curve, fillet
from table_picture import SIDE, TOP

SURFACE, FLOOR = -0.35, -13.5


def top():
    mesh.clear()
    profile = fillet([(0, SURFACE, 0), (3, SURFACE, 0), (8, SURFACE, 0), (TOP - 0.20, SURFACE, 0.05), (TOP - 0.18, SURFACE - 0.03, 0.01)]
                     + bulge(TOP - 0.18, SURFACE - 0.21, 0.18, 90, -50, 9)
                     + [(TOP - 0.16, SURFACE - 0.37, 0.02), (TOP - 0.16, SURFACE - 0.42, 0.02)]
                     + curve([(TOP - 0.20, SURFACE - 0.44), (TOP - 0.42, SURFACE - 0.52), (TOP - 0.55, SURFACE - 0.70)], 4)
                     + [(TOP - 0.56, SURFACE - 0.76, 0.02), (TOP - 0.90, SURFACE - 0.78, 0.02), (TOP - 0.90, SURFACE - 1.85, 0.03)]
                     + bulge(TOP - 0.93, SURFACE - 1.93, 0.08, 75, -75, 6) + [(TOP - 1.05, SURFACE - 2.02, 0.02), (0, SURFACE - 2.02, 0)], 0.02, 2)
    body = mesh.turned("table", profile, 96, keep=32)
    flat = TOP - 0.20
    length = mesh.lengths(profile)[-1] - profile[-2][0]
    layer = body.data.uv_layers.active.data
    for corner in layer:
        turn, arc = corner.uv
        # edge and apron use the dark band outside the top
        radius = arc if arc < flat else flat + (SIDE / 2 - 0.05 - flat) * min(1, (arc - flat) / (length - flat))
        a = 2 * math.pi * turn
        corner.uv = 0.5 + radius * math.cos(a) / SIDE, 0.5 + radius * math.sin(a) / SIDE
    mesh.finish(body, "table", "table", 50)
    mesh.export(body, "models/room/table.glb")


def pedestal():
    mesh.clear()
    y = FLOOR
    column = fillet([(0, y + 1.6, 0), (1.4, y + 1.6), (1.7, y + 1.9)] + bulge(1.55, y + 2.3, 0.42, -70, 70, 5)
                    + curve([(1.45, y + 2.8), (1.0, y + 4.2), (1.15, y + 6.4), (1.6, y + 8.0), (1.35, y + 9.3), (0.95, y + 9.9)], 3)
                    + [(1.5, y + 10.1), (1.5, y + 10.4), (1.1, y + 10.6), (1.3, y + 11.2), (0, y + 11.2, 0)], 0.06, 1)
    parts = [mesh.turned("column", column, 20, v_scale=0.15, keep=24)]
    for k in range(3):
        leg = mesh.box((0.9, 7.0, 0.8), (0, 3.3, 0), 0.18, 1)
        for v in leg.data.vertices:           # swept down and out, with a flat toe
            t = (v.co.y + 0.2) / 7.0
            drop = 1.9 * (1 - t) ** 2 + 0.42
            v.co.z = y + drop + v.co.z * (1.3 - 0.55 * t)
            v.co.x *= 1 - 0.35 * t
        mesh.project(leg, mesh.box_mapping(0.15, "y"))
        leg.rotation_euler[2] = math.radians(120 * k + 60)
        parts.append(leg)
    for part in parts:
        mesh.bpy.context.view_layer.objects.active = part
        part.select_set(True)
        mesh.bpy.ops.object.transform_apply(rotation=True)
    mesh.finish(mesh.join(parts), "pedestal", "wood", 45)
    mesh.export(parts[0], "models/room/pedestal.glb")


if __name__ == "__main__":
    top()
    pedestal()
