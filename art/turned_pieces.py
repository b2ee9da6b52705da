"""Pawn, rook, bishop, queen and king: profiles turned on a lathe, each in two levels of detail.

There are two sets of models, Staunton and a slim modern one, and skins for them. Run by Blender:
blender -b -P art/turned_pieces.py (-- classic or modern makes only one of them)
A square is 1 unit wide. docs/ART.md lists heights and base widths. The arc length
of a profile is V, scaled so that every piece stays inside one tile, because wood
and baked occlusion share the coordinates.
"""

import math
import sys
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from kit import bake, mesh, stone, timber
from kit.bake import Skin
from kit.mesh import bulge, curve, fillet
from kit.palette import rgb

V_SCALE = 0.34
FILLET = 0.015


@dataclass(frozen=True)
class Set:
    """A set of models: what the names of its functions start with, its files, and the skins that are baked in its coordinates."""

    shapes: str
    models: str
    occlusion: str
    skins: tuple


def lacquer(file, colour, foot, shaded=True):
    return Skin(file, stone.lacquer(colour, foot), shaded, tuple(colour))


MARBLE, MODERN = "styles/pieces/marble/", "styles/pieces/modern/"
BRASS_FOOT = rgb("C9A05C")
SETS = {
    "classic": Set("", "models/chess/{}.glb", "textures/chess/{}_ao.png", (
        Skin("textures/chess/{}_white.png", lambda p: timber.solid(timber.BOXWOOD, p)),
        Skin("textures/chess/{}_black.png", lambda p: timber.solid(timber.EBONY, p)),
        Skin(MARBLE + "{}_white.png", lambda p: stone.solid(stone.CARRARA, p)),
        Skin(MARBLE + "{}_black.png", lambda p: stone.solid(stone.VERDE, p)))),
    "modern": Set("modern_", MODERN + "{}.glb", MODERN + "{}_ao.png", (
        lacquer(MODERN + "{}_white.png", rgb("DDD1B8"), BRASS_FOOT),
        lacquer(MODERN + "{}_black.png", rgb("191819"), BRASS_FOOT),
        # roughness and metalness of lacquer and of the brass foot
        lacquer(MODERN + "{}_mr.png", (1, 0.24, 0), (1, 0.34, 0.6), shaded=False))),
}


def foot(width):
    """The Staunton foot: felted bottom, plinth, groove, torus, step. Ends at (shoulder, 0.198)."""
    r = width / 2
    return [(0, 0, 0), (r - 0.016, 0, 0), (r, 0.014, 0.010), (r, 0.058, 0.018), (r - 0.026, 0.076, 0.010), (r - 0.034, 0.090, 0.008)] \
        + bulge(r - 0.068, 0.135, 0.046, -48, 68, 6) + [(r - 0.066, 0.184, 0.004), (r - 0.076, 0.190, 0.004)]


def collar(z, reach, neck, thick=0.032):
    """A sharp-edged disc with a smaller ring over it."""
    return [(neck, z - 0.012, 0.012), (reach - 0.012, z + 0.001, 0.006), (reach, z + thick * 0.5, 0.012),
            (reach - 0.012, z + thick, 0.006), (neck + 0.030, z + thick + 0.007, 0.006),
            (neck + 0.026, z + thick + 0.026, 0.010), (neck + 0.004, z + thick + 0.032, 0.006)]


def pawn():
    profile = foot(0.58) + curve([(0.214, 0.198), (0.160, 0.262), (0.118, 0.352), (0.094, 0.455), (0.087, 0.545)], 4) \
        + collar(0.562, 0.165, 0.088, 0.030) + bulge(0, 0.750, 0.150, -56, 90, 15)
    return profile,


def bishop():
    profile = foot(0.68) + curve([(0.264, 0.198), (0.186, 0.275), (0.130, 0.405), (0.101, 0.560), (0.092, 0.700)], 4) \
        + collar(0.715, 0.188, 0.093) \
        + curve([(0.098, 0.786), (0.150, 0.845), (0.172, 0.920), (0.158, 1.010), (0.112, 1.095), (0.050, 1.160)], 5) \
        + [(0.036, 1.172, 0.010)] + bulge(0, 1.222, 0.048, -48, 90, 7)
    return profile,


def rook():
    profile = foot(0.66) + curve([(0.254, 0.198), (0.212, 0.268), (0.186, 0.385), (0.170, 0.530), (0.170, 0.655)], 3) \
        + [(0.170, 0.662, 0.008), (0.222, 0.674, 0.005), (0.234, 0.690, 0.010), (0.222, 0.706, 0.005), (0.196, 0.712, 0.006)] \
        + curve([(0.194, 0.735), (0.204, 0.775), (0.240, 0.812)], 3) \
        + [(0.262, 0.822, 0.010), (0.266, 1.050, 0.010), (0.196, 1.050, 0.008), (0.188, 0.918, 0.012), (0, 0.908, 0)]
    return profile, battlements


