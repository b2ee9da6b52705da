"""Icons of buttons: 64 x 64, white on transparent, with one line width and round ends. The game tints them."""

import math

from kit.pen import Sheet, arc, bezier, spline
from kit.picture import save_tinted

SIZE, LINE = 64, 3.6


def undo(s, flip=1):
    x = lambda v: 32 + flip * (v - 32)
    s.stroke([(x(px), py) for px, py in [(14, 40), (38, 40)] + arc(38, 27.5, 13, 12.5, 90, -90) + [(24, 15)]], LINE)
    s.stroke([(x(24), 50), (x(14), 40), (x(24), 30)], LINE)


def redo(s):
    undo(s, -1)


def flip(s):
    for side in (1, -1):
        at = lambda p: (32 + side * (p[0] - 32), 32 + side * (p[1] - 32))
        s.stroke([at(p) for p in arc(32, 32, 20, 20, 25, 165)], LINE)
        s.stroke([at(p) for p in ((6.5, 44), (12.7, 36.6), (21, 41.5))], LINE)


def menu(s):
    for y in (46, 32, 18):
        s.stroke([(12, y), (52, y)], LINE)


def _sheet(s, x, y, w=26, h=32, r=4):
    s.stroke(arc(x + r, y + r, r, r, 180, 270, 6) + arc(x + w - r, y + r, r, r, 270, 360, 6) + arc(x + w - r, y + h - r, r, r, 0, 90, 6)
             + arc(x + r, y + h - r, r, r, 90, 180, 6), LINE, closed=True)


def copy(s):
    _sheet(s, 12, 9)
    s.stroke([(24, 46), (24, 51)] + arc(28, 51, 4, 4, 180, 90, 6) + arc(46, 51, 4, 4, 90, 0, 6) + [(50, 27)] + arc(46, 27, 4, 4, 0, -90, 6) + [(43, 23)], LINE)


def paste(s):
    _sheet(s, 14, 8, 36, 44, 5)
    s.cut([(21, 45), (43, 45), (43, 58), (21, 58)])
    _sheet(s, 23, 46, 18, 9, 3)
    for y in (34, 26, 18):
        s.stroke([(23, y), (41 if y > 20 else 34, y)], LINE)


def flag(s):
    s.stroke([(16, 8), (16, 56)], LINE)
    s.stroke(bezier([(16, 54), (26, 60), (34, 48), (50, 53), (50, 53), (50, 30), (50, 30), (34, 25), (26, 37), (16, 31)]), LINE)


def hint(s):
    s.stroke(arc(32, 37, 15, 15, -52, 232) + [(25, 18), (39, 18), (41.2, 25.2)], LINE)
    s.stroke([(26, 11.5), (38, 11.5)], LINE)
    s.stroke([(29.5, 6), (34.5, 6)], LINE)
    s.stroke(arc(32, 37, 8, 8, 100, 170, 12), LINE * 0.8)


def help(s):
    s.stroke(arc(32, 32, 23, 23, 0, 360), LINE)
    s.stroke(spline([(24.5, 38), (26, 43), (32, 45.5), (38, 43), (39, 37), (33.5, 32), (32, 27)], 8), LINE)
    s.disc(32, 19.5, 2.6)


def settings(s):
    rim = []
    for k in range(8):
        a = 45 * k
        for offset, r in ((-15, 18), (-9.5, 24), (9.5, 24), (15, 18)):
            rim.append((32 + r * math.cos(math.radians(a + offset)), 32 + r * math.sin(math.radians(a + offset))))
    s.stroke(rim, LINE, closed=True)
    s.stroke(arc(32, 32, 7.5, 7.5, 0, 360), LINE)


def check(s):
    s.stroke([(12, 32), (26, 18), (52, 46)], LINE * 1.15)


def arrow_left(s, flip=1):
    s.stroke([(32 + flip * 8, 50), (32 - flip * 10, 32), (32 + flip * 8, 14)], LINE * 1.1)


