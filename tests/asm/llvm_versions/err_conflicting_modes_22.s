// LLVM 22 refuses modes that contradict the options.
.amdgcn_target "amdgcn-amd-amdhsa-unknown-gfx908:sramecc-:xnack-"
