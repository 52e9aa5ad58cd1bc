// All that a unit of debug information can have.
.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
.file 1 "unit.s"
kernel:
	.loc 1 3
	v_mov_b32 v0, 0
.Lset:
	s_nop 0
	s_endpgm
.Lend:
.amdgpu_dwarf_unit 5
  DW_TAG_compile_unit
    DW_AT_name "unit.s"
    DW_AT_language DW_LANG_Assembly
    DW_AT_stmt_list                        // the line table of this file
    DW_AT_low_pc kernel
    DW_AT_high_pc .Lend - kernel
    DW_TAG_base_type uint64                // uint64 is a label for references
      DW_AT_name "__uint64"
      DW_AT_byte_size 8
      DW_AT_encoding DW_ATE_unsigned
    end
    DW_TAG_dwarf_procedure active_lane_pc  // the PC where lanes are active, else what was there
      DW_AT_location
        DW_OP_regx pc
        DW_OP_LLVM_extend 64, 64
        DW_OP_regval_type exec, uint64
        DW_OP_LLVM_select_bit_piece 64, 64
    end
    DW_TAG_subprogram
      DW_AT_name "kernel"
      DW_AT_low_pc kernel
      DW_AT_high_pc .Lend - kernel
      DW_AT_LLVM_lanes 64
      DW_AT_LLVM_lane_pc
        DW_OP_LLVM_undefined, DW_OP_LLVM_extend 64, 64
        DW_OP_call_ref active_lane_pc
      DW_TAG_variable
        DW_AT_name DW_FORM_strp "n"
        DW_AT_type uint64
        DW_AT_location
          .range .Lset, .Lend              // from the first address to the one past the last
            DW_OP_regx v0, DW_OP_piece 4, DW_OP_regx v1, DW_OP_piece 4
          .default                         // elsewhere
            DW_OP_LLVM_undefined
      end
    end
  end
.end_amdgpu_dwarf_unit
