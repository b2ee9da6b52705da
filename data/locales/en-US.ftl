# What the player reads, in English. Every other language has the same keys.

title = Parlour
tagline = One table, good company.
white = White
black = Black
on = on
off = off
close = Close
cancel = Cancel
menu = Menu
panel = Panel
help = Help
demonstration = Touch anything to come back.
scene-incomplete = This scene has no GameManager and Board, so nothing can be played on it.
no-clipboard = The clipboard cannot be reached.

## The main menu

menu-continue = Continue
menu-chess = Chess
menu-learn = Learn chess
menu-prospector = Prospector
menu-duel = The Duel
menu-settings = Settings
menu-quit = Quit
prospector-announced = A solitaire about digging for gold. Its cards are still being drawn: it will be dealt on this table in one of the next versions.
duel-announced = A card game against a patient opponent. Its decks are still being written: it will be played on this table in one of the next versions.

## At the table

to-move = { $player } to move
wins = { $player } wins
drawn = A draw
check = Check
new-game = New game
undo = Take back
redo = Forward
flip = Turn the board
top = From above
offer-draw = Draw
claim-draw = Claim draw
resign = Resign
copy-fen = Copy the position (FEN)
paste-fen = Set up the position from the clipboard (FEN)
copy-pgn = Copy the game (PGN)
fen-copied = The position is in the clipboard, as FEN.
pgn-copied = The game is in the clipboard, as PGN.
fen-pasted = The position from the clipboard is on the board.
fen-refused = The clipboard holds no position: { $field }: { $reason }.
fen-board = board
fen-turn = turn
fen-castling = castling
fen-en-passant = en passant
fen-halfmove-clock = halfmove clock
fen-fullmove = fullmove number
fen-end = end
again = Again
look = Look at the board
pgn-event = A game in the parlour
report-written = The bug report is in { $place }.
report-failed = There is no folder to write a bug report to.

claim-threefold = Third time this position: a draw may be claimed.
claim-fifty = Fifty moves without capture or pawn move: a draw may be claimed.

reason-checkmate = by checkmate
reason-stalemate = stalemate: no move left, and no check
reason-threefold = the same position three times, claimed
reason-fivefold = the same position five times
reason-fifty = fifty moves without capture or pawn move, claimed
reason-seventy-five = seventy-five moves without capture or pawn move
reason-insufficient-material = nobody can mate any more
reason-agreement = by agreement
reason-resignation = by resignation
reason-time = on time
reason-king-captured = the king was captured

## Dialogs

promotion-title = Your pawn has arrived. What shall it be?
piece-pawn = Pawn
piece-knight = Knight
piece-bishop = Bishop
piece-rook = Rook
piece-queen = Queen
piece-king = King
resume-title = A game is waiting
resume-text = Your last game was not finished. Would you like to go on with it?
resume-yes = Go on
resume-no = New game
resign-title = Resign?
resign-text = { $player } gives up, and the game is over.
resign-yes = Resign
draw-title = A draw?
draw-text = { $player } offers a draw. Does { $other } accept?
draw-accept = Accept
draw-decline = Play on
draw-claim-title = Claim a draw?
rules-standard = Chess
rules-standard-text = By the rules of the World Chess Federation.
rules-960 = Chess960
rules-960-text = The pieces behind the pawns are shuffled, one of 960 ways.
rules-casual = Casual
rules-casual-text = No check and no mate: whoever captures the king wins.

## Settings

setting-language = Language
setting-quality = Quality
setting-fullscreen = Full screen
setting-vsync = V-Sync
setting-frame-limit = Frames a second
setting-volume = Volume
setting-motion = Motion
setting-camera = Camera
setting-palette = Colours of marks
setting-ui-scale = Size of panels
no-limit = no limit
vsync-note = V-Sync changes at the next start.
quality-low = low
quality-medium = medium
quality-high = high
motion-instant = none
motion-fast = fast
motion-normal = normal
motion-slow = slow
camera-off = as you leave it
camera-turn = turns with the players
camera-white = behind White
camera-black = behind Black
palette-normal = of the house
palette-high-contrast = high contrast
palette-colour-blind = colour-blind

## Keys

