#!/bin/sh
# cli.sh BUILD: the command line of kdinfo: what it reads, exit statuses, files written.
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/shared/checks.sh

kdasm=$(realpath "$1/kdasm")
kdinfo=$(realpath "$1/kdinfo")
program=$kdinfo
folder=$(mktemp -d)
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
trap 'exit 1' INT TERM
cp examples/hello_world.s examples/hello_world.bin examples/several_kernels.s "$folder"
cd "$folder" || exit 1

prints() { grep -qF -- "$1" stdout; }
quiet() { [ ! -s stderr ]; }

"$kdasm" hello_world.s -o one.o || exit 1
"$kdasm" several_kernels.s -o several.o || exit 1
printf '.long 1\n' >plain.s
"$kdasm" -mcpu=gfx1250 plain.s -o no_kernel.o && "$kdasm" -mcpu=generic plain.s -o generic.o || exit 1
sed '/^.amdgcn_target/d; /^amdhsa.target/d' hello_world.s >any.s
"$kdasm" --bundle --offload-arch=gfx900,gfx906:xnack+ any.s -o two.hipfb || exit 1
"$kdasm" --bundle --compress --offload-arch=gfx900,gfx906:xnack+ any.s -o packed.hipfb || exit 1
"$kdasm" -mcpu=gfx900 any.s -o gfx900.o || exit 1
{ printf 'before it'; cat one.o; printf 'after it'; } >around.bin

# ---- exit statuses ----

good() { status 0 one.o && quiet && prints 'kernel hello_world'; }
check 'an object: status 0, nothing on standard error' good
several() { status 0 one.o several.o && quiet && prints 'one.o: ' && prints 'several.o: '; }
check 'several files' several
pipe() { "$kdinfo" - <one.o >stdout 2>stderr && quiet && prints 'kernel hello_world'; }
check 'standard input' pipe
no_kernel() { status 0 no_kernel.o && quiet && prints '0 kernels'; }
check 'an object without kernels' no_kernel
printf '.type k.kd,@object\n.globl k.kd\n.set k.kd, 64\n' | "$kdasm" -mcpu=gfx900 - -o number.o || exit 1
printf '.data\n.type k.kd,@object\nk.kd: .fill 64\n' | "$kdasm" -triple=r600 -mcpu=cypress - -o r600.o || exit 1
only_named_so() { status 0 number.o r600.o && quiet && [ "$(grep -c ' 0 kernels' stdout)" -eq 2 ]; }
check 'a number and data for another architecture are no descriptors, whatever they are called' only_named_so
printf '%s\n' '.section .bytes,"a",@nobits' '.globl a.kd, b.kd' '.type a.kd,@object' '.type b.kd,@object' 'a.kd: .zero 64' \
	'b.kd: .zero 64' '.size a.kd, 64' '.size b.kd, 64' >debug.s
"$kdasm" -mcpu=gfx900 -W debug.s -o debug.o || exit 1
without_bytes() { status 2 debug.o && says "lacks the bytes of descriptors (2, that of symbol 'a.kd' first)" && [ "$(wc -l <stderr)" -eq 1 ]; }
check 'descriptors of a file of debug information alone: one warning' without_bytes
missing() { status 2 missing.o && says "cannot read 'missing.o': No such file"; }
check 'no such file: status 2' missing
others_too() { status 2 missing.o one.o && prints 'kernel hello_world'; }
check 'one file is not there, the other is shown' others_too
not_one() { status 2 plain.s && says 'plain.s: no code object found'; }
check 'no code object: status 2' not_one
cut_off() { head -c 600 one.o >cut.o && status 2 cut.o && says 'cut.o: '; }
check 'a file that is cut off: status 2' cut_off
no_such_kernel() { status 1 -k other one.o && says "one.o: no kernel is called 'other'"; }
check 'no such kernel: status 1' no_such_kernel
full() { [ ! -e /dev/full ] || ! "$kdinfo" one.o >/dev/full 2>stderr && says 'cannot write standard output'; }
[ ! -e /dev/full ] || check 'standard output is full: status 1' full

usage() { # MESSAGE ARGUMENTS...
	message=$1
	shift
	status 2 "$@" && says "$message"
}
check 'no file' usage 'no file given'
check 'an unknown option' usage "unknown option '--other'" --other one.o
check 'an unknown option that is near to one' usage "unknown option '--tabel'; did you mean --table?" --tabel one.o
check 'an unknown letter' usage "unknown option '-m'" --json -m one.o
check 'letters together, the first unknown' usage "unknown option '-m'" --json -map one.o
check 'a value that is none' usage "option '--yaml' takes no value" --yaml=1 one.o
check 'an option without its value' usage "needs a value" one.o -k
check '-d of another form' usage '-d can be combined only with --json, --asm or --diff' -d --yaml one.o
check '-d and --check' usage '-d can be combined only with --json, --asm or --diff' -d --json --check one.o
check '--asm -d of one kernel' usage '-k cannot be combined with --asm -d' --asm -d -k hello_world one.o
check '--asm -d and --check' usage '-d can be combined only with --json, --asm or --diff' --asm -d --check one.o
check '-d and --set' usage '-d can be combined only with --json, --asm or --diff' -d --set=kernarg_size=8 -k hello_world one.o
check '-d with a value' usage "option '--disassemble' takes no value" --disassemble=1 one.o
check 'two actions' usage "--json and --yaml cannot be combined" --json --yaml one.o
check 'two actions, two of which go together' usage "--json and --map cannot be combined" --explain --json --map one.o
uses_in_json() { status 0 "$@" one.o && quiet && prints '"schema": "kdinfo"' && prints '"uses": {' && prints '"runs_on": false'; }
check '--json --explain' uses_in_json --json --explain
check '--explain --json' uses_in_json --explain --json --explain
no_uses_in_json() { status 0 --json one.o && ! prints '"uses"' && ! prints '"code"'; }
check '--json reads no code' no_uses_in_json
check 'a setting that is none' usage "--set must be of the form field=number: 'x'" --set=x -k hello_world one.o
check 'a setting without a kernel' usage 'name the kernels with -k' --set=kernarg_size=8 one.o
check 'a setting of two files' usage '--set changes one file: give one' --set=xnack=on one.o several.o
check '-o where nothing is written' usage '-o is only for --set, --retarget, --unbundle and --html' -o x one.o
check 'standard input twice' usage "standard input can be given only once, but '-' is given twice" --diff - -
check 'one file to compare' usage '--diff compares two files, not 1' --diff one.o
help() { # OPTION...: it is shown
	status 0 "--help$1" && quiet && shift && for option; do prints "$option" || return 1; done
}
check '--help' help '' '  --unbundle=id' '  -h, --help[=all]'
check '--help=all' help =all '  --unbundle=id' '  --unbundle-all=folder'
check '--help=some' usage "--help may only have the value all, not 'some'" --help=some
short_help() { status 0 -h && quiet && prints '--unbundle=id'; }
check '-h' short_help
version() { status 0 --version && [ "$(cat stdout)" = "kdinfo $("$kdasm" --version | sed -n '1s/kdasm //p')" ]; }
check '--version' version

# ---- kernels, forms ----

chosen() { status 0 -k add_one several.o && prints 'kernel add_one' && ! prints 'kernel set_ids' && ! prints '.name:           set_ids'; }
check '-k shows one kernel, and its metadata' chosen
absolute() { # a number is no place of a descriptor, whatever its name
	printf '.globl k.kd\n.type k.kd,@object\n.set k.kd, 64\n' >absolute.s &&
		"$kdasm" -mcpu=gfx900 absolute.s -o absolute.o && status 0 absolute.o && ! prints 'kernel k'
}
check 'an absolute symbol is no kernel' absolute
one_entry() { # as ld.lld --icf=all leaves kernels with equal code: no fault
	printf '.p2align 8\n.globl first, second\nfirst: second: s_endpgm\n.rodata\n.p2align 6\n' >one_entry.s
	for name in first second; do printf '.amdhsa_kernel %s\n.amdhsa_next_free_vgpr 4\n.amdhsa_next_free_sgpr 8\n.end_amdhsa_kernel\n' $name; done >>one_entry.s
	"$kdasm" -W --fill-metadata -mcpu=gfx900 -shared one_entry.s -o one_entry.co && status 0 one_entry.co && quiet &&
		[ "$(grep -c 'the same as of kernel first$' stdout)" = 1 ] && status 0 --json -k second one_entry.co && prints '"same_entry": "first"' &&
		status 0 --check -Wall one_entry.co && [ ! -s stdout ]
}
check 'kernels with one entry' one_entry
many() { # LABEL...; indices of sections that take more than 16 bits are in a table beside the symbols
	awk 'BEGIN { for (i = 0; i < 65536; i++) print ".section s" i }' >many.s && cat hello_world.s >>many.s &&
		printf '%s\n' "$@" >>many.s && "$kdasm" many.s -o many.o && status 0 many.o && quiet && prints 'kernel hello_world'
}
check 'a kernel after many sections' many
check 'a kernel after many sections, and a symbol' many more:
yaml() { status 0 --yaml one.o && [ "$(head -n 1 stdout)" = '---' ] && [ "$(tail -n 1 stdout)" = '...' ]; }
check '--yaml prints the document' yaml
assembled() { status 0 --asm one.o && cp stdout again.s && "$kdasm" again.s -o again.o && status 0 --diff one.o again.o && prints 'left out: the code, of which the second file has none'; }
check '--asm assembles to the same' assembled

