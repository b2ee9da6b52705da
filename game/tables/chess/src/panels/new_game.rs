//! New-game dialog: players, rules and clock.

use super::{
    editor,
    notation::Notation,
    words::{computer_name, rules_name, strength_text},
};
use crate::{
    model::{
        engines::Engines,
        new_game::{
            BonusKind, Chair, ClockChoice, FASTEST_FIRST, Handicap, NewGame, OwnClock, PRESETS,
            Pairing, Side, Speed,
        },
        players::{Computer, Players},
    },
    panels::{ChessCommand, ChessDialog, ChessScreen, EditorCommand, EngineCommand},
};
use fyrox::{
    core::pool::Handle,
    gui::{HorizontalAlignment, UiNode, VerticalAlignment, grid::Row},
};
use parlour_engine::chess::Strength;
use parlour_rules::chess::{Allowance, Bonus, Rules, TimeControl};
use parlour_shell::{
    platform::locale::Locale,
    ui::{
        Action,
        dialog_layout::DialogFrame,
        kit::{ButtonSpec, UiBuilder, colors, sizes},
    },
};

/// Builder of the dialog's rows.
struct Page<'a, 'b, 'c, 'd> {
    kit: &'a mut UiBuilder<'b, 'c>,
    locale: &'d Locale,
    chosen: &'d NewGame,
    engines: &'d Engines,
    width: f32,
    /// Whether the button for the list of engines is beside the opponent.
    links_engines: bool,
    parts: Vec<Handle<UiNode>>,
}

/// Builds the dialog.
pub fn build(kit: &mut UiBuilder, view: &ChessScreen) -> Handle<UiNode> {
    let chess = view.chess;
    let locale = view.locale;
    let frame = DialogFrame::of(view, 640.0);
    let mut page = Page {
        width: frame.width,
        kit,
        locale,
        chosen: chess.new_game,
        engines: &chess.engines.list,
        links_engines: !view.is_sandboxed,
        parts: Vec::new(),
    };
    page.pairing();
    page.clock();
    page.rules();
    let Page { width, parts, .. } = page;
    let middle = kit.column_of_width(8.0, width, parts);
    let start = ChessCommand::NewGame(Box::new(chess.new_game.clone()));
    let buttons = [
        ButtonSpec::cancel(),
        ButtonSpec::icon("start", "icon_play", "start-game", start).primary(),
    ];
    frame.build(kit, &locale.text("new-game"), middle, buttons)
}

/// Builds the choice of the computer opponent in a game with these options, for other dialogs.
pub(super) fn opponent(
    kit: &mut UiBuilder,
    view: &ChessScreen,
    chosen: &NewGame,
    width: f32,
) -> Vec<Handle<UiNode>> {
    let chess = view.chess;
    let mut page = Page {
        kit,
        locale: view.locale,
        chosen,
        engines: &chess.engines.list,
        width,
        links_engines: false,
        parts: Vec::new(),
    };
    page.computer(Chair::Opponent);
    page.parts
}

impl Page<'_, '_, '_, '_> {
    /// Adds the choice of players and computer levels.
    fn pairing(&mut self) {
        let chosen = self.chosen;
        self.heading("new-game-players");
        let choices = Pairing::ALL.map(|pairing| {
            let (name, picture) = match pairing {
                Pairing::People => ("two-people", "icon_person"),
                Pairing::Computer => ("computer", "icon_engine"),
                Pairing::Computers => ("two-computers", "icon_engine"),
            };
            let next = NewGame {
                pairing,
                ..chosen.clone()
            };
            arrange(name, format!("pairing-{name}"), next)
                .picture(picture)
                .chosen_if(pairing == chosen.pairing)
        });
        self.choices(choices.to_vec());
        match chosen.pairing {
            Pairing::People => {}
            Pairing::Computer => {
                let sides = Side::ALL.map(|side| {
                    let (name, picture) = match side {
                        Side::White => ("white", "king_white"),
                        Side::Random => ("random", ""),
                        Side::Black => ("black", "king_black"),
                    };
                    let next = NewGame {
                        side,
                        ..chosen.clone()
                    };
                    arrange(name, format!("side-{name}"), next)
                        .picture(picture)
                        .chosen_if(side == chosen.side)
                });
                self.choices(sides.to_vec());
                self.computer(Chair::Opponent);
            }
            Pairing::Computers => {
                self.computer(Chair::White);
                self.computer(Chair::Black);
            }
        }
    }

