#!/usr/bin/env python3
"""Checks the project's English: texts of the game, comments of Rust code, documents and commit subjects.

    tools/lint_prose.py [--max N] strings  [FILE or FOLDER ...]
    tools/lint_prose.py [--max N] comments [FILE or FOLDER ...]
    tools/lint_prose.py [--max N] docs     [FILE or FOLDER ...]
    tools/lint_prose.py [--max N] commits  RANGE
    tools/lint_prose.py [--max N] message  FILE

Without a file or folder it reads the whole project. Each finding is a line `place: rule: text (hint)`. Ends with 1
if there are more than N findings (0 unless given). ./check allows none in all but commits.

`strings` reads Fluent files in English, and checks the typography of German ones. docs/GLOSSARY.md has the terms that
texts should not use. `message` reads the message of a commit before it is made, for .githooks/commit-msg.
"""

import argparse
import os
import re
import subprocess
import sys
from collections import Counter
from fnmatch import fnmatch
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
LONGEST_SUBJECT = 72  # characters
LONGEST_SENTENCE = 30  # words
LONGEST_PARAGRAPH = 90  # words
LONGEST_STRING_SENTENCE = 25  # words
LONGEST_WITH_SEMICOLON = 15  # words
LOCALES = ROOT / "data/locales"
GLOSSARY = ROOT / "docs/GLOSSARY.md"


class Rule(NamedTuple):
    name: str
    pattern: re.Pattern
    hint: str


def rule(name, pattern, hint):
    return Rule(name, re.compile(pattern, re.IGNORECASE), hint)


# Calques from German and archaisms. All kinds of text are checked for these.
PHRASES = [
    rule("negated noun", r"(?<!there )\b(?:is|are|was|were|be) no (?!longer\b|more\b|less\b|one\b|\d)\w", "isn't a ..., invalid, unknown"),
    rule("indefinite person", r"\b(?:nobody|somebody|anybody|everybody|whoever|whom)\b", "no one, the player, the caller"),
    rule("told", r"\b(?:is|are|was|were|be|been|being) told\b|\btells (?!you\b|them\b|apart\b|the \w+ to\b)|\bsays? (?:why|which|so)\b",
         "shows, prints, logs, reports"),
    rule("stands or lies", r"\b(?:stands?|stood|lies|lay)\b(?! (?:for|out|in for|down)\b)", "is, is shown, appears"),
    rule("own", r"\bof (?:its|their|his|one's) own\b|(?:^|[.;:,] |\b(?:an|the|of|and|by|one|from|in) )own\b", "separate, its own"),
    rule("goes on", r"\b(?:goes?|going|gone|went|play(?:s|ed)?) on\b(?! X\b)", "continue, keep playing"),
    rule(", too", r", too\b", "also"),
    rule("archaism", r"\b(?:anew|besides|shall|upon|farther|whilst|amongst|hence|thereof|wherein|at last|as delivered|by lot)\b",
         "again, also, must, on, further, while"),
    rule("may", r"(?!^may$)\bmay\b(?! not\b)", "can, might"),
    rule("chess term", r"\bon (?:the )?(?:king|queen)'s side\b|\bt(?:akes?|aken|aking|ook) back\b", "kingside, queenside, undo"),
]
QUESTION = rule("question word", r"(?:what|who|whose|whom|whoever|where|which|how|why)\b|(?:from|of|as|to|by) (?:which|whom)\b",
                "name the thing: the number of ..., path to ...")
ABSENT = rule("absent text", r"\bthe (?:documents|chapter)\b|\bchapters? \d", "link to it, or say what it says")
SAME = rule("the same", r"(?:the same(?=[,.;:]| (?:as|for|from|in|of|seen|to|when|while|who|with|without)\b)|as above|likewise|ditto)\b[^.]*\.?$",
            "say what differs, and link to the other")

ISE = ("apolog|capital|categor|character|custom|discret|emphas|equal|final|general|initial|local|maxim|memor|minim|neutral|normal|"
       "optim|organ|parallel|penal|priorit|quant|random|real|recogn|serial|special|stabil|standard|summar|symbol|synchron|token|"
       "util|visual")
