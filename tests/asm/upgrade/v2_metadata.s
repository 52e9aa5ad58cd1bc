.text
.amdgpu_hsa_kernel k
k:
	.amd_kernel_code_t
		granulated_workitem_vgpr_count = 3
		granulated_wavefront_sgpr_count = 2
		kernarg_segment_byte_size = 20
		workgroup_group_segment_byte_size = 64
	.end_amd_kernel_code_t
	.amd_amdgpu_hsa_metadata
---
Version: [ 1, 0 ]
Printf: ['1:1:4:%d\n', '5']
Kernels:
  - Name: k
    SymbolName: 'k@kd'
    Language: OpenCL C
    LanguageVersion: [ 1, 2 ]
    Attrs:
      ReqdWorkGroupSize: [ 8, 4, 1 ]
      RuntimeHandle: handle
    Args:
      - {Name: n, TypeName: char, Size: 1, Align: 1, ValueKind: ByValue, AccQual: Default}
      - {Name: p, TypeName: 'int*', Size: 8, Align: 8, ValueKind: GlobalBuffer, AddrSpaceQual: Global, IsConst: yes, IsPipe: no}
      - {Size: 4, Align: 4, ValueKind: HiddenMultiGridSyncArg, ActualAccQual: ReadWrite}
  - Name: other
    SymbolName: 'other@kd'
    Language: Fortran
    CodeProps:
      KernargSegmentSize: 8
      GroupSegmentFixedSize: 0
      PrivateSegmentFixedSize: 16
      KernargSegmentAlign: 8
      WavefrontSize: 64
      NumSGPRs: 0
      NumVGPRs: 5
      MaxFlatWorkGroupSize: 256
      IsDynamicCallStack: true
      IsXNACKEnabled: true
      NumSpilledSGPRs: 2
...
	.end_amd_amdgpu_hsa_metadata
