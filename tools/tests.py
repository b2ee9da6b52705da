#!/usr/bin/env python3
"""Tests of the checks of the project's English.

    python3 tools/tests.py
"""

import contextlib
import io
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

import lint_prose


def names(findings):
    return [name for name, *_ in findings]


class Comments(unittest.TestCase):
    def blocks(self, source):
        return list(lint_prose.comments(source))

    def findings(self, *paragraphs):
        return names(lint_prose.check_comment(list(paragraphs)))

    def test_lines_of_one_kind_are_one_comment(self):
        self.assertEqual(self.blocks("//! A\n//! b.\n/// C.\nfn f() {} // d\n// e\n"),
                         [(1, ["A b."]), (3, ["C."]), (4, ["d"]), (5, ["e"])])

    def test_an_empty_line_ends_a_comment(self):
        self.assertEqual(self.blocks("// a\n\n// b\n"), [(1, ["a"]), (3, ["b"])])

    def test_an_empty_comment_line_ends_a_paragraph(self):
        self.assertEqual(self.blocks("/// A.\n///\n/// # Errors\n/// B.\n"), [(1, ["A.", "# Errors B."])])

    def test_examples_are_left_out(self):
        self.assertEqual(self.blocks("/// A.\n///\n/// ```\n/// let b = nobody();\n/// ```\n"), [(1, ["A."])])

    def test_only_comments_are_read(self):
        self.assertEqual(self.blocks('let a = "// no"; let b = r#"" // no "#; let c = \'"\'; // yes "\nlet d = \'\\\'\'; // e\n'),
                         [(1, ['yes "']), (2, ["e"])])
        self.assertEqual(self.blocks("let url = \"\n// no\n\";\nfn f<'a>(x: &'a str) {} // yes\n"), [(4, ["yes"])])

    def test_plain_english_passes(self):
        for text in (
            "Returns the number of moves.", "Fails if there is no file.", "Whether the board is flipped.",
            "There is no one here, and it is no longer needed.", "Standard input stands for the file.",
            "The same name in all languages.", "The same for black. Black begins.", "Pieces of the king's side.",
        ):
            self.assertEqual(self.findings(text), [], text)

    def test_each_rule_finds_something(self):
        for text, rule in (
            ("A pawn is no piece.", "negated noun"), ("Waits for nobody.", "indefinite person"),
            ("The player is told.", "told"), ("The file lies in data.", "stands or lies"),
            ("A thread of its own.", "own"), ("The game goes on.", "goes on"),
            ("Black, too.", ", too"), ("Builds it anew.", "archaism"),
            ("The list may be empty.", "may"), ("Castles on the king's side.", "chess term"),
            ("As the chapter says.", "absent text"), ("The color gray, not grey.", "British spelling"),
            ("Which piece moves.", "question word"), ("Of which piece.", "question word"),
            ("The same for black.", "the same"),
        ):
            self.assertIn(rule, self.findings(text), text)

    def test_a_question_word_counts_at_the_beginning_only(self):
        self.assertEqual(self.findings("Shows who plays.", "Who that is depends on the clock."), [])

    def test_the_same_may_begin_a_longer_comment(self):
        self.assertEqual(self.findings("The same for black.", "Black begins."), [])


class Spelling(unittest.TestCase):
    def findings(self, text):
        return names(lint_prose.check_paragraph(text))

    def test_british_words_are_found(self):
        for word in ("colour Neighbouring armoured behaviour defence licence centre kilometres grey analysed analysing unoptimised "
                     "synchronisation recognises travelled labelled modelling artefact").split():
            self.assertEqual(self.findings(f"A {word} here."), ["British spelling"], word)

    def test_american_and_common_words_are_not(self):
        for word in ("color analyze analysis analyses center gray raise noise precise otherwise exercise promised four hour contour "
                     "tour pour parameters optimized practice model labels").split():
            self.assertEqual(self.findings(f"A {word} here."), [], word)

    def test_code_and_identifiers_are_not_english(self):
        for text in (
            "Set `colour` first.", "Set grey_level first.", "Call Colour::grey now.", "Use colourOfPiece now.", "Call colour() now.",
            "See [the color](docs/colours.md).", "See https://example.org/colour for it.",
        ):
            self.assertEqual(self.findings(text), [], text)


