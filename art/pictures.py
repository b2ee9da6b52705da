#!/usr/bin/env python3
"""Takes the screenshots in docs/pictures/ from the real program.

    cargo build --workspace --all-targets && art/pictures.py    all of them
    art/pictures.py chess duel                                  or some

Needs Linux with Xvfb, Mesa, xdotool, ImageMagick and Stockfish (`./play --install check` installs
them). OpenGL runs in software, so this takes some minutes. The pictures of FyroxEd (fyroxed_*.jpg)
and of a browser (browser.jpg) are taken by hand.

The script reads from the program's trace where to click. It takes a picture when the window has
stopped changing, so it never waits for a fixed time.
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
# Screens of the `by_touch` example.
SCREENS = {"phone": (2340, 1080), "tablet": (1024, 768)}
# Longest wait for an event, in seconds. Slow machines need it.
PATIENCE = 900
# Largest size of a picture in bytes: each new one stays in the history of the repository.
LARGEST = 250_000
JPEG = ("-strip", "-sampling-factor", "4:2:0", "-interlace", "JPEG", "-quality", "85")

# White to move: the knight on e5 can move to eight squares, and captures on three of them.
SELECTED = "r1bqk2r/pppp1ppp/2n2n2/2b1N3/2B1P3/8/PPPP1PPP/RNBQK2R w KQkq - 1 5"
SETUP = "r3k3/1P3ppp/2n2n2/8/8/2P2N2/5PPP/3R2K1 w q - 0 24"

# Only the first moves matter here. The last game has an illegal move.
GAMES = (
    ("Café de la Régence", "1858.11.02", "Morphy, Paul", "Duke of Brunswick", "1-0",
     "1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3"),
    ("London", "1851.06.21", "Anderssen, Adolf", "Kieseritzky, Lionel", "1-0",
     "1. e4 e5 2. f4 exf4 3. Bc4 Qh4+"),
    ("Club evening", "1999.12.31", "Ada", "Bea", "1/2-1/2", "1. d4 d5 2. c4 e6"),
    ("Club evening", "1999.12.31", "Cid", "Dan", "0-1", "1. e4 Ke4"),
)

# The Immortal Game, with annotations of its opening.
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

# Deal 6: draw one card, then take twelve in a row, three of them gold.
RUN = "draw 26 25 23 16 22 27 17 20 8 13 21 24"
# The fewest moves that win it (parlour-cli prospector solve --number 6).
WIN = (
    "27 22 draw 24 21 draw 20 draw draw 25 26 18 23 16 11 draw 19 17 10 draw draw 15 draw "
    "12 7 8 13 4 9 draw 3 draw draw 14 draw 2 0 draw 5 6 1"
)


def executor():
    """Returns the path of the built program."""
    command = ["cargo", "metadata", "--no-deps", "--format-version", "1", "--offline"]
    metadata = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout
    program = Path(json.loads(metadata)["target_directory"]) / "debug" / "executor"
    if not program.exists():
        sys.exit("The program is missing: cargo build -p executor")
    return program


def alike(before, now):
    """Returns whether two pictures differ by no more than a pulsing highlight."""
    changed = sum(a != b for a, b in zip(before[::3], now[::3]))
    return changed < len(now) / 3 * 0.005


def save(display, name, source, *scale, fed=None):
    """Writes an image to docs/pictures/ as JPEG, and fails if the file is too large."""
    path = PICTURES / f"{name}.jpg"
    PICTURES.mkdir(parents=True, exist_ok=True)
    display.run("convert", source, *scale, *JPEG, str(path), fed=fed)
    size = path.stat().st_size
    if size > LARGEST:
        sys.exit(f"{path.relative_to(ROOT)} has {size:,} bytes (at most {LARGEST:,}): lower the quality in JPEG")
    print(f"made {path.relative_to(ROOT)} ({size // 1000} kB)")


class Display:
    """An X server without a screen, as large as the window in its corner."""

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
        command = [program, "--trace", "--save-dir", saves, "--locale", "en-US"]
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
        # Last hit targets.
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
        """Moves the pointer. The window is in the corner of the display, so pixels are the same."""
        self.display.run("xdotool", "mousemove", str(pixel[0]), str(pixel[1]))

    def click(self, pixel):
        self.point(pixel)
        self.display.run("xdotool", "click", "1")

    def settle(self):
        """Waits until the window has stopped changing, and returns whether it did."""
        deadline = time.monotonic() + PATIENCE
        before, still = None, 0
        while still < 3 and time.monotonic() < deadline:
            now = self.display.run("import", "-silent", "-window", "root", "rgb:-")
            still = still + 1 if before and alike(before, now) else 0
            before = now
            time.sleep(1.5)
        return still == 3

    def take(self, name):
        """Takes the picture as soon as the window has stopped changing."""
        if not self.settle():
            print(f"  {name} never stopped changing, so it was taken after {PATIENCE} s")
        shot = self.display.run("import", "-silent", "-window", "root", "ppm:-")
        save(self.display, name, "ppm:-", fed=shot)


def chess(start):
    with start("--fen", SELECTED, "--opponent", "club", "--clock", "10+5", "--seed", "1") as game:
        picks = game.expect("picks", dialog=None)
        game.click(picks["squares"]["e5"])
        answer = game.expect("select", square="e5")
        # The square under the pointer has a frame.
        game.point(picks["squares"][answer["captures"][0]])
        game.take("chess")


def new_game(start):
    with start() as game:
        picks = game.expect("picks", dialog="menu")
        game.click(picks["buttons"]["chess"])
        picks = game.expect("picks", dialog="tutorial")
        game.click(picks["buttons"]["tutorial-no"])
        picks = game.expect("picks", dialog="new-game")
        for button in ("computer", "clock-5+3"):
            game.click(picks["buttons"][button])
            picks = game.expect("picks", dialog="new-game")
        game.point((20, 700))
        game.take("new_game")


def analysis(start):
    with start("--fen", SELECTED, "--opponent", "club", "--clock", "5+3", "--seed", "1") as game:
        picks = game.expect("picks", dialog=None)
        # The last switch restarts the analysis, so the trace reports its depth from the start.
        for button in ("evaluation-bar", "best-line", "threats"):
            game.click(picks["buttons"][button])
            if button != "threats":
                picks = game.expect("picks", dialog=None)
        while game.expect("insight")["depth"] < 6:
            pass
        game.click(picks["buttons"]["hint"])
        game.expect("picks", dialog=None)
        game.take("analysis")


def engines(start):
    """Needs Stockfish on this computer."""
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


def board_editor(start):
    with start("--fen", SETUP) as game:
        picks = game.expect("picks", dialog=None)
        game.click(picks["buttons"]["new-game"])
        picks = game.expect("picks", dialog="new-game")
        # It is below the part of the dialog that is in sight.
        game.point(picks["buttons"]["clock-none"])
        while "set-up" not in picks["buttons"]:
            game.display.run("xdotool", "click", "5")
            picks = game.expect("picks", dialog="new-game")
        game.click(picks["buttons"]["set-up"])
        picks = game.expect("picks", dialog="editor")
        game.click(picks["buttons"]["black-queen"])
        picks = game.expect("picks", dialog="editor")
        game.click(picks["squares"]["e2"])
        picks = game.expect("picks", dialog="editor")
        game.point(picks["squares"]["b6"])
        game.take("board_editor")


def review(start):
    with start("--pgn", "data/chess/demonstration.pgn") as game:
        game.expect("reviewed")
        # This button can be enabled before the last position was analyzed.
        while "previous-mistake" not in game.picks.get("buttons", ()):
            game.expect("picks", dialog=None)
        game.click(game.picks["buttons"]["previous-mistake"])
        game.expect("picks", dialog=None)
        game.take("review")


def annotations(start):
    """Reviews a game with variations and comments, at a move where three variations start."""
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
        game.take("annotations")


def open_games(game, picks):
    """Opens the list of games in the first file of the player's folder."""
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


