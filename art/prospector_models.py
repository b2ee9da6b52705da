"""Objects of Prospector's table: mat, lamp, pick, pan, pouch, nuggets, rope, balance, scoreboard.

Run by Blender: blender -b -P art/prospector_models.py [name …]
The origin of each model is on the table. Fronts look at the player (the game's
-Z, Blender's +Y). A material has the name of its texture. Brass, walnut and
leather are in textures/stuff, and the rest in textures/prospector.
"""

import math
import sys
from pathlib import Path

import numpy as np
from mathutils import Vector, noise

sys.path.insert(0, str(Path(__file__).resolve().parent))
from kit import mesh
from kit.mesh import box, box_mapping, bulge, curve, fillet, loft, made_of, moved, tube, turned
from kit.pen import spline

HALF, THICK = (7.2, 4.8), 0.06       # the mat; THICK is the height of the cards


def finish(parts, name, angle=45):
    body = mesh.join(parts) if len(parts) > 1 else parts[0]
    mesh.finish_parts(body, name, angle)
    mesh.export(body, f"models/prospector/{name}.glb")


def rod(a, b, radius, sides=8, scale=1.0):
    return tube("rod", [a, b], radius, sides, scale)


def mat():
    """One piece of leather. The upper edge of the texture is at the game's +Z, its left at +X."""
    profile = fillet([(-0.5, 0), (0, 0, 0.0), (0, THICK - 0.02, 0.01), (-0.03, THICK, 0.012), (-0.4, THICK, 0)], 0.012, 3)

    def uv(x, y, arc, around):
        side = 1 - 0.010 * max(0.0, 1 - arc / 0.6) if around is not None else 1
        return 0.5 - x * side / (2 * HALF[0]), 0.5 - y * side / (2 * HALF[1])

    body = mesh.framed("mat", HALF, profile, 0.22, uv, 6)
    finish([made_of(body, "mat")], "mat", 40)


