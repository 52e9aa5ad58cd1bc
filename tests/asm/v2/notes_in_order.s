// Records are in the order of the directives, and none is made unasked.
.amd_amdgpu_isa "amdgcn-amd-amdhsa--gfx901"
.hsa_code_object_isa
.hsa_code_object_version 2, 1
.hsa_code_object_isa 9,0,6,"a b",""
.hsa_code_object_version 1+1,0x10
.amdgcn_target "amdgcn-amd-amdhsa--gfx901"
