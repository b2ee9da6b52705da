//! Content of the card faces, in the player's language.

use crate::{
    panels::words,
    scene::face::{Face, Kind},
};
use parlour_rules::duel::{CardDefinition, CardKind, CardSet, DefinitionId};
use parlour_shell::platform::locale::Locale;
use std::collections::HashMap;

/// Returns the text and values on each card's face.
pub(crate) fn faces_of(locale: &Locale, set: &CardSet) -> HashMap<DefinitionId, Face> {
    let keywords = words::bold_words(locale);
    set.iter()
        .map(|(id, card)| (id, face_of(locale, set, card, &keywords)))
        .collect()
}

fn face_of(locale: &Locale, set: &CardSet, card: &CardDefinition, keywords: &[String]) -> Face {
    let kind = match card.kind {
        CardKind::Hero => Kind::Hero,
        CardKind::Spell => Kind::Spell,
        CardKind::Minion if card.token => Kind::Token,
        CardKind::Minion => Kind::Minion,
    };
    let fights = card.kind != CardKind::Spell;
    let line = match (card.race, card.kind) {
        (Some(race), _) => locale.text(race.key()),
        (None, CardKind::Spell) => locale.text(card.kind.key()),
        (None, _) => String::new(),
    };
    let icon = |key: &str| key.trim_start_matches("duel-keyword-").replace('-', "_");
    Face {
        kind,
        picture: card.id.clone(),
        name: words::name(locale, card),
        text: words::full_text(locale, card, set),
        fable: match card.fable {
            true => words::fable(locale, card),
            false => String::new(),
        },
        line,
        keywords: keywords.to_vec(),
        icons: card
            .keywords
            .iter()
            .map(|keyword| icon(keyword.key()))
            .collect(),
        cost: (kind != Kind::Hero).then_some(i32::from(card.cost)),
        attack: (fights && kind != Kind::Hero).then_some(i32::from(card.attack)),
        health: fights.then_some(i32::from(card.health)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        panels::tests::{cards, read},
        scene::face::{Form, design::FaceDesign, lettering::Lettering, typesetting::Typesetter},
    };
    use parlour_shell::ui::layout_check::locales;

    fn typesetter() -> Typesetter {
        let file = "data/duel/card_design.ron";
        Typesetter {
            design: FaceDesign::read(file, &read(file)).unwrap(),
            letters: Lettering::default(),
            width: 512,
        }
    }

    /// Calls `check` with every card in each language and form.
    fn each_face(check: impl Fn(&Face, Form)) {
        let set = cards();
        for locale in locales() {
            for face in faces_of(&locale, &set).into_values() {
                for form in [Form::Full, Form::Small, Form::Large, Form::Portrait] {
                    let kind = face.kind.in_form(form);
                    check(
                        &Face {
                            kind,
                            ..face.clone()
                        },
                        form,
                    );
                }
            }
        }
    }

    #[test]
    fn every_text_of_every_card_stays_inside_its_field_in_each_language() {
        let types = typesetter();
        each_face(|face, _| {
            for (setting, area, _) in types.settings(face) {
                assert!(setting.fits(area), "{face:?}: {setting:?} in {area:?}");
            }
        });
    }

    #[test]
    fn the_rules_text_keeps_its_distance_from_the_ribbon_of_the_name() {
        let design = typesetter().design;
        for frame in [&design.minion, &design.spell, &design.token] {
            let (name, text) = (frame.name.unwrap().field, frame.text.unwrap().field);
            let (name, text) = (name.y - name.height * 0.5, text.y + text.height * 0.5);
            // The ends of the ribbon are lower than the field of the name.
            assert!(name - text > 0.12, "{name}, {text}");
        }
    }

    #[test]
    fn most_enlarged_cards_carry_a_line_from_their_fable() {
        let types = typesetter();
        let with = std::cell::Cell::new((0, 0));
        each_face(|face, form| {
            if form == Form::Large && face.kind.is_large() && !face.fable.is_empty() {
                let alone = Face {
                    fable: String::new(),
                    ..face.clone()
                };
                let more = types.settings(face).len() > types.settings(&alone).len();
                let (some, all) = with.get();
                with.set((some + usize::from(more), all + 1));
            }
        });
        let (some, all) = with.get();
        assert!(some * 2 >= all, "{some} of {all}");
    }
}
