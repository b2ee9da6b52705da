//! Shows the Duel's panels one after the other, without a table. For looking at; not kept.
#![allow(missing_docs)]
use fyrox::{
    core::{algebra::Vector2, log::Log, pool::Handle, reflect::prelude::*, visitor::prelude::*},
    dpi::PhysicalSize,
    engine::{GraphicsContextParams, executor::Executor},
    event_loop::EventLoop,
    gui::UserInterface,
    plugin::{Plugin, PluginContext, error::GameResult},
    resource::texture::TextureResource,
    window::WindowAttributes,
};
use parlour::{
    duel::face::{Face, FacePictures, Kind},
    locale::{LANGUAGES, Locale},
    options::Table,
    saves::{DeckTally, DuelBooks},
    settings::Settings,
    ui::{
        Arrangement, Builder, Building, Control, DeckChoice, Deed, Dialog, Done, DuelDialog,
        DuelView, Gui, Screen, Typing, View, duel::words, kit::Pictures,
    },
};
use parlour_engine::duel::Level;
use parlour_rules::{
    Random,
    duel::{
        CardId, CardKind, CardSet, DeckList, DefinitionId, Duel, HandPlaces, Intent, Outcome,
        Phase, Player, Reason,
    },
};
use std::{collections::HashMap, fmt, fs, io::BufRead, sync::Arc};

#[derive(Visit, Reflect)]
#[reflect(non_cloneable)]
struct Show {
    #[visit(skip)]
    #[reflect(hidden)]
    s: Box<State>,
}
impl fmt::Debug for Show {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Show")
    }
}
#[derive(Default)]
struct State {
    ui: Handle<UserInterface>,
    gui: Gui,
    pictures: Pictures,
    set: Option<Arc<CardSet>>,
    faces: HashMap<DefinitionId, TextureResource>,
    screens: Vec<String>,
    at: usize,
    frame: usize,
    locale: usize,
    scale: f32,
    window: Vector2<f32>,
}
impl Default for Show {
    fn default() -> Self {
        Self { s: Box::default() }
    }
}

fn locale(index: usize) -> Locale {
    let first = fs::read_to_string(LANGUAGES[0].file).unwrap();
    let own = fs::read_to_string(LANGUAGES[index].file).unwrap();
    Locale::new(LANGUAGES[index], &own, &first).unwrap()
}

fn face_of(locale: &Locale, set: &CardSet, id: DefinitionId, bold: &[String]) -> Face {
    let card = set.get(id);
    let kind = match card.kind {
        CardKind::Hero => Kind::Hero,
        CardKind::Spell => Kind::Spell,
        CardKind::Minion if card.token => Kind::Token,
        CardKind::Minion => Kind::Minion,
    };
    let fights = card.kind != CardKind::Spell;
    Face {
        kind,
        picture: card.id.clone(),
        name: words::name(locale, card),
        text: words::full_text(locale, card, set),
        line: match (card.race, card.kind) {
            (Some(race), _) => locale.text(race.key()),
            (None, CardKind::Spell) => locale.text(card.kind.key()),
            (None, _) => String::new(),
        },
        keywords: bold.to_vec(),
        icons: card
            .keywords
            .iter()
            .map(|k| {
                k.key()
                    .trim_start_matches("duel-keyword-")
                    .replace('-', "_")
            })
            .collect(),
        cost: (kind != Kind::Hero).then_some(i32::from(card.cost)),
        attack: (fights && kind != Kind::Hero).then_some(i32::from(card.attack)),
        health: fights.then_some(i32::from(card.health)),
    }
}

impl Plugin for Show {
    fn init(&mut self, _: Option<&str>, mut ctx: PluginContext) -> GameResult {
        let s = &mut *self.s;
        let locale = locale(s.locale);
        for entry in fs::read_dir("data/textures/ui").unwrap() {
            let path = entry.unwrap().path();
            if path.extension().is_some_and(|it| it == "png") {
                let name = path.file_stem().unwrap().to_string_lossy().into_owned();
                s.pictures.add(&name, &fs::read(&path).unwrap());
            }
        }
        let text = fs::read_to_string("data/duel/cards.ron").unwrap();
        let set = CardSet::read("cards", &text).unwrap();
        let mut pictures = FacePictures::load(ctx.resource_manager, 384).unwrap();
        let bold = words::bold_words(&locale);
        for (id, _) in set.iter() {
            let face = face_of(&locale, &set, id, &bold);
            if let Some(texture) = pictures.front(&face) {
                s.faces.insert(id, texture);
            }
        }
        s.set = Some(Arc::new(set));
        s.ui = ctx.user_interfaces.add(UserInterface::new(s.window));
        Ok(())
    }

    fn update(&mut self, ctx: &mut PluginContext) -> GameResult {
        let s = &mut *self.s;
        if let fyrox::engine::GraphicsContext::Initialized(g) = ctx.graphics_context {
            let size = g.window.inner_size();
            s.window = Vector2::new(size.width as f32, size.height as f32);
        }
        if s.frame == 0 {
            let name = s.screens[s.at].clone();
            let ui = ctx.user_interfaces.try_get_mut(s.ui).unwrap();
            show(
                &mut s.gui,
                ui,
                &name,
                s.window,
                s.locale,
                s.scale,
                &s.pictures,
                s.set.as_ref().unwrap(),
                &s.faces,
            );
        }
        s.frame += 1;
        if s.frame == 6 {
            println!("READY {}", s.screens[s.at]);
            let mut line = String::new();
            std::io::stdin().lock().read_line(&mut line).unwrap();
            s.at += 1;
            s.frame = 0;
            if s.at == s.screens.len() {
                ctx.loop_controller.exit();
                s.at = 0;
            }
        }
        Ok(())
    }
}

#[allow(clippy::too_many_arguments)]
fn show(
    gui: &mut Gui,
    ui: &mut UserInterface,
    name: &str,
    window: Vector2<f32>,
    language: usize,
    ui_scale: f32,
    pictures: &Pictures,
    set: &Arc<CardSet>,
    faces: &HashMap<DefinitionId, TextureResource>,
) {
    let locale = locale(language);
    let mut decks: Vec<_> = ["observatory", "foxes", "garden"]
        .into_iter()
        .map(|name| {
            let file = format!("data/duel/decks/{name}.ron");
            let deck = DeckList::read(&file, &fs::read_to_string(&file).unwrap(), set).unwrap();
            DeckChoice {
                name: words::deck_name(&locale, &deck.id),
                deck,
                own: false,
            }
        })
        .collect();
    let mut own = decks[1].deck.clone();
    own.id = "Foxes with a drum".to_owned();
    let mut unfinished = own.clone();
    unfinished.id = "Half a garden".to_owned();
    unfinished.hero = "tortoise".to_owned();
    unfinished.cards.truncate(9);
    if name.contains("own") {
        for deck in [own.clone(), unfinished.clone()] {
            decks.push(DeckChoice {
                name: deck.id.clone(),
                deck,
                own: true,
            });
        }
    }
    let parts: Vec<&str> = name.split('-').collect();
    let has = |word: &str| parts.contains(&word);
    let turns = if has("mulligan") { 0 } else { 17 };
    let mut duel = Duel::new(set, [&decks[1].deck, &decks[2].deck], 6).unwrap();
    if turns > 0 {
        for player in Player::ALL {
            duel.act(player, Intent::Mulligan(HandPlaces::NONE))
                .unwrap();
        }
        let mut random = Random::new(5);
        let mut intents = Vec::new();
        while duel.phase() == Phase::Playing && duel.turn() < turns {
            let player = duel.current();
            duel.legal_intents(player, &mut intents);
            let pick = random.below(intents.len() as u64) as usize;
            duel.act(player, intents[pick]).unwrap();
        }
    }
    let id = |name: &str| set.find(name).unwrap();
    let done = |player, card: &str, deed, target: Option<&str>| Done {
        player,
        card: id(card),
        deed,
        target: target.map(id),
    };
    let history = vec![
        done(Player::One, "wasp", Deed::Played, None),
        done(Player::Two, "ladybird", Deed::Played, None),
        done(Player::Two, "oakling", Deed::Played, None),
        done(Player::One, "burning_cone", Deed::Played, Some("oakling")),
        done(Player::Two, "oakling", Deed::Died, None),
        done(Player::One, "wasp", Deed::Attacked, Some("ladybird")),
        done(Player::One, "wasp", Deed::Died, None),
        done(Player::Two, "stone_wall", Deed::Played, None),
        done(Player::Two, "adder", Deed::Burned, None),
    ];
    let mut books = DuelBooks::default();
    for (deck, won, people) in [
        ("foxes", 34, [2, 1, 0]),
        ("garden", 7, [0, 0, 0]),
        ("Foxes with a drum", 17, [3, 4, 1]),
    ] {
        books.decks.push(DeckTally {
            deck: deck.to_owned(),
            won,
            lost: 21,
            drawn: 1,
            among_people: people,
        });
    }
    let mut builder = Builder {
        deck: own.clone(),
        replaces: Some(own.id.clone()),
        ..Builder::default()
    };
    if has("half") {
        builder.deck = unfinished.clone();
        builder.changed = true;
        builder.typing = Typing::Name;
    }
    if has("search") {
        builder.search = "bird".into();
        builder.typing = Typing::Search;
    }
    if has("cost") {
        builder.cost = Some(3);
    }
    if has("delete") {
        builder.asked = Some(Building::Delete);
    }
    if has("page2") {
        builder.page = 2;
    }
    let dialog = match parts[0] {
        "setup" => Some(DuelDialog::Setup),
        "mulligan" => Some(DuelDialog::Mulligan),
        "curtain" => Some(DuelDialog::Curtain(Player::Two)),
        "won" => Some(DuelDialog::Result(Outcome {
            winner: Some(Player::One),
            reason: Reason::Defeat,
        })),
        "lost" => Some(DuelDialog::Result(Outcome {
            winner: Some(Player::Two),
            reason: Reason::Concession,
        })),
        "drawn" => Some(DuelDialog::Result(Outcome {
            winner: None,
            reason: Reason::Defeat,
        })),
        "concede" => Some(DuelDialog::Concede),
        "builder" => Some(DuelDialog::Builder),
        "statistics" => Some(DuelDialog::Statistics),
        "rules" => Some(DuelDialog::Rules),
        "help" => Some(DuelDialog::Help),
        _ => None,
    };
    let dialogs: Vec<_> = dialog.into_iter().map(Dialog::Duel).collect();
    let preview = match parts[0] {
        "preview" => Some((id(parts[1].replace('_', "_").as_str()), None)),
        "hurt" => {
            let pick = |p| {
                duel.player(p)
                    .battlefield()
                    .iter()
                    .copied()
                    .collect::<Vec<CardId>>()
            };
            pick(Player::Two)
                .into_iter()
                .chain(pick(Player::One))
                .last()
                .map(|c| (duel.card(c).unwrap().definition(), Some(c)))
        }
        _ => None,
    };
    let guide = (parts[0] == "guide").then(|| parts[1].parse().unwrap());
    let settings = Settings {
        ui_scale,
        ..Default::default()
    };
    let opponent = Control::Computer(Level::default());
    let seat = if has("second") {
        duel.first().opponent()
    } else {
        duel.current()
    };
    let exchanged = [1];
    let view = View {
        window,
        locale: &locale,
        settings: &settings,
        pictures,
        screen: Screen::Table,
        dialogs: &dialogs,
        table: Table::Duel,
        game: None,
        prospector: None,
        duel: Some(DuelView {
            set,
            faces,
            duel: Some(&duel),
            seat,
            controls: [Control::Local, opponent],
            may_act: true,
            thinking: has("thinking"),
            history: &history,
            preview,
            decks: &decks,
            arrangement: Arrangement {
                decks: [0, 2],
                opponent,
            },
            exchanged: &exchanged,
            builder: &builder,
            books: &books,
            guide,
            pace: (1, 4),
        }),
        toast: None,
        panel_open: has("open"),
        resume: None,
        lesson: None,
        demonstration: false,
        can_wake: false,
    };
    gui.rebuild(ui, &view);
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let (w, h) = args[1].split_once('x').unwrap();
    let (w, h): (u32, u32) = (w.parse().unwrap(), h.parse().unwrap());
    Log::enable_writing_to_stdout(false);
    let mut show = Show::default();
    show.s.locale = args[2].parse().unwrap();
    show.s.scale = args[3].parse().unwrap();
    show.s.screens = args[4..].to_vec();
    show.s.window = Vector2::new(w as f32, h as f32);
    let mut executor = Executor::from_params(
        Some(EventLoop::new().unwrap()),
        GraphicsContextParams {
            window_attributes: WindowAttributes::default()
                .with_title("Panels")
                .with_decorations(false)
                .with_inner_size(PhysicalSize::new(w, h)),
            vsync: false,
            msaa_sample_count: None,
            graphics_server_constructor: Default::default(),
            named_objects: false,
        },
    );
    executor.set_throttle_frame_interval(0);
    executor.add_plugin(show);
    executor.run();
}
