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

menu-continue = Weiterspielen
menu-chess = Schach
menu-learn = Schach lernen
menu-prospector = Goldgräber
menu-duel = Das Duell
menu-settings = Einstellungen
menu-quit = Beenden
prospector-announced = Eine Patience über das Goldgraben. Ihre Karten werden noch gezeichnet: In einer der nächsten Versionen liegt sie auf diesem Tisch.
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
motion-instant = keine
motion-fast = schnell
motion-normal = normal
motion-slow = langsam
camera-off = bleibt stehen
camera-turn = geht mit
camera-white = hinter Weiß
camera-black = hinter Schwarz
palette-normal = des Hauses
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

## Was schiefging

storage-no-folder = Dieses System nennt keinen Ordner für Spielstände; starte mit --save-dir ORDNER.
storage-write = { $path } ließ sich nicht schreiben: { $reason }.
storage-read = { $path } ließ sich nicht lesen: { $reason }.
storage-damaged = { $name } ist beschädigt ({ $reason }); die Datei liegt nun als { $kept } daneben.
storage-newer = { $name } stammt aus einer neueren Version von Parlour; die Datei liegt nun als { $kept } daneben.
refused-illegal = Dieser Zug ist nicht erlaubt.
refused-over = Die Partie ist zu Ende.
refused-claim = Hier lässt sich kein Remis fordern.
scene-missing = { $scene } ließ sich nicht laden: { $reason }.
