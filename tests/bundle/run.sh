#!/bin/sh
# run.sh BUILD: kdasm --bundle: its options, the bundle's layout, and what is said of several targets.
#
# That a bundle is what clang-offload-bundler writes is shown by tests/unit/bundle_test.c, with bundles of that tool,
# and by tests/oracle/bundle_check.py, with the tool itself.
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/shared/checks.sh

kdasm=$(realpath "$1/kdasm")
program=$kdasm
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 1' INT TERM
cd "$folder" || exit 1

count() { # NUMBER TEXT
	[ "$(grep -cF -- "$2" stderr)" -eq "$1" ]
}
number() { # FILE OFFSET SIZE: an unsigned number
	od -A n -t "u$3" -j "$2" -N "$3" "$1" | tr -d ' '
}
text_at() { # FILE OFFSET TEXT
	[ "$(tail -c "+$(($2 + 1))" "$1" | head -c "${#3}")" = "$3" ]
}
bytes_at() { # FILE OFFSET SIZE CONTENTS
	tail -c "+$(($2 + 1))" "$1" | head -c "$3" | cmp -s - "$4"
}

cat >common.s <<'END'
.include "value.inc"
.globl symbol
symbol: .long VALUE, .amdgcn.gfx_generation_number
END
echo 'VALUE = 7' >value.inc
for target in gfx90a:xnack+ gfx942 gfx1100; do
	"$kdasm" "-mcpu=$target" common.s -o "$target.o" || exit 1
done

# ---- layout ----

# An entry of the header, where it begins in the file, and its contents.
entry() { # FILE PLACE ID OFFSET OBJECT
	size=$(($(wc -c <"$5")))
	[ "$(number "$1" "$2" 8)" -eq "$4" ] && [ "$(number "$1" $(($2 + 8)) 8)" -eq "$size" ] &&
		[ "$(number "$1" $(($2 + 16)) 8)" -eq "${#3}" ] && text_at "$1" $(($2 + 24)) "$3" &&
		bytes_at "$1" "$4" "$size" "$5"
}
prefix=hipv4-amdgcn-amd-amdhsa--
is_bundle() { # FILE
	text_at "$1" 0 __CLANG_OFFLOAD_BUNDLE__ && [ "$(number "$1" 24 8)" -eq 4 ] &&
		entry "$1" 32 host-x86_64-unknown-linux-gnu- 4096 /dev/null &&
		entry "$1" 86 "${prefix}gfx90a:xnack+" 4096 gfx90a:xnack+.o &&
		entry "$1" 148 "${prefix}gfx942" 8192 gfx942.o &&
		entry "$1" 203 "${prefix}gfx1100" 12288 gfx1100.o &&
		[ "$(($(wc -c <"$1")))" -eq $((12288 + $(wc -c <gfx1100.o))) ]
}
with() { # ARGUMENTS...
	rm -f out
	status 0 --bundle "$@" common.s -o out && [ ! -s stderr ] && is_bundle out
}
check '-mcpu several times' with -mcpu=gfx90a:xnack+ -mcpu gfx942 --mcpu=gfx1100
check '--offload-arch with a list' with --offload-arch=gfx90a:xnack+,gfx942,gfx1100
check '--offload-arch several times' with --offload-arch gfx90a:xnack+,gfx942 --offload-arch=gfx1100
check 'both' with --offload-arch=gfx90a:xnack+ -mcpu=gfx942 --offload-arch=gfx1100
from_pipe() { "$kdasm" --bundle --offload-arch=gfx90a:xnack+,gfx942,gfx1100 - <common.s >out && is_bundle out; }
check 'from standard input to standard output' from_pipe
one() { status 0 --bundle -mcpu=gfx942 common.s -o out && entry out 86 "${prefix}gfx942" 4096 gfx942.o; }
check 'one target' one
alone() { status 0 --offload-arch=gfx942 common.s -o out && cmp -s out gfx942.o; }
check '--offload-arch without --bundle' alone

linked() { # the entries are what -shared makes for each target
	echo '.globl other' >other.s
	for target in gfx90a:xnack+ gfx942 gfx1100; do
		"$kdasm" -shared "-mcpu=$target" common.s other.s -o "$target.o" || return 1
	done
	status 0 --bundle -shared --offload-arch=gfx90a:xnack+,gfx942,gfx1100 common.s other.s -o out && [ ! -s stderr ] &&
		text_at out 4112 "$(printf '\003')" && # ET_DYN
		entry out 86 "${prefix}gfx90a:xnack+" 4096 gfx90a:xnack+.o &&
		entry out 148 "${prefix}gfx942" $((4096 + ($(wc -c <gfx90a:xnack+.o) + 4095) / 4096 * 4096)) gfx942.o
}
check '-shared' linked
for target in gfx90a:xnack+ gfx942 gfx1100; do
	"$kdasm" "-mcpu=$target" common.s -o "$target.o" || exit 1
done

# Before version 4 the ID names the features that are on or any.
spelled() { # ID TARGET ARGUMENTS...
	id=$1 target=$2
	shift 2
	status 0 --bundle "-mcpu=$target" "$@" -o out && text_at out 110 "$id" && [ "$(number out 102 8)" -eq "${#id}" ]
}
check 'the ID of version 3' spelled hip-amdgcn-amd-amdhsa--gfx906+xnack+sram-ecc gfx906 --amdhsa-code-object-version=3 common.s
check 'a feature that is off' spelled hip-amdgcn-amd-amdhsa--gfx906+xnack gfx906:sramecc- --amdhsa-code-object-version=3 common.s
echo '.hsa_code_object_version 2,1' >v2.s
check 'a version that the source decides' spelled hip-amdgcn-amd-amdhsa--gfx803 gfx803 v2.s
check 'features in alphabetic order' spelled "${prefix}gfx90a:sramecc-:xnack+" gfx90a:xnack+:sramecc- common.s
check 'a feature of -mattr' spelled "${prefix}gfx90a:xnack-" gfx90a -mattr=-xnack common.s

# ---- compressed ----

# Beside the packed bytes, which depend on the version of zstd, everything is known: magic, version 3, method 1, the
# size of the file, the size of the plain bundle and the first half of its MD5 sum.
compressed() { # ARGUMENTS...
	status 0 --bundle --offload-arch=gfx90a:xnack+,gfx942,gfx1100 "$@" --compress common.s -o packed &&
		text_at packed 0 CCOB && [ "$(number packed 4 2)" -eq 3 ] && [ "$(number packed 6 2)" -eq 1 ] &&
		[ "$(number packed 8 8)" -eq "$(($(wc -c <packed)))" ] && [ "$(number packed 16 8)" -eq "$(($(wc -c <plain)))" ] &&
		[ "$(od -A n -t x1 -j 24 -N 8 packed | tr -d ' ')" = "$(md5sum plain | head -c 16)" ] &&
		[ "$(number packed 32 4)" -eq 4247762216 ] # a zstd frame
}
"$kdasm" --bundle --offload-arch=gfx90a:xnack+,gfx942,gfx1100 common.s -o plain
check '--compress' compressed
check '--compression-level' compressed --compression-level=19

# ---- diagnostics of several targets ----

cat >mistakes.s <<'END'
.warning "of all"
.byte 300
.if .amdgcn.gfx_generation_number == 9
.byte 400
.macro m
.byte 500
.endm
m
.endif
.if .amdgcn.gfx_generation_number == 11
.byte 600
.endif
END
mistakes() {
	status 1 --bundle --offload-arch=gfx90a,gfx942,gfx1100 mistakes.s -o none && [ ! -e none ] &&
		count 1 'warning: of all' && count 1 'error: out of range literal value: 300' &&
		count 1 'error: out of range literal value: 400' && count 1 'error: out of range literal value: 500' &&
		count 3 'while assembling for' && count 2 'kdasm: note: while assembling for gfx90a, gfx942' &&
		[ "$(tail -n 1 stderr)" = 'kdasm: note: while assembling for gfx1100' ]
}
check 'each diagnostic once, with its targets' mistakes
in_order() { # notes of a macro stay in front of that of the targets
	grep -F -A 6 'literal value: 500' stderr | grep 'note:' | sed -n 2p | grep -q 'while assembling for gfx90a, gfx942'
}
check 'after the notes of the diagnostic' in_order
printf '.print "the same"\n.if .amdgcn.gfx_generation_number > 9\n.print "other"\n.endif\n' >print.s
printed() {
	status 0 --bundle --offload-arch=gfx90a,gfx942,gfx1100 print.s -o out &&
		[ "$(cat stdout)" = "the same
the same
other" ]
}
check '.print of targets that say the same is there once' printed
rules() { status 0 --bundle -MD -mcpu=gfx942 -mcpu=gfx1100 common.s -o out.hipfb && [ "$(grep -c value.inc out.d)" -eq 1 ]; }
check '-MD lists a file once' rules
joined() { # finished objects, which name their targets
	for target in gfx90a:xnack+ gfx942 gfx1100; do "$kdasm" -mcpu=$target common.s -o "part.$target.o" || return; done
	status 0 --bundle part.gfx90a:xnack+.o part.gfx942.o part.gfx1100.o -o out && is_bundle out
}
check 'finished objects are joined' joined
not_joined() { # MESSAGE ARGUMENTS...
	message=$1
	shift
	rm -f out && status 2 --bundle "$@" -o out && says "$message" && [ ! -e out ]
}
check 'a source among them' not_joined "--bundle needs its targets: name them with -mcpu or --offload-arch; without them it joins code objects, and 'common.s' is none" part.gfx942.o common.s
check 'one of a target twice' not_joined 'Duplicate targets are not allowed' part.gfx942.o part.gfx942.o
check 'joined and compressed' status 0 --bundle --compress part.gfx942.o part.gfx1100.o -o out
null() { rm -f out && status 0 --bundle -filetype=null --offload-arch=gfx942,gfx1100 common.s -o out && [ ! -e out ]; }
check '-filetype=null' null

echo '.warning "of both"' >alike.s
alike() { # that two targets are one is seen when their objects are there
	rm -f out && status 1 --bundle --offload-arch=generic,generic-hsa alike.s -o out && [ ! -e out ] &&
		count 1 'warning: of both' && count 1 'error: Duplicate targets'
}
check 'warnings of objects that make no bundle' alike

# ---- what is refused ----

usage() { # MESSAGE ARGUMENTS...
	message=$1
	shift
	rm -f out
	status 2 "$@" common.s -o out && says "$message" && count 1 error: && [ ! -e out ]
}
check 'several targets without --bundle' usage 'give --bundle to make an object for each' --offload-arch=gfx942 -mcpu=gfx942
check 'a list without --bundle' usage 'give --bundle' --offload-arch=gfx90a,gfx942
check '--bundle without a target' usage 'name them with -mcpu or --offload-arch' --bundle
check 'an empty item' usage "a target is missing in 'gfx942,'" --bundle --offload-arch=gfx942,
check 'an unknown processor' usage "'gfx9999' is not a recognized processor" --bundle --offload-arch=gfx942,gfx9999
check 'a feature that the processor lacks' usage 'gfx1100 has no target feature' --bundle --offload-arch=gfx1100:xnack+
check 'a target twice' usage "Duplicate targets are not allowed: '${prefix}gfx942'" --bundle --offload-arch=gfx942,gfx942
check 'a target twice, spelled in two ways' usage 'Duplicate targets' --bundle \
	--offload-arch=gfx90a:xnack+:sramecc-,gfx90a:sramecc-:xnack+
check 'a target twice after others that conflict' usage 'Duplicate targets' --bundle \
	--offload-arch=gfx90a:xnack+,gfx90a,gfx942,gfx942
check 'a feature that only one entry names' usage \
	"Cannot bundle inputs with conflicting targets: '${prefix}gfx90a' and '${prefix}gfx90a:xnack+'" \
	--bundle --offload-arch=gfx90a:xnack+,gfx90a
check 'version 3, where any and on are the same' usage 'Duplicate targets' --bundle --amdhsa-code-object-version=3 \
	--offload-arch=gfx906,gfx906:xnack+
check 'another system' usage '--bundle is for -triple=amdgcn-amd-amdhsa' --bundle -triple=amdgcn-amd-amdpal -mcpu=gfx942
check 'r600' usage '--bundle is for -triple=amdgcn-amd-amdhsa' --bundle -triple=r600-- -mcpu=redwood
check 'text' usage 'a bundle holds only objects' --bundle -filetype=asm -mcpu=gfx942
check 'an upgrade' usage 'a bundle holds only objects' --bundle --upgrade -mcpu=gfx942
check '--compress without --bundle' usage '--compress is for bundles' --compress -mcpu=gfx942
check 'a level without --compress' usage '--compression-level is for --compress' --bundle --compression-level=5 -mcpu=gfx942
check 'a level out of range' usage "must be a number from 1 to 22, not '23'" --bundle --compress --compression-level=23

finish
