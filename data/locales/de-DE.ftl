# Was die Spielerin liest, auf Deutsch. Dieselben Schlüssel wie en-US.ftl.

title = Parlour
tagline = Ein Tisch, gute Gesellschaft.
white = Weiß
black = Schwarz
on = an
off = aus
close = Schließen
cancel = Abbrechen
menu = Menü
panel = Tafel
help = Hilfe
demonstration = Eine Berührung führt zurück.
scene-incomplete = Dieser Szene fehlen GameManager und Board, auf ihr lässt sich nichts spielen.
no-clipboard = Die Zwischenablage ist nicht erreichbar.

## Hauptmenü

menu-continue-at = Weiter, Zug { $move }
menu-chess = Schach
menu-learn = Schach lernen
menu-prospector = Goldgräber
menu-duel = Das Duell
menu-duel-back = Zurück zum Duell
menu-settings = Einstellungen
menu-quit = Beenden

## Am Tisch

to-move = { $player } am Zug
wins = { $player } gewinnt
drawn = Remis
check = Schach
new-game = Neue Partie
undo = Zurücknehmen
redo = Vor
flip = Brett drehen
top = Von oben
offer-draw = Remis
claim-draw = Remis fordern
claim-draw-short = Fordern
resign = Aufgeben
copy-fen = Stellung kopieren (FEN)
paste-fen = Stellung aus der Zwischenablage aufbauen (FEN)
copy-pgn = Partie kopieren (PGN)
fen-copied = Die Stellung liegt als FEN in der Zwischenablage.
pgn-copied = Die Partie liegt als PGN in der Zwischenablage.
fen-pasted = Die Stellung aus der Zwischenablage steht auf dem Brett.
fen-pasted-without = Die Stellung aus der Zwischenablage steht auf dem Brett. Weggelassen, weil es nicht sein kann: { $fields }.
fen-refused = In der Zwischenablage liegt keine Stellung: im FEN stimmt { $field } nicht.
fen-board = das Brett
fen-turn = der Spieler am Zug
fen-castling = das Rochaderecht
fen-en-passant = das En-passant-Feld
fen-halfmove-clock = der Halbzugzähler
fen-fullmove = die Zugnummer
fen-end = das Ende
again = Noch einmal
look = Rückblick
pgn-event = Eine Partie im Salon
report-written = Der Fehlerbericht liegt in { $place }.
report-failed = Es gibt keinen Ordner für einen Fehlerbericht.

claim-threefold = Zum dritten Mal diese Stellung: Remis kann gefordert werden.
claim-fifty = Fünfzig Züge ohne Schlagen und Bauernzug: Remis kann gefordert werden.

reason-checkmate = durch Schachmatt
reason-stalemate = Patt: kein Zug mehr, und kein Schach
reason-threefold = dreimal dieselbe Stellung, gefordert
reason-fivefold = fünfmal dieselbe Stellung
reason-fifty = fünfzig Züge ohne Schlagen und Bauernzug, gefordert
reason-seventy-five = fünfundsiebzig Züge ohne Schlagen und Bauernzug
reason-insufficient-material = niemand kann mehr mattsetzen
reason-agreement = durch Einigung
reason-resignation = durch Aufgabe
reason-time = durch Zeit
reason-king-captured = der König wurde geschlagen

## Fragen

promotion-title = Dein Bauer ist angekommen. Was soll er werden?
piece-pawn = Bauer
piece-knight = Springer
piece-bishop = Läufer
piece-rook = Turm
piece-queen = Dame
piece-king = König
resume-title = Eine Partie wartet
resume-text = Die letzte Partie ist nicht zu Ende. Möchtest du sie weiterspielen?
resume-yes = Weiterspielen
resume-no = Neue Partie
resign-title = Aufgeben?
resign-text = { $player } gibt auf, und die Partie ist zu Ende.
resign-yes = Aufgeben
draw-title = Remis?
draw-text = { $player } bietet Remis an. Nimmt { $other } an?
draw-accept = Annehmen
draw-decline = Weiterspielen
draw-claim-title = Remis fordern?
rules-standard = Schach
rules-standard-text = Nach den Regeln des Weltschachbunds.
rules-960 = Chess960
rules-960-text = Die Figuren hinter den Bauern sind gemischt, auf eine von 960 Arten.
rules-casual = Zwanglos
rules-casual-text = Kein Schach und kein Matt: Wer den König schlägt, gewinnt.
# What is played, over the list of moves.
game-960 = Chess960 · Stellung { $number }
game-casual = Zwanglos, ohne Schach

## Schach: wer spielt, und die Uhr

seat-person = Du
seat-computer = Computer · { $level }
chess-level-beginner = Neuling
chess-level-learner = Schüler
chess-level-hobby = Hausgebrauch
chess-level-keen = geübt
chess-level-club = Verein
chess-level-strong = stark
chess-level-expert = Turnier
chess-level-full = volle Stärke
your-move = Du bist am Zug
computer-thinks = Computer denkt nach …
player-thinks = { $player } denkt nach …
you-win = Du gewinnst
computer-wins = Der Computer gewinnt
draw-refused = Der Computer spielt weiter.
no-engine = Der Computer kann nicht spielen ({ $reason }). Seine Figuren ziehst nun du.
no-adviser = Niemand kann die Stellung ansehen ({ $reason }).
pause = Uhr anhalten
paused-title = Die Partie wartet
paused-text = Niemandes Zeit läuft, bis du weiterspielst.
paused-text-no-clock = Niemand zieht, bis es weitergeht.
go-on = Weiterspielen
start-game = Beginnen
new-game-players = Spieler
new-game-rules = Regeln
new-game-clock = Uhr
new-game-level = Gegner
new-game-strength = Spielstärke
new-game-strength-other = Wie stark es spielt, steht unter „Andere Engines“.
new-game-level-white = Weiß
new-game-level-black = Schwarz
new-game-own-minutes = Zeit für alle Züge
new-game-own-kind = Für jeden Zug
new-game-own-seconds = Wie viel
new-game-handicap = Andere Zeit
new-game-handicap-minutes = Zeit dieser Seite
pairing-two-people = Zwei Personen
pairing-computer = Computer
pairing-two-computers = Zwei Computer
side-white = Weiß
side-random = Losen
side-black = Schwarz
clock-none = keine Uhr
clock-own = eigene
clock-minutes = { $minutes } min
clock-seconds = { $seconds } s
bonus-increment = Inkrement: dazu
bonus-delay = Verzögerung: wartet
bonus-bronstein = Bronstein: zurück
handicap-none = niemand
handicap-white = Weiß
handicap-black = Schwarz
control-none = { $minutes } min
control-increment = { $minutes } min + { $seconds } s
control-delay = { $minutes } min, Aufschub { $seconds } s
control-bronstein = { $minutes } min, Bronstein { $seconds } s
help-new-game = eine neue Partie
help-pause = die Uhr anhalten
advice-hint = Ein Hinweis (I)
advice-threats = Drohungen zeigen (X)
advice-evaluation-bar = Bewertungsbalken (E)
advice-best-line = Beste Zugfolge (L)
advice-thinking = wird angesehen …
advice-depth = { $evaluation } · Tiefe { $depth }
help-hint = ein Hinweis: ein Pfeil auf dem Brett
help-threats = zeigen, was der Gegner droht
help-evaluation-bar = der Bewertungsbalken
help-best-line = die beste Zugfolge
openings-broken = Die Namen der Eröffnungen sind nicht lesbar: { $reason }.

## Schach: andere Engines

other-engines = Andere Engines
engines-text = Schachprogramme, die UCI sprechen, können hier spielen und zuschauen. Wähle eins, das gefunden wurde, oder nenne eins.
engines-adviser = Analyse von
engines-own = Parlour
engines-add = Engine hinzufügen
engines-found = { $name } hinzufügen
engines-command = Programm, oder ein Befehl mit seinen Wörtern
engines-add-typed = Hinzufügen
engines-waiting = Warte auf Antwort …
engines-trouble = So geht es nicht: { $reason }.
engine-seconds = Zeit für einen Zug
engine-empty = (leer)
engine-remove = Entfernen
engine-remove-title = Entfernen?
engine-remove-text = { $name } verlässt die Liste. Das Programm selbst bleibt, wo es ist.
engine-defaults = Wie geliefert
engine-option-range = { $option } geht von { $min } bis { $max }; { $value } gehört nicht dazu.
engine-option-refused = { $option } kann nicht { $value } sein.
engine-no-room = dafür ist kein Platz: { $reason }
engine-not-started = das Programm lässt sich nicht starten ({ $reason })
engine-gone = das Programm hat sich beendet
engine-foreign = das Programm antwortet nicht wie eine UCI-Engine
engine-silent = das Programm antwortet nicht
engine-illegal = es will { $reason } spielen, und das ist kein erlaubter Zug
engine-rules = es kennt diese Regeln nicht
engine-unknown = es steht nicht mehr in der Liste
engine-trouble-title = { $name } fällt aus
engine-trouble-text = { $name } kann nicht spielen: { $reason }. Von der Partie ist nichts verloren. Wer spielt für { $player }?
engine-own = Parlour, Stufe { $level }
engine-again = Noch einmal versuchen
engine-person = Jemand an diesem Tisch
adviser-gone = { $name } kann nicht zuschauen: { $reason }. Parlour tut es an seiner Stelle, bis du es unter „Andere Engines“ wieder versuchst.
adviser-rests = { $name } konnte nicht zuschauen. Parlour tut es an seiner Stelle.
adviser-again = Wieder zuschauen lassen
seat-unknown-engine = Eine Engine
done = Fertig

## Schach: eine Stellung aufbauen

