//! Gleam that moves across a gold card when it is turned up or taken.

use super::{HALF_THICKNESS, Tableau};
use fyrox::{
    core::{algebra::Vector3, pool::Handle},
    graph::SceneGraph,
    material::MaterialResource,
    resource::model::{ModelResource, ModelResourceExtension},
    scene::{Scene, node::Node},
};
use parlour_shell::scene::{
    motion::Tween,
    nodes::{first_mesh, own_material, set_visible},
};

/// Duration of a gleam in seconds, at normal animation speed.
const TIME: f32 = 0.6;
/// Number of gleams that can run at once. Taking a card can turn up two others.
const COUNT: usize = 3;
/// Distance of the gleam above the card's center, in scene units.
const OVER: f32 = HALF_THICKNESS + 0.006;

/// Pool of gleams.
#[derive(Debug, Default, Clone)]
pub(super) struct Gleams(Vec<Gleam>);

#[derive(Debug, Clone)]
struct Gleam {
    node: Handle<Node>,
    material: MaterialResource,
    /// Card that the gleam moves across; `None` if it is not running.
    card: Option<Handle<Node>>,
    tween: Tween,
}

impl Gleams {
    /// Creates the gleams from a prefab, using its first mesh.
    pub fn make(scene: &mut Scene, prefab: &ModelResource) -> Self {
        let gleams = (0..COUNT).filter_map(|_| {
            let node = prefab.instantiate(scene);
            let graph = &mut scene.graph;
            set_visible(graph, node, false);
            let mesh = first_mesh(graph, node)?;
            Some(Gleam {
                node,
                // A separate material lets each gleam have its own phase.
                material: own_material(graph, mesh)?,
                card: None,
                tween: Tween::default(),
            })
        });
        Self(gleams.collect())
    }

    /// Starts a gleam on a card after `delay` seconds, with `speed` times the usual duration. Does
    /// nothing if animations are off.
    fn run(&mut self, card: Handle<Node>, delay: f32, speed: f32) {
        if speed <= 0.0 {
            return;
        }
        // Uses a gleam that is not running, or else the one with the least time left.
        let next = self.0.iter_mut().min_by(|one, other| {
            let left = |gleam: &Gleam| match gleam.card {
                Some(_) => gleam.tween.left(),
                None => f32::MIN,
            };
            left(one).total_cmp(&left(other))
        });
        if let Some(gleam) = next {
            gleam.card = Some(card);
            gleam.tween = Tween::new(TIME * speed).after(delay);
        }
    }

    /// Advances the gleams by `dt` seconds.
    pub fn advance(&mut self, scene: &mut Scene, dt: f32) {
        for gleam in &mut self.0 {
            let Some(card) = gleam.card else { continue };
            gleam.tween.advance(dt);
            let over = gleam.tween.is_over();
            let seen = !over && gleam.tween.has_started();
            let Ok(body) = scene.graph.try_get_node(card) else {
                gleam.card = None;
                continue;
            };
            let place = **body.local_transform().position() + Vector3::y() * OVER;
            let rotation = **body.local_transform().rotation();
            if let Ok(node) = scene.graph.try_get_node_mut(gleam.node) {
                node.local_transform_mut()
                    .set_position(place)
                    .set_rotation(rotation);
                node.set_visibility(seen);
            }
            let phase = gleam.tween.progress();
            gleam.material.data_ref().set_property("phase", phase);
            if over {
                gleam.card = None;
            }
        }
    }

    /// Stops and hides all gleams.
    pub fn stop(&mut self, scene: &mut Scene) {
        for gleam in &mut self.0 {
            gleam.card = None;
            set_visible(&mut scene.graph, gleam.node, false);
        }
    }
}

impl Tableau {
    /// Starts a gleam on a gold card after `delay` seconds.
    pub(super) fn gleam(&mut self, card: Handle<Node>, delay: f32) {
        let speed = self.state.speed;
        self.state.gleams.run(card, delay, speed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fyrox::{
        material::Material,
        scene::{base::BaseBuilder, pivot::PivotBuilder},
    };

    fn gleams(scene: &mut Scene) -> Gleams {
        let gleam = |scene: &mut Scene| Gleam {
            node: pivot(scene),
            material: MaterialResource::new_ok(
                Default::default(),
                Default::default(),
                Material::standard(),
            ),
            card: None,
            tween: Tween::default(),
        };
        Gleams((0..COUNT).map(|_| gleam(scene)).collect())
    }

    fn pivot(scene: &mut Scene) -> Handle<Node> {
        let node = PivotBuilder::new(BaseBuilder::new().with_visibility(false));
        node.build(&mut scene.graph).to_base()
    }

    fn seen(scene: &Scene, gleams: &Gleams) -> usize {
        let nodes = gleams.0.iter().map(|gleam| &scene.graph[gleam.node]);
        nodes.filter(|node| node.visibility()).count()
    }

    #[test]
    fn a_gleam_waits_runs_and_is_gone() {
        let mut scene = Scene::new();
        let (mut gleams, card) = (gleams(&mut scene), pivot(&mut scene));
        gleams.run(card, 0.5, 1.0);
        gleams.advance(&mut scene, 0.4);
        assert_eq!(seen(&scene, &gleams), 0);
        gleams.advance(&mut scene, 0.2);
        assert_eq!(seen(&scene, &gleams), 1);
        gleams.advance(&mut scene, TIME);
        assert_eq!(seen(&scene, &gleams), 0);
    }

    #[test]
    fn nothing_gleams_where_nothing_moves() {
        let mut scene = Scene::new();
        let (mut gleams, card) = (gleams(&mut scene), pivot(&mut scene));
        gleams.run(card, 0.0, 0.0);
        gleams.advance(&mut scene, 0.01);
        assert_eq!(seen(&scene, &gleams), 0);
    }

    #[test]
    fn more_gold_than_gleams_takes_the_oldest() {
        let mut scene = Scene::new();
        let mut gleams = gleams(&mut scene);
        for _ in 0..COUNT + 2 {
            let card = pivot(&mut scene);
            gleams.run(card, 0.0, 1.0);
            gleams.advance(&mut scene, 0.05);
        }
        assert_eq!(seen(&scene, &gleams), COUNT);
        gleams.stop(&mut scene);
        assert_eq!(seen(&scene, &gleams), 0);
    }
}