# Only words that are misspelled in American English: "practice" and "dialogue" are not among them.
BRITISH = rule(
    "British spelling",
    r"\b(?:(?:arm|behavi|col|fav|harb|hon|hum|lab|neighb|rum|vap)our\w*|(?:de|of)fence\w*|licence\w*|grey\w*|mould\w*|skilful\w*"
    r"|(?:cent|fib|theat|(?:milli)?lit|(?:centi|kilo|milli)?met)res?|centred|analys(?:e[dr]?|ing)|catalogues?|judgements?|artefacts?"
    r"|(?:cancel|label|level|model|travel)l(?:ed|ing|er|ers)|(?:un|re|de)?(?:" + ISE + r")is(?:e[drs]?|ing|able|ations?))\b",
    "American spelling")


def clean(text):
    """The text without code, links and identifiers: an X takes the place of each."""
    text = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", text)
    text = re.sub(r"`+[^`]*`+", "X", text)
    text = re.sub(r"https?://\S+", "X", text)
    return re.sub(r"\w*(?:_|::|[a-z][A-Z]|\(\))[\w:()]*", "X", text)


def words(text):
    return len(re.findall(r"[A-Za-z][A-Za-z’'-]*", text))


def found(rules, text, match=re.Pattern.search):
    return [(rule.name, rule.hint) for rule in rules if match(rule.pattern, text)]


# ---------------------------------------------------------------------------------------------

RUST_TOKEN = re.compile(
    r"""r(?P<hashes>\#*)".*?"(?P=hashes)     # raw string
    | "(?:\\.|[^"\\])*"                    # string
    | '(?:\\[^']+|\\'|[^\\'\n])'           # character; not a lifetime
    | //(?P<comment>[^\n]*)""",
    re.DOTALL | re.VERBOSE)


def comments(source):
    """Yields the line and the paragraphs of each comment of a Rust file: lines of one kind that follow each other."""
    blocks, line, position = [], 1, 0
    for token in RUST_TOKEN.finditer(source):
        if token["comment"] is None:
            continue
        line += source.count("\n", position, token.start())
        position = token.start()
        before = source[source.rfind("\n", 0, position) + 1:position]
        marker, text = re.match(r"(/(?!/)|!)?(.*)", token["comment"]).groups()
        kind = (marker, before) if before.isspace() or not before else None
        if kind and blocks and blocks[-1]["kind"] == kind and blocks[-1]["last"] == line - 1:
            blocks[-1]["lines"].append(text.strip())
            blocks[-1]["last"] = line
        else:
            blocks.append({"kind": kind, "first": line, "last": line, "lines": [text.strip()]})
    for block in blocks:
        text = re.sub(r"```.*?(?:```|\Z)", "", "\n".join(block["lines"]), flags=re.DOTALL)
        paragraphs = [" ".join(part.split()) for part in re.split(r"\n\s*\n", text)]
        yield block["first"], [part for part in paragraphs if part]


def check_comment(paragraphs):
    """Yields the rule, the text and the hint of each finding in a comment."""
    for number, paragraph in enumerate(paragraphs):
        text = clean(paragraph)
        findings = found(PHRASES + [ABSENT, BRITISH], text)
        if number == 0:
            findings += found([QUESTION], text, re.Pattern.match)
        if len(paragraphs) == 1:
            findings += found([SAME], text, re.Pattern.match)
        yield from ((name, paragraph, hint) for name, hint in findings)


def paragraphs(markdown):
    """Yields the line and the text of each paragraph and list item; leaves out code, tables, headings and pictures."""
    fence = code = False
    blank, first, text = True, 0, []
    for number, line in enumerate([*markdown.splitlines(), ""], 1):
        bare = line.strip()
        item = re.match(r"(?:[-*+]|\d+[.)]) ", bare)
        if bare.startswith("```"):
            fence = not fence
        code = line.startswith(("    ", "\t")) and not item and (code or blank) or code and not bare
        skipped = fence or code or not bare or bare.startswith(("```", "|", "#", "!["))
        if text and (skipped or item):
            yield first, " ".join(text)
            text = []
        if not skipped:
            first = first if text else number
            text.append(bare[item.end():] if item else bare)
        blank = not bare


