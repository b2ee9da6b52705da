//! What one player may know of a match, and guesses about the rest (rule 17).

use std::sync::Arc;

use smallvec::SmallVec;

use super::{
    CardId, CardRef, CardSet, CardState, DeckError, DeckList, DefinitionId, Duel, Figures, Flags,
    Intent, Outcome, Phase, Player, Zone, limits,
};
use crate::Random;

/// A match as it is seen from one seat: the own hand, the table, and how many cards there are of
/// which only the backs are seen.
#[derive(Clone, Copy, Debug)]
pub struct Seat<'a> {
    duel: &'a Duel,
    player: Player,
}

/// Decks that everybody knows, by which a player guesses what the opponent holds.
#[derive(Clone, Debug, Default)]
pub struct KnownDecks(Vec<(DefinitionId, Vec<DefinitionId>)>);

impl KnownDecks {
    /// These decks.
    ///
    /// # Errors
    /// When one of them cannot be played.
    pub fn new<'a>(
        set: &CardSet,
        decks: impl IntoIterator<Item = &'a DeckList>,
    ) -> Result<Self, DeckError> {
        let decks = decks.into_iter().map(|deck| deck.resolve(set));
        decks.collect::<Result<_, _>>().map(Self)
    }
}

impl Duel {
    /// The match as a player sees it.
    pub const fn seat(&self, player: Player) -> Seat<'_> {
        Seat { duel: self, player }
    }
}

impl<'a> Seat<'a> {
    /// Who sees.
    pub const fn player(&self) -> Player {
        self.player
    }

    /// The cards that there are.
    pub const fn set(&self) -> &'a Arc<CardSet> {
        self.duel.set()
    }

    /// How far the match is.
    pub const fn phase(&self) -> Phase {
        self.duel.phase()
    }

    /// How it has ended, if it has.
    pub const fn outcome(&self) -> Option<Outcome> {
        self.duel.outcome()
    }

    /// The number of the turn.
    pub const fn turn(&self) -> u16 {
        self.duel.turn()
    }

    /// Mana left and mana slots of a player.
    pub const fn mana(&self, player: Player) -> (u8, u8) {
        let side = self.duel.player(player);
        (side.mana(), side.slots())
    }

    /// Armour of a player's hero.
    pub const fn armour(&self, player: Player) -> i16 {
        self.duel.player(player).armour()
    }

    /// The hero of a player.
    pub const fn hero(&self, player: Player) -> CardId {
        self.duel.player(player).hero()
    }

    /// The own hand from the left.
    pub fn hand(&self) -> impl Iterator<Item = CardId> + 'a {
        self.duel.player(self.player).hand().iter().copied()
    }

    /// A player's minions from the left.
    pub fn battlefield(&self, player: Player) -> impl Iterator<Item = CardId> + 'a {
        self.duel.player(player).battlefield().iter().copied()
    }

    /// Whether the player may know what a card is: those on the table and in graveyards, the own
    /// hand, and cards of the opponent's hand that were seen before.
    pub fn knows(&self, id: CardId) -> bool {
        self.duel.card(id).is_some_and(|card| match card.zone() {
            Zone::Deck => false,
            Zone::Hand => card.owner() == self.player || card.is_seen(),
            _ => true,
        })
    }

    /// A card with what is printed on it, if the player may know.
    pub fn card(&self, id: CardId) -> Option<CardRef> {
        self.knows(id).then(|| self.duel.find(id)).flatten()
    }

    /// The figures of a card, if the player may know.
    pub fn figures(&self, id: CardId) -> Option<Figures> {
        self.knows(id).then(|| self.duel.figures(id)).flatten()
    }

    /// What is left in the own deck, in no order: the player has put it together.
    pub fn own_deck(&self) -> Vec<DefinitionId> {
        let deck = self.duel.player(self.player).deck();
        let mut cards: Vec<_> = deck
            .iter()
            .map(|&id| self.duel.card_at(id).definition())
            .collect();
        cards.sort_unstable();
        cards
    }

    /// Everything that the player may do now; see [`Duel::legal_intents`].
    pub fn legal_intents(&self, intents: &mut Vec<Intent>) {
        self.duel.legal_intents(self.player, intents);
    }

    /// A match that could be this one, as far as the player knows: everything hidden is guessed
    /// anew, and so is all chance to come. What the opponent holds comes from a known deck with the
    /// same hero that has all the cards seen so far; without such a deck, from all cards.
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

    /// Cards that the opponent may hold, in random order.
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
                // A position may have more cards than there are.
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

/// A deck without these cards, if it has all of them.
fn without(mut deck: Vec<DefinitionId>, cards: &[DefinitionId]) -> Option<Vec<DefinitionId>> {
    for card in cards {
        let index = deck.iter().position(|other| other == card)?;
        deck.swap_remove(index);
    }
    Some(deck)
}
