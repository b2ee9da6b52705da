//! JSON of a whole match.

use super::{
    CardId, Duel, Phase, Player, Reason,
    json::{JsonFields, JsonValue},
};

impl Duel {
    /// Converts the whole match to JSON, including hidden cards.
    pub fn to_json(&self) -> JsonValue {
        let mut to = JsonFields::new(&self.set);
        to.put(
            "phase",
            match self.phase {
                Phase::Mulligan => "mulligan",
                Phase::Playing => "playing",
                Phase::Over => "over",
            },
        );
        to.put("turn", self.turn);
        to.put("player", self.current);
        to.put("first", self.first);
        let outcome = self.outcome;
        to.put("winner", outcome.and_then(|outcome| outcome.winner));
        let reason = outcome.map(|outcome| match outcome.reason {
            Reason::Defeat => "defeat",
            Reason::Concession => "concession",
        });
        to.put("reason", reason);
        to.list("players", Player::ALL, |to, player| {
            let side = self.side(player);
            to.put("player", player);
            to.list("hero", [side.hero], |to, id| self.write_card(to, id));
            // One hero instead of a list with one.
            if let Some((_, hero)) = to.values.last_mut()
                && let JsonValue::List(list) = hero
                && let Some(only) = list.pop()
            {
                *hero = only;
            }
            to.put("health", self.card_at(side.hero).health);
            to.put("armour", side.armour);
            to.put("mana", side.mana);
            to.put("slots", side.slots);
            to.put("fatigue", side.fatigue);
            let deck: Vec<_> = side.deck.iter().map(|&id| self.reference(id)).collect();
            to.cards("deck", "deck_ids", &deck);
            to.list("hand", &side.hand, |to, &id| self.write_card(to, id));
            to.list("battlefield", &side.battlefield, |to, &id| {
                self.write_card(to, id);
            });
            let graveyard: Vec<_> = side
                .graveyard
                .iter()
                .map(|&id| self.reference(id))
                .collect();
            to.cards("graveyard", "graveyard_ids", &graveyard);
        });
        to.done()
    }

    fn write_card(&self, to: &mut JsonFields, id: CardId) {
        let card = self.card_at(id);
        to.card("card", "card_id", self.reference(id));
        to.put("type", card.kind.name());
        to.figures(&card.figures());
        to.put("attacks_left", card.attacks_left());
    }
}
