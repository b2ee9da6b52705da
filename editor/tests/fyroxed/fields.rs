//! Scripts in the inspector: every field has a description, a range and an editor.

use crate::support::alone;
use fyrox::{
    core::reflect::{FieldMetadata, Reflect},
    script::Script,
};
use std::any::TypeId;

/// Field of a script, or of a group in it.
struct Seen {
    path: String,
    doc: String,
    range: (Option<f64>, Option<f64>),
    number: bool,
    editable: bool,
}

fn look(object: &dyn Reflect, path: &str, knows: &dyn Fn(TypeId) -> bool, seen: &mut Vec<Seen>) {
    object.fields_ref(&mut |fields| {
        for field in fields {
            let data: &FieldMetadata = field.metadata;
            let path = format!("{path}.{}", data.name);
            let value = field.value.field_value_as_reflect();
            let name = value.type_name();
            seen.push(Seen {
                path: path.clone(),
                doc: data.doc.to_owned(),
                range: (data.min_value, data.max_value),
                number: ["f32>", "u32>"].iter().any(|number| name.ends_with(number)),
                editable: knows(field.value.type_id()),
            });
            // Only groups of this game's: the engine's types describe themselves.
            if name.starts_with("parlour_") {
                look(value, &path, knows, seen);
            }
        }
    });
}

#[test]
fn every_script_s_fields_are_told_ranged_and_edited() {
    let _alone = alone();
    let work = tempfile::tempdir().unwrap();
    let editor = parlour_editor::editor(work.path(), false).unwrap();
    let definitions = editor.property_editors.definitions();
    let knows = |kind: TypeId| definitions.contains_key(&kind);
    let scripts = &editor.engine.serialization_context.script_constructors;
    let mut seen = Vec::new();
    let mut names = Vec::new();
    for constructor in scripts.map().values_mut() {
        let script: Script = (constructor.constructor)();
        names.push(constructor.name.clone());
        look(&script, &constructor.name, &knows, &mut seen);
    }
    for name in [
        "Board",
        "Piece",
        "Tableau",
        "DuelTable",
        "Highlights",
        "CameraRig",
    ] {
        assert!(
            names.iter().any(|other| other == name),
            "{name} is not among {names:?}"
        );
    }
    assert!(seen.len() > 150, "only {} fields were found", seen.len());
    let mut flaws = Vec::new();
    for field in &seen {
        if field.doc.trim().is_empty() {
            flaws.push(format!("{} tells nothing about itself", field.path));
        }
        if !field.editable {
            flaws.push(format!("{} cannot be edited", field.path));
        }
        if field.number && (field.range.0.is_none() || field.range.1.is_none()) {
            flaws.push(format!("{} has no range", field.path));
        }
    }
    assert!(flaws.is_empty(), "{flaws:#?}");
}