editor-open = Stellung aufbauen
editor-title = Stellung aufbauen
editor-hand = Figuren nehmen und versetzen
editor-eraser = Felder leeren
editor-castle-king = { $player } darf am Königsflügel rochieren
editor-castle-queen = { $player } darf am Damenflügel rochieren
editor-en-passant = En passant
editor-rules = Regeln
editor-good = So lässt sich spielen.
editor-odd = Das ist spielbar, doch keine Partie führt dahin: { $count } Figuren geben zugleich Schach.
editor-mate = { $player } ist matt: ansehen geht, die Partie ist aus.
editor-stalemate = { $player } kann nicht ziehen, patt: ansehen geht, die Partie ist aus.
editor-start = Anfang
editor-clear = Leeren
editor-play = Spielen …
editor-usual = Üblicher Anfang
editor-leave-title = Verlassen?
editor-leave-text = Was du aufgebaut hast, geht verloren. Die Partie auf dem Tisch geht weiter, wie sie war.
editor-leave-yes = Verlassen
editor-leave-no = Bleiben
editor-draft = Hier ist die Stellung, die noch nicht fertig war.
new-game-set-up = { $rules }, von der aufgebauten Stellung aus.
flaw-no-king = { $player } hat keinen König.
flaw-kings = { $player } hat { $count } Könige.
flaw-men = { $player } hat { $count } Figuren und Bauern; sechzehn sind erlaubt.
flaw-pawns = { $player } hat { $count } Bauern; acht sind erlaubt.
flaw-pawn = Auf { $square } kann kein Bauer stehen.
flaw-check = Der König von { $player } könnte gleich geschlagen werden.
help-editor = eine Stellung aufbauen

## Schach: nach der Partie

review-title = Rückblick
review-begin = Partie ansehen
review-start-touch = Der Anfang. Die Pfeile gehen durch die Partie.
review-start = Der Anfang. Rechts und links gehen durch die Partie, ab und auf von Fehler zu Fehler.
review-move = { $move } ({ $evaluation })
review-verdict = { $move } ({ $evaluation }) { $verdict } Besser: { $better }
review-end = Ergebnis: { $result }.
review-end-other = In der Datei steht anderes: { $result }.
review-end-time = Ergebnis: { $result }, durch Zeitüberschreitung.
review-variation = Eine Variante: { $moves }
review-to-start = Zum Anfang (Pos1)
review-back = Zurück (Links)
review-forward = Vor (Rechts)
review-to-end = Zum Ende (Ende)
review-previous-mistake = Der Fehler davor (Auf)
review-next-mistake = Der nächste Fehler (Ab)
review-return = Zurück zur Partie (Rücktaste)
verdict-inaccuracy = Ungenau.
verdict-mistake = Ein Fehler.
verdict-blunder = Ein grober Fehler.
verdict-missed-win = Verpasst den Gewinn.
key-review = Links, Rechts, Pos1, Ende
key-mistakes = Auf, Ab; Rücktaste
help-review = im Rückblick: durch die Partie gehen
help-mistakes = von Fehler zu Fehler; zurück zur Partie
key-notes = C, V, Entf, G
help-notes = im Rückblick: Kommentar; anderer Versuch; entfernen; weiterspielen
key-variations = 1, 2, 3
help-variations = im Rückblick: in eine Variante
key-files = Strg+O, Strg+S
help-files = Partiedatei öffnen; Partie sichern
note-comment = Kommentar und Zeichen (C)
note-another = Ein anderer versuchter Zug (V)
note-remove-variation = Variante entfernen (Entf)
note-play-on = Von hier weiterspielen (G)
note-comment-on = Kommentar zu { $move }
note-comment-start = Kommentar zur ganzen Partie
note-say = Behalten
sign-none = Kein Zeichen
sign-brilliant = Glänzend
sign-good = Gut
sign-interesting = Beachtlich
sign-dubious = Fragwürdig
sign-mistake = Ein Fehler
sign-blunder = Ein grober Fehler
note-remove-title = Entfernen?
note-remove-text = Die Variante geht mit allem, was in ihr versucht und gesagt wurde.
note-remove-yes = Entfernen
play-on-title = Von hier weiterspielen
play-on-text = Die Partie geht von der Stellung auf dem Brett weiter; Züge, Varianten und Kommentare bleiben ihr.
play-on-people = Zu zweit
play-on-white = Weiß gegen { $level }
play-on-black = Schwarz gegen { $level }
menu-open = Schachpartien
menu-look-back = Weiter im Rückblick

## Schach: Schreibweise

piece-letters = KDTLS
decimal-mark = ,

## Was das System sagt

system-not-found = es ist nicht da
system-no-program = es ist kein Programm, oder darf nicht laufen
system-no-place = dort kann keine Datei angelegt werden
system-not-allowed = das ist nicht erlaubt
system-full = auf dem Datenträger ist kein Platz mehr
system-read-only = dort lässt sich nichts schreiben
system-folder = das ist ein Ordner
system-no-folder = ein Teil des Weges ist kein Ordner
system-exists = etwas mit diesem Namen gibt es schon
system-name = so kann nichts heißen
system-too-large = es ist zu groß
system-memory = der Speicher reicht nicht
system-data = es ist kein Text
system-late = es dauert zu lange
system-busy = ein anderes Programm hat es geöffnet
system-other = das System will nicht; im Protokoll steht mehr

## Was am Text einer Partie nicht stimmt

pgn-unopened = ein { $name } schließt, was nicht offen war
pgn-stray-quote = Text in Anführungszeichen, wo keiner stehen kann
pgn-open-comment = dieser Kommentar wird nie geschlossen
pgn-open-variation = diese Variante wird nie geschlossen
pgn-nameless-tag = eine Angabe ohne Namen
pgn-tag-without-value = { $name } braucht einen Wert in Anführungszeichen
pgn-open-tag = nach dem Wert von { $name } fehlt ein ]
pgn-open-quote = der Wert von { $name } hat kein schließendes Anführungszeichen
pgn-no-move = { $move } ist kein Zug
pgn-illegal-move = { $move } ist nicht erlaubt
pgn-ambiguous-move = { $move } kann mehr als ein Zug sein
pgn-variant = die Spielart { $name } ist unbekannt
pgn-position = ihre erste Stellung kann nicht sein: { $field } stimmt nicht

## Schach: Partiedateien

files = Dateien und Zwischenablage
ways-open = Datei öffnen (Strg+O)
ways-open-note = Listet die Partien einer PGN-Datei, zum Ansehen und Weiterspielen.
ways-save = Partie sichern (Strg+S)
ways-save-note = Schreibt sie in eine PGN-Datei, mit allem, was notiert ist.
ways-share-pgn = Partie teilen
ways-share-pgn-note = Gibt alle Züge (PGN) an eine andere App: Mail, Chat oder Schachprogramm.
share-game = Eine Schachpartie
share-report = Parlour: ein Fehler
no-share = Es konnte nichts geteilt werden.
ways-copy-pgn = Partie kopieren (P)
ways-copy-pgn-note = Alle Züge als Text (PGN), für einen Brief oder ein anderes Programm.
ways-copy-fen = Stellung kopieren (Strg+C)
ways-copy-fen-note = Was auf dem Brett steht, in einer Zeile (FEN).
ways-paste-fen = Einfügen (Strg+V)
ways-paste-fen-note = Nimmt eine Stellung (FEN) oder Partien (PGN) aus der Zwischenablage.
open-title = Partiedatei öffnen
save-title = Partie sichern
save-name = Name der Datei
save-write = Sichern
save-new-name = Partie
save-there-title = Die Datei gibt es schon
save-there = In diesem Ordner gibt es schon { $name }. Was wird daraus?
save-exchange = Neue Notizen darin behalten
save-exchange-note = Die Partie tritt an die Stelle der gelesenen; die anderen bleiben.
save-add = Partie anhängen
save-add-note = Sie steht dann hinter den vorhandenen Partien.
save-replace = Ganze Datei ersetzen
save-replace-note = Was jetzt darin steht, ist dann verloren.
save-done = Gesichert in { $path }.
save-instead = Die Partie wurde stattdessen in { $path } behalten.
save-no-name = { $name } kann keine Datei heißen.
save-no-folder = Es gibt keinen Ordner { $name }.
folder-up = Ein Ordner höher
folder-home = Eigener Ordner
folder-own = Beendete Partien
folder-unreadable = In diesen Ordner lässt sich nicht sehen: { $reason }.
folder-waits = Sieht nach …
folder-here = Partien auf diesem Gerät
folder-typed = Die Eingabetaste geht dorthin.
folder-empty-own = Auf diesem Gerät liegt noch keine Partie.
folder-empty = Hier gibt es keine Ordner und keine PGN-Dateien.
size-kilobytes = { $size } kB
size-megabytes = { $size } MB
page-back = Vorige Seite (Bild auf)
page-next = Nächste Seite (Bild ab)
games-paste = Partien aus der Zwischenablage
games-none-pasted = In der Zwischenablage ist keine Partie.
games-again = Zurück zur Liste der Partien
games-pasted = Partien aus der Zwischenablage
files-search = Teil eines Namens oder ein Pfad
files-open = Öffnen
files-none = Hier heißt nichts so.
games-search = Name, Turnier oder Jahr
games-count = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
games-found = { $count } gefunden
games-broken = { $count ->
    [one] 1 ist nicht lesbar
   *[other] { $count } sind nicht lesbar
}
games-reading = gelesen: { $percent } %
games-checking = wird geprüft …
games-broken-at = Zeile { $line }, Spalte { $column }: { $reason }
games-moves = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
games-other-file = Andere Datei
games-none = In dieser Datei ist keine Partie.
keep-title = Notizen behalten?
keep-text = Was zur Partie { $players } notiert wurde, steht noch in keiner Datei.
keep-in-file = In { $name } schreiben
keep-own = Zu den eigenen Partien legen
keep-not = Nicht behalten

## Einstellungen

