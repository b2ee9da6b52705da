#!/usr/bin/env python3
"""Tests of the checks of the project's English, and of the packages for players.

    python3 tools/tests.py
"""

import contextlib
import fnmatch
import gzip
import io
import os
import re
import shutil
import struct
import subprocess
import sys
import tarfile
import tempfile
import unittest
import zipfile
from pathlib import Path
from unittest import mock

import lint_prose
import packages
import web


def names(findings):
    return [name for name, *_ in findings]


class Strings(unittest.TestCase):
    def shown(self, value):
        return lint_prose.variants(value)[0]

    def findings(self, value, terms=(), key="key"):
        return names(lint_prose.check_string(key, value, lint_prose.ENGLISH, terms))

    def test_messages_have_a_line_a_key_and_all_of_their_value(self):
        text = "## Head\n\na = one\n  two\n# About b\nb =\n    { $n ->\n       *[other] x\n    }\nc = d\n"
        self.assertEqual(list(lint_prose.messages(text)), [
            (1, "", "Head"), (3, "a", " one\n  two"), (5, "", "About b"),
            (6, "b", "\n    { $n ->\n       *[other] x\n    }"), (10, "c", " d")])

    def test_variables_and_literals_have_a_place(self):
        self.assertEqual(self.shown("{ $a } and { -b }, {\"{\"}"), ["X and X, {"])

    def test_each_variant_is_a_text(self):
        games = "{ $count ->\n    [one] 1 game\n   *[other] { $count } games\n} found"
        self.assertEqual(self.shown(games), ["1 game found", "X games found"])
        nested = "{ $a ->\n    [one] 1 card{ $b ->\n        [0] {\"\"}\n       *[other] , { $b } gold\n    }\n   *[other] cards [sic]\n}"
        self.assertEqual(self.shown(nested), ["1 card", "1 card, X gold", "cards [sic]"])

    def test_a_broken_value_is_a_finding(self):
        for value in ("{ $a", "{ $a -> one }", "{ $a ->\n [one] x\n"):
            self.assertEqual(self.findings(value), ["syntax"], value)

    def test_plain_texts_pass(self):
        for value in (
            "May", "You can’t do that.", "{ $card } can’t go on { $target }.", "Loading… { $percent }%", "1, then 2, then 3…",
            "a { $attack }/{ $health } { $card }", "Give up this round?", "Van ’t Kruijs Opening", "Caro–Kann Defense", "{ $a } { $b }",
            "Start the game with --save-dir FOLDER.", "It’s what it is.", "that is one rank higher", "The game isn’t over; resume it.",
        ):
            self.assertEqual(self.findings(value), [], value)

    def test_each_rule_finds_something(self):
        for value, rule in (
            ("Nobody moves.", "indefinite person"), ("Queen’s Indian Defence", "British spelling"), ("Giuoco Piano, Centre", "British spelling"),
            ("can't", "straight quote"), ('a "word"', "straight quote"), ("Loading...", "three dots"), ("Loading …", "space before …"),
            ("{ $n } %", "percent"), ("12 %", "percent"), ("a - b", "hyphen"), ("White , Black", "space"), ("White  Black", "space"),
            ("It cannot move.", "no contraction"), ("It is over.", "no contraction"), ("You are White.", "no contraction"),
            ("Choose a a card.", "doubled word"), ("Choose the the card.", "doubled word"), ("a { $noun }", "article before a value"),
            ("Take a card from the pile or from the row; or take one of the cards that are in your hand.", "semicolon"),
            ("one word " * 13, "long sentence"), ("{ $n ->\n [one] fine\n *[other] can't\n}", "straight quote"),
        ):
            self.assertEqual(self.findings(value), [rule], value)

    def test_a_finding_counts_once_for_all_variants(self):
        self.assertEqual(self.findings("can't { $n ->\n [one] move\n *[other] moves\n}"), ["straight quote"])

    def test_terms_of_the_glossary_are_found_but_for_exceptions(self):
        table = "| Write | Not | Except in |\n|---|---|---|\n"
        terms = lint_prose.glossary(f"{table}# Chess\n\n{table}| resign | give up; gives up | `give-up-*`, `end` |\n\n## German\n{table}| A | B | |\n")
        self.assertEqual({heading: len(part) for heading, part in terms.items()}, {"Chess": 2, "German": 1})
        for key, value, count in (
            ("a", "Give up?", 1), ("a", "White gives up.", 1), ("a", "Forgive upstarts.", 0), ("give-up-title", "Give up?", 0), ("end", "Give up", 0),
            ("ending", "Give up", 1),
        ):
            self.assertEqual(self.findings(value, terms["Chess"], key), ["glossary"] * count, value)

    def test_the_glossary_of_the_project_has_terms_for_every_part(self):
        terms = lint_prose.glossary(lint_prose.GLOSSARY.read_text(encoding="utf-8"))
        self.assertEqual(list(terms), ["Everywhere", "Chess", "Prospector", "The Duel", "German"])

    def test_german_is_checked_for_typography_and_variables(self):
        with tempfile.TemporaryDirectory() as folder:
            Path(folder, "en-US.ftl").write_text("a = { $n } of { $most }\nb = b\n", encoding="utf-8")
            german = Path(folder, "de-DE.ftl")
            german.write_text("a = „{ $n }“ von zwölf …\nb = 12% \"Rest\"...\n", encoding="utf-8")
            found = [(place[-1], name) for place, name, *_ in lint_prose.in_strings([german])]
        self.assertEqual(found, [("a", "missing variable"), ("b", "three dots"), ("b", "straight quote"), ("b", "percent")])


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


