//! Editor for custom positions: the selected tool, and the effect of a click on a square.
//!
//! It edits a [`Setup`], which can hold illegal positions. Only the game that starts from it checks
//! it.

use parlour_rules::chess::{
    CastleSide, Color, Game, Piece, PieceKind, Position, Rules, Setup, Square,
};

/// Tool that decides the effect of a click on a square.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Tool {
    /// Picks up a piece with one click and puts it down with the next.
    #[default]
    Hand,
    /// Places a copy of this piece, or removes it where the square already holds the same one.
    Piece(Piece),
    /// Empties squares.
    Eraser,
}

/// Change to the position that is made with a button instead of a click on a square.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Change {
    /// Select this tool.
    Hold(Tool),
    /// Set the side to move.
    Turn(Color),
    /// Toggle a castling right.
    Castling(Color, CastleSide),
    /// Step by this many places through the possible en passant squares, including none.
    EnPassant(i8),
    /// Step by this many places through the variants.
    Rules(i8),
    /// Remove every piece and keep the variant.
    Clear,
    /// Set up the start position of the current variant.
    Start,
}

/// State of the board editor.
#[derive(Debug, Clone, PartialEq)]
pub struct PositionEditor {
    setup: Setup,
    tool: Tool,
    /// Square of the piece that is picked up. The piece stays in `setup` until it is dropped.
    taken: Option<Square>,
}

impl PositionEditor {
    /// Creates an editor with the current position of a game.
    pub fn of(game: &Game) -> Self {
        Self::of_position(game.position())
    }

    /// Creates an editor with a position.
    pub fn of_position(position: &Position) -> Self {
        Self::of_setup(Setup::from(position))
    }

    /// Creates an editor with a setup, such as one from an earlier edit, which can be illegal.
    pub fn of_setup(setup: Setup) -> Self {
        Self {
            setup,
            tool: Tool::Hand,
            taken: None,
        }
    }

    /// Returns the position as edited so far.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Returns the selected tool.
    pub fn tool(&self) -> Tool {
        self.tool
    }

    /// Returns the square of the piece that is picked up.
    pub fn taken(&self) -> Option<Square> {
        self.taken
    }

    /// Replaces the position, for example with a pasted FEN, and drops any picked-up piece in
    /// place.
    pub fn read(&mut self, setup: Setup) {
        self.setup = setup;
        self.taken = None;
    }

    /// Applies a change. A piece that was picked up stays on its square.
    pub fn change(&mut self, change: Change) {
        self.taken = None;
        let setup = &mut self.setup;
        match change {
            // Selecting the current tool again does not deselect it.
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

    /// Picks up the piece on a square. Returns whether there is one; if not, nothing is picked up.
    pub fn take(&mut self, square: Square) -> bool {
        self.taken = Some(square).filter(|square| self.setup.piece_at(*square).is_some());
        self.taken.is_some()
    }

    /// Moves the picked-up piece to a square, replacing any piece there. `None` removes it from the
    /// board.
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

    /// Applies the selected tool to a square.
    pub fn click(&mut self, square: Square) {
        match self.tool {
            Tool::Hand => match self.taken {
                Some(_) => self.drop_on(Some(square)),
                None => {
                    self.take(square);
                }
            },
            // A second click with the same piece removes it.
            Tool::Piece(piece) if self.setup.piece_at(square) == Some(piece) => {
                self.setup.put(square, None);
            }
            Tool::Piece(piece) => self.setup.put(square, Some(piece)),
            Tool::Eraser => self.setup.put(square, None),
        }
    }

    /// Places a piece from the keyboard. Without a kind, the square is emptied.
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

    fn editor() -> PositionEditor {
        PositionEditor::of(&Game::new(Rules::Standard))
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
        // Selecting a tool twice keeps it selected.
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
        let mut editor = PositionEditor::of_position(&position);
        let mut seen = Vec::new();
        for _ in 0..3 {
            editor.change(Change::EnPassant(1));
            seen.push(editor.setup().en_passant().map(|square| square.to_string()));
        }
        assert_eq!(seen, [Some("a6".into()), Some("c6".into()), None]);
    }
}
