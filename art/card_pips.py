"""The four suits and the ranks, with the German letters B and D: white shapes on transparent, which the game tints."""

import numpy as np
from PIL import Image

from kit.pen import Sheet, bezier, spline
from kit.picture import save_tinted
from kit.vector import Drawing

# ---- suits, each as one path in a square of 128; also used in the court cards ----

HEART = ("M64,119C58,104 43,89 27,72C13,57 7,46 7,34C7,17 19,7 34,7C48,7 58,15 64,29C70,15 80,7 94,7C109,7 121,17 121,34"
         "C121,46 115,57 101,72C85,89 70,104 64,119Z")
DIAMOND = "M64,4C72,24 87,46 109,64C87,82 72,104 64,124C56,104 41,82 19,64C41,46 56,24 64,4Z"
SPADE = ("M64,5C69,21 82,36 97,50C112,63 120,72 120,84C120,97 110,106 98,106C86,106 76,99 70,88C71,103 77,114 90,121"
         "C90,122.5 89.5,123 88,123L40,123C38.5,123 38,122.5 38,121C51,114 57,103 58,88C52,99 42,106 30,106C18,106 8,97 8,84"
         "C8,72 16,63 31,50C46,36 59,21 64,5Z")
CLUB = ("M64,5C79,5 91,17 91,31C91,40 86,48 78,54C82,52 87,50.5 93,50.5C109,50.5 121,62 121,77C121,93 109,104 94,104"
        "C83,104 74,97 69,86C70,102 77,114 90,121C90,122.5 89.5,123 88,123L40,123C38.5,123 38,122.5 38,121"
        "C51,114 58,102 59,86C54,97 45,104 34,104C19,104 7,93 7,77C7,62 19,50.5 35,50.5C41,50.5 46,52 50,54"
        "C42,48 37,40 37,31C37,17 49,5 64,5Z")
SUITS = {"clubs": CLUB, "diamonds": DIAMOND, "hearts": HEART, "spades": SPADE}


def suits(folder="textures/cards", scale=1):
    for name, data in SUITS.items():
        d = Drawing(128, 128)
        d.add(data, "#fff")
        save_tinted(d.array(scale, 4)[..., 3], f"{folder}/suit_{name}.png")


# ---- ranks, one unit high: bold stems, slab serifs, ball terminals ----

THICK, THIN, SLAB = 0.205, 0.080, 0.085


def slab(s, x0, x1, y, up=True):
    """A slab serif at the bottom or top, with small round brackets to the stem."""
    s.fill([(x0, y), (x1, y), (x1, y + (SLAB if up else -SLAB)), (x0, y + (SLAB if up else -SLAB))])


def ace(s):
    s.stroke([(.352, .93), (.135, .05)], .090)
    s.fill([(.30, 1.0), (.475, 1.0), (.745, .05), (.515, .05)])
    s.fill([(.20, .27), (.62, .27), (.62, .36), (.22, .36)])
    slab(s, .0, .29, 0)
    slab(s, .45, .84, 0)


def two(s):
    s.stroke(spline([(.135, .72, .15), (.135, .83, .11), (.22, .945, .085), (.34, .95, .11), (.475, .85, .19), (.475, .69, .20),
                     (.36, .47, .145), (.20, .27, .10), (.08, .12, .09)]), None)
    s.disc(.145, .715, .098)
    s.fill(bezier([(.01, 0), (.01, .06), (.04, .11), (.07, .16), (.18, .25), (.28, .185), (.40, .185), (.48, .185), (.52, .21),
                   (.535, .30)])
           + [(.605, .30), (.585, 0)])


def three(s):
    s.stroke(spline([(.12, .78, .14), (.15, .89, .10), (.25, .96, .075), (.37, .925, .13), (.445, .79, .19), (.39, .63, .13),
                     (.24, .535, .07)]), None)
    s.stroke(spline([(.22, .535, .07), (.37, .51, .11), (.48, .39, .19), (.485, .24, .20), (.385, .085, .12), (.23, .035, .08),
                     (.12, .095, .10),
                     (.09, .20, .13)]), None)
    s.disc(.14, .775, .092)
    s.disc(.115, .215, .098)


def four(s):
    s.fill([(.345, 1.0), (.535, 1.0), (.535, .0), (.325, .0), (.325, .60)])
    s.stroke([(.43, .95), (.07, .33)], .095)
    s.fill([(.0, .24), (.66, .24), (.66, .345), (.03, .345), (.0, .31)])
    slab(s, .22, .64, 0)


def five(s):
    s.fill([(.10, 1.0), (.55, 1.0), (.52, .815), (.10, .815)])
    s.stroke([(.135, .95), (.12, .50)], .085)
    s.stroke(spline([(.115, .485, .075), (.22, .58, .09), (.35, .59, .13), (.47, .485, .19), (.485, .29, .205), (.39, .10, .13),
                     (.24, .04, .08),
                     (.12, .095, .10), (.09, .195, .13)]), None)
    s.disc(.115, .215, .10)


def six(s):
    s.bowl((.315, .315, .30, .325), (.325, .315, .30 - THICK * .90, .325 - THIN))
    s.stroke(spline([(.118, .33, .20), (.135, .57, .195), (.225, .80, .14), (.345, .93, .095), (.44, .945, .085)]), None)
    s.disc(.465, .865, .092)


