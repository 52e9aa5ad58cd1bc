"""
Random choices that are the same with every version of Python.

It promises that random() goes on to give the same numbers for a seed, and promises nothing of what random.Random makes
of them; so what is asked for here is made of random() alone.
"""

from __future__ import annotations

import random
from collections.abc import MutableSequence, Sequence
from typing import Any, TypeVar

T = TypeVar("T")

_WORD = 32  # bits that one random() gives


class Steady(random.Random):
    """The methods of random.Random that the generators use."""

    def getrandbits(self, bits: int) -> int:
        number = 0
        for _ in range(0, bits, _WORD):
            number = number << _WORD | int(self.random() * (1 << _WORD))
        return number >> -bits % _WORD

    def _below(self, count: int) -> int:
        if count <= 0:
            raise ValueError("nothing to choose from")
        bits = count.bit_length() + _WORD  # so many more that all numbers are about as likely
        return self.getrandbits(bits) * count >> bits

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        if stop is None:
            start, stop = 0, start
        return start + step * self._below(-((start - stop) // step))

    def randint(self, a: int, b: int) -> int:
        return a + self._below(b - a + 1)

    def choice(self, seq: Sequence[T]) -> T:  # type: ignore[override]
        return seq[self._below(len(seq))]

    def shuffle(self, x: MutableSequence[Any]) -> None:
        for last in range(len(x) - 1, 0, -1):
            other = self._below(last + 1)
            x[last], x[other] = x[other], x[last]

    def sample(self, population: Sequence[T], k: int) -> list[T]:  # type: ignore[override]
        mixed = list(population)
        self.shuffle(mixed)
        return mixed[:k]
