	.amd_kernel_code_t
.end_amd_kernel_code_t
.amd_amdgpu_hsa_metadata
Version: [117, 0]
Kernels:
  - Name:    'x '
    SymbolName: 'a b'
    Args:
      - Size: 4294967295
        Align:   '4294967295'
        ValueKind: 'Sampler'
      - Name:   "-"
        Size:   '277'
        Align: 69
        ValueKind:   'HiddenNone'
...
	.end_amd_amdgpu_hsa_metadata
