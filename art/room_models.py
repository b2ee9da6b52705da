"""The room around the table: lamp, bookshelf, window with curtain, wall, fireplace, floor, rug, chair, and the
ropes around a table of the tournament hall, with few triangles.

Run by Blender: blender -b -P art/room_models.py
One unit is the width of a square (about 5.5 cm). The origin of a model is on the
floor (13.5 below the board), and that of the lamp is on the table. Backs are at
Blender's +Y, the game's -Z, and fronts look at +Z.
"""

import math
import sys
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent))
from kit import mesh
from kit.mesh import bulge, curve, fillet
from kit.pen import spline


def lamp():
    """A brass stem with a linen shade, 7 high, for the table."""
    mesh.clear()
    stem = fillet([(0, 0, 0), (1.12, 0), (1.15, 0.10), (1.02, 0.20)] + curve([(0.98, 0.22), (0.62, 0.36), (0.26, 0.58), (0.17, 0.95)], 4)
                  + bulge(0.14, 1.25, 0.20, -60, 60, 5) + curve([(0.13, 1.5), (0.24, 2.2), (0.30, 2.75), (0.16, 3.5)], 4)
                  + bulge(0.12, 3.75, 0.16, -60, 60, 5) + [(0.08, 4.05), (0.08, 4.6), (0.18, 4.65), (0.18, 5.2), (0.05, 5.25), (0.05, 6.75),
                  (0.12, 6.8), (0.10, 6.95), (0, 7.0, 0)], 0.04, 2)
    body = mesh.turned("lamp_stem", stem, 22, v_scale=0.12, keep=44)
    mesh.finish(body, "lamp_stem", "brass", 50)
    mesh.export(body, "models/room/lamp_stem.glb")

    mesh.clear()
    low, high, skin = 4.55, 6.75, 0.05
    outside = [(1.95, low), (1.98, low + 0.10), (1.94, low + 0.12), (1.08, high - 0.10), (1.11, high - 0.08), (1.09, high)]
    inside = [(1.04, high), (1.02, high - 0.10), (1.88, low + 0.10), (1.90, low)]
    body = mesh.turned("lamp_shade", outside + inside + [outside[0]], 48, v_scale=0.3, u_scale=3)
    mesh.finish(body, "lamp_shade", "linen", 50)
    mesh.export(body, "models/room/lamp_shade.glb")


class Shelf:
    """Boxes and books in one body. Each face has its place in the texture of the books."""

    def __init__(self):
        self.vertices, self.faces, self.uvs = [], [], []

    def block(self, x, y, z, faces, rects):
        """Adds a block with the ranges x, y, z. `faces` names its sides, and `rects` their (u0, v0, u1, v1)."""
        at = len(self.vertices)
        self.vertices += [(x[i], y[j], z[k]) for k in (0, 1) for j in (0, 1) for i in (0, 1)]
        corners = {"front": (0, 1, 5, 4), "back": (3, 2, 6, 7), "left": (2, 0, 4, 6), "right": (1, 3, 7, 5), "top": (4, 5, 7, 6),
                   "bottom": (2, 3, 1, 0)}
        for side, (u0, v0, u1, v1) in zip(faces, rects):
            self.faces.append([at + c for c in corners[side]])
            self.uvs.append([(u0, v0), (u1, v0), (u1, v1), (u0, v1)])

    def board(self, x, y, z):
        wood = (0.02, 0.945, 0.98, 0.995)
        self.block(x, y, z, ("front", "left", "right", "top", "bottom"), [wood] * 5)

    def book(self, x, y, z, cell):
        u0, u1 = (cell + 0.03) / 16, (cell + 0.97) / 16
        cloth, paper = (u0, 0.02, u0 + 0.01, 0.84), (0.1, 0.885, 0.3, 0.915)
        self.block(x, y, z, ("front", "left", "right", "top"), [(u0, 0.01, u1, 0.855), cloth, cloth, paper])