def lamp():
    """A miner's oil lamp, lit: 3.1 high. Glass and flame are separate models, to be blended and to glow."""
    brass = []
    tank = fillet([(0, 0, 0), (0.66, 0), (0.68, 0.09), (0.62, 0.14), (0.585, 0.20, 0.01), (0.60, 0.26), (0.60, 0.62)]
                  + curve([(0.60, 0.64), (0.55, 0.76), (0.43, 0.82), (0.38, 0.86)], 3) + [(0.43, 0.88), (0.43, 0.95), (0.30, 0.96),
                                                                                          (0.20, 0.96), (0.19, 1.06), (0.12, 1.10),
                                                                                          (0.10, 1.16), (0, 1.16, 0)], 0.018, 2)
    brass.append(turned("tank", tank, 28, v_scale=0.4, u_scale=2, keep=38))
    cap = fillet([(0.30, 1.86, 0), (0.47, 1.86), (0.48, 1.96), (0.42, 1.99)] + curve([(0.41, 2.0), (0.34, 2.10), (0.27, 2.18)], 3)
                 + [(0.24, 2.20), (0.24, 2.26), (0.30, 2.28), (0.30, 2.33), (0.24, 2.35), (0.24, 2.41), (0.30, 2.43),
                    (0.30, 2.48)] + curve([(0.29, 2.49), (0.20, 2.58), (0.09, 2.63)], 3)
                 + [(0.07, 2.66), (0.07, 2.71), (0, 2.73, 0)], 0.014, 2)
    brass.append(turned("cap", cap, 28, v_scale=0.4, u_scale=2, keep=38))
    for k in range(4):                                         # pillars
        a = math.radians(45 + 90 * k)
        line = spline([(0.46, 0.92), (0.545, 1.10), (0.565, 1.40), (0.53, 1.70), (0.455, 1.90)], 2)
        brass.append(tube("pillar", [(r * math.cos(a), r * math.sin(a), z) for r, z in line], 0.026, 6, 0.4))
    for z, r in ((1.22, 0.572), (1.58, 0.566)):                # rings of the guard
        brass.append(tube("ring", [(r * math.cos(2 * math.pi * k / 28), r * math.sin(2 * math.pi * k / 28), z) for k in range(29)], 0.018,
                          5, 0.4, caps=False))
    handle = [(0.49 * math.cos(a), 0, 1.92 + 1.16 * math.sin(a) ** 0.8) for a in np.linspace(0, math.pi, 25)]
    brass.append(moved(tube("handle", handle, 0.024, 6, 0.4), (0, 0, 0), (0, 0, 20)))
    for s in (-1, 1):
        brass.append(moved(turned("lug", [(0, 0), (0.055, 0), (0.055, 0.05), (0, 0.06)], 10, v_scale=0.4),
                           (s * 0.46 * math.cos(math.radians(20)), s * 0.46 * math.sin(math.radians(20)), 1.92), (0, s * 90, 20)))
    knob = fillet([(0, 0, 0), (0.02, 0), (0.02, 0.20), (0.085, 0.20), (0.085, 0.25), (0, 0.26, 0)], 0.008, 1)
    brass.append(moved(turned("knob", knob, 12, v_scale=0.4), (0.0, 0.40, 0.90), (-90, 0, 0)))
    filler = fillet([(0, 0, 0), (0.09, 0), (0.09, 0.07), (0.10, 0.075), (0.10, 0.12), (0.03, 0.14), (0.03, 0.17), (0, 0.175, 0)], 0.008,
                    1)
    brass.append(moved(turned("filler", filler, 14, v_scale=0.4), (-0.40, 0.24, 0.72), (-24, -38, 0)))
    finish([made_of(part, "brass") for part in brass], "lamp", 40)

    mesh.clear()
    flame = [p[:2] for p in curve([(0.0, 1.12), (0.075, 1.17), (0.105, 1.26), (0.085, 1.38), (0.045, 1.50), (0.0, 1.64)], 3)]
    body = turned("lamp_flame", flame, 12, v_scale=1 / 0.56)
    finish([made_of(body, "flame")], "lamp_flame", 80)


def pickaxe():
    """A prospector's hand pick, lying, with the handle along x and the head at -x."""
    line = spline([(-0.30, 0.0), (0.5, 0.03), (1.6, 0.02), (2.8, -0.05), (3.7, -0.04), (4.35, 0.08), (4.55, 0.14)], 3)
    radii = np.interp([p[0] for p in line], [-0.3, 0.3, 1.2, 2.8, 3.7, 4.25, 4.5, 4.55], [0.15, 0.165, 0.125, 0.125, 0.14, 0.185, 0.15,
                                                                                          0.07])
    stick = made_of(tube("stick", [(x, y, 0.19) for x, y in line], list(radii), 14, 0.5, 1.0, flat=0.78), "hickory")
    head = []
    for t in np.linspace(-1, 1, 17):
        y = 1.62 * t
        x = 0.30 * t * t + 0.10 * t ** 4
        if t < 0:                                              # the point
            w, h = 0.20 * (1 - abs(t)) ** 0.75 + 0.014, 0.155 * (1 - abs(t)) ** 0.8 + 0.012
        else:                                                  # the chisel
            w, h = 0.20 * (1 - t) ** 0.9 + 0.022, 0.155 + 0.07 * t ** 2
        eye = math.exp(-(t / 0.11) ** 2)
        w, h = w + 0.10 * eye, h + 0.05 * eye
        way = Vector((0.60 * t + 0.4 * t ** 3, 1.62, 0)).normalized()
        side = Vector((way.y, -way.x, 0))
        middle = Vector((x, y, 0.215))
        c = 0.30
        ring = [(1, 1 - c), (1 - c, 1), (-1 + c, 1), (-1, 1 - c), (-1, -1 + c), (-1 + c, -1), (1 - c, -1), (1, -1 + c)]
        head.append([tuple(middle + side * w * a + Vector((0, 0, h * b))) for a, b in ring])
    iron = loft("head", head, scale=0.4, turns=1.0)
    wedge = moved(box((0.10, 0.03, 0.20), (-0.31, 0, 0.19), 0.008, 1), (0, 0, 0))
    collar = fillet([(0.13, 0, 0), (0.205, 0), (0.215, 0.05), (0.19, 0.42), (0.145, 0.46), (0.12, 0.46, 0)], 0.01, 1)
    socket = moved(turned("socket", collar, 18, v_scale=0.4), (0.22, 0.012, 0.19), (0, 90, 0), (1, 1, 0.82))
    parts = [stick] + [made_of(p, "iron") for p in (iron, mesh.project(wedge, box_mapping(0.4)), socket)]
    finish(parts, "pickaxe", 38)


