# Texts of the game in German. Every language has the same keys.

title = Parlour
tagline = Ein Tisch, gute Gesellschaft.
version = Version { $number }
white = Weiß
black = Schwarz
on = An
off = Aus
percent = { $percent } %
list-and = { $first } und { $last }
close = Schließen
cancel = Abbrechen
menu = Menü
panel = Panel
help = Steuerung
loading = Wird geladen…
demonstration = Taste drücken oder tippen, um zurückzukehren.
scene-incomplete = Auf dieser Szene lässt sich nicht spielen: Ihr fehlt der GameManager oder das Board.
no-clipboard = Die Zwischenablage ist nicht verfügbar.
clipboard-refused = Dein Browser hat das nicht erlaubt. Versuche es noch einmal, oder füge mit Strg+V ein.
file-dialog-refused = Dein Browser braucht dafür noch einen Klick. Versuche es noch einmal.
tooltip-key = { $label } ({ $key })
step-less = Voriger Wert
step-more = Nächster Wert

## Main menu

menu-chess-back = Schach fortsetzen
menu-usual = Schach spielen
# Hinweise im Menü auf Spiele, die warten.
waiting-chess = { $turn }, { $count ->
    [one] 1 Zug gespielt
   *[other] { $count } Züge gespielt
}
waiting-computer = Computer am Zug
waiting-prospector = Runde { $round } fortsetzen, { $points }
waiting-duel = Zug { $turn } gegen { $opponent }
waiting-duel-people = Zug { $turn }, zwei Spieler
menu-chess = Schach
menu-chess-about = Gegen den Computer oder zu zweit.
menu-learn = Schach-Tutorial
menu-prospector = Goldgräber
menu-prospector-about = Räum die Mine Karte für Karte.
menu-duel = Das Duell
menu-duel-about = Ein Kartenkampf der Tiere.
menu-duel-back = Duell fortsetzen
menu-settings = Einstellungen
menu-quit = Beenden

## All tables

to-move = { $player } am Zug
wins = { $player } gewinnt
drawn = Remis
check = Schach
new-game = Neue Partie
undo = Zug zurück
redo = Wiederholen
flip = Brett drehen
top = Von oben
offer-draw = Remis bieten
claim-draw = Remis reklamieren
claim-draw-short = Remis
resign = Aufgeben
copy-fen = Stellung kopieren (FEN)
paste-fen = Stellung einfügen (FEN)
copy-pgn = Partie kopieren (PGN)
fen-copied = Stellung als FEN kopiert.
pgn-copied = Partie als PGN kopiert.
fen-pasted = Stellung aus der Zwischenablage geladen.
fen-pasted-without = Stellung aus der Zwischenablage geladen. Ungültig und deshalb weggelassen: { $fields }.
fen-refused = Der Text in der Zwischenablage ist kein gültiges FEN. Prüfe { $field }: { $reason }.
fen-board = das Brett
fen-turn = den Spieler am Zug
fen-castling = das Rochaderecht
fen-en-passant = das En-passant-Feld
fen-halfmove-clock = den Halbzugzähler
fen-fullmove = die Zugnummer
fen-end = das Ende
again = Revanche
look = Analyse
look-short = Analyse
report-written = Fehlerbericht gespeichert: { $place }.
report-failed = Der Fehlerbericht konnte nicht gespeichert werden, weil es keinen Ordner dafür gibt.

claim-threefold = Dreimal dieselbe Stellung: Du kannst Remis reklamieren.
claim-fifty = 50-Züge-Regel: Du kannst Remis reklamieren.

banner-mate = Schachmatt!
reason-checkmate = durch Schachmatt
reason-stalemate = durch Patt
reason-threefold = durch dreimalige Stellungswiederholung
reason-fivefold = durch fünfmalige Stellungswiederholung
reason-fifty = durch die 50-Züge-Regel
reason-seventy-five = durch die 75-Züge-Regel
reason-insufficient-material = durch unzureichendes Material
reason-agreement = durch Einigung
reason-resignation = durch Aufgabe
reason-time = durch Zeitüberschreitung
reason-king-captured = durch Königsschlag
undo-short = Zurück
copy-fen-short = FEN kopieren
paste-fen-short = FEN einfügen
redo-short = Vor

## Dialogs

spoken-takes = schlägt
spoken-becomes = wird
spoken-check = , Schach
spoken-mate = , matt
spoken-castles-short = Kurze Rochade
spoken-castles-long = Lange Rochade
typed-hint = Zug eintippen
typed-empty = Zum Beispiel Sf3, exd5, O-O oder g1f3.
typed-move = Eingabe zieht { $move }.
typed-several = { $moves }
typed-nothing = Kein erlaubter Zug passt.
typed-wait = Die Gegenseite ist am Zug.
typed-play = Ziehen
promotion-title = Bauern umwandeln in …
piece-pawn = Bauer
piece-knight = Springer
piece-bishop = Läufer
piece-rook = Turm
piece-queen = Dame
piece-king = König
resume-title = Partie fortsetzen?
resume-text = Deine letzte Partie ist noch nicht zu Ende. Möchtest du sie fortsetzen?
resume-yes = Fortsetzen
resume-no = Neue Partie
resign-title = Aufgeben?
resign-text = { $player } verliert diese Partie.
resign-text-you = Du verlierst diese Partie.
resign-yes = Aufgeben
draw-title = Remisangebot
draw-text = { $player } bietet Remis an. { $other }, nimmst du an?
draw-accept = Annehmen
draw-decline = Ablehnen
draw-claim-title = Remis reklamieren?
rules-standard = Standard
rules-standard-text = Normales Schach nach den FIDE-Regeln.
rules-960 = Chess960
rules-960-text = Die Grundreihe ist gemischt: eine von 960 Anfangsstellungen.
rules-casual = Königsschlag
rules-casual-text = Kein Schach und kein Matt: Wer den König schlägt, gewinnt.
# Title above the move list.
game-960 = Chess960, Stellung { $number }
game-casual = Königsschlag (ohne Schach)

## Chess: players and clock

seat-person = Du
seat-computer = Computer · { $level }
chess-level-beginner = Neuling
chess-level-learner = Anfänger
chess-level-hobby = Hobbyspieler
chess-level-keen = Fortgeschritten
chess-level-club = Vereinsspieler
chess-level-strong = Stark
chess-level-expert = Experte
chess-level-full = Maximum
# Ungefähre Wertungszahl des Computers, und seine Stufe.
chess-strength = { $rating } · { $level }
chess-strength-full = { $rating }+ · { $level }
chess-level-beginner-text = Kennt die Regeln und verliert oft Figuren.
chess-level-learner-text = Schlägt, was geht, übersieht aber Drohungen.
chess-level-hobby-text = Spielt ab und zu, zum Spaß.
chess-level-keen-text = Spielt oft, mit einigen groben Fehlern.
chess-level-club-text = Spielt im Verein, mit wenigen Fehlern.
chess-level-strong-text = Gehört zu den Besten im Verein.
chess-level-expert-text = Spielt Turniere und kennt Eröffnungen.
chess-level-full-text = Spielt so gut, wie dein Gerät es erlaubt.
your-move = Du bist am Zug
computer-thinks = Computer denkt nach …
player-thinks = { $player } denkt nach …
you-win = Du gewinnst
computer-wins = Computer gewinnt
draw-later = Du kannst nach { $moves ->
        [one] einem weiteren Zug
       *[other] { $moves } weiteren Zügen
    } wieder Remis anbieten.
draw-refused = Der Computer hat dein Remisangebot abgelehnt.
no-engine = Der Computer kann nicht spielen ({ $reason }). Du kannst seine Figuren selbst ziehen.
no-adviser = Die Analyse ist nicht verfügbar ({ $reason }).
pause = Pause
paused-title = Partie pausiert
paused-text = Die Uhren stehen, bis du die Partie fortsetzt.
paused-text-no-clock = Die Partie ruht, bis du sie fortsetzt.
go-on = Fortsetzen
start-game = Partie starten
new-game-players = Spieler
new-game-rules = Variante
new-game-clock = Bedenkzeit
new-game-level = Gegner
new-game-strength = Spielstärke
new-game-strength-other = Die Spielstärke stellst du unter „Engines“ ein.
new-game-level-white = Weiß
new-game-level-black = Schwarz
new-game-own-minutes = Zeit pro Spieler
new-game-own-seconds = Sekunden pro Zug
new-game-handicap = Zeitvorgabe
new-game-white-minutes = Zeit für Weiß
new-game-black-minutes = Zeit für Schwarz
new-game-your-minutes = Deine Zeit
new-game-opponent-minutes = Zeit des Gegners
speed-bullet = Bullet
speed-blitz = Blitz
speed-rapid = Schnell
speed-classical = Klassisch
pairing-two-people = Zwei Spieler
pairing-computer = Computer
pairing-two-computers = Computerpartie
side-white = Weiß
side-random = Zufällig
side-black = Schwarz
clock-none = Keine Uhr
clock-own = Eigene
clock-minutes = { $minutes } min
clock-seconds = { $seconds } s
bonus-increment = Inkrement
bonus-delay = Verzögerung
bonus-bronstein = Bronstein
control-none = { $minutes } min
control-increment = { $minutes } min + { $seconds } s
control-delay = { $minutes } min, { $seconds } s Verzögerung
control-bronstein = { $minutes } min, Bronstein { $seconds } s
help-new-game = Neue Partie
help-pause = Pause oder weiter
advice-hint = Tipp (I)
advice-hint-short = Tipp
advice-threats = Drohungen zeigen (X)
advice-threats-short = Drohungen
advice-evaluation-bar = Bewertungsbalken (E)
advice-evaluation-bar-short = Bewertung
advice-best-line = Beste Fortsetzung (L)
advice-best-line-short = Fortsetzung
advice-thinking = Analyse läuft …
advice-depth = { $evaluation } · Tiefe { $depth }
help-hint = Den besten Zug als Pfeil zeigen
help-threats = Zeigen, was der Gegner droht
help-evaluation-bar = Bewertungsbalken zeigen
help-best-line = Beste Fortsetzung zeigen

## Chess: engines

other-engines = Engines
engines-text = Spiele gegen eine UCI-Schachengine oder analysiere mit ihr. Füge eine hinzu, die auf diesem Rechner gefunden wurde, oder gib ihren Pfad ein.
engines-adviser = Analyse-Engine
engines-own = Parlour
engines-add = Engine hinzufügen
engines-found = { $name } hinzufügen
engines-command = Pfad und Argumente (optional)
engines-add-typed = Hinzufügen
engines-waiting = Warte auf die Engine …
engines-trouble = Diese Engine lässt sich nicht verwenden: { $reason }.
engine-seconds = Zeit pro Zug
engine-empty = (leer)
engine-remove = Entfernen
engine-remove-title = Engine entfernen?
engine-remove-text = { $name } wird aus dieser Liste entfernt. Das Programm selbst wird nicht gelöscht.
engine-defaults = Zurücksetzen
engine-option-range = { $option } muss zwischen { $min } und { $max } liegen, nicht { $value }.
engine-option-refused = { $value } ist kein gültiger Wert für { $option }.
engine-no-room = zu wenig Systemressourcen ({ $reason })
engine-not-started = das Programm ließ sich nicht starten ({ $reason })
engine-gone = die Engine läuft nicht mehr
engine-foreign = das Programm ist keine UCI-Engine
engine-silent = die Engine antwortet nicht
engine-illegal = sie wollte einen unerlaubten Zug spielen ({ $reason })
engine-rules = sie unterstützt diese Variante nicht
engine-unknown = sie steht nicht mehr in der Engine-Liste
engine-trouble-title = Problem mit { $name }
engine-trouble-text = { $name } kann nicht spielen: { $reason }. Deine Partie ist sicher. Wer soll für { $player } übernehmen?
engine-own = Parlour ({ $level })
engine-again = Erneut versuchen
engine-person = Mensch
adviser-gone = { $name } kann nicht analysieren: { $reason }. Parlours eigene Engine springt ein, bis du es unter „Engines“ erneut versuchst.
adviser-rests = { $name } konnte nicht analysieren; stattdessen wird Parlours eigene Engine verwendet.
adviser-again = Erneut versuchen
seat-unknown-engine = Unbekannte Engine
done = Fertig

## Chess: board editor

editor-open = Stellungseditor
editor-title = Stellungseditor
editor-hand = Figuren versetzen
editor-eraser = Figuren entfernen
editor-castle-king = { $player } darf kurz rochieren
editor-castle-queen = { $player } darf lang rochieren
editor-en-passant = En passant
editor-rules = Variante
editor-good = Gültige Stellung.
editor-odd = Spielbar, aber in einer echten Partie unmöglich: { $count } Figuren geben Schach.
editor-mate = { $player } ist matt. Diese Stellung lässt sich analysieren, aber nicht spielen.
editor-stalemate = { $player } ist patt. Diese Stellung lässt sich analysieren, aber nicht spielen.
editor-start = Aufstellen
editor-clear = Brett leeren
editor-play = Spielen …
editor-usual = Grundstellung nehmen
editor-leave-title = Editor verlassen?
editor-leave-text = Deine Stellung geht verloren. Die Partie auf dem Brett bleibt, wie sie ist.
editor-leave-yes = Verlassen
editor-leave-no = Bleiben
editor-draft = Deine unfertige Stellung wurde wiederhergestellt.
new-game-set-up = { $rules } aus einer eigenen Stellung.
editor-flaw = { $reason }.
flaw-no-king = { $player } hat keinen König
flaw-kings = { $player } hat { $count } Könige
flaw-men = { $player } hat { $count } Figuren; erlaubt sind höchstens 16
flaw-pawns = { $player } hat { $count } Bauern; erlaubt sind höchstens 8
flaw-pawn = Auf { $square } kann kein Bauer stehen
flaw-check = { $player } steht im Schach, ist aber nicht am Zug
flaw-missing = diese Angabe fehlt
flaw-extra = nach der letzten Angabe steht noch „{ $text }“
flaw-ranks = 8 Reihen erwartet, { $count } gefunden
flaw-digits = zwei Ziffern hintereinander auf Reihe { $rank }
flaw-piece = unbekannte Figur „{ $letter }“ auf Reihe { $rank }
flaw-long-rank = mehr als 8 Felder auf Reihe { $rank }
flaw-short-rank = nur { $count } von 8 Feldern auf Reihe { $rank }
flaw-turn = „{ $text }“ statt w oder b
flaw-castling-king = kein König auf { $square } für { $letter }
flaw-castling-king-rank = kein König auf Reihe { $rank } für { $letter }
flaw-castling-letter = unerwartetes „{ $letter }“
flaw-castling-rook = kein Turm auf { $square } für { $letter }
flaw-castling-960 = der Turm auf { $square } kann nur im Chess960 rochieren
flaw-castling-twice = { $letter } wiederholt einen früheren Buchstaben
flaw-castling-side = von den Türmen auf { $first } und { $second } kann nur einer rochieren
flaw-en-passant-square = „{ $text }“ ist kein Feld
flaw-en-passant-rank = { $square } liegt nicht auf Reihe { $rank }
flaw-en-passant-pawn = { $player } hat keinen Bauern auf { $square }
flaw-number = „{ $text }“ ist keine gültige Zahl
flaw-too-large = { $text } ist zu groß
help-editor = Stellungseditor öffnen

## Chess: game review

review-title = Partieanalyse
review-start-touch = Anfangsstellung. Die Pfeilknöpfe gehen durch die Partie.
review-start = Anfangsstellung. Links/Rechts: Zug für Zug. Auf/Ab: von Fehler zu Fehler.
review-move = { $move } ({ $evaluation })
review-verdict = { $move } ({ $evaluation }) { $verdict }. Am besten: { $better }
review-best = Am besten: { $better }
review-end = Ergebnis: { $result }.
review-end-other = In der Datei steht ein anderes Ergebnis: { $result }.
review-end-time = Ergebnis: { $result } (durch Zeitüberschreitung).
review-variation = Variante: { $moves }
review-to-start = Erster Zug (Pos1)
review-back = Voriger Zug (Links)
review-forward = Nächster Zug (Rechts)
review-to-end = Letzter Zug (Ende)
review-previous-mistake = Voriger Fehler (Auf)
review-next-mistake = Nächster Fehler (Ab)
review-return = Zur Hauptvariante (Rücktaste)
verdict-inaccuracy = Ungenauigkeit
verdict-mistake = Fehler
verdict-blunder = Grober Fehler
verdict-missed-win = Gewinn verpasst
review-graph = Klicken oder ziehen: zu einem Zug
review-progress = Analyse … { $percent } %
review-analysis = Analyse
review-accuracy-label = Genauigkeit
review-accuracy = Genauigkeit: { $white } für Weiß, { $black } für Schwarz.
mistakes = Fehler
mistakes-none = Keine Fehler gefunden.
mistakes-text = Der größte Verlust steht oben. Wähle einen Zug, um in die Stellung davor zu gehen.
mistake-note = Am besten: { $better }. Gewinnchance: –{ $loss } %
mistake-note-equal = Am besten: { $better }
help-mistake-list = Fehler auflisten
review-chosen = Es folgte { $move }. Was ist besser?
retry-here = Besseren Zug suchen (A)
retry-all = Verbessern
retry-title = Neuer Versuch
retry-counter = Fehler { $number } von { $count }
retry-solution = Lösung
retry-task = Hier wurde { $move } gespielt. Such einen besseren Zug für { $player }.
retry-examined = { $move } wird geprüft …
retry-repeated = Das ist der Zug aus der Partie. Versuch einen anderen.
retry-wrong = { $move } ist nicht gut genug: Die Gewinnchance sinkt um { $loss } %. Versuch es noch einmal.
retry-best = Gut gemacht! { $move } ist der beste Zug.
retry-good = Gut gemacht! { $move } ist fast so gut wie { $better }.
retry-shown = Am besten ist { $better }.
help-retry = Besseren Zug suchen
key-review = Links, Rechts, Pos1, Ende
key-mistakes = Auf, Ab
key-main-line = Rücktaste
key-remove = Entf
help-review = Durch die Züge gehen
help-mistakes = Von Fehler zu Fehler
help-main-line = Zurück zur Hauptvariante
help-comment = Zug kommentieren
help-another = Nächste Variante
help-remove-variation = Variante löschen
help-play-on = Von hier weiterspielen
key-variations = 1, 2, 3
help-variations = In eine Variante gehen
key-files = Strg+O, Strg+S
help-files = PGN-Datei öffnen; Partie speichern
note-comment = Kommentieren und bewerten (C)
note-another = Nächste Variante (V)
note-remove-variation = Variante löschen (Entf)
note-play-on = Von hier weiterspielen (G)
note-comment-short = Notiz
note-play-on-short = Spielen
note-comment-on = Kommentar zu { $move }
note-comment-start = Kommentar zur Partie
note-say = Speichern
sign-none = Keins
sign-brilliant = Glänzend
sign-good = Gut
sign-interesting = Interessant
sign-dubious = Fragwürdig
sign-mistake = Fehler
sign-blunder = Grober Fehler
note-remove-title = Variante löschen?
note-remove-text = Alle Züge und Kommentare dieser Variante werden gelöscht.
note-remove-yes = Löschen
play-on-title = Von hier weiterspielen
play-on-text = Spiele ab dieser Stellung weiter. Züge, Varianten und Kommentare bleiben erhalten.
play-on-people = Zwei Spieler
play-on-white = Mit Weiß gegen { $level }
play-on-black = Mit Schwarz gegen { $level }
menu-open = PGN-Datei öffnen
menu-look-back = Analyse fortsetzen

