.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
// Which members are needed: by an object before the archive, by one after it, by a member.
.text
.globl kernel
kernel: .long 0
.weak only_weak
.weak weak_then_strong
.hidden weak_hidden
.weak weak_hidden
.data
.quad needed, only_weak, weak_then_strong, weak_hidden
