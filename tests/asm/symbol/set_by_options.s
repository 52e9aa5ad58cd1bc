// -defsym replaces an earlier one and what is predefined, which the source may still change; its
// symbols come before that of .text.
.quad first
.quad .amdgcn.next_free_vgpr
.quad .text
.set .amdgcn.next_free_vgpr, 9
.quad .amdgcn.next_free_vgpr
