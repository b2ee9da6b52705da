//! JSON for other programs, with ids of cards instead of internal numbers.

use serde::{Serialize, Serializer, ser::SerializeMap};

use super::{CardRef, CardSet, DefinitionId, Figures, Player};

/// A JSON value.
#[derive(Clone, Debug, PartialEq)]
pub enum JsonValue {
    /// Null.
    None,
    /// True or false.
    Bool(bool),
    /// An integer.
    Number(i64),
    /// A string.
    Text(String),
    /// An array.
    List(Vec<JsonValue>),
    /// An object; the order of fields is kept.
    Map(Vec<(&'static str, JsonValue)>),
}

impl Serialize for JsonValue {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::None => serializer.serialize_none(),
            Self::Bool(value) => serializer.serialize_bool(*value),
            Self::Number(value) => serializer.serialize_i64(*value),
            Self::Text(value) => serializer.serialize_str(value),
            Self::List(values) => serializer.collect_seq(values),
            Self::Map(values) => {
                let mut map = serializer.serialize_map(Some(values.len()))?;
                for (name, value) in values {
                    map.serialize_entry(name, value)?;
                }
                map.end()
            }
        }
    }
}

impl From<bool> for JsonValue {
    fn from(value: bool) -> Self {
        Self::Bool(value)
    }
}

impl From<&str> for JsonValue {
    fn from(value: &str) -> Self {
        Self::Text(value.to_owned())
    }
}

impl From<String> for JsonValue {
    fn from(value: String) -> Self {
        Self::Text(value)
    }
}

impl From<Player> for JsonValue {
    fn from(player: Player) -> Self {
        Self::Number(player.index() as i64)
    }
}

macro_rules! json_numbers {
    ($($number:ty),*) => {
        $(impl From<$number> for JsonValue {
            fn from(value: $number) -> Self {
                Self::Number(i64::from(value))
            }
        })*
    };
}
json_numbers!(u8, u16, u32, i16, i64);

impl<T: Into<JsonValue>> From<Option<T>> for JsonValue {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::None, Into::into)
    }
}

/// The fields of a JSON object being written.
pub(super) struct JsonFields<'a> {
    set: &'a CardSet,
    pub(super) values: Vec<(&'static str, JsonValue)>,
}

impl<'a> JsonFields<'a> {
    pub(super) const fn new(set: &'a CardSet) -> Self {
        Self {
            set,
            values: Vec::new(),
        }
    }

    pub(super) fn done(self) -> JsonValue {
        JsonValue::Map(self.values)
    }

    pub(super) fn put(&mut self, name: &'static str, value: impl Into<JsonValue>) {
        self.values.push((name, value.into()));
    }

    pub(super) fn definition(&mut self, name: &'static str, definition: DefinitionId) {
        self.put(name, self.set.id(definition));
    }

    /// Writes a card under two names: its id in data and its number in the match.
    pub(super) fn card(&mut self, name: &'static str, number: &'static str, card: CardRef) {
        self.definition(name, card.definition);
        self.put(number, card.id.0);
    }

    /// Writes a list of cards under two names: ids and numbers.
    pub(super) fn cards(&mut self, name: &'static str, numbers: &'static str, cards: &[CardRef]) {
        let ids = cards.iter().map(|card| self.set.id(card.definition).into());
        let ids = JsonValue::List(ids.collect());
        self.put(name, ids);
        let ids = cards.iter().map(|card| card.id.0.into()).collect();
        self.put(numbers, JsonValue::List(ids));
    }

    /// Writes an array of objects; `write_json` writes the fields of each.
    pub(super) fn list<T>(
        &mut self,
        name: &'static str,
        entries: impl IntoIterator<Item = T>,
        mut write_json: impl FnMut(&mut Self, T),
    ) {
        let set = self.set;
        let entries = entries.into_iter().map(|entry| {
            let mut to = Self::new(set);
            write_json(&mut to, entry);
            to.done()
        });
        let entries = JsonValue::List(entries.collect());
        self.put(name, entries);
    }

    pub(super) fn figures(&mut self, figures: &Figures) {
        self.put("cost", figures.cost);
        self.put("attack", figures.attack);
        self.put("health", figures.health);
        self.put("max_health", figures.max_health);
        let keywords = figures.keywords.iter().map(|keyword| keyword.name().into());
        self.put("keywords", JsonValue::List(keywords.collect()));
        self.put("frozen", figures.frozen);
        self.put("silenced", figures.silenced);
        self.put("exhausted", figures.exhausted);
    }
}