    /// Adds buttons that open other dialogs in this number of columns, with pictures where they fit.
    fn links(&mut self, columns: usize, links: impl IntoIterator<Item = ButtonSpec>) {
        let room = self.width / columns as f32;
        let links = links.into_iter().map(|link| {
            let label = self.kit.label_of(&link);
            let wide = self.kit.width_of(&label, sizes::BODY) + 60.0;
            self.kit.button(link.picture_if(wide <= room))
        });
        let links: Vec<_> = links.collect();
        let tiles = self.kit.tiles(columns.min(links.len()), 8.0, links);
        self.parts.push(tiles);
    }

    /// Adds the choice of rules, or the description of an edited position.
    fn rules(&mut self) {
        let chosen = self.chosen;
        self.heading("new-game-rules");
        if chosen.from.is_some() {
            return self.set_up();
        }
        let choices = Rules::ALL.map(|rules| {
            let next = NewGame {
                rules,
                ..chosen.clone()
            };
            arrange(rules.name(), "", next)
                .label(rules_name(self.locale, rules))
                .chosen_if(rules == chosen.rules)
        });
        self.choices(choices.to_vec());
        let note = self.locale.text(&format!("rules-{}-text", chosen.rules));
        let note = self.kit.small_paragraph(&note, self.width);
        self.parts.push(note);
        let columns = if self.width < 400.0 { 1 } else { 2 };
        let links = [editor::open_button(), statistics()].into_iter();
        self.links(columns, links.chain(self.engines_link()));
    }

    /// Adds the description of the edited start position, and the button that resets it.
    fn set_up(&mut self) {
        let rules = rules_name(self.locale, self.chosen.rules);
        let values = [("rules", rules.into())];
        let text = self.locale.format("new-game-set-up", &values);
        let text = self.kit.paragraph(&text, self.width);
        self.parts.push(text);
        let usual = ChessCommand::Edit(EditorCommand::UsualStart);
        let usual = ButtonSpec::new("usual-start", "editor-usual", usual);
        let columns = if self.width < 400.0 { 1 } else { 2 };
        self.links(columns, [usual, editor::open_button()]);
        if let Some(engines) = self.engines_link() {
            self.links(1, [engines]);
        }
    }

    /// Returns the button for the list of engines if it isn't beside an opponent.
    fn engines_link(&self) -> Option<ButtonSpec> {
        let is_free = self.links_engines && self.chosen.pairing == Pairing::People;
        is_free.then(engines)
    }

    /// Adds the choice of the clock: a grid with common time controls, and the parts of a custom one.
    fn clock(&mut self) {
        let chosen = self.chosen;
        self.heading("new-game-clock");
        if let Some(control) = chosen.asked {
            let text = control_text(self.locale, &control);
            let text = self.kit.paragraph(&text, self.width);
            self.parts.push(text);
        }
        let presets = FASTEST_FIRST.into_iter().map(ClockChoice::Preset);
        let all = [ClockChoice::None].into_iter().chain(presets);
        let columns = ((self.width / 84.0) as usize).clamp(3, 7);
        let width = (self.width - 6.0 * (columns - 1) as f32) / columns as f32;
        let tiles: Vec<_> = all
            .chain([ClockChoice::Own])
            .map(|choice| self.clock_tile(choice, width))
            .collect();
        let tiles = self.kit.tiles(columns, 6.0, tiles);
        self.parts.push(tiles);
        if chosen.clock == ClockChoice::Own && chosen.asked.is_none() {
            self.own_clock();
        }
    }

