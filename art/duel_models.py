"""Models of the Duel's table: mat, mana crystal, turn plate, book, inkwell, candle, hourglass.

Run by Blender: blender -b -P art/duel_models.py [-- name …]
The origin of each model is on the table. Fronts look at the player (the game's
-Z, Blender's +Y). A material has the name of its texture. Brass, walnut and
leather are in textures/stuff, glass and flame in textures/prospector, and the
rest in textures/duel.
"""

import math
import sys
from pathlib import Path

import bmesh
import numpy as np
from mathutils import Vector, noise

sys.path.insert(0, str(Path(__file__).resolve().parent))
from kit import mesh
from kit.mesh import box, box_mapping, bulge, curve, fillet, loft, made_of, moved, tube, turned
from kit.pen import spline

HALF, THICK = (7.2, 4.8), 0.06       # the mat; THICK is the height of the cards


def finish(parts, name, angle=45, weighted=True):
    body = mesh.join(parts) if len(parts) > 1 else parts[0]
    mesh.finish_parts(body, name, angle, weighted)
    mesh.export(body, f"models/duel/{name}.glb")


def mat():
    """Boards in leather and cloth. The upper edge of the texture is at the game's +Z, its left at +X."""
    profile = fillet([(-0.5, 0), (0, 0, 0.0), (0, THICK - 0.02, 0.01), (-0.03, THICK, 0.012), (-0.4, THICK, 0)], 0.012, 3)

    def uv(x, y, arc, around):
        side = 1 - 0.010 * max(0.0, 1 - arc / 0.6) if around is not None else 1
        return 0.5 - x * side / (2 * HALF[0]), 0.5 - y * side / (2 * HALF[1])

    finish([made_of(mesh.framed("mat", HALF, profile, 0.22, uv, 6), "mat")], "mat", 40)


def crystal():
    """A cut gem with flat facets, 0.26 across and 0.2 high. Its texture shows it from above."""
    n, rings = 8, ((0.088, 0.0, 0.0), (0.130, 0.072, 0.0), (0.112, 0.118, 0.5), (0.066, 0.178, 0.0), (0.050, 0.200, 0.0))
    vertices, faces = [], []
    for r, z, shift in rings:
        vertices += [(r * math.cos(2 * math.pi * (k + shift + .5) / n), r * math.sin(2 * math.pi * (k + shift + .5) / n), z)
                     for k in range(n)]
    def band(a, b, low, high):
        for k in range(n):
            m = (k + 1) % n
            if low == high:
                faces.append((a + k, a + m, b + m, b + k))
            elif high:
                faces.extend([(a + k, a + m, b + k), (a + m, b + m, b + k)])
            else:
                faces.extend([(a + k, b + k, b + (k - 1) % n), (a + k, a + m, b + k)])
    band(0, 8, 0, 0), band(8, 16, 0, 1), band(16, 24, 1, 0), band(24, 32, 0, 0)
    faces += [tuple(range(32, 40)), tuple(range(7, -1, -1))]
    body = mesh.outward(mesh.from_data("crystal", vertices, faces))
    # each facet shows another part of the texture, like refracted light
    mesh.project(body, lambda p, nrm: (0.5 - p.x / 0.42 - 0.19 * nrm.x, 0.5 - p.y / 0.42 - 0.19 * nrm.y))
    finish([made_of(body, "crystal_full")], "crystal", 5, False)


PLATE = (0.75, 0.36)
PIVOT = 0.40                         # height of the axle above the table, so that the turning plate clears the floor of the well


