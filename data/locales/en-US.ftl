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

menu-continue-at = Continue, move { $move }
menu-chess = Chess
menu-learn = Learn chess
menu-prospector = Prospector
menu-duel = The Duel
menu-duel-back = Back to the Duel
menu-settings = Settings
menu-quit = Quit

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
claim-draw-short = Claim
resign = Resign
copy-fen = Copy the position (FEN)
paste-fen = Set up the position from the clipboard (FEN)
copy-pgn = Copy the game (PGN)
fen-copied = The position is in the clipboard, as FEN.
pgn-copied = The game is in the clipboard, as PGN.
fen-pasted = The position from the clipboard is on the board.
fen-pasted-without = The position from the clipboard is on the board. Left out, as it cannot be: { $fields }.
fen-refused = The clipboard holds no position ({ $field }: { $reason }).
fen-board = board
fen-turn = turn
fen-castling = castling
fen-en-passant = en passant
fen-halfmove-clock = halfmove clock
fen-fullmove = fullmove number
fen-end = end
again = Again
look = Look back
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
# What is played, over the list of moves.
game-960 = Chess960 · position { $number }
game-casual = Casual chess, without check

## Chess: who plays, and the clock

seat-person = You
seat-computer = Computer · { $level }
chess-level-beginner = beginner
chess-level-learner = learner
chess-level-hobby = hobby
chess-level-keen = keen
chess-level-club = club
chess-level-strong = strong
chess-level-expert = expert
chess-level-full = full strength
your-move = Your move
computer-thinks = Computer thinking …
player-thinks = { $player } is thinking …
you-win = You win
computer-wins = The computer wins
draw-refused = The computer plays on.
no-engine = The computer cannot play ({ $reason }). Its pieces are yours to move.
no-adviser = Nobody can look at the position ({ $reason }).
pause = Stop the clock
paused-title = The game waits
paused-text = Nobody's time runs until you go on.
paused-text-no-clock = Nobody moves until you go on.
go-on = Go on
start-game = Begin
new-game-players = Players
new-game-rules = Rules
new-game-clock = Clock
new-game-level = Opponent
new-game-strength = Level
new-game-strength-other = How strongly it plays is set under “Other engines”.
new-game-level-white = White
new-game-level-black = Black
new-game-own-minutes = Time for all moves
new-game-own-kind = For each move
new-game-own-seconds = How much
new-game-handicap = Handicap
new-game-handicap-minutes = That player's time
pairing-two-people = Two people
pairing-computer = Computer
pairing-two-computers = Two computers
side-white = White
side-random = By lot
side-black = Black
clock-none = no clock
clock-own = your own
clock-minutes = { $minutes } min
clock-seconds = { $seconds } s
bonus-increment = increment: added
bonus-delay = delay: waits first
bonus-bronstein = Bronstein: given back
handicap-none = nobody
handicap-white = White's time differs
handicap-black = Black's time differs
control-none = { $minutes } min
control-increment = { $minutes } min + { $seconds } s
control-delay = { $minutes } min, delay { $seconds } s
control-bronstein = { $minutes } min, Bronstein { $seconds } s
help-new-game = a new game
help-pause = stop the clock
advice-hint = A hint (I)
advice-threats = Show threats (X)
advice-evaluation-bar = Evaluation bar (E)
advice-best-line = Best line (L)
advice-thinking = looking at it …
advice-depth = { $evaluation } · depth { $depth }
help-hint = a hint: an arrow on the board
help-threats = show what the opponent threatens
help-evaluation-bar = the evaluation bar
help-best-line = the best line
openings-broken = The names of openings cannot be read: { $reason }.

## Chess: other engines

other-engines = Other engines
engines-text = Chess programs that speak UCI can play here and look on. Pick one that was found, or name one.
engines-adviser = Analysis by
engines-own = Parlour
engines-add = Add an engine
engines-found = Add { $name }
engines-command = Program, or a command with its words
engines-add-typed = Add
engines-waiting = Waiting for its answer …
engines-trouble = It cannot be used: { $reason }.
engine-seconds = Time for a move
engine-empty = (empty)
engine-remove = Remove
engine-remove-title = Remove it?
engine-remove-text = { $name } leaves the list. The program itself stays where it is.
engine-defaults = As delivered
engine-option-range = { $option } goes from { $min } to { $max }; { $value } is none of these.
engine-option-refused = { $option } cannot be { $value }.
engine-no-room = there is no room for it: { $reason }
engine-not-started = the program cannot be started ({ $reason })
engine-gone = the program has ended
engine-foreign = the program does not answer as a UCI engine does
engine-silent = the program does not answer
engine-illegal = it wants to play { $reason }, which is no legal move
engine-rules = it does not know these rules
engine-unknown = it is not in the list of engines any more
engine-trouble-title = { $name } cannot go on
engine-trouble-text = { $name } cannot play: { $reason }. Nothing of the game is lost. Who plays for { $player }?
engine-own = Parlour, at level { $level }
engine-again = Try once more
engine-person = Somebody at this table
adviser-gone = { $name } cannot look on: { $reason }. Parlour does in its place, until you try it again under “Other engines”.
adviser-rests = { $name } could not look on. Parlour does in its place.
adviser-again = Let it look on again
seat-unknown-engine = An engine
done = Done

## Chess: setting up a position

editor-open = Set up a position
editor-title = Set up a position
editor-hand = Take and move pieces
editor-eraser = Clear squares
editor-castle-king = { $player } may castle on the king's side
editor-castle-queen = { $player } may castle on the queen's side
editor-en-passant = En passant
editor-rules = Rules
editor-good = This can be played.
editor-odd = It can be played, but no game comes to it: { $count } men give check at once.
editor-mate = { $player } is checkmated: it can be looked at, but the game is over.
editor-stalemate = { $player } has no move, stalemate: it can be looked at, but the game is over.
editor-start = Start
editor-clear = Clear
editor-play = Play …
editor-usual = Usual start
editor-leave-title = Leave it?
editor-leave-text = What you have set up is lost. The game on the table goes on as it was.
editor-leave-yes = Leave it
editor-leave-no = Stay
editor-draft = Here is the position that you had not finished.
new-game-set-up = { $rules }, from the position that was set up.
flaw-no-king = { $player } has no king.
flaw-kings = { $player } has { $count } kings.
flaw-men = { $player } has { $count } men; sixteen is the most.
flaw-pawns = { $player } has { $count } pawns; eight is the most.
flaw-pawn = No pawn can stand on { $square }.
flaw-check = { $player }'s king could be taken at once.
help-editor = set up a position

