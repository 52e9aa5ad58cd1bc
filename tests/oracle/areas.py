"""
Finding the areas and asking them for inputs.

An area is a module `area_NAME.py` here with a function `generate(pick) -> Case`
and a number `SHARE`, how many inputs it has in a full run; `NEEDS_LLVM_14` is true where LLVM 14
is the oracle. Input number i of an area depends
on the seed, the area and i alone, so any one of them can be made again.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from case import Case
from pick import Picker
from targets import Targets


@dataclass(frozen=True)
class Area:
    name: str
    share: float
    generate: Callable[[Picker], Case]
    needs_llvm_14: bool

    def case(self, seed: int, index: int, targets: Targets) -> Case:
        known = targets.of_llvm_14 if self.needs_llvm_14 else targets.current
        case = self.generate(Picker(f"{seed}/{self.name}/{index}", known))
        return replace(case, area=self.name, index=index)


def all_areas() -> dict[str, Area]:
    areas = {}
    for path in sorted(Path(__file__).parent.glob("area_*.py")):
        name = path.stem.removeprefix("area_")
        module = importlib.import_module(path.stem)
        areas[name] = Area(name, module.SHARE, module.generate, getattr(module, "NEEDS_LLVM_14", False))
    return areas


def item_of(wanted: str, names: Collection[str]) -> tuple[str, int]:
    """The name and number of NAME-N; another text ends the script."""
    name, _, number = wanted.rpartition("-")
    if name not in names or not number.isdecimal():
        sys.exit(f"{sys.argv[0]}: '{wanted}' names no input; give NAME-N with a name of {', '.join(sorted(names))}")
    return name, int(number)


def plan(areas: Sequence[Area], count: int) -> list[tuple[str, int]]:
    """Which input of which area to make: `count` in all, divided by share."""
    total = sum(area.share for area in areas)
    counts = {area.name: int(count * area.share / total) for area in areas}
    counts[areas[0].name] += count - sum(counts.values())
    # Spread the areas over the run, so that an early stop has seen all of them.
    return sorted(((name, index) for name, of_area in counts.items() for index in range(of_area)),
                  key=lambda item: (item[1] + 0.5) / counts[item[0]])
