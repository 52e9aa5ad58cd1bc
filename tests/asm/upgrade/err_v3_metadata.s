// LLVM 14 takes the word for a boolean, LLVM 22 for a string.
.amdgpu_metadata
amdhsa.version: [1, 0]
amdhsa.kernels: []
mine: yes
.end_amdgpu_metadata
