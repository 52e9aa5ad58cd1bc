#!/bin/sh
# driver.sh BUILD: kdasm in place of a compiler: every option of options.def that commands.sh does not try, -c, cc -E, rules for
# make, and colours.
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/shared/checks.sh

kdasm=$(realpath "$1/kdasm")
program=$kdasm
rows=$PWD/emit/programs/kdasm/options.def
terminal=$PWD/tests/shared/in_terminal.py
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 1' INT TERM
cd "$folder" || exit 1
export LC_ALL=C

mkdir sub system
printf '.long 1\n' >good.s
printf '.byte 300\n' >bad.s
printf '.long FOO\n' >foo.s
printf '.long 5\n' >five.s
printf 'label: .long 1\n' >label.s
printf '.include "part.inc"\n' >include.s
printf '.include "none.inc"\n.incbin "none.bin"\n' >missing.s
printf '.long 1\n' >system/part.inc
printf '#include "value.h"\n.long VALUE\n' >kernel.S
printf '#define VALUE 1\n' >value.h
"$kdasm" -mcpu=gfx900 good.s -o want.o && "$kdasm" -mcpu=gfx900 five.s -o five.o || exit 1

like() { # OBJECT ARGUMENTS...
	object=$1
	shift
	rm -f made.o
	status 0 "$@" -o made.o && silent && same made.o "$object"
}
refused() { # MESSAGE ARGUMENTS...
	message=$1
	shift
	rm -f made.o
	status 2 "$@" -o made.o && says "$message" && [ ! -e made.o ]
}
rule() { printf '%b' "$1" | cmp -s - "$2" || { cat "$2"; false; }; }
# The same object from two command lines.
alike() { # 'OPTIONS' 'OPTIONS' SOURCE
	# shellcheck disable=SC2086 # words
	"$kdasm" $2 "$3" -o other.o 2>stderr && like other.o $1 "$3"
}

# ---- -c ----

