"""The board's slab, and the trays for captured pieces (wood with a baize bed).

Run by Blender: blender -b -P art/board_model.py
The squares are at height 0, and a1 is at the game's (+3.5, 0, -3.5), which is
Blender's (3.5, 3.5, 0). So the texture is rotated by 180 degrees.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from kit import mesh
from kit.mesh import bulge, fillet

SIDE, THICK = 10.0, 0.35


def board():
    mesh.clear()
    top = [(-0.9, 0), (-0.075, 0)]
    # one broad rounding: narrow grooves are thinner than a pixel from the seat, and look like dashes
    edge = fillet([(-0.9, 0), (-0.060, 0, 0.02), (0.0, -0.060, 0.06), (0.0, -THICK, 0.01), (-0.30, -THICK)],
                  0.01, 4)
    rim = mesh.lengths(top)[-1]
    length = mesh.lengths(edge)[-1]

    def uv(x, y, arc, around):
        # below the rim, the texture is mirrored at the outermost strip of the frame
        fold = max(0.0, arc - rim) / (length - rim)
        shrink = (SIDE / 2 - 0.008 - 0.20 * fold) / max(abs(x), abs(y), 1e-6) if arc > rim else 1
        return 0.5 - x * shrink / SIDE, 0.5 - y * shrink / SIDE

    body = mesh.framed("board", (SIDE / 2, SIDE / 2), edge, 0.05, uv)
    mesh.finish(body, "board", "board", 50)
    mesh.export(body, "models/chess/board.glb")


TRAY = (0.37, 3.8)       # half of the width and length
BED, WALL, RIM = 0.07, 0.07, 0.16


def tray():
    mesh.clear()
    profile = fillet([(-0.3, 0), (-0.03, 0, 0.01), (-0.03, 0.03, 0.008), (0, 0.05, 0.015), (0, RIM, 0.035), (-WALL, RIM, 0.030),
                      (-WALL - 0.012, BED - 0.01, 0.0), (-WALL - 0.2, BED - 0.012)], 0.01, 3)

    def uv(x, y, arc, around):
        return (y / 3.2, x / 3.2) if around is None else (around / 3.2, arc / 3.2)

    body = mesh.framed("tray", TRAY, profile, 0.12, uv, 4)
    mesh.finish(body, "tray", "wood", 50)
    mesh.export(body, "models/chess/tray.glb")

    mesh.clear()
    inset = -WALL + 0.004
    flat = [(inset, BED - 0.02), (inset - 0.03, BED), (inset - 0.2, BED)]
    body = mesh.framed("tray_bed", TRAY, flat, 0.06, lambda x, y, arc, around: (x / 2.2, y / 2.2))
    mesh.finish(body, "tray_bed", "baize", 30)
    mesh.export(body, "models/chess/tray_bed.glb")


if __name__ == "__main__":
    board()
    tray()
