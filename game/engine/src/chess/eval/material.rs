//! Material imbalance: values of combinations of pieces, as products of their numbers
//! (<https://www.chessprogramming.org/Material#Imbalances>). Few nodes of a search differ in
//! material, so the result is cached.

use parlour_rules::chess::{Color, PieceKind, Position};

use super::{
    Pair,
    eval_trace::{EvalTrace, Sum},
    masks::own,
    terms,
};

/// Numbers of pawns, knights, bishops, rooks and queens of a side.
type Material = [i32; terms::MATERIAL.len];

fn material(position: &Position, us: Color) -> Material {
    let mut counts = Material::default();
    for kind in PieceKind::ALL {
        if let Some(count) = counts.get_mut(kind.index()) {
            *count = own(position, us, kind).len() as i32;
        }
    }
    counts
}

/// Counts the imbalance terms of one side.
pub fn count(position: &Position, us: Color, trace: &mut impl EvalTrace) {
    count_difference(material(position, us), material(position, !us), trace);
}

fn count_difference(ours: Material, theirs: Material, trace: &mut impl EvalTrace) {
    let (mut with_own, mut with_other) = (0, 0);
    for (first, mine) in ours.into_iter().enumerate() {
        for second in 0..ours.len() {
            if second <= first {
                trace.add(terms::OWN_MEN.nth(with_own), mine * ours[second]);
                with_own += 1;
            }
            if second != first {
                trace.add(terms::OTHER_MEN.nth(with_other), mine * theirs[second]);
                with_other += 1;
            }
        }
    }
}

/// Cache entry for a combination of material.
#[derive(Clone, Copy, Default)]
struct Entry {
    key: u64,
    /// White's value minus black's.
    worth: Pair,
}

/// Cache by material.
pub struct Cache(Vec<Entry>);

/// Number of entries; a power of two.
const ENTRIES: usize = 1 << 12;

impl Cache {
    pub fn new() -> Self {
        Self(vec![Entry::default(); ENTRIES])
    }

    /// Returns white's value minus black's.
    #[inline]
    pub fn look_up(&mut self, position: &Position) -> Pair {
        let [white, black] = Color::ALL.map(|color| material(position, color));
        let number = |key: u64, count: &i32| key << 4 | (*count as u64 & 0xf);
        let key = white.iter().chain(&black).fold(1, number);
        let place = (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 40) as usize & (ENTRIES - 1);
        let entry = &mut self.0[place];
        if entry.key != key {
            let mut sums = [Sum::default(); 2];
            count_difference(white, black, &mut sums[0]);
            count_difference(black, white, &mut sums[1]);
            *entry = Entry {
                key,
                worth: sums[0].0 - sums[1].0,
            };
        }
        entry.worth
    }
}
