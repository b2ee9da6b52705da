//! What lies where on the Duel's table, as far as it has been shown. The rules are ahead of it while
//! a sequence is played.

use parlour_rules::duel::{
    CardId, CardRef, Change, DefinitionId, Duel, Figures, Phase, Player, limits,
};
use std::collections::HashMap;

/// One side, as shown.
#[derive(Debug, Clone, PartialEq)]
pub struct StageSide {
    /// The hero.
    pub hero: CardId,
    /// The hand, from left to right.
    pub hand: Vec<CardId>,
    /// The minions, from left to right.
    pub field: Vec<CardId>,
    /// The graveyard, the last on top.
    pub graveyard: Vec<CardId>,
    /// Cards in the deck.
    pub deck: usize,
    /// Mana left.
    pub mana: u8,
    /// Mana slots.
    pub slots: u8,
    /// Armour of the hero.
    pub armour: i16,
    /// How often there was nothing to draw.
    pub fatigue: u16,
}

/// Where a card is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Spot {
    /// The hero's place.
    Hero,
    /// The hand, at this place.
    Hand(usize),
    /// The battlefield, at this place.
    Field(usize),
    /// The graveyard.
    Graveyard,
    /// In the middle of the table, held up to be seen.
    Held,
}

/// What is shown of a card.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Shown {
    /// What is printed on it.
    pub definition: DefinitionId,
    /// Its figures.
    pub figures: Option<Figures>,
    /// Whose it is.
    pub owner: Player,
}

/// Both sides, as shown.
#[derive(Debug, Clone, PartialEq)]
pub struct ViewState {
    sides: [StageSide; 2],
    cards: HashMap<CardId, Shown>,
    /// Cards that are held up, the last one in front.
    pub held: Vec<CardId>,
    /// Whose turn it is.
    pub turn: Option<Player>,
    /// The number of that turn, from 1.
    pub number: u16,
    /// Whether the end has been shown.
    pub over: bool,
}

/// What panels tell of both sides.
pub type Told = ([[i32; 7]; 2], Option<Player>, u16, bool);

impl ViewState {
    /// Everything as it is in a match.
    pub fn of(duel: &Duel) -> Self {
        let mut cards = HashMap::new();
        let sides = Player::ALL.map(|player| {
            let side = duel.player(player);
            let hand: Vec<_> = side.hand().iter().copied().collect();
            let field: Vec<_> = side.battlefield().iter().copied().collect();
            let graveyard: Vec<_> = side.graveyard().iter().copied().collect();
            for id in hand
                .iter()
                .chain(&field)
                .chain(&graveyard)
                .chain([&side.hero()])
            {
                if let Some(card) = duel.card(*id) {
                    let shown = Shown {
                        definition: card.definition(),
                        figures: Some(card.figures()),
                        owner: player,
                    };
                    cards.insert(*id, shown);
                }
            }
            StageSide {
                hero: side.hero(),
                hand,
                field,
                graveyard,
                deck: side.deck().len(),
                mana: side.mana(),
                slots: side.slots(),
                armour: side.armour(),
                fatigue: side.fatigue(),
            }
        });
        Self {
            sides,
            cards,
            held: Vec::new(),
            turn: (duel.phase() == Phase::Playing).then_some(duel.current()),
            number: duel.turn(),
            over: duel.phase() == Phase::Over,
        }
    }

    /// One side.
    pub fn side(&self, player: Player) -> &StageSide {
        &self.sides[player.index()]
    }

    /// The same, to change it.
    pub fn side_mut(&mut self, player: Player) -> &mut StageSide {
        &mut self.sides[player.index()]
    }

    /// What is shown of a card.
    pub fn card(&self, id: CardId) -> Option<&Shown> {
        self.cards.get(&id)
    }

    /// The figures of a card, as shown.
    pub fn figures(&self, id: CardId) -> Option<Figures> {
        self.card(id)?.figures
    }

