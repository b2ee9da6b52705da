"""The three heroes of the Duel, each like the frontispiece of a fable: the Owl, the Fox, the Tortoise. 512 x 692."""

from duel_beasts import paw, staff
from duel_fowl import tortoise_head
from kit.figure import RED, RED_DARK
from kit.heads import *
from kit.heads import INK, LINE


def owl(d):
    """Astronomer: a cap with stars, a robe, the heavens on a globe."""
    ground(d, "#1C2450")
    d.add(ring(256, 300, 300), "#28336B")
    d.add(ring(256, 300, 210), "#35428A")
    stars(d, [(70, 150, 12), (440, 130, 14), (40, 330, 9), (470, 320, 10), (120, 60, 9),
          (380, 50, 8), (60, 470, 8), (460, 450, 9), (200, 40, 6), (420, 220, 6)])
    crescent(d, 430, 230, 34)
    b, k, light = "#8E6A45", "#64482D", "#E3CFA6"
    # the robe
    toned(d, smooth([(60, 720, 0), (70, 600), (110, 500), (200, 440), (312, 440), (402, 500), (442, 600), (452, 720, 0)]), "#33407A",
          [(smooth([(330, 430), (350, 720), (470, 720), (470, 430)]), "#232D5C")])
    for x, y, r in ((110, 560, 15), (150, 640, 12), (96, 660, 10), (400, 570, 14), (366, 650, 12), (420, 660, 9)):
        d.add(star(x, y, r, r * .4, 5), BRASS_LIGHT, INK, 2.6)
    toned(d, smooth([(196, 450), (192, 560), (210, 700), (302, 700), (320, 560), (316, 450), (256, 430)]),
          light, [(smooth([(280, 430), (290, 710), (340, 710), (340, 430)]), "#C4AA7A")], 5)
    for j in range(6):
        for i in range(4):
            x, y = 214 + 26 * i + (j % 2) * 13, 480 + 32 * j
            if 200 < x < 312:
                d.add(smooth([(x - 8, y), (x, y + 13), (x + 8, y)], False), "none", k, 5)
    for s in (-1, 1):
        toned(d, smooth([(256 + s * 56, 440, 0), (256 + s * 130, 470), (256 + s * 104, 600, 0),
              (256 + s * 58, 560), (256 + s * 66, 500)]), BRASS if s < 0 else BRASS_DARK, width=5)
    # the head
    for s in (-1, 1):
        toned(d, smooth([(256 + s * 60, 190, 0), (256 + s * 120, 150), (256 + s * 168, 96, 0),
              (256 + s * 170, 170), (256 + s * 146, 240, 0)]), b if s < 0 else k)
    place(d, 256, 320, 1.5)
    shaded(d, sym([(0, -110), (50, -102), (96, -66), (114, -10), (104, 50), (70, 90), (0, 104)]), b, k, 36)
    for s in (-1, 1):
        disc = smooth([(s * 4, -40), (s * 30, -72), (s * 78, -66), (s * 102, -24), (s * 96, 30), (s * 64, 68), (s * 24, 70), (s * 4, 30)])
        toned(d, disc, light if s < 0 else "#CDB483", width=4)
        for a in range(14):
            t = math.radians(25.7 * a)
            d.add(taper([(s * 52 + 34 * math.cos(t), -6 + 38 * math.sin(t)), (s * 52 + 45 * math.cos(t), -6 + 53 * math.sin(t))], [5, 1]), b)
        d.add(ring(s * 50, -8, 33), INK)
        d.add(ring(s * 50, -8, 28), "#F2B233")
        d.add(ring(s * 48, -7, 17), INK)
        d.add(ring(s * 50 - 9, -17, 7), "#FFFDF4")
    for s in (-1, 1):
        d.add(taper([(s * 2, -26), (s * 44, -60), (s * 112, -92)], [8, 22, 2]), k, INK, 3.4)
    toned(d, smooth([(0, -14, 0), (15, 6), (13, 36), (0, 56, 0), (-13, 36), (-15, 6)]),
          "#D9A540", [(smooth([(4, -20), (6, 60), (30, 60), (30, -20)]), "#A8771F")], 4)
    d.close()
    # scholar's cap
    toned(d, smooth([(150, 208, 0), (160, 120), (256, 90), (352, 120), (362, 208, 0), (256, 178)]),
          "#7E2430", [(smooth([(290, 80), (300, 220), (390, 220), (390, 80)]), "#551720")])
    toned(d, smooth([(142, 214, 0), (150, 184), (256, 150), (362, 184), (370, 214, 0), (256, 182)]),
          BRASS_LIGHT, [(smooth([(290, 140), (290, 230), (390, 230), (390, 150)]), BRASS)], 5)
    d.add(star(256, 128, 22, 9, 5), "#FFF1BE", INK, 3.6)
    d.add(taper([(256, 92), (330, 84), (392, 120), (400, 172)], [6, 6, 6, 5]), BRASS_LIGHT, INK, 3.4)
    d.add(taper([(400, 166), (402, 214)], [14, 26]), BRASS, INK, 4)
    # a celestial globe in the wing
    toned(d, ring(120, 520, 70), "#4F86A6", [(smooth([(136, 440), (150, 520), (130, 600), (210, 600), (210, 440)]), "#35637E")])
    for pts in ([(54, 500), (120, 516), (186, 496)], [(60, 546), (120, 560), (180, 544)]):
        d.add(smooth(pts, False), "none", BRASS_LIGHT, 4)
    d.add(ring(120, 520, 30, 70), "none", BRASS_LIGHT, 4)
    for x, y in ((90, 486), (140, 470), (150, 536), (100, 560), (118, 512)):
        d.add(star(x, y, 9, 3.4, 4), "#FFF6DA")
    d.add(ring(120, 520, 84, 26), "none", INK, 17)
    d.add(ring(120, 520, 84, 26), "none", BRASS, 9)
    for k2, t in enumerate((-60, -44, -28, -12)):
        place(d, 66 + 12 * k2, 616, 1, t + 56)
        toned(d, smooth([(-17, 16), (-20, -44), (0, -70), (20, -44), (17, 16)]), b if k2 % 2 else k, width=4.6)
        d.close()


