#!/usr/bin/env bash
# LLVM 22: for GFX11 the disassembler writes an op_sel that the assembler refuses.
#
# Expected: what llvm-objdump prints of v_fmac_f16 in VOP3 assembles to the same bytes, as it does of v_fma_f16.
# Seen: where a high half is written, op_sel has four bits, and the third one, of the source that is the destination,
# is 0 in llvm-objdump's text and 1 in llvm-mc's own for the same instruction. llvm-mc takes only the 1: "op_sel
# operand conflicts with 16-bit operand suffix". Code for gfx1100 that keeps sums in halves of registers does not
# survive a trip through text.
source "$(dirname "$0")/common.bash"

unpack "${llvm[@]}"
assemble() { llvm-mc-22 -triple=amdgcn-amd-amdhsa -mcpu=gfx1100 "$@"; }
text_of() { llvm-objdump-22 -d "$1" | sed -n 's/^\t\([^/]*[^/ ]\) *\/\/.*/\1/p'; }
for operation in 'v_fma_f16 v3.h, v1.h, v2.h, v3.h' 'v_fmac_f16_e64 v3.h, v1.h, v2.h'; do
	echo "$operation" >line.s
	assemble -filetype=obj line.s -o line.o
	assemble line.s | sed -n 's/^\tv_/llvm-mc: v_/p'
	text_of line.o | tee again.s | sed 's/^/llvm-objdump: /'
	if assemble -filetype=obj again.s -o again.o 2>errors; then
		cmp line.o again.o && echo 'the same object'
	else
		sed -n 's/.*error: //p' errors
	fi
done >seen 2>&1
expect 'the text of v_fmac_f16 is refused' 3<seen <<'END'
llvm-mc: v_fma_f16 v3.h, v1.h, v2.h, v3.h op_sel:[1,1,1,1]
llvm-objdump: v_fma_f16 v3.h, v1.h, v2.h, v3.h op_sel:[1,1,1,1]
the same object
llvm-mc: v_fmac_f16_e64 v3.h, v1.h, v2.h op_sel:[1,1,1,1]
llvm-objdump: v_fmac_f16_e64 v3.h, v1.h, v2.h op_sel:[1,1,0,1]
op_sel operand conflicts with 16-bit operand suffix
END