# ---- code ----

printf 'same: s_branch same\n.globl %s\n%s: s_nop 1\n' first first >first.s
printf 'same: s_branch same\n.globl %s\n%s: s_branch same\n' second second >second.s
"$kdasm" -mcpu=gfx900 first.s -o first.o && "$kdasm" -mcpu=gfx900 second.s -o second.o && "$kdasm" -shared first.o second.o -o both.so || exit 1
code_again() { # FILE OPTIONS...: the same words beside what is printed of what it assembles to
	status 0 -d "$@" && quiet && cp stdout again.s && words <again.s >before.txt && "$kdasm" again.s -o again.o &&
		status 0 -d again.o && words <stdout | cmp -s - before.txt
}
words() { sed -n 's|.*// [0-9A-F]\{12\}: \([0-9A-F ]*[0-9A-F]\).*|\1|p'; }
check '-d assembles to the same' code_again one.o
check '-d of a linked object, where two symbols have a name' code_again both.so
once() { [ "$(grep -c '^same:' before.s)" -eq 1 ] && grep -q '^// .*<same>:$' before.s; }
status 0 -d both.so && cp stdout before.s && check 'the second one is no label' once
printf 'a: s_branch end\n.section other,"ax"\ns_branch last\nlast:\n.text\ns_nop 0\nend: beside:\n' | "$kdasm" -mcpu=gfx900 - -o end.o || exit 1
check '-d of labels at the ends of sections' code_again end.o
at_ends() { status 0 -d end.o && prints end: && prints beside: && prints last:; }
check '-d: labels at the ends of sections' at_ends
printf 'k: s_cbranch_scc0 1\ns_branch 4000\n.type f,@function\n.globl f\nf: s_branch 65534\ns_call_b64 s[2:3], 65533\n' | "$kdasm" -mcpu=gfx90a - -o branches.o || exit 1
made_labels() { status 0 -d branches.o && prints '.L2_8:' && prints '	s_cbranch_scc0 .L2_8 ' && prints '	s_branch 4000 ' && prints '.L2_4:' && prints '	s_call_b64 s[2:3], .L2_4 '; }
check '-d: branches have labels' made_labels
check '-d with made labels assembles to the same' code_again branches.o
printf '0x01 0x00 0x80 0xbf # s_nop 1\n[0x00,0x00,0x81,0xbf] // and a word\nBF810000\n' >raw.txt && printf '\001\000\200\277' >raw.bin
raw_text() { status 0 -d --raw -mcpu=gfx90a raw.txt && prints '	s_nop 1 ' && [ "$(grep -c s_endpgm stdout)" -eq 2 ]; }
check '--raw of text' raw_text
raw_bytes() { status 0 -d --raw --mcpu=gfx90a raw.bin && prints '	s_nop 1 ' && status 0 --json -d --raw -mcpu=gfx90a raw.bin && prints '"text": "s_nop 1"'; }
check '--raw of bytes' raw_bytes
check '--raw without a processor' usage '--raw needs --mcpu' -d --raw raw.bin
check '--raw without -d' usage '--raw is only for -d' --raw -mcpu=gfx90a raw.bin
check '--mcpu without --raw' usage '--mcpu is only for --raw' -d -mcpu=gfx90a one.o
raw_unknown() { status 2 -d --raw -mcpu=gfx90b raw.bin && says 'gfx90b'; }
check '--raw of an unknown processor' raw_unknown
check '-d of one kernel' code_again -k add_one several.o
one_part() { status 0 -d -k add_one several.o && prints 'add_one:' && [ "$(grep -c '^[a-z_]*:' stdout)" -eq 1 ]; }
check '-d of one kernel prints no other' one_part
no_instructions() { status 0 -d generic.o && prints '// instructions of gfx000 are not known yet' && prints '	.long 0x00000001'; }
check '-d of a processor without instructions' no_instructions
in_bundle() { status 0 -d packed.hipfb && [ "$(grep -c '^// Disassembly' stdout)" -eq 2 ] && [ "$(grep -c 's_endpgm' stdout)" -eq 2 ]; }
check '-d of a bundle' in_bundle
code_in_json() { status 0 --json -d both.so && prints '"labels": [' && prints '"labels": []' && prints '"text": "s_nop 1"'; }
check '-d --json' code_in_json
printf '%s\n' 's_add_u32 s4, s4, function@rel32@lo+4' 's_mov_b32 s0, here@abs32@hi' '.data' 'here:' | "$kdasm" -mcpu=gfx900 - -o calls.o || exit 1
named() { status 0 -d calls.o && prints ' // function@rel32@lo+4' && prints ' // .data@abs32@hi' && ! prints R_AMDGPU_; }
check '-d names what is relocated' named
relocated() { status 0 -dr calls.o && prints '		// 0000000000000004:  R_AMDGPU_REL32_LO	function+0x4' && prints '		// 000000000000000c:  R_AMDGPU_ABS32_HI	.data'; }
check '-d -r' relocated
check '-d -r assembles to the same' code_again -r calls.o
relocated_in_json() { status 0 --json -d calls.o && prints '"name": "REL32_LO"' && prints '"symbol": "function"' && prints '"addend": 4'; }
check '-d --json of relocations' relocated_in_json
printf '%s\n' high: 's_set_vgpr_msb 0x42' 'v_mov_b32 v10, v20' 's_cbranch_scc0 1f' 's_set_vgpr_msb 0x4201' 'v_mov_b32 v10, v20' 's_nop 1' 1: \
	's_nop 2' 'v_mov_b32 v10, v20' 's_branch 2f' 'v_mov_b32 v11, v21' 2: 's_mov_b32 s0, s1' | "$kdasm" -mcpu=gfx1250 - -o high.o || exit 1
