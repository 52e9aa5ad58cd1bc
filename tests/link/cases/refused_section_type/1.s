.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
.section odd,"a",@0x80000001
.long 1
.section first_of_program,"a",@0x80000000
.long 2
.section before_system,"",@0x5fffffff
.long 3
