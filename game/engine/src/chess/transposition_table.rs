//! Transposition table: results of earlier searches by position, shared by all threads
//! (<https://www.chessprogramming.org/Transposition_Table>).
//!
//! An entry is two 64-bit words, written without a lock. The first is the position's hash XORed
//! with the second, so that an entry of which another thread has written one half matches no
//! position (Hyatt and Mann, "A lock-less transposition table implementation for parallel search",
//! 2002).

use serde::{Deserialize, Serialize};
use std::sync::atomic::{AtomicU8, Ordering::Relaxed};

use parlour_rules::chess::Move;

use super::{
    memory::{CacheLine, CacheLines, prefer_large_pages, prefetch},
    score::{MATE_BOUND, NONE},
};

/// Relation of a stored score to the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Bound {
    /// Upper bound: the true score is at most this (fail low).
    Upper,
    /// Lower bound: the true score is at least this (fail high).
    Lower,
    /// Exact score.
    Exact,
}

impl Bound {
    const fn bits(self) -> u64 {
        match self {
            Self::Upper => 1,
            Self::Lower => 2,
            Self::Exact => 3,
        }
    }

    /// Returns whether the score settles on which side of `limit` the true score is.
    pub const fn decides(self, score: i32, limit: i32) -> bool {
        match self {
            Self::Exact => true,
            Self::Lower => score >= limit,
            Self::Upper => score < limit,
        }
    }
}

/// Content of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableEntry {
    /// Best move, or the one that caused a cutoff.
    pub mv: Option<Move>,
    /// Score from the point of view of the node.
    pub score: i32,
    /// Static evaluation, or [`NONE`].
    pub eval: i32,
    /// Depth of the search in plies.
    pub depth: i32,
    /// Bound type of the score.
    pub bound: Bound,
    /// Whether the position has been part of a principal variation.
    pub was_pv: bool,
}

const ENTRIES_PER_BUCKET: usize = 4;

/// Transposition table.
pub struct Table {
    /// Each bucket is a cache line, and each entry a key and its data.
    buckets: CacheLines,
    /// Number of the current search, modulo [`AGES`]. Older entries are replaced first.
    age: AtomicU8,
}

/// Number of different ages.
///
/// An entry's data has these bits, from the lowest: move 16, score 16, eval 16, depth 8, bound 2,
/// was_pv 1, age 5.
const AGES: u8 = 32;

impl Table {
    /// Allowed sizes in MiB.
    pub const SIZES: std::ops::RangeInclusive<usize> = 1..=65_536;

    /// Size in MiB up to which a table gets its memory at once, in large pages. Where memory is
    /// fragmented, the system can take seconds for a few more of them, even during a search. Small
    /// pages take microseconds when they are first used.
    pub const PREPARED: usize = 64;

    /// Allocates a table of this size in MiB, clamped to [`Self::SIZES`], or returns `None` if there
    /// is not enough memory.
    pub fn new(mebibytes: usize) -> Option<Self> {
        let mebibytes = mebibytes.clamp(*Self::SIZES.start(), *Self::SIZES.end());
        let count = mebibytes * (1 << 20) / size_of::<CacheLine>();
        let table = Self {
            buckets: CacheLines::new(count)?,
            age: AtomicU8::new(0),
        };
        if mebibytes <= Self::PREPARED {
            prefer_large_pages(&table.buckets);
            table.clear();
        }
        Some(table)
    }

    /// Clears all entries.
    pub fn clear(&self) {
        for word in self.buckets.iter().flat_map(|bucket| &bucket.0).flatten() {
            word.store(0, Relaxed);
        }
        self.age.store(0, Relaxed);
    }

    /// Starts another search, after which entries of earlier ones are replaced first.
    pub fn advance(&self) {
        self.age.store((self.age.load(Relaxed) + 1) % AGES, Relaxed);
    }

    /// Returns how much of the table the current search has filled, in thousandths (UCI
    /// `hashfull`).
    pub fn used(&self) -> u32 {
        let age = self.age.load(Relaxed);
        let sample = &self.buckets[..self.buckets.len().min(1000 / ENTRIES_PER_BUCKET)];
        let used = sample
            .iter()
            .flat_map(|bucket| &bucket.0)
            .filter(|[_, data]| {
                let data = data.load(Relaxed);
                data != 0 && age_of(data) == age
            })
            .count();
        used as u32
    }

    #[inline]
    fn bucket(&self, hash: u64) -> &CacheLine {
        let index = (u128::from(hash) * self.buckets.len() as u128) >> 64;
        &self.buckets[index as usize]
    }

    /// Prefetches the bucket of a position.
    #[inline]
    pub fn prefetch(&self, hash: u64) {
        prefetch(self.bucket(hash));
    }

    /// Looks up a position. `ply` is its distance from the root, which mate scores depend on.
    #[inline]
    pub fn probe(&self, hash: u64, ply: usize) -> Option<TableEntry> {
        self.bucket(hash).0.iter().find_map(|[key, data]| {
            let data = data.load(Relaxed);
            if data == 0 || key.load(Relaxed) ^ data != hash {
                return None;
            }
            Some(TableEntry {
                mv: Move::from_bits(data as u16),
                score: from_table((data >> 16) as i16, ply),
                eval: i32::from((data >> 32) as i16),
                depth: i32::from((data >> 48) as i8),
                bound: match data >> 56 & 3 {
                    1 => Bound::Upper,
                    2 => Bound::Lower,
                    _ => Bound::Exact,
                },
                was_pv: data >> 58 & 1 != 0,
            })
        })
    }