named() { rm -f ./*.o; status 0 -c -mcpu=gfx900 sub/../good.s && silent && [ -s good.o ] && "$kdasm" -mcpu=gfx900 good.s -o want.o && same good.o want.o; }
check '-c: the object has the name of the source' named
check '-c and -o' like want.o -c -mcpu=gfx900 good.s
several() { rm -f good.o label.o; status 0 -c -mcpu=gfx900 good.s label.s && silent && same good.o want.o && [ -s label.o ]; }
check '-c: an object of each source' several
"$kdasm" -mcpu=gfx900 five.s -o five.o || exit 1
one_bad() { rm -f good.o bad.o; status 1 -c -mcpu=gfx900 bad.s good.s && says 'bad.s:1:7: error' && same good.o want.o && [ ! -e bad.o ]; }
check '-c: one of the sources has an error' one_bad
check '-c: two sources and -o' refused '-o names one file' -c -mcpu=gfx900 good.s label.s
check '-c: what is for links has no effect' like want.o -c -mcpu=gfx900 -shared -L/nowhere -lnothing -Wl,--frobnicate good.s
standard_input() { rm -f ./-.o; "$kdasm" -c -mcpu=gfx900 -x assembler - <good.s && same ./-.o want.o; }
text_object() { rm -f good.o && status 2 -c "$1" -mcpu=gfx900 good.s && says '-c makes an object' && [ ! -e good.o ]; }
check '-c: text is no object' text_object -filetype=asm
check '-c: an upgraded source is none' text_object --upgrade
text_named() { status 0 -c -filetype=asm -mcpu=gfx900 good.s -o text.s && silent && grep -q '\.long' text.s; }
check '-c -filetype=asm and -o' text_named
check '-c: standard input' standard_input
check '-x assembler, before the inputs it is for' like want.o -c -mcpu=gfx900 -xassembler good.s
check '-x none' like want.o -mcpu=gfx900 -x assembler-with-cpp -x none good.s
check '-x of a language' refused "-x must be assembler, assembler-with-cpp or none, not 'c'" -mcpu=gfx900 -x c good.s

behind_dashes() { rm -f ./-dash.o && cp good.s ./-dash.s && status 0 -c -mcpu=gfx900 -- -dash.s && silent && same ./-dash.o want.o; }
check '--: a name that begins with a dash' behind_dashes
no_output() { status 2 --offload-device-only -mcpu=gfx900 good.s && says "unknown option '--offload-device-only'" && [ ! -e ffload-device-only ]; }
check 'two dashes: no output or folder is in the word itself' no_output
check 'two dashes and =' like want.o --o=made.o -mcpu=gfx900 good.s

# ---- the target ----

check '-target and -mcpu' like want.o -c -target amdgcn-amd-amdhsa -mcpu=gfx900 good.s
check '--target=' like want.o -c --target=amdgcn-amd-amdhsa -mcpu=gfx900 good.s
"$kdasm" -shared -mcpu=gfx900 good.s -o linked.so && "$kdasm" -shared -mcpu=gfx900 good.s label.s -o two.so || exit 1
driver_undefined() { # STATUS MESSAGE OPTIONS...
	code=$1 message=$2
	shift 2
	status "$code" --target=amdgcn-amd-amdhsa -mcpu=gfx900 "$@" -Wno-undefined-symbol undefined.s -o made.so && { [ -z "$message" ] || says "$message"; }
}
check '-target without -c links, as clang does' like linked.so --target=amdgcn-amd-amdhsa -mcpu=gfx900 good.s
target_unnamed() { rm -f a.out && status 0 --target=amdgcn-amd-amdhsa -mcpu=gfx900 good.s && silent && cmp linked.so a.out; }
check '-target without -c and -o: a.out' target_unnamed
check '-target without -c: several inputs' like two.so -target amdgcn-amd-amdhsa -mcpu=gfx900 good.s label.s
check '-target and -Wl,' refused "unknown option '-nothing'" --target=amdgcn-amd-amdhsa -mcpu=gfx900 -Wl,-nothing good.s
printf '.data\n.quad host\n' >undefined.s
check '-target: an undefined symbol, as with clang' driver_undefined 1 'undefined symbol: host'
check '... and -shared' driver_undefined 1 'undefined symbol: host' -shared
check '... and -Wl,-z,undefs' driver_undefined 0 '' -Wl,-z,undefs
check '-target and -filetype=obj' like want.o --target=amdgcn-amd-amdhsa -mcpu=gfx900 -filetype=obj good.s
target_text() { status 0 --target=amdgcn-amd-amdhsa -mcpu=gfx900 -show-encoding good.s && grep -q 'long.1' stdout; }
check '-target and -show-encoding' target_text
target_null() { status 0 --target=amdgcn-amd-amdhsa -mcpu=gfx900 -fsyntax-only good.s && silent; }
check '-target and -fsyntax-only' target_null
target_r600() { status 0 --target=r600-- -mcpu=cypress good.s -o made.o && silent && [ -s made.o ]; }
check '-target of R600, of which nothing is linked' target_r600
object_so() { # NAME STATUS OPTIONS...
	named=$1 code=$2
	shift 2
	rm -f "$named"
	status "$code" -mcpu=gfx900 "$@" good.s -o "$named"
}
called() { object_so "$1" 0 && says "warning: '$1' is called like a code object" && same "$1" want.o; }
for name in made.hsaco made.co made.so; do check "a relocatable object called $name" called $name; done
called_fatal() { object_so made.so 1 -fatal-warnings && says "error: 'made.so' is called" && [ ! -e made.so ]; }
check 'the same with -fatal-warnings' called_fatal
for option in -w -c -shared -filetype=asm -fsyntax-only; do
	called_so() { object_so made.so 0 "$option" && silent; }
	check "the same with $option" called_so
done
check '-march' like want.o -march=gfx900 good.s
check '-mcpu comes before -march' like want.o -mcpu=gfx900 -march=gfx90a good.s
check '-march that is none' refused 'gfx9999' -march=gfx9999 good.s
check '-arch alone' alike '-arch=amdgcn -mcpu=gfx900' '-triple=amdgcn-pc-linux-gnu -mcpu=gfx900' good.s
check '-arch and -triple' like want.o -arch=amdgcn -triple=r600-amd-amdhsa -mcpu=gfx900 good.s
check '-arch of another' refused '-arch must be amdgcn or r600' -arch=x86-64 -mcpu=gfx900 good.s
check '-mcode-object-version' alike '-mcpu=gfx900 -mcode-object-version=4' '-mcpu=gfx900 --amdhsa-code-object-version=4' good.s
check '-mcode-object-version=none' refused 'unsupported code object version' -mcpu=gfx900 -mcode-object-version=none good.s
for feature in xnack sramecc; do
	check "-m$feature" alike "-mcpu=gfx90a -m$feature" "-mcpu=gfx90a -mattr=+$feature" good.s
	check "-mno-$feature" alike "-mcpu=gfx90a -m$feature -mno-$feature" "-mcpu=gfx90a -mattr=-$feature" good.s
done
printf '.amdhsa_kernel k\n.amdhsa_next_free_vgpr 1\n.amdhsa_next_free_sgpr 1\n.end_amdhsa_kernel\n' >kernel.s
for feature in wavefrontsize64 cumode; do
	check "-m$feature" alike "-mcpu=gfx1100 -Wno-all -m$feature" "-mcpu=gfx1100 -Wno-all -mattr=+$feature" kernel.s
	check "-mno-$feature" alike "-mcpu=gfx1100 -Wno-all -m$feature -mno-$feature" '-mcpu=gfx1100 -Wno-all' kernel.s
done
sed 's/^.end_amd/.amdhsa_accum_offset 4\n&/' kernel.s >split.s
check '-mtgsplit' alike '-mcpu=gfx90a -Wno-all -mtgsplit' '-mcpu=gfx90a -Wno-all -mattr=+tgsplit' split.s
check '-mno-tgsplit' alike '-mcpu=gfx90a -Wno-all -mtgsplit -mno-tgsplit' '-mcpu=gfx90a -Wno-all' split.s

# ---- definitions and folders ----

check '-D NAME=N' alike '-mcpu=gfx900 -D FOO=5' '-mcpu=gfx900 -defsym FOO=5' foo.s
check '-DNAME=N' alike '-mcpu=gfx900 -DFOO=0x5' '-mcpu=gfx900 -defsym FOO=5' foo.s
check '-D NAME is 1' alike '-mcpu=gfx900 -DFOO' '-mcpu=gfx900 -defsym FOO=1' foo.s
check 'the last -D counts' alike '-mcpu=gfx900 -DFOO=7 -DFOO=5' '-mcpu=gfx900 -defsym FOO=5' foo.s
check '-U' like want.o -mcpu=gfx900 -DFOO=7 -UFOO good.s
check '-D of a text has no effect' like want.o -mcpu=gfx900 '-DFOO="text"' '-DBAR(x)=x' -DEMPTY= good.s
not_symbols() {
	status 0 -mcpu=gfx900 '-DBAR(x)' '-DBAR(x)=1' -D5=3 -D= '-D A=1' -D 'B C' good.s -o made.o && silent && same made.o want.o
}
check '-D of what is no name has no effect' not_symbols
check '-isystem' like want.o -mcpu=gfx900 -isystem system include.s
check '-isystemDIR' like want.o -mcpu=gfx900 -isystemsystem include.s
first_folder() { echo .long 5 >sub/part.inc && like five.o -mcpu=gfx900 -isystem system -I sub include.s; }
check '-I comes before -isystem' first_folder

# ---- cc -E ----

if command -v cc >/dev/null; then
	dashed_cpp() { rm -f ./-cpp.o && cp kernel.S ./-cpp.S && status 0 -c -mcpu=gfx900 -I. -- -cpp.S && silent && same ./-cpp.o want.o; }
	check '--: a name that begins with a dash goes through cc -E' dashed_cpp
	check '.S goes through cc -E' like want.o -mcpu=gfx900 kernel.S
	check '-x assembler-with-cpp' like want.o -c -mcpu=gfx900 -DFOO=1 -x assembler-with-cpp foo.s
	sx() { cp kernel.S kernel.sx && like want.o -mcpu=gfx900 kernel.sx; }
	check '.sx' sx
	piped() { "$kdasm" -c -mcpu=gfx900 -x assembler-with-cpp - -o made.o <kernel.S && same made.o want.o; }
	check 'standard input through cc -E' piped
	not_asked() { cp kernel.S plain.S && status 0 -c -mcpu=gfx900 -x assembler plain.S && grep -q VALUE plain.o; }
	check '-x assembler of .S: no cc -E' not_asked
	printf '#ifdef FOO\n.long FOO\n#endif\n' >defined.S
	check '-D is a macro there, and no symbol' like five.o -mcpu=gfx900 -DFOO=5 defined.S
	printf '#if defined(__gfx90a__) && __AMDGCN__ && __AMDGPU__ && __GFX9__ && __ELF__ && !defined(__x86_64__) && !defined(linux)\n.long 1\n#endif\n' >target.S
	"$kdasm" -mcpu=gfx90a good.s -o want90a.o || exit 1
	check 'the macros of the target and none of the host' like want90a.o -mcpu=gfx90a target.S
	printf '#ifdef __gfx90a__\n.long 1\n#else\n.long 5\n#endif\n' >each.S
	of_each() {
		"$kdasm" --bundle --offload-arch=gfx90a,gfx942 each.S -o each.hipfb && grep -qa gfx942 each.hipfb &&
			"$kdasm" -mcpu=gfx942 five.s -o part.o && tail -c +65 part.o | head -c 4 >five.bytes && grep -qaF "$(cat five.bytes)" each.hipfb
	}
	check 'a bundle: the macros of each target' of_each
	place() { printf '#include "value.h"\n\n.byte 300\n' >place.S && status 1 -mcpu=gfx900 place.S && says 'place.S:3:7: error:'; }
	check 'places are those of the source' place
	no_header() { printf '#include "nothing.h"\n' >no.S && rm -f made.o && status 1 -mcpu=gfx900 no.S -o made.o && says 'nothing.h' && [ ! -e made.o ]; }
	check 'what cc -E refuses' no_header
	no_cc() { PATH=/nowhere "$kdasm" -mcpu=gfx900 kernel.S -o made.o 2>stderr; [ $? -eq 1 ] && says "cannot run 'cc'"; }
	check 'no cc' no_cc
	ended_cc() { # WHAT-IT-DOES MESSAGE ARGUMENTS...: what it has written until then does not count
		mkdir -p fake && printf '#!/bin/sh\necho .long 1\n%s\n' "$1" >fake/cc && chmod +x fake/cc && echo older >made.o && message=$2
		shift 2
		PATH=$PWD/fake:$PATH "$kdasm" -mcpu=gfx900 "$@" >stdout 2>stderr
		[ $? -eq 1 ] && says "kdasm: error: cc -E of 'kernel.S' $message" && [ "$(cat made.o)" = older ]
	}
	old_rule() { # MESSAGE ARGUMENTS...: the older text and the older rule are there
		message=$1
		shift
		echo older | tee made.d >made.o && status 1 -mcpu=gfx900 "$@" && says "$message" && [ "$(cat made.o made.d)" = 'older
older' ] && [ -z "$(find . -name '.kdasm.*')" ]
	}
	check '-E -MD: the text can not be written' old_rule "cannot write 'no/made.i'" -E -MD -MF made.d kernel.S -o no/made.i
	check '-E -MD: the rule can not be written' old_rule "cannot write 'no/made.d'" -E -MD -MF no/made.d kernel.S -o made.o
	check '-E -MD: cc fails' old_rule 'nothing.h' -E -MD -MF made.d no.S -o made.o
	check '-M -MG: the rule can not be written' old_rule "cannot write 'no/made.d'" -M -MG -MF no/made.d kernel.S
	for how in '' -E '-M -MG'; do
		# shellcheck disable=SC2086 # words
		check "cc is killed: $how" ended_cc 'kill -9 $$' 'was ended by signal 9 (Killed)' $how kernel.S -o made.o
		# shellcheck disable=SC2086 # words
		check "cc fails without a word: $how" ended_cc 'exit 3' 'failed: its exit status is 3' $how kernel.S -o made.o
	done
	echo '#define VALUE 5' >sub/first.h
	printf '#ifdef VALUE\n.long VALUE\n#endif\n' >forced.S
	check '-include' like five.o -mcpu=gfx900 -include sub/first.h forced.S
	check '-imacros' like five.o -mcpu=gfx900 -imacros sub/first.h forced.S
	check '-Wp, and -Xpreprocessor' like five.o -mcpu=gfx900 -Wp,-DVALUE=7,-UVALUE -Xpreprocessor -DVALUE=5 forced.S
	mkdir -p quoted after && echo '.long 1' >quoted/part.h && echo '.long 5' >after/part.h
	printf '#include "part.h"\n' >quoted.S
	check '-iquote' like want.o -mcpu=gfx900 -idirafter after -iquote quoted quoted.S
	check '-idirafter' like five.o -mcpu=gfx900 -idirafter after quoted.S
	printf '#include <stddef.h>\n' >hosted.S
	not_found() { status 1 -c -mcpu=gfx900 -nostdinc hosted.S && says stddef.h; }
	check '-nostdinc' not_found
	mapped_name() { printf '.ascii __FILE__\n' >sub/file.S && status 0 -E -fmacro-prefix-map=sub=other sub/file.S && grep -qF '"other/file.S"' stdout; }
	check '-fmacro-prefix-map' mapped_name
	mapped_file() { status 0 -E -ffile-prefix-map=sub=other sub/file.S && grep -qF '"other/file.S"' stdout; }
	check '-ffile-prefix-map there' mapped_file
	printf '#warning told\n#if NOTHING\n#endif\n.long 1\n' >told.S
	told() { status 0 -c -mcpu=gfx900 -Wundef told.S && says told && says NOTHING; }
	check '-W of cc -E' told
	not_told() { status 0 -c -mcpu=gfx900 "$@" told.S && silent; }
	check '-Wno- of cc -E' not_told -Wundef -Wno-undef -Wno-cpp
	check '-w: no warnings of cc -E' not_told -Wundef -w
	redefined() { status 0 -c -mcpu=gfx900 -Wno-builtin-macro-redefined '-D__DATE__="redacted"' kernel.S && silent; }
	check '-Wno-builtin-macro-redefined' redefined
	wrong_macro() { status 1 -c -mcpu=gfx900 -Werror=undef told.S && says NOTHING; }
	check '-Werror= of cc -E' wrong_macro
	standard_of_c() { status 0 '-###' -std=c99 kernel.S && says '"-std=c99"'; }
	check '-std' standard_of_c
	roots() { status 0 -E -isysroot / --sysroot=/ kernel.S && grep -qx '.long 1' stdout; }
	check '-isysroot and --sysroot' roots
	only_text() { status 0 -E kernel.S -o text.s && silent && like want.o -mcpu=gfx900 text.s; }
	check '-E and -o' only_text
	all_texts() { status 0 -E kernel.S good.s && [ "$(grep -cx '.long 1' stdout)" -eq 2 ] && status 0 -E -c kernel.S good.s && [ "$(grep -cx '.long 1' stdout)" -eq 2 ]; }
	check '-E of several' all_texts
	check '-E of several and -o' refused '-o names one file' -E kernel.S good.s
	for options in '-E -MD -MF' '-M -MG -MF' '-M -MG -o'; do
		# shellcheck disable=SC2086 # words
		rule_over() { cp kernel.S copy.S && status 2 -mcpu=gfx900 $options copy.S copy.S && says "will not write 'copy.S': it is an input" && same copy.S kernel.S; }
		check "$options will not write its input" rule_over
	done
	with_rule() { rm -f made.d && status 0 -E -MMD -MP -MF made.d -MT 'a$$b' kernel.S && grep -qx '.long 1' stdout && grep -qF 'a$$b: kernel.S value.h' made.d; }
	check '-E -MMD' with_rule
	by_preprocessor() { rm -f made.d && status 0 -c -mcpu=gfx900 -Wp,-MMD,made.d kernel.S && rule 'kernel.o: \\\n  kernel.S \\\n  value.h\n' made.d; }
	check '-Wp,-MMD,' by_preprocessor
	over() { cp kernel.S copy.S && status 2 -E copy.S -o copy.S && says "will not write 'copy.S': it is an input" && same copy.S kernel.S; }
	check '-E will not write its input' over
	saved() { rm -f kernel.s && status 0 -c -mcpu=gfx900 -save-temps kernel.S && like want.o -mcpu=gfx900 kernel.s; }
	cp kernel.s keep.s
	check '-save-temps' saved
	saved_beside() { rm -f kernel.s sub/kernel.s && status 0 -c -mcpu=gfx900 -save-temps=obj kernel.S -o sub/kernel.o && [ -s sub/kernel.s ] && [ ! -e kernel.s ]; }
	check '-save-temps=obj' saved_beside
	cp keep.s kernel.s
	not_over() { cp kernel.S linked.S && ln -f linked.S linked.s && status 1 -c -mcpu=gfx900 -save-temps linked.S && says "will not write 'linked.s': it is an input"; }
	check '-save-temps will not write its input' not_over
	check '-save-temps of something else' refused '-save-temps must be cwd or obj' -c -save-temps=no kernel.S
else
	skip 'no cc'
fi

# ---- rules for make ----

made_rule() { # TEXT ARGUMENTS...
	text=$1
	shift
	rm -f made.d
	status 0 -mcpu=gfx900 "$@" -MF made.d && rule "$text" made.d
}
beside() { rm -f good.d; status 0 -c -mcpu=gfx900 -MD good.s && rule 'good.o: \\\n  good.s\n' good.d; }
check '-c -MD' beside
printed() { status 0 -mcpu=gfx900 -I system -M include.s && rule 'include.o: \\\n  include.s \\\n  system/part.inc\n' stdout && [ ! -e include.o ]; }
check '-M' printed
without_system() { status 0 -mcpu=gfx900 -isystem system -MM include.s && rule 'include.o: \\\n  include.s\n' stdout; }
check '-MM leaves out -isystem' without_system
check 'a source in a folder of -isystem' made_rule 'part.o: \\\n  system/part.inc\n' -MM -isystem system -x assembler system/part.inc
of_each_source() { status 0 -M -mcpu=gfx900 good.s label.s && rule 'good.o: \\\n  good.s\nlabel.o: \\\n  label.s\n' stdout; }
check '-M of several' of_each_source
check '-M of several and -o' refused '-o names one file' -M -mcpu=gfx900 good.s label.s
check '-Wp,-MD, of .s' made_rule 'good.o: \\\n  good.s\n' -c -Wp,-MD,made.d,-MP good.s
users() { rm -f include.d; status 0 -c -mcpu=gfx900 -isystem system -MMD include.s && rule 'include.o: \\\n  include.s\n' include.d; }
check '-MMD' users
to_file() { status 0 -M -mcpu=gfx900 good.s -o made.d && silent && rule 'good.o: \\\n  good.s\n' made.d; }
check '-M and -o' to_file
check '-M and -E' made_rule 'good.o: \\\n  good.s\n' -E -M good.s
check '-M and -MF' made_rule 'good.o: \\\n  good.s\n' -M good.s
check '-MT twice' made_rule 'a b$: \\\n  good.s\n' -M good.s -MT a -MT 'b$'
check '-MQ' made_rule 'a\\ b$$: \\\n  good.s\n' -M good.s -MQ 'a b$'
check '-MP' made_rule 'include.o: \\\n  include.s \\\n  system/part.inc\nsystem/part.inc:\n' -M -MP -I system include.s
check '-MG' made_rule 'missing.o: \\\n  missing.s \\\n  none.inc \\\n  none.bin\n' -M -MG missing.s
not_there() { status 1 -mcpu=gfx900 -M missing.s && says "Could not find include file 'none.inc'" && [ ! -s stdout ]; }
check '-M without -MG' not_there
check '-MG without -M' refused '-MG is for -M and -MM' -c -MD -MG -mcpu=gfx900 missing.s
to_output() { status 2 -MD -mcpu=gfx900 good.s && says '-MD without an object file needs -MF and -MT'; }
check '-MD to standard output' to_output
if command -v cc >/dev/null; then
	headers() { made_rule 'kernel.o: \\\n  kernel.S \\\n  value.h\n' -MM kernel.S; }
	check '-MM names what cc -E read' headers
	of_system() { status 0 -c -mcpu=gfx900 -MD kernel.S -o made.o -MF made.d && grep -q value.h made.d && grep -q '^made.o:' made.d; }
	check '-MD of .S' of_system
	to_be_made() { printf '#include "later.h"\n' >later.S && status 0 -MM -MG -MP -mcpu=gfx900 later.S && grep -q 'later.o: later.S later.h' stdout; }
	check '-MG of .S' to_be_made
	all_to_be_made() { status 0 -MM -MG -mcpu=gfx900 later.S missing.s && grep -q 'later.o: later.S later.h' stdout && grep -q none.bin stdout; }
	check '-MG of several' all_to_be_made
fi
make_reads() {
	status 0 -c -mcpu=gfx900 -I system -MMD -MP include.s && printf 'include.o:\n\techo made\n-include include.d\n' >rules.mk &&
		touch -d 2000-01-01 include.s system/part.inc && ! make -f rules.mk | grep -q made && touch -d 2100-01-01 system/part.inc &&
		make -s -f rules.mk 2>/dev/null | grep -q made && mv system/part.inc gone && make -s -f rules.mk | grep -q made && mv gone system/part.inc
}
# Names that make takes apart where they are not quoted, in the rule and in the one for when the file is gone.
make_reads_names() { # NAME
	rm -rf odd && mkdir odd && echo .long 1 >"odd/$1.inc" && printf '.include "%s.inc"\n' "$1" | sed 's/\\/&&/g' >"odd/$1.s" && (
		cd odd && "$kdasm" -c -mcpu=gfx900 -MD -MP "$1.s" && touch -d 2000-01-01 ./* && touch "$1.o" || exit
		target=$(sed -n '1s/: \\$//p' "$1.d")
		{ printf 'all: %s\n%s:\n\t@echo made\n' "$target" "$target" && cat "$1.d"; } >rules.mk
		! make -s -f rules.mk | grep -q made && touch -d 2100-01-01 "$1.inc" && make -s -f rules.mk 2>stderr | grep -q made &&
			rm "$1.inc" && make -s -f rules.mk | grep -q made
	)
}
if command -v make >/dev/null; then
	check 'make understands -MMD -MP' make_reads
	for name in 'a b' 'a#b' 'a$b' 'gfx90a:xnack+' 'a\ b' 'a\#b' 'a\b'; do check "make understands a name as $(printf %s "$name" | sed 's/\\/&&/g')" make_reads_names "$name"; done
else
	skip 'no make'
fi

# ---- debug information ----

check '-gdwarf-5' alike '-mcpu=gfx900 -gdwarf-5' '-mcpu=gfx900 -g -dwarf-version=5' label.s
check '-gdwarf-x' refused '-dwarf-version' -gdwarf-x -mcpu=gfx900 label.s
for option in -g1 -g2 -g3 -ggdb -ggdb1 -ggdb2 -ggdb3 -gmlt -gdwarf -gline-tables-only; do check "$option" alike "-mcpu=gfx900 $option" '-mcpu=gfx900 -g' label.s; done
check '-g0' like want.o -mcpu=gfx900 -g -g0 good.s
check '-ggdb0' like want.o -mcpu=gfx900 -g -ggdb0 good.s
check '-gdwarf64' alike '-mcpu=gfx900 -g -gdwarf64' '-mcpu=gfx900 -g -dwarf64' label.s
check '-gdwarf32' alike '-mcpu=gfx900 -g -gdwarf64 -gdwarf32' '-mcpu=gfx900 -g' label.s
check '-ffile-prefix-map' alike "-mcpu=gfx900 -g -ffile-prefix-map=$PWD=/x" "-mcpu=gfx900 -g -fdebug-prefix-map=$PWD=/x" label.s
check '-ffile-compilation-dir' alike '-mcpu=gfx900 -g -ffile-compilation-dir=/x' '-mcpu=gfx900 -g -fdebug-compilation-dir=/x' label.s
printf '.section .debug_info,"",@progbits\n.fill 4096\n' >zeros.s
compressed() { status 0 -mcpu=gfx900 -gz zeros.s -o made.o && readelf --wide --sections made.o | grep -q '\.debug_info .* C '; }
check '-gz' alike '-mcpu=gfx900 -gz' '-mcpu=gfx900 -compress-debug-sections=zlib' zeros.s
check '-gz=zstd' alike '-mcpu=gfx900 -gz=zstd' '-mcpu=gfx900 -compress-debug-sections=zstd' zeros.s
check '-gz=none' alike '-mcpu=gfx900 -gz -gz=none' '-mcpu=gfx900' zeros.s
check 'a compressed section' compressed
check 'another method' refused '-compress-debug-sections must be none, zlib or zstd' -gz=lz4 -mcpu=gfx900 zeros.s
printf '.Lx: .long 1\n' >local.s
check '-Wa,-L' alike '-mcpu=gfx900 -Wa,-L' '-mcpu=gfx900 -save-temp-labels' local.s
kept() { status 0 -mcpu=gfx900 -save-temp-labels local.s -o made.o && readelf --wide --syms made.o | grep -q ' \.Lx$'; }
check '-save-temp-labels' kept
left_out() { status 0 -mcpu=gfx900 local.s -o made.o && ! readelf --wide --syms made.o | grep -q ' \.Lx$'; }
check 'no -save-temp-labels' left_out

# ---- words for the assembler and the linker ----

check '-Wa,' alike '-Wa,-mcpu=gfx900,-defsym,FOO=5' '-mcpu=gfx900 -defsym FOO=5' foo.s
check '-Xassembler' alike '-Xassembler -mcpu=gfx900 -Xassembler -defsym=FOO=5' '-mcpu=gfx900 -defsym FOO=5' foo.s
check '-Wa, of something unknown' refused "unknown option '--frobnicate'" -Wa,--frobnicate -mcpu=gfx900 good.s
linked() { "$kdasm" -shared -mcpu=gfx900 good.s -o want.so && status 0 -shared "$@" -mcpu=gfx900 good.s -o made.so && silent && same made.so want.so; }
check '-Wl,--as-needed has no effect' linked -Wl,--as-needed -Xlinker --no-as-needed
named() { status 0 -shared -mcpu=gfx900 "$@" good.s -o made.o && grep -q 'libx\.so' made.o; }
check '-Wl,-soname' named -Wl,-soname,libx.so
check '-Xlinker for option and value' named -Xlinker -soname -Xlinker libx.so
check '-soname' named -soname=libx.so
for word in --gc-sections --whole-archive -soname=x -Map=x --version-script=x; do
	check "$word without a link" refused 'is for links: give -shared or --pie' $word -mcpu=gfx900 good.s
done
check '-c: words of links have no effect' like want.o -c -mcpu=gfx900 --gc-sections -Map=nowhere/x --whole-archive good.s
check '--pop-state alone' refused 'unbalanced --push-state/--pop-state' -shared --pop-state -mcpu=gfx900 good.s
check '--end-group alone' refused 'stray --end-group' -shared --end-group -mcpu=gfx900 good.s
check '--start-group twice' refused 'nested --start-group' -shared '-(' --start-group -mcpu=gfx900 good.s
check '--unresolved-symbols=x' refused 'unknown --unresolved-symbols value: x' -shared --unresolved-symbols=x -mcpu=gfx900 good.s
check '-flavor=link' refused '-flavor must be gnu' -shared -flavor=link -mcpu=gfx900 good.s
check '-m elf_x86_64' refused '-m must be elf64_amdgpu' -shared -m elf_x86_64 -mcpu=gfx900 good.s
for word in --build-id --build-id=sha1 --hash-style=gnu --icf=all --pack-dyn-relocs=relr; do
	check "$word" refused 'is not for kdasm' -shared $word -mcpu=gfx900 good.s
done
for word in -flavor=gnu -m=elf64_amdgpu --build-id=none --hash-style=both --icf=none --pack-dyn-relocs=none; do
	check "$word has no effect" linked $word
done
check '-m and the next word' linked -m elf64_amdgpu
mapped() { status 0 -shared -mcpu=gfx900 "$@" -o made.o good.s && grep -q '^ .* Out     In      Symbol$' stdout; }
check '-Map=-' mapped -Map=-
check '-Wl,-M' mapped -Wl,-M
one_file() { # MESSAGE ARGUMENTS...
	message=$1
	shift
	printf '{};\n' >script.map
	status 2 -shared -mcpu=gfx900 good.s "$@" && says "$message" && [ "$(cat script.map)" = '{};' ]
}
check '-Map and -o name one file' one_file '-o and -Map name the same file' -Map=other.o -o other.o
check '-o is a version script' one_file 'it is an input' --version-script=script.map -o script.map
check '-Map is a version script' one_file 'it is an input' --version-script=script.map -Map script.map -o other.o
check '-Map of a bundle' refused 'leave out --bundle' -shared --bundle --offload-arch=gfx900 -Map=x good.s
unread() { status 1 -shared --version-script=missing.map -mcpu=gfx900 good.s -o other.o && says "cannot read 'missing.map'"; }
check 'a version script that is not there' unread
ruled() { status 0 -shared --version-script=script.map -MD -MF made.d -mcpu=gfx900 good.s -o made.o && grep -q script.map made.d; }
check '-MD names the version script' ruled
check '-Wl, of something unknown' refused "unknown option '--frobnicate'" -shared -Wl,--frobnicate -mcpu=gfx900 good.s
check '-Wl, that is refused' refused "option '-z separate-code' is not for kdasm" -shared -Wl,-z,separate-code -mcpu=gfx900 good.s
check '-Wl,-z of distributions has no effect' linked -Wl,-z,relro -Wl,-zlazy,-z,noexecstack
printf '.globl _start\n_start: .long 1\n' >start.s
exports() { status 0 --pie "$1" -mcpu=gfx900 start.s -o made && readelf --wide --dyn-syms made | grep -q ' _start$'; }
check '-rdynamic' exports -rdynamic
check '-Wl,--export-dynamic' exports -Wl,--export-dynamic

# Of many inputs a thread reads the later ones, where there is a second processor and no -Map.
mkdir many
for number in $(seq 100 399); do printf '.globl f%s\nf%s: .long %s\n' $number $number $number >many/$number.s; done
link_many() { "$kdasm" -shared -mcpu=gfx900 many/*.s "$@" >stdout 2>stderr; }
as_one_by_one() { link_many -Map=made.map -o want.so && link_many -o made.so && silent && same made.so want.so; }
check 'a link of many inputs' as_one_by_one
many_without() { # MESSAGE INPUTS...: that alone is said
	message=$1
	shift
	link_many "$@" -o made.so && return 1
	says "$message" && [ "$(wc -l <stderr)" -eq 1 ] && same made.so want.so
}
check 'one of many that is not there' many_without "cannot read 'none.s': No such file" none.s
without_two() { ! link_many none.s nil.s -o made.so && says "cannot read 'none.s'" && says "cannot read 'nil.s'"; }
check 'two of many that are not there' without_two
check 'one of many that is not there, and a mistake' many_without "cannot read 'none.s'" bad.s none.s
over_input() { link_many -o many/250.s; [ $? -eq 2 ] && says 'it is an input' && grep -q f250 many/250.s; }
check 'one of many that is the output' over_input
printf '.byte 301\n' >worse.s
mistakes() { ! link_many bad.s many/100.s worse.s -o made.so && says 300 && says 301 && ! grep -q duplicate stderr; }
check 'mistakes in sources, without those of the link' mistakes
twice() { link_many many/100.s -o made.so; [ $? -eq 1 ] && says 'duplicate symbol: f100' && same made.so want.so; }
check 'one of many twice' twice

# In little memory, so many KiB of addresses. -Map keeps the thread away.
(cd many && "$kdasm" -mcpu=gfx900 -c -- *.s)
within() { (ulimit -v "$1" && shift && "$kdasm" -shared many/1*.o "$@" many/[23]*.o -o made.so >stdout 2>stderr); }
find_least() {
	least=4096
	until within $least -Map=made.map; do least=$((least + 1024)) && [ $least -lt 65536 ] || return 1; done
	cp made.so want.so
}
few_more() {
	for more in $(seq 2048 1024 12288); do
		within $((least + more)) && silent && same made.so want.so || { echo "with $more KiB more"; return 1; }
	done
}
# What came through a pipe before memory ran out is gone: who reads on would link the rest of it.
{ printf '.globl piped\npiped: .long 1\n' && head -c 11000000 /dev/zero | tr '\0' '\n'; } >piped.s
whole_or_none() {
	for more in $(seq 8192 1024 24576); do
		rm -f made.so
		if cat piped.s | within $((least + more)) -mcpu=gfx900 -; then
			grep -q piped made.so || { echo "with $more KiB more"; return 1; }
		else
			says 'out of memory' || return 1
		fi
	done
	[ -f made.so ]
}
if (ulimit -v 65536 && "$kdasm" --version; exit $?) >stdout 2>stderr; then
	check 'the least memory for a link of many inputs' find_least
	check 'a thread in little memory' few_more
	check 'a pipe in little memory' whole_or_none
else
	skip 'a link of many inputs in little memory: sanitizers want more'
fi

# ---- messages ----

escape=$(printf '\033')
colored() { status 1 -mcpu=gfx900 "$@" bad.s && grep -qF "${escape}[1;31merror: ${escape}[0m" stderr; }
plain() { status 1 -mcpu=gfx900 "$@" bad.s && ! grep -qF "$escape" stderr; }
check '-fcolor-diagnostics' colored -fcolor-diagnostics
check '-fno-color-diagnostics' plain -fcolor-diagnostics -fno-color-diagnostics
check '-fdiagnostics-color' colored -fdiagnostics-color
check '-fdiagnostics-color=always' colored -fdiagnostics-color=always
check '-fdiagnostics-color=auto: no terminal' plain -fdiagnostics-color=auto
check '-fno-diagnostics-color' plain -fcolor-diagnostics -fno-diagnostics-color
check '-fdiagnostics-color=sometimes' refused '-fdiagnostics-color must be auto, always or never' -fdiagnostics-color=sometimes good.s
on_terminal() { env "$1" "$2" python3 "$terminal" "$kdasm" -mcpu=gfx900 bad.s -o made.o >stdout 2>stderr; grep -q error: stdout; }
colors() { on_terminal "$@" && grep -qF "$escape" stdout; }
no_colors() { on_terminal "$@" && ! grep -qF "$escape" stdout; }
check_on_terminal 'colours on a terminal' colors TERM=xterm NO_COLOR=
check_on_terminal 'NO_COLOR' no_colors TERM=xterm NO_COLOR=1
check_on_terminal 'a terminal without colours' no_colors TERM=dumb NO_COLOR=
check '-fdiagnostics-format of something else' refused '-fdiagnostics-format must be text, json or sarif' -fdiagnostics-format=json-file good.s
listed() { status 1 -mcpu=gfx900 -fdiagnostics-format="$1" bad.s && head -c 1 stderr | grep -qF "$2"; }
check '-fdiagnostics-format=json' listed json '['
check '-fdiagnostics-format=json-stderr' listed json-stderr '['
check '-fdiagnostics-format=sarif' listed sarif '{'
check '-fdiagnostics-format=sarif-stderr' listed sarif-stderr '{'
check '-fdiagnostics-format=text' listed text b
check '-fdiagnostics-format=clang' listed clang b
sum() { # LINE COUNT: of a source with so many errors and warnings
	{ yes .frobnicate | head -n "$2"; yes '.warning "w"' | head -n "$3"; } >many.s
	"$kdasm" -mcpu=gfx900 many.s -o made.o 2>stderr
	[ "$(tail -n 1 stderr)" = "$1" ]
}
check 'many errors are counted' sum '30 errors generated.' 30 0
check 'many errors and warnings' sum '1 warning and 30 errors generated.' 30 1
check 'many warnings' sum '21 warnings generated.' 0 21
not_counted() { ! sum '20 errors generated.' 20 0 && ! grep -q generated stderr; }
check 'few are not' not_counted
limited() { status 1 -mcpu=gfx900 -fmax-errors=2 many.s && [ "$(grep -c 'error: unknown' stderr)" -eq 2 ]; }
{ yes .frobnicate | head -n 5; } >many.s
check '-fmax-errors' limited
printf '.warning "w"\n.long 1\n' >warn.s
check '-w' like want.o -mcpu=gfx900 -w warn.s -Wno-unused
check 'names of other warnings have no effect' like want.o -mcpu=gfx900 -Wall -Wextra -Werror=format-security -Wno-unused-parameter good.s
nothing() { rm -f made.o; status 0 -mcpu=gfx900 -fsyntax-only good.s -o made.o && silent && [ ! -e made.o ]; }
check '-fsyntax-only' nothing
check 'a slip in an option' refused "unknown option '-mpcu=gfx900'; did you mean -mcpu?" -mpcu=gfx900 good.s
check 'a slip in a long one' refused "did you mean -amdhsa-code-object-version?" --amdhsa-code-objct-version=5 good.s
no_far_guess() { status 2 "$1" -mcpu=gfx900 good.s && ! says 'did you mean'; }
for word in -T -e -pg -dM -m32; do check "$word: nothing is near" no_far_guess $word; done
check 'two are near' refused 'did you mean -pie or -pipe?' -time -mcpu=gfx900 good.s
no_guess() { status 2 -frobnicate good.s && ! says 'did you mean'; }
check 'nothing is near' no_guess

# ---- what is shown ----

shown() { rm -f made.o; status 0 '-###' -mcpu=gfx900 -c kernel.S -DFOO=1 -o made.o && [ ! -e made.o ] && says '"cc" "-E"' && says '"-D" "FOO=1"' && says '"kdasm" "-###"'; }
check '-###' shown
runs() { # what -### shows for cc does what kdasm does
	status 0 '-###' -mcpu=gfx900 -c kernel.S && line=$(grep '"cc"' stderr) && eval "$line" >text.s 2>/dev/null && like want.o -mcpu=gfx900 text.s
}
if command -v cc >/dev/null; then check '-###: a shell takes the command' runs; fi
verbose() { rm -f made.o; status 0 -v -mcpu=gfx900 good.s -o made.o && says 'kdasm version ' && says '"-mcpu=gfx900"' && same made.o want.o; }
check '-v' verbose
check '-v alone' status 0 -v
versions() { status 0 -v && says 'kdasm version ' && lines=$(wc -l <stderr) && [ "$lines" -eq 1 ]; }
check '-v alone is the version' versions

prints() { # TEXT ARGUMENTS...
	text=$1
	shift
	status 0 "$@" && [ "$(cat stdout)" = "$text" ] && [ ! -s stderr ]
}
version=$("$kdasm" --version | sed -n '1s/kdasm //p')
check '-dumpversion' prints "$version" -dumpversion
check '-dumpmachine' prints amdgcn-amd-amdhsa -dumpmachine
check '-print-target-triple' prints amdgcn-amd-amdpal --target=amdgcn-amd-amdpal -print-target-triple

# ---- without effect, and refused: every row ----

words_of() { # GROUP: an example of each of its options
	sed -n "s/^KD_OPTION($1, \"\([^\"]*\)\", \([^,]*\), KD_\([A-Z]*\).*/\1 \2 \3/p" "$rows" | while read -r name value form; do
		value=$(printf %s "$value" | tr -d '"' | sed 's/|.*//; s/\.\.\.$//')
		case $form in
		ALONE) echo "-$name" ;;
		SEPARATE | OPTIONAL) echo "-$name=$value" ;;
		*) echo "-$name$value" ;;
		esac
	done
}
words_of IGNORED >ignored
words_of REFUSED >refused
[ "$(wc -l <ignored)" -gt 30 ] && [ "$(wc -l <refused)" -gt 5 ] || check 'options.def can be read' false
while read -r word; do
	check "$word has no effect" like want.o -mcpu=gfx900 "$word" good.s
done <ignored
while read -r word; do
	check "$word is refused" refused "is not for kdasm" -mcpu=gfx900 "$word" good.s
done <refused
for word in -O -O0 -O3 -Os -Oz -Ofast; do check "$word" like want.o -mcpu=gfx900 $word good.s; done
check '-Ox' refused "unknown option '-Ox'" -mcpu=gfx900 -Ox good.s
check '-mllvm and the next word' like want.o -mcpu=gfx900 -mllvm -anything good.s

# As a build system has it.
check 'the flags of a distribution' like want.o -DNDEBUG -UNDEBUG -D_FORTIFY_SOURCE=2 -U_FORTIFY_SOURCE -Wdate-time -g0 -O2 \
	-ffile-prefix-map=/build=. -fstack-protector-strong -Wformat -Werror=format-security -fPIC -pipe -mcpu=gfx900 -c good.s

finish
