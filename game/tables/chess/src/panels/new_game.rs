//! New-game dialog: players, rules and clock.

use super::{
    editor,
    notation::Notation,
    words::{computer_name, rules_name, strength_text},
};
use crate::{
    model::{
        engines::Engines,
        new_game::{BonusKind, Chair, ClockChoice, NewGame, OwnClock, PRESETS, Pairing, Side},
        players::Computer,
    },
    panels::{ChessCommand, ChessScreen, EditorCommand, EngineCommand},
};
use fyrox::{
    core::pool::Handle,
    gui::{HorizontalAlignment, UiNode},
};
use parlour_engine::chess::Strength;
use parlour_rules::chess::{Allowance, Bonus, Color, Rules, TimeControl};
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
    parts: Vec<Handle<UiNode>>,
}

/// Builds the dialog.
pub fn build(kit: &mut UiBuilder, view: &ChessScreen) -> Handle<UiNode> {
    let chess = view.chess;
    let locale = view.locale;
    let frame = DialogFrame::of(view, 480.0);
    let mut page = Page {
        width: frame.width,
        kit,
        locale,
        chosen: chess.new_game,
        engines: &chess.engines.list,
        parts: Vec::new(),
    };
    page.pairing();
    page.clock();
    page.rules(view);
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
    fn rules(&mut self, view: &ChessScreen) {
        let chosen = self.chosen;
        self.heading("new-game-rules");
        if chosen.from.is_some() {
            return self.set_up(view);
        }
        let choices = Rules::ALL.map(|rules| {
            let next = NewGame {
                rules,
                ..chosen.clone()
            };
            arrange(rules.name(), "", next)
                .label(rules_name(view.locale, rules))
                .chosen_if(rules == chosen.rules)
        });
        self.choices(choices.to_vec());
        let note = self.locale.text(&format!("rules-{}-text", chosen.rules));
        let note = self.kit.small_paragraph(&note, self.width);
        self.parts.push(note);
        let columns = if self.width < 400.0 { 1 } else { 2 };
        let links = [editor::open_button()].into_iter().chain(engines(view));
        self.links(columns, links);
    }

    /// Adds the description of the edited start position, and the button that resets it.
    fn set_up(&mut self, view: &ChessScreen) {
        let rules = rules_name(view.locale, self.chosen.rules);
        let values = [("rules", rules.into())];
        let text = self.locale.format("new-game-set-up", &values);
        let text = self.kit.paragraph(&text, self.width);
        self.parts.push(text);
        let usual = ChessCommand::Edit(EditorCommand::UsualStart);
        let usual = ButtonSpec::new("usual-start", "editor-usual", usual);
        let columns = if self.width < 400.0 { 1 } else { 2 };
        self.links(columns, [usual, editor::open_button()]);
        if let Some(engines) = engines(view) {
            self.links(1, [engines]);
        }
    }

    /// Adds the choice of the clock.
    fn clock(&mut self) {
        let chosen = self.chosen;
        let gap = self.kit.space(2.0);
        self.parts.push(gap);
        let all: Vec<ClockChoice> = [ClockChoice::None]
            .into_iter()
            .chain((0..PRESETS.len()).map(ClockChoice::Preset))
            .chain([ClockChoice::Own])
            .collect();
        let value = match (chosen.asked, chosen.clock) {
            (None, ClockChoice::None) => self.locale.text("clock-none"),
            (None, ClockChoice::Own) => self.locale.text("clock-own"),
            _ => chosen
                .control()
                .map_or_else(String::new, |control| control_text(self.locale, &control)),
        };
        self.stepper("clock", &self.locale.text("new-game-clock"), &value, |by| {
            NewGame {
                clock: stepped(&all, chosen.clock, by),
                asked: None,
                ..chosen.clone()
            }
        });
        if chosen.clock == ClockChoice::Own && chosen.asked.is_none() {
            self.own_clock();
        }
    }

    /// Adds the parts of the player's clock: time, bonus and handicap.
    fn own_clock(&mut self) {
        let (own, locale) = (self.chosen.own, self.locale);
        let minutes = |minutes: f64| {
            if minutes < 1.0 {
                let seconds = (minutes * 60.0).round();
                return locale.format("clock-seconds", &[("seconds", seconds.into())]);
            }
            let minutes = Notation::of(locale).number(&minutes.to_string());
            locale.format("clock-minutes", &[("minutes", minutes.into())])
        };
        self.own_step("own-minutes", &minutes(own.minutes), |by| OwnClock {
            minutes: moved(&OwnClock::MINUTES, own.minutes, by),
            ..own
        });
        let kind = match own.kind {
            BonusKind::Increment => "bonus-increment",
            BonusKind::Delay => "bonus-delay",
            BonusKind::Bronstein => "bonus-bronstein",
        };
        self.own_step("own-kind", &locale.text(kind), |by| OwnClock {
            kind: stepped(&BonusKind::ALL, own.kind, by),
            ..own
        });
        let seconds = locale.format("clock-seconds", &[("seconds", own.seconds.into())]);
        self.own_step("own-seconds", &seconds, |by| OwnClock {
            seconds: moved(&OwnClock::SECONDS, own.seconds, by),
            ..own
        });
        let handicap = match own.handicap {
            None => "handicap-none",
            Some(Color::White) => "handicap-white",
            Some(Color::Black) => "handicap-black",
        };
        let all = [None, Some(Color::White), Some(Color::Black)];
        self.own_step("handicap", &locale.text(handicap), |by| OwnClock {
            handicap: stepped(&all, own.handicap, by),
            ..own
        });
        if let Some(color) = own.handicap {
            let name = match color {
                Color::White => "white-minutes",
                Color::Black => "black-minutes",
            };
            let value = minutes(own.handicap_minutes);
            self.own_step(name, &value, |by| OwnClock {
                handicap_minutes: moved(&OwnClock::MINUTES, own.handicap_minutes, by),
                ..own
            });
        }
    }

    /// Adds a step of the player's clock. `next` returns the clock one step up or down.
    fn own_step(&mut self, name: &str, value: &str, next: impl Fn(i8) -> OwnClock) {
        let chosen = self.chosen;
        let label = self.locale.text(&format!("new-game-{name}"));
        self.stepper(name, &label, value, |by| NewGame {
            own: next(by),
            ..chosen.clone()
        });
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
            // Takes the place of the level, so that the rows below don't move.
            let text = self.locale.text("new-game-strength-other");
            let text = self.kit.small_paragraph(&text, self.width);
            let line = self.parts.last().map(|line| self.kit.height_of(*line));
            let text = self.kit.boxed(text, Some(self.width), line.unwrap_or(40.0));
            self.parts.push(text);
            return;
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
        let text = self
            .kit
            .fitted(&text, sizes::SMALL, colors::CREAM_SOFT, self.width);
        self.kit.ctx[text].set_horizontal_alignment(HorizontalAlignment::Left);
        self.parts.push(text);
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

/// Returns the button for the list of engines. Handhelds can't run other programs.
fn engines(view: &ChessScreen) -> Option<ButtonSpec> {
    let show = ChessCommand::Engines(EngineCommand::Show);
    let engines = ButtonSpec::icon("engines", "icon_engine", "other-engines", show);
    Some(engines).filter(|_| !view.is_handheld)
}

/// Returns the index of the value with the least distance.
fn nearest<T>(all: &[T], distance: impl Fn(&T) -> f64) -> usize {
    let distances = all.iter().map(|value| distance(value).abs());
    let least = distances.enumerate().min_by(|a, b| a.1.total_cmp(&b.1));
    least.map_or(0, |(index, _)| index)
}

/// Returns the value `by` steps after `now` in `all`, stopping at the ends.
pub(super) fn moved<T: Copy + PartialEq>(all: &[T], now: T, by: i8) -> T {
    let index = all.iter().position(|value| *value == now).unwrap_or(0);
    let next = index
        .saturating_add_signed(by.into())
        .min(all.len().saturating_sub(1));
    all.get(next).copied().unwrap_or(now)
}

/// Returns the value `by` steps after `now` in `all`, wrapping around. A value that is not in `all`
/// counts as the first.
fn stepped<T: Copy + PartialEq>(all: &[T], now: T, by: i8) -> T {
    let count = all.len().max(1) as i32;
    let index = all.iter().position(|value| *value == now).unwrap_or(0) as i32;
    all[(index + i32::from(by)).rem_euclid(count) as usize]
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
