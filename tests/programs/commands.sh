#!/bin/sh
# commands.sh BUILD: the command line of kdasm: options, exit statuses, files read and written.
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/shared/checks.sh

kdasm=$(realpath "$1/kdasm")
program=$kdasm
folder=$(mktemp -d)
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
trap 'exit 1' INT TERM
cd "$folder" || exit 1

lines() { # COUNT FILE
	[ "$(wc -l <"$2")" -eq "$1" ]
}
# Nothing but the files named lies in the folder `out`.
only() { [ "$(find out -mindepth 1 | sort | xargs)" = "$*" ]; }

printf '.long 1\n' >good.s
printf '.long 1\n.byte 300\n' >bad.s
printf '.fill -1\n.long 1\n' >warn.s
printf '.amdgcn_target "amdgcn-amd-amdhsa--gfx90a:xnack+"\n.long 1\n' >target.s
printf '.long symbol\n' >symbol.s
printf '.incbin "code.bin"\n' >incbin.s
mkdir out folder 'folder/a b'
printf 'machine' >folder/code.bin
"$kdasm" -mcpu=gfx900 good.s -o gfx900.o || exit 1
"$kdasm" -mcpu=gfx90a:xnack+ good.s -o gfx90a.o || exit 1

# ---- exit statuses ----

good() { status 0 -mcpu=gfx900 good.s -o out/a.o && silent && same out/a.o gfx900.o && only out/a.o; }
check 'a good file: status 0, nothing printed, one file' good
bad() { status 1 -mcpu=gfx900 bad.s -o out/b.o && says 'bad.s:2:7: error: out of range literal value' && only out/a.o; }
check 'errors in the input: status 1, no file' bad
unchanged() { cp gfx90a.o out/a.o && status 1 -mcpu=gfx900 bad.s -o out/a.o && same out/a.o gfx90a.o && only out/a.o; }
check 'errors in the input: an older file is untouched' unchanged
broken_off() { # by a signal, that of a file that grows too large
	cp gfx90a.o out/a.o
	sh -c 'ulimit -f 0 && "$0" -mcpu=gfx900 good.s -o out/a.o; exit $?' "$kdasm" 2>/dev/null
	[ $? -gt 128 ] && only out/a.o && same out/a.o gfx90a.o
}
check 'a signal while the output is written: an older file is untouched, and no other one is left' broken_off
caret() { lines 3 stderr && sed -n 2p stderr | grep -qxF '.byte 300' && sed -n 3p stderr | grep -qxF '      ^'; }
check 'the line and a caret below the message' caret

usage() { # MESSAGE ARGUMENTS...
	message=$1
	shift
	status 2 "$@" && says "$message" && only out/a.o
}
check 'an unknown option' usage "unknown option '-frobnicate'" -frobnicate good.s
check 'an option without its value' usage "option '-o' needs a value" -mcpu=gfx900 good.s -o
check 'a flag with a value' usage "option '-no-warn' takes no value" -no-warn=1 good.s
check '-show-encoding with a value' usage "option '-show-encoding' takes no value" -show-encoding=1 good.s
check 'two inputs' usage 'more than one input' -mcpu=gfx900 good.s bad.s
check 'an unknown processor' usage 'gfx9999' -mcpu=gfx9999 good.s -o out/c.o
check 'an unknown processor, where llvm-mc goes on' usage 'not a recognized processor' -mcpu=generic2 good.s -o out/c.o
no_target() { status 1 good.s -o out/c.o && says 'error: no target: name one in the source' && only out/a.o; }
check 'no target, where llvm-mc goes on' no_target
dropped() { status 0 -mcpu="$1" good.s -o out/c.o && silent && ! same out/c.o gfx900.o && rm out/c.o; }
check 'gfx940, which LLVM 22 dropped' dropped gfx940
check 'gfx941, which LLVM 22 dropped' dropped gfx941

# As with llvm-mc the last of an option that is given twice counts.
last() { status 0 "$@" good.s -o out/first.o -o out/a.o && silent && same out/a.o gfx900.o && only out/a.o; }
check 'the last of two processors' last -mcpu=gfx90a:xnack+ -mcpu=gfx900
check 'the last of three processors' last -mcpu=gfx9999 -mcpu=gfx90a:xnack+ -mcpu=gfx900
check 'the last of two triples' last -triple=r600 -triple=amdgcn-amd-amdhsa -mcpu=gfx900
check 'the last of two types of files' last -filetype=null -filetype=obj -mcpu=gfx900
check 'the last of two versions' last --amdhsa-code-object-version=4 --amdhsa-code-object-version=6 -mcpu=gfx900
check 'the last of two DWARF versions' last -dwarf-version=1 -dwarf-version=4 -mcpu=gfx900
check 'two of --offload-arch' usage 'an object has only one target' --offload-arch=gfx900 --offload-arch=gfx90a good.s
check 'two processors in a list' usage 'an object has only one target' --offload-arch=gfx900,gfx90a good.s
check 'one of each' usage 'an object has only one target' --offload-arch=gfx900 -mcpu=gfx90a good.s

check 'an unknown GPU in the triple' usage 'unknown subarch amdgpu12345' -triple=amdgpu12345-amd-amdhsa good.s -o out/c.o
check 'an unknown LLVM' usage 'unsupported LLVM version' -llvm-version=21 -mcpu=gfx900 good.s -o out/c.o
check 'an unknown triple' usage 'x86_64' -triple=x86_64-pc-linux -mcpu=gfx900 good.s -o out/c.o
check 'a bad version' usage 'unsupported code object version' --amdhsa-code-object-version=9 -mcpu=gfx900 good.s
check 'a bad file type' usage '-filetype must be asm, obj, binary or null' -filetype=elf -mcpu=gfx900 good.s
check 'an upgrade to version 3' usage '--upgrade must be to code object version 4 to 6' --upgrade=3 -mcpu=gfx900 good.s
check 'an upgrade of version 5' usage 'needs no upgrade' --upgrade --amdhsa-code-object-version=5 -mcpu=gfx900 good.s
check 'an unknown check' usage "unknown warning option '-Wentry-alinment'; did you mean entry-alignment?" -Wentry-alinment -mcpu=gfx900 good.s
check '--fill-metadata of a text' usage 'leave out --fill-metadata, or -filetype=asm' --fill-metadata -filetype=asm -mcpu=gfx900 good.s
check '--insert-waits of a section' usage 'leave out --insert-waits, or -filetype=binary and --upgrade' --insert-waits -filetype=binary -section=.text -mcpu=gfx900 good.s
check '--insert-waits of an upgrade' usage 'leave out --insert-waits' --insert-waits --upgrade --amdhsa-code-object-version=3 -mcpu=gfx900 good.s
check '-filetype=binary without -section' usage 'name it with -section' -filetype=binary -mcpu=gfx900 good.s
check '-section without -filetype=binary' usage '-section is for -filetype=binary' -section=.text -mcpu=gfx900 good.s
check '-filetype=binary and --upgrade' usage '--upgrade writes a source' --upgrade -filetype=binary -section=.text -mcpu=gfx900 good.s
check 'a bad -defsym' usage '-defsym' -defsym=x -mcpu=gfx900 good.s
check 'a -defsym that is no number' usage 'not an integer' -defsym=x=y -mcpu=gfx900 good.s
check 'a -defsym with a sign +' usage 'not an integer' -defsym=x=+1 -mcpu=gfx900 good.s
check 'a -defsym with a blank' usage 'not an integer' '-defsym=x= 1' -mcpu=gfx900 good.s

