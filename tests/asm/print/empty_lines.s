// full line
.long 1 // trailing

.long 2 ; semicolon
   ; semi line
# hash line
# 12 "file.c" 2
 # 12 "file.c"
.long 3 /* block */
/* multi
 line
   comment */
.long 5 /* two
lines */ , 6

foo: // label
bar: .long 1 // after a label
.data
zoo: .previous
zoo2: /* c */
zoo3: /* c */ // d
1:
1: 2:
.set x, 5 // set
.amdgcn_target "amdgcn-amd-amdhsa--gfx900" // target
.amdhsa_code_object_version 5; version
.amdgcn_target "amdgcn-amd-amdhsa--gfx900" /* target */
.amdhsa_code_object_version 5 /* version
*/
	
  
.extern foo // nothing
.pushsection .data
.popsection // c
.pushsection .data
.popsection
.if 0

// c
/* c */
foo: .error
# c
.endif
.macro m

.long 1 // c
.endm
m
m // c
.macro n
.endm // c
n
.rept 2

.long 9
.endr
/* at the end */
