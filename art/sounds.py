"""Sounds of the chess table, synthesized: wood on wood, felt, a little brass. 44.1 kHz, mono, 16 bit.

A knock consists of damped tones and a puff of filtered noise for the contact. The
piece is high and short, and the board low and a little longer. Nothing is louder
than placing a piece, and every sound fades to silence.
"""

import wave

import numpy as np

from kit.picture import DATA

RATE = 44_100


def seconds(length):
    return np.arange(int(length * RATE)) / RATE


def tone(t, pitch, decay, level, phase=0.0, bend=0.0):
    """A damped tone. With `bend`, the pitch starts a little higher, like that of a struck body."""
    turn = 2 * np.pi * (pitch * t + pitch * bend * 0.004 * (1 - np.exp(-t / 0.004)))
    return level * np.sin(turn + phase) * np.exp(-t / decay)


def puff(t, dice, low, high, decay, level, attack=0.0006):
    """A burst of noise between two frequencies."""
    spectrum = np.fft.rfft(dice.standard_normal(len(t)))
    f = np.fft.rfftfreq(len(t), 1 / RATE)
    spectrum *= 1 / (1 + (low / np.maximum(f, 1)) ** 4) / (1 + (f / high) ** 4)
    noise = np.fft.irfft(spectrum, len(t))
    noise /= np.abs(noise).max()
    return level * noise * np.exp(-t / decay) * (1 - np.exp(-t / attack))


def knock(dice, length=0.34, pitch=1.0, body=1.0, board=1.0, felt=0.5, at=0.0, click=1.0):
    """Placing a chess piece. `body` and `board` are the levels of both parts, and `felt` softens the contact."""
    t = seconds(length)
    out = np.zeros_like(t)
    start = int(at * RATE)
    u = t[:len(t) - start]
    sound = np.zeros_like(u)
    for ratio, decay, level in ((1.0, 0.030, 0.50), (1.58, 0.022, 0.34), (2.41, 0.014, 0.22), (3.62, 0.008, 0.12), (5.20, 0.005, 0.06)):
        f = 760 * pitch * ratio * dice.uniform(0.97, 1.03)
        sound += body * tone(u, f, decay * dice.uniform(0.85, 1.15), level * (1 - 0.45 * felt * min(1, ratio / 3)), dice.uniform(0, 0.6), 0.4)
    for f, decay, level in ((128, 0.060, 0.62), (204, 0.048, 0.46), (318, 0.034, 0.30), (447, 0.024, 0.18)):
        f *= (0.6 + 0.4 * pitch) * dice.uniform(0.97, 1.03)
        sound += board * tone(u, f, decay, level, dice.uniform(0, 0.5), 0.8)
    sound += click * (1 - 0.5 * felt) * puff(u, dice, 900, 5200 - 2600 * felt, 0.006, 0.42)
    sound += felt * puff(u, dice, 120, 900, 0.028, 0.20, 0.003)
    out[start:] += sound * (1 - np.exp(-u / (0.00025 + 0.0011 * felt)))
    return out


def slide(dice, length, low, high, level, shape):
    """Felt sliding over wood. `shape` is the loudness as a function of 0..1."""
    t = seconds(length)
    spectrum = np.fft.rfft(dice.standard_normal(len(t)))
    f = np.fft.rfftfreq(len(t), 1 / RATE)
    noise = np.fft.irfft(spectrum / (1 + (low / np.maximum(f, 1)) ** 4) / (1 + (f / high) ** 3), len(t))
    grain = 1 + 0.35 * np.interp(t, np.linspace(0, length, 60), dice.standard_normal(60))
    return level * noise / np.abs(noise).max() * shape(t / length) * np.clip(grain, 0.2, 2)


def bar(t, pitch, level, decay=0.55):
    """A rosewood bar under a soft mallet: fundamental and its tuned overtones."""
    s = tone(t, pitch, decay, 1.0) + tone(t, pitch * 3.98, decay * 0.22, 0.22) + tone(t, pitch * 9.9, decay * 0.05, 0.06)
    return level * s * (1 - np.exp(-t / 0.0022))


