"""Two loops: the room (fire and rain) and quiet music for plucked strings. Mono, 16 bit, 22.05 kHz.

All sounds wrap around the end of the loop, so it has no seam. The room is a WAV file. The music is longer, and
oggenc (Debian's vorbis-tools) makes it small.
"""

import subprocess
import tempfile
import wave
from pathlib import Path

import numpy as np

from kit.picture import DATA

RATE = 22_050
ROOM = 13.2                 # length of the room's loop in seconds
BEAT, BEATS = 60 / 66, 48   # the music has 16 bars of three beats


def wrap(total, part, at):
    """Adds a part that continues at the start of the loop."""
    places = (int(at * RATE) + np.arange(len(part))) % len(total)
    np.add.at(total, places, part)


def hiss(dice, count, low, high, slope=3):
    """Returns noise between two frequencies, with unit variance. It repeats without a seam."""
    spectrum = np.fft.rfft(dice.standard_normal(count))
    f = np.fft.rfftfreq(count, 1 / RATE)
    out = np.fft.irfft(spectrum / (1 + (low / np.maximum(f, 1)) ** slope) / (1 + (f / high) ** slope), count)
    return out / out.std()


def sway(dice, count, waves):
    """Returns a slow change between about 0 and 1, with whole numbers of waves in the loop."""
    t = np.arange(count) / count * 2 * np.pi
    out = sum(np.sin(k * t + dice.uniform(0, 2 * np.pi)) / np.sqrt(k) for k in range(1, waves + 1))
    return 0.5 + 0.5 * out / np.abs(out).max()


def room():
    dice = np.random.default_rng(401)
    count = int(ROOM * RATE)
    rain = hiss(dice, count, 700, 3800) * (0.75 + 0.25 * sway(dice, count, 5))
    out = 0.011 * rain + 0.006 * hiss(dice, count, 150, 600)
    for _ in range(210):                            # drops on the window
        t = np.arange(int(0.03 * RATE)) / RATE
        drop = np.sin(2 * np.pi * dice.uniform(900, 3200) * t) * np.exp(-t / dice.uniform(0.002, 0.006))
        wrap(out, 0.020 * dice.uniform(0.2, 1) ** 2 * drop, dice.uniform(0, ROOM))
    out += 0.016 * hiss(dice, count, 45, 190) * (0.55 + 0.45 * sway(dice, count, 9))   # the fire breathes
    at = 0.0
    while at < ROOM:                                # and crackles, in small groups
        at += dice.exponential(0.55)
        for _ in range(1 + dice.poisson(1.6)):
            t = np.arange(int(0.05 * RATE)) / RATE
            snap = hiss(dice, len(t), dice.uniform(500, 1500), dice.uniform(2500, 6500))
            snap *= np.exp(-t / dice.uniform(0.0012, 0.007)) * (1 - np.exp(-t / 0.0003))
            wrap(out, 0.028 * dice.uniform(0.15, 1) ** 2 * snap, at + dice.exponential(0.06))
    return out


def string(pitch, level, decay):
    """A soft plucked string: overtones that die away faster the higher they are."""
    t = np.arange(int(min(6.0, decay * 5) * RATE)) / RATE
    out = np.zeros_like(t)
    for k in range(1, 9):
        f = pitch * k * np.sqrt(1 + 0.00012 * k * k)
        if f < RATE * 0.4:
            out += np.sin(2 * np.pi * f * t) * np.sin(np.pi * k * 0.27) / k ** 1.7 * np.exp(-t * (1 + 0.55 * (k - 1)) / decay)
    fade = np.minimum(1, np.arange(len(t), 0, -1) / (0.05 * RATE))
    return level * out * (1 - np.exp(-t / 0.004)) * fade


# Chords as semitones above D2: bass, then three strings. One bar each.
CHORDS = ((0, 12, 16, 19), (-1, 11, 14, 19), (-3, 12, 16, 21), (4, 11, 16, 19), (5, 12, 17, 21), (4, 12, 16, 19), (2, 14, 17, 21),
          (-5, 11, 14, 19), (-3, 12, 16, 21), (4, 11, 16, 19), (5, 12, 17, 21), (0, 12, 16, 19), (2, 14, 17, 21), (-5, 11, 14, 19),
          (0, 12, 16, 19), (0, 7, 12, 16))
# Melody: beat, semitones above D4, length in beats.
MELODY = ((0, 4, 2), (2, 7, 1), (3, 7, 2), (5, 2, 1), (6, 9, 2), (8, 7, 1), (9, 4, 3), (12, 5, 2), (14, 9, 1), (15, 7, 3), (18, 5, 2),
          (20, 4, 1), (21, 2, 3), (24, 9, 2), (26, 11, 1), (27, 7, 3), (30, 9, 2), (32, 7, 1), (33, 4, 3), (36, 5, 2), (38, 2, 1),
          (39, -1, 2), (41, 2, 1), (42, 0, 5))


def music():
    dice = np.random.default_rng(402)
    out = np.zeros(int(BEAT * BEATS * RATE))
    human = lambda: dice.uniform(-0.008, 0.012)
    for bar, (bass, *upper) in enumerate(CHORDS):
        start = bar * 3
        last = bar == len(CHORDS) - 1
        wrap(out, string(73.42 * 2 ** (bass / 12), 0.50, 1.9), (start + 0.02) * BEAT)
        for step, tone in enumerate((0, 1, 2, 1, 2) if not last else (0, 1)):
            pitch = 73.42 * 2 ** (upper[tone] / 12)
            wrap(out, string(pitch, 0.20 * dice.uniform(0.8, 1.05), 1.1), (start + 0.5 + 0.5 * step) * BEAT + human() + 0.012)
    for beat, tone, length in MELODY:
        pitch = 293.66 * 2 ** (tone / 12)
        wrap(out, string(pitch, 0.34 * dice.uniform(0.9, 1.05), 0.9 + 0.35 * length), beat * BEAT + human() + 0.012)
    # a small room: echoes, duller each time
    dull, wet = out, np.zeros_like(out)
    for delay, level in ((0.031, 0.20), (0.047, 0.17), (0.079, 0.13), (0.127, 0.10), (0.211, 0.07)):
        dull = (np.roll(dull, 1) + 2 * dull + np.roll(dull, -1)) / 4
        wet += level * np.roll(dull, int(delay * RATE))
    return out + wet


def report(name, x):
    """Prints levels, and the step from the end to the start beside the largest step inside."""
    steps = np.abs(np.diff(x))
    print(f"{name}: {len(x) / RATE:.2f} s, peak {20 * np.log10(np.abs(x).max()):.1f} dB, mean {10 * np.log10((x ** 2).mean()):.1f} dB, "
          f"step at the seam {abs(x[0] - x[-1]):.5f}, largest inside {steps.max():.5f}")


def write(path, x):
    with wave.open(str(path), "wb") as out:
        out.setparams((1, 2, RATE, 0, "NONE", ""))
        out.writeframes(np.round(x * 32767).astype("<i2").tobytes())


def make():
    folder = DATA / "sounds"
    tone = room()
    tone *= 10 ** (-14 / 20) / np.abs(tone).max()
    report("room", tone)
    write(folder / "room.wav", tone)
    song = music()
    song *= 10 ** (-9 / 20) / np.abs(song).max()
    report("music", song)
    with tempfile.TemporaryDirectory() as scratch:
        raw = Path(scratch) / "music.wav"
        write(raw, song)
        subprocess.run(["oggenc", "--quiet", "--serial", "1", "-q", "4", "-o", folder / "music.ogg", raw], check=True)


if __name__ == "__main__":
    make()
