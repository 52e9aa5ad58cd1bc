#!/usr/bin/env python3
"""
kdinfo --lanes, and --evaluate of variables in objects: the lanes of the nested IF/THEN/ELSE of the specification at every
region, scopes, types, and what is refused.

    debugging.py BUILD

What is expected is written down from "User Guide for AMDGPU Backend", "DW_AT_LLVM_lane_pc" and "DW_AT_LLVM_active_lane",
and from "DWARF Extensions For Heterogeneous Debugging". The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import json
import sys

import checked
import wavefront
from evaluate import GLOBAL, PRIVATE_LANE, PRIVATE_WAVE, SGPR, VGPR, implicit, location, memory, register, undefined, value

# SUBPROGRAM X of "DW_AT_LLVM_lane_pc", its lines as they are there. `{address}` is DW_OP_addr of a label or DW_OP_addrx.
# The masks before the two IF are in s[10:11] and in memory, as the compiler may put them anywhere.
REGIONS = """
.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
.file 1 "x.cl"
.text
lex_start:
	.loc 1 3
	s_nop 0                         // a
lex_1_start:
	.loc 1 4
	s_and_b64 exec, s[10:11], vcc
lex_1_then:
	.loc 1 5
	s_nop 0                         // b
lex_1_1_start:
	.loc 1 6
	s_and_b64 exec, s[12:13], vcc
lex_1_1_then:
	.loc 1 7
	s_nop 0                         // c
	s_andn2_b64 exec, s[12:13], exec
lex_1_1_else:
	.loc 1 9
	s_nop 0                         // d
	s_mov_b64 exec, s[12:13]
lex_1_1_end:
	.loc 1 11
	s_nop 0                         // e
	s_andn2_b64 exec, s[10:11], exec
lex_1_else:
	.loc 1 13
	s_nop 0                         // f
	s_mov_b64 exec, s[10:11]
lex_1_end:
	.loc 1 15
	s_nop 0                         // g
	s_endpgm
lex_end:
.section .debug_addr,"",@progbits
	.long 4 + 5 * 8
	.short 5
	.byte 8, 0
.Laddresses:
	.quad lex_1_start, lex_1_1_start, lex_1_1_end, lex_1_end
.amdgpu_dwarf_unit {version}
  DW_TAG_compile_unit
    DW_AT_stmt_list
    DW_AT_low_pc lex_start
    DW_AT_high_pc {high}
    {addresses}
    DW_TAG_base_type uint_64
      DW_AT_name "__uint64"
      DW_AT_byte_size 8
      DW_AT_encoding DW_ATE_unsigned
    end
    DW_TAG_dwarf_procedure active_lane_pc
      DW_AT_name "__active_lane_pc"
      DW_AT_location
        DW_OP_regx pc
        DW_OP_LLVM_extend 64, 64
        DW_OP_regval_type exec, uint_64
        DW_OP_LLVM_select_bit_piece 64, 64
    end
    DW_TAG_dwarf_procedure divergent
      DW_AT_name "__divergent_lane_pc"
      DW_AT_location
        DW_OP_LLVM_undefined
        DW_OP_LLVM_extend 64, 64
    end
    {regions}
    DW_TAG_subprogram
      DW_AT_name "X"
      DW_AT_low_pc lex_start
      DW_AT_high_pc {high}
      DW_AT_LLVM_lanes 64
      DW_AT_LLVM_lane_pc
        .range lex_start, lex_1_then
          DW_OP_call_ref divergent, DW_OP_call_ref active_lane_pc
        .range lex_1_then, lex_1_1_then
          DW_OP_call_ref then_1, DW_OP_call_ref active_lane_pc
        .range lex_1_1_then, lex_1_1_else
          DW_OP_call_ref then_1_1, DW_OP_call_ref active_lane_pc
        .range lex_1_1_else, lex_1_1_end
          DW_OP_call_ref else_1_1, DW_OP_call_ref active_lane_pc
        .range lex_1_1_end, lex_1_else
          DW_OP_call_ref {after}, DW_OP_call_ref active_lane_pc
        .range lex_1_else, lex_1_end
          DW_OP_call_ref else_1, DW_OP_call_ref active_lane_pc
        .range lex_1_end, lex_end
          DW_OP_call_ref divergent, DW_OP_call_ref active_lane_pc
      DW_TAG_variable lex_1_save_exec
        DW_AT_name "__lex_1_save_exec"
        DW_AT_type uint_64
        DW_AT_location
          .range lex_1_start, lex_1_end
            DW_OP_regx s10, DW_OP_piece 4, DW_OP_regx s11, DW_OP_piece 4
      end
      DW_TAG_variable lex_1_1_save_exec
        DW_AT_name "__lex_1_1_save_exec"
        DW_AT_type uint_64
        DW_AT_location
          .range lex_1_1_start, lex_1_1_end
            DW_OP_lit16, DW_OP_lit6, DW_OP_LLVM_form_aspace_address
      end
    end
  end
