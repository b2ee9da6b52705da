# Texts of the game in American English. Every language has the same keys.

title = Parlour
tagline = One table, good company.
version = Version { $number }
white = White
black = Black
on = On
off = Off
percent = { $percent }%
list-and = { $first } and { $last }
close = Close
cancel = Cancel
menu = Menu
panel = Panel
help = Controls
loading = Loading…
demonstration = Press any key or tap to return.
scene-incomplete = This scene can’t be played: it has no GameManager or no Board.
no-clipboard = The clipboard isn’t available.
clipboard-refused = Your browser didn’t allow that. Try again, or press Ctrl+V to paste.
file-dialog-refused = Your browser needs another click for that. Try again.
tooltip-key = { $label } ({ $key })
step-less = Previous value
step-more = Next value

## Main menu

menu-chess-back = Resume chess
menu-usual = Play chess
# Notes in the menu about games that wait.
waiting-chess = { $turn }, { $count ->
    [one] 1 move played
   *[other] { $count } moves played
}
waiting-computer = Computer’s move
waiting-prospector = Resume round { $round }, { $points }
waiting-duel = Turn { $turn } against { $opponent }
waiting-duel-people = Turn { $turn }, two players
menu-chess = Chess
menu-chess-about = Play the computer or a friend.
menu-learn = Chess tutorial
menu-prospector = Prospector
menu-prospector-about = Clear the mine, card by card.
menu-duel = The Duel
menu-duel-about = A card battle between animals.
menu-duel-back = Resume the Duel
menu-settings = Settings
menu-quit = Quit

## All tables

to-move = { $player } to move
wins = { $player } wins
drawn = Draw
check = Check
new-game = New game
undo = Undo
redo = Redo
flip = Flip board
top = Top view
offer-draw = Offer draw
claim-draw = Claim draw
claim-draw-short = Claim
resign = Resign
copy-fen = Copy position (FEN)
paste-fen = Paste position (FEN)
copy-pgn = Copy game (PGN)
fen-copied = Position copied as FEN.
pgn-copied = Game copied as PGN.
fen-pasted = Position loaded from the clipboard.
fen-pasted-without = Position loaded from the clipboard. Ignored invalid fields: { $fields }.
fen-refused = The clipboard text isn’t a valid FEN. Check the { $field }: { $reason }.
fen-board = piece placement
fen-turn = side to move
fen-castling = castling rights
fen-en-passant = en passant square
fen-halfmove-clock = halfmove clock
fen-fullmove = move number
fen-end = extra text
again = Rematch
look = Review game
look-short = Review
report-written = Bug report saved to { $place }.
report-failed = The bug report couldn’t be saved because no folder is available.

claim-threefold = Threefold repetition: you can claim a draw.
claim-fifty = Fifty-move rule: you can claim a draw.

banner-mate = Checkmate!
reason-checkmate = by checkmate
reason-stalemate = by stalemate
reason-threefold = by threefold repetition
reason-fivefold = by fivefold repetition
reason-fifty = by the fifty-move rule
reason-seventy-five = by the 75-move rule
reason-insufficient-material = by insufficient material
reason-agreement = by agreement
reason-resignation = by resignation
reason-time = on time
reason-king-captured = by capturing the king
undo-short = Undo
copy-fen-short = Copy FEN
paste-fen-short = Paste FEN
redo-short = Redo

## Dialogs

spoken-takes = takes
spoken-becomes = becomes
spoken-check = , check
spoken-mate = , checkmate
spoken-castles-short = Castles short
spoken-castles-long = Castles long
typed-hint = Type a move
typed-empty = For example Nf3, exd5, O-O or g1f3.
typed-move = Enter plays { $move }.
typed-several = { $moves }
typed-nothing = No legal move fits.
typed-wait = It’s your opponent’s turn.
typed-play = Play
promotion-title = Promote your pawn to…
piece-pawn = Pawn
piece-knight = Knight
piece-bishop = Bishop
piece-rook = Rook
piece-queen = Queen
piece-king = King
resume-title = Resume game?
resume-text = You have an unfinished game. Do you want to resume it?
resume-yes = Resume
resume-no = New game
resign-title = Resign?
resign-text = { $player } will lose this game.
resign-text-you = You’ll lose this game.
resign-yes = Resign
draw-title = Draw offer
draw-text = { $player } offers a draw. { $other }, do you accept?
draw-accept = Accept
draw-decline = Decline
draw-claim-title = Claim a draw?
rules-standard = Standard
rules-standard-text = Standard chess, FIDE rules.
rules-960 = Chess960
rules-960-text = The back rank is shuffled: one of 960 start positions.
rules-casual = King capture
rules-casual-text = No check or checkmate: capture the king to win.
# Title above the move list.
game-960 = Chess960, position { $number }
game-casual = King capture (no check)

## Chess: players and clock

seat-person = You
seat-computer = Computer · { $level }
chess-level-beginner = Beginner
chess-level-learner = Novice
chess-level-hobby = Casual
chess-level-keen = Intermediate
chess-level-club = Club player
chess-level-strong = Advanced
chess-level-expert = Expert
chess-level-full = Maximum
# Approximate rating of the computer, and its level.
chess-strength = { $rating } · { $level }
chess-strength-full = { $rating }+ · { $level }
chess-level-beginner-text = Knows the rules, and often loses pieces.
chess-level-learner-text = Captures what it can, but overlooks threats.
chess-level-hobby-text = Plays now and then, for fun.
chess-level-keen-text = Plays often, and makes some blunders.
chess-level-club-text = Plays in a club, and blunders rarely.
chess-level-strong-text = Is one of the best in a club.
chess-level-expert-text = Plays tournaments, and knows openings.
chess-level-full-text = Plays as well as your device allows.
your-move = Your move
computer-thinks = Computer is thinking…
player-thinks = { $player } is thinking…
you-win = You win
computer-wins = Computer wins
draw-later = You can offer a draw again after { $moves ->
        [one] one more move
       *[other] { $moves } more moves
    }.
draw-refused = The computer declined your draw offer.
no-engine = The computer can’t play ({ $reason }). You can move its pieces yourself.
no-adviser = Analysis isn’t available ({ $reason }).
pause = Pause
paused-title = Game paused
paused-text = Clocks are stopped until you resume.
paused-text-no-clock = The game is stopped until you resume.
go-on = Resume
start-game = Start game
new-game-players = Players
new-game-rules = Variant
new-game-clock = Time control
new-game-level = Opponent
new-game-strength = Level
new-game-strength-other = Set its strength under “Engines”.
new-game-level-white = White
new-game-level-black = Black
new-game-own-minutes = Time per player
new-game-own-seconds = Seconds per move
new-game-handicap = Time odds
new-game-white-minutes = White’s time
new-game-black-minutes = Black’s time
new-game-your-minutes = Your time
new-game-opponent-minutes = Opponent’s time
speed-bullet = Bullet
speed-blitz = Blitz
speed-rapid = Rapid
speed-classical = Classical
pairing-two-people = Two players
pairing-computer = vs. Computer
pairing-two-computers = Computer match
side-white = White
side-random = Random
side-black = Black
clock-none = No clock
clock-own = Custom
clock-minutes = { $minutes } min
clock-seconds = { $seconds } s
bonus-increment = Increment
bonus-delay = Simple delay
bonus-bronstein = Bronstein delay
control-none = { $minutes } min
control-increment = { $minutes } min + { $seconds } s
control-delay = { $minutes } min, { $seconds } s delay
control-bronstein = { $minutes } min, Bronstein { $seconds } s
help-new-game = New game
help-pause = Pause or resume
advice-hint = Hint (I)
advice-hint-short = Hint
advice-threats = Show threats (X)
advice-threats-short = Threats
advice-evaluation-bar = Evaluation bar (E)
advice-evaluation-bar-short = Evaluation
advice-best-line = Best line (L)
advice-best-line-short = Best line
advice-thinking = Analyzing…
advice-depth = { $evaluation } · depth { $depth }
help-hint = Show the best move as an arrow
help-threats = Show the opponent’s threat
help-evaluation-bar = Show the evaluation bar
help-best-line = Show the best line

## Chess: engines

other-engines = Engines
engines-text = Play against any UCI chess engine, or analyze with it. Add one that was found on this computer, or enter its path.
engines-adviser = Analysis engine
engines-own = Parlour
engines-add = Add an engine
engines-found = Add { $name }
engines-command = Path, with any arguments
engines-add-typed = Add
engines-waiting = Waiting for the engine…
engines-trouble = Can’t use this engine: { $reason }.
engine-seconds = Time per move
engine-empty = (empty)
engine-remove = Remove
engine-remove-title = Remove engine?
engine-remove-text = { $name } will be removed from this list. The program itself won’t be deleted.
engine-defaults = Reset
engine-option-range = { $option } must be between { $min } and { $max }, not { $value }.
engine-option-refused = { $value } isn’t a valid value for { $option }.
engine-no-room = not enough system resources ({ $reason })
engine-not-started = the program couldn’t be started ({ $reason })
engine-gone = the engine stopped running
engine-foreign = the program isn’t a UCI engine
engine-silent = the engine isn’t responding
engine-illegal = it tried to play an illegal move ({ $reason })
engine-rules = it doesn’t support this variant
engine-unknown = it’s no longer in the engine list
engine-trouble-title = Problem with { $name }
engine-trouble-text = { $name } can’t play: { $reason }. Your game is safe. Who should take over for { $player }?
engine-own = Parlour ({ $level })
engine-again = Try again
engine-person = Human player
adviser-gone = { $name } can’t analyze: { $reason }. Parlour’s own engine will be used until you retry under “Engines”.
adviser-rests = { $name } couldn’t analyze, so Parlour’s own engine is used instead.
adviser-again = Try again
seat-unknown-engine = Unknown engine
done = Done

