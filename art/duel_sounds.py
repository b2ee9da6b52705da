"""The sounds of the Duel: paper and leather, struck bars, glass, seeds, water, thunder behind the window.

They use the tools and the rules of sounds.py and card_sounds.py: short, dry,
close, and nothing louder than placing a chess piece (-4 dB). Helpful sounds rise
and harmful ones fall. The key is D, like the endings of the chess table.
"""

import numpy as np

from card_sounds import brush, coins, silence, snap, tap
import sounds
from sounds import RATE, bar, brass, knock, puff, seconds, slide, tone, write

D = {name: 293.66 * 2 ** (k / 12) for name, k in (("D", 0), ("E", 2), ("F", 3), ("F#", 4), ("G", 5), ("A", 7), ("Bb", 8), ("B", 9))}
dice = np.random.default_rng


def add(total, part, at=0.0):
    """Adds a part to a sound. Its last fifth fades, so that no tone is cut off."""
    tail = len(part) // 5
    return sounds.add(total, part * np.append(np.ones(len(part) - tail), np.linspace(1, 0, tail) ** 2), at)


def glide(t, start, end, level, shape=1.0):
    """A pure tone with a pitch from start to end."""
    s = (t / t[-1]) ** shape
    return level * np.sin(2 * np.pi * np.cumsum(start * (end / start) ** s) / RATE)


def sweep(seed, length, start, end, level, shape, width=0.55):
    """Noise through a band that moves from one pitch to another: a wing, a wave, a wind."""
    n = int(length * RATE)
    size, hop = 1024, 256
    noise = dice(seed).standard_normal(n + 2 * size)
    f = np.fft.rfftfreq(size, 1 / RATE)
    window = np.hanning(size)
    out = np.zeros(n + 2 * size)
    for i in range(0, n + size, hop):
        s = np.clip((i - size / 2) / n, 0, 1)
        middle = start * (end / start) ** s
        gain = np.exp(-(np.log(np.maximum(f, 1) / middle) / width) ** 2)
        out[i:i + size] += np.fft.irfft(np.fft.rfft(noise[i:i + size] * window) * gain, size) * window
    out = out[size:size + n]
    return level * out / np.abs(out).max() * shape(np.arange(n) / n)


def hump(s):
    return np.sin(np.pi * np.clip(s, 0, 1)) ** 1.4


def swell(peak):
    """An envelope that rises up to `peak` (a fraction of its length) and then falls."""
    return lambda s: np.where(s < peak, (s / peak) ** 1.6, np.clip((1 - s) / (1 - peak), 0, 1) ** 1.6)


def glass(t, pitch, level, decay=0.22):
    """A touch of thin glass: inharmonic partials, very little body."""
    return level * sum(tone(t, min(pitch * r, 14_500), decay * d, g, r) for r, d, g in
                       ((1.0, 1.0, 1.0), (2.32, 0.55, 0.55), (4.25, 0.30, 0.30), (6.63, 0.16, 0.15))) * (1 - np.exp(-t / 0.0012))


def thump(seed, weight=1.0, pitch=1.0):
    """Something heavy on the leather mat of a thick table."""
    t = seconds(0.34)
    low = sum(tone(t, f * pitch, d, g, bend=2.2) for f, d, g in ((74, 0.085, 0.9), (118, 0.060, 0.55), (187, 0.035, 0.3)))
    return weight * (low + puff(t, dice(seed), 90, 900, 0.022, 0.55, 0.001)) * (1 - np.exp(-t / 0.0012))


def crack(seed, pitch=1.0, level=1.0):
    """A dry stick."""
    t = seconds(0.09)
    return level * (puff(t, dice(seed), 900 * pitch, 6200 * pitch, 0.006, 0.9, 0.0002) + tone(t, 610 * pitch, 0.010, 0.4, bend=3))


def picks():
    lift = add(silence(0.16), 0.55 * brush(dice(701), 0.085, 1600, 6200, 0.45))
    write("duel_pick", add(lift, 0.5 * snap(dice(702), 1.25), 0.010), -17)
    aim = add(silence(0.2), 0.6 * knock(dice(703), 0.10, 1.9, body=0.9, board=0.15, felt=0.3))
    write("duel_target", add(aim, brass(seconds(0.16), D["D"] * 4, 0.10, 0.07), 0.004), -16)


