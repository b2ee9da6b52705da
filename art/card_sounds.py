"""The sounds of the card tables: paper on felt, a rosewood bar for the chain, gold and coins.

They use the tools and the rules of sounds.py: short, dry, close, and nothing
louder than placing a chess piece (-4 dB).
"""

import numpy as np

from sounds import RATE, add, bar, brass, knock, puff, seconds, slide, tone, write

CHAIN = 14                 # card_take_1 .. card_take_14, a semitone apart
FIRST = 329.63             # e'


def silence(length):
    return np.zeros(int(length * RATE))


def brush(dice, length, low, high, rise=0.35):
    """Paper sliding over paper: a hiss that gets brighter."""
    shape = lambda s: np.clip(s / rise, 0, 1) ** 1.5 * np.clip((1 - s) / (1 - rise), 0, 1) ** 1.2
    late = lambda s: shape(s) * s
    return slide(dice, length, low, high, 0.8, shape) + slide(dice, length, low * 2, high * 1.6, 0.6, late)


def tap(dice, felt=0.6, weight=1.0):
    """A card landing on the mat: a soft, flat pat with a small snap of the edge."""
    t = seconds(0.11)
    pat = puff(t, dice, 140, 700, 0.016, 0.55 * weight, 0.0012) + puff(t, dice, 1800, 6500, 0.004, 0.55 * (1 - 0.6 * felt), 0.0003)
    return pat + tone(t, 165 * dice.uniform(.95, 1.05), 0.020, 0.35 * weight, bend=1.2)


def snap(dice, pitch=1.0):
    """Release of the edge of a bent card."""
    t = seconds(0.06)
    return puff(t, dice, 1500 * pitch, 7000 * pitch, 0.005, 0.8, 0.0002) + tone(t, 940 * pitch, 0.006, 0.25, bend=2) + puff(t, dice, 350,
                                                                                                                            1100, 0.010,
                                                                                                                            0.3)


def coin(dice, t, size=1.0, muffled=0.0):
    """A coin on coins: short, with high, inharmonic partials."""
    base = 2900 / size * dice.uniform(0.92, 1.10)
    out = np.zeros_like(t)
    for ratio, decay, level in ((1.0, 0.075, 0.5), (1.47, 0.055, 0.42), (2.09, 0.040, 0.34), (2.56, 0.026, 0.22), (3.39, 0.016, 0.15)):
        out += tone(t, min(base * ratio * dice.uniform(.985, 1.015), 15_000), decay * (1 - 0.55 * muffled),
                    level * (1 - muffled * min(1, ratio / 3)), dice.uniform(0, 3))
    return out + puff(t, dice, 2500, 9000 - 5000 * muffled, 0.004, 0.35, 0.0002)


def coins(dice, length, count, start=0.0, spread=0.3, muffled=0.2):
    out = silence(length)
    times = np.sort(start + spread * dice.random(count) ** 1.15)
    for k, at in enumerate(times):
        t = seconds(min(0.30, length - at - 0.01))
        add(out, coin(dice, t, dice.uniform(0.85, 1.35), min(0.9, muffled + 0.4 * k / count)) * dice.uniform(0.35, 1.0), at)
    return out


def pouch(dice):
    """A small leather bag set down heavily."""
    t = seconds(0.22)
    return puff(t, dice, 90, 480, 0.035, 0.8, 0.003) + tone(t, 98, 0.05, 0.6, bend=1.0)


