"""
Area v2: code object version 2, by LLVM 14: notes, `.amd_kernel_code_t` blocks with every
key, `.amdgpu_hsa_kernel`, predefined symbols and metadata as text.
"""

from __future__ import annotations

from case import Case
from exprs import Symbols, equal_to
from pick import Picker
from targets import Target
from v2_documents import document

SHARE = 3000
NEEDS_LLVM_14 = True

# Every key of `.amd_kernel_code_t` with the width of its field in bits.
_KEYS: dict[str, int] = {
    **dict.fromkeys(["amd_code_version_major", "kernel_code_version_major", "amd_code_version_minor",
                     "kernel_code_version_minor", "workitem_private_segment_byte_size",
                     "workgroup_group_segment_byte_size", "gds_segment_byte_size", "workgroup_fbarrier_count",
                     "call_convention"], 32),
    **dict.fromkeys(["amd_machine_kind", "machine_kind", "amd_machine_version_major", "machine_version_major",
                     "amd_machine_version_minor", "machine_version_minor", "amd_machine_version_stepping",
                     "machine_version_stepping", "wavefront_sgpr_count", "workitem_vgpr_count", "reserved_vgpr_first",
                     "reserved_vgpr_count", "reserved_sgpr_first", "reserved_sgpr_count",
                     "debug_wavefront_private_segment_offset_sgpr", "debug_private_segment_buffer_sgpr"], 16),
    **dict.fromkeys(["kernel_code_entry_byte_offset", "kernel_code_prefetch_byte_size", "kernarg_segment_byte_size",
                     "runtime_loader_kernel_symbol"], 64),
    **dict.fromkeys(["kernarg_segment_alignment", "group_segment_alignment", "private_segment_alignment",
                     "wavefront_size",
                     "float_mode", "compute_pgm_rsrc1_float_mode"], 8),
    **dict.fromkeys(["granulated_workitem_vgpr_count", "compute_pgm_rsrc1_vgprs"], 6),
    **dict.fromkeys(["granulated_wavefront_sgpr_count", "compute_pgm_rsrc1_sgprs"], 4),
    **dict.fromkeys(["priority", "compute_pgm_rsrc1_priority", "enable_vgpr_workitem_id",
                     "compute_pgm_rsrc2_tidig_comp_cnt", "enable_exception_msb", "compute_pgm_rsrc2_excp_en_msb",
                     "private_element_size"], 2),
    **dict.fromkeys(["user_sgpr_count", "compute_pgm_rsrc2_user_sgpr"], 5),
    **dict.fromkeys(["granulated_lds_size", "compute_pgm_rsrc2_lds_size"], 9),
    **dict.fromkeys(["enable_exception", "compute_pgm_rsrc2_excp_en"], 7),
    **dict.fromkeys(["priv", "compute_pgm_rsrc1_priv", "enable_dx10_clamp", "compute_pgm_rsrc1_dx10_clamp",
                     "debug_mode", "compute_pgm_rsrc1_debug_mode", "enable_ieee_mode", "compute_pgm_rsrc1_ieee_mode",
                     "enable_wgp_mode", "compute_pgm_rsrc1_wgp_mode", "enable_mem_ordered",
                     "compute_pgm_rsrc1_mem_ordered",
                     "enable_fwd_progress", "compute_pgm_rsrc1_fwd_progress",
                     "enable_sgpr_private_segment_wave_byte_offset", "compute_pgm_rsrc2_scratch_en",
                     "enable_trap_handler", "compute_pgm_rsrc2_trap_handler", "enable_sgpr_workgroup_id_x",
                     "compute_pgm_rsrc2_tgid_x_en", "enable_sgpr_workgroup_id_y", "compute_pgm_rsrc2_tgid_y_en",
                     "enable_sgpr_workgroup_id_z", "compute_pgm_rsrc2_tgid_z_en", "enable_sgpr_workgroup_info",
                     "compute_pgm_rsrc2_tg_size_en", "enable_sgpr_private_segment_buffer", "enable_sgpr_dispatch_ptr",
                     "enable_sgpr_queue_ptr", "enable_sgpr_kernarg_segment_ptr", "enable_sgpr_dispatch_id",
                     "enable_sgpr_flat_scratch_init", "enable_sgpr_private_segment_size",
                     "enable_sgpr_grid_workgroup_count_x", "enable_sgpr_grid_workgroup_count_y",
                     "enable_sgpr_grid_workgroup_count_z", "enable_wavefront_size32", "enable_ordered_append_gds",
                     "is_ptr64", "is_dynamic_callstack", "is_debug_enabled",
                     "is_xnack_enabled"], 1),
}

