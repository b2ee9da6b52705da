//! Quoting of input in error messages.

/// Maximum number of characters that an error quotes.
const MOST: usize = 100;

/// Returns a text for quoting: without control characters, and cut after 100 characters. Input can
/// be a file of any size that is not what it should be.
pub fn shortened(text: &str) -> String {
    let clean = |letter: char| if letter.is_control() { ' ' } else { letter };
    let mut letters = text.trim().chars();
    let mut quoted: String = letters.by_ref().take(MOST).map(clean).collect();
    if letters.next().is_some() {
        quoted.push('…');
    }
    quoted
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_quote_at_most_100_characters() {
        assert_eq!(shortened(" e2\te4\n"), "e2 e4");
        let most = "ü".repeat(MOST);
        assert_eq!(shortened(&most), most);
        assert_eq!(shortened(&"ü".repeat(1_000_000)), most + "…");
    }
}