physical() {
	status 0 -d --physical high.o && quiet && prints 'v_mov_b32_e32 v266, v532 ' && prints 'v_mov_b32_e32 v10, v276 ' &&
		prints 'v_mov_b32_e32 v11, v21 ' && prints '	.amdgpu_vgpr_msb auto' && grep -q 'v_mov_b32_e32 v10, v20 .*// banks differ' stdout
}
encoded() { status 0 -d high.o && ! prints v266 && ! prints amdgpu_vgpr_msb && ! prints differ; }
physical_in_json() { status 0 --json -d --physical high.o && prints 'v_mov_b32_e32 v266, v532'; }
elsewhere() { status 0 -d calls.o && cp stdout calls.txt && status 0 -d --physical calls.o && cmp -s calls.txt stdout; }
check '-d --physical' physical
check '-d without --physical' encoded
check '-d --physical --json' physical_in_json
check '-d --physical of another processor' elsewhere
printf '%s\n' high: 's_set_vgpr_msb 0x42' 'v_mov_b32 v10, v20' 's_set_vgpr_msb 0x4200' 's_cbranch_scc0 high' | "$kdasm" -mcpu=gfx1250 - -o again_high.o || exit 1
check '-d --physical assembles to the same' code_again --physical again_high.o
check '--physical alone' usage '--physical is only for -d' --physical high.o
check '--physical of a source' usage '--physical is only for -d' --physical --asm -d high.o
check '-r alone' usage '-r is only for -d' -r calls.o
check '-r of another form' usage '-r is only for -d' -r --json -d calls.o
printf '%s\n' '.long 0xbf8a0030' 's_waitcnt 0xffff' | "$kdasm" -mcpu=gfx900 - -o spare.o || exit 1
spare_in_json() { status 0 --json -d spare.o && prints '"text": ".long 0xbf8a0030"' && prints '"instruction": "s_barrier"' && prints '"spare_bits": [' && prints '"text": "s_waitcnt 0xffff"'; }
check '-d --json of spare bits' spare_in_json
spare_again() { whole spare.o && grep -q 's_barrier (spare bits: 4-5)' again.s; }
sed 's/s_endpgm/.long 0xbf8a0030\n&/' hello_world.s | "$kdasm" -W - -o followed.o || exit 1
followed() { status 0 --explain one.o && prints 'instructions: ' && before=$(sed -n 's/ *instructions: \([0-9]*\) .*/\1/p' stdout) &&
	status 0 --explain followed.o && prints "instructions: $((before + 1)) can be reached"; }
