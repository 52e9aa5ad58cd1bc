// Blocks that runtimes leave out: of another version than the first, with formats of printf where an earlier one has
// some. The formats of the second are taken, though its kernels are not. The target is wrong where it counts.
.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.amdgpu_metadata
amdhsa.version: [ 1, 2 ]
amdhsa.target: amdgcn-amd-amdhsa--gfx906
amdhsa.kernels: []
.end_amdgpu_metadata
.amdgpu_metadata
amdhsa.printf: [ "a text that makes this block longer than the other" ]
amdhsa.version: [ 1, 1 ]
amdhsa.kernels: []
.end_amdgpu_metadata
.amdgpu_metadata
amdhsa.version: [ 1, 2 ]
amdhsa.target: amdgcn-amd-amdhsa--gfx908
amdhsa.kernels: []
.end_amdgpu_metadata
.amdgpu_metadata
amdhsa.printf: []
amdhsa.version: [ 1, 2 ]
amdhsa.kernels: []
.end_amdgpu_metadata