def lump(seed, size, steps=3, squash=0.72):
    """A nugget: a ball, pressed and dented, with a flat bottom."""
    mesh.bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=steps, radius=1)
    body = mesh.bpy.context.object
    at = Vector((seed * 7.31, seed * 3.17, seed * 5.77))
    stretch = Vector((1 + 0.28 * noise.noise(at * 1.3), 1 + 0.28 * noise.noise(at * 1.7 + Vector((9, 0, 0))), squash))
    for v in body.data.vertices:
        p = v.co.copy()
        r = 1 + 0.42 * noise.noise(p * 1.1 + at) + 0.20 * noise.noise(p * 2.3 + at) - 0.16 * abs(noise.noise(p * 3.4 + at * 2))
        v.co = Vector((p.x * stretch.x, p.y * stretch.y, p.z * stretch.z)) * r * size
    low = min(v.co.z for v in body.data.vertices)
    for v in body.data.vertices:
        v.co.z = max(v.co.z - low - 0.16 * size, 0.02 * size * (v.co.x % 0.1))
    mesh.project(body, box_mapping(0.8))
    return made_of(body, "gold")


def nuggets():
    for name, seed, size in (("nugget_1", 3, 0.20), ("nugget_2", 8, 0.15), ("nugget_3", 14, 0.11)):
        mesh.clear()
        finish([lump(seed, size, 3)], name, 34)


