//! The knowledge of one player about a match, and guesses about the rest (rule 17).

use std::sync::Arc;

use smallvec::SmallVec;

use super::{
    CardId, CardRef, CardSet, CardState, DeckError, DeckList, DefinitionId, Duel, Figures, Flags,
    Intent, Outcome, Phase, Player, Zone, limits,
};
use crate::Random;

/// A match as seen from one seat: that player's hand, the table, and the numbers of hidden cards.
#[derive(Clone, Copy, Debug)]
pub struct Seat<'a> {
    duel: &'a Duel,
    player: Player,
}

/// Decks that all players know, used to guess the opponent's cards.
#[derive(Clone, Debug, Default)]
pub struct KnownDecks(Vec<(DefinitionId, Vec<DefinitionId>)>);

impl KnownDecks {
    /// Looks up the cards of the decks.
    ///
    /// # Errors
    /// Returns an error if a deck cannot be played.
    pub fn new<'a>(
        set: &CardSet,
        decks: impl IntoIterator<Item = &'a DeckList>,
    ) -> Result<Self, DeckError> {
        let decks = decks.into_iter().map(|deck| deck.resolve(set));
        decks.collect::<Result<_, _>>().map(Self)
    }
}

impl Duel {
    /// Returns the match as a player sees it.
    pub const fn seat(&self, player: Player) -> Seat<'_> {
        Seat { duel: self, player }
    }
}

impl<'a> Seat<'a> {
    /// Returns the player in this seat.
    pub const fn player(&self) -> Player {
        self.player
    }

    /// Returns all cards of the game.
    pub const fn set(&self) -> &'a Arc<CardSet> {
        self.duel.set()
    }

    /// Returns the phase of the match.
    pub const fn phase(&self) -> Phase {
        self.duel.phase()
    }

    /// Returns the outcome, if the match is over.
    pub const fn outcome(&self) -> Option<Outcome> {
        self.duel.outcome()
    }

    /// Returns the number of the turn.
    pub const fn turn(&self) -> u16 {
        self.duel.turn()
    }

    /// Returns a player's mana and mana slots.
    pub const fn mana(&self, player: Player) -> (u8, u8) {
        let side = self.duel.player(player);
        (side.mana(), side.slots())
    }

    /// Returns the armor of a player's hero.
    pub const fn armour(&self, player: Player) -> i16 {
        self.duel.player(player).armour()
    }

    /// Returns a player's hero.
    pub const fn hero(&self, player: Player) -> CardId {
        self.duel.player(player).hero()
    }

    /// Iterates over this player's hand from the left.
    pub fn hand(&self) -> impl Iterator<Item = CardId> + 'a {
        self.duel.player(self.player).hand().iter().copied()
    }

    /// Iterates over a player's minions from the left.
    pub fn battlefield(&self, player: Player) -> impl Iterator<Item = CardId> + 'a {
        self.duel.player(player).battlefield().iter().copied()
    }

    /// Returns whether this player knows a card: cards on the table and in graveyards, the cards in
    /// this player's hand, and cards in the opponent's hand that were seen before.
    pub fn knows(&self, id: CardId) -> bool {
        self.duel.card(id).is_some_and(|card| match card.zone() {
            Zone::Deck => false,
            Zone::Hand => card.owner() == self.player || card.is_seen(),
            _ => true,
        })
    }

    /// Returns a card with its definition, if this player knows it.
    pub fn card(&self, id: CardId) -> Option<CardRef> {
        self.knows(id).then(|| self.duel.find(id)).flatten()
    }

    /// Returns the figures of a card, if this player knows it.
    pub fn figures(&self, id: CardId) -> Option<Figures> {
        self.knows(id).then(|| self.duel.figures(id)).flatten()
    }

    /// Returns the rest of this player's deck, sorted so that the order gives nothing away.
    pub fn own_deck(&self) -> Vec<DefinitionId> {
        let deck = self.duel.player(self.player).deck();
        let mut cards: Vec<_> = deck
            .iter()
            .map(|&id| self.duel.card_at(id).definition())
            .collect();
        cards.sort_unstable();
        cards
    }

    /// Returns all legal intents of this player; see [`Duel::legal_intents`].
    pub fn legal_intents(&self, intents: &mut Vec<Intent>) {
        self.duel.legal_intents(self.player, intents);
    }

    /// Returns a match that could be this one, given this player's knowledge. Everything hidden and
    /// all future chance is guessed again for each call. The opponent's cards come from a known
    /// deck that has the same hero and all the cards seen so far; without such a deck, from all
    /// cards.
    pub fn sample(&self, random: &mut Random, known: &KnownDecks) -> Duel {
        let mut duel = self.duel.clone();
        let enemy = self.player.opponent();
        duel.side_mut(self.player).deck.shuffle(random);
        let hidden: SmallVec<[CardId; 32]> = {
            let side = duel.side(enemy);
            let hand = side.hand.iter().filter(|&&id| !duel.card_at(id).is_seen());
            hand.chain(side.deck.iter()).copied().collect()
        };
        let guessed = self.guess(hidden.len(), random, known);
        for (id, definition) in hidden.into_iter().zip(guessed) {
            let zone = duel.card_at(id).zone();
            let printed = duel.set.get(definition);
            duel.cards[id.index()] = CardState::printed(definition, printed, enemy, zone);
        }
        duel.random = Random::new(random.below(u64::MAX));
        duel
    }

    /// Guesses `count` cards of the opponent, in random order.
    fn guess(&self, count: usize, random: &mut Random, known: &KnownDecks) -> Vec<DefinitionId> {
        let enemy = self.player.opponent();
        let set = self.duel.set();
        let seen = self.duel.cards.iter().filter(|card| {
            card.owner == enemy
                && card.flags.has(Flags::SEEN)
                && set.get(card.definition).is_collectible()
        });
        let seen: SmallVec<[DefinitionId; 32]> = seen.map(|card| card.definition).collect();
        let hero = self.duel.card_at(self.hero(enemy)).definition;
        let of_hero = known.0.iter().filter(|(other, _)| *other == hero);
        let mut fitting: SmallVec<[Vec<DefinitionId>; 2]> = of_hero
            .filter_map(|(_, deck)| without(deck.clone(), &seen))
            .filter(|rest| rest.len() >= count)
            .collect();
        let mut cards = match fitting.len() {
            0 => {
                let all = set.collection().map(|(id, _)| id);
                let twice: Vec<_> = all.flat_map(|id| [id; limits::COPIES]).collect();
                let mut cards = twice.clone();
                for card in &seen {
                    if let Some(index) = cards.iter().position(|other| other == card) {
                        cards.swap_remove(index);
                    }
                }
                // A setup can have more cards than there are.
                while cards.len() < count && !twice.is_empty() {
                    cards.extend(&twice);
                }
                cards
            }
            fits => fitting.swap_remove(random.below(fits as u64) as usize),
        };
        random.shuffle(&mut cards);
        cards.truncate(count);
        cards
    }
}

/// Removes cards from a deck; `None` if it does not have all of them.
fn without(mut deck: Vec<DefinitionId>, cards: &[DefinitionId]) -> Option<Vec<DefinitionId>> {
    for card in cards {
        let index = deck.iter().position(|other| other == card)?;
        deck.swap_remove(index);
    }
    Some(deck)
}
