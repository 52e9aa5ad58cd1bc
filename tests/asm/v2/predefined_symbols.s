// Numbers of the processor, and counts that begin at 0 again with each kernel. The names of
// later versions are ordinary ones.
.long .option.machine_version_major, .option.machine_version_minor, .option.machine_version_stepping
.set .kernel.vgpr_count, 5
.long .kernel.vgpr_count, .kernel.sgpr_count
.amdgpu_hsa_kernel k
k: .long .kernel.vgpr_count
.long .amdgcn.gfx_generation_number
.if .option.machine_version_major == 10
.long 1
.endif
