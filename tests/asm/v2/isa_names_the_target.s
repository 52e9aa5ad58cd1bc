// Without -mcpu the version of the ISA says which processor it is: gfx900 with XNACK here.
.hsa_code_object_version 2,1
.hsa_code_object_isa 9,0,1,"AMD","AMDGPU"
.amdgcn_target "amdgcn-amd-amdhsa--gfx901"
.amd_kernel_code_t
.end_amd_kernel_code_t
