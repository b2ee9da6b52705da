"""The knight: a carved head and neck on a turned foot, in two levels of detail.

Run by Blender: blender -b -P art/knight.py
The carving is a distance field. Neck and head are inflated side outlines, with
round shapes added (jowl, brow, eye, ears, forelock) and others subtracted
(nostril, mouth, strands of the mane). Only the side y >= 0 is computed, and the
other one is mirrored. The neck blends into a disc on the foot. The rim of the disc
is inside the turned boss, so there is no hard edge between carving and turning.
The knight faces Blender's -Y, the game's +Z.
"""

import sys
from collections import Counter
from pathlib import Path

import bpy
import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent))
from kit import bake, mesh
from kit.field import smooth
from kit.horse import CREST, HEAD, NECK
from kit.mesh import fillet
from kit.pen import spline
from turned_pieces import FILLET, V_SCALE, chosen, foot, plinth

STEP = 0.0075


def outline_distance(points, x, z):
    """Returns the signed distance to a closed smooth outline, negative inside."""
    ring = np.array(spline(points, 6, closed=True))
    best, inside = np.full(x.shape, 9.0), np.zeros(x.shape, bool)
    for (ax, az), (bx, bz) in zip(ring, np.roll(ring, -1, 0)):
        dx, dz = bx - ax, bz - az
        t = np.clip(((x - ax) * dx + (z - az) * dz) / (dx * dx + dz * dz + 1e-12), 0, 1)
        best = np.minimum(best, np.hypot(x - ax - t * dx, z - az - t * dz))
        if az != bz:
            inside ^= ((az > z) != (bz > z)) & (x < dx * (z - az) / dz + ax)
    return np.where(inside, -best, best)


def along_crest(x, z):
    """Returns the distance from the crest line, and the arc length along it from the poll down."""
    line = np.array(spline(CREST, 10))
    best, at, run = np.full(x.shape, 9.0), np.zeros(x.shape), 0.0
    for (ax, az), (bx, bz) in zip(line, line[1:]):
        dx, dz = bx - ax, bz - az
        length = np.hypot(dx, dz)
        t = np.clip(((x - ax) * dx + (z - az) * dz) / length ** 2, 0, 1)
        d = np.hypot(x - ax - t * dx, z - az - t * dz)
        at, best = np.where(d < best, run + t * length, at), np.minimum(best, d)
        run += length
    return best, at, run


def inflate(distance, half_width, edge):
    """Returns half the thickness of a shape with this outline: flat in the middle, round at the rim."""
    q = np.clip(-distance / edge, 0, 1)
    return half_width * (1 - (1 - q) ** 2.2) ** 0.5


def blend(a, b, k):
    """Returns the union of two fields with a fillet of size k."""
    h = np.clip(0.5 + 0.5 * (b - a) / k, 0, 1)
    return b * (1 - h) + a * h - k * h * (1 - h)


def carve(a, b, k):
    """Returns a without b, with the rim rounded by k."""
    return -blend(-a, b, k)


def ball(p, centre, radii):
    q = [(p[i] - centre[i]) / radii[i] for i in range(3)]
    return (np.sqrt(sum(c * c for c in q)) - 1) * min(radii)


def rod(p, a, b, ra, rb):
    """Returns a round rod from a to b with a radius from ra to rb."""
    a, b = np.array(a), np.array(b)
    d = b - a
    t = np.clip(sum((p[i] - a[i]) * d[i] for i in range(3)) / (d @ d), 0, 1)
    return np.sqrt(sum((p[i] - a[i] - t * d[i]) ** 2 for i in range(3))) - (ra + (rb - ra) * t)


def slab_field(thickness, outline, y):
    """Returns a field for a half thickness over the side view. Near the surface, it is close to a true distance."""
    gx = np.gradient(thickness, STEP, axis=0)
    gz = np.gradient(thickness, STEP, axis=1)
    steep = np.sqrt(1 + np.clip(gx * gx + gz * gz, 0, 30))
    f = (y[None, :, None] - thickness[:, None, :]) / steep[:, None, :]
    return np.where(outline[:, None, :] > 0, np.maximum(f, np.hypot(outline[:, None, :], np.maximum(y, 0)[None, :, None])), f)


