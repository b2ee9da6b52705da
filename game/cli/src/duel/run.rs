use std::path::PathBuf;

use clap::Args;
use parlour_rules::duel::{Duel, JsonValue, Setup};
use serde::Serialize;

use super::{
    data::{Data, read_file},
    script::{self, ActionError, Said},
};
use crate::answer::{Answer, Failure, Out};

#[derive(Args)]
pub struct Arguments {
    /// Start from the position in this file (see docs/DUEL.md)
    #[arg(long, value_name = "FILE")]
    setup: PathBuf,
    /// Play these actions, such as "play 1 @enemy-hero; attack 2 3; end"
    #[arg(long)]
    actions: String,
    /// Read cards and decks from this folder (laid out like data/duel) instead of the built-in ones
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

/// A refused action; `index` counts from 0.
#[derive(Serialize)]
struct Refused {
    refused: String,
    index: usize,
}

/// State at the end.
#[derive(Serialize)]
struct State {
    state: JsonValue,
}

impl Arguments {
    pub fn run(self, out: &mut Out) -> Result<Answer, Failure> {
        let data = Data::load(self.data.as_deref())?;
        let name = self.setup.display().to_string();
        let text = read_file(&self.setup)?;
        let setup = Setup::read(&name, &text, &data.set).map_err(Failure::refused)?;
        let mut duel = Duel::from_setup(&data.set, &setup).map_err(Failure::refused)?;
        let mut answer = Answer::Yes;
        for (index, said) in script::read(&self.actions).into_iter().enumerate() {
            let player = Said::player(&duel);
            let did = said
                .map_err(ActionError::from)
                .and_then(|said| said.intent(&duel, player))
                .and_then(|intent| Ok(duel.act(player, intent)?));
            match did {
                Ok(events) => {
                    for event in events {
                        out.json(&event.to_json(&data.set))?;
                    }
                }
                // The remaining actions were meant for another position.
                Err(error) => {
                    let refused = error.to_string();
                    out.json(&Refused { refused, index })?;
                    answer = Answer::No;
                    break;
                }
            }
        }
        let state = duel.to_json();
        out.json(&State { state })?;
        Ok(answer)
    }
}
