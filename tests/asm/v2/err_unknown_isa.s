.hsa_code_object_isa 1,2,3,"AMD","AMDGPU"
