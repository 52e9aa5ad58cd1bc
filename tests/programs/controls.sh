#!/bin/sh
# controls.sh BUILD: what inputs bring into messages and printed forms does nothing to a terminal: no control characters
# but line ends and tabs of the programs' own. Sources and documents have those of the object, but not on a terminal.
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/shared/checks.sh

kdasm=$(realpath "$1/kdasm")
kdinfo=$(realpath "$1/kdinfo")
terminal=$PWD/tests/shared/in_terminal.py
program=$kdasm
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 1' INT TERM
cp examples/hello_world.s examples/hello_world.bin "$folder"
cd "$folder" || exit 1
export LC_ALL=C

# As large as hello_world, gfx906 and .hip_fat, so that they can be put into finished files: ESC, DEL, U+009B, a C1 byte and
# a line end.
name=$(printf 'h\033[31m\177\302\233\nd')
id=$(printf 'gfx\033\233m')
section=$(printf '.hi\033[m\302\233')
spoilt() { # FROM TO FILE: the file with a text of the same size
	from=$(printf '%s' "$1" | sed 's/[].[*^$\/]/\\&/g')
	to=$(printf '%s' "$2" | sed -e 's/[&\/]/\\&/g' -e '$!s/$/\\/')
	sed "s/$from/$to/g" "$3"
}
"$kdasm" hello_world.s -o one.o || exit 1
spoilt hello_world "$name" one.o >kernel.o
sed 's/\.globl/.local/' hello_world.s >local.s && "$kdasm" local.s -o plain.o || exit 1
spoilt hello_world "$name" plain.o >local.o
"$kdasm" hello_world.s -shared -o one.so || exit 1
spoilt hello_world "$name" one.so >kernel.so
printf '.long 1\n' >good.s
"$kdasm" --bundle --offload-arch=gfx900,gfx906 good.s -o two.hipfb || exit 1
spoilt gfx906 "$id" two.hipfb >id.hipfb
printf '.section .hip_fat,"a"\n.p2align 12\n.incbin "two.hipfb"\n' >program.s
"$kdasm" -mcpu=gfx900 program.s -o program.o && printf '\076\000' | dd of=program.o bs=1 seek=18 conv=notrunc 2>/dev/null || exit 1
spoilt .hip_fat "$section" program.o >section.o
odd=$(printf 'a\033[2J\302\233\177.o')
cp kernel.o "$odd"
# Version 2 has its metadata as text.
printf '%s\n' '.hsa_code_object_isa 9,0,0,"AMD","AMDGPU"' '.amd_amdgpu_hsa_metadata' '---' 'Version: [ 1, 0 ]' 'Kernels:' \
	'  - Name: "h\x9Bx"' '    SymbolName: hello_world@kd' '...' '.end_amd_amdgpu_hsa_metadata' >v2.s
"$kdasm" -mcpu=gfx900 --amdhsa-code-object-version=2 v2.s -o v2.o || exit 1
spoilt '\x9B' "$(printf '\302\233\033\033')" v2.o >metadata.o

