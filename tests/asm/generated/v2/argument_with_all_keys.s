.amd_amdgpu_hsa_metadata
Version: [1,0]
Kernels:
  - Name:    '...'
    SymbolName:    ".nan"
    Args:
      - {Name: "[x", TypeName: "+5", Size: 4294967294, Align: '257', ValueKind: HiddenCompletionAction, ValueType: <none>, PointeeAlign: 12, AddrSpaceQual: Constant, AccQual: ReadWrite, ActualAccQual: ReadWrite, IsConst: true, IsRestrict: TRUE, IsVolatile: no, IsPipe: false}
      - Size:   30
        Align: '188'
        ValueKind: HiddenHostcallBuffer
...
	.end_amd_amdgpu_hsa_metadata
