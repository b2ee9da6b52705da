"""Frames of the interface as nine-patches: dark glass, a brass hairline, and a look for every state.

`MARGIN` is the size of the corners. The area between them can be stretched.
"""

import numpy as np

from kit.field import mix, smooth
from kit.palette import BAIZE, BRASS, CREAM, INK, rgb
from kit.picture import save

MARGIN = {"panel": 24, "button": 16, "field": 16, "bar": 8}
FOCUS = rgb("FFD95A")


def distance(w, h, half_w, half_h, corner):
    """Returns the distance to a rounded rectangle in the center of a w x h image, in pixels, negative inside."""
    x, y = np.meshgrid(np.arange(w) + 0.5 - w / 2, np.arange(h) + 0.5 - h / 2)
    qx, qy = np.abs(x) - half_w + corner, np.abs(y) - half_h + corner
    return np.hypot(np.maximum(qx, 0), np.maximum(qy, 0)) + np.minimum(np.maximum(qx, qy), 0) - corner


def cover(d):
    return np.clip(0.5 - d, 0, 1)


def stripe(d, inset, width):
    """A line, `width` pixels wide, with its outer edge `inset` pixels inside."""
    return np.clip(0.5 - (np.abs(d + inset + width / 2) - width / 2), 0, 1)


class Plate:
    """Composes layers of color with straight alpha."""

    def __init__(self, w, h):
        self.colour, self.alpha = np.zeros((h, w, 3)), np.zeros((h, w))

    def lay(self, colour, alpha):
        out = alpha + self.alpha * (1 - alpha)
        share = np.where(out > 0, alpha / np.maximum(out, 1e-6), 1)[..., None]
        self.colour, self.alpha = mix(self.colour, np.asarray(colour) * np.ones_like(self.colour), share), out
        return self

    def save(self, name):
        save(np.concatenate([self.colour, self.alpha[..., None]], -1), f"textures/ui/{name}.png")


def frame(name, size, corner, fill, glass, line, line_alpha, line_width=1.0, sheen=0.0, ring=None, sunk=0.0, pad=2):
    d = distance(size, size, size / 2 - pad, size / 2 - pad, corner)
    down = (np.arange(size) + 0.5)[:, None] / size
    p = Plate(size, size).lay(fill, cover(d) * glass)
    if sheen:
        p.lay((1, 1, 1), stripe(d, 1.2, 1.0) * sheen * smooth(0.45, 0.0, down))
    if sunk:
        p.lay((0, 0, 0), cover(d) * sunk * np.exp(-np.maximum(-d, 0) / 2.5) * smooth(1.0, 0.1, down))
    p.lay(line, stripe(d, 0, line_width) * line_alpha)
    if ring is not None:
        p.lay(ring, stripe(d, -1.5, 2.2))
    p.save(name)


def shadow_panel(name, size=128, reach=16):
    """A panel with its own soft shadow around it (margin 40)."""
    d = distance(size, size, size / 2 - reach, size / 2 - reach, 12)
    p = Plate(size, size).lay((0, 0, 0), 0.45 * smooth(reach, -2, d) ** 2).lay(INK, cover(d) * 0.92)
    p.lay(BRASS, stripe(d, 0, 1.2) * 0.85).lay(BRASS, stripe(d, 4, 1.0) * 0.25).save(name)


def toggle(name, on):
    w, h = 72, 40
    d = distance(w, h, w / 2 - 3, h / 2 - 3, h / 2 - 3)
    p = Plate(w, h).lay(BAIZE * 1.25 if on else rgb("101013"), cover(d) * 0.95)
    p.lay(BRASS if on else rgb("77705F"), stripe(d, 0, 1.4))
    x, y = np.meshgrid(np.arange(w) + 0.5 - (w - 20 if on else 20), np.arange(h) + 0.5 - h / 2)
    knob = np.hypot(x, y) - 12
    p.lay((0, 0, 0), 0.35 * smooth(3.5, -2, np.hypot(x, y - 1.5) - 12))
    p.lay(mix(BRASS, CREAM, (smooth(12, -12, y) * (0.9 if on else 0.35))[..., None]) if on
          else mix(rgb("77705F"), rgb("B5AB94"), smooth(12, -12, y)[..., None]), cover(knob)).save(name)


