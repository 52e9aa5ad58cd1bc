// A unit of DWARF 5 with all that lane_pc needs; .whole has its bytes, by the specification.
	.text
	.file 1 "saxpy.s"
saxpy:
	.loc 1 3
	.long 0
.Lthen:
	.long 0
.Lelse:
	.long 0
.Lend:
	.amdgpu_dwarf_unit 5
	  DW_TAG_compile_unit
	    DW_AT_name "saxpy.s"
	    DW_AT_language DW_LANG_Assembly
	    DW_AT_stmt_list
	    DW_AT_low_pc saxpy
	    DW_AT_high_pc .Lend - saxpy
	    DW_TAG_base_type uint64
	      DW_AT_name "__uint64"
	      DW_AT_byte_size 8
	      DW_AT_encoding DW_ATE_unsigned
	    end
	    DW_TAG_base_type uint32
	      DW_AT_name "uint"
	      DW_AT_byte_size 4
	      DW_AT_encoding DW_ATE_unsigned
	    end
	    DW_TAG_dwarf_procedure active_lane_pc
	      DW_AT_location
	        DW_OP_regx pc
	        DW_OP_LLVM_extend 64, 64
	        DW_OP_regval_type exec, uint64
	        DW_OP_LLVM_select_bit_piece 64, 64
	    end
	    DW_TAG_subprogram saxpy
	      DW_AT_name DW_FORM_strp "saxpy"
	      DW_AT_external
	      DW_AT_LLVM_lanes 64
	      DW_AT_LLVM_lane_pc
	        .range .Lthen, .Lelse
	          DW_OP_call_ref divergent, DW_OP_call_ref active_lane_pc
	        .default
	          DW_OP_call_ref active_lane_pc
	      DW_TAG_variable
	        DW_AT_name DW_FORM_strp "saxpy"
	        DW_AT_type later                // an entry that comes later
	        DW_AT_location
	          DW_OP_regx v0
	          DW_OP_LLVM_push_lane, DW_OP_lit4, DW_OP_mul
	          DW_OP_LLVM_offset
	      end
	    end
	    DW_TAG_dwarf_procedure divergent
	      DW_AT_location
	        DW_OP_LLVM_undefined, DW_OP_LLVM_extend 64, 64
	    end
	    DW_TAG_typedef later
	      DW_AT_name DW_FORM_strp "t"
	      DW_AT_type uint32
	    end
	  end
	.end_amdgpu_dwarf_unit
