"""Contact sheet of the whole deck, composed from data/cards/deck.ron or from the deck of a style.

    art/card_sheet.py OUT.png [height of a card in pixels] [style of the faces]

A preview for artists. The sheet isn't part of the game.
"""

import re
import sys

import numpy as np
from PIL import Image

from kit.palette import rgb
from kit.picture import DATA

SCALE = 200
SUITS = {"clubs": "1B1B1F", "diamonds": "8C1820", "hearts": "8C1820", "spades": "1B1B1F"}


FOLDERS = [DATA / "textures/cards"]


def picture(name):
    path = next(path for folder in FOLDERS if (path := folder / f"{name}.png").exists())
    return Image.open(path).convert("RGBA")


def lay(card, name, x, y, width, height, flip=False, tint=None):
    """Draws one texture with its center at (x, y), in units of the deck."""
    top = picture(name).resize((round(width * SCALE), round(height * SCALE)), Image.LANCZOS)
    if flip:
        top = top.rotate(180)
    if tint is not None:
        pixels = np.asarray(top, float)
        pixels[..., :3] *= rgb(tint)
        top = Image.fromarray(pixels.round().astype(np.uint8))
    card.alpha_composite(top, (round((1.28 + x) * SCALE - top.width / 2), round((1.78 - y) * SCALE - top.height / 2)))


def numbers(text):
    get = lambda key, other: float(m.group(1)) if (m := re.search(rf"\b{key}: (-?[\d.]+)", text)) else other
    return get("x", 0), get("y", 0), get("scale", 1), "flip: true" in text


def deck(file):
    text = re.sub(r"//.*", "", file.read_text())
    size = {k: float(re.search(rf"{k}: ([\d.]+)", text).group(1)) for k in ("suit", "letter")}
    face = tuple(float(v) for v in re.search(r"face: \(width: ([\d.]+), height: ([\d.]+)\)", text).groups())
    decorators = [(k, *numbers(rest)) for k, rest in re.findall(r"\(kind: (\w+),([^()]*)\)", text)]
    ranks = []
    for part in text.split("(rank: ")[1:]:
        ranks.append((re.search(r'letter: "(\w+)"', part).group(1), [numbers(p) for p in re.findall(r"\((x:[^()]*)\)", part)],
                      dict(re.findall(r'(\w+): "((?:face|court)_\w+)"', part))))
    return size, face, decorators, ranks


def compose(letter, pips, faces, suit, gold, size, face, decorators):
    card = picture("front_gold" if gold else "front")
    for kind, x, y, scale, flip in decorators:
        side = scale * size["letter" if kind == "Letter" else "suit"]
        lay(card, letter if kind == "Letter" else f"suit_{suit}", x, y, side, side, flip, SUITS[suit])
    for x, y, scale, flip in pips:
        lay(card, f"suit_{suit}", x, y, scale * size["suit"], scale * size["suit"], flip, SUITS[suit])
    if faces:
        lay(card, faces[suit], 0, 0, *face)
    return card


def main(out, height=356, style=None):
    height = int(height)
    if style:
        FOLDERS.insert(0, DATA / "styles/faces" / style)
    size, face, decorators, ranks = deck(FOLDERS[0] / "deck.ron" if style else DATA / "cards/deck.ron")
    width = round(height * 512 / 712)
    gap = max(3, height // 30)
    sheet = Image.new("RGB", (13 * (width + gap) + gap, 5 * (height + gap) + gap), "#2A1A12")
    small = lambda card: card.convert("RGB").resize((width, height), Image.LANCZOS)
    for j, suit in enumerate(SUITS):
        for i, (letter, pips, faces) in enumerate(ranks):
            sheet.paste(small(compose(letter, pips, faces, suit, False, size, face, decorators)),
                        (gap + i * (width + gap), gap + j * (height + gap)))
    last = [picture("back"), picture("back_gold")]
    last += [compose(*ranks[r], suit, True, size, face, decorators) for r, suit in ((0, "spades"), (4, "hearts"), (6, "clubs"),
                                                                                    (8, "diamonds"), (9, "spades"), (10, "clubs"),
                                                                                    (11, "hearts"),
                                                                          (11, "diamonds"), (12, "spades"), (12, "diamonds"),
                                                                                    (12, "hearts"))]
    for i, card in enumerate(last):
        sheet.paste(small(card), (gap + i * (width + gap), gap + 4 * (height + gap)))
    sheet.save(out)


if __name__ == "__main__":
    main(*sys.argv[1:])