## Chess: after the game

review-title = Looking back
review-begin = Look back at the game
review-start-touch = The start. The arrows step through the game.
review-start = The start. Right and left step through the game, down and up from mistake to mistake.
review-move = { $move } ({ $evaluation })
review-verdict = { $move } ({ $evaluation }) { $verdict } Better: { $better }
review-end = Result: { $result }.
review-end-other = The file says otherwise: { $result }.
review-end-time = Result: { $result }, on time.
review-variation = A variation: { $moves }
review-to-start = To the start (Home)
review-back = Back (Left)
review-forward = Forward (Right)
review-to-end = To the end (End)
review-previous-mistake = The mistake before (Up)
review-next-mistake = The next mistake (Down)
review-return = Back to the game (Backspace)
verdict-inaccuracy = Inaccurate.
verdict-mistake = A mistake.
verdict-blunder = A blunder.
verdict-missed-win = Misses a win.
key-review = Left, Right, Home, End
key-mistakes = Up, Down; Backspace
help-review = looking back: step through the game
help-mistakes = mistake to mistake; back to the game
key-notes = C, V, Delete, G
help-notes = looking back: comment; another try; take it away; play on
key-variations = 1, 2, 3
help-variations = looking back: into a variation
key-files = Ctrl+O, Ctrl+S
help-files = open a file of games; save the game
note-comment = Comment and sign (C)
note-another = Another move that was tried (V)
note-remove-variation = Take the variation away (Delete)
note-play-on = Play on from here (G)
note-comment-on = A comment on { $move }
note-comment-start = A comment on the whole game
note-say = Keep it
sign-none = No sign
sign-brilliant = Brilliant
sign-good = Good
sign-interesting = Interesting
sign-dubious = Dubious
sign-mistake = A mistake
sign-blunder = A blunder
note-remove-title = Take it away?
note-remove-text = The variation goes with everything that was tried and said in it.
note-remove-yes = Take it away
play-on-title = Play on from here
play-on-text = The game goes on from the position on the board; moves, variations and comments stay with it.
play-on-people = Two people
play-on-white = White against { $level }
play-on-black = Black against { $level }
menu-open = Games of chess
menu-look-back = Go on looking back

## Chess: notation

piece-letters = KQRBN
decimal-mark = .

## What the system says

system-not-found = it is not there
system-no-program = it is no program, or may not be run
system-no-place = no file can be made there
system-not-allowed = that is not allowed
system-full = there is no room left on the disk
system-read-only = nothing can be written there
system-folder = that is a folder
system-no-folder = part of the way there is no folder
system-exists = something of that name is there already
system-name = nothing can have that name
system-too-large = it is too large
system-memory = there is not enough memory
system-data = it is not text
system-late = it takes too long
system-busy = another program has it open
system-other = the system does not want to; the log says more

## What is wrong with the text of a game

pgn-unopened = a { $name } closes what was not opened
pgn-stray-quote = text in quotes outside a tag
pgn-open-comment = this comment is never closed
pgn-open-variation = this variation is never closed
pgn-nameless-tag = a tag without a name
pgn-tag-without-value = the tag { $name } needs a value in quotes
pgn-open-tag = the tag { $name } needs a ] after its value
pgn-open-quote = the value of { $name } has no closing quote
pgn-no-move = { $move } is no move
pgn-illegal-move = { $move } is not allowed
pgn-ambiguous-move = { $move } could be more than one move
pgn-variant = the variant { $name } is not known
pgn-position = its first position cannot be, in { $field }: { $reason }

## Chess: files of games

files = Files and clipboard
ways-open = Open a file (Ctrl+O)
ways-open-note = Lists the games of a PGN file, to look at or to play on.
ways-save = Save the game (Ctrl+S)
ways-save-note = Writes it to a PGN file, with all that was noted.
ways-share-pgn = Share the game
ways-share-pgn-note = Hands all moves (PGN) to another app: mail, a chat, a chess program.
share-game = A game of chess
share-report = Parlour: a problem
no-share = Nothing could be shared.
ways-copy-pgn = Copy the game (P)
ways-copy-pgn-note = All moves as text (PGN), for a letter or another program.
ways-copy-fen = Copy the position (Ctrl+C)
ways-copy-fen-note = What stands on the board, as one line (FEN).
ways-paste-fen = Paste (Ctrl+V)
ways-paste-fen-note = Takes a position (FEN) or games (PGN) from the clipboard.
open-title = Open a file of games
save-title = Save the game
save-name = The name of the file
save-write = Save
save-new-name = game
save-there-title = It is there already
save-there = There is a file { $name } in this folder. What becomes of it?
save-exchange = Keep the new notes in it
save-exchange-note = The game takes the place of how it was read; the others stay.
save-add = Add the game to it
save-add-note = It stands behind the games that are there.
save-replace = Replace the whole file
save-replace-note = What is there now is lost.
save-done = Saved in { $path }.
save-instead = The game was kept in { $path } instead.
save-no-name = { $name } cannot be the name of a file.
save-no-folder = There is no folder { $name }.
folder-up = One folder up
folder-home = Your own folder
folder-own = Your finished games
folder-unreadable = This folder cannot be looked into: { $reason }.
folder-waits = Looking …
folder-here = Games on this device
folder-typed = Return goes there.
folder-empty-own = No game has been kept on this device yet.
folder-empty = There are no folders and no PGN files here.
size-kilobytes = { $size } kB
size-megabytes = { $size } MB
page-back = The page before (Page Up)
page-next = The next page (Page Down)
games-paste = Games from the clipboard
games-none-pasted = There is no game in the clipboard.
games-again = Back to the list of games
games-pasted = Games from the clipboard
files-search = Part of a name, or a path
files-open = Open
files-none = Nothing here is called so.
games-search = Name, event or year
games-count = { $count ->
    [one] 1 game
   *[other] { $count } games
}
games-found = { $count } found
games-broken = { $count ->
    [one] 1 cannot be read
   *[other] { $count } cannot be read
}
games-reading = reading: { $percent } %
games-checking = being checked …
games-broken-at = Line { $line }, column { $column }: { $reason }
games-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
games-other-file = Another file
games-none = There is no game in this file.
keep-title = Keep the notes?
keep-text = What was noted on the game { $players } stands in no file yet.
keep-in-file = Write it into { $name }
keep-own = Add it to your own games
keep-not = Do not keep it

## Settings