# Characters of UTF-8 that are no controls: U+00A0 and on. Other programs may take a stray byte of C1 for a control.
two='\xc2[\xa0-\xbf]|[\xc3-\xdf][\x80-\xbf]'
three='\xe0[\xa0-\xbf][\x80-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]{2}|\xed[\x80-\x9f][\x80-\xbf]'
four='\xf0[\x90-\xbf][\x80-\xbf]{2}|[\xf1-\xf3][\x80-\xbf]{3}|\xf4[\x80-\x8f][\x80-\xbf]{2}'
has_control() { # FILE: beside line ends and tabs
	[ -n "$(sed -E "s/$two|$three|$four//g" "$1" | tr -cd '\000-\010\013-\037\177-\237' | od -An -tx1)" ]
}
shows() { # TEXT ARGUMENTS...: in a message or form, and no control characters
	text=$1
	shift
	"$program" "$@" >stdout 2>stderr
	cat stdout stderr >both
	grep -qF -- "$text" both && ! has_control both
}

# ---- kdasm ----

esc=$(printf '\033') c1=$(printf '\302\233')
refuses() { # TEXT SOURCE
	printf "$2" >hostile.s && shows "$1" -mcpu=gfx900 hostile.s -o out.o && [ "$(wc -l <stderr)" -eq 3 ]
}
check '.error' refuses 'error: a?[31mb??c?d' '.error "a\033[31mb\302\233c\177d"\n'
check '.warning' refuses 'warning: a?[31mb' '.warning "a\033[31mb"\n'
check '.warning without text' refuses 'hostile.s:1:1: warning: ' '.warning ""\n'
check '.abort' refuses "a?b??c?d" '.abort a\033b\302\233c\177d\n'
check 'the line in the source' refuses '.byte 300 // a?[31mb??c?d	e' '.byte 300 // a\033[31mb\302\233c\177d\te\n'
check 'a single byte of C1' refuses '.byte 300 // a?31mb' '.byte 300 // a\23331mb\n'
check 'other characters stay' refuses "$(printf '.byte 300 // \303\251 \303\200 \342\202\254')" '.byte 300 // \303\251 \303\200 \342\202\254\n'
printf '"a\033b":\n"a\033b":\n' >twice.s
check 'a symbol' shows "symbol 'a?b' is already defined" -mcpu=gfx900 twice.s
check 'the name of a file that is included' refuses 'a?b' '.include "a\\033b"\n'
printf '%s\n' .amdgpu_metadata 'amdhsa.version: [ 1, 2 ]' 'amdhsa.kernels:' '  - .name: "a\x1b\x9bb"' .end_amdgpu_metadata >metadata.s
check 'metadata' shows "kernel 'a???b'" -mcpu=gfx900 metadata.s
printf '.byte 300\n' >"a${esc}b.s"
check 'the name of the source' shows 'a?b.s:1:7: error' -mcpu=gfx900 "a${esc}b.s" -o out.o
check 'the name of the output' shows "cannot write 'no/a?b??c'" -mcpu=gfx900 good.s -o "no/a${esc}b${c1}c"
check 'the name of an input that is not there' shows "cannot read 'a?c'" -mcpu=gfx900 "a${esc}c"
check 'an option' shows "unknown option '-a?b??c'" "-a${esc}b${c1}c"
check 'a processor' shows 'a?b' "-mcpu=a${esc}b" good.s
printf '.protected "a\033b"\n.long "a\033b"\n' >link.s
check 'a name in a link' shows 'symbol: a?b' -shared -mcpu=gfx900 link.s
check 'an object that is checked in a link' shows "kernel 'h?[31m????d'" -shared local.o -o out.o

printf '.print "a\033[31mb\302\233c"\n.print "\177d\te"\n.long 1\n' >print.s
print_raw() { "$kdasm" -mcpu=gfx900 print.s -o out.o >stdout && printf 'a\033[31mb\302\233c\n\177d\te\n' | cmp -s - stdout; }
check '.print to a file or pipe: what it says' print_raw
print_shown() { python3 "$terminal" "$kdasm" -mcpu=gfx900 print.s -o out.o >stdout && printf 'a?[31mb??c\n?d\te\n' | cmp -s - stdout; }
check_on_terminal '.print to a terminal' print_shown

# ---- kdinfo ----

program=$kdinfo
check 'text' shows 'kernel h?[31m????d' kernel.o
check 'text of a linked object' shows 'kernel h?[31m????d' kernel.so
check 'JSON' shows '"h\u001b[31m\u007f\u009b\nd"' --json kernel.o
check 'an explanation' shows 'h\x1b[31m\x7f\xc2\x9b\x0ad' --explain kernel.o
check 'a map' shows 'h\x1b[31m' --map kernel.o
check 'a picture' shows 'h\x1b[31m' --svg kernel.o
yaml() { python3 "$terminal" "$kdinfo" --yaml kernel.o >stdout && grep -qF '"h\e[31m?\x9B\nd"' stdout && ! has_control stdout; }
check_on_terminal 'YAML on a terminal' yaml
check 'findings' shows "kernel 'h?[31m????d'" --check -W local-descriptor local.o
check 'findings as JSON' shows '"kernel": "h\u001b[31m\u007f\u009b\nd"' --check --json -W local-descriptor local.o
many=$(printf '%2000s' '' | sed "s/ /$(printf '\342\202\254')/g")
no_characters=$(printf '%6000s' '' | tr ' ' '\240')
pieces() {
	for text in "$many" "a$many" "aa$many"; do shows "cannot read '$text'" "$text" || return 1; done
	shows "cannot read '$(printf '%6000s' '' | tr ' ' '?')'" "$no_characters"
}
check 'characters of a long text, which is written in pieces, stay whole' pieces
check 'differences' shows 'h?[31m????d: (not there) -> kernel' --diff one.o kernel.o
check 'differences of the metadata' shows 'h?[31m' --diff kernel.o one.o
check 'a bundle entry in a list' shows 'gfx??m' --list id.hipfb
check 'a bundle entry in text' shows 'gfx??m' id.hipfb
check 'a bundle entry in JSON' shows 'gfx\u001b' --json id.hipfb
sed '/^.amdgcn_target/d; /^amdhsa.target/d' local.s >any.s
"$kdasm" --bundle --offload-arch=gfx900,gfx906 any.s -o any.hipfb && spoilt gfx906 "$id" any.hipfb >local.hipfb || exit 1
check 'a bundle entry with findings' shows 'gfx??m: ' --check -W local-descriptor local.hipfb
check 'a bundle entry that is not there' shows "'x?y'" --unbundle="x${esc}y" id.hipfb
check 'a section in a list' shows '.hi?[m??' --list section.o
check 'the name of a file' shows 'a?[2J???.o: ' "$odd"
check 'the name of a file in a list' shows 'a?[2J???.o	' --list "$odd"
cp local.o "local$odd"
check 'the name of a file with findings' shows 'a?[2J???.o: ' --check -W local-descriptor "local$odd"
check 'the name of a file that is not there' shows "'a?b'" "a${esc}b"
"$kdasm" --bundle --offload-arch=gfx900,gfx90a good.s -o "two$odd" || exit 1
check 'the name of a file to compare' shows 'twoa?[2J???.o: code object for' --diff "two$odd" id.hipfb
check 'a kernel that is not there' shows "'x?y'" -k "x${esc}y" one.o
check 'an option' shows "unknown option '--a?b'" "--a${esc}b" one.o
check 'a field that is not there' shows 'a?b' "--set=a${esc}b=1" -k hello_world one.o
check 'metadata of version 2 in text' shows '"h????x"' metadata.o
raw_yaml() { "$kdinfo" --yaml metadata.o >stdout && grep -qF "$(printf '"h\302\233\033\033x"')" stdout; }
check 'metadata of version 2 alone: the bytes of the note' raw_yaml
yaml_shown() { python3 "$terminal" "$kdinfo" --yaml metadata.o >stdout && grep -qF '"h????x"' stdout && ! has_control stdout; }
check_on_terminal 'metadata of version 2 alone on a terminal' yaml_shown
asm_shown() { python3 "$terminal" "$kdinfo" --asm kernel.o >stdout && grep -qF '"h?[31m???' stdout && ! has_control stdout; }
check_on_terminal '--asm on a terminal' asm_shown
coloured() { python3 "$terminal" "$kdinfo" --map kernel.o >stdout && grep -qF "${esc}[0m" stdout && grep -qF 'h\x1b[31m' stdout; }
check_on_terminal 'a map on a terminal has its colours' coloured

# A kernel of any name is the same again after --asm, but for line ends, which would end a comment or directive there.
again() { # NAME OF 11 BYTES
	spoilt hello_world "$1" one.o >odd.o && "$kdinfo" --asm odd.o >odd.s 2>stderr && "$kdasm" odd.s -o again.o 2>stderr &&
		"$kdinfo" --diff odd.o again.o >stdout 2>stderr && [ "$(grep -cF "$1.kd" again.o)" -gt 0 ]
}
check '--asm of a name with control characters' again "$(printf 'h\033[31m\177\302\233\001d')"
line_ends() { ! again "$name" && grep -qF "h${esc}[31m" odd.s && grep -qF '?d"' odd.s; }
check '--asm of a name with a line end' line_ends
for byte in 001 002 003 004 005 006 007 010 011 013 014 016 017 020 021 022 023 024 025 026 027 030 031 032 033 034 \
	035 036 037 040 042 043 047 052 057 072 073 100 134 173 177 200 233 240 377; do
	check "--asm of a name with byte \\$byte" again "$(printf "a\\${byte}b12345678")"
done

finish