check 'code after spare bits is followed' followed
no_code() { status 0 --json both.so && ! prints '"labels"'; }
check '--json without -d' no_code

whole() { # FILE: the same file of what --asm -d prints, with the options that it names
	status 0 --asm -d "$1" && quiet && cp stdout again.s &&
		# shellcheck disable=SC2046 # several words
		"$kdasm" $(sed -n 's|^// kdasm ||p' again.s) again.s -o again.o && same "$1" again.o
}
check '--asm -d assembles to the same object' whole several.o
check '--asm -d of spare bits' spare_again
"$kdasm" -shared first.o -o linked.so && check '--asm -d of a linked object' whole linked.so
twice() { status 0 --asm -d both.so && cp stdout again.s && "$kdasm" -shared again.s -o again.so && [ "$(grep -c 's_branch same' again.s)" -eq 1 ]; }
check '--asm -d of a linked object where two symbols have a name' twice
check '--asm -d of data alone' whole no_kernel.o
instructions_in() { grep -qF '	s_branch same' again.s && ! grep -qF '.long' again.s; }
sed '/\.globl/d' hello_world.s >local.s && "$kdasm" -W local.s -o local.o && cp local.o other.o &&
	"$kdasm" -W -shared local.o other.o -o kernels.so || exit 1
kernels_again() { status 0 --asm -d kernels.so && cp stdout again.s && "$kdasm" -W -shared again.s -o again.so && status 0 -d again.so && quiet; }
check '--asm -d of a linked object where two kernels have a name' kernels_again
whole linked.so && check '--asm -d has instructions' instructions_in
no_instructions_in() { status 0 --asm one.o && ! prints 's_endpgm'; }
check '--asm alone has none' no_instructions_in
several_wholes() { status 0 --asm -d packed.hipfb && [ "$(grep -c '^// kdasm ' stdout)" -eq 2 ] && [ "$(grep -c 's_endpgm' stdout)" -eq 2 ]; }
check '--asm -d of a bundle' several_wholes

# ---- URIs ----

# Offsets and sizes are decimal, hexadecimal or octal; the path is encoded.
size=$(wc -c <one.o)
encoded() { cp one.o 'a b%.o' && status 0 "file://$folder/a%20b%25.o" && quiet && prints 'kernel hello_world'; }
check 'a URI with an encoded path' encoded
range() { status 0 "file://$folder/around.bin#offset=$1&size=$2" && quiet && prints 'kernel hello_world'; }
check 'a range' range 9 "$size"
check 'a hexadecimal range' range 0x9 "$(printf '0x%x' "$size")"
check 'an octal range' range 011 "$size"
query() { status 0 "file://$folder/around.bin?offset=9&size=$size" && quiet; }
check 'a range after a question mark' query
refused() { # MESSAGE URI
	status 2 "$2" && says "$1"
}
check 'a range after the end' refused 'the range of the URI goes beyond them' "file://$folder/one.o#offset=9&size=$size"
check 'a range that overflows' refused 'the range of the URI' "file://$folder/one.o#offset=18446744073709551615&size=2"
check 'a range that is none' refused 'not of the form #offset=number&size=number' "file://$folder/one.o#size=1"
check 'a path that is cut' refused 'the path of the URI is not valid' "file://$folder/one%2"
check 'memory of a process' refused 'give its core file with --core' 'memory://1234#offset=0x20000&size=3000'

# ---- bundles and programs ----