setting-name = Dein Name
setting-language = Sprache
setting-quality = Qualität
setting-fullscreen = Ganzer Bildschirm
setting-vsync = V-Sync
setting-frame-limit = Bilder je Sekunde
setting-volume = Lautstärke
setting-motion = Bewegung
setting-camera = Kamera
setting-palette = Farben der Marken
setting-ui-scale = Größe der Tafeln
setting-hints = Schach: Hinweise
setting-threats = Schach: Drohungen
setting-evaluation-bar = Schach: Bewertung
setting-best-line = Schach: beste Folge
setting-ponder = Schach: Mitdenken
no-limit = ohne Grenze
vsync-note = V-Sync ändert sich beim nächsten Start.
settings-report = Fehler melden
name-none = niemand Bestimmtes
name-text = Steht in den Partien gegen den Computer, wie sie gespeichert und kopiert werden.
name-take = So heiße ich
quality-low = niedrig
quality-medium = mittel
quality-high = hoch
motion-instant = sofort
motion-fast = schnell
motion-normal = normal
motion-slow = langsam
camera-off = bleibt stehen
camera-turn = geht mit
camera-white = hinter Weiß
camera-black = hinter Schwarz
palette-normal = gewöhnlich
palette-high-contrast = starke Kontraste
palette-colour-blind = für Farbenblinde

## Tasten

help-title = Tasten und Hände
key-mouse = Klicken oder Ziehen
key-arrows = Pfeiltasten
key-enter = Eingabe, Leertaste
key-escape = Escape, Rechtsklick
key-right-drag = Rechts ziehen, zwei Finger
key-wheel = Rad, zwei Finger
key-undo = U, Strg+Z
key-redo = Y, Strg+Y
key-fen = Strg+C, Strg+V
key-pause = S, Pause
key-tab = Tab
help-mouse = Figur nehmen und absetzen
help-arrows = über die Felder gehen
help-enter = nehmen und absetzen
help-escape = Figur loslassen; noch einmal: Menü
help-right-drag = von anderer Seite sehen
help-wheel = näher und weiter
help-top = von oben sehen, und zurück
help-flip = auf die andere Seite des Tischs
help-reset = zurück auf den Stuhl
help-undo = einen Zug zurücknehmen
help-redo = ihn wieder machen
help-draw = Remis anbieten oder fordern
help-fen = Stellung kopieren und einfügen
help-pgn = Partie kopieren
help-tab = durch die Knöpfe gehen
help-help = diese Seite
help-report = Fehlerbericht schreiben
help-fullscreen = ganzer Bildschirm und zurück

## Die Regeln

rules-title = So geht Schach
rules-aim = Das Ziel
rules-aim-text = Weiß und Schwarz ziehen abwechselnd. Ein König, der geschlagen werden könnte, steht im Schach und muss sofort in Sicherheit gebracht werden. Geht das nicht, ist es Schachmatt, und die Partie ist gewonnen.
rules-pieces = Die Figuren
rules-pieces-text = Der Turm geht gerade, der Läufer schräg, die Dame beides, so weit der Weg frei ist. Der König geht ein Feld in jede Richtung. Der Springer springt zwei Felder gerade und eins zur Seite, über andere hinweg. Der Bauer geht ein Feld vor, von seinem ersten Feld zwei, und schlägt ein Feld schräg. Wer auf ein Feld mit einer Figur der anderen Farbe zieht, schlägt sie.
rules-special = Drei besondere Züge
rules-special-text = Rochade: Haben König und Turm noch nicht gezogen und ist der Weg zwischen ihnen frei, geht der König zwei Felder auf den Turm zu, und der Turm springt über ihn; nicht aus dem, durch das oder ins Schach. En passant: Ein Bauer, der zwei Felder ging, darf sofort von einem feindlichen Bauern neben ihm geschlagen werden, als wäre er nur eins gegangen. Umwandlung: Ein Bauer auf der letzten Reihe wird Dame, Turm, Läufer oder Springer.
rules-draws = Remis
rules-draws-text = Remis ist es, wenn die Seite am Zug keinen Zug hat und nicht im Schach steht, wenn niemand mehr mattsetzen kann, wenn beide einig sind, wenn eine Stellung fünfmal entstand oder fünfundsiebzig Züge ohne Schlagen und Bauernzug vergingen. Nach drei Malen oder fünfzig Zügen darf Remis gefordert werden.
rules-sets = Andere Arten zu spielen
rules-sets-text = Chess960 mischt die Figuren der ersten Reihe, für beide gleich. Im zwanglosen Spiel gibt es kein Schach: Wer den König schlägt, gewinnt.

## Lektionen

lesson-counter = Lektion { $number } von { $count }
lesson-next = Weiter
lesson-skip = Auslassen
lesson-again = Noch einmal
lesson-leave = Verlassen
lesson-end = Fertig
lesson-done = Sehr gut!
lesson-try-again = Der war es nicht. Die grüne Marke zeigt, wohin.
lesson-pawn = Der Bauer
lesson-pawn-text = Bauern gehen geradeaus. Von seinem ersten Feld darf ein Bauer zwei Felder gehen. Wähle den Bauern, dann das markierte Feld.
lesson-pawn-captures = Der Bauer schlägt
lesson-pawn-captures-text = Bauern schlagen schräg. Schlage den schwarzen Bauern.
lesson-rook = Der Turm
lesson-rook-text = Türme gehen gerade, so weit der Weg frei ist. Schlage den Springer am Ende der Reihe.
lesson-bishop = Der Läufer
lesson-bishop-text = Läufer gehen schräg und bleiben auf ihrer Farbe. Schlage den Turm.
lesson-queen = Die Dame
lesson-queen-text = Die Dame geht wie Turm oder Läufer. Schlage den Springer in der Ecke.
lesson-knight = Der Springer
lesson-knight-text = Springer springen: zwei Felder gerade und eins zur Seite, über andere hinweg. Schlage den Läufer.
lesson-king = Der König
lesson-king-text = Der König geht ein Feld weit, und nie in Gefahr. Schlage den Bauern, den niemand deckt.
lesson-check = Aus dem Schach
lesson-check-text = Dein König steht im Schach. Rette ihn, indem du den Turm schlägst.
lesson-castling = Die Rochade
lesson-castling-text = König und Turm dürfen zusammen ziehen: Zieh den König zwei Felder auf den Turm zu.
lesson-en-passant = En passant
lesson-en-passant-text = Der schwarze Bauer ging gerade zwei Felder, an deinem vorbei. Schlage ihn, als wäre er nur eins gegangen.
lesson-promotion = Die Umwandlung
lesson-promotion-text = Ein Bauer auf der letzten Reihe wird eine andere Figur. Mach ihn zur Dame.
lesson-mate = Schachmatt
lesson-mate-text = Ein König kann so angegriffen sein, dass nichts mehr hilft. Setze in einem Zug matt.

## Goldgräber: die Tafel

thousands = .
date = { $day }. { $month } { $year }
month-1 = Jan.
month-2 = Feb.
month-3 = März
month-4 = Apr.
month-5 = Mai
month-6 = Juni
month-7 = Juli
month-8 = Aug.
month-9 = Sept.
month-10 = Okt.
month-11 = Nov.
month-12 = Dez.
score = Punkte
high-score = Bestleistung
rounds-won = Gewonnene Runden der Serie
run = Lauf
run-counts = { $cards ->
    [one] eine Karte{ $gold ->
        [0] {""}
       *[other] , Gold
    }
   *[other] { $cards } Karten{ $gold ->
        [0] {""}
       *[other] , { $gold } Gold
    }
}
draw-pile = Im Stapel
in-the-mine = In der Mine
deal-numbered = Spiel { $number }
deal-daily = Tagesspiel, { $date }
deal-own = Ein von Hand gelegtes Spiel
wrap-yes = Ass und König passen aufeinander.
wrap-no = Ass und König passen nicht aufeinander.
any-deal = Nicht jedes Spiel ist zu gewinnen.
counts = Diese Serie zählt für die Bestenliste.
counts-not = Nicht für die Bestenliste: { $reasons }.
counts-not-typed = die Nummer wurde eingegeben
counts-not-daily = das Tagesspiel hat eine eigene Liste
counts-not-restarted = ein Spiel wurde neu begonnen
counts-not-undo = ein Zug wurde zurückgenommen
counts-not-hint = ein Tipp wurde gezeigt
counts-not-seeded = der Startwert der Spiele war vorgegeben
hint = Tipp: wie man gewinnt
hint-score = Tipp: für die meisten Punkte
can-win = Noch zu gewinnen?
restart = Dasselbe Spiel noch einmal
books = Rekorde
new-deal = Neu geben
insight-thinking = Schaut voraus …
insight-draw = Zieh eine Karte.
insight-take = Nimm die markierte Karte.
insight-win = { $moves ->
    [one] Das gewinnt die Runde.
   *[other] Die Runde ist dann noch zu gewinnen, in { $moves } Zügen mit diesem.
}
insight-score = Das bringt die meisten Punkte: bis zu { $score }.
insight-still-won = { $moves ->
    [one] Es gewinnt auch die Runde.
   *[other] Die Runde ist dann auch noch zu gewinnen, in { $moves } Zügen mit diesem.
}
insight-not-won = Zu gewinnen ist die Runde so nicht.
insight-can-win = { $moves ->
    [one] Ja, diese Runde ist noch zu gewinnen, mit einem Zug.
   *[other] Ja, diese Runde ist noch zu gewinnen, in { $moves } Zügen.
}
# Dasselbe, wo Platz für wenige Worte ist.
insight-short-win = { $moves ->
    [one] Das gewinnt.
   *[other] Das gewinnt in { $moves } Zügen.
}
insight-short-score = Bis zu { $score } Punkte.
insight-short-can-win = { $moves ->
    [one] Ja, mit einem Zug.
   *[other] Ja, in { $moves } Zügen.
}
insight-short-cannot-win = Nicht mehr, aber Punkte vielleicht.
insight-cannot-win = Nein, diese Runde ist nicht mehr zu gewinnen. Punkte kann sie noch bringen.
no-solver = Diese Mine ist zu groß, um sie durchzurechnen.

## Goldgräber: was nicht geht, und was geschah