def pan():
    """A gold pan with riffles, with black sand and gold at the bottom."""
    low, wide, high, skin = 0.86, 1.50, 0.46, 0.035
    wall = lambda z: low + (wide - low) * z / high
    outside = [(0, 0, 0), (low - 0.02, 0)] + [(wall(z), z, 0) for z in np.linspace(0.02, high - 0.02, 5)]
    rim = [p for p in bulge(wide + 0.015, high + 0.015, 0.042, -120, 150, 8)]
    inside = [(wall(z) - skin, z, 0) for z in np.linspace(high - 0.01, 0.06, 26)] + [(low - 0.05, 0.035), (0, 0.035, 0)]
    inner = lambda r, z: 0.07 < z < high - 0.03 and r < wall(z) - skin / 2

    def riffle(r, z, a):
        if not inner(r, z):
            return r, z
        here = max(0.0, math.cos(a - 2.2)) ** 0.5 if math.cos(a - 2.2) > 0.5 else 0.0
        edge = min(1.0, max(0.0, (math.cos(a - 2.2) - 0.5) / 0.08))
        tooth = (z * 11.5) % 1
        return r - 0.055 * here * edge * (1 - tooth) * (0.12 < z < 0.40), z

    body = turned("pan", fillet(outside + rim + inside, 0.012, 2), 48, riffle, v_scale=0.35, u_scale=4)
    # sand, drawn to one side
    n, rings = 40, 7
    vertices, faces = [(0.12, -0.08, 0.105)], []
    for j in range(1, rings + 1):
        for k in range(n):
            a = 2 * math.pi * k / n
            r = (0.855 + 0.10 * max(0, math.cos(a + 0.7)) + (0.02 * math.sin(5 * a) if j == rings else 0)) * j / rings
            rough = 0.018 * noise.noise(Vector((r * 9 * math.cos(a), r * 9 * math.sin(a), 1.0))) if j < rings else -0.02
            z = 0.062 + 0.10 * (1 - j / rings) + 0.07 * math.cos(a + 0.7) * (j / rings) + rough
            vertices.append((r * math.cos(a), r * math.sin(a), max(z, 0.040)))
    for k in range(n):
        faces.append((0, 1 + k, 1 + (k + 1) % n))
        for j in range(rings - 1):
            b = 1 + j * n
            faces.append((b + k, b + n + k, b + n + (k + 1) % n, b + (k + 1) % n))
    sand = mesh.outward(mesh.from_data("sand", vertices, faces))
    mesh.project(sand, lambda p, _: (p.x * 0.9, p.y * 0.9))
    gold = []
    for k, (x, y, s) in enumerate(((0.30, -0.30, 0.105), (0.52, -0.12, 0.075), (0.08, -0.44, 0.07), (0.48, -0.46, 0.085),
                                   (0.16, -0.12, 0.055), (-0.18, -0.30, 0.05), (0.62, -0.32, 0.06), (0.34, 0.06, 0.05),
                                   (-0.05, -0.62, 0.05), (0.70, -0.02, 0.045), (0.28, -0.62, 0.06))):
        gold.append(moved(lump(20 + k, s, 2), (x, y, 0.125 + 0.05 * (x - y) * 0.5), (0, 0, 37 * k)))
    finish([made_of(body, "pan"), made_of(sand, "gravel")] + gold, "pan", 42)


def pouch():
    """A hide pouch, open, with gold to its brim and some beside it."""
    profile = curve([(0.0, 0.0), (0.50, 0.0), (0.78, 0.10), (0.92, 0.34), (0.86, 0.62), (0.62, 0.86), (0.47, 0.97), (0.50, 1.06),
                     (0.62, 1.20), (0.70, 1.31)], 3)
    profile += curve([(0.695, 1.335), (0.65, 1.325), (0.58, 1.20), (0.47, 1.07), (0.42, 0.98), (0.0, 0.84)], 2)

    def folds(r, z, a):
        neck = math.exp(-((z - 0.97) / 0.20) ** 2)
        flare = max(0.0, (z - 1.0) / 0.35)
        pleat = math.sin(9 * a + 0.7 * math.sin(2 * a)) * (0.11 * neck + 0.085 * flare)
        lump_ = 0.075 * noise.noise(Vector((1.6 * math.cos(a), 1.6 * math.sin(a), 1.4 * z + 3))) * (1 - neck) * min(1, z / 0.25)
        lean = 0.05 * math.cos(a - 1.2) * min(1, z)
        return max(0.0, r * (1 + pleat + lump_) + lean * (r > 0.2)), z + 0.035 * flare * math.sin(9 * a + 1) + 0.03 * flare * math.cos(a)

    bag = made_of(turned("bag", [p[:2] for p in profile], 45, folds, v_scale=0.5, u_scale=3), "hide")
    cord = [(0.50 * math.cos(a) * (1 + 0.05 * math.sin(9 * a)), 0.50 * math.sin(a) * (1 + 0.05 * math.sin(9 * a)),
             0.97 + 0.012 * math.sin(3 * a)) for a in np.linspace(0, 2 * math.pi, 37)]
    cords = [tube("cord", cord, 0.042, 6, 1.5, caps=False)]
    for s, end in ((-1, 0.10), (1, -0.05)):
        fall = spline([(0.02, 0.52, 0.97), (0.10 * s, 0.72, 0.90), (0.22 * s + end, 0.98, 0.55), (0.30 * s + end, 1.10, 0.20),
                       (0.36 * s + end, 1.22, 0.05), (0.48 * s + end, 1.40, 0.045)], 3)
        cords.append(tube("end", fall, 0.034, 6, 1.5))
        mesh.bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=2, radius=0.065, location=fall[-1])
        cords.append(mesh.project(mesh.bpy.context.object, box_mapping(1.5)))
    mesh.bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=2, radius=0.085, location=(0.0, 0.53, 0.965))
    cords.append(mesh.project(mesh.bpy.context.object, box_mapping(1.5)))
    for part in cords:
        made_of(part, "rope")
    gold = []
    for k, (x, y, z, s) in enumerate(((0.0, 0.02, 1.0, 0.20), (0.24, 0.10, 1.02, 0.14), (-0.22, 0.12, 1.02, 0.15),
                                      (0.06, 0.27, 1.03, 0.12), (-0.05, -0.25, 1.02, 0.14), (0.24, -0.16, 1.03, 0.12),
                                      (-0.27, -0.10, 1.03, 0.11),
                                      (0.10, 0.05, 1.14, 0.12), (-0.10, -0.04, 1.15, 0.10), (0.95, 0.66, 0, 0.13), (-0.86, 0.92, 0, 0.10),
                                      (1.18, 0.30, 0, 0.08))):
        gold.append(moved(lump(40 + k, s, 2), (x, y, z), (0, 0, 53 * k)))
    finish([bag] + cords + gold, "pouch", 50)


