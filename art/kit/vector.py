"""Vector drawings: SVG built from Python, rasterized by librsvg.

Coordinates are pixels of the finished image, with the origin at the upper left and y down.
A `Drawing` collects elements in order. `groups` can rotate, mirror and clip them.
There are no text elements, because `pen.Sheet` draws letters.
"""

import io
import math
import subprocess

import numpy as np
from PIL import Image


def num(v):
    """Returns a coordinate as short text, always in the same form."""
    return f"{v:.2f}".rstrip("0").rstrip(".") if v != 0 else "0"


def at(points):
    return " ".join(f"{num(x)},{num(y)}" for x, y in points)


def smooth(points, closed=True, tension=1.0):
    """Returns path data of a smooth curve through the points.

    A point with a third value of 0 is a corner with straight lines on both sides.
    """
    p = [(q[0], q[1]) for q in points]
    corner = [len(q) > 2 and not q[2] for q in points]
    n = len(p)
    get = (lambda i: p[i % n]) if closed else (lambda i: p[min(max(i, 0), n - 1)])
    out = [f"M{num(p[0][0])},{num(p[0][1])}"]
    for i in range(n if closed else n - 1):
        a, b, c, d = get(i - 1), get(i), get(i + 1), get(i + 2)
        k = tension / 6
        c1 = b if corner[i] else (b[0] + (c[0] - a[0]) * k, b[1] + (c[1] - a[1]) * k)
        c2 = c if corner[(i + 1) % n] else (c[0] - (d[0] - b[0]) * k, c[1] - (d[1] - b[1]) * k)
        out.append(f"C{at((c1, c2, c))}")
    return "".join(out) + ("Z" if closed else "")


def poly(points, closed=True):
    return "M" + "L".join(at([p]) for p in points) + ("Z" if closed else "")


def ring(cx, cy, rx, ry=None):
    ry = rx if ry is None else ry
    return (f"M{num(cx - rx)},{num(cy)}A{num(rx)},{num(ry)} 0 1 0 {num(cx + rx)},{num(cy)}"
            f"A{num(rx)},{num(ry)} 0 1 0 {num(cx - rx)},{num(cy)}Z")


def plate(x0, y0, x1, y1, r):
    """Returns path data of a rectangle with round corners."""
    return (f"M{num(x0 + r)},{num(y0)}L{num(x1 - r)},{num(y0)}A{num(r)},{num(r)} 0 0 1 {num(x1)},{num(y0 + r)}"
            f"L{num(x1)},{num(y1 - r)}A{num(r)},{num(r)} 0 0 1 {num(x1 - r)},{num(y1)}"
            f"L{num(x0 + r)},{num(y1)}A{num(r)},{num(r)} 0 0 1 {num(x0)},{num(y1 - r)}"
            f"L{num(x0)},{num(y0 + r)}A{num(r)},{num(r)} 0 0 1 {num(x0 + r)},{num(y0)}Z")


def star(cx, cy, outer, inner, points, turn=-90):
    return poly([(cx + r * math.cos(math.radians(turn + 180 * k / points)), cy + r * math.sin(math.radians(turn + 180 * k / points)))
                 for k in range(2 * points) for r in [(outer, inner)[k % 2]]])


def taper(points, widths):
    """Returns path data of a brush stroke: a line of variable width through the points."""
    from .pen import spline
    line = spline([(x, y, w) for (x, y), w in zip(points, widths)], 8)
    left, right = [], []
    for i, (x, y, w) in enumerate(line):
        ax, ay = line[max(i - 1, 0)][:2]
        bx, by = line[min(i + 1, len(line) - 1)][:2]
        length = math.hypot(bx - ax, by - ay) or 1
        nx, ny = -(by - ay) / length * w / 2, (bx - ax) / length * w / 2
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    return poly(left + right[::-1])


class Drawing:
    def __init__(self, width, height):
        self.width, self.height = width, height
        self.body, self.defs, self.names = [], [], 0

    def name(self):
        self.names += 1
        return f"n{self.names}"

    def add(self, data, fill="none", line=None, width=0, cap="round", **more):
        """Adds a path. Other attributes have _ instead of -."""
        extra = "".join(f' {k.replace("_", "-")}="{v}"' for k, v in sorted(more.items()))
        stroke = f' stroke="{line}" stroke-width="{num(width)}" stroke-linejoin="round" stroke-linecap="{cap}"' if line else ""
        self.body.append(f'<path d="{data}" fill="{fill}"{stroke}{extra}/>')

    def open(self, transform=None, clip=None, opacity=None):
        """Starts a group. `clip` is path data."""
        extra = f' transform="{transform}"' if transform else ""
        if opacity is not None:
            extra += f' opacity="{num(opacity)}"'
        if clip:
            name = self.name()
            self.defs.append(f'<clipPath id="{name}"><path d="{clip}"/></clipPath>')
            extra += f' clip-path="url(#{name})"'
        self.body.append(f"<g{extra}>")

    def close(self):
        self.body.append("</g>")

    def gradient(self, start, end, stops, radial=False):
        """Adds a gradient in image coordinates. Stops are (offset, color). Returns its fill."""
        name = self.name()
        inside = "".join(f'<stop offset="{num(o)}" stop-color="{c}"/>' for o, c in stops)
        if radial:
            self.defs.append(f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="{num(start[0])}" cy="{num(start[1])}" '
                             f'r="{num(end)}">{inside}</radialGradient>')
        else:
            self.defs.append(f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="{num(start[0])}" y1="{num(start[1])}" '
                             f'x2="{num(end[0])}" y2="{num(end[1])}">{inside}</linearGradient>')
        return f"url(#{name})"

    def source(self):
        return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.width}" height="{self.height}" '
                f'viewBox="0 0 {self.width} {self.height}"><defs>{"".join(self.defs)}</defs>{"".join(self.body)}</svg>')

    def array(self, scale=1, oversample=2):
        """Returns the image as RGBA in 0..1 (color not multiplied by alpha), drawn larger and averaged."""
        k = scale * oversample
        png = subprocess.run(["rsvg-convert", "--zoom", str(k), "--format", "png"], input=self.source().encode(),
                             stdout=subprocess.PIPE, check=True).stdout
        big = np.asarray(Image.open(io.BytesIO(png)).convert("RGBA"), float) / 255
        h, w = round(self.height * scale), round(self.width * scale)
        big = big[:h * oversample, :w * oversample]
        big[..., :3] *= big[..., 3:]
        small = big.reshape(h, oversample, w, oversample, 4).mean((1, 3))
        alpha = small[..., 3:]
        small[..., :3] = np.where(alpha > 1e-6, small[..., :3] / np.maximum(alpha, 1e-6), 0)
        return small
