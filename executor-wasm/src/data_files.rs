//! Files of the data folder, which the page downloads.

use crate::host;
use fyrox::{
    asset::io::{ResourceIo, ResourceIoFuture},
    core::io::FileError,
};
use js_sys::{Error, Uint8Array};
use std::{ffi::OsStr, future::ready, io, path::Path};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// The data folder. What has been downloaded before is read at once; other files are downloaded when they
/// are needed.
#[derive(Debug)]
pub struct DataFiles;

/// Returns a path as the page knows it.
fn name(path: &Path) -> String {
    path.to_string_lossy().replace('\\', "/")
}

/// Returns the message of an error in the page.
fn reason(error: JsValue) -> String {
    match error.dyn_into::<Error>() {
        Ok(error) => error.message().into(),
        Err(other) => format!("{other:?}"),
    }
}

fn read_only<T>() -> Result<T, FileError> {
    Err(FileError::Custom("the data folder is read-only".to_owned()))
}

impl ResourceIo for DataFiles {
    fn can_write(&self) -> bool {
        false
    }

    fn can_read_directories(&self) -> bool {
        false
    }

    fn load_file<'a>(&'a self, path: &'a Path) -> ResourceIoFuture<'a, Result<Vec<u8>, FileError>> {
        let name = name(path);
        if let Some(content) = host::read(&name) {
            return Box::pin(ready(Ok(content.to_vec())));
        }
        if !host::exists(&name) {
            // The engine looks for files with options, which needn't exist.
            let error = io::Error::new(io::ErrorKind::NotFound, format!("missing file {name}"));
            return Box::pin(ready(Err(error.into())));
        }
        Box::pin(async move {
            let content = JsFuture::from(host::download(&name)).await;
            let content = content.map(|content| Uint8Array::new(&content).to_vec());
            // The page says what happened.
            content.map_err(|error| FileError::Custom(format!("{name}: {}", reason(error))))
        })
    }

    fn write_file<'a>(
        &'a self,
        _: &'a Path,
        _: Vec<u8>,
    ) -> ResourceIoFuture<'a, Result<(), FileError>> {
        Box::pin(ready(read_only()))
    }

    fn write_file_sync(&self, _: &Path, _: &[u8]) -> Result<(), FileError> {
        read_only()
    }

    fn create_dir_all_sync(&self, _: &Path) -> Result<(), FileError> {
        read_only()
    }

    fn move_file<'a>(
        &'a self,
        _: &'a Path,
        _: &'a Path,
    ) -> ResourceIoFuture<'a, Result<(), FileError>> {
        Box::pin(ready(read_only()))
    }

    fn delete_file<'a>(&'a self, _: &'a Path) -> ResourceIoFuture<'a, Result<(), FileError>> {
        Box::pin(ready(read_only()))
    }

    fn delete_file_sync(&self, _: &Path) -> Result<(), FileError> {
        read_only()
    }

    fn copy_file<'a>(
        &'a self,
        _: &'a Path,
        _: &'a Path,
    ) -> ResourceIoFuture<'a, Result<(), FileError>> {
        Box::pin(ready(read_only()))
    }

    fn is_valid_file_name(&self, _: &OsStr) -> bool {
        true
    }

    fn exists<'a>(&'a self, path: &'a Path) -> ResourceIoFuture<'a, bool> {
        Box::pin(ready(self.exists_sync(path)))
    }

    fn exists_sync(&self, path: &Path) -> bool {
        host::exists(&name(path))
    }

    fn is_file<'a>(&'a self, path: &'a Path) -> ResourceIoFuture<'a, bool> {
        self.exists(path)
    }

    fn is_dir<'a>(&'a self, _: &'a Path) -> ResourceIoFuture<'a, bool> {
        Box::pin(ready(false))
    }
}
