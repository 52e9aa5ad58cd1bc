.set .amdgcn.gfx_generation_number, 5
