//! Table of High Card as the shell sees it.

use crate::{
    panels::{HighCardCommand, HighCardPanels},
    rules::{Event, Game, Intent, Record, Refusal},
    scene::HighCard,
};
use fyrox::{
    core::pool::Handle,
    plugin::error::GameResult,
    scene::{Scene, node::Node},
};
use parlour_shell::{
    app::{
        Shell, TableContext, hit_targets::TargetFinder, input::PointerEvent,
        scene_loader::node_with, trace::HitTargets,
    },
    cards::faces::CardFaces,
    platform::storage::{SaveLoader, Saved},
    table::{Table, autosave::Autosave, session::SessionEvent},
    ui::{Action, TablePanels},
};
use serde_json::json;

impl Saved for Record {
    const FILE: &'static str = "highcard.ron";
    const VERSION: u32 = 1;
}

/// State of the table that outlives the scene.
#[derive(Debug, Default)]
pub struct HighCardTable {
    manager: Handle<Node>,
    /// Game as last saved.
    saved: Autosave<Record>,
}

impl HighCardTable {
    /// Loads the saved game.
    pub fn load(loader: &mut SaveLoader) -> Self {
        Self {
            manager: Handle::NONE,
            saved: Autosave::load(loader),
        }
    }

    /// Returns the game on the table.
    pub fn game<'a>(&self, scene: &'a Scene) -> Option<&'a Game> {
        self.session(scene)?.state.game.as_ref()
    }

    fn session<'a>(&self, scene: &'a Scene) -> Option<&'a HighCard> {
        scene.graph.try_get_script_of(self.manager).ok()
    }
}

impl Table for HighCardTable {
    fn find_nodes(&mut self, _: &mut Shell, scene: &Scene) -> bool {
        self.manager = node_with::<HighCard>(scene);
        self.manager.is_some()
    }

    fn attach(&mut self, ctx: &mut TableContext) -> GameResult {
        let resumed = (self.saved).resume(ctx.shell, |record| Game::resume(*record));
        let game = resumed.unwrap_or_else(|| Game::new(ctx.shell.next_seed()));
        let session = ctx.script_mut::<HighCard>(self.manager)?;
        session.state.game = Some(game);
        session.state.queue.place();
        let pool = *session.pool;
        CardFaces::load_pictures(ctx, pool)
    }

    fn update(&mut self, ctx: &mut TableContext) -> GameResult {
        let state = &mut ctx.script_mut::<HighCard>(self.manager)?.state;
        let record = state.game.as_ref().map(|game| game.record);
        let sounds = state.flights.take_sounds();
        ctx.play_sounds(sounds);
        for event in ctx.drain_events::<HighCard>(self.manager)? {
            match (event, record) {
                (SessionEvent::Refused(Refusal), _) => {
                    ctx.refuse(ctx.shell.locale.text("highcard-refused"));
                }
                (SessionEvent::Game(event), Some(record)) => {
                    self.saved.save(ctx.shell, record);
                    if let Event::Drawn(cards, winner) = event {
                        let cards = cards.map(|card| card.to_string());
                        let drawn = json!({ "cards": cards, "winner": winner });
                        ctx.shell.trace.emit("draw", drawn);
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }

    fn pointer(&mut self, event: PointerEvent, ctx: &mut TableContext) -> GameResult {
        let state = &ctx.script::<HighCard>(self.manager)?.state;
        let misses = |at| !ctx.ray(at).is_some_and(|ray| state.is_under(&ray));
        match event {
            PointerEvent::Released { at, clicked } if !clicked || misses(at) => Ok(()),
            PointerEvent::Released { .. } | PointerEvent::Confirmed => {
                ctx.submit::<HighCard>(self.manager, Intent::Draw)
            }
            _ => Ok(()),
        }
    }

    fn panels<'a>(&'a self, _: &'a Shell, scene: Option<&'a Scene>) -> Box<dyn TablePanels + 'a> {
        Box::new(HighCardPanels(scene.and_then(|scene| self.game(scene))))
    }

    fn act(&mut self, action: Action, ctx: &mut TableContext) -> GameResult {
        let intent = match action.command() {
            Some(HighCardCommand::Draw) => Intent::Draw,
            Some(HighCardCommand::New) => Intent::Deal(ctx.shell.next_seed()),
            None => return Ok(()),
        };
        ctx.submit::<HighCard>(self.manager, intent)
    }

    fn is_at_rest(&self, _: &Shell, scene: &Scene) -> bool {
        self.session(scene)
            .is_some_and(|session| session.state.queue.is_at_rest())
    }

    fn ply(&self, scene: &Scene) -> usize {
        self.game(scene).map_or(0, |game| game.record.rounds)
    }

    fn add_hit_targets(&self, finder: &TargetFinder, targets: &mut HitTargets) {
        let session = self.session(finder.scene);
        for pile in [0, 1] {
            let place = session.and_then(|session| session.state.top(pile));
            if let Some(pixel) = place.and_then(|place| finder.free_pixel(place)) {
                targets.cards.insert(format!("pile-{pile}"), pixel);
            }
        }
    }

    fn has_game(&self, scene: &Scene) -> bool {
        self.game(scene).is_some()
    }
}
