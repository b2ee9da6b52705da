//! Today's date, for saved games and daily deals, and the time at which a game ended.

#[cfg(target_family = "wasm")]
use jiff::tz::Offset;
use jiff::{SignedDuration, Timestamp, civil::Date, tz::TimeZone};
use web_time::{SystemTime, UNIX_EPOCH};

/// Returns today's date in UTC. A system clock set before 1970, or beyond the calendar, gives 1
/// January 1970.
pub fn today() -> Date {
    date(SystemTime::now())
}

/// Returns the time in UTC to the second, such as `2026-11-26T15:27:30Z`.
pub fn now() -> String {
    let now = timestamp(SystemTime::now());
    now.strftime("%Y-%m-%dT%H:%M:%SZ").to_string()
}

/// Returns a time that [`now`] has written as date and time in the system's time zone, such as
/// `2026-11-26 16:27`. Any other text, such as a date alone, stays as it is.
pub fn local(time: &str) -> String {
    local_in(time, zone)
}

/// Returns the system's time zone.
#[cfg(not(target_family = "wasm"))]
fn zone() -> TimeZone {
    TimeZone::try_system().unwrap_or(TimeZone::UTC)
}

/// Returns the browser's difference to UTC today. The data of all time zones would be a large download.
#[cfg(target_family = "wasm")]
fn zone() -> TimeZone {
    let minutes = fyrox::core::js_sys::Date::new_0().get_timezone_offset();
    let offset = Offset::from_seconds(-60 * minutes as i32);
    offset.map_or(TimeZone::UTC, TimeZone::fixed)
}

fn local_in(time: &str, zone: impl FnOnce() -> TimeZone) -> String {
    match time.parse::<Timestamp>() {
        Ok(time) => {
            let time = zone().to_datetime(time);
            time.strftime("%Y-%m-%d %H:%M").to_string()
        }
        Err(_) => time.to_owned(),
    }
}

fn date(now: SystemTime) -> Date {
    TimeZone::UTC.to_datetime(timestamp(now)).date()
}

fn timestamp(now: SystemTime) -> Timestamp {
    let since = now.duration_since(UNIX_EPOCH).unwrap_or_default();
    let since = SignedDuration::try_from(since);
    let now = since.ok().and_then(|it| Timestamp::from_duration(it).ok());
    now.unwrap_or(Timestamp::UNIX_EPOCH)
}

#[cfg(test)]
mod tests {
    use super::{date, local_in, now};
    use jiff::tz::{TimeZone, offset};
    use web_time::{Duration, UNIX_EPOCH};

    #[test]
    fn days_become_dates() {
        let after = |days: u64| date(UNIX_EPOCH + Duration::from_secs(days * 86_400)).to_string();
        assert_eq!(after(0), "1970-01-01");
        assert_eq!(after(11_016), "2000-02-29");
        assert_eq!(after(20_778), "2026-11-21");
    }

    #[test]
    fn a_time_is_shown_in_the_time_zone_of_the_player() {
        let zone = || TimeZone::fixed(offset(2));
        let shown = |time| local_in(time, zone);
        assert_eq!(shown("2026-11-26T23:27:30Z"), "2026-11-27 01:27");
        let now = now();
        assert_eq!(shown(&now).len(), "2026-11-27 01:27".len());
        for older in ["2026-11-26", "1972.07", ""] {
            assert_eq!(shown(older), older);
        }
    }

    #[test]
    fn a_clock_that_is_far_off_gives_the_first_day() {
        let day = Duration::from_secs(86_400);
        assert_eq!(date(UNIX_EPOCH - day).to_string(), "1970-01-01");
        let far = UNIX_EPOCH.checked_add(day * 4_000_000);
        assert!(far.is_none_or(|far| date(far).to_string() == "1970-01-01"));
    }
}
