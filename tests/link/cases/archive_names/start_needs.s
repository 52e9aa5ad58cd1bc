.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.globl start_needs
.protected start_needs
.section named,"a",@progbits
start_needs: .long 2