## Chess: notation

piece-letters = KDTLS
decimal-mark = ,

## System errors

system-not-found = nicht gefunden
system-no-program = es ist kein Programm, oder du darfst es nicht ausführen
system-no-place = der Ordner existiert nicht
system-not-allowed = keine Berechtigung
system-full = der Datenträger ist voll
system-read-only = der Ort ist schreibgeschützt
system-folder = das ist ein Ordner, keine Datei
system-irregular = das ist keine gewöhnliche Datei
system-no-folder = ein Teil des Pfades ist kein Ordner
system-exists = eine Datei oder ein Ordner mit diesem Namen existiert bereits
system-name = der Name ist ungültig
system-too-large = die Datei ist zu groß
system-memory = zu wenig Arbeitsspeicher
system-data = das ist keine Textdatei
system-late = die Zeit ist abgelaufen
system-busy = ein anderes Programm verwendet es
system-other = Systemfehler; Details im Protokoll

## Errors in PGN files

pgn-unopened = { $name } ohne Gegenstück
pgn-stray-quote = Text in Anführungszeichen außerhalb eines Tags
pgn-open-comment = nicht geschlossener Kommentar
pgn-open-variation = nicht geschlossene Variante
pgn-nameless-tag = Tag ohne Namen
pgn-tag-without-value = Tag { $name } braucht einen Wert in Anführungszeichen
pgn-open-tag = beim Tag { $name } fehlt die schließende ]
pgn-open-quote = beim Tag { $name } fehlt das schließende Anführungszeichen
pgn-no-move = { $move } ist kein gültiger Zug
pgn-illegal-move = { $move } ist ein unerlaubter Zug
pgn-ambiguous-move = { $move } ist mehrdeutig
pgn-variant = unbekannte Variante: { $name }
pgn-position = ungültige Anfangsstellung (prüfe { $field }: { $reason })
pgn-too-long = die Partie ist länger als 4 MB
pgn-missing = keine Partie gefunden

## Chess: PGN files

files = Import und Export
ways-games = Gespielte Partien
ways-games-note = Eine beendete Partie nachspielen, exportieren oder löschen.
ways-open = PGN-Datei öffnen (Strg+O)
ways-open-note = Wähle eine Partie zum Analysieren oder Weiterspielen.
ways-save = Als PGN speichern (Strg+S)
ways-save-note = Mit deinen Varianten und Kommentaren.
ways-share-pgn = Partie teilen
ways-share-pgn-note = Sendet die Partie (PGN) an eine andere App.
share-game = Schachpartie
share-report = Parlour-Fehlerbericht
no-share = Teilen fehlgeschlagen.
ways-download = PGN herunterladen
ways-download-note = Mit deinen Varianten und Kommentaren.
ways-copy-pgn = PGN kopieren (P)
ways-copy-pgn-note = Kopiert die ganze Partie als Text.
ways-copy-fen = FEN kopieren (Strg+C)
ways-copy-fen-note = Kopiert die aktuelle Stellung als Text.
ways-paste-fen = FEN oder PGN einfügen (Strg+V)
ways-paste-fen-note = Lädt eine Stellung oder Partien aus der Zwischenablage.
open-title = PGN-Datei öffnen
save-title = Als PGN speichern
save-name = Dateiname
save-write = Speichern
save-new-name = Partie
save-there-title = Datei existiert bereits
save-there = { $name } existiert in diesem Ordner bereits. Was möchtest du tun?
save-exchange = Diese Partie aktualisieren
save-exchange-note = Speichert deine Änderungen an dieser Partie. Andere Partien der Datei bleiben gleich.
save-add = Als neue Partie anfügen
save-add-note = Fügt diese Partie am Ende der Datei an.
save-replace = Datei ersetzen
save-replace-note = Der bisherige Inhalt der Datei geht verloren.
save-done = Gespeichert in { $path }.
save-instead = Die Partie wurde stattdessen in { $path } gespeichert.
save-no-name = { $name } ist kein gültiger Dateiname.
save-no-folder = Der Ordner { $name } existiert nicht.
folder-up = Einen Ordner höher
folder-home = Persönlicher Ordner
folder-own = Deine Partien
folder-unreadable = Dieser Ordner lässt sich nicht öffnen: { $reason }.
folder-waits = Lädt …
folder-here = Partien auf diesem Gerät
folder-typed = Eingabetaste öffnet den Pfad.
folder-empty-own = Noch keine gespeicherten Partien.
folder-empty = Hier sind keine Ordner oder PGN-Dateien.
size-kilobytes = { $size } kB
size-megabytes = { $size } MB
page-back = Vorige Seite (Bild auf)
page-next = Nächste Seite (Bild ab)
games-paste = Partien einfügen
games-none-pasted = In der Zwischenablage sind keine Partien.
games-again = Zurück zur Partienliste
games-pasted = Eingefügte Partien
files-search = Suchen oder Pfad eingeben
files-open = Öffnen
files-none = Keine Treffer.
games-search = Spieler, Turnier oder Jahr
games-count = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
games-found = { $count } gefunden
games-broken = { $count ->
    [one] 1 ist nicht lesbar
   *[other] { $count } sind nicht lesbar
}
games-reading = Lädt … { $percent } %
games-checking = Prüft …
games-broken-at = Zeile { $line }, Spalte { $column }: { $reason }
games-moves = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
games-other-file = Andere Datei
games-none = In dieser Datei sind keine Partien.
keep-title = Anmerkungen speichern?
keep-text = Deine Anmerkungen zu { $players } sind noch nicht gespeichert.
keep-in-file = In { $name } speichern
keep-own = In deinen Partien speichern
keep-not = Nicht speichern

## Finished games

menu-games = Gespielte Partien
archive-title = Gespielte Partien
archive-search = Gegner, Ergebnis oder Datum
archive-alone = Einzelspieler
archive-person = Zwei Spieler
archive-won = Gewonnen
archive-lost = Verloren
archive-drawn = Remis
archive-decided = Entschieden
archive-unfinished = Unbeendet
archive-all-tables = Alle Tische
archive-all-results = Alle Ergebnisse
archive-all-opponents = Alle Gegner
archive-count = { $count ->
    [one] 1 Spiel
   *[other] { $count } Spiele
}
archive-none = Hier erscheinen beendete Spiele.
archive-delete = Löschen
archive-restore = Rückgängig
archive-export = Exportieren
archive-export-title = Spiel exportieren
archive-export-text = Das Spiel lässt sich in anderen Programmen öffnen oder als Text aufbewahren.
archive-copy = Als Text kopieren
archive-save = Als Datei speichern
archive-share = Teilen
archive-download = Herunterladen
archive-copied = Spiel kopiert.
archive-share-name = Spiel
archive-unreadable = Dieses Spiel lässt sich nicht öffnen. Du kannst es aber exportieren.
archive-deal = Spiel { $number }
archive-turns = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
replay-note = Wiederholung. Deine Runde wartet.
replay-step = Schritt { $step } von { $steps }
replay-turn = Zug { $turn }
replay-start = Anfang (Pos1)
replay-back = Zurück (Links)
replay-forward = Vor (Rechts)
replay-end = Ende (Ende)

## Settings

setting-name = Dein Name
setting-language = Sprache
setting-quality = Grafikqualität
setting-fullscreen = Vollbild
setting-vsync = V-Sync
setting-frame-limit = Maximale Bildrate
setting-volume = Effekte
setting-ambience = Feuer und Regen
setting-music = Musik
setting-motion = Animationstempo
setting-view = Ansicht
setting-camera = Kamera
setting-rooms = Raum
setting-pieces = Schachfiguren
setting-boards = Schachbrett
setting-mats = Kartentisch
setting-backs = Rückseiten
setting-faces = Spielkarten
setting-palette = Markierungsfarben
setting-ui-scale = Text- und Panelgröße
setting-hints = Tipps
setting-threats = Drohungen
setting-evaluation-bar = Bewertungsleiste
setting-best-line = Beste Fortsetzung
setting-ponder = In deiner Zeit denken
setting-high-contrast = Hoher Kontrast
setting-reduce-motion = Weniger Bewegung
setting-speech = Züge vorlesen
speech-missing = Keine Stimme gefunden. Installiere speech-dispatcher, um die Züge zu hören.
settings-game = Spiel
settings-graphics = Grafik
settings-appearance = Aussehen
settings-sound = Ton
settings-controls = Tasten
settings-accessibility = Bedienungshilfen
settings-reset = Zurücksetzen
settings-reset-group = Diese Seite zurücksetzen
key-question-title = Taste ändern
key-question = Drücke die neue Taste für: { $command }
key-question-note = Möglich sind Buchstaben und Ziffern. Hat schon ein anderer Befehl die Taste, werden beide getauscht.
key-usual = Zurück zu { $key }
no-limit = Unbegrenzt
vsync-note = Starte das Spiel neu, um V-Sync umzustellen.
settings-report = Fehler melden
name-none = Nicht festgelegt
name-text = Steht als dein Name in gespeicherten und kopierten Partien gegen den Computer.
name-take = Speichern
quality-low = Niedrig
quality-medium = Mittel
quality-high = Hoch
motion-instant = Sofort
motion-fast = Schnell
motion-normal = Normal
motion-slow = Langsam
view-seat = Im Sitzen
view-high = Im Stehen
view-top = Von oben
camera-off = Manuell
camera-turn = Seite am Zug
camera-white = Hinter Weiß
camera-black = Hinter Schwarz
palette-normal = Standard
palette-high-contrast = Hoher Kontrast
palette-colour-blind = Für Farbenblinde

## Controls

