// The type of a kernel stays, whatever .type says; names that nothing else mentions make no symbol.
.amdgpu_hsa_kernel first
.type first,@function
first: .long 0
.type second,@object
.globl second
second: .long 0
.amdgpu_hsa_kernel second
.amdgpu_hsa_kernel unmentioned
.weak undefined
.amdgpu_hsa_kernel undefined
.amdgpu_hsa_kernel .Ltemporary
.Ltemporary: .long .Ltemporary
