"""The twelve court cards: people of a mining town around 1885.

Each function draws the upper half of a figure on a sheet that is 328 wide and
300 high. The finished texture is 320 x 560, the frame between the corner
letters, with 200 pixels per unit of deck.ron. The lower half is the upper one
rotated by 180 degrees. The background is transparent, for plain and gold cards.
"""

import sys

from card_pips import SUITS
from kit.figure import *
from kit.figure import INK, LINE
from kit.picture import save
from kit.vector import Drawing, plate, poly, ring, smooth, star, taper

WIDTH, HEIGHT, SHRINK = 320, 560, 0.955
HX, HY = 170, 122                    # position of most heads
EDGE = 23                            # rise of the dividing sash toward its ends
COLOUR = {"clubs": INK, "spades": INK, "hearts": RED, "diamonds": RED}


def pole(d, x0, y0, x1, y1, half, wood=SAND, dark=SAND_DARK):
    """A straight handle."""
    length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** .5
    nx, ny = -(y1 - y0) / length * half, (x1 - x0) / length * half
    toned(d, poly([(x0 + nx, y0 + ny), (x1 + nx, y1 + ny), (x1 - nx, y1 - ny), (x0 - nx, y0 - ny)]), wood,
          [(poly([(x0, y0), (x1, y1), (x1 - nx, y1 - ny), (x0 - nx, y0 - ny)]), dark)])


# ---- jacks ----

def jack_clubs(d):
    """The prospector's lad: slouch hat, neckerchief, pick over the shoulder."""
    pole(d, 284, 40, 244, 340, 6.5)
    toned(d, smooth([(204, 88, 0), (228, 60), (262, 44), (296, 42), (318, 50, 0), (298, 60), (272, 64), (240, 74), (204, 88, 0)]), STEEL,
          [(smooth([(204, 90), (240, 66), (290, 55), (325, 52), (320, 70), (230, 100)]), STEEL_DARK)])
    toned(d, poly([(272, 38), (294, 36), (291, 68), (270, 70)]), STEEL_DARK)
    torso(d, HX, CREAM, CREAM_DARK)
    for side in (-1, 1):                                       # braces
        toned(d, poly([(HX + side * 62, 222), (HX + side * 82, 228), (HX + side * 66, 345), (HX + side * 44, 345)]), TEAL)
    lines(d, poly([(HX, 262), (HX - 2, 340)], False))
    button(d, HX + 6, 290, 4.5, CREAM_DARK)
    neck(d, HX, 176, FAIR)
    toned(d, smooth([(HX - 50, 208), (HX - 20, 222), (HX + 20, 222), (HX + 50, 206), (HX + 54, 222), (HX + 24, 250), (HX + 4, 262),
                     (HX - 24, 250), (HX - 54, 224)]),
          RED, [(smooth([(HX, 228), (HX + 60, 205), (HX + 60, 250), (HX, 275)]), RED_DARK)])
    toned(d, smooth([(HX - 6, 248), (HX + 12, 248), (HX + 30, 284), (HX + 14, 280), (HX + 6, 292), (HX - 6, 266)]), RED)
    toned(d, ring(HX + 4, 250, 11, 9.5), RED_DARK)
    lines(d, smooth([(HX - 40, 220), (HX - 20, 234), (HX - 8, 244)], False), smooth([(HX + 42, 218), (HX + 26, 234), (HX + 14, 244)],
                                                                                    False), width=2.2)
    head_begin(d, HX, HY)
    toned(d, smooth([(-46, -30), (-53, -4), (-49, 26), (-40, 12), (-36, -30)]), LEATHER)
    skull(d, FAIR, LAD)
    freckles(d, FAIR[1])
    eyes(d, "#3E6B5E", brow=LEATHER_DARK, heavy=.9)
    nose(d, FAIR, big=.7)
    mouth(d, FAIR, smile=1.6)
    toned(d, smooth([(-42, -34), (-40, -8), (-31, -18), (-24, -14), (-14, -24), (4, -20), (18, -30), (-10, -46)]), LEATHER, width=3.2)
    crown = smooth([(-52, -34, 0), (-56, -66), (-46, -92), (-22, -94), (-4, -84), (16, -99), (42, -96), (54, -70), (52, -34, 0),
                    (0, -26)])
    toned(d, crown, LEATHER, [(smooth([(10, -110), (20, -70), (18, -20), (70, -20), (70, -110)]), LEATHER_DARK)])
    lines(d, smooth([(-6, -84), (-4, -72), (2, -62)], False))
    toned(d, smooth([(-54, -56, 0), (0, -46), (54, -58, 0), (53, -38, 0), (0, -27), (-53, -36, 0)]), TEAL_DARK)
    toned(d, smooth([(-92, -40, 0), (-66, -30), (-30, -26), (14, -26), (58, -34), (92, -54, 0), (88, -34), (56, -14), (6, -8), (-44, -12),
                     (-78, -22)]), LEATHER,
          [(smooth([(-96, -30), (-40, -16), (10, -14), (60, -24), (98, -44), (98, 0), (-96, 0)]), LEATHER_DARK)])
    suit(d, SUITS["clubs"], -25, -43, 21, GOLD)
    d.close()
    fist(d, 256, 262, FAIR, 8, .95)


def jack_diamonds(d):
    """The gambler: flat hat, thin mustache, brocade vest, a hand of cards."""
    torso(d, HX, SLATE, SLATE_DARK)
    vest = poly([(HX - 40, 214), (HX + 40, 214), (HX + 66, 345), (HX - 66, 345)])
    toned(d, vest, RED)
    d.open(clip=vest)
    for j in range(5):
        for i in range(-4, 5):
            suit(d, SUITS["diamonds"], HX + i * 22 + (j % 2) * 11, 248 + j * 22, 15, GOLD if (i + j) % 2 else RED_DARK)
    d.close()
    toned(d, poly([(HX - 26, 214), (HX + 26, 214), (HX + 2, 286), (HX - 2, 286)]), CREAM, [(poly([(HX + 6, 210), (HX + 30, 210),
                                                                                                  (HX + 2, 290)]), CREAM_DARK)])
    for side in (-1, 1):
        toned(d, poly([(HX + side * 30, 206), (HX + side * 62, 222), (HX + side * 84, 272), (HX + side * 60, 280), (HX + side * 70, 345),
                       (HX + side * 50, 345),
                       (HX + side * 6, 290)]), SLATE_DARK if side < 0 else SLATE)
    neck(d, HX, 176, TAN, 25)
    for side in (-1, 1):
        toned(d, poly([(HX + side * 3, 238), (HX + side * 30, 206), (HX + side * 34, 222), (HX + side * 16, 244)]), CREAM)
    for side in (-1, 1):                                       # ribbon tie
        toned(d, smooth([(HX, 236), (HX + side * 16, 224), (HX + side * 32, 226), (HX + side * 27, 242), (HX + side * 12, 244)]), INK)
        d.add(taper([(HX, 238), (HX + side * 8, 262), (HX + side * 16, 278)], [6, 7, 8]), INK)
    d.add(ring(HX, 237, 6), GOLD, INK, 2.4)
    head_begin(d, HX, HY, left=True)
    toned(d, smooth([(-40, -40), (-52, -16), (-51, 14), (-44, 30), (-38, 8), (-36, -30)]), INK)
    skull(d, TAN, LAD)
    eyes(d, "#3A2417", narrow=.55, heavy=1.05)
    nose(d, TAN, big=.85)
    mouth(d, TAN, smile=1.3, y=52)
    d.add(taper([(9, 41), (-4, 42), (-18, 47), (-25, 43)], [5, 6.5, 3.6, 1.5]), INK)
    d.add(taper([(10, 41), (20, 41), (31, 44), (37, 39)], [5, 6, 3.4, 1.5]), INK)
    d.add(smooth([(4, 60), (14, 60), (11, 67), (7, 67)]), INK)
    crown = smooth([(-48, -36, 0), (-49, -70), (-44, -86), (-20, -90), (20, -90), (44, -86), (49, -70), (48, -36, 0), (0, -28)])
    toned(d, crown, SLATE, [(smooth([(14, -100), (22, -60), (20, -20), (70, -20), (70, -100)]), SLATE_DARK)])
    lines(d, smooth([(-40, -84), (0, -76), (40, -84)], False), width=2.4)
    toned(d, smooth([(-49, -58, 0), (0, -48), (49, -58, 0), (49, -38, 0), (0, -27), (-49, -37, 0)]), RED,
          [(poly([(14, -70), (60, -70), (60, -20), (14, -20)]), RED_DARK)])
    toned(d, smooth([(-88, -32), (-60, -38), (-49, -38, 0), (0, -29), (49, -38, 0), (64, -38), (92, -32), (70, -16), (20, -9), (-30, -10),
                     (-74, -18)]), SLATE,
          [(smooth([(-96, -26), (-40, -17), (20, -17), (96, -28), (96, 5), (-96, 5)]), SLATE_DARK)])
    d.close()
    for k, turn in enumerate((-34, -12, 10, 32)):              # the hand of cards
        d.open(f"translate(262,290) rotate({turn})")
        toned(d, plate(-19, -92, 19, -22, 5), CREAM, width=3.6)
        suit(d, SUITS["diamonds" if k % 2 else "spades"], -8, -78, 14, RED if k % 2 else INK)
        if k == 3:
            suit(d, SUITS["diamonds"], 1, -56, 28, RED)
        d.close()
    sleeve(d, [(318, 350, 30), (292, 320, 26), (272, 292, 21)], SLATE, SLATE_DARK, CREAM)
    fist(d, 264, 266, TAN, 20, .86)


