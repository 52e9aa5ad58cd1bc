	.amdgpu_dwarf_unit 5           // its end is missing
	DW_TAG_compile_unit
