// A return to a section begins a fragment there, even if the one before is empty: .reloc comes first.
	.rodata
	.reloc	., R_AMDGPU_REL32_LO, ext
	.ident	"one"
	.8byte	sym@abs32@lo
