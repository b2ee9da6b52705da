//! Applies the intents of players.

use super::{
    Action, CardId, CardRef, Duel, Event, Intent, Player, Refusal,
    actions::{Attack, ChangeTurn, Concede, Mulligan, PlayCard},
    table,
};

impl Duel {
    /// Applies an intent. Returns the events for a view to show in order.
    ///
    /// # Errors
    /// Returns the reason of a refusal; nothing has changed then.
    pub fn act(&mut self, player: Player, intent: Intent) -> Result<Vec<Event>, Refusal> {
        let mut log = Vec::new();
        self.act_into(player, intent, &mut log)?;
        Ok(log)
    }

    /// Applies an intent like [`act`](Self::act) and appends the events to a log.
    ///
    /// # Errors
    /// Returns the reason of a refusal; neither match nor log has changed then.
    pub fn act_into(
        &mut self,
        player: Player,
        intent: Intent,
        log: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        let action = self.valid(player, intent)?;
        self.run_root(action, Some(log));
        Ok(())
    }

    /// Applies an intent like [`act`](Self::act) without events, which is faster.
    ///
    /// # Errors
    /// Returns the reason of a refusal; nothing has changed then.
    pub fn act_silently(&mut self, player: Player, intent: Intent) -> Result<(), Refusal> {
        let action = self.valid(player, intent)?;
        self.run_root(action, None);
        Ok(())
    }

    /// Checks whether an intent is legal now.
    ///
    /// # Errors
    /// Returns the reason if it is not.
    pub fn check(&self, player: Player, intent: Intent) -> Result<(), Refusal> {
        self.valid(player, intent).map(|_| ())
    }

    /// Returns the validated root action of an intent.
    fn valid(&self, player: Player, intent: Intent) -> Result<Action, Refusal> {
        let known = |id: CardId| self.find(id).ok_or(Refusal::NoSuchCard);
        let action: Action = match intent {
            Intent::Mulligan(places) => Mulligan::new(player, places).into(),
            Intent::Play {
                card,
                position,
                target,
            } => {
                let target: Option<CardRef> = target.map(known).transpose()?;
                PlayCard {
                    player,
                    card: known(card)?,
                    position,
                    target,
                    // Below `limits::HAND`; validation ensures that the card is in the hand.
                    from: self.place(card).unwrap_or(0) as u8,
                }
                .into()
            }
            Intent::Attack { attacker, target } => Attack {
                player,
                attacker: known(attacker)?,
                target: known(target)?,
            }
            .into(),
            Intent::EndTurn => ChangeTurn {
                ended: Some(player),
                player: player.opponent(),
                turn: self.turn.saturating_add(1),
            }
            .into(),
            Intent::Concede => Concede { player }.into(),
        };
        table::validate(self, &action)?;
        Ok(action)
    }
}
