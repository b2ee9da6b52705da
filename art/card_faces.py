"""Pictures of the other card faces.

- `large`: suits and ranks at twice the size, for corners that are readable on a phone, and the heads of the court cards in rings.
- `plain`: knight, queen and king of chess in place of the court cards.

The decks are data/styles/faces/*/deck.ron.
"""

import numpy as np

import card_courts
import card_pips
import figurines
from kit.palette import rgb
from kit.picture import save, save_tinted
from kit.vector import Drawing, ring

RED, BLACK = "A6262B", "1B1B1F"
SIZE = 248                           # of a ring, 1.24 units of deck.ron


def heads():
    """Draws the upper half of each court card in a ring."""
    scale = SIZE / 232                   # the sheet of a figure is larger than its head
    for rank, figures in card_courts.COURTS.items():
        for figure, name in zip(figures, card_pips.SUITS):
            d = Drawing(SIZE, SIZE)
            middle = SIZE / 2
            d.open(clip=ring(middle, middle, middle - 4))
            d.open(f"translate({middle - 168 * scale:g},{middle - 118 * scale:g}) scale({scale:g})")
            figure(d)
            d.close()
            d.close()
            d.add(ring(middle, middle, middle - 4), "none", "#" + (RED if name in ("hearts", "diamonds") else BLACK), 5)
            save(d.array(oversample=3), f"styles/faces/large/court_{rank}_{name}.png", 52)


def chess_pieces():
    """Draws knight, queen and king in red and black, 2 units high."""
    for rank, piece in (("jack", "knight"), ("queen", "queen"), ("king", "king")):
        _, fill, inner = figurines.masks(piece, 2)
        rows = np.nonzero(fill.max(1) > 0.5)[0]
        middle = (rows[0] + rows[-1]) // 2                  # the game centers the picture on the card
        fill, inner = (np.roll(part, fill.shape[0] // 2 - middle, 0) for part in (fill, inner))
        for colour, code in (("red", RED), ("black", BLACK)):
            save_tinted(fill * (1 - inner), f"styles/faces/plain/court_{rank}_{colour}.png", rgb(code))


if __name__ == "__main__":
    card_pips.suits("styles/faces/large", 2)
    card_pips.ranks("styles/faces/large", 2)
    heads()
    chess_pieces()