def brass(t, pitch, level, decay=1.0):
    """A distant, small brass bowl: slow beats between close partials."""
    parts = ((1.0, 1.0, 1.0), (1.003, 0.5, 0.9), (2.72, 0.22, 0.45), (5.15, 0.07, 0.18))
    return level * sum(tone(t, pitch * r, decay * d, g) for r, g, d in parts) * (1 - np.exp(-t / 0.006))


def add(total, part, at=0.0):
    i = int(at * RATE)
    n = min(len(part), len(total) - i)
    total[i:i + n] += part[:n]
    return total


def near_room(x):
    """Two faint early reflections, from the table and the shelf."""
    out = np.append(x, np.zeros(int(0.03 * RATE)))
    for delay, level in ((0.0067, 0.10), (0.0131, 0.06), (0.0217, 0.035)):
        soft = np.convolve(x, np.ones(9) / 9)[:len(x)]
        add(out, soft * level, delay)
    return out


def write(name, x, peak):
    """Fades the ends, sets the peak (dB below full scale) and writes the file."""
    x = near_room(x)
    head, tail = int(0.0006 * RATE), int(0.020 * RATE)
    x[:head] *= np.linspace(0, 1, head)
    x[-tail:] *= np.linspace(1, 0, tail) ** 2
    x = x / np.abs(x).max() * 10 ** (peak / 20)
    path = DATA / "sounds" / f"{name}.wav"
    path.parent.mkdir(parents=True, exist_ok=True)
    with wave.open(str(path), "wb") as out:
        out.setparams((1, 2, RATE, 0, "NONE", ""))
        out.writeframes(np.round(x * 32767).astype("<i2").tobytes())


