.amd_amdgpu_hsa_metadata
Version: ~
Kernels:
  - Name: k
    SymbolName: two
      lines
    Attrs:
...
.end_amd_amdgpu_hsa_metadata
