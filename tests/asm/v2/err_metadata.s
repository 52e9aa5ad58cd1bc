.amd_amdgpu_hsa_metadata
Versoin: [1, 0]
Printf: x
Kernels:
  - Name: [k]
    CodeProps: {KernargSegmentSize: -1, GroupSegmentFixedSize: 4294967296, NumSGPRs: 65536}
    Args:
      - {Size: 4, Align: 4, ValueKind: byvalue, IsConst: maybe, Offset: 4}
      - x
    Language: *alias
...
.end_amd_amdgpu_hsa_metadata
.amd_amdgpu_hsa_metadata
.end_amd_amdgpu_hsa_metadata
