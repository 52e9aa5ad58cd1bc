// A comment in an instruction may go on over the ends of lines; what is in it is no statement.
s_nop 0 /* one
 s_nop 7 */
v_mov_b32 v7, /* two

 s_nop 7 // */ v3
s_endpgm /*
 s_nop 7 ; */ ; three /*
s_nop 1 /* four */ /* five
s_nop 7 */
.rept 2
s_nop 2 /* six
 seven */
.endr
.macro wait number
s_nop \number /* eight
 nine */
.endm
wait 3
s_nop 4 // /*
s_nop 5
s_mov_b32 s0, 8/* ten
*//2
