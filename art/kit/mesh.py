"""Mesh tools for Blender: turned bodies, boxes with bevels, projections, and export to GLB files with one node.

This file uses Blender's axes (Z up). The exporter converts them to Y up, so
Blender's (x, y, z) becomes (x, z, -y) in the game.
"""

import math
from pathlib import Path

import bmesh
import bpy
import numpy as np
from mathutils import Vector

from .pen import spline

DATA = Path(__file__).resolve().parents[2] / "data"


def clear():
    bpy.ops.wm.read_factory_settings(use_empty=True)


# ---- profiles: lists of (radius, height) or (radius, height, fillet) ----

def curve(points, steps=4):
    """A smooth part of a profile without fillets inside."""
    run = spline([p[:2] for p in points], steps)
    return [(max(0.0, x), z, 0) for x, z in run]


def bulge(cx, cz, radius, start, end, steps):
    """An arc of a profile. Angles are in degrees from outward to upward."""
    out = []
    for i in range(steps + 1):
        a = math.radians(start + (end - start) * i / steps)
        out.append((max(0.0, cx + radius * math.cos(a)), cz + radius * math.sin(a), 0))
    return out


def fillet(profile, radius, steps):
    """Rounds every corner. The third value of a point is its radius (0 for none)."""
    out = [profile[0][:2]]
    for before, here, after in zip(profile, profile[1:], profile[2:]):
        r = here[2] if len(here) > 2 else radius
        b = Vector(here[:2])
        u, v = Vector(before[:2]) - b, Vector(after[:2]) - b
        if u.length < 1e-6 or v.length < 1e-6:
            continue
        bend = u.angle(v)
        if r <= 0 or bend > math.radians(172):
            out.append(tuple(b))
            continue
        reach = min(r / math.tan(bend / 2), u.length * 0.48, v.length * 0.48)
        u.normalize(), v.normalize()
        for k in range(steps + 1):
            t = k / steps
            out.append(tuple((b + u * reach) * (1 - t) ** 2 + b * 2 * t * (1 - t) + (b + v * reach) * t * t))
    return out + [profile[-1][:2]]


def lengths(profile):
    """Returns the arc length at every point."""
    out = [0.0]
    for a, b in zip(profile, profile[1:]):
        out.append(out[-1] + math.hypot(b[0] - a[0], b[1] - a[1]))
    return out


def thin_out(profile, keep):
    """Returns the indices of the `keep` most important points of the shape, including its ends."""
    kept = list(range(len(profile)))
    def cost(i):
        a, b, c = (Vector(profile[kept[j]]) for j in (i - 1, i, i + 1))
        return abs((b - a).x * (c - a).y - (b - a).y * (c - a).x)
    while len(kept) > keep:
        del kept[min(range(1, len(kept) - 1), key=cost)]
    return kept


# ---- bodies ----

def turned(name, profile, angles, bend=None, v_scale=1.0, keep=None, u_scale=1.0):
    """Turns a profile around the vertical axis. `angles` is the number of steps, or their list (radians).

    `bend(radius, height, angle)` can move a point. U goes around the axis, and V
    along the arc length of the profile, so grain along V follows the turning.
    """
    if np.isscalar(angles):
        angles = [2 * math.pi * k / angles for k in range(angles)]
    along = lengths(profile)
    pick = thin_out(profile, keep) if keep and keep < len(profile) else range(len(profile))
    bm = bmesh.new()
    uv = bm.loops.layers.uv.new("UVMap")
    rings = []
    for i in pick:
        r, z = profile[i]
        if r < 1e-5:
            rings.append([bm.verts.new((0, 0, z))])
            continue
        ring = []
        for a in angles:
            rr, zz = bend(r, z, a) if bend else (r, z)
            ring.append(bm.verts.new((rr * math.cos(a), rr * math.sin(a), zz)))
        rings.append(ring)
    turns = [a / (2 * math.pi) * u_scale for a in angles] + [u_scale]
    n = len(angles)
    for i, j, low, high in zip(pick, list(pick)[1:], rings, rings[1:]):
        v0, v1 = along[i] * v_scale, along[j] * v_scale
        for k in range(n):
            m = (k + 1) % n
            u0, u1 = turns[k], turns[k + 1]
            mid = (u0 + u1) / 2
            if len(low) == 1 and len(high) == 1:
                continue
            if len(low) == 1:
                corners = [(low[0], mid, v0), (high[m], u1, v1), (high[k], u0, v1)]
            elif len(high) == 1:
                corners = [(low[k], u0, v0), (low[m], u1, v0), (high[0], mid, v1)]
            else:
                corners = [(low[k], u0, v0), (low[m], u1, v0), (high[m], u1, v1), (high[k], u0, v1)]
            face = bm.faces.new([c[0] for c in corners])
            for loop, c in zip(face.loops, corners):
                loop[uv].uv = c[1:]
    return _object(name, bm)


