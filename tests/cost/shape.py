"""shape.py: inputs that are made to be expensive, and what registers them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Callable, Iterable

MOST_BYTES = 2_000_000  # of all files of a shape

# What may be done with a shape; actions.py has the commands of each.
KINDS = ("file", "source", "directive", "asked", "link", "script", "budget", "state", "response", "raw")


@dataclass
class Shape:
    """Files, of which the first is what a command is given."""
    name: str
    kind: str
    make: Callable[[], dict[str, bytes | str]]


SHAPES: list[Shape] = []


def family(kind: str, parameters: Iterable[object] = ("",)) -> Callable[[Callable[..., object]], Callable[..., object]]:
    """Registers a shape for each parameter. The function gives the bytes of the one file, or all files."""
    assert kind in KINDS

    def register(make: Callable[..., object]) -> Callable[..., object]:
        for parameter in parameters:
            words = parameter if isinstance(parameter, tuple) else (parameter,) if parameter != "" else ()

            def files(words: tuple[object, ...] = words) -> dict[str, bytes | str]:
                made = make(*words)
                return made if isinstance(made, dict) else {"a": made}
            label = "-".join(str(word) for word in words)
            SHAPES.append(Shape(make.__name__ + (f":{label}" if label else ""), kind, files))
        return make
    return register
