use parlour_rules::shortened;
use std::{fs, path::Path, sync::Arc};

use parlour_rules::duel::{CardSet, DeckList};

use crate::answer::Failure;

/// Cards and decks: those of the game at build time, or those of a folder.
pub struct Data {
    pub set: Arc<CardSet>,
    pub decks: Vec<DeckList>,
}

/// Files of `data/duel`.
const CARDS: (&str, &str) = (
    "data/duel/cards.ron",
    include_str!("../../../../data/duel/cards.ron"),
);
const DECKS: [(&str, &str); 3] = [
    (
        "data/duel/decks/observatory.ron",
        include_str!("../../../../data/duel/decks/observatory.ron"),
    ),
    (
        "data/duel/decks/foxes.ron",
        include_str!("../../../../data/duel/decks/foxes.ron"),
    ),
    (
        "data/duel/decks/garden.ron",
        include_str!("../../../../data/duel/decks/garden.ron"),
    ),
];

impl Data {
    /// Loads the data of a folder like `data/duel`, or that of the game.
    pub fn load(folder: Option<&Path>) -> Result<Self, Failure> {
        match folder {
            Some(folder) => Self::of_folder(folder),
            None => Self::of_game(),
        }
    }

    /// Returns the data of the game.
    pub fn of_game() -> Result<Self, Failure> {
        let (file, text) = CARDS;
        Self::read(
            file,
            text,
            DECKS.map(|(file, text)| (file, text.to_owned())),
        )
    }

    fn of_folder(folder: &Path) -> Result<Self, Failure> {
        let cards = folder.join("cards.ron");
        let mut decks = Vec::new();
        let entries = fs::read_dir(folder.join("decks"));
        // A folder without decks still has cards.
        for entry in entries.into_iter().flatten().flatten() {
            let path = entry.path();
            if path.extension().is_some_and(|extension| extension == "ron") {
                decks.push((path.display().to_string(), read_file(&path)?));
            }
        }
        decks.sort();
        let decks = decks
            .iter()
            .map(|(file, text)| (file.as_str(), text.clone()));
        Self::read(&cards.display().to_string(), &read_file(&cards)?, decks)
    }

    fn read<'a>(
        file: &str,
        text: &str,
        decks: impl IntoIterator<Item = (&'a str, String)>,
    ) -> Result<Self, Failure> {
        let set = CardSet::read(file, text).map_err(Failure::refused)?;
        let decks = decks
            .into_iter()
            .map(|(file, text)| DeckList::read(file, &text, &set).map_err(Failure::refused));
        let decks = decks.collect::<Result<_, _>>()?;
        Ok(Self {
            set: Arc::new(set),
            decks,
        })
    }

    /// Returns the deck with this name, or parses a deck code.
    pub fn deck(&self, name: &str) -> Result<DeckList, Failure> {
        if let Some(deck) = self.decks.iter().find(|deck| deck.id == name) {
            return Ok(deck.clone());
        }
        if name.contains(' ') {
            return DeckList::from_code("a deck", name, &self.set).map_err(Failure::refused);
        }
        let names: Vec<_> = self.decks.iter().map(|deck| deck.id.as_str()).collect();
        let names = names.join(", ");
        Err(Failure::refused(format!(
            "unknown deck {:?} (expected one of {names})",
            shortened(name)
        )))
    }
}

/// Reads a file; errors contain its name.
pub fn read_file(path: &Path) -> Result<String, Failure> {
    fs::read_to_string(path)
        .map_err(|error| Failure::refused(format!("{}: {error}", path.display())))
}
