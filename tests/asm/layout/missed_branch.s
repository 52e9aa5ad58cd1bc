; GFX10.1 gets branches over 63 words wrong: s_nop goes behind them, and behind those whose distance a linker puts in.
.globl elsewhere
begin:
	s_branch over
	s_cbranch_scc0 far
	.fill 62, 4, 0xbf800001
over:
	s_cbranch_vccz over_both
	s_branch 63
	.fill 31, 4, 0xbf800002
	s_cbranch_execz far
	s_call_b64 s[0:1], over_both
	.fill 28, 4, 0xbf800003
over_both:
	s_branch elsewhere
	s_branch begin
	.p2align 8
far:
	s_cbranch_cdbgsys aligned
	.fill 61, 4, 0xbf800004
	s_branch last
	.p2align 4
aligned:
	.fill 62, 4, 0xbf800005
elsewhere:
last:
	s_endpgm
	.uleb128 last-begin
	.p2align 2, 0
	.long over-begin, last-far
