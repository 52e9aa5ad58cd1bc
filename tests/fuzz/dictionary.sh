#!/bin/sh
# dictionary.sh: prints the words of the language for libFuzzer's -dict=, from the tables.
set -eu
cd "$(dirname "$0")/../.."

{
	sed -n 's/^KD_DIRECTIVE\(_IN\)*("\([^"]*\)".*/\2/p' grammar/reader/directives.def
	sed -n 's/^KD_OPERATION(\([A-Za-z0-9_]*\),.*/DW_OP_\1/p; s/^KD_OPERATION_SERIES(\([a-z]*\),.*/DW_OP_\10/p' emit/dwarf/operations.def
	sed -n 's/^KD_CODE_T_FIELD([A-Z0-9_]*, "\([^"]*\)".*/\1 =/p' include/kdasm/kernel_code_fields.def
	sed -n 's/^KD_METADATA_V2_KEY([A-Z_]*, "\([^"]*\)".*/\1:/p' include/kdasm/metadata_v2_keys.def
	grep -oh '"\.\?amdhsa_[a-z0-9_]*"' include/kdasm/descriptor_fields.def | tr -d '"' | sed 's/^amdhsa/.amdhsa/'
	grep -oh '"\.[a-z_]*"' include/kdasm/metadata_keys.def | tr -d '"'
	printf '%s\n' .end_amdhsa_kernel .end_amdgpu_metadata 'max(' 'or(' 'alignto(' 'extrasgprs(' 'totalnumvgprs(' \
		'occupancy(' @rel32@lo @abs64 @gotpcrel @function @object @progbits @nobits @note unique R_AMDGPU_ABS32 \
		amdgcn-amd-amdhsa--gfx900 amdhsa.kernels amdhsa.version '!!int' '/*' '*/' '<<' '>>' '&&' '||' 1b 1f 0x7fffffffffffffff
} | sort -u | sed 's/.*/"&"/'
