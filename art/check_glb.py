"""Checks the models against the requirements of the engine and the triangle budgets.

Each file has one mesh node with the name of the file, and one material per
primitive. Positions, normals and UVs exist and are finite. There are no textures
inside. Pieces and board are closed, and the card has three parts.

Usage: check_glb.py [folder], otherwise models/ and styles/ in data/. The exit status is 1 after an error.
"""

import json
import struct
import sys
from pathlib import Path

import numpy as np

DATA = Path(__file__).resolve().parents[1] / "data"
PIECES = ("pawn", "knight", "bishop", "rook", "queen", "king")
SURROUNDINGS = 15_000
DRESSING = 6_000                     # each object on a card table
CARD = (600, ("front", "back", "edge"))


def read(path):
    raw = path.read_bytes()
    length, = struct.unpack_from("<I", raw, 12)
    return json.loads(raw[20:20 + length]), raw[20 + length + 8:]


def positions(doc, blob, accessor):
    a = doc["accessors"][accessor]
    view = doc["bufferViews"][a["bufferView"]]
    width = {"VEC3": 3, "VEC2": 2}[a["type"]]
    return np.frombuffer(blob, "<f4", a["count"] * width, view.get("byteOffset", 0) + a.get("byteOffset", 0)).reshape(-1, width)


def indices(doc, blob, accessor):
    a = doc["accessors"][accessor]
    view = doc["bufferViews"][a["bufferView"]]
    kind = {5123: "<u2", 5125: "<u4"}[a["componentType"]]
    return np.frombuffer(blob, kind, a["count"], view.get("byteOffset", 0) + a.get("byteOffset", 0)).reshape(-1, 3)


def open_edges(points, triangles):
    """Returns the number of edges that don't belong to two faces, with points in the same place merged."""
    _, same = np.unique(np.round(points, 4), axis=0, return_inverse=True)
    t = same.reshape(-1)[triangles]
    t = t[(t[:, 0] != t[:, 1]) & (t[:, 1] != t[:, 2]) & (t[:, 2] != t[:, 0])]
    edges = np.sort(np.concatenate([t[:, [0, 1]], t[:, [1, 2]], t[:, [2, 0]]]), axis=1)
    return int((np.unique(edges, axis=0, return_counts=True)[1] % 2).sum())


def lost_tangents(place, uv, normal, triangles):
    """Returns the number of points without a usable tangent.

    The engine divides by the area of a triangle in texture space. A triangle
    without area makes its three points invalid, and all their faces black.
    """
    p, w = place[triangles].astype(np.float32), uv[triangles].astype(np.float32)
    e1, e2, s, t = p[:, 1] - p[:, 0], p[:, 2] - p[:, 0], w[:, 1] - w[:, 0], w[:, 2] - w[:, 0]
    with np.errstate(all="ignore"):
        r = np.float32(1) / (s[:, 0] * t[:, 1] - t[:, 0] * s[:, 1])
        along = (e1 * t[:, 1:] - e2 * s[:, 1:]) * r[:, None]
        across = (e2 * s[:, :1] - e1 * t[:, :1]) * r[:, None]
        tan1, tan2 = np.zeros_like(place), np.zeros_like(place)
        for k in range(3):
            np.add.at(tan1, triangles[:, k], along)
            np.add.at(tan2, triangles[:, k], across)
        flat = tan1 - normal * (normal * tan1).sum(1, keepdims=True)
        hand = (np.cross(normal, tan1) * tan2).sum(1)
        bad = ~np.isfinite(hand) | ~(np.linalg.norm(flat, axis=1) > 1e-6)
    return int(bad.sum())


def check(path):
    """Returns the errors of one file, its triangles and its size."""
    doc, blob = read(path)
    faults, triangles, points = [], 0, []
    nodes = doc["nodes"]
    if len(nodes) != 1 or len(doc["meshes"]) != 1:
        faults.append(f"{len(nodes)} nodes, {len(doc['meshes'])} meshes (expected one of each)")
    if nodes[0]["name"] != path.stem:
        faults.append(f"the node has the name {nodes[0]['name']}, not {path.stem}")
    if any(key in nodes[0] for key in ("translation", "rotation", "scale", "matrix")):
        faults.append("the node has a transform")
    if doc.get("images"):
        faults.append("a texture is embedded")
    for primitive in doc["meshes"][0]["primitives"]:
        if "material" not in primitive:
            faults.append("a primitive has no material, so the engine ignores it")
        parts = primitive["attributes"]
        for need in ("POSITION", "NORMAL", "TEXCOORD_0"):
            if need not in parts:
                faults.append(f"{need} is missing")
            elif not np.isfinite(positions(doc, blob, parts[need])).all():
                faults.append(f"{need} has a value that isn't finite")
        if "NORMAL" in parts and (np.linalg.norm(positions(doc, blob, parts["NORMAL"]), axis=1) < 0.9).any():
            faults.append("a normal doesn't have unit length")
        triangles += doc["accessors"][primitive["indices"]]["count"] // 3
        points.append(positions(doc, blob, parts["POSITION"]))
        lost = lost_tangents(points[-1], *(positions(doc, blob, parts[k]) for k in ("TEXCOORD_0", "NORMAL")),
                             indices(doc, blob, primitive["indices"]))
        if lost:
            faults.append(f"{lost} points have no tangent, because a triangle has no area in space or in the texture")
        if path.parent.name in ("chess", "modern"):
            faces = indices(doc, blob, primitive["indices"])
            gaps = open_edges(points[-1], faces)
            if gaps and len(faces) > 2:                     # a window of the clock is one flat plate
                faults.append(f"{gaps} open edges")
    piece = path.stem.removesuffix("_low")
    if piece in PIECES:
        budget = 1_000 if path.stem.endswith("_low") else 8_000
        if triangles > budget:
            faults.append(f"{triangles} triangles, {budget} allowed")
    if path.parent.name in ("prospector", "duel") and triangles > DRESSING:
        faults.append(f"{triangles} triangles, {DRESSING} allowed")
    if path.parent.name == "cards":
        budget, parts = CARD
        found = tuple(doc["materials"][p["material"]]["name"] for p in doc["meshes"][0]["primitives"])
        if found != parts:
            faults.append(f"its parts are {', '.join(found)}, not {', '.join(parts)}")
        if triangles > budget:
            faults.append(f"{triangles} triangles, {budget} allowed")
    points = np.concatenate(points)
    return faults, triangles, points.min(0), points.max(0)


def main(folders):
    broken, room = 0, 0
    for folder, path in ((folder, path) for folder in folders for path in sorted(folder.rglob("*.glb"))):
        faults, triangles, low, high = check(path)
        room += triangles if path.parent.name == "room" else 0
        size = " ".join(f"{a:+.2f}..{b:+.2f}" for a, b in zip(low, high))
        print(f"{str(path.relative_to(folder)):28} {triangles:6} triangles  x y z {size}")
        for fault in faults:
            print("   ERROR:", fault)
        broken += len(faults)
    if room > SURROUNDINGS:
        print(f"   ERROR: the room has {room} triangles, {SURROUNDINGS} allowed")
        broken += 1
    print(f"room: {room} triangles; {broken} errors")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main([Path(sys.argv[1])] if len(sys.argv) > 1 else [DATA / "models", DATA / "styles"]))
