//! Comparison of a scene's text before and after loading and saving.

/// State of running sound, which the engine recomputes.
const PASSING: [&str; 2] = ["ArcData[Paused<", "Listener[Basis<"];
/// Empty list that only a saved scene contains, and its number of lines.
const EMPTY: (&str, usize) = ("Sources[]", 5);

/// Returns the first difference that matters between a scene's text before and after it was loaded
/// and saved, with its line number.
pub fn difference(before: &str, after: &str) -> Option<String> {
    let (before, after) = (lasting(before), lasting(after));
    let differs = before
        .iter()
        .zip(&after)
        .find(|((_, before), (_, after))| !same(before, after));
    if let Some(((line, before), (_, after))) = differs {
        return Some(format!(
            "line {line}: {} became {}",
            before.trim(),
            after.trim()
        ));
    }
    let (lines, now) = (before.len(), after.len());
    (lines != now).then(|| format!("{lines} lines became {now}"))
}

fn lasting(text: &str) -> Vec<(usize, &str)> {
    let mut skip = 0;
    let lines = text.lines().enumerate().filter(|(_, line)| {
        if line.trim() == EMPTY.0 {
            skip = EMPTY.1;
        }
        let kept = skip == 0;
        skip = usize::saturating_sub(skip, 1);
        kept && !PASSING.iter().any(|word| line.trim().starts_with(word))
    });
    lines.map(|(index, line)| (index + 1, line)).collect()
}

/// Returns `true` if two lines are equal but for rounding: rotations are normalized on loading.
fn same(before: &str, after: &str) -> bool {
    let words = |line: &str| -> Vec<String> {
        let words = line.split([':', ';', '<', '>']);
        words.map(|word| word.trim().to_owned()).collect()
    };
    let (before, after) = (words(before), words(after));
    before.len() == after.len()
        && before.iter().zip(&after).all(|(before, after)| {
            before == after
                || matches!(
                    (before.parse::<f32>(), after.parse::<f32>()),
                    (Ok(before), Ok(after)) if (before - after).abs() <= 2e-7
                )
        })
}