prospector-over = Die Runde ist zu Ende.
prospector-nothing-there = Da liegt keine Karte mehr.
prospector-covered = Diese Karte ist noch verdeckt.
prospector-does-not-fit = { $card } auf { $target } passt nicht: nur der nächste Rang darüber oder darunter.
prospector-draw-empty = Der Stapel ist leer.
rank-ace = Ass
rank-jack = Bube
rank-queen = Dame
rank-king = König
deal-copied = Die Nummer des Spiels liegt in der Zwischenablage.
deal-refused = In der Zwischenablage liegt keine Nummer eines Spiels.
prospector-resumed = Die Runde geht weiter, wo du sie verlassen hast.

## Goldgräber: Fragen

next-round = Nächste Runde
next-round-note = Deine Punkte gehen mit.
new-series = Neue Serie
new-series-note-seen = Zufällig gegebene Karten, für die Bestenliste. Das Spiel auf dem Tisch hast du gesehen; es gilt als verloren.
new-series-note = Zufällig gegebene Karten. Sie zählt für die Bestenliste.
practice-over = Zur eigenen Serie
practice-over-note = Verlässt die Übungsrunde; deine eigene Serie liegt da, wie sie war.
practice-round = Diese Runde ist zum Üben: Sie kommt in keine Tabelle.
deal-by-number = Ein Spiel nach Nummer
deal-by-number-note = Spiel, was jemand anderes gespielt hat.
restart-note = Dieselben Karten von vorn.
daily-waits = Für alle dieselben Karten, nur heute. Noch nicht gespielt.
daily-won = Heute gewonnen, mit { $score } Punkten.
daily-won-aided = Heute gewonnen, mit { $score } Punkten und mit Hilfe.
daily-lost = Heute verloren, mit { $score } Punkten.
daily-lost-aided = Heute verloren, mit { $score } Punkten und mit Hilfe.
option-wrap = Ass passt auf König
option-wrap-note = Ändern beginnt eine neue Serie.
option-winnable = Nur Spiele, die zu gewinnen sind
option-winnable-note = Ändern beginnt eine neue Serie.
erase = Letzte Ziffer löschen
deal = Geben
give-up-title = Runde aufgeben?
give-up-text = Diese Runde ist noch nicht zu Ende. Wenn du sie jetzt verlässt, gilt sie als verloren, und ihre Serie endet.
give-up-yes = Aufgeben
aid-title = Hilfe annehmen?
aid-text = Bisher zählt diese Serie für die Bestenliste. Mit einem Hinweis, einer Auskunft oder einem zurückgenommenen Zug tut sie es nicht mehr.
aid-yes = Hilfe annehmen
play-on = Weiterspielen
round-won = Runde gewonnen!
round-won-text = Die Mine ist leer.
round-lost = Das Spiel ist aus
round-lost-text = Keine Karte passt mehr, und der Stapel ist leer.
round-given-up = Runde aufgegeben
round-given-up-text = Sie gilt als verloren.
this-round = Diese Runde
best-run = Bester Lauf
series-score = Punkte der Serie
no-points = Diesmal keine Punkte.
new-high-score = Eine neue Bestleistung!
equals-high-score = So viele Punkte wie die Bestleistung: Auch das zählt!
short-of-high-score = { $points } fehlen zur Bestleistung von { $best }.
short-so-far = Noch { $points } bis zur Bestleistung von { $best }.
above-high-score = Das erreicht die Bestleistung. Eingetragen wird es, wenn die Serie endet.
carries-on = Mit diesen Punkten geht die Serie weiter.
place-in-table = Platz { $place } unter den besten Serien.
daily-entered = Es steht in der Liste der Tagesspiele.
daily-entered-aided = Es steht in der Liste der Tagesspiele, als mit Hilfe gespielt.
daily-known = In der Liste der Tagesspiele steht, wie du es zum ersten Mal gespielt hast.
look-at-table = Tisch ansehen

## Goldgräber: die Rekorde

high-scores = Bestenliste
daily-deals = Tagesspiele
statistics = Statistik
high-scores-wrap = Ass passt auf König
high-scores-no-wrap = Ass passt nicht auf König
no-series-yet = Hier ist noch keine Serie zu Ende gegangen.
won-rounds = Siege
day = Tag
result = Ergebnis
place = Platz
won = gewonnen
lost = verloren
with-help = mit Hilfe
daily-note = Es zählt das erste Mal an jedem Tag; einen Platz hat es, wenn kein Zug zurückgenommen und kein Tipp gezeigt wurde.
no-daily-yet = Du hast noch kein Tagesspiel gespielt.
all-rounds = { $count ->
    [one] Eine Runde gespielt, { $won } gewonnen ({ $percent }).
   *[other] { $played } Runden gespielt, { $won } gewonnen ({ $percent }).
}
kind-chance = Zufall
kind-typed = Nummer
kind-daily = Tag
kind-restarted = Erneut
played = Gespielt
won-count = Gewonnen
won-percent = Gewonnen, in Prozent
best-round = Beste Runde
streak = Siege in Folge
longest-streak = Meiste in Folge
aided = Mit Hilfe
aided-won = Mit Hilfe gewonnen

## Goldgräber: die geführte Runde

guide-counter = Schritt { $number } von { $count }
guide-counter-short = { $number } / { $count }
guide-next = Weiter
guide-leave = Verlassen
guide-done = Weiterspielen
guide-first-marked = Zuerst die markierte.
guide-1 = Die Mine
guide-1-text = Die ausgelegten Karten sind die Mine: Grab sie alle aus, und die Runde ist gewonnen. Die offene Karte dahinter ist das Ziel, rechts davon liegt der Stapel.
guide-2 = Karten nehmen
guide-2-text = Nimm offene Karten, die einen Rang über oder unter dem Ziel sind, gleich welcher Farbe. Nimm die markierte.
guide-wrap = Ein Ass passt auf einen König und ein König auf ein Ass.
guide-no-wrap = In dieser Serie passt ein Ass nicht auf einen König.
guide-3 = Tiefer graben
guide-3-text = Sie ist jetzt das Ziel. Nimm auch die markierte: Dann liegt auf der Karte unter beiden nichts mehr, und sie dreht sich um.
guide-4 = Läufe
guide-4-text = Karten, die ohne Ziehen genommen werden, sind ein Lauf: Die erste bringt 1 Punkt, die zweite 2, die dritte 3 … Fünf hintereinander sind 15 wert. Mach weiter, bis nichts mehr passt.
guide-5 = Ziehen
guide-5-text = Passt nichts, zieh: Eine Karte vom Stapel wird das Ziel, der Lauf wird gutgeschrieben, der nächste beginnt mit 1. Ist der Stapel leer und nichts passt, ist die Runde verloren.
guide-6 = Gold
guide-6-text = Manche Karten sind golden, wie ihre Rückseite zeigt. Jede verdoppelt den ganzen Lauf, wenn er gutgeschrieben wird: Ein Lauf von 15 mit zweien bringt 60. Nimm die markierte Karte.
guide-7 = Nun grab
guide-7-text = Diese Runde ist zum Üben. Du kannst Züge zurücknehmen und nach Tipps fragen; doch eine Serie mit solcher Hilfe kommt nicht in die Bestenliste. Punkte einer gewonnenen Runde gehen mit in die nächste. Viel Glück!

## Goldgräber: Regeln und Tasten

dig-title = So geht Goldgräber
dig-aim = Das Ziel
dig-aim-text = Grab die Mine aus: Nimm alle ihre Karten und bring so viele Punkte heim, wie du kannst.
dig-take = Nehmen
dig-take-text = Eine offene Karte der Mine darf auf die Zielkarte, wenn sie einen Rang höher oder niedriger ist, gleich welcher Farbe. Sie ist dann die neue Zielkarte. Ass und König passen aufeinander, wenn du nicht ohne das spielst. Eine Karte dreht sich um, wenn nichts mehr auf ihr liegt.
dig-draw = Ziehen
dig-draw-text = Die oberste Karte des Stapels wird die Zielkarte. Was gezogen ist, kommt nicht wieder. Ist der Stapel leer und nichts passt, ist die Runde verloren.
dig-score = Punkte
dig-score-text = Nacheinander genommene Karten sind ein Lauf: 1 Punkt für die erste, 2 für die zweite, 3 für die dritte und so weiter. Ziehen, Gewinnen und Verlieren beenden den Lauf und schreiben ihn gut.
dig-gold = Gold
dig-gold-text = Jede Karte der Mine ist einmal in zehn Malen golden. Jede goldene Karte verdoppelt den ganzen Lauf, in dem sie genommen wird: Ein Lauf von fünf ist 15 wert, mit einer goldenen 30, mit zweien 60.
dig-series = Serien und Bestenliste
dig-series-text = Nach einer gewonnenen Runde geht es mit deinen Punkten weiter. Eine verlorene beendet die Serie, und ihre Punkte messen sich mit der Bestleistung; gleich viele zählen auch. Eine Serie zählt, wenn alle ihre Spiele zufällig gegeben und ohne Zurücknehmen, Tipps und Neubeginn gespielt wurden. Eine verlassene Runde ist verloren.
dig-deals = Spiele
dig-deals-text = Jedes Spiel hat eine Nummer; gib sie weiter, und andere spielen dieselben Karten. Das Tagesspiel ist für alle gleich und hat eine eigene Liste. Spiele, die nicht zu gewinnen sind, werden ausgelassen, wenn du sie nicht willst.
dig-help = Tipps
dig-help-text = Ein Tipp sieht alle Karten, auch die verdeckten, und irrt sich nie. Der eine gilt dem Sieg, der andere den meisten Punkten, was den Sieg kosten kann: Dann sagt er es.
guided-round = Geführte Runde
rules-short = Regeln
key-click = Klicken, Tippen
key-return = Eingabe
key-space = Leertaste
dig-help-mouse = Karte nehmen oder ziehen
dig-help-arrows = über die Karten gehen, die passen
dig-help-enter = die Karte nehmen
dig-help-space = ziehen
dig-help-hint = Tipp: wie man gewinnt
dig-help-best = Tipp: für die meisten Punkte
dig-help-can-win = noch zu gewinnen?
dig-help-copy = Nummer des Spiels kopieren; das Spiel aus der Zwischenablage legen
dig-help-new = neu geben
dig-help-escape = das Menü

