//! The player's decks and the deck builder.

use crate::{
    panels::{
        Builder, DeckBuilderCommand, DeckChoice, DuelCommand, DuelDialog, Typing,
        building::LONGEST_NAME, confirm, words,
    },
    saves::MOST_DECKS,
    table::DuelTable,
};
use fyrox::plugin::error::GameResult;
use parlour_rules::duel::{CardSet, DeckList, Player};
use parlour_shell::{
    app::{Shell, TableContext},
    ui::{Action, text_field::TextField},
};

/// Number of cards whose faces are rendered before the deck builder opens: at least its first page.
const FIRST_PAGE: usize = 12;

impl DuelTable {
    /// Updates the list of decks on offer: those of the game first, then the player's.
    pub(crate) fn offer_own_decks(&mut self) {
        self.decks.retain(|choice| !choice.own);
        let own = self.own_decks.iter().map(|deck| DeckChoice {
            deck: deck.clone(),
            name: deck.id.clone(),
            own: true,
        });
        self.decks.extend(own);
        let count = self.decks.len();
        if let Some(arrangement) = &mut self.arrangement {
            for deck in &mut arrangement.decks {
                if *deck >= count {
                    *deck = 0;
                }
            }
        }
    }

    /// Runs one command of the deck builder.
    pub(crate) fn deck_builder_command(
        &mut self,
        ctx: &mut TableContext,
        building: DeckBuilderCommand,
    ) -> GameResult {
        let Some(set) = self.set.clone() else {
            return Ok(());
        };
        // A question about a deck code that isn't there would be in vain.
        let pasted = match building {
            DeckBuilderCommand::Import => match pasted_deck(ctx, &self.builder, &set) {
                Some(deck) => Some(deck),
                None => return Ok(()),
            },
            _ => None,
        };
        if self.builder.loses(&building) {
            let question = confirm::loses(&ctx.shell.locale, &self.builder, &building);
            if ctx.shell.asks(question) {
                return Ok(());
            }
        }
        match building {
            DeckBuilderCommand::Open(deck) => self.open_builder(ctx, &set, deck),
            DeckBuilderCommand::Save => self.save_built(ctx),
            DeckBuilderCommand::Delete => {
                self.drop_deck_draft(ctx.shell);
                if let Some(name) = self.builder.replaces.take() {
                    self.own_decks.retain(|deck| deck.id != name);
                    self.save_decks(ctx.shell);
                    self.offer_own_decks();
                }
                self.leave_builder(ctx.shell);
            }
            DeckBuilderCommand::Leave => self.leave_builder(ctx.shell),
            DeckBuilderCommand::SaveAndLeave => {
                self.save_built(ctx);
                if !self.builder.changed {
                    self.leave_builder(ctx.shell);
                }
            }
            DeckBuilderCommand::Export => {
                let code = self.builder.deck.code();
                ctx.copy(Some(code), "duel-deck-copied");
            }
            DeckBuilderCommand::Import => {
                if let Some(deck) = pasted {
                    self.builder.deck = deck;
                    self.builder.changed = true;
                    let sentence = ctx.shell.locale.text("duel-deck-pasted");
                    ctx.shell.notify(sentence);
                }
            }
            other => {
                if let Some(refused) = self.builder.apply(&other, &set) {
                    let sentence = words::deck_error(&ctx.shell.locale, &refused);
                    ctx.refuse(sentence);
                }
            }
        }
        Ok(())
    }

    /// Opens the deck builder with a deck of the list, or with an empty one. Cards that the set no
    /// longer has are removed from the deck, and the player is notified.
    fn open_builder(&mut self, ctx: &mut TableContext, set: &CardSet, deck: Option<usize>) {
        let mut builder = self.builder_of(ctx.shell, set, deck);
        let cards = &mut builder.deck.cards;
        let before = cards.len();
        cards.retain(|entry| set.find(&entry.card).is_some());
        if cards.len() < before {
            builder.changed = true;
            let sentence = ctx.shell.locale.text("duel-deck-cards-gone");
            ctx.shell.report_error(sentence);
        }
        self.builder = builder;
        let cards = self.builder.found(set, &ctx.shell.locale);
        let listed = self.builder.listed(set, &ctx.shell.locale);
        let listed = listed.into_iter().map(|(card, _)| card);
        for card in cards.into_iter().take(FIRST_PAGE).chain(listed) {
            self.make_face(ctx, card);
        }
        if !ctx.shell.has_dialog(&DuelDialog::Builder) {
            ctx.shell.open_dialog(DuelDialog::Builder);
        }
        let choice = deck.and_then(|deck| self.decks.get(deck));
        if let Some(choice) = choice.filter(|choice| !choice.own) {
            let values = [("deck", choice.name.as_str().into())];
            let sentence = ctx.shell.locale.format("duel-deck-copy", &values);
            ctx.shell.notify(sentence);
        }
    }

    /// Returns a builder for a deck of the list, or for a new one.
    fn builder_of(&self, shell: &Shell, set: &CardSet, deck: Option<usize>) -> Builder {
        let choice = deck.and_then(|deck| self.decks.get(deck));
        match choice {
            Some(choice) if choice.own => Builder {
                deck: choice.deck.clone(),
                replaces: Some(choice.name.clone()),
                ..Builder::default()
            },
            // Decks of the game can't be changed, so edit a copy under a free name.
            Some(choice) => Builder {
                deck: DeckList {
                    id: self.free_deck_name(&choice.name),
                    ..choice.deck.clone()
                },
                ..Builder::default()
            },
            None => {
                let hero = set.heroes().next().map(|(id, _)| set.id(id).to_owned());
                let name = shell.locale.text("duel-builder-new-name");
                let name = self.free_deck_name(&name);
                Builder {
                    deck: DeckList::empty(name, hero.unwrap_or_default()),
                    ..Builder::default()
                }
            }
        }
    }