def end_turn():
    """The turn plate's case: walnut, a well, a brass rim, two bearings. The axle is at PIVOT."""
    half = (PLATE[0] + 0.18, PLATE[1] + 0.20)
    case = [(-0.25, 0, 0), (-0.03, 0), (0, 0.03, 0.0), (0, 0.085), (-0.03, 0.11), (-0.03, 0.28), (-0.015, 0.30), (-0.015, 0.325),
            (-0.125, 0.325, .01),
            (-0.125, 0.035, .01), (-0.25, 0.035, 0)]
    body = mesh.framed("case", half, fillet(case, 0.014, 2), 0.12, lambda x, y, arc, around: (x, y), 4)
    parts = [made_of(mesh.project(body, box_mapping(0.3, "x")), "walnut")]
    rim = [(-0.028, 0.318, 0), (-0.028, 0.345), (-0.112, 0.345), (-0.118, 0.338), (-0.118, 0.27, 0)]
    along = lambda x, y, arc, around: (0.4 * (around or x), 0.4 * arc + 0.2 * (around is None) * y)
    brass = [open_top(mesh.framed("rim", half, fillet(rim, 0.010, 2), 0.12, along, 4))]
    line = [(-0.036, 0.20, 0), (-0.022, 0.20), (-0.022, 0.214), (-0.036, 0.214, 0)]
    brass.append(open_top(mesh.framed("line", half, fillet(line, 0.004, 1), 0.12, along, 4)))
    for s in (-1, 1):
        brass.append(mesh.project(box((0.085, 0.20, 0.06), (s * (PLATE[0] + 0.11), 0, 0.365), 0.012, 2), box_mapping(0.4, "x")))
        brass.append(mesh.project(box((0.07, 0.11, 0.09), (s * (PLATE[0] + 0.11), 0, 0.412), 0.03, 3), box_mapping(0.4, "x")))
        axle = fillet([(0, 0, 0), (0.026, 0), (0.026, 0.075), (0.026, 0.15), (0.045, 0.155), (0.05, 0.175)] + bulge(0, 0.195, 0.042, -10, 90, 4),
                      0.005, 1)
        brass.append(moved(turned("axle", [(max(0, q[0]), q[1]) for q in axle], 14, v_scale=0.4), (s * (PLATE[0] + 0.008), 0, PIVOT),
                           (0, 90 * s, 0)))
    finish(parts + [made_of(p, "brass") for p in brass], "end_turn", 40)


def open_top(body):
    """Removes the two flat ends of a framed body, which leaves a ring."""
    bm = bmesh.new()
    bm.from_mesh(body.data)
    bm.faces.ensure_lookup_table()
    bmesh.ops.delete(bm, geom=[f for f in bm.faces if len(f.verts) > 4], context="FACES")
    bm.to_mesh(body.data)
    bm.free()
    return body


def end_turn_face():
    """The plate, with its center at the origin. The sun is on top, and after half a turn around X the moon, also upright."""
    profile = fillet([(-0.022, -0.036, 0), (-0.016, -0.036, 0), (0, -0.028), (0, 0.028), (-0.016, 0.036, 0), (-0.022, 0.036, 0)], 0.012, 2)

    def uv(x, y, arc, around):
        return (0.4 * around, 0.4 * arc) if around is not None else (0.5 - x / (2 * PLATE[0]), 0.5 - y / (2 * PLATE[1]))

    body = mesh.framed("face", PLATE, profile, 0.06, uv, 5)
    data = body.data
    for name in ("turn_sun", "turn_moon", "brass"):
        data.materials.append(mesh.material(name))
    for face in data.polygons:
        flat = len(face.vertices) > 4
        face.material_index = 2 if not flat else 0 if face.normal.z > 0 else 1
        if face.material_index == 1:
            for index in face.loop_indices:
                at = data.vertices[data.loops[index].vertex_index].co
                data.uv_layers.active.data[index].uv = 0.5 - at.x / (2 * PLATE[0]), 0.5 + at.y / (2 * PLATE[1])
    finish([body], "end_turn_face", 30)


PAGE, DEEP = 1.6, 2.2                # a page of the book


def page_height(x):
    """Returns the height of the open pages. More pages are on the side that has been read (the game's +X)."""
    away = abs(x) / PAGE
    return 0.055 + (0.255 if x > 0 else 0.215) * float(np.interp(away, [0, .035, .09, .17, .30, .50, .75, 1.0],
                                                                 [.10, .46, .82, .98, 1.0, .90, .74, .62]))


