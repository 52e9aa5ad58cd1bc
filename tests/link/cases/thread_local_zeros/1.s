.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
// PT_TLS begins with a section without contents, whose offset in the file follows its alignment.
.section .tbss,"awT",@nobits
.p2align 14
.zero 8
.text
.long 1