def bookshelf():
    """One bay, 13 wide and 40 high, with six rows. The scene uses several side by side."""
    mesh.clear()
    dice = np.random.default_rng(27)
    shelf, wide, deep = Shelf(), 6.5, 4.0
    for x in (-wide, wide - 0.5):
        shelf.board((x, x + 0.5), (-deep, 0), (0, 40))
    shelf.block((-wide, wide), (-0.2, 0), (0, 40), ("front",), [(0.02, 0.945, 0.98, 0.96)])
    shelf.board((-wide - 0.25, wide + 0.25), (-deep - 0.25, 0), (40, 41))
    shelf.board((-wide, wide), (-deep, 0), (0, 1.6))
    level = 1.6
    for row in range(6):
        room = 7.0 if row < 2 else 6.0
        if row:
            shelf.board((-wide + 0.5, wide - 0.5), (-deep + 0.15, -0.2), (level - 0.45, level))
        x, end = -wide + 0.6, wide - 0.6
        base = room * dice.uniform(0.66, 0.78)
        while x < end - 0.5:
            if dice.random() < 0.06:
                x += dice.uniform(0.4, 1.2)
                continue
            thick = dice.uniform(0.42, 0.95)
            tall = min(room - 0.7, base + dice.normal(0, 0.35))
            set_in = deep - 0.45 - dice.uniform(0, 0.35)
            if x + thick > end:
                break
            shelf.book((x, x + thick), (-set_in, -0.4), (level, level + tall), int(dice.integers(16)))
            x += thick + 0.02
        level += room + 0.45
    body = mesh.from_data("bookshelf", shelf.vertices, shelf.faces, shelf.uvs)
    mesh.finish(body, "bookshelf", "books", 30)
    mesh.export(body, "models/room/bookshelf.glb")


