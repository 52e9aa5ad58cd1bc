#!/usr/bin/env bash
# LLVM 22: the disassembler prints another constant of v_fmaak_f32, v_madak_f32 and their like.
#
# Expected: the constant that follows the instruction is printed as it is: it has a dword of its own.
# Seen: llvm-objdump takes a dword of 0x80 to 0xf8 for the number that a source has for an inline constant: 0xa1 becomes
# 0x21, 0xc1 becomes 0xffffffff, 0xf2 becomes 0x3f800000. Its text assembles to another instruction. So in pairs of GFX11.
source "$(dirname "$0")/common.bash"

unpack "${llvm[@]}"
there_and_back() {
	echo "$2" | llvm-mc-22 -triple=amdgcn-amd-amdhsa -mcpu="$1" -filetype=obj -o line.o
	echo "$1: $2"
	llvm-objdump-22 -d line.o | sed -n 's/^\t\([^/]*[^/ ]\) *\/\/.*/printed as \1/p'
}
{
	there_and_back gfx900 'v_madak_f32 v0, v1, v2, 0xa1'
	there_and_back gfx942 'v_fmamk_f32 v0, v1, 0xc1, v2'
	there_and_back gfx1100 'v_fmaak_f32 v0, v1, v2, 0xf2'
	there_and_back gfx1100 'v_dual_fmaak_f32 v0, v1, v2, 0xa1 :: v_dual_mov_b32 v3, v4'
	there_and_back gfx1100 'v_fmaak_f32 v0, v1, v2, 0x7f'
} >seen 2>&1
expect 'the constant is taken for the number of another' 3<seen <<'END'
gfx900: v_madak_f32 v0, v1, v2, 0xa1
printed as v_madak_f32 v0, v1, v2, 0x21
gfx942: v_fmamk_f32 v0, v1, 0xc1, v2
printed as v_fmamk_f32 v0, v1, 0xffffffff, v2
gfx1100: v_fmaak_f32 v0, v1, v2, 0xf2
printed as v_fmaak_f32 v0, v1, v2, 0x3f800000
gfx1100: v_dual_fmaak_f32 v0, v1, v2, 0xa1 :: v_dual_mov_b32 v3, v4
printed as v_dual_fmaak_f32 v0, v1, v2, 0x21 :: v_dual_mov_b32 v3, v4
gfx1100: v_fmaak_f32 v0, v1, v2, 0x7f
printed as v_fmaak_f32 v0, v1, v2, 0x7f
END