def _object(name, bm):
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    mesh = bpy.data.meshes.new(name)
    bm.to_mesh(mesh)
    bm.free()
    body = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(body)
    return body


def framed(name, half, profile, corner, uv, steps=3):
    """Returns a rectangular body with rounded corners. `profile` is a list of (outset from `half`, height).

    `uv(x, y, arc, around)` returns texture coordinates. `arc` is the distance
    along the profile, and `around` the distance along the outline. A flat face,
    mapped by `uv(x, y, 0, None)`, closes the first and the last ring.
    """
    arcs = lengths(profile)
    vertices, faces, corners = [], [], []
    ring = [(sx, sy, q) for sx, sy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270))
            for q in (start + 90 * k / steps for k in range(steps + 1))]
    n = len(ring)
    for out, z in profile:
        r = max(0.3 * corner, corner + min(0.0, out))
        for sx, sy, q in ring:
            a = math.radians(q)
            vertices.append((sx * (half[0] + out - r) + r * math.cos(a), sy * (half[1] + out - r) + r * math.sin(a), z))
    around = lengths([v[:2] for v in vertices[:n] + vertices[:1]])
    for i in range(len(profile) - 1):
        for k in range(n):
            m = (k + 1) % n
            face = (i * n + k, i * n + m, (i + 1) * n + m, (i + 1) * n + k)
            faces.append(face)
            places = ((i, k), (i, k + 1), (i + 1, k + 1), (i + 1, k))
            corners.append([uv(*vertices[v][:2], arcs[row], around[step]) for v, (row, step) in zip(face, places)])
    for start in (0, (len(profile) - 1) * n):
        faces.append(tuple(range(start, start + n)))
        corners.append([uv(*vertices[v][:2], 0, None) for v in faces[-1]])
    body = from_data(name, vertices, faces, corners)
    bm = bmesh.new()
    bm.from_mesh(body.data)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(body.data)
    bm.free()
    return body


