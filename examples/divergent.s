// divergent.s: debug information of divergent code: lanes that wait, variables in registers and in scratch, callers.
//
//     kdasm -shared examples/divergent.s -o divergent.hsaco
//
// "Debugging a kernel" in the manual asks kdinfo about the result. The kernel is what a compiler might make of this
// source, whose lines the line table names:
//
//      1  uint triple(uint x) {
//      2          return 3 * x + 1;
//      3  }
//      4
//      5  kernel void step(global uint *data) {
//      6          uint at = 4 * get_global_id(0);
//      7          uint x = data[at / 4];
//      8          if (x & 1)
//      9                  x = triple(x);
//     10          else
//     11                  x = x / 2;
//     12          data[at / 4] = x;
//     13  }

.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"

.set FRAME, 16                          // bytes of scratch of the kernel in each lane
.set LANES, 64

.text
.file 1 "step.cl"
.cfi_sections .debug_frame

// x is in v0, and so is the result. s32 is the end of the caller's scratch in that of the wavefront, whose lanes take
// turns by dwords; s[30:31] is the return address.
.p2align 8
.type triple,@function
triple:
	.cfi_startproc
	.cfi_llvm_def_aspace_cfa s32, 0, DW_ASPACE_AMDGPU_private_wave
	.cfi_llvm_register_pair pc, s30, 32, s31, 32
	.loc 1 1
	buffer_store_dword v40, off, s[0:3], s32
	.cfi_llvm_vector_offset v40, 32, exec, 64, 0    // in active lanes it is in memory now, in others in v40
	v_mov_b32 v40, v0
.Ltriple_x:
	.loc 1 2
	v_lshl_add_u32 v0, v0, 1, v40
	v_add_u32 v0, 1, v0
	buffer_load_dword v40, off, s[0:3], s32
	s_waitcnt vmcnt(0)
	.cfi_same_value v40
.Ltriple_return:
	s_setpc_b64 s[30:31]
.Ltriple_end:
	.cfi_endproc
	.size triple, . - triple

.globl step
.p2align 8
.type step,@function
step:
	.cfi_startproc
	.cfi_amdgpu_kernel                  // nobody has called it; its scratch begins at 0
	.loc 1 6
	s_add_u32 s0, s0, s7                // the wavefront's part of the scratch
	s_addc_u32 s1, s1, 0
	s_mov_b32 s32, FRAME * LANES
	s_load_dwordx2 s[8:9], s[4:5], 0x0
	v_lshl_add_u32 v1, s6, 6, v0
	v_lshlrev_b32 v1, 2, v1
	buffer_store_dword v1, off, s[0:3], 0
.Lat:
	.loc 1 7
	s_waitcnt lgkmcnt(0)
	global_load_dword v0, v1, s[8:9]
	s_waitcnt vmcnt(0)
.Lx:
	.loc 1 8
	v_and_b32 v2, 1, v0
	v_cmp_ne_u32 vcc, 0, v2
	s_mov_b64 s[10:11], exec
.Lif:
	s_and_b64 exec, s[10:11], vcc
.Lthen:
	.loc 1 9
	s_getpc_b64 s[12:13]
.Lhere:
	s_add_u32 s12, s12, triple - .Lhere
	s_addc_u32 s13, s13, -1             // triple is before this
	s_swappc_b64 s[30:31], s[12:13]
.Lback:
	s_andn2_b64 exec, s[10:11], exec
.Lelse:
	.loc 1 11
	v_lshrrev_b32 v0, 1, v0
	s_mov_b64 exec, s[10:11]
.Lendif:
	.loc 1 12
	buffer_load_dword v1, off, s[0:3], 0
	s_waitcnt vmcnt(0)
	global_store_dword v1, v0, s[8:9]
	s_endpgm
.Lstep_end:
	.cfi_endproc
	.size step, . - step

.rodata
.p2align 6
.amdhsa_kernel step
	.amdhsa_user_sgpr_private_segment_buffer 1      // s[0:3]
	.amdhsa_user_sgpr_kernarg_segment_ptr 1         // s[4:5]
	.amdhsa_system_sgpr_workgroup_id_x 1            // s6
	.amdhsa_system_sgpr_private_segment_wavefront_offset 1  // s7
	.amdhsa_private_segment_fixed_size FRAME + 4    // its own, and what triple takes
	.amdhsa_kernarg_size 8
	.amdhsa_next_free_vgpr 41
	.amdhsa_next_free_sgpr 34
	.amdhsa_accum_offset 44
.end_amdhsa_kernel

.amdgpu_metadata
amdhsa.version: [ 1, 2 ]
amdhsa.kernels:
  - .name: step
    .symbol: step.kd
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 20
    .wavefront_size: 64
    .sgpr_count: 40
    .vgpr_count: 41
    .agpr_count: 0
    .max_flat_workgroup_size: 1024
    .args:
      - { .name: data, .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global }