## Das Duell: was die Regeln sagen
# Karten, ihre Texte (parlour_rules::duel::text macht sie aus Daten), Absagen, Stufen.

duel-card-falling-stars = Sternschnuppen
duel-card-field-mouse = Feldmaus
duel-card-hailstorm = Hagelschauer
duel-card-young-stoat = Junges Hermelin
duel-card-letter-pigeon = Brieftaube
duel-card-otter-ferryman = Otter, der Fährmann
duel-card-candle-study = Studium bei Kerzenlicht
duel-card-hedgehog-sentry = Igel auf Wache
duel-card-snail-gatekeeper = Schnecke am Tor
duel-card-thunderbolt = Donnerkeil
duel-card-old-carp = Alter Karpfen
duel-card-bridge-badger = Dachs an der Brücke
duel-card-boar-guard = Keiler der Garde
duel-card-night-heron = Nachtreiher
duel-card-brown-bear = Braunbär
duel-card-hunting-hawk = Jagdhabicht
duel-card-pond-magic = Teichzauber
duel-card-bandmaster-crow = Krähe, die Kapellmeisterin
duel-card-mother-goose = Mutter Gans
duel-card-hare-runner = Hase, der Läufer
duel-card-wasp = Wespe
duel-card-burning-cone = Brennender Zapfen
duel-card-dancing-swift = Tanzender Segler
duel-card-polecat = Tollkühner Iltis
duel-card-war-drum = Kriegstrommel
duel-card-magpie = Elster
duel-card-hornet-nest = Hornissennest
duel-card-lynx = Luchs
duel-card-she-wolf = Wölfin
duel-card-firebrand = Brandfackel
duel-card-porcupine = Stachelschwein
duel-card-grey-wolf = Grauer Wolf
duel-card-stampede = Stampede
duel-card-red-stag = Rothirsch
duel-card-ladybird = Marienkäfer
duel-card-herb-tea = Kräutertee
duel-card-garden-snail = Gartenschnecke
duel-card-leech-doctor = Doktor Egel
duel-card-stone-wall = Steinmauer
duel-card-hush = Still!
duel-card-west-wind = Westwind
duel-card-frozen-pond = Gefrorener Teich
duel-card-mole-engineer = Maulwurf, der Baumeister
duel-card-honey-hive = Bienenkorb
duel-card-oakling = Kleine Eiche
duel-card-swan-guard = Schwan der Garde
duel-card-adder = Kreuzotter
duel-card-fell-oak = Gefällte Eiche
duel-card-old-tortoise = Großvater Schildkröte
duel-card-coin = Eichelmünze
duel-card-tadpole = Kaulquappe
duel-card-hornet = Hornisse
duel-card-wolf-cub = Wolfsjunges
duel-card-calf = Durchgehendes Kalb
duel-card-owl = Die Eule
duel-card-fox = Der Fuchs
duel-card-tortoise = Die Schildkröte
duel-deck-observatory = Die Sternwarte
duel-deck-foxes = Die Bande des Fuchses
duel-deck-garden = Der ummauerte Garten
duel-kind-hero = Held
duel-kind-minion = Gefährte
duel-kind-spell = Zauber
duel-race-beast = Tier
duel-race-bird = Vogel
duel-race-insect = Insekt
duel-race-pond = Teichwesen
duel-keyword-taunt = Spott
duel-keyword-charge = Ansturm
duel-keyword-divine-shield = Himmelsschild
duel-keyword-poisonous = Giftig
duel-keyword-windfury = Sturmwind
duel-keyword-lifesteal = Lebensraub
duel-keyword-taunt-text = Gegner müssen es vor allem anderen angreifen.
duel-keyword-charge-text = Darf in dem Zug angreifen, in dem es kommt.
duel-keyword-divine-shield-text = Der erste Schaden nimmt nur den Schild.
duel-keyword-poisonous-text = Vernichtet jeden Gefährten, den es verletzt.
duel-keyword-windfury-text = Darf in jedem Zug zweimal angreifen.
duel-keyword-lifesteal-text = Sein Schaden heilt deinen Helden.
duel-text-keywords = { $keywords }.
duel-text-list = { $first }, { $next }
duel-text-plain = { $effect }.
duel-text-battlecry = Kampfschrei: { $effect }.
duel-text-deathrattle = Letzter Wille: { $effect }.
duel-text-turn-start = Zu Beginn deines Zuges: { $effect }.
duel-text-turn-end = Am Ende deines Zuges: { $effect }.
duel-text-damaged = Wenn dies verletzt wird: { $effect }.
duel-text-ally-dies = Wenn ein anderer deiner Gefährten stirbt: { $effect }.
duel-text-in-hand = Zu Beginn deines Zuges, auf der Hand: { $effect }.
duel-text-aura = { $target } haben { $figures }.
duel-text-figures-attack = +{ $attack } Angriff
duel-text-figures-health = +{ $health } Leben
duel-text-figures-both = +{ $attack }/+{ $health }
duel-text-damage = füge { $target } { $amount } Schaden zu
duel-text-damage-shots = füge { $count }-mal { $target } { $amount } Schaden zu
duel-text-heal = heile { $target } um { $amount }
duel-text-buff = gib { $target } { $figures }
duel-text-destroy = vernichte { $target }
duel-text-silence = bring { $target } zum Schweigen
duel-text-freeze = friere { $target } ein
duel-text-return = schick { $target } zurück auf die Hand
duel-text-discard = wirf { $target } ab
duel-text-transform = verwandle { $target } in „{ $card }“ ({ $attack }/{ $health })
duel-text-draw =
    { $amount ->
        [one] zieh eine Karte
       *[other] zieh { $amount } Karten
    }
duel-text-armour = dein Held erhält { $amount } Rüstung
duel-text-mana = du hast in diesem Zug { $amount } Mana mehr
duel-text-summon =
    { $count ->
        [one] rufe „{ $card }“ ({ $attack }/{ $health })
       *[other] rufe { $count } × „{ $card }“ ({ $attack }/{ $health })
    }
duel-target-this =
    { $case ->
        [dative] diesem Gefährten
       *[accusative] diesen Gefährten
    }
duel-target-hero =
    { $alliance ->
        [ally] { $case ->
            [dative] deinem Helden
           *[accusative] deinen Helden
        }
       *[enemy] { $case ->
            [dative] dem feindlichen Helden
           *[accusative] den feindlichen Helden
        }
    }
duel-target-one =
    { $case ->
        [dative] { $gender ->
            [feminine] { $alliance ->
                [ally] einer eigenen { $noun }
                [other-ally] einer anderen eigenen { $noun }
                [enemy] einer feindlichen { $noun }
                [other-any] einer anderen { $noun }
               *[any] einer { $noun }
            }
           *[masculine] { $alliance ->
                [ally] einem eigenen { $noun }
                [other-ally] einem anderen eigenen { $noun }
                [enemy] einem feindlichen { $noun }
                [other-any] einem anderen { $noun }
               *[any] einem { $noun }
            }
        }
       *[accusative] { $gender ->
            [feminine] { $alliance ->
                [ally] eine eigene { $noun }
                [other-ally] eine andere eigene { $noun }
                [enemy] eine feindliche { $noun }
                [other-any] eine andere { $noun }
               *[any] eine { $noun }
            }
            [neuter] { $alliance ->
                [ally] ein eigenes { $noun }
                [other-ally] ein anderes eigenes { $noun }
                [enemy] ein feindliches { $noun }
                [other-any] ein anderes { $noun }
               *[any] ein { $noun }
            }
           *[masculine] { $alliance ->
                [ally] einen eigenen { $noun }
                [other-ally] einen anderen eigenen { $noun }
                [enemy] einen feindlichen { $noun }
                [other-any] einen anderen { $noun }
               *[any] einen { $noun }
            }
        }
    }
duel-target-random =
    { $case ->
        [dative] { $gender ->
            [feminine] { $alliance ->
                [ally] einer zufälligen eigenen { $noun }
                [other-ally] einer zufälligen anderen eigenen { $noun }
                [enemy] einer zufälligen feindlichen { $noun }
                [other-any] einer zufälligen anderen { $noun }
               *[any] einer zufälligen { $noun }
            }
           *[masculine] { $alliance ->
                [ally] einem zufälligen eigenen { $noun }
                [other-ally] einem zufälligen anderen eigenen { $noun }
                [enemy] einem zufälligen feindlichen { $noun }
                [other-any] einem zufälligen anderen { $noun }
               *[any] einem zufälligen { $noun }
            }
        }
       *[accusative] { $gender ->
            [feminine] { $alliance ->
                [ally] eine zufällige eigene { $noun }
                [other-ally] eine zufällige andere eigene { $noun }
                [enemy] eine zufällige feindliche { $noun }
                [other-any] eine zufällige andere { $noun }
               *[any] eine zufällige { $noun }
            }
            [neuter] { $alliance ->
                [ally] ein zufälliges eigenes { $noun }
                [other-ally] ein zufälliges anderes eigenes { $noun }
                [enemy] ein zufälliges feindliches { $noun }
                [other-any] ein zufälliges anderes { $noun }
               *[any] ein zufälliges { $noun }
            }
           *[masculine] { $alliance ->
                [ally] einen zufälligen eigenen { $noun }
                [other-ally] einen zufälligen anderen eigenen { $noun }
                [enemy] einen zufälligen feindlichen { $noun }
                [other-any] einen zufälligen anderen { $noun }
               *[any] einen zufälligen { $noun }
            }
        }
    }
