.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.data
.globl last
last: .quad late_member
.quad _end