help-title = Steuerung
help-group-moves = Züge
help-group-cards = Karten
help-group-game = Spiel
help-group-hints = Tipps
help-group-camera = Kamera
help-group-review = Analyse
help-group-general = Allgemein
help-group-gamepad = Gamepad
pad-key-move = Linker Stick, Steuerkreuz
pad-key-a = A
pad-key-b = B
pad-key-x = X
pad-key-y = Y
pad-key-bumpers = LB, RB
pad-key-camera = Rechter Stick, LT, RT
pad-key-sticks = Linken, rechten Stick drücken
pad-key-start = Start, Select
help-pad-move = Feld, Karte oder Taste wählen
help-pad-a = Aufnehmen, setzen oder drücken
help-pad-b = Abbrechen; noch einmal: Menü
help-pad-bumpers = Vorige oder nächste Schaltfläche
help-pad-camera = Kamera drehen und zoomen
help-pad-sticks = Ansicht von oben, Kamera zurücksetzen
help-pad-start = Menü, Steuerung zeigen
key-mouse = Klicken oder Ziehen
key-arrows = Pfeiltasten
key-enter = Eingabe, Leertaste
key-escape = Escape, Rechtsklick
key-right-drag = Rechte Maustaste, zwei Finger
key-wheel = Mausrad, Spreizen
key-undo = U, Strg+Z
key-redo = Y, Strg+Y
key-fen = Strg+C, Strg+V
key-pause = S, Pause
key-tab = Tab
help-mouse = Figur ziehen
help-arrows = Cursor bewegen
help-enter = Figur wählen oder setzen
help-escape = Abwählen; noch einmal: Menü
help-right-drag = Kamera drehen
help-wheel = Zoomen
help-top = Ansicht von oben an oder aus
help-flip = Brett drehen
help-reset = Kamera zurücksetzen
help-undo = Zurücknehmen
help-redo = Wiederholen
help-type = Züge eintippen
help-draw = Remis anbieten oder reklamieren
help-fen = Stellung kopieren oder einfügen
help-pgn = Partie kopieren (PGN)
help-tab = Nächster Knopf
help-help = Steuerung zeigen
help-report = Fehler melden
help-fullscreen = Vollbild an oder aus

## Rules

rules-title = So geht Schach
rules-aim = Das Ziel
rules-aim-text = Weiß und Schwarz ziehen abwechselnd. Ein König, der geschlagen werden könnte, steht im Schach und muss sofort in Sicherheit gebracht werden. Geht das nicht, ist es Schachmatt, und du hast verloren.
rules-pieces = Die Figuren
rules-pieces-text = Der Turm zieht senkrecht und waagerecht, der Läufer diagonal, die Dame beides, so weit der Weg frei ist. Der König zieht ein Feld in jede Richtung. Der Springer springt zwei Felder geradeaus und eins zur Seite, auch über andere Figuren. Der Bauer zieht ein Feld vor, von seinem ersten Feld auch zwei, und schlägt ein Feld diagonal. Wer auf ein Feld mit einer gegnerischen Figur zieht, schlägt sie.
rules-special = Drei besondere Züge
rules-special-text = Rochade: Haben König und Turm noch nicht gezogen und ist der Weg zwischen ihnen frei, zieht der König zwei Felder auf den Turm zu, und der Turm springt über ihn. Aus dem Schach, durchs Schach oder ins Schach darf nicht rochiert werden. En passant: Ein Bauer, der zwei Felder gezogen ist, darf sofort von einem gegnerischen Bauern neben ihm geschlagen werden, als wäre er nur eins gezogen. Umwandlung: Ein Bauer auf der letzten Reihe wird zu Dame, Turm, Läufer oder Springer.
rules-draws = Remis
rules-draws-text = Die Partie endet remis, wenn die Seite am Zug keinen Zug hat und nicht im Schach steht, wenn niemand mehr mattsetzen kann, wenn beide sich einigen, wenn eine Stellung fünfmal entstanden ist oder wenn fünfundsiebzig Züge lang nichts geschlagen und kein Bauer gezogen wurde. Nach dreimaliger Stellungswiederholung oder fünfzig solchen Zügen kannst du Remis reklamieren.
rules-sets = Varianten
rules-sets-text = Chess960: Beide Seiten beginnen mit derselben zufälligen Aufstellung der Grundreihe. Königsschlag: kein Schach und kein Matt; wer den König schlägt, gewinnt.

## Tutorials

tutorial-title = Das Spiel lernen?
tutorial-chess = Ein Tutorial für Anfänger zeigt Schritt für Schritt, wie die Figuren ziehen. Du findest es später im Menü unter „Schach-Tutorial“.
tutorial-prospector = Eine kurze Übungsrunde zeigt dir, wie es geht. Du findest sie später bei den Regeln.
tutorial-duel = Ein kurzes Übungsduell zeigt dir, wie es geht. Du findest es später beim Start eines neuen Duells und bei den Regeln.
tutorial-yes = Tutorial starten
tutorial-no = Nein, danke
tutorial = Tutorial
tutorial-steps = Schritte
tutorial-progress = { $done } von { $count } Schritten geschafft. Wähle einen beliebigen.
tutorial-start = Starten
tutorial-resume = Fortsetzen
tutorial-restart = Neu starten
guide-counter = Schritt { $number } von { $count }
guide-counter-short = { $number } / { $count }
guide-next = Weiter
guide-back = Zurück
guide-leave = Beenden
guide-done = Weiterspielen

## Lessons

lesson-end = Fertig
lesson-done = Sehr gut!
lesson-try-again = Nicht ganz. Zieh auf das grüne Feld.
lesson-pawn = Der Bauer
lesson-pawn-text = Bauern ziehen geradeaus. Von seinem ersten Feld darf ein Bauer zwei Felder ziehen. Wähle den Bauern, dann das markierte Feld.
lesson-pawn-captures = Der Bauer schlägt
lesson-pawn-captures-text = Bauern schlagen diagonal. Schlage den schwarzen Bauern.
lesson-rook = Der Turm
lesson-rook-text = Türme ziehen senkrecht und waagerecht, so weit der Weg frei ist. Schlage den Springer am Ende der Reihe.
lesson-bishop = Der Läufer
lesson-bishop-text = Läufer ziehen diagonal und bleiben auf ihrer Feldfarbe. Schlage den Turm.
lesson-queen = Die Dame
lesson-queen-text = Die Dame zieht wie Turm und Läufer. Schlage den Springer in der Ecke.
lesson-knight = Der Springer
lesson-knight-text = Springer springen: zwei Felder geradeaus und eins zur Seite, auch über andere Figuren. Schlage den Läufer.
lesson-king = Der König
lesson-king-text = Der König geht ein Feld weit, und nie in Gefahr. Schlage den Bauern, den niemand deckt.
lesson-check = Aus dem Schach
lesson-check-text = Dein König steht im Schach. Rette ihn, indem du den Turm schlägst.
lesson-castling = Die Rochade
lesson-castling-text = König und Turm dürfen zusammen ziehen: Zieh den König zwei Felder auf den Turm zu.
lesson-en-passant = En passant
lesson-en-passant-text = Der schwarze Bauer ist gerade zwei Felder gezogen, an deinem vorbei. Schlage ihn, als wäre er nur eins gezogen.
lesson-promotion = Die Umwandlung
lesson-promotion-text = Ein Bauer auf der letzten Reihe wird eine andere Figur. Mach ihn zur Dame.
lesson-mate = Schachmatt
lesson-mate-text = Ein König kann so angegriffen sein, dass nichts mehr hilft. Setze in einem Zug matt.

## Prospector: panel

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
next-card = Nächste Karte
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
draw-pile = Stapel
in-the-mine = In der Mine
deal-numbered = Spiel { $number }
deal-daily = Tagesspiel, { $date }
deal-own = Eigenes Spiel
wrap-yes = Ass-König-Übergang ist an.
wrap-no = Ass-König-Übergang ist aus.
any-deal = Auch unlösbare Spiele.
counts = Diese Serie zählt für die Bestenliste.
counts-not = Zählt nicht für die Bestenliste: { $reasons }.
counts-not-typed = du hast die Spielnummer gewählt
counts-not-daily = Tagesspiele haben eine eigene Liste
counts-not-restarted = du hast ein Spiel neu begonnen
counts-not-undo = du hast einen Zug zurückgenommen
counts-not-hint = du hast einen Tipp benutzt
counts-not-seeded = du hast den Startwert gesetzt
hint = Tipp: Runde gewinnen
hint-score = Tipp: beste Punktzahl
hint-score-short = Tipp: Punkte
can-win = Noch zu gewinnen?
can-win-short = Noch lösbar?
restart = Spiel neu beginnen
books = Rekorde
new-deal = Neu geben
insight-thinking = Denkt nach …
insight-draw = Zieh eine Karte.
insight-take = Nimm die markierte Karte.
insight-win = { $moves ->
    [one] Das gewinnt die Runde.
   *[other] Du kannst in { $moves } Zügen gewinnen.
}
insight-score = Das bringt die meisten Punkte: bis zu { $score }.
insight-still-won = { $moves ->
    [one] Es gewinnt auch die Runde.
   *[other] Du kannst auch noch gewinnen, in { $moves } Zügen.
}
insight-not-won = So lässt sich die Runde nicht gewinnen.
insight-can-win = { $moves ->
    [one] Ja, diese Runde ist noch zu gewinnen, mit einem Zug.
   *[other] Ja, diese Runde ist noch zu gewinnen, in { $moves } Zügen.
}
# Short forms for small panels.
insight-short-win = { $moves ->
    [one] Das gewinnt.
   *[other] Das gewinnt in { $moves } Zügen.
}
insight-short-score = Bis zu { $points }.
insight-short-can-win = { $moves ->
    [one] Ja, mit einem Zug.
   *[other] Ja, in { $moves } Zügen.
}
insight-short-cannot-win = Nein, aber Punkte gehen noch.
insight-cannot-win = Nein, diese Runde ist nicht mehr zu gewinnen. Punkte kannst du noch sammeln.
no-solver = Diese Mine ist zu groß zum Durchrechnen, deshalb gibt es keine Tipps.
hint-short = Tipp: Sieg
restart-short = Von vorn