duel-target-all =
    { $case ->
        [dative] { $alliance ->
            [ally] deinen { $noun }
            [other-ally] deinen anderen { $noun }
            [enemy] allen feindlichen { $noun }
            [other-any] allen anderen { $noun }
           *[any] allen { $noun }
        }
       *[accusative] { $alliance ->
            [ally] deine { $noun }
            [other-ally] deine anderen { $noun }
            [enemy] alle feindlichen { $noun }
            [other-any] alle anderen { $noun }
           *[any] alle { $noun }
        }
    }
duel-target-hand-random =
    { $alliance ->
        [ally] eine zufällige Karte deiner Hand
        [enemy] eine zufällige Karte der feindlichen Hand
       *[any] eine zufällige Karte einer Hand
    }
duel-target-hand-all =
    { $alliance ->
        [ally] alle Karten deiner Hand
        [enemy] alle Karten der feindlichen Hand
       *[any] alle Karten beider Hände
    }
duel-noun-hero = Helden
duel-noun-hero-many = Helden
duel-noun-minion = Gefährten
duel-noun-minion-many = Gefährten
duel-noun-character = Figur
duel-noun-character-many = Figuren
duel-noun-beast = Tier
duel-noun-beast-many =
    { $case ->
        [dative] Tieren
       *[accusative] Tiere
    }
duel-noun-bird = Vogel
duel-noun-bird-many =
    { $case ->
        [dative] Vögeln
       *[accusative] Vögel
    }
duel-noun-insect = Insekt
duel-noun-insect-many = Insekten
duel-noun-pond = Teichwesen
duel-noun-pond-many = Teichwesen
duel-refused-over = Das Duell ist zu Ende.
duel-refused-not-begun = Noch dürfen Karten getauscht werden.
duel-refused-exchanged = Karten können nicht mehr getauscht werden.
duel-refused-not-in-hand = Diese Karte ist nicht auf deiner Hand.
duel-refused-not-from-deck = Diese Karte lässt sich nicht tauschen.
duel-refused-not-your-turn = Du bist nicht am Zug.
duel-refused-mana = Das kostet { $cost } Mana; du hast { $mana }.
duel-refused-battlefield-full = Auf dem Schlachtfeld ist kein Platz.
duel-refused-hand-full = Auf der Hand ist kein Platz.
duel-refused-needs-target = Wähle ein Ziel.
duel-refused-takes-no-target = Diese Karte hat kein Ziel.
duel-refused-no-target = Dafür gibt es kein Ziel.
duel-refused-illegal-target = Das ist kein Ziel dafür.
duel-refused-not-your-combatant = Angreifen kannst du mit deinen Gefährten und deinem Helden.
duel-refused-no-attack = Ohne Angriff kein Angriff.
duel-refused-just-arrived = Eben erst gekommen: ab deinem nächsten Zug.
duel-refused-exhausted = Hat in diesem Zug schon angegriffen.
duel-refused-frozen = Eingefroren.
duel-refused-illegal-attack-target = Das lässt sich nicht angreifen.
duel-refused-taunt = Ein Gefährte mit Spott steht im Weg.
duel-refused-gone = Das ist nicht mehr da.
duel-refused-too-much = Es ist zu viel auf einmal geschehen.
duel-deck-broken = nicht spielbar
duel-deck-cards-gone = Karten, die es in diesem Spiel nicht mehr gibt, wurden aus diesem Deck genommen. Gespeichert ist es wie zuvor, bis du es speicherst.
duel-deck-error-unknown = Das Deck hat eine Karte, die es in diesem Spiel nicht gibt.
duel-deck-error-hero = Dem Deck fehlt ein Held.
duel-deck-error-token = Diese Karte gehört in kein Deck.
duel-deck-error-copies = Keine Karte darf mehr als zweimal darin sein.
duel-deck-error-size = Ein Deck hat 30 Karten.
duel-level-beginner = Anfänger
duel-level-casual = Gemütlich
duel-level-skilled = Geübt
duel-level-strong = Stark
duel-level-beginner-text = Spielt Karten und greift an, wie es kommt, ohne Plan.
duel-level-casual-text = Tut, was gleich gut aussieht, und manchmal etwas anderes.
duel-level-skilled-text = Tut immer, was gleich gut aussieht.
duel-level-strong-text = Plant seinen Zug und bedenkt deine Antwort. Sieht nicht mehr, als du auf seinem Platz sähest.

## Das Duell: die Tafeln

duel-side-numbered = { $hero } (Spieler { $number })
duel-level-person = Jemand hier
duel-level-person-text = Jemand an diesem Tisch. Ein Vorhang verbirgt die Karten zwischen den Zügen.
duel-you = Du
duel-opponent = Gegner
duel-mana = Mana
duel-token-figures = { $card } ({ $attack }/{ $health })
duel-hand = Handkarten
duel-deck = Deck
duel-fatigue = Erschöpfung
duel-turn = Zug { $turn }
duel-your-turn = Du bist am Zug
duel-first-cards = Erste Karten
duel-first-cards-line = Manche darf man tauschen.
duel-over = Das Duell ist aus
duel-thinking = denkt nach …
duel-end-turn = Zug beenden
duel-end-turn-short = Zugende
duel-nothing-left = In diesem Zug kannst du nichts mehr tun.
duel-slower = Der Gegner lässt sich mehr Zeit
duel-faster = Der Gegner lässt sich weniger Zeit
duel-pace-1 = Tempo: langsam
duel-pace-2 = Tempo: normal
duel-pace-3 = Tempo: schnell
duel-pace-4 = Tempo: sehr schnell
duel-new = Neues Duell
duel-concede = Aufgeben
duel-history = Letzte Taten
duel-history-empty = Was geschieht, wird hier erzählt. Verweile auf einer kleinen Karte, um sie groß zu sehen.
duel-done-played = { $side } hat gespielt: { $card }
duel-done-played-at = { $side } hat gespielt: { $card }, auf { $target }
duel-done-attacked = { $side } hat angegriffen mit: { $card }
duel-done-attacked-at = { $side } hat angegriffen: { $card } gegen { $target }
duel-done-died = { $card } ist gestorben ({ $side })
duel-done-burned = { $card } ist verbrannt: Die Hand war voll ({ $side })
duel-now-cost = Kostet { $now } (aufgedruckt: { $printed })
duel-now-attack = Angriff { $now } (aufgedruckt: { $printed })
duel-now-most = Leben höchstens { $now } (aufgedruckt: { $printed })
duel-now-health = Verletzt: noch { $now } von { $most } Leben
duel-now-lost = { $keyword } ist verbraucht.
duel-now-silenced = Zum Schweigen gebracht
duel-now-frozen = Eingefroren
duel-bold-battlecry = Kampfschrei
duel-bold-deathrattle = Letzter Wille
duel-term-battlecry = Kampfschrei
duel-term-deathrattle = Letzter Wille
duel-term-silence = Schweigen
duel-term-freeze = Einfrieren
duel-term-armour = Rüstung
duel-term-discard = Abwerfen
duel-term-transform = Verwandeln
duel-term-aura = Aura
duel-term-token = Spielmarke
duel-explain-battlecry = Geschieht, wenn er aus der Hand gespielt wird.
duel-explain-deathrattle = Geschieht, wenn er stirbt.
duel-explain-silence = Nimmt einem Gefährten alles, was auf ihm steht und was er bekommen hat. Schaden bleibt.
duel-explain-freeze = Wer eingefroren ist, verpasst seinen nächsten Angriff.
duel-explain-armour = Schaden trifft erst die Rüstung und dann das Leben.
duel-explain-discard = Eine abgeworfene Karte geht aus der Hand auf den Friedhof.
duel-explain-transform = Er wird zur anderen Karte, unverletzt und frisch angekommen. Die alte ist fort, ohne Letzten Willen.
duel-explain-aura = Sie wirkt, solange dieser Gefährte lebt.
duel-explain-token = Sie kommt durch andere Karten ins Spiel. In kein Deck gehört sie.
duel-explain-silenced = Was auf ihm steht, gilt nicht mehr.
duel-explain-frozen = Kann nicht angreifen, bis ein Angriff verpasst ist.

duel-guide-1 = Mana
duel-guide-1-text = Die blauen Kristalle sind dein Mana. In jedem Zug bekommst du einen mehr, bis es zehn sind, und alle sind wieder voll. Was eine Karte kostet, steht oben links auf ihr. Karten, die du bezahlen kannst, leuchten.
duel-guide-2 = Ein Gefährte
duel-guide-2-text = Karten mit Schwert und Herz an den Füßen sind Gefährten. Wähle einen, der leuchtet, oder zieh ihn, und leg ihn in deine Reihe.
duel-guide-3 = Einmal schlafen
duel-guide-3-text = Ein Gefährte, der eben erst angekommen ist, kann noch nicht angreifen. Beende deinen Zug mit dem Knopf auf dem Tisch oder hier. Dein Gegner spielt, und wenn du wieder am Zug bist, ziehst du eine Karte.
duel-guide-4 = Angreifen
duel-guide-4-text = Zieh von einem Gefährten, der leuchtet, zu einem feindlichen Gefährten oder gleich zum feindlichen Helden. Beide schlagen zugleich zu: Jeder verliert so viel Leben, wie der andere Angriff hat. Der Schaden bleibt.
duel-guide-5 = Spott
duel-guide-5-text = Ein Gefährte mit Spott steht vor den anderen: Solange er lebt, müssen deine Feinde erst ihn angreifen. Verweile auf einer Karte, um sie groß zu sehen und zu lesen, was ihre Wörter bedeuten.
duel-guide-6 = Zauber
duel-guide-6-text = Zauber wirken einmal und sind fort. Manche brauchen ein Ziel: Zieh so eine Karte auf einen Gefährten oder Helden, der aufleuchtet. Rechtsklick oder Escape nimmt sie zurück, solange du nicht losgelassen hast.
duel-guide-7 = Gib alles aus
duel-guide-7-text = Übriges Mana verfällt. Schau also, was du noch bezahlen kannst und wer noch angreifen kann, bevor du deinen Zug beendest. Ist das Deck leer, tut Ziehen weh: erst um eins, dann um zwei, dann um drei …
duel-guide-8 = Das Ende der Fabel
duel-guide-8-text = Wer den feindlichen Helden von dreißig Leben auf keines bringt, hat gewonnen. Mehr musst du nicht wissen: Spiel weiter, und viel Glück!

