"""The board's slab.

Run by Blender: blender -b -P art/board_model.py
The squares are at height 0, and a1 is at the game's (+3.5, 0, -3.5), which is
Blender's (3.5, 3.5, 0). So the texture is rotated by 180 degrees.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from kit import mesh
from kit.mesh import fillet

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


if __name__ == "__main__":
    board()