GAP, FLOOR = math.radians(11.5), 0.955


def rook_angles(full=True):
    """Returns angles that are dense where the six gaps start and end."""
    inner = [-30, -21, -12.9, -12.1, -11.2, -10.9, 0, 10.9, 11.2, 12.1, 12.9, 21] if full else [-30, -12, -11, 11, 12]
    return sorted(math.radians(a + 60 * k) % (2 * math.pi) for k in range(6) for a in inner)


def battlements(r, z, angle):
    """Lowers the wall of the crown to the floor inside a gap, with a narrow slope as a bevel."""
    if z <= FLOOR or r < 0.15:
        return r, z
    off = abs((angle + math.radians(30)) % math.radians(60) - math.radians(30))
    degrees = math.degrees(off)
    lift = 0.02 if degrees < 11.05 else 0.90 if degrees < 11.6 else 0.985 if degrees < 12.5 else 1.0
    return r, FLOOR + (z - FLOOR) * lift


def queen():
    profile = foot(0.75) + curve([(0.299, 0.198), (0.212, 0.292), (0.150, 0.450), (0.116, 0.660), (0.106, 0.850)], 4) \
        + collar(0.866, 0.212, 0.106, 0.034) + [(0.140, 0.950, 0.006), (0.148, 0.962, 0.008), (0.136, 0.976, 0.006)] \
        + curve([(0.124, 0.984), (0.130, 1.060), (0.158, 1.165), (0.206, 1.280)], 4) \
        + [(0.236, 1.352, 0.006), (0.204, 1.362, 0.006), (0.176, 1.286, 0.010)] \
        + curve([(0.158, 1.278), (0.128, 1.322), (0.072, 1.372)], 3) + [(0.046, 1.392, 0.008)] + bulge(0, 1.444, 0.056, -56, 90, 7)
    return profile, coronet


POINTS = 8


def coronet(r, z, angle):
    """Cuts round scallops out of the rim, which leaves eight points."""
    up = min(1, max(0, (z - 1.235) / 0.10))
    if up <= 0 or r < 0.165:
        return r, z
    off = abs((angle * POINTS / (2 * math.pi)) % 1 - 0.5) / 0.44
    bite = math.sqrt(1 - off * off) if off < 1 else 0
    return r - 0.010 * bite * up, z - 0.074 * bite * up


def king():
    profile = foot(0.78) + curve([(0.314, 0.198), (0.222, 0.300), (0.158, 0.470), (0.124, 0.690), (0.114, 0.890)], 4) \
        + collar(0.906, 0.222, 0.114, 0.036) + [(0.152, 0.992, 0.006), (0.160, 1.004, 0.008), (0.148, 1.018, 0.006)] \
        + curve([(0.132, 1.028), (0.140, 1.095), (0.172, 1.200), (0.206, 1.280)], 4) \
        + [(0.222, 1.295, 0.006), (0.226, 1.312, 0.010), (0.216, 1.328, 0.006), (0.196, 1.332, 0.004)] \
        + curve([(0.192, 1.336), (0.146, 1.366), (0.088, 1.384)], 3) + [(0.060, 1.390, 0.006), (0.060, 1.412, 0.010), (0.034, 1.420, 0.006), (0, 1.422, 0)]
    return profile,


def cross(v_from, full=True):
    """A cross pattee with beveled arms, built of quads. Its UVs fill the strip above `v_from`."""
    depth, edge = 0.036, 0.011 if full else 0.0
    waist, flare, mid, top, side, low = 0.029, 0.052, 1.555, 1.670, 0.120, 1.408
    rim = [(-waist, mid - waist), (-waist * 1.3, low), (waist * 1.3, low), (waist, mid - waist), (side, mid - flare),
           (side, mid + flare), (waist, mid + waist), (flare, top), (-flare, top), (-waist, mid + waist),
           (-side, mid + flare), (-side, mid - flare)]
    inset = []
    for i, p in enumerate(rim):
        a, b = rim[i - 1], rim[(i + 1) % 12]
        n1, n2 = _inward(a, p), _inward(p, b)
        k = edge / (1 + n1[0] * n2[0] + n1[1] * n2[1])
        inset.append((p[0] + (n1[0] + n2[0]) * k, p[1] + (n1[1] + n2[1]) * k))
    layers = [(inset, -depth), (rim, -depth + edge), (rim, depth - edge), (inset, depth)] if full else [(rim, -depth), (rim, depth)]
    vertices = [(x, y, z) for ring, y in layers for x, z in ring]
    last = 12 * (len(layers) - 1)
    quads = [(0, 1, 2, 3), (3, 4, 5, 6), (6, 7, 8, 9), (9, 10, 11, 0), (0, 3, 6, 9)]
    faces = [q for q in quads] + [tuple(last + i for i in reversed(q)) for q in quads]
    for layer in range(len(layers) - 1):
        for i in range(12):
            a, b = layer * 12 + i, layer * 12 + (i + 1) % 12
            faces.append((b, a, a + 12, b + 12))
    def uv(i):
        x, y, z = vertices[i]
        return 0.5 + x * 1.2 + y * 0.6, v_from + (z - low) * V_SCALE
    return mesh.from_data("cross", vertices, faces, [[uv(i) for i in f] for f in faces])


