//! From what a player wants to what happens.

use super::{
    Action, CardId, CardRef, Duel, Event, Intent, Player, Refusal,
    actions::{Attack, ChangeTurn, Concede, Mulligan, PlayCard},
    table,
};

impl Duel {
    /// Does what a player wants. Answers with what happened, for a view to show in this order.
    ///
    /// # Errors
    /// When it is refused; everything is as it was.
    pub fn act(&mut self, player: Player, intent: Intent) -> Result<Vec<Event>, Refusal> {
        let mut log = Vec::new();
        self.act_into(player, intent, &mut log)?;
        Ok(log)
    }

    /// The same, adding to a log.
    ///
    /// # Errors
    /// When it is refused; everything is as it was, the log too.
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

    /// The same without telling what happened, which is faster.
    ///
    /// # Errors
    /// When it is refused; everything is as it was.
    pub fn act_silently(&mut self, player: Player, intent: Intent) -> Result<(), Refusal> {
        let action = self.valid(player, intent)?;
        self.run_root(action, None);
        Ok(())
    }

    /// Whether a player could do this now.
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self, player: Player, intent: Intent) -> Result<(), Refusal> {
        self.valid(player, intent).map(|_| ())
    }

    /// The root action of an intent, validated.
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
                    // Not above `limits::HAND`; it is validated that the card is in the hand.
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
