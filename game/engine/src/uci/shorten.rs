//! Quoting of input in error messages.

/// Returns a line for quoting: without control characters and at most 80 characters long.
pub fn shortened(line: &str) -> String {
    const LONGEST: usize = 80;
    let line = line.trim();
    let clean = |letter: char| if letter.is_control() { ' ' } else { letter };
    let mut text: String = line.chars().take(LONGEST).map(clean).collect();
    if line.chars().count() > LONGEST {
        text += "…";
    }
    text
}
