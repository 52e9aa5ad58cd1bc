#!/usr/bin/env python3
"""rooms_picture.py [--update]: holds emit/rooms.svg against the tables in emit/README.md, or draws it from them.

Folders lie upon those that they use, so that all arrows point down. A way is a line that goes from room to room, and to
the right with each step."""

import sys
from html import escape
from pathlib import Path
from textwrap import wrap

import rooms

PICTURE = rooms.ROOT / "emit" / "rooms.svg"
TEXT_IN = "text in: the language, read"

# Of the picture, in pixels.
MARGIN, GAP, PADDING, INDENT = 12, 5, 7, 12
ROW_HEIGHT, LINE_HEIGHT = 18, 14
FOLDER_WIDTH, ROOM_WIDTH, WAY_WIDTH, SPACE = 236, 96, 56, 18
HEADER, OVERHANG = 172, 84
FOLDER_COLUMNS = 36

COLOURS = ["#4269d0", "#e8890c", "#d6455d", "#2a9d8f", "#3ca951", "#c2579d", "#8a63d2", "#9c6b4e", "#6b7a8f", "#0f8fb3"]

STYLE = """
	.page { fill: #ffffff } .folder { fill: #f3f5f8; stroke: #dde2e9 }
	.stripe { stroke: #e3e7ed } .name { fill: #1d2733; font-weight: 600; font-size: 14px }
	.about { fill: #5b6877; font-size: 11.5px } .room { fill: #1d2733; font-size: 12.5px }
	.way { font-size: 12.5px } .thing { font-weight: 600 }
	.line { fill: none; stroke-width: 2.2; stroke-linecap: round } .stop { stroke: #ffffff; stroke-width: 1.5 }
	@media (prefers-color-scheme: dark) {
		.page { fill: #0f141a } .folder { fill: #18202a; stroke: #2a3543 } .stripe { stroke: #283240 }
		.name, .room { fill: #e4e9ef } .about { fill: #98a5b4 } .stop { stroke: #0f141a }
	}
"""


class Folder:
    def __init__(self, name: str, about: str, names: list[str]) -> None:
        self.name = name
        self.about = wrap(about, FOLDER_COLUMNS)
        self.rooms = names
        self.height = 2 * PADDING + max(ROW_HEIGHT * len(names), LINE_HEIGHT * (1 + len(self.about)) + 4)


def levels(allowed: dict[str, set[str]]) -> dict[str, int]:
    """How many folders lie below each, one upon the other."""
    below: dict[str, set[str]] = {rooms.folder_of(room): set() for room in allowed}
    for room, others in allowed.items():
        below[rooms.folder_of(room)] |= {rooms.folder_of(other) for other in others} - {rooms.folder_of(room)}
    found: dict[str, int] = {}

    def level(folder: str) -> int:
        if folder not in found:
            found[folder] = 1 + max((level(other) for other in below[folder]), default=-1)
        return found[folder]

    return {folder: level(folder) for folder in below}


def folders(text: str) -> list[Folder]:
    """From the uppermost down, and so are their rooms; the tables go up."""
    allowed = rooms.read_map(text)
    about = dict(rooms.FOLDER_ROW.findall(text)) | {"grammar": TEXT_IN}
    height = levels(allowed)
    names = sorted(height, key=lambda folder: -height[folder])
    return [Folder(name, about[name], [room for room in reversed(allowed) if rooms.folder_of(room) == name])
            for name in names]


def put_folder(folder: Folder, top: int, width: int, places: dict[str, int]) -> list[str]:
    """A folder with its rooms; where their rows are goes into `places`."""
    size = f'width="{width - 2 * MARGIN}" height="{folder.height}"'
    lines = [f'<rect class="folder" x="{MARGIN}" y="{top}" {size} rx="7"/>',
             f'<text class="name" x="{MARGIN + INDENT}" y="{top + PADDING + 13}">{escape(folder.name)}</text>']
    for i, line in enumerate(folder.about):
        y = top + PADDING + 29 + i * LINE_HEIGHT
        lines.append(f'<text class="about" x="{MARGIN + INDENT}" y="{y}">{escape(line)}</text>')
    left = MARGIN + FOLDER_WIDTH
    first = top + (folder.height - ROW_HEIGHT * len(folder.rooms)) // 2 + ROW_HEIGHT // 2
    for i, room in enumerate(folder.rooms):
        y = places[room] = first + i * ROW_HEIGHT
        name = room.removeprefix(folder.name).lstrip("/") or room.rpartition("/")[2]
        lines += [f'<path class="stripe" d="M{left + ROOM_WIDTH} {y}H{width - MARGIN - INDENT}"/>',
                  f'<text class="room" x="{left}" y="{y + 4}">{escape(name)}</text>']
    return lines


def put_way(name: str, stops: list[tuple[float, int]], colour: str) -> list[str]:
    x, y = stops[0]
    line = f"M{x:g} {y}"
    for (x, y), (after, down) in zip(stops, stops[1:]):
        middle = (x + after) / 2
        line += f"C{middle:g} {y} {middle:g} {down} {after:g} {down}"
    thing, _, aim = name.partition(" on ")
    label = (f'<text class="way" fill="{colour}" transform="translate({stops[0][0] + 4:g} {HEADER - 10}) rotate(-45)">'
             f'<tspan class="thing" y="{-LINE_HEIGHT}">{escape(thing)}</tspan>'
             f'<tspan x="0" y="0">on {escape(aim)}</tspan></text>')
    dots = [f'<circle class="stop" fill="{colour}" cx="{x:g}" cy="{y}" r="4.6"/>' for x, y in stops]
    return [label, f'<path class="line" stroke="{colour}" d="{line}"/>', *dots]


def picture(text: str) -> str:
    ways = [(name, cell.replace("`", "").split()) for name, cell in rooms.WAY_ROW.findall(text)]
    left = MARGIN + FOLDER_WIDTH + ROOM_WIDTH + SPACE
    width = left + WAY_WIDTH * len(ways) + OVERHANG
    body: list[str] = []
    places: dict[str, int] = {}
    top = HEADER
    for folder in folders(text):
        body += put_folder(folder, top, width, places)
        top += folder.height + GAP
    for i, (name, stops) in enumerate(ways):
        step = (WAY_WIDTH - SPACE) / (len(stops) - 1)
        at = [(left + WAY_WIDTH * i + step * number, places[room]) for number, room in enumerate(stops)]
        body += put_way(name, at, COLOURS[i % len(COLOURS)])
    size = f'viewBox="0 0 {width} {top + MARGIN}" width="{width}" height="{top + MARGIN}"'
    font = 'font-family="-apple-system, Segoe UI, Helvetica, Arial, sans-serif"'
    return "\n".join([f'<svg xmlns="http://www.w3.org/2000/svg" {size} {font} role="img">',
                      "<title>The rooms of kdasm, and the ways through them</title>", f"<style>{STYLE}</style>",
                      '<rect class="page" width="100%" height="100%"/>', *body, "</svg>\n"])


def main() -> int:
    drawn = picture(rooms.MAP.read_text(encoding="utf-8"))
    if "--update" in sys.argv[1:]:
        PICTURE.write_text(drawn, encoding="utf-8")
        return 0
    good = PICTURE.exists() and PICTURE.read_text(encoding="utf-8") == drawn
    if not good:
        print("emit/rooms.svg is not the picture of the tables in emit/README.md: run `make manual`")
    print(f"{int(good)} passed, {int(not good)} failed, 0 skipped")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
