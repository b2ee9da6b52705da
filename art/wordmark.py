"""The name of the game in original letters (logo.png) and the app icon (app_icon.png)."""

import numpy as np
from PIL import Image, ImageFilter

import figurines
from kit.field import mix, smooth
from kit.palette import BRASS, CREAM, rgb
from kit.pen import Sheet, arc, spline
from kit.picture import save

# heights of capitals and of small letters; thick and thin strokes; serif reach
CAP, XH = 1.0, 0.64
THICK, THIN, SERIF = 0.135, 0.036, 0.085


def big_p(s, x, y):
    bowl_y, rx, ry = y + 0.735, 0.37, 0.265
    s.bowl((x + 0.27, bowl_y, rx, ry), (x + 0.25, bowl_y, rx - THICK * 1.05, ry - THIN))
    s.cut([(x - 0.3, y + 0.4), (x + 0.24, y + 0.4), (x + 0.24, y + 1.1), (x - 0.3, y + 1.1)])
    s.fill([(x + 0.15, y + CAP - THIN), (x + 0.27, y + CAP - THIN), (x + 0.27, y + CAP), (x + 0.15, y + CAP)])
    s.fill([(x + 0.15, y + 0.47), (x + 0.27, y + 0.47), (x + 0.27, y + 0.47 + THIN), (x + 0.15, y + 0.47 + THIN)])
    s.stem(x + 0.165, y, y + CAP, THICK * 1.08, foot=SERIF * 1.1, head=SERIF * 1.0, thin=THIN)
    return 0.66


def small_a(s, x, y):
    s.stroke(spline([(x + .050, y + .485, .105), (x + .075, y + .555, .075), (x + .150, y + .612, .042), (x + .245, y + .618, .055),
                     (x + .325, y + .560, .105), (x + .350, y + .465, THICK)]), None)
    s.disc(x + .072, y + .480, .060)
    s.stem(x + .350, y + .11, y + .48, THICK)
    s.stroke(spline([(x + .350, y + .15, THICK), (x + .364, y + .070, .105), (x + .410, y + .022, .050), (x + .465, y + .035, .034),
                     (x + .495, y + .070, .030)]), None)
    s.stroke(spline([(x + .345, y + .385, .036), (x + .225, y + .345, .050), (x + .110, y + .280, .100), (x + .072, y + .175, .130),
                     (x + .115, y + .066, .092), (x + .195, y + .030, .050), (x + .285, y + .070, .038), (x + .345, y + .150, .036)]), None)
    return 0.50


def small_r(s, x, y):
    s.stem(x + .145, y, y + XH, THICK, foot=SERIF, head=.105, flag=True, thin=THIN)
    s.stroke(spline([(x + .190, y + .430, .036), (x + .245, y + .545, .044), (x + .315, y + .603, .062), (x + .375, y + .600, .085)]), None)
    s.disc(x + .378, y + .572, .064)
    return 0.45


def small_l(s, x, y):
    s.stem(x + .145, y, y + 1.05, THICK, foot=SERIF, head=.105, flag=True, thin=THIN)
    return 0.30


def small_o(s, x, y):
    s.bowl((x + .285, y + XH / 2, .285, XH / 2 + .014), (x + .285, y + XH / 2, .285 - THICK, XH / 2 + .014 - THIN))
    return 0.57


def small_u(s, x, y):
    s.stem(x + .145, y + .22, y + XH, THICK, head=.105, flag=True, thin=THIN)
    s.stroke(spline([(x + .145, y + .26, THICK), (x + .155, y + .125, .125), (x + .215, y + .035, .070), (x + .305, y + .022, .044),
                     (x + .395, y + .075, .036), (x + .445, y + .160, .036)]), None)
    s.stem(x + .470, y, y + XH, THICK, head=.105, flag=True, thin=THIN)
    s.fill([(x + .4025, y), (x + .470 + THICK / 2 + .075, y), (x + .470 + THICK / 2 + .075, y + THIN), (x + .555, y + THIN * 1.6),
            (x + .5375, y + .10), (x + .4025, y + .10)])
    return 0.62