.end_amdgpu_dwarf_unit
"""
REGION = """
    DW_TAG_dwarf_procedure {name}
      DW_AT_location
        DW_OP_call_ref {around}
        {address}
        DW_OP_stack_value
        DW_OP_LLVM_extend 64, 64
        DW_OP_call_ref {mask}
        DW_OP_deref_type 8, uint_64
        DW_OP_LLVM_select_bit_piece 64, 64
    end
"""
# Regions: name, the region around, label, its index in .debug_addr, mask.
NESTED = (("then_1", "divergent", "lex_1_start", 0, "lex_1_save_exec"),
          ("then_1_1", "then_1", "lex_1_1_start", 1, "lex_1_1_save_exec"),
          ("else_1_1", "then_1", "lex_1_1_end", 2, "lex_1_1_save_exec"),
          ("else_1", "divergent", "lex_1_end", 3, "lex_1_save_exec"))

# 16 lanes were active when X was called; c1 is true in lanes 0 to 7, c2 in lanes 0 to 3.
WAVEFRONT = """
registers: {{exec: {exec:#x}, s10: 0xffff, s11: 0}}
memory: {{private_wave: {{16: [0xff, 0]}}}}
"""
# Where the wavefront is, its mask, and by ranges of lanes: the label where they wait, its line, or None: they are active,
# or "": they are not in this call.
AT = [
    ("a", "lex_start", 0xffff, 3, {range(16): None}),
    ("b", "lex_1_then", 0xff, 5, {range(8): None, range(8, 16): ("lex_1_start", 4)}),
    ("c", "lex_1_1_then", 0x0f, 7, {range(4): None, range(4, 8): ("lex_1_1_start", 6), range(8, 16): ("lex_1_start", 4)}),
    ("d", "lex_1_1_else", 0xf0, 9, {range(4): ("lex_1_1_end", 11), range(4, 8): None, range(8, 16): ("lex_1_start", 4)}),
    ("f", "lex_1_else", 0xff00, 13, {range(8): ("lex_1_end", 15), range(8, 16): None}),
    ("g", "lex_1_end", 0xffff, 15, {range(16): None}),
]
# In e the text forgets the lanes of the ELSE; with the region around e they wait where it began.
AFTER = {
    "divergent": ("e, as the text has it", "lex_1_1_end", 0xff, 11, {range(8): None}),
    "then_1": ("e", "lex_1_1_end", 0xff, 11, {range(8): None, range(8, 16): ("lex_1_start", 4)}),
}


# A function with scopes; `{more}` goes into its innermost block, whose x is another one than those around.
SCOPES = """
.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
.amdgpu_dwarf_number DW_AT_LLVM_address_space, 0x3e10 // in 2021 it had none
.cfi_sections .debug_frame
.text
outer:
	s_nop 0
function:
	.cfi_startproc
	.cfi_llvm_def_aspace_cfa s32, 0, DW_ASPACE_AMDGPU_private_wave
	.cfi_llvm_register_pair pc, s30, 32, s31, 32
	.cfi_llvm_register_pair exec, s4, 32, s5, 32
	s_nop 0
block:
	s_nop 0
	s_nop 0
block_end:
	s_nop 0
	.cfi_endproc
end:
.amdgpu_dwarf_unit {version}
  DW_TAG_compile_unit
    DW_AT_low_pc outer
    DW_AT_high_pc {high}
    DW_TAG_base_type uint
      DW_AT_name "uint"
      DW_AT_byte_size 4
      DW_AT_encoding DW_ATE_unsigned
    end
    DW_TAG_base_type int
      DW_AT_name "int"
      DW_AT_byte_size 4
      DW_AT_encoding DW_ATE_signed
    end
    DW_TAG_base_type uint64
      DW_AT_name "uint64"
      DW_AT_byte_size 8
      DW_AT_encoding DW_ATE_unsigned
    end
    DW_TAG_base_type float
      DW_AT_name "float"
      DW_AT_byte_size 4
      DW_AT_encoding DW_ATE_float
    end
    DW_TAG_base_type uint2
      DW_AT_name "uint2"
      DW_AT_byte_size 4
      DW_AT_encoding DW_ATE_unsigned
      DW_AT_LLVM_vector_size 2
    end
    DW_TAG_typedef word
      DW_AT_name "word"
      DW_AT_type const_uint
    end
    DW_TAG_const_type const_uint
      DW_AT_type uint
    end
    DW_TAG_array_type array
      DW_AT_type word
      DW_TAG_subrange_type
        DW_AT_count 3
      end
      DW_TAG_subrange_type
        DW_AT_upper_bound 1
      end
    end
    DW_TAG_structure_type pair
      DW_AT_byte_size 6
    end
    DW_TAG_enumeration_type colour
      DW_AT_type uint
    end
    DW_TAG_pointer_type pointer
      DW_AT_type uint
    end
    DW_TAG_pointer_type local_pointer
      DW_AT_type uint
      DW_AT_LLVM_address_space DW_ASPACE_AMDGPU_local
    end
    DW_TAG_typedef circle
      DW_AT_type other_circle
    end
    DW_TAG_typedef other_circle
      DW_AT_type circle
    end
    DW_TAG_variable pointee
      DW_AT_name "x"
      DW_AT_type uint
      DW_AT_location
        DW_OP_addr 0x1000
    end
    DW_TAG_variable constant
      DW_AT_type uint
      DW_AT_const_value 9
    end
    DW_TAG_variable circular
      DW_AT_location
        DW_OP_implicit_pointer circular, 0, DW_OP_deref
    end
    DW_TAG_namespace
      DW_AT_name "inner"
      DW_TAG_variable
        DW_AT_name "spaced"
        DW_AT_type uint
        DW_AT_location
          DW_OP_addr 0x1004
      end
    end
    DW_TAG_variable declared
      DW_AT_name "declared"
      DW_AT_type uint
      DW_AT_declaration
    end
    DW_TAG_dwarf_procedure double
      DW_AT_location
        DW_OP_dup, DW_OP_plus
    end
    DW_TAG_dwarf_procedure nothing
      DW_AT_name "nothing"
    end
    DW_TAG_dwarf_procedure again
      DW_AT_location
        DW_OP_call_ref again
    end
    DW_TAG_subprogram inlined
      DW_AT_name "inlined"
      DW_AT_inline DW_INL_inlined
      DW_TAG_formal_parameter its_parameter
        DW_AT_name "parameter"
        DW_AT_type uint
      end
    end
    DW_TAG_subprogram
      DW_AT_name "function"
      DW_AT_low_pc function
      DW_AT_high_pc {past}
      {frame_base}
      DW_TAG_variable
        DW_AT_name "x"
        DW_AT_type uint
        DW_AT_location
          DW_OP_fbreg 8
      end
      DW_TAG_inlined_subroutine
        DW_AT_abstract_origin inlined
        DW_AT_low_pc block
        DW_AT_high_pc {block_past}
        DW_TAG_formal_parameter
          DW_AT_abstract_origin its_parameter
          DW_AT_location
            DW_OP_regx s3
        end
        DW_TAG_lexical_block
          DW_AT_low_pc block
          DW_AT_high_pc {block_past}
          DW_TAG_variable
            DW_AT_name "x"
            DW_AT_type uint
            DW_AT_location
              DW_OP_regx v0, DW_OP_LLVM_push_lane, DW_OP_lit4, DW_OP_mul, DW_OP_LLVM_offset
          end
          DW_TAG_variable
            DW_AT_name "later"
            DW_AT_type uint
            DW_AT_location
              .range block_end - 4, block_end
                DW_OP_regx s3
          end
          {more}
        end
      end
    end
  end
.end_amdgpu_dwarf_unit
"""
SCOPE_STATE = """
lane: 2
registers: {s3: 0x01020304, s4: 0xf0, s5: 0, s9: 0x1000, s30: 8, s31: 0, s32: 0x4000, s33: 0x1000, v0: [10, 11, 12, 13], exec: 3}
memory:
  global: {0x1000: "0a000000 0b000000 0c000000 0d000000 0e000000 0f000000 10000000"}
  private_lane: {0x20: "11223344 55667788"}
"""
FRAME_BASE = """DW_AT_frame_base
        DW_OP_lit24, DW_OP_lit5, DW_OP_LLVM_form_aspace_address"""

# Variables: name, attributes, what --evaluate gives, what it gives as a value or why none.
VARIABLES = [
    ("a type through its names", "DW_AT_type word\nDW_AT_location\nDW_OP_addr 0x1004", location(memory(GLOBAL, 0x1004)), value(11, 32, "unsigned")),
    ("signed", "DW_AT_type int\nDW_AT_location\nDW_OP_regx s3", location(register(SGPR + 3)), value(0x01020304, 32, "signed")),
    ("float", "DW_AT_type float\nDW_AT_location\nDW_OP_regx s3", location(register(SGPR + 3)), value(0x01020304, 32, "float")),
    ("an enumeration", "DW_AT_type colour\nDW_AT_location\nDW_OP_regx s3", location(register(SGPR + 3)), value(0x01020304, 32, "unsigned")),
    ("a pointer", "DW_AT_type pointer\nDW_AT_location\nDW_OP_addr 0x1000", location(memory(GLOBAL, 0x1000)), value(0xb0000000a, 64, "unsigned")),
    ("a pointer into local memory", "DW_AT_type local_pointer\nDW_AT_location\nDW_OP_regx s3", location(register(SGPR + 3)),
     value(0x01020304, 32, "unsigned")),
    ("a number", "DW_AT_type uint\nDW_AT_const_value 7", location(implicit("07000000")), value(7, 32, "unsigned")),
    ("a negative number", "DW_AT_type int\nDW_AT_const_value -2", location(implicit("feffffff")), value(0xfffffffe, 32, "signed")),
    ("bytes", "DW_AT_type uint\nDW_AT_const_value 1, 2, 3, 4", location(implicit("01020304")), value(0x04030201, 32, "unsigned")),
    ("text", "DW_AT_const_value \"ab\"", location(implicit("616200")), "its type is none of values"),
    ("an array", "DW_AT_type array\nDW_AT_location\nDW_OP_addr 0x1000", location(memory(GLOBAL, 0x1000)), "its type is none of values"),
    ("the CFA", "DW_AT_type uint\nDW_AT_location\nDW_OP_call_frame_cfa", location(memory(PRIVATE_WAVE, 0x4000)), "the contents of address 0x4000"),
    ("a base type as operand", "DW_AT_type uint\nDW_AT_location\nDW_OP_regval_type s3, uint, DW_OP_stack_value",
     location(implicit("04030201")), value(0x01020304, 32, "unsigned")),
    ("conversions", "DW_AT_type uint64\nDW_AT_location\nDW_OP_regval_type s3, uint, DW_OP_convert uint64, DW_OP_const_type uint64, 1, 0, 0, 0, 0, "
     "0, 0, 0, DW_OP_plus, DW_OP_stack_value", location(implicit("0503020100000000")), value(0x01020305, 64, "unsigned")),
    ("what the caller had, by the call frame", "DW_AT_type uint64\nDW_AT_location\nDW_OP_entry_value (DW_OP_regx exec), DW_OP_stack_value",
     location(implicit("f000000000000000")), value(0xf0, 64, "unsigned")),
    ("where the caller had it", "DW_AT_type uint64\nDW_AT_location\nDW_OP_LLVM_call_frame_entry_reg exec",
     location(register(SGPR + 4, 32), register(SGPR + 5, 32)), value(0xf0, 64, "unsigned")),
    ("a procedure", "DW_AT_type uint\nDW_AT_location\nDW_OP_lit4, DW_OP_call_ref double, DW_OP_call4 double, DW_OP_stack_value",
     location(implicit("1000000000000000")), value(16, 32, "unsigned")),
    # "Objects In Multiple Places": all hold the same, and any of them may be read.
    ("in multiple places", "DW_AT_type uint\nDW_AT_location\n.range function, end\nDW_OP_addr 0x1008\n.range block, block_end\nDW_OP_regx s3",
     location(memory(GLOBAL, 0x1008)), value(12, 32, "unsigned")),
    ("what an implicit pointer points to", "DW_AT_type uint\nDW_AT_location\nDW_OP_implicit_pointer pointee, 4, DW_OP_deref",
     location(memory(GLOBAL, 0x1004)), value(11, 32, "unsigned")),
    ("an implicit pointer in a composite", "DW_AT_type uint\nDW_AT_location\nDW_OP_implicit_pointer pointee, 8, DW_OP_piece 8, "
     "DW_OP_piece 4, DW_OP_LLVM_piece_end, DW_OP_deref", location(memory(GLOBAL, 0x1008)), value(12, 32, "unsigned")),
    ("an implicit pointer is again one", "DW_AT_type uint\nDW_AT_location\nDW_OP_implicit_pointer pointee, 4, DW_OP_deref, DW_OP_stack_value, "
     "DW_OP_deref", location(memory(GLOBAL, 0x1004)), value(11, 32, "unsigned")),
    ("an implicit pointer to a constant", "DW_AT_type uint\nDW_AT_location\nDW_OP_implicit_pointer constant, 0, DW_OP_deref",
     location(implicit("09000000")), value(9, 32, "unsigned")),
    ("an entry without a location has no effect", "DW_AT_type uint\nDW_AT_location\nDW_OP_regx s3, DW_OP_call_ref nothing",
     location(register(SGPR + 3)), value(0x01020304, 32, "unsigned")),
]

# Variables that have no place, and expressions without a result: attributes, what standard error says.
REFUSED = [
    ("DW_AT_type uint", "no entry says where it is"),
    ("DW_AT_type uint\nDW_AT_location\nDW_OP_call_ref again", "calls are nested more than 64 deep"),
    ("DW_AT_type uint\nDW_AT_location\nDW_OP_regx v9, DW_OP_deref", "operation 2: DW_OP_deref: the value of v9 is not known"),
    ("DW_AT_type uint\nDW_AT_location\n1: DW_OP_skip 1b", "the evaluation takes more than 1000000 steps"),
    ("DW_AT_type uint\nDW_AT_location\nDW_OP_addrx 9", "entry 9 of .debug_addr is not known: the section that its index is"),
    ("DW_AT_type uint\nDW_AT_location\nDW_OP_call_ref 1", "the expression of the entry at 0x1 is not known: no entry is there"),
    ("DW_AT_type uint\nDW_AT_location\nDW_OP_regval_type s3, 1, DW_OP_stack_value", "the base type at 0x1 of the unit is not known"),
    ("DW_AT_type uint\nDW_AT_location\nDW_OP_implicit_pointer pointee, 0, DW_OP_deref, DW_OP_lit1, DW_OP_plus, DW_OP_stack_value",
     "operation 4: DW_OP_plus: the value is an implicit pointer, which can only be followed"),
    ("DW_AT_type uint\nDW_AT_location\nDW_OP_implicit_pointer pointee, 0, DW_OP_deref_size 4, DW_OP_stack_value",
     "operation 2: DW_OP_deref_size: bits of an implicit pointer are read, but it can only be read whole"),
    ("DW_AT_type uint\nDW_AT_location\nDW_OP_implicit_pointer pointee, -0x1001, DW_OP_deref", "points to what is beyond its entry"),
    ("DW_AT_type uint\nDW_AT_location\nDW_OP_implicit_pointer declared, 0, DW_OP_deref", "it has neither a location nor a value"),
    ("DW_AT_type uint\nDW_AT_location\nDW_OP_implicit_pointer circular, 0, DW_OP_deref", "calls are nested more than 64 deep"),
    ("DW_AT_type uint\nDW_AT_location DW_FORM_sec_offset 0x7fffffff", "the list is beyond the end of its section"),
]


class Tests(wavefront.Tests):
    # ---- lanes ----

    def regions(self, name: str, *flags: str, version: int = 5, indices: bool = False, after: str = "then_1") -> None:
        """The nested IF/THEN/ELSE at every region."""
        regions = "".join(REGION.format(name=name, around=around, mask=mask, address=f"DW_OP_addrx {index}" if indices else
                                        f"DW_OP_addr {label}") for name, around, label, index, mask in NESTED)
        source = REGIONS.format(version=version, regions=regions, after=after, high="lex_end - lex_start" if version > 3 else
                                "lex_end", addresses="DW_AT_addr_base .Laddresses" if version > 4 else "")
        symbols = self.assemble(source, *flags)
        for region, label, mask, line, groups in [*AT, AFTER[after]]:
            pc = symbols[label]
            wanted = []
            for lane in range(64):
                place = next((place for lanes, place in groups.items() if lane in lanes), "")
                row = {"lane": lane, "status": "active", "pc": pc, "file": "x.cl", "line": line, "column": 0}
                if place:
                    row |= {"status": "waiting", "pc": symbols[place[0]], "line": place[1]}
                elif place == "":
                    row = {"lane": lane, "status": "not_in_call", "pc": None, "file": None}
                wanted.append(row)
            said = self.document(f"{name}: region {region}", "--lanes", pc, WAVEFRONT.format(exec=mask))
            self.check(f"{name}: lanes in region {region}", said.get("lanes") == wanted, said)

    def all_regions(self) -> None:
        self.regions("as the text has it", after="divergent", indices=True)
        self.regions("with addresses")
        self.regions("DWARF 4", version=4)
        self.regions("DWARF 3", version=3)
        self.regions("64 bits", "-shared", "-dwarf64")
        self.regions("the numbers of 2021", "-shared", "-dwarf-extensions=2021")
        self.regions("an object", "-filetype=obj")
        symbols = self.assemble(REGIONS.format(version=5, regions="".join(REGION.format(
            name=name, around=around, mask=mask, address=f"DW_OP_addr {label}") for name, around, label, _, mask in NESTED),
            after="then_1", high="lex_end - lex_start", addresses=""))
        pc = symbols["lex_1_1_then"]
        status, out, error = self.at("--lanes", pc, WAVEFRONT.format(exec=0xf))
        lines = out.splitlines()
        self.check("as text", lines[3] == f"lane 3: active at {pc:#x}, x.cl:7" and
                   lines[4] == f"lane 4: waiting at {symbols['lex_1_1_start']:#x}, x.cl:6" and
                   lines[15] == f"lane 15: waiting at {symbols['lex_1_start']:#x}, x.cl:4" and
                   lines[16] == "lane 16: not in this call" and len(lines) == 64, out)
        for state, wanted in (("{}", "the value of s10 is not known"),
                              ("registers: {exec: 1, s10: 1, s11: 0}", "the contents of address 0x10 in address space 6 are not known"),
                              ("registers: {exec: 1}\nmemory: {private_wave: {16: [0xff, 0]}}", "the value of s10 is not known")):
            status, out, error = self.at("--lanes", pc, state)
            self.check(f"a state that lacks something: {state}", status == 1 and not out and
                       "--lanes: DW_AT_LLVM_lane_pc: operation 1: DW_OP_deref_type: " in error and
                       wanted in error, error)

    def lanes_of(self, attributes: str, state: str, *flags: str, target: str = "gfx90a") -> tuple[int, str, str]:
        symbols = self.assemble(f"""
.amdgcn_target "amdgcn-amd-amdhsa--{target}"
.amdgpu_dwarf_number DW_AT_LLVM_active_lane, 0x3e08
code:
	.long 0, 0
past:
.amdgpu_dwarf_unit 5
  DW_TAG_compile_unit
    DW_AT_low_pc code
    DW_AT_high_pc past - code
    DW_TAG_subprogram
      DW_AT_low_pc code
      DW_AT_high_pc past - code
      {attributes}
    end
  end
.end_amdgpu_dwarf_unit
""", *flags)
        return self.at("--lanes", symbols["code"], state, "--json")

    def other_lanes(self) -> None:
        def statuses(done: tuple[int, str, str]) -> list[str]:
            return [lane["status"] for lane in json.loads(done[1])["lanes"]] if done[0] == 0 else [done[2]]
        active, inactive, waiting, absent = "active", "inactive", "waiting", "not_in_call"
        here = "DW_AT_LLVM_lanes 4\nDW_AT_LLVM_lane_pc\nDW_OP_regx pc, DW_OP_LLVM_extend 64, 4"
        for name, attributes, state, wanted in (
                ("without an attribute", "", "registers: {exec: 5}", [active, inactive, active] + [inactive] * 61),
                ("lanes, but not where they are", "DW_AT_LLVM_lanes 3", "registers: {exec: 6}", [inactive, active, active]),
                ("one lane", "DW_AT_LLVM_lane_pc\nDW_OP_regx pc", "registers: {exec: 1}", [active]),
                ("whole wavefronts: the saved mask", f"{here}\nDW_AT_LLVM_active_lane\nDW_OP_regx s10", "registers: {exec: -1, s10: 2}",
                 [waiting, active, waiting, waiting]),
                ("the mask as a value", f"{here}\nDW_AT_LLVM_active_lane\nDW_OP_lit9", "{}", [active, waiting, waiting, active]),
                ("undefined", "DW_AT_LLVM_lanes 4\nDW_AT_LLVM_lane_pc\nDW_OP_LLVM_undefined", "registers: {exec: 0}", [absent] * 4),
                ("no operation is undefined", "DW_AT_LLVM_lanes 2\nDW_AT_LLVM_lane_pc", "registers: {exec: 3}", [absent] * 2)):
            done = self.lanes_of(attributes, state)
            self.check(f"lanes: {name}", statuses(done) == wanted, done)
        done = self.lanes_of("", "registers: {exec: 5}", "-shared", target="gfx1100")
        self.check("lanes of wavefronts of 32", statuses(done) == [active, inactive, active] + [inactive] * 29, done)
        done = self.lanes_of("DW_AT_LLVM_lanes 3\nDW_AT_LLVM_lane_pc\nDW_OP_addr 0x100",
                             'registers: {exec: 1}\nmemory: {global: {0x100: "0001000000000000 0002000000000000"}}')
        rows = json.loads(done[1])["lanes"]
        self.check("lanes: addresses in memory", [row["pc"] for row in rows] == [0x100, 0x200, None] and
                   "the contents of address 0x110 in address space 0 are not known" in rows[2]["problem"], rows)
        for name, attributes, state, wanted in (
                ("no mask", "", "{}", "--lanes: the active lanes: the value of exec is not known"),
                ("no lanes", "DW_AT_0x3e11 0", "registers: {exec: 5}", "DW_AT_LLVM_lanes: 0 lanes, and the wavefront has 64"),
                ("too many", "DW_AT_LLVM_lanes 65", "registers: {exec: 5}", "65 lanes, and the wavefront has 64"),
                ("4 GB of them", "DW_AT_LLVM_lanes 0xffffffff\nDW_AT_LLVM_lane_pc\nDW_OP_regx pc, DW_OP_LLVM_extend 64, 0xffffffff",
                 "registers: {exec: 5}", "DW_AT_LLVM_lanes: 4294967295 lanes"),
                ("parts of 4 GB", "DW_AT_LLVM_lanes 64\nDW_AT_LLVM_lane_pc\nDW_OP_regx pc, DW_OP_LLVM_extend 1, 0xffffffff",
                 "registers: {exec: 5}", "DW_AT_LLVM_lane_pc: operation 2: DW_OP_LLVM_extend: the "),
                ("another size", "DW_AT_LLVM_lanes 64\nDW_AT_LLVM_lane_pc\nDW_OP_regx pc", "registers: {exec: 5}",
                 "DW_AT_LLVM_lane_pc: operation 1: DW_OP_regx: it gives the location of a register of 64 bits, but the addresses of 64")):
            done = self.lanes_of(attributes, state)
            self.check(f"lanes refused: {name}", done[0] == 1 and not done[1] and wanted in done[2], done)

    # ---- variables ----

    def scopes(self, more: str = "", frame_base: str = FRAME_BASE, version: int = 5, flags: tuple[str, ...] = ()) -> dict[str, int]:
        late = version > 3
        return self.assemble(SCOPES.format(more=more, frame_base=frame_base, version=version, high="end - outer" if late else "end",
                                           past="end - function" if late else "end",
                                           block_past="block_end - block" if late else "block_end"), *flags)

    def variable(self, name: str, pc: int, *options: str, state: str = SCOPE_STATE) -> tuple[object, str]:
        status, out, error = self.at(f"--evaluate={name}", pc, state, "--json", *options)
        return self.valid(f"variable {name}", out) if status == 0 else None, error

    def lookups(self, symbols: dict[str, int], of: str) -> None:
        here, block, outside = symbols["function"], symbols["block"], symbols["outer"]
        for name, pc, wanted in (
                ("x", block, location(register(VGPR, offset=64))), ("x", here, location(memory(PRIVATE_LANE, 0x20))),
                ("x", outside, location(memory(GLOBAL, 0x1000))), ("spaced", outside, location(memory(GLOBAL, 0x1004))),
                ("parameter", block, location(register(SGPR + 3))), ("later", block + 4, location(register(SGPR + 3))),
                ("later", block, location(undefined()))):
            said, error = self.variable(name, pc)
            self.check(f"{of}: {name} at {pc - outside}", said == wanted, (said, error))
        for name, pc in (("parameter", here), ("later", outside), ("y", block), ("inner::spaced", block)):
            said, error = self.variable(name, pc)
            self.check(f"{of}: {name} is not there", not said and f"no variable is called '{name}' here" in error, error)

    def variables(self) -> None:
        symbols = self.scopes()
        self.lookups(symbols, "DWARF 5")
        block = symbols["block"]
        out = self.at("--evaluate=x", block, SCOPE_STATE)[1]
        self.check("as many bytes as the type has", out == "location\n  v0 from bit 64 = 0c000000\n", out)
        self.check("declared", "no entry says where it is" in self.variable("declared", block)[1])
        self.check("no unit", "no unit of debug information is about this" in self.variable("y", 0x9999)[1])
        self.check("for call frames", "a variable is no expression of call frames" in self.variable("x", block, "--result=cfi")[1])
        said, error = self.variable("DW_OP_call_frame_cfa", block, "--result=cfi")
        self.check("an expression of call frames", "a call frame can't have it" in error, error)
        said, error = self.variable("DW_OP_LLVM_offset_uconst 4", block, "--result=cfi")
        self.check("it begins with the CFA", said == location(memory(PRIVATE_WAVE, 0x4004)), (said, error))
        said, error = self.variable("DW_OP_fbreg 4", block)
        self.check("an expression with the frame base", said == location(memory(PRIVATE_LANE, 0x1c)), (said, error))
        said, error = self.variable("DW_OP_fbreg 4", block, state=SCOPE_STATE + "frame_base: {space: local, address: 0}")
        self.check("the state's frame base", said and said["result"]["parts"][0]["space"] == 3, (said, error))
        said, error = self.variable("DW_OP_fbreg 4", symbols["outer"])
        self.check("no frame base", "the frame base is not known: no function with one is around the address" in error, error)
        self.check("one entry too many", "1 entry is left on the stack" in self.variable("DW_OP_lit1, DW_OP_lit2", block)[1])
        for version in (4, 3):
            self.lookups(self.scopes(version=version), f"DWARF {version}")
        self.lookups(self.scopes(flags=("-filetype=obj",)), "an object")

    def frame_bases(self) -> None:
        for name, frame_base, wanted in (
                ("a register is an address", "DW_AT_frame_base\nDW_OP_regx s33", location(memory(GLOBAL, 0x1008))),
                ("the CFA", "DW_AT_frame_base\nDW_OP_call_frame_cfa", location(memory(PRIVATE_WAVE, 0x4008))),
                ("itself", "DW_AT_frame_base\nDW_OP_fbreg 0", "the frame base is not known: operation 1: DW_OP_fbreg: the frame base is not known: it needs itself"),
                ("a list", "DW_AT_frame_base\n.range function, end\nDW_OP_regx s33", location(memory(GLOBAL, 0x1008))),
                ("a list that begins later", "DW_AT_frame_base\n.range function + 4, end\nDW_OP_regx s33", "the function has none here"),
                ("none", "", "the frame base is not known: the function has none here")):
            symbols = self.scopes(frame_base=frame_base)
            said, error = self.variable("x", symbols["function"])
            self.check(f"frame base: {name}", said == wanted if isinstance(wanted, dict) else wanted in error, (said, error))

    def kinds(self) -> None:
        for name, attributes, wanted, wanted_value in VARIABLES:
            symbols = self.scopes(f'DW_TAG_variable\nDW_AT_name "it"\n{attributes}\nend')
            said, error = self.variable("it", symbols["block"])
            self.check(f"variable: {name}", said == wanted, (said, error))
            said, error = self.variable("it", symbols["block"], "--result=value")
            good = said == wanted_value if isinstance(wanted_value, dict) else wanted_value in error
            self.check(f"variable as a value: {name}", good, (said, error))
        for kind, size in (("array", 24), ("pair", 6), ("uint2", 8), ("word", 4)):
            symbols = self.scopes(f'DW_TAG_variable\nDW_AT_name "it"\nDW_AT_type {kind}\nDW_AT_location\nDW_OP_addr 0x1000\nend')
            out = self.at("--evaluate=it", symbols["block"], SCOPE_STATE)[1]
            self.check(f"bytes of {kind}", len(out.strip().split(" = ")[-1]) == 2 * size, out)
        symbols = self.scopes('DW_TAG_variable\nDW_AT_name "it"\nDW_AT_type circle\nDW_AT_location\nDW_OP_regx s3\nend')
        said, error = self.variable("it", symbols["block"])
        self.check("types in a circle have no size", said == location(register(SGPR + 3)), (said, error))
        self.pointers()
        symbols = self.scopes('DW_TAG_array_type large\nDW_AT_type uint\nDW_TAG_subrange_type\nDW_AT_count 1 << 40\nend\nend\n'
                              'DW_TAG_variable\nDW_AT_name "it"\nDW_AT_type large\nDW_AT_location\nDW_OP_addr 0x1000\nend')
        out = self.at("--evaluate=it", symbols["block"], SCOPE_STATE)[1]
        self.check("of a large variable the beginning", out.endswith(" 0x1000 = 0a0000000b000000\n"), out)
        for attributes, wanted in REFUSED:
            symbols = self.scopes(f'DW_TAG_variable\nDW_AT_name "it"\n{attributes}\nend')
            said, error = self.variable("it", symbols["block"])
            self.check(f"variable refused: {attributes}", not said and wanted in error, (said, error))

    def pointers(self) -> None:
        symbols = self.scopes('DW_TAG_variable\nDW_AT_name "it"\nDW_AT_type pointer\nDW_AT_location\nDW_OP_implicit_pointer pointee, -4\nend')
        said, error = self.variable("it", symbols["block"])
        part = said["result"]["parts"][0] if said else {}
        entry = part.get("entry", 0)
        self.check("an implicit pointer", part == implicit("") | {"entry": entry, "beyond": -4} and entry, (said, error))
        out = self.at("--evaluate=it", symbols["block"], SCOPE_STATE)[1]
        self.check("an implicit pointer as text", out == f"location\n  implicit pointer to the entry at {entry:#x} -4\n", out)
        said, error = self.variable("it", symbols["block"], "--result=value")
        self.check("an implicit pointer has no value", "bits of an implicit pointer are read" in error, error)
        said, error = self.variable(f"DW_OP_implicit_pointer {entry}, 8, DW_OP_deref", symbols["block"])
        self.check("an implicit pointer that is followed", said == location(memory(GLOBAL, 0x1008)), (said, error))
        symbols = self.scopes('DW_TAG_variable\nDW_AT_name "it"\nDW_AT_type uint\nDW_AT_location\nDW_OP_lit3, '
                              "DW_OP_LLVM_aspace_implicit_pointer pointee, 4, DW_OP_deref_size 4, DW_OP_lit3, "
                              "DW_OP_LLVM_form_aspace_address\nend", flags=("-shared", "-dwarf-extensions=2021"))
        said, error = self.variable("it", symbols["block"], "--dwarf-extensions=2021")
        self.check("an implicit pointer into local memory", said == location(memory(GLOBAL, 0x1004)), (said, error))

    def usage(self) -> None:
        for words, wanted in ((("--lanes", "x"), "--lanes needs --pc"), (("--lanes", "--pc=0"), "no file given"),
                              (("--evaluate=x", "--pc=0"), "no file given"),
                              (("--lanes", "--unwind", "--pc=0", "x"), "cannot be combined"),
                              (("--evaluate=x", "x"), "--evaluate needs --pc with a file: 'x'")):
            done = self.ask("kdinfo", *words)
            self.check(f"usage: {words}", done[0] == 2 and wanted in done[2], done)

    def everything(self) -> None:
        self.all_regions()
        self.other_lanes()
        self.variables()
        self.frame_bases()
        self.kinds()
        self.usage()


if __name__ == "__main__":
    sys.exit(checked.main(Tests))
