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

menu-continue-at = Weiterspielen, Zug { $move }
menu-chess = Schach
menu-learn = Schach lernen
menu-prospector = Goldgräber
menu-duel = Das Duell
menu-settings = Einstellungen
menu-quit = Beenden
duel-announced = Ein Kartenspiel gegen einen geduldigen Gegner. Seine Decks werden noch geschrieben: In einer der nächsten Versionen wird es an diesem Tisch gespielt.

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
fen-refused = In der Zwischenablage liegt keine Stellung: im FEN stimmt { $field } nicht.
fen-board = das Brett
fen-turn = der Spieler am Zug
fen-castling = das Rochaderecht
fen-en-passant = das En-passant-Feld
fen-halfmove-clock = der Halbzugzähler
fen-fullmove = die Zugnummer
fen-end = das Ende
again = Noch einmal
look = Brett ansehen
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

## Einstellungen

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
no-limit = ohne Grenze
vsync-note = V-Sync ändert sich beim nächsten Start.
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
lesson-pawn-text = Bauern gehen geradeaus. Von seinem ersten Feld darf ein Bauer zwei Felder gehen. Klicke auf den Bauern, dann auf das markierte Feld.
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
new-series-note = Zufällig gegebene Karten. Sie zählt für die Bestenliste.
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
all-rounds = { $played } Runden gespielt, { $won } gewonnen ({ $percent }).
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
guide-next = Weiter
guide-leave = Verlassen
guide-done = Weiterspielen
guide-1 = Die Mine
guide-1-text = Die ausgelegten Karten sind die Mine. Grab sie alle aus, und die Runde ist gewonnen. Die einzelne offene Karte dahinter ist das Ziel, rechts davon liegt der Stapel.
guide-2 = Karten nehmen
guide-2-text = Eine offene Karte der Mine darf auf das Ziel, wenn sie einen Rang höher oder niedriger ist; die Farbe ist gleich. Klicke eine an, die passt. Passt keine, klicke auf den Stapel.
guide-wrap = Ein Ass passt auf einen König und ein König auf ein Ass.
guide-no-wrap = In dieser Serie passt ein Ass nicht auf einen König.
guide-3 = Tiefer graben
guide-3-text = Jede genommene Karte wird das Ziel. Eine Karte der Mine dreht sich um, sobald nichts mehr auf ihr liegt, und lässt sich dann auch nehmen.
guide-4 = Läufe
guide-4-text = Karten, die ohne Ziehen nacheinander genommen werden, sind ein Lauf. Die erste bringt 1 Punkt, die zweite 2, die dritte 3 und so weiter. Fünf hintereinander sind 15 wert.
guide-5 = Ziehen
guide-5-text = Passt nichts, klicke auf den Stapel: Seine oberste Karte wird das Ziel. Der Lauf wird gutgeschrieben, seine Punkte fliegen zu deinen Punkten, und der nächste beginnt mit 1. Ist der Stapel leer und nichts passt, ist die Runde verloren.
guide-6 = Gold
guide-6-text = Manche Karten der Mine können golden sein, man sieht es schon an der Rückseite. Jede goldene Karte verdoppelt den ganzen Lauf, wenn er gutgeschrieben wird. Ein Lauf von 15 mit zweien bringt 60.
guide-7 = Nun grab
guide-7-text = Züge lassen sich zurücknehmen, und die Lampen unten schauen für dich voraus; doch eine Serie mit solcher Hilfe zählt nicht für die Bestenliste. Punkte einer gewonnenen Runde gehen mit in die nächste. Viel Glück!

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
dig-help-new = neu geben
dig-help-escape = das Menü

## Was schiefging

storage-no-folder = Dieses System nennt keinen Ordner für Spielstände; starte mit --save-dir ORDNER.
storage-write = { $path } ließ sich nicht schreiben: { $reason }.
storage-read = { $path } ließ sich nicht lesen: { $reason }.
storage-damaged = { $name } ist beschädigt ({ $reason }); die Datei liegt nun als { $kept } daneben.
storage-newer = { $name } stammt aus einer neueren Version von Parlour; die Datei liegt nun als { $kept } daneben.
refused-illegal = Dieser Zug ist nicht erlaubt.
refused-over = Die Partie ist zu Ende.
refused-claim = Hier lässt sich kein Remis fordern.
scene-missing = { $scene } konnte nicht geladen werden; mehr steht im Protokoll.
assets-missing = { $count } Dateien im Datenordner konnten nicht geladen werden; welche, steht im Protokoll.