## Chess: board editor

editor-open = Board editor
editor-title = Board editor
editor-hand = Move pieces
editor-eraser = Erase pieces
editor-castle-king = { $player } can castle kingside
editor-castle-queen = { $player } can castle queenside
editor-en-passant = En passant
editor-rules = Variant
editor-good = Legal position.
editor-odd = Playable, but impossible in a real game: { $count } pieces give check.
editor-mate = { $player } is checkmated. You can review this position, but not play it.
editor-stalemate = { $player } is stalemated. You can review this position, but not play it.
editor-start = Reset board
editor-clear = Clear board
editor-play = Play…
editor-usual = Use start position
editor-leave-title = Leave the editor?
editor-leave-text = Your position will be lost. Your game on the board isn’t affected.
editor-leave-yes = Leave
editor-leave-no = Stay
editor-draft = Your unfinished position has been restored.
new-game-set-up = { $rules } from a custom position.
editor-flaw = { $reason }.
flaw-no-king = { $player } has no king
flaw-kings = { $player } has { $count } kings
flaw-men = { $player } has { $count } pieces; the maximum is 16
flaw-pawns = { $player } has { $count } pawns; the maximum is 8
flaw-pawn = Pawns can’t be placed on { $square }
flaw-check = { $player } is in check, but it isn’t their turn
flaw-missing = this field is missing
flaw-extra = unexpected “{ $text }” after the last field
flaw-ranks = 8 ranks expected, { $count } found
flaw-digits = two consecutive digits on rank { $rank }
flaw-piece = unknown piece “{ $letter }” on rank { $rank }
flaw-long-rank = more than 8 squares on rank { $rank }
flaw-short-rank = only { $count } of 8 squares on rank { $rank }
flaw-turn = “{ $text }” instead of w or b
flaw-castling-king = no king on { $square } for { $letter }
flaw-castling-king-rank = no king on rank { $rank } for { $letter }
flaw-castling-letter = unexpected “{ $letter }”
flaw-castling-rook = no rook on { $square } for { $letter }
flaw-castling-960 = the rook on { $square } can castle only in Chess960
flaw-castling-twice = { $letter } repeats an earlier letter
flaw-castling-side = only one of the rooks on { $first } and { $second } can castle
flaw-en-passant-square = “{ $text }” isn’t a square
flaw-en-passant-rank = { $square } isn’t on rank { $rank }
flaw-en-passant-pawn = { $player } has no pawn on { $square }
flaw-number = “{ $text }” isn’t a valid number
flaw-too-large = { $text } is too large
help-editor = Open the board editor

## Chess: game review

review-title = Game review
review-start-touch = Start position. Use the arrow buttons to step through the game.
review-start = Start position. Left/Right: step through moves. Up/Down: jump between mistakes.
review-move = { $move } ({ $evaluation })
review-verdict = { $move } ({ $evaluation }) { $verdict }. Best: { $better }
review-best = Best: { $better }
review-end = Result: { $result }.
review-end-other = The file gives a different result: { $result }.
review-end-time = Result: { $result } (on time).
review-variation = Variation: { $moves }
review-to-start = First move (Home)
review-back = Previous move (Left)
review-forward = Next move (Right)
review-to-end = Last move (End)
review-previous-mistake = Previous mistake (Up)
review-next-mistake = Next mistake (Down)
review-return = Back to main line (Backspace)
verdict-inaccuracy = Inaccuracy
verdict-mistake = Mistake
verdict-blunder = Blunder
verdict-missed-win = Missed win
review-graph = Click or drag to go to a move
review-progress = Analyzing… { $percent }%
review-analysis = Analysis
review-accuracy-label = Accuracy
review-accuracy = Accuracy: { $white } for White, { $black } for Black.
mistakes = Mistakes
mistakes-none = No mistakes found.
mistakes-text = The largest loss comes first. Choose a move to go to the position before it.
mistake-note = Best: { $better }. Chance of winning: –{ $loss }%
mistake-note-equal = Best: { $better }
help-mistake-list = List the mistakes
review-chosen = { $move } followed. What is better?
retry-here = Retry this mistake (A)
retry-all = Retry
retry-title = Retry
retry-counter = Mistake { $number } of { $count }
retry-solution = Solution
retry-task = { $move } was played here. Find a better move for { $player }.
retry-examined = Checking { $move }…
retry-repeated = That’s the move from the game. Try another one.
retry-wrong = { $move } isn’t good enough: the chance of winning goes down by { $loss }%. Try again.
retry-best = Well done! { $move } is the best move.
retry-good = Well done! { $move } is nearly as good as { $better }.
retry-shown = The best move is { $better }.
help-retry = Retry the mistake
key-review = Left, Right, Home, End
key-mistakes = Up, Down
key-main-line = Backspace
key-remove = Delete
help-review = Step through the moves
help-mistakes = Jump between mistakes
help-main-line = Back to the main line
help-comment = Comment on the move
help-another = Next variation
help-remove-variation = Delete the variation
help-play-on = Continue from here
key-variations = 1, 2, 3
help-variations = Enter a variation
key-files = Ctrl+O, Ctrl+S
help-files = Open a PGN file; save the game
note-comment = Comment and annotate (C)
note-another = Next variation (V)
note-remove-variation = Delete variation (Delete)
note-play-on = Continue from here (G)
note-comment-short = Comment
note-play-on-short = Continue
note-comment-on = Comment on { $move }
note-comment-start = Comment on the game
note-say = Save
sign-none = None
sign-brilliant = Brilliant
sign-good = Good
sign-interesting = Interesting
sign-dubious = Dubious
sign-mistake = Mistake
sign-blunder = Blunder
note-remove-title = Delete variation?
note-remove-text = All moves and comments in this variation will be deleted.
note-remove-yes = Delete
play-on-title = Continue from here
play-on-text = Start playing from this position. Moves, variations and comments are kept.
play-on-people = Two players
play-on-white = Play White against { $level }
play-on-black = Play Black against { $level }
menu-open = Open PGN file
menu-look-back = Resume review

## Chess: notation

piece-letters = KQRBN
decimal-mark = .

## System errors

system-not-found = not found
system-no-program = it isn’t a program, or you don’t have permission to run it
system-no-place = the folder doesn’t exist
system-not-allowed = permission denied
system-full = the disk is full
system-read-only = the location is read-only
system-folder = it’s a folder, not a file
system-irregular = it isn’t a regular file
system-no-folder = part of the path isn’t a folder
system-exists = a file or folder with that name already exists
system-name = the name isn’t valid
system-too-large = the file is too large
system-memory = not enough memory
system-data = it isn’t a text file
system-late = the operation timed out
system-busy = another program is using it
system-other = system error; see the log for details

## Errors in PGN files

pgn-unopened = unmatched { $name }
pgn-stray-quote = quoted text outside a tag
pgn-open-comment = unclosed comment
pgn-open-variation = unclosed variation
pgn-nameless-tag = tag without a name
pgn-tag-without-value = tag { $name } needs a quoted value
pgn-open-tag = tag { $name } is missing a closing ]
pgn-open-quote = tag { $name } is missing a closing quote
pgn-no-move = { $move } isn’t a valid move
pgn-illegal-move = { $move } is an illegal move
pgn-ambiguous-move = { $move } is ambiguous
pgn-variant = unknown variant: { $name }
pgn-position = invalid start position (check the { $field }: { $reason })
pgn-too-long = the game is longer than 4 MB
pgn-missing = no game found

## Chess: PGN files

files = Import and export
ways-games = Past games
ways-games-note = Replay, export or delete a game that has ended.
ways-open = Open PGN file (Ctrl+O)
ways-open-note = Choose a game to review or continue.
ways-save = Save as PGN (Ctrl+S)
ways-save-note = Includes your variations and comments.
ways-share-pgn = Share game
ways-share-pgn-note = Send the game (PGN) to another app.
share-game = Chess game
share-report = Parlour bug report
no-share = Sharing failed.
ways-download = Download PGN
ways-download-note = Includes your variations and comments.
ways-copy-pgn = Copy PGN (P)
ways-copy-pgn-note = Copy the whole game as text.
ways-copy-fen = Copy FEN (Ctrl+C)
ways-copy-fen-note = Copy the current position as text.
ways-paste-fen = Paste FEN or PGN (Ctrl+V)
ways-paste-fen-note = Load a position or games from the clipboard.
open-title = Open PGN file
save-title = Save as PGN
save-name = File name
save-write = Save
save-new-name = game
save-there-title = File already exists
save-there = { $name } already exists in this folder. What do you want to do?
save-exchange = Update this game
save-exchange-note = Saves your changes to this game. Other games in the file stay the same.
save-add = Add as a new game
save-add-note = Adds this game to the end of the file.
save-replace = Replace file
save-replace-note = Everything in the file now will be lost.
save-done = Saved to { $path }.
save-instead = The game was saved to { $path } instead.
save-no-name = { $name } isn’t a valid file name.
save-no-folder = The folder { $name } doesn’t exist.
folder-up = Up one folder
folder-home = Home folder
folder-own = Your games
folder-unreadable = This folder can’t be opened: { $reason }.
folder-waits = Loading…
folder-here = Games on this device
folder-typed = Press Enter to open.
folder-empty-own = No saved games yet.
folder-empty = No folders or PGN files here.
size-kilobytes = { $size } kB
size-megabytes = { $size } MB
page-back = Previous page (Page Up)
page-next = Next page (Page Down)
games-paste = Paste games
games-none-pasted = No games found in the clipboard.
games-again = Back to game list
games-pasted = Pasted games
files-search = Search or enter a path
files-open = Open
files-none = No matches.
games-search = Player, event or year
games-count = { $count ->
    [one] 1 game
   *[other] { $count } games
}
games-found = { $count } found
games-broken = { $count ->
    [one] 1 unreadable
   *[other] { $count } unreadable
}
games-reading = Loading… { $percent }%
games-checking = Checking…
games-broken-at = Line { $line }, column { $column }: { $reason }
games-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
games-other-file = Other file
games-none = No games found in this file.
keep-title = Save annotations?
keep-text = Your annotations on { $players } haven’t been saved.
keep-in-file = Save to { $name }
keep-own = Save to your games
keep-not = Don’t save

