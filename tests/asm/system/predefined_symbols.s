.long .option.machine_version_major, .option.machine_version_minor, .option.machine_version_stepping
.long .kernel.vgpr_count, .kernel.sgpr_count, .kernel.agpr_count
.long .amdgcn.gfx_generation_number // not one here
