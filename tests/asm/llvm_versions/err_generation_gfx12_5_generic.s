// Facts, section 1, predefined symbols: "gfx12-5-generic 12 5 0 [I]". What is inferred is not written.
.text
.long .amdgcn.gfx_generation_number
.if .amdgcn.gfx_generation_minor == 5
.endif
.byte .amdgcn.gfx_generation_stepping, .amdgcn.next_free_vgpr
