.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
.section s,"aMS",@progbits,1
.ascii "no end"
.section t,"awM",@progbits,4
.long 1
.section u,"aM",@progbits,4
.byte 1
.section v,"awM",@nobits,4
.zero 4
