"""
Random choices with a memory of how many mistakes a file may still make.

Most generated files should be right, or wrong in one place only: one error
hides whether the rest of the file is judged well. So every file starts with a
budget of slips, and a generator asks `slip(p)` wherever it could do something
doubtful.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from case import Case
from steady import Steady
from targets import Target

T = TypeVar("T")


class Picker:
    """Seeded choices for one generated file."""

    def __init__(self, seed: str, targets: Sequence[Target]) -> None:
        self.random = Steady(seed)
        self.targets = targets
        self.slips = self.weighted([(50, 0), (36, 1), (14, 3)])
        self._names = 0

    def chance(self, probability: float) -> bool:
        return self.random.random() < probability

    def slip(self, probability: float) -> bool:
        """True if something doubtful should happen here; uses up the budget."""
        if self.slips and self.chance(probability):
            self.slips -= 1
            return True
        return False

    def one(self, choices: Sequence[T]) -> T:
        return choices[int(self.random.random() * len(choices))]

    def weighted(self, choices: Sequence[tuple[float, T]]) -> T:
        total = sum(weight for weight, _ in choices)
        point = self.random.random() * total
        for weight, item in choices:
            point -= weight
            if point < 0:
                return item
        return choices[-1][1]

    def some(self, choices: Sequence[T], probability: float) -> list[T]:
        return [item for item in choices if self.chance(probability)]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        result = list(items)
        self.random.shuffle(result)
        return result

    def upto(self, last: int) -> int:
        """A whole number from 0 to `last`, both included."""
        return self.random.randint(0, last)

    def between(self, first: int, last: int) -> int:
        return self.random.randint(first, last)

    def fresh(self, stem: str = "s") -> str:
        """A name this file has not used yet."""
        self._names += 1
        return f"{stem}{self._names}"

    def name(self, stem: str = "n") -> str:
        """A fresh symbol name, sometimes an odd one."""
        plain = self.fresh(stem)
        return self.weighted([
            (80, plain),
            (4, f".L{plain}"),
            (3, f"_Z1{plain}Pf"),
            (3, f"{plain}.num_vgpr"),
            (2, f"a.b${plain}"),
            (2, f"{plain}$"),
            (2, f'"{plain}"'),
            (2, f'"we ird {plain}"'),
            (1, f'"{plain}-;é"'),
            (1, f"_{plain}_"),
        ])

    # Numbers.

    def edge(self, bits: int) -> int:
        """A value at or near the edges of an unsigned or signed field."""
        top = 1 << bits
        return self.one([0, 1, 2, top - 2, top - 1, top // 2 - 1, top // 2])

    def beyond(self, bits: int) -> int:
        """A value outside a field of so many bits, or close to it."""
        top = 1 << bits
        return self.one([top, top + 1, -1, -2, -top, -top - 1, -(top // 2), -(top // 2) - 1,
                         top * 2 - 1, 1 << 31, (1 << 32) - 1, 1 << 32, (1 << 32) + 1,
                         1 << 63, (1 << 64) - 1, -(1 << 63)])

    def whole(self) -> int:
        """A whole number of any size that fits 64 bits."""
        return self.weighted([
            (40, self.upto(16)),
            (20, self.upto(300)),
            (15, self.random.getrandbits(self.between(1, 64))),
            (15, self.edge(self.one([8, 16, 32, 63, 64]))),
        ])

    def spelled(self, value: int) -> str:
        """A literal for a value that is not negative, in some base."""
        if value < 0:
            return f"-{self.spelled(-value)}"
        return self.weighted([
            (60, str(value)),
            (18, hex(value)),
            (5, f"0X{value:X}"),
            (5, bin(value)),
            (5, f"0{value:o}" if value else "0"),
            (2, f"0x00{value:x}"),
        ] if value < 1 << 64 else [(1, str(value)), (1, hex(value))])

    # Options.

    def mattr(self, target: Target) -> str:
        """A feature string: usually absent or sensible for the processor."""
        if self.chance(0.4):
            return ""
        features: list[str] = []
        if target.xnack and self.chance(0.5):
            features.append(self.one("+-") + "xnack")
        if target.sramecc and self.chance(0.4):
            features.append(self.one("+-") + "sramecc")
        if target.has_wave32 and self.chance(0.5):
            features.append(self.weighted([
                (4, "+wavefrontsize32"), (4, "+wavefrontsize64"),
                (1, "-wavefrontsize32,+wavefrontsize64"), (1, "-wavefrontsize64"),
                (1, "+wavefrontsize32,-wavefrontsize64"), (1, "-wavefrontsize32"),
                (1, "+wavefrontsize32,+wavefrontsize64"),
                (1, "-wavefrontsize32,-wavefrontsize64"),
            ]))
        if self.chance(0.25):
            features.append(self.one("+-") + "cumode")
        if self.chance(0.25):
            features.append(self.one("+-") + "tgsplit")
        if self.chance(0.05):
            features.append(self.one([
                "+xnack", "+sramecc", "-xnack", "-sramecc", "+wavefrontsize32",
                "+wavefrontsize64", "+nosuchfeature", "xnack", "+xnack,-xnack",
                "-cumode,+cumode", "+sramecc,", "+wavefrontsize16",
            ]))
        self.random.shuffle(features)
        return ",".join(features)

    def version(self) -> int | None:
        return self.weighted([(4, None), (2, 4), (2, 5), (2, 6)])

    def target(self) -> Target:
        return self.one(self.targets)

    def case(self, source: str | bytes, target: Target | None = None, mattr: str | None = None,
             version: int | None = None, extra: tuple[str, ...] = (), files: Mapping[str, bytes] | None = None) -> Case:
        """A case for this text; options not given are picked."""
        target = target or self.target()
        text = source if isinstance(source, bytes) else source.encode("utf-8", "surrogateescape")
        return Case(text, target.name, self.mattr(target) if mattr is None else mattr, version, extra,
                    files=files or {})
