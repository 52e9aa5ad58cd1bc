.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.globl late_member, late
.data
late_member: .quad late
late: .quad 6
.globl _end
_end: .quad 7