def arrow_right(s):
    arrow_left(s, -1)


def to_start(s, flip=1):
    arrow = [(32 + flip * 16, 50), (32 - flip * 2, 32), (32 + flip * 16, 14)]
    s.stroke(arrow, LINE)
    s.stroke([(32 - flip * 14, 50), (32 - flip * 14, 14)], LINE)


def to_end(s):
    to_start(s, -1)


def arrow_down(s, flip=1):
    s.stroke([(14, 32 + flip * 8), (32, 32 - flip * 10), (50, 32 + flip * 8)], LINE * 1.1)


def arrow_up(s):
    arrow_down(s, -1)


def close(s):
    s.stroke([(16, 16), (48, 48)], LINE)
    s.stroke([(16, 48), (48, 16)], LINE)


def plus(s):
    s.stroke([(12, 32), (52, 32)], LINE)
    s.stroke([(32, 12), (32, 52)], LINE)


def minus(s):
    s.stroke([(12, 32), (52, 32)], LINE)


def play(s):
    shape = [(20, 12), (52, 32), (20, 52)]
    s.fill(shape)
    s.stroke(shape, LINE * 1.4, closed=True)


def pause(s):
    for x in (22, 42):
        s.stroke([(x, 15), (x, 49)], LINE * 2.2)


def restart(s):
    s.stroke(arc(32, 31, 20, 20, 62, -240), LINE)
    s.stroke([(12.5, 50.5), (22, 48.3), (19, 38.8)], LINE)


def crown(s):
    s.stroke([(10, 46), (16, 18), (48, 18), (54, 46), (42, 32), (32, 51), (22, 32)], LINE, closed=True)
    s.stroke([(16, 10.5), (48, 10.5)], LINE)
    for x, y in ((10, 48), (32, 53), (54, 48)):
        s.disc(x, y, 3.4)


def trophy(s):
    s.stroke([(20, 54), (44, 54)] + bezier([(44, 54), (44, 36), (40, 28), (32, 27), (24, 28), (20, 36), (20, 54)]), LINE)
    s.stroke(bezier([(44, 50), (56, 51), (55, 38), (42, 37)]), LINE)
    s.stroke(bezier([(20, 50), (8, 51), (9, 38), (22, 37)]), LINE)
    s.stroke([(32, 27), (32, 16)], LINE)
    s.stroke([(20, 10), (44, 10), (40, 16), (24, 16)], LINE, closed=True)


def pickaxe(s):
    """The Prospector: a pick over a nugget."""
    s.stroke([(14, 10), (44, 46)], LINE * 1.15)
    s.stroke(bezier([(18, 53), (32, 58), (46, 55), (52, 49), (58, 42), (60, 30), (55, 18), (52, 30), (48, 37), (44, 42), (38, 47), (30, 51), (18, 53)]), LINE)
    s.stroke([(38, 9), (43, 19), (52, 17), (57, 9)], LINE, closed=True)


def swords(s):
    """The Duel: two crossed blades."""
    for side in (1, -1):
        at = lambda x, y: (32 + side * (x - 32), y)
        s.stroke([at(52, 56), at(49, 46), at(23, 18), at(17, 24), at(43, 53)], LINE, closed=True)
        s.stroke([at(12, 27), at(26, 13)], LINE)
        s.stroke([at(18.5, 19.5), at(10, 10)], LINE * 1.25)


def cards(s):
    _sheet(s, 25, 10, 26, 38, 4)
    s.stroke([(21, 16), (14, 18), (22, 53), (40, 50.5)], LINE)
    s.fill([(38, 36), (43, 29), (38, 22), (33, 29)])


def person(s):
    s.stroke(arc(32, 43, 10, 10, 0, 360), LINE)
    s.stroke(bezier([(11, 9), (12, 21), (20, 27), (32, 27), (44, 27), (52, 21), (53, 9)]), LINE, closed=True)


