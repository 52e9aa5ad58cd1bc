.amd_amdgpu_hsa_metadata
---
Kernels:
  - SymbolName: 'k@kd'
    Name: k
    Args:
      - {Size: 0x8, Align: 010, ValueKind: GlobalBuffer, TypeName: 'int*', Name: "a", AddrSpaceQual: Global, IsConst: yes, IsPipe: no}
      - Size: 4
        Align: 4
        ValueType: I32
        ValueKind: ByValue
        AccQual: Default
    Language: OpenCL C
    LanguageVersion: [2, 0]
    Attrs:
      VecTypeHint: float4
      WorkGroupSizeHint: []
    CodeProps:
      WavefrontSize: 64
      KernargSegmentAlign: 8
      KernargSegmentSize: 18446744073709551615
      PrivateSegmentFixedSize: 0
      GroupSegmentFixedSize: 0
      NumSGPRs: 0
      NumVGPRs: 65535
    DebugProps:
      ReservedNumVGPRs: 4
  - Name: ''
    SymbolName: "a\tb\u00e9\u0378"
    DebugProps: {DebuggerABIVersion: [1, 0], ReservedFirstVGPR: 65535, PrivateSegmentBufferSGPR: 0}
Printf: ["1:1:4:%d\\n", plain, 'it''s', 5, 1e5, 1e, true, yes, a/b]
Version: [1, 0]
...
.end_amd_amdgpu_hsa_metadata
