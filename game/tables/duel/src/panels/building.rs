//! Logic of the deck builder: commands applied to its state. Files, clipboard and widgets are
//! handled by the plugin.

use super::words;
use crate::panels::{Builder, DeckBuilderCommand, Typing};
use parlour_rules::duel::{CardDefinition, CardSet, DeckError, DefinitionId};
use parlour_shell::{platform::locale::Locale, ui::text_field::TextField};

/// Greatest number of letters in a deck's name.
pub const LONGEST_NAME: usize = 24;
/// Greatest number of letters in the search field.
const LONGEST_SEARCH: usize = 24;
/// Cost from which all cards share one filter.
pub const HIGHEST_COST: u8 = 7;

impl Builder {
    /// Applies a command as far as it concerns the deck and the collection. Returns the error if
    /// the deck doesn't accept a card.
    pub fn apply(&mut self, building: &DeckBuilderCommand, set: &CardSet) -> Option<DeckError> {
        match building {
            DeckBuilderCommand::Add(card) => {
                if let Err(refused) = self.deck.add(set.id(*card), set) {
                    return Some(refused);
                }
                self.changed = true;
            }
            DeckBuilderCommand::Remove(card) => {
                self.changed |= self.deck.remove(set.id(*card));
            }
            DeckBuilderCommand::Cost(cost) => {
                // The selected filter again removes the filter.
                self.cost = cost.filter(|_| self.cost != *cost);
                self.page = 0;
            }
            DeckBuilderCommand::Page(by) => {
                self.page = self.page.saturating_add_signed(isize::from(*by));
            }
            DeckBuilderCommand::Hero(by) => self.change_hero(*by, set),
            DeckBuilderCommand::Type(typing) => {
                // The active field again leaves the field.
                self.typing = if self.typing == *typing {
                    Typing::Nowhere
                } else {
                    *typing
                };
            }
            DeckBuilderCommand::Write(line) => self.write(line),
            DeckBuilderCommand::Open(_)
            | DeckBuilderCommand::Save
            | DeckBuilderCommand::Delete
            | DeckBuilderCommand::Export
            | DeckBuilderCommand::Import
            | DeckBuilderCommand::Leave
            | DeckBuilderCommand::SaveAndLeave => {}
        }
        None
    }

    /// Returns whether a command would lose a deck or its changes.
    pub fn loses(&self, building: &DeckBuilderCommand) -> bool {
        match building {
            DeckBuilderCommand::Delete => true,
            DeckBuilderCommand::Import => self.changed && !self.deck.is_empty(),
            DeckBuilderCommand::Leave => self.changed,
            _ => false,
        }
    }

    fn change_hero(&mut self, by: i8, set: &CardSet) {
        let heroes: Vec<&str> = set.heroes().map(|(id, _)| set.id(id)).collect();
        if heroes.is_empty() {
            return;
        }
        let now = heroes.iter().position(|hero| *hero == self.deck.hero);
        let next = match now {
            Some(now) => (now as isize + isize::from(by)).rem_euclid(heroes.len() as isize),
            None => 0,
        };
        if now != Some(next as usize) {
            self.deck.hero = heroes[next as usize].to_owned();
            self.changed = true;
        }
    }

    /// Clears the search field and takes the keyboard from it. Returns whether it was in use.
    pub fn leave_search(&mut self) -> bool {
        let in_use = self.typing == Typing::Search;
        if in_use {
            self.typing = Typing::Nowhere;
            self.search.clear();
            self.page = 0;
        }
        in_use
    }

    /// Returns the active text field.
    pub fn line(&self) -> TextField {
        let (text, longest) = match self.typing {
            Typing::Nowhere => ("", 0),
            Typing::Search => (self.search.as_str(), LONGEST_SEARCH),
            Typing::Name => (self.deck.id.as_str(), LONGEST_NAME),
        };
        // An imported or reopened deck has another name than the field.
        if self.line.text() == text && !text.is_empty() {
            self.line.clone()
        } else {
            TextField::new(text, longest)
        }
    }

    fn write(&mut self, line: &TextField) {
        // Leading spaces are dropped.
        let text = line.text().trim_start();
        let before = match self.typing {
            Typing::Nowhere => return,
            Typing::Search => &mut self.search,
            Typing::Name => &mut self.deck.id,
        };
        let changed = before != text;
        text.clone_into(before);
        self.line = line.clone();
        self.line = self.line();
        match self.typing {
            Typing::Search if changed => self.page = 0,
            Typing::Name if changed => self.changed = true,
            _ => {}
        }
    }