def book():
    """An old book of fables, open. Its pages fill their texture, upright from the seat."""
    xs = sorted({round(s * PAGE * t, 5) for s in (-1, 1) for t in (0, .015, .035, .06, .09, .13, .17, .23, .30, .40, .50, .62, .75, .88, .97, 1.0)})
    ys = [DEEP * (t - .5) for t in (0, .03, .5, .97, 1)]
    droop = lambda x, y: page_height(x) - 0.022 * (abs(x) > PAGE * .99) - 0.010 * (abs(y) > DEEP * .499)
    vertices = [(x, y, droop(x, y)) for x in xs for y in ys]
    faces = [(i * 5 + j, (i + 1) * 5 + j, (i + 1) * 5 + j + 1, i * 5 + j + 1) for i in range(len(xs) - 1) for j in range(4)]
    top = mesh.from_data("pages", vertices, faces)
    mesh.project(top, lambda p, n: (0.5 - p.x / (2 * PAGE), 0.5 - p.y / DEEP))
    vertices, faces, corners = [], [], []

    def wall(points):
        """A strip under the rim of the pages, down to the boards, a little wider at the bottom."""
        start, run = len(vertices), 0.0
        for k, (x, y) in enumerate(points):
            out = 1 + .012 * (abs(x) > PAGE * .99), 1 + .008 * (abs(y) > DEEP * .499)
            vertices.extend([(x, y, droop(x, y)), (x * out[0], y * out[1], 0.05)])
            if k:
                step = math.hypot(x - points[k - 1][0], y - points[k - 1][1])
                i = start + 2 * k
                faces.append((i - 2, i, i + 1, i - 1))
                tops = [vertices[v][2] for v in faces[-1]]
                corners.append([(0.6 * u, 3.0 * z) for u, z in zip((run, run + step, run + step, run), tops)])
                run += step

    for s in (-1, 1):
        wall([(s * PAGE, y) for y in ys]), wall([(x, s * DEEP / 2) for x in xs])
    sides = mesh.outward(mesh.from_data("sides", vertices, faces, corners))
    leather, brass = [], []
    for s in (-1, 1):
        leather.append(moved(box((PAGE + 0.02, DEEP + 0.14, 0.05), (s * (PAGE / 2 + 0.10), 0, 0.025), 0.016, 2)))
        for t in (-1, 1):                                      # a brass shoe on each outer corner
            x, y, w = s * (PAGE + 0.118), t * (DEEP / 2 + 0.078), 0.24
            flat = [(x, y), (x - s * w, y), (x - s * w * .62, y - t * w * .30), (x - s * w * .30, y - t * w * .62), (x, y - t * w)]
            n = len(flat)
            shoe = mesh.from_data("shoe", [(*q, 0.0) for q in flat] + [(*q, 0.062) for q in flat],
                                  [tuple(range(n)), tuple(range(n, 2 * n))] + [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)])
            brass.append(mesh.project(mesh.bevel(mesh.outward(shoe), 0.010, 2), box_mapping(0.4, "x")))
    spine = [[(0.26 * math.cos(a), y, 0.052 - 0.050 * abs(math.sin(a)) ** .5) for a in np.linspace(0, -math.pi, 7)]
             + [(0.26 * math.cos(a), y, 0.062) for a in (-math.pi, 0)] for y in np.linspace(-DEEP / 2 - .07, DEEP / 2 + .07, 3)]
    leather.append(loft("spine", spine, scale=0.4))
    for part in leather:
        mesh.project(part, box_mapping(0.5, "x"))
    line = [(0.10, -DEEP / 2 - .02, .20), (0.11, -DEEP / 2 + .05, page_height(.105) + .012)]
    line += [(0.11 + .05 * math.sin(2.6 * t), y, page_height(0.11 + .05 * math.sin(2.6 * t)) + .012) for t, y in
             zip(np.linspace(0, 1, 7), np.linspace(-DEEP / 2 + .2, DEEP / 2 - .04, 7))]
    line += [(0.14, DEEP / 2 + .04, .25), (0.17, DEEP / 2 + .09, .12), (0.22, DEEP / 2 + .17, .03), (0.30, DEEP / 2 + .36, .012),
             (0.27, DEEP / 2 + .55, .02)]
    line = spline(line, 2)
    rings = [[(x - .045, y, z - .004), (x + .045, y, z - .004), (x + .045, y, z + .004), (x - .045, y, z + .004)] for x, y, z in line]
    ribbon = loft("ribbon", rings, scale=0.8)
    finish([made_of(top, "pages"), made_of(sides, "paper_edge")] + [made_of(p, "leather") for p in leather] + [made_of(p, "brass") for p in brass]
           + [made_of(ribbon, "velvet")], "book", 50)