## Prospector: illegal moves and results

prospector-over = Die Runde ist zu Ende.
prospector-nothing-there = Diese Karte ist schon weg.
prospector-covered = Diese Karte ist verdeckt.
prospector-does-not-fit = { $card } passt nicht auf { $target }. Nimm eine Karte einen Rang höher oder niedriger.
prospector-draw-empty = Der Stapel ist leer.
spoken-taken = { $card }, Lauf von { $number }.
spoken-drawn = Gezogen: { $card }. Noch { $number }.
rank-ace = Ass
rank-jack = Bube
rank-queen = Dame
rank-king = König
deal-copied = Spielnummer kopiert.
deal-refused = In der Zwischenablage ist keine Spielnummer.
prospector-resumed = Deine Runde wurde wiederhergestellt.

## Prospector: dialogs

next-round = Nächste Runde
next-round-note = Behalte deine Punkte und spiel weiter.
new-series = Neue Serie
new-series-note-seen = Zufällige Karten, die für die Bestenliste zählen. Das aktuelle Spiel hast du gesehen; es zählt als verloren.
new-series-note = Zufällige Karten, die für die Bestenliste zählen.
practice-over = Eigene Serie starten
practice-over-note = Beendet die Übung. Deine eigene Serie ist, wo du sie verlassen hast.
resume-game = Serie fortsetzen
resume-game-note = Deine Serie ist, wo du sie verlassen hast. Ein unfertiges Tagesspiel zählt als verloren.
practice-round = Übungsrunde: Sie ändert weder Punkte noch Statistik.
deal-by-number = Spielnummer eingeben
deal-by-number-note = Spiel dieselben Karten wie jemand anderes.
restart-note = Dieselben Karten von vorn.
daily-waits = Für alle dieselben Karten, nur heute. Noch nicht gespielt.
daily-open = Für alle dieselben Karten, nur heute. Liegt auf dem Tisch.
daily-won = Heute gewonnen: { $points }.
daily-won-aided = Heute gewonnen: { $points }, mit Hilfe.
daily-lost = Heute verloren: { $points }.
daily-lost-aided = Heute verloren: { $points }, mit Hilfe.
option-wrap = Ass-König-Übergang
option-wrap-note = Eine Änderung startet eine neue Serie.
option-winnable = Nur lösbare Spiele
option-winnable-note = Eine Änderung startet eine neue Serie.
erase = Letzte Ziffer löschen
deal = Geben
give-up-title = Runde aufgeben?
give-up-text = Diese Runde ist noch nicht zu Ende. Verlässt du sie jetzt, zählt sie als verloren, und deine Serie endet.
give-up-daily-text = Diese Runde ist noch nicht zu Ende. Verlässt du sie jetzt, zählt sie als verloren.
give-up-aside-text = Das beendet die Serie, die du für das Tagesspiel verlassen hast. Ihre Runde zählt als verloren.
give-up-yes = Aufgeben
aid-title = Hilfe benutzen?
aid-high-score = Mit Zurücknehmen, Tipps oder der Gewinnprüfung zählt diese Serie nicht für die Bestenliste.
aid-daily = Mit Zurücknehmen, Tipps oder der Gewinnprüfung bekommt dein Tagesergebnis keinen Platz.
aid-streak = Deine Siegesserie von { $streak } wächst durch einen Sieg mit Hilfe nicht.
aid-yes = Hilfe benutzen
play-on = Weiterspielen
large-run = Starker Lauf!
round-won = Mine geräumt!
round-won-text = Du hast die Runde gewonnen.
round-lost = Serie beendet
round-lost-text = Keine Züge mehr, und der Stapel ist leer.
round-given-up = Runde aufgegeben
round-given-up-text = Diese Runde zählt als verloren.
best-run = Bester Lauf
series-score = Punkte der Serie
average-round = Durchschnitt
last-round = Runde davor
no-points = Diesmal keine Punkte.
# Number of points in other texts.
points = { $count ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
first-score = Dein erster Eintrag in der Bestenliste.
new-best-round = Deine bisher beste Runde!
short-of-best-round = { $points } weniger als in deiner besten Runde.
more-than-last = { $points } mehr als in der Runde davor.
new-high-score = Neue Bestleistung!
equals-high-score = Bestleistung eingestellt!
short-of-high-score = { $points } bis zur Bestleistung von { $best }.
short-so-far = Noch { $points } bis zur Bestleistung von { $best }.
above-high-score = Bestleistung erreicht! Sie wird eingetragen, wenn die Serie endet.
carries-on = Deine Punkte gehen in die nächste Runde mit.
place-in-table = Platz { $place } in der Bestenliste.
daily-entered = In die Liste der Tagesspiele eingetragen.
daily-entered-aided = In die Liste der Tagesspiele eingetragen (mit Hilfe).
daily-known = In der Liste der Tagesspiele zählt nur dein erster Versuch.
look-at-table = Tisch ansehen

## Prospector: statistics

high-scores = Bestenliste
daily-deals = Tagesspiele
statistics = Statistik
high-scores-wrap = Mit Ass-König-Übergang
high-scores-no-wrap = Ohne Ass-König-Übergang
no-series-yet = Noch keine gewertete Serie beendet.
won-rounds = Gewonnene Runden
day = Datum
result = Ergebnis
place = Platz
won = Gewonnen
lost = Verloren
with-help = mit Hilfe
daily-note = Nur dein erster Versuch an jedem Tag zählt. Einen Platz bekommt er nur ohne Hilfe.
no-daily-yet = Du hast noch kein Tagesspiel gespielt.
all-rounds = { $count ->
    [one] Eine Runde gespielt, { $won } gewonnen ({ $percent }).
   *[other] { $played } Runden gespielt, { $won } gewonnen ({ $percent }).
}
kind-chance = Zufällig
kind-typed = Nach Nummer
kind-daily = Tagesspiel
kind-restarted = Neu begonnen
played = Gespielt
won-count = Gewonnen
won-percent = Siegquote
best-round = Beste Runde
streak = Aktuelle Siegesserie
longest-streak = Längste Siegesserie
aided = Mit Hilfe
aided-won = Mit Hilfe gewonnen

## Prospector: tutorial

guide-first-marked = Nimm zuerst die markierte Karte.
guide-choose-next = Weiter zeigt dir, was zu tun ist.
guide-1 = Die Mine
guide-1-text = Die ausgelegten Karten sind die Mine. Räum sie alle ab, und du gewinnst die Runde. Die offene Karte dahinter ist das Ziel, rechts davon liegt der Stapel. Beide sind markiert.
guide-2 = Karten nehmen
guide-2-text = Nimm eine unbedeckte Karte, die einen Rang über oder unter dem Ziel ist. Die Farbe ist egal. Nimm die markierte Karte.
guide-wrap = Asse und Könige passen aufeinander.
guide-no-wrap = In dieser Serie passen Asse und Könige nicht aufeinander.
guide-3 = Tiefer graben
guide-3-text = Diese Karte ist das neue Ziel. Nimm auch die markierte Karte: Dann liegt die Karte darunter frei und dreht sich um.
guide-4 = Läufe
guide-4-text = Karten, die du nimmst, ohne zu ziehen, bilden einen Lauf. Die erste bringt 1 Punkt, die zweite 2, die dritte 3 und so weiter: Ein Lauf von fünf bringt 15. Mach weiter, bis nichts mehr passt.
guide-5 = Ziehen
guide-5-text = Passt nichts? Zieh eine Karte. Sie wird das neue Ziel, dein Lauf wird gewertet, und der nächste beginnt wieder bei 1. Ist der Stapel leer und nichts passt, ist die Runde verloren.
guide-6 = Gold
guide-6-text = Karten mit goldener Rückseite sind Gold. Jede verdoppelt den ganzen Lauf: Ein Lauf von 15 mit zwei goldenen Karten bringt 60. Nimm die markierte Karte.
guide-7 = Leg los
guide-7-text = Das ist eine Übungsrunde: Nimm ruhig Züge zurück und lass dir Tipps geben. In einer echten Serie zählt deine Punktzahl dann nicht. Gewinnst du eine Runde, gehen deine Punkte in die nächste mit. Viel Glück!

## Prospector: rules and controls

dig-title = So geht Goldgräber
dig-aim = Das Ziel
dig-aim-text = Räum alle Karten der Mine ab und sammle so viele Punkte, wie du kannst.
dig-take = Karten nehmen
dig-take-text = Nimm eine offene Karte, die einen Rang höher oder niedriger ist als das Ziel, gleich welcher Farbe. Sie wird das neue Ziel. Asse und Könige passen aufeinander, wenn du den Ass-König-Übergang nicht ausschaltest. Eine verdeckte Karte dreht sich um, sobald nichts mehr auf ihr liegt.
dig-draw = Ziehen
dig-draw-text = Zieh die oberste Karte des Stapels; sie wird das Ziel. Der Stapel wird nur einmal gespielt. Ist er leer und passt keine Karte, ist die Runde verloren.
dig-score = Punkte
dig-score-text = Karten, die du ohne Ziehen nimmst, bilden einen Lauf: 1 Punkt für die erste, 2 für die zweite, 3 für die dritte und so weiter. Gewertet wird der Lauf, wenn du ziehst, gewinnst oder verlierst.
dig-gold = Gold
dig-gold-text = Etwa jede zehnte Karte ist golden. Jede goldene Karte verdoppelt ihren ganzen Lauf: Ein Lauf von fünf bringt 15, mit einer goldenen Karte 30, mit zweien 60.
dig-series = Serien und Bestenliste
dig-series-text = Gewinnst du eine Runde, behältst du deine Punkte und spielst die nächste. Verlierst du, endet die Serie, und ihre Punkte werden mit der Bestleistung verglichen. Nur Serien mit zufälligen Karten zählen, gespielt ohne Zurücknehmen, Tipps und Neubeginn. Eine verlassene Runde zählt als verloren.
dig-deals = Spiele
dig-deals-text = Jedes Spiel hat eine Nummer. Gib sie weiter, und andere spielen dieselben Karten. Das Tagesspiel ist für alle gleich und hat eine eigene Liste. Unlösbare Spiele werden ausgelassen, wenn du sie nicht zulässt.
dig-help = Tipps
dig-help-text = Tipps sehen jede Karte, auch verdeckte, und irren sich deshalb nie. Der eine hilft dir zu gewinnen. Der andere geht auf die meisten Punkte und warnt dich, wenn das den Sieg kostet.
rules-short = Regeln
key-click = Klicken, Tippen
key-return = Eingabe
key-space = Leertaste
dig-help-mouse = Karte nehmen oder ziehen
dig-help-arrows = Karte wählen
dig-help-enter = Gewählte Karte nehmen
dig-help-space = Ziehen
dig-help-hint = Tipp: Runde gewinnen
dig-help-best = Tipp: beste Punktzahl
dig-help-can-win = Noch zu gewinnen?
dig-help-copy = Spielnummer kopieren oder einfügen
dig-help-new = Neu geben
dig-help-escape = Menü

## The Duel: rules
# Cards, their texts (built from data by parlour_rules::duel::text), illegal actions, levels.

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

duel-fable-falling-stars = Wünsch dir was. Dann geh in Deckung.
duel-fable-field-mouse = Klein, aber bei jeder Ernte die Erste.
duel-fable-hailstorm = Die Gerste hat es dem Himmel nie verziehen.
duel-fable-young-stoat = Viele Zähne, kein Plan.
duel-fable-letter-pigeon = Sie liest jeden Brief und verrät kein Wort.
duel-fable-otter-ferryman = Die Überfahrt kostet einen Fisch.
duel-fable-candle-study = Noch eine Seite, sagte die Motte.
duel-fable-hedgehog-sentry = Freunde kommen durch. Umarmungen nicht.
duel-fable-snail-gatekeeper = Sie öffnet das Tor bis Mittag. Oder bis abends.
duel-fable-thunderbolt = Die höchste Eiche prahlt nicht mehr.
duel-fable-old-carp = Er kannte den Teich noch als Pfütze.
duel-fable-bridge-badger = Der Zoll ist hoch. Der Fluss auch.
duel-fable-boar-guard = Er fragt einmal, höflich. Dann rennt er los.
duel-fable-night-heron = Geduld hat einen sehr langen Schnabel.
duel-fable-brown-bear = Er teilt alles, nur nicht den Honig.
duel-fable-hunting-hawk = Die Mäuse sprechen lieber nicht über ihn.
duel-fable-pond-magic = Jeder Prinz war einmal etwas Nasseres.
duel-fable-bandmaster-crow = Laut ist auch eine Melodie.
duel-fable-mother-goose = Sie kennt jedes Märchen und deine Rolle darin.
duel-fable-hare-runner = Schnell genug für ein Nickerchen unterwegs.
duel-fable-wasp = Die Marmelade hat sie eingeladen.
duel-fable-burning-cone = Eichhörnchen heben sie für den Winter auf.
duel-fable-dancing-swift = Er landet nur für den Applaus.
duel-fable-polecat = Er hat seinen Hut verwettet. Und verloren.
duel-fable-war-drum = Der ganze Wald geht im Takt.
duel-fable-magpie = Was glänzt, gehört ihr.
duel-fable-hornet-nest = Es summt. Eine zweite Warnung gibt es nicht.
duel-fable-lynx = Er hat dich zuerst gesehen.
duel-fable-she-wolf = Ihre Welpen heulen erst, wenn sie nickt.
duel-fable-firebrand = Mancher Streit beginnt mit einem Funken.
duel-fable-porcupine = Spitze Bemerkungen sind seine Stärke.
duel-fable-grey-wolf = Diesmal sagte der Hirtenjunge die Wahrheit.
duel-fable-stampede = Erst ein Grollen, dann das ganze Tal.
duel-fable-red-stag = Stolz auf sein Geweih, dankbar für seine Beine.
duel-fable-ladybird = Zähl die Punkte und wünsch dir was.
duel-fable-herb-tea = Erst bitter, dann besser.
duel-fable-garden-snail = Nach Hause hat sie es nie weit.
duel-fable-leech-doctor = Er rechnet in Tropfen ab.
duel-fable-stone-wall = Stein auf Stein, von einem sturen Maulwurf.
duel-fable-hush = Sogar die Zikade verstummte.
duel-fable-west-wind = Die Wette gewann die Sonne. Er schmollt noch.
duel-fable-frozen-pond = Die Enten beraten noch darüber.
duel-fable-mole-engineer = Er hat seine Brücken nie gesehen. Sie halten.
duel-fable-honey-hive = Innen süß, am Eingang streng.
duel-fable-oakling = Gestern Eichel, morgen ein Dach für Vögel.
duel-fable-swan-guard = Einmal wurde er hässlich genannt. Nur einmal.
duel-fable-adder = Wer sie wärmt, zählt danach seine Finger.
duel-fable-fell-oak = Das Schilf bog sich. Die Eiche nicht.
duel-fable-old-tortoise = Er liegt noch immer vor dem Hasen.
duel-fable-coin = Gepflanzt wäre sie längst ein Baum.
duel-fable-tadpole = Beine sind geplant.
duel-fable-hornet = Keine große Wespe. Sag das nie.
duel-fable-wolf-cub = Probeheulen zählt nicht.
duel-fable-calf = Es rennt, weil die anderen rennen.
duel-fable-owl = Sie liest nachts, damit der Tag Sinn ergibt.
duel-fable-fox = Die Trauben waren sowieso sauer.
duel-fable-tortoise = Langsam ist auch sicher.
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
duel-keyword-divine-shield = Panzer
duel-keyword-poisonous = Giftig
duel-keyword-windfury = Flink
duel-keyword-lifesteal = Lebensraub
duel-keyword-taunt-text = Gegner müssen ihn zuerst angreifen.
duel-keyword-charge-text = Kann schon in dem Zug angreifen, in dem er gespielt wird.
duel-keyword-divine-shield-text = Statt des ersten Schadens zerbricht der Panzer.
duel-keyword-poisonous-text = Vernichtet jeden Gefährten, den er verletzt.
duel-keyword-windfury-text = Kann in jedem Zug zweimal angreifen.
duel-keyword-lifesteal-text = Sein Schaden heilt deinen Helden.
duel-text-keywords = { $keywords }.
duel-text-list = { $first }, { $next }
duel-text-plain = { $effect }.
duel-text-battlecry = Beim Ausspielen: { $effect }.
duel-text-deathrattle = Beim Tod: { $effect }.
duel-text-turn-start = Zu Beginn deines Zuges: { $effect }.
duel-text-turn-end = Am Ende deines Zuges: { $effect }.
duel-text-damaged = Wenn dieser Gefährte Schaden nimmt: { $effect }.
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
duel-refused-over = Das Duell ist vorbei.
duel-refused-not-begun = Entscheide zuerst, welche Karten du behältst.
duel-refused-exchanged = Karten können nicht mehr getauscht werden.
duel-refused-not-in-hand = Diese Karte ist nicht auf deiner Hand.
duel-refused-not-from-deck = Diese Karte lässt sich nicht tauschen.
duel-refused-not-your-turn = Du bist nicht am Zug.
duel-refused-mana = Zu wenig Mana: Das kostet { $cost }, du hast { $mana }.
duel-refused-battlefield-full = Deine Reihe ist voll.
duel-refused-hand-full = Deine Hand ist voll.
duel-refused-needs-target = Wähle ein Ziel.
duel-refused-takes-no-target = Diese Karte braucht kein Ziel.
duel-refused-no-target = Es gibt kein gültiges Ziel.
duel-refused-illegal-target = Das ist kein gültiges Ziel.
duel-refused-not-your-combatant = Du kannst nur mit deinen Gefährten und deinem Helden angreifen.
duel-refused-no-attack = Hat 0 Angriff.
duel-refused-just-arrived = Eben erst gespielt. Angriff ab deinem nächsten Zug.
duel-refused-exhausted = Hat in diesem Zug schon angegriffen.
duel-refused-frozen = Eingefroren.
duel-refused-illegal-attack-target = Das kannst du nicht angreifen.
duel-refused-taunt = Ein Gefährte mit Spott steht im Weg.
duel-refused-gone = Das ist nicht mehr im Spiel.
duel-refused-too-much = Zu viele Wirkungen auf einmal.
duel-deck-broken = Ungültiges Deck
duel-deck-cards-gone = Einige Karten dieses Decks gibt es nicht mehr; sie wurden entfernt. Speichere das Deck, um die Änderung zu behalten.
duel-deck-error-unknown = Dieses Deck enthält eine unbekannte Karte.
duel-deck-error-hero = Wähle einen Helden für dieses Deck.
duel-deck-error-token = Spielmarken gehören in kein Deck.
duel-deck-error-copies = Ein Deck darf höchstens zwei Exemplare einer Karte haben.
duel-deck-error-full = Das Deck ist voll. Entferne zuerst eine Karte.
duel-deck-error-size = Ein Deck muss genau { $most } Karten haben.
duel-level-beginner = Neuling
duel-level-casual = Hobbyspieler
duel-level-skilled = Geübt
duel-level-strong = Stark
duel-level-beginner-text = Spielt ohne Plan.
duel-level-casual-text = Spielt meist, was sofort am besten aussieht, macht aber Fehler.
duel-level-skilled-text = Spielt immer, was sofort am besten aussieht.
duel-level-strong-text = Plant seinen ganzen Zug und bedenkt deine Antwort.

## The Duel: panels

duel-side-numbered = { $hero } (Spieler { $number })
duel-level-person = Zu zweit
duel-level-person-text = Zu zweit an einem Gerät. Zwischen den Zügen sind die Karten verdeckt.
duel-you = Du
duel-opponent = Gegner
duel-mana = Mana
duel-token-figures = { $card } ({ $attack }/{ $health })
duel-hand = Hand
duel-deck = Deck
duel-fatigue = Erschöpfung
duel-turn = Zug { $turn }
duel-your-turn = Du bist am Zug
duel-first-cards = Starthand
duel-first-cards-line = Karten behalten oder tauschen.
duel-over = Duell vorbei
duel-thinking = denkt nach …
duel-end-turn = Zug beenden
duel-end-turn-short = Zugende
duel-nothing-left = In diesem Zug kannst du nichts mehr tun.
duel-slower = Gegnerzüge langsamer
duel-faster = Gegnerzüge schneller
duel-pace-1 = Tempo: Langsam
duel-pace-2 = Tempo: Normal
duel-pace-3 = Tempo: Schnell
duel-pace-4 = Tempo: Sehr schnell
duel-new = Neues Duell
duel-concede = Aufgeben
duel-history = Verlauf
duel-history-empty = Hier erscheinen die letzten Aktionen. Zeig auf eine Karte oder halte den Finger darauf, um sie zu vergrößern.
duel-done-played = { $side } spielte { $card }
duel-done-played-at = { $side } spielte { $card } auf { $target }
duel-done-attacked = { $side } griff mit { $card } an
duel-done-attacked-at = { $side }: { $card } griff { $target } an
duel-done-died = { $card } starb ({ $side })
duel-done-burned = { $card } verbrannte, weil die Hand voll war ({ $side })
duel-line-played = { $card } gespielt
duel-line-attacked = { $card } greift an
duel-line-died = { $card } vernichtet
duel-line-burned = { $card } verbrannt
duel-line-at = { $card } » { $target }{ $outcome ->
    [damage] , { $amount } Schaden
    [shield] , Panzer weg
    [target] , vernichtet
    [attacker] , Angreifer vernichtet
    [both] , beide vernichtet
   *[none] {""}
}
duel-now-cost = Kosten: { $now } (Grundwert { $printed })
duel-now-attack = Angriff: { $now } (Grundwert { $printed })
duel-now-most = Höchstes Leben: { $now } (Grundwert { $printed })
duel-now-health = Verletzt: noch { $now } von { $most } Leben
duel-now-lost = { $keyword } ist weg.
duel-now-silenced = Zum Schweigen gebracht
duel-now-frozen = Eingefroren
duel-bold-battlecry = Beim Ausspielen
duel-bold-deathrattle = Beim Tod
duel-term-battlecry = Beim Ausspielen
duel-term-deathrattle = Beim Tod
duel-term-silence = Schweigen
duel-term-freeze = Einfrieren
duel-term-armour = Rüstung
duel-term-discard = Abwerfen
duel-term-transform = Verwandeln
duel-term-aura = Aura
duel-term-token = Spielmarke
duel-explain-battlecry = Geschieht, wenn du diese Karte aus der Hand spielst.
duel-explain-deathrattle = Geschieht, wenn dieser Gefährte stirbt.
duel-explain-silence = Entfernt allen Kartentext und alle Wirkungen. Leben über dem Grundwert geht verloren.
duel-explain-freeze = Wer eingefroren ist, verpasst den nächsten Angriff.
duel-explain-armour = Fängt Schaden ab, bevor Leben verloren geht.
duel-explain-discard = Abgeworfene Karten gehen aus der Hand auf den Friedhof.
duel-explain-transform = Wird zu einer neuen Karte mit vollem Leben. Die alte ist weg, und ihre Wirkung beim Tod bleibt aus.
duel-explain-aura = Wirkt, solange dieser Gefährte im Spiel ist.
duel-explain-token = Entsteht durch andere Karten. Gehört in kein Deck.
duel-explain-silenced = Sein Kartentext wirkt nicht mehr.
duel-explain-frozen = Verpasst den nächsten Angriff.

duel-guide-1 = Mana
duel-guide-1-text = Die blauen Kristalle sind dein Mana. In jedem Zug bekommst du einen dazu, bis zu zehn, und alle füllen sich wieder. Die Kosten einer Karte stehen oben links. Karten, die du bezahlen kannst, leuchten.
duel-guide-2 = Einen Gefährten spielen
duel-guide-2-text = Karten mit Schwert und Herz am unteren Rand sind Gefährten. Wähle einen, der leuchtet, und leg ihn in deine Reihe, oder zieh ihn dorthin.
duel-guide-3 = Zug beenden
duel-guide-3-text = Ein neuer Gefährte kann erst in deinem nächsten Zug angreifen. Beende deinen Zug mit dem Knopf auf dem Tisch oder hier. Nach dem Zug deines Gegners ziehst du eine Karte.
duel-guide-4 = Angreifen
duel-guide-4-text = Zieh einen leuchtenden Gefährten auf einen feindlichen Gefährten oder den feindlichen Helden, um anzugreifen. Beide fügen einander zugleich Schaden zu, und der Schaden bleibt.
duel-guide-5 = Spott
duel-guide-5-text = Gefährten mit Spott müssen vor allem anderen angegriffen werden. Zeig auf eine Karte oder halte den Finger darauf, um ihre Schlüsselwörter zu lesen.
duel-guide-6 = Zauber
duel-guide-6-text = Zauber wirken einmal und gehen dann auf den Friedhof. Braucht ein Zauber ein Ziel, zieh ihn auf einen markierten Gefährten oder Helden. Rechtsklick oder Escape bricht ab, solange du nicht losgelassen hast.
duel-guide-7 = Nutze dein Mana
duel-guide-7-text = Übriges Mana verfällt. Sieh also vor dem Zugende nach, was du noch spielen kannst und wer noch angreifen kann. Ist dein Deck leer, schadet dir jedes Ziehen: erst 1, dann 2, dann 3 …
duel-guide-8 = Gewinnen
duel-guide-8-text = Bring den feindlichen Helden von 30 Leben auf 0, um zu gewinnen. Mehr musst du nicht wissen. Viel Glück!

duel-curtain = Nächster Spieler
duel-curtain-text = Alle Karten sind verdeckt. Mach weiter, wenn nur du den Bildschirm siehst.
duel-uncover = Bereit
duel-concede-title = Aufgeben?
duel-concede-text = Das Duell endet, und dein Gegner gewinnt.
duel-concede-yes = Aufgeben
duel-abandon-title = Duell verlassen?
duel-abandon-text = Dieses Duell ist noch nicht zu Ende. Verlässt du es jetzt, gewinnt dein Gegner.
duel-abandon-text-people = Dieses Duell ist noch nicht zu Ende. Verlasst ihr es jetzt, könnt ihr es nicht fortsetzen.
duel-abandon-yes = Verlassen
duel-you-win = Sieg!
duel-you-lose = Niederlage
duel-wins = { $winner } gewinnt!
duel-drawn = Unentschieden
duel-drawn-text = Beide Helden starben im selben Augenblick.
duel-by-defeat = { $loser } hat kein Leben mehr.
duel-by-own-defeat = Du hast kein Leben mehr.
duel-by-own-concession = Du hast aufgegeben.
duel-by-concession = { $loser } hat aufgegeben.
duel-turns = { $turn ->
    [one] Das Duell dauerte einen Zug.
   *[other] Das Duell dauerte { $turn } Züge.
}
duel-record = Bisher gegen „{ $level }“: { $won ->
    [one] 1 Sieg
   *[other] { $won } Siege
}, { $lost ->
    [one] 1 Niederlage
   *[other] { $lost } Niederlagen
}{ $drawn ->
    [0] .
   *[other] , { $drawn } Unentschieden.
}
duel-rematch = Revanche
duel-change-decks = Decks wechseln

duel-mulligan = Starthand
duel-mulligan-first = Du beginnst. Wähle Karten, die du gegen andere aus deinem Deck tauschst.
duel-mulligan-second = Dein Gegner beginnt. Du hast eine Karte mehr und die Eichelmünze. Wähle Karten, die du gegen andere aus deinem Deck tauschst.
duel-mulligan-guided = Vor dem ersten Zug kannst du Karten tauschen, meist die teuren. Die Kosten stehen oben links. Diese Karten sind billig: Behalte sie.
duel-mulligan-keep = Alle behalten
duel-mulligan-exchange = { $count ->
    [one] Eine Karte tauschen
   *[other] { $count } Karten tauschen
}
duel-mulligan-in = Behalten
duel-mulligan-out = Tauschen
duel-mulligan-stays = Bonus

duel-setup = Neues Duell
duel-begin = Duell starten
duel-own-deck = Dein Deck
duel-other-deck = Deck des Gegners
duel-led-by = Held: { $hero }
duel-deck-unfinished = { $cards } von { $most } Karten
duel-who = Gegner
duel-more = Mehr
duel-deck-builder = Deckbau
duel-new-deck = Neues Deck

duel-search = Karten suchen
duel-cost = { $cost ->
    [7] Kosten 7 oder mehr
   *[other] Kosten { $cost }
}
duel-cost-all = Alle Kosten zeigen
duel-page-back = Vorige Seite
duel-page-next = Nächste Seite
duel-nothing-found = Keine Karten gefunden. Versuch eine andere Suche oder andere Kosten.
duel-deck-name = Name des Decks
duel-hero-back = Voriger Held
duel-hero-next = Nächster Held
duel-deck-count = { $cards } von { $most } Karten
duel-deck-ready = Spielbereit.
duel-deck-empty = Wähle Karten, um sie hinzuzufügen. Wähle eine Karte in dieser Liste, um sie zu entfernen.
duel-export = Deckcode kopieren
duel-import = Deckcode einfügen
duel-import-title = Deck ersetzen?
duel-import-text = Der Deckcode in der Zwischenablage ersetzt die Karten dieses Decks.
duel-import-yes = Ersetzen
duel-delete = Deck löschen
duel-delete-title = Deck löschen?
duel-delete-text = „{ $name }“ wird für immer gelöscht.
duel-delete-yes = Löschen
duel-save = Speichern
duel-leave = Verlassen
duel-leave-title = Ohne Speichern verlassen?
duel-leave-text = Deine Änderungen an diesem Deck gehen verloren.
duel-leave-yes = Verwerfen
duel-builder-new-name = Mein Deck
duel-deck-copy = Das ist eine Kopie von „{ $deck }“. Das Original bleibt erhalten.
duel-deck-copied = Deckcode kopiert.
duel-deck-pasted = Deck aus der Zwischenablage eingefügt.
duel-deck-needs-name = Gib deinem Deck zuerst einen Namen.
duel-decks-full = Du hast schon { $count } Decks. Lösche zuerst eines.
duel-deck-name-taken = Du hast schon ein Deck namens { $name }. Wähle einen anderen Namen.
duel-deck-saved = Deck gespeichert.
duel-code-later = Dieser Deckcode stammt aus einer neueren Version des Spiels. Aktualisiere das Spiel, um ihn zu verwenden.
duel-code-none = In der Zwischenablage ist kein Deckcode.

duel-no-matches = Noch kein Duell zu Ende gespielt.
duel-against-computer = Gegen den Computer
duel-among-people = Zu zweit
duel-deck-short = Deck
duel-won = Siege
duel-lost = Niederlagen
duel-draws = Unentschieden
duel-level-unknown = Frühere Duelle
duel-all-decks = Alle Decks

duel-rules = So geht das Duell
duel-rules-aim = Das Ziel
duel-rules-aim-text = Jeder Held beginnt mit 30 Leben. Bring den feindlichen Helden auf 0 Leben, um zu gewinnen. Sterben beide Helden zugleich, ist es unentschieden.
duel-rules-turn = Dein Zug
duel-rules-turn-text = Zu Beginn deines Zuges bekommst du einen Manakristall, alle deine Kristalle füllen sich, deine Gefährten können wieder angreifen, und du ziehst eine Karte. Dann spielst du Karten und greifst an, in beliebiger Reihenfolge. Beende deinen Zug, wenn du fertig bist.
duel-rules-mana = Mana
duel-rules-mana-text = Jede Karte kostet Mana; die Kosten stehen oben links. In deinem ersten Zug hast du einen Manakristall, im zweiten zwei und so weiter bis zehn. Übriges Mana verfällt am Ende deines Zuges.
duel-rules-minions = Gefährten
duel-rules-minions-text = Gefährten kommen in deine Reihe, die Platz für sieben hat. In dem Zug, in dem ein Gefährte gespielt wird, kann er nicht angreifen, außer mit Ansturm. Angriff und Leben stehen unten auf der Karte.
duel-rules-attack = Angreifen
duel-rules-attack-text = Jeder deiner Gefährten kann einmal pro Zug angreifen: einen feindlichen Gefährten oder den feindlichen Helden. Beide fügen zugleich Schaden zu, und Schaden bleibt. Ein Gefährte ohne Leben stirbt. Solange ein feindlicher Gefährte Spott hat, kannst du nur Gefährten mit Spott angreifen.
duel-rules-spells = Zauber
duel-rules-spells-text = Ein Zauber wirkt und geht auf den Friedhof. Braucht er ein Ziel, zieh ihn darauf. Ohne gültiges Ziel lässt er sich nicht spielen. Ein Gefährte schon, doch seine Wirkung beim Ausspielen bleibt dann aus.
duel-rules-keywords = Schlüsselwörter
duel-rules-keywords-text = Schlüsselwörter bedeuten auf jeder Karte dasselbe. Zeig auf eine Karte oder halte den Finger darauf, um sie erklärt zu bekommen.
duel-rules-deck = Deck und Hand
duel-rules-deck-text = Deine Hand fasst zehn Karten. Jede weitere, die du ziehst, wird gezeigt und verbrennt. Ist dein Deck leer, bringt jedes Ziehen Erschöpfung: erst 1 Schaden für deinen Helden, dann 2, dann 3 und so weiter.
duel-rules-beginning = Spielbeginn
duel-rules-beginning-text = Ein Münzwurf entscheidet, wer beginnt. Wer beginnt, hat drei Karten; der andere hat vier und die Eichelmünze, die für einen Zug 1 Mana bringt. Beide können einmal beliebig viele Karten ihrer Starthand tauschen.
duel-rules-decks = Decks
duel-rules-decks-text = Ein Deck hat einen Helden und 30 Karten, jede höchstens zweimal. Spiel eines der drei fertigen Decks oder bau dir im Deckbau ein eigenes. Mit dem Deckcode gibst du ein Deck weiter.

duel-key-drag = Ziehen
duel-key-rest = Auf eine Karte zeigen, Finger halten
duel-key-pace = + und −
duel-help-click = Karte aufnehmen oder ablegen
duel-help-drag = Karte spielen, Ziel wählen, angreifen
duel-help-rest = Vergrößern und Schlüsselwörter erklären
duel-help-escape = Abbrechen; noch einmal: Menü
duel-help-arrows = Zwischen Karten wechseln
duel-help-enter = Aufnehmen, ablegen oder angreifen
duel-help-end-turn = Zug beenden
duel-help-skip = Animationen überspringen
duel-help-pace = Gegnerzüge schneller oder langsamer
duel-help-new = Neues Duell

## Errors

storage-no-folder = Es wurde kein Ordner für Spielstände gefunden. Starte das Spiel mit --save-dir ORDNER.
browser-full = In diesem Browser ist kein Platz mehr für deine Partien. Exportiere die, die du behalten willst.
browser-not-stored = Dieser Browser konnte deine Partie nicht speichern. Exportiere, was du behalten willst.
storage-write = { $path } konnte nicht geschrieben werden: { $reason }.
storage-read = { $path } konnte nicht gelesen werden: { $reason }.
storage-unreadable = { $path } konnte nicht gelesen werden: { $reason }. Die Datei bleibt unverändert; gespeichert wird jetzt in { $instead }.
storage-damaged = { $name } war beschädigt und wurde nach { $kept } verschoben. Details stehen im Protokoll.
storage-newer = { $name } stammt aus einer neueren Version von Parlour und wurde nach { $kept } verschoben. Um die Datei zu verwenden, aktualisiere Parlour und benenne sie wieder um.
refused-illegal = Unerlaubter Zug.
refused-over = Die Partie ist zu Ende.
stuck-check = Du stehst im Schach, und diese Figur kann nicht helfen.
stuck-king = Der König hat kein sicheres Feld.
stuck-pinned = Diese Figur ist gefesselt: Ohne sie stünde dein König im Schach.
other-piece = Diese Figur gehört deinem Gegner.
other-turn = { $player } ist am Zug.
stuck-blocked = Diese Figur hat keinen legalen Zug.
illegal-check = Du stehst im Schach, und dieser Zug hilft nicht.
illegal-king = Dort stünde dein König im Schach.
refused-claim = Du kannst jetzt kein Remis reklamieren.
scene-missing = { $first } konnte nicht geladen werden. Details stehen im Protokoll.
download-failed = { $first } konnte nicht geladen werden. Prüfe deine Verbindung, und versuche es noch einmal.
scene-other = { $scene } ist die Szene eines anderen Spiels. Installiere das Spiel neu.
scene-none = { $scene } ist keine gültige Szene.
scene-cut = { $scene } ist unvollständig: Die Datei endet in Zeile { $line }. Stelle sie wieder her.
scene-line = { $place }: Syntaxfehler: { $text }
assets-missing = { $count ->
    [one] Eine Spieldatei konnte nicht geladen werden: { $first }. Installiere das Spiel neu.
   *[other] { $count } Spieldateien konnten nicht geladen werden (die erste: { $first }). Die Liste steht im Protokoll; oder installiere das Spiel neu.
}
assets-late = { $count ->
    [one] Eine Spieldatei wird nicht fertig geladen: { $first }. Starte das Spiel neu oder installiere es neu.
   *[other] { $count } Spieldateien werden nicht fertig geladen (die erste: { $first }). Die Liste steht im Protokoll; oder starte das Spiel neu.
}
data-broken = { $error }. Mach Änderungen an den Dateien des Spiels rückgängig oder installiere es neu.
fen-broken = Ungültige Stellung. Prüfe { $field }: { $reason }.
duel-setup-broken = Die Stellung konnte nicht geladen werden: { $error }.

# Large text in the middle of the table.
duel-word-turn-own = Dein Zug
duel-word-turn-other = Gegner am Zug
duel-word-turn-of = Spieler { $player } am Zug
duel-word-fatigue = Erschöpfung { $count }
duel-word-overdraw = Deine Hand ist voll
duel-no-such-deck = Es gibt kein Deck namens { $deck }.

## Openings

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
opening-indian-c4 = Indische Verteidigung
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

## High Card, a small table for tests

menu-highcard = Höchste Karte
highcard-draw = Ziehen
highcard-refused = Die Stapel sind leer. Beginne ein neues Spiel.

## Statistics of all tables

statistics-no-trend = Spiele ein paar Partien, um deine Entwicklung zu sehen.
statistics-streak = Siege in Folge
statistics-longest = Meiste Siege in Folge
statistics-time = Spielzeit
statistics-minutes = { $minutes } min
statistics-hours = { $hours } h { $minutes } min
statistics-drawn = Remis
statistics-all = Alle Gegner
# Wertungszahl und ihre Abweichung.
chess-rating = { $rating } ± { $deviation }
chess-rating-now = Deine Wertung: { $rating }
chess-rating-none = Deine Wertung
chess-rating-change = Deine Wertung: { $rating } ({ $change })
chess-rating-provisional = Deine Wertung: etwa { $rating } (vorläufig)
chess-rating-text = Es zählen Partien gegen den Computer aus der normalen Anfangsstellung.
duel-win-rate = Siegquote, letzte 20 Duelle
score-trend = Punkte pro Runde