def jack_hearts(d):
    """The telegraph lad: pillbox cap, brass buttons, a sealed message."""
    body = torso(d, HX, TEAL, TEAL_DARK)
    d.open(clip=body)
    for side in (-1, 1):
        lines(d, smooth([(HX + side * 26, 214), (HX + side * 44, 262), (HX + side * 36, 345)], False), width=4, colour=RED)
    d.close()
    lines(d, poly([(HX + 2, 222), (HX + 2, 345)], False), width=3)
    for y in (240, 266, 292, 318):
        button(d, HX - 22, y), button(d, HX + 26, y)
    for side in (-1, 1):                                       # shoulder straps
        toned(d, smooth([(HX + side * 62, 222), (HX + side * 104, 238), (HX + side * 110, 256), (HX + side * 98, 258),
                         (HX + side * 60, 238)]), GOLD,
              [(poly([(HX + side * 60, 236), (HX + side * 120, 256), (HX + side * 100, 270), (HX + side * 60, 250)]), GOLD_DARK)], 3.6)
    neck(d, HX, 176, ROSY, 24, 36)
    toned(d, smooth([(HX - 33, 198, 0), (HX, 212), (HX + 33, 198, 0), (HX + 36, 222, 0), (HX, 236), (HX - 36, 222, 0)]), TEAL,
          [(poly([(HX + 8, 190), (HX + 60, 190), (HX + 60, 240), (HX + 8, 240)]), TEAL_DARK)])
    lines(d, smooth([(HX - 33, 204), (HX, 218), (HX + 33, 204)], False), width=3.4, colour=GOLD)
    head_begin(d, HX, HY)
    toned(d, smooth([(-43, -40), (-52, -14), (-50, 16), (-42, 24), (-38, 2), (-34, -34)]), GOLD, width=3.4)
    skull(d, ROSY, LAD, hat=-28)
    cheeks(d, "#D9735E", .4)
    eyes(d, "#356187", brow=GOLD_DARK, heavy=.85, worry=1)
    nose(d, ROSY, big=.5)
    mouth(d, ROSY, smile=1.7)
    toned(d, smooth([(-44, -40), (-42, -14), (-32, -24), (-22, -16), (-12, -27), (2, -20), (12, -31), (24, -26), (34, -38), (42, -28),
                     (42, -46)]), GOLD,
          [(smooth([(0, -46), (20, -34), (46, -24), (50, -50)]), GOLD_DARK)], 3.4)
    cap = smooth([(-47, -36, 0), (-50, -62), (-42, -84, 0), (0, -91), (42, -84, 0), (50, -62), (47, -38, 0), (0, -30)])
    toned(d, cap, TEAL, [(poly([(16, -100), (16, -20), (70, -20), (70, -100)]), TEAL_DARK)])
    toned(d, smooth([(-42, -84, 0), (0, -76), (42, -84, 0), (20, -92), (-20, -92)]), TEAL_DARK, width=3.2)
    toned(d, smooth([(-48, -52, 0), (0, -45), (48, -54, 0), (47, -42, 0), (0, -33), (-47, -40, 0)]), RED, width=3.2)
    toned(d, smooth([(-12, -34), (20, -35), (52, -42, 0), (66, -24), (58, -16), (30, -22), (0, -24)]), INK)
    lines(d, smooth([(6, -28), (30, -28), (56, -30)], False), width=2.2, colour=STEEL)
    d.add(ring(2, -61, 13.5), GOLD, INK, 3.2)
    d.add(poly([(6, -71), (-5, -59), (1, -59), (-3, -50), (9, -63), (3, -63)]), RED)
    d.close()
    d.open("translate(258,262) rotate(-13)")                   # the telegram
    toned(d, poly([(-48, -32), (48, -32), (48, 30), (-48, 30)]), CREAM, [(poly([(-48, 12), (48, 12), (48, 40), (-48, 40)]), CREAM_DARK)])
    lines(d, poly([(-48, -32), (0, 6), (48, -32)], False), width=3)
    d.add(ring(0, 3, 17.5), RED_DARK, INK, 3)
    suit(d, SUITS["hearts"], 0, 4, 22, "#E8685E")
    d.close()
    sleeve(d, [(322, 352, 28), (310, 320, 24), (300, 296, 20)], TEAL, TEAL_DARK, GOLD)
    fist(d, 296, 274, ROSY, -24, .8)


def jack_spades(d):
    """The miner: leather cap with a burning lamp, braces, a shovel whose blade is a spade."""
    pole(d, 288, 90, 270, 345, 6.5)
    suit(d, SUITS["spades"], 281, 62, 92, STEEL, INK, LINE)
    d.open("translate(281,62)")
    d.add(smooth([(2, -36), (10, -14), (30, 8), (33, 20), (24, 24), (8, 10), (2, -4)]), STEEL_DARK)
    lines(d, poly([(0, -22), (0, 14)], False), width=3)
    d.close()
    torso(d, HX, RED, RED_DARK)
    toned(d, poly([(HX - 14, 226), (HX + 16, 226), (HX + 16, 345), (HX - 14, 345)]), "#B9353A", width=3)
    for y in (252, 278, 304):
        button(d, HX + 1, y, 4.6, CREAM)
    for side in (-1, 1):
        toned(d, poly([(HX + side * 58, 219), (HX + side * 80, 226), (HX + side * 66, 345), (HX + side * 42, 345)]), LEATHER,
              [(poly([(HX + side * 70, 215), (HX + side * 90, 220), (HX + side * 70, 345), (HX + side * 56, 345)]), LEATHER_DARK)])
        d.add(ring(HX + side * 64, 252, 6), GOLD, INK, 2.6)
    neck(d, HX, 176, BROWN, 27, 46)
    toned(d, smooth([(HX - 36, 204, 0), (HX, 226), (HX + 36, 204, 0), (HX + 34, 222), (HX, 240), (HX - 34, 222)]), RED_DARK, width=3.6)
    head_begin(d, HX, HY, left=True)
    skull(d, BROWN, MAN, hat=-24)
    eyes(d, "#20120A", brow=INK, heavy=1.1)
    nose(d, BROWN, big=1.0)
    mouth(d, BROWN, smile=1.5)
    d.add(smooth([(-34, 30), (-24, 26), (-16, 33), (-27, 38)]), "#43291B", opacity="0.8")    # soot
    cap = smooth([(-50, -32, 0), (-54, -62), (-34, -90), (0, -96), (34, -90), (54, -62), (50, -32, 0), (0, -24)])
    toned(d, cap, LEATHER, [(smooth([(16, -104), (30, -60), (26, -18), (70, -18), (70, -104)]), LEATHER_DARK)])
    lines(d, smooth([(-20, -92), (-30, -62), (-28, -32)], False), smooth([(6, -95), (2, -60), (2, -28)], False),
          smooth([(32, -90), (36, -60), (34, -32)], False), width=2.4)
    toned(d, smooth([(-58, -30), (-50, -38, 0), (0, -28), (50, -38, 0), (66, -32), (74, -18), (40, -12), (0, -10), (-36, -14)]), LEATHER,
          [(smooth([(-60, -24), (0, -18), (80, -26), (80, 0), (-60, 0)]), LEATHER_DARK)])
    d.add(smooth([(10, -112), (20, -96), (18, -84), (8, -79), (-2, -84), (-4, -96), (4, -102)]), GOLD, INK, 3)   # flame
    d.add(smooth([(9, -102), (13, -92), (8, -84), (2, -90)]), "#FFF3C4")
    toned(d, poly([(-4, -80), (18, -80), (22, -50), (-8, -50)]), GOLD, [(poly([(8, -84), (26, -84), (26, -46), (8, -46)]), GOLD_DARK)],
          3.4)
    toned(d, poly([(-12, -50), (26, -50), (24, -42), (-10, -42)]), GOLD_DARK, width=3.2)
    d.close()
    fist(d, 276, 256, BROWN, 4, .98)