def make():
    dice = np.random.default_rng
    draw = add(silence(0.30), 0.75 * brush(dice(101), 0.13, 1300, 5200))
    add(draw, 0.5 * snap(dice(102)), 0.105)
    write("card_draw", add(draw, tap(dice(103), 0.6), 0.165), -9)

    for k in range(CHAIN):
        pitch = FIRST * 2 ** (k / 12)
        t = seconds(0.42)
        note = bar(t, pitch, 0.62, 0.16) + brass(t, pitch * 2, 0.05 + 0.004 * k, 0.20)
        take = add(silence(0.46), 0.30 * snap(dice(110 + k), 1.1))
        add(take, note, 0.006)
        write(f"card_take_{k + 1}", add(take, 0.5 * tap(dice(130 + k), 0.7), 0.05), -11)

    flip = add(silence(0.20), 0.35 * brush(dice(151), 0.075, 1000, 3600, 0.7))
    write("card_flip", add(add(flip, 0.9 * snap(dice(152)), 0.060), 0.55 * tap(dice(153), 0.8, 0.7), 0.085), -9)
    for k, pitch in enumerate((1.0, 0.93, 1.08), 1):
        deal = add(silence(0.17), 0.55 * brush(dice(160 + k), 0.070, 1500 * pitch, 5600 * pitch, 0.55))
        write(f"card_deal_{k}", add(deal, 0.9 * tap(dice(170 + k), 0.5), 0.058), -13)
    no = silence(0.30)
    for at, level in ((0.0, 1.0), (0.085, 0.8)):
        add(no, level * knock(dice(180 + int(at * 100)), 0.14, 0.62, body=0.30, board=0.8, felt=1.0, click=0.2), at)
        add(no, level * 0.35 * brush(dice(185 + int(at * 100)), 0.06, 600, 2400, 0.5), at)
    write("card_refuse", no, -13)

    t = seconds(1.0)
    glint = silence(1.0)
    for k, pitch in enumerate((1318.51, 1760.0, 2217.46, 2637.02, 3520.0)):
        add(glint, brass(t, pitch, 0.5 - 0.05 * k, 0.26) + tone(t, pitch * 1.002, 0.14, 0.3), 0.042 * k)
    add(glint, 0.22 * coin(dice(191), seconds(0.25), 0.8), 0.0)
    write("gold", glint, -11)

    bank = coins(dice(201), 0.85, 11, 0.0, 0.34, 0.15)
    write("bank", add(bank, 0.75 * pouch(dice(202)), 0.36), -8)

    for k, size in enumerate((0.80, 0.74, 0.86), 1):           # a coin on the heap, for counting
        write(f"count_{k}", 0.8 * coin(dice(206 + k), seconds(0.12), size, 0.45), -19)

    t = seconds(2.2)
    won = coins(dice(211), 2.3, 22, 0.45, 0.75, 0.1) * 0.30
    for k, (pitch, level) in enumerate(((164.81, .9), (246.94, .7), (329.63, .75), (415.30, .65), (493.88, .6), (659.26, .6))):
        add(won, bar(t, pitch, level, 0.6), 0.075 * k)
        add(won, brass(t, pitch * 2, 0.06, 0.7), 0.075 * k + 0.02)
    write("round_won", won, -7)

    t = seconds(1.5)
    lost = silence(1.8)
    for k, (pitch, level) in enumerate(((329.63, .55), (261.63, .6), (220.0, .7), (164.81, .9))):
        add(lost, bar(t, pitch, level, 0.42), 0.17 * k)
    write("round_lost", add(lost, 0.5 * pouch(dice(221)), 0.72), -9)

    shuffle = silence(1.05)
    at, gap = 0.02, 0.021
    for k in range(30):                                        # the riffle
        add(shuffle, (0.35 + 0.25 * np.sin(np.pi * k / 30)) * snap(dice(230 + k), dice(330 + k).uniform(0.85, 1.15)), at)
        at += gap * dice(430 + k).uniform(0.8, 1.2)
        gap = max(0.010, gap * 0.972)
    add(shuffle, 0.8 * brush(dice(261), 0.20, 900, 3800, 0.6), at + 0.03)     # the bridge collapses
    add(shuffle, 1.0 * tap(dice(262), 0.4, 1.3), at + 0.22)
    add(shuffle, 0.7 * tap(dice(263), 0.3, 1.1), at + 0.33)
    write("shuffle", shuffle, -9)


if __name__ == "__main__":
    make()
