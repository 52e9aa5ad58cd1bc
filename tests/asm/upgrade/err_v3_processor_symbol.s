.set .amdgcn.gfx_generation_number, 5
.set UC_VERSION_GFX10, 5
.long UC_VERSION_W32_BIT