def fox_(d):
    """Captain of the band: plumed hat, red coat, a dagger, the camp fire behind."""
    ground(d, "#3A1E2A")
    d.add(ring(256, 320, 300), "#6A2A2C")
    d.add(ring(256, 320, 220), "#A5462E")
    rays(d, 256, 330, 60, 420, 18, "#C9622E", .45)
    for x, w in ((10, 80), (96, 40), (424, 42), (506, 84)):
        trunk(d, x, w, "#24121C", -10, 700)
    for x, y, t, c in ((60, 120, 20, "#D9842E"), (450, 170, -40, "#E3B23C"), (40, 300, 70, "#B9502A"), (478, 330, 10,
                       "#D9842E"), (130, 60, -20, "#E3B23C"), (60, 460, 40, "#E3B23C"), (462, 480, -30, "#B9502A")):
        oak_leaf(d, x, y, 50, t, c, None)
    toned(d, smooth([(50, 720, 0), (66, 590), (110, 500), (196, 440), (316, 440), (402, 500), (446, 590), (462, 720, 0)]), "#A6262B",
          [(smooth([(330, 430), (350, 720), (480, 720), (480, 430)]), "#741A20")])
    flat(d, poly([(222, 440), (290, 440), (300, 720), (212, 720)]), "#F1E2C0", 5)
    for s in (-1, 1):
        toned(d, smooth([(256 + s * 20, 440, 0), (256 + s * 100, 452), (256 + s * 112, 500, 0), (256 + s * 74, 560, 0),
              (256 + s * 96, 574, 0), (256 + s * 44, 720, 0), (256 + s * 34, 720, 0)]), "#C4444A" if s < 0 else "#8E2026", width=5)
        for y in (606, 656):
            d.add(ring(256 + s * 66, y, 9), BRASS_LIGHT, INK, 3.4)
        toned(d, smooth([(256 + s * 132, 476), (256 + s * 184, 510), (256 + s * 200, 570),
              (256 + s * 150, 540)]), BRASS_LIGHT if s < 0 else BRASS, width=5)
        for q in range(4):
            d.add(taper([(256 + s * (160 + 12 * q), 536 + 10 * q), (256 + s * (162 + 13 * q), 574 + 9 * q)], [9, 6]),
                  BRASS_LIGHT if s < 0 else BRASS, INK, 3)
    for j in range(3):                                             # lace at the throat
        toned(d, smooth([(212 + 6 * j, 452 + 36 * j), (256, 442 + 36 * j), (300 - 6 * j, 452 + 36 * j), (310 - 4 * j, 496 + 36 * j),
              (284, 488 + 36 * j), (256, 502 + 36 * j), (228, 488 + 36 * j), (202 + 4 * j, 496 + 36 * j)]), "#FFFDF4", width=4.4)
    place(d, 256, 336, 1.62)
    fox(d, (.2, .1))
    d.add(smooth([(24, 108), (40, 104), (52, 94)], False), "none", INK, 3.6)
    d.close()
    # the hat
    place(d, 256, 214, 1.24, -5)
    d.add(smooth([(90, -30, 0), (120, -110), (190, -150), (230, -120), (200, -110), (216, -80),
          (176, -76), (186, -46), (140, -44), (120, -14, 0)]), "#E3B23C", INK, LINE)
    lines(d, smooth([(106, -24), (140, -86), (206, -124)], False), width=4)
    toned(d, smooth([(-96, 10, 0), (-86, -70), (-40, -96), (0, -84), (44, -98), (90, -66), (98, 8, 0), (0, -16)]),
          "#2F3B52", [(smooth([(24, -110), (34, 30), (130, 30), (130, -110)]), "#1F2838")])
    toned(d, smooth([(-98, 6, 0), (0, -22), (98, 4, 0), (98, -22, 0), (0, -46), (-98, -20, 0)]),
          RED, [(poly([(30, -60), (120, -60), (120, 20), (34, 20)]), RED_DARK)], 5)
    toned(d, smooth([(-184, -14, 0), (-130, 24), (-60, 18), (0, 8), (60, 18), (130, 26), (186, -18, 0), (150, 54), (70, 40),
          (0, 28), (-70, 40), (-150, 56)]), "#2F3B52", [(smooth([(30, -20), (40, 70), (200, 70), (200, -30)]), "#1F2838")])
    d.add(ring(70, -16, 15), BRASS_LIGHT, INK, 4)
    d.close()
    place(d, 404, 520, 1, 14)                                      # the dagger
    toned(d, smooth([(-14, 20, 0), (-15, -130), (0, -176, 0), (15, -130), (14, 20, 0)]),
          "#DDE3E4", [(poly([(0, -180), (30, -180), (30, 30), (0, 30)]), "#9AA5AA")], 5)
    toned(d, smooth([(-56, 8), (-30, 22), (30, 22), (56, 8), (46, 38), (-46, 38)]), BRASS, width=5)
    flat(d, plate(-12, 34, 12, 96, 6), "#5F3A21", 5)
    d.add(ring(0, 102, 15), BRASS_LIGHT, INK, 4.4)
    d.close()
    paw(d, 396, 584, 42, "#3A2A28", "#251A1A", 10)
    paw(d, 108, 622, 42, "#3A2A28", "#251A1A", -10)


