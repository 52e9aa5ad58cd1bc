// LLVM 23, amdgcn-target-directive-*.s: modes that the options leave open are those of the directive, in e_flags and in
// what is printed. For gfx908 and no other option 0xa30.
.text
.amdgcn_target "amdgcn-amd-amdhsa-unknown-gfx908:xnack-:sramecc-"
s_endpgm