## Finished games

menu-games = Past games
archive-title = Past games
archive-search = Opponent, result or date
archive-alone = Single player
archive-person = Two players
archive-won = Won
archive-lost = Lost
archive-drawn = Draw
archive-decided = Decided
archive-unfinished = Unfinished
archive-all-tables = All tables
archive-all-results = All results
archive-all-opponents = All opponents
archive-count = { $count ->
    [one] 1 game
   *[other] { $count } games
}
archive-none = Finished games appear here.
archive-delete = Delete
archive-restore = Undo delete
archive-export = Export
archive-export-title = Export game
archive-export-text = This game can be opened in other programs or kept as a text.
archive-copy = Copy as text
archive-save = Save as file
archive-share = Share
archive-download = Download
archive-copied = Game copied.
archive-share-name = Game
archive-unreadable = This game can’t be opened. You can still export it.
archive-deal = Deal #{ $number }
archive-turns = { $count ->
    [one] 1 turn
   *[other] { $count } turns
}
replay-note = Replay. Your own round waits.
replay-step = Step { $step } of { $steps }
replay-turn = Turn { $turn }
replay-start = Start (Home)
replay-back = Back (Left)
replay-forward = Forward (Right)
replay-end = End (End)

## Settings

setting-name = Your name
setting-language = Language
setting-quality = Graphics quality
setting-fullscreen = Full screen
setting-vsync = V-Sync
setting-frame-limit = Frame rate limit
setting-volume = Sound effects
setting-ambience = Fire and rain
setting-music = Music
setting-motion = Animation speed
setting-view = View
setting-camera = Camera
setting-rooms = Room
setting-pieces = Chess pieces
setting-boards = Chessboard
setting-mats = Card table
setting-backs = Card backs
setting-faces = Playing cards
setting-palette = Highlight colors
setting-ui-scale = Text and panel size
setting-hints = Hints
setting-threats = Threats
setting-evaluation-bar = Evaluation bar
setting-best-line = Best line
setting-ponder = Think on your time
setting-high-contrast = High contrast
setting-reduce-motion = Reduce motion
setting-speech = Speak moves
speech-missing = No voice was found. Install speech-dispatcher to hear the moves.
settings-game = Game
settings-graphics = Graphics
settings-appearance = Appearance
settings-sound = Sound
settings-controls = Controls
settings-accessibility = Accessibility
settings-reset = Reset
settings-reset-group = Reset this page to defaults
key-question-title = Change key
key-question = Press the new key for: { $command }
key-question-note = Letters and digits can be used. If another command has the key, the two swap keys.
key-usual = Back to { $key }
no-limit = Unlimited
vsync-note = Restart the game to apply V-Sync changes.
settings-report = Report a bug
name-none = Not set
name-text = Shown as your name in saved and copied games against the computer.
name-take = Save
quality-low = Low
quality-medium = Medium
quality-high = High
motion-instant = Instant
motion-fast = Fast
motion-normal = Normal
motion-slow = Slow
view-seat = Seated
view-high = Standing
view-top = Top view
camera-off = Manual
camera-turn = Follow turn
camera-white = Behind White
camera-black = Behind Black
palette-normal = Standard
palette-high-contrast = High contrast
palette-colour-blind = Color-blind

## Controls

help-title = Controls
help-group-moves = Moves
help-group-cards = Cards
help-group-game = Game
help-group-hints = Hints
help-group-camera = Camera
help-group-review = Review
help-group-general = General
help-group-gamepad = Gamepad
pad-key-move = Left stick, D-pad
pad-key-a = A
pad-key-b = B
pad-key-x = X
pad-key-y = Y
pad-key-bumpers = LB, RB
pad-key-camera = Right stick, LT, RT
pad-key-sticks = Left, right stick pressed
pad-key-start = Start, Select
help-pad-move = Select a square, card or button
help-pad-a = Pick up, place or press
help-pad-b = Cancel; again for the menu
help-pad-bumpers = Previous or next button
help-pad-camera = Rotate the camera and zoom
help-pad-sticks = Top view, reset the camera
help-pad-start = Menu, show controls
key-mouse = Click or drag
key-arrows = Arrow keys
key-enter = Enter, Space
key-escape = Escape, right-click
key-right-drag = Right-drag, two-finger drag
key-wheel = Wheel, pinch
key-undo = U, Ctrl+Z
key-redo = Y, Ctrl+Y
key-fen = Ctrl+C, Ctrl+V
key-pause = S, Pause
key-tab = Tab
help-mouse = Move a piece
help-arrows = Move the cursor
help-enter = Select or place a piece
help-escape = Deselect; again for the menu
help-right-drag = Rotate the camera
help-wheel = Zoom
help-top = Top view on or off
help-flip = Flip the board
help-reset = Reset the camera
help-undo = Undo
help-redo = Redo
help-type = Type moves
help-draw = Offer or claim a draw
help-fen = Copy or paste a position
help-pgn = Copy the game (PGN)
help-tab = Next button
help-help = Show controls
help-report = Report a bug
help-fullscreen = Full screen on or off

## Rules

rules-title = How to play chess
rules-aim = Goal
rules-aim-text = White and Black take turns. If your king is attacked, it’s in check and you must get it out right away. If you can’t, it’s checkmate and you lose.
rules-pieces = The pieces
rules-pieces-text = Rooks move in straight lines, bishops diagonally, and queens both ways, any distance until something blocks them. The king moves one square in any direction. Knights move in an L shape (two squares one way, one to the side) and can jump over pieces. Pawns move one square forward, or two from their starting square, and capture one square diagonally. To capture a piece, move onto its square.
rules-special = Special moves
rules-special-text = Castling: move the king two squares toward a rook, and the rook jumps to its other side. You can only do this if neither has moved yet and no piece is between them. You can’t castle out of, through or into check. En passant: right after an enemy pawn moves two squares and lands beside your pawn, you can capture it as if it had moved one. Promotion: a pawn that reaches the last rank becomes a queen, rook, bishop or knight.
rules-draws = Draws
rules-draws-text = A game is drawn by stalemate (no legal move, but not in check), insufficient material or agreement. It’s also drawn after the same position five times, or after 75 moves without a capture or pawn move. After three repetitions or 50 such moves, either player can claim a draw on their turn.
rules-sets = Variants
rules-sets-text = Chess960: both sides start with the same random arrangement of back-rank pieces. King capture: no check or checkmate, just capture the king to win.

## Tutorials

tutorial-title = Learn the game?
tutorial-chess = A tutorial for beginners shows how the pieces move, one step at a time. You can start it later with “Chess tutorial” in the menu.
tutorial-prospector = A short practice round shows you how to play. You can start it later from the rules.
tutorial-duel = A short practice game shows you how to play. You can start it later when you set up a match, or from the rules.
tutorial-yes = Start tutorial
tutorial-no = No, thanks
tutorial = Tutorial
tutorial-steps = Steps
tutorial-progress = { $done } of { $count } steps done. Choose any step.
tutorial-start = Start
tutorial-resume = Resume
tutorial-restart = Start again
guide-counter = Step { $number } of { $count }
guide-counter-short = { $number } / { $count }
guide-next = Next
guide-back = Back
guide-leave = Exit
guide-done = Keep playing

## Lessons

lesson-end = Done
lesson-done = Well done!
lesson-try-again = Not quite. Move to the green square.
lesson-pawn = The pawn
lesson-pawn-text = Pawns move straight ahead, one square at a time. On its first move, a pawn can move two. Select the pawn, then the highlighted square.
lesson-pawn-captures = Pawn captures
lesson-pawn-captures-text = Pawns capture diagonally. Capture the black pawn.
lesson-rook = The rook
lesson-rook-text = Rooks move in straight lines until something blocks them. Capture the knight at the end of the rank.
lesson-bishop = The bishop
lesson-bishop-text = Bishops move diagonally and always stay on the same color. Capture the rook.
lesson-queen = The queen
lesson-queen-text = The queen moves like a rook or a bishop. Capture the knight in the corner.
lesson-knight = The knight
lesson-knight-text = Knights move in an L: two squares one way and one to the side. They can jump over other pieces. Capture the bishop.
lesson-king = The king
lesson-king-text = The king moves one square at a time and never into check. Capture the undefended pawn.
lesson-check = Getting out of check
lesson-check-text = Your king is in check. Capture the rook to get out of check.
lesson-castling = Castling
lesson-castling-text = The king and rook can move together. Move the king two squares toward the rook.
lesson-en-passant = En passant
lesson-en-passant-text = Black’s pawn just moved two squares and landed beside yours. Capture it as if it had moved only one.
lesson-promotion = Promotion
lesson-promotion-text = A pawn that reaches the last rank is promoted. Make it a queen.
lesson-mate = Checkmate
lesson-mate-text = A king that is in check with no way out is checkmated. Checkmate Black in one move.