    /// Returns the cards that match search and cost filter, sorted by cost and then by name.
    pub fn found(&self, set: &CardSet, locale: &Locale) -> Vec<DefinitionId> {
        let wanted: Vec<String> = self
            .search
            .split_whitespace()
            .map(str::to_lowercase)
            .collect();
        let mut found: Vec<(u8, String, DefinitionId)> = set
            .collection()
            .filter(|(_, card)| self.cost.is_none_or(|cost| costs(card, cost)))
            .filter(|(_, card)| {
                wanted.is_empty() || {
                    let said = said(card, set, locale);
                    wanted.iter().all(|word| said.contains(word))
                }
            })
            .map(|(id, card)| (card.cost, words::name(locale, card), id))
            .collect();
        found.sort();
        found.into_iter().map(|(_, _, id)| id).collect()
    }

    /// Returns the cards of the deck with their copies, sorted by cost and then by name. Unknown
    /// cards are left out.
    pub fn listed(&self, set: &CardSet, locale: &Locale) -> Vec<(DefinitionId, u8)> {
        let mut listed: Vec<(u8, String, DefinitionId, u8)> = self
            .deck
            .cards
            .iter()
            .filter_map(|entry| Some((set.find(&entry.card)?, entry.copies)))
            .map(|(id, copies)| {
                let card = set.get(id);
                (card.cost, words::name(locale, card), id, copies)
            })
            .collect();
        listed.sort();
        listed
            .into_iter()
            .map(|(_, _, id, copies)| (id, copies))
            .collect()
    }
}

/// Returns the cost filters that show any card. The highest filter includes all higher costs.
pub fn cost_filters(set: &CardSet) -> Vec<u8> {
    let found = |cost: &u8| set.collection().any(|(_, card)| costs(card, *cost));
    (0..=HIGHEST_COST).filter(found).collect()
}

/// Returns whether a card matches a cost filter. The highest filter includes all higher costs.
fn costs(card: &CardDefinition, cost: u8) -> bool {
    if cost >= HIGHEST_COST {
        card.cost >= HIGHEST_COST
    } else {
        card.cost == cost
    }
}