def inkwell():
    """A square bottle of ink in a brass stand, with an open lid and a goose quill."""
    glass = mesh.framed("bottle", (0.36, 0.36), fillet([(-0.2, 0.10, 0), (0, 0.10), (0, 0.42), (-0.05, 0.50), (-0.15, 0.545, .02), (-0.165, 0.60),
                                                        (-0.26, 0.60, .01), (-0.26, 0.54, 0)], 0.03, 3), 0.09, lambda x, y, arc, around: (x, y), 4)
    parts = [made_of(mesh.project(glass, box_mapping(0.9)), "inkglass")]
    tray = fillet([(-0.3, 0, 0), (-0.03, 0), (0, 0.03), (0, 0.10), (-0.02, 0.13), (-0.05, 0.12), (-0.07, 0.085), (-0.3, 0.085, 0)], 0.014, 2)
    brass = [mesh.project(mesh.framed("tray", (0.62, 0.52), tray, 0.16, lambda x, y, arc, around: (x, y), 5), box_mapping(0.4, "x"))]
    collar = fillet([(0.155, 0.585, 0), (0.185, 0.585), (0.195, 0.62), (0.175, 0.655), (0.15, 0.655), (0.138, 0.60), (0.138, 0.56, 0)], 0.01, 2)
    brass.append(turned("collar", collar, 24, v_scale=0.4, u_scale=2))
    lid = fillet([(0, 0, 0), (0.175, 0), (0.185, 0.03), (0.16, 0.06)] + curve([(0.155, 0.062), (0.10, 0.105), (0.03, 0.125)], 3)
                 + [(0.03, 0.15)] + bulge(0, 0.18, 0.04, -40, 90, 4), 0.008, 1)
    brass.append(moved(turned("lid", [(max(0, q[0]), q[1]) for q in lid], 20, v_scale=0.4), (0.21, -0.02, 0.79), (0, 104, 0)))
    brass.append(mesh.project(box((0.05, 0.10, 0.05), (0.195, -0.02, 0.63), 0.014, 2), box_mapping(0.4)))
    for x in (-0.5, 0.5):
        for y in (-0.4, 0.4):
            brass.append(moved(turned("knob", fillet([(0, 0, 0), (0.04, 0), (0.045, 0.03), (0, 0.045, 0)], 0.006, 1), 10, v_scale=0.4),
                               (x, y, 0.085)))
    ink = turned("ink", [(0.15, 0.57), (0.0, 0.571)], 16)
    parts.append(made_of(mesh.project(ink, box_mapping(0.9)), "inkglass"))
    line = spline([(0.06, 0.06, 0.30), (-0.04, -0.02, 0.75), (-0.20, -0.12, 1.25), (-0.46, -0.24, 1.80), (-0.86, -0.36, 2.28),
                   (-1.10, -0.42, 2.46)], 5)
    n = len(line)
    shaft = tube("shaft", line, [0.030 * (1 - .75 * (k / n) ** 1.4) + .003 for k in range(n)], 8, 0.4)
    mesh.project(shaft, lambda p, nrm: (0.2 * p.z + .02 * p.x + .01 * p.y, 0.245 + 0.012 * (nrm.x + .7 * nrm.y)))
    rings, along = [], []
    side = Vector((0.35, -0.80, 0.25)).normalized()
    for k in range(round(n * .30), n):
        t = (k / (n - 1) - .30) / .70
        p = Vector(line[k])
        way = (Vector(line[min(k + 1, n - 1)]) - Vector(line[k - 1])).normalized()
        across = (side - way * side.dot(way)).normalized()
        up = way.cross(across)
        grow = min(1, (t / .12) ** .6 if t > 0 else .02) * (1 - max(0, (t - .55) / .45) ** 2.2)
        nick = 1 - .22 * max(0, 1 - abs((t - .47) / .02)) - .16 * max(0, 1 - abs((t - .72) / .02))
        wide, narrow = .30 * grow + .004, .15 * grow * nick + .004
        sweep = way * .16 * grow
        th = .006 + .004 * (1 - t)
        left, right = p + across * wide + sweep - up * .05 * grow, p - across * narrow + sweep * .6 - up * .03 * grow
        rings.append([tuple(left), tuple(p + across * wide * .5 + sweep * .45 + up * th), tuple(p + up * (th + .012)), tuple(right),
                      tuple(p - up * (th + .004)),
                      tuple(p + across * wide * .5 + sweep * .45 - up * th)])
        along.append(t)
    vane = loft("vane", rings, along, 1.0, 1.0)
    layer = vane.data.uv_layers.active.data                    # edge, middle, shaft, edge and back: twice from the edge to the shaft
    for item in layer:
        k = round(item.uv.y * 6) % 6 if item.uv.y < .999 else 6
        item.uv = item.uv.x, (0.0, .125, .25, .5, .75, .875, 1.0)[k] + .25
    finish(parts + [made_of(p, "brass") for p in brass] + [made_of(shaft, "feather"), made_of(vane, "feather")], "inkwell", 42)