setting-name = Your name
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
setting-hints = Chess: hints
setting-threats = Chess: threats
setting-evaluation-bar = Chess: evaluation bar
setting-best-line = Chess: best line
setting-ponder = Chess: pondering
no-limit = no limit
vsync-note = V-Sync changes at the next start.
settings-report = Report a bug
name-none = nobody in particular
name-text = Stands in the games that you play against the computer, as they are saved and copied.
name-take = Call me that
quality-low = low
quality-medium = medium
quality-high = high
motion-instant = instant
motion-fast = fast
motion-normal = normal
motion-slow = slow
camera-off = as you leave it
camera-turn = turns with the players
camera-white = behind White
camera-black = behind Black
palette-normal = standard
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
key-pause = S, Pause
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
rules-pieces-text = The rook goes straight, the bishop diagonally, the queen both ways, as far as the way is free. The king goes one square in any direction. The knight leaps two squares straight and one to the side, over the heads of others. The pawn goes one square forward, two from its first square, and captures one square diagonally. Whoever moves to a square with a piece of the other colour captures it.
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
lesson-pawn-text = Pawns go straight ahead. From its first square a pawn may go two. Choose the pawn, then the marked square.
lesson-pawn-captures = The pawn captures
lesson-pawn-captures-text = Pawns capture diagonally. Take the black pawn.
lesson-rook = The rook
lesson-rook-text = Rooks go straight, as far as the way is free. Take the knight at the end of the row.
lesson-bishop = The bishop
lesson-bishop-text = Bishops go diagonally and stay on their colour. Take the rook.
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

## Prospector: the panel

thousands = ,
date = { $day } { $month } { $year }
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
rounds-won = Rounds won in this series
run = Run
run-counts = { $cards ->
    [one] one card{ $gold ->
        [0] {""}
       *[other] , gold
    }
   *[other] { $cards } cards{ $gold ->
        [0] {""}
       *[other] , { $gold } gold
    }
}
draw-pile = Draw pile
in-the-mine = In the mine
deal-numbered = Deal { $number }
deal-daily = Daily deal, { $date }
deal-own = A deal put together by hand
wrap-yes = Ace and king fit on each other.
wrap-no = Ace and king do not fit on each other.
any-deal = Not every deal can be won.
counts = This series counts for the high scores.
counts-not = Not for the high scores: { $reasons }.
counts-not-typed = the deal's number was typed in
counts-not-daily = the daily deal has a table of its own
counts-not-restarted = a deal was started again
counts-not-undo = a move was taken back
counts-not-hint = a hint was shown
counts-not-seeded = the seed of the deals was given
hint = Hint: how to win
hint-score = Hint: for the best score
can-win = Can it still be won?
restart = The same deal again
books = Records
new-deal = New deal
insight-thinking = Looking ahead …
insight-draw = Draw a card.
insight-take = Take the marked card.
insight-win = { $moves ->
    [one] That wins the round.
   *[other] The round can then still be won, in { $moves } moves with this one.
}
insight-score = That goes for the best score: up to { $score }.
insight-still-won = { $moves ->
    [one] It wins the round, too.
   *[other] The round can then still be won, too, in { $moves } moves with this one.
}
insight-not-won = The round cannot be won that way.
insight-can-win = { $moves ->
    [one] Yes, this round can still be won, with one move.
   *[other] Yes, this round can still be won, in { $moves } moves.
}
# The same, where there is room for few words.
insight-short-win = { $moves ->
    [one] It wins.
   *[other] It wins in { $moves } moves.
}
insight-short-score = Up to { $score } points.
insight-short-can-win = { $moves ->
    [one] Yes, in one move.
   *[other] Yes, in { $moves } moves.
}
insight-short-cannot-win = No longer. But there may be points.
insight-cannot-win = No, this round can no longer be won. There may still be points in it.
no-solver = This mine is too large to be worked out.

## Prospector: what cannot be done, and what was done

prospector-over = The round is over.
prospector-nothing-there = There is no card any more.
prospector-covered = That card is still covered.
prospector-does-not-fit = { $card } on { $target } does not fit: only the next rank up or down does.
prospector-draw-empty = The draw pile is empty.
rank-ace = Ace
rank-jack = Jack
rank-queen = Queen
rank-king = King
deal-copied = The deal's number is in the clipboard.
deal-refused = The clipboard holds no number of a deal.
prospector-resumed = The round goes on where you left it.

## Prospector: dialogs

next-round = Next round
next-round-note = Your points go with you.
new-series = New series
new-series-note-seen = Cards dealt by chance, for the high scores. The deal on the table was seen, and counts as lost.
new-series-note = Cards dealt by chance. It counts for the high scores.
practice-over = Begin your series
practice-over-note = Leaves the practice round; your own series lies there as it was.
practice-round = This round is for practice: it enters no table.
deal-by-number = A deal by its number
deal-by-number-note = Play what somebody else has played.
restart-note = The same cards from the start.
daily-waits = The same cards for everybody, today only. Not played yet.
daily-won = Won today with { $score } points.
daily-won-aided = Won today with { $score } points, and with help.
daily-lost = Lost today with { $score } points.
daily-lost-aided = Lost today with { $score } points, and with help.
option-wrap = Ace fits on king
option-wrap-note = Changing it begins a new series.
option-winnable = Only deals that can be won
option-winnable-note = Changing it begins a new series.
erase = Rub out the last digit
deal = Deal
give-up-title = Give this round up?
give-up-text = This round is not over yet. If you leave it now it counts as lost, and its series ends.
give-up-yes = Give up
aid-title = Take help?
aid-text = This series counts for the high scores so far. With a hint, an answer or a move taken back it will not any more.
aid-yes = Take help
play-on = Play on
round-won = Round won!
round-won-text = The mine is empty.
round-lost = Game over
round-lost-text = No card fits any more, and there is none to draw.
round-given-up = Round given up
round-given-up-text = It counts as lost.
this-round = This round
best-run = Best run
series-score = Score of the series
no-points = No points this time.
new-high-score = A new high score!
equals-high-score = As many points as the high score: that counts as well!
short-of-high-score = { $points } short of the high score of { $best }.
short-so-far = { $points } to go to the high score of { $best }.
above-high-score = That reaches the high score. It is entered when the series ends.
carries-on = The series goes on with these points.
place-in-table = Place { $place } among the best series.
daily-entered = It stands in the table of daily deals.
daily-entered-aided = It stands in the table of daily deals, marked as played with help.
daily-known = In the table of daily deals stands the first time you played it.
look-at-table = Look at the table

## Prospector: the records