duel-curtain = Bitte Platz nehmen
duel-curtain-text = Alle Karten sind verborgen. Deck den Tisch auf, wenn sonst niemand hersieht.
duel-uncover = Ich bin da
duel-concede-title = Aufgeben?
duel-concede-text = Das Duell ist dann sofort zu Ende, und dein Gegner hat es gewonnen.
duel-concede-yes = Aufgeben
duel-abandon-title = Dieses Duell verlassen?
duel-abandon-text = Dieses Duell ist noch nicht zu Ende. Wenn du es jetzt verlässt, hat dein Gegner es gewonnen.
duel-abandon-text-people = Dieses Duell ist noch nicht zu Ende. Wenn ihr es jetzt verlasst, könnt ihr es nicht mehr weiterspielen.
duel-abandon-yes = Verlassen
duel-you-win = Du hast gewonnen!
duel-you-lose = Du hast verloren.
duel-wins = { $winner } hat gewonnen!
duel-drawn = Unentschieden
duel-drawn-text = Beide Helden fielen im selben Augenblick.
duel-winner-how = { $winner } siegt: { $how }
duel-by-defeat = { $loser } hat kein Leben mehr.
duel-by-concession = { $loser } hat aufgegeben.
duel-turns = { $turn ->
    [one] Nach einem Zug.
   *[other] Nach { $turn } Zügen.
}
duel-rematch = Noch einmal
duel-change-decks = Andere Decks

duel-mulligan = Deine ersten Karten
duel-mulligan-first = Du beginnst. Wähle die Karten, die du lieber gegen andere aus deinem Deck tauschst.
duel-mulligan-second = Dein Gegner beginnt, dafür hast du eine Karte mehr. Wähle die Karten, die du lieber gegen andere aus deinem Deck tauschst.
duel-mulligan-guided = Vor dem ersten Zug darfst du Karten tauschen, die dir nicht gefallen, meist die teuren. Was eine Karte kostet, steht oben links. Diese sind billig: Behalte sie.
duel-mulligan-keep = Alle behalten
duel-mulligan-exchange = { $count ->
    [one] Eine Karte tauschen
   *[other] { $count } Karten tauschen
}
duel-mulligan-in = bleibt
duel-mulligan-out = zurück
duel-mulligan-stays = Geschenk

duel-setup = Ein Duell
duel-begin = Beginnen
duel-own-deck = Dein Deck
duel-other-deck = Das andere Deck
duel-led-by = geführt von: { $hero }
duel-deck-unfinished = { $cards } von { $most } Karten
duel-who = Wer spielt es?
duel-more = Weiteres
duel-deck-builder = Deckbau
duel-new-deck = Neues Deck
duel-guided = Geführtes Duell

duel-search = Name oder Text
duel-cost = { $cost ->
    [7] Karten für 7 Mana und mehr
   *[other] Karten für { $cost } Mana
}
duel-cost-all = Wieder Karten zu jedem Preis
duel-page-back = Seite zurück
duel-page-next = Nächste Seite
duel-nothing-found = So eine Karte gibt es nicht. Versuch andere Buchstaben oder andere Kosten.
duel-deck-name = Name des Decks
duel-hero-back = Anderer Held
duel-hero-next = Anderer Held
duel-deck-count = { $cards } von { $most } Karten
duel-deck-ready = Mit diesem Deck kann gespielt werden.
duel-deck-empty = Wähle Karten, um sie ins Deck zu legen, und hier, um sie herauszunehmen.
duel-export = Das Deck als Textzeile kopieren
duel-import = Ein Deck aus der Zwischenablage nehmen
duel-import-sure = Dieses Deck weicht dem aus der Zwischenablage. Noch einmal, wenn das richtig ist.
duel-delete = Dieses Deck wegwerfen
duel-delete-sure = Dieses Deck ist dann für immer fort. Noch einmal, wenn das richtig ist.
duel-save = Speichern
duel-leave = Verlassen
duel-leave-sure = Verwerfen
duel-builder-new-name = Mein Deck
duel-deck-copied = Das Deck liegt als Textzeile in der Zwischenablage.
duel-deck-pasted = Das Deck aus der Zwischenablage liegt hier.
duel-deck-needs-name = Gib dem Deck erst einen Namen.
duel-deck-name-taken = Ein Deck heißt schon { $name }. Wähle einen anderen Namen.
duel-deck-saved = Das Deck ist gespeichert.
duel-code-later = Dieses Deck hat eine neuere Version des Spiels geschrieben.
duel-code-none = In der Zwischenablage ist kein Deck.

duel-no-matches = Noch ist kein Duell zu Ende gespielt worden.
duel-against-computer = Gegen den Computer
duel-among-people = Unter Menschen
duel-deck-short = Deck
duel-won = Siege
duel-lost = Verluste
duel-draws = Remis
duel-all-decks = Alle Decks

duel-rules = So geht das Duell
duel-rules-aim = Das Ziel
duel-rules-aim-text = Zwei Tiere aus Feld und Wald tragen ihren Streit aus. Jeder Held beginnt mit dreißig Leben; wer den anderen auf keines bringt, hat gewonnen. Fallen beide zugleich, ist es unentschieden.
duel-rules-turn = Ein Zug
duel-rules-turn-text = Zu Beginn deines Zuges bekommst du einen Manakristall mehr, alle deine Kristalle füllen sich, deine Gefährten dürfen wieder angreifen, und du ziehst eine Karte. Dann spiel Karten und greif an, wie und in welcher Reihenfolge du magst, und beende deinen Zug.
duel-rules-mana = Mana
duel-rules-mana-text = Jede Karte kostet Mana; es steht oben links auf ihr. Im ersten Zug hast du einen Kristall, im zweiten zwei und so weiter bis zehn. Übriges Mana verfällt.
duel-rules-minions = Gefährten
duel-rules-minions-text = Ein Gefährte kommt in deine Reihe, in der Platz für sieben ist. In dem Zug, in dem er ankommt, kann er nicht angreifen, außer mit Ansturm. An seinen Füßen stehen Angriff und Leben.
duel-rules-attack = Angreifen
duel-rules-attack-text = Jeder deiner Gefährten darf einmal im Zug angreifen: einen feindlichen Gefährten oder den feindlichen Helden. Beide schlagen zugleich zu, und Schaden bleibt. Ein Gefährte ohne Leben stirbt. Solange ein feindlicher Gefährte Spott hat, lassen sich nur Gefährten mit Spott angreifen.
duel-rules-spells = Zauber
duel-rules-spells-text = Ein Zauber tut, was auf ihm steht, und geht auf den Friedhof. Muss ein Ziel gewählt werden, zieh die Karte darauf. Ohne mögliches Ziel kann so ein Zauber nicht gespielt werden; ein Gefährte schon, doch sein Kampfschrei bewirkt dann nichts.
duel-rules-keywords = Wörter auf den Karten
duel-rules-keywords-text = Manche Wörter bedeuten auf jeder Karte dasselbe. Verweile auf einer Karte, und sie werden daneben erklärt.
duel-rules-deck = Deck und Hand
duel-rules-deck-text = Eine Hand fasst zehn Karten; was darüber hinaus gezogen wird, wird gezeigt und verbrennt. Ist das Deck leer, bringt jedes Ziehen Erschöpfung: einen Schaden für deinen Helden, dann zwei, dann drei und so weiter.
duel-rules-beginning = Der Anfang
duel-rules-beginning-text = Der Zufall sagt, wer beginnt. Wer beginnt, hat drei Karten, der andere vier und die Eichelmünze, die für einen Zug ein Mana mehr bringt. Beide dürfen von ihren ersten Karten einmal beliebig viele tauschen.
duel-rules-decks = Decks
duel-rules-decks-text = Ein Deck hat einen Helden und dreißig Karten, jede höchstens zweimal. Drei Decks liegen bereit; eigene entstehen im Deckbau. Als Textzeile lässt sich ein Deck weitergeben.

duel-key-drag = Ziehen
duel-key-rest = Verweilen
duel-key-pace = + und −
duel-help-click = eine Karte aufnehmen und ablegen
duel-help-drag = Karte spielen, Ziel wählen, angreifen
duel-help-rest = Karte groß sehen, mit ihren Wörtern
duel-help-escape = Angefangenes zurücknehmen; das Menü
duel-help-arrows = über die Karten gehen
duel-help-enter = aufnehmen, ablegen, angreifen
duel-help-end-turn = den Zug beenden
duel-help-skip = Bewegung überspringen
duel-help-pace = Gegner schneller, langsamer
duel-help-new = neues Duell

## Was schiefging

storage-no-folder = Dieses System nennt keinen Ordner für Spielstände; starte mit --save-dir ORDNER.
storage-write = { $path } ließ sich nicht schreiben: { $reason }.
storage-read = { $path } ließ sich nicht lesen: { $reason }.
storage-damaged = { $name } ist beschädigt und liegt nun als { $kept } daneben; im Protokoll steht mehr.
storage-newer = { $name } stammt aus einer neueren Version von Parlour; die Datei liegt nun als { $kept } daneben.
refused-illegal = Dieser Zug ist nicht erlaubt.
refused-over = Die Partie ist zu Ende.
refused-claim = Hier lässt sich kein Remis fordern.
scene-missing = { $scene } konnte nicht geladen werden; mehr steht im Protokoll.
scene-none = { $scene } ist keine Szene.
scene-cut = { $scene } endet zu früh, in Zeile { $line }: Ein Teil der Datei fehlt.
scene-line = { $place }: Diese Zeile ist nicht zu lesen: { $text }
assets-missing = { $count ->
    [one] Eine Datei im Datenordner konnte nicht geladen werden: { $first }
   *[other] { $count } Dateien im Datenordner konnten nicht geladen werden; welche, steht im Protokoll. Die erste: { $first }
}