def from_data(name, vertices, faces, uvs=None):
    """Returns a body from lists. `uvs` has a (u, v) for each corner of each face."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(map(float, v)) for v in vertices], [], [tuple(map(int, f)) for f in faces])
    layer = mesh.uv_layers.new(name="UVMap")
    if uvs:
        for loop, at in zip(layer.data, (c for face in uvs for c in face)):
            loop.uv = at
    body = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(body)
    return body


def box(size, at=(0, 0, 0), edge=0.0, steps=2, turn=(0, 0, 0)):
    """Returns a box around `at` with beveled edges."""
    bpy.ops.mesh.primitive_cube_add(size=1, location=at, rotation=turn)
    body = bpy.context.object
    body.scale = size
    bpy.ops.object.transform_apply(location=True, rotation=True, scale=True)
    if edge:
        bevel(body, edge, steps)
    return body


def apply(body, kind=None, **settings):
    """Adds a modifier, if one is named, and applies all modifiers of the body."""
    bpy.context.view_layer.objects.active = body
    if kind:
        modifier = body.modifiers.new(kind.lower(), kind)
        for key, value in settings.items():
            setattr(modifier, key, value)
    for modifier in list(body.modifiers):
        bpy.ops.object.modifier_apply(modifier=modifier.name)
    return body


def bevel(body, width, steps=2, angle=40):
    return apply(body, "BEVEL", width=width, segments=steps, limit_method="ANGLE", angle_limit=math.radians(angle))


def cut(body, tool):
    apply(body, "BOOLEAN", object=tool, operation="DIFFERENCE", solver="EXACT")
    bpy.data.objects.remove(tool)
    return body


def join(bodies):
    bpy.ops.object.select_all(action="DESELECT")
    for body in bodies:
        body.select_set(True)
    bpy.context.view_layer.objects.active = bodies[0]
    bpy.ops.object.join()
    return bodies[0]


def project(body, mapping):
    """Sets the UV of every corner to `mapping(position, face normal)`."""
    mesh = body.data
    layer = mesh.uv_layers.active or mesh.uv_layers.new(name="UVMap")
    for face in mesh.polygons:
        for index in face.loop_indices:
            layer.data[index].uv = mapping(mesh.vertices[mesh.loops[index].vertex_index].co, face.normal)
    return body


def box_mapping(scale, along="z"):
    """Returns a box projection with U (grain) along an axis, and `scale` tiles per unit."""
    axis = "xyz".index(along)
    others = [i for i in range(3) if i != axis]
    def mapping(p, n):
        facing = max(range(3), key=lambda i: abs(n[i]))
        if facing == axis:
            return p[others[0]] * scale, p[others[1]] * scale
        across = others[1] if facing == others[0] else others[0]
        return p[axis] * scale, p[across] * scale + 0.37 * facing
    return mapping


def normals_of(body):
    """Returns loop normals as an array with a row for each corner."""
    body.data.calc_normals_split()
    out = np.empty(len(body.data.loops) * 3)
    body.data.loops.foreach_get("normal", out)
    return out.reshape(-1, 3)


def spread(body, least=1e-9):
    """Gives every triangle an area in texture space, because the engine divides by it to compute tangents."""
    mesh = body.data
    layer = mesh.uv_layers.active.data
    for face in mesh.polygons:
        a, b, c = (layer[i].uv for i in face.loop_indices)
        if abs((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)) > least:
            continue
        p, q, r = (mesh.vertices[v].co for v in face.vertices)
        u = (q - p).normalized()
        v = face.normal.cross(u)
        middle = (a + b + c) / 3
        for i, point in zip(face.loop_indices, (p, q, r)):
            off = (point - p) * 0.3
            layer[i].uv = middle.x + off.dot(u), middle.y + off.dot(v)


def finish(body, name, material, smooth_angle=45):
    """Assigns one material, triangulates, and shades smoothly with weighted normals."""
    mesh = body.data
    mesh.materials.clear()
    mesh.materials.append(bpy.data.materials.get(material) or bpy.data.materials.new(material))
    for face in mesh.polygons:
        face.use_smooth, face.material_index = True, 0
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(smooth_angle)
    bm = bmesh.new()
    bm.from_mesh(mesh)
    bmesh.ops.dissolve_degenerate(bm, dist=2e-5, edges=bm.edges)
    bm.to_mesh(mesh)
    bm.free()
    apply(body, "TRIANGULATE")
    spread(body)
    apply(body, "WEIGHTED_NORMAL", keep_sharp=True, weight=60)
    body.name = mesh.name = name
    return body


def export(body, path):
    """Writes data/<path> with this body as its only node."""
    target = DATA / path
    target.parent.mkdir(parents=True, exist_ok=True)
    bpy.ops.object.select_all(action="DESELECT")
    body.select_set(True)
    bpy.context.view_layer.objects.active = body
    bpy.ops.export_scene.gltf(filepath=str(target), export_format="GLB", use_selection=True, export_yup=True,
                              export_tangents=False, export_animations=False, export_skins=False, export_morph=False)
    print("made", path, len(body.data.polygons), "triangles")


def material(name):
    return bpy.data.materials.get(name) or bpy.data.materials.new(name)


def made_of(body, name):
    """Returns one body with one material. `join` keeps the material of each part."""
    body.data.materials.clear()
    body.data.materials.append(material(name))
    for face in body.data.polygons:
        face.material_index = 0
    return body


def finish_parts(body, name, smooth_angle=45, weighted=True):
    """Like `finish`, for a body with several materials. Removes unused ones. Flat parts keep flat normals."""
    mesh = body.data
    for face in mesh.polygons:
        face.use_smooth = True
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(smooth_angle)
    bm = bmesh.new()
    bm.from_mesh(mesh)
    bmesh.ops.dissolve_degenerate(bm, dist=2e-5, edges=bm.edges)
    bm.to_mesh(mesh)
    bm.free()
    apply(body, "TRIANGULATE")
    spread(body)
    if weighted:
        apply(body, "WEIGHTED_NORMAL", keep_sharp=True, weight=60)
    body.name = mesh.name = name
    return body


# ---- swept bodies ----

def outward(body):
    """Makes all faces look outward."""
    bm = bmesh.new()
    bm.from_mesh(body.data)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(body.data)
    bm.free()
    return body


def loft(name, rings, along=None, turns=1.0, scale=1.0, caps=True):
    """Returns a skin over rings with the same number of points. U is `along` or the arc length, times `scale`. V goes around `turns` times."""
    n = len(rings[0])
    middles = [Vector([sum(p[i] for p in ring) / n for i in range(3)]) for ring in rings]
    if along is None:
        along = [0.0]
        for a, b in zip(middles, middles[1:]):
            along.append(along[-1] + (b - a).length)
    vertices = [p for ring in rings for p in ring]
    faces, corners = [], []
    for i in range(len(rings) - 1):
        for k in range(n):
            m = (k + 1) % n
            faces.append((i * n + k, i * n + m, (i + 1) * n + m, (i + 1) * n + k))
            u0, u1, v0, v1 = along[i] * scale, along[i + 1] * scale, k / n * turns, (k + 1) / n * turns
            corners.append([(u0, v0), (u0, v1), (u1, v1), (u1, v0)])
    if caps:
        for start in (0, (len(rings) - 1) * n):
            faces.append(tuple(range(start, start + n)))
            corners.append([(0.5 + 0.1 * math.cos(2 * math.pi * k / n), 0.5 + 0.1 * math.sin(2 * math.pi * k / n)) for k in range(n)])
    return outward(from_data(name, vertices, faces, corners))


def tube(name, points, radius, sides=8, scale=1.0, turns=1.0, caps=True, flat=1.0):
    """Returns a round bar along points. `radius` is a number, or one for each point, and `flat` scales the height."""
    line = [Vector(p) for p in points]
    radii = [radius] * len(line) if np.isscalar(radius) else radius
    rings, side = [], None
    for i, (p, r) in enumerate(zip(line, radii)):
        way = (line[min(i + 1, len(line) - 1)] - line[max(i - 1, 0)]).normalized()
        if side is None:
            side = way.orthogonal().normalized() if abs(way.z) > 0.9 else Vector((0, 0, 1)).cross(way).normalized()
        side = (side - way * side.dot(way)).normalized()
        up = way.cross(side)
        rings.append([tuple(p + side * r * math.cos(a) + up * r * flat * math.sin(a)) for a in (2 * math.pi * k / sides for k in range(sides))])
    return loft(name, rings, None, turns, scale, caps)


def moved(body, at=(0, 0, 0), turn=(0, 0, 0), scale=1.0):
    """Rotates (degrees, x then y then z) and moves a part, and applies both."""
    bpy.ops.object.select_all(action="DESELECT")
    body.select_set(True)
    bpy.context.view_layer.objects.active = body
    body.rotation_euler = [math.radians(a) for a in turn]
    body.location = at
    body.scale = (scale,) * 3 if np.isscalar(scale) else scale
    bpy.ops.object.transform_apply(location=True, rotation=True, scale=True)
    return body