def check_paragraph(paragraph):
    """Yields the rule, the text and the hint of each finding in a paragraph of a document."""
    text = clean(paragraph).rstrip(";")
    for sentence in re.split(r"(?<=[.!?])\)? ", text):
        yield from ((name, sentence, hint) for name, hint in found(PHRASES + [ABSENT, BRITISH], sentence))
        if words(sentence) > LONGEST_SENTENCE:
            yield "long sentence", sentence, f"{words(sentence)} words, at most {LONGEST_SENTENCE}"
        if sentence.count(";") + sentence.count(":") > 1:
            yield "punctuation", sentence, "at most one ; or : in a sentence"
    if words(text) > LONGEST_PARAGRAPH:
        yield "long paragraph", text, f"{words(text)} words, at most {LONGEST_PARAGRAPH}: make it a list"


MESSAGE = re.compile(r"([A-Za-z][\w-]*) *=(.*)")
EXPRESSION = re.compile(r"""\s*(?:"((?:\\.|[^"\\])*)"|[$\w-]+)\s*(->|\})""")
VARIANT = re.compile(r"\s*\*?\[[^]]*\]")
NEXT_VARIANT = re.compile(r"\s*\n\s*\*?\[")


def messages(fluent):
    """Yields the line, the key and the value of each message of a Fluent file. A comment has an empty key."""
    message = None
    for number, line in enumerate([*fluent.splitlines(), "#"], 1):
        start = MESSAGE.match(line)
        if not start and not line.startswith("#"):
            if message:
                message[2] += "\n" + line
            continue
        if message:
            yield tuple(message)
        message = [number, *start.groups()] if start else None
        if not start and line.strip("# "):
            yield number, "", line.strip("# ")


def variants(value, place=0, nested=False):
    """Returns the texts that a value of a Fluent message can show, with an X for each variable, and where it ends."""
    texts = [""]
    while place < len(value):
        if value[place] == "{":
            shown, place = placeable(value, place + 1)
            texts = [text + more for text in texts for more in shown]
        elif nested and (value[place] == "}" or NEXT_VARIANT.match(value, place)):
            break
        else:
            texts = [text + value[place] for text in texts]
            place += 1
    return [re.sub(r"\s*\n\s*", " ", text).strip() for text in texts], place


def placeable(value, place):
    """Returns the texts of a variable, a literal or all variants of a selection, and the place behind its brace."""
    expression = EXPRESSION.match(value, place)
    if not expression:
        raise ValueError(value[place:].strip())
    literal, operator = expression.groups()
    place = expression.end()
    if operator == "}":
        return ["X" if literal is None else literal], place
    texts = []
    while variant := VARIANT.match(value, place):
        shown, place = variants(value, variant.end(), nested=True)
        texts += shown
    if not texts:
        raise ValueError(value[place:].strip())
    return texts, value.index("}", place) + 1


# In every language.
TYPOGRAPHY = [
    rule("three dots", r"\.\.\.", "…"),
    rule("hyphen", r" -{1,2} ", "–"),
    rule("space", r" [.,;:!?](?!\w)|  ", "no space before a punctuation mark, and never two"),
]
ENGLISH = [
    *PHRASES, BRITISH, *TYPOGRAPHY,
    rule("straight quote", r"['\"]", "’ “ ”"),
    rule("space before …", r" …", "no space"),
    rule("percent", r"[\dX]\s%", "12%"),
    rule("no contraction", r"\b(?:cannot|(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should) not"
         r"|it is(?= \w)|(?:you|we|they) are|I am)\b", "can't, isn't, it's, you're"),
    rule("doubled word", r"\b(?!X\b)([^\W\d_]+) \1\b", "write it once"),
    rule("article before a value", r"\ban? X\b(?!/)", "the value can begin with a vowel or a consonant"),
]
GERMAN = [
    *TYPOGRAPHY,
    rule("straight quote", r"['\"]", "„ “ ‚ ‘ ’"),
    rule("percent", r"[\dX]%", "12 %"),
]