def thumb(name, bright):
    size = 32
    x, y = np.meshgrid(np.arange(size) + 0.5 - size / 2, np.arange(size) + 0.5 - size / 2)
    d = np.hypot(x, y) - 12
    p = Plate(size, size).lay((0, 0, 0), 0.4 * smooth(3.5, -2, np.hypot(x, y - 1.5) - 12))
    p.lay(mix(BRASS * 0.8, CREAM, (smooth(14, -14, y) * bright)[..., None]), cover(d)).lay(rgb("3B2418"), stripe(d, 0, 1) * 0.5).save(name)


def bar(name, fill, line):
    w = h = 16
    d = distance(w, h, 7, 4, 4)
    Plate(w, h).lay(fill, cover(d)).lay(line, stripe(d, 0, 1) * 0.7).save(name)


def rule(w=256, h=4):
    """A brass line that fades at both ends."""
    x = np.abs(np.linspace(-1, 1, w))[None, :]
    y = np.abs(np.arange(h) + 0.5 - h / 2)[:, None]
    Plate(w, h).lay(BRASS, smooth(1.0, 0.55, x) * np.clip(1.2 - y, 0, 1) * 0.8).save("divider")


def vignette(size=256):
    """A dark vignette, for example behind a dialog."""
    at = np.linspace(-1, 1, size)
    d = np.hypot(*np.meshgrid(at, at)) / np.sqrt(2)
    Plate(size, size).lay(INK * 0.5, 0.35 + 0.45 * smooth(0.2, 1.0, d)).save("scrim")


def make():
    frame("panel", 96, 10, INK, 0.85, BRASS, 0.85, 1.2, sheen=0.07)
    frame("tooltip", 64, 8, rgb("131316"), 0.95, BRASS, 0.6)
    shadow_panel("dialog")
    frame("button", 64, 8, rgb("2A2724"), 0.92, BRASS, 0.60, 1.2, sheen=0.10)
    frame("button_hover", 64, 8, rgb("43382B"), 0.96, rgb("DDB874"), 1.0, 1.4, sheen=0.16)
    frame("button_pressed", 64, 8, rgb("171310"), 0.98, rgb("DDB874"), 0.9, 1.4, sunk=0.8)
    frame("button_disabled", 64, 8, rgb("232326"), 0.50, rgb("77736A"), 0.40)
    frame("button_focus", 64, 8, rgb("2F2A25"), 0.94, BRASS, 0.7, 1.2, sheen=0.10, ring=FOCUS, pad=4)
    frame("button_primary", 64, 8, rgb("8A6A3C"), 1.0, rgb("E3C58E"), 1.0, 1.2, sheen=0.25)
    frame("button_primary_hover", 64, 8, rgb("A5824D"), 1.0, CREAM, 1.0, 1.4, sheen=0.3)
    frame("button_primary_pressed", 64, 8, rgb("6A5030"), 1.0, rgb("E3C58E"), 1.0, 1.4, sunk=0.6)
    frame("button_selected", 64, 8, rgb("23402F"), 0.96, rgb("DDB874"), 1.0, 1.4, sheen=0.10)
    frame("field", 64, 6, rgb("0F0F12"), 0.92, BRASS, 0.55, sunk=0.5)
    frame("field_focus", 64, 6, rgb("0F0F12"), 0.96, FOCUS, 1.0, 2.0)
    frame("row", 32, 5, CREAM, 0.05, CREAM, 0.0)
    frame("row_hover", 32, 5, CREAM, 0.11, BRASS, 0.35)
    frame("row_selected", 32, 5, BRASS, 0.28, BRASS, 0.8)
    toggle("toggle_on", True)
    toggle("toggle_off", False)
    bar("bar_track", rgb("0F0F12"), rgb("77705F"))
    bar("bar_fill", BRASS, rgb("E3C58E"))
    thumb("bar_thumb", 0.75)
    thumb("bar_thumb_hover", 1.0)
    rule()
    vignette()


if __name__ == "__main__":
    make()
