#!/usr/bin/env python3
"""Takes the pictures in docs/pictures/ from the real program.

    cargo build --workspace --all-targets && art/pictures.py    all of them
    art/pictures.py opening mate                                or some

Needs Linux with Xvfb, Mesa, xdotool and ImageMagick (`./play --install check` brings
them). OpenGL is done in software, so this takes some minutes.

What to click is read from the program's trace, and a picture is taken when the window has stopped
changing: nothing here waits for a fixed time.
"""
import json
import os
import queue
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs" / "pictures"
SIZE = (1280, 720)
# Seconds that one thing may take on a slow machine.
PATIENCE = 900
# Pictures tell nothing of when they were taken.
CLEAN = ("-strip", "-define", "png:exclude-chunks=date,time")

# White to move: the knight on e5 may go to eight squares, three of which hold something to take.
SELECTED = "r1bqk2r/pppp1ppp/2n2n2/2b1N3/2B1P3/8/PPPP1PPP/RNBQK2R w KQkq - 1 5"
PROMOTION = "r3k3/1P3ppp/2n2n2/8/8/2P2N2/5PPP/3R2K1 w q - 0 24"
MATE = "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4"

# Games of which nothing but the first moves matters here; the last one cannot be played.
GAMES = (
    ("Café de la Régence", "1858.11.02", "Morphy, Paul", "Duke of Brunswick", "1-0",
     "1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3"),
    ("London", "1851.06.21", "Anderssen, Adolf", "Kieseritzky, Lionel", "1-0",
     "1. e4 e5 2. f4 exf4 3. Bc4 Qh4+"),
    ("Club evening", "1999.12.31", "Ada", "Bea", "1/2-1/2", "1. d4 d5 2. c4 e6"),
    ("Club evening", "1999.12.31", "Cid", "Dan", "0-1", "1. e4 Ke4"),
)

# The Immortal Game, with what somebody may have written down about its beginning.
NOTED = """[Event "London"]
[Site "London"]
[Date "1851.06.21"]
[Round "?"]
[White "Anderssen, Adolf"]
[Black "Kieseritzky, Lionel"]
[Result "1-0"]

1. e4 e5 2. f4 exf4 3. Bc4 Qh4+ {The king has to move, and the queen will have to as well.}
4. Kf1 b5 $5 (4... d6 5. Nf3 Qh5) (4... Nf6 5. Nf3) (4... g5 5. Nf3 Qh5) 5. Bxb5 Nf6 6. Nf3 Qh6
7. d3 Nh5 8. Nh4 Qg5 9. Nf5 c6 10. g4 Nf6 11. Rg1 cxb5 12. h4 Qg6 13. h5 Qg5 14. Qf3 Ng8
15. Bxf4 Qf6 16. Nc3 Bc5 17. Nd5 Qxb2 18. Bd6 Bxg1 19. e5 Qxa1+ 20. Ke2 Na6 21. Nxg7+ Kd8
22. Qf6+ Nxf6 23. Be7# 1-0
"""

# Deal 6: after one card is drawn, twelve cards in a row with three gold ones among them.
RUN = "draw 26 25 23 16 22 27 17 20 8 13 21 24"
# The fewest moves that win it (parlour-cli prospector solve --number 6).
WIN = (
    "27 22 draw 24 21 draw 20 draw draw 25 26 18 23 16 11 draw 19 17 10 draw draw 15 draw "
    "12 7 8 13 4 9 draw 3 draw draw 14 draw 2 0 draw 5 6 1"
)


def executor():
    """The program, wherever cargo puts it."""
    command = ["cargo", "metadata", "--no-deps", "--format-version", "1", "--offline"]
    metadata = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout
    program = Path(json.loads(metadata)["target_directory"]) / "debug" / "executor"
    if not program.exists():
        sys.exit("The program is missing: cargo build -p executor")
    return program


def alike(before, now):
    """Whether two pictures differ by no more than a mark that pulses."""
    changed = sum(a != b for a, b in zip(before[::3], now[::3]))
    return changed < len(now) / 3 * 0.005