    /// Stores the result of a node. Replaces the entry of the same position, or else the shallowest
    /// and oldest of the bucket.
    #[inline]
    pub fn store(&self, hash: u64, ply: usize, mut found: TableEntry) {
        let age = self.age.load(Relaxed);
        let mut worst = None;
        let mut least = i32::MAX;
        for entry in &self.bucket(hash).0 {
            let data = entry[1].load(Relaxed);
            if entry[0].load(Relaxed) ^ data == hash && data != 0 {
                let depth = i32::from((data >> 48) as i8);
                // A shallow bound doesn't replace a much deeper one of the same search.
                if found.bound != Bound::Exact && found.depth + 4 < depth && age_of(data) == age {
                    return;
                }
                if found.mv.is_none() {
                    found.mv = Move::from_bits(data as u16);
                }
                worst = Some(entry);
                break;
            }
            let worth = if data == 0 {
                i32::MIN
            } else {
                let years = i32::from((AGES + age - age_of(data)) % AGES);
                i32::from((data >> 48) as i8) - 8 * years
            };
            if worst.is_none() || worth < least {
                (worst, least) = (Some(entry), worth);
            }
        }
        let Some([key, word]) = worst else {
            return;
        };
        let data = u64::from(found.mv.map_or(0, Move::to_bits))
            | u64::from(to_table(found.score, ply) as u16) << 16
            | u64::from(found.eval as i16 as u16) << 32
            | u64::from(found.depth.clamp(-1, 127) as i8 as u8) << 48
            | found.bound.bits() << 56
            | u64::from(found.was_pv) << 58
            | u64::from(age) << 59;
        key.store(hash ^ data, Relaxed);
        word.store(data, Relaxed);
    }
}

#[inline]
fn age_of(data: u64) -> u8 {
    (data >> 59) as u8
}

/// Converts a mate score from the distance to the root to the distance to this position, which is
/// the same wherever the position occurs.
#[inline]
fn to_table(score: i32, ply: usize) -> i16 {
    let score = if score == NONE {
        score
    } else if score >= MATE_BOUND {
        score + ply as i32
    } else if score <= -MATE_BOUND {
        score - ply as i32
    } else {
        score
    };
    score as i16
}

#[inline]
fn from_table(score: i16, ply: usize) -> i32 {
    let score = i32::from(score);
    if score == NONE {
        score
    } else if score >= MATE_BOUND {
        // Far from the root it stays a mate, even if a late one.
        (score - ply as i32).max(MATE_BOUND)
    } else if score <= -MATE_BOUND {
        (score + ply as i32).min(-MATE_BOUND)
    } else {
        score
    }
}

#[cfg(test)]
mod tests {
    use parlour_rules::chess::Square;

    use super::*;
    use crate::chess::score::MATE;

    fn found(depth: i32, score: i32) -> TableEntry {
        TableEntry {
            mv: Some(Move::new(Square::E2, Square::E4)),
            score,
            eval: -13,
            depth,
            bound: Bound::Exact,
            was_pv: true,
        }
    }

    #[test]
    fn what_is_stored_is_found() {
        let table = Table::new(1).unwrap();
        assert_eq!(table.probe(12345, 0), None);
        table.store(12345, 0, found(7, -250));
        assert_eq!(table.probe(12345, 0), Some(found(7, -250)));
        assert_eq!(table.probe(12346, 0), None);
        table.clear();
        assert_eq!(table.probe(12345, 0), None);
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn a_large_table_takes_memory_only_as_it_is_filled() {
        let pages = || {
            let status = std::fs::read_to_string("/proc/self/statm").unwrap();
            let resident = status.split(' ').nth(1).unwrap();
            resident.parse::<usize>().unwrap()
        };
        let before = pages();
        let table = Table::new(1_024).unwrap();
        for hash in 0..20 {
            table.store(hash << 59, 0, found(1, 1));
            assert!(table.probe(hash << 59, 0).is_some());
        }
        // Pages have at least 4 KiB, and other tests need memory as well.
        let most = (512 << 20) / (4 << 10);
        assert!(pages().saturating_sub(before) < most);
    }

    #[test]
    fn mates_are_counted_from_where_they_are_looked_up() {
        let table = Table::new(1).unwrap();
        table.store(9, 4, found(3, MATE - 6));
        assert_eq!(table.probe(9, 0).map(|found| found.score), Some(MATE - 2));
        assert_eq!(table.probe(9, 10).map(|found| found.score), Some(MATE - 12));
    }

    #[test]
    fn a_full_bucket_gives_up_its_oldest_and_shallowest() {
        let table = Table::new(1).unwrap();
        // Hashes with the same upper bits share a bucket.
        table.store(1, 0, found(11, 1));
        table.advance();
        for (hash, depth) in [(2, 5), (3, 2), (4, 6), (5, 4)] {
            table.store(hash, 0, found(depth, 1));
        }
        assert!(table.probe(1, 0).is_some(), "a deep one stays for a while");
        assert!(table.probe(3, 0).is_none());
        table.advance();
        table.store(6, 0, found(1, 1));
        assert!(table.probe(1, 0).is_none());
        assert!(table.probe(6, 0).is_some());
    }
}