    /// Returns the active text field of the deck builder, if that is on top.
    pub(crate) fn builder_field(&mut self, shell: &Shell) -> Option<&mut TextField> {
        let open = matches!(shell.top_dialog(), Some(DuelDialog::Builder));
        if !open || self.builder.typing == Typing::Nowhere {
            return None;
        }
        self.builder.line = self.builder.line();
        Some(&mut self.builder.line)
    }

    /// Saves the deck being edited as a draft under a free name, because the program is ending or
    /// might be ended by the system.
    pub(crate) fn save_deck_draft(&mut self, shell: &mut Shell) {
        let open = shell.has_dialog(&DuelDialog::Builder);
        if !open || !self.builder.changed {
            return;
        }
        let builder = &self.builder;
        let name = match &builder.draft {
            Some(name) => name.clone(),
            None => {
                let name = builder.deck.id.trim();
                let unnamed = shell.locale.text("duel-builder-new-name");
                self.free_deck_name(if name.is_empty() { &unnamed } else { name })
            }
        };
        let draft = DeckList {
            id: name.clone(),
            ..builder.deck.clone()
        };
        self.builder.draft = Some(name.clone());
        let own = &mut self.own_decks;
        match own.iter_mut().find(|deck| deck.id == name) {
            Some(place) => *place = draft,
            None => own.push(draft),
        }
        self.save_decks(shell);
    }

    /// Removes the draft, once the deck was saved or discarded or the program has continued.
    pub(crate) fn drop_deck_draft(&mut self, shell: &mut Shell) {
        if let Some(name) = self.builder.draft.take() {
            self.own_decks.retain(|deck| deck.id != name);
            self.save_decks(shell);
        }
    }

    fn leave_builder(&mut self, shell: &mut Shell) {
        self.drop_deck_draft(shell);
        shell.close_dialogs(|dialog: &DuelDialog| *dialog == DuelDialog::Builder);
    }

    fn is_name_taken(&self, name: &str) -> bool {
        let mut decks = self.decks.iter();
        decks.any(|choice| choice.name == name || choice.deck.id == name)
            || self.own_decks.iter().any(|deck| deck.id == name)
    }

    /// Returns `name`, with a number appended if a deck already has that name.
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

    /// Selects a newly built deck for the next match if it is complete.
    fn choose_deck(&mut self, name: &str) {
        let mut arrangement = self.duel_arrangement();
        let made = self.decks.iter().position(|choice| {
            let set = self.set.as_ref();
            choice.own
                && choice.deck.id == name
                && set.is_some_and(|set| choice.deck.check(set).is_ok())
        });
        if let Some(made) = made {
            arrangement.decks[Player::One.index()] = made;
            self.arrangement = Some(arrangement);
        }
    }

    /// Saves the deck under its name, in place of the deck that it was made from. Reports a missing
    /// or duplicate name.
    fn save_built(&mut self, ctx: &mut TableContext) {
        // The draft might have the name that is about to be used.
        self.drop_deck_draft(ctx.shell);
        let mut deck = self.builder.deck.clone();
        deck.id = deck.id.trim().to_owned();
        if deck.id.is_empty() {
            ctx.refuse(ctx.shell.locale.text("duel-deck-needs-name"));
            return;
        }
        let name = deck.id.clone();
        let replaces = self.builder.replaces.as_ref();
        let taken = replaces != Some(&name) && self.is_name_taken(&name);
        if taken {
            let values = [("name", name.into())];
            let sentence = ctx.shell.locale.format("duel-deck-name-taken", &values);
            ctx.refuse(sentence);
            return;
        }
        if self.builder.replaces.is_none() && self.own_decks.len() >= MOST_DECKS {
            let values = [("count", MOST_DECKS.into())];
            let sentence = ctx.shell.locale.format("duel-decks-full", &values);
            ctx.refuse(sentence);
            return;
        }
        let replaced = self.builder.replaces.take();
        let is_new = replaced.is_none();
        let own = &mut self.own_decks;
        match own
            .iter_mut()
            .find(|other| replaced.as_ref() == Some(&other.id))
        {
            Some(place) => *place = deck,
            None => own.push(deck),
        }
        self.builder.changed = false;
        self.save_decks(ctx.shell);
        self.offer_own_decks();
        if is_new {
            self.choose_deck(&name);
        }
        self.builder.replaces = Some(name);
        let sentence = ctx.shell.locale.text("duel-deck-saved");
        ctx.shell.notify(sentence);
    }
}

/// Returns the deck whose code is in the clipboard, or refuses if there is none.
fn pasted_deck(ctx: &mut TableContext, builder: &Builder, set: &CardSet) -> Option<DeckList> {
    let again = Action::run(DuelCommand::Build(DeckBuilderCommand::Import));
    let text = ctx.pasted_text(again)?;
    let deck = DeckList::from_code(&builder.deck.id, text.trim(), set);
    let refused = |error| {
        let sentence = words::code_error(&ctx.shell.locale, &error);
        ctx.refuse(sentence);
    };
    deck.map_err(refused).ok()
}
