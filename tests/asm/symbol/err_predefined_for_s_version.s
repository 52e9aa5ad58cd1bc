// Values for s_version are as they are.
	.set	UC_VERSION_GFX7, 0
UC_VERSION_GFX10 = 4
UC_VERSION_GFX11:
	.equiv	UC_VERSION_GFX12, 9
	.comm	UC_VERSION_W64_BIT, 4
	.weakref UC_VERSION_W32_BIT, other
	.amdgpu_lds UC_VERSION_MDP_BIT, 4