NAME = ((big_p, 0.01), (small_a, 0.055), (small_r, 0.02), (small_l, 0.055), (small_o, 0.065), (small_u, 0.045), (small_r, 0.0))


def logo(width=1024, height=256):
    """Cream letters, warmer at the bottom, above a brass line with a lozenge."""
    unit = 176
    s = Sheet(width / unit, height / unit, unit, 4)
    total = sum(step for step in (0.66, 0.50, 0.45, 0.30, 0.57, 0.62, 0.45)) + sum(gap for _, gap in NAME)
    x, y = (width / unit - total) / 2, 0.36
    for letter, gap in NAME:
        x += letter(s, x, y) + gap
    letters = s.array()

    ornament = Sheet(width / unit, height / unit, unit, 4)
    middle, base = width / unit / 2, 0.155
    for side in (-1, 1):
        ornament.fill([(middle + side * 0.16, base + 0.011), (middle + side * 1.95, base + 0.003), (middle + side * 1.95, base - 0.003),
                       (middle + side * 0.16, base - 0.011)])
    ornament.fill([(middle - 0.085, base), (middle, base + 0.060), (middle + 0.085, base), (middle, base - 0.060)])
    for side in (-1, 1):
        ornament.disc(middle + side * 0.13, base, 0.018)
    line = ornament.array()

    tall = np.linspace(1, 0, height)[:, None, None]
    ink = mix(rgb("D9B070"), CREAM * np.ones(3), smooth(0.22, 0.62, tall))
    colour = mix(ink * np.ones((height, width, 3)), BRASS * 1.12, (line > 0)[..., None])
    shape = np.maximum(letters, line)
    blur = Image.fromarray((shape * 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(5))
    shadow = np.roll(np.asarray(blur, float) / 255, 3, 0) * 0.55
    alpha = shape + shadow * (1 - shape)
    colour = colour * np.where(alpha > 0, shape / np.maximum(alpha, 1e-6), 1)[..., None]
    save(np.concatenate([colour, alpha[..., None]], -1), "textures/ui/logo.png")


def app_icon(size=256):
    """The horse on dark glass inside a brass hairline, with two checkered squares behind it."""
    _, fill, lines = figurines.masks("knight", scale=size * 0.86 / figurines.SIZE)
    horse = fill * (1 - lines)
    sheet = Sheet(size, size, 1, 4)
    r = 52
    def plate(inset):
        q = r - inset
        a, b = inset + q, size - inset - q
        return arc(b, b, q, q, 0, 90) + arc(a, b, q, q, 90, 180) + arc(a, a, q, q, 180, 270) + arc(b, a, q, q, 270, 360)
    sheet.fill(plate(4))
    body = sheet.array()
    hair = Sheet(size, size, 1, 4)
    hair.fill(plate(12))
    hair.cut(plate(15.5))
    y, x = np.mgrid[0:size, 0:size] / size
    glow = np.exp(-((x - 0.32) ** 2 + (y - 0.25) ** 2) / 0.16)[..., None]
    colour = mix(rgb("1A1310"), rgb("4A2E1C"), glow)
    colour = mix(colour, BRASS * 1.15, hair.array()[..., None])
    pad = (size - horse.shape[0]) // 2
    full = np.zeros((size, size))
    full[pad:pad + horse.shape[0], pad:pad + horse.shape[1]] = horse
    cream = mix(CREAM * np.ones(3), rgb("CDA468"), smooth(0.25, 0.9, y)[..., None])
    colour = mix(colour, cream, full[..., None])
    save(np.concatenate([colour, body[..., None]], -1), "textures/ui/app_icon.png")


if __name__ == "__main__":
    logo()
    app_icon()
