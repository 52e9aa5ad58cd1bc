// examples/divergent.s with its debug information written out, for llvm-mc: what kdasm -filetype=asm prints.

.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"


.set FRAME, 16
	.no_dead_strip	FRAME
.set LANES, 64
	.no_dead_strip	LANES

	.text
	.file	1 "step.cl"
	.cfi_sections .debug_frame

	.p2align	8
	.type	triple,@function
triple:
	.cfi_startproc
	.cfi_llvm_def_aspace_cfa 64, 0, 6
	.cfi_escape 0x10, 0x10, 0x08, 0x90, 0x3e, 0x93, 0x04, 0x90, 0x3f, 0x93, 0x04
	.loc	1 1 0                           ; :1:0
	buffer_store_dword v40, off, s[0:3], s32
	.cfi_escape 0x10, 0xa8, 0x14, 0x10, 0x90, 0xa8, 0x14, 0x16, 0xe9, 0x05, 0x00, 0xe9, 0x07, 0x11, 0x94, 0x08, 0xe9, 0x0c, 0x20, 0x40
	v_mov_b32_e32 v40, v0
.Ltriple_x:
	.loc	1 2 0                           ; :2:0
	v_lshl_add_u32 v0, v0, 1, v40
	v_add_u32_e32 v0, 1, v0
	buffer_load_dword v40, off, s[0:3], s32
	s_waitcnt vmcnt(0)
	.cfi_same_value 2600
.Ltriple_return:
	s_setpc_b64 s[30:31]
.Ltriple_end:
	.cfi_endproc
.Ltmp0:
	.size	triple, .Ltmp0-triple

	.globl	step
	.p2align	8
	.type	step,@function
step:
	.cfi_startproc
	.cfi_escape 0x0f, 0x04, 0x30, 0x36, 0xe9, 0x02
	.cfi_escape 0x07, 0x10
	.loc	1 6 0                           ; :6:0
	s_add_u32 s0, s0, s7
	s_addc_u32 s1, s1, 0
	s_mov_b32 s32, 0x400
	s_load_dwordx2 s[8:9], s[4:5], 0x0
	v_lshl_add_u32 v1, s6, 6, v0
	v_lshlrev_b32_e32 v1, 2, v1
	buffer_store_dword v1, off, s[0:3], 0
.Lat:
	.loc	1 7 0                           ; :7:0
	s_waitcnt lgkmcnt(0)
	global_load_dword v0, v1, s[8:9]
	s_waitcnt vmcnt(0)
.Lx:
	.loc	1 8 0                           ; :8:0
	v_and_b32_e32 v2, 1, v0
	v_cmp_ne_u32_e32 vcc, 0, v2
	s_mov_b64 s[10:11], exec
.Lif:
	s_and_b64 exec, s[10:11], vcc
.Lthen:
	.loc	1 9 0                           ; :9:0
	s_getpc_b64 s[12:13]
.Lhere:
	s_add_u32 s12, s12, triple-.Lhere
	s_addc_u32 s13, s13, -1
	s_swappc_b64 s[30:31], s[12:13]
.Lback:
	s_andn2_b64 exec, s[10:11], exec
.Lelse:
	.loc	1 11 0                          ; :11:0
	v_lshrrev_b32_e32 v0, 1, v0
	s_mov_b64 exec, s[10:11]
.Lendif:
	.loc	1 12 0                          ; :12:0
	buffer_load_dword v1, off, s[0:3], 0
	s_waitcnt vmcnt(0)
	global_store_dword v1, v0, s[8:9]
	s_endpgm
.Lstep_end:
	.cfi_endproc
.Ltmp1:
	.size	step, .Ltmp1-step

	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel step
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 20
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 41
		.amdhsa_next_free_sgpr 34
		.amdhsa_accum_offset 44
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 0
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_tg_split 0
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel


	.amdgpu_metadata
---
amdhsa.kernels:
  - .agpr_count:     0
    .args:
      - .address_space:  global
        .name:           data
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 8
    .max_flat_workgroup_size: 1024
    .name:           step
    .private_segment_fixed_size: 20
    .sgpr_count:     40
    .symbol:         step.kd
    .vgpr_count:     41
    .wavefront_size: 64
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata





	.section	.debug_abbrev,"",@progbits
.Ltmp10:
	.byte	1
	.asciz	"\021\001\003\b\023\013\020\027\021\001\022\006\000"
	.byte	2
	.asciz	"$\000\003\b\013\013>\013\000"
	.byte	3
	.asciz	"6\000\002\030\000"
	.byte	4
	.asciz	".\001\003\b\021\001\022\006I\023\221|\013\222|\030\000"
	.byte	5
	.asciz	"\005\000\003\bI\023\002\027\000"
	.byte	6
	.asciz	".\001\003\b?\031\021\001\022\006@\030\221|\013\222|\027\000"
	.byte	7
	.asciz	"4\000\003\bI\023\002\027\000"
	.byte	8
	.asciz	"4\000\003\b4\031I\023\002\027\000"
	.byte	0
	.section	.debug_loclists,"",@progbits
	.long	.Ltmp12-.Ltmp11
.Ltmp11:
	.short	5
	.byte	8
	.byte	0
	.long	0
.Ltmp13:
	.byte	8
	.quad	triple
	.uleb128 .Ltriple_x-triple
	.uleb128 .Ltmp15-.Ltmp14
.Ltmp14:
	.byte	144
	.ascii	"\200\024"
	.ascii	"\351\003"
	.byte	52
	.byte	30
	.ascii	"\351\004"
.Ltmp15:
	.byte	8
	.quad	.Ltriple_x
	.uleb128 .Ltriple_return-.Ltriple_x
	.uleb128 .Ltmp17-.Ltmp16