def window():
    """A tall window: frame and bars, a pane with an evening sky, and a curtain on each side."""
    mesh.clear()
    wide, high, sill = 7.0, 26.0, 12.0
    boxes = [((2 * wide + 2.4, 1.0, 1.2), (0, 0, sill - 0.6)), ((2 * wide + 3.2, 2.0, 0.6), (0, -0.6, sill - 0.3)),
             ((2 * wide + 2.4, 1.0, 1.2), (0, 0, sill + high + 0.6))]
    boxes += [((1.2, 1.0, high + 2.4), (s * (wide + 0.6), 0, sill + high / 2)) for s in (-1, 1)]
    boxes += [((0.45, 0.5, high), (x, 0, sill + high / 2)) for x in (-wide / 3, wide / 3)]
    boxes += [((2 * wide, 0.45, 0.45), (0, 0, sill + high * k / 4)) for k in (1, 2, 3)]
    body = mesh.join([mesh.box(size, at, 0.10, 1) for size, at in boxes])
    mesh.project(body, mesh.box_mapping(0.12, "z"))
    mesh.finish(body, "window_frame", "wood", 40)
    mesh.export(body, "models/room/window_frame.glb")

    mesh.clear()
    body = mesh.from_data("window_pane", [(-wide, 0.3, sill), (wide, 0.3, sill), (wide, 0.3, sill + high), (-wide, 0.3, sill + high)],
                          [(0, 1, 2, 3)], [[(0, 0), (1, 0), (1, 1), (0, 1)]])
    mesh.finish(body, "window_pane", "window")
    mesh.export(body, "models/room/window_pane.glb")

    mesh.clear()
    vertices, faces, uvs, across, rows = [], [], [], 36, 8
    for side in (-1, 1):
        at = len(vertices)
        for k in range(rows + 1):
            t = k / rows                          # from the rail down, with a band at two thirds
            squeeze = 1 - 0.42 * math.exp(-((t - 0.62) / 0.16) ** 2)
            for i in range(across + 1):
                s = i / across
                fold = math.sin(s * math.pi * 11 + 0.6 * math.sin(t * 5)) * (0.42 + 0.2 * t) * (0.5 + 0.5 * squeeze)
                vertices.append((side * (wide + 3.4 - s * 5.6 * squeeze), -1.6 + fold, sill + high + 2.2 - t * (sill + high + 2.0)))
        for k in range(rows):
            for i in range(across):
                a = at + k * (across + 1) + i
                quad = [a, a + across + 1, a + across + 2, a + 1]
                place = lambda v: ((v - at) % (across + 1) / across * 3, 1 - (v - at) // (across + 1) / rows * 9)
                for face in ([quad[::-1]] if side > 0 else [quad]):
                    faces.append(face)
                    uvs.append([place(v) for v in face])
    body = mesh.from_data("curtain", vertices, faces, uvs)
    mesh.finish(body, "curtain", "velvet", 80)
    mesh.export(body, "models/room/curtain.glb")


def wall():
    """Ninety units of walnut paneling, 46 high."""
    mesh.clear()
    boxes = [((90, 0.4, 46), (0, 0.4, 23)), ((90, 0.9, 1.8), (0, -0.1, 0.9)), ((90, 0.8, 0.8), (0, -0.1, 16)), ((90, 1.4, 1.6), (0, -0.3, 45.2))]
    for k in range(10):
        boxes += [((7.2, 0.5, 12.2), (-40.5 + 9 * k, 0.1, 8.7)), ((7.2, 0.5, 26), (-40.5 + 9 * k, 0.1, 30.2))]
    body = mesh.join([mesh.box(size, at, 0.22, 1) if i else mesh.box(size, at) for i, (size, at) in enumerate(boxes)])
    mesh.project(body, mesh.box_mapping(0.06, "z"))
    mesh.finish(body, "wall", "wood", 40)
    mesh.export(body, "models/room/wall.glb")


def floor_and_rug():
    for name, half, thick, tile in (("floor", (60, 60), 0.0, 12.0), ("rug", (26, 26), 0.18, None)):
        mesh.clear()
        (x, y), z = half, thick
        corners = [(-x, -y), (x, -y), (x, y), (-x, y)]
        vertices, faces = [(*c, z) for c in corners], [(0, 1, 2, 3)]
        place = lambda c: (c[0] / tile, c[1] / tile) if tile else ((c[0] / x + 1) / 2, (c[1] / y + 1) / 2)
        uvs = [[place(c) for c in corners]]
        if thick:
            vertices += [(*c, 0) for c in corners]
            for k in range(4):
                m = (k + 1) % 4
                faces.append((k, k + 4, m + 4, m))
                uvs.append([(0.003, 0.003), (0.003, 0.003), (0.003, 0.997), (0.003, 0.997)])
        body = mesh.from_data(name, vertices, faces, uvs)
        mesh.finish(body, name, name, 30)
        mesh.export(body, f"models/room/{name}.glb")


def chair():
    """A plain side chair with an upholstered seat, looking toward the game's +Z."""
    mesh.clear()
    parts = []
    for side in (-1, 1):
        front = fillet([(0, 0, 0), (0.26, 0), (0.30, 0.8)] + curve([(0.30, 0.9), (0.42, 4.0), (0.34, 6.2)], 3) + [(0.50, 6.4), (0.50, 8.0), (0, 8.0, 0)], 0.05, 1)
        leg = mesh.turned("leg", front, 10, v_scale=0.12)
        leg.location = (side * 3.6, -3.4, 0)
        parts.append(leg)
        line = spline([(4.3, 0), (3.6, 4.0), (3.4, 8.0), (3.8, 13.0), (4.7, 18.0)], 3)     # back leg: one swept post
        post = mesh.box((0.7, 0.7, 1))
        mesh.bpy.data.objects.remove(post)
        vertices, faces = [], []
        for y, z in line:
            vertices += [(side * 3.3 + i * 0.34, y + j * 0.36, z) for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        for k in range(len(line) - 1):
            faces += [(4 * k + i, 4 * k + (i + 1) % 4, 4 * k + 4 + (i + 1) % 4, 4 * k + 4 + i) for i in range(4)]
        faces += [(3, 2, 1, 0), tuple(len(vertices) - 4 + i for i in range(4))]
        parts.append(mesh.from_data("post", vertices, faces))
        parts.append(mesh.box((0.5, 7.0, 1.2), (side * 3.5, 0.2, 7.4), 0.06, 1))
    parts += [mesh.box((7.4, 0.5, 1.2), (0, -3.5, 7.4), 0.06, 1), mesh.box((7.0, 0.5, 1.2), (0, 3.5, 7.4), 0.06, 1)]
    parts += [mesh.box((7.6, 0.55, 1.9), (0, 4.55, 17.3), 0.14, 1), mesh.box((6.8, 0.4, 0.9), (0, 3.62, 10.4), 0.08, 1)]
    parts += [mesh.box((0.75, 0.3, 6.6), (x, 4.0, 13.6), 0.06, 1, (math.radians(-9), 0, 0)) for x in (-1.9, 0, 1.9)]
    for part in parts:
        mesh.bpy.ops.object.select_all(action="DESELECT")
        part.select_set(True)
        mesh.bpy.context.view_layer.objects.active = part
        mesh.bpy.ops.object.transform_apply(location=True, rotation=True)
    body = mesh.project(mesh.join(parts), mesh.box_mapping(0.12, "z"))
    mesh.finish(body, "chair", "wood", 45)
    mesh.export(body, "models/room/chair.glb")

    mesh.clear()
    profile = [(-1.2, 7.9), (-0.05, 7.9), (0, 8.2), (-0.06, 8.6), (-0.35, 8.9), (-1.0, 9.15), (-2.2, 9.3), (-3.3, 9.32)]
    body = mesh.framed("chair_seat", (3.75, 3.7), profile, 0.6, lambda x, y, arc, around: (x / 5, y / 5 + arc * 0.03))
    mesh.finish(body, "chair_seat", "leather", 60)
    mesh.export(body, "models/room/chair_seat.glb")


def fireplace():
    """A mantelpiece, 14 wide and 16 high, around a fire in an opening of 8 by 8.5."""
    mesh.clear()
    wide, high, deep = 4.0, 8.5, 2.6
    sides = [((2.6, deep, high), (s * (wide + 1.3), -deep / 2, high / 2)) for s in (-1, 1)]
    feet = [((3.0, deep + 0.5, 1.4), (s * (wide + 1.3), -deep / 2, 0.7)) for s in (-1, 1)]
    panels = [((1.5, 0.25, high - 2.6), (s * (wide + 1.3), -deep - 0.05, high / 2 + 0.5)) for s in (-1, 1)]
    above = [((2 * wide + 5.2, deep, 2.6), (0, -deep / 2, high + 1.3)), ((2.4, 0.4, 1.6), (0, -deep - 0.1, high + 1.2)),
             ((2 * wide + 6.4, deep + 0.9, 0.6), (0, -deep / 2 - 0.3, high + 2.9)), ((2 * wide + 5.6, deep, 5.0), (0, -deep / 2 + 0.8, high + 5.6))]
    hearth = [((2 * wide + 8, 6.5, 0.5), (0, -deep - 1.5, 0.25))]
    body = mesh.join([mesh.box(size, at, 0.12, 1) for size, at in sides + feet + panels + above + hearth])
    mesh.project(body, mesh.box_mapping(0.08, "x"))
    mesh.finish(body, "fireplace", "wood", 40)
    mesh.export(body, "models/room/fireplace.glb")

    mesh.clear()
    body = mesh.from_data("fire", [(-wide, -0.6, 0.5), (wide, -0.6, 0.5), (wide, -0.6, high), (-wide, -0.6, high)], [(0, 1, 2, 3)],
                          [[(0, 0), (1, 0), (1, 1), (0, 1)]])
    mesh.finish(body, "fire", "fire")
    mesh.export(body, "models/room/fire.glb")


def barrier():
    """Brass posts, 6 high and 9 apart, with ropes between them, along 63 units."""
    mesh.clear()
    places = [9 * k - 31.5 for k in range(8)]
    profile = fillet([(0, 0, 0), (1.1, 0), (1.1, 0.15), (0.9, 0.3)] + curve([(0.8, 0.34), (0.3, 0.55), (0.2, 0.9)], 2)
                     + [(0.2, 5.1), (0.4, 5.15), (0.4, 5.4), (0.2, 5.45)] + bulge(0, 5.8, 0.4, -60, 90, 4), 0.03, 1)
    posts = [mesh.moved(mesh.turned("post", profile, 8, v_scale=0.12, keep=12), (x, 0, 0)) for x in places]
    body = mesh.join(posts)
    mesh.finish(body, "barrier_posts", "brass", 50)
    mesh.export(body, "models/room/barrier_posts.glb")

    mesh.clear()
    steps = 10
    ropes = []
    for a, b in zip(places, places[1:]):
        line = [(a + (b - a) * k / steps, 0, 5.2 - 1.7 * (1 - (2 * k / steps - 1) ** 2)) for k in range(steps + 1)]
        ropes.append(mesh.tube("rope", line, 0.26, 6, 0.3, caps=False))
    body = mesh.join(ropes)
    mesh.finish(body, "barrier_ropes", "velvet", 80)
    mesh.export(body, "models/room/barrier_ropes.glb")


if __name__ == "__main__":
    lamp()
    bookshelf()
    window()
    wall()
    fireplace()
    floor_and_rug()
    chair()
    barrier()
