.amd_amdgpu_hsa_metadata
      RuntimeHandle:   null
	.end_amd_amdgpu_hsa_metadata
