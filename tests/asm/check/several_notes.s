// The target that only the first block names is wrong there.
.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.amdgpu_metadata
amdhsa.printf: [ "a text that makes this block longer than the other" ]
amdhsa.version: [ 1, 2 ]
amdhsa.target: amdgcn-amd-amdhsa--gfx906
amdhsa.kernels: []
.end_amdgpu_metadata
.amdgpu_metadata
amdhsa.version: [ 1, 1 ]
amdhsa.kernels: []
.end_amdgpu_metadata
