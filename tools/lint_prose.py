#!/usr/bin/env python3
"""Checks the project's English: comments of Rust code, documents and commit subjects.

    tools/lint_prose.py [--max N] comments [FILE or FOLDER ...]
    tools/lint_prose.py [--max N] docs     [FILE or FOLDER ...]
    tools/lint_prose.py [--max N] commits  RANGE

Without a file or folder it reads the whole project. Each finding is a line `place: rule: text (hint)`. Ends with 1
if there are more than N findings (0 unless given). ./check sets N for comments and docs: it can only be lowered.
"""

import argparse
import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
LONGEST_SUBJECT = 72  # characters
LONGEST_SENTENCE = 30  # words
LONGEST_PARAGRAPH = 90  # words


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
    rule("goes on", r"\b(?:goes?|going|gone|went|play(?:s|ed)?) on\b", "continue, keep playing"),
    rule(", too", r", too\b", "also"),
    rule("archaism", r"\b(?:anew|besides|shall|upon|farther|whilst|amongst|hence|thereof|wherein|at last|as delivered|by lot)\b",
         "again, also, must, on, further, while"),
    rule("may", r"\bmay\b(?! not\b)", "can, might"),
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


NOT_IMPERATIVE = re.compile(
    r"(?:an?|the|what|who|where|which|how|in|on|at|of|for|from|with|one|it|its|no|all|some|every|each|only"
    r"|\w+ing|\w+ed|\w*[^s\W]s)$", re.IGNORECASE)
# Verbs that end like something else.
IMPERATIVE = re.compile(r"(?:bring|string|embed|feed|need|seed|shed|speed|bias|focus|canvas)$", re.IGNORECASE)


def check_subject(subject):
    """Yields the rule, the text and the hint of each finding in the first line of a commit."""
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


KINDS = {"comments": in_comments, "docs": in_docs, "commits": in_commits}


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