    /// Builds the button of a clock, `width` units wide: the time control above its usual name.
    fn clock_tile(&mut self, choice: ClockChoice, width: f32) -> Handle<UiNode> {
        let next = NewGame {
            clock: choice,
            asked: None,
            ..self.chosen.clone()
        };
        let (name, label, note) = match choice {
            ClockChoice::None => ("clock-none".to_owned(), self.locale.text("clock-none"), ""),
            ClockChoice::Own => ("clock-own".to_owned(), self.locale.text("clock-own"), ""),
            ClockChoice::Preset(index) => {
                let control = next.control(Players::default());
                let speed = control.map_or("", |control| Speed::of(control.white).key());
                let label = PRESETS.get(index).copied().unwrap_or_default();
                (format!("clock-{label}"), label.to_owned(), speed)
            }
        };
        let is_chosen = self.chosen.asked.is_none() && self.chosen.clock == choice;
        let spec = arrange(&name, "", next).chosen_if(is_chosen);
        self.kit.tile(width, spec.label(label), note)
    }

    /// Adds the parts of the player's clock: time, bonus and time odds.
    fn own_clock(&mut self) {
        let (own, locale) = (self.chosen.own, self.locale);
        let handicap = own.handicap.map(|handicap| match handicap {
            Handicap::Opponent if self.chosen.pairing != Pairing::Computer => Handicap::Black,
            handicap => handicap,
        });
        let (first, second) = match handicap {
            None => ("own", ""),
            Some(Handicap::White) => ("black", "white"),
            Some(Handicap::Black) => ("white", "black"),
            Some(Handicap::Opponent) => ("your", "opponent"),
        };
        self.minutes(first, own.minutes, |minutes| OwnClock { minutes, ..own });
        let odds = Some(match self.chosen.pairing {
            Pairing::Computer => Handicap::Opponent,
            Pairing::People | Pairing::Computers => Handicap::Black,
        });
        let next = NewGame {
            own: OwnClock {
                handicap: odds.filter(|_| handicap.is_none()),
                ..own
            },
            ..self.chosen.clone()
        };
        let odds = arrange("handicap", "new-game-handicap", next);
        let odds = self.kit.switch(self.width, odds, "", handicap.is_some());
        self.parts.push(odds);
        if handicap.is_some() {
            self.minutes(second, own.handicap_minutes, |handicap_minutes| OwnClock {
                handicap_minutes,
                ..own
            });
        }
        let kinds = BonusKind::ALL.map(|kind| {
            let key = match kind {
                BonusKind::Increment => "bonus-increment",
                BonusKind::Delay => "bonus-delay",
                BonusKind::Bronstein => "bonus-bronstein",
            };
            let next = NewGame {
                own: OwnClock { kind, ..own },
                ..self.chosen.clone()
            };
            arrange(key, key, next).chosen_if(kind == own.kind)
        });
        let seconds = locale.format("clock-seconds", &[("seconds", own.seconds.into())]);
        let now = nearest(&OwnClock::SECONDS, |other| {
            *other as f64 - own.seconds as f64
        });
        let chosen = self.chosen;
        let stops = OwnClock::SECONDS.into_iter().map(|seconds| NewGame {
            own: OwnClock { seconds, ..own },
            ..chosen.clone()
        });
        let label = locale.text("new-game-own-seconds");
        self.slider("own-seconds", (&label, &seconds), (now, stops));
        self.choices(kinds.to_vec());
    }

    /// Adds the slider of a time. `with` returns the clock with another number of minutes.
    fn minutes(&mut self, name: &str, now: f64, with: impl Fn(f64) -> OwnClock) {
        let (locale, chosen) = (self.locale, self.chosen);
        let value = if now < 1.0 {
            let seconds = (now * 60.0).round();
            locale.format("clock-seconds", &[("seconds", seconds.into())])
        } else {
            let minutes = Notation::of(locale).number(&now.to_string());
            locale.format("clock-minutes", &[("minutes", minutes.into())])
        };
        let label = locale.text(&format!("new-game-{name}-minutes"));
        let index = nearest(&OwnClock::MINUTES, |minutes| minutes - now);
        let stops = OwnClock::MINUTES.into_iter().map(|minutes| NewGame {
            own: with(minutes),
            ..chosen.clone()
        });
        self.slider(&format!("{name}-minutes"), (&label, &value), (index, stops));
    }