# Worte in der Mitte des Tisches.
duel-word-turn-own = Dein Zug
duel-word-turn-other = Der Gegner ist am Zug
duel-word-turn-of = Spieler { $player } ist am Zug
duel-word-fatigue = Erschöpfung { $count }
duel-word-overdraw = Die Hand ist voll
duel-no-such-deck = Ein Deck namens { $deck } gibt es nicht.

## Namen von Eröffnungen

opening-kings-pawn = Königsbauernspiel
opening-queens-pawn = Damenbauernspiel
opening-english = Englische Eröffnung
opening-reti = Réti-Eröffnung
opening-bird = Bird-Eröffnung
opening-larsen = Larsen-Eröffnung
opening-nimzowitsch-larsen = Nimzowitsch-Larsen-Angriff
opening-grob = Grobs Angriff
opening-sokolsky = Sokolski-Eröffnung
opening-kings-fianchetto = Königsfianchetto
opening-vant-kruijs = Van-’t-Kruijs-Eröffnung
opening-mieses = Mieses-Eröffnung
opening-dunst = Dunst-Eröffnung
opening-open-game = Offenes Spiel
opening-kings-knight = Königsspringerspiel
opening-italian = Italienische Partie
opening-giuoco-piano = Giuoco Piano
opening-giuoco-pianissimo = Giuoco Pianissimo
opening-giuoco-centre = Giuoco Piano: Hauptvariante
opening-evans = Evans-Gambit
opening-two-knights = Zweispringerspiel im Nachzug
opening-two-knights-ng5 = Preußische Partie: Springerangriff
opening-fried-liver = Fegatello-Angriff
opening-traxler = Traxler-Gegenangriff
opening-hungarian = Ungarische Verteidigung
opening-ruy-lopez = Spanische Partie
opening-ruy-berlin = Spanisch: Berliner Verteidigung
opening-ruy-berlin-wall = Spanisch: Berliner Mauer
opening-ruy-morphy = Spanisch: Morphy-Verteidigung
opening-ruy-exchange = Spanisch: Abtauschvariante
opening-ruy-open = Spanisch: Offene Variante
opening-ruy-closed = Spanisch: Geschlossene Variante
opening-ruy-marshall = Spanisch: Marshall-Angriff
opening-ruy-steinitz = Spanisch: Steinitz-Verteidigung
opening-ruy-schliemann = Spanisch: Jänisch-Gambit
opening-ruy-bird = Spanisch: Bird-Verteidigung
opening-scotch = Schottische Partie
opening-scotch-classical = Schottisch: Klassische Variante
opening-scotch-schmidt = Schottisch: Schmidt-Variante
opening-scotch-gambit = Schottisches Gambit
opening-three-knights = Dreispringerspiel
opening-four-knights = Vierspringerspiel
opening-ponziani = Ponziani-Eröffnung
opening-philidor = Philidor-Verteidigung
opening-petrov = Russische Verteidigung
opening-latvian = Lettisches Gambit
opening-elephant = Mittelgambit im Nachzug
opening-damiano = Damiano-Verteidigung
opening-kings-gambit = Königsgambit
opening-kings-gambit-accepted = Angenommenes Königsgambit
opening-kings-gambit-declined = Abgelehntes Königsgambit
opening-falkbeer = Falkbeer-Gegengambit
opening-vienna = Wiener Partie
opening-vienna-gambit = Wiener Gambit
opening-bishops = Läuferspiel
opening-centre-game = Mittelgambit
opening-danish = Nordisches Gambit
opening-wayward-queen = Dameneinfall
opening-sicilian = Sizilianische Verteidigung
opening-sicilian-open = Sizilianisch: Offene Variante
opening-sicilian-najdorf = Sizilianisch: Najdorf-Variante
opening-sicilian-dragon = Sizilianisch: Drachenvariante
opening-sicilian-yugoslav = Sizilianischer Drache: Jugoslawischer Angriff
opening-sicilian-accelerated = Sizilianisch: Beschleunigter Drache
opening-sicilian-classical = Sizilianisch: Klassische Variante
opening-sicilian-scheveningen = Sizilianisch: Scheveninger Variante
opening-sicilian-sveshnikov = Sizilianisch: Sweschnikow-Variante
opening-sicilian-kalashnikov = Sizilianisch: Kalaschnikow-Variante
opening-sicilian-taimanov = Sizilianisch: Taimanow-Variante
opening-sicilian-kan = Sizilianisch: Kan-Variante
opening-sicilian-rossolimo = Sizilianisch: Rossolimo-Variante
opening-sicilian-moscow = Sizilianisch: Moskauer Variante
opening-sicilian-closed = Sizilianisch: Geschlossene Variante
opening-sicilian-alapin = Sizilianisch: Alapin-Variante
opening-smith-morra = Sizilianisch: Morra-Gambit
opening-sicilian-wing = Sizilianisch: Flügelgambit
opening-sicilian-grand-prix = Sizilianisch: Grand-Prix-Angriff
opening-french = Französische Verteidigung
opening-french-advance = Französisch: Vorstoßvariante
opening-french-exchange = Französisch: Abtauschvariante
opening-french-tarrasch = Französisch: Tarrasch-Variante
opening-french-winawer = Französisch: Winawer-Variante
opening-french-classical = Französisch: Klassische Variante
opening-french-rubinstein = Französisch: Rubinstein-Variante
opening-caro-kann = Caro-Kann-Verteidigung
opening-caro-advance = Caro-Kann: Vorstoßvariante
opening-caro-exchange = Caro-Kann: Abtauschvariante
opening-caro-panov = Caro-Kann: Panow-Angriff
opening-caro-classical = Caro-Kann: Klassische Variante
opening-caro-two-knights = Caro-Kann: Zweispringervariante
opening-caro-fantasy = Caro-Kann: Fantasievariante
opening-scandinavian = Skandinavische Verteidigung
opening-scandinavian-main = Skandinavisch: Hauptvariante
opening-scandinavian-modern = Skandinavisch: Moderne Variante
opening-alekhine = Aljechin-Verteidigung
opening-alekhine-four-pawns = Aljechin: Vierbauernangriff
opening-pirc = Pirc-Verteidigung
opening-pirc-austrian = Pirc: Österreichischer Angriff
opening-modern = Moderne Verteidigung
opening-nimzowitsch = Nimzowitsch-Verteidigung
opening-owen = Owen-Verteidigung
opening-st-george = Baker-Verteidigung
opening-closed-game = Geschlossenes Spiel
opening-queens-gambit = Damengambit
opening-qga = Angenommenes Damengambit
opening-qgd = Abgelehntes Damengambit
opening-qgd-exchange = Damengambit: Abtauschvariante
opening-qgd-orthodox = Damengambit: Orthodoxe Verteidigung
opening-qgd-tarrasch = Tarrasch-Verteidigung
opening-semi-tarrasch = Halb-Tarrasch-Verteidigung
opening-ragozin = Ragosin-Verteidigung
opening-slav = Slawische Verteidigung
opening-slav-exchange = Slawisch: Abtauschvariante
opening-semi-slav = Halbslawische Verteidigung
opening-meran = Halbslawisch: Meraner Variante
opening-albin = Albins Gegengambit
opening-chigorin = Tschigorin-Verteidigung
opening-blackmar-diemer = Blackmar-Diemer-Gambit
opening-london = Londoner System
opening-london-early = Londoner System
opening-london-indian = Londoner System
opening-colle = Colle-System
opening-torre = Torre-Angriff
opening-trompowsky = Trompowsky-Angriff
opening-veresov = Richter-Weressow-Angriff
opening-indian = Indische Verteidigung
opening-indian-c4 = Indisches Spiel
opening-nimzo-indian = Nimzowitsch-Indische Verteidigung
opening-nimzo-rubinstein = Nimzo-Indisch: Rubinstein-Variante
opening-nimzo-classical = Nimzo-Indisch: Klassische Variante
opening-nimzo-saemisch = Nimzo-Indisch: Sämisch-Variante
opening-queens-indian = Damenindische Verteidigung
opening-bogo-indian = Bogoljubow-Indische Verteidigung
opening-catalan = Katalanische Eröffnung
opening-kings-indian = Königsindische Verteidigung
opening-kings-indian-classical = Königsindisch: Klassische Variante
opening-kings-indian-saemisch = Königsindisch: Sämisch-Variante
opening-kings-indian-four-pawns = Königsindisch: Vierbauernangriff
opening-gruenfeld = Grünfeld-Indische Verteidigung
opening-gruenfeld-exchange = Grünfeld-Indisch: Abtauschvariante
opening-benoni = Benoni-Verteidigung
opening-benoni-modern = Moderne Benoni-Verteidigung
opening-benko = Wolga-Gambit
opening-benoni-old = Alt-Benoni
opening-budapest = Budapester Gambit
opening-old-indian = Altindische Verteidigung
opening-dutch = Holländische Verteidigung
opening-dutch-leningrad = Holländisch: Leningrader System
opening-dutch-stonewall = Holländisch: Stonewall
opening-staunton = Staunton-Gambit
opening-englund = Englund-Gambit
opening-english-symmetrical = Englisch: Symmetrievariante
opening-english-reversed = Englisch: Sizilianisch im Anzug
opening-english-four-knights = Englisch: Vierspringervariante
opening-english-anglo-indian = Englisch: Anglo-Indisch
opening-reti-main = Réti-Eröffnung
opening-kings-indian-attack = Königsindischer Angriff
opening-from = Froms Gambit

## High Card: a small table that only tests know

menu-highcard = Höchste Karte
highcard-draw = Ziehen
highcard-refused = Die Stapel sind aufgebraucht. Beginne ein neues Spiel.
