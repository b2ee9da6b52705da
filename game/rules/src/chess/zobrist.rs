//! Zobrist keys: a random number for each feature that distinguishes positions; the hash of a
//! position is the exclusive or of its keys. They are constants, so a hash is the same in every
//! build and on every platform.

use super::{Color, PieceKind, Square};

/// All keys.
struct Keys {
    pieces: [[[u64; 64]; 6]; 2],
    castling: [u64; 64],
    en_passant: [u64; 8],
    black_to_move: u64,
}

/// Returns the next number of the SplitMix64 sequence (Steele, Lea and Flood, 2014).
const fn split_mix(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

const fn draw<const N: usize>(state: &mut u64) -> [u64; N] {
    let mut keys = [0; N];
    let mut index = 0;
    while index < N {
        keys[index] = split_mix(state);
        index += 1;
    }
    keys
}

static KEYS: Keys = {
    let mut state = 0x7061_726c_6f75_7221;
    let mut pieces = [[[0; 64]; 6]; 2];
    let mut index = 0;
    while index < 12 {
        pieces[index / 6][index % 6] = draw(&mut state);
        index += 1;
    }
    Keys {
        pieces,
        castling: draw(&mut state),
        en_passant: draw(&mut state),
        black_to_move: split_mix(&mut state),
    }
};

/// Returns the key of a piece on a square.
#[inline]
pub(crate) fn piece(color: Color, kind: PieceKind, square: Square) -> u64 {
    KEYS.pieces[color.index()][kind.index()][square.index()]
}

/// Returns the key of the right to castle with the rook on a square.
#[inline]
pub(crate) fn castling(rook: Square) -> u64 {
    KEYS.castling[rook.index()]
}

/// Returns the key of a possible en passant capture on a square.
#[inline]
pub(crate) fn en_passant(square: Square) -> u64 {
    KEYS.en_passant[(square.file() & 7) as usize]
}

/// Returns the key of Black being to move.
#[inline]
pub(crate) fn black_to_move() -> u64 {
    KEYS.black_to_move
}
