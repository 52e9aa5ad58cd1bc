#!/bin/sh
# image.sh BUILD: examples/jit.c makes what a loader expects, as readelf sees it and, where it is installed, as comgr does.
set -u
cd "$(dirname "$0")/.." || exit 1
. tests/checks.sh

cc=${CC:-cc}
jit=$(realpath "$1/examples/jit")
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

finish