def _inward(a, b):
    """Returns the left normal of a step, which points inward, because the rim is counterclockwise."""
    dx, dz = b[0] - a[0], b[1] - a[1]
    length = math.hypot(dx, dz)
    return -dz / length, dx / length


def mitre_cut(body, full=True):
    """The diagonal cut in the bishop's miter. Its walls use a dark strip of the texture."""
    tool = mesh.box((0.30, 0.6, 0.052), (0.132, 0, 1.030), turn=(0, math.radians(-52), 0))
    mesh.project(tool, lambda p, n: (0.25 + p.y * 0.3, 0.985 + p.x * 0.02))
    mesh.cut(body, tool)
    if full:
        mesh.bevel(body, 0.004, 2, 52)
    return body


# ---- the modern set: a thin foot and one line from it to the head, without collars ----

def plinth(width):
    """A thin disc. Ends at (shoulder, 0.066)."""
    r = width / 2
    return [(0, 0, 0), (r - 0.014, 0, 0), (r, 0.012, 0.010), (r, 0.046, 0.014), (r - 0.020, 0.060, 0.012)]


def stem(width, neck, at, head, top):
    """A plinth, and a concave line over the neck to the head."""
    r = width / 2
    return plinth(width) + curve([(r - 0.030, 0.066), (r * 0.60, 0.135), (neck * 1.45, at * 0.50), (neck, at), (head, top)], 6)


def modern_pawn():
    return stem(0.50, 0.066, 0.450, 0.074, 0.560) + bulge(0, 0.700, 0.145, -58, 90, 15),


def modern_bishop():
    return stem(0.58, 0.070, 0.640, 0.086, 0.775) \
        + curve([(0.096, 0.790), (0.150, 0.870), (0.164, 0.955), (0.136, 1.065), (0.070, 1.185), (0.020, 1.262)], 6) + [(0, 1.270, 0)],


def modern_rook():
    return stem(0.58, 0.140, 0.480, 0.205, 0.790) \
        + [(0.236, 0.815, 0.020), (0.236, 1.050, 0.012), (0.176, 1.050, 0.010), (0.170, 0.918, 0.012), (0, 0.910, 0)], battlements


def modern_queen():
    return stem(0.64, 0.080, 0.880, 0.128, 1.130) + curve([(0.132, 1.140), (0.170, 1.245), (0.206, 1.325)], 4) \
        + [(0.210, 1.340, 0.010), (0.186, 1.346, 0.010)] + curve([(0.176, 1.340), (0.110, 1.352), (0.056, 1.368)], 3) \
        + bulge(0, 1.408, 0.092, -48, 90, 10),


def modern_king():
    return stem(0.66, 0.086, 0.920, 0.134, 1.180) + curve([(0.138, 1.190), (0.166, 1.285), (0.190, 1.365)], 4) \
        + [(0.192, 1.384, 0.012), (0.170, 1.392, 0.010)] + curve([(0.160, 1.393), (0.100, 1.408), (0.060, 1.418)], 3) + [(0, 1.422, 0)],


# steps around and points up, for the triangle budgets (8,000 and 1,000)
FULL = {"pawn": (40, 68), "bishop": (40, 84), "rook": (rook_angles(), 52), "queen": (64, 60), "king": (40, 92)}
LOW = {"pawn": (16, 26), "bishop": (15, 27), "rook": (rook_angles(full=False), 16), "queen": (16, 28), "king": (16, 27)}


def make(name, style, low=False):
    """Writes a piece of a set."""
    mesh.clear()
    profile, *bend = globals()[style.shapes + name]()
    profile = fillet(profile, FILLET, 2)
    length = mesh.lengths(profile)[-1] * V_SCALE
    assert length < 1, f"{name} is larger than its texture tile: {length}"
    angles, keep = (LOW if low else FULL)[name]
    body = mesh.turned(name, profile, angles, *bend, v_scale=V_SCALE, keep=keep)
    if name == "bishop":
        mitre_cut(body, not low)
    if name == "king":
        body = mesh.join([body, cross(length + 0.01, not low)])
    label = name + ("_low" if low else "")
    mesh.finish(body, label, "wood", 70 if name == "queen" else 48)
    mesh.export(body, style.models.format(label))
    if not low:
        bake.occlusion(body, style.occlusion.format(name))
        bake.skins(body, name, style.skins, shade=0.04 if name == "bishop" else 0.0)


def chosen():
    """Returns the sets named after `--`, or all of them."""
    names = sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else SETS
    return [SETS[name] for name in names]


if __name__ == "__main__":
    for style in chosen():
        for piece in LOW:
            make(piece, style)
            make(piece, style, low=True)