# ---- queens ----

def queen_clubs(d):
    """The rancher: wide hat with a clover, braids, a coiled rope."""
    torso(d, HX, TEAL, TEAL_DARK, wide=116, slope=34)
    yoke = smooth([(HX - 34, 210, 0), (HX - 104, 240, 0), (HX - 112, 262, 0), (HX - 60, 272), (HX, 266), (HX + 60, 272),
                   (HX + 112, 262, 0), (HX + 104, 240, 0), (HX + 34, 210, 0)])
    toned(d, yoke, SAND, [(smooth([(HX + 40, 200), (HX + 60, 280), (HX + 130, 280), (HX + 130, 200)]), SAND_DARK)])
    for k in range(15):                                        # fringe
        x = HX - 105 + 15 * k
        d.add(taper([(x, 262 + 6 * math.sin(k / 14 * math.pi)), (x + 2, 292 + 6 * math.sin(k / 14 * math.pi))], [6.5, 3.5]), SAND, INK,
              2.0)
    neck(d, HX, 172, ROSY, 19)
    for side in (-1, 1):
        toned(d, poly([(HX + side * 2, 246), (HX + side * 22, 202), (HX + side * 40, 214), (HX + side * 28, 250)]), CREAM, width=3.6)
    toned(d, smooth([(HX - 10, 236), (HX, 244), (HX + 10, 236), (HX + 13, 258), (HX, 250), (HX - 13, 258)]), RED, width=3)
    head_begin(d, HX, HY)
    toned(d, smooth([(-36, -40), (-52, -10), (-50, 26), (-40, 44), (-30, 36), (-30, -30)]), LEATHER)
    toned(d, smooth([(30, -40), (46, -10), (44, 24), (36, 36), (30, 20)]), LEATHER_DARK)
    skull(d, ROSY, LADY, hat=-24, ear=False)
    cheeks(d, "#D9735E", .42)
    eyes(d, "#3E6B3E", lady=True, brow=LEATHER_DARK)
    nose(d, ROSY, lady=True)
    mouth(d, ROSY, lady=True)
    toned(d, smooth([(-40, -44), (-42, 4), (-34, 10), (-30, -10), (-10, -26), (10, -36), (30, -14), (38, 4), (42, -30), (20, -50)]),
          LEATHER,
          [(smooth([(4, -40), (30, -22), (50, 10), (50, -50)]), LEATHER_DARK)], 3.4)
    for side in (-1, 1):                                       # chin cord
        lines(d, smooth([(side * 43, -22), (side * 34, 44), (4, 86)], False), width=3, colour=LEATHER_DARK)
    d.add(ring(4, 88, 5.5), GOLD, INK, 2.4)
    crown = smooth([(-46, -36, 0), (-46, -68), (-34, -92), (-8, -88), (8, -80), (24, -92), (42, -80), (47, -56), (46, -36, 0), (0, -28)])
    toned(d, crown, SAND, [(smooth([(12, -104), (24, -64), (20, -20), (70, -20), (70, -104)]), SAND_DARK)])
    lines(d, smooth([(8, -80), (6, -68), (10, -58)], False))
    toned(d, smooth([(-47, -54, 0), (0, -45), (47, -55, 0), (46, -39, 0), (0, -29), (-46, -38, 0)]), RED,
          [(poly([(14, -70), (60, -70), (60, -20), (14, -20)]), RED_DARK)], 3.6)
    toned(d, smooth([(-94, -44, 0), (-74, -33), (-46, -30), (0, -26), (46, -32), (78, -40), (102, -56, 0), (90, -29), (50, -12), (0, -8),
                     (-52, -12), (-80, -24)]), SAND,
          [(smooth([(-108, -42), (-50, -18), (0, -14), (54, -20), (110, -48), (110, 0), (-108, 0)]), SAND_DARK)])
    suit(d, SUITS["clubs"], -26, -54, 34, TEAL_DARK, INK, 0)
    d.close()
    for side in (-1, 1):                                       # braids
        x0 = HX + side * 44
        for k in range(6):
            y = 160 + 15 * k
            x = x0 + side * (4 + 6 * math.sin(k / 5 * 2.2))
            toned(d, smooth([(x - 12, y - 2), (x, y - 10), (x + 12, y - 2), (x + 7, y + 13), (x, y + 16), (x - 7, y + 13)]), LEATHER,
                  [(poly([(x + 2, y - 12), (x + 16, y - 12), (x + 16, y + 18), (x + 2, y + 18)]), LEATHER_DARK)], 3)
        toned(d, smooth([(x - 8, 250), (x + 8, 250), (x + 8, 260), (x - 8, 260)]), RED, width=3)
        toned(d, smooth([(x - 6, 260), (x + 6, 260), (x + 9, 282), (x, 276), (x - 9, 282)]), LEATHER, width=3)
    for r, w in ((44, 9), (35, 8), (26, 8)):                   # rope
        d.add(ring(268, 272, r, r * .92), "none", INK, w + 5)
        d.add(ring(268, 272, r, r * .92), "none", SAND, w)
        for k in range(26 * r // 44):
            a = 2 * math.pi * k / (26 * r // 44)
            p = (268 + r * math.cos(a), 272 + r * .92 * math.sin(a))
            q = (268 + (r + 4) * math.cos(a + .16), 272 + (r + 4) * .92 * math.sin(a + .16))
            lines(d, poly([(2 * p[0] - q[0], 2 * p[1] - q[1]), q], False), width=2, colour=LEATHER_DARK)
    fist(d, 266, 226, ROSY, 86, .72)


def queen_diamonds(d):
    """The assayer: spectacles, a bun with a pencil through it, a balance."""
    torso(d, HX, CREAM, CREAM_DARK, wide=112, slope=34)
    apron = poly([(HX - 54, 236), (HX + 54, 236), (HX + 66, 345), (HX - 66, 345)])
    toned(d, apron, TEAL, [(poly([(HX + 20, 230), (HX + 90, 230), (HX + 90, 345), (HX + 30, 345)]), TEAL_DARK)])
    for side in (-1, 1):
        toned(d, poly([(HX + side * 54, 240), (HX + side * 36, 238), (HX + side * 46, 212), (HX + side * 62, 218)]), TEAL, width=3.6)
    lines(d, *(smooth([(HX + s * (76 + 14 * k), 240 + 8 * k), (HX + s * (82 + 12 * k), 280), (HX + s * (78 + 14 * k), 330)],
                      False) for s in (-1, 1) for k in (0, 1)), width=2.2)
    neck(d, HX, 172, PALE, 18, 36)
    toned(d, smooth([(HX - 25, 194, 0), (HX, 204), (HX + 25, 194, 0), (HX + 31, 222, 0), (HX, 234), (HX - 31, 222, 0)]), CREAM,
          [(poly([(HX + 8, 180), (HX + 40, 180), (HX + 40, 240), (HX + 8, 240)]), CREAM_DARK)])
    lines(d, *(poly([(HX + x, 203), (HX + x * 1.15, 226)], False) for x in (-18, -9, 0, 9, 18)), width=1.8)
    suit(d, SUITS["diamonds"], HX, 234, 31, RED, INK, 3.2)
    d.add(ring(HX, 234, 3), GOLD_LIGHT)
    head_begin(d, HX, HY + 2, left=True)
    ginger, dark = "#B5562A", "#82381A"
    pencil = "translate(-6,-72) rotate(-24)"
    d.open(pencil)
    toned(d, poly([(-62, -4.5), (52, -4.5), (52, 4.5), (-62, 4.5)]), GOLD, width=3)
    toned(d, poly([(52, -4.5), (66, 0), (52, 4.5)]), CREAM, width=2.6)
    toned(d, poly([(-62, -4.5), (-50, -4.5), (-50, 4.5), (-62, 4.5)]), RED, width=2.6)
    d.close()
    toned(d, smooth([(-32, -76), (-24, -98), (0, -106), (26, -98), (34, -78), (22, -60), (-20, -60)]), ginger,
          [(smooth([(6, -110), (14, -84), (6, -56), (46, -56), (46, -110)]), dark)])
    lines(d, smooth([(-22, -72), (-10, -92), (12, -96)], False), smooth([(-8, -68), (4, -84), (22, -86)], False), width=2.4)
    toned(d, smooth([(-30, -58), (-48, -30), (-47, 2), (-40, 20), (-34, 0), (-30, -30)]), ginger)
    skull(d, PALE, LADY, hat=None)
    cheeks(d, "#D98A72", .45)
    eyes(d, "#2F6660", lady=True, brow=dark)
    nose(d, PALE, lady=True)
    mouth(d, PALE, lady=True)
    toned(d, smooth([(-41, 6), (-48, -28), (-34, -58), (0, -68), (34, -58), (46, -28), (40, 2), (36, -14), (26, -32), (4, -40),
                     (-12, -36), (-30, -22), (-36, -6)]), ginger,
          [(smooth([(10, -72), (22, -44), (38, -20), (40, 6), (54, 6), (54, -72)]), dark)])
    lines(d, smooth([(-38, -22), (-24, -42), (-6, -54)], False), smooth([(-30, -18), (-16, -38), (4, -48)], False),
          smooth([(14, -46), (28, -40), (38, -24)], False), width=2.2)
    for x, w in ((-14, 17), (23, 15)):                         # spectacles
        d.add(ring(x, 2, w, 16), "#FFFFFF", opacity="0.22")
        d.add(ring(x, 2, w, 16), "none", INK, 5.2)
        d.add(ring(x, 2, w, 16), "none", GOLD, 2.4)
    lines(d, smooth([(3, 0), (5.5, -2), (8, 0)], False), width=3.2)
    lines(d, poly([(-31, 0), (-42, -3)], False), width=3)
    d.close()
    lines(d, poly([(262, 196), (262, 226)], False), width=5)   # the balance
    toned(d, smooth([(208, 200, 0), (262, 190), (316, 200, 0), (316, 205, 0), (262, 199), (208, 205, 0)]), GOLD, width=3.2)
    d.add(ring(262, 188, 7), GOLD, INK, 3)
    for x in (214, 310):
        lines(d, poly([(x, 203), (x - 19, 250)], False), poly([(x, 203), (x + 19, 250)], False), width=2.2)
        toned(d, smooth([(x - 24, 250, 0), (x + 24, 250, 0), (x + 14, 264), (x - 14, 264)]), GOLD,
              [(poly([(x - 2, 245), (x + 30, 245), (x + 30, 270), (x - 2, 270)]), GOLD_DARK)], 3.4)
    suit(d, SUITS["diamonds"], 214, 238, 27, RED, INK, 3)
    toned(d, smooth([(298, 248), (303, 238), (312, 236), (321, 243), (320, 250)]), GOLD_LIGHT, width=3)
    sleeve(d, [(286, 352, 26), (274, 312, 21), (266, 276, 15)], CREAM, CREAM_DARK, TEAL)
    fist(d, 262, 244, PALE, 0, .68)


def queen_hearts(d):
    """The lady of the saloon: plumes, a choker, a fan."""
    dark, light = "#2A1C1A", "#5A3B30"
    torso(d, HX, ROSY[0], ROSY[1], wide=108, slope=34)
    neck(d, HX, 172, ROSY, 18)
    d.add(poly([(HX - 15, 214), (HX + 15, 214), (HX + 26, 232), (HX - 26, 232)]), ROSY[0])
    lines(d, smooth([(HX - 40, 240), (HX - 20, 246), (HX - 8, 244)], False), smooth([(HX + 40, 240), (HX + 20, 246), (HX + 10, 244)],
                                                                                    False), width=2)
    toned(d, smooth([(HX - 124, 300, 0), (HX - 108, 262), (HX - 60, 268), (HX - 26, 282), (HX, 274), (HX + 26, 282), (HX + 60, 268),
                     (HX + 108, 262), (HX + 124, 300, 0),
                     (HX + 124, 350, 0), (HX - 124, 350, 0)]), RED, [(smooth([(HX + 20, 270), (HX + 30, 350), (HX + 130, 350),
                                                                              (HX + 130, 250)]), RED_DARK)])
    for k in range(10):                                        # ruffle
        x = HX - 108 + 24 * k
        y = 266 + 14 * math.exp(-((k - 4.5) / 2.2) ** 2) - (7 if k in (4, 5) else 0)
        toned(d, smooth([(x - 15, y - 8), (x, y - 13), (x + 15, y - 8), (x + 13, y + 10), (x, y + 14), (x - 13, y + 10)]), CREAM,
              [(poly([(x + 3, y - 16), (x + 20, y - 16), (x + 20, y + 18), (x + 3, y + 18)]), CREAM_DARK)], 3)
    toned(d, smooth([(HX - 24, 204, 0), (HX, 212), (HX + 24, 204, 0), (HX + 25, 216, 0), (HX, 225), (HX - 25, 216, 0)]), INK, width=2)
    suit(d, SUITS["hearts"], HX + 1, 231, 25, RED, INK, 3)
    head_begin(d, HX - 6, HY + 6)
    for k, (points, tone) in enumerate((([(20, -60), (48, -86), (84, -84), (96, -62), (84, -56), (70, -64), (48, -56), (26, -44)],
                                         RED_DARK),
                                        ([(8, -66), (22, -94), (56, -108), (84, -98), (78, -90), (66, -87), (48, -78), (28, -52)], RED),
                                        ([(-4, -64), (-6, -96), (12, -114), (42, -116), (36, -106), (26, -97), (22, -74), (16, -54)],
                                         "#C7454A"))):
        data = smooth(points)
        toned(d, data, tone)
        spine = points[0], points[1], points[2]
        lines(d, smooth([spine[0], ((spine[1][0] + points[6][0]) / 2, (spine[1][1] + points[6][1]) / 2),
                         ((points[3][0] + points[4][0]) / 2 - 6, (points[3][1] + points[4][1]) / 2)], False), width=2.2)
    toned(d, smooth([(-30, -50), (-56, -30), (-58, 4), (-46, 26), (-34, 20), (-34, -30)]), dark)
    toned(d, smooth([(28, -50), (50, -30), (50, 2), (40, 18), (32, 0)]), dark)
    skull(d, ROSY, LADY, hat=None, ear=False)
    cheeks(d, "#D14F4F", .42)
    eyes(d, "#4A2C1B", lady=True, narrow=.35, brow=dark)
    nose(d, ROSY, lady=True)
    mouth(d, ROSY, lady=True)
    d.add(ring(-14, 40, 2.2), INK)
    toned(d, smooth([(-42, 12), (-55, -30), (-46, -66), (-16, -86), (18, -84), (44, -64), (50, -30), (42, 8), (36, -8), (28, -28),
                     (10, -42), (-4, -34), (-24, -28), (-36, -8)]), dark,
          [(smooth([(-44, -52), (-20, -74), (8, -76), (-14, -62), (-34, -38)]), light)])
    lines(d, smooth([(-44, -22), (-34, -46), (-8, -62)], False), smooth([(8, -44), (30, -38), (42, -16)], False),
          smooth([(12, -54), (32, -52), (46, -30)], False), width=2, colour=light)
    toned(d, smooth([(-14, -78), (2, -90), (22, -80), (14, -66), (-6, -66)]), GOLD, width=3.2)
    suit(d, SUITS["hearts"], 4, -77, 15, RED)
    for x in (-42, 41):
        lines(d, poly([(x, 20), (x, 28)], False), width=2.2)
        suit(d, SUITS["diamonds"], x, 36, 19, GOLD, INK, 2.4)
    d.close()
    d.open("translate(256,284) rotate(14)")                    # the fan
    n = 7
    for k in range(n):
        a, b = math.radians(-160 + 140 / n * k), math.radians(-160 + 140 / n * (k + 1))
        toned(d, poly([(20 * math.cos(a), 20 * math.sin(a)), (88 * math.cos(a), 88 * math.sin(a)),
                       (94 * math.cos((a + b) / 2), 94 * math.sin((a + b) / 2)),
                       (88 * math.cos(b), 88 * math.sin(b)), (20 * math.cos(b), 20 * math.sin(b))]), SLATE if k % 2 else INK, width=3)
        c = (a + b) / 2
        suit(d, SUITS["hearts"], 68 * math.cos(c), 68 * math.sin(c), 15, GOLD)
    d.add(smooth([(58 * math.cos(math.radians(-160 + 14 * k)), 58 * math.sin(math.radians(-160 + 14 * k))) for k in range(11)], False),
          "none", GOLD, 2.4)
    d.close()
    sleeve(d, [(312, 356, 22), (290, 318, 19), (270, 290, 16)], INK, SLATE_DARK, CREAM)
    fist(d, 255, 274, ROSY, 30, .70)


def queen_spades(d):
    """The engineer: boater, dark jacket, a rolled plan and dividers."""
    hair, shine = "#1F1A1D", "#4A4048"
    toned(d, poly([(262, 346), (236, 340), (276, 118), (302, 124)]), CREAM, [(poly([(290, 110), (310, 120), (262, 350), (250, 346)]),
                                                                              CREAM_DARK)])
    toned(d, smooth([(274, 120), (284, 112), (298, 114), (304, 124), (292, 130), (278, 128)]), CREAM_DARK, width=3.4)
    lines(d, smooth([(282, 122), (290, 118), (296, 122), (290, 126)], False), width=2.2)
    torso(d, HX, SLATE, SLATE_DARK, wide=112, slope=34)
    for side in (-1, 1):                                       # puffed shoulders
        toned(d, smooth([(HX + side * 70, 226), (HX + side * 96, 222), (HX + side * 124, 244), (HX + side * 126, 282),
                         (HX + side * 104, 304), (HX + side * 84, 280)]), SLATE if side < 0 else SLATE_DARK)
        lines(d, smooth([(HX + side * 84, 236), (HX + side * 100, 250), (HX + side * 104, 286)], False),
              smooth([(HX + side * 100, 232), (HX + side * 114, 252), (HX + side * 116, 280)], False), width=2.2)
    toned(d, poly([(HX - 24, 222), (HX + 24, 222), (HX + 6, 345), (HX - 6, 345)]), TEAL, width=3.6)
    for side in (-1, 1):
        toned(d, poly([(HX + side * 20, 214), (HX + side * 56, 224), (HX + side * 58, 262), (HX + side * 38, 262), (HX + side * 8, 330)]),
              SLATE_DARK if side > 0 else SLATE)
    button(d, HX - 34, 292, 4.6), button(d, HX + 34, 292, 4.6)
    neck(d, HX, 172, TAN, 18, 36)
    toned(d, smooth([(HX - 25, 196, 0), (HX, 206), (HX + 25, 196, 0), (HX + 30, 222, 0), (HX, 234), (HX - 30, 222, 0)]), CREAM,
          [(poly([(HX + 8, 180), (HX + 40, 180), (HX + 40, 240), (HX + 8, 240)]), CREAM_DARK)])
    toned(d, smooth([(HX - 8, 226), (HX + 8, 226), (HX + 14, 262), (HX, 276), (HX - 14, 262)]), RED,
          [(poly([(HX + 2, 220), (HX + 20, 220), (HX + 20, 280), (HX + 2, 280)]), RED_DARK)], 3.4)
    suit(d, SUITS["spades"], HX, 238, 15, GOLD)
    head_begin(d, HX, HY, left=True)
    toned(d, smooth([(-34, -6), (-62, 4), (-66, 30), (-50, 46), (-32, 36)]), hair, [(smooth([(-56, 10), (-60, 26), (-50, 34), (-50, 20)]),
                                                                                     shine)])
    toned(d, smooth([(-34, -50), (-49, -20), (-46, 20), (-38, 26), (-34, -10)]), hair)
    toned(d, smooth([(30, -50), (43, -20), (40, 10), (35, 16), (30, -10)]), hair)
    skull(d, TAN, LADY, hat=-30, ear=False)
    eyes(d, "#20120A", lady=True, narrow=.3, brow=hair)
    nose(d, TAN, lady=True)
    mouth(d, TAN, lady=True)
    toned(d, smooth([(-40, -44), (-44, 2), (-38, 16), (-32, -6), (-12, -28), (14, -36), (28, -20), (38, 4), (43, -20), (38, -48)]), hair,
          [(smooth([(-40, -10), (-30, -26), (-8, -38), (-16, -28), (-32, -10)]), shine)], 3.4)
    d.open("rotate(-7)")
    toned(d, smooth([(-44, -44, 0), (-42, -82, 0), (0, -88), (42, -82, 0), (44, -44, 0), (0, -36)]), GOLD_LIGHT,
          [(poly([(14, -100), (14, -30), (60, -30), (60, -100)]), GOLD)])
    lines(d, *(poly([(-34 + 14 * k, -84), (-36 + 14.6 * k, -64)], False) for k in range(6)), width=1.8, colour=GOLD_DARK)
    toned(d, smooth([(-43, -64, 0), (0, -57), (43, -64, 0), (44, -44, 0), (0, -35), (-44, -44, 0)]), TEAL,
          [(poly([(14, -70), (14, -30), (60, -30), (60, -70)]), TEAL_DARK)], 3.6)
    toned(d, smooth([(-80, -36), (-60, -46), (-44, -46, 0), (0, -37), (44, -46, 0), (60, -46), (82, -38), (60, -24), (0, -16),
                     (-58, -22)]), GOLD_LIGHT,
          [(smooth([(-90, -32), (-40, -25), (40, -25), (90, -36), (90, 0), (-90, 0)]), GOLD)])
    d.add(ring(-30, -48, 9), RED, INK, 3)
    d.close()
    d.close()
    fist(d, 262, 252, TAN, 12, .76)
    d.open("translate(70,262) rotate(14)")                     # dividers
    for side in (-1, 1):
        toned(d, poly([(side * 2, -58), (side * 10, -54), (side * 30, 26), (side * 27, 44), (side * 20, 26)]),
              GOLD if side < 0 else GOLD_DARK, width=3.2)
        d.add(poly([(side * 21.5, 26), (side * 29, 26), (side * 27, 46)]), STEEL, INK, 2.2)
    d.add(ring(0, -60, 11), GOLD, INK, 3.2)
    d.add(ring(0, -60, 3.5), INK)
    d.close()
    sleeve(d, [(16, 356, 26), (40, 316, 22), (58, 286, 17)], SLATE, SLATE_DARK, CREAM)
    fist(d, 74, 254, TAN, 24, .70, left=True)


# ---- kings ----

def king_clubs(d):
    """The marshal: tall hat, grand mustache, a star, a rifle."""
    toned(d, poly([(262, 346), (274, 120), (292, 121), (288, 346)]), LEATHER, [(poly([(280, 110), (296, 110), (292, 350), (274, 350)]),
                                                                                LEATHER_DARK)])
    toned(d, poly([(278, 18), (289, 18), (289, 150), (276, 150)]), STEEL, [(poly([(284, 10), (292, 10), (292, 160), (284, 160)]),
                                                                            STEEL_DARK)], 3.6)
    toned(d, poly([(289, 46), (297, 46), (297, 150), (289, 150)]), STEEL_DARK, width=3.2)
    toned(d, poly([(275, 66), (299, 66), (299, 77), (275, 77)]), GOLD, width=3.2)
    d.add(poly([(280, 10), (287, 10), (286, 18), (281, 18)]), INK)
    torso(d, HX, CREAM, CREAM_DARK)
    for side in (-1, 1):                                       # leather vest
        toned(d, smooth([(HX + side * 36, 212, 0), (HX + side * 92, 228, 0), (HX + side * 96, 280), (HX + side * 92, 350, 0),
                         (HX + side * 6, 350, 0), (HX + side * 16, 290)]), LEATHER if side < 0 else LEATHER_DARK)
        lines(d, smooth([(HX + side * 44, 222), (HX + side * 26, 290), (HX + side * 16, 345)], False), width=2, colour=SAND)
    neck(d, HX, 176, FAIR, 27, 40)
    for side in (-1, 1):
        toned(d, poly([(HX + side * 2, 244), (HX + side * 30, 206), (HX + side * 46, 222), (HX + side * 24, 252)]), CREAM, width=3.6)
    for side in (-1, 1):
        d.add(taper([(HX, 244), (HX + side * 10, 268), (HX + side * 12, 296)], [6, 6, 5]), INK)
    d.add(ring(HX, 246, 8), GOLD, INK, 3)
    cx, cy = HX - 58, 276
    d.add(star(cx, cy, 33, 15, 5), GOLD, INK, LINE)
    d.open(clip=star(cx, cy, 33, 15, 5))
    d.add(poly([(cx + 2, cy - 40), (cx + 40, cy - 40), (cx + 40, cy + 40), (cx + 10, cy + 40), (cx, cy)]), GOLD_DARK)
    d.close()
    d.add(star(cx, cy, 33, 15, 5), "none", INK, LINE)
    for k in range(5):
        a = math.radians(-90 + 72 * k)
        d.add(ring(cx + 33 * math.cos(a), cy + 33 * math.sin(a), 4.2), GOLD, INK, 2.6)
    suit(d, SUITS["clubs"], cx, cy, 20, INK)
    head_begin(d, HX, HY, left=True)
    grey, dark = "#B9B2A6", "#8C8579"
    toned(d, smooth([(-42, -36), (-51, -10), (-49, 22), (-41, 32), (-38, 0)]), grey)
    skull(d, FAIR, MAN)
    eyes(d, "#356187", narrow=.5, brow=dark, heavy=1.5)
    nose(d, FAIR, big=1.25)
    lines(d, smooth([(-32, 12), (-36, 17), (-34, 22)], False), smooth([(-27, 28), (-30, 40)], False), width=1.8)
    d.add(smooth([(0, 60), (12, 59), (22, 60), (12, 66)]), FAIR[1])
    for points, tone in (([(12, 38), (-6, 37), (-24, 44), (-36, 60), (-44, 58), (-41, 72), (-28, 76), (-12, 62), (6, 54)], grey),
                         ([(10, 38), (26, 36), (38, 44), (44, 58), (52, 56), (50, 70), (38, 74), (26, 62), (12, 54)], dark)):
        toned(d, smooth(points), tone, width=3.6)
    lines(d, smooth([(2, 46), (-16, 52), (-30, 66)], False), smooth([(20, 46), (32, 54), (40, 66)], False), width=2)
    crown = smooth([(-50, -36, 0), (-52, -70), (-40, -100), (-22, -108), (-6, -96), (8, -94), (22, -108), (42, -100), (53, -72),
                    (50, -36, 0), (0, -27)])
    toned(d, crown, CREAM_DARK, [(smooth([(14, -116), (26, -70), (22, -20), (70, -20), (70, -116)]), "#B9A684")])
    lines(d, smooth([(-6, -96), (-2, -82), (4, -70)], False), smooth([(-30, -98), (-28, -84), (-20, -72)], False), width=2.4)
    toned(d, smooth([(-51, -58, 0), (0, -48), (52, -58, 0), (50, -38, 0), (0, -27), (-50, -37, 0)]), INK)
    d.add(poly([(-34, -50), (-20, -48), (-20, -36), (-34, -38)]), GOLD, INK, 2.4)
    toned(d, smooth([(-98, -54, 0), (-78, -38), (-50, -32), (0, -26), (50, -33), (78, -40), (96, -56, 0), (86, -30), (50, -12), (0, -7),
                     (-52, -11), (-84, -27)]), CREAM_DARK,
          [(smooth([(-110, -46), (-50, -18), (0, -13), (54, -19), (110, -50), (110, 0), (-110, 0)]), "#B9A684")])
    d.close()
    fist(d, 276, 252, FAIR, 3, .98)


def king_diamonds(d):
    """The banker: top hat, monocle, side-whiskers, a sack of money."""
    white, shade = "#E9E2D4", "#BDB4A3"
    torso(d, HX, SLATE, SLATE_DARK)
    toned(d, poly([(HX - 40, 212), (HX + 40, 212), (HX + 14, 345), (HX - 14, 345)]), CREAM,
          [(poly([(HX + 10, 205), (HX + 50, 205), (HX + 16, 345), (HX + 4, 345)]), CREAM_DARK)])
    for side in (-1, 1):
        toned(d, poly([(HX + side * 42, 270), (HX + side * 58, 345), (HX + side * 2, 345), (HX + side * 4, 300)]),
              TEAL if side < 0 else TEAL_DARK, width=3.6)
        toned(d, smooth([(HX + side * 28, 208, 0), (HX + side * 56, 218, 0), (HX + side * 88, 262, 0), (HX + side * 66, 272, 0),
                         (HX + side * 78, 345, 0), (HX + side * 56, 345, 0),
                         (HX + side * 46, 290)]), SLATE_DARK if side < 0 else SLATE)
    lines(d, smooth([(HX - 34, 306), (HX - 12, 322), (HX + 14, 318), (HX + 36, 304)], False), width=6)
    lines(d, smooth([(HX - 34, 306), (HX - 12, 322), (HX + 14, 318), (HX + 36, 304)], False), width=2.8, colour=GOLD)
    neck(d, HX, 178, ROSY, 27, 30)
    for side in (-1, 1):                                       # wing collar
        toned(d, poly([(HX + side * 2, 230), (HX + side * 32, 198), (HX + side * 40, 220), (HX + side * 12, 238)]), CREAM, width=3.6)
    toned(d, smooth([(HX - 24, 226), (HX + 24, 226), (HX + 32, 250), (HX + 10, 278), (HX - 10, 278), (HX - 32, 250)]), RED,
          [(smooth([(HX + 2, 220), (HX + 40, 220), (HX + 30, 290), (HX + 2, 280)]), RED_DARK)])
    lines(d, smooth([(HX - 22, 236), (HX - 8, 250), (HX - 4, 272)], False), smooth([(HX + 22, 236), (HX + 10, 250)], False), width=2.2)
    suit(d, SUITS["diamonds"], HX, 246, 24, GOLD_LIGHT, INK, 2.8)
    head_begin(d, HX, HY)
    toned(d, smooth([(-42, -36), (-51, -8), (-48, 24), (-40, 20), (-36, -20)]), white)
    skull(d, ROSY, MAN, hat=-26)
    cheeks(d, "#C9604F", .5)
    eyes(d, "#3E6B5E", narrow=.15, brow=shade, heavy=1.3)
    nose(d, ROSY, big=1.3)
    mouth(d, ROSY, smile=.6, y=53)
    toned(d, smooth([(-45, -4), (-52, 20), (-54, 48), (-40, 72), (-22, 76), (-16, 62), (-22, 48), (-30, 34), (-36, 14)]), white,
          [(smooth([(-48, 60), (-34, 58), (-14, 66), (-14, 84), (-50, 84)]), shade)], 3.6)
    toned(d, smooth([(44, 2), (50, 24), (48, 48), (38, 68), (26, 68), (28, 52), (34, 38), (38, 20)]), shade, width=3.6)
    toned(d, smooth([(10, 38), (-6, 38), (-24, 46), (-30, 54), (-12, 54), (10, 49), (28, 53), (38, 48), (28, 40)]), white, width=3.4)
    lines(d, smooth([(-44, 28), (-42, 46), (-34, 62)], False), smooth([(-36, 32), (-33, 48), (-26, 60)], False),
          smooth([(44, 26), (42, 44), (36, 56)], False), width=2)
    lines(d, smooth([(10, 39), (10, 44), (11, 48)], False), width=2)
    d.add(ring(23, 1, 15.5, 16), "#FFFFFF", opacity="0.3")     # monocle
    d.add(ring(23, 1, 15.5, 16), "none", INK, 6)
    d.add(ring(23, 1, 15.5, 16), "none", GOLD, 3)
    lines(d, smooth([(36, 12), (46, 36), (42, 70), (30, 100)], False), width=2.2, colour=GOLD_DARK)
    hat = smooth([(-45, -40, 0), (-50, -104, 0), (0, -112), (50, -104, 0), (45, -40, 0), (0, -30)])
    toned(d, hat, SLATE, [(poly([(14, -120), (14, -20), (70, -20), (70, -120)]), SLATE_DARK),
                          (poly([(-38, -102), (-28, -104), (-24, -66), (-34, -64)]), "#565B68")])
    toned(d, smooth([(-47, -62, 0), (0, -52), (47, -62, 0), (45, -41, 0), (0, -30), (-45, -40, 0)]), TEAL,
          [(poly([(14, -70), (14, -20), (60, -20), (60, -70)]), TEAL_DARK)], 3.6)
    toned(d, smooth([(-78, -50, 0), (-60, -40), (-45, -39), (0, -30), (45, -40), (60, -42), (78, -54, 0), (72, -28), (30, -15),
                     (-20, -14), (-68, -26)]), SLATE,
          [(smooth([(-84, -40), (-40, -22), (10, -21), (84, -42), (84, 0), (-84, 0)]), SLATE_DARK)])
    d.close()
    d.open("translate(262,254)")                               # the sack
    toned(d, smooth([(-18, -36, 0), (-44, 0), (-50, 34), (-40, 66), (40, 66), (50, 34), (44, 0), (18, -36, 0)]), SAND,
          [(smooth([(10, -40), (24, 0), (20, 70), (60, 70), (60, -40)]), SAND_DARK)])
    toned(d, smooth([(-18, -36), (-26, -58), (-10, -52), (0, -60), (10, -52), (26, -58), (18, -36)]), SAND, width=3.6)
    toned(d, smooth([(-20, -40), (0, -36), (20, -40), (20, -31), (0, -27), (-20, -31)]), RED, width=3.2)
    suit(d, SUITS["diamonds"], 0, 14, 50, RED, INK, 3)
    d.close()
    sleeve(d, [(334, 330, 28), (322, 280, 24), (304, 246, 20)], SLATE, SLATE_DARK, CREAM)
    fist(d, 288, 222, ROSY, -40, .82)


def king_hearts(d):
    """The mine baron: bowler, full beard, fur collar, a nugget on show."""
    hair, dark = "#8A4A27", "#5E2F18"
    torso(d, HX, RED, RED_DARK, wide=134)
    toned(d, poly([(HX - 44, 214), (HX + 44, 214), (HX + 34, 345), (HX - 34, 345)]), SLATE,
          [(poly([(HX + 8, 214), (HX + 60, 214), (HX + 60, 345), (HX + 8, 345)]), SLATE_DARK)])
    for y in (286, 308):
        button(d, HX, y, 5)
    for side in (-1, 1):                                       # fur
        edge = [(HX + side * 20, 210), (HX + side * 64, 206), (HX + side * 96, 226), (HX + side * 98, 262), (HX + side * 84, 300),
                (HX + side * 76, 345), (HX + side * 24, 345), (HX + side * 34, 300), (HX + side * 40, 262)]
        jag = []
        for (x0, y0), (x1, y1) in zip(edge, edge[1:] + edge[:1]):
            for k in range(4):
                t = k / 4
                out = 4.5 if k % 2 else -2.5
                length = math.hypot(x1 - x0, y1 - y0)
                jag.append((x0 + (x1 - x0) * t + side * (y1 - y0) / length * out, y0 + (y1 - y0) * t - side * (x1 - x0) / length * out))
        toned(d, poly(jag), SAND if side < 0 else SAND_DARK)
        for k in range(9):
            x, y = HX + side * (50 + 22 * (k % 3)), 236 + 34 * (k // 3) + 9 * (k % 2)
            lines(d, smooth([(x, y), (x + side * 3, y + 6), (x + side * 2, y + 13)], False), width=2.2, colour=LEATHER_DARK)
    head_begin(d, HX, HY)
    toned(d, smooth([(-42, -36), (-52, -8), (-49, 26), (-40, 24), (-36, -20)]), hair)
    skull(d, FAIR, MAN, hat=-24)
    cheeks(d, "#C9604F", .5)
    beard = smooth([(-45, 4), (-52, 36), (-50, 74), (-30, 104), (-2, 116), (8, 116), (30, 104), (48, 74), (50, 36), (45, 4), (38, 22),
                    (28, 32), (8, 36), (-18, 34), (-34, 24)])
    toned(d, beard, hair, [(smooth([(30, 20), (28, 60), (10, 90), (0, 124), (60, 120), (60, 10)]), dark)])
    eyes(d, "#356187", narrow=.2, brow=dark, heavy=1.5)
    nose(d, FAIR, big=1.2)
    toned(d, smooth([(-4, 56), (10, 58), (24, 55), (10, 66)]), "#6B2A22", width=3)
    toned(d, smooth([(10, 38), (-8, 38), (-28, 48), (-42, 62), (-22, 62), (10, 54), (32, 60), (48, 58), (36, 46), (26, 39)]), hair,
          width=3.4)
    lines(d, smooth([(-34, 74), (-24, 90), (-12, 98)], False), smooth([(-40, 50), (-36, 66), (-30, 76)], False),
          smooth([(-10, 74), (-6, 92), (0, 104)], False), smooth([(12, 72), (14, 90), (12, 102)], False),
          smooth([(34, 72), (30, 86), (24, 94)], False), smooth([(10, 39), (10, 46), (11, 53)], False), width=2.2)
    d.open("translate(26,60) rotate(12)")                      # cigar
    toned(d, plate(-4, -5, 38, 5, 4), LEATHER_DARK, width=3)
    toned(d, poly([(8, -5), (15, -5), (15, 5), (8, 5)]), GOLD, width=2)
    d.add(ring(38, 0, 5), "#E8685E", INK, 2.4)
    d.close()
    crown = smooth([(-50, -38, 0), (-54, -66), (-38, -92), (0, -101), (38, -92), (54, -66), (50, -38, 0), (0, -28)])
    toned(d, crown, SLATE, [(smooth([(14, -108), (30, -64), (24, -20), (70, -20), (70, -108)]), SLATE_DARK),
                            (smooth([(-38, -60), (-32, -82), (-18, -90), (-26, -76), (-30, -58)]), "#565B68")])
    toned(d, smooth([(-52, -58, 0), (0, -48), (52, -58, 0), (50, -39, 0), (0, -28), (-50, -38, 0)]), RED,
          [(poly([(14, -70), (14, -20), (60, -20), (60, -70)]), RED_DARK)], 3.6)
    toned(d, smooth([(-80, -52, 0), (-62, -40), (-50, -36), (0, -28), (50, -37), (62, -42), (80, -54, 0), (74, -28), (30, -14),
                     (-20, -13), (-70, -24)]), SLATE,
          [(smooth([(-86, -40), (-40, -21), (10, -20), (86, -40), (86, 0), (-86, 0)]), SLATE_DARK)])
    suit(d, SUITS["hearts"], -27, -44, 17, GOLD)
    d.close()
    sleeve(d, [(322, 352, 32), (300, 322, 27), (282, 296, 22)], RED, RED_DARK, SAND)
    d.open("translate(270,226)")                               # the nugget, grown like a heart
    nugget = smooth([(0, 40), (-18, 30), (-38, 10), (-42, -12), (-30, -30), (-12, -30), (0, -16), (10, -32), (30, -32), (42, -16),
                     (38, 8), (22, 26)], tension=.7)
    toned(d, nugget, GOLD, [(smooth([(6, -40), (14, 0), (0, 46), (60, 46), (60, -40)]), GOLD_DARK),
                            (poly([(-34, -14), (-24, -26), (-14, -22), (-24, -4)]), GOLD_LIGHT),
                            (poly([(12, -26), (24, -28), (22, -14), (12, -10)]), GOLD)])
    lines(d, poly([(-24, -4), (-10, 8), (0, -16)], False), poly([(-10, 8), (-6, 30)], False), poly([(22, -14), (14, 8), (20, 22)], False),
          poly([(-10, 8), (14, 8)], False), width=2.2)
    for x, y, r in ((22, -50, 9), (46, -42, 6)):
        d.add(star(x, y, r, r * .28, 4), GOLD_LIGHT, INK, 1.6)
    d.close()
    fist(d, 272, 274, FAIR, -90, .86)


def king_spades(d):
    """The railroad man: peaked cap, black beard, brass buttons, the golden spike."""
    hair, shine = "#25212A", "#4B4650"
    torso(d, HX, TEAL_DARK, "#12302F")
    toned(d, smooth([(HX - 36, 210, 0), (HX - 88, 228, 0), (HX - 60, 276), (HX - 30, 345, 0), (HX + 36, 345, 0), (HX + 60, 276),
                     (HX + 88, 228, 0), (HX + 36, 210, 0)]), TEAL,
          [(smooth([(HX + 20, 200), (HX + 30, 350), (HX + 100, 350), (HX + 100, 200)]), TEAL_DARK)])
    for y in (262, 290, 318):
        button(d, HX - 34, y + 4, 6), button(d, HX + 36, y + 4, 6)
    for side in (-1, 1):
        lines(d, smooth([(HX + side * 96, 248), (HX + side * 108, 244), (HX + side * 118, 250)], False), width=4, colour=GOLD)
        lines(d, smooth([(HX + side * 96, 258), (HX + side * 110, 254), (HX + side * 122, 260)], False), width=4, colour=GOLD)
    head_begin(d, HX, HY, left=True)
    toned(d, smooth([(-42, -36), (-51, -8), (-49, 26), (-40, 24), (-36, -20)]), hair)
    skull(d, TAN, MAN, hat=-26)
    beard = smooth([(-46, 2), (-54, 34), (-50, 78), (-40, 102), (-22, 96), (-10, 112), (6, 102), (18, 112), (30, 94), (46, 98), (52, 70),
                    (52, 32), (45, 2), (38, 20), (28, 32), (8, 36), (-18, 34), (-34, 22)])
    toned(d, beard, hair, [(smooth([(-46, 40), (-42, 70), (-32, 84), (-38, 62)]), shine), (smooth([(-20, 66), (-16, 84), (-8, 94),
                                                                                                   (-12, 76)]), shine)])
    eyes(d, "#20120A", brow=hair, heavy=1.6)
    nose(d, TAN, big=1.15)
    toned(d, smooth([(-4, 57), (10, 59), (22, 56), (10, 65)]), "#6B2A22", width=2.6)
    toned(d, smooth([(10, 38), (-8, 38), (-26, 46), (-36, 60), (-16, 60), (10, 53), (30, 59), (42, 56), (34, 44), (26, 39)]), hair,
          [(smooth([(0, 42), (-20, 48), (-26, 54), (-6, 48)]), shine)], 3)
    lines(d, smooth([(10, 72), (10, 88), (6, 98)], False), smooth([(30, 68), (28, 82), (22, 92)], False), width=2.2, colour=shine)
    cap = smooth([(-50, -38, 0), (-62, -66), (-58, -86), (-30, -98), (0, -101), (32, -98), (60, -86), (63, -64), (50, -40, 0), (0, -30)])
    toned(d, cap, TEAL, [(smooth([(16, -110), (30, -60), (26, -20), (80, -20), (80, -110)]), TEAL_DARK)])
    lines(d, smooth([(-58, -72), (-30, -66), (-20, -64)], False), smooth([(60, -72), (36, -66)], False), width=2.2)
    toned(d, smooth([(-52, -60, 0), (0, -51), (53, -61, 0), (50, -42, 0), (0, -31), (-50, -40, 0)]), SLATE_DARK, width=3.6)
    lines(d, smooth([(-50, -56), (0, -47), (51, -57)], False), smooth([(-49, -44), (0, -35), (49, -46)], False), width=2.4, colour=GOLD)
    toned(d, smooth([(-26, -36), (10, -36), (46, -44, 0), (66, -28), (54, -14), (20, -20), (-16, -24)]), INK)
    lines(d, smooth([(-8, -28), (24, -27), (54, -30)], False), width=2.4, colour=STEEL)
    d.add(ring(4, -66, 17), GOLD, INK, 3.4)
    suit(d, SUITS["spades"], 4, -66, 22, INK)
    d.close()
    d.open("translate(272,220) rotate(10)")                    # the golden spike
    toned(d, poly([(-9, -70), (9, -70), (9, 96), (0, 128), (-9, 96)]), GOLD, [(poly([(1, -80), (20, -80), (20, 130), (1, 130)]),
                                                                               GOLD_DARK)])
    toned(d, smooth([(-26, -84), (-16, -96), (14, -98), (28, -88), (22, -72), (0, -66), (-20, -72)]), GOLD,
          [(smooth([(4, -104), (10, -86), (2, -62), (40, -62), (40, -104)]), GOLD_DARK)])
    d.add(smooth([(-16, -86), (-8, -92), (4, -92), (-6, -86)]), GOLD_LIGHT)
    for x, y, r in ((-36, -100, 8), (34, -58, 6), (-28, -50, 5)):
        d.add(star(x, y, r, r * .28, 4), GOLD_LIGHT, INK, 1.6)
    d.close()
    sleeve(d, [(326, 352, 32), (306, 316, 27), (286, 284, 22)], TEAL, TEAL_DARK, GOLD)
    fist(d, 270, 258, TAN, 10, .98)


COURTS = {"jack": (jack_clubs, jack_diamonds, jack_hearts, jack_spades), "queen": (queen_clubs, queen_diamonds, queen_hearts,
                                                                                   queen_spades),
          "king": (king_clubs, king_diamonds, king_hearts, king_spades)}


def court(figure, name):
    d = Drawing(WIDTH, HEIGHT)
    frame = plate(4, 4, WIDTH - 4, HEIGHT - 4, 16)
    half = poly([(0, 0), (WIDTH, 0), (WIDTH, HEIGHT / 2 - EDGE), (0, HEIGHT / 2 + EDGE)])
    d.open(clip=frame)
    for turn in (0, 180):
        d.open(f"rotate({turn},{WIDTH / 2:g},{HEIGHT / 2:g})", clip=half)
        d.open(f"translate({(WIDTH - 328 * SHRINK) / 2:g},-1) scale({SHRINK})")
        figure(d)
        d.close()
        d.close()
    sash = poly([(-10, HEIGHT / 2 + EDGE * 170 / 160), (WIDTH + 10, HEIGHT / 2 - EDGE * 170 / 160)], False)
    d.add(sash, "none", INK, 19)
    d.add(sash, "none", GOLD, 12)
    d.add(sash, "none", INK, 6.4)
    d.add(sash, "none", COLOUR[name] if COLOUR[name] == RED else TEAL, 3.4)
    d.close()
    d.add(frame, "none", INK, 4.4)
    for turn in (0, 180):
        d.open(f"rotate({turn},{WIDTH / 2:g},{HEIGHT / 2:g})")
        suit(d, SUITS[name], 42, 44, 56, COLOUR[name])
        d.close()
    return d


if __name__ == "__main__":
    wanted = sys.argv[1:]
    for rank, figures in COURTS.items():
        for figure, name in zip(figures, SUITS):
            if not wanted or figure.__name__ in wanted:
                save(court(figure, name).array(oversample=3), f"textures/cards/face_{rank}_{name}.png")
