//! What men are worth together: a pair that works well, or that is one too many, and what is good
//! against what. Few positions of a search differ in their material, so this is kept in a table of
//! its own.

use parlour_rules::chess::{Color, PieceKind, Position};

use super::{
    Pair,
    eval_trace::{EvalTrace, Sum},
    masks::own,
    terms,
};

/// How many of each kind but the king a side has.
type Material = [i32; terms::MATERIAL.len];

fn material(position: &Position, us: Color) -> Material {
    let mut men = Material::default();
    for kind in PieceKind::ALL {
        if let Some(count) = men.get_mut(kind.index()) {
            *count = own(position, us, kind).len() as i32;
        }
    }
    men
}

/// Counts the terms of one side's men.
pub fn count(position: &Position, us: Color, tally: &mut impl EvalTrace) {
    count_difference(material(position, us), material(position, !us), tally);
}

fn count_difference(ours: Material, theirs: Material, tally: &mut impl EvalTrace) {
    let (mut with_own, mut with_other) = (0, 0);
    for (first, mine) in ours.into_iter().enumerate() {
        for second in 0..ours.len() {
            if second <= first {
                tally.add(terms::OWN_MEN.nth(with_own), mine * ours[second]);
                with_own += 1;
            }
            if second != first {
                tally.add(terms::OTHER_MEN.nth(with_other), mine * theirs[second]);
                with_other += 1;
            }
        }
    }
}

/// What was found for one distribution of material.
#[derive(Clone, Copy, Default)]
struct Entry {
    men: u64,
    /// White's terms less black's.
    worth: Pair,
}

/// The latest distributions.
pub struct Cache(Vec<Entry>);

/// How many distributions are kept; a power of two.
const ENTRIES: usize = 1 << 12;

impl Cache {
    pub fn new() -> Self {
        Self(vec![Entry::default(); ENTRIES])
    }

    /// White's terms less black's.
    #[inline]
    pub fn look_up(&mut self, position: &Position) -> Pair {
        let [white, black] = Color::ALL.map(|color| material(position, color));
        let number = |key: u64, count: &i32| key << 4 | (*count as u64 & 0xf);
        let men = white.iter().chain(&black).fold(1, number);
        let place = (men.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 40) as usize & (ENTRIES - 1);
        let entry = &mut self.0[place];
        if entry.men != men {
            let mut sums = [Sum::default(); 2];
            count_difference(white, black, &mut sums[0]);
            count_difference(black, white, &mut sums[1]);
            *entry = Entry {
                men,
                worth: sums[0].0 - sums[1].0,
            };
        }
        entry.worth
    }
}
