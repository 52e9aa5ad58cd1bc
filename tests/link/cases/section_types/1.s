.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
// Types that are left to systems and processors, and to programs where nothing is loaded.
.section first_of_system,"a",@0x60000000
.long 1
.section last_of_processor,"a",@0x7fffffff
.long 2
.section of_program,"",@0x80000000
.long 3
