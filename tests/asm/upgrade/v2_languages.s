// Languages of version 2 that later versions know stay; a part of one, or one as long, does not.
.amd_amdgpu_hsa_metadata
---
Version: [ 1, 0 ]
Kernels:
  - Name: a
    SymbolName: 'a@kd'
    Language: HIP
    CodeProps:
      KernargSegmentSize: 8
      GroupSegmentFixedSize: 0
      PrivateSegmentFixedSize: 0
      KernargSegmentAlign: 8
      WavefrontSize: 64
      NumSGPRs: 4
      NumVGPRs: 5
      MaxFlatWorkGroupSize: 256
  - Name: b
    SymbolName: 'b@kd'
    Language: HID
    CodeProps:
      KernargSegmentSize: 8
      GroupSegmentFixedSize: 0
      PrivateSegmentFixedSize: 0
      KernargSegmentAlign: 8
      WavefrontSize: 64
      NumSGPRs: 4
      NumVGPRs: 5
      MaxFlatWorkGroupSize: 256
  - Name: c
    SymbolName: 'c@kd'
    Language: OpenCL
    CodeProps:
      KernargSegmentSize: 8
      GroupSegmentFixedSize: 0
      PrivateSegmentFixedSize: 0
      KernargSegmentAlign: 8
      WavefrontSize: 64
      NumSGPRs: 4
      NumVGPRs: 5
      MaxFlatWorkGroupSize: 256
  - Name: d
    SymbolName: 'd@kd'
    Language: OpenCL C++
    CodeProps:
      KernargSegmentSize: 8
      GroupSegmentFixedSize: 0
      PrivateSegmentFixedSize: 0
      KernargSegmentAlign: 8
      WavefrontSize: 64
      NumSGPRs: 4
      NumVGPRs: 5
      MaxFlatWorkGroupSize: 256
  - Name: e
    SymbolName: 'e@kd'
    Language: Assembler
    CodeProps:
      KernargSegmentSize: 8
      GroupSegmentFixedSize: 0
      PrivateSegmentFixedSize: 0
      KernargSegmentAlign: 8
      WavefrontSize: 64
      NumSGPRs: 4
      NumVGPRs: 5
      MaxFlatWorkGroupSize: 256
...
.end_amd_amdgpu_hsa_metadata
