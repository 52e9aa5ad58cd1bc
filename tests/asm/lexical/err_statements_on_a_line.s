.popsection # no comment
.version "a" # no comment
.ifeqs "a", "a" # no comment
.endif
.amdgcn_target "amdgcn-amd-amdhsa--gfx900" 1
.cg_profile a, b, 1 .byte 1
.local a .byte 1
.text 0 ` .byte 1
.text 0 1 2
.altmacro
.macro m a, b
.endm
m %1 n@5
.popsection # .byte 1
.popsection # .set a, 1
.popsection # s_nop 0
.popsection # or that
