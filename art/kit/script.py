"""Letters a-h and digits 1-8 of the board, in an original serif alphabet.

Ascenders and digits are one unit high, and the x-height is 0.66. Each character
is a list of drawing steps on a `Sheet`.
"""

from .pen import bezier, spline

THICK, THIN, SERIF, XH = 0.155, 0.052, 0.075, 0.66


def _round(s, x, y):
    """Draws the open curve of c and e, with a thin end."""
    s.stroke(spline([(x + .30, y + .632, THIN), (x + .17, y + .575, .095), (x + .085, y + .42, .150),
                     (x + .082, y + .28, .156), (x + .145, y + .115, .120), (x + .27, y + .032, .066),
                     (x + .39, y + .060, .050), (x + .48, y + .165, .034)]), None)


def draw(sheet, char, x, y):
    """Draws one character with its lower left corner at (x, y). Returns its width."""
    return _STEPS[char](sheet, x, y)


def _a(s, x, y):
    s.stroke(spline([(x + .06, y + .50, .13), (x + .08, y + .57, .10), (x + .16, y + .635, .058), (x + .27, y + .64, .07),
                     (x + .355, y + .58, .12), (x + .385, y + .48, THICK)]), None)
    s.disc(x + .085, y + .505, .068)
    s.stem(x + .385, y + .10, y + .50, THICK)
    s.stroke(spline([(x + .385, y + .16, THICK), (x + .40, y + .08, .12), (x + .45, y + .035, .06), (x + .52, y + .06, .045)]), None)
    s.stroke(spline([(x + .37, y + .40, .05), (x + .24, y + .355, .065), (x + .12, y + .285, .115), (x + .085, y + .18, .145),
                     (x + .13, y + .075, .105), (x + .21, y + .04, .065), (x + .31, y + .085, .05), (x + .37, y + .16, .05)]), None)
    return .54


def _bowl_right(s, x, y):
    s.bowl((x, y + XH / 2, .29, XH / 2 + .012), (x - .02, y + XH / 2, .29 - THICK * .93, XH / 2 - THIN))


def _b(s, x, y):
    _bowl_right(s, x + .33, y)
    s.cut([(x - .1, y - .05), (x + .12, y - .05), (x + .12, y + 1), (x - .1, y + 1)])
    s.stem(x + .13, y + .05, y + 1, THICK, head=.12, flag=True)
    s.fill([(x + .0525, y + .12), (x + .0525, y - .01), (x + .10, y - .01), (x + .2075, y + .06), (x + .2075, y + .12)])
    return .62


def _c(s, x, y):
    _round(s, x, y)
    s.stroke(spline([(x + .30, y + .632, THIN), (x + .38, y + .605, .06), (x + .425, y + .53, .08)]), None)
    s.disc(x + .415, y + .505, .072)
    return .52


def _d(s, x, y):
    s.bowl((x + .29, y + XH / 2, .29, XH / 2 + .012), (x + .31, y + XH / 2, .29 - THICK * .93, XH / 2 - THIN))
    s.cut([(x + .50, y - .05), (x + .75, y - .05), (x + .75, y + 1), (x + .50, y + 1)])
    s.stem(x + .49, y + .0, y + 1, THICK, head=.12, flag=True)
    s.fill([(x + .49, y), (x + .66, y), (x + .66, y + .045), (x + .5675, y + .10), (x + .49, y + .12)])
    return .67


def _e(s, x, y):
    _round(s, x, y)
    s.stroke(spline([(x + .30, y + .632, THIN), (x + .405, y + .58, .085), (x + .45, y + .48, .118), (x + .46, y + .40, .118)]), None)
    s.fill([(x + .10, y + .345), (x + .519, y + .345), (x + .519, y + .40), (x + .10, y + .40)])
    return .54


def _f(s, x, y):
    s.stem(x + .17, y, y + .80, THICK, foot=SERIF + .02)
    s.stroke(spline([(x + .17, y + .76, THICK), (x + .185, y + .87, .125), (x + .25, y + .955, .075), (x + .33, y + .965, .06),
                     (x + .385, y + .925, .09)]), None)
    s.disc(x + .385, y + .90, .068)
    s.fill([(x + .01, y + XH - .055), (x + .37, y + XH - .055), (x + .37, y + XH), (x + .01, y + XH)])
    return .43


def _g(s, x, y):
    s.bowl((x + .25, y + .455, .22, .215), (x + .25, y + .455, .22 - THICK * .82, .215 - THIN * .8))
    s.stroke(spline([(x + .37, y + .60, .05), (x + .45, y + .655, .05), (x + .53, y + .665, .055)]), None)
    s.disc(x + .525, y + .645, .055)
    s.stroke(spline([(x + .15, y + .275, .05), (x + .095, y + .20, .07), (x + .13, y + .125, .10), (x + .30, y + .095, .125),
                     (x + .445, y + .065, .12), (x + .485, y - .03, .10), (x + .42, y - .145, .06), (x + .25, y - .19, .05),
                     (x + .09, y - .155, .075), (x + .04, y - .07, .095), (x + .09, y + .02, .06), (x + .18, y + .09, .05)]), None)
    return .55


