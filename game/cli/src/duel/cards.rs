use std::path::PathBuf;

use clap::Args;
use parlour_rules::duel::{CardKind, text};

use super::{
    data::Data,
    words::{Language, Locale},
};
use crate::answer::{Answer, Failure, Out};

#[derive(Args)]
pub struct Arguments {
    /// Print names and texts in this language
    #[arg(long, value_enum, default_value = "en")]
    lang: Language,
    /// Read cards and decks from this folder (laid out like data/duel) instead of the built-in ones
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

impl Arguments {
    /// Prints a line for each card: id, name, type, cost, attack and health, keywords, text.
    pub fn run(self, out: &mut Out) -> Result<Answer, Failure> {
        let data = Data::load(self.data.as_deref())?;
        let words = Locale::new(self.lang)?;
        for (_, card) in data.set.iter() {
            let figures = match card.kind {
                CardKind::Spell => "-".to_owned(),
                CardKind::Minion | CardKind::Hero => format!("{}/{}", card.attack, card.health),
            };
            let keywords: Vec<_> = card.keywords.iter().map(|keyword| keyword.name()).collect();
            let fields = [
                card.id.clone(),
                text::card_name(&card.id).render(&words),
                card.kind.name().to_owned(),
                card.cost.to_string(),
                figures,
                keywords.join(","),
                text::full_text(card, &data.set, &words),
            ];
            out.line(fields.join("\t"))?;
        }
        Ok(Answer::Yes)
    }
}