bundle() { status 0 "$1" && quiet && prints 'bundle entry hipv4-amdgcn-amd-amdhsa--gfx900: ' && prints 'gfx906:xnack+: '; }
check 'a bundle' bundle two.hipfb
check 'a compressed bundle' bundle packed.hipfb
list() { status 0 --list two.hipfb && [ "$(wc -l <stdout)" -eq 4 ] && prints 'hipv4-amdgcn-amd-amdhsa--gfx906:xnack+'; }
check '--list' list
entry() { status 0 --unbundle="$2" -o entry.o "$1" && silent && same entry.o gfx900.o; }
check '--unbundle by its ID' entry two.hipfb hipv4-amdgcn-amd-amdhsa--gfx900
check '--unbundle by the processor, of a compressed bundle' entry packed.hipfb gfx900
no_entry() { status 1 --unbundle=gfx90 two.hipfb && says "no bundle entry has the ID 'gfx90'"; }
check '--unbundle of what is not there' no_entry
embedded() { status 0 around.bin && quiet && prints 'around.bin, at offset 0x9: '; }
check 'an object among other bytes' embedded
program() {
	printf '.section .hip_fatbin,"a"\n.p2align 12\n.incbin "%s"\n.p2align 12\n.incbin "two.hipfb"\n' "$1" >program.s &&
		"$kdasm" -mcpu=gfx900 program.s -o program.o && printf '\076\000' | dd of=program.o bs=1 seek=18 conv=notrunc 2>/dev/null &&
		status 0 --list program.o && [ "$(grep -c '\.hip_fatbin' stdout)" -eq 6 ] && status 0 program.o && quiet &&
		[ "$(grep -c '^kernel hello_world' stdout)" -eq 4 ]
}
check 'bundles in a program for another machine' program packed.hipfb

damaged() {
	printf 'xxxx' | dd of=program.o bs=1 seek=4128 conv=notrunc 2>/dev/null && status 2 program.o &&
		says 'section .hip_fatbin: the bundle at offset 4096 of the file' && [ "$(grep -c '^kernel hello_world' stdout)" -eq 2 ]
}
check 'a damaged bundle in a program is told of, the others are shown' damaged

# ---- comparing ----

alike() { status 0 --diff "$1" "$2" && silent; }
check 'a file is like itself' alike several.o several.o
check 'a bundle is like its compressed form' alike two.hipfb packed.hipfb
differ() { status 1 --diff one.o several.o && quiet && prints 'hello_world: kernel -> (not there)' && prints 'target: amdgcn'; }
check 'files that differ: status 1' differ
"$kdasm" -mcpu=gfx900 -c -o left.o - <<'END' && "$kdasm" -mcpu=gfx900 -c -o right.o - <<'END' || exit 1
k: s_nop 0
s_nop 1
s_nop 2
s_nop 3
s_nop 4
s_endpgm
END
k: s_nop 0
s_nop 1
s_nop 2
s_nop 3
s_nop 5
s_endpgm
END
counts() { status 1 --diff left.o right.o && quiet && [ "$(cat stdout)" = 'k: code: 6 -> 6 instructions: 1 removed, 1 added' ]; }
check 'code that differs: status 1' counts
both_sides() { status 1 --diff -d left.o right.o && prints '	...' && ! prints 's_nop 0' && grep -q '^	s_nop 4 *| s_nop 5$' stdout && grep -q '^	s_endpgm  *s_endpgm$' stdout; }
check 'code that differs, side by side' both_sides
named() { printf '.globl %s\n%s = 5\nk: s_endpgm\n' "$1" "$1" | "$kdasm" -mcpu=gfx900 -shared -o "$2" -; }
moved() { # what is in other places because of a longer name is no difference
	named short short.co && named "a_name_that_is_$(printf '%0900d' 0)_long" long.co && status 0 --diff short.co long.co && ! prints .relro_padding && ! prints ' bytes'
}
check 'the padding after read-only sections' moved
check '--diff -r' usage '-r is only for -d' --diff -r left.o right.o
trouble() { status 2 --diff one.o missing.o && says 'cannot read'; }
check 'a file that can not be compared: status 2' trouble

# ---- checks ----

sed -e 's/kernarg_segment_size: 8/kernarg_segment_size: 12/' hello_world.s >wrong.s && "$kdasm" -W wrong.s -o wrong.o || exit 1
sound() { status 0 --check one.o several.o two.hipfb && silent; }
check '--check of what is sound' sound
unsound() { status 1 --check "$@" wrong.o && quiet && prints 'wrong.o: metadata .kernarg_segment_size: '; }
check '--check finds it' unsound
check '--check finds it in that kernel' unsound -k hello_world
unasked() { status 0 --check "$@" wrong.o && silent; }
check '-Wno-' unasked -Wno-kernarg-size
check '-Wno-all' unasked -W no-all
error() { status 1 --check -Werror=kernarg-size wrong.o && prints ' error: kernel' && prints '[-Werror=kernarg-size]'; }
check '-Werror=' error
as_json() { status 1 --check --json wrong.o && quiet && prints '"schema": "kdinfo-check"' && prints '"place": "metadata .kernarg_segment_size"'; }
check '--check --json' as_json
unknown_check() { status 2 --check -Wkernargs-size wrong.o && says 'did you mean kernarg-size'; }
check 'an unknown check' unknown_check
alone() { status 2 --check --yaml wrong.o && says '--check can be combined only with --json'; }
check '--check --yaml' alone

