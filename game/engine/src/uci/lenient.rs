//! Positions as other programs write them: with rights that the men on the board cannot have. What they
//! mean is the rest.

use parlour_rules::chess::{FenError, FenField, Position, Rules};

/// Every letter that can be a right to castle.
const RIGHTS: &[u8] = b"KQkqABCDEFGHabcdefgh";

/// Reads a FEN without the rights to castle or to take in passing that cannot be; `left_out` is told of
/// them.
///
/// # Errors
/// [`FenError`] when anything else is wrong with it.
pub fn position(
    fen: &str,
    rules: Rules,
    left_out: impl Fn(&FenError),
) -> Result<Position, FenError> {
    let mut fields: Vec<String> = fen.split_ascii_whitespace().map(str::to_owned).collect();
    loop {
        let error = match Position::from_fen(&fields.join(" "), rules) {
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
                    !Position::from_fen(&alone, rules).is_err_and(castling)
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