def seven(s):
    s.fill([(.02, .70), (.09, .70), (.125, .785), (.20, .81), (.56, .81), (.60, .93), (.60, 1.0), (.055, 1.0)])
    s.stroke(spline([(.545, .90, .10), (.42, .65, .13), (.315, .36, .19), (.29, .10, .215)]), None)
    slab(s, .15, .44, 0)


def eight(s):
    s.bowl((.315, .272, .305, .287), (.315, .272, .305 - THICK * .86, .287 - THIN))
    s.bowl((.315, .748, .255, .252), (.315, .748, .255 - THICK * .76, .252 - THIN))


def nine(s):
    s.bowl((.315, .685, .30, .325), (.305, .685, .30 - THICK * .90, .325 - THIN))
    s.stroke(spline([(.512, .67, .20), (.495, .43, .195), (.405, .20, .14), (.285, .07, .095), (.19, .055, .085)]), None)
    s.disc(.165, .135, .092)


def ten(s):
    s.fill([(.10, 0), (.275, 0), (.275, 1.0), (.165, 1.0), (.135, .93), (.0, .875), (.0, .80), (.10, .80)])
    slab(s, .01, .37, 0)
    s.bowl((.655, .50, .245, .512), (.655, .50, .245 - .165, .512 - THIN))


def jack(s):
    s.fill([(.29, 1.0), (.50, 1.0), (.50, .30), (.29, .30)])
    s.stroke(spline([(.395, .34, .21), (.385, .17, .19), (.30, .065, .11), (.195, .05, .085), (.11, .105, .10), (.09, .20, .12)]), None)
    s.disc(.115, .225, .102)
    slab(s, .15, .60, 1.0, False)


def queen(s):
    s.bowl((.375, .54, .365, .472), (.375, .54, .365 - THICK * .98, .472 - THIN))
    s.stroke(spline([(.25, .235, .07), (.36, .265, .11), (.46, .155, .15), (.58, .045, .115), (.72, .055, .075)]), None)


def king(s):
    s.fill([(.09, 0), (.30, 0), (.30, 1.0), (.09, 1.0)])
    slab(s, .0, .39, 0)
    slab(s, .0, .39, 1.0, False)
    s.stroke([(.28, .44), (.655, .94)], .095)
    s.fill([(.385, .63), (.54, .715), (.80, .05), (.575, .05)])
    slab(s, .50, .86, 0)
    slab(s, .49, .82, 1.0, False)


def bube(s):
    """German jack."""
    s.fill([(.09, 0), (.30, 0), (.30, 1.0), (.09, 1.0)])
    slab(s, .0, .32, 0)
    slab(s, .0, .32, 1.0, False)
    s.stroke(spline([(.26, .962, .075), (.42, .955, .085), (.545, .875, .15), (.575, .755, .19), (.535, .635, .15), (.42, .545, .085),
                     (.26, .53, .075)]), None)
    s.stroke(spline([(.26, .53, .075), (.45, .525, .09), (.605, .435, .165), (.645, .285, .21), (.60, .135, .165), (.45, .045, .09),
                     (.26, .038, .075)]), None)


def dame(s):
    """German queen."""
    s.fill([(.09, 0), (.30, 0), (.30, 1.0), (.09, 1.0)])
    slab(s, .0, .32, 0)
    slab(s, .0, .32, 1.0, False)
    s.stroke(spline([(.26, .962, .075), (.43, .945, .095), (.60, .81, .175), (.665, .50, .215), (.60, .19, .175), (.43, .055, .095),
                     (.26, .038, .075)]), None)


RANKS = {"A": ace, "2": two, "3": three, "4": four, "5": five, "6": six, "7": seven, "8": eight, "9": nine, "10": ten, "J": jack,
         "Q": queen, "K": king, "B": bube, "D": dame}
TALL, WIDE, SIZE = 94, 76, 96      # height and largest width of a letter; side of the texture


def ranks(folder="textures/cards", scale=1):
    """Draws each letter with the same height, centered. Wide ones are compressed."""
    tall, wide, size = TALL * scale, WIDE * scale, SIZE * scale
    for name, glyph in RANKS.items():
        sheet = Sheet(1.4, 1.4, 600, 2)
        move = sheet._at
        sheet._at = lambda p, move=move: move((p[0] + .2, p[1] + .2))
        glyph(sheet)
        mask = sheet.array()
        rows, columns = np.nonzero(mask.max(1) > .5)[0], np.nonzero(mask.max(0) > .5)[0]
        cut = mask[rows[0]:rows[-1] + 1, columns[0]:columns[-1] + 1]
        width = min(wide, round(cut.shape[1] / cut.shape[0] * tall))
        width += width % 2                                  # so that it can be centered
        small = Image.fromarray((cut * 255).astype(np.uint8)).resize((width, tall), Image.LANCZOS)
        out = np.zeros((size, size))
        x, y = (size - width) // 2, (size - tall) // 2
        out[y:y + tall, x:x + width] = np.asarray(small, float) / 255
        save_tinted(out, f"{folder}/rank_{name}.png")


if __name__ == "__main__":
    suits()
    ranks()
