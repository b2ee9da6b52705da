"""Pictures of the other rooms: the sun's light through a window, and the cloth of the tournament hall's tables."""

import numpy as np

from kit.field import noise, smooth
from kit.palette import rgb
from kit.picture import save_photo, save_tinted

SUN, SIDE = 512, 23.0        # pixels, and width of the light on the table
TURN = np.radians(10.5)      # direction of the sun
PANE, BAR, EDGE = 6.2, 0.7, 10.6     # half width of the middle pane, width of a bar, end of the window
SOFT = 0.16
CLOTH = 1024


def sun():
    """Writes the shadow of a window with nine panes. The board is in the middle one, so that no shadow crosses it."""
    at = (np.arange(SUN) + 0.5) / SUN * SIDE - SIDE / 2
    x, y = np.meshgrid(at, at)
    u, v = x * np.cos(TURN) + y * np.sin(TURN), y * np.cos(TURN) - x * np.sin(TURN)
    bar = lambda t: smooth(BAR / 2 + SOFT, BAR / 2 - SOFT, np.abs(np.abs(t) - PANE - BAR / 2))
    wall = smooth(EDGE - SOFT, EDGE + SOFT, np.maximum(np.abs(u), np.abs(v)))
    shade = np.maximum.reduce([bar(u), bar(v), wall])
    save_tinted(shade * smooth(11.45, 11.3, np.hypot(x, y)), "textures/room/window_shade.png")


def cloth():
    """Writes plain woven cloth with a hem near the edge of the table."""
    at = (np.arange(CLOTH) + 0.5) / CLOTH * 26 - 13
    x, y = np.meshgrid(at, at)
    radius = np.hypot(x, y)
    tone = 1 + 0.025 * noise(CLOTH, 5, 1.6) + 0.02 * noise(CLOTH, 9, 0.2)
    colour = rgb("353F49") * tone[..., None]
    hem = np.exp(-((np.abs(radius - 11.0) - 0.03) / 0.02) ** 2)
    colour = colour * (1 - 0.3 * hem)[..., None]
    save_photo(colour, "styles/rooms/hall/cloth.jpg", 86)


if __name__ == "__main__":
    sun()
    cloth()