.end_amdgpu_metadata

.amdgpu_dwarf_unit 5
  DW_TAG_compile_unit
    DW_AT_name "step.cl"
    DW_AT_language DW_LANG_OpenCL
    DW_AT_stmt_list
    DW_AT_low_pc triple
    DW_AT_high_pc .Lstep_end - triple
    DW_TAG_base_type uint
      DW_AT_name "uint"
      DW_AT_byte_size 4
      DW_AT_encoding DW_ATE_unsigned
    end
    DW_TAG_base_type uint64
      DW_AT_name "__uint64"
      DW_AT_byte_size 8
      DW_AT_encoding DW_ATE_unsigned
    end

    // Procedures work on the stack of who calls them: what is on it are the addresses of all lanes.
    DW_TAG_dwarf_procedure not_called       // no lane is in this call, until others say so
      DW_AT_location
        DW_OP_LLVM_undefined
        DW_OP_LLVM_extend 64, LANES
    end
    DW_TAG_dwarf_procedure active           // active lanes are where the wavefront is
      DW_AT_location
        DW_OP_regx pc
        DW_OP_LLVM_extend 64, LANES
        DW_OP_regval_type exec, uint64
        DW_OP_LLVM_select_bit_piece 64, LANES
    end
    DW_TAG_dwarf_procedure then             // others wait: those of the else before it, ...
      DW_AT_location
        DW_OP_call_ref not_called
        DW_OP_addr .Lif, DW_OP_stack_value
        DW_OP_LLVM_extend 64, LANES
        DW_OP_call_ref saved_exec, DW_OP_deref_size 8
        DW_OP_LLVM_select_bit_piece 64, LANES
    end
    DW_TAG_dwarf_procedure else             // ... and those of the then behind it
      DW_AT_location
        DW_OP_call_ref not_called
        DW_OP_addr .Lendif, DW_OP_stack_value
        DW_OP_LLVM_extend 64, LANES
        DW_OP_call_ref saved_exec, DW_OP_deref_size 8
        DW_OP_LLVM_select_bit_piece 64, LANES
    end

    DW_TAG_subprogram
      DW_AT_name "triple"
      DW_AT_low_pc triple
      DW_AT_high_pc .Ltriple_end - triple
      DW_AT_type uint
      DW_AT_LLVM_lanes LANES
      DW_AT_LLVM_lane_pc
        DW_OP_call_ref not_called, DW_OP_call_ref active
      DW_TAG_formal_parameter
        DW_AT_name "x"
        DW_AT_type uint
        DW_AT_location
          .range triple, .Ltriple_x
            DW_OP_regx v0, DW_OP_LLVM_push_lane, DW_OP_lit4, DW_OP_mul, DW_OP_LLVM_offset
          .range .Ltriple_x, .Ltriple_return
            DW_OP_regx v40, DW_OP_LLVM_push_lane, DW_OP_lit4, DW_OP_mul, DW_OP_LLVM_offset
      end
    end

    DW_TAG_subprogram
      DW_AT_name "step"
      DW_AT_external
      DW_AT_low_pc step
      DW_AT_high_pc .Lstep_end - step
      DW_AT_frame_base                      // address 0 of each lane's scratch
        DW_OP_lit0, DW_OP_constu DW_ASPACE_AMDGPU_private_lane, DW_OP_LLVM_form_aspace_address
      DW_AT_LLVM_lanes LANES
      DW_AT_LLVM_lane_pc
        .range .Lthen, .Lelse
          DW_OP_call_ref then, DW_OP_call_ref active
        .range .Lelse, .Lendif
          DW_OP_call_ref else, DW_OP_call_ref active
        .default
          DW_OP_call_ref not_called, DW_OP_call_ref active
      DW_TAG_variable
        DW_AT_name "at"
        DW_AT_type uint
        DW_AT_location
          .range .Lat, .Lstep_end
            DW_OP_fbreg 0
      end
      DW_TAG_variable
        DW_AT_name "x"
        DW_AT_type uint
        DW_AT_location
          .range .Lx, .Lstep_end
            DW_OP_regx v0, DW_OP_LLVM_push_lane, DW_OP_lit4, DW_OP_mul, DW_OP_LLVM_offset
      end
      DW_TAG_variable saved_exec            // the mask from before the if
        DW_AT_name "__saved_exec"
        DW_AT_artificial
        DW_AT_type uint64
        DW_AT_location
          .range .Lif, .Lendif
            DW_OP_regx s10, DW_OP_piece 4, DW_OP_regx s11, DW_OP_piece 4
      end
    end
  end
.end_amdgpu_dwarf_unit