def field(strands=1.0):
    """Returns the carved head and neck on a grid with the axes forward, sideways and up. `strands` is the depth of the mane."""
    xs, ys, zs = np.arange(-0.345, 0.43, STEP), np.arange(-4 * STEP, 0.30, STEP), np.arange(0.135, 1.24, STEP)
    X, Z = np.meshgrid(xs, zs, indexing="ij")
    p = np.meshgrid(xs, ys, zs, indexing="ij")
    p[1] = np.abs(p[1])
    y = np.abs(ys)

    neck = outline_distance(NECK, X, Z)
    wide = 0.198 - 0.082 * smooth(0.32, 0.92, Z) - 0.012 * smooth(0.95, 1.08, Z)
    neck_half = inflate(neck, wide, 0.150)

    # the mane: a raised blanket of strands that fall from the crest, slanting down and forward
    d, s, total = along_crest(X, Z)
    on = smooth(0.015, 0.07, s) * smooth(total - 0.005, total - 0.10, s) * smooth(0.004, 0.034, d)
    fall = 1.0 * d + 0.13 * (1 - np.exp(-d / 0.035))   # nearly along the crest where they leave it
    phase = (s - fall + 0.010 * np.sin(d * 38)) / 0.088
    lock = phase - np.floor(phase)
    reach = 0.132 + 0.024 * lock
    blanket = smooth(reach + 0.014, reach - 0.022, d) * on
    strand = np.sin(np.pi * lock) ** 0.6
    hair = np.cos(2 * np.pi * phase * 2)
    relief = strands * blanket * (0.003 + 0.0105 * strand + 0.0020 * hair * strand)
    clear = smooth(0.026, 0.060, y)                  # the crest itself stays smooth
    f = slab_field(neck_half, neck, y) - relief[:, None, :] * clear[None, :, None]

    head = outline_distance(HEAD, X, Z)
    down = np.clip(((X - 0.06) * 0.62 - (Z - 0.95) * 0.78) / 0.42, 0, 1)        # 0 at the poll, 1 at the nose
    wide = 0.128 - 0.052 * smooth(0.25, 0.85, down) - 0.022 * smooth(0.55, 0.0, down)
    f = blend(f, slab_field(inflate(head, wide, 0.085), head, y), 0.028)
    f = blend(f, ball(p, (0.062, 0.092, 0.772), (0.100, 0.054, 0.104)), 0.018)          # jowl
    f = blend(f, rod(p, (0.200, 0.060, 0.800), (0.315, 0.046, 0.682), 0.030, 0.026), 0.030)   # cheek bone to nose
    f = blend(f, ball(p, (0.338, 0.045, 0.668), (0.036, 0.034, 0.042)), 0.022)          # nostril's wing
    f = blend(f, ball(p, (0.305, 0.000, 0.610), (0.045, 0.052, 0.028)), 0.020)          # chin
    f = carve(f, ball(p, (0.356, 0.078, 0.676), (0.013, 0.018, 0.020)), 0.010)
    f = carve(f, rod(p, (0.385, 0.030, 0.626), (0.285, 0.094, 0.646), 0.0085, 0.0065), 0.007)  # mouth
    f = carve(f, ball(p, (0.162, 0.138, 0.902), (0.052, 0.040, 0.034)), 0.018)          # socket
    f = blend(f, rod(p, (0.118, 0.098, 0.948), (0.208, 0.080, 0.906), 0.020, 0.012), 0.016)   # brow
    f = blend(f, ball(p, (0.160, 0.090, 0.898), (0.029, 0.028, 0.023)), 0.004)          # eye
    f = carve(f, rod(p, (0.235, 0.105, 0.835), (0.160, 0.130, 0.790), 0.012, 0.010), 0.020)   # hollow under it
    f = carve(f, rod(p, (0.150, 0.150, 0.690), (0.085, 0.160, 0.672), 0.020, 0.012), 0.02)    # throat

    # a smooth ridge keeps the middle of the mane clean from behind
    line = spline(CREST, 4)
    for (ax, az), (bx, bz) in zip(line, line[1:]):
        f = blend(f, rod(p, (ax + 0.014, 0, az - 0.008), (bx + 0.014, 0, bz - 0.008), 0.027, 0.027), 0.008)
    for tip, start, width in (((0.165, 0.018, 1.000), (0.075, 0.014, 1.085), 0.024), ((0.128, 0.040, 1.000), (0.060, 0.030, 1.080), 0.020)):
        f = blend(f, rod(p, start, tip, width, 0.008), 0.010)                          # forelock
    ear = rod(p, (0.026, 0.056, 1.056), (0.075, 0.074, 1.199), 0.046, 0.008)
    ear = carve(ear, rod(p, (0.086, 0.066, 1.070), (0.109, 0.082, 1.188), 0.028, 0.007), 0.006)
    f = blend(f, ear, 0.016)

    disc = np.hypot(p[0] - 0.0, p[1])
    q0, q1 = disc - 0.208, np.abs(p[2] - 0.196) - 0.0065
    plate = np.hypot(np.maximum(q0, 0), np.maximum(q1, 0)) + np.minimum(np.maximum(q0, q1), 0) - 0.014
    f = blend(f, plate, 0.060)
    return (xs, ys, zs), f