def play():
    thrown = add(silence(0.36), 0.75 * sweep(711, 0.15, 1100, 3600, 1.0, swell(0.65)))
    add(thrown, 1.2 * tap(dice(712), 0.3, 1.5), 0.135)
    add(thrown, 0.45 * snap(dice(713), 0.9), 0.140)
    write("duel_play", thrown, -9)
    stands = add(silence(0.5), 0.30 * brush(dice(721), 0.07, 900, 3000, 0.6))
    add(stands, 0.9 * thump(722, 0.8, 1.25), 0.055)
    add(stands, 0.85 * knock(dice(723), 0.28, 0.85, body=0.8, felt=0.6), 0.058)
    add(stands, bar(seconds(0.4), D["D"] / 2, 0.35, 0.14), 0.060)
    write("duel_summon", stands, -7)


def hits():
    light = add(silence(0.3), 0.45 * sweep(731, 0.06, 1800, 4200, 1.0, swell(0.8)))
    add(light, 0.9 * knock(dice(732), 0.2, 1.35, body=1.1, board=0.55, felt=0.25), 0.045)
    write("duel_hit_light", add(light, 0.5 * crack(733, 1.2), 0.045), -8)
    heavy = add(silence(0.55), 0.5 * sweep(741, 0.085, 700, 2200, 1.0, swell(0.85)))
    add(heavy, 1.2 * thump(742, 1.0, 0.92), 0.068)
    add(heavy, 0.8 * knock(dice(743), 0.3, 0.72, body=1.0, board=1.0, felt=0.2), 0.070)
    add(heavy, 0.7 * crack(744, 0.75), 0.069)
    write("duel_hit_heavy", add(heavy, 0.35 * knock(dice(745), 0.2, 0.9, felt=0.5), 0.165), -4.5)


def spells():
    t = seconds(0.26)                                          # a falling star: a whistle, a spark
    fall = 0.35 * glide(t, 2600, 980, 1.0, 1.4) * hump(t / t[-1]) ** 2
    fall += sweep(751, 0.26, 6500, 2400, 0.55, swell(0.7))[:len(t)]
    star = add(silence(0.46), fall)
    add(star, glass(seconds(0.2), 1760, 0.35, 0.05), 0.225)
    write("duel_missile", add(star, 0.75 * crack(752, 1.3), 0.225), -10)

    bolt = silence(0.95)                                       # tearing, the stroke, a rumble that goes
    for k, at in enumerate((0.0, 0.016, 0.027, 0.045, 0.058, 0.066)):
        add(bolt, (0.5 + 0.14 * k) * crack(760 + k, 1.5 - 0.1 * k), at)
    add(bolt, 1.1 * thump(767, 1.0, 0.8), 0.072)
    add(bolt, 1.4 * crack(768, 0.8), 0.072)
    rumble = lambda s: np.clip(s / 0.04, 0, 1) * np.exp(-s * 4.2) * (0.75 + 0.25 * np.sin(2 * np.pi * (3.1 * s + 5 * s * s)))
    add(bolt, slide(dice(769), 0.82, 70, 420, 1.0, rumble), 0.085)
    write("duel_bolt", bolt, -5.5)

    wave = sweep(771, 0.62, 420, 2600, 1.0, swell(0.45), 0.8)  # hail that comes and goes over the table
    wave = add(add(silence(0.85), 0.75 * wave), 0.5 * thump(772, 0.8, 1.0), 0.24)
    for k in range(26):
        at = 0.14 + 0.42 * dice(780 + k).random() ** 0.8
        u = seconds(0.06)
        f = dice(810 + k).uniform(1500, 4200)
        add(wave, dice(840 + k).uniform(0.08, 0.26) * (tone(u, f, 0.007, 1.0) + puff(u, dice(870 + k), 2000, 8000, 0.003, 0.6, 0.0002)), at)
    write("duel_wave", wave, -8)

    frost = add(silence(0.8), sweep(901, 0.42, 5200, 8200, 0.22, swell(0.25)))        # a skin of ice that shuts
    at = 0.0
    for k in range(15):
        u = seconds(0.22)
        pitch = 2350 * 2 ** ((k * 5 % 13) / 12) * (1 - 0.012 * k)
        add(frost, glass(u, pitch, 0.15 + 0.10 * dice(910 + k).random(), 0.05), at)
        add(frost, 0.30 * dice(930 + k).random() * crack(950 + k, 1.9), at + 0.006)
        at += 0.036 * dice(970 + k).uniform(0.5, 1.3) * (1 - 0.03 * k)
    add(frost, 0.55 * crack(991, 1.15), at)
    write("duel_frost", add(frost, glass(seconds(0.3), 1174.66, 0.22, 0.10), at), -10)


