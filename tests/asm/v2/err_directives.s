.hsa_code_object_version 1
.hsa_code_object_version 1 1
.hsa_code_object_version -1,0
.hsa_code_object_version 1,late
.hsa_code_object_isa 7,0
.hsa_code_object_isa 7,0,0,AMD,"AMDGPU"
.amdgpu_hsa_kernel "k"
.amdgpu_hsa_kernel
.amd_amdgpu_isa "amdgcn-amd-amdhsa--gfx900"
.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.amdhsa_kernel k
.end_amdhsa_kernel
.amdgpu_metadata
.end_amdgpu_metadata
.amdhsa_code_object_version 5
.hsa_code_object_version -1,-1
.hsa_code_object_version late,late
.hsa_code_object_isa -7,0,0,"AMD","AMDGPU"
.hsa_code_object_isa late,-1,0,"AMD","AMDGPU"