def surface(axes, f):
    """Surface nets: one vertex in each cell that the surface crosses, and quads between neighbors."""
    low = f < 0
    shape = tuple(n - 1 for n in f.shape)
    corner = [(i, j, k) for i in (0, 1) for j in (0, 1) for k in (0, 1)]
    window = lambda a, c: a[c[0]:c[0] + shape[0], c[1]:c[1] + shape[1], c[2]:c[2] + shape[2]]
    count = sum(window(low, c).astype(int) for c in corner)
    cells = np.argwhere((count > 0) & (count < 8))
    number = np.full(shape, -1)
    number[tuple(cells.T)] = np.arange(len(cells))
    total, hits = np.zeros((len(cells), 3)), np.zeros(len(cells))
    for a in corner:
        for b in corner:
            if sum(b) - sum(a) == 1 and all(m >= n for m, n in zip(b, a)):
                fa, fb = f[tuple((cells + a).T)], f[tuple((cells + b).T)]
                crossing = (fa < 0) != (fb < 0)
                t = np.where(crossing, fa / np.where(fa == fb, 1, fa - fb), 0)
                total += np.where(crossing[:, None], np.array(a) + t[:, None] * (np.array(b) - a), 0)
                hits += crossing
    at = cells + total / hits[:, None]
    vertices = np.stack([axes[i][0] + at[:, i] * STEP for i in range(3)], -1)
    faces = []
    for axis in range(3):
        u, v = (axis + 1) % 3, (axis + 2) % 3
        a, b = [slice(None)] * 3, [slice(None)] * 3
        a[axis], b[axis] = slice(0, -1), slice(1, None)
        flips = np.argwhere(low[tuple(a)] != low[tuple(b)])
        for cell in flips:
            if cell[u] == 0 or cell[v] == 0 or cell[u] >= shape[u] or cell[v] >= shape[v] or cell[axis] >= shape[axis]:
                continue
            quad = []
            for du, dv in ((0, 0), (1, 0), (1, 1), (0, 1)):
                c = cell.copy()
                c[u] -= du
                c[v] -= dv
                quad.append(number[tuple(c)])
            faces.append(quad if low[tuple(cell)] else quad[::-1])
    return vertices, faces


