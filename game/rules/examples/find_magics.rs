//! Finds the multipliers in `src/chess/pieces/magics.rs` and prints that file's two tables:
//!
//! ```sh
//! cargo run -p parlour-rules --example find_magics
//! ```
//!
//! Any multiplier that sends different attacks to different table entries works, so random numbers
//! with few bits set are tried until one does. The random numbers are a fixed sequence: the result
//! is always the same.

/// Returns the next number of the xorshift64* sequence (Vigna, 2016).
fn next(state: &mut u64) -> u64 {
    *state ^= *state >> 12;
    *state ^= *state << 25;
    *state ^= *state >> 27;
    state.wrapping_mul(0x2545_f491_4f6c_dd1d)
}

const ROOK: [(i32, i32); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const BISHOP: [(i32, i32); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];

/// Walks from a square until a piece blocks the way; `edges` includes the last square of each ray.
fn walk(square: i32, occupied: u64, steps: [(i32, i32); 4], edges: bool) -> u64 {
    let on_board = |file: i32, rank: i32| (0..8).contains(&file) && (0..8).contains(&rank);
    let mut reached = 0;
    for (files, ranks) in steps {
        let (mut file, mut rank) = (square % 8 + files, square / 8 + ranks);
        while on_board(file, rank) {
            if !edges && !on_board(file + files, rank + ranks) {
                break;
            }
            let bit = 1_u64 << (rank * 8 + file);
            reached |= bit;
            if occupied & bit != 0 {
                break;
            }
            (file, rank) = (file + files, rank + ranks);
        }
    }
    reached
}

fn find(square: i32, steps: [(i32, i32); 4], state: &mut u64) -> u64 {
    let mask = walk(square, 0, steps, false);
    let bits = mask.count_ones();
    let mut cases = Vec::new();
    let mut subset = 0_u64;
    loop {
        cases.push((subset, walk(square, subset, steps, true)));
        subset = subset.wrapping_sub(mask) & mask;
        if subset == 0 {
            break;
        }
    }
    let mut table = vec![(0_u32, 0_u64); 1 << bits];
    for attempt in 1.. {
        let magic = next(state) & next(state) & next(state);
        if (mask.wrapping_mul(magic) >> 56).count_ones() < 6 {
            continue;
        }
        let fits = cases.iter().all(|&(occupied, attacks)| {
            let slot = &mut table[(occupied.wrapping_mul(magic) >> (64 - bits)) as usize];
            let free = slot.0 != attempt || slot.1 == attacks;
            *slot = (attempt, attacks);
            free
        });
        if fits {
            return magic;
        }
    }
    unreachable!("every square has a multiplier")
}

fn main() {
    let mut state = 0x7061_726c_6f75_7221;
    for (name, steps) in [("BISHOP", BISHOP), ("ROOK", ROOK)] {
        println!("pub(super) const {name}: [u64; 64] = [");
        for square in 0..64 {
            let digits = format!("{:016x}", find(square, steps, &mut state));
            let groups: Vec<_> = digits
                .as_bytes()
                .chunks(4)
                .map(String::from_utf8_lossy)
                .collect();
            println!("    0x{},", groups.join("_"));
        }
        println!("];");
    }
}
