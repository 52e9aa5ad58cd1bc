// Code after amd_kernel_code_t.
.hsa_code_object_version 2,1
.hsa_code_object_isa 9,0,0,"AMD","AMDGPU"
.text
.p2align 8
.amdgpu_hsa_kernel indexed
indexed:
	.amd_kernel_code_t
		granulated_workitem_vgpr_count = 2
		workitem_vgpr_count = 9
		granulated_wavefront_sgpr_count = 1
		wavefront_sgpr_count = 16
	.end_amd_kernel_code_t
again:
	s_mov_b32 flat_scratch_lo, 0
	s_set_gpr_idx_on s0, 1
	v_mov_b32_e32 v0, v8
	scratch_load_dword v0, v1, off
	s_cbranch_scc0 again
	.long 0xffffffff