def both_sides(vertices, faces):
    """Cuts the net at the middle plane and mirrors it, which gives an exactly symmetric, closed body."""
    body = mesh.from_data("head", vertices, faces)
    bpy.context.view_layer.objects.active = body
    body.select_set(True)
    bpy.ops.object.mode_set(mode="EDIT")
    bpy.ops.mesh.select_all(action="SELECT")
    bpy.ops.mesh.bisect(plane_co=(0, 0, 0), plane_no=(0, 1, 0), clear_inner=True)
    bpy.ops.object.mode_set(mode="OBJECT")
    return body


def shade(body, axes, f):
    """Returns normals from the field, which are smoother than those of the simplified mesh."""
    gradient = np.stack(np.gradient(f, STEP), -1)
    at = np.array([v.co for v in body.data.vertices])
    side = np.where(at[:, 1] < 0, -1.0, 1.0)
    grid = np.stack([at[:, 0], np.abs(at[:, 1]), at[:, 2]], -1)
    grid = (grid - [a[0] for a in axes]) / STEP
    base = np.clip(np.floor(grid).astype(int), 0, np.array(f.shape) - 2)
    t = grid - base
    n = np.zeros_like(at)
    for c in np.ndindex(2, 2, 2):
        weight = np.prod(np.where(np.array(c) == 1, t, 1 - t), axis=1)
        n += gradient[tuple((base + c).T)] * weight[:, None]
    n[:, 1] *= side
    n[np.abs(at[:, 1]) < 1e-4, 1] = 0
    return n / np.maximum(np.linalg.norm(n, axis=1, keepdims=True), 1e-9)


def skin(p, n):
    """Returns the UVs of the carving. The grain goes up, and both sides share the texture, which wraps around front and back."""
    side = abs(p.y)
    return 0.5 + 0.42 * (p.x + 0.65 * side * -np.tanh((p.x + 0.02) / 0.08)), 0.52 + V_SCALE * 1.15 * (p.z - 0.17 - 0.35 * side)


def make(name, triangles, style, low=False):
    stand = plinth(0.60) + [(0.268, 0.075, 0.02)] if style.shapes else foot(0.68)
    mesh.clear()
    axes, f = field(0.0 if low else 1.0)      # the small model uses most triangles for the head
    body = both_sides(*surface(axes, f))
    uses = Counter(key for face in body.data.polygons for key in face.edge_keys)
    rim = {index for key, faces in uses.items() if faces == 1 for index in key}
    mesh.apply(body, "SMOOTH", factor=0.4, iterations=6 if low else 2)
    for index in rim:                         # the cut edge stays on the middle plane
        body.data.vertices[index].co.y = 0
    mesh.apply(body, "MIRROR", use_axis=(False, True, False), use_clip=True, merge_threshold=1e-5)
    faces = len(body.data.polygons) * 2
    mesh.apply(body, "DECIMATE", ratio=triangles / faces, use_symmetry=True, symmetry_axis="Y")
    mesh.project(body, skin)
    normals = shade(body, axes, f)
    carved = len(body.data.vertices)

    profile = fillet(stand + [(0.256, 0.197, 0.008), (0.240, 0.199, 0.006), (0.236, 0.215, 0.009), (0, 0.215, 0)], FILLET, 2)
    base = mesh.turned("foot", profile, 14 if low else 44, v_scale=V_SCALE, keep=12 if low else 25)
    body = mesh.join([body, base])
    for v in body.data.vertices:              # forward was +X while carving; face -Y
        v.co.x, v.co.y = v.co.y, -v.co.x
    mesh.finish(body, name, "wood", 180)
    loops = mesh.normals_of(body)
    for i, loop in enumerate(body.data.loops):
        if loop.vertex_index < carved:
            x, y, z = normals[loop.vertex_index]
            loops[i] = (y, -x, z)
    body.data.normals_split_custom_set([tuple(n) for n in loops])
    mesh.export(body, style.models.format(name))
    if not low:
        bake.occlusion(body, style.occlusion.format(name))
        bake.skins(body, name, style.skins, symmetric=True)


if __name__ == "__main__":
    for style in chosen():
        make("knight", 5800, style)
        make("knight_low", 620, style, low=True)
