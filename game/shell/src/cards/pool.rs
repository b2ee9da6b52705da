//! Pool of card bodies, instantiated once and reused. The tables set the materials of a card with
//! [`super::card::materials`].

use super::card::Card;
use crate::scene::data::check_fields;
use fyrox::{
    core::{
        pool::Handle, reflect::prelude::*, type_traits::prelude::*, variable::InheritableVariable,
        visitor::prelude::*,
    },
    plugin::error::{GameError, GameResult},
    resource::model::{ModelResource, ModelResourceExtension},
    scene::node::Node,
    script::{ScriptContext, ScriptTrait},
};

/// Instantiates the card bodies when the scene starts. They are hidden until they are used.
#[derive(Visit, Reflect, Debug, Clone, TypeUuidProvider, ComponentProvider)]
#[type_uuid(id = "4f0f9b0a-6f3a-4a6b-8f0e-21d5c3a97b21")]
#[visit(optional)]
pub struct CardPool {
    /// Prefab of a card. Its root needs a `Card` script.
    pub card: InheritableVariable<Option<ModelResource>>,
    /// Number of card bodies to create, 1 to 200. It must cover all cards that a game shows at
    /// once.
    #[reflect(min_value = 1.0, max_value = 200.0)]
    pub size: InheritableVariable<u32>,

    #[reflect(hidden)]
    #[visit(skip)]
    bodies: Vec<Handle<Node>>,
}

impl Default for CardPool {
    fn default() -> Self {
        Self {
            card: Default::default(),
            size: 52.into(),
            bodies: Vec::new(),
        }
    }
}

impl ScriptTrait for CardPool {
    fn on_start(&mut self, ctx: &mut ScriptContext) -> GameResult {
        check_fields(&ctx.scene.graph, ctx.handle, self, "CardPool", &[])?;
        let Some(prefab) = self.card.as_ref() else {
            return Ok(());
        };
        for _ in 0..*self.size {
            let body = prefab.instantiate(ctx.scene);
            if ctx.scene.graph.try_get_script_of::<Card>(body).is_err() {
                let name = ctx.scene.graph[ctx.handle].name();
                return Err(GameError::str(format!(
                    "{name}: invalid prefab of CardPool.card (expected one with a Card)"
                )));
            }
            ctx.scene.graph[body].set_visibility(false);
            self.bodies.push(body);
        }
        Ok(())
    }
}

impl CardPool {
    /// Returns all card bodies; empty before the script has started.
    pub fn bodies(&self) -> &[Handle<Node>] {
        &self.bodies
    }
}