# Two notes of metadata with a kernel in each: NAME VERSION-OF-THE-SECOND MORE-OF-BOTH [SCRATCH-SIZE].
of_notes() {
	{
		printf '.amdgcn_target "amdgcn-amd-amdhsa--gfx900"\n.text\n.p2align 8\n'
		for kernel in first second; do printf '.globl %s\n%s: .long 0xbf810000\n.p2align 8\n' $kernel $kernel; done
		for kernel in first second; do
			printf '.p2align 6\n.amdhsa_kernel %s\n.amdhsa_next_free_vgpr 4\n.amdhsa_next_free_sgpr 8\n.end_amdhsa_kernel\n' $kernel
		done | sed '1i.rodata'
		version=2
		for kernel in first second; do
			printf '.amdgpu_metadata\namdhsa.version: [1, %s]\n%b' $version "$3"
			printf 'amdhsa.kernels:\n  - {.name: %s, .symbol: %s.kd, .kernarg_segment_size: 0, .kernarg_segment_align: 4, ' $kernel $kernel
			printf '.group_segment_fixed_size: 0, .private_segment_fixed_size: %s, .wavefront_size: 64, ' "${4:-0}"
			printf '.sgpr_count: 8, .vgpr_count: 4, .max_flat_workgroup_size: 64}\n.end_amdgpu_metadata\n'
			version=$2
		done
	} >"$1.s"
	"$kdasm" -W "$1.s" -o "$1.o"
}
of_notes joined 2 '' && of_notes versions 1 '' && of_notes formats 2 'amdhsa.printf: ["1:0:x"]\n' && of_notes sizes 2 '' 8 || exit 1
joined() { status 0 --check -Wseveral-notes joined.o && silent; }
check 'several notes that runtimes join' joined
left_out() { status 1 --check "$@" && quiet && prints "metadata note 2: warning: runtimes ignore note 2 of the metadata because $why" && [ "$(wc -l <stdout)" -eq 1 ]; }
why="its 'amdhsa.version' differs from that of the first note" && check 'a note of another version' left_out -Wseveral-notes versions.o
why="an earlier note also has 'amdhsa.printf'" && check 'a second note with formats of printf' left_out -Wseveral-notes formats.o
to_be_joined() { status 0 --check formats.o && silent; }
check 'several notes in a relocatable object, which a linker may join' to_be_joined
printf '.amdgpu_metadata\namdhsa.version: [1, %s]\namdhsa.kernels: []\n.end_amdgpu_metadata\n' 2 1 >linked.s # as it were: e_type
"$kdasm" -W -mcpu=gfx900 linked.s -o linked.so && printf '\003' | dd of=linked.so bs=1 seek=16 conv=notrunc 2>dd.err || exit 1
why="its 'amdhsa.version' differs" && check 'several notes in a linked object' left_out -Wno-not-loadable linked.so
in_each() {
	status 1 --check sizes.o && quiet && [ "$(wc -l <stdout)" -eq 2 ] &&
		prints "sizes.o: metadata note 1 .private_segment_fixed_size: warning: kernel 'first'" &&
		prints "sizes.o: metadata note 2 .private_segment_fixed_size: warning: kernel 'second'"
}
check 'findings in each of several notes' in_each
finding_in_json() { status 1 --check --json -k second sizes.o && quiet && prints '"metadata_note": 2'; }
check 'findings in several notes as JSON' finding_in_json
whole() { # FILE KERNELS: the joined document, that of the second note if it is left out, the two notes
	status 0 "$1" && quiet && [ "$(sed -n '/^metadata$/,/^  \.\.\.$/p' stdout | grep -c '\.name:')" -eq "$2" ]
}
check 'several notes are printed as one document' whole joined.o 2
left_aside() { whole versions.o 1 && prints "metadata in note 2, which runtimes ignore: its 'amdhsa.version'" && grep -q '.name: *second' stdout; }
check 'a note that is left out is printed by itself' left_aside
documents() { status 0 --yaml "$@" && quiet && [ "$(grep -c '^---$' stdout)" -eq "$documents" ] && [ "$(grep -c '^\.\.\.$' stdout)" -eq "$documents" ]; }
documents=2 && check '--yaml of several notes: a document of each' documents joined.o
check '--yaml of a note that is left out' documents versions.o
documents=1 && check '--yaml of one kernel: the document that has it' documents -k second joined.o
explained_from() { status 0 --json "$1" && quiet && prints '"metadata_note": 2' && [ "$(grep -c '"left_out"' stdout)" -eq "$2" ]; }
check '--json: the kernel of the second note has its metadata' explained_from joined.o 0
check '--json: so it has when that is left out' explained_from versions.o 1
awk '/^\.end_amdgpu_metadata/ && !blocks++ { between = 1 } !between; /^amdhsa.kernels/ { between = 0 }' joined.s >one_note.s
"$kdasm" -W one_note.s -o one_note.o || exit 1
check 'several notes are like one with the same kernels' alike joined.o one_note.o
set_second() { status 0 --set=private_segment_fixed_size=8 -k second -o set.o joined.o && status 1 --diff joined.o set.o && [ "$(cut -d: -f1 stdout | sort -u)" = second ]; }
check 'a field of a kernel in the second note is set' set_second
apart() { status 0 --asm "$@" && quiet && [ "$(grep -c '^	\.amdgpu_metadata' stdout)" -eq "$documents" ]; }
documents=2 && check '--asm keeps several notes apart' apart joined.o
documents=1 && check '--asm of one kernel: the note that has it' apart -k second joined.o

