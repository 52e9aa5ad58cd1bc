#!/usr/bin/env bash
# LLVM 22: in llvm-mca a wait for LDS and scalar loads takes as long as a global load that it does not wait for.
#
# Expected: on gfx906 global_load_dword counts in vmcnt alone, as the manuals say and as LLVM's own pass for waits has
# it, so s_waitcnt lgkmcnt(0) after it costs nothing.
# Seen: the model of counters takes global loads and stores for flat ones, which may be in LDS: lgkmcnt(0) holds the
# 100 instructions after it back for the 80 cycles of the load, as vmcnt(0) does. Of buffer_load_dword, and with
# expcnt(0), it doesn't. Estimates of hand-scheduled code that waits for LDS while global loads are under way are too
# long.
source "$(dirname "$0")/common.bash"

unpack "${llvm[@]}"
cycles() {
	{
		echo "$1"
		echo "$2"
		for _ in $(seq 100); do echo 'v_add_f32 v4, v4, v5'; done
	} | llvm-mca-22 -mtriple=amdgcn -mcpu=gfx906 -iterations=1 | sed -n "s/^Total Cycles: */$1 $2: /p"
}
global='global_load_dword v1, v[2:3], off'
{
	cycles "$global" 's_waitcnt vmcnt(0)'
	cycles "$global" 's_waitcnt lgkmcnt(0)'
	cycles "$global" 's_waitcnt expcnt(0)'
	cycles 'buffer_load_dword v1, off, s[0:3], 0' 's_waitcnt lgkmcnt(0)'
} >seen 2>&1
expect 'lgkmcnt(0) waits for a global load' 3<seen <<'END'
global_load_dword v1, v[2:3], off s_waitcnt vmcnt(0): 182
global_load_dword v1, v[2:3], off s_waitcnt lgkmcnt(0): 182
global_load_dword v1, v[2:3], off s_waitcnt expcnt(0): 103
buffer_load_dword v1, off, s[0:3], 0 s_waitcnt lgkmcnt(0): 103
END
