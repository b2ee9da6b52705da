//! Names of the files behind the engine's resources, and waiting for resources.

use fyrox::{
    asset::{
        Resource, TypedResourceData,
        manager::ResourceManagerState,
        registry::RegistryContainer,
        state::{LoadError, ResourceState},
        untyped::UntypedResource,
    },
    core::{futures::executor::block_on, uuid::Uuid},
};
use std::{path::PathBuf, sync::LazyLock};

/// Paths of all files when the program was built. At each start, the engine removes those that are
/// missing from its own registry.
static SHIPPED: LazyLock<RegistryContainer> = LazyLock::new(|| {
    let text = include_str!("../../../../data/resources.registry");
    ron::from_str(text).unwrap_or_default()
});

/// Returns the path of the file with this id, also of one that is missing now.
fn shipped(id: Uuid) -> Option<PathBuf> {
    SHIPPED.get(&id).cloned()
}

/// Returns the path of a resource's file, or its id if no file is known.
pub fn file_of(resource: &UntypedResource, state: Option<&ResourceManagerState>) -> String {
    let id = resource.resource_uuid();
    let failed = match &resource.lock().state {
        ResourceState::LoadError { path, .. } => Some(path.clone()),
        _ => None,
    };
    let failed = failed.filter(|path| !path.as_os_str().is_empty());
    let registered = || state.and_then(|state| state.resource_path(resource));
    let path = failed.or_else(registered).or_else(|| shipped(id));
    path.map_or_else(|| id.to_string(), |path| path.display().to_string())
}

/// Waits for a resource. In a browser, which can't wait, returns `None` while it's loading.
///
/// # Errors
/// If it can't be loaded.
pub fn awaited<T: TypedResourceData>(
    resource: Resource<T>,
) -> Option<Result<Resource<T>, LoadError>> {
    let is_late = cfg!(target_family = "wasm") && resource.is_loading();
    (!is_late).then(|| block_on(resource))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_is_not_there_is_known_by_its_path() {
        let id = Uuid::parse_str("ed8a3ef2-03be-5f44-a499-be41d6196b72").unwrap();
        let path = file_of(&UntypedResource::new_unloaded(id), None);
        assert_eq!(path, "data/models/cards/card.glb");
        let unknown = Uuid::nil();
        let path = file_of(&UntypedResource::new_unloaded(unknown), None);
        assert_eq!(path, unknown.to_string());
    }
}
