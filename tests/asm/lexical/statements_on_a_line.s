// After these directives another statement may follow on the line.
.amdgcn_target "amdgcn-amd-amdhsa--gfx900" .long 1
.amdhsa_code_object_version 5 .amdhsa_code_object_version 6 a: .byte 2
.symver a, a@v1 .byte 3
.symver a, a2@@v2, remove b: c: # a label lets a comment begin
.weakref d, e .byte 4
.version "2.0" "f" = 5
.data
.pushsection .rodata
.popsection .if 1
.previous 1: .byte f
.endif
.macro m x
.byte \x
.endm
.previous m 6
// After the number of a part one token is passed over.
.text 0 1
.text 0 1UL .byte 7
.text 0 "text" .byte 9
.text 0 .byte .byte 10
.text 0: .byte 11
.data 1 ) .byte 12
