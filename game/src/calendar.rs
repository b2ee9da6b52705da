//! Today's date, for saved games and daily deals.

use std::time::{SystemTime, UNIX_EPOCH};

/// Returns today's date in UTC as year, month (1 to 12) and day (1 to 31). A system clock set
/// before 1970 gives 1 January 1970.
pub fn today() -> (i64, i64, i64) {
    let days = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |time| time.as_secs() / 86_400);
    date(days as i64)
}

/// Converts a count of days since 1 January 1970 to year, month and day, using Howard Hinnant's
/// [`civil_from_days`](https://howardhinnant.github.io/date_algorithms.html#civil_from_days).
fn date(days: i64) -> (i64, i64, i64) {
    let shifted = days + 719_468;
    let era = shifted.div_euclid(146_097);
    let day_of_era = shifted.rem_euclid(146_097);
    let year_of_era =
        (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted_month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * shifted_month + 2) / 5 + 1;
    let month = if shifted_month < 10 {
        shifted_month + 3
    } else {
        shifted_month - 9
    };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    (year, month, day)
}

#[cfg(test)]
mod tests {
    use super::date;

    #[test]
    fn days_become_dates() {
        assert_eq!(date(0), (1970, 1, 1));
        assert_eq!(date(11_016), (2000, 2, 29));
        assert_eq!(date(20_778), (2026, 11, 21));
    }
}
