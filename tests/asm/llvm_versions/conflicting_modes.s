// LLVM 23, PR 207812: both warnings, xnack first.
.amdgcn_target "amdgcn-amd-amdhsa-unknown-gfx908:sramecc-:xnack-"
