# Several described sections; one without instructions is left out, but not its label. The size of one is known late.
first:
	s_endpgm
.section .text.data,"ax",@progbits
unused:
	.long 1
.section .text.late,"ax",@progbits
late:
	s_nop 0
	.uleb128 end-late
	.p2align 3, 0
	s_endpgm
end:
.text 1
	s_nop 1
.section .text.third,"ax",@progbits
	s_nop 2
.section not_loaded,"x",@progbits
	s_nop 3
not_described:
