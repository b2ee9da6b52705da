//! Setting up a position on the board: what is held, and what a click on a square does.

use parlour_rules::chess::{
    CastleSide, Color, Game, Piece, PieceKind, Position, Rules, Setup, Square,
};

/// What the hand holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Tool {
    /// Nothing: it takes pieces that stand on the board and puts them elsewhere.
    #[default]
    Hand,
    /// This piece, as often as it is wanted.
    Piece(Piece),
    /// It clears squares.
    Eraser,
}

/// What can be changed besides what stands where.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Change {
    /// Hold this.
    Hold(Tool),
    /// This player is on move.
    Turn(Color),
    /// A right to castle is given or taken.
    Castling(Color, CastleSide),
    /// The next or previous square that a pawn may just have passed, or none.
    EnPassant(i8),
    /// The next or previous rules.
    Rules(i8),
    /// Nothing stands on the board.
    Clear,
    /// What a game begins with.
    Start,
}

/// A position that is being set up at the table.
#[derive(Debug, Clone, PartialEq)]
pub struct Editor {
    setup: Setup,
    tool: Tool,
    /// The square whose piece the hand has taken hold of.
    taken: Option<Square>,
}

impl Editor {
    /// Begins with what stands on the table.
    pub fn of(game: &Game) -> Self {
        Self::of_position(game.position())
    }

    /// Begins with a position.
    pub fn of_position(position: &Position) -> Self {
        Self::of_setup(Setup::from(position))
    }

    /// Begins with what was set up before.
    pub fn of_setup(setup: Setup) -> Self {
        Self {
            setup,
            tool: Tool::Hand,
            taken: None,
        }
    }

    /// What is set up.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// What the hand holds.
    pub fn tool(&self) -> Tool {
        self.tool
    }

    /// The square whose piece the hand has taken hold of.
    pub fn taken(&self) -> Option<Square> {
        self.taken
    }

    /// Takes another position instead.
    pub fn read(&mut self, setup: Setup) {
        self.setup = setup;
        self.taken = None;
    }

    /// Changes something.
    pub fn change(&mut self, change: Change) {
        self.taken = None;
        let setup = &mut self.setup;
        match change {
            // Held once more it is put back.
            Change::Hold(tool) => self.tool = tool,
            Change::Turn(turn) => setup.set_turn(turn),
            Change::Castling(color, side) => {
                let may = setup.may_castle(color, side);
                setup.set_castling(color, side, !may);
            }
            Change::EnPassant(by) => {
                let passable = setup.passable().into_iter().map(Some);
                let all: Vec<Option<Square>> = [None].into_iter().chain(passable).collect();
                let now = all.iter().position(|square| *square == setup.en_passant());
                setup.set_en_passant(all[step(now, by, all.len())]);
            }
            Change::Rules(by) => {
                let now = Rules::ALL.iter().position(|rules| *rules == setup.rules());
                setup.set_rules(Rules::ALL[step(now, by, Rules::ALL.len())]);
            }
            Change::Clear => *setup = Setup::empty(setup.rules()),
            Change::Start => *setup = Setup::from(&Position::start(setup.rules())),
        }
    }

    /// Takes hold of the piece on a square, if one stands there.
    pub fn take(&mut self, square: Square) -> bool {
        self.taken = Some(square).filter(|square| self.setup.piece_at(*square).is_some());
        self.taken.is_some()
    }

    /// Puts what was taken on a square, or beside the board.
    pub fn drop_on(&mut self, square: Option<Square>) {
        let Some(from) = self.taken.take() else {
            return;
        };
        if square == Some(from) {
            return;
        }
        let piece = self.setup.piece_at(from);
        self.setup.put(from, None);
        if let Some(square) = square {
            self.setup.put(square, piece);
        }
    }

    /// What a click on a square does with what is held.
    pub fn click(&mut self, square: Square) {
        match self.tool {
            Tool::Hand => match self.taken {
                Some(_) => self.drop_on(Some(square)),
                None => {
                    self.take(square);
                }
            },
            // The same piece once more takes it away.
            Tool::Piece(piece) if self.setup.piece_at(square) == Some(piece) => {
                self.setup.put(square, None);
            }
            Tool::Piece(piece) => self.setup.put(square, Some(piece)),
            Tool::Eraser => self.setup.put(square, None),
        }
    }

    /// Puts a piece on a square by its letter, or takes away what stands there.
    pub fn write(&mut self, square: Square, kind: Option<PieceKind>, color: Color) {
        self.taken = None;
        self.setup.put(square, kind.map(|kind| kind.of(color)));
    }
}

fn step(now: Option<usize>, by: i8, count: usize) -> usize {
    let next = now.unwrap_or(0) as isize + isize::from(by);
    next.rem_euclid(count.max(1) as isize) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    const QUEEN: Piece = Piece {
        color: Color::Black,
        kind: PieceKind::Queen,
    };

    fn editor() -> Editor {
        Editor::of(&Game::new(Rules::Standard))
    }

    #[test]
    fn the_hand_moves_pieces_over_others_and_off_the_board() {
        let mut editor = editor();
        editor.click(Square::E2);
        assert_eq!(editor.taken(), Some(Square::E2));
        editor.click(Square::E7);
        let pawn = PieceKind::Pawn.of(Color::White);
        assert_eq!(editor.setup().piece_at(Square::E7), Some(pawn));
        assert_eq!(editor.setup().piece_at(Square::E2), None);
        assert!(editor.take(Square::E7));
        editor.drop_on(None);
        assert_eq!(editor.setup().piece_at(Square::E7), None);
        assert!(!editor.take(Square::E4), "nothing stands there");
        editor.click(Square::D2);
        editor.click(Square::D2);
        assert_eq!(editor.taken(), None);
        assert_eq!(editor.setup().piece_at(Square::D2), Some(pawn));
    }

    #[test]
    fn a_piece_is_put_as_often_as_it_is_wanted_and_taken_away_again() {
        let mut editor = editor();
        editor.change(Change::Hold(Tool::Piece(QUEEN)));
        for square in [Square::E4, Square::E1] {
            editor.click(square);
            assert_eq!(editor.setup().piece_at(square), Some(QUEEN));
        }
        editor.click(Square::E4);
        assert_eq!(editor.setup().piece_at(Square::E4), None);
        editor.change(Change::Hold(Tool::Eraser));
        editor.click(Square::E1);
        assert_eq!(editor.setup().piece_at(Square::E1), None);
        // What is held stays held, whoever asks for it again.
        editor.change(Change::Hold(Tool::Eraser));
        assert_eq!(editor.tool(), Tool::Eraser);
    }

    #[test]
    fn everything_else_can_be_changed_too() {
        let mut editor = editor();
        editor.change(Change::Turn(Color::Black));
        editor.change(Change::Castling(Color::White, CastleSide::King));
        assert!(editor.setup().fen().ends_with(" b Qkq - 0 1"));
        editor.change(Change::EnPassant(1));
        assert_eq!(editor.setup().en_passant(), None, "no pawn has passed");
        editor.change(Change::Clear);
        assert_eq!(editor.setup().pieces().count(), 0);
        editor.change(Change::Rules(1));
        editor.change(Change::Start);
        assert_ne!(editor.setup().rules(), Rules::Standard);
        assert!(editor.setup().position().is_ok());
        editor.write(Square::E4, Some(PieceKind::Queen), Color::Black);
        assert_eq!(editor.setup().piece_at(Square::E4), Some(QUEEN));
        editor.write(Square::E4, None, Color::White);
        assert_eq!(editor.setup().piece_at(Square::E4), None);
    }

    #[test]
    fn a_passing_pawn_is_chosen_among_those_that_can_be() {
        let fen = "4k3/8/8/pPp5/8/8/8/4K3 w - - 0 1";
        let position = Position::from_fen(fen, Rules::Standard).unwrap();
        let mut editor = Editor::of_position(&position);
        let mut seen = Vec::new();
        for _ in 0..3 {
            editor.change(Change::EnPassant(1));
            seen.push(editor.setup().en_passant().map(|square| square.to_string()));
        }
        assert_eq!(seen, [Some("a6".into()), Some("c6".into()), None]);
    }
}