def rope():
    """A coil: three turns under two, and a loose end."""
    path, r0 = [], 0.082
    turns = [(1.28, 0), (1.10, 0), (0.93, 0), (1.20, 1), (1.02, 1), (1.13, 2)]
    steps = 26
    dice = np.random.default_rng(9)
    wob = dice.uniform(-0.03, 0.03, (len(turns) + 1, 4))
    for i, (r, layer) in enumerate(turns):
        nr, nl = turns[min(i + 1, len(turns) - 1)]
        for k in range(steps):
            t = k / steps
            a = 2 * math.pi * t
            s = max(0.0, (t - 0.72) / 0.28)
            s = s * s * (3 - 2 * s)
            rr = r + (nr - r) * s + wob[i][0] * math.sin(2 * a) * (1 - s) + wob[i][1] * math.sin(3 * a + 1) * math.sin(math.pi * t)
            z = r0 * (1 + 1.72 * (layer + (nl - layer) * s))
            path.append((rr * math.cos(a), rr * 0.96 * math.sin(a), z))
    last = path[-1]
    path += [p for p in spline([last, (1.20, 0.12, r0 * 4.2), (1.36, 0.45, r0 * 2.2), (1.52, 0.85, r0), (1.48, 1.25, r0),
                                (1.20, 1.50, r0)], 5)[1:]]
    coil = tube("coil", path, r0, 7, 1.9, 1.0)
    whip = [tube("whipping", [path[-4], path[-3], path[-2]], r0 * 1.12, 8, 3.0)]
    finish([made_of(coil, "rope")] + [made_of(p, "leather") for p in whip], "rope", 60)


