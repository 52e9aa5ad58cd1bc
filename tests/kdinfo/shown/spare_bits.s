// What no text makes, and what numbers make: data with the instruction beside it.
	.amdgcn_target "amdgcn-amd-amdhsa--gfx950"
	s_waitcnt 0xffff
	s_waitcnt 0x3f7f
	s_waitcnt 0x1000
	s_sendmsg 0x1001
	ds_swizzle_b32 v1, v2 offset:0xffff
// Scales as shipped kernels have them.
	.long 0xd3ac6000, 0x18023318, 0xd3ad0800, 0x04521904
	.long 0xbf8a0010
	.long 0xbf9d0027
// No pair begins at an odd register, which assemblers refuse.
	.long 0x7e003101
	s_endpgm
