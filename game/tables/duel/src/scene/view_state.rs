//! State of the match as far as it has been shown. While events are being animated, the rules are
//! ahead of it.

use parlour_rules::duel::{
    CardId, CardRef, Change, DefinitionId, Duel, Figures, Phase, Player, limits,
};
use std::collections::HashMap;

/// State of one side.
#[derive(Debug, Default, Clone, PartialEq)]
pub struct StageSide {
    /// Card of the hero.
    pub hero: CardId,
    /// Hand, from left to right.
    pub hand: Vec<CardId>,
    /// Minions, from left to right.
    pub field: Vec<CardId>,
    /// Graveyard, with the top card last.
    pub graveyard: Vec<CardId>,
    /// Number of cards in the deck.
    pub deck: usize,
    /// Unspent mana.
    pub mana: u8,
    /// Mana crystals, spent or not.
    pub slots: u8,
    /// Armor of the hero.
    pub armour: i16,
    /// Number of times that the player has drawn from an empty deck.
    pub fatigue: u16,
}

/// Place of a card on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Spot {
    /// Place of the hero.
    Hero,
    /// Hand, at this index.
    Hand(usize),
    /// Battlefield, at this index.
    Field(usize),
    /// Graveyard.
    Graveyard,
    /// Held up in the middle of the table.
    Held,
}

/// Displayed state of a card.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Shown {
    /// Definition, which gives the printed face.
    pub definition: DefinitionId,
    /// Current values and status effects; `None` until the first change is shown.
    pub figures: Option<Figures>,
    /// Owner of the card.
    pub owner: Player,
}

/// State of both sides and all visible cards.
#[derive(Debug, Default, Clone, PartialEq)]
pub struct ViewState {
    sides: [StageSide; 2],
    cards: HashMap<CardId, Shown>,
    /// Cards that are held up, with the frontmost last.
    pub held: Vec<CardId>,
    /// Player whose turn it is; `None` during the mulligan and after the match.
    pub turn: Option<Player>,
    /// Number of the turn, from 1.
    pub number: u16,
    /// Whether the end of the match has been shown.
    pub over: bool,
}

/// Values that panels show, compared to decide whether they must be rebuilt.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PanelValues {
    sides: [SideValues; 2],
    turn: Option<Player>,
    number: u16,
    over: bool,
}

/// Values of one side that panels show.
#[derive(Debug, Clone, PartialEq, Eq)]
struct SideValues {
    /// Health of the hero.
    health: i16,
    /// Armor of the hero.
    armour: i16,
    mana: u8,
    /// Number of mana crystals.
    slots: u8,
    fatigue: u16,
    /// Number of cards in the hand.
    hand: usize,
    /// Number of cards in the deck.
    deck: usize,
}

impl ViewState {
    /// Creates the state of a match as the rules have it now.
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

    /// Returns the state of one side.
    pub fn side(&self, player: Player) -> &StageSide {
        &self.sides[player.index()]
    }

    /// Returns the state of one side for changes.
    pub fn side_mut(&mut self, player: Player) -> &mut StageSide {
        &mut self.sides[player.index()]
    }

    /// Returns the displayed state of a card, or `None` if it has not been visible yet.
    pub fn card(&self, id: CardId) -> Option<&Shown> {
        self.cards.get(&id)
    }

    /// Returns the displayed values of a card.
    pub fn figures(&self, id: CardId) -> Option<Figures> {
        self.card(id)?.figures
    }

    /// Returns the Health of a player's hero, at least 0.
    pub fn health(&self, player: Player) -> i16 {
        let figures = self.figures(self.side(player).hero);
        figures.map_or(0, |figures| figures.health.max(0))
    }

    /// Returns the values that panels show. Panels must be rebuilt only if they change.
    pub fn panel_values(&self) -> PanelValues {
        let sides = Player::ALL.map(|player| {
            let side = self.side(player);
            SideValues {
                health: self.health(player),
                armour: side.armour,
                mana: side.mana,
                slots: side.slots,
                fatigue: side.fatigue,
                hand: side.hand.len(),
                deck: side.deck,
            }
        });
        PanelValues {
            sides,
            turn: self.turn,
            number: self.number,
            over: self.over,
        }
    }

    /// Adds a card that becomes visible. Its values are kept if its definition stays the same.
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

    /// Returns the owner and place of a card, or `None` if it is in a deck or unknown.
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

    /// Removes a card from its hand, battlefield, graveyard or the held cards. Heroes stay.
    pub fn take(&mut self, id: CardId) {
        self.held.retain(|card| *card != id);
        for side in &mut self.sides {
            for cards in [&mut side.hand, &mut side.field, &mut side.graveyard] {
                cards.retain(|card| *card != id);
            }
        }
    }

    /// Adds a card to the right end of a hand.
    pub fn to_hand(&mut self, player: Player, id: CardId) {
        self.take(id);
        self.side_mut(player).hand.push(id);
    }

    /// Adds a minion to a battlefield at an index. Larger indices mean the right end.
    pub fn to_field(&mut self, player: Player, id: CardId, position: usize) {
        self.take(id);
        let field = &mut self.side_mut(player).field;
        field.insert(position.min(field.len()), id);
    }

    /// Adds a card to the top of its owner's graveyard.
    pub fn to_graveyard(&mut self, id: CardId) {
        self.take(id);
        if let Some(owner) = self.card(id).map(|shown| shown.owner) {
            self.side_mut(owner).graveyard.push(id);
        }
    }

    /// Holds a card up in front of all others.
    pub fn hold(&mut self, id: CardId) {
        self.take(id);
        self.held.push(id);
    }

    /// Applies a change of displayed values.
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

    /// Returns all cards on the board, including held ones.
    pub fn ids(&self) -> Vec<CardId> {
        let sides = self.sides.iter().flat_map(|side| {
            let cards = side.hand.iter().chain(&side.field).chain(&side.graveyard);
            cards.chain([&side.hero]).copied()
        });
        sides.chain(self.held.iter().copied()).collect()
    }
}