def balance():
    """An assayer's brass balance on a walnut foot, 2.9 high, one pan heavy with gold."""
    foot = box((2.5, 1.15, 0.16), (0, 0, 0.13), 0.03, 2)
    parts = [made_of(mesh.project(foot, box_mapping(0.28, "x")), "walnut")]
    brass = []
    for x in (-1.08, 1.08):
        for y in (-0.42, 0.42):
            brass.append(moved(turned("toe", fillet([(0, 0, 0), (0.075, 0), (0.085, 0.05), (0, 0.06, 0)], 0.01, 1), 10, v_scale=0.4),
                               (x, y, 0)))
    column = fillet([(0, 0.20, 0), (0.30, 0.20), (0.31, 0.26), (0.24, 0.30)] + curve([(0.22, 0.31), (0.12, 0.42), (0.075, 0.60)],
                                                                                     3) + bulge(0.07, 0.72, 0.055, -60, 60, 4)
                    + [(0.062, 0.86), (0.05, 1.9)] + bulge(0.05, 2.0, 0.075, -70, 70, 5) + [(0.04, 2.12), (0.04, 2.46),
                                                                                            (0.03, 2.50)] + bulge(0.0, 2.56, 0.07, -60,
                                                                                                                  90, 5), 0.012, 2)
    brass.append(turned("column", [(max(0, p[0]), p[1]) for p in column], 20, v_scale=0.4))
    tilt = math.radians(5)
    for s in (-1, 1):
        beam = []
        for t in np.linspace(0, 1, 9):
            x, z = s * (0.04 + 1.04 * t), 2.38 + 0.06 * math.sin(math.pi * t) + s * -1.08 * t * math.sin(tilt)
            w, h = 0.030 - 0.008 * t, 0.080 - 0.052 * t
            beam.append([(x, w, z - h), (x, w, z + h), (x, -w, z + h), (x, -w, z - h)])
        brass.append(loft("beam", beam, scale=0.4))
        tip = Vector((s * 1.08, 0, 2.38 - s * 1.08 * math.sin(tilt)))
        brass.append(moved(turned("knife", [(0, 0), (0.05, 0), (0.05, 0.10), (0, 0.10)], 10, v_scale=0.4), tip + Vector((0, 0.05, 0)),
                           (90, 0, 0)))
        dish = tip + Vector((0, 0, -1.32))
        for k in range(3):
            a = math.radians(90 + 120 * k)
            brass.append(rod(tip, dish + Vector((0.42 * math.cos(a), 0.42 * math.sin(a), 0.08)), 0.010, 4, 0.4))
        cup = [(0, 0), (0.20, 0.01), (0.36, 0.045), (0.44, 0.10), (0.455, 0.105), (0.45, 0.085), (0.37, 0.03), (0.21, -0.012),
               (0, -0.022)]
        brass.append(moved(turned("dish", cup, 24, v_scale=0.4, u_scale=2), dish))
        if s > 0:
            heavy = dish
        else:
            light = dish
    needle = [(0, 0.055, 2.34), (0, 0.06, 1.6)]
    brass.append(tube("needle", needle, [0.02, 0.006], 5, 0.4))
    parts += [made_of(p, "brass") for p in brass]
    for k, (x, y, s) in enumerate(((0.0, 0.05, 0.15), (0.18, -0.08, 0.10), (-0.17, -0.04, 0.11), (0.04, -0.2, 0.08))):
        parts.append(moved(lump(60 + k, s, 2), heavy + Vector((x, y, 0.0)), (0, 0, 40 * k)))
    for k, (r, h, x) in enumerate(((0.10, 0.20, -0.06), (0.075, 0.15, 0.15))):                      # weights
        w = fillet([(0, 0, 0), (r, 0), (r, h), (r * 0.35, h + 0.01), (r * 0.3, h + 0.05), (r * 0.5, h + 0.09), (0, h + 0.11, 0)], 0.01, 1)
        parts.append(made_of(moved(turned("weight", w, 14, v_scale=0.4), light + Vector((x, 0, 0.01))), "brass"))
    finish(parts, "balance", 42)