# ---- how options are spelled ----

like() { # OBJECT ARGUMENTS...
	object=$1
	shift
	rm -f out/a.o
	status 0 "$@" -o out/a.o && same out/a.o "$object"
}
check 'two dashes' like gfx900.o --mcpu=gfx900 --triple=amdgcn-amd-amdhsa --filetype=obj good.s
check 'a value as the next word' like gfx900.o -mcpu gfx900 -triple amdgcn-amd-amdhsa -filetype obj good.s
check 'two dashes, next word' like gfx900.o --mcpu gfx900 good.s
check 'the file before the options' like gfx900.o good.s -mcpu=gfx900
check 'a target ID as processor' like gfx90a.o -mcpu=gfx90a:xnack+ good.s
check 'features apart' like gfx90a.o -mcpu=gfx90a -mattr=+xnack good.s
check 'features in two options' like gfx90a.o -mcpu=gfx90a -mattr=-xnack -mattr=+xnack good.s
after_dashes() { rm -f out/a.o && status 0 -mcpu=gfx900 -o out/a.o -- good.s && same out/a.o gfx900.o; }
check '-- ends the options' after_dashes
separated() { rm -f out/a.o && status 0 -mcpu=gfx900 -o=out/a.o good.s && same out/a.o gfx900.o; }
check '-o=file' separated

# ---- the target ----

target() { rm -f out/a.o && status 0 target.s -o out/a.o && cmp -s out/a.o gfx90a.o; }
check 'the target taken from .amdgcn_target' target
no_target() { status 1 good.s -o out/c.o && says 'no target' && says '.amdgcn_target' && says '-mcpu'; }
check 'no target at all' no_target
disagree() { status 1 -mcpu=gfx900 target.s -o out/c.o && says 'target.s:1:16: error:'; }
check 'a target that disagrees' disagree

# ---- standard input and output ----