def engine(s):
    """A thinking machine, for a computer opponent."""
    _sheet(s, 13, 12, 38, 30, 7)
    s.stroke([(32, 42), (32, 51)], LINE)
    s.disc(32, 54, 3.4)
    s.disc(24, 29, 3.2)
    s.disc(40, 29, 3.2)
    s.stroke([(26, 19.5), (38, 19.5)], LINE * 0.9)
    s.stroke([(7, 22), (7, 32)], LINE)
    s.stroke([(57, 22), (57, 32)], LINE)


def leave(s):
    s.stroke([(36, 54), (14, 54), (14, 10), (36, 10)], LINE)
    s.stroke([(28, 32), (54, 32)], LINE)
    s.stroke([(44, 42), (54, 32), (44, 22)], LINE)


def moves(s):
    for y in (46, 32, 18):
        s.disc(15, y, 3)
        s.stroke([(25, y), (52, y)], LINE)


def nugget(s):
    """Gold: a lump with facets and a glint."""
    s.stroke([(12, 24), (20, 40), (33, 45), (47, 38), (53, 24), (43, 12), (22, 11)], LINE, closed=True)
    s.stroke([(12, 24), (26, 28), (33, 45)], LINE * 0.75)
    s.stroke([(26, 28), (42, 24), (53, 24)], LINE * 0.75)
    s.stroke([(42, 24), (43, 12)], LINE * 0.75)
    s.fill([(49, 60), (51.4, 53.4), (58, 51), (51.4, 48.6), (49, 42), (46.6, 48.6), (40, 51), (46.6, 53.4)])


def calendar(s):
    """The daily deal."""
    _sheet(s, 11, 9, 42, 42, 5)
    s.stroke([(11, 39), (53, 39)], LINE)
    for x in (22, 42):
        s.stroke([(x, 47), (x, 56)], LINE)
    s.fill([(32, 34), (40, 24), (32, 14), (24, 24)])


def statistics(s):
    for x, top in ((16, 27), (32, 50), (48, 38)):
        s.stroke([(x, 13), (x, top)], LINE * 2.2)
    s.stroke([(9, 8), (55, 8)], LINE)


def lantern(s):
    """Is the deal winnable: light in the shaft."""
    s.stroke([(20, 9), (44, 9), (41, 17), (23, 17)], LINE, closed=True)
    s.stroke(bezier([(23, 17), (17, 25), (17, 34), (24, 42)]), LINE)
    s.stroke(bezier([(41, 17), (47, 25), (47, 34), (40, 42)]), LINE)
    s.stroke([(22, 42), (42, 42), (36, 49), (28, 49)], LINE, closed=True)
    s.stroke(arc(32, 49, 9, 9, 20, 160, 16), LINE * 0.9)
    s.fill(bezier([(32, 37), (38, 30), (37, 22), (32, 22), (27, 22), (26, 30), (32, 37)]))


def skull(s):
    """Something has died."""
    s.stroke([(22, 18), (22, 22)] + arc(32, 38, 20, 18, 218, -38, 40) + [(42, 22), (42, 18)] + arc(38, 18, 4, 7, 0, -90, 8) + arc(26, 18, 4, 7, -90, -180, 8), LINE, closed=True)
    s.disc(24.5, 36, 4.6)
    s.disc(39.5, 36, 4.6)
    s.stroke([(32, 29), (32, 25)], LINE)


def search(s):
    s.stroke(arc(28, 36, 16, 16, 0, 360), LINE)
    s.stroke([(40, 24), (54, 10)], LINE * 1.2)


def trash(s):
    s.stroke([(12, 46), (52, 46)], LINE)
    s.stroke([(25, 46), (25, 52), (39, 52), (39, 46)], LINE)
    s.stroke([(17, 46), (20, 9), (44, 9), (47, 46)], LINE)
    for x in (27, 37):
        s.stroke([(x, 38), (x, 17)], LINE * 0.8)


