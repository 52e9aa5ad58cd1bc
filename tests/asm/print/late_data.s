// Values, sizes and offsets that are not known where they are.
.data
a:
.long t-s, foo, foo+1
.byte t-s
.uleb128 t-s
.sleb128 s-t
.fill t-s, 2, 7
.zero t-s, 3
.org a+0x80
.reloc a+4, R_AMDGPU_ABS64, foo
1: .quad 1f, 1b-.
1:
.set c, d+1
.set d, 3
.set e, a
.quad c, e, x@rel32@lo+4
.section .other,"a"
s: .long 1
t:
