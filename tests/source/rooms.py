#!/usr/bin/env python3
"""rooms.py: holds the includes of emit/ and grammar/ against the map in emit/README.md.

A room is a folder; its line in the map says which rooms it may include. Fails on an include without an arrow, an
arrow without an include, rooms that reach each other, and file names that mean several things; on folders that the
page does not name, or more than a newcomer can take in; and on a way with a step between rooms without an arrow."""

import re
import sys
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
MAP = ROOT / "emit" / "README.md"
ROW = re.compile(r"^\| `((?:emit|grammar)[\w/]*)` \|.*\|([^|]*)\|$", re.MULTILINE)
FOLDER_ROW = re.compile(r"^\| `(emit/\w+)` \|[^|]+\|$", re.MULTILINE)
MOST_FOLDERS = 12
WAY_ROW = re.compile(r"^\| ([^|`]+) \| ((?:`[\w/]+` ?)+)\|$", re.MULTILINE)
NAME_ROW = re.compile(r"^\| `([\w.]+)` \|[^|]+\|$", re.MULTILINE)
ALL = re.compile(r"all rooms of ((?:`\w+/`(?:, | and )?)+)(?: except (.*?))?(?:, |$)")
INCLUDE = re.compile(r'^\s*#\s*include\s*"([^"]+)"', re.MULTILINE)
SUFFIXES = {".c", ".h", ".y", ".l", ".def"}

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


def arrows(files: dict[str, str]) -> dict[tuple[str, str], list[str]]:
    """Which room includes which, with the includes that say so."""
    found: dict[tuple[str, str], list[str]] = defaultdict(list)
    for path, text in files.items():
        for name in INCLUDE.findall(text):
            target = included(path, name, files)
            room = room_of(target) if target else GENERATED.get(name)
            if room and room != room_of(path):
                found[room_of(path), room].append(f"{path} includes {name}")
    return found


def rooms_named(cell: str, rooms: list[str]) -> set[str]:
    """The rooms that the last cell of a line names."""
    named = set(re.findall(r"`((?:emit|grammar)(?:/\w+)*)`", cell))
    for tops, without in ALL.findall(cell):
        for top in re.findall(r"`(\w+)/`", tops):
            named |= {room for room in rooms if room.split("/")[0] == top}
        for word in re.findall(r"\w+", without):
            named -= {room for room in named if f"/{word}" in room}
    return named


def read_map(text: str) -> tuple[dict[str, set[str]], set[str]]:
    """Of each room those that it may include; and the rooms whose line names all of a kind."""
    rows = ROW.findall(text)
    rooms = [room for room, _ in rows]
    return ({room: rooms_named(cell, rooms) - {room} for room, cell in rows},
            {room for room, cell in rows if "all rooms" in cell})


def circle(allowed: dict[str, set[str]]) -> list[str]:
    """Rooms that reach each other, or nothing."""
    state: dict[str, int] = {}

    def walk(room: str, way: list[str]) -> list[str]:
        if state.get(room) == 1:
            return [*way[way.index(room):], room]
        if state.get(room) == 2:
            return []
        state[room] = 1
        for other in sorted(allowed.get(room, ())):
            if found := walk(other, [*way, room]):
                return found
        state[room] = 2
        return []

    for room in allowed:
        if found := walk(room, []):
            return found
    return []


def folder_mistakes(text: str) -> list[str]:
    """What the first table of the page says of the folders that is not so."""
    named = FOLDER_ROW.findall(text)
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


def mistakes() -> tuple[int, list[str]]:
    text = MAP.read_text(encoding="utf-8")
    files = sources()
    allowed, generous = read_map(text)
    found = arrows(files)
    rooms = {room_of(path) for path in files}
    wrong = [f"{room}: the room has no line in emit/README.md" for room in sorted(rooms - set(allowed))]
    wrong += [f"{room}: the line in emit/README.md is of no room" for room in sorted(set(allowed) - rooms)]
    for (room, other), includes in sorted(found.items()):
        if other not in allowed.get(room, ()):
            wrong += [f"{line}: {room} may not include {other}" for line in includes]
    for room, others in sorted(allowed.items()):
        if room not in generous:
            wrong += [f"{room}: nothing in it includes {other}" for other in sorted(others) if (room, other) not in found]
    wrong += folder_mistakes(text) + way_mistakes(text, allowed)
    real: dict[str, set[str]] = defaultdict(set)
    for room, other in found:
        real[room].add(other)
    for way in (circle(allowed), circle(real)):
        if way:
            wrong.append("rooms in a circle: " + " -> ".join(way))
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
    count, wrong = mistakes()
    for line in wrong:
        print(line)
    print(f"{max(0, count - len(wrong))} passed, {len(wrong)} failed, 0 skipped")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
