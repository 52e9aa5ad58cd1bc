#!/bin/sh
# image.sh BUILD: examples/jit.c and examples/compiler.c make what a loader expects, as readelf sees it and, where it is
# installed, as comgr does.
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/shared/checks.sh

cc=${CC:-cc}
jit=$(realpath "$1/examples/jit")
compiler=$(realpath "$1/examples/compiler")
reader=$(realpath tests/comgr/read.c)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 1' INT TERM
cd "$folder" || exit 1

makes() { "$jit" 0x12345678 image >said && [ "$(cat said)" = "store_number: $(($(wc -c <image))) bytes" ]; }
check 'the program runs' makes

header() { # TEXT
	readelf --wide --file-header image | tr -s ' ' | grep -qF -- "$1"
}
check 'a shared object' header 'Type: DYN'
of_hsa() { [ "$(od -An -tu1 -j7 -N1 image | tr -d ' ')" -eq 64 ]; } # EI_OSABI, which older readelfs don't name
check 'of the HSA runtime' of_hsa
check 'of code object version 4' header 'ABI Version: 2'
check 'for gfx90a' header 'Flags: 0x53f'

# A symbol of a table: size, type, binding, visibility, and the section that it lies in.
symbol() { # TABLE NAME SIZE TYPE VISIBILITY SECTION
	section=$(readelf --wide --section-headers image | sed -n "s/^ *\[ *\([0-9]*\)\] \\$6 .*/\1/p")
	readelf --wide "$1" image | tr -s ' ' | grep -q " $3 $4 GLOBAL $5 $section $2\$"
}
for table in --symbols --dyn-syms; do
	check "$table: the kernel" symbol $table store_number 36 FUNC PROTECTED .text
	check "$table: its descriptor" symbol $table store_number.kd 64 OBJECT DEFAULT .rodata
done
segment() { # TEXT
	readelf --wide --segments image | tr -s ' ' | grep -qE -- "$1"
}
check 'a segment of code' segment '^ LOAD .* R E 0x1000'
check 'a segment for the dynamic linker' segment '^ DYNAMIC '
check 'a segment with notes' segment '^ NOTE '

address_of() { # SYMBOL
	echo $((0x$(readelf --wide --symbols image | tr -s ' ' | sed -n "s/^ [0-9]*: \([0-9a-f]*\) .* $1\$/\1/p" | head -n 1)))
}
# The hex words at an address; the file offset is that of the segment it lies in.
words_at() { # ADDRESS COUNT
	readelf --wide --segments image | tr -s ' ' | sed -n 's/^ LOAD //p' | while read -r offset address _ size _; do
		if [ "$1" -ge $((address)) ] && [ "$1" -lt $((address + size)) ]; then
			od -A n -t x4 -v -w4 -j $(($1 - address + offset)) -N $((4 * $2)) image | tr -d ' '
		fi
	done
}
code() {
	[ "$(words_at "$(address_of store_number)" 9 | xargs)" = \
		'c0060000 00000000 7e000280 7e0202ff 12345678 bf8cc07f dc708000 00000100 bf810000' ]
}
check 'the code, with the number in it' code
entry() { # the descriptor's entry offset leads to the code, which begins a block of 256 bytes
	offset=$((0x$(words_at $(($(address_of store_number.kd) + 16)) 1)))
	[ $(($(address_of store_number.kd) + offset)) -eq "$(address_of store_number)" ] &&
		[ $(($(address_of store_number) % 256)) -eq 0 ]
}
check 'the way from the descriptor to the code' entry

read_by_comgr() {
	$cc "$reader" -lamd_comgr -o comgr && ./comgr image >read && diff - read <<'END'
target amdgcn-amd-amdhsa--gfx90a
symbol store_number type 2 size 36
symbol store_number.kd type 1 size 64
kernel .name store_number .symbol store_number.kd .kernarg_segment_size 8 .wavefront_size 64
argument .name out .size 8 .offset 0 .value_kind global_buffer
END
}
if printf '#include <amd_comgr.h>\n' | $cc -E - >/dev/null 2>&1; then
	check 'comgr reads symbols and metadata' read_by_comgr
else
	skip 'comgr is not installed'
fi

# ---- two kernels that share a table and a counter ----

makes_two() { "$compiler" image 'nth_prime = in table' 'mixed = in table in 3 * + 1 +'; }
check 'the compiler compiles two kernels' makes_two
for table in --symbols --dyn-syms; do
	check "$table: the first kernel" symbol $table nth_prime 124 FUNC PROTECTED .text
	check "$table: the second kernel" symbol $table mixed 160 FUNC PROTECTED .text
	check "$table: the counter, for the host" symbol $table elements 4 OBJECT PROTECTED .bss
done
table_is_local() {
	readelf --wide --symbols image | tr -s ' ' | grep -q ' 32 OBJECT LOCAL DEFAULT .* primes$' &&
		! readelf --wide --dyn-syms image | grep -q primes
}
check 'the table, for the kernels alone' table_is_local
table() { [ "$(words_at "$(address_of primes)" 8 | xargs)" = \
	'00000002 00000003 00000005 00000007 0000000b 0000000d 00000011 00000013' ]; }
check 'what is in it' table
# s_getpc_b64 at an offset in a kernel gives the address after it, to which s_add_u32 and s_addc_u32 add their literals.
leads_to() { # KERNEL OFFSET SYMBOL
	here=$(($(address_of "$1") + $2 + 4))
	low=$((0x$(words_at $((here + 4)) 1))) high=$((0x$(words_at $((here + 12)) 1)))
	[ $((here + low + (high << 32))) -eq "$(address_of "$3")" ]
}
for kernel in nth_prime mixed; do
	check "$kernel: the way to the table" leads_to $kernel 8 primes
	check "$kernel: the way to the counter" leads_to $kernel 28 elements
done
refuses() { # TEXT KERNEL
	! "$compiler" image "$2" 2>said && grep -qF -- "$1" said
}
check 'a word too few' refuses "'+' has too few values" 'k = in +'
check 'a word too many' refuses '2 values are left, not 1' 'k = in in'
check 'no word' refuses "'inn' is no word" 'k = inn'
check 'a number of more than 32 bits' refuses "'99999999999' is no word or 32-bit number" 'k = 99999999999'
no_file() { ! "$compiler" none/image 'k = in' 2>said && grep -qF 'none/image: ' said; }
check 'a file that cannot be written' no_file

finish
