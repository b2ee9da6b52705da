//! Today's date, for saved games and daily deals.

use jiff::{Timestamp, civil::Date, tz::TimeZone};
use std::time::SystemTime;

/// Returns today's date in UTC. A system clock set before 1970, or beyond the calendar, gives 1
/// January 1970.
pub fn today() -> Date {
    date(SystemTime::now())
}

fn date(now: SystemTime) -> Date {
    let now = Timestamp::try_from(now).unwrap_or(Timestamp::UNIX_EPOCH);
    let now = now.max(Timestamp::UNIX_EPOCH);
    TimeZone::UTC.to_datetime(now).date()
}

#[cfg(test)]
mod tests {
    use super::date;
    use std::time::{Duration, UNIX_EPOCH};

    #[test]
    fn days_become_dates() {
        let after = |days: u64| date(UNIX_EPOCH + Duration::from_secs(days * 86_400)).to_string();
        assert_eq!(after(0), "1970-01-01");
        assert_eq!(after(11_016), "2000-02-29");
        assert_eq!(after(20_778), "2026-11-21");
    }

    #[test]
    fn a_clock_that_is_far_off_gives_the_first_day() {
        let day = Duration::from_secs(86_400);
        assert_eq!(date(UNIX_EPOCH - day).to_string(), "1970-01-01");
        let far = UNIX_EPOCH.checked_add(day * 4_000_000);
        assert!(far.is_none_or(|far| date(far).to_string() == "1970-01-01"));
    }
}
