// The first directive that comes to .note decides over its flags.
.version "1.0"
.amdgpu_metadata
amdhsa.version: [ 1, 2 ]
amdhsa.kernels: []
.end_amdgpu_metadata