def gifts():
    heal = add(silence(1.0), sweep(1001, 0.5, 700, 1500, 0.10, hump))                # warm bars, rising
    for k, (note, level) in enumerate((("D", .55), ("F#", .52), ("A", .55))):
        t = seconds(0.8)
        add(heal, bar(t, D[note], level, 0.30) + brass(t, D[note] * 2, 0.035, 0.28), 0.085 * k)
    add(heal, bar(seconds(0.6), D["D"] * 2, 0.40, 0.30), 0.255)
    write("duel_heal", heal, -11)

    buff = add(silence(0.72), 0.5 * thump(1011, 0.6, 1.3))
    for k, (note, octave) in enumerate((("D", 1), ("A", 1), ("D", 2))):
        t = seconds(0.5)
        add(buff, bar(t, D[note] * octave, 0.55, 0.17) + 0.12 * brass(t, D[note] * octave * 2, 0.5, 0.13), 0.062 * k)
    write("duel_buff", buff, -10)

    t = seconds(0.42)                                          # a note, muted by hand
    note = (brass(t, D["A"], 0.4, 0.6) + brass(t, D["A"] * 2, 0.15, 0.4)) * np.where(t < 0.12, 1, np.exp(-(t - 0.12) / 0.018))
    hush = add(silence(0.5), note)
    add(hush, 0.42 * sweep(1021, 0.26, 4200, 900, 1.0, swell(0.2)), 0.09)
    write("duel_silence", add(hush, 0.6 * thump(1022, 0.6, 1.5), 0.115), -12)

    change = silence(0.85)                                     # a drop into the pond, and bubbles
    t = seconds(0.34)
    wobble = np.sin(2 * np.pi * np.cumsum(330 * 2.6 ** (t / t[-1]) * (1 + 0.05 * np.sin(2 * np.pi * 13 * t))) / RATE)
    add(change, 0.45 * wobble * hump(t / t[-1]))
    add(change, 0.30 * sweep(1031, 0.34, 800, 3200, 1.0, swell(0.7)))
    for k, (pitch, at) in enumerate(((620, 0.32), (860, 0.41), (1150, 0.47))):
        u = seconds(0.12)
        add(change, 0.5 * (1 - 0.2 * k) * glide(u, pitch, pitch * 1.75, 1.0, 0.7) * np.exp(-u / 0.022) * (1 - np.exp(-u / 0.003)), at)
    add(change, bar(seconds(0.3), D["D"] * 2, 0.20, 0.15), 0.34)
    write("duel_transform", change, -11)


def shells():
    pop = add(silence(0.6), 0.7 * crack(1041, 1.7))            # a soap-thin glass breaks
    for k in range(9):
        u = seconds(0.3)
        add(pop, glass(u, 1500 * 2 ** (dice(1050 + k).random() * 1.5), 0.30 * (1 - 0.07 * k), 0.05 + 0.04 * dice(1060 + k).random()),
            0.010 * k * (1 + dice(1070 + k).random()))
    add(pop, brass(seconds(0.5), D["A"] * 2, 0.16, 0.16), 0.002)
    write("duel_shield", pop, -9)

    armour = silence(0.5)                                      # two plates, one buckled over the other
    for k, (at, pitch, level) in enumerate(((0.0, 1.0, 0.8), (0.095, 1.19, 1.0))):
        u = seconds(0.36)
        plate = sum(tone(u, f * pitch, d, g, f) for f, d, g in ((420, .060, .5), (1107, .050, .42), (1630, .040, .30), (2610, .026, .22),
                                                                (3870, .016, .14)))
        add(armour, level * 0.6 * plate + level * 0.5 * puff(u, dice(1081 + k), 300, 3600, 0.008, 0.8, 0.0004), at)
        add(armour, level * 0.5 * thump(1085 + k, 0.6, 1.5), at)
    write("duel_armour", armour, -8)


