//! Lenient reading of positions from other programs, which often write castling and en passant
//! rights that the pieces do not allow.

use super::{FenError, FenField};

/// Every letter that can be a right to castle.
const RIGHTS: &[u8] = b"KQkqABCDEFGHabcdefgh";

/// Parses a FEN with `read`, but first drops impossible castling and en passant rights. Calls
/// `left_out` for each part that is dropped.
///
/// ```
/// use parlour_rules::chess::{Position, Rules, read_leniently};
///
/// let fen = "4k3/8/8/8/8/8/8/4K3 w KQkq e6 0 1";
/// let mut left_out = 0;
/// let read = |fen: &str| Position::from_fen(fen, Rules::Standard);
/// let position = read_leniently(fen, read, |_| left_out += 1)?;
/// assert_eq!(position.fen(), "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
/// assert_eq!(left_out, 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// Returns an error if anything else is wrong.
pub fn read_leniently<T>(
    fen: &str,
    read: impl Fn(&str) -> Result<T, FenError>,
    mut left_out: impl FnMut(&FenError),
) -> Result<T, FenError> {
    let mut fields: Vec<String> = fen.split_ascii_whitespace().map(str::to_owned).collect();
    loop {
        let error = match read(&fields.join(" ")) {
            Ok(position) => return Ok(position),
            Err(error) => error,
        };
        match (error.field, &mut fields[..]) {
            (FenField::Castling, [board, turn, castling, ..])
                if castling.bytes().all(|letter| RIGHTS.contains(&letter)) =>
            {
                let possible = |letter: &char| {
                    let alone = format!("{board} {turn} {letter} -");
                    let castling = |error: FenError| error.field == FenField::Castling;
                    !read(&alone).is_err_and(castling)
                };
                let mut left: String = castling.chars().filter(possible).collect();
                if left.is_empty() {
                    left.push('-');
                }
                if left == *castling {
                    return Err(error);
                }
                *castling = left;
            }
            (FenField::EnPassant, [_, _, _, passed, ..]) if passed != "-" => {
                "-".clone_into(passed);
            }
            _ => return Err(error),
        }
        left_out(&error);
    }
}
