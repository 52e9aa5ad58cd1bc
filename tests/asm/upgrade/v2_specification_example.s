// The example of the specification, "Code Object V2 Example Source Code", its instructions as data.
.hsa_code_object_version 1,0
.hsa_code_object_isa

.hsatext
.globl  hello_world
.p2align 8
.amdgpu_hsa_kernel hello_world

hello_world:

   .amd_kernel_code_t
      enable_sgpr_kernarg_segment_ptr = 1
      is_ptr64 = 1
      compute_pgm_rsrc1_vgprs = 0
      compute_pgm_rsrc1_sgprs = 0
      compute_pgm_rsrc2_user_sgpr = 2
      compute_pgm_rsrc1_wgp_mode = 0
      compute_pgm_rsrc1_mem_ordered = 0
      compute_pgm_rsrc1_fwd_progress = 1
  .end_amd_kernel_code_t

	.long 0xc0060000, 0x00000000, 0x7e0002ff, 0x40490fd0, 0xbf8c007f
	.long 0x7e020200, 0x7e040201, 0xdc700000, 0x00000001, 0xbf810000
.Lfunc_end0:
     .size   hello_world, .Lfunc_end0-hello_world