class Display:
    """An X server without a screen, just as large as the window, which lies in its corner."""

    def __init__(self, size=SIZE):
        self.size = size

    def __enter__(self):
        screen = f"{self.size[0]}x{self.size[1]}x24"
        command = ["Xvfb", "-displayfd", "1", "-nolisten", "tcp", "-screen", "0", screen]
        self.server = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        number = self.server.stdout.readline().strip()
        self.environment = {**os.environ, "DISPLAY": f":{number}"}
        self.environment.pop("WAYLAND_DISPLAY", None)
        return self

    def __exit__(self, *_):
        self.server.terminate()
        self.server.wait()

    def run(self, *command, fed=None):
        """Runs a command on this display, feeds it, and returns what it prints."""
        done = subprocess.run(
            command, env=self.environment, check=True, input=fed, stdout=subprocess.PIPE
        )
        return done.stdout


class Game:
    """The running program."""

    def __init__(self, display, program, saves, *arguments):
        self.display = display
        command = [program, "--trace", "--fresh", "--save-dir", saves, "--locale", "en-US"]
        command += ["--window", f"{SIZE[0]}x{SIZE[1]}"]
        for name, usual in (("--quality", "high"), ("--motion", "instant")):
            if name not in arguments:
                command += [name, usual]
        self.process = subprocess.Popen(
            [*command, *arguments],
            cwd=ROOT,
            env=display.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        self.lines = queue.Queue()
        # What could be clicked when it was told last.
        self.picks = {}
        threading.Thread(target=self._listen, daemon=True).start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()

    def _listen(self):
        for line in self.process.stdout:
            self.lines.put(json.loads(line))
        self.lines.put(None)

    def expect(self, event, **wanted):
        """Waits for an event with these fields."""
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                line = self.lines.get(timeout=max(0.0, deadline - time.monotonic()))
            except queue.Empty:
                sys.exit(f"no {event} with {wanted} came within {PATIENCE} s")
            if line is None:
                sys.exit(f"the program ended before {event} with {wanted} came")
            if line["event"] == "error":
                print(f"  the program says: {line['message']}")
            if line["event"] == "picks":
                self.picks = line
            if line["event"] == event and all(line[key] == wanted[key] for key in wanted):
                return line

    def point(self, pixel):
        """Moves the pointer; the window lies in the display's corner."""
        self.display.run("xdotool", "mousemove", str(pixel[0]), str(pixel[1]))

    def click(self, pixel):
        self.point(pixel)
        self.display.run("xdotool", "click", "1")

    def take(self, name):
        """Takes the picture as soon as the window has stopped changing."""
        deadline = time.monotonic() + PATIENCE
        before, still = None, 0
        while still < 3 and time.monotonic() < deadline:
            now = self.display.run("import", "-silent", "-window", "root", "rgb:-")
            still = still + 1 if before and alike(before, now) else 0
            before = now
            time.sleep(1.5)
        if still < 3:
            print(f"  {name} never stood still; it is as it was after {PATIENCE} s")
        PICTURES.mkdir(parents=True, exist_ok=True)
        path = PICTURES / f"{name}.png"
        # Without the date that ImageMagick writes: the same picture is the same file.
        command = ["import", "-silent", "-window", "root", "-strip"]
        self.display.run(*command, "-define", "png:exclude-chunks=date,time", str(path))
        print(f"made {path.relative_to(ROOT)}")


    def take_when_reddest(self, name, seconds):
        """Takes pictures of something red that comes and goes, and keeps the one with most of it."""
        # Compressed later: meanwhile it would be over.
        import_ = ("import", "-silent", "-window", "root", "ppm:-")
        shots, end = [], time.monotonic() + seconds
        while time.monotonic() < end:
            shot = self.display.run(*import_)
            if not shots or shot != shots[-1]:
                shots.append(shot)
        path = PICTURES / f"{name}.png"

        def red(shot):
            small = self.display.run("convert", "ppm:-", "-resize", "320x180!", "-depth", "8", "rgb:-", fed=shot)
            pixels = zip(small[::3], small[1::3], small[2::3])
            return [red - max(green, blue) - abs(green - blue) for red, green, blue in pixels]

        # What is always red tells nothing.
        always = red(shots[-1])

        def amount(shot):
            return sum(now > 70 and now > before + 60 for now, before in zip(red(shot), always))

        self.display.run("convert", "ppm:-", *CLEAN, str(path), fed=max(shots, key=amount))
        print(f"made {path.relative_to(ROOT)}")


def menu(start):
    with start() as game:
        game.expect("picks", dialog="menu")
        game.take("menu")


def opening(start):
    with start("--table", "chess") as game:
        game.expect("picks", ply=0, dialog=None)
        game.take("opening")


def selected(start):
    with start("--fen", SELECTED) as game:
        picks = game.expect("picks", dialog=None)
        game.click(picks["squares"]["e5"])
        answer = game.expect("select", square="e5")
        # The pointer shows which square it means.
        game.point(picks["squares"][answer["captures"][0]])
        game.take("selected")


def promotion(start):
    with start("--fen", PROMOTION) as game:
        picks = game.expect("picks", dialog=None)
        game.click(picks["squares"]["b7"])
        game.expect("select", square="b7")
        game.click(picks["squares"]["b8"])
        game.expect("picks", dialog="promotion")
        game.take("promotion")


def mate(start):
    with start("--fen", MATE) as game:
        picks = game.expect("picks", dialog=None)
        game.click(picks["squares"]["h5"])
        game.expect("select", square="h5")
        game.click(picks["squares"]["f7"])
        game.expect("over", result="1-0")
        game.expect("picks", dialog="result")
        game.take("mate")


def new_game(start):
    with start() as game:
        picks = game.expect("picks", dialog="menu")
        game.click(picks["buttons"]["chess"])
        picks = game.expect("picks", dialog="new-game")
        for button in ("computer", "level-more", "clock-more", "clock-more", "clock-more", "clock-more"):
            game.click(picks["buttons"][button])
            picks = game.expect("picks", dialog="new-game")
        game.point((20, 700))
        game.take("new_game")


def clock(start):
    with start("--fen", SELECTED, "--opponent", "club", "--clock", "5+3", "--seed", "1") as game:
        picks = game.expect("picks", dialog=None)
        # What is looked for last begins to look anew, and so it is heard how far it has come.
        for button in ("evaluation-bar", "best-line", "threats"):
            game.click(picks["buttons"][button])
            if button != "threats":
                picks = game.expect("picks", dialog=None)
        while game.expect("insight")["depth"] < 6:
            pass
        game.click(picks["buttons"]["hint"])
        game.expect("picks", dialog=None)
        game.take("clock")


def engines(start):
    """Wants stockfish on this computer."""
    with start("--table", "chess") as game:
        picks = game.expect("picks", dialog=None)
        game.click(picks["buttons"]["new-game"])
        for button in ("computer", "engines"):
            picks = game.expect("picks", dialog="new-game")
            game.click(picks["buttons"][button])
        picks = game.expect("picks", dialog="engines")
        while "add-stockfish" not in picks["buttons"]:
            picks = game.expect("picks", dialog="engines")
        game.click(picks["buttons"]["add-stockfish"])
        game.expect("engine")
        game.expect("picks", dialog="engine")
        game.point((20, 700))
        game.take("engines")


def editor(start):
    with start("--fen", PROMOTION) as game:
        picks = game.expect("picks", dialog=None)
        game.click(picks["buttons"]["new-game"])
        picks = game.expect("picks", dialog="new-game")
        game.click(picks["buttons"]["set-up"])
        picks = game.expect("picks", dialog="editor")
        game.click(picks["buttons"]["black-queen"])
        picks = game.expect("picks", dialog="editor")
        game.click(picks["squares"]["e2"])
        picks = game.expect("picks", dialog="editor")
        game.point(picks["squares"]["b6"])
        game.take("editor")


def review(start):
    with start("--pgn", "data/chess/demonstration.pgn") as game:
        game.expect("reviewed")
        # The way to the mistakes may have opened before the last position was looked at.
        while "previous-mistake" not in game.picks.get("buttons", ()):
            game.expect("picks", dialog=None)
        game.click(game.picks["buttons"]["previous-mistake"])
        game.expect("picks", dialog=None)
        game.take("review")


def notes(start):
    """The look back at a game with variations and comments, where three variations begin."""
    path = start.saves / "noted.pgn"
    path.write_text(NOTED)
    with start("--pgn", str(path)) as game:
        game.expect("reviewed")
        while "to-start" not in game.picks.get("buttons", ()):
            game.expect("picks", dialog=None)
        game.click(game.picks["buttons"]["to-start"])
        picks = game.expect("picks", ply=0, dialog=None)
        for ply in range(1, 8):
            game.click(picks["buttons"]["forward"])
            picks = game.expect("picks", ply=ply, dialog=None)
        game.take("notes")


def paused(start):
    with start("--fen", SELECTED, "--opponent", "club", "--clock", "5+3", "--seed", "1") as game:
        picks = game.expect("picks", dialog=None)
        game.click(picks["buttons"]["pause"])
        game.expect("picks", dialog="paused")
        game.take("paused")


def flag(start):
    """White lets the time of a minute run out; the first move is free."""
    with start("--fen", SELECTED, "--opponent", "person", "--clock", "1+0/5+0") as game:
        for ply, (origin, goal) in enumerate((("d2", "d3"), ("d7", "d6"))):
            picks = game.expect("picks", ply=ply, dialog=None)
            game.click(picks["squares"][origin])
            game.expect("select")
            game.click(picks["squares"][goal])
        game.expect("over", reason="time")
        game.expect("picks", dialog="result")
        game.take("flag")


def open_games(game, picks):
    """From the table to the games of the first file in the player's own folder."""
    game.click(picks["buttons"]["files"])
    picks = game.expect("picks", dialog="game-files")
    game.click(picks["buttons"]["open"])
    picks = game.expect("picks", dialog="files")
    while "file-1" not in picks["buttons"]:
        picks = game.expect("picks", dialog="files")
    game.click(picks["buttons"]["file-1"])


def games(start):
    text = "".join(
        f'[Event "{event}"]\n[Date "{date}"]\n[White "{white}"]\n[Black "{black}"]\n'
        f'[Result "{result}"]\n\n{moves} {result}\n\n'
        for event, date, white, black, result, moves in GAMES
    )
    (start.saves / "a winter of chess.pgn").write_text(text)
    with start("--table", "chess") as game:
        open_games(game, game.expect("picks", dialog=None))
        game.expect("games")
        game.expect("picks", dialog="games")
        game.point((20, 700))
        game.take("games")


def game_files(start):
    with start("--pgn", "data/chess/demonstration.pgn") as game:
        picks = game.expect("picks", dialog=None)
        game.click(picks["buttons"]["files"])
        game.expect("picks", dialog="game-files")
        game.point((20, 700))
        game.take("files")


def dig(game, moves):
    """Plays moves at Prospector's table, each when the table is ready for it."""
    for ply, move in enumerate(moves):
        picks = game.expect("picks", ply=ply, dialog=None)
        game.click(picks["cards"]["draw" if move == "draw" else f"slot-{move}"])


def prospector(start):
    with start("--table", "prospector", "--seed", "3") as game:
        game.expect("picks", ply=0, dialog=None)
        game.take("prospector")


def prospector_run(start):
    with start("--deal", "6") as game:
        moves = RUN.split()
        dig(game, moves)
        game.expect("picks", ply=len(moves), dialog=None)
        game.take("prospector_run")


def prospector_won(start):
    with start("--deal", "6") as game:
        dig(game, WIN.split())
        game.expect("round", won=True)
        game.expect("picks", dialog="round-over")
        game.take("prospector_won")


def prospector_lost(start):
    # Whoever only draws loses: here nothing fits on the last card.
    with start("--deal", "5") as game:
        dig(game, ["draw"] * 23)
        game.expect("round", won=False)
        game.expect("picks", dialog="round-over")
        game.take("prospector_lost")


def duel_mulligan(start):
    with start("--deck", "observatory,foxes", "--opponent", "casual", "--seed", "5") as game:
        game.expect("picks", dialog="mulligan")
        game.take("duel_mulligan")


def duel_arrow(start):
    with start("--setup", "docs/duel/midgame.ron") as game:
        picks = game.expect("picks", dialog=None)
        game.click(picks["cards"]["hand-1"])
        picks = game.expect("picks", dialog=None)
        game.point(picks["cards"]["enemy-1"])
        game.take("duel_arrow")


def duel_fatigue(start):
    # The pigeon draws where nothing is left: the word grows and shrinks.
    with start("--setup", "docs/duel/empty-deck.ron", "--motion", "slow", "--quality", "low") as game:
        picks = game.expect("picks", dialog=None)
        game.click(picks["cards"]["hand-1"])
        picks = game.expect("picks", dialog=None)
        game.click(picks["cards"]["field"])
        game.expect("perform", action="Fatigue")
        # Nothing is shown large meanwhile.
        game.point((20, 600))
        game.take_when_reddest("duel_fatigue", 20)


def duel_builder(start):
    with start("--table", "duel") as game:
        picks = game.expect("picks", dialog="duel-setup")
        game.click(picks["buttons"]["deck-builder"])
        game.expect("picks", dialog="deck-builder")
        game.take("duel_builder")


def duel_victory(start):
    with start("--setup", "docs/duel/last-blow.ron") as game:
        picks = game.expect("picks", dialog=None)
        game.click(picks["cards"]["own-1"])
        picks = game.expect("picks", dialog=None)
        game.click(picks["cards"]["enemy-hero"])
        game.expect("picks", dialog="result")
        game.take("duel_victory")


# Of each table that fingers play: the pictures that are kept, from the phone and the tablet.
TOUCHED = {
    "chess": {"phone": ("selected", "panel"), "tablet": ("selected",)},
    "prospector": {"phone": ("dug",), "tablet": ("dealt",)},
    "duel": {"phone": ("shown",), "tablet": ("shown",)},
}
SCREENS = {"phone": (2340, 1080), "tablet": (1024, 768)}


def touched(table):
    """Plays a table by fingers on both screens; pictures of the phone's are kept at half their size."""
    program = executor().parent / "examples" / "by_touch"
    if not program.exists():
        sys.exit("The program is missing: cargo build -p parlour-tests --examples")
    for screen, names in TOUCHED[table].items():
        with tempfile.TemporaryDirectory() as shots, Display(SCREENS[screen]) as display:
            display.run(str(program), table, screen, shots)
            scale = "50%" if screen == "phone" else "100%"
            for name in names:
                path = PICTURES / f"touch_{table}_{screen}_{name}.png"
                shot = str(Path(shots) / f"{name}.png")
                display.run("convert", shot, "-resize", scale, *CLEAN, str(path))
                print(f"made {path.relative_to(ROOT)}")


def touch_chess(_):
    touched("chess")


def touch_prospector(_):
    touched("prospector")


def touch_duel(_):
    touched("duel")


CHESS = (menu, opening, selected, promotion, mate, new_game, clock, paused, flag, engines, editor)
CHESS += (review, notes, games, game_files)
PROSPECTOR = (prospector, prospector_run, prospector_won, prospector_lost)
DUEL = (duel_mulligan, duel_arrow, duel_fatigue, duel_builder, duel_victory)
TOUCH = (touch_chess, touch_prospector, touch_duel)
ALL = {taker.__name__: taker for taker in CHESS + PROSPECTOR + DUEL + TOUCH}


def main(names):
    unknown = [name for name in names if name not in ALL]
    if unknown:
        sys.exit(f"no such picture: {', '.join(unknown)}; there are: {', '.join(ALL)}")
    program = executor()
    for name in names or ALL:
        with tempfile.TemporaryDirectory() as saves, Display() as display:

            def start(*arguments):
                return Game(display, program, saves, *arguments)

            start.saves = Path(saves)
            ALL[name](start)


main(sys.argv[1:])