## Prospector: panel

thousands = ,
date = { $month } { $day }, { $year }
month-1 = Jan
month-2 = Feb
month-3 = Mar
month-4 = Apr
month-5 = May
month-6 = Jun
month-7 = Jul
month-8 = Aug
month-9 = Sep
month-10 = Oct
month-11 = Nov
month-12 = Dec
score = Score
high-score = High score
rounds-won = Rounds won this game
run = Run
next-card = Next card
run-counts = { $cards ->
    [one] 1 card{ $gold ->
        [0] {""}
       *[other] , 1 gold
    }
   *[other] { $cards } cards{ $gold ->
        [0] {""}
       *[other] , { $gold } gold
    }
}
draw-pile = Draw pile
in-the-mine = In the mine
deal-numbered = Deal #{ $number }
deal-daily = Daily deal, { $date }
deal-own = Custom deal
wrap-yes = Ace–king wrap is on.
wrap-no = Ace–king wrap is off.
any-deal = Includes unwinnable deals.
counts = This game counts toward the high scores.
counts-not = Doesn’t count toward the high scores: { $reasons }.
counts-not-typed = you picked the deal number
counts-not-daily = daily deals have their own scores
counts-not-restarted = you restarted a deal
counts-not-undo = you used undo
counts-not-hint = you used help
counts-not-seeded = you set the seed
hint = Hint: win the round
hint-score = Hint: best score
hint-score-short = Hint: score
can-win = Is it still winnable?
can-win-short = Can I win?
restart = Restart deal
books = Records
new-deal = New deal
insight-thinking = Thinking…
insight-draw = Draw a card.
insight-take = Take the highlighted card.
insight-win = { $moves ->
    [one] It wins the round.
   *[other] You can win in { $moves } moves.
}
insight-score = It can score up to { $score }, more than any other.
insight-still-won = { $moves ->
    [one] It also wins the round.
   *[other] You can still win, in { $moves } moves.
}
insight-not-won = You won’t be able to win the round.
insight-can-win = { $moves ->
    [one] Yes, you can win in one move.
   *[other] Yes, you can win in { $moves } moves.
}
# Short forms for small panels.
insight-short-win = { $moves ->
    [one] Wins now.
   *[other] Wins in { $moves } moves.
}
insight-short-score = Up to { $points }.
insight-short-can-win = { $moves ->
    [one] Yes, in one move.
   *[other] Yes, in { $moves } moves.
}
insight-short-cannot-win = No, but you can still score.
insight-cannot-win = No, this round can’t be won anymore. You can still score points.
no-solver = This mine is too large to solve, so hints aren’t available.
hint-short = Hint: win
restart-short = Restart

## Prospector: illegal moves and results

prospector-over = The round is over.
prospector-nothing-there = That card is already gone.
prospector-covered = That card is covered.
prospector-does-not-fit = { $card } doesn’t fit on { $target }. Take a card one rank higher or lower.
prospector-draw-empty = The draw pile is empty.
spoken-taken = { $card }, run of { $number }.
spoken-drawn = Drawn: { $card }. { $number } left.
rank-ace = Ace
rank-jack = Jack
rank-queen = Queen
rank-king = King
deal-copied = Deal number copied.
deal-refused = No deal number found in the clipboard.
prospector-resumed = Your round has been restored.

## Prospector: dialogs

next-round = Next round
next-round-note = Keep your points and continue.
new-series = New game
new-series-note-seen = Random deals that count toward the high scores. You’ve seen the current deal, so it counts as a loss.
new-series-note = Random deals that count toward the high scores.
practice-over = Start your game
practice-over-note = Ends practice. Your own game is where you left it.
resume-game = Resume game
resume-game-note = Your game is where you left it. The daily deal counts as a loss if it isn’t over.
practice-round = Practice round: it won’t affect your scores or statistics.
deal-by-number = Enter deal number
deal-by-number-note = Play the same cards as someone else.
restart-note = Play the same cards from the start.
daily-waits = Same cards for everyone, today only. Not played yet.
daily-open = Same cards for everyone, today only. It’s on the table.
daily-won = Won today with { $points }.
daily-won-aided = Won today with { $points }, using help.
daily-lost = Lost today with { $points }.
daily-lost-aided = Lost today with { $points }, using help.
option-wrap = Ace–king wrap
option-wrap-note = Changing this starts a new game.
option-winnable = Winnable deals only
option-winnable-note = Changing this starts a new game.
erase = Delete last digit
deal = Deal
give-up-title = Give up this round?
give-up-text = This round isn’t over. If you leave now, it counts as a loss and ends your game.
give-up-daily-text = This round isn’t over. If you leave now, it counts as a loss.
give-up-aside-text = This ends the game that you left for the daily deal, and its round counts as a loss.
give-up-yes = Give up
aid-title = Use help?
aid-high-score = This game won’t count toward the high scores if you use undo, hints or the winnability check.
aid-daily = Your daily result won’t be ranked if you use undo, hints or the winnability check.
aid-streak = A win with help won’t add to your streak of { $streak }.
aid-yes = Use help
play-on = Keep playing
large-run = Great run!
round-won = Mine cleared!
round-won-text = You won the round.
round-lost = Game over
round-lost-text = No more moves and no cards left to draw.
round-given-up = You gave up
round-given-up-text = This round counts as a loss.
best-run = Best run
series-score = Total score
average-round = Average round
last-round = Round before
no-points = No points this time.
# Number of points in other texts.
points = { $count ->
    [one] 1 point
   *[other] { $points } points
}
first-score = Your first entry in the high scores.
new-best-round = Your best round yet!
short-of-best-round = { $points } short of your best round.
more-than-last = { $points } more than in the round before.
new-high-score = New high score!
equals-high-score = You tied the high score!
short-of-high-score = { $points } short of the high score of { $best }.
short-so-far = { $points } away from the high score of { $best }.
above-high-score = You’ve reached the high score! It will be saved when this game ends.
carries-on = Your points carry over to the next round.
place-in-table = Ranked #{ $place } in the high scores.
daily-entered = Added to your daily results.
daily-entered-aided = Added to your daily results (with help).
daily-known = Only your first try counts in the daily results.
look-at-table = View table

## Prospector: statistics

high-scores = High scores
daily-deals = Daily deals
statistics = Statistics
high-scores-wrap = With ace–king wrap
high-scores-no-wrap = Without ace–king wrap
no-series-yet = No finished games that count yet.
won-rounds = Rounds won
day = Date
result = Result
place = Rank
won = Won
lost = Lost
with-help = with help
daily-note = Only your first try each day counts. It’s ranked only if you played without help.
no-daily-yet = You haven’t played a daily deal yet.
all-rounds = { $count ->
    [one] 1 round played, { $won } won ({ $percent }).
   *[other] { $played } rounds played, { $won } won ({ $percent }).
}
kind-chance = Random
kind-typed = By number
kind-daily = Daily
kind-restarted = Restarted
played = Played
won-count = Won
won-percent = Win rate
best-round = Best round
streak = Current streak
longest-streak = Best streak
aided = With help
aided-won = Won with help

## Prospector: tutorial

guide-first-marked = Take the highlighted card first.
guide-choose-next = Choose Next to see what to do.
guide-1 = The mine
guide-1-text = The cards laid out are the mine. Clear them all to win the round. The face-up card behind them is the target, with the draw pile to its right. Both are highlighted.
guide-2 = Taking cards
guide-2-text = Take any uncovered card that is one rank above or below the target. Suits don’t matter. Take the highlighted card.
guide-wrap = Aces and kings count as neighbors.
guide-no-wrap = Aces and kings don’t count as neighbors in this game.
guide-3 = Going deeper
guide-3-text = That card is the new target. Take the highlighted card too: this uncovers the card beneath, and it flips face up.
guide-4 = Runs
guide-4-text = Cards you take without drawing form a run. The first scores 1 point, the second 2, the third 3, and so on: a run of five scores 15. Keep going until you’re stuck.
guide-5 = Drawing
guide-5-text = No move? Draw a card. It becomes the new target, your run is scored, and the next run starts at 1. If the draw pile is empty and you’re stuck, you lose the round.
guide-6 = Gold
guide-6-text = Cards with a gold back are gold. Each one doubles the whole run: a run of 15 with two gold cards scores 60. Take the highlighted card.
guide-7 = Start digging
guide-7-text = This is a practice round, so feel free to use undo and hints. In a real game, using them means your score won’t count. When you win a round, your points carry over to the next. Good luck!

## Prospector: rules and controls

