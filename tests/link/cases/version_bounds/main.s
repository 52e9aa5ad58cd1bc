// Where a section begins, of which a script makes a local symbol: a member of an archive, not linked, defines it too.
.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.section named,"a",@progbits
.quad 1
.data
.weak __start_named
.quad __start_named