high-scores = High scores
daily-deals = Daily deals
statistics = Statistics
high-scores-wrap = Ace fits on king
high-scores-no-wrap = Ace does not fit on king
no-series-yet = No series has ended here yet.
won-rounds = Won
day = Day
result = Result
place = Place
won = won
lost = lost
with-help = with help
daily-note = The first time of each day counts, and has a place if no move was taken back and no hint was shown.
no-daily-yet = You have not played a daily deal yet.
all-rounds = { $count ->
    [one] One round played, { $won } won ({ $percent }).
   *[other] { $played } rounds played, { $won } won ({ $percent }).
}
kind-chance = Chance
kind-typed = Number
kind-daily = Daily
kind-restarted = Again
played = Played
won-count = Won
won-percent = Won, in percent
best-round = Best round
streak = Won in a row
longest-streak = Most in a row
aided = With help
aided-won = With help, won

## Prospector: the guided round

guide-counter = Step { $number } of { $count }
guide-counter-short = { $number } / { $count }
guide-next = Next
guide-leave = Leave
guide-done = Play on
guide-first-marked = First the marked one.
guide-1 = The mine
guide-1-text = The cards laid out are the mine: dig all of them out, and the round is won. The open card beyond them is the target, and the pile on its right the draw pile.
guide-2 = Taking cards
guide-2-text = Take open cards that are one rank above or below the target; suits do not matter. Take the marked one.
guide-wrap = An ace fits on a king, and a king on an ace.
guide-no-wrap = In this series an ace does not fit on a king.
guide-3 = Going deeper
guide-3-text = That card is the target now. Take the marked one as well: then nothing lies on the card under them, and it turns over.
guide-4 = Runs
guide-4-text = Cards taken without drawing make a run: the first brings 1 point, the second 2, the third 3 … Five in a row are worth 15. Go on until nothing fits.
guide-5 = Drawing
guide-5-text = When nothing fits, draw: a card of the pile becomes the target, the run is banked, and the next one starts from 1. When the pile is empty and nothing fits, the round is lost.
guide-6 = Gold
guide-6-text = Some cards are gold, as their backs show. Each one doubles the whole run when it is banked: a run of 15 with two of them brings 60. Take the marked card.
guide-7 = Now dig
guide-7-text = This round is for practice. You can take moves back and ask for hints; but a series with such help does not enter the high scores. Points of a won round go with you into the next. Good luck!

## Prospector: rules and keys

dig-title = How Prospector is played
dig-aim = The aim
dig-aim-text = Dig the mine out: take all of its cards, and bring home as many points as you can.
dig-take = Taking
dig-take-text = An open card of the mine may go onto the target if it is one rank higher or lower, whatever its suit. It is the new target. Ace and king fit on each other, unless you play without that. A card turns over when nothing lies on it any more.
dig-draw = Drawing
dig-draw-text = The top card of the draw pile becomes the target. What was drawn does not come back. When the pile is empty and nothing fits, the round is lost.
dig-score = Points
dig-score-text = Cards taken one after the other are a run: 1 point for the first, 2 for the second, 3 for the third, and so on. A draw, a win and a loss end the run and bank it.
dig-gold = Gold
dig-gold-text = Each card of the mine is gold once in ten times. Each gold card doubles the whole run that it is taken in: a run of five is worth 15, with one gold card 30, with two 60.
dig-series = Series and high scores
dig-series-text = After a won round you go on with your points. A lost round ends the series, and its points are held against the high score; as many count as well. A series counts if all of its deals came by chance and were played without taking back, hints and starting again. A round that you leave is lost.
dig-deals = Deals
dig-deals-text = Each deal has a number; give it to somebody, and they play the same cards. The daily deal is the same for everybody, and has a table of its own. Deals that cannot be won are left out, unless you want them.
dig-help = Hints
dig-help-text = A hint looks at all cards, those that lie face down, too, and is never wrong. One goes for the win, the other for the most points, which may cost the win: it says so.
guided-round = Guided round
rules-short = Rules
key-click = Click or tap
key-return = Enter
key-space = Space
dig-help-mouse = take a card, or draw
dig-help-arrows = walk over the cards that can be taken
dig-help-enter = take the card
dig-help-space = draw
dig-help-hint = hint: how to win
dig-help-best = hint: for the best score
dig-help-can-win = can it still be won?
dig-help-copy = copy the number of the deal; deal the one in the clipboard
dig-help-new = new deal
dig-help-escape = the menu

## The Duel: what the rules say
# Cards, their texts (made from data by parlour_rules::duel::text), refusals, levels.