dig-title = How to play Prospector
dig-aim = Goal
dig-aim-text = Clear all the cards from the mine and score as many points as you can.
dig-take = Taking cards
dig-take-text = Take a face-up card that is one rank higher or lower than the target, in any suit. It becomes the new target. Aces and kings count as neighbors unless you turn ace–king wrap off. A face-down card flips when nothing covers it.
dig-draw = Drawing
dig-draw-text = Draw the top card of the draw pile to make it the target. The pile can’t be reused. If it’s empty and no card fits, you lose the round.
dig-score = Scoring
dig-score-text = Cards taken without drawing form a run: 1 point for the first, 2 for the second, 3 for the third, and so on. The run is scored when you draw, win or lose.
dig-gold = Gold
dig-gold-text = About one card in ten is gold. Each gold card doubles its whole run: a run of five scores 15, or 30 with one gold card and 60 with two.
dig-series = Games and high scores
dig-series-text = When you win a round, you keep your points and play the next. When you lose, the game ends and your score is compared with the high score. Only games with random deals count, played without undo, hints or restarts. Leaving a round counts as a loss.
dig-deals = Deals
dig-deals-text = Every deal has a number. Share it, and others can play the same cards. The daily deal is the same for everyone and has its own scores. Unwinnable deals are left out unless you allow them.
dig-help = Hints
dig-help-text = Hints can see every card, even face-down ones, so they’re always right. One hint helps you win. The other goes for the most points and warns you if that costs you the win.
rules-short = Rules
key-click = Click or tap
key-return = Enter
key-space = Space
dig-help-mouse = Take a card or draw
dig-help-arrows = Select a card
dig-help-enter = Take the selected card
dig-help-space = Draw
dig-help-hint = Hint: win the round
dig-help-best = Hint: best score
dig-help-can-win = Is it still winnable?
dig-help-copy = Copy or paste a deal number
dig-help-new = New deal
dig-help-escape = Menu

## The Duel: rules
# Cards, their texts (built from data by parlour_rules::duel::text), illegal actions, levels.

duel-card-falling-stars = Falling Stars
duel-card-field-mouse = Field Mouse
duel-card-hailstorm = Hailstorm
duel-card-young-stoat = Young Stoat
duel-card-letter-pigeon = Carrier Pigeon
duel-card-otter-ferryman = Otter Ferryman
duel-card-candle-study = Candlelight Study
duel-card-hedgehog-sentry = Hedgehog Sentry
duel-card-snail-gatekeeper = Snail Gatekeeper
duel-card-thunderbolt = Thunderbolt
duel-card-old-carp = Old Carp
duel-card-bridge-badger = Bridge Badger
duel-card-boar-guard = Boar Guard
duel-card-night-heron = Night Heron
duel-card-brown-bear = Brown Bear
duel-card-hunting-hawk = Hunting Hawk
duel-card-pond-magic = Pond Magic
duel-card-bandmaster-crow = Crow Bandmaster
duel-card-mother-goose = Mother Goose
duel-card-hare-runner = Hare Courier
duel-card-wasp = Wasp
duel-card-burning-cone = Burning Pinecone
duel-card-dancing-swift = Dancing Swift
duel-card-polecat = Reckless Polecat
duel-card-war-drum = War Drum
duel-card-magpie = Magpie
duel-card-hornet-nest = Hornets’ Nest
duel-card-lynx = Lynx
duel-card-she-wolf = She-Wolf
duel-card-firebrand = Firebrand
duel-card-porcupine = Porcupine
duel-card-grey-wolf = Gray Wolf
duel-card-stampede = Stampede
duel-card-red-stag = Red Stag
duel-card-ladybird = Ladybug
duel-card-herb-tea = Herb Tea
duel-card-garden-snail = Garden Snail
duel-card-leech-doctor = Leech Doctor
duel-card-stone-wall = Stone Wall
duel-card-hush = Hush
duel-card-west-wind = West Wind
duel-card-frozen-pond = Frozen Pond
duel-card-mole-engineer = Mole Engineer
duel-card-honey-hive = Honey Hive
duel-card-oakling = Oakling
duel-card-swan-guard = Swan Guard
duel-card-adder = Adder
duel-card-fell-oak = Fell the Oak
duel-card-old-tortoise = Grandfather Tortoise
duel-card-coin = Acorn Coin
duel-card-tadpole = Tadpole
duel-card-hornet = Hornet
duel-card-wolf-cub = Wolf Cub
duel-card-calf = Stampeding Calf
duel-card-owl = The Owl
duel-card-fox = The Fox
duel-card-tortoise = The Tortoise

duel-fable-falling-stars = Make a wish. Then take cover.
duel-fable-field-mouse = Small, but first at every harvest.
duel-fable-hailstorm = The barley never forgave the sky.
duel-fable-young-stoat = All teeth and no plan.
duel-fable-letter-pigeon = She reads every letter and keeps every secret.
duel-fable-otter-ferryman = The crossing costs one fish.
duel-fable-candle-study = One more page, said the moth.
duel-fable-hedgehog-sentry = Friends can pass. Hugs can’t.
duel-fable-snail-gatekeeper = He opens the gate by noon. Or by dusk.
duel-fable-thunderbolt = The tallest oak has stopped boasting.
duel-fable-old-carp = He knew the pond when it was a puddle.
duel-fable-bridge-badger = The toll is high. So is the river.
duel-fable-boar-guard = He asks once, politely. Then he runs.
duel-fable-night-heron = Patience has a very long beak.
duel-fable-brown-bear = He shares everything but the honey.
duel-fable-hunting-hawk = The mice prefer not to mention her.
duel-fable-pond-magic = Every prince was once something wetter.
duel-fable-bandmaster-crow = Loud is a melody too.
duel-fable-mother-goose = She knows every tale, and your part in it.
duel-fable-hare-runner = Fast enough for a nap along the way.
duel-fable-wasp = Invited by the jam.
duel-fable-burning-cone = Squirrels keep these for the winter.
duel-fable-dancing-swift = He lands only for the applause.
duel-fable-polecat = He bet his hat. He lost his hat.
duel-fable-war-drum = The whole forest walks in step.
duel-fable-magpie = If it shines, it’s hers.
duel-fable-hornet-nest = It hums. That’s the only warning.
duel-fable-lynx = She saw you first.
duel-fable-she-wolf = Her cubs howl only when she nods.
duel-fable-firebrand = Many a quarrel starts with one spark.
duel-fable-porcupine = He has a point. He has thousands.
duel-fable-grey-wolf = This time the boy told the truth.
duel-fable-stampede = First a murmur, then the whole valley.
duel-fable-red-stag = Proud of his antlers, grateful to his legs.
duel-fable-ladybird = Count the spots and make a wish.
duel-fable-herb-tea = First bitter, then better.
duel-fable-garden-snail = She never has far to go home.
duel-fable-leech-doctor = The bill comes in drops.
duel-fable-stone-wall = Stone by stone, by one stubborn mole.
duel-fable-hush = Even the cicada stopped.
duel-fable-west-wind = The sun won the bet. The wind still sulks.
duel-fable-frozen-pond = The ducks are holding a meeting about it.
duel-fable-mole-engineer = He has never seen his bridges. They hold.
duel-fable-honey-hive = Sweet inside, strict at the door.
duel-fable-oakling = Yesterday an acorn, tomorrow a roof for birds.
duel-fable-swan-guard = Once called ugly. Only once.
duel-fable-adder = Warm it at your fire, and count your fingers.
duel-fable-fell-oak = The reed bent. The oak didn’t.
duel-fable-old-tortoise = He’s still ahead of the hare.
duel-fable-coin = Planted, it would be a tree by now.
duel-fable-tadpole = Legs are planned.
duel-fable-hornet = Not a big wasp. Never say that.
duel-fable-wolf-cub = Practice howls don’t count.
duel-fable-calf = It runs because the others run.
duel-fable-owl = She reads at night, so that the days make sense.
duel-fable-fox = The grapes were sour anyway.
duel-fable-tortoise = Slow is a kind of certain.
duel-deck-observatory = The Observatory
duel-deck-foxes = The Fox’s Gang
duel-deck-garden = The Walled Garden
duel-kind-hero = Hero
duel-kind-minion = Minion
duel-kind-spell = Spell
duel-race-beast = Beast
duel-race-bird = Bird
duel-race-insect = Insect
duel-race-pond = Pond Dweller
duel-keyword-taunt = Taunt
duel-keyword-charge = Charge
duel-keyword-divine-shield = Shell
duel-keyword-poisonous = Poisonous
duel-keyword-windfury = Nimble
duel-keyword-lifesteal = Lifesteal
duel-keyword-taunt-text = Enemies must attack this first.
duel-keyword-charge-text = Can attack the turn it’s played.
duel-keyword-divine-shield-text = The first time it would take damage, the shell breaks instead.
duel-keyword-poisonous-text = Destroys any minion it damages.
duel-keyword-windfury-text = Can attack twice each turn.
duel-keyword-lifesteal-text = Damage it deals also heals your hero.
duel-text-keywords = { $keywords }.
duel-text-list = { $first }, { $next }
duel-text-plain = { $effect }.
duel-text-battlecry = When played: { $effect }.
duel-text-deathrattle = When destroyed: { $effect }.
duel-text-turn-start = At the start of your turn, { $effect }.
duel-text-turn-end = At the end of your turn, { $effect }.
duel-text-damaged = Whenever this minion takes damage, { $effect }.
duel-text-ally-dies = Whenever another friendly minion dies, { $effect }.
duel-text-in-hand = At the start of your turn, if this is in your hand, { $effect }.
duel-text-aura = { $target } have { $figures }.
duel-text-figures-attack = +{ $attack } Attack
duel-text-figures-health = +{ $health } Health
duel-text-figures-both = +{ $attack }/+{ $health }
duel-text-damage = deal { $amount } damage to { $target }
duel-text-damage-shots = deal { $amount } damage to { $target } { $count } times
duel-text-heal = restore { $amount } Health to { $target }
duel-text-buff = give { $target } { $figures }
duel-text-destroy = destroy { $target }
duel-text-silence = silence { $target }
duel-text-freeze = freeze { $target }
duel-text-return = return { $target } to the owner’s hand
duel-text-discard = discard { $target }
duel-text-transform =
    transform { $target } into { $attack ->
        [8] an
        [11] an
        [18] an
       *[other] a
    } { $attack }/{ $health } { $card }
