#!/bin/sh
# dictionary.sh: prints the words of the language for libFuzzer's -dict=, from the tables.
set -eu
cd "$(dirname "$0")/../.."

# Texts in quotation marks that a table has.
quoted() { # TABLE...
	sed -n '/^KD_/s/[^"]*"\([A-Za-z0-9_.]*\)"[^"]*/\1\n/gp' "$@"
}

# A mnemonic of each list of operands.
mnemonics() {
	sed -n 's/^[A-Z0-9]*("\([a-z0-9_]*\)", *(\([^)]*\)).*/\2:\1/p' include/kdasm/isa/*.def | sort -t: -u -k1,1 | cut -d: -f2
}

{
	sed -n 's/^KD_DIRECTIVE\(_IN\)*("\([^"]*\)".*/\2/p' grammar/reader/directives.def
	sed -n 's/^KD_OPERATION(\([A-Za-z0-9_]*\),.*/DW_OP_\1/p; s/^KD_OPERATION_SERIES(\([a-z]*\),.*/DW_OP_\10/p' emit/debug/dwarf/operations.def
	sed -n 's/^KD_CODE_T_FIELD([A-Z0-9_]*, "\([^"]*\)".*/\1 =/p' include/kdasm/kernel_code_fields.def
	sed -n 's/^KD_METADATA_V2_KEY([A-Z_]*, "\([^"]*\)".*/\1:/p' include/kdasm/metadata_v2_keys.def
	grep -oh '"\.\?amdhsa_[a-z0-9_]*"' include/kdasm/descriptor_fields.def | tr -d '"' | sed 's/^amdhsa/.amdhsa/'
	grep -oh '"\.[a-z_]*"' include/kdasm/metadata_keys.def | tr -d '"'
	sed -n 's/^PROCESSOR("\([^"]*\)".*/\1/p' include/kdasm/processors.def
	sed -n 's/^    {"\([a-z0-9]*\)",.*/\1(/p' emit/module/functions.c
	mnemonics
	quoted include/kdasm/isa/cache_policy.def include/kdasm/isa/dpp.def include/kdasm/isa/sdwa.def \
		include/kdasm/isa/registers.def include/kdasm/isa/hwreg.def include/kdasm/isa/sendmsg.def \
		include/kdasm/isa/export_targets.def include/kdasm/isa/waitcnt.def
	sed -n 's/^KD_MODIFIER([A-Z0-9_]*, "\([a-z0-9_]*\)", \([A-Z]*\).*/\1 \2/p' include/kdasm/isa/modifiers.def |
		sed 's/ FLAG.*//; s/ TOKEN.*//; s/ .*/:/'
	printf '%s\n' .end_amdhsa_kernel .end_amdgpu_metadata @rel32@lo @abs64 @gotpcrel @function @object @progbits @nobits @note unique R_AMDGPU_ABS32 \
		amdgcn-amd-amdhsa--gfx900 amdhsa.kernels amdhsa.version '!!int' '/*' '*/' '<<' '>>' '&&' '||' 1b 1f 0x7fffffffffffffff \
		'hwreg(' 'sendmsg(' 'v[0:1]' 's[0:3]' 'a[0:1]' '|v0|' 'neg:[' 'op_sel:['
} | sed '/^$/d' | sort -u | sed 's/.*/"&"/'