# Keys whose values depend on the processor; they are refused often.
_CHECKED = {"enable_wgp_mode", "enable_mem_ordered", "enable_fwd_progress", "enable_wavefront_size32", "wavefront_size"}
_SYMBOLS = [".option.machine_version_major", ".option.machine_version_minor", ".option.machine_version_stepping",
            ".kernel.vgpr_count", ".kernel.sgpr_count", ".amdgcn.gfx_generation_number", ".amdgcn.next_free_vgpr",
            "UC_VERSION_GFX10"]


def _value(pick: Picker, key: str, target: Target, symbols: Symbols) -> str:
    bits = _KEYS[key]
    if key in _CHECKED and not pick.slip(0.3):
        if key == "wavefront_size":
            return "6" if not target.has_wave32 else pick.one(["5", "7"])
        return str(pick.upto(1)) if target.has_wave32 and key != "enable_wavefront_size32" else \
            ("1" if target.has_wave32 else "0")
    if pick.slip(0.03):
        return pick.one(["x", "1.5", "", "late", "k", "1 2", "\"1\"", "v0", "1b", "(1", "0x", "1,", "$a", "-", "@x",
                         "0x10000000000000000", "label - label2", ".", "''", "'a'"])
    value = pick.weighted([(60, pick.upto(min((1 << bits) - 1, 1 << 20))), (20, pick.edge(bits)),
                           (10, pick.beyond(bits)),
                           (10, -1)])
    if not -(1 << 63) <= value < 1 << 64:
        value = 1
    if pick.chance(0.25):
        return equal_to(pick, value, symbols)
    if pick.chance(0.06):
        return pick.one(_SYMBOLS[:5]) + pick.one(["", "+1", "*2"])
    return pick.spelled(value) if value >= 0 else str(value)


def _block(pick: Picker, target: Target, symbols: Symbols) -> list[str]:
    density = pick.one([0.0, 0.05, 0.2, 0.5, 1.0])
    keys = pick.some(list(_KEYS), density)
    if pick.chance(0.5):
        keys = pick.shuffled(keys)
    if keys and pick.chance(0.2):
        keys.append(pick.one(keys))
    lines = [f"{pick.one(['', '  ', chr(9)])}{key}{pick.one([' = ', '=', ' =', '= '])}{_value(pick, key, target, symbols)}"
             for key in keys]
    if pick.chance(0.1):
        lines.insert(pick.upto(len(lines)),
                     pick.one(["", "// c", "# c", "; c", "/* c */", "  max_scratch_backing_memory_byte_size = 0",
                                                      "max_scratch_backing_memory_byte_size x y"]))
    if pick.slip(0.08):
        lines.insert(pick.upto(len(lines)), pick.one([
            "enable_tg_split = 0", "amd_kernel_code_version_major = 1", "compute_pgm_rsrc1 = 0", "reserved1 = 0",
            "control_directives = 0", "PRIV = 1", "priv 1", "priv == 1", ".long 1", "label:", "5 = 3", "priv", "= 1",
            ".amd_kernel_code_t", "\"priv\" = 1", ".end_amdhsa_kernel", "priv = 1 priority = 2", ".if 1", "priv : 1",
            "@priv = 1"]))
    if pick.chance(0.1):
        lines = [line + pick.one([" // c", " ; c", " /* c */", ""]) for line in lines]
    end = ".end_amd_kernel_code_t" if not pick.slip(0.03) else pick.one(["", ".end_amd_kernel_code",
                                                                         ".end_amd_kernel_code_t x"])
    return [pick.one([".amd_kernel_code_t", "\t.amd_kernel_code_t"]), *lines, end]


def _target_id(pick: Picker, target: Target, mattr: str) -> str:
    """What version 2 demands, or one of the things it does not."""
    name = target.target_id
    off = "-xnack" in mattr
    if target.xnack and not off and name.endswith(("gfx900", "gfx902", "gfx904", "gfx906")):
        name = name[:-1] + str(int(name[-1]) + 1)
    if pick.slip(0.1):
        name = pick.one([target.canonical_id(mattr), target.target_id, name + "+xnack", "amdgcn-amd-amdhsa--gfx803", "",
                         "x"])
    return name


def _has_id(target: Target, mattr: str) -> bool:
    """LLVM 14 dies where version 2 has no name for the target."""
    name = target.target_id.removeprefix("amdgcn-amd-amdhsa--")
    off = "-xnack" in mattr
    if name in ("gfx801", "gfx810"):
        return not off
    if name == "gfx90c":
        return off
    return name.startswith(("gfx6", "gfx7", "gfx8")) or name in ("gfx900", "gfx902", "gfx904", "gfx906")


