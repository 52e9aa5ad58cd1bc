.hsa_code_object_version 2,1
.set .option.machine_version_minor, 5
.set .amdgcn.next_free_vgpr, 1
.include "included/names_of_v2.inc"
.set UC_VERSION_GFX12, 1
