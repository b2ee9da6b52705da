//! The player's own decks, and the deck builder.

use super::Parlour;
use crate::{
    plugin::keystrokes::{Press, Typed},
    ui::{
        Action, Builder, Building, DeckChoice, Dialog, DuelDialog, Dueling, Typing,
        duel::{building::LONGEST_NAME, words},
    },
};
use fyrox::plugin::{PluginContext, error::GameResult};
use parlour_rules::duel::{DeckList, Player};

impl Parlour {
    /// The decks that can be chosen are those of the game, and the player's own.
    pub(super) fn offer_own_decks(&mut self) {
        self.fables.decks.retain(|choice| !choice.own);
        let own = self.fables.own_decks.iter().map(|deck| DeckChoice {
            deck: deck.clone(),
            name: deck.id.clone(),
            own: true,
        });
        self.fables.decks.extend(own);
        let count = self.fables.decks.len();
        if let Some(arrangement) = &mut self.fables.arrangement {
            for deck in &mut arrangement.decks {
                if *deck >= count {
                    *deck = 0;
                }
            }
        }
    }

    /// Carries out what is asked for in the deck builder.
    pub(super) fn build(&mut self, building: Building, ctx: &mut PluginContext) -> GameResult {
        self.picks_due = Some(3);
        let Some(set) = self.fables.set.clone() else {
            return Ok(());
        };
        match building {
            Building::Open(deck) => {
                self.make_faces(ctx, true);
                let choice = deck.and_then(|deck| self.fables.decks.get(deck));
                let mut builder = match choice {
                    Some(choice) if choice.own => Builder {
                        deck: choice.deck.clone(),
                        replaces: Some(choice.name.clone()),
                        ..Builder::default()
                    },
                    // A deck of the game stays as it is: what is made of it gets a name of its own.
                    Some(choice) => Builder {
                        deck: DeckList {
                            id: self.free_deck_name(&choice.name),
                            ..choice.deck.clone()
                        },
                        ..Builder::default()
                    },
                    None => {
                        let hero = set.heroes().next().map(|(id, _)| set.id(id).to_owned());
                        let name = self.locale.text("duel-builder-new-name");
                        let name = self.free_deck_name(&name);
                        Builder {
                            deck: DeckList::empty(name, hero.unwrap_or_default()),
                            ..Builder::default()
                        }
                    }
                };
                let cards = &mut builder.deck.cards;
                let before = cards.len();
                cards.retain(|entry| set.find(&entry.card).is_some());
                if cards.len() < before {
                    builder.changed = true;
                    let sentence = self.locale.text("duel-deck-cards-gone");
                    self.complain(sentence);
                }
                self.fables.builder = builder;
                if !self.has_dialog(&DuelDialog::Builder) {
                    self.dialogs.push(Dialog::Duel(DuelDialog::Builder));
                }
            }
            Building::Save => self.save_built(ctx),
            Building::Delete => {
                self.drop_deck_draft();
                if let Some(name) = self.fables.builder.replaces.take() {
                    self.fables.own_decks.retain(|deck| deck.id != name);
                    self.save_decks();
                    self.offer_own_decks();
                }
                self.leave_builder();
            }
            Building::Leave => self.leave_builder(),
            Building::Export => {
                let code = self.fables.builder.deck.code();
                self.copy(ctx, Some(code), "duel-deck-copied");
            }
            Building::Import => {
                let text = self.clipboard_text(ctx);
                let name = self.fables.builder.deck.id.clone();
                match text.map(|text| DeckList::from_code(&name, text.trim(), &set)) {
                    Some(Ok(deck)) => {
                        self.fables.builder.deck = deck;
                        self.fables.builder.changed = true;
                        let sentence = self.locale.text("duel-deck-pasted");
                        self.say(sentence);
                    }
                    Some(Err(error)) => {
                        let sentence = words::code_error(&self.locale, &error);
                        self.refuse(ctx, sentence);
                    }
                    None => {
                        self.refuse(ctx, self.locale.text("no-clipboard"));
                    }
                }
            }
            other => {
                if let Some(refused) = self.fables.builder.apply(&other, &set) {
                    let sentence = words::deck_error(&self.locale, &refused);
                    self.refuse(ctx, sentence);
                }
            }
        }
        Ok(())
    }

    /// Whether typed letters go anywhere in the deck builder.
    pub(in crate::plugin) fn types_into_builder(&self) -> bool {
        let open = matches!(self.dialogs.last(), Some(Dialog::Duel(DuelDialog::Builder)));
        open && self.fables.builder.typing != Typing::Nowhere
    }

    /// What the keys type into the deck builder; returns whether it was for it.
    pub(in crate::plugin) fn type_into_builder(
        &mut self,
        press: &Press,
        ctx: &mut PluginContext,
    ) -> Result<bool, fyrox::plugin::error::GameError> {
        if !self.types_into_builder() {
            return Ok(false);
        }
        let mut line = self.fables.builder.line();
        let clipboard = ctx.user_interfaces.try_get(self.ui).ok();
        if press.type_into(&mut line, clipboard) == Typed::Nothing {
            return Ok(false);
        }
        self.carry_out(Action::Duel(Dueling::Build(Building::Write(line))), ctx)?;
        Ok(true)
    }

