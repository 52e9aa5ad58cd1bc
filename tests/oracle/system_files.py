"""
Whole files for the operating systems other than amdhsa, and for r600: what the areas pal, mesa,
none and r600 share. Sections, symbols, relocations and data as in the areas `symbols` and
`data`, with the directives that are there on some systems only mixed in.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import area_data
from area_symbols import SymbolWriter
from case import OLD_PROCESSORS, Case
from pick import Picker

# Triples of one system, with the beginning of their target IDs.
PAL = {"amdgcn-amd-amdpal": "amdgcn-amd-amdpal", "amdgcn--amdpal": "amdgcn-unknown-amdpal",
       "amdgcn-amdpal": "amdgcn-unknown-amdpal", "amdgcn-pc-amdpal": "amdgcn-pc-amdpal",
       "amdgcn-unknown-amdpal": "amdgcn-unknown-amdpal", "amdgcn-amd-amdpal2.6": "amdgcn-amd-amdpal2.6"}
MESA = {"amdgcn-mesa-mesa3d": "amdgcn-mesa-mesa3d", "amdgcn--mesa3d": "amdgcn-unknown-mesa3d",
        "amdgcn-mesa3d": "amdgcn-unknown-mesa3d", "amdgcn-amd-mesa3d": "amdgcn-amd-mesa3d"}
NONE = {"amdgcn--": "amdgcn-unknown-unknown", "amdgcn-amd-linux": "amdgcn-amd-linux",
        "amdgcn-unknown-unknown": "amdgcn-unknown-unknown", "amdgcn--linux": "amdgcn-unknown-linux",
        "amdgcn-amd-none": "amdgcn-amd-none", "amdgcn-amd-foo": "amdgcn-amd-foo", "amdgcn--cuda": "amdgcn-unknown-cuda"}
R600 = {"r600--": "r600-unknown-unknown", "r600-amd-none": "r600-amd-none", "r600--mesa3d": "r600-unknown-mesa3d",
        "r600-amd-amdpal": "r600-amd-amdpal", "r600--amdhsa": "r600-unknown-amdhsa"}

R600_PROCESSORS = ("r600", "r630", "rs880", "rv670", "rv710", "rv730", "rv770", "cedar", "cypress", "juniper",
                   "redwood",
                   "sumo", "barts", "caicos", "cayman", "turks")

# -mattr of r600: what it has and what it has not.
_R600_FEATURES = ("fetch8", "fetch16", "fp64", "fmaf", "r600", "r700", "evergreen", "northern-islands", "cfalubug",
                  "wavefrontsize64", "wavefrontsize32", "xnack", "cumode", "addressablelocalmemorysize65536")


@dataclass(frozen=True)
class System:
    """Triple and processor of one file."""

    triple: str
    id_beginning: str
    mcpu: str
    id_processor: str
    mattr: str

    @property
    def target_id(self) -> str:
        return f"{self.id_beginning}--{self.id_processor}"


def choose(pick: Picker, triples: dict[str, str]) -> System:
    triple = pick.one(list(triples))
    if triple.startswith("r600"):
        features = [pick.one("+-") + name for name in pick.some(_R600_FEATURES, 0.1)] if pick.chance(0.4) else []
        cpu = pick.one(R600_PROCESSORS)
        return System(triple, triples[triple], cpu, cpu, ",".join(features))
    target = next(target for target in pick.shuffled(pick.targets) if target.name not in OLD_PROCESSORS)
    return System(triple, triples[triple], target.name, target.target_id.rpartition("--")[2], pick.mattr(target))


def case(pick: Picker, system: System, lines: Sequence[str]) -> Case:
    text = "\n".join(lines) + "\n"
    return Case(text.encode("utf-8", "surrogateescape"), system.mcpu, system.mattr, pick.version(),
                triple=system.triple)


def plain(pick: Picker, count: int) -> list[str]:
    """Statements that every system has."""
    writer = SymbolWriter(pick)
    lines = [writer.statement() for _ in range(count)]
    if pick.chance(0.4):
        lines.append(pick.one([".data", ".rodata", ".section .d,\"aw\""]))
        lines += [area_data._statement(pick) for _ in range(pick.between(1, 4))]
    return lines


def relocations(pick: Picker) -> list[str]:
    """Every relocation on every width, with addends that REL has to put into the bytes."""
    names = ["ext", "here", "far", ".text", "weak", "lds"]
    lines = [".section .r,\"aw\"", ".p2align 3", "here:", ".weak weak", ".amdgpu_lds lds, 64, 16"]
    for _ in range(pick.between(1, 8)):
        name = pick.one(names)
        addend = pick.weighted([(4, ""), (4, f"+{pick.upto(300)}"), (2, f"-{pick.upto(300)}"), (1, f"+{pick.edge(31)}"),
                                (0.5, f"+{pick.edge(40)}")])
        specifier = pick.weighted([(5, ""), (6, "@" + pick.one(area_data._SPECIFIERS))])
        where = pick.weighted([(6, ""), (1, "-."), (1, "-here")]) if not specifier else ""
        size = pick.weighted([(5, ".long"), (5, ".quad"), (1, ".short" if pick.slip(0.5) else ".dc.a"),
                              (0.5, ".byte" if pick.slip(0.5) else ".int")])
        if pick.chance(0.1):
            lines.append(f".reloc {pick.one(['here', '.', '4', 'here+1'])}, R_AMDGPU_{pick.one(['ABS32', 'ABS64', 'NONE', 'REL32', 'ABS32_LO'])}, {name}{addend}")
        else:
            lines.append(f"{size} {name}{specifier}{addend}{where}")
    return [*lines, ".section .f,\"a\"", ".long 1", "far:", ".quad far"]


def of_systems(pick: Picker, system: System) -> list[str]:
    """Directives and symbols that some systems have and others have not."""
    target_id = system.target_id
    if pick.slip(0.1):
        target_id = pick.one([target_id + ":xnack+", "amdgcn-amd-amdhsa--gfx900", target_id.replace("--", "-"), "",
                              target_id.upper()])
    number = pick.one([".option.machine_version_major", ".option.machine_version_minor",
                       ".option.machine_version_stepping", ".kernel.vgpr_count", ".kernel.sgpr_count",
                       ".kernel.agpr_count", ".amdgcn.gfx_generation_number",
                       ".amdgcn.next_free_vgpr", "UC_VERSION_GFX10", "UC_VERSION_W64_BIT"])
    return pick.weighted([
        (3, lambda: [f'.amdgcn_target "{target_id}"']),
        (3, lambda: [f'.amd_amdgpu_isa "{target_id}"']),
        (2, lambda: [f".amdgpu_hsa_kernel {pick.one(['k', 'here', 'x1', 'k'])}", "k:", ".long 0"]),
        (2, lambda: [".data", f".long {number}", f".quad {number}+1"]),
        (0.4, lambda: [f".set {number}, 5", f".long {number}"]),
        (0.4 if pick.slip(0.3) else 0, lambda: _foreign(pick)),
        (2.5, lambda: code_t(pick)),
        (1.5, lambda: pal_document(pick)),
    ])()


def _foreign(pick: Picker) -> list[str]:
    """What only amdhsa has, or only amdpal."""
    return pick.one([
        [".amdhsa_kernel k", ".amdhsa_next_free_vgpr 1", ".amdhsa_next_free_sgpr 1", ".end_amdhsa_kernel"],
        [".amdhsa_code_object_version 5"],
        [".amdgpu_metadata", "amdhsa.version: [1, 2]", "amdhsa.kernels: []", ".end_amdgpu_metadata"],
        [".hsa_code_object_version 2,1"], [".hsa_code_object_isa"],
        [".amd_amdgpu_hsa_metadata", ".end_amd_amdgpu_hsa_metadata"], [".hsatext"],
        [".amd_amdgpu_pal_metadata 0x2c0a, 1"], [".end_amdgpu_pal_metadata"], [".amdgpu_hsa_kernel"],
        [".amd_amdgpu_isa"],
        [".amdgpu_hsa_kernel 5"], [".amd_amdgpu_isa foo"], [".amdgpu_hsa_kernel \"k\""],
    ])


def code_t(pick: Picker) -> list[str]:
    keys = ["amd_code_version_major", "machine_version_stepping", "kernel_code_entry_byte_offset",
            "compute_pgm_rsrc1_vgprs", "granulated_wavefront_sgpr_count", "priority", "float_mode", "enable_dx10_clamp",
            "user_sgpr_count", "enable_sgpr_workgroup_id_x", "granulated_lds_size", "enable_sgpr_kernarg_segment_ptr",
            "is_ptr64", "workitem_private_segment_byte_size", "kernarg_segment_byte_size", "wavefront_sgpr_count",
            "workitem_vgpr_count", "kernarg_segment_alignment", "call_convention", "runtime_loader_kernel_symbol",
            "is_dynamic_callstack", "compute_pgm_rsrc2_excp_en", "compute_pgm_rsrc1_float_mode",
            "kernel_code_prefetch_byte_size"]
    # Not on every processor, or not every value.
    doubtful = ["enable_wgp_mode", "compute_pgm_rsrc1_mem_ordered", "enable_fwd_progress", "enable_wavefront_size32",
                "wavefront_size",
                "enable_ieee_mode", "compute_pgm_rsrc1_dx10_clamp"]
    late = pick.fresh("late")

    def value() -> str:
        if pick.slip(0.05):
            return pick.one([late, "ext", f"{late}*2", "-1", "1.5", "ext@abs32@lo", ".-.", "65536", "5000000000"])
        return pick.weighted([(6, str(pick.upto(3))), (2, str(pick.upto(255))), (1, "1+1"), (0.5, str(pick.whole()))])

    lines = [f"  {key} = {value()}" for key in pick.some(keys, 0.2)]
    lines += [f"  {key} = {pick.one([0, 1, 1, 5, 6])}" for key in pick.some(doubtful, 0.06)]
    lines += [f"  {key} = {late}" for key in pick.some(("workitem_vgpr_count", "granulated_workitem_vgpr_count",
                                                        "user_sgpr_count", "is_dynamic_callstack",
                                                        "workitem_private_segment_byte_size", "wavefront_sgpr_count",
                                                        "enable_ieee_mode"), 0.1)]
    if pick.slip(0.1):
        lines.append(pick.one(["nosuch = 1", "priority", "priority = ", "is_ptr64 = x y", ".long 1"]))
    end = [f".set {late}, {pick.weighted([(6, pick.upto(200)), (1, pick.whole())])}"] if not pick.slip(0.05) else []
    return [pick.one([".text", ".data"]), ".amd_kernel_code_t", *pick.shuffled(lines), ".end_amd_kernel_code_t", *end]


# ---- PAL metadata ----

_STAGES = (".cs", ".ps", ".vs", ".gs", ".hs", ".es", ".ls")
_STAGE_KEYS = (".entry_point", ".scratch_memory_size", ".lds_size", ".perf_data_buffer_size", ".vgpr_count",
               ".agpr_count", ".sgpr_count", ".vgpr_limit", ".sgpr_limit", ".threadgroup_dimensions", ".wavefront_size",
               ".uses_uavs", ".uses_rovs", ".writes_uavs", ".writes_depth", ".uses_append_consume", ".uses_prim_id")
_PIPELINE_KEYS = (".name", ".type", ".internal_pipeline_hash", ".user_data_limit", ".spill_threshold",
                  ".nggSubgroupSize", ".uses_viewport_array_index", ".es_gs_lds_size", ".num_interpolants",
                  ".mesh_scratch_memory_size", ".api", ".api_create_info", ".shaders", ".shader_functions",
                  ".graphics_registers", ".compute_registers")


def pal_value(pick: Picker, text: bool = True) -> str:
    number = pick.weighted([(5, str(pick.upto(300))), (5, hex(pick.upto(1 << 32))), (1, str(pick.whole())),
                            (0.5, f"-{pick.upto(99)}"), (0.3, "010")])
    if not text or pick.chance(0.6):
        return number
    return pick.one(["true", "false", "_amdgpu_cs_main", "Ngg", "'0x5'", "[1, 2]", "{}", "[]", "{a: 0x10}", "1.5", "",
                     "!str 5", "\"a b\"", "[[1], {b: c}]",
                     "0xA1B2C3D4E5F60718", "Vulkan", "~"])


def pal_register(pick: Picker) -> str:
    number = pick.weighted([(8, pick.between(0x2c00, 0x2f00)), (4, pick.between(0xa000, 0xa400)),
                            (1, 0x10000000 + pick.upto(20)), (1, pick.upto(20)), (0.3, pick.whole())])
    if pick.slip(0.06):
        return pick.one(["SPI_SHADER_PGM_RSRC1_PS", "x", "(0x2c0a)", "0x", "0xg", "-1 (X)", "1.5", "true", "~", "''",
                         "0b2", "9x", "-7", " 5 (A)", "08 (A)", "[1]", "0x2c0a (A", "99999999999999999999 (A)",
                         "18446744073709551616", "0x2c0a", "11274"])
    name = pick.weighted([(3, "SPI_SHADER_PGM_RSRC1_PS"), (1, "ANY THING"), (1, ""), (1, "COMPUTE_PGM_RSRC2")])
    return pick.weighted([(8, f"{number:#x} ({name})"), (6, f"{number:#x}"), (2, str(number)),
                          (1, f"'{number:#x} ({name})'"), (1, f'"{number:#x}"'),
                          (0.5, f"0{number:o} (octal)"), (0.5, f"{number:#b}"), (0.5, f"{number:#x}_{name}"),
                          (0.3, f"0o{number:o}x")])


def _registers(pick: Picker, indent: str) -> list[str]:
    count = pick.weighted([(1, 0), (6, pick.between(1, 6)), (1, 30)])
    if not count or pick.slip(0.05):
        return [f"{indent}.registers: " + pick.one(["{}", "[]", "5", "", "{0x2c0a (A): 1, 0x2c0b: 2}", "[0x2c0a]",
                                                    "x"])]
    lines = [f"{indent}.registers:"]
    for _ in range(count):
        lines.append(f"{indent}  {pal_register(pick)}: {pal_value(pick, text=pick.slip(0.1))}")
    return lines


def _pipeline(pick: Picker) -> list[str]:
    lines = [f"    {key}: {pal_value(pick)}" for key in pick.some(_PIPELINE_KEYS, 0.2)]
    if pick.chance(0.5):
        lines.append("    .hardware_stages:")
        for stage in pick.some(_STAGES, 0.4) or [".cs"]:
            lines.append(f"      {stage}:")
            lines += [f"        {key}: {pal_value(pick)}" for key in pick.some(_STAGE_KEYS, 0.3)]
    if pick.chance(0.8):
        lines[pick.upto(len(lines)) if pick.chance(0.2) else 0:0] = []
        registers = _registers(pick, "    ")
        lines = lines + registers if pick.chance(0.5) else registers + lines
    if not lines:
        return ["  - " + pick.one(["{}", "5", "[]", "x"])]
    return ["  - " + lines[0].lstrip(), *lines[1:]]


def pal_lines(pick: Picker) -> list[str]:
    """The text of one document."""
    if pick.slip(0.06):
        return [pick.one(["", "5", "[]", "{}", "[a, {b: c}]", "amdpal.pipelines:", "amdpal.pipelines: 5",
                          "amdpal.pipelines: {}", "amdpal.pipelines: []", "'x'", "amdpal.pipelines: [[]]",
                          "amdpal.pipelines: [5, {.registers: {X: 1}}]", "a: b\na: c", "*x", "- {.registers: {FOO: 1}}",
                          "amdpal.pipelines: [a"])]
    version = pick.one(["[2, 6]", "[3, 0]", "[2,3]", "[3, 6]", "\n  - 2\n  - 6", "[0x2, 0x6]", "[2]", "x"])
    top = [f"amdpal.version: {version}"] if pick.chance(0.8) else []
    pipelines: list[str] = []
    for _ in range(pick.weighted([(8, 1), (1, 2), (1, 0)])):
        pipelines += _pipeline(pick)
    block = "\n".join(["amdpal.pipelines:", *pipelines])
    rest = [f"{pick.one(['amdhsa.x', 'z', '.a', '7', 'amdpal.zz', 'true'])}: {pal_value(pick)}"] if pick.chance(0.15) else []
    parts = pick.shuffled([*top, block, *rest]) if pick.chance(0.3) else [*top, block, *rest]
    lines = "\n".join(parts).split("\n")
    if pick.chance(0.5):
        lines = ["---", *lines, "..."]
    if pick.slip(0.05):
        lines.insert(pick.upto(len(lines)), pick.one(["- x", "\t- tab", ": :", "]", "key: 'it''s'", "%YAML 1.2", "? x",
                                                      "// c", "# c", "a: [1,", "{"]))
    return lines


def pal_document(pick: Picker) -> list[str]:
    end = ".end_amdgpu_pal_metadata" if not pick.slip(0.02) else pick.one([".end_amdgpu_metadata",
                                                                           ".end_amdgpu_pal_metadata x", ""])
    return [pick.one([".amdgpu_pal_metadata", "\t.amdgpu_pal_metadata"]), *pal_lines(pick), end]


Maker = Callable[[Picker, System], list[str]]


def generate(pick: Picker, triples: dict[str, str], special: Maker) -> Case:
    system = choose(pick, triples)
    parts: list[list[str]] = []
    for _ in range(pick.weighted([(5, 1), (3, 2), (1, 3)])):
        parts.append(pick.weighted([
            (4, lambda: plain(pick, pick.between(1, 8))), (3, lambda: relocations(pick)),
            (3, lambda: of_systems(pick, system)),
            (4, lambda: special(pick, system)),
        ])())
    return case(pick, system, [line for part in parts for line in part])