not_whole() { status 2 --check "$1" && [ ! -s stdout ] && says "$2"; }
check '--check of a program with a damaged bundle' not_whole program.o 'the bundle at offset 4096'
printf '.section .note,"a",@note\n.long 7,2,32\n.asciz "AMDGPU"\n.p2align 2\n.byte 0x81,0xa1\n.p2align 2\n' >cut.s
"$kdasm" -mcpu=gfx900 cut.s -o cut.o || exit 1
check '--check of damaged metadata' not_whole cut.o "cannot be read: the document is cut off"

# ---- changing ----

set_one() {
	cp one.o set.o && chmod 640 set.o && status 0 --set=.amdhsa_group_segment_fixed_size=4096 -k hello_world set.o && silent &&
		status 1 --diff one.o set.o && [ "$(cat stdout)" = 'hello_world: GROUP_SEGMENT_FIXED_SIZE: 0 -> 4096' ] &&
		[ "$(stat -c %a set.o)" = 640 ]
}
check 'a field is set, and nothing else' set_one
set_bits() {
	status 0 --set=PRIORITY=3 -k hello_world -o bits.o one.o && status 1 --diff one.o bits.o &&
		[ "$(cat stdout)" = 'hello_world: PRIORITY: 0 -> 3' ]
}
check 'bits that no directive has are set, to another file' set_bits
set_none() { cp one.o none.o && status 1 "--set=$1" -k hello_world none.o && says "$2" && same one.o none.o; }
set_matching() {
	status 0 --set=kernarg_size=40 -k 'add*' -k '*_ids' -o several_set.o several.o && silent && status 1 --diff several.o several_set.o &&
		[ "$(cut -d: -f1,2 stdout | sort)" = "$(printf 'add_one: KERNARG_SIZE\nset_ids: KERNARG_SIZE')" ]
}
check 'the kernels that a pattern matches are changed' set_matching
check 'a value out of range changes nothing' set_none next_free_vgpr=257 '256 on gfx900'
check 'bits out of range' set_none PRIORITY=4 'its 2 bits hold 0 to 3'
check 'a field that the processor lacks' set_none wavefront_size32=1 "has no field 'wavefront_size32'"
check 'a field that is misspelt' set_none next_free_vpgr=1 'did you mean next_free_vgpr'
set_together() {
	cp one.o none.o && status 1 --set=kernarg_size=16 --set=next_free_vgpr=999 -k hello_world none.o && same one.o none.o
}
check 'of two settings one is refused: neither is made' set_together
set_in_bundle() { cp two.hipfb set.hipfb && status 0 --set=kernarg_size=16 -k hello_world set.hipfb && status 1 --diff two.hipfb set.hipfb; }
check 'the objects of a bundle are changed' set_in_bundle
set_packed() {
	cp packed.hipfb set.hipfb && status 0 --set=kernarg_size=16 -k hello_world set.hipfb && silent &&
		status 1 --diff packed.hipfb set.hipfb && prints 'KERNARG_SIZE: 8 -> 16'
}
check 'those of a compressed bundle are too' set_packed

finish
