#!/usr/bin/env bash
# LLVM 22: the disassembler shows other lanes than v_fma_mixlo_f16 and v_fma_mixhi_f16 read.
#
# Expected: what llvm-objdump prints of these two with DPP in VOP3 assembles to the same bytes, as it does of
# v_fma_mix_f32, whose fields are the same.
# Seen: the highest bit of quad_perm is lost, without a word. Where the fourth lane of each four reads the third one,
# the text says that it reads the first one, and for the fourth one it says the second; the order 0, 1, 2, 3, in which
# nothing moves, is right. Who reads a listing looks for a fault where there is none, and code that goes through text
# computes something else.
source "$(dirname "$0")/common.bash"

unpack "${llvm[@]}"
for name in v_fma_mix_f32 v_fma_mixlo_f16 v_fma_mixhi_f16; do
	for lanes in 0,1,2,3 0,0,0,1 0,0,0,2 1,1,2,2; do
		echo "${name}_e64_dpp v0, v1, v2, v3 quad_perm:[$lanes]"
	done
done >lines.s
for processor in gfx1100 gfx1200; do
	llvm-mc-22 -triple=amdgcn-amd-amdhsa -mcpu=$processor -filetype=obj lines.s -o lines.o
	llvm-objdump-22 -d lines.o | sed -n 's/^\t\(v_[a-z0-9_]*\) .* quad_perm:\(\S*\) .*/\1 \2/p' >shown.txt
	sed 's/ .*quad_perm:/ /' lines.s | paste -d ' ' - shown.txt | awk -v of=$processor '$2 != $4 { print of ": " $1 " " $2 " is shown as " $4 }'
done >seen 2>&1
expect 'a bit of quad_perm is lost' 3<seen <<'END'
gfx1100: v_fma_mixlo_f16_e64_dpp [0,0,0,2] is shown as [0,0,0,0]
gfx1100: v_fma_mixlo_f16_e64_dpp [1,1,2,2] is shown as [1,1,2,0]
gfx1100: v_fma_mixhi_f16_e64_dpp [0,0,0,2] is shown as [0,0,0,0]
gfx1100: v_fma_mixhi_f16_e64_dpp [1,1,2,2] is shown as [1,1,2,0]
gfx1200: v_fma_mixlo_f16_e64_dpp [0,0,0,2] is shown as [0,0,0,0]
gfx1200: v_fma_mixlo_f16_e64_dpp [1,1,2,2] is shown as [1,1,2,0]
gfx1200: v_fma_mixhi_f16_e64_dpp [0,0,0,2] is shown as [0,0,0,0]
gfx1200: v_fma_mixhi_f16_e64_dpp [1,1,2,2] is shown as [1,1,2,0]
END