    fn heading(&mut self, key: &str) {
        let text = self.locale.text(key);
        let heading = self.kit.text(&text, sizes::BODY, colors::BRASS);
        self.parts.push(heading);
    }

    /// Adds a row of buttons, one of which is selected.
    fn choices(&mut self, choices: Vec<ButtonSpec>) {
        let count = choices.len() as f32;
        let room = (self.width - 8.0 * (count - 1.0)) / count - 16.0;
        let widths = choices
            .iter()
            .map(|choice| self.kit.width_of(&self.kit.label_of(choice), sizes::BODY));
        let widest = widths.fold(0.0, f32::max);
        // In a narrow dialog the pictures are left out first, and then the buttons are stacked.
        let pictures = widest + 28.0 <= room;
        let columns = if widest <= room { choices.len() } else { 1 };
        let choices = choices
            .into_iter()
            .map(|choice| choice.picture_if(pictures));
        let tiles = self.kit.button_tiles(columns, 8.0, choices);
        self.parts.push(tiles);
    }

    /// Adds the choice of a computer player: the built-in engine with its level, or an external
    /// engine that supports these rules.
    fn computer(&mut self, chair: Chair) {
        let (chosen, engines) = (self.chosen, self.engines);
        let name = match chair {
            Chair::Opponent => "",
            Chair::White => "-white",
            Chair::Black => "-black",
        };
        let own = chosen.own_computer(chair);
        let now = chosen.playing(chair, engines);
        let next = |computer: Computer| {
            let mut next = chosen.clone();
            next.choose(chair, computer);
            next
        };
        let others = engines.knowing(chosen.rules);
        let others = others.map(|engine| Computer::Other(engine.id));
        let all: Vec<Computer> = std::iter::once(own).chain(others).collect();
        let alone = all.len() == 1;
        if !alone {
            let value = match now {
                Computer::Own(_) => self.locale.text("engines-own"),
                Computer::Other(_) => computer_name(self.locale, engines, now),
            };
            let label = self.locale.text(&format!("new-game-level{name}"));
            self.stepper(&format!("plays{name}"), &label, &value, |by| {
                next(stepped(&all, now, by))
            });
        }
        let Computer::Own(strength) = now else {
            let text = self.locale.text("new-game-strength-other");
            return self.about(chair, &text);
        };
        let label = match alone {
            true => self.locale.text(&format!("new-game-level{name}")),
            false => self.locale.text("new-game-strength"),
        };
        let all: Vec<Strength> = Strength::all().collect();
        let stops = all.iter().map(|strength| next((*strength).into()));
        let (value, text) = strength_text(self.locale, strength);
        let index = nearest(&all, |other| (other.rating() - strength.rating()).into());
        self.slider(&format!("level{name}"), (&label, &value), (index, stops));
        self.about(chair, &text);
    }

    /// Adds a line about a computer player, with the button for the list of engines beside the last
    /// player.
    fn about(&mut self, chair: Chair, text: &str) {
        let button = (self.links_engines && chair != Chair::White).then(|| {
            let button = self.kit.button(engines().picture_if(false));
            self.kit.margin(button, [8.0, 0.0, 0.0, 0.0]);
            button
        });
        let taken = button.map_or(0.0, |button| self.kit.size_of(button).x + 8.0);
        let room = self.width - taken;
        let text = self
            .kit
            .fitted(text, sizes::SMALL, colors::CREAM_SOFT, room);
        let text = self
            .kit
            .aligned(text, HorizontalAlignment::Left, VerticalAlignment::Center);
        let line = [text].into_iter().chain(button).collect();
        let line = self.kit.spread(0, Row::auto(), line);
        self.parts.push(line);
    }