duel-card-falling-stars = Falling Stars
duel-card-field-mouse = Field Mouse
duel-card-hailstorm = Hailstorm
duel-card-young-stoat = Young Stoat
duel-card-letter-pigeon = Letter Pigeon
duel-card-otter-ferryman = Otter Ferryman
duel-card-candle-study = Study by Candle
duel-card-hedgehog-sentry = Hedgehog Sentry
duel-card-snail-gatekeeper = Snail Gatekeeper
duel-card-thunderbolt = Thunderbolt
duel-card-old-carp = Old Carp
duel-card-bridge-badger = Badger of the Bridge
duel-card-boar-guard = Boar Guard
duel-card-night-heron = Night Heron
duel-card-brown-bear = Brown Bear
duel-card-hunting-hawk = Hunting Hawk
duel-card-pond-magic = Pond Magic
duel-card-bandmaster-crow = Bandmaster Crow
duel-card-mother-goose = Mother Goose
duel-card-hare-runner = Hare Runner
duel-card-wasp = Wasp
duel-card-burning-cone = Burning Cone
duel-card-dancing-swift = Dancing Swift
duel-card-polecat = Reckless Polecat
duel-card-war-drum = War Drum
duel-card-magpie = Magpie
duel-card-hornet-nest = Hornets’ Nest
duel-card-lynx = Lynx
duel-card-she-wolf = She-Wolf
duel-card-firebrand = Firebrand
duel-card-porcupine = Porcupine
duel-card-grey-wolf = Grey Wolf
duel-card-stampede = Stampede
duel-card-red-stag = Red Stag
duel-card-ladybird = Ladybird
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
duel-card-fell-oak = Felled Oak
duel-card-old-tortoise = Grandfather Tortoise
duel-card-coin = Acorn Coin
duel-card-tadpole = Tadpole
duel-card-hornet = Hornet
duel-card-wolf-cub = Wolf Cub
duel-card-calf = Bolting Calf
duel-card-owl = The Owl
duel-card-fox = The Fox
duel-card-tortoise = The Tortoise
duel-deck-observatory = The Observatory
duel-deck-foxes = The Fox’s Band
duel-deck-garden = The Walled Garden
duel-kind-hero = Hero
duel-kind-minion = Minion
duel-kind-spell = Spell
duel-race-beast = Beast
duel-race-bird = Bird
duel-race-insect = Insect
duel-race-pond = Pond dweller
duel-keyword-taunt = Taunt
duel-keyword-charge = Charge
duel-keyword-divine-shield = Divine Shield
duel-keyword-poisonous = Poisonous
duel-keyword-windfury = Windfury
duel-keyword-lifesteal = Lifesteal
duel-keyword-taunt-text = Enemies have to attack it before anything else.
duel-keyword-charge-text = It may attack in the turn it arrives.
duel-keyword-divine-shield-text = The first damage does nothing but take the shield away.
duel-keyword-poisonous-text = It destroys every minion that it damages.
duel-keyword-windfury-text = It may attack twice each turn.
duel-keyword-lifesteal-text = The damage that it deals heals your hero.
duel-text-keywords = { $keywords }.
duel-text-list = { $first }, { $next }
duel-text-plain = { $effect }.
duel-text-battlecry = Battlecry: { $effect }.
duel-text-deathrattle = Deathrattle: { $effect }.
duel-text-turn-start = At the start of your turn: { $effect }.
duel-text-turn-end = At the end of your turn: { $effect }.
duel-text-damaged = Whenever this is damaged: { $effect }.
duel-text-ally-dies = Whenever another minion of yours dies: { $effect }.
duel-text-in-hand = At the start of your turn, in your hand: { $effect }.
duel-text-aura = { $target } have { $figures }.
duel-text-figures-attack = +{ $attack } attack
duel-text-figures-health = +{ $health } health
duel-text-figures-both = +{ $attack }/+{ $health }
duel-text-damage = deal { $amount } damage to { $target }
duel-text-damage-shots = { $count } times, deal { $amount } damage to { $target }
duel-text-heal = restore { $amount } health to { $target }
duel-text-buff = give { $target } { $figures }
duel-text-destroy = destroy { $target }
duel-text-silence = silence { $target }
duel-text-freeze = freeze { $target }
duel-text-return = return { $target } to the owner’s hand
duel-text-discard = discard { $target }
duel-text-transform = turn { $target } into “{ $card }” ({ $attack }/{ $health })
duel-text-draw =
    { $amount ->
        [one] draw a card
       *[other] draw { $amount } cards
    }
duel-text-armour = your hero gets { $amount } armour
duel-text-mana = you have { $amount } mana more this turn
duel-text-summon =
    { $count ->
        [one] summon “{ $card }” ({ $attack }/{ $health })
       *[other] summon { $count } × “{ $card }” ({ $attack }/{ $health })
    }
duel-target-this = this minion
duel-target-hero =
    { $alliance ->
        [ally] your hero
       *[enemy] the enemy hero
    }
duel-target-one =
    { $alliance ->
        [ally] a { $noun } of yours
        [other-ally] another { $noun } of yours
        [enemy] an enemy { $noun }
        [other-any] any other { $noun }
       *[any] any { $noun }
    }
duel-target-random =
    { $alliance ->
        [ally] a random { $noun } of yours
        [other-ally] another random { $noun } of yours
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
        [ally] a random card of your hand
        [enemy] a random card of the enemy hand
       *[any] a random card of any hand
    }
