// LLVM 14 does not fold the lines of a block.
.amdgpu_metadata
amdhsa.version: [1, 0]
amdhsa.kernels: []
folded: >
  y z
    k: v

  k: v
  k
stripped: >-
  a
  b

literal: |+
  a
   b

.end_amdgpu_metadata