    /// The program ends, or may be ended: a deck that is being put together is kept under a name of its
    /// own, until it is saved or left.
    pub(in crate::plugin) fn keep_deck_draft(&mut self) {
        let open = self.has_dialog(&DuelDialog::Builder);
        if !open || !self.fables.builder.changed {
            return;
        }
        let builder = &self.fables.builder;
        let name = match &builder.draft {
            Some(name) => name.clone(),
            None => {
                let name = builder.deck.id.trim();
                let unnamed = self.locale.text("duel-builder-new-name");
                self.free_deck_name(if name.is_empty() { &unnamed } else { name })
            }
        };
        let draft = DeckList {
            id: name.clone(),
            ..builder.deck.clone()
        };
        self.fables.builder.draft = Some(name.clone());
        let own = &mut self.fables.own_decks;
        match own.iter_mut().find(|deck| deck.id == name) {
            Some(place) => *place = draft,
            None => own.push(draft),
        }
        self.save_decks();
    }

    /// The program did not end: the deck is in the builder.
    pub(in crate::plugin) fn drop_deck_draft(&mut self) {
        if let Some(name) = self.fables.builder.draft.take() {
            self.fables.own_decks.retain(|deck| deck.id != name);
            self.save_decks();
        }
    }

    fn leave_builder(&mut self) {
        self.drop_deck_draft();
        self.dialogs
            .retain(|dialog| *dialog != Dialog::Duel(DuelDialog::Builder));
    }

    fn is_name_taken(&self, name: &str) -> bool {
        let mut decks = self.fables.decks.iter();
        decks.any(|choice| choice.name == name || choice.deck.id == name)
            || self.fables.own_decks.iter().any(|deck| deck.id == name)
    }

    /// This name if no deck has it yet, or else with a number that makes it free.
    fn free_deck_name(&self, name: &str) -> String {
        let numbered = (2..).map(|number| {
            let number = format!(" {number}");
            let room = LONGEST_NAME.saturating_sub(number.len());
            let begin: String = name.chars().take(room).collect();
            begin.trim_end().to_owned() + &number
        });
        let mut names = std::iter::once(name.to_owned()).chain(numbered);
        names
            .find(|name| !self.is_name_taken(name))
            .unwrap_or_else(|| name.to_owned())
    }

    /// Whether leaving the deck builder would lose changes; asks for it once.
    pub(in crate::plugin) fn keeps_builder_open(&mut self) -> bool {
        let open = matches!(self.dialogs.last(), Some(Dialog::Duel(DuelDialog::Builder)));
        if !open || !self.fables.builder.changed {
            return false;
        }
        let asked = self.fables.builder.asked.replace(Building::Leave);
        asked != Some(Building::Leave)
    }

    /// Who has just made a deck means to play it, as soon as it is whole.
    fn choose_deck(&mut self, name: &str) {
        let mut arrangement = self.duel_arrangement();
        let made = self.fables.decks.iter().position(|choice| {
            let set = self.fables.set.as_ref();
            choice.own
                && choice.deck.id == name
                && set.is_some_and(|set| choice.deck.check(set).is_ok())
        });
        if let Some(made) = made {
            arrangement.decks[Player::One.index()] = made;
            self.fables.arrangement = Some(arrangement);
        }
    }

    /// Keeps the deck under its name, in place of the one it was made from.
    fn save_built(&mut self, ctx: &mut PluginContext) {
        // It may have the name that the deck is to have.
        self.drop_deck_draft();
        let mut deck = self.fables.builder.deck.clone();
        deck.id = deck.id.trim().to_owned();
        if deck.id.is_empty() {
            self.refuse(ctx, self.locale.text("duel-deck-needs-name"));
            return;
        }
        let name = deck.id.clone();
        let replaces = self.fables.builder.replaces.as_ref();
        let taken = replaces != Some(&name) && self.is_name_taken(&name);
        if taken {
            let values = [("name", name.into())];
            let sentence = self.locale.format("duel-deck-name-taken", &values);
            self.refuse(ctx, sentence);
            return;
        }
        let replaced = self.fables.builder.replaces.take();
        let is_new = replaced.is_none();
        let own = &mut self.fables.own_decks;
        match own
            .iter_mut()
            .find(|other| replaced.as_ref() == Some(&other.id))
        {
            Some(place) => *place = deck,
            None => own.push(deck),
        }
        self.fables.builder.changed = false;
        self.save_decks();
        self.offer_own_decks();
        if is_new {
            self.choose_deck(&name);
        }
        self.fables.builder.replaces = Some(name);
        let sentence = self.locale.text("duel-deck-saved");
        self.say(sentence);
    }
}