def losses():
    death = add(silence(0.85), bar(seconds(0.55), D["D"] / 2, 0.5, 0.22))
    add(death, bar(seconds(0.55), D["Bb"] / 4, 0.6, 0.26), 0.10)
    for k in range(17):                                        # a card crumples and is laid away
        at = 0.02 + 0.30 * dice(1100 + k).random()
        add(death, dice(1120 + k).uniform(0.12, 0.4) * snap(dice(1140 + k), dice(1160 + k).uniform(0.6, 1.1)), at)
    add(death, 0.5 * sweep(1181, 0.4, 2600, 500, 1.0, swell(0.2)), 0.06)
    write("duel_death", add(death, 0.6 * thump(1182, 0.8, 0.95), 0.36), -8)

    burn = sweep(1201, 0.75, 900, 3200, 0.8, lambda s: swell(0.22)(s) * (0.75 + 0.25 * np.sin(2 * np.pi * (9 * s + 6 * s * s))), 0.9)
    burn = add(silence(0.85), 0.6 * burn)
    for k in range(34):
        at = 0.05 + 0.62 * dice(1210 + k).random() ** 1.1
        add(burn, dice(1250 + k).uniform(0.06, 0.40) ** 1.3 * crack(1290 + k, dice(1330 + k).uniform(1.0, 2.2)), at)
    write("duel_burn", burn, -10)

    tired = silence(1.05)                                      # a slow heart, and breath let go
    for at, level in ((0.0, 0.85), (0.19, 0.65)):
        add(tired, level * thump(1371 + int(at * 100), 0.8, 1.0), at)
        add(tired, 0.5 * level * knock(dice(1375 + int(at * 100)), 0.2, 0.5, body=0.5, board=1.0, felt=0.9, click=0.4), at)
    add(tired, bar(seconds(0.8), D["D"] / 2, 0.55, 0.26) + bar(seconds(0.8), D["Bb"] / 4, 0.45, 0.26), 0.19)
    add(tired, sweep(1391, 0.6, 1500, 380, 0.5, swell(0.25)), 0.28)
    write("duel_fatigue", tired, -8)


def table():
    t = seconds(0.4)
    mana = add(silence(0.46), glass(t, D["A"] * 4, 0.5, 0.10) + glass(t, D["D"] * 4, 0.3, 0.12))
    add(mana, glass(seconds(0.3), D["D"] * 8, 0.22, 0.06), 0.035)
    write("duel_mana", add(mana, 0.35 * knock(dice(1401), 0.1, 2.2, body=0.6, board=0.1, felt=0.4)), -15)

    turn = add(silence(1.0), 0.22 * sweep(1411, 0.22, 600, 1500, 1.0, swell(0.7)))    # the plate flips, a bell is touched
    add(turn, 0.55 * knock(dice(1412), 0.24, 0.9, body=0.6, board=0.8, felt=0.5), 0.185)
    u = seconds(0.75)
    add(turn, brass(u, D["D"] * 2, 0.30, 0.24), 0.19)
    add(turn, brass(u, D["A"] * 2, 0.22, 0.22), 0.27)
    write("duel_turn", turn, -11)

    u = seconds(2.2)
    won = silence(2.5)
    for k, (pitch, level, at) in enumerate(((73.42, .8, 0), (146.83, .8, 0), (220.0, .6, 0), (293.66, .6, .13), (369.99, .6, .26), (440.0, .6, .39),
                                            (587.33, .7, .56), (739.99, .45, .56), (880.0, .4, .60))):
        add(won, bar(u, pitch, level, 0.62) + brass(u, pitch * 2, 0.05, 0.7), at)
    add(won, 0.5 * thump(1421), 0.0), add(won, 0.55 * thump(1422), 0.56)
    add(won, 0.10 * coins(dice(1423), 0.9, 12, 0.0, 0.5, 0.1), 0.62)
    write("duel_won", won, -6.5)

    u = seconds(1.7)
    lost = silence(2.2)
    for pitch, level, at in ((293.66, .55, 0), (261.63, .5, .17), (233.08, .55, .34), (174.61, .5, .56), (146.83, .7, .56), (73.42, .8, .56)):
        add(lost, bar(u, pitch, level, 0.48), at)
    add(lost, 0.6 * thump(1431, 1.0, 0.8), 0.56)
    add(lost, sweep(1432, 0.35, 1800, 500, 0.12, swell(0.3)), 0.95)                  # the book is shut
    write("duel_lost", add(lost, 0.55 * thump(1433, 0.9, 1.3), 1.27), -8.5)


if __name__ == "__main__":
    for part in (picks, play, hits, spells, gifts, shells, losses, table):
        part()
