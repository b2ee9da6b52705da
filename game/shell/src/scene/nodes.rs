//! Visibility and materials of nodes that scripts have created or refer to.

use fyrox::{
    core::pool::Handle,
    graph::SceneGraph,
    material::{MaterialResource, MaterialResourceExtension},
    scene::{
        graph::Graph,
        mesh::{Mesh, surface::Surface},
        node::Node,
    },
};

/// Shows or hides a node. Does nothing if it already is, because the engine would then compute the
/// visibility of all nodes below it again.
pub fn set_visible(graph: &mut Graph, node: Handle<Node>, visible: bool) {
    if let Ok(node) = graph.try_get_node_mut(node)
        && node.visibility() != visible
    {
        node.set_visibility(visible);
    }
}

/// Returns the first mesh of a prefab instance.
pub fn first_mesh(graph: &Graph, root: Handle<Node>) -> Option<Handle<Node>> {
    let mut nodes = graph.traverse_handle_iter(root);
    nodes.find(|node| graph[*node].cast::<Mesh>().is_some())
}

/// Returns the first surface of a mesh.
pub fn surface(graph: &mut Graph, mesh: Handle<Node>) -> Option<&mut Surface> {
    let mesh = graph.try_get_node_mut(mesh).ok()?.cast_mut::<Mesh>()?;
    mesh.surfaces_mut().first_mut()
}

/// Gives the first surface of a mesh a separate copy of its material, and returns the copy.
pub fn own_material(graph: &mut Graph, mesh: Handle<Node>) -> Option<MaterialResource> {
    let surface = surface(graph, mesh)?;
    let own = surface.material().deep_copy();
    surface.set_material(own.clone());
    Some(own)
}
