//! Loading of models. The engine's loader panics on an index that is out of range, and then the
//! scene would never be loaded.

use fyrox::{
    asset::{
        io::ResourceIo,
        loader::{BoxedImportOptionsLoaderFuture, BoxedLoaderFuture, ResourceLoader},
        manager::ResourceManager,
        options::BaseImportOptions,
        state::LoadError,
    },
    core::{SafeLock, futures::FutureExt, uuid::Uuid},
    resource::gltf::GltfLoader,
};
use gltf::{Gltf, Primitive, buffer::Source};
use std::{panic::AssertUnwindSafe, path::PathBuf, sync::Arc};

/// Reason why a model is invalid.
#[derive(Debug, thiserror::Error)]
enum ModelError {
    /// The file is not a valid glTF file.
    #[error("invalid glTF file: {0}")]
    Format(#[from] gltf::Error),
    /// A mesh has no positions, or they are outside of the file's buffer.
    #[error("{0}: missing positions")]
    Positions(String),
    /// An attribute has another number of values than there are positions.
    #[error("{mesh}: invalid number of {attribute} {found} (expected {expected})")]
    Count {
        /// Name of the mesh.
        mesh: String,
        /// Name of the attribute.
        attribute: &'static str,
        /// Number of values.
        found: usize,
        /// Number of positions.
        expected: usize,
    },
    /// An index does not belong to a position.
    #[error("{mesh}: invalid index {index} (expected less than {expected})")]
    Index {
        /// Name of the mesh.
        mesh: String,
        /// The index.
        index: u32,
        /// Number of positions.
        expected: usize,
    },
    /// The engine's loader panicked.
    #[error("the engine can't read it")]
    Panic,
}

/// Engine's loader of glTF files, which validates each file first.
struct ModelLoader(GltfLoader);

/// Lets the resource manager validate models.
pub(crate) fn validate_models(resources: &ResourceManager) {
    let loader = ModelLoader(GltfLoader {
        resource_manager: resources.clone(),
        default_import_options: Default::default(),
    });
    let loaders = resources.state().loaders.clone();
    loaders.safe_lock().try_replace::<GltfLoader, _>(loader);
}

impl ResourceLoader for ModelLoader {
    fn extensions(&self) -> &[&str] {
        self.0.extensions()
    }

    fn data_type_uuid(&self) -> Uuid {
        self.0.data_type_uuid()
    }

    fn load(&self, path: PathBuf, io: Arc<dyn ResourceIo>) -> BoxedLoaderFuture {
        let model = self.0.load(path.clone(), io.clone());
        let checked = async move {
            let bytes = io.load_file(&path).await.map_err(LoadError::new)?;
            check(&bytes).map_err(LoadError::new)?;
            model.await
        };
        let caught = AssertUnwindSafe(checked).catch_unwind();
        Box::pin(caught.map(|loaded| {
            // The resource would stay in loading forever.
            loaded.unwrap_or_else(|_| Err(LoadError::new(ModelError::Panic)))
        }))
    }

    fn try_load_import_settings(
        &self,
        path: PathBuf,
        io: Arc<dyn ResourceIo>,
    ) -> BoxedImportOptionsLoaderFuture {
        self.0.try_load_import_settings(path, io)
    }

    fn default_import_options(&self) -> Option<Box<dyn BaseImportOptions>> {
        self.0.default_import_options()
    }
}

/// Checks that all meshes of a binary glTF file have as many values of each attribute as positions,
/// and no index beyond them. A file with buffers elsewhere is left to the engine's loader.
fn check(bytes: &[u8]) -> Result<(), ModelError> {
    let Gltf { document, blob } = Gltf::from_slice(bytes)?;
    if document
        .buffers()
        .any(|buffer| !matches!(buffer.source(), Source::Bin))
    {
        return Ok(());
    }
    for mesh in document.meshes() {
        for primitive in mesh.primitives() {
            let name = mesh.name().unwrap_or("mesh");
            check_primitive(name, &primitive, blob.as_deref())?;
        }
    }
    Ok(())
}

fn check_primitive(
    mesh: &str,
    primitive: &Primitive,
    blob: Option<&[u8]>,
) -> Result<(), ModelError> {
    let reader = primitive.reader(|_| blob);
    let positions = reader.read_positions();
    let positions = positions.ok_or_else(|| ModelError::Positions(mesh.to_owned()))?;
    let expected = positions.count();
    let normals = reader.read_normals().map(Iterator::count);
    let tangents = reader.read_tangents().map(Iterator::count);
    let places = reader
        .read_tex_coords(0)
        .map(|read| read.into_f32().count());
    for (attribute, found) in [
        ("normals", normals),
        ("tangents", tangents),
        ("texture coordinates", places),
    ] {
        if let Some(found) = found.filter(|found| *found != expected) {
            return Err(ModelError::Count {
                mesh: mesh.to_owned(),
                attribute,
                found,
                expected,
            });
        }
    }
    let indices = reader.read_indices();
    let mut indices = indices.into_iter().flat_map(|read| read.into_u32());
    match indices.find(|index| *index as usize >= expected) {
        Some(index) => Err(ModelError::Index {
            mesh: mesh.to_owned(),
            index,
            expected,
        }),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn king() -> Vec<u8> {
        std::fs::read("../../data/models/chess/king.glb").unwrap()
    }

    /// Returns the place of the first index in the file.
    fn first_index(file: &[u8]) -> usize {
        let document = Gltf::from_slice(file).unwrap().document;
        let primitive = document.meshes().next().unwrap().primitives().next();
        let indices = primitive.unwrap().indices().unwrap();
        let view = indices.view().unwrap();
        let header = u32::from_le_bytes(file[12..16].try_into().unwrap()) as usize;
        // Header of the file, chunk with the structure, header of the chunk with the buffer.
        12 + 8 + header + 8 + view.offset() + indices.offset()
    }

    #[test]
    fn an_index_without_a_vertex_is_refused() {
        let mut file = king();
        assert!(check(&file).is_ok());
        let at = first_index(&file);
        file[at..at + 2].fill(0xff);
        let error = check(&file).unwrap_err().to_string();
        assert!(error.contains("invalid index 65535"), "{error}");
    }

    #[test]
    fn buffers_in_other_files_are_left_to_the_engine() {
        let text = r#"{
            "asset": { "version": "2.0" },
            "buffers": [{ "uri": "king.bin", "byteLength": 36 }],
            "bufferViews": [{ "buffer": 0, "byteLength": 36 }],
            "accessors": [{
                "bufferView": 0, "componentType": 5126, "count": 3, "type": "VEC3",
                "min": [0, 0, 0], "max": [1, 1, 1]
            }],
            "meshes": [{ "primitives": [{ "attributes": { "POSITION": 0 } }] }]
        }"#;
        check(text.as_bytes()).unwrap();
    }

    #[test]
    fn half_a_model_is_refused() {
        let file = king();
        assert!(check(&file[..file.len() / 2]).is_err());
        assert!(check(b"").is_err());
    }
}
