.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
// What several inputs say of one symbol.
.data
.globl strong_first
strong_first: .long 1
.weak weak_first
weak_first: .long 2
.globl hidden_by_other
hidden_by_other: .long 3
.globl protected_by_other
protected_by_other: .long 4
.comm larger_later,8,3
.comm defined_later,8,3
.quad asked_for
.weak asked_weakly
.quad asked_weakly
.globl same_number
same_number = 5
.amdgpu_lds lds, 64, 16
.type typed,@function
.quad typed
local_to_one: .long 9
.weak weak_asked_for
weak_asked_for: .long 6
