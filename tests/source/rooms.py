#!/usr/bin/env python3
"""rooms.py BUILD: holds the sources of emit/ and grammar/, and the objects in BUILD, against the map in emit/README.md.

A room is a folder; its line in the map says which rooms it uses: its files include headers of theirs, or its objects
take symbols from theirs, as nm says. So a public header counts as an arrow to the room that defines what is used of
it. Fails on a use without an arrow, an arrow without a use, rooms or folders that reach each other, and file names that
mean several things; on headers whose guard is not their path; on folders that the page does not name, or more than a
newcomer can take in; and on a way with a step between rooms without an arrow."""

import os
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
MAP = ROOT / "emit" / "README.md"
ROW = re.compile(r"^\| `((?:emit|grammar)[\w/]*)` \|.*\|([^|]*)\|$", re.MULTILINE)
FOLDER_ROW = re.compile(r"^\| `(emit/\w+)` \| ([^|]+) \|$", re.MULTILINE)
MOST_FOLDERS = 12
WAY_ROW = re.compile(r"^\| ([^|`]+) \| ((?:`[\w/]+` ?)+)\|$", re.MULTILINE)
NAME_ROW = re.compile(r"^\| `([\w.]+)` \|[^|]+\|$", re.MULTILINE)
INCLUDE = re.compile(r'^\s*#\s*include\s*"([^"]+)"', re.MULTILINE)
SUFFIXES = {".c", ".h", ".y", ".l", ".def"}

# Programs that run while kdasm is built are compiled and linked at once: what they use are headers.
WITHOUT_OBJECTS = ("emit/gpu/isa/generate/", "emit/manual/instructions.c")
# The library takes nothing from them.
PROGRAMS = ("emit/programs/", "emit/manual")
SHOWN = 3

# What bison makes of the grammar for other files is the vocabulary of tokens, which is beside the reader.
GENERATED = {"parse.h": "grammar/reader"}


def sources() -> dict[str, str]:
    """The text of every source file, by its path."""
    paths = [path for top in ("emit", "grammar") for path in sorted((ROOT / top).rglob("*")) if path.suffix in SUFFIXES]
    return {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in paths}


def room_of(path: str) -> str:
    return path.rpartition("/")[0]


def included(path: str, name: str, files: dict[str, str]) -> str | None:
    """The file that an include names, or None for public and generated headers."""
    for base in (room_of(path), "emit", "grammar"):
        parts: list[str] = []
        for part in f"{base}/{name}".split("/"):
            parts = parts[:-1] if part == ".." else [*parts, part]
        if "/".join(parts) in files:
            return "/".join(parts)
    return None


Arrows = dict[tuple[str, str], list[str]]


def includes(files: dict[str, str]) -> Arrows:
    """Which room includes which, with the includes that say so."""
    found: Arrows = defaultdict(list)
    for path, text in files.items():
        for name in INCLUDE.findall(text):
            target = included(path, name, files)
            room = room_of(target) if target else GENERATED.get(name)
            if room and room != room_of(path):
                found[room_of(path), room].append(f"{path} includes {name}")
    return found


def object_of(build: Path, path: str) -> Path | None:
    """The object of a source; others in the folder may be of sources that were there once."""
    if path.startswith(WITHOUT_OBJECTS) or path.endswith((".h", ".def")):
        return None
    return build / "obj" / ("" if path.endswith(".c") else "generated") / Path(path).with_suffix(".o")


class Symbols:
    """Who defines a symbol, and who takes it; both by source."""

    def __init__(self, build: Path, files: dict[str, str]) -> None:
        objects = {str(name): path for path in files if (name := object_of(build, path))}
        self.missing = [path for name, path in objects.items() if not Path(name).exists()]
        self.defined: dict[str, list[str]] = defaultdict(list)
        self.taken: list[tuple[str, str]] = []
        if self.missing:
            return
        command = [os.environ.get("NM", "nm"), "-A", "-P", "-g", *objects]
        for line in subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout.splitlines():
            name, _, rest = line.partition(": ")
            symbol, kind = rest.split()[:2]
            if kind in "Uvw":
                self.taken.append((objects[name], symbol))
            else:
                self.defined[symbol].append(objects[name])

    def suppliers(self, path: str, symbol: str, included_rooms: Arrows) -> list[str]:
        """The files that a file may have a symbol from. Of namesakes it is that of its own room, else one of a room
        whose headers the file's room includes, else the library's."""
        definers = self.defined.get(symbol, [])
        if not path.startswith(PROGRAMS):
            definers = [definer for definer in definers if not definer.startswith(PROGRAMS)]
        return ([definer for definer in definers if room_of(definer) == room_of(path)]
                or [definer for definer in definers if (room_of(path), room_of(definer)) in included_rooms]
                or [definer for definer in definers if not definer.startswith(PROGRAMS)])


def uses(symbols: Symbols, included_rooms: Arrows) -> tuple[Arrows, list[str]]:
    """Which room takes symbols from which, with the symbols; and symbols that several could have."""
    found: Arrows = defaultdict(list)
    wrong = []
    for path, symbol in symbols.taken:
        definers = symbols.suppliers(path, symbol, included_rooms)
        if len({room_of(definer) for definer in definers}) > 1:
            wrong.append(f"{path}: takes {symbol}, which is in {' and '.join(definers)}: give one another name")
        elif definers and room_of(definers[0]) != room_of(path):
            found[room_of(path), room_of(definers[0])].append(f"{path} takes {symbol} from {definers[0]}")
    return found, wrong


