//! Table of High Card as the shell sees it.

use crate::{
    panels::{HighCardCommand, HighCardPanels},
    rules::{Event, Game, Intent, Record},
    scene::{HighCard, SessionEvent},
};
use fyrox::{
    core::pool::Handle,
    gui::UserInterface,
    plugin::error::GameResult,
    scene::{Scene, node::Node},
};
use parlour_shell::{
    app::{Shell, TableContext, scene_loader::node_with, trace::HitTargets},
    cards::{faces::CardFaces, picture::CardPictures},
    platform::storage::{SaveLoader, Saved},
    table::Table,
    ui::{Action, Screen, TablePanels},
};
use serde::{Deserialize, Serialize};
use serde_json::json;

/// Suspended game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct HighCardSave {
    /// The game.
    pub game: Record,
}

impl Saved for HighCardSave {
    const FILE: &'static str = "highcard.ron";
    const VERSION: u32 = 1;
}

/// State of the table that outlives the scene.
#[derive(Debug, Default)]
pub struct HighCardTable {
    manager: Handle<Node>,
    /// Game as last saved.
    saved: Option<HighCardSave>,
}

impl HighCardTable {
    /// Loads the saved game.
    pub fn load(loader: &mut SaveLoader) -> Self {
        Self {
            manager: Handle::NONE,
            saved: loader.load(),
        }
    }

    /// Returns the game on the table.
    pub fn game<'a>(&self, scene: &'a Scene) -> Option<&'a Game> {
        self.session(scene)?.state.game.as_ref()
    }

    fn session<'a>(&self, scene: &'a Scene) -> Option<&'a HighCard> {
        scene.graph.try_get_script_of(self.manager).ok()
    }

    fn submit(&self, ctx: &mut TableContext, intent: Intent) -> GameResult {
        ctx.shell.intents.push(format!("{intent:?}"));
        let session = ctx.script_mut::<HighCard>(self.manager)?;
        session.state.inbox.push_back(intent);
        Ok(())
    }
}

impl Table for HighCardTable {
    fn find_nodes(&mut self, _: &mut Shell, scene: &Scene) -> bool {
        self.manager = node_with::<HighCard>(scene);
        self.manager.is_some()
    }

    fn attach(&mut self, ctx: &mut TableContext) -> GameResult {
        let (deck, quality) = ("data/cards/deck.ron", ctx.shell.settings.quality);
        let pictures = match CardPictures::load(ctx.engine.resource_manager, deck, quality) {
            Ok(pictures) => pictures,
            Err(error) => {
                ctx.shell.table_fails(format!("{error}."));
                return Ok(());
            }
        };
        let saved = self.saved.as_ref().map(|saved| Game::resume(saved.game));
        let game = saved.transpose().unwrap_or_else(|refusal| {
            self.saved = None;
            ctx.shell.reject_save::<HighCardSave>(&refusal);
            None
        });
        let game = game.unwrap_or_else(|| Game::new(ctx.shell.chance()));
        let session = ctx.script_mut::<HighCard>(self.manager)?;
        session.state.game = Some(game);
        let pool = *session.pool;
        let faces = ctx.script_mut::<CardFaces>(pool)?;
        faces.set_pictures(pictures);
        Ok(())
    }

    fn update(&mut self, ctx: &mut TableContext) -> GameResult {
        let session = ctx.script_mut::<HighCard>(self.manager)?;
        let events = std::mem::take(&mut session.state.events);
        for sound in session.state.flights.take_sounds() {
            ctx.play_sound(sound);
        }
        for event in events {
            ctx.shell.changed();
            match event {
                SessionEvent::Done(game, events) => {
                    // Before the trace event, so that its readers find the save updated.
                    let saved = HighCardSave { game };
                    ctx.shell.write(&saved);
                    self.saved = Some(saved);
                    for event in events {
                        if let Event::Drawn(cards, winner) = event {
                            let cards = cards.map(|card| card.to_string());
                            let drawn = json!({ "cards": cards, "winner": winner });
                            ctx.shell.trace.emit("draw", drawn);
                        }
                    }
                }
                SessionEvent::Refused(refusal) => ctx.refuse(format!("{refusal}.")),
                SessionEvent::Ready => ctx.shell.changed(),
            }
        }
        Ok(())
    }

    fn panels<'a>(&'a self, _: &'a Shell, scene: Option<&'a Scene>) -> Box<dyn TablePanels + 'a> {
        Box::new(HighCardPanels(scene.and_then(|scene| self.game(scene))))
    }

    fn act(&mut self, action: Action, ctx: &mut TableContext) -> GameResult {
        match action.command() {
            Some(HighCardCommand::Sit) => {
                ctx.shell.dialogs.clear();
                ctx.shell.screen = Screen::Table;
                ctx.shell.changed();
                Ok(())
            }
            Some(HighCardCommand::Draw) => self.submit(ctx, Intent::Draw),
            Some(HighCardCommand::New) => {
                let seed = ctx.shell.chance();
                self.submit(ctx, Intent::Deal(seed))
            }
            None => Ok(()),
        }
    }

    fn needs_scene(&self, action: &Action) -> bool {
        matches!(action.command(), Some(HighCardCommand::Sit))
    }

    fn is_at_rest(&self, _: &Shell, scene: &Scene) -> bool {
        let state = self.session(scene).map(|session| &session.state);
        state.is_some_and(|state| state.resting && state.inbox.is_empty())
    }

    fn add_hit_targets(
        &self,
        shell: &Shell,
        scene: &Scene,
        ui: &UserInterface,
        targets: &mut HitTargets,
    ) {
        let (Some(session), Some(game)) = (self.session(scene), self.game(scene)) else {
            return;
        };
        targets.ply = game.record.rounds;
        for pile in [0, 1] {
            let place = session.state.top(game, pile);
            let pixel = place.and_then(|place| shell.free_pixel(scene, ui, place));
            if let Some(at) = pixel.filter(|_| targets.dialog.is_none()) {
                let pixel = (at.x as i32, at.y as i32);
                targets.cards.insert(format!("pile-{pile}"), pixel);
            }
        }
    }

    fn way_back(&self, scene: &Scene) -> Option<Action> {
        self.game(scene).map(|_| Action::run(HighCardCommand::Sit))
    }
}
