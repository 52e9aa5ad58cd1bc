"""
What is compiled: every source for every processor, with options drawn for each; and with
each rarer option the source with the most sections and another one.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from random import Random
from typing import TypeVar

SOURCES = Path(__file__).resolve().parent / "sources"

# One or more of each family, with the settings of features that compilers are asked for.
PROCESSORS = (
    "gfx600", "gfx601", "gfx700", "gfx704", "gfx801:xnack+", "gfx803", "gfx810", "gfx900:xnack-", "gfx902", "gfx904",
    "gfx906:sramecc+:xnack-", "gfx908:sramecc-", "gfx909", "gfx90a", "gfx90a:sramecc+:xnack+", "gfx90c", "gfx942",
    "gfx942:sramecc+:xnack-", "gfx950", "gfx9-generic", "gfx9-4-generic", "gfx1010:xnack+", "gfx1013", "gfx1030",
    "gfx1036", "gfx10-1-generic", "gfx10-3-generic", "gfx1100", "gfx1103", "gfx1151", "gfx11-generic", "gfx1200",
    "gfx1201", "gfx12-generic", "gfx1250", "gfx1251",
)

# One of each is drawn for a case; what appears twice is drawn more often.
LEVELS = ("-O0", "-O1", "-O2", "-O2", "-O3", "-Os")
DEBUGS = ("", "", "", "-g", "-gdwarf-4", "-gline-tables-only", "-gdwarf-5 -gno-column-info")
SECTIONS = ("", "", "-ffunction-sections -fdata-sections", "-ffunction-sections -fno-unique-section-names",
            "-fno-addrsig -Qn", "-fverbose-asm", "-fpic -fvisibility=hidden", "-fvisibility=default -fno-ident",
            "-funwind-tables")
VERSIONS = ("", "-mcode-object-version=4", "-mcode-object-version=5", "-mcode-object-version=6")
MODES = ("", "-mwavefrontsize64")

# Each makes directives or sections that the above do not.
RARE = (
    "-gdwarf-2", "-gdwarf-3", "-gdwarf-4 -gdwarf64", "-gdwarf-5 -gdwarf64", "-g -gsplit-dwarf",
    "-gdwarf-4 -gsplit-dwarf", "-g -gsplit-dwarf=single", "-g -fdebug-types-section",
    "-gdwarf-4 -fdebug-types-section", "-gdwarf-5 -gembed-source", "-g -fdebug-macro", "-gdwarf-4 -fdebug-macro",
    "-g -gpubnames", "-gdwarf-4 -gpubnames", "-g -ggnu-pubnames", "-g -gkey-instructions",
    "-g -fdebug-info-for-profiling", "-g -fno-dwarf-directory-asm", "-g -Xclang -debug-info-kind=standalone",
    "-g -gsimple-template-names", "-g -fexceptions -fasynchronous-unwind-tables", "-g -grecord-command-line",
    "-fstack-size-section", "-fprofile-instr-generate", "-fprofile-arcs -ftest-coverage",
    "-fsave-optimization-record", "-fsanitize-coverage=trace-pc-guard", "-fexperimental-call-graph-section",
    "-falign-functions=64 -falign-loops=32", "-finstrument-functions", "-fcommon", "-ftrapv",
    "-mllvm -amdgpu-s-branch-bits=6", "-mllvm -amdgpu-kernarg-preload-count=16", "-mcumode", "-mtgsplit",
    "-fno-integrated-as", "-g -O0 -fverbose-asm",
)
MOST_SECTIONS = "objects.cpp"
RARE_PROCESSORS = ("gfx942", "gfx1100", "gfx906", "gfx1250", "gfx90a", "gfx1030", "gfx950", "gfx803", "gfx1201")

# Generic pointers need flat instructions, which came with GFX7; with them go OpenCL 2.0 and all of C and C++.
WITHOUT_FLAT = ("gfx600", "gfx601", "gfx602")
NEEDS_FLAT = (".c", ".cpp", ".hip", ".omp", "data.cl", "runtime.cl")


T = TypeVar("T")


def sampled(cases: list[T], count: int) -> list[T]:
    """So many of them, the same in every run; with 0 all."""
    return Random("sample").sample(cases, count) if 0 < count < len(cases) else cases


@dataclass(frozen=True)
class Case:
    """One source compiled one way."""

    source: Path
    target: str  # processor, and settings of its features
    options: tuple[str, ...]

    @property
    def name(self) -> str:
        words = [self.source.name.replace(".", "_"), self.target, *self.options]
        return "_".join(word.strip("-") for word in words).translate(str.maketrans(":=+/ ", "_____"))

    @property
    def processor(self) -> str:
        return self.target.split(":")[0]

    @property
    def branches_grow(self) -> bool:
        """Whether llvm-mc puts s_nop after a branch over 63 words, which GFX10.1 gets wrong; data stay as they are."""
        return self.processor.startswith(("gfx101", "gfx10-1"))

    def compiler_options(self) -> list[str]:
        """Options of clang that read the source."""
        return [*_language(self.source.suffix, self.target), *self.options, "-S", "-w", "-nogpulib",
                "-fdebug-compilation-dir=/source", self.source.name]

    def second_options(self) -> list[str]:
        """Options of clang that make assembly of what the above make; none where that is assembly."""
        if self.source.suffix != ".omp":
            return []
        return ["-x", "ir", "--target=amdgcn-amd-amdhsa", f"-mcpu={self.target}", *self.options, "-S", "-w",
                "-nogpulib"]

    def assembler_options(self) -> list[str]:
        """Options of llvm-mc that agree with them. kdasm needs none: the file says it all."""
        features = [setting[-1] + setting[:-1] for setting in self.target.split(":")[1:]]
        if "-mwavefrontsize64" in self.options:
            features.append("+wavefrontsize64")
        mattr = [f"-mattr={','.join(features)}"] if features else []
        return [f"-mcpu={self.processor}", *mattr]


def _language(suffix: str, target: str) -> list[str]:
    if suffix == ".hip":
        return ["-x", "hip", f"--offload-arch={target}", "--cuda-device-only", "--no-offload-new-driver", "-nogpuinc"]
    opencl = "CL1.2" if target in WITHOUT_FLAT else "CL2.0"
    if suffix == ".omp":  # C with OpenMP, of which the driver makes a program of LLVM's own for the device
        return ["-x", "c", "-std=c17", "-fopenmp", "-fopenmp-targets=amdgcn-amd-amdhsa",
                "-Xopenmp-target=amdgcn-amd-amdhsa", f"-march={target}", "--offload-device-only", "-emit-llvm"]
    standard = {".cl": ["-x", "cl", f"-cl-std={opencl}"], ".c": ["-std=c17"], ".cpp": ["-std=c++20"]}[suffix]
    return [*standard, "--target=amdgcn-amd-amdhsa", f"-mcpu={target}"]


def possible(source: Path, target: str) -> bool:
    return target not in WITHOUT_FLAT or not source.name.endswith(NEEDS_FLAT)


def dies(source: Path, target: str, level: str) -> bool:
    """Whether clang 22 does."""
    return source.name == "kernels.hip" and target.startswith("gfx7") and level == "-O0"


def _mode(source: Path, target: str, mode: str) -> str:
    """Only GFX10 to GFX12 have both wave sizes; GFX1250 has 32 alone. The driver of OpenMP hands no choice on."""
    has_both = target.startswith(("gfx10", "gfx11", "gfx12")) and not target.startswith("gfx125")
    return mode if has_both and source.suffix != ".omp" else ""


def _words(*options: str) -> tuple[str, ...]:
    return tuple(word for option in options for word in option.split())


def _drawn(source: Path, target: str) -> Case:
    """A case with options that depend on source and target alone, so that it has the same name in every run."""
    draw = Random(f"{source.name} {target}").choice
    level, debug, sections, version, mode = map(draw, (LEVELS, DEBUGS, SECTIONS, VERSIONS, MODES))
    version = "" if "generic" in target else version  # they came with version 6
    return Case(source, target, _words(level, debug, sections, version, _mode(source, target, mode)))


def every_level(processors: Iterable[str]) -> list[Case]:
    """Each source for each of the processors, at each level and with each wave size, with debug information and without."""
    sizes = ("", "-mwavefrontsize64")
    return [Case(source, processor, _words(level, debug, size)) for source in sorted(SOURCES.iterdir())
            for processor in processors if possible(source, processor)
            for size in sizes if _mode(source, processor, size) == size
            for level in ("-O0", "-O1", "-O2", "-O3") if not dies(source, processor, level) for debug in ("", "-g")]


def all_cases() -> list[Case]:
    sources = sorted(SOURCES.iterdir())
    common = [_drawn(source, target) for target in PROCESSORS for source in sources if possible(source, target)]
    targets = cycle(RARE_PROCESSORS)
    others = cycle([source for source in sources if source.name != MOST_SECTIONS])
    rare = [Case(source, next(targets), _words("-O2", option))
            for option in RARE for source in (SOURCES / MOST_SECTIONS, next(others))]
    return common + rare
