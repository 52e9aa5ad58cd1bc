.amd_kernel_code_t
.end_amd_kernel_code_t
.amd_amdgpu_hsa_metadata
Version: [216]
Kernels:
  - Name:    日本
    SymbolName: yes
...
	.end_amd_amdgpu_hsa_metadata