help-title = Keys and hands
key-mouse = Click or drag
key-arrows = Arrow keys
key-enter = Enter, Space
key-escape = Escape, right click
key-right-drag = Right drag, two fingers
key-wheel = Wheel, pinch
key-undo = U, Ctrl+Z
key-redo = Y, Ctrl+Y
key-fen = Ctrl+C, Ctrl+V
key-tab = Tab
help-mouse = pick a piece and put it down
help-arrows = walk over the squares
help-enter = pick and put down
help-escape = drop the piece; again: the menu
help-right-drag = look from another side
help-wheel = nearer and farther
help-top = look from above, and back
help-flip = to the other side of the table
help-reset = back to the seat
help-undo = take a move back
help-redo = make it again
help-draw = offer or claim a draw
help-fen = copy and paste the position
help-pgn = copy the game
help-tab = walk through the buttons
help-help = this page
help-report = write a bug report
help-fullscreen = full screen and back

## The rules page

rules-title = How chess is played
rules-aim = The aim
rules-aim-text = White and Black move in turn. A king that could be captured is in check and must be brought to safety at once. If that cannot be done it is checkmate, and the game is won.
rules-pieces = The pieces
rules-pieces-text = The rook goes straight, the bishop aslant, the queen both ways, as far as the way is free. The king goes one square in any direction. The knight leaps two squares straight and one to the side, over the heads of others. The pawn goes one square forward, two from its first square, and captures one square aslant. Whoever moves to a square with a piece of the other colour captures it.
rules-special = Three special moves
rules-special-text = Castling: if neither king nor rook has moved and the squares between them are free, the king goes two squares towards the rook and the rook goes over him; not out of, through or into check. En passant: a pawn that went two squares may be captured at once by an enemy pawn beside it, as if it had gone one. Promotion: a pawn on the last row becomes a queen, rook, bishop or knight.
rules-draws = Draws
rules-draws-text = It is a draw when the player to move has no move and is not in check, when nobody can mate any more, when both agree, when a position has come up five times or seventy-five moves went by without a capture or a pawn's move. After three times, or fifty moves, a draw may be claimed.
rules-sets = Other ways to play
rules-sets-text = Chess960 shuffles the pieces of the first row; both sides alike. In the casual game there is no check: whoever captures the king wins.

## Lessons

lesson-counter = Lesson { $number } of { $count }
lesson-next = Next
lesson-skip = Skip
lesson-again = Again
lesson-leave = Leave
lesson-end = Done
lesson-done = Well done!
lesson-try-again = Not that one. The green mark shows where to go.
lesson-pawn = The pawn
lesson-pawn-text = Pawns go straight ahead. From its first square a pawn may go two. Click the pawn, then the marked square.
lesson-pawn-captures = The pawn captures
lesson-pawn-captures-text = Pawns capture aslant. Take the black pawn.
lesson-rook = The rook
lesson-rook-text = Rooks go straight, as far as the way is free. Take the knight at the end of the row.
lesson-bishop = The bishop
lesson-bishop-text = Bishops go aslant and stay on their colour. Take the rook.
lesson-queen = The queen
lesson-queen-text = The queen goes like a rook or a bishop. Take the knight in the corner.
lesson-knight = The knight
lesson-knight-text = Knights leap: two squares straight and one to the side, over others. Take the bishop.
lesson-king = The king
lesson-king-text = The king goes one square at a time, and never into danger. Take the pawn that nobody guards.
lesson-check = Out of check
lesson-check-text = Your king is in check. Get him out of it by capturing the rook.
lesson-castling = Castling
lesson-castling-text = King and rook may move together: move the king two squares towards the rook.
lesson-en-passant = En passant
lesson-en-passant-text = Black's pawn has just gone two squares, past your pawn. Take it as if it had gone one.
lesson-promotion = Promotion
lesson-promotion-text = A pawn that reaches the last row becomes another piece. Make it a queen.
lesson-mate = Checkmate
lesson-mate-text = The king can be attacked so that nothing helps. Give checkmate in one move.

## What went wrong

storage-no-folder = This system names no folder for saved games; start with --save-dir FOLDER.
storage-write = { $path } could not be written: { $reason }.
storage-read = { $path } could not be read: { $reason }.
storage-damaged = { $name } is damaged ({ $reason }); it was kept as { $kept }.
storage-newer = { $name } comes from a newer version of Parlour; it was kept as { $kept }.
refused-illegal = That move is not allowed.
refused-over = The game is over.
refused-claim = There is no draw to claim.
scene-missing = { $scene } could not be loaded: { $reason }.
