.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
.section s,"aMS",@progbits,1
.asciz "one"
.globl after
.hidden after
after:
