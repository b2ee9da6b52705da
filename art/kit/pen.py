"""A drawing pen: filled outlines, strokes of variable width and serif parts, anti-aliased.

A `Sheet` has its own units (origin at the lower left, y up) and contains a gray
mask at several times the final size. It draws everything in the game that looks
like print, without fonts.
"""

import math

import numpy as np
from PIL import Image, ImageDraw


def bezier(points, steps=24):
    """Returns points along a chain of cubic curves: start, then (c1, c2, end) for each."""
    out = [points[0]]
    for i in range(1, len(points) - 2, 3):
        a, b, c, d = points[i - 1], points[i], points[i + 1], points[i + 2]
        for k in range(1, steps + 1):
            t = k / steps
            s = 1 - t
            out.append(tuple(s ** 3 * a[j] + 3 * s * s * t * b[j] + 3 * s * t * t * c[j] + t ** 3 * d[j]
                             for j in (0, 1)))
    return out


def spline(points, steps=10, closed=False):
    """Returns a smooth curve through the points (Catmull-Rom). A third value is interpolated."""
    p = [np.array(q, float) for q in points]
    n = len(p)
    if closed:
        at = lambda i: p[i % n]
    else:
        at = lambda i: p[i] if 0 <= i < n else (2 * p[0] - p[1] if i < 0 else 2 * p[-1] - p[-2])
    out = []
    for i in range(n if closed else n - 1):
        a, b, c, d = at(i - 1), at(i), at(i + 1), at(i + 2)
        for k in range(steps):
            t = k / steps
            out.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t
                              + (3 * b - a - 3 * c + d) * t ** 3))
    if not closed:
        out.append(p[-1])
    return [tuple(q) for q in out]


def arc(cx, cy, rx, ry, start, end, steps=32):
    """Returns points on an ellipse. Angles are in degrees from the right, counterclockwise."""
    return [(cx + rx * math.cos(math.radians(start + (end - start) * i / steps)),
             cy + ry * math.sin(math.radians(start + (end - start) * i / steps))) for i in range(steps + 1)]


class Sheet:
    """A mask of `width` by `height` units, with `scale` pixels per unit."""

    def __init__(self, width, height, scale, quality=6):
        self.size = (round(width * scale), round(height * scale))
        self.scale, self.quality = scale * quality, quality
        self.image = Image.new("L", (self.size[0] * quality, self.size[1] * quality), 0)
        self.draw = ImageDraw.Draw(self.image)

    def _at(self, p):
        return (p[0] * self.scale, self.image.size[1] - p[1] * self.scale)

    def fill(self, points, ink=255):
        self.draw.polygon([self._at(p) for p in points], fill=ink)

    def cut(self, points):
        self.fill(points, 0)

    def disc(self, cx, cy, rx, ry=None, ink=255):
        self.fill(arc(cx, cy, rx, ry or rx, 0, 360, 96), ink)

    def stroke(self, points, width, ink=255, closed=False):
        """Draws a line with round ends and joins. The width is a number, or the third value of each point."""
        pts = list(points) + ([points[0]] if closed else [])
        wide = [p[2] if width is None else width for p in pts]
        for (a, wa), (b, wb) in zip(zip(pts, wide), zip(pts[1:], wide[1:])):
            dx, dy = b[0] - a[0], b[1] - a[1]
            length = math.hypot(dx, dy)
            if length > 1e-9:
                nx, ny = -dy / length / 2, dx / length / 2
                self.fill([(a[0] + nx * wa, a[1] + ny * wa), (b[0] + nx * wb, b[1] + ny * wb),
                           (b[0] - nx * wb, b[1] - ny * wb), (a[0] - nx * wa, a[1] - ny * wa)], ink)
        for p, w in zip(pts, wide):
            r = w / 2 * self.scale
            x, y = self._at(p)
            self.draw.ellipse([x - r, y - r, x + r, y + r], fill=ink)

    def bowl(self, outer, inner):
        """Draws a ring between two ellipses (cx, cy, rx, ry): the thick and thin strokes of a round letter."""
        ring = Image.new("L", self.image.size, 0)
        draw = ImageDraw.Draw(ring)
        draw.polygon([self._at(p) for p in arc(*outer, 0, 360, 128)], fill=255)
        draw.polygon([self._at(p) for p in arc(*inner, 0, 360, 128)], fill=0)
        self.image.paste(255, (0, 0), ring)

    def stem(self, x, low, high, width, foot=0.0, head=0.0, thin=None, flag=False):
        """Draws a stem with bracketed serifs that extend `foot` and `head` to each side. A flag is half a serif at the top."""
        h, t = width / 2, thin or width * 0.3
        top = high - head * 0.5 if flag else high
        self.fill([(x - h, low), (x + h, low), (x + h, top), (x - h, top)])
        for reach, y, up in ((foot, low, 1), (head if not flag else 0, high, -1)):
            if reach:
                for side in (-1, 1):
                    edge = [(x + side * (h + reach), y), (x + side * (h + reach), y + up * t)]
                    edge += bezier([edge[-1], (x + side * (h + reach * 0.45), y + up * t * 1.15),
                                    (x + side * h, y + up * t * 1.6), (x + side * h, y + up * (t + reach * 1.15))], 12)
                    self.fill(edge + [(x, y + up * (t + reach * 1.15)), (x, y)])
        if flag:
            self.fill(bezier([(x - h, high - head * 1.5), (x - h, high - head * 0.9), (x - h - head * 0.5, high - head * 0.72),
                              (x - h - head, high - head * 0.66)], 12)
                      + [(x - h - head, high - head * 0.42), (x + h, high + head * 0.12),
                         (x + h, high - head * 1.5)])

    def array(self):
        """Returns the mask, 0..1, top row first."""
        small = self.image.resize(self.size, Image.BOX)
        return np.asarray(small, float) / 255
