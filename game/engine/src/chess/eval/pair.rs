use std::ops::{Add, AddAssign, Mul, Neg, Sub, SubAssign};

/// Middlegame and endgame value packed into one integer, so that one addition adds both
/// (<https://www.chessprogramming.org/SIMD_and_SWAR_Techniques>).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pair(i32);

impl Pair {
    /// Zero in both halves.
    pub const ZERO: Self = Self(0);

    /// Creates a pair, in hundredths of a pawn.
    #[inline]
    pub const fn new(middle: i16, end: i16) -> Self {
        Self(((end as i32) << 16).wrapping_add(middle as i32))
    }

    /// Adds two pairs; `+` for constants.
    #[inline]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0.wrapping_add(other.0))
    }

    /// Returns the middlegame value.
    #[inline]
    pub const fn middle(self) -> i32 {
        self.0 as i16 as i32
    }

    /// Returns the endgame value.
    #[inline]
    pub const fn end(self) -> i32 {
        // A negative lower half has borrowed one from the upper half.
        (self.0.wrapping_add(0x8000) >> 16) as i16 as i32
    }
}

impl Add for Pair {
    type Output = Self;
    #[inline]
    fn add(self, other: Self) -> Self {
        self.plus(other)
    }
}

impl Sub for Pair {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0.wrapping_sub(other.0))
    }
}

impl Neg for Pair {
    type Output = Self;
    #[inline]
    fn neg(self) -> Self {
        Self(self.0.wrapping_neg())
    }
}

impl Mul<i32> for Pair {
    type Output = Self;
    #[inline]
    fn mul(self, times: i32) -> Self {
        Self(self.0.wrapping_mul(times))
    }
}

impl AddAssign for Pair {
    #[inline]
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl SubAssign for Pair {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_halves_keep_their_sign() {
        for (middle, end) in [(0, 0), (5, -7), (-5, 7), (-1, -1), (900, -900), (-32, 1200)] {
            let pair = Pair::new(middle, end);
            let (middle, end) = (i32::from(middle), i32::from(end));
            assert_eq!((pair.middle(), pair.end()), (middle, end));
            assert_eq!(((-pair).middle(), (-pair).end()), (-middle, -end));
            let thrice = pair * 3 - pair + Pair::new(1, -1);
            assert_eq!(
                (thrice.middle(), thrice.end()),
                (2 * middle + 1, 2 * end - 1)
            );
        }
    }
}
