.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
.hsa_code_object_version 2,1
.hsa_code_object_isa
.text
.p2align 8
.globl one
.amdgpu_hsa_kernel one
one:
.amd_kernel_code_t
.end_amd_kernel_code_t
.long 0xbf810000
.data
.quad two