duel-text-draw =
    { $amount ->
        [one] draw a card
       *[other] draw { $amount } cards
    }
duel-text-armour = gain { $amount } Armor
duel-text-mana = gain { $amount } Mana this turn only
duel-text-summon =
    { $count ->
        [one] summon { $attack ->
            [8] an
            [11] an
            [18] an
           *[other] a
        } { $attack }/{ $health } { $card }
       *[other] summon { $count } copies of { $card } ({ $attack }/{ $health })
    }
duel-target-this = this minion
duel-target-hero =
    { $alliance ->
        [ally] your hero
       *[enemy] the enemy hero
    }
duel-target-one =
    { $alliance ->
        [ally] a friendly { $noun }
        [other-ally] another friendly { $noun }
        [enemy] an enemy { $noun }
        [other-any] any other { $noun }
       *[any] any { $noun }
    }
duel-target-random =
    { $alliance ->
        [ally] a random friendly { $noun }
        [other-ally] another random friendly { $noun }
        [enemy] a random enemy { $noun }
        [other-any] another random { $noun }
       *[any] a random { $noun }
    }
duel-target-all =
    { $alliance ->
        [ally] your { $noun }
        [other-ally] your other { $noun }
        [enemy] all enemy { $noun }
        [other-any] all other { $noun }
       *[any] all { $noun }
    }
duel-target-hand-random =
    { $alliance ->
        [ally] a random card from your hand
        [enemy] a random card from your opponent’s hand
       *[any] a random card from either hand
    }
duel-target-hand-all =
    { $alliance ->
        [ally] your hand
        [enemy] your opponent’s hand
       *[any] both hands
    }
duel-noun-hero = hero
duel-noun-hero-many = heroes
duel-noun-minion = minion
duel-noun-minion-many = minions
duel-noun-character = character
duel-noun-character-many = characters
duel-noun-beast = beast
duel-noun-beast-many = beasts
duel-noun-bird = bird
duel-noun-bird-many = birds
duel-noun-insect = insect
duel-noun-insect-many = insects
duel-noun-pond = pond dweller
duel-noun-pond-many = pond dwellers
duel-refused-over = The match is over.
duel-refused-not-begun = Choose which cards to keep first.
duel-refused-exchanged = You can’t replace cards anymore.
duel-refused-not-in-hand = That card isn’t in your hand.
duel-refused-not-from-deck = This card can’t be replaced.
duel-refused-not-your-turn = It’s not your turn.
duel-refused-mana = Not enough mana: this costs { $cost }, and you have { $mana }.
duel-refused-battlefield-full = Your row is full.
duel-refused-hand-full = Your hand is full.
duel-refused-needs-target = Choose a target.
duel-refused-takes-no-target = This card doesn’t need a target.
duel-refused-no-target = There are no valid targets.
duel-refused-illegal-target = That’s not a valid target.
duel-refused-not-your-combatant = You can only attack with your own minions and hero.
duel-refused-no-attack = It has 0 Attack.
duel-refused-just-arrived = It was just played. It can attack next turn.
duel-refused-exhausted = It has already attacked this turn.
duel-refused-frozen = It’s frozen.
duel-refused-illegal-attack-target = You can’t attack that.
duel-refused-taunt = A minion with Taunt is in the way.
duel-refused-gone = It’s no longer in play.
duel-refused-too-much = Too many effects triggered at once.
duel-deck-broken = Invalid deck
duel-deck-cards-gone = Some cards in this deck no longer exist and were removed. Save the deck to keep this change.
duel-deck-error-unknown = This deck contains an unknown card.
duel-deck-error-hero = Choose a hero for this deck.
duel-deck-error-token = Tokens can’t be in a deck.
duel-deck-error-copies = A deck can have at most two copies of a card.
duel-deck-error-full = The deck is full. Remove a card first.
duel-deck-error-size = A deck must have exactly { $most } cards.
duel-level-beginner = Beginner
duel-level-casual = Casual
duel-level-skilled = Skilled
duel-level-strong = Strong
duel-level-beginner-text = Plays without a plan.
duel-level-casual-text = Usually picks the best immediate play, but makes mistakes.
duel-level-skilled-text = Always picks the best immediate play.
duel-level-strong-text = Plans its whole turn and thinks about your reply.

## The Duel: panels

duel-side-numbered = { $hero } (player { $number })
duel-level-person = A friend
duel-level-person-text = Share this device. Hands are hidden between turns.
duel-you = You
duel-opponent = Opponent
duel-mana = Mana
duel-token-figures = { $card } ({ $attack }/{ $health })
duel-hand = Hand
duel-deck = Deck
duel-fatigue = Fatigue
duel-turn = Turn { $turn }
duel-your-turn = Your turn
duel-first-cards = Starting hand
duel-first-cards-line = Keep or replace cards.
duel-over = Match over
duel-thinking = is thinking…
duel-end-turn = End turn
duel-end-turn-short = End turn
duel-nothing-left = You have no moves left this turn.
duel-slower = Slower opponent turns
duel-faster = Faster opponent turns
duel-pace-1 = Speed: Slow
duel-pace-2 = Speed: Normal
duel-pace-3 = Speed: Fast
duel-pace-4 = Speed: Very fast
duel-new = New match
duel-concede = Concede
duel-history = History
duel-history-empty = Recent actions appear here. Hover over a card, or hold a finger on it, to enlarge it.
duel-done-played = { $side } played { $card }
duel-done-played-at = { $side } played { $card } on { $target }
duel-done-attacked = { $side } attacked with { $card }
duel-done-attacked-at = { $side }: { $card } attacked { $target }
duel-done-died = { $card } died ({ $side })
duel-done-burned = { $card } was burned because the hand was full ({ $side })
duel-line-played = { $card } played
duel-line-attacked = { $card } attacks
duel-line-died = { $card } destroyed
duel-line-burned = { $card } burned
duel-line-at = { $card } » { $target }{ $outcome ->
    [damage] , { $amount } damage
    [shield] , shell broken
    [target] , destroyed
    [attacker] , attacker destroyed
    [both] , both destroyed
   *[none] {""}
}
duel-now-cost = Cost: { $now } (base { $printed })
duel-now-attack = Attack: { $now } (base { $printed })
duel-now-most = Maximum Health: { $now } (base { $printed })
duel-now-health = Damaged: { $now } of { $most } Health left
duel-now-lost = { $keyword } is gone.
duel-now-silenced = Silenced
duel-now-frozen = Frozen
duel-bold-battlecry = When played
duel-bold-deathrattle = When destroyed
duel-term-battlecry = When played
duel-term-deathrattle = When destroyed
duel-term-silence = Silence
duel-term-freeze = Freeze
duel-term-armour = Armor
duel-term-discard = Discard
duel-term-transform = Transform
duel-term-aura = Aura
duel-term-token = Token
duel-explain-battlecry = Happens when you play this card from your hand.
duel-explain-deathrattle = Happens when this minion dies.
duel-explain-silence = Removes all card text and effects. Health above the base value is lost.
duel-explain-freeze = Frozen characters miss their next attack.
duel-explain-armour = Absorbs damage before Health.
duel-explain-discard = Discarded cards go from your hand to the graveyard.
duel-explain-transform = This minion becomes a new card at full Health. The old card is gone, and its “When destroyed” effect doesn’t happen.
duel-explain-aura = Lasts as long as this minion is in play.
duel-explain-token = Created by other cards. Can’t be put in a deck.
duel-explain-silenced = Its card text no longer has any effect.
duel-explain-frozen = It misses its next attack.

duel-guide-1 = Mana
duel-guide-1-text = The blue crystals are your mana. You gain one each turn, up to ten, and they refill every turn. A card’s cost is in its top left corner. Cards you can afford glow.
duel-guide-2 = Playing a minion
duel-guide-2-text = Cards with a sword and a heart at the bottom are minions. Pick one that glows and place it in your row, or drag it there.
duel-guide-3 = Ending your turn
duel-guide-3-text = A new minion can’t attack until your next turn. End your turn with the button on the table or here. After your opponent’s turn, you draw a card.
duel-guide-4 = Attacking
duel-guide-4-text = Drag a glowing minion onto an enemy minion or the enemy hero to attack. Both deal damage to each other at the same time, and the damage stays.
duel-guide-5 = Taunt
duel-guide-5-text = Enemies must attack minions with Taunt before anything else. Hover over a card, or hold a finger on it, to see what its keywords mean.
duel-guide-6 = Spells
duel-guide-6-text = Spells take effect once and then go to the graveyard. If a spell needs a target, drag it onto a highlighted minion or hero. Right-click or press Escape to cancel before you let go.
duel-guide-7 = Use your mana
duel-guide-7-text = Unspent mana is lost, so before you end your turn, check what you can still play and who can still attack. If your deck is empty, each draw deals damage to you: 1, then 2, then 3…
duel-guide-8 = Winning
duel-guide-8-text = Reduce the enemy hero’s Health from 30 to 0 to win. You’re ready to play. Good luck!