def scoreboard():
    """A slate in a walnut frame on a small easel. The plate, 2.6 by 1.2, fills its texture (material slate)."""
    wide, tall, lean, low = 2.6, 1.2, 32.0, 0.30
    rail = 0.15
    wood, brass = [], []
    for z in (-tall / 2 - rail / 2, tall / 2 + rail / 2):
        wood.append(mesh.project(box((wide + 2 * rail, 0.12, rail), (0, 0, z), 0.022, 2), box_mapping(0.3, "x")))
    for x in (-wide / 2 - rail / 2, wide / 2 + rail / 2):
        wood.append(mesh.project(box((rail, 0.118, tall + 0.01), (x, 0, 0), 0.022, 2), box_mapping(0.3, "z")))
    back = mesh.project(box((wide + 0.1, 0.04, tall + 0.1), (0, -0.045, 0), 0), box_mapping(0.3, "x"))
    wood.append(back)
    for z in (-tall / 2 + 0.012, tall / 2 - 0.012):            # a brass fillet around the plate
        brass.append(mesh.project(box((wide, 0.03, 0.024), (0, 0.02, z), 0.006, 1), box_mapping(0.4, "x")))
    for x in (-wide / 2 + 0.012, wide / 2 - 0.012):
        brass.append(mesh.project(box((0.024, 0.03, tall - 0.03), (x, 0.02, 0), 0.006, 1), box_mapping(0.4, "z")))
    for x in (-1, 1):
        for z in (-1, 1):                                      # corner plates with a screw
            cx, cz = x * (wide / 2 + rail / 2), z * (tall / 2 + rail / 2)
            brass.append(mesh.project(box((0.20, 0.02, 0.20), (cx, 0.058, cz), 0.008, 1), box_mapping(0.6, "x")))
            brass.append(moved(turned("screw", [(0, 0), (0.035, 0), (0.03, 0.018), (0, 0.022)], 10, v_scale=0.4), (cx, 0.066, cz),
                               (-90, 0, 0)))
    plate = mesh.from_data("plate", [(wide / 2, 0.012, -tall / 2), (-wide / 2, 0.012, -tall / 2), (-wide / 2, 0.012, tall / 2),
                                     (wide / 2, 0.012, tall / 2)], [(0, 1, 2, 3)],
                           [[(0, 0), (1, 0), (1, 1), (0, 1)]])
    body = mesh.join([made_of(p, "walnut") for p in wood] + [made_of(p, "brass") for p in brass] + [made_of(plate, "slate")])
    up = tall / 2 + rail
    moved(body, (0, -up * math.sin(math.radians(lean)), low + up * math.cos(math.radians(lean))), (lean, 0, 0))
    easel = []
    c, s = math.cos(math.radians(lean)), math.sin(math.radians(lean))
    for x, foot in ((-0.62, -1.05), (0.62, 1.05)):             # legs behind the frame, a peg before it
        top = Vector((x * 0.45, -(tall + 2 * rail + 0.25) * s - 0.20, low + (tall + 2 * rail + 0.25) * c))
        toe = Vector((foot, 0.02, 0.0))
        easel.append(tube("leg", [toe, toe.lerp(top, .5), top], [0.075, 0.07, 0.055], 10, 0.4))
        peg = fillet([(0, 0, 0), (0.05, 0), (0.045, 0.30), (0.075, 0.31), (0.075, 0.35), (0, 0.37, 0)], 0.01, 1)
        body = mesh.join([body, made_of(moved(turned("peg", peg, 12, v_scale=0.4), (x * 1.35, -0.10, low - 0.07), (-82, 0, 0)), "brass")])
    easel.append(mesh.project(box((2.3, 0.22, 0.10), (0, 0.03, low - 0.10), 0.02, 2), box_mapping(0.3, "x")))
    strut_top = Vector((0, -(tall + 2 * rail + 0.1) * s - 0.20, low + (tall + 2 * rail + 0.1) * c))
    easel.append(tube("strut", [Vector((0, -1.75, 0)), strut_top], [0.075, 0.055], 10, 0.4))
    easel.append(rod((-0.5, strut_top.y, strut_top.z), (0.5, strut_top.y, strut_top.z), 0.05, 8, 0.4))
    finish([body] + [made_of(p, "walnut") for p in easel], "scoreboard", 42)


ALL = (mat, lamp, pickaxe, nuggets, pan, pouch, rope, balance, scoreboard)

if __name__ == "__main__":
    wanted = sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else []
    for model in ALL:
        if not wanted or model.__name__ in wanted:
            mesh.clear()
            model()