    /// Adds a slider. `stops` are the index of the current options, and all that it leads to.
    fn slider(
        &mut self,
        name: &str,
        words: (&str, &str),
        (now, stops): (usize, impl Iterator<Item = NewGame>),
    ) {
        let stops = stops.map(arrangement).collect();
        let slider = self
            .kit
            .labelled_slider(name, self.width, words, (now, stops));
        self.parts.push(slider);
    }

    /// Adds a row with a value and a button to either side.
    fn stepper(&mut self, name: &str, label: &str, value: &str, next: impl Fn(i8) -> NewGame) {
        let steps = [-1, 1].map(|by| arrangement(next(by)));
        let row = self.kit.stepper(name, (label, value), self.width, steps);
        self.parts.push(row);
    }
}

/// Returns the action that changes the options of the dialog to these.
fn arrangement(next: NewGame) -> Action {
    Action::run(ChessCommand::Arrange(Box::new(next)))
}

/// Returns the button that changes the options of the dialog to these.
fn arrange(name: &str, key: impl Into<String>, next: NewGame) -> ButtonSpec {
    ButtonSpec::new(name, key, ChessCommand::Arrange(Box::new(next)))
}

/// Returns the button for the player's statistics.
fn statistics() -> ButtonSpec {
    let show = Action::open(ChessDialog::Statistics);
    ButtonSpec::icon("statistics", "icon_statistics", "statistics", show)
}

/// Returns the button for the list of engines. Handhelds can't run other programs.
fn engines() -> ButtonSpec {
    let show = ChessCommand::Engines(EngineCommand::Show);
    ButtonSpec::icon("engines", "icon_engine", "other-engines", show)
}

/// Returns the index of the value with the least distance.
fn nearest<T>(all: &[T], distance: impl Fn(&T) -> f64) -> usize {
    let distances = all.iter().map(|value| distance(value).abs());
    let least = distances.enumerate().min_by(|a, b| a.1.total_cmp(&b.1));
    least.map_or(0, |(index, _)| index)
}

/// Returns the value `by` steps after `now` in `all`, wrapping around. A value that is not in `all`
/// counts as the first.
fn stepped<T: Copy + PartialEq>(all: &[T], now: T, by: i8) -> T {
    let count = all.len().max(1) as i32;
    let index = all.iter().position(|value| *value == now).unwrap_or(0) as i32;
    all[(index + i32::from(by)).rem_euclid(count) as usize]
}

/// Returns the opponent and the clock of a game with these options.
pub(super) fn usual_text(locale: &Locale, usual: &NewGame, list: &Engines) -> String {
    let players = match usual.pairing {
        Pairing::People => locale.text("pairing-two-people"),
        Pairing::Computer => computer_name(locale, list, usual.playing(Chair::Opponent, list)),
        Pairing::Computers => locale.text("pairing-two-computers"),
    };
    let players_now = usual.players(list, 0);
    let control = usual.control(players_now).map_or_else(
        || locale.text("clock-none"),
        |control| control_text(locale, &control),
    );
    format!("{players} · {control}")
}

/// Returns the localized description of a time control.
pub fn control_text(locale: &Locale, control: &TimeControl) -> String {
    // The command line accepts fractions of a minute.
    let number = |number: f64| {
        let hundredths = (number * 100.0).round() / 100.0;
        Notation::of(locale).number(&hundredths.to_string())
    };
    let words = |allowance: Allowance| {
        let key = match allowance.bonus {
            Bonus::None => "control-none",
            Bonus::Increment(_) => "control-increment",
            Bonus::Delay(_) => "control-delay",
            Bonus::Bronstein(_) => "control-bronstein",
        };
        let values = [
            (
                "minutes",
                number(allowance.base.as_secs_f64() / 60.0).into(),
            ),
            (
                "seconds",
                number(allowance.bonus.time().as_secs_f64()).into(),
            ),
        ];
        locale.format(key, &values)
    };
    if control.white == control.black {
        words(control.white)
    } else {
        format!("{} / {}", words(control.white), words(control.black))
    }
}
