.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
.text
.p2align 8
.globl two
.amdgpu_hsa_kernel two
two:
.amd_kernel_code_t
.end_amd_kernel_code_t
.long 0xbf810000
.hidden three
.amdgpu_hsa_kernel three
.p2align 8
three:
.amd_kernel_code_t
.end_amd_kernel_code_t