def read_map(text: str) -> dict[str, set[str]]:
    """Of each room those that it uses."""
    return {room: set(re.findall(r"`([\w/]+)`", cell)) for room, cell in ROW.findall(text)}


def circle(graph: dict[str, set[str]]) -> list[str]:
    """The way from a place back to it, or nothing."""
    state: dict[str, int] = {}

    def walk(room: str, way: list[str]) -> list[str]:
        if state.get(room) == 1:
            return [*way[way.index(room):], room]
        if state.get(room) == 2:
            return []
        state[room] = 1
        for other in sorted(graph.get(room, ())):
            if found := walk(other, [*way, room]):
                return found
        state[room] = 2
        return []

    for room in sorted(graph):
        if found := walk(room, []):
            return found
    return []


def folder_mistakes(text: str) -> list[str]:
    """What the first table of the page says of the folders that is not so."""
    named = [folder for folder, _ in FOLDER_ROW.findall(text)]
    there = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "emit").iterdir() if path.is_dir())
    wrong = [f"{folder}: emit/README.md does not say what you come for" for folder in there if folder not in named]
    wrong += [f"{folder}: emit/README.md names it, but there is no such folder" for folder in named if folder not in there]
    if len(there) > MOST_FOLDERS:
        wrong.append(f"emit/ has {len(there)} folders, {MOST_FOLDERS} at most: which two are one subject?")
    return wrong


def way_mistakes(text: str, allowed: dict[str, set[str]]) -> list[str]:
    """Steps of ways to a room that has an arrow neither from nor to one before it."""
    wrong = []
    for way, cell in WAY_ROW.findall(text):
        rooms = re.findall(r"`([\w/]+)`", cell)
        for i, room in enumerate(rooms):
            if room not in allowed:
                wrong.append(f"{way}: {room} is no room")
            elif i and not any(room in allowed.get(other, ()) or other in allowed[room] for other in rooms[:i]):
                wrong.append(f"{way}: no arrow joins {room} and a room before it")
    return wrong


def guard_mistakes(files: dict[str, str]) -> list[str]:
    """Headers whose guard is not their path, as after a move: two of one name may guard each other out."""
    wrong = []
    for path, text in files.items():
        guard = f"KD_{re.sub('[/.]', '_', path.removeprefix('emit/')).upper()}"
        if path.endswith(".h") and f"#ifndef {guard}\n#define {guard}\n" not in text:
            wrong.append(f"{path}: its guard is not {guard}")
    return wrong


def folder_of(room: str) -> str:
    """grammar/ is one subject; those of emit/ are its folders."""
    return "/".join(room.split("/")[:1 if room.startswith("grammar") else 2])


def circle_mistakes(found: Arrows, subject: str, place: Callable[[str], str]) -> list[str]:
    """A way that comes back to where it began, with what makes each of its steps."""
    graph: dict[str, set[str]] = defaultdict(set)
    reasons: dict[tuple[str, str], str] = {}
    for (room, other), lines in sorted(found.items()):
        if place(room) != place(other):
            graph[place(room)].add(place(other))
            reasons.setdefault((place(room), place(other)), lines[0])
    way = circle(graph)
    steps = [f"  {reasons[step]}" for step in zip(way, way[1:])]
    return [f"{subject} in a circle: {' -> '.join(way)}\n" + "\n".join(steps)] if way else []


def arrow_mistakes(found: Arrows, allowed: dict[str, set[str]]) -> list[str]:
    wrong = []
    for (room, other), lines in sorted(found.items()):
        if other not in allowed.get(room, ()):
            wrong += [f"{line}: {room} has no arrow to {other}" for line in lines[:SHOWN]]
    for room, others in sorted(allowed.items()):
        wrong += [f"{room}: nothing in it uses {other}" for other in sorted(others) if (room, other) not in found]
    return wrong


def mistakes(build: Path) -> tuple[int, list[str]]:
    text = MAP.read_text(encoding="utf-8")
    files = sources()
    allowed = read_map(text)
    symbols = Symbols(build, files)
    if symbols.missing:
        return 0, [f"{path}: has no object in {build}: run make first" for path in symbols.missing]
    found = includes(files)
    taken, wrong = uses(symbols, found)
    for step, lines in taken.items():
        found[step] += lines
    rooms = {room_of(path) for path in files}
    wrong += [f"{room}: the room has no line in emit/README.md" for room in sorted(rooms - set(allowed))]
    wrong += [f"{room}: the line in emit/README.md is of no room" for room in sorted(set(allowed) - rooms)]
    wrong += arrow_mistakes(found, allowed) + folder_mistakes(text) + way_mistakes(text, allowed) + guard_mistakes(files)
    wrong += circle_mistakes(found, "rooms", lambda room: room) + circle_mistakes(found, "folders", folder_of)
    shared = set(NAME_ROW.findall(text))
    names: dict[str, set[str]] = defaultdict(set)
    for path in files:
        names[path.rpartition("/")[2]].add(room_of(path))
    for name, places in sorted(names.items()):
        if len(places) > 1 and name not in shared:
            wrong.append(f"{name}: in {', '.join(sorted(places))}; emit/README.md does not say what they have in common")
    wrong += [f"{name}: emit/README.md names it, but it occurs once at most" for name in sorted(shared) if len(names[name]) < 2]
    return len(files) + len(allowed), wrong


def main() -> int:
    count, wrong = mistakes(Path(sys.argv[1]))
    for line in wrong:
        print(line)
    print(f"{max(0, count - len(wrong))} passed, {len(wrong)} failed, 0 skipped")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
