	.reloc ., R_AMDGPU_REL32, ext