def dig(game, moves):
    """Plays moves at Prospector, each when the table is ready for it."""
    for ply, move in enumerate(moves):
        picks = game.expect("picks", ply=ply, dialog=None)
        game.click(picks["cards"]["draw" if move == "draw" else f"slot-{move}"])


def prospector(start):
    with start("--deal", "6") as game:
        moves = RUN.split()
        dig(game, moves)
        game.expect("picks", ply=len(moves), dialog=None)
        game.take("prospector")


def round_won(start):
    with start("--deal", "6") as game:
        dig(game, WIN.split())
        game.expect("round", won=True)
        game.expect("picks", dialog="round-over")
        game.take("round_won")


def starting_hand(start):
    with start("--deck", "observatory,foxes", "--opponent", "casual", "--seed", "5") as game:
        game.expect("picks", dialog="mulligan")
        game.take("starting_hand")


def duel(start):
    with start("--setup", "docs/duel/midgame.ron") as game:
        picks = game.expect("picks", dialog=None)
        game.click(picks["cards"]["hand-1"])
        picks = game.expect("picks", dialog=None)
        game.point(picks["cards"]["enemy-1"])
        game.take("duel")


def deck_builder(start):
    with start("--table", "duel") as game:
        picks = game.expect("picks", dialog="duel-setup")
        game.click(picks["buttons"]["deck-builder"])
        game.expect("picks", dialog="deck-builder")
        game.take("deck_builder")


def touched(table, screen, shot):
    """Plays a table by touch, and keeps one picture. A phone's picture is scaled to half its size."""
    program = executor().parent / "examples" / "by_touch"
    if not program.exists():
        sys.exit("The program is missing: cargo build -p parlour-tests --examples")
    scale = {"phone": ("-resize", "50%"), "tablet": ()}[screen]
    with tempfile.TemporaryDirectory() as shots, Display(SCREENS[screen]) as display:
        display.run(str(program), table, screen, shots, shot)
        save(display, f"touch_{table}", str(Path(shots) / f"{shot}.png"), *scale)


def touch_chess(_):
    touched("chess", "phone", "selected")


def touch_prospector(_):
    touched("prospector", "tablet", "dealt")


def touch_duel(_):
    touched("duel", "phone", "shown")


CHESS = (chess, new_game, analysis, engines, board_editor, review, annotations, games)
OTHERS = (prospector, round_won, starting_hand, duel, deck_builder)
TOUCH = (touch_chess, touch_prospector, touch_duel)
ALL = {taker.__name__: taker for taker in CHESS + OTHERS + TOUCH}


def main(names):
    unknown = [name for name in names if name not in ALL]
    if unknown:
        sys.exit(f"unknown picture: {', '.join(unknown)} (expected {', '.join(ALL)})")
    program = executor()
    for name in names or ALL:
        with tempfile.TemporaryDirectory() as saves, Display() as display:

            def start(*arguments):
                return Game(display, program, saves, "--fresh", *arguments)

            start.saves = Path(saves)
            ALL[name](start)


if __name__ == "__main__":
    main(sys.argv[1:])
