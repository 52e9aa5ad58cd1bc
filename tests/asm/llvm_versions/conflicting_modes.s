// Facts, section 2, the rows of gfx908 "+xnack,+sramecc" (LLVM 23, PR 207812): both warnings, xnack first; which setting stays: ?.
.amdgcn_target "amdgcn-amd-amdhsa-unknown-gfx908:sramecc-:xnack-"