duel-curtain = Next player
duel-curtain-text = All hands are hidden. Continue when only you can see the screen.
duel-uncover = I’m ready
duel-concede-title = Concede?
duel-concede-text = The match ends and your opponent wins.
duel-concede-yes = Concede
duel-abandon-title = Leave match?
duel-abandon-text = This match isn’t over. If you leave now, your opponent wins.
duel-abandon-text-people = This match isn’t over. If you leave now, you can’t resume it.
duel-abandon-yes = Leave
duel-you-win = Victory!
duel-you-lose = Defeat
duel-wins = { $winner } wins!
duel-drawn = Draw
duel-drawn-text = Both heroes died at the same time.
duel-by-defeat = { $loser } has no Health left.
duel-by-own-defeat = You have no Health left.
duel-by-own-concession = You conceded.
duel-by-concession = { $loser } conceded.
duel-turns = { $turn ->
    [one] The match lasted 1 turn.
   *[other] The match lasted { $turn } turns.
}
duel-record = So far vs. { $level }: { $won ->
    [one] 1 win
   *[other] { $won } wins
}, { $lost ->
    [one] 1 loss
   *[other] { $lost } losses
}{ $drawn ->
    [0] .
    [one] , 1 draw.
   *[other] , { $drawn } draws.
}
duel-rematch = Rematch
duel-change-decks = Change decks

duel-mulligan = Starting hand
duel-mulligan-first = You go first. Choose cards to replace with others from your deck.
duel-mulligan-second = You go second, with an extra card and the Acorn Coin. Choose cards to replace with others from your deck.
duel-mulligan-guided = Before the first turn, you can replace cards you don’t want, usually expensive ones. A card’s cost is in its top left corner. These are cheap, so keep them.
duel-mulligan-keep = Keep all
duel-mulligan-exchange = { $count ->
    [one] Replace 1 card
   *[other] Replace { $count } cards
}
duel-mulligan-in = Keep
duel-mulligan-out = Replace
duel-mulligan-stays = Bonus

duel-setup = New match
duel-begin = Start match
duel-own-deck = Your deck
duel-other-deck = Opponent’s deck
duel-led-by = Hero: { $hero }
duel-deck-unfinished = { $cards } of { $most } cards
duel-who = Opponent
duel-more = More
duel-deck-builder = Deck builder
duel-new-deck = New deck

duel-search = Search cards
duel-cost = { $cost ->
    [7] Cost 7 or more
   *[other] Cost { $cost }
}
duel-cost-all = Show all costs
duel-page-back = Previous page
duel-page-next = Next page
duel-nothing-found = No cards found. Try a different search or cost.
duel-deck-name = Deck name
duel-hero-back = Previous hero
duel-hero-next = Next hero
duel-deck-count = { $cards } of { $most } cards
duel-deck-ready = Ready to play.
duel-deck-empty = Select cards to add them. Select a card in this list to remove it.
duel-export = Copy deck code
duel-import = Paste deck code
duel-import-title = Replace this deck?
duel-import-text = The deck code in the clipboard replaces the cards of this deck.
duel-import-yes = Replace
duel-delete = Delete deck
duel-delete-title = Delete this deck?
duel-delete-text = “{ $name }” will be deleted for good.
duel-delete-yes = Delete
duel-save = Save
duel-leave = Leave
duel-leave-title = Leave without saving?
duel-leave-text = Your changes to this deck will be lost.
duel-leave-yes = Don’t save
duel-builder-new-name = My deck
duel-deck-copy = This is a copy of “{ $deck }”. The original doesn’t change.
duel-deck-copied = Deck code copied.
duel-deck-pasted = Deck pasted from the clipboard.
duel-deck-needs-name = Name your deck first.
duel-decks-full = You already have { $count } decks. Delete one first.
duel-deck-name-taken = You already have a deck called { $name }. Choose another name.
duel-deck-saved = Deck saved.
duel-code-later = This deck code is from a newer version of the game. Update the game to use it.
duel-code-none = No deck code found in the clipboard.

duel-no-matches = No matches finished yet.
duel-against-computer = vs. Computer
duel-among-people = vs. Friend
duel-deck-short = Deck
duel-won = Wins
duel-lost = Losses
duel-draws = Draws
duel-level-unknown = Earlier matches
duel-all-decks = All decks

duel-rules = How to play the Duel
duel-rules-aim = Goal
duel-rules-aim-text = Each hero starts with 30 Health. Reduce the enemy hero’s Health to 0 to win. If both heroes die at the same time, it’s a draw.
duel-rules-turn = Your turn
duel-rules-turn-text = At the start of your turn, you gain a mana crystal, all your crystals refill, your minions can attack again, and you draw a card. Then play cards and attack in any order. End your turn when you’re done.
duel-rules-mana = Mana
duel-rules-mana-text = Every card costs mana, shown in its top left corner. You have one mana crystal on your first turn, two on your second, and so on, up to ten. Unspent mana is lost at the end of your turn.
duel-rules-minions = Minions
duel-rules-minions-text = Minions are played into your row, which holds up to seven. A minion can’t attack on the turn it’s played unless it has Charge. Attack and Health are shown at the bottom of the card.
duel-rules-attack = Attacking
duel-rules-attack-text = Each of your minions can attack once per turn, either an enemy minion or the enemy hero. Both deal damage at the same time, and damage stays. A minion with no Health left dies. While an enemy minion has Taunt, you can only attack minions with Taunt.
duel-rules-spells = Spells
duel-rules-spells-text = A spell takes effect and goes to the graveyard. If it needs a target, drag it onto the target. A spell with no valid target can’t be played. A minion can still be played without one, but its “When played” effect does nothing.
duel-rules-keywords = Keywords
duel-rules-keywords-text = Keywords mean the same on every card. Hover over a card, or hold a finger on it, to see them explained.
duel-rules-deck = Deck and hand
duel-rules-deck-text = Your hand holds up to ten cards. Any card you draw beyond that is revealed and burned. When your deck is empty, each draw causes fatigue: 1 damage to your hero, then 2, then 3, and so on.
duel-rules-beginning = Starting a match
duel-rules-beginning-text = A coin toss decides who goes first. The first player starts with three cards. The second gets four and the Acorn Coin, which gives 1 extra mana for one turn. Both players can replace any of their starting cards once.
duel-rules-decks = Decks
duel-rules-decks-text = A deck has a hero and 30 cards, with at most two copies of each. Play one of three ready-made decks, or build your own in the deck builder. Share a deck by copying its deck code.

duel-key-drag = Drag
duel-key-rest = Hover over or hold a card
duel-key-pace = + and −
duel-help-click = Pick up or place a card
duel-help-drag = Play a card, choose its target, attack
duel-help-rest = Enlarge it and explain its keywords
duel-help-escape = Cancel; again for the menu
duel-help-arrows = Move between cards
duel-help-enter = Pick up, place or attack
duel-help-end-turn = End your turn
duel-help-skip = Skip animations
duel-help-pace = Faster or slower opponent turns
duel-help-new = New match

## Errors

storage-no-folder = No folder for saved games was found. Start the game with --save-dir FOLDER.
browser-full = This browser has no space left for your games. Export those that you want to keep.
browser-not-stored = This browser couldn’t save your game. Export games that you want to keep.
storage-write = Couldn’t write { $path }: { $reason }.
storage-read = Couldn’t read { $path }: { $reason }.
storage-unreadable = Couldn’t read { $path }: { $reason }. The file isn’t changed, and the game saves to { $instead }.
storage-damaged = { $name } was damaged and has been moved to { $kept }. See the log for details.
storage-newer = { $name } is from a newer version of Parlour and has been moved to { $kept }. To use it, update Parlour and rename the file back.
refused-illegal = Illegal move.
refused-over = The game is over.
stuck-check = You’re in check, and this piece can’t help.
stuck-king = The king has no safe square to move to.
stuck-pinned = This piece is pinned: without it, your king would be in check.
other-piece = This piece belongs to your opponent.
other-turn = It’s { $player }’s turn.
stuck-blocked = This piece has no legal moves.
illegal-check = You’re in check, and this move doesn’t stop it.
illegal-king = Your king would be in check there.
refused-claim = You can’t claim a draw now.
scene-missing = Couldn’t load { $first }. See the log for details.
download-failed = Couldn’t download { $first }. Check your connection, and try again.
scene-other = { $scene } is the scene of another game. Reinstall the game to fix this.
scene-none = { $scene } isn’t a valid scene.
scene-cut = { $scene } is incomplete: it ends at line { $line }. Restore the file.
scene-line = { $place }: syntax error: { $text }
assets-missing = { $count ->
    [one] Couldn’t load a game file: { $first }. Reinstall the game to fix this.
   *[other] Couldn’t load { $count } game files (first: { $first }). See the log for the full list, or reinstall the game.
}
assets-late = { $count ->
    [one] Couldn’t finish loading a game file: { $first }. Restart or reinstall the game.
   *[other] Couldn’t finish loading { $count } game files (first: { $first }). See the log for the full list, or restart the game.
}
data-broken = { $error }. Undo your changes to the game’s files, or reinstall the game.
fen-broken = Invalid position. Check the { $field }: { $reason }.
duel-setup-broken = Couldn’t load the position: { $error }.

