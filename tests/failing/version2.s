.hsa_code_object_version 2,1
.hsa_code_object_isa 9,0,0,"AMD","AMDGPU"
.text
.p2align 8
.amdgpu_hsa_kernel kernel
kernel:
.amd_kernel_code_t
	wavefront_sgpr_count = 8
	workitem_vgpr_count = 4
	granulated_workitem_vgpr_count = 0
.end_amd_kernel_code_t
.long 0xbf810000
.amd_amdgpu_hsa_metadata
Version: [ 1, 0 ]
Kernels:
  - Name: kernel
    SymbolName: kernel@kd
    CodeProps:
      KernargSegmentSize: 8
      GroupSegmentFixedSize: 0
      PrivateSegmentFixedSize: 0
      KernargSegmentAlign: 8
      WavefrontSize: 64
      NumSGPRs: 8
      NumVGPRs: 4
      MaxFlatWorkGroupSize: 256
.end_amd_amdgpu_hsa_metadata