def comment(s):
    """A comment on a move."""
    s.stroke(arc(16, 46, 6, 6, 180, 90, 8) + arc(48, 46, 6, 6, 90, 0, 8) + arc(48, 26, 6, 6, 0, -90, 8) + [(32, 20), (20, 9), (21, 20)] + arc(16, 26, 6, 6, -90, -180, 8), LINE, closed=True)
    for y, x in ((41, 43), (31, 36)):
        s.stroke([(21, y), (x, y)], LINE * 0.8)


def branch(s):
    """A variation."""
    s.stroke([(18, 8), (18, 56)], LINE)
    s.stroke(bezier([(18, 16), (18, 30), (44, 24), (44, 48)]), LINE)
    s.stroke([(34, 44), (44, 54), (54, 44)], LINE)
    s.stroke([(8, 46), (18, 56), (28, 46)], LINE)


def folder(s):
    s.stroke([(10, 12), (10, 50), (26, 50), (31, 44), (54, 44), (54, 12)], LINE, closed=True)
    s.stroke([(10, 36), (54, 36)], LINE * 0.8)


def save(s):
    """Into the box."""
    s.stroke([(32, 56), (32, 24)], LINE)
    s.stroke([(21, 35), (32, 24), (43, 35)], LINE)
    s.stroke([(10, 28), (10, 10), (54, 10), (54, 28)], LINE)


def home(s):
    s.stroke([(7, 31), (32, 54), (57, 31)], LINE)
    s.stroke([(15, 37), (15, 10), (49, 10), (49, 37)], LINE)
    s.stroke([(26, 10), (26, 26), (38, 26), (38, 10)], LINE * 0.9)


def hand(s):
    """Picks up a piece: four fingers and a thumb."""
    s.stroke([(20, 30), (20, 47)] + arc(23.5, 47, 3.5, 3.5, 180, 0, 10) + [(27, 34)], LINE)
    s.stroke([(27, 36), (27, 53)] + arc(30.5, 53, 3.5, 3.5, 180, 0, 10) + [(34, 34)], LINE)
    s.stroke([(34, 36), (34, 51)] + arc(37.5, 51, 3.5, 3.5, 180, 0, 10) + [(41, 33)], LINE)
    s.stroke([(41, 34), (41, 44)] + arc(44.5, 44, 3.5, 3.5, 180, 0, 10) + [(48, 24)] + bezier([(48, 24), (48, 12), (42, 8), (33, 8), (24, 8), (21, 13), (17, 20)])
             + [(11, 30)] + arc(14, 32, 3.5, 3.5, 215, 60, 10) + [(20, 28)], LINE)


def share(s):
    """Share."""
    s.stroke([(22, 35.5), (40, 46)], LINE)
    s.stroke([(22, 28.5), (40, 18)], LINE)
    for x, y in ((16, 32), (46, 49.5), (46, 14.5)):
        s.stroke(arc(x, y, 7, 7, 0, 360), LINE, closed=True)


def look(s):
    """Look at the table."""
    s.stroke(spline([(6, 32), (18, 43.5), (32, 47.5), (46, 43.5), (58, 32), (46, 20.5), (32, 16.5), (18, 20.5)], 10, closed=True), LINE, closed=True)
    s.stroke(arc(32, 32, 8, 8, 0, 360), LINE)
    s.disc(32, 32, 3)


def top_view(s):
    """A board from above."""
    _sheet(s, 10, 10, 44, 44, 4)
    for k in (24.7, 39.3):
        s.stroke([(k, 10), (k, 54)], LINE * 0.8)
        s.stroke([(10, k), (54, k)], LINE * 0.8)
    for x, y in ((17.4, 46.6), (46.6, 46.6), (32, 32), (17.4, 17.4), (46.6, 17.4)):
        s.fill([(x - 5.4, y - 5.4), (x + 5.4, y - 5.4), (x + 5.4, y + 5.4), (x - 5.4, y + 5.4)])