class Hook(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        self.git("init", "--quiet")
        for name, value in (("user.name", "A"), ("user.email", "a@b.c"), ("core.hooksPath", lint_prose.ROOT / ".githooks")):
            self.git("config", name, str(value))
        self.commit("tools: add a file\n\nIt has to start somewhere.")

    def git(self, *arguments, text=None):
        return subprocess.run(["git", *arguments], cwd=self.folder, input=text, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)

    def commit(self, message):
        done = self.git("commit", "--quiet", "--allow-empty", "--file=-", text=message)
        return done.returncode == 0, done.stdout

    def test_a_message_in_the_right_form_passes(self):
        passed, output = self.commit("uci: cap worker threads\n\nMore than four per core are slower.\n")
        self.assertTrue(passed, output)
        self.assertNotIn("no body", output)

    def test_a_missing_body_is_only_mentioned(self):
        passed, output = self.commit("docs: fix a typo")
        self.assertTrue(passed, output)
        self.assertIn("no body", output)

    def test_what_is_wrong_keeps_the_commit_from_being_made(self):
        for message, rule in (("Add a button", "no area"), ("ui: adds a button", "not imperative"), ("ui: add " + "a" * 65, "long subject"),
                              ("ui: add a button\nas players ask for it", "no empty line")):
            passed, output = self.commit(message)
            self.assertFalse(passed, output)
            self.assertIn(rule, output)
        self.assertEqual(self.git("log", "--format=%s").stdout, "tools: add a file\n")

    def test_messages_that_git_makes_pass(self):
        for arguments in (("revert", "--no-edit", "HEAD"), ("commit", "--fixup=HEAD"), ("merge", "--no-ff", "--no-edit", "side")):
            Path(self.folder, "file").write_text(arguments[0], encoding="utf-8")
            self.git("add", "file")
            self.commit("ui: add a button\n\nPlayers ask for it.")
            self.git("branch", "--force", "side", "HEAD")
            if arguments[0] == "merge":
                self.git("reset", "--hard", "--quiet", "HEAD^")
            done = self.git(*arguments, "--allow-empty") if arguments[0] == "commit" else self.git(*arguments)
            self.assertEqual(done.returncode, 0, done.stdout)

    def test_what_git_adds_to_a_message_is_left_out(self):
        file = Path(self.folder, "message")
        file.write_text("\n# On branch main\nui: add a button\n# changes\n\nWhy.\n# ----- >8 -----\ndiff\n", encoding="utf-8")
        self.assertEqual(list(lint_prose.in_message([file])), [])


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


class Packages(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.program = self.folder / "executor"
        self.program.write_bytes(b"program")

    def archive(self, name):
        out = self.folder / name
        files = {"bin/parlour": self.program, "share/a": Path(packages.ROOT, "LICENSE")}
        packages.write_archive(out, files, "parlour-1", 1_000_000_000)
        return out

    def test_the_same_files_make_the_same_archive(self):
        first = self.archive("a.tar.gz").read_bytes()
        self.program.chmod(0o700)
        os.utime(self.program, (0, 0))
        self.assertEqual(self.archive("b.tar.gz").read_bytes(), first)

    def test_anyone_can_run_the_program_and_read_the_data(self):
        with tarfile.open(self.archive("a.tar.gz")) as archive:
            entries = [(entry.name, entry.mode, entry.uid, entry.uname) for entry in archive]
            self.assertEqual(archive.extractfile("parlour-1/bin/parlour").read(), b"program")
        self.assertEqual(entries, [("parlour-1/bin/parlour", 0o755, 0, "root"), ("parlour-1/share/a", 0o644, 0, "root")])

    def package(self, kind, name="a"):
        license_ = Path(packages.ROOT, "LICENSE")
        files = {"bin/parlour": self.program, "share/doc/parlour/copyright": license_, "share/parlour/data/a/b": license_}
        out = self.folder / f"{name}{packages.KINDS[kind]}"
        packages.write_package(kind, out, packages.description(files, "2.36", "x86_64", 1_000_000_000, "MIT AND OFL-1.1"))
        return out

    def shown(self, *command):
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout

    def test_the_same_files_make_the_same_package(self):
        for kind in packages.KINDS:
            first = self.package(kind).read_bytes()
            self.program.chmod(0o700)
            os.utime(self.program, (0, 0))
            self.assertEqual(self.package(kind, "b").read_bytes(), first, kind)

    @unittest.skipUnless(shutil.which("dpkg-deb"), "dpkg-deb is missing")
    def test_the_package_for_debian_has_files_of_root_and_its_license(self):
        out = self.package("deb")
        listed = self.shown("dpkg-deb", "--contents", out).splitlines()
        listed = [(line.split()[0], line.split()[1], line.split()[-1]) for line in listed if line.startswith("-")]
        self.assertEqual(sorted(listed), [
            ("-rw-r--r--", "root/root", "./usr/share/doc/parlour/copyright"),
            ("-rw-r--r--", "root/root", "./usr/share/parlour/data/a/b"), ("-rwxr-xr-x", "root/root", "./usr/bin/parlour")])
        self.assertEqual(self.shown("dpkg-deb", "--field", out, "Version").strip(), f"{packages.version()}-1")
        self.assertIn("libc6 (>= 2.36)", self.shown("dpkg-deb", "--field", out, "Depends"))

    @unittest.skipUnless(shutil.which("rpm"), "rpm is missing")
    def test_the_package_for_fedora_has_the_files_and_needs_the_libraries(self):
        out = self.package("rpm")
        files = ["/usr/bin/parlour", "/usr/share/doc/parlour", "/usr/share/doc/parlour/copyright",
                 "/usr/share/parlour", "/usr/share/parlour/data", "/usr/share/parlour/data/a", "/usr/share/parlour/data/a/b"]
        self.assertEqual(self.shown("rpm", "-qp", "--list", out).splitlines(), files)
        needed = self.shown("rpm", "-qp", "--requires", out).splitlines()
        for library in packages.NEEDED:
            self.assertIn(f"{library}()(64bit)", needed)
        self.assertEqual(self.shown("rpm", "-qp", "--queryformat", "%{LICENSE}", out), "MIT AND OFL-1.1")

    def test_a_library_that_no_package_names_is_found(self):
        shown = "Dynamic Section:\n  NEEDED               libm.so.6\n  NEEDED               libEGL.so.1\n  NEEDED               libnew.so.3\n  SONAME   libold.so\n"
        self.assertEqual(packages.undeclared_libraries(shown), ["libnew.so.3"])

    def test_the_packages_need_every_library_of_play(self):
        debian, arch = zip(*packages.NEEDED.values())
        debian = re.split(r", | \| ", ", ".join(debian))
        play = Path(packages.ROOT, "play").read_text(encoding="utf-8")
        lists = play.partition("to_show='")[2].partition("'")[0]
        for line in lists.split("\n"):
            if line:
                self.assertIn(line.split()[1], debian)
                self.assertIn(line.split()[3], arch)

    def test_the_package_has_every_asset_with_its_identifier(self):
        files = packages.linux_files({"bin/parlour": self.program})
        registry = Path(packages.ROOT, "data/resources.registry").read_text(encoding="utf-8")
        assets = re.findall(r'": "(data/[^"]+)"', registry)
        self.assertGreater(len(assets), 500)
        for asset in assets:
            self.assertIn(f"share/parlour/{asset}", files)
            self.assertIn(f"share/parlour/{asset}.meta", files)
        self.assertEqual([name for name, path in files.items() if not path.is_file()], [])
        self.assertEqual(list(files), sorted(files))

    def test_icons_have_the_size_of_their_folder(self):
        files = packages.linux_files({"bin/parlour": self.program})
        icons = {name: path for name, path in files.items() if name.startswith("share/icons/")}
        self.assertGreaterEqual(len(icons), 6)
        for name, path in icons.items():
            # Width and height in the header of a PNG file.
            width, height = struct.unpack(">II", path.read_bytes()[16:24])
            self.assertIn(f"/{width}x{height}/apps/parlour.png", name)

    def test_the_newest_release_is_the_version_of_the_workspace(self):
        metainfo = Path(packages.LINUX, "table.parlour.Parlour.metainfo.xml").read_text(encoding="utf-8")
        self.assertEqual(re.search(r'<release version="([^"]+)"', metainfo)[1], packages.version())
        flatpak = Path(packages.LINUX, "flatpak/table.parlour.Parlour.yml").read_text(encoding="utf-8")
        self.assertIn(f"path: ../../../dist/parlour-{packages.version()}-linux-x86_64.tar.gz", flatpak)
        changes = Path(packages.ROOT, "CHANGELOG.md").read_text(encoding="utf-8")
        self.assertEqual(re.search(r"^## \[(\d[^]]*)\]", changes, re.MULTILINE)[1], packages.version())

    def test_the_workflows_name_files_that_the_packages_have(self):
        names = [f"parlour-1.2.3-{platform}" for platform in (
            "linux-x86_64.tar.gz", "linux-x86_64.deb", "linux-x86_64.rpm", "linux-x86_64.pkg.tar.zst", "windows-x86_64.zip", "web.zip")]
        for workflow in ("release", "page"):
            text = Path(packages.ROOT, ".github/workflows", f"{workflow}.yml").read_text(encoding="utf-8")
            archives = re.findall(r"parlour-\S+?\.zip", text)
            self.assertTrue(archives)
            for archive in archives:
                self.assertEqual(len(fnmatch.filter(names, archive)), 1, archive)

    def test_the_workflow_finds_the_changes_of_the_version(self):
        text = Path(packages.ROOT, ".github/workflows/release.yml").read_text(encoding="utf-8")
        command = re.search(r"sed -n .* CHANGELOG\.md", text)[0]
        tag = {"GITHUB_REF_NAME": f"v{packages.version()}"}
        done = subprocess.run(["bash", "-c", command], cwd=packages.ROOT, env={**os.environ, **tag}, capture_output=True, text=True, check=True)
        self.assertIn("### Added", done.stdout)
        self.assertNotIn("## [", done.stdout.replace("### ", ""))

    def test_the_license_of_a_package_names_those_of_its_libraries_once(self):
        licenses = ["MIT OR Apache-2.0", "Apache-2.0/MIT", "MIT / Apache-2.0", "MPL-2.0", "(MIT OR Apache-2.0) AND Unicode-3.0"]
        libraries = [{"name": f"a{index}", "license": license_} for index, license_ in enumerate(licenses)]
        expected = "((MIT OR Apache-2.0) AND Unicode-3.0) AND (Apache-2.0 OR MIT) AND MIT AND MPL-2.0"
        self.assertEqual(packages.license_expression(libraries), expected)
        self.assertTrue(packages.license_expression([{"name": "fyrox-ui", "license": "MIT"}]).endswith("MIT AND OFL-1.1"))

    def test_every_font_has_a_license(self):
        manifest = self.folder / "Cargo.toml"
        library = {"name": "a", "manifest_path": str(manifest)}
        self.assertEqual(packages.fonts_of(library), {})
        text, = packages.fonts_of({**library, "name": "sctk-adwaita"})
        self.assertIn("Jakub Steiner", text)
        self.assertIn("SIL OPEN FONT LICENSE", text)
        (self.folder / "src" / "fonts").mkdir(parents=True)
        (self.folder / "src" / "fonts" / "New.otf").write_bytes(b"")
        with self.assertRaisesRegex(packages.Failed, "the license of New.otf in a is unknown"):
            packages.fonts_of(library)

    def test_a_library_without_a_license_file_gets_the_common_text(self):
        manifest = self.folder / "Cargo.toml"
        library = {"name": "a", "license": "BSD OR MIT", "manifest_path": str(manifest)}
        self.assertEqual(packages.license_files(library), [packages.LICENSES / "MIT.txt"])
        with self.assertRaisesRegex(packages.Failed, "the license of a .Secret. has no text"):
            packages.license_files({**library, "license": "Secret"})
        own = self.folder / "licenses" / "third"
        own.parent.mkdir()
        own.write_text("text")
        self.assertEqual(packages.license_files(library), [own])

    def test_a_program_for_another_system_is_no_program_for_windows(self):
        command = [packages.ROOT / "package", "windows", "--program", self.program, "--out", self.folder / "dist"]
        done = subprocess.run(command, capture_output=True, text=True)
        self.assertEqual((done.returncode, "isn't a program for Windows" in done.stderr), (1, True), done.stderr)

    def test_the_manual_page_has_every_option(self):
        page = packages.man_page()
        options = subprocess.run([packages.ROOT / "play", "--help"], capture_output=True, text=True).stdout.partition("Options of the game:")[2]
        names = re.findall(r"^ +(?:-\w, )?(--[\w-]+)", options, re.MULTILINE)
        self.assertGreater(len(names), 20)
        for name in names:
            self.assertRegex(page, rf"(?m)^\.B .*{re.escape(name.replace('-', chr(92) + '-'))}( |$)")

    def test_the_sums_are_those_of_the_packages(self):
        name = f"parlour-{packages.version()}-a.tar.gz"
        self.archive(name)
        self.archive("parlour-0.0.1-a.tar.gz")
        packages.write_sums(self.folder)
        done = subprocess.run(["sha256sum", "--check", "--strict", "SHA256SUMS"], cwd=self.folder, capture_output=True, text=True)
        self.assertEqual(done.stdout, f"{name}: OK\n")

    def test_what_cannot_be_made_has_a_reason(self):
        out = self.folder / "dist"
        for system, reason in (("android", "--program doesn't go with it"), ("amiga", "invalid choice")):
            command = [packages.ROOT / "package", system, "--program", self.program, "--out", out]
            done = subprocess.run(command, capture_output=True, text=True)
            self.assertNotEqual(done.returncode, 0)
            self.assertIn(reason, done.stderr)

    def test_the_page_finds_every_file_of_the_data_in_one_pack(self):
        folder = self.folder / "packs"
        described = web.write_packs(folder)
        found = {}
        for name, pack in described.items():
            packed = (folder / f"{name}.gz").read_bytes()
            self.assertEqual(len(packed), pack["size"])
            content = gzip.decompress(packed)
            for path, size in pack["files"]:
                self.assertNotIn(path, found)
                found[path], content = content[:size], content[size:]
            self.assertEqual(content, b"")
        files = [path for path in web.data_files() if path.suffix != ".meta"]
        self.assertEqual(found, {path.relative_to(packages.ROOT).as_posix(): path.read_bytes() for path in files})
        first = [path for path, _ in described[web.FIRST]["files"]]
        self.assertIn("data/scenes/chess.rgs", first)
        self.assertNotIn("data/scenes/duel.rgs", first)

    def test_the_scripts_of_the_page_have_its_version_in_their_addresses(self):
        version = web.write_page(self.folder)
        for name, scripts in (("index.html", ["main"]), ("main.js", ["parlour", "texts", "parlour", "worker"]), ("worker.js", ["parlour"])):
            text = (self.folder / name).read_text(encoding="utf-8")
            self.assertEqual(re.findall(r'"(?:\./)?(\w+)\.js(\?\w+)?"', text), [(script, f"?{version}") for script in scripts])

    def test_the_same_files_make_the_same_archive_for_windows(self):
        outs = [self.folder / "a.zip", self.folder / "b.zip"]
        files = {"parlour.exe": self.program, "data/a": Path(packages.ROOT, "LICENSE")}
        for out in outs:
            packages.write_zip(out, files, "parlour-1", 1_000_000_000)
            self.program.chmod(0o700)
            os.utime(self.program, (0, 0))
        self.assertEqual(outs[0].read_bytes(), outs[1].read_bytes())
        with zipfile.ZipFile(outs[0]) as archive:
            self.assertEqual(archive.namelist(), ["parlour-1/parlour.exe", "parlour-1/data/a"])
            self.assertEqual(archive.read("parlour-1/parlour.exe"), b"program")

    def test_the_game_for_windows_has_its_data_beside_the_program(self):
        files = packages.folder_files({"parlour.exe": self.program})
        self.assertEqual([name for name in files if "/" not in name], ["CHANGELOG.txt", "LICENSE.txt", "parlour.exe"])
        registry = Path(packages.ROOT, "data/resources.registry").read_text(encoding="utf-8")
        self.assertEqual([name for name in re.findall(r'": "(data/[^"]+)"', registry) if name not in files], [])


if __name__ == "__main__":
    unittest.main()
