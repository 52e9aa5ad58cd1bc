.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
.data
.weak strong_first
strong_first: .long 11
.globl weak_first
weak_first: .long 12
.hidden hidden_by_other
.quad hidden_by_other
.protected protected_by_other
.quad protected_by_other
.comm larger_later,24,4
.globl defined_later
defined_later: .quad 13
.globl asked_for
asked_for: .long 14
.quad asked_weakly
.globl same_number
same_number = 5
.amdgpu_lds lds, 64, 16
.globl typed
.type typed,@object
typed: .long 15
	.size typed, 4
local_to_one: .long 19
.quad weak_asked_for