.Ltmp16:
	.byte	144
	.ascii	"\250\024"
	.ascii	"\351\003"
	.byte	52
	.byte	30
	.ascii	"\351\004"
.Ltmp17:
	.byte	0
.Ltmp18:
	.byte	8
	.quad	.Lthen
	.uleb128 .Lelse-.Lthen
	.uleb128 .Ltmp20-.Ltmp19
.Ltmp19:
	.byte	154
	.long	.Ltmp6
	.byte	154
	.long	.Ltmp5
.Ltmp20:
	.byte	8
	.quad	.Lelse
	.uleb128 .Lendif-.Lelse
	.uleb128 .Ltmp22-.Ltmp21
.Ltmp21:
	.byte	154
	.long	.Ltmp7
	.byte	154
	.long	.Ltmp5
.Ltmp22:
	.byte	5
	.uleb128 .Ltmp24-.Ltmp23
.Ltmp23:
	.byte	154
	.long	.Ltmp4
	.byte	154
	.long	.Ltmp5
.Ltmp24:
	.byte	0
.Ltmp25:
	.byte	8
	.quad	.Lat
	.uleb128 .Lstep_end-.Lat
	.uleb128 .Ltmp27-.Ltmp26
.Ltmp26:
	.byte	145
	.byte	0
.Ltmp27:
	.byte	0
.Ltmp28:
	.byte	8
	.quad	.Lx
	.uleb128 .Lstep_end-.Lx
	.uleb128 .Ltmp30-.Ltmp29
.Ltmp29:
	.byte	144
	.ascii	"\200\024"
	.ascii	"\351\003"
	.byte	52
	.byte	30
	.ascii	"\351\004"
.Ltmp30:
	.byte	0
.Ltmp31:
	.byte	8
	.quad	.Lif
	.uleb128 .Lendif-.Lif
	.uleb128 .Ltmp33-.Ltmp32
.Ltmp32:
	.byte	144
	.byte	42
	.byte	147
	.byte	4
	.byte	144
	.byte	43
	.byte	147
	.byte	4
.Ltmp33:
	.byte	0
.Ltmp12:
	.section	.debug_info,"",@progbits
.Ltmp9:
	.long	.Ltmp35-.Ltmp34
.Ltmp34:
	.short	5
	.byte	1
	.byte	8
	.long	.Ltmp10
	.byte	1
	.asciz	"step.cl"
	.byte	21
	.long	.Ltmp36
	.quad	triple
	.long	.Lstep_end-triple
.Ltmp2:
	.byte	2
	.asciz	"uint"
	.byte	4
	.byte	7
.Ltmp3:
	.byte	2
	.asciz	"__uint64"
	.byte	8
	.byte	7
.Ltmp4:
	.byte	3
	.uleb128 .Ltmp38-.Ltmp37
.Ltmp37:
	.ascii	"\351\b"
	.ascii	"\351\013"
	.byte	64
	.byte	64
.Ltmp38:
.Ltmp5:
	.byte	3
	.uleb128 .Ltmp40-.Ltmp39
.Ltmp39:
	.byte	144
	.byte	16
	.ascii	"\351\013"
	.byte	64
	.byte	64
	.byte	165
	.byte	17
	.uleb128 .Ltmp3-.Ltmp9
	.ascii	"\351\f"
	.byte	64
	.byte	64
.Ltmp40:
.Ltmp6:
	.byte	3
	.uleb128 .Ltmp42-.Ltmp41
.Ltmp41:
	.byte	154
	.long	.Ltmp4
	.byte	3
	.quad	.Lif
	.byte	159
	.ascii	"\351\013"
	.byte	64
	.byte	64
	.byte	154
	.long	.Ltmp8
	.byte	148
	.byte	8
	.ascii	"\351\f"
	.byte	64
	.byte	64
.Ltmp42:
.Ltmp7:
	.byte	3
	.uleb128 .Ltmp44-.Ltmp43
.Ltmp43:
	.byte	154
	.long	.Ltmp4
	.byte	3
	.quad	.Lendif
	.byte	159
	.ascii	"\351\013"
	.byte	64
	.byte	64
	.byte	154
	.long	.Ltmp8
	.byte	148
	.byte	8
	.ascii	"\351\f"
	.byte	64
	.byte	64
.Ltmp44:
	.byte	4
	.asciz	"triple"
	.quad	triple
	.long	.Ltriple_end-triple
	.long	.Ltmp2-.Ltmp9
	.byte	64
	.uleb128 .Ltmp46-.Ltmp45
.Ltmp45:
	.byte	154
	.long	.Ltmp4
	.byte	154
	.long	.Ltmp5
.Ltmp46:
	.byte	5
	.asciz	"x"
	.long	.Ltmp2-.Ltmp9
	.long	.Ltmp13
	.byte	0
	.byte	6
	.asciz	"step"
	.quad	step
	.long	.Lstep_end-step
	.uleb128 .Ltmp48-.Ltmp47
.Ltmp47:
	.byte	48
	.byte	16
	.byte	5
	.ascii	"\351\002"
.Ltmp48:
	.byte	64
	.long	.Ltmp18
	.byte	7
	.asciz	"at"
	.long	.Ltmp2-.Ltmp9
	.long	.Ltmp25
	.byte	7
	.asciz	"x"
	.long	.Ltmp2-.Ltmp9
	.long	.Ltmp28
.Ltmp8:
	.byte	8
	.asciz	"__saved_exec"
	.long	.Ltmp3-.Ltmp9
	.long	.Ltmp31
	.byte	0
	.byte	0
.Ltmp35:
	.section	.debug_line,"",@progbits
.Ltmp36:
	.section	.rodata,"a",@progbits