def candle():
    """A candle half burnt in a brass chamberstick, 1.75 high to its wick. The flame is a separate model, so that it can glow."""
    dish = fillet([(0, 0, 0), (0.50, 0), (0.53, 0.03), (0.78, 0.10), (0.80, 0.10)], 0.02, 2)[:-1]
    dish += [q[:2] for q in bulge(0.80, 0.135, 0.035, -90, 140, 7)]
    dish += fillet([(0.765, 0.145, 0), (0.55, 0.075), (0.30, 0.06), (0.16, 0.10), (0.13, 0.20), (0.13, 0.30)] + bulge(0.14, 0.34, 0.045, -60, 60, 4)
                   + [(0.15, 0.40), (0.20, 0.46), (0.215, 0.72), (0.27, 0.755), (0.27, 0.785), (0.20, 0.79), (0.185, 0.70, 0)], 0.014, 2)
    brass = [turned("dish", dish, 32, v_scale=0.4, u_scale=3, keep=46)]
    ring = [(0.20 * math.cos(a) + 0.98, 0, 0.22 + 0.17 * math.sin(a)) for a in np.linspace(math.radians(200), math.radians(200 + 345), 22)]
    brass.append(moved(tube("ring", ring, 0.034, 8, 0.4), (0, 0, 0.02), (0, 0, 0)))
    brass.append(moved(mesh.project(box((0.20, 0.13, 0.024), (1.0, 0, 0.425), 0.010, 2), box_mapping(0.4)), (0, 0, 0)))
    dice = np.random.default_rng(5)
    runs = [(a, dice.uniform(.30, .95), dice.uniform(.018, .036)) for a in (0.3, 1.0, 1.75, 2.9, 4.2, 5.4)]

    def drips(r, z, a):
        if z < .79 or r < .12:
            return r, z + .018 * math.sin(2 * a + 1) * (z > 1.5)
        t = (z - .79) / .84
        extra = 0.0
        for at, reach, h in runs:                              # a run of wax, thicker at its end
            across = ((a - at + math.pi) % (2 * math.pi) - math.pi) / .13
            extra += h * math.exp(-across ** 2) * (t > 1 - reach) * (1 + .9 * math.exp(-((t - 1 + reach) / .07) ** 2))
        return r + extra + .004 * math.sin(3 * a + 9 * t), z + .030 * math.sin(2 * a + 1) * max(0, t - .8) * 5

    stick = [(0.0, .70), (.175, .70)] + [(.175 - .004 * t, .79 + .80 * t) for t in np.linspace(0, 1, 15)]
    stick += [(.165, 1.625), (.145, 1.635), (.125, 1.615), (.08, 1.585), (.0, 1.575)]
    wax = turned("stick", stick, 36, drips, v_scale=0.6)
    pool = [made_of(wax, "wax")]
    for k, (a, r) in enumerate(((.6, .34), (2.5, .30), (4.1, .38))):   # wax that has fallen into the dish
        drop = fillet([(0, -.02, 0), (.07 + .02 * k, -.02), (.06 + .02 * k, .022), (0, .034, 0)], .018, 2)
        pool.append(made_of(moved(turned("drop", drop, 12, v_scale=.6), (r * math.cos(a), r * math.sin(a), .062), (0, 0, 0), (1, .8, 1)), "wax"))
    wick = tube("wick", spline([(0, 0, 1.55), (.004, 0, 1.66), (.026, 0, 1.74)], 3), [.016] * 6 + [.012], 6, .4)
    finish([made_of(p, "brass") for p in brass] + pool + [made_of(wick, "inkglass")], "candle", 50)

    mesh.clear()
    flame = [p[:2] for p in curve([(0.0, 1.63), (0.070, 1.68), (0.105, 1.78), (0.090, 1.92), (0.045, 2.08), (0.0, 2.26)], 3)]
    finish([made_of(moved(turned("candle_flame", flame, 12, v_scale=1 / 0.68), (.012, 0, 0)), "flame")], "candle_flame", 80)


