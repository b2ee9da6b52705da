// Sentences of the page in the languages of the game, whose texts are in `data/locales`.

const ENGLISH = {
  loading: "Downloading the game",
  starting: "Starting the game",
  play: "Play",
  reload: "Reload",
  ended: (reason) => `Parlour can't continue: ${reason}`,
  notStored: "This browser doesn't let the game save anything. Your games are lost when you close the page.",
  noGraphics: "This browser can't draw the game, which needs WebGL 2. Use a newer one, or turn on hardware acceleration in its settings.",
  lostGraphics: "The browser has stopped its graphics. The game goes on after the last move that was saved.",
  otherTab: "The game is open in another tab. Close the other tab, and reload this one.",
  newVersion: "A new version has just been published. Try again in a few minutes.",
  notDownloaded: (url, reason) => `Couldn't download ${url} (${reason}). Check your connection.`,
  notRead: (url, reason) => `Couldn't read ${url} (${reason}). Check your connection. A new version may also have been published.`,
  sizes: (size, expected) => `${size} bytes instead of ${expected}`,
};

const GERMAN = {
  loading: "Das Spiel wird geladen",
  starting: "Das Spiel startet",
  play: "Spielen",
  reload: "Neu laden",
  ended: (reason) => `Parlour kann nicht weitermachen: ${reason}`,
  notStored: "In diesem Browser kann das Spiel nichts speichern. Deine Partien gehen verloren, wenn du die Seite schließt.",
  noGraphics: "Dieser Browser kann das Spiel nicht zeichnen, das WebGL 2 braucht. Nimm einen neueren oder schalte seine Hardwarebeschleunigung ein.",
  lostGraphics: "Der Browser hat seine Grafik beendet. Das Spiel geht nach dem letzten gespeicherten Zug weiter.",
  otherTab: "Das Spiel ist in einem anderen Tab geöffnet. Schließe den anderen, und lade diesen neu.",
  newVersion: "Gerade wurde eine neue Version veröffentlicht. Versuche es in ein paar Minuten noch einmal.",
  notDownloaded: (url, reason) => `${url} konnte nicht geladen werden (${reason}). Prüfe deine Verbindung.`,
  notRead: (url, reason) => `${url} konnte nicht gelesen werden (${reason}). Prüfe deine Verbindung. Vielleicht gibt es auch eine neue Version.`,
  sizes: (size, expected) => `${size} statt ${expected} Bytes`,
};

/** Language of the page: the one in its address, or that of the browser. */
export const language = (new URLSearchParams(location.search).get("locale") ?? navigator.language).startsWith("de") ? "de" : "en";

export const texts = language === "de" ? GERMAN : ENGLISH;
