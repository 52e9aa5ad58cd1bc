.end_amd_kernel_code_t
.amd_amdgpu_hsa_metadata
Version: ['65535', '284', 263]
Kernels:
  - Name:    "a\tb"
    SymbolName: 1e5
    Args:
      - Size:   65535
        Align:   11
        ValueKind: HiddenGlobalOffsetZ
      - Name:   "0o17"
        Size:   141
        Align: '0'
        ValueKind: 'HiddenPrintfBuffer'
	.end_amd_amdgpu_hsa_metadata