class Docs(unittest.TestCase):
    def paragraphs(self, text):
        return list(lint_prose.paragraphs(text))

    def test_code_tables_headings_and_pictures_are_left_out(self):
        self.assertEqual(self.paragraphs("# Head\n\nOne\ntwo.\n\n    code\n\n    more\n\n| a | b |\n![c](d.png)\n```\ncode\n```\nThree.\n"),
                         [(3, "One two."), (15, "Three.")])

    def test_each_item_is_a_paragraph(self):
        self.assertEqual(self.paragraphs("Do:\n- one\n  two\n- three\n\n1. four\n\n    - five\n"),
                         [(1, "Do:"), (2, "one two"), (4, "three"), (6, "four"), (8, "five")])

    def test_long_sentences_and_paragraphs_are_found(self):
        short = "Eight words are in this one short sentence. "
        self.assertEqual(names(lint_prose.check_paragraph(short * 11)), [])
        self.assertEqual(names(lint_prose.check_paragraph(short * 12)), ["long paragraph"])
        self.assertEqual(names(lint_prose.check_paragraph("word " * 31)), ["long sentence"])

    def test_one_colon_or_semicolon_is_enough(self):
        self.assertEqual(names(lint_prose.check_paragraph("First: this. Second: that;")), [])
        self.assertEqual(names(lint_prose.check_paragraph("First: this; that.")), ["punctuation"])


class Commits(unittest.TestCase):
    def findings(self, subject):
        return names(lint_prose.check_subject(subject))

    def test_an_imperative_with_an_area_passes(self):
        for subject in ("uci: cap worker threads at four", "ui(chess): list last move first", "rules, cli: split long functions",
                        "tools/android: pass the path", "docs: Speed up the build", "build_scenes: move helpers"):
            self.assertEqual(self.findings(subject), [], subject)

    def test_what_is_wrong_is_found(self):
        for subject, rule in (
            ("Add a button", "no area"), ("ui: the button is larger", "not imperative"), ("ui: added a button", "not imperative"),
            ("ui: adds a button", "not imperative"), ("ui: adding a button", "not imperative"), ("ui: add a button; fix another", "several changes"),
            ("ui: " + "add more " * 9, "long subject"), ("ui: add a colour", "British spelling"),
        ):
            self.assertEqual(self.findings(subject), [rule], subject)


class Limits(unittest.TestCase):
    def run_with(self, *arguments):
        output = io.StringIO()
        with mock.patch.object(sys, "argv", ["lint_prose.py", *arguments]), contextlib.redirect_stdout(output):
            with self.assertRaises(SystemExit) as ended:
                lint_prose.main()
        return ended.exception.code, output.getvalue()

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        Path(self.folder, "a.rs").write_text("// Waits for nobody.\nfn f() {}\n// Waits for somebody.\n", encoding="utf-8")
        built = Path(self.folder, "target")
        built.mkdir()
        Path(built, "b.rs").write_text("// Waits for whom?\n", encoding="utf-8")

    def test_more_than_the_limit_fails_and_is_listed(self):
        code, output = self.run_with("--max", "1", "comments", self.folder)
        self.assertTrue(code)
        self.assertIn("a.rs:3: indefinite person: Waits for somebody.", output)
        self.assertIn("2 findings, at most 1 allowed", output)

    def test_the_limit_itself_passes(self):
        code, output = self.run_with("--max", "2", "comments", self.folder)
        self.assertFalse(code)
        self.assertNotIn("Waits", output)

    def test_a_limit_that_is_too_high_is_mentioned(self):
        code, output = self.run_with("--max", "3", "comments", self.folder)
        self.assertFalse(code)
        self.assertIn("Lower the limit to 2", output)

    def test_a_path_that_does_not_exist_fails(self):
        self.assertIn("does not exist", self.run_with("docs", self.folder + "/none")[0])


if __name__ == "__main__":
    unittest.main()
