// Branches that reach too far, or nowhere.
begin:
	s_branch far
	s_branch nowhere
	s_mov_b32 s0, begin-nowhere
	.fill 0x20000
far:	s_branch begin
