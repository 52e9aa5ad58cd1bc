#!/usr/bin/env bash
# LLVM 22: for GFX11 and GFX12 the disassembler's text of v_pk_fmac_f16 with a constant is another instruction.
#
# Expected: 1.0 as a source of packed halves is 1.0 in both of them, or in the low one, but the same for assembler and
# disassembler.
# Seen: llvm-mc makes the inline constant of 1.0 only from 0x3c003c00, two halves of 1.0, and llvm-objdump prints it as
# 1.0. Of the text 1.0 llvm-mc makes a literal of 0x3c00, 0.0 in the high half: the instruction has 8 bytes instead of
# 4, and another result. On GFX10 the text 1.0 is the inline constant. Nothing warns.
source "$(dirname "$0")/common.bash"

unpack "${llvm[@]}"
bytes_of() {
	echo "$2" | llvm-mc-22 -triple=amdgcn-amd-amdhsa -mcpu="$1" -filetype=obj -o line.o
	echo "$1: $2: $(llvm-objdump-22 -s -j .text line.o | sed -n '$s/^ 0000 \([0-9a-f ]*[0-9a-f]\)  .*/\1/p')"
	llvm-objdump-22 -d line.o | sed -n 's/^\t\([^/]*[^/ ]\) *\/\/.*/printed as \1/p'
}
{
	bytes_of gfx1030 'v_pk_fmac_f16 v0, 1.0, v1'
	bytes_of gfx1100 'v_pk_fmac_f16 v0, 0x3c003c00, v1'
	bytes_of gfx1100 'v_pk_fmac_f16 v0, 1.0, v1'
	bytes_of gfx1200 'v_pk_fmac_f16 v0, 0x3c003c00, v1'
} >seen 2>&1
expect 'the text of a constant is a literal' 3<seen <<'END'
gfx1030: v_pk_fmac_f16 v0, 1.0, v1: f2020078
printed as v_pk_fmac_f16 v0, 1.0, v1
gfx1100: v_pk_fmac_f16 v0, 0x3c003c00, v1: f2020078
printed as v_pk_fmac_f16 v0, 1.0, v1
gfx1100: v_pk_fmac_f16 v0, 1.0, v1: ff020078 003c0000
printed as v_pk_fmac_f16 v0, 0x3c00, v1
gfx1200: v_pk_fmac_f16 v0, 0x3c003c00, v1: f2020078
printed as v_pk_fmac_f16 v0, 1.0, v1
END