def make():
    dice = lambda seed: np.random.default_rng(seed)
    hump = lambda s: np.sin(np.pi * s) ** 1.4
    lift = add(np.zeros(int(0.17 * RATE)), slide(dice(1), 0.11, 500, 2600, 0.5, hump))
    write("pick", add(lift, knock(dice(2), 0.12, 1.5, body=0.7, board=0.15, felt=0.6), 0.012), -15)
    for k, (pitch, felt) in enumerate(((1.00, 0.45), (0.94, 0.55), (1.06, 0.40), (0.98, 0.60)), 1):
        write(f"place_{k}", knock(dice(10 + k), 0.32, pitch, felt=felt), -4)
    for k, pitch in ((1, 1.12), (2, 1.04)):
        struck = knock(dice(20 + k), 0.46, pitch * 1.25, body=1.3, board=0.35, felt=0.1)
        write(f"capture_{k}", add(struck, 0.95 * knock(dice(30 + k), 0.34, pitch * 0.9, felt=0.35), 0.085 + 0.012 * k), -4)
    castle = add(np.zeros(int(0.62 * RATE)), knock(dice(41), 0.32, 0.95, felt=0.5))
    add(castle, slide(dice(43), 0.13, 350, 1900, 0.16, hump), 0.09)
    write("castle", add(castle, 0.85 * knock(dice(42), 0.32, 1.05, felt=0.45), 0.21), -5)
    t = seconds(0.85)
    check = add(np.zeros_like(t), knock(dice(51), 0.32, 1.0, felt=0.4))
    check += brass(t, 587.33, 0.16, 0.26) + add(np.zeros_like(t), brass(t, 880.0, 0.13, 0.24), 0.07)
    write("check", check, -6)
    t = seconds(2.6)
    win = np.zeros_like(t)
    for k, (pitch, level) in enumerate(((146.83, 0.9), (220.0, 0.75), (293.66, 0.75), (369.99, 0.65), (440.0, 0.55), (587.33, 0.5))):
        add(win, bar(t, pitch, level, 0.75), 0.085 * k)
        add(win, brass(t, pitch * 2, 0.06, 0.8), 0.085 * k + 0.02)
    write("end_win", win, -7)
    # the king tips over, rolls and lies still; then two low notes
    t = seconds(2.6)
    defeat = np.zeros_like(t)
    add(defeat, slide(dice(101), 0.16, 300, 1600, 0.16, hump))
    for k, (at, level) in enumerate(((0.15, 1.0), (0.33, 0.42), (0.45, 0.26), (0.535, 0.15))):
        add(defeat, level * knock(dice(102 + k), 0.34, 0.72 + 0.03 * k, board=1.2, felt=0.3 + 0.12 * k), at)
    add(defeat, slide(dice(107), 0.42, 250, 1100, 0.09, hump), 0.22)
    for pitch, level, at in ((174.61, 0.42, 0.62), (146.83, 0.52, 0.98), (73.42, 0.30, 0.98)):
        add(defeat, bar(t, pitch, level, 0.8), at)
    write("defeat", defeat, -7)
    t = seconds(2.0)
    draw = np.zeros_like(t)
    for k, (pitch, level) in enumerate(((146.83, 0.8), (220.0, 0.7), (261.63, 0.55), (329.63, 0.5))):
        add(draw, bar(t, pitch, level, 0.6), 0.13 * k)
    write("end_draw", draw, -9)
    t = seconds(1.2)
    promote = add(np.zeros_like(t), knock(dice(61), 0.32, 1.0, felt=0.4))
    for k, pitch in enumerate((440.0, 554.37, 659.26, 880.0)):
        add(promote, bar(t, pitch, 0.36, 0.32) + brass(t, pitch * 2, 0.03, 0.4), 0.10 + 0.065 * k)
    write("promote", promote, -7)
    # the plunger of the clock: wood on brass, and the lever inside
    press = add(np.zeros(int(0.30 * RATE)), knock(dice(111), 0.20, 1.5, body=0.6, board=0.9, felt=0.35))
    t = seconds(0.22)
    lever = tone(t, 2140, 0.022, 0.20) + tone(t, 3310, 0.014, 0.12) + puff(t, dice(112), 2500, 7000, 0.004, 0.25)
    write("clock_press", add(press, lever, 0.046), -9)
    for k, pitch in ((1, 1.0), (2, 0.86)):
        t = seconds(0.09)
        tick = tone(t, 2650 * pitch, 0.007, 0.5) + tone(t, 4170 * pitch, 0.004, 0.3) + puff(t, dice(113 + k), 1800, 7500, 0.0025, 0.5)
        write(f"clock_tick_{k}", tick + tone(t, 410 * pitch, 0.012, 0.25), -22)
    # ten seconds left: three strokes on a small bell, damped by hand
    t = seconds(0.95)
    low = np.zeros_like(t)
    for k in range(3):
        u = seconds(0.30)
        add(low, (brass(u, 1174.66, 0.5, 0.16) + bar(u, 587.33, 0.35, 0.10)) * np.exp(-(u / 0.17) ** 4), 0.17 * k)
    write("low_time", low, -11)
    # two friendly notes, a fourth apart and the same length: a question
    t = seconds(1.3)
    offer = np.zeros_like(t)
    for pitch, at in ((293.66, 0.0), (392.0, 0.19)):
        add(offer, bar(t, pitch, 0.6, 0.40) + brass(t, pitch * 2, 0.06, 0.4), at)
    write("draw_offer", offer, -12)
    write("ui_click", knock(dice(71), 0.10, 2.1, body=0.8, board=0.12, felt=0.3), -16)
    undo = add(np.zeros(int(0.36 * RATE)), slide(dice(81), 0.17, 400, 2200, 0.34, lambda s: s ** 0.5 * np.sin(np.pi * s)))
    write("undo", add(undo, 0.6 * knock(dice(82), 0.2, 0.9, felt=0.75), 0.14), -11)
    refuse = add(np.zeros(int(0.36 * RATE)), knock(dice(91), 0.20, 0.55, body=0.5, board=1.0, felt=0.95, click=0.3))
    write("refuse", add(refuse, 0.8 * knock(dice(92), 0.20, 0.50, body=0.5, board=1.0, felt=0.95, click=0.3), 0.105), -13)


if __name__ == "__main__":
    make()