class Term(NamedTuple):
    pattern: re.Pattern
    hint: str
    exceptions: list


def glossary(markdown):
    """Returns the terms that a glossary keeps out of texts, by the heading of their table."""
    terms, heading = {}, ""
    for line in markdown.splitlines():
        if line.startswith("#"):
            heading = line.strip("# ")
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if not line.startswith("|") or len(cells) != 3 or cells[1] == "Not" or set(cells[1]) == {"-"}:
            continue
        for term in cells[1].split("; "):
            pattern = re.compile(rf"(?<!\w){re.escape(term)}(?!\w)", re.IGNORECASE)
            exceptions = re.findall(r"`([^`]+)`", cells[2])
            terms.setdefault(heading, []).append(Term(pattern, cells[0], exceptions))
    return terms


def long_parts(text):
    """Yields the rule, the text and the hint of each sentence of an English text that is too long."""
    if words(text) > LONGEST_WITH_SEMICOLON and ";" in text:
        yield "semicolon", text, "two sentences"
    for sentence in re.split(r"(?<=[.!?…:])\)? ", text):
        if words(sentence) > LONGEST_STRING_SENTENCE:
            yield "long sentence", sentence, f"{words(sentence)} words, at most {LONGEST_STRING_SENTENCE}"


def check_string(key, value, rules, terms):
    """Yields the rule, the text and the hint of each finding in the value of a message, once for all of its variants."""
    try:
        texts, _ = variants(value)
    except ValueError as error:
        yield "syntax", str(error), "{ $variable } or { $variable -> [one] ... *[other] ... }"
        return
    seen = set()
    for text in texts:
        findings = [(name, text, hint) for name, hint in found(rules, text)]
        findings += [("glossary", text, term.hint) for term in terms
                     if term.pattern.search(text) and not any(fnmatch(key, pattern) for pattern in term.exceptions)]
        if rules is ENGLISH:
            findings += long_parts(text)
        for name, where, hint in findings:
            if (name, hint) not in seen:
                seen.add((name, hint))
                yield name, where, hint


NOT_IMPERATIVE = re.compile(
    r"(?:an?|the|what|who|where|which|how|in|on|at|of|for|from|with|one|it|its|no|all|some|every|each|only"
    r"|\w+ing|\w+ed|\w*[^s\W]s)$", re.IGNORECASE)
# Verbs that end like something else.
IMPERATIVE = re.compile(r"(?:bring|string|embed|feed|need|seed|shed|speed|bias|focus|canvas)$", re.IGNORECASE)


# Subjects that git makes.
GENERATED = re.compile(r"Merge |Revert \"|(?:amend|fixup|squash)! ")


def check_subject(subject):
    """Yields the rule, the text and the hint of each finding in the first line of a commit."""
    if GENERATED.match(subject):
        return
    if len(subject) > LONGEST_SUBJECT:
        yield "long subject", subject, f"{len(subject)} characters, at most {LONGEST_SUBJECT}"
    if ";" in subject:
        yield "several changes", subject, "one commit for each"
    area, text = re.match(r"([a-z][\w/., -]*(?:\([^)]*\))?: )?(.*)", subject).groups()
    if area is None:
        yield "no area", subject, "area: verb ..."
    verb = re.match(r"[\w-]*", text)[0]
    if NOT_IMPERATIVE.match(verb) and not IMPERATIVE.match(verb):
        yield "not imperative", subject, "begin with a verb: add, fix, remove"
    yield from ((name, subject, hint) for name, hint in found(PHRASES + [BRITISH], clean(subject)))


def check_message(lines):
    """Yields the rule, the text and the hint of each finding in the lines of a commit message."""
    yield from check_subject(lines[0])
    if len(lines) > 1 and lines[1]:
        yield "no empty line", lines[1], "put one between subject and body"


# ---------------------------------------------------------------------------------------------


def files(paths, ending):
    """The files with this ending that are named or in a named folder, without those that are built or hidden."""
    for path in map(Path, paths or [ROOT]):
        if path.is_file():
            yield path
            continue
        if not path.is_dir():
            sys.exit(f"lint_prose.py: {path} does not exist")
        for folder, folders, names in os.walk(path):
            folders[:] = sorted(name for name in folders if name != "target" and not name.startswith("."))
            yield from (Path(folder, name) for name in sorted(names) if name.endswith(ending))