/// Returns all text of a card in lower case.
fn said(card: &CardDefinition, set: &CardSet, locale: &Locale) -> String {
    let race = card.race.map(|race| locale.text(race.key()));
    format!(
        "{} {} {} {}",
        words::name(locale, card),
        words::full_text(locale, card, set),
        locale.text(card.kind.key()),
        race.unwrap_or_default(),
    )
    .to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::panels::tests::{cards, english};
    use parlour_rules::duel::DeckList;
    use parlour_shell::ui::text_field::{EditCommand, Motion};

    fn builder(set: &CardSet) -> Builder {
        let hero = set.heroes().next().map(|(id, _)| set.id(id).to_owned());
        Builder {
            deck: DeckList::empty("New", hero.unwrap()),
            ..Builder::default()
        }
    }

    #[test]
    fn a_card_goes_in_twice_and_not_three_times() {
        let set = cards();
        let mut builder = builder(&set);
        let wasp = set.find("wasp").unwrap();
        for _ in 0..2 {
            assert_eq!(builder.apply(&DeckBuilderCommand::Add(wasp), &set), None);
        }
        assert!(builder.changed);
        let refused = builder.apply(&DeckBuilderCommand::Add(wasp), &set);
        assert!(
            matches!(refused, Some(DeckError::Copies { .. })),
            "{refused:?}"
        );
        assert_eq!(builder.deck.copies("wasp"), 2);
        builder.apply(&DeckBuilderCommand::Remove(wasp), &set);
        assert_eq!(builder.listed(&set, &english()), [(wasp, 1)]);
        builder.apply(&DeckBuilderCommand::Remove(wasp), &set);
        builder.apply(&DeckBuilderCommand::Remove(wasp), &set);
        assert!(builder.deck.is_empty());
    }

    #[test]
    fn a_full_deck_takes_no_more_and_tokens_go_into_none() {
        let set = cards();
        let mut builder = builder(&set);
        let all: Vec<_> = set.collection().map(|(id, _)| id).collect();
        for card in all.iter().take(15) {
            builder.apply(&DeckBuilderCommand::Add(*card), &set);
            builder.apply(&DeckBuilderCommand::Add(*card), &set);
        }
        assert_eq!(builder.deck.check(&set), Ok(()));
        let refused = builder.apply(&DeckBuilderCommand::Add(all[20]), &set);
        assert_eq!(refused, Some(DeckError::Full));
        let coin = set.find("coin").unwrap();
        let refused = builder.apply(&DeckBuilderCommand::Add(coin), &set);
        assert!(
            matches!(refused, Some(DeckError::NotCollectible(_))),
            "{refused:?}"
        );
        assert_eq!(builder.deck.len(), 30);
    }

    #[test]
    fn the_collection_is_found_by_cost() {
        let set = cards();
        let english = english();
        let mut builder = builder(&set);
        let all = builder.found(&set, &english).len();
        assert_eq!(all, set.collection().count());
        let mut sum = 0;
        for cost in cost_filters(&set) {
            builder.page = 3;
            builder.apply(&DeckBuilderCommand::Cost(Some(cost)), &set);
            assert_eq!((builder.cost, builder.page), (Some(cost), 0));
            let found = builder.found(&set, &english);
            assert!(found.iter().all(|id| costs(set.get(*id), cost)));
            assert!(!found.is_empty(), "filter {cost} shows nothing");
            sum += found.len();
        }
        assert_eq!(sum, all);
        let last = builder.cost;
        builder.apply(&DeckBuilderCommand::Cost(last), &set);
        assert_eq!(builder.cost, None, "the same once more shows all");
    }

    #[test]
    fn the_collection_is_found_by_what_is_written_on_cards() {
        let set = cards();
        let english = english();
        let mut builder = builder(&set);
        let names = |builder: &Builder| -> Vec<String> {
            let found = builder.found(&set, &english);
            found.iter().map(|id| set.id(*id).to_owned()).collect()
        };
        let mut type_in = |text: &str| {
            builder.search.clear();
            builder.typing = Typing::Search;
            write(&mut builder, text, &set);
            names(&builder)
        };
        assert_eq!(type_in("BROWN be"), ["brown_bear"]);
        let taunts = type_in("taunt");
        assert!(taunts.contains(&"bridge_badger".to_owned()), "{taunts:?}");
        assert!(!taunts.contains(&"wasp".to_owned()), "{taunts:?}");
        assert!(type_in("bird").contains(&"night_heron".to_owned()));
        assert!(type_in("zzz").is_empty());
        // Sorted by cost.
        let all = type_in("");
        let costs: Vec<u8> = all
            .iter()
            .map(|id| set.get(set.find(id).unwrap()).cost)
            .collect();
        assert!(costs.is_sorted(), "{costs:?}");
    }

    /// Types text at the caret.
    fn write(builder: &mut Builder, text: &str, set: &CardSet) {
        let mut line = builder.line();
        line.insert(text);
        builder.apply(&DeckBuilderCommand::Write(line), set);
    }

    #[test]
    fn letters_go_where_the_cursor_is() {
        let set = cards();
        let mut builder = builder(&set);
        write(&mut builder, "x", &set);
        assert_eq!(
            (builder.search.as_str(), builder.deck.id.as_str()),
            ("", "New")
        );
        builder.apply(&DeckBuilderCommand::Type(Typing::Name), &set);
        write(&mut builder, "!", &set);
        assert_eq!(builder.deck.id, "New!");
        let mut line = builder.line();
        line.stroke(EditCommand::Left {
            reach: Motion::End,
            select: false,
        });
        line.insert(" A ");
        builder.apply(&DeckBuilderCommand::Write(line), &set);
        assert_eq!(builder.deck.id, "A New!");
        let mut line = builder.line();
        line.stroke(EditCommand::SelectAll);
        line.stroke(EditCommand::Cut);
        builder.apply(&DeckBuilderCommand::Write(line), &set);
        assert_eq!(builder.deck.id, "");
        for _ in 0..99 {
            write(&mut builder, "ß\n", &set);
        }
        assert_eq!(builder.deck.id.chars().count(), LONGEST_NAME);
        builder.apply(&DeckBuilderCommand::Type(Typing::Search), &set);
        write(&mut builder, "a", &set);
        assert_eq!(builder.search, "a");
        builder.apply(&DeckBuilderCommand::Type(Typing::Search), &set);
        assert_eq!(builder.typing, Typing::Nowhere);
    }

    #[test]
    fn heroes_go_round() {
        let set = cards();
        let mut builder = builder(&set);
        let first = builder.deck.hero.clone();
        let count = set.heroes().count();
        let mut seen = vec![first.clone()];
        for _ in 1..count {
            builder.apply(&DeckBuilderCommand::Hero(1), &set);
            assert!(!seen.contains(&builder.deck.hero));
            seen.push(builder.deck.hero.clone());
        }
        builder.apply(&DeckBuilderCommand::Hero(1), &set);
        assert_eq!(builder.deck.hero, first);
        builder.apply(&DeckBuilderCommand::Hero(-1), &set);
        assert_eq!(seen.last(), Some(&builder.deck.hero));
    }
}