through_pipe() { "$kdasm" -mcpu=gfx900 - -o - <good.s >out/a.o && same out/a.o gfx900.o; }
check 'standard input to standard output' through_pipe
no_names() { "$kdasm" -mcpu=gfx900 <good.s >out/a.o && same out/a.o gfx900.o; }
check 'both are the default' no_names
stdin_name() { ! "$kdasm" -mcpu=gfx900 - -o out/c.o <bad.s 2>stderr && says '<stdin>:2:7: error:'; }
check 'its name in messages' stdin_name
nothing_on_stdout() { status 1 -mcpu=gfx900 bad.s -o - && [ ! -s stdout ]; }
check 'errors: nothing on standard output' nothing_on_stdout
null() { rm -f out/* && status 0 -mcpu=gfx900 -filetype=null good.s -o out/c.o && silent && only; }
check '-filetype=null writes nothing' null
null_bad() { status 1 -mcpu=gfx900 -filetype=null bad.s; }
check '-filetype=null still checks' null_bad
cat >parts.s <<-end
	.section .parts, "", @progbits
	.long after - .parts
	.byte 0x41
	after:
	.section .twice, "", @progbits, unique, 1
	.section .twice, "", @progbits, unique, 2
	.section .open, "", @progbits
	.quad elsewhere
	.bss
	.zero 4
end
one_section() { rm -f out/* && status 0 -mcpu=gfx900 -filetype=binary -section=.parts parts.s -o out/c.bin && silent && only out/c.bin && printf '\5\0\0\0A' | cmp -s - out/c.bin; }
check '-filetype=binary writes one section' one_section
no_section() { rm -f out/* && status 1 -mcpu=gfx900 -filetype=binary -section="$1" parts.s -o out/c.bin && says "$2" && only; }
check '... which must be there' no_section .absent 'there is no section called .absent to be written'
check '... and only once' no_section .twice 'there are several sections called .twice'
check '... without relocations' no_section .open 'section .open has 1 relocation record, so only a linker knows its bytes'
check '... and with bytes' no_section .bss 'section .bss has no bytes to be written'
printf 's_mov_b32 s0, x\n' >instruction.s
shows_encoding() { # WANTED_LINES ARGUMENTS...
	wanted=$1
	shift
	status 0 -mcpu=gfx900 instruction.s -o - "$@" && [ "$(grep -c -e encoding: -e fixup stdout)" = "$wanted" ]
}
check '-show-encoding' shows_encoding 2 -filetype=asm -show-encoding
check 'no -show-encoding' shows_encoding 0 -filetype=asm
check '-show-encoding of an object' shows_encoding 0 -filetype=obj -show-encoding
check '-show-encoding alone prints text' shows_encoding 2 -show-encoding
upgraded() { # ARGUMENTS...
	status 0 -mcpu=gfx900 "$@" good.s && [ ! -s stderr ] && [ "$(head -n 1 stdout)" = '.amdgcn_target "amdgcn-amd-amdhsa--gfx900:xnack+"' ]
}
check '--upgrade writes to standard output' upgraded --upgrade
check '--upgrade takes its value after = only' upgraded --upgrade=4
check '--upgrade and -filetype=obj' upgraded --upgrade -filetype=obj
upgrade_null() { rm -f out/* && status 0 -mcpu=gfx900 --upgrade -filetype=null good.s -o out/c.o && silent && only; }
check '--upgrade and -filetype=null' upgrade_null
closed_stdout() { "$kdasm" -mcpu=gfx900 good.s >&- 2>stderr; [ $? -eq 1 ] && says 'cannot write'; }
check 'closed standard output' closed_stdout
closed_stderr() { "$kdasm" -mcpu=gfx900 bad.s -o out/c.o 2>&- >stdout; [ $? -eq 1 ]; }
check 'closed standard error' closed_stderr
closed_stdin() { "$kdasm" -mcpu=gfx900 - -o out/c.o <&- 2>stderr; [ $? -eq 1 ] && says 'cannot read'; }
check 'closed standard input' closed_stdin

# A large file is mapped, unless it is a pipe or its beginning has been read.
{
	printf '.byte 300\n'
	head -c 4194284 /dev/zero | tr '\0' '\n'
	printf '.long 1, 0'
} >large.s
large_file() { [ "$(wc -c <large.s)" -eq 4194304 ] && status 1 -mcpu=gfx900 large.s && says 'large.s:1:7: error: out of range'; }
check 'a file of whole pages' large_file
rest_of_large() { { read -r _ && "$kdasm" -mcpu=gfx900 - -o out/c.o; } <large.s && large_pipe && same out/c.o out/d.o; }
large_pipe() { tail -n +2 large.s | "$kdasm" -mcpu=gfx900 - -o out/d.o; }
check 'the rest of a large file' rest_of_large
rm -f out/c.o out/d.o large.s

# ---- other options ----

defsym() { printf '.long 7\n' >seven.s && status 0 -mcpu=gfx900 seven.s -o seven.o && sections seven.o >want; }
sections() { tail -c +65 "$1" | head -c 4; }
defined() { # ARGUMENTS...
	status 0 -mcpu=gfx900 "$@" symbol.s -o out/a.o && sections out/a.o | cmp -s - want
}
check 'what .long 7 is' defsym
check '-defsym=s=v' defined -defsym=symbol=7
check '-defsym s=v' defined -defsym symbol=7
check '--defsym with 0x' defined --defsym=symbol=0x7
found() { # ARGUMENTS...
	status 0 -mcpu=gfx900 "$@" incbin.s -o out/a.o && [ "$(tail -c +65 out/a.o | head -c 7)" = machine ]
}
check '-I folder' found -I folder
check '-Ifolder' found -Ifolder
check '-I=folder' found -I=folder
check 'the second -I' found -I /nonexistent -I folder
not_found() { status 1 -mcpu=gfx900 incbin.s -o out/c.o && says "Could not find incbin file 'code.bin'"; }
check 'a file that is nowhere' not_found

printf '.include "part.inc"\n' >include.s
mkdir first second
printf '.byte 1\n' >first/part.inc
printf '.byte 2\n.include "rest.inc"\n' >second/part.inc
printf '.byte 3\n' >second/rest.inc
included() { # HEXADECIMAL ARGUMENTS...
	bytes=$1
	shift
	status 0 -mcpu=gfx900 "$@" include.s -o out/a.o && [ "$(tail -c +65 out/a.o | head -c 2 | od -An -tx1)" = "$bytes" ]
}
check 'the folders of -I in their order' included ' 02 03' -I second -I first
check 'a folder further on, for what is not in the first' included ' 01 00' -I nowhere -I first -I second
printf '.byte 9\n' >part.inc
check 'the current folder comes first' included ' 09 00' -I second
rm part.inc
not_included() { status 1 -mcpu=gfx900 include.s -o out/c.o && says "include.s:1:10: error: Could not find include file 'part.inc'"; }
check 'an included file that is nowhere' not_included
not_text() { printf '.include "%s"\n' "$1" >odd.s && status 1 -mcpu=gfx900 odd.s -o out/c.o && says "$2"; }
check 'a folder is no file to include' not_text first 'Is a directory'
if [ -c /dev/zero ]; then check 'a device without end is not read to its end' not_text /dev/zero 'too large'; else skip 'no /dev/zero'; fi

printf '.macro m n\n.if \\n\nm "(\\n-1)"\n.endif\n.endm\nm 30\n.long 1\n' >deep.s
too_deep() { status 1 -mcpu=gfx900 "$@" deep.s -o out/c.o && says 'macros cannot be nested more than'; }
check 'macros nest 20 levels deep' too_deep
check '-asm-macro-max-nesting-depth' like gfx900.o -mcpu=gfx900 -asm-macro-max-nesting-depth=31 deep.s
check 'one level less' too_deep -asm-macro-max-nesting-depth 30
check 'a depth of 0' usage 'must be a number above 0' -asm-macro-max-nesting-depth=0 -mcpu=gfx900 good.s
check 'a depth that is no number' usage 'must be a number above 0' -asm-macro-max-nesting-depth=x -mcpu=gfx900 good.s
printf '.print "first"\n.print "two words"\n.long 1\n' >print.s
prints() {
	status 0 -mcpu=gfx900 print.s -o out/a.o && same out/a.o gfx900.o && printf 'first\ntwo words\n' | cmp -s - stdout &&
		[ ! -s stderr ]
}
check '.print writes to standard output' prints
warns() { status 0 -mcpu=gfx900 warn.s -o out/a.o && says 'warn.s:1:7: warning:'; }
check 'a warning' warns
check '--no-warn' like gfx900.o -mcpu=gfx900 --no-warn warn.s
quiet() { status 0 -mcpu=gfx900 --no-warn warn.s -o out/a.o && silent; }
check '--no-warn is silent' quiet
fatal() { rm -f out/* && status 1 -mcpu=gfx900 --fatal-warnings warn.s -o out/c.o && says 'warn.s:1:7: error:' && only; }
check '--fatal-warnings' fatal
fatal_of_all() { rm -f out/* && status 1 -mcpu=gfx900 -Werror warn.s -o out/c.o && says 'warn.s:1:7: error:' && only; }
# Kernels that the checks find fault with: the code is not aligned, and there is no metadata.
printf '.globl k\nk: .long 0xbf810000\n.rodata\n.p2align 6\n.amdhsa_kernel k\n.amdhsa_next_free_vgpr 1\n.amdhsa_next_free_sgpr 1\n.end_amdhsa_kernel\n' >checked.s
"$kdasm" -mcpu=gfx900 -W checked.s -o checked.o || exit 1
finds() { # STATUS SEVERITY OPTION OPTIONS...: one finding, which names that option
	wanted=$1 severity=$2 name=$3
	shift 3
	status "$wanted" -mcpu=gfx900 "$@" checked.s -o out/c.o && says " $severity: " && says "[$name]" && lines 3 stderr
}
check 'a check warns' finds 0 warning -Wentry-alignment
check '-Wall: not those of linked objects' finds 0 warning -Wentry-alignment -Wall -Wno-code-unknown
check 'one of linked objects that is named' finds 0 warning -Wwithout-metadata -Wwithout-metadata -Wno-entry-alignment
advised() { # advice is on with -Wall or by its name, off again with -Wno-all
	status 0 advised.s -o out/a.o "$@" && [ "$(grep -c 'warning: .*-Wentry-section' stderr)" = "$wanted" ]
}
sed '1,/^k:/d' checked.s >rest.s && printf '.amdgcn_target "amdgcn-amd-amdhsa--gfx900"\n.data\n.p2align 8\n.globl k\nk: .long 0\n' | cat - rest.s >advised.s
wanted=0
check 'advice is off' advised
check 'advice is off after -Wno-all' advised -Wall -Wno-all
wanted=1
check 'advice with -Wall' advised -Wall
check 'advice by its name' advised -Wentry-section
check 'advice by its name after -Wno-all' advised -Wno-all -Wentry-section
check '-Werror=' finds 1 error -Werror=entry-alignment -Werror=entry-alignment
check '-Werror' finds 1 error -Werror=entry-alignment -Werror
check '-Wno-error=' finds 0 warning -Wentry-alignment -Werror -Wno-error=entry-alignment
check '-Wno-error' finds 0 warning -Wentry-alignment -Werror -Wno-error
check '--fatal-warnings leaves checks alone' finds 0 warning -Wentry-alignment --fatal-warnings
check '-Werror= does not switch others on' finds 0 warning -Wentry-alignment -Werror=lds-size
unchecked() { status 0 -mcpu=gfx900 "$@" checked.s -o out/a.o && same out/a.o checked.o && silent; }
check '-Wno-NAME' unchecked -Wno-entry-alignment
check '-Wno-all' unchecked -Wno-all
check '-W' unchecked -W
check '-Werror is about all warnings' fatal_of_all
printf 'label: .long 1\n' >folder/label.s
# The file is made with the same bytes wherever the option comes from.
"$kdasm" -mcpu=gfx900 -g -dwarf-version=5 -fdebug-compilation-dir="$PWD" folder/label.s -o here.o || exit 1
check '-g: the folder is the current one' like here.o -mcpu=gfx900 -g -dwarf-version=5 folder/label.s
check '-g: the folder is left out of the name' like here.o -mcpu=gfx900 -g -dwarf-version=5 "$PWD/folder/label.s"
mapped() {
	status 0 -mcpu=gfx900 -g -dwarf-version=5 -fdebug-prefix-map="$PWD=/src" -main-file-name=main.s folder/label.s -o out/a.o &&
		grep -q '/src' out/a.o && grep -q 'folder/main.s' out/a.o && ! grep -q "$PWD" out/a.o
}
check '-fdebug-prefix-map and -main-file-name' mapped
bad_dwarf() { status 2 -mcpu=gfx900 "$@" good.s -o out/c.o; }
check '-dwarf-version=6' bad_dwarf -dwarf-version=6
check '-dwarf-version=x' bad_dwarf -dwarf-version=x
check '-dwarf64 in version 2' bad_dwarf -dwarf64 -dwarf-version=2
check '-dwarf64 for r600' bad_dwarf -dwarf64 -triple=r600-- -mcpu=redwood
version() { status 0 --version && grep -q '[0-9]\.[0-9]' stdout && [ ! -s stderr ]; }
check '--version' version
help() { # every option is named
	status 0 --help=all || return 1
	for name in g dwarf-version dwarf64 fdebug-compilation-dir fdebug-prefix-map main-file-name triple mcpu mattr filetype upgrade amdhsa-code-object-version defsym fill-metadata fatal-warnings no-warn W MD MF MT; do
		grep -q -- "-$name" stdout || return 1
	done
}
check '--help=all' help
screen() { # 24 lines of 80 columns
	status 0 --help && [ "$(wc -l <stdout)" -le 24 ] && ! grep -q '.\{81\}' stdout && grep -q -- '  -help\[=all\]' stdout && [ ! -s stderr ]
}
check '--help fits on a screen' screen
unknown_help() { status 2 --help=some && grep -qF -- "--help may only have the value all, not 'some'" stderr; }
check '--help=some' unknown_help
short_help() { "$kdasm" --help >want && status 0 -h && same stdout want; }
check '-h' short_help
list() { status 0 --target-list && grep -q '^gfx90a .*xnack .* yes ' stdout && grep -q '^gfx1100 .* - .* - ' stdout && grep -q gfx1250 stdout && [ ! -s stderr ]; }
check '--target-list' list
page() { # NAME WORD: the page has a line that begins with the word
	status 0 -mcpu=gfx90a --instructions="$1" && grep -q "^ *$2" stdout && [ ! -s stderr ]
}
check '--instructions=NAME' page v_add_f32 'v_add_f32_e64 vdst, src0:m, src1:m \[clamp\] \[omod\]$'
check '--instructions: a suffix, capitals' page V_ADD_F32_e64 'v_add_f32_e32 '
check '--instructions: a name of another generation' page ds_load_b32 'Called ds_load_b32 on GFX11, GFX12'
check '--instructions: a pattern' page 'ds_read*' 'ds_read_b96 vdst, vaddr'
instructions() { status 0 -mcpu=gfx942 --instructions && grep -q '^  v_add_f32  *vdst, src0, vsrc1  e32 e64 sdwa dpp$' stdout && ! grep -q image_ stdout; }
check '--instructions' instructions
everywhere() { status 0 --instructions=v_dot2c_f32_f16 && grep -q '^    On gfx908, ' stdout; }
check '--instructions of all processors' everywhere
no_page() { status 2 "$1" --instructions="$2" && says "$3" && [ ! -s stdout ]; }
check '--instructions: a slip' no_page -mcpu=gfx90a v_adf_f32 "gfx90a has no instruction 'v_adf_f32'; did you mean v_add_f32"
check '--instructions: no such name' no_page -mcpu=gfx90a zzzzzzzz "gfx90a has no instruction 'zzzzzzzz'; --instructions alone"
check '--instructions: of another processor' no_page -mcpu=gfx942 image_load "other processors do: leave out -mcpu"
check '--instructions: not encoded' no_page -mcpu=generic s_mov_b32 'kdasm encodes no instructions of generic'
check '--instructions: no such processor' no_page -mcpu=gfx90 s_mov_b32 "unknown processor 'gfx90'; did you mean gfx90"
full() { "$kdasm" --target-list >/dev/full 2>stderr; [ $? -eq 1 ] && says 'cannot write'; }
if [ -c /dev/full ]; then check 'a list to a full disk' full; else skip 'no /dev/full'; fi

# ---- dependency files ----

rule() { # TEXT: what the dependency file $file holds
	printf '%b' "$1" | cmp -s - "$file"
}
dependencies() { # FILE TEXT ARGUMENTS...
	file=$1 text=$2
	shift 2
	rm -rf out/*
	status 0 -mcpu=gfx900 "$@" && rule "$text"
}
check '-MD' dependencies out/a.d 'out/a.o: \\\n  good.s\n' -MD good.s -o out/a.o
check '-MD names files read' dependencies out/a.d 'out/a.o: \\\n  incbin.s \\\n  folder/code.bin\n' \
	-MD -I folder incbin.s -o out/a.o
check '-MD names included files, in the order they are read' dependencies out/a.d \
	'out/a.o: \\\n  include.s \\\n  second/part.inc \\\n  second/rest.inc\n' -MD -I second -I first include.s -o out/a.o
printf '.rept 3\n.include "first/part.inc"\n.endr\n.incbin "first/part.inc"\n' >often.s
check '-MD names a file read often once' dependencies out/a.d 'out/a.o: \\\n  often.s \\\n  first/part.inc\n' -MD often.s -o out/a.o
check '-MF' dependencies out/x 'out/a.o: \\\n  good.s\n' -MD -MF out/x good.s -o out/a.o
check '-MT' dependencies out/a.d 'my target: \\\n  good.s\n' -MD -MT 'my target' good.s -o out/a.o
cp good.s 'folder/a b/$c#.s'
check 'signs that make knows' dependencies out/a.d 'out/a.o: \\\n  folder/a\\ b/$$c\\#.s\n' -MD 'folder/a b/$c#.s' -o out/a.o
make_reads() {
	dependencies out/a.d 'out/a.o: \\\n  good.s\n' -MD good.s -o out/a.o || return 1
	printf 'all: out/a.o\nout/a.o:\n\techo made\ninclude out/a.d\n' >rules.mk
	touch -d '2000-01-01' good.s && ! make -f rules.mk all | grep -q made &&
		touch -d '2100-01-01' good.s && make -s -f rules.mk all 2>/dev/null | grep -q made
}
if command -v make >/dev/null; then check 'make understands the rule' make_reads; else skip 'no make'; fi
touch good.s
no_rule() { rm -f out/*; status 1 -mcpu=gfx900 -MD bad.s -o out/c.o; only; }
check 'errors: no dependency file' no_rule

# ---- response files ----

printf -- '-mcpu=gfx900\n  "good.s"   -o\nout/a.o\n' >words
response() { rm -f out/*; status 0 @words && same out/a.o gfx900.o; }
check '@file' response
printf '@words\n' >more
nested() { rm -f out/*; status 0 @more && same out/a.o gfx900.o; }
check '@file in @file' nested
printf "'folder/a b/\$c#.s' folder/a\\\\ b/x" >quoted
quotes() { status 2 @quoted && says "'folder/a b/\$c#.s' and 'folder/a b/x'"; }
check 'quotes and backslashes in @file' quotes
printf '@endless\n' >endless
endless() { status 2 @endless && says 'nest more than'; }
check '@file in itself' endless
for i in 0 1 2 3 4 5 6 7 8 9 10 11 12 13; do printf '@thrice%s @thrice%s @thrice%s\n' $((i + 1)) $((i + 1)) $((i + 1)) >thrice$i; done
printf -- '-W\n' >thrice14
thrice() { status 2 @thrice0 && says 'more than 1000000 words with those of response files'; }
check '@file that is named again and again' thrice
yes -- -W | head -n 999990 >many
yes -- -W | head -n 1000001 >too_many
many_words() { rm -f out/*; status 0 @many -mcpu=gfx900 good.s -o out/a.o && same out/a.o gfx900.o; }
check '@file of a million words' many_words
too_many_words() { status 2 @too_many && says "more than 1000000 words with those of response files, at '-W'" && says 'put objects into an archive'; }
check '@file of more' too_many_words
yes '' | head -c 20000000 >large
large_files() { rm -f out/*; status 0 @large @large @large -mcpu=gfx900 good.s -o out/a.o && same out/a.o gfx900.o; }
check '@file of much text' large_files
too_large_files() { status 2 @large @large @large @large && says 'response files have more than 67108864 bytes together'; }
check '@file of more text' too_large_files
missing() { status 1 -mcpu=gfx900 @missing -o out/c.o && says "'@missing'"; }
check '@file that is not there is a name' missing

# ---- files that cannot be read or written ----

refused() { # MESSAGE ARGUMENTS...
	message=$1
	shift
	rm -rf out/*
	status 1 -mcpu=gfx900 "$@" && says "$message" && only
}
check 'no such input' refused "cannot read 'nothing.s': No such file" nothing.s -o out/c.o
check 'a folder as input' refused "cannot read 'folder': Is a directory" folder -o out/c.o
check 'a folder as output' refused "cannot write 'folder': Is a directory" good.s -o folder
check 'a folder that is not there' refused "cannot write 'out/no/a.o': No such file" good.s -o out/no/a.o
check 'no dependency file, no object' refused "cannot write 'out/no/a.d': No such file" good.s -MD -MF out/no/a.d -o out/a.o
if [ -c /dev/full ]; then
	check 'a full disk' refused "cannot write '/dev/full': No space left" good.s -o /dev/full
	check 'a full disk, and a dependency file' refused "cannot write '/dev/full': No space left" good.s -o /dev/full -MD -MF out/a.d
	pipe_stays() {
		rm -rf out/* && mkfifo out/pipe && exec 3<>out/pipe
		status 1 -mcpu=gfx900 good.s -o /dev/full -MD -MF out/pipe && [ -p out/pipe ]
	}
	check 'a full disk, and a pipe for the dependencies, which stays' pipe_stays
	exec 3<&-
	older_rule() {
		rm -rf out/* && echo older >out/a.d
		status 1 -mcpu=gfx900 good.s -o /dev/full -MD -MF out/a.d && [ "$(cat out/a.d)" = older ]
	}
	check 'a full disk, and an older dependency file, which stays' older_rule
else
	skip 'no /dev/full'
fi
if [ "$(id -u)" -ne 0 ]; then
	touch secret.s && chmod 0 secret.s
	check 'an input that may not be read' refused "cannot read 'secret.s': Permission denied" secret.s -o out/c.o
else
	skip 'root may read everything'
fi
failed_write_keeps() { # the limit on file sizes makes write() fail half-way
	rm -rf out/*
	cp gfx90a.o out/a.o
	printf '.fill 100000\n' >large.s
	(trap '' XFSZ; ulimit -f 8; "$kdasm" -mcpu=gfx900 large.s -o out/a.o 2>stderr)
	[ $? -eq 1 ] && says "cannot write 'out/a.o'" && same out/a.o gfx90a.o && only out/a.o
}
check 'a write that fails half-way leaves the older file' failed_write_keeps

# ---- how the output is replaced ----

symbolic_link() {
	rm -rf out/*
	touch out/real.o && ln -s real.o out/link.o
	status 0 -mcpu=gfx900 good.s -o out/link.o && [ -L out/link.o ] && same out/real.o gfx900.o && only out/link.o out/real.o
}
check 'a link stays a link' symbolic_link
mode() {
	rm -rf out/*
	touch out/a.o && chmod 604 out/a.o && status 0 -mcpu=gfx900 good.s -o out/a.o && [ "$(stat -c %a out/a.o)" = 604 ]
}
check 'permissions stay' mode
new_mode() { rm -rf out/* && (umask 027 && status 0 -mcpu=gfx900 good.s -o out/a.o) && [ "$(stat -c %a out/a.o)" = 640 ]; }
check 'a new file follows umask' new_mode
replaced() { # readers of the older file keep it
	rm -rf out/*
	cp gfx90a.o out/a.o
	exec 3<out/a.o
	status 0 -mcpu=gfx900 good.s -o out/a.o
	same /dev/fd/3 gfx90a.o && same out/a.o gfx900.o
	result=$?
	exec 3<&-
	return $result
}
check 'the file is replaced, not overwritten' replaced
device() { status 0 -mcpu=gfx900 good.s -o /dev/null && [ -c /dev/null ]; }
check 'a device is written to' device

# ---- mistakes without end ----

printf '.rept 1100\n.frobnicate\n.warning "w"\n.endr\n.rept 9999999\n.abort\n.endr\n' >errors.s
# limited OPTION 'ERRORS WARNINGS' LAST: so many are shown, and then this line.
limited() {
	status 1 -mcpu=gfx900 $1 errors.s -o out/a.o
	[ "$(grep -c 'error: unknown directive' stderr) $(grep -c 'warning: w$' stderr)" = "$2" ] &&
		[ "$(grep '^kdasm: ' stderr)" = "$3" ]
}
too_many() { echo "kdasm: error: too many errors emitted, stopping now; the first $1 are shown [-ferror-limit=]"; }
check 'a thousand errors are shown' limited -g '1000 1000' "$(too_many 1000)"
check '-ferror-limit' limited -ferror-limit=7 '7 7' "$(too_many 7)"
sed -i 5,7d errors.s
check 'no limit' limited --ferror-limit=0 '1100 1100' ''
check 'as many errors as the limit' limited -ferror-limit=1100 '1100 1100' ''
printf '.rept 30\n.warning "w"\n.endr\n.byte 1\n' >errors.s
too_many_warnings() {
	status 0 -mcpu=gfx900 -ferror-limit=5 errors.s -o out/a.o && [ "$(grep -c 'warning: w$' stderr)" -eq 5 ] &&
		says 'kdasm: warning: too many warnings emitted; the first 5 are shown [-ferror-limit=]'
}
check 'warnings beyond the limit' too_many_warnings
for i in 1 2 3 4 5; do sed "s/\bk\b/k$i/" checked.s && echo .text; done >several.s
printf '.frobnicate\n.frobnicate\n.warning "w"\n.warning "w"\n' >errors.s
# in_all WARNINGS ERRORS STATUS OPTIONS...: so many lines of them in a link with a limit of 3.
in_all() {
	wanted="$1 $2" expected=$3
	shift 3
	status "$expected" -mcpu=gfx900 -shared -ferror-limit=3 "$@" -o out/a.o &&
		[ "$(grep -c 'warning: ' stderr) $(grep -c 'error: ' stderr)" = "$wanted" ]
}
one_more() { says 'too many warnings emitted; the first 3 are shown' && says 'too many errors emitted, stopping now; the first 3'; }
checked_twice() { in_all 4 0 0 "$@" several.s && says 'too many warnings emitted; the first 3 are shown'; }
check 'the limit counts what is found in the linked object, too' checked_twice -Wentry-alignment -Wwithout-metadata
alone() { "$kdasm" -mcpu=gfx900 -W several.s -o several.o && in_all 4 0 0 -Wentry-alignment several.o; }
check 'the limit counts what is found in the linked object alone' alone
limited_of_all() { in_all 4 4 1 errors.s errors.s && one_more; }
check 'the limit counts over all sources' limited_of_all
check 'a limit that is no number' usage '-ferror-limit must be a number' -ferror-limit=many -mcpu=gfx900 good.s
check 'a limit below 0' usage '-ferror-limit must be a number' -ferror-limit=-1 -mcpu=gfx900 good.s
suggested() { status 1 -mcpu=gfx900 errors.s -o out/a.o; [ "$(grep -c 'did you mean .byte' stderr)" -eq 20 ]; }
printf '.rept 50\n.byt 1\n.endr\n' >errors.s
check 'the first mistakes get suggestions' suggested

# ---- linking ----

printf '.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"\n.globl f\n.protected f\nf: .long 1\n' >first.s
printf '.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"\n.protected f\n.long f@rel32@lo\n.incbin "code.bin"\n' >second.s
"$kdasm" first.s -o first.o && "$kdasm" -I folder second.s -o second.o || exit 1
"$kdasm" -shared -I folder first.s second.s -o linked || exit 1
linked() { rm -f out/a.o && status 0 -shared "$@" -o out/a.o && silent && same out/a.o linked; }
check 'a code object of two sources' linked -I folder first.s second.s
check 'a code object of two objects' linked first.o second.o
check 'a code object of a source and an object' linked first.s second.o
standard() { "$kdasm" -shared - second.o -o out/a.o <first.s && same out/a.o linked; }
check 'a source from standard input' standard
standard_object() { "$kdasm" -shared first.s - -o out/a.o <second.o && same out/a.o linked; }
check 'an object from standard input' standard_object
check 'standard input twice' usage "standard input can be given only once, but '-' is given twice" -shared - first.s -
is_shared() { [ "$(od -An -tu2 -j16 -N2 linked | tr -d ' ')" -eq 3 ]; }
check 'its type is ET_DYN' is_shared
check_only() { rm -f out/a.o && status 0 -shared -filetype=null first.s second.o && silent && [ ! -e out/a.o ]; }
check '-filetype=null links and writes nothing' check_only
cat >early.s <<'END'
.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
.globl k
.p2align 8
k:
	global_load_dword v1, v0, s[0:1]
	v_mov_b32 v2, v1
	s_endpgm
.rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 8
	.amdhsa_next_free_sgpr 8
	.amdhsa_accum_offset 8
.end_amdhsa_kernel
END
not_asked() { status 0 --fill-metadata early.s -o out/early.o && silent && status 0 -shared out/early.o -o out/a.o && silent; }
check 'waits are looked for only where that is asked for' not_asked
asked() { status 0 -shared --fill-metadata -Wmissing-wait early.s -o out/a.o && [ "$(grep -c '\[-Wmissing-wait\]$' stderr)" -eq 1 ]; }
check 'and then each is found once, in the source and in what is linked' asked
all_of_them() {
	sed '/v_mov_b32/s/$/\n.rept 510\n\tglobal_load_dword v1, v0, s[0:1]\n\tv_mov_b32 v2, v1\n.endr/' early.s >many.s
	status 0 --fill-metadata -Wmissing-wait -ferror-limit=0 many.s -o out/many.o &&
		[ "$(grep -c '\[-Wmissing-wait\]$' stderr)" -eq 511 ] &&
		status 0 --fill-metadata -Wmissing-wait --insert-waits many.s -o out/waits.o && silent &&
		[ "$(($(wc -c <out/waits.o) - $(wc -c <out/many.o)))" -ge 2044 ]
}
check 'all of 511 are found, and put in' all_of_them
kept() { status 0 --fill-metadata early.s -o out/kept.o && cmp -s out/kept.o out/early.o; }
check 'without --insert-waits no byte changes' kept
printf '%s\n' 'v_mov_b32 v300, v1' s_endpgm >banks.s
printf '%s\n' 's_set_vgpr_msb 64' 'v_mov_b32 v44, v1' s_endpgm >no_banks.s
banks() {
	status 0 --vgpr-msb -filetype=binary -section=.text -mcpu=gfx1250 banks.s -o out/banks.bin && silent &&
		status 0 -filetype=binary -section=.text -mcpu=gfx1250 no_banks.s -o out/no_banks.bin && cmp -s out/banks.bin out/no_banks.bin
}
check '--vgpr-msb of a section' banks
put_in_linked() { status 0 -shared --insert-waits --fill-metadata -Wmissing-wait early.s -o out/a.o && silent; }
check 'waits are put into what is linked' put_in_linked
in_vain() {
	sed 's/v_mov_b32 v2, v1/s_waitcnt vmcnt(0)\n\ts_waitcnt vmcnt(0)/' early.s >vain.s
	status 0 -Wall --fill-metadata vain.s -o out/vain.o && [ "$(grep -c redundant stderr)" -eq 0 ] &&
		status 0 --fill-metadata -Wredundant-wait vain.s -o out/vain.o && [ "$(grep -c '\[-Wredundant-wait\]$' stderr)" -eq 2 ] &&
		status 0 -Wredundant-wait -Wno-redundant-wait --fill-metadata vain.s -o out/vain.o && silent
}
check 'waits that are not needed are told of only where that check is named' in_vain
asked_linked() { status 0 -shared -Wmissing-wait out/early.o -o out/a.o && [ "$(grep -c '\[-Wmissing-wait\]$' stderr)" -eq 1 ]; }
check 'also in an object that is linked' asked_linked
linked_rule() {
	rm -f out/a.d
	status 0 -MD -MT x -MF out/a.d -shared -I folder first.o second.s -o out/a.o &&
		printf 'x: \\\n  first.o \\\n  second.s \\\n  folder/code.bin\n' | cmp -s - out/a.d
}
check 'the make rule has all inputs and what they read' linked_rule
read_twice() {
	printf '.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"\n.incbin "code.bin"\n' >third.s && rm -f out/a.d
	status 0 -MD -MT x -MF out/a.d -shared -I folder third.s second.s first.o -o out/a.o &&
		printf 'x: \\\n  third.s \\\n  second.s \\\n  first.o \\\n  folder/code.bin\n' | cmp -s - out/a.d
}
check 'a file that two inputs read is in the make rule once' read_twice

printf '.amdgcn_target "amdgcn-amd-amdhsa--gfx900"\n.globl k\n.p2align 8\nk: .long 0xbf810000\n.rodata\n.p2align 6\n%s\n' '.amdhsa_kernel k
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.end_amdhsa_kernel' >kernel.s
"$kdasm" kernel.s -o kernel.o || exit 1
without_metadata() { # STATUS SEVERITY INPUT OPTION...
	want=$1 severity=$2
	shift 2
	status "$want" -shared "$@" -o out/a.o && says "kdasm: $severity: 1 kernel without metadata" && lines 1 stderr
}
check 'a code object without metadata: of a source' without_metadata 0 warning kernel.s
check 'a code object without metadata: of an object' without_metadata 0 warning kernel.o
check 'a code object without metadata: told once' without_metadata 0 warning kernel.s -Wall -Wno-code-unknown
check 'a code object without metadata: an error' without_metadata 1 error kernel.o -Werror
with_metadata() { status 0 -shared kernel.s "$@" -o out/a.o && silent; }
check 'a code object without metadata: not wanted to know' with_metadata -Wno-without-metadata
check 'a code object with metadata' with_metadata --fill-metadata
printf '.amdgcn_target "amdgcn-amd-amdhsa--gfx900"\n.amdgpu_metadata\namdhsa.version: [1, 2]\namdhsa.kernels: [{.name: k, .symbol: k.kd, %s}]
.end_amdgpu_metadata\n' '.kernarg_segment_size: 0, .kernarg_segment_align: 4, .group_segment_fixed_size: 0,
  .private_segment_fixed_size: 0, .wavefront_size: 64, .sgpr_count: 1, .vgpr_count: 1, .max_flat_workgroup_size: 64' >metadata.s
check 'a code object with metadata of another input' with_metadata metadata.s -Wall -Wno-code-unknown
sed 's/group_segment_fixed_size: 0/group_segment_fixed_size: 8/' metadata.s >sizes.s
sed 's/k\.kd/x.kd/' metadata.s >wrong.s
across() { # STATUS SEVERITY CHECK INPUT...
	want=$1 severity=$2 of=$3
	shift 3
	status "$want" -shared "$@" -o out/a.o && says "kdasm: $severity: kernel" &&
		[ "$(grep -c "\[-W\(error=\)\?$of\]" stderr)" -eq 1 ]
}
check 'metadata and descriptor of two inputs disagree' across 0 warning group-segment-size kernel.s sizes.s
check 'metadata and descriptor of two inputs disagree, one an object' across 0 warning group-segment-size kernel.o sizes.s
check 'metadata and descriptor of two inputs disagree: an error' across 1 error group-segment-size kernel.s sizes.s \
	-Werror=group-segment-size
check 'metadata of a kernel that no input has' across 0 warning missing-descriptor kernel.s wrong.s
check 'a kernel that no metadata name' across 0 warning missing-metadata kernel.s wrong.s
cat kernel.s sizes.s | sed '10,$s/^\.amdgcn_target.*//' >both.s
printf '.amdgcn_target "amdgcn-amd-amdhsa--gfx900"\n' >empty.s
told_once() { status 0 -shared "$@" -o out/a.o && [ "$(grep -c group-segment-size stderr)" -eq 1 ] && says 'both.s:'; }
check 'what a source was told is not told of the code object' told_once both.s
check 'what one of several sources was told is not told of the code object' told_once both.s empty.s
{ cat kernel.s && printf '.amdgpu_metadata\namdhsa.printf: [x]\n.end_amdgpu_metadata\n%.0s' 1 2; } >notes.s
joined() { status 0 -shared --fill-metadata notes.s -o out/a.o && silent; }
check 'metadata in several notes, which become one' joined
sed 's/\.globl/.local/' kernel.s >local.s
"$kdasm" --fill-metadata local.s -o local.o || exit 1
unseen() { status 0 -shared --fill-metadata "$@" -o out/a.o && says 'kdasm: warning: kernel '"'k'"': the symbol' && lines 1 stderr; }
check 'a kernel that loaders do not see: of a source' unseen local.s
check 'a kernel that loaders do not see: of an object' unseen local.o

not_linked() { # MESSAGE ARGUMENTS...
	message=$1
	shift
	rm -f out/a.o && status 1 -shared "$@" -o out/a.o && says "$message" && [ ! -e out/a.o ]
}
check 'errors of a source and of the link name their input' not_linked "kdasm: error: undefined protected symbol: f; link the object or archive that defines it" second.o
check 'an error in one source' not_linked 'bad.s:2:7: error: out of range literal value' -mcpu=gfx90a first.s bad.s
check 'a symbol twice' not_linked 'note: defined at first.o:(.text+0x0)' first.s first.o
not_assembled() { # INPUT OPTION...
	rm -f out/a.o && status 1 "$@" -o out/a.o && says "kdasm: error: $1: an object, not source text" && lines 1 stderr &&
		[ ! -e out/a.o ]
}
check 'an object without -shared' not_assembled first.o
check 'an object that is to be printed' not_assembled first.o -filetype=asm
check 'an object in a bundle without -shared' not_assembled first.o --bundle --offload-arch=gfx90a,gfx942
head -c 100 first.o >cut.o
check 'an object that is cut off' not_linked 'cut.o: ' first.s cut.o
check 'a code object' not_linked 'linked: not a relocatable object' first.s linked
{ printf '!<arch>\n' && cat first.o; } >damaged.a
check 'a damaged archive' not_linked 'damaged.a: truncated or malformed archive: no member begins at offset 8' first.o damaged.a
printf '!<thin>\n' >thin.a
check 'a thin archive' not_linked 'thin.a: a thin archive cannot be linked: give the relocatable objects' first.o thin.a
printf 'BC\300\336' >code.bc
check 'bitcode' not_linked "code.bc: LLVM bitcode cannot be linked" code.bc
"$kdasm" --bundle --offload-arch=gfx90a,gfx942 good.s -o two.bundle || exit 1
"$kdasm" --bundle --compress --offload-arch=gfx90a,gfx942 good.s -o small.bundle || exit 1
check 'a bundle' not_linked "two.bundle: a clang offload bundle cannot be linked" two.bundle
check 'a compressed bundle' not_linked "small.bundle: a clang offload bundle cannot be linked" first.s small.bundle
printf 'CCOB = 4\n.globl CCOB\n' >text.s
check 'a source that begins like a bundle' status 0 -shared -mcpu=gfx90a text.s -o out/text
{ head -c 18 first.o && printf '\076\000' && tail -c +21 first.o; } >other.o
check 'another machine' not_linked 'other.o: an object for machine 62' first.s other.o
{ head -c 18 first.o && printf '\0\0' && tail -c +21 first.o; } >forgotten.o
check 'no machine' not_linked 'forgotten.o: an object for no machine: e_machine is 0, as GNU objcopy' first.s forgotten.o
"$kdasm" -triple=r600-- -mcpu=cedar good.s -o short.o || exit 1
check 'a 32-bit object' not_linked 'short.o: a 32-bit object' short.o
"$kdasm" -mcpu=gfx90a --amdhsa-code-object-version=5 good.s -o version5.o || exit 1
mkdir -p libs/empty && ar rcS libs/libfirst.a first.o short.o && ar rcS libs/libsecond.so first.o || exit 1
check 'a member of an archive' not_linked 'libs/libfirst.a(short.o): a 32-bit object' second.o libs/libfirst.a
ar dS libs/libfirst.a short.o && "$kdasm" -shared second.o first.o -o linked || exit 1
check 'an archive' linked second.o libs/libfirst.a
check 'an archive and a source' linked -I folder second.s libs/libfirst.a
check 'a library' linked second.o -Llibs -lfirst
check 'a library of the second folder, which comes later' linked second.o -l first -L libs/empty -L libs/
check 'a library by the name of its file' linked second.o -L=libs -l=:libfirst.a
check 'a library that is called as a shared one' linked second.o -Llibs -lsecond
check 'a library that is nowhere' not_linked "kdasm: error: unable to find library -lthird in libs/empty, libs: name its folder with -L" second.o -Llibs/empty -Llibs -lfirst -lthird
check 'a library without a folder' not_linked "kdasm: error: unable to find library -l:first.o: name its folder with -L" second.o -l:first.o
check 'a library alone' not_linked 'there is nothing to link: no input needs a member of the archives' -Llibs -lfirst
rm -rf out/* && cp first.o out/a.o || exit 1
check 'a library without a link' usage '-l, -L, --export-dynamic and --link-resources are for links: give -shared or --pie' first.s -Llibs -lfirst -o out/a.o
check '--export-dynamic without a link' usage 'are for links' first.s --export-dynamic -o out/a.o
check 'a library that is the output' usage "will not write 'libs/libfirst.a': it is an input" -shared second.o -Llibs -lfirst -o libs/libfirst.a
check 'both a shared object and an executable' usage '-shared and --pie may not be used together' -shared --pie first.s -o out/a.o
check 'an executable as text' usage '--pie makes a code object: leave out -filetype=asm' --pie -filetype=asm first.s -o out/a.o
library_rule() { status 0 -shared second.o -Llibs -lfirst -MD -MT x -MF out/a.d -o out/a.o && grep -q libs/libfirst.a out/a.d; }
check 'the make rule names the archive' library_rule
printf '.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"\n.globl _start\n_start: .long 1\n' >start.s
executable() { status 0 --pie "$@" -o out/a.o && silent && readelf --dynamic out/a.o | grep -q 'Flags: PIE'; }
check 'an executable' executable start.s first.o
exported() { executable "$@" && readelf --wide --dyn-syms out/a.o | grep -q ' _start$'; }
check 'an executable that exports its symbols' exported --export-dynamic start.s
hidden() { executable "$@" && ! readelf --wide --dyn-syms out/a.o | grep -q ' _start$'; }
check 'one that does not' hidden start.s
without_start() { status 0 --pie first.s -o out/a.o && says 'kdasm: warning: cannot find entry symbol _start; not setting start address'; }
check 'an executable without a start' without_start
fatal() { rm -f out/a.o && status 1 --pie --fatal-warnings first.s -o out/a.o && [ ! -e out/a.o ]; }
check 'the same with fatal warnings' fatal
check 'another version' not_linked 'incompatible ABI version: version5.o has OS/ABI 64 version 3, first.s has 64 version 4' first.s version5.o

finish