def shown(path):
    return path.relative_to(ROOT) if path.is_absolute() and path.is_relative_to(ROOT) else path


def variables(value):
    return set(re.findall(r"\$[\w-]+", value))


def in_strings(paths):
    terms = glossary(GLOSSARY.read_text(encoding="utf-8"))
    german = terms.pop("German", [])
    english = [term for part in terms.values() for term in part]
    for path in files(paths or [LOCALES], ".ftl"):
        texts = list(messages(path.read_text(encoding="utf-8")))
        is_german = path.name.startswith("de")
        original = path.with_name("en-US.ftl")
        wanted = {}
        if is_german and original.exists():
            wanted = {key: variables(value) for _, key, value in messages(original.read_text(encoding="utf-8"))}
        for line, key, value in texts:
            place = f"{shown(path)}:{line}: {key}" if key else f"{shown(path)}:{line}"
            if not key:
                findings = [(name, value, hint) for name, hint in found(PHRASES + [BRITISH], clean(value))]
            elif is_german:
                findings = [*check_string(key, value, GERMAN, german)]
                findings += [("missing variable", value.strip(), name) for name in wanted.get(key, set()) - variables(value)]
            else:
                findings = check_string(key, value, ENGLISH, english)
            yield from ((place, *finding) for finding in findings)


def in_comments(paths):
    for path in files(paths, ".rs"):
        for line, block in comments(path.read_text(encoding="utf-8")):
            yield from ((f"{shown(path)}:{line}", *finding) for finding in check_comment(block))


def in_docs(paths):
    for path in files(paths, ".md"):
        for line, paragraph in paragraphs(path.read_text(encoding="utf-8")):
            yield from ((f"{shown(path)}:{line}", *finding) for finding in check_paragraph(paragraph))


def in_commits(ranges):
    if len(ranges) != 1:
        sys.exit("lint_prose.py: commits needs one range, such as main..")
    log = subprocess.run(["git", "log", "--no-merges", "--format=%h %s", ranges[0], "--"], stdout=subprocess.PIPE, text=True)
    if log.returncode:
        sys.exit(log.returncode)
    for line in log.stdout.splitlines():
        commit, subject = line.split(" ", 1)
        yield from ((commit, *finding) for finding in check_subject(subject))


def in_message(paths):
    if len(paths) != 1:
        sys.exit("lint_prose.py: message needs one file")
    text = Path(paths[0]).read_text(encoding="utf-8")
    # Leaves out what git adds: its comments, and the changes with `git commit --verbose`.
    text = re.sub(r"^# -+ >8 -+\n.*", "", text, flags=re.DOTALL | re.MULTILINE)
    lines = "\n".join(line.rstrip() for line in text.splitlines() if not line.startswith("#")).strip("\n").split("\n")
    if not lines[0]:
        return  # Git refuses an empty message itself.
    if len(lines) == 1 and not GENERATED.match(lines[0]):
        print("The message has no body. Say why, unless the subject says it all.")
    yield from (("commit message", *finding) for finding in check_message(lines))


KINDS = {"strings": in_strings, "comments": in_comments, "docs": in_docs, "commits": in_commits, "message": in_message}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--max", type=int, default=0, metavar="N", help="number of findings that are allowed")
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("what", nargs="*", metavar="FILE, FOLDER or RANGE")
    options = parser.parse_args()

    findings = list(KINDS[options.kind](options.what))
    count = len(findings)
    if count > options.max:
        for place, name, text, hint in findings:
            print(f"{place}: {name}: {text if len(text) <= 110 else text[:109] + '…'} ({hint})")
    for name, number in Counter(name for _, name, _, _ in findings).most_common():
        print(f"{number:6} {name}")
    print(f"{options.kind}: {count} findings, at most {options.max} allowed")
    if count < options.max:
        print(f"Lower the limit to {count}, so that it stays there.")
    sys.exit(count > options.max)


if __name__ == "__main__":
    main()
