"""The switch of the settings, on and off."""

import numpy as np

from kit.field import mix, smooth
from kit.palette import BAIZE, BRASS, CREAM, rgb
from kit.picture import save


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


def make():
    toggle("toggle_on", True)
    toggle("toggle_off", False)


if __name__ == "__main__":
    make()
