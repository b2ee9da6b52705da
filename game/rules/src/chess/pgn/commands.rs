//! Commands for programs inside comments: `[%clk 0:01:02]`, `[%eval 0.31]`, `[%csl Ge4]` (the
//! supplement to the standard, "Enhanced PGN"). Readers of the game need not see them.

/// Splits a comment into its commands, separated by spaces, and the text for people. A bracket that
/// is not closed belongs to the text.
pub fn split_commands(comment: &str) -> (String, String) {
    let (mut commands, mut said) = (String::new(), String::new());
    let mut rest = comment;
    while let Some(start) = rest.find("[%") {
        let Some(end) = rest[start..].find(']').map(|end| start + end + 1) else {
            break;
        };
        join(&mut said, &rest[..start]);
        join(&mut commands, &rest[start..end]);
        rest = &rest[end..];
    }
    join(&mut said, rest);
    (commands, said)
}

/// Appends words to a text that can be empty.
fn join(text: &mut String, words: &str) {
    let words = words.trim();
    if !text.is_empty() && !words.is_empty() {
        text.push(' ');
    }
    text.push_str(words);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_told_from_what_is_said() {
        for (comment, commands, said) in [
            ("", "", ""),
            ("a good move", "", "a good move"),
            ("[%clk 0:01:02]", "[%clk 0:01:02]", ""),
            (
                "[%eval 0.3] [%clk 1:00] why not? ",
                "[%eval 0.3] [%clk 1:00]",
                "why not?",
            ),
            ("before[%csl Ge4]after", "[%csl Ge4]", "before after"),
            ("[not one] [%nor this", "", "[not one] [%nor this"),
        ] {
            let (commands, said) = (commands.to_owned(), said.to_owned());
            assert_eq!(split_commands(comment), (commands, said), "{comment}");
        }
    }
}