def hourglass():
    """Sand running between two walnut plates on turned pillars, 2.05 high. The glass is a separate model, so that it can be blended."""
    wood, brass = [], []
    for z, up in ((0.0, 1), (2.05, -1)):
        plate = fillet([(0, 0, 0), (0.52, 0), (0.54, 0.03), (0.54, 0.08), (0.49, 0.11), (0.45, 0.115), (0.36, 0.15, .01), (0, 0.15, 0)], 0.016, 2)
        wood.append(moved(mesh.project(turned("plate", plate, 28), box_mapping(0.45, "x")), (0, 0, z), (0 if up > 0 else 180, 0, 0)))
        cap = fillet([(0.30, 0.14, 0), (0.335, 0.14), (0.335, 0.19), (0.30, 0.21), (0.24, 0.21), (0.24, 0.14, 0)], 0.010, 1)
        brass.append(moved(turned("cap", cap, 24, v_scale=0.4, u_scale=2), (0, 0, z), (0 if up > 0 else 180, 0, 0)))
    pillar = [(0, 0.13, 0), (0.075, 0.13), (0.075, 0.19)] + bulge(0.045, 0.235, 0.045, -70, 70, 4) + [(0.05, 0.29)]
    pillar += curve([(0.048, 0.30), (0.075, 0.50), (0.052, 0.82), (0.040, 0.94)], 3) + bulge(0.035, 1.025, 0.048, -75, 75, 5)
    pillar += curve([(0.040, 1.11), (0.052, 1.23), (0.075, 1.55), (0.048, 1.75)], 3) + [(0.05, 1.76)] + bulge(0.045, 1.815, 0.045, -70, 70, 4)
    pillar += [(0.075, 1.86), (0.075, 1.92), (0, 1.92, 0)]
    for k in range(3):
        a = math.radians(30 + 120 * k)                         # one at the back, so that the sand is visible
        at = 0.425 * math.cos(a), 0.425 * math.sin(a)
        wood.append(moved(turned("pillar", fillet(pillar, 0.008, 1), 10, v_scale=0.35, keep=28), (*at, 0)))
        for z, turn in ((-0.0, 180), (2.05, 0)):
            stud = fillet([(0, 0, 0), (0.05, 0), (0.045, 0.02), (0, 0.035, 0)], 0.008, 1)
            if turn == 0:
                brass.append(moved(turned("stud", stud, 10, v_scale=0.4), (*at, z)))
    heap = curve([(0.0, 0.20), (0.285, 0.21)], 2) + curve([(0.30, 0.26), (0.29, 0.33), (0.16, 0.42), (0.05, 0.52), (0.0, 0.56)], 3)
    rough = lambda r, z, a: (r, z + .012 * noise.noise(Vector((4 * r * math.cos(a), 4 * r * math.sin(a), z))))
    sand = [turned("heap", [q[:2] for q in heap], 24, rough, v_scale=1.0)]
    sand.append(turned("rest", [q[:2] for q in curve([(0.0, 1.04), (0.030, 1.06), (0.10, 1.16), (0.20, 1.27), (0.258, 1.37)], 2)
                                + curve([(0.255, 1.38), (0.16, 1.35), (0.0, 1.30)], 2)], 24, v_scale=1.0))
    sand.append(tube("stream", [(0, 0, 1.06), (0, 0, .53)], .008, 5, 1.0))
    for part in sand:
        mesh.project(part, box_mapping(1.3))
    finish([made_of(p, "walnut") for p in wood] + [made_of(p, "brass") for p in brass] + [made_of(p, "sand") for p in sand], "hourglass", 45)


ALL = (mat, crystal, end_turn, end_turn_face, book, inkwell, candle, hourglass)

if __name__ == "__main__":
    wanted = sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else []
    for model in ALL:
        if not wanted or model.__name__ in wanted:
            mesh.clear()
            model()