def _h(s, x, y):
    s.stem(x + .14, y, y + 1, THICK, foot=SERIF, head=.12, flag=True)
    s.stroke(spline([(x + .19, y + .50, .05), (x + .27, y + .60, .06), (x + .37, y + .63, .085), (x + .465, y + .585, .13),
                     (x + .495, y + .46, THICK), (x + .495, y + .30, THICK)]), None)
    s.stem(x + .495, y, y + .40, THICK, foot=SERIF)
    return .66


def _1(s, x, y):
    s.stem(x + .24, y, y + 1, THICK, foot=SERIF + .045)
    s.fill([(x + .20, y + 1), (x + .3175, y + 1), (x + .18, y + .80), (x + .04, y + .815), (x + .04, y + .855), (x + .13, y + .89)])
    return .46


def _2(s, x, y):
    s.stroke(spline([(x + .09, y + .745, .12), (x + .095, y + .84, .09), (x + .18, y + .955, .06), (x + .30, y + .965, .075),
                     (x + .425, y + .87, .145), (x + .42, y + .70, .15), (x + .31, y + .47, .10), (x + .17, y + .26, .06),
                     (x + .06, y + .10, .05)]), None)
    s.disc(x + .105, y + .745, .07)
    s.fill(bezier([(x + .02, y), (x + .02, y + .05), (x + .05, y + .09), (x + .07, y + .13),
                   (x + .16, y + .20), (x + .24, y + .135), (x + .36, y + .135),
                   (x + .45, y + .135), (x + .48, y + .17), (x + .50, y + .235)]) + [(x + .54, y + .225), (x + .505, y)])
    return .56


def _3(s, x, y):
    s.stroke(spline([(x + .09, y + .79, .11), (x + .13, y + .90, .07), (x + .23, y + .97, .055), (x + .34, y + .93, .10),
                     (x + .405, y + .79, .14), (x + .36, y + .63, .10), (x + .22, y + .535, .05)]), None)
    s.stroke(spline([(x + .20, y + .535, .05), (x + .33, y + .515, .075), (x + .44, y + .40, .145), (x + .445, y + .23, .15),
                     (x + .35, y + .07, .09), (x + .20, y + .02, .055), (x + .10, y + .075, .07), (x + .07, y + .18, .10)]), None)
    s.disc(x + .105, y + .785, .064)
    s.disc(x + .085, y + .20, .068)
    return .54


def _4(s, x, y):
    s.stem(x + .405, y, y + .98, THICK, foot=SERIF)
    s.stroke([(x + .42, y + .955, .06), (x + .05, y + .30, .06)], None)
    s.fill([(x + .015, y + .255), (x + .57, y + .255), (x + .57, y + .325), (x + .015, y + .325)])
    return .60


def _5(s, x, y):
    s.fill([(x + .11, y + .98), (x + .49, y + .98), (x + .46, y + .845), (x + .11, y + .845)])
    s.stroke([(x + .125, y + .95, .055), (x + .10, y + .50, .055)], None)
    s.stroke(spline([(x + .10, y + .50, .05), (x + .19, y + .59, .055), (x + .31, y + .60, .085), (x + .435, y + .50, .145),
                     (x + .45, y + .30, .155), (x + .36, y + .09, .095), (x + .21, y + .02, .055), (x + .10, y + .07, .07),
                     (x + .075, y + .17, .10)]), None)
    s.disc(x + .09, y + .19, .068)
    return .55


def _6(s, x, y):
    s.bowl((x + .285, y + .31, .25, .32), (x + .295, y + .31, .25 - THICK * .85, .32 - THIN))
    s.stroke(spline([(x + .11, y + .32, .145), (x + .125, y + .56, .145), (x + .21, y + .80, .10), (x + .33, y + .93, .06),
                     (x + .47, y + .985, .045)]), None)
    return .56


def _7(s, x, y):
    s.fill(bezier([(x + .03, y + .73), (x + .055, y + .80), (x + .10, y + .845), (x + .18, y + .845)])
           + [(x + .52, y + .845), (x + .52, y + .98), (x + .06, y + .98)])
    s.stroke(spline([(x + .485, y + .93, .06), (x + .36, y + .65, .085), (x + .25, y + .36, .14), (x + .225, y + .08, .16)]), None)
    return .53


def _8(s, x, y):
    s.bowl((x + .285, y + .27, .265, .285), (x + .285, y + .27, .265 - THICK * .88, .285 - THIN))
    s.bowl((x + .285, y + .755, .215, .235), (x + .285, y + .755, .215 - THICK * .80, .235 - THIN))
    return .57


_STEPS = {"a": _a, "b": _b, "c": _c, "d": _d, "e": _e, "f": _f, "g": _g, "h": _h,
          "1": _1, "2": _2, "3": _3, "4": _4, "5": _5, "6": _6, "7": _7, "8": _8}
