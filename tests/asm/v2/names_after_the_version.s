// The first directive of version 2 comes late: names of later versions, which had values until then, are ordinary ones.
.byte 1
.hsa_code_object_version 2,1
.amdgcn.next_free_vgpr: .long .option.machine_version_major
.quad .amdgcn.gfx_generation_number
