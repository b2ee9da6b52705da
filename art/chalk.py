"""Chalk characters for the scoreboard: 0 to 9, +, x, comma and dot in one row, white with the shape in alpha.

Each fills a cell of 80 x 112. game/tables/prospector/src/scene/scoreboard.rs writes with them.
"""

from kit.field import noise, smooth as ease
from kit.picture import save_tinted
from kit.vector import Drawing, smooth

CELL, HIGH = 80, 112
WIDE = 12          # width of the stroke

# Strokes of each character: points in a box of 60 x 92. A third value of 0 is a corner.
SIGNS = (
    [[(33, 2), (12, 14), (3, 46), (12, 80), (31, 91), (50, 79), (58, 45), (49, 13), (28, 1)]],
    [[(14, 22), (34, 2, 0), (33, 50), (35, 91)]],
    [[(6, 24), (14, 6), (33, 1), (51, 11), (52, 30), (36, 52), (4, 90, 0), (30, 87), (57, 89)]],
    [[(7, 14), (28, 1), (50, 11), (49, 32), (26, 43, 0), (51, 52), (55, 73), (40, 89), (20, 91), (3, 77)]],
    [[(36, 1), (18, 36), (3, 62, 0), (30, 60), (58, 61)], [(43, 34), (41, 64), (42, 92)]],
    [[(53, 3), (32, 3), (14, 4, 0), (10, 40, 0), (30, 33), (51, 43), (56, 65), (41, 87), (19, 91), (3, 80)]],
    [[(47, 2), (24, 20), (8, 50), (9, 76), (29, 91), (50, 82), (54, 62), (39, 46), (19, 51), (8, 66)]],
    [[(3, 5), (30, 4), (57, 3, 0), (36, 42), (22, 92)]],
    [[(47, 12), (30, 1), (12, 11), (15, 30), (32, 42), (51, 59), (50, 80), (30, 91), (9, 80), (10, 60), (28, 43), (45, 30), (48, 13)]],
    [[(51, 30), (38, 46), (17, 44), (5, 27), (15, 7), (34, 1), (50, 13), (52, 34), (46, 66), (33, 92)]],
    [[(30, 26), (31, 52), (30, 78)], [(4, 53), (30, 52), (56, 51)]],
    [[(9, 32), (30, 53), (52, 76)], [(51, 31), (30, 54), (8, 75)]],
    [[(31, 80), (33, 85), (25, 95)]],
    [[(29, 86), (31, 89), (28, 88)]],
)


def signs():
    d = Drawing(CELL * len(SIGNS), HIGH)
    for k, strokes in enumerate(SIGNS):
        for points in strokes:
            moved = [(k * CELL + 10 + p[0], 10 + p[1], *p[2:]) for p in points]
            d.add(smooth(moved, False), "none", "#FFFFFF", WIDE)
    shape = d.array(oversample=4)[..., 3]
    # The grain of the slate breaks the chalk, most where a stroke is thin.
    grain = noise(shape.shape, 701, .5, lowest=12)
    cloud = noise(shape.shape, 702, 1.4)
    rub = ease(-1.5, 0.6, grain + .5 * cloud + 2.2 * (shape - .75))
    save_tinted(shape * (0.25 + 0.75 * rub), "textures/prospector/chalk.png")


if __name__ == "__main__":
    signs()