duel-target-hand-all =
    { $alliance ->
        [ally] all cards of your hand
        [enemy] all cards of the enemy hand
       *[any] all cards of both hands
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
duel-refused-not-begun = First cards may still be exchanged.
duel-refused-exchanged = Cards can no longer be exchanged.
duel-refused-not-in-hand = That card is not in your hand.
duel-refused-not-from-deck = This card cannot be exchanged.
duel-refused-not-your-turn = It is not your turn.
duel-refused-mana = This costs { $cost } mana; you have { $mana }.
duel-refused-battlefield-full = There is no room on the battlefield.
duel-refused-hand-full = There is no room in the hand.
duel-refused-needs-target = Choose a target.
duel-refused-takes-no-target = This card has no target.
duel-refused-no-target = There is no target for it.
duel-refused-illegal-target = That is no target for it.
duel-refused-not-your-combatant = You attack with your own minions and your hero.
duel-refused-no-attack = It has no attack.
duel-refused-just-arrived = It has just arrived: from your next turn on.
duel-refused-exhausted = It has attacked already.
duel-refused-frozen = It is frozen.
duel-refused-illegal-attack-target = That cannot be attacked.
duel-refused-taunt = A minion with Taunt is in the way.
duel-refused-gone = It is no longer there.
duel-refused-too-much = Too much has happened at once.
duel-deck-broken = cannot be played
duel-deck-cards-gone = Cards that are not in this game any more were taken out of this deck. It is saved as it was until you save it.
duel-deck-error-unknown = The deck has a card that is not in this game.
duel-deck-error-hero = The deck has no hero.
duel-deck-error-token = Tokens are in no deck.
duel-deck-error-copies = No card may be there more than twice.
duel-deck-error-size = A deck has 30 cards.
duel-level-beginner = Beginner
duel-level-casual = Casual
duel-level-skilled = Skilled
duel-level-strong = Strong
duel-level-beginner-text = Plays cards and attacks as they come, without a plan.
duel-level-casual-text = Does what looks best at once, and sometimes something else.
duel-level-skilled-text = Always does what looks best at once.
duel-level-strong-text = Plans the turn and thinks about your answer. It sees no more than you would in its seat.

## The Duel: the panels

duel-side-numbered = { $hero } (player { $number })
duel-level-person = Someone here
duel-level-person-text = Somebody at this table. A curtain hides the hands between turns.
duel-you = You
duel-opponent = Opponent
duel-mana = Mana
duel-token-figures = { $card } ({ $attack }/{ $health })
duel-hand = Hand
duel-deck = Deck
duel-fatigue = Fatigue
duel-turn = Turn { $turn }
duel-your-turn = Your turn
duel-first-cards = First cards
duel-first-cards-line = Some may be exchanged.
duel-over = The duel is over
duel-thinking = is thinking …
duel-end-turn = End turn
duel-end-turn-short = End turn
duel-nothing-left = There is nothing left that you could do in this turn.
duel-slower = The opponent takes more time
duel-faster = The opponent takes less time
duel-pace-1 = Pace: slow
duel-pace-2 = Pace: normal
duel-pace-3 = Pace: fast
duel-pace-4 = Pace: very fast
duel-new = New duel
duel-concede = Give up
duel-history = Last actions
duel-history-empty = What happens will be told here. Rest on a small card to see it large.
duel-done-played = { $side } played: { $card }
duel-done-played-at = { $side } played: { $card }, at { $target }
duel-done-attacked = { $side } attacked with: { $card }
duel-done-attacked-at = { $side } attacked: { $card } against { $target }
duel-done-died = { $card } has died ({ $side })
duel-done-burned = { $card } was burned: the hand was full ({ $side })
duel-now-cost = Costs { $now } (printed: { $printed })
duel-now-attack = Attack { $now } (printed: { $printed })
duel-now-most = Health at most { $now } (printed: { $printed })
duel-now-health = Hurt: { $now } of { $most } health left
duel-now-lost = { $keyword } is used up.
duel-now-silenced = Silenced
duel-now-frozen = Frozen
duel-bold-battlecry = Battlecry
duel-bold-deathrattle = Deathrattle
duel-term-battlecry = Battlecry
duel-term-deathrattle = Deathrattle
duel-term-silence = Silence
duel-term-freeze = Freeze
duel-term-armour = Armour
duel-term-discard = Discard
duel-term-transform = Turn into
duel-term-aura = Aura
duel-term-token = Token
duel-explain-battlecry = Happens when it is played from the hand.
duel-explain-deathrattle = Happens when it dies.
duel-explain-silence = Takes away everything written on a minion, and all that was given to it. Damage stays.
duel-explain-freeze = What is frozen misses its next attack.
duel-explain-armour = Damage takes armour away before it takes health.
duel-explain-discard = A discarded card goes from the hand to the graveyard.
duel-explain-transform = It becomes the other card, unhurt and freshly arrived. The old card is gone, and its deathrattle with it.
duel-explain-aura = It holds as long as this minion lives.
duel-explain-token = It comes from other cards. It is in no deck.
duel-explain-silenced = What is written on it no longer counts.
duel-explain-frozen = It cannot attack until it has missed one attack.

duel-guide-1 = Mana
duel-guide-1-text = The blue crystals are your mana. You get one more each turn, up to ten, and they are full again each time. What a card costs stands at its upper left. Cards that you can pay for glow.
duel-guide-2 = A minion
duel-guide-2-text = Cards with a sword and a heart at their feet are minions. Choose one that glows, or drag it, and put it down in your row.
duel-guide-3 = A night’s rest
duel-guide-3-text = A minion that has just arrived cannot attack yet. End your turn with the button on the table or here. Your opponent plays, and you draw a card when it is your turn again.
duel-guide-4 = Attacking
duel-guide-4-text = Drag from a minion that glows to an enemy minion, or straight to the enemy hero. Both strike at once: each loses as much health as the other has attack. The damage stays.
duel-guide-5 = Taunt
duel-guide-5-text = A minion with Taunt stands in front of the others: as long as it lives, your enemies must attack it first. Rest on a card to see it large and to read what its words mean.
duel-guide-6 = Spells
duel-guide-6-text = Spells act once and are gone. Some need a target: drag such a card to a minion or a hero that lights up. A right click or Escape takes it back, as long as you have not let go.
duel-guide-7 = Spend it all
duel-guide-7-text = Mana that is left over is lost. So look at what you can still pay for, and who can still attack, before you end your turn. With an empty deck drawing hurts: by one, then two, then three …
duel-guide-8 = The end of the fable
duel-guide-8-text = Whoever brings the enemy hero from thirty health to none has won. You know enough: play on, and good luck!

duel-curtain = Please take the seat
duel-curtain-text = All hands are hidden. Uncover the table when nobody else is looking.
duel-uncover = I am here
duel-concede-title = Give up?
duel-concede-text = The duel ends at once, and your opponent has won it.
duel-concede-yes = Give up
duel-abandon-title = Leave this duel?
duel-abandon-text = This duel is not over yet. If you leave it now, your opponent has won it.
duel-abandon-text-people = This duel is not over yet. If you leave it now, it cannot be played on.
duel-abandon-yes = Leave it
duel-you-win = You have won!
duel-you-lose = You have lost.
duel-wins = { $winner } has won!
duel-drawn = A draw
duel-drawn-text = Both heroes fell in the same moment.
duel-winner-how = { $winner } wins: { $how }
duel-by-defeat = { $loser } has no health left.
duel-by-concession = { $loser } has given up.
duel-turns = { $turn ->
    [one] After one turn.
   *[other] After { $turn } turns.
}
duel-rematch = Once more
duel-change-decks = Other decks

duel-mulligan = Your first cards
duel-mulligan-first = You begin. Choose the cards that you would rather exchange for others from your deck.
duel-mulligan-second = Your opponent begins, so you have one card more. Choose the cards that you would rather exchange for others from your deck.
duel-mulligan-guided = Before the first turn you may exchange cards that you do not like, usually those that cost much. What a card costs stands at its upper left. These are cheap: keep them.
duel-mulligan-keep = Keep all of them
duel-mulligan-exchange = { $count ->
    [one] Exchange one card
   *[other] Exchange { $count } cards
}
duel-mulligan-in = stays
duel-mulligan-out = back
duel-mulligan-stays = a gift

duel-setup = A duel
duel-begin = Begin
duel-own-deck = Your deck
duel-other-deck = The other deck
duel-led-by = led by: { $hero }
duel-deck-unfinished = { $cards } of { $most } cards
duel-who = Who plays it?
duel-more = More
duel-deck-builder = Deck builder
duel-new-deck = New deck
duel-guided = Guided duel

duel-search = Name or text
duel-cost = { $cost ->
    [7] Cards for 7 mana and more
   *[other] Cards for { $cost } mana
}
duel-cost-all = Cards of every cost again
duel-page-back = Page back
duel-page-next = Next page
duel-nothing-found = No card is like that. Try other letters, or another cost.
duel-deck-name = Name of the deck
duel-hero-back = Another hero
duel-hero-next = Another hero
duel-deck-count = { $cards } of { $most } cards
duel-deck-ready = The deck can be played.
duel-deck-empty = Choose cards to put them into the deck, and choose them here to take them out.
duel-export = Copy the deck as a line of text
duel-import = Take a deck from the clipboard
duel-import-sure = This deck makes way for the one in the clipboard. Once more if that is right.
duel-delete = Throw this deck away
duel-delete-sure = This deck will be gone for good. Once more if that is right.
duel-save = Save
duel-leave = Leave
duel-leave-sure = Don’t save
duel-builder-new-name = My deck
duel-deck-copied = The deck is in the clipboard, as a line of text.
duel-deck-pasted = The deck from the clipboard lies here.
duel-deck-needs-name = Give the deck a name first.
duel-deck-name-taken = There is a deck called { $name } already. Choose another name.
duel-deck-saved = The deck is saved.
duel-code-later = This deck was written by a later version of the game.
duel-code-none = The clipboard holds no deck.

duel-no-matches = No duel has been played to its end yet.
duel-against-computer = Against the computer
duel-among-people = Among people
duel-deck-short = Deck
duel-won = Won
duel-lost = Lost
duel-draws = Drawn
duel-all-decks = All decks

duel-rules = How the Duel is played
duel-rules-aim = The aim
duel-rules-aim-text = Two animals of field and wood settle their quarrel. Each hero begins with thirty health; whoever brings the other to none has won. If both fall at once it is a draw.
duel-rules-turn = A turn
duel-rules-turn-text = At the start of your turn you get one more crystal of mana, all of your crystals fill up, your minions may attack again, and you draw a card. Then play cards and attack as you like and in any order, and end your turn.
duel-rules-mana = Mana
duel-rules-mana-text = Every card costs mana; it stands at its upper left. You have one crystal in your first turn, two in your second, and so on up to ten. Mana that is left over is lost.
duel-rules-minions = Minions
duel-rules-minions-text = A minion is put into your row, which has room for seven. In the turn it arrives it cannot attack, unless it has Charge. At its feet stand attack and health.
duel-rules-attack = Attacking
duel-rules-attack-text = Each of your minions may attack once a turn: an enemy minion, or the enemy hero. Both strike at the same time, and damage stays. A minion without health dies. As long as an enemy minion has Taunt, only minions with Taunt can be attacked.
duel-rules-spells = Spells
duel-rules-spells-text = A spell does what is written on it and goes to the graveyard. If a target has to be chosen, drag the card to it. Without a possible target such a spell cannot be played; a minion can, but then its battlecry does nothing.
duel-rules-keywords = Words on the cards
duel-rules-keywords-text = Some words mean the same on every card. Rest on a card, and they are explained beside it.
duel-rules-deck = Deck and hand
duel-rules-deck-text = A hand holds ten cards; what is drawn beyond that is shown and burned. When the deck is empty each draw brings fatigue: one damage to your hero, then two, then three, and so on.
duel-rules-beginning = The beginning
duel-rules-beginning-text = Chance says who begins. Who does has three cards, the other has four and the Acorn Coin, which brings one mana more for one turn. Both may exchange any of their first cards once.
duel-rules-decks = Decks
duel-rules-decks-text = A deck has a hero and thirty cards, at most two of each. Three decks lie ready; your own are put together in the deck builder. A deck can be given to others as a line of text.

duel-key-drag = Drag
duel-key-rest = Rest on a card
duel-key-pace = + and −
duel-help-click = pick a card up, and put it down
duel-help-drag = play a card, choose its target, attack
duel-help-rest = see it large, and what its words mean
duel-help-escape = take back what is not done yet; the menu
duel-help-arrows = walk over the cards
duel-help-enter = pick up, put down, attack
duel-help-end-turn = end your turn
duel-help-skip = skip what is moving
duel-help-pace = the opponent faster, slower
duel-help-new = new duel

## What went wrong

storage-no-folder = This system names no folder for saved games; start with --save-dir FOLDER.
storage-write = { $path } could not be written: { $reason }.
storage-read = { $path } could not be read: { $reason }.
storage-damaged = { $name } is damaged and was kept as { $kept }; the log says more.
storage-newer = { $name } comes from a newer version of Parlour; it was kept as { $kept }.
refused-illegal = That move is not allowed.
refused-over = The game is over.
refused-claim = There is no draw to claim.
scene-missing = { $scene } could not be loaded; the log says more.
scene-none = { $scene } is no scene.
scene-cut = { $scene } ends too early, in line { $line }: a part of the file is missing.
scene-line = { $place }: this line cannot be read: { $text }
assets-missing = { $count ->
    [one] A file in the data folder could not be loaded: { $first }
   *[other] { $count } files in the data folder could not be loaded; the log names them. The first: { $first }
}

# Words in the middle of the table.
duel-word-turn-own = Your turn
duel-word-turn-other = The opponent’s turn
duel-word-turn-of = Player { $player }’s turn
duel-word-fatigue = Fatigue { $count }
duel-word-overdraw = The hand is full
duel-no-such-deck = There is no deck called { $deck }.

## Names of openings

opening-kings-pawn = King's Pawn Game
opening-queens-pawn = Queen's Pawn Game
opening-english = English Opening
opening-reti = Réti Opening
opening-bird = Bird's Opening
opening-larsen = Larsen's Opening
opening-nimzowitsch-larsen = Nimzowitsch–Larsen Attack
opening-grob = Grob's Attack
opening-sokolsky = Sokolsky Opening
opening-kings-fianchetto = King's Fianchetto Opening
opening-vant-kruijs = Van 't Kruijs Opening
opening-mieses = Mieses Opening
opening-dunst = Dunst Opening
opening-open-game = Open Game
opening-kings-knight = King's Knight Opening
opening-italian = Italian Game
opening-giuoco-piano = Giuoco Piano
opening-giuoco-pianissimo = Giuoco Pianissimo
opening-giuoco-centre = Giuoco Piano: Main Line
opening-evans = Evans Gambit
opening-two-knights = Two Knights Defence
opening-two-knights-ng5 = Two Knights Defence: Knight Attack
opening-fried-liver = Fried Liver Attack
opening-traxler = Traxler Counterattack
opening-hungarian = Hungarian Defence
opening-ruy-lopez = Ruy Lopez
opening-ruy-berlin = Ruy Lopez: Berlin Defence
opening-ruy-berlin-wall = Ruy Lopez: Berlin Wall
opening-ruy-morphy = Ruy Lopez: Morphy Defence
opening-ruy-exchange = Ruy Lopez: Exchange Variation
opening-ruy-open = Ruy Lopez: Open Variation
opening-ruy-closed = Ruy Lopez: Closed Variation
opening-ruy-marshall = Ruy Lopez: Marshall Attack
opening-ruy-steinitz = Ruy Lopez: Steinitz Defence
opening-ruy-schliemann = Ruy Lopez: Jaenisch Gambit
opening-ruy-bird = Ruy Lopez: Bird's Defence
opening-scotch = Scotch Game
opening-scotch-classical = Scotch Game: Classical Variation
opening-scotch-schmidt = Scotch Game: Schmidt Variation
opening-scotch-gambit = Scotch Gambit
opening-three-knights = Three Knights Game
opening-four-knights = Four Knights Game
opening-ponziani = Ponziani Opening
opening-philidor = Philidor Defence
opening-petrov = Petrov's Defence
opening-latvian = Latvian Gambit
opening-elephant = Elephant Gambit
opening-damiano = Damiano Defence
opening-kings-gambit = King's Gambit
opening-kings-gambit-accepted = King's Gambit Accepted
opening-kings-gambit-declined = King's Gambit Declined
opening-falkbeer = Falkbeer Countergambit
opening-vienna = Vienna Game
opening-vienna-gambit = Vienna Gambit
opening-bishops = Bishop's Opening
opening-centre-game = Centre Game
opening-danish = Danish Gambit
opening-wayward-queen = Wayward Queen Attack
opening-sicilian = Sicilian Defence
opening-sicilian-open = Sicilian Defence: Open
opening-sicilian-najdorf = Sicilian Defence: Najdorf
opening-sicilian-dragon = Sicilian Defence: Dragon
opening-sicilian-yugoslav = Sicilian Dragon: Yugoslav Attack
opening-sicilian-accelerated = Sicilian Defence: Accelerated Dragon
opening-sicilian-classical = Sicilian Defence: Classical
opening-sicilian-scheveningen = Sicilian Defence: Scheveningen
opening-sicilian-sveshnikov = Sicilian Defence: Sveshnikov
opening-sicilian-kalashnikov = Sicilian Defence: Kalashnikov
opening-sicilian-taimanov = Sicilian Defence: Taimanov
opening-sicilian-kan = Sicilian Defence: Kan
opening-sicilian-rossolimo = Sicilian Defence: Rossolimo
opening-sicilian-moscow = Sicilian Defence: Moscow
opening-sicilian-closed = Sicilian Defence: Closed
opening-sicilian-alapin = Sicilian Defence: Alapin
opening-smith-morra = Sicilian Defence: Smith–Morra Gambit
opening-sicilian-wing = Sicilian Defence: Wing Gambit
opening-sicilian-grand-prix = Sicilian Defence: Grand Prix Attack
opening-french = French Defence
opening-french-advance = French Defence: Advance
opening-french-exchange = French Defence: Exchange
opening-french-tarrasch = French Defence: Tarrasch
opening-french-winawer = French Defence: Winawer
opening-french-classical = French Defence: Classical
opening-french-rubinstein = French Defence: Rubinstein
opening-caro-kann = Caro–Kann Defence
opening-caro-advance = Caro–Kann Defence: Advance
opening-caro-exchange = Caro–Kann Defence: Exchange
opening-caro-panov = Caro–Kann Defence: Panov Attack
opening-caro-classical = Caro–Kann Defence: Classical
opening-caro-two-knights = Caro–Kann Defence: Two Knights
opening-caro-fantasy = Caro–Kann Defence: Fantasy
opening-scandinavian = Scandinavian Defence
opening-scandinavian-main = Scandinavian Defence: Main Line
opening-scandinavian-modern = Scandinavian Defence: Modern
opening-alekhine = Alekhine's Defence
opening-alekhine-four-pawns = Alekhine's Defence: Four Pawns Attack
opening-pirc = Pirc Defence
opening-pirc-austrian = Pirc Defence: Austrian Attack
opening-modern = Modern Defence
opening-nimzowitsch = Nimzowitsch Defence
opening-owen = Owen's Defence
opening-st-george = St George Defence
opening-closed-game = Closed Game
opening-queens-gambit = Queen's Gambit
opening-qga = Queen's Gambit Accepted
opening-qgd = Queen's Gambit Declined
opening-qgd-exchange = Queen's Gambit Declined: Exchange
opening-qgd-orthodox = Queen's Gambit Declined: Orthodox
opening-qgd-tarrasch = Tarrasch Defence
opening-semi-tarrasch = Semi-Tarrasch Defence
opening-ragozin = Ragozin Defence
opening-slav = Slav Defence
opening-slav-exchange = Slav Defence: Exchange
opening-semi-slav = Semi-Slav Defence
opening-meran = Semi-Slav Defence: Meran
opening-albin = Albin Countergambit
opening-chigorin = Chigorin Defence
opening-blackmar-diemer = Blackmar–Diemer Gambit
opening-london = London System
opening-london-early = London System
opening-london-indian = London System
opening-colle = Colle System
opening-torre = Torre Attack
opening-trompowsky = Trompowsky Attack
opening-veresov = Richter–Veresov Attack
opening-indian = Indian Defence
opening-indian-c4 = Indian Game
opening-nimzo-indian = Nimzo-Indian Defence
opening-nimzo-rubinstein = Nimzo-Indian Defence: Rubinstein
opening-nimzo-classical = Nimzo-Indian Defence: Classical
opening-nimzo-saemisch = Nimzo-Indian Defence: Sämisch
opening-queens-indian = Queen's Indian Defence
opening-bogo-indian = Bogo-Indian Defence
opening-catalan = Catalan Opening
opening-kings-indian = King's Indian Defence
opening-kings-indian-classical = King's Indian Defence: Classical
opening-kings-indian-saemisch = King's Indian Defence: Sämisch
opening-kings-indian-four-pawns = King's Indian Defence: Four Pawns Attack
opening-gruenfeld = Grünfeld Defence
opening-gruenfeld-exchange = Grünfeld Defence: Exchange
opening-benoni = Benoni Defence
opening-benoni-modern = Modern Benoni
opening-benko = Benko Gambit
opening-benoni-old = Old Benoni Defence
opening-budapest = Budapest Gambit
opening-old-indian = Old Indian Defence
opening-dutch = Dutch Defence
opening-dutch-leningrad = Dutch Defence: Leningrad
opening-dutch-stonewall = Dutch Defence: Stonewall
opening-staunton = Staunton Gambit
opening-englund = Englund Gambit
opening-english-symmetrical = English Opening: Symmetrical
opening-english-reversed = English Opening: Reversed Sicilian
opening-english-four-knights = English Opening: Four Knights
opening-english-anglo-indian = English Opening: Anglo-Indian
opening-reti-main = Réti Opening
opening-kings-indian-attack = King's Indian Attack
opening-from = From's Gambit

## High Card: a small table that only tests know

menu-highcard = High Card
highcard-draw = Draw
highcard-refused = The piles are used up. Start a new game.