def tortoise(d):
    """Gardener: straw hat, spectacles, a rose from the wall and the key to the gate."""
    ground(d, "#A9CFC4")
    d.add(ring(256, 270, 240), "#BFDCD0")
    for j in range(14):
        for i in range(-1, 7):
            if not (i == 2 or i == 3) or j > 5:
                x = i * 92 + (j % 2) * 46
                d.add(plate(x, 140 + 42 * j, x + 88, 178 + 42 * j, 5), "#C98560" if (i * 2 + j) % 3 else "#B5724E", "#8A5238", 2.4)
    d.add("M150,720L150,250A106,120 0 0 1 362,250L362,720Z", "#9CC98A", "#8A5238", 8)
    for x, y in ((40, 250), (70, 320), (30, 400), (82, 460), (44, 540), (470, 240), (440, 310), (486, 380), (446, 450), (480, 540)):
        for t in (0, 120, 240):
            leaf(d, x, y, 46, t + x, "#4F8A42", "#2F5A2A")
        flower(d, x, y, 24, "#D8455A", "#8E1F33", 7)
    toned(d, smooth([(40, 720, 0), (46, 570), (110, 440), (220, 380), (292, 380), (402, 440), (466, 570), (472, 720, 0)]),
          "#7E6A3A", [(smooth([(330, 370), (360, 720), (490, 720), (490, 370)]), "#5A4B28")])
    d.open(clip=smooth([(40, 720, 0), (46, 570), (110, 440), (220, 380), (292, 380), (402, 440), (466, 570), (472, 720, 0)]))
    for cx, cy in ((120, 470), (392, 470), (70, 570), (442, 570), (110, 670), (402, 670)):
        hexa = [(cx + 58 * math.cos(math.radians(60 * k)), cy + 56 * math.sin(math.radians(60 * k))) for k in range(6)]
        d.add(poly(hexa), "#A38B4E" if cx < 256 else "#7A683A", INK, 5)
        d.add(poly([(cx + (x - cx) * .6, cy + (y - cy) * .6) for x, y in hexa]), "none", "#5A4B28", 4)
    d.close()
    place(d, 256, 320, 1.52)
    tortoise_head(d, old=True)
    d.close()
    toned(d, smooth([(130, 720, 0), (136, 600), (190, 540), (256, 566), (322, 540), (376, 600), (382, 720, 0)]),
          "#33577E", [(smooth([(290, 530), (310, 720), (400, 720), (400, 530)]), "#22405F")])
    scarf(d, 256, 512, 100, "#E3B23C", "#B5862A", False)
    d.add(plate(206, 610, 306, 690, 6), "#294A6E", INK, 5)
    # straw hat
    place(d, 256, 214, 1.3, 3)
    toned(d, smooth([(-170, 10), (-90, -10), (90, -10), (170, 10), (120, 46), (0, 56), (-120, 46)]),
          "#E9C873", [(smooth([(30, -30), (40, 70), (190, 70), (190, -30)]), "#C69F49")])
    toned(d, smooth([(-88, 10, 0), (-80, -60), (-40, -96), (40, -96), (80, -60), (88, 10, 0), (0, 26)]),
          "#E9C873", [(smooth([(20, -110), (30, 40), (110, 40), (110, -110)]), "#C69F49")])
    toned(d, smooth([(-88, 10, 0), (-88, -22, 0), (0, -8), (88, -22, 0), (88, 10, 0), (0, 26)]),
          "#4F8A52", [(smooth([(20, -30), (30, 40), (110, 40), (110, -30)]), "#376A3B")], 5)
    for y in (-44, -66):
        d.add(smooth([(-76, y), (0, y + 14), (76, y)], False), "none", "#A9822F", 3.4)
    flower(d, -62, 0, 30, "#D8455A", "#8E1F33", 7)
    d.close()
    staff(d, 418, 470, 418, 610, 15, "#8B5A35", "#5F3A21")          # fork
    d.add("M386,420L386,470A32,26 0 0 0 450,470L450,420", "none", INK, 17)
    d.add("M386,420L386,470A32,26 0 0 0 450,470L450,420", "none", "#A9B1B5", 9)
    d.add(poly([(418, 420), (418, 490)], False), "none", INK, 17)
    d.add(poly([(418, 420), (418, 490)], False), "none", "#A9B1B5", 9)
    paw(d, 416, 590, 42, "#80804A", "#626238", 0, True)
    place(d, 108, 566, 1, -10)                                     # the key
    d.add(ring(0, -62, 28), "none", INK, 20)
    d.add(ring(0, -62, 28), "none", BRASS, 11)
    d.add(poly([(0, -34), (0, 92)], False), "none", INK, 20)
    d.add(poly([(0, -34), (0, 92)], False), "none", BRASS, 11)
    for y, w in ((70, 34), (92, 28)):
        d.add(plate(0, y - 9, w, y + 9, 2), BRASS, INK, 4)
    d.close()
    paw(d, 112, 590, 42, "#A9A86A", "#80804A", 0, True)


ALL = (owl, fox_, tortoise)

if __name__ == "__main__":
    paint(ALL, 512, 692)