def target(s):
    """What is threatened."""
    s.stroke(arc(32, 32, 16, 16, 0, 360), LINE)
    s.disc(32, 32, 3.4)
    for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        s.stroke([(32 + 10 * x, 32 + 10 * y), (32 + 25 * x, 32 + 25 * y)], LINE)


def evaluation(s):
    """The bar beside the board, with White's share filled."""
    _sheet(s, 20, 7, 24, 50, 5)
    s.fill([(22, 10), (42, 10), (42, 35), (22, 35)])
    s.stroke([(10, 32), (15, 32)], LINE)
    s.stroke([(49, 32), (54, 32)], LINE)


def best_line(s):
    """A line of moves."""
    s.disc(13, 14, 5)
    s.stroke([(13, 14), (26, 37), (38, 25), (52, 49)], LINE)
    s.stroke([(39, 48), (52.5, 50), (54, 36)], LINE)


def graph(s):
    """The course of a game."""
    s.stroke([(11, 54), (11, 11), (55, 11)], LINE)
    s.stroke([(18, 24), (28, 35), (37, 28), (52, 47)], LINE)
    for x, y in ((28, 35), (37, 28), (52, 47)):
        s.disc(x, y, 4)


def warning(s):
    """Mistakes."""
    s.stroke([(32, 53), (8, 11), (56, 11)], LINE, closed=True)
    s.stroke([(32, 38), (32, 26)], LINE * 1.1)
    s.disc(32, 18.5, 2.6)


def edit(s):
    """A pencil."""
    s.stroke([(11, 11), (14.5, 24), (43, 52.5), (52.5, 43), (24, 14.5)], LINE, closed=True)
    s.stroke([(36.5, 46), (46, 36.5)], LINE)


def tutorial(s):
    """A mortarboard."""
    s.stroke([(5, 39), (32, 51), (59, 39), (32, 27)], LINE, closed=True)
    s.stroke([(17, 33), (17, 20)] + bezier([(17, 20), (24, 12), (40, 12), (47, 20)]) + [(47, 33)], LINE)
    s.stroke([(56, 38), (56, 19)], LINE)


def archive(s):
    """A box of finished games."""
    _sheet(s, 8, 40, 48, 14, 4)
    s.stroke([(12, 40), (12, 15)] + arc(17, 15, 5, 5, 180, 270, 6) + arc(47, 15, 5, 5, 270, 360, 6) + [(52, 40)], LINE)
    s.stroke([(25, 30), (39, 30)], LINE)


ALL = (undo, redo, flip, menu, copy, paste, flag, hint, look, top_view, help, settings, check,
       arrow_left, arrow_right, arrow_up, arrow_down, to_start, to_end, close, plus, minus, play, pause, restart, crown,
       trophy, pickaxe, swords, cards, person, engine, leave, moves, nugget, calendar, statistics, lantern, skull,
       search, trash, hand, comment, branch, folder, save, home, share, target, evaluation, best_line, graph, warning, edit,
       tutorial, archive)

if __name__ == "__main__":
    for icon in ALL:
        sheet = Sheet(SIZE, SIZE, 1, 8)
        icon(sheet)
        save_tinted(sheet.array(), f"textures/ui/icon_{icon.__name__}.png")
    # Large cross on cards that go back into the deck, as if with a brush.
    cross = Sheet(SIZE, SIZE, 4, 4)
    for flip in (1, -1):
        cross.stroke([(32 + flip * (x - 32), y, w) for x, y, w in spline([(9, 8, 5), (22, 21, 8.5), (41, 42, 9), (56, 57, 3.5)], 12)], None)
    save_tinted(cross.array(), "textures/ui/mark_cross.png")
