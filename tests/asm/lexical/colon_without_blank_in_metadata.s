// A colon that a blank does not follow is part of the text, which goes on in the next line.
.amdgpu_metadata
amdhsa.version: [ 1, 2 ]
amdhsa.kernels: []
first:1
second: 2
.end_amdgpu_metadata