    /// Hit points of a hero; a dead one has none left.
    pub fn health(&self, player: Player) -> i16 {
        let figures = self.figures(self.side(player).hero);
        figures.map_or(0, |figures| figures.health.max(0))
    }

    /// What panels tell: as long as it is the same, they need not be built again.
    pub fn told(&self) -> Told {
        let sides = Player::ALL.map(|player| {
            let side = self.side(player);
            [
                i32::from(self.health(player)),
                i32::from(side.armour),
                i32::from(side.mana),
                i32::from(side.slots),
                i32::from(side.fatigue),
                side.hand.len() as i32,
                side.deck as i32,
            ]
        });
        (sides, self.turn, self.number, self.over)
    }

    /// A card comes to be seen.
    pub fn know(&mut self, card: CardRef, owner: Player) {
        let figures = self.cards.get(&card.id).and_then(|shown| shown.figures);
        let same = self
            .cards
            .get(&card.id)
            .is_some_and(|shown| shown.definition == card.definition);
        self.cards.insert(
            card.id,
            Shown {
                definition: card.definition,
                figures: figures.filter(|_| same),
                owner,
            },
        );
    }

    /// Where a card is shown.
    pub fn spot(&self, id: CardId) -> Option<(Player, Spot)> {
        for player in Player::ALL {
            let side = self.side(player);
            let place = |cards: &[CardId]| cards.iter().position(|card| *card == id);
            if side.hero == id {
                return Some((player, Spot::Hero));
            }
            if let Some(place) = place(&side.hand) {
                return Some((player, Spot::Hand(place)));
            }
            if let Some(place) = place(&side.field) {
                return Some((player, Spot::Field(place)));
            }
            if place(&side.graveyard).is_some() {
                return Some((player, Spot::Graveyard));
            }
        }
        let owner = self.card(id)?.owner;
        self.held.contains(&id).then_some((owner, Spot::Held))
    }

    /// Takes a card away from wherever it is, but for the hero.
    pub fn take(&mut self, id: CardId) {
        self.held.retain(|card| *card != id);
        for side in &mut self.sides {
            for cards in [&mut side.hand, &mut side.field, &mut side.graveyard] {
                cards.retain(|card| *card != id);
            }
        }
    }

    /// Puts a card at the right end of a hand.
    pub fn to_hand(&mut self, player: Player, id: CardId) {
        self.take(id);
        self.side_mut(player).hand.push(id);
    }

    /// Puts a minion under others.
    pub fn to_field(&mut self, player: Player, id: CardId, position: usize) {
        self.take(id);
        let field = &mut self.side_mut(player).field;
        field.insert(position.min(field.len()), id);
    }

    /// Puts a card on its owner's graveyard.
    pub fn to_graveyard(&mut self, id: CardId) {
        self.take(id);
        if let Some(owner) = self.card(id).map(|shown| shown.owner) {
            self.side_mut(owner).graveyard.push(id);
        }
    }

    /// Holds a card up.
    pub fn hold(&mut self, id: CardId) {
        self.take(id);
        self.held.push(id);
    }

    /// Writes down what looks different.
    pub fn change(&mut self, change: &Change) {
        match *change {
            Change::Card { card, figures } => {
                if let Some(shown) = self.cards.get_mut(&card) {
                    shown.figures = Some(figures);
                }
            }
            Change::Player {
                player,
                mana,
                slots,
                armour,
                fatigue,
                deck,
            } => {
                let side = self.side_mut(player);
                side.mana = mana;
                side.slots = slots;
                side.armour = armour;
                side.fatigue = fatigue;
                side.deck = usize::from(deck).min(limits::CARDS);
            }
        }
    }

    /// Every card that is somewhere.
    pub fn ids(&self) -> Vec<CardId> {
        let sides = self.sides.iter().flat_map(|side| {
            let cards = side.hand.iter().chain(&side.field).chain(&side.graveyard);
            cards.chain([&side.hero]).copied()
        });
        sides.chain(self.held.iter().copied()).collect()
    }
}