def _isa(pick: Picker) -> str:
    if pick.chance(0.5):
        return ".hsa_code_object_isa"
    if pick.slip(0.1):
        return ".hsa_code_object_isa " + pick.one(["7,0", "7,0,0", "7,0,0,AMD,\"AMDGPU\"", "-7,0,0,\"A\",\"B\"",
                                                   "7 0 0", "7,0,0,\"A\"", "(7),0,0,\"A\",\"B\"", "7,0,x,\"A\",\"B\"",
                                                   ",", "7,0,0,\"A\",\"B\",1"])
    version = pick.one([(7, 0, 0), (8, 0, 3), (9, 0, 0), (9, 0, 2), (9, 0, 4), (9, 0, 6), (9, 0, 8), (1, 2, 3),
                        (pick.whole() % (1 << 33), pick.upto(99999), pick.upto(9))])
    names = pick.one([("AMD", "AMDGPU"), ("", ""), ("a b", "c\\n"), ("AMD", "HSA")])
    return f".hsa_code_object_isa {version[0]},{version[1]}, {version[2]},\"{names[0]}\",\"{names[1]}\""


def _notes(pick: Picker, target: Target, mattr: str) -> list[str]:
    lines = []
    if pick.chance(0.6):
        lines.append(f".hsa_code_object_version {pick.one(['2,1', '2, 0', '1,0', '1+1,1', '9,99999', 'two,1', '4294967295,4294967296'])}"
                     if not pick.slip(0.05) else pick.one([".hsa_code_object_version", ".hsa_code_object_version 1",
                                                            ".hsa_code_object_version -1,0",
                                                            ".hsa_code_object_version 1 1",
                                                            ".hsa_code_object_version x,1",
                                                            ".hsa_code_object_version 1,"]))
    if pick.chance(0.6):
        lines.append(_isa(pick))
    if _has_id(target, mattr):
        if pick.chance(0.3):
            lines.append(f'.amd_amdgpu_isa "{_target_id(pick, target, mattr)}"')
        if pick.chance(0.3):
            lines.append(f'.amdgcn_target "{_target_id(pick, target, mattr)}"')
    if pick.slip(0.03):
        lines.append(pick.one([".amdhsa_kernel k", ".amdgpu_metadata", ".amdhsa_code_object_version 4",
                               ".hsadata_global_agent", ".amdgpu_hsa_kernel", ".amdgpu_hsa_kernel \"k\"",
                               ".amdgpu_hsa_kernel k,", ".hsatext"]))
    return pick.shuffled(lines) if pick.chance(0.2) else lines


def _kernel(pick: Picker, target: Target, symbols: Symbols) -> list[str]:
    name = pick.fresh("k")
    attributes = pick.some([f".globl {name}", f".type {name},@function", f".type {name},@object", f".hidden {name}",
                            f".weak {name}"], 0.25)
    marks = [f".amdgpu_hsa_kernel {name}"] if pick.chance(0.9) else []
    before = attributes + marks
    if pick.chance(0.3):
        before = pick.shuffled(before)
    body = _block(pick, target, symbols) if pick.chance(0.9) else []
    words = ", ".join(hex(pick.random.getrandbits(32)) for _ in range(pick.between(1, 3)))
    lines = [*pick.some([".p2align 8"], 0.6), f"{name}:", *body, f".long {words}"]
    lines = before + lines if pick.chance(0.8) else lines + before
    if pick.chance(0.3):
        lines += [f".Lend_{name}:", f".size {name}, .Lend_{name}-{name}"]
    if pick.chance(0.2):
        lines.append(f".long {pick.one([name, pick.one(_SYMBOLS), '.kernel.vgpr_count', 'undefined', name + '@rel32@lo'])}")
    if pick.chance(0.1):
        lines.append(f".set {pick.one(_SYMBOLS)}, {pick.upto(9)}")
    return lines


def generate(pick: Picker) -> Case:
    target = pick.target()
    mattr = pick.mattr(target)
    symbols = Symbols(known={"two": 2}, functions=False)
    lines = [".set two, 2", *_notes(pick, target, mattr), ".text"]
    for _ in range(pick.weighted([(1, 0), (6, 1), (3, 2), (1, 4)])):
        lines += _kernel(pick, target, symbols)
    text = "\n".join(lines) + "\n"
    if pick.chance(0.45):
        text += ".amd_amdgpu_hsa_metadata\n" + document(pick) + pick.one(["", "\t"]) + ".end_amd_amdgpu_hsa_metadata\n"
    return pick.case(text, target, mattr, 2)