# Large text in the middle of the table.
duel-word-turn-own = Your turn
duel-word-turn-other = Opponent’s turn
duel-word-turn-of = Player { $player }’s turn
duel-word-fatigue = Fatigue { $count }
duel-word-overdraw = Your hand is full
duel-no-such-deck = There is no deck called { $deck }.

## Openings

opening-kings-pawn = King’s Pawn Game
opening-queens-pawn = Queen’s Pawn Game
opening-english = English Opening
opening-reti = Réti Opening
opening-bird = Bird’s Opening
opening-larsen = Larsen’s Opening
opening-nimzowitsch-larsen = Nimzowitsch–Larsen Attack
opening-grob = Grob’s Attack
opening-sokolsky = Sokolsky Opening
opening-kings-fianchetto = King’s Fianchetto Opening
opening-vant-kruijs = Van ’t Kruijs Opening
opening-mieses = Mieses Opening
opening-dunst = Dunst Opening
opening-open-game = Open Game
opening-kings-knight = King’s Knight Opening
opening-italian = Italian Game
opening-giuoco-piano = Giuoco Piano
opening-giuoco-pianissimo = Giuoco Pianissimo
opening-giuoco-centre = Giuoco Piano: Main Line
opening-evans = Evans Gambit
opening-two-knights = Two Knights Defense
opening-two-knights-ng5 = Two Knights Defense: Knight Attack
opening-fried-liver = Fried Liver Attack
opening-traxler = Traxler Counterattack
opening-hungarian = Hungarian Defense
opening-ruy-lopez = Ruy Lopez
opening-ruy-berlin = Ruy Lopez: Berlin Defense
opening-ruy-berlin-wall = Ruy Lopez: Berlin Wall
opening-ruy-morphy = Ruy Lopez: Morphy Defense
opening-ruy-exchange = Ruy Lopez: Exchange Variation
opening-ruy-open = Ruy Lopez: Open Variation
opening-ruy-closed = Ruy Lopez: Closed Variation
opening-ruy-marshall = Ruy Lopez: Marshall Attack
opening-ruy-steinitz = Ruy Lopez: Steinitz Defense
opening-ruy-schliemann = Ruy Lopez: Jaenisch Gambit
opening-ruy-bird = Ruy Lopez: Bird’s Defense
opening-scotch = Scotch Game
opening-scotch-classical = Scotch Game: Classical Variation
opening-scotch-schmidt = Scotch Game: Schmidt Variation
opening-scotch-gambit = Scotch Gambit
opening-three-knights = Three Knights Game
opening-four-knights = Four Knights Game
opening-ponziani = Ponziani Opening
opening-philidor = Philidor Defense
opening-petrov = Petrov’s Defense
opening-latvian = Latvian Gambit
opening-elephant = Elephant Gambit
opening-damiano = Damiano Defense
opening-kings-gambit = King’s Gambit
opening-kings-gambit-accepted = King’s Gambit Accepted
opening-kings-gambit-declined = King’s Gambit Declined
opening-falkbeer = Falkbeer Countergambit
opening-vienna = Vienna Game
opening-vienna-gambit = Vienna Gambit
opening-bishops = Bishop’s Opening
opening-centre-game = Center Game
opening-danish = Danish Gambit
opening-wayward-queen = Wayward Queen Attack
opening-sicilian = Sicilian Defense
opening-sicilian-open = Sicilian Defense: Open
opening-sicilian-najdorf = Sicilian Defense: Najdorf
opening-sicilian-dragon = Sicilian Defense: Dragon
opening-sicilian-yugoslav = Sicilian Dragon: Yugoslav Attack
opening-sicilian-accelerated = Sicilian Defense: Accelerated Dragon
opening-sicilian-classical = Sicilian Defense: Classical
opening-sicilian-scheveningen = Sicilian Defense: Scheveningen
opening-sicilian-sveshnikov = Sicilian Defense: Sveshnikov
opening-sicilian-kalashnikov = Sicilian Defense: Kalashnikov
opening-sicilian-taimanov = Sicilian Defense: Taimanov
opening-sicilian-kan = Sicilian Defense: Kan
opening-sicilian-rossolimo = Sicilian Defense: Rossolimo
opening-sicilian-moscow = Sicilian Defense: Moscow
opening-sicilian-closed = Sicilian Defense: Closed
opening-sicilian-alapin = Sicilian Defense: Alapin
opening-smith-morra = Sicilian Defense: Smith–Morra Gambit
opening-sicilian-wing = Sicilian Defense: Wing Gambit
opening-sicilian-grand-prix = Sicilian Defense: Grand Prix Attack
opening-french = French Defense
opening-french-advance = French Defense: Advance
opening-french-exchange = French Defense: Exchange
opening-french-tarrasch = French Defense: Tarrasch
opening-french-winawer = French Defense: Winawer
opening-french-classical = French Defense: Classical
opening-french-rubinstein = French Defense: Rubinstein
opening-caro-kann = Caro–Kann Defense
opening-caro-advance = Caro–Kann Defense: Advance
opening-caro-exchange = Caro–Kann Defense: Exchange
opening-caro-panov = Caro–Kann Defense: Panov Attack
opening-caro-classical = Caro–Kann Defense: Classical
opening-caro-two-knights = Caro–Kann Defense: Two Knights
opening-caro-fantasy = Caro–Kann Defense: Fantasy
opening-scandinavian = Scandinavian Defense
opening-scandinavian-main = Scandinavian Defense: Main Line
opening-scandinavian-modern = Scandinavian Defense: Modern
opening-alekhine = Alekhine’s Defense
opening-alekhine-four-pawns = Alekhine’s Defense: Four Pawns Attack
opening-pirc = Pirc Defense
opening-pirc-austrian = Pirc Defense: Austrian Attack
opening-modern = Modern Defense
opening-nimzowitsch = Nimzowitsch Defense
opening-owen = Owen’s Defense
opening-st-george = St. George Defense
opening-closed-game = Closed Game
opening-queens-gambit = Queen’s Gambit
opening-qga = Queen’s Gambit Accepted
opening-qgd = Queen’s Gambit Declined
opening-qgd-exchange = Queen’s Gambit Declined: Exchange
opening-qgd-orthodox = Queen’s Gambit Declined: Orthodox
opening-qgd-tarrasch = Tarrasch Defense
opening-semi-tarrasch = Semi-Tarrasch Defense
opening-ragozin = Ragozin Defense
opening-slav = Slav Defense
opening-slav-exchange = Slav Defense: Exchange
opening-semi-slav = Semi-Slav Defense
opening-meran = Semi-Slav Defense: Meran
opening-albin = Albin Countergambit
opening-chigorin = Chigorin Defense
opening-blackmar-diemer = Blackmar–Diemer Gambit
opening-london = London System
opening-london-early = London System
opening-london-indian = London System
opening-colle = Colle System
opening-torre = Torre Attack
opening-trompowsky = Trompowsky Attack
opening-veresov = Richter–Veresov Attack
opening-indian = Indian Defense
opening-indian-c4 = Indian Defense
opening-nimzo-indian = Nimzo-Indian Defense
opening-nimzo-rubinstein = Nimzo-Indian Defense: Rubinstein
opening-nimzo-classical = Nimzo-Indian Defense: Classical
opening-nimzo-saemisch = Nimzo-Indian Defense: Sämisch
opening-queens-indian = Queen’s Indian Defense
opening-bogo-indian = Bogo-Indian Defense
opening-catalan = Catalan Opening
opening-kings-indian = King’s Indian Defense
opening-kings-indian-classical = King’s Indian Defense: Classical
opening-kings-indian-saemisch = King’s Indian Defense: Sämisch
opening-kings-indian-four-pawns = King’s Indian Defense: Four Pawns Attack
opening-gruenfeld = Grünfeld Defense
opening-gruenfeld-exchange = Grünfeld Defense: Exchange
opening-benoni = Benoni Defense
opening-benoni-modern = Modern Benoni
opening-benko = Benko Gambit
opening-benoni-old = Old Benoni Defense
opening-budapest = Budapest Gambit
opening-old-indian = Old Indian Defense
opening-dutch = Dutch Defense
opening-dutch-leningrad = Dutch Defense: Leningrad
opening-dutch-stonewall = Dutch Defense: Stonewall
opening-staunton = Staunton Gambit
opening-englund = Englund Gambit
opening-english-symmetrical = English Opening: Symmetrical
opening-english-reversed = English Opening: Reversed Sicilian
opening-english-four-knights = English Opening: Four Knights
opening-english-anglo-indian = English Opening: Anglo-Indian
opening-reti-main = Réti Opening
opening-kings-indian-attack = King’s Indian Attack
opening-from = From’s Gambit

## High Card, a small table for tests

menu-highcard = High Card
highcard-draw = Draw
highcard-refused = The piles are empty. Start a new game.

## Statistics of all tables

statistics-no-trend = Play a few games to see how you’re doing.
statistics-streak = Win streak
statistics-longest = Longest win streak
statistics-time = Time played
statistics-minutes = { $minutes } min
statistics-hours = { $hours } h { $minutes } min
statistics-drawn = Draws
statistics-all = All opponents
# Rating and its deviation.
chess-rating = { $rating } ± { $deviation }
chess-rating-now = Your rating: { $rating }
chess-rating-none = Your rating
chess-rating-change = Your rating: { $rating } ({ $change })
chess-rating-provisional = Your rating: about { $rating } (provisional)
chess-rating-text = Games against the computer count if they start from the start position.
duel-win-rate = Win rate, last 20 matches
score-trend = Points per round
