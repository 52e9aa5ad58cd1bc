#!/usr/bin/env bash
# LLVM 22: on gfx1250 a group of VGPRs may begin in one bank of 256 and end in the next, and is written across v255.
#
# Expected: llvm-mc refuses every register above v255, since s_set_vgpr_msb has one field for a whole operand.
# Seen: it refuses v256, and v[256:259], but takes v[254:257]. llvm-objdump prints that back, with the names of the next
# bank too where the mode says so: v[510:513]. So the field is that of the first register, and a tool that counts
# registers, or checks that a group ends at v255, goes wrong at the seam.
source "$(dirname "$0")/common.bash"

unpack "${llvm[@]}"
assemble() { llvm-mc-22 -triple=amdgcn-amd-amdhsa -mcpu=gfx1250 -filetype=obj -o code.o; }
{
	for register in 'v[256:259]' 'v[254:257]'; do
		if echo "global_load_b128 $register, v[0:1], off" | assemble 2>errors; then
			echo "$register is taken"
		else
			grep -o 'error: .*' errors
		fi
	done
	assemble <<'END'
	s_set_vgpr_msb 0x40
	global_load_b128 v[254:257], v[0:1], off
END
	llvm-objdump-22 -d code.o | grep -oE 'global_load_b128 .*off'
} >seen
expect 'groups of VGPRs cross the banks' 3<seen <<'END'
error: register index is out of range
v[254:257] is taken
global_load_b128 v[254:257] /*v[510:513]*/, v[0:1], off
END
