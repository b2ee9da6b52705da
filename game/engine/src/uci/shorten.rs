//! Quoting input in error messages.

/// A line as it is quoted in an answer.
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
