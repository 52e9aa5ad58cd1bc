#!/bin/sh
# outputs.sh BUILD: where outputs may be: links, pipes, devices, files and folders of others, streams that are closed or
# whose reader has left; and what is left when writing fails. emit/manual/kdasm.1, FILES, has it as a table.
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/shared/checks.sh

kdasm=$(realpath "$1/kdasm")
kdinfo=$(realpath "$1/kdinfo")
program=$kdasm
umask 022

# Some commands are run as someone else, who may not reach these sources, nor what $TMPDIR names.
as_other() { setpriv --reuid=65534 --regid=65534 --clear-groups "$@"; }
other_reaches() { chmod 755 "$1" && as_other test -x "$1" 2>/dev/null; }
folder=$(mktemp -d)
if [ "$(id -u)" -eq 0 ] && ! other_reaches "$folder"; then
	rmdir "$folder"
	folder=$(mktemp -d -p /tmp)
	other_reaches "$folder"
fi
trap 'rm -rf "$folder"' EXIT
trap 'exit 1' INT TERM
cp examples/hello_world.s examples/hello_world.bin "$folder"
cd "$folder" || exit 1

# Nothing but the files named lies in the folder `out`.
only() { [ "$(find out -mindepth 1 | sort | xargs)" = "$*" ]; }
fresh() { rm -rf out && mkdir out; }
mode_is() { [ "$(stat -c %a out/a.o)" = "$1" ]; }
content_is() { [ "$(cat "$2")" = "$1" ]; }

printf '.long 1\n' >good.s
printf '.long 1\n.byte 300\n' >bad.s
printf '.print "said"\n.long 1\n' >print.s
printf '.warning "look"\n.long 1\n' >warn.s
fresh
"$kdasm" -mcpu=gfx900 good.s -o good.o || exit 1
"$kdasm" hello_world.s -o kernel.o || exit 1
"$kdasm" --bundle --offload-arch=gfx900,gfx906 good.s -o two.hipfb || exit 1
"$kdinfo" --set=kernarg_size=64 -k hello_world -o changed.o kernel.o || exit 1
cmp -s kernel.o changed.o && exit 1
# A link of so much is written while it is checked, where there is a second processor.
printf '.rodata\n.fill 1100000\n' | cat hello_world.s - >large_link.s
"$kdasm" large_link.s -o large.o || exit 1

# Each output is written by all that write files: what its arguments are, and what must come of it.
commands=$(
	cat <<-'END'
		assemble() { "$kdasm" -mcpu=gfx900 good.s -o "$1"; }
		print() { "$kdasm" -mcpu=gfx900 -filetype=asm good.s -o "$1"; }
		rule() { "$kdasm" -mcpu=gfx900 -filetype=null -MD -MT x -MF "$1" good.s; }
		bundle() { "$kdasm" --bundle --offload-arch=gfx900,gfx906 good.s -o "$1"; }
		link() { "$kdasm" -shared good.o -o "$1"; }
		link_large() { "$kdasm" -shared large.o -o "$1"; }
		set_field() { "$kdinfo" --set=kernarg_size=64 -k hello_world -o "$1" kernel.o; }
		unbundle() { "$kdinfo" --unbundle=gfx906 -o "$1" two.hipfb; }
	END
)
eval "$commands"
writers='assemble print rule bundle link link_large set_field unbundle'
for writer in $writers; do $writer "expected.$writer" || exit 1; done
each() { # WHAT COMMAND ARGUMENTS...: the command, for each writer
	shown=$1
	shift
	for writer in $writers; do check "$shown: $writer" "$@"; done
}
refuses() { # MESSAGE OUTPUT
	"$writer" "$2" >stdout 2>stderr
	[ $? -eq 1 ] && says "$1"
}

# ---- links, names, permissions ----

through_link() {
	fresh && touch out/real.o && ln -s real.o out/a.o && ln -s "$PWD/out/a.o" out/b.o && "$writer" out/b.o && [ -L out/a.o ] &&
		[ -L out/b.o ] && same out/real.o "expected.$writer" && only out/a.o out/b.o out/real.o
}
each 'a symbolic link stays' through_link
dangling() {
	fresh && ln -s sub/real.o out/a.o && mkdir out/sub && "$writer" out/a.o && [ -L out/a.o ] &&
		same out/sub/real.o "expected.$writer" && only out/a.o out/sub out/sub/real.o
}
each 'a link to what is not there yet' dangling
loop() { fresh && ln -s b.o out/a.o && ln -s a.o out/b.o && refuses 'Too many levels of symbolic links' out/a.o && [ -L out/a.o ]; }
each 'links in a circle' loop
hard_link() {
	fresh && echo old >out/a.o && ln out/a.o out/b.o && "$writer" out/a.o && same out/a.o "expected.$writer" &&
		content_is old out/b.o && only out/a.o out/b.o
}
each 'a hard link: the other name keeps the older file' hard_link
set_id() { fresh && echo old >out/a.o && chmod 6751 out/a.o && "$writer" out/a.o && mode_is 751; }
each 'permissions stay, but not setuid and setgid' set_id
sticky_bit() { fresh && echo old >out/a.o && chmod 1640 out/a.o && "$writer" out/a.o && mode_is 640; }
each 'nor the sticky bit' sticky_bit
long=$(printf '%0255d' 0)
long_name() { fresh && "$writer" "out/$1" && same "out/$1" "expected.$writer" && only "out/$1"; }
each 'a name of 250 characters' long_name "${long%00000}"
each 'a name of 255 characters, the longest there is' long_name "$long"
too_long() { fresh && refuses 'File name too long' "out/${long}0" && only; }
each 'a longer name' too_long
a_folder() { fresh && mkdir out/a.o && refuses 'Is a directory' out/a.o && only out/a.o; }
each 'a folder' a_folder
no_folder() { fresh && refuses 'No such file' out/sub/a.o && only; }
each 'a folder that is not there' no_folder

# ---- files and folders of others ----

cp "$kdasm" "$kdinfo" . || exit 1
if [ "$(id -u)" -eq 0 ] && as_other ./kdasm --version >stdout 2>&1; then
	other() { # the writer as someone who is not root
		as_other env kdasm=./kdasm kdinfo=./kdinfo sh -c "$commands
$writer out/a.o" >stdout 2>stderr
	}
	with() { # MODE-OF-FOLDER MODE-OF-FILE [OWNER-OF-FILE]
		fresh && echo a much longer file than the one that is to be written in its place >out/a.o && truncate -s 100K out/a.o &&
			chmod "$2" out/a.o && chown "${3-root}" out/a.o && chmod "$1" out
	}
	in_place() { # the same file has the new content
		with "$@" && number=$(stat -c '%i %u %g' out/a.o) && other && same out/a.o "expected.$writer" && mode_is "$2" &&
			[ "$(stat -c '%i %u %g' out/a.o)" = "$number" ] && only out/a.o
	}
	each 'a writable file in a folder that is not' in_place 755 666
	each 'a writable file of someone else' in_place 777 666
	each 'a writable file of someone else in a folder such as /tmp' in_place 1777 666
	denied() { with "$@" && ! other && says 'Permission denied' && mode_is "$2" && head -n 1 out/a.o | grep -q 'a much' && only out/a.o; }
	each 'a read-only file in a writable folder' denied 777 444
	each 'a read-only file of our own' denied 777 444 65534
	denied_new() { fresh && chmod 755 out && ! other && says 'Permission denied' && only; }
	each 'a new file in a folder that is not writable' denied_new
	too_large() { # nothing is overwritten before all of the new one is there
		with 755 666 && as_other sh -c 'trap "" XFSZ; ulimit -f 8; exec ./kdasm -mcpu=gfx900 large.s -o out/a.o' 2>stderr
		[ $? -eq 1 ] && says "cannot write 'out/a.o': File too large" && head -n 1 out/a.o | grep -q 'a much' && only out/a.o
	}
	printf '.fill 100000\n' >large.s
	check 'an object that does not fit: the older file is not overwritten' too_large
else
	skip "files of others: only root can be someone else, who must reach $folder"
fi
owner() { fresh && echo old >out/a.o && chown 12:34 out/a.o && "$writer" out/a.o && [ "$(stat -c %u:%g out/a.o)" = 12:34 ]; }
if [ "$(id -u)" -eq 0 ]; then each 'the owner stays' owner; else skip 'only root gives files away'; fi

# ---- inputs that would be lost ----

lost() { # FILE MESSAGE ARGUMENTS...
	file=$1 message=$2
	shift 2
	cp "$file" before
	"$@" >stdout 2>stderr
	[ $? -gt 0 ] && says "$message" && same "$file" before
}
fresh
cp good.s good.o two.hipfb out
ln out/good.s out/hard.s
ln -s good.s out/soft.s
printf '.include "out/good.s"\n' >out/include.s
printf '.incbin "out/good.s"\n' >out/incbin.s
check '-o is the input' lost out/good.s "will not write 'out/good.s': it is an input" "$kdasm" -mcpu=gfx900 out/good.s -o out/good.s
check '-o is the input under another name' lost out/good.s 'it is an input' "$kdasm" -mcpu=gfx900 out/good.s -o out/hard.s
check '-o is a link to the input' lost out/good.s 'it is an input' "$kdasm" -mcpu=gfx900 out/good.s -o out/soft.s
check 'the input is a link to -o' lost out/good.s 'it is an input' "$kdasm" -mcpu=gfx900 out/soft.s -o out/good.s
check '-o is an included file' lost out/good.s 'it is an input' "$kdasm" -mcpu=gfx900 out/include.s -o out/good.s
check '-o is the file of .incbin' lost out/good.s 'it is an input' "$kdasm" -mcpu=gfx900 out/incbin.s -o out/good.s
check '-o is one of several inputs' lost out/good.o 'it is an input' "$kdasm" -shared good.o out/good.o -o out/good.o
check '-MF is the input' lost out/good.s "will not write 'out/good.s': it is an input" "$kdasm" -mcpu=gfx900 -MD -MF out/good.s \
	out/good.s -o out/new.o
check '-MF is an included file' lost out/good.s 'it is an input' "$kdasm" -mcpu=gfx900 -MD -MF out/good.s out/include.s -o out/new.o
from_standard() { "$kdasm" -mcpu=gfx900 - -o out/good.s <out/good.s; }
check '-o is standard input' lost out/good.s 'it is an input' from_standard
check '--unbundle into the bundle' lost out/two.hipfb "will not write 'out/two.hipfb': it is the input" "$kdinfo" \
	--unbundle=gfx900 -o out/two.hipfb out/two.hipfb
one_name() { fresh && status 2 -mcpu=gfx900 good.s -o out/a.o -MD -MF "$1" && says "-o and -MF name the same file: '$1'" && only; }
check '-MF is -o' one_name out/a.o
check '-MF is -o by another path' one_name "$PWD/out/../out/a.o"
one_link() { fresh && ln -s a.o out/b.o && status 2 -mcpu=gfx900 good.s -o out/a.o -MD -MF out/b.o && [ ! -e out/a.o ]; }
check '-MF is a link to -o' one_link
one_inode() { # hard links may both have to be overwritten
	fresh && echo older >out/a.o && ln out/a.o out/a.d && status 2 -mcpu=gfx900 good.s -o out/a.o -MD -MF out/a.d &&
		says "-o and -MF name the same file: 'out/a.d'" && content_is older out/a.o && only out/a.d out/a.o
}
check '-MF is a hard link to -o' one_inode
one_stream() { # ARGUMENTS...: standard output is a file with a name
	fresh && "$kdasm" -mcpu=gfx900 good.s -MD -MT x "$@" >out/a.o 2>stderr
	[ $? -eq 2 ] && says 'name the same file' && [ ! -s out/a.o ] && only out/a.o
}
check '-MF is the file that standard output is' one_stream -o - -MF out/a.o
check '-o is the file that standard output is' one_stream -o out/a.o -MF -
if [ -h /dev/stdout ]; then
	check '-o is the file that /dev/stdout is' one_stream -o out/a.o -MF /dev/stdout
	check '-o and -MF are standard output by two names' one_stream -o - -MF /dev/stdout
fi
appended() { fresh && cp good.s out/a.s && "$kdasm" -mcpu=gfx900 out/a.s >>out/a.s 2>stderr; [ $? -eq 2 ] && says "will not write '-': it is an input" && same out/a.s good.s; }
check 'standard output is appended to the input' appended
both_standard() { status 2 -mcpu=gfx900 good.s -MD -MT x -MF - && [ ! -s stdout ]; }
check '-MF and -o are standard output' both_standard
check 'input and outputs may be /dev/null' status 0 -mcpu=gfx900 /dev/null -o /dev/null -MD -MF /dev/null
set_in_place() { cp kernel.o out/a.o && "$kdinfo" --set=kernarg_size=64 -k hello_world out/a.o && same out/a.o changed.o; }
check '--set changes its input' set_in_place

# ---- pipes and devices ----

to_pipe() {
	fresh && mkfifo out/pipe && { cat out/pipe >got & } && "$writer" out/pipe && wait && same got "expected.$writer" &&
		[ -p out/pipe ] && only out/pipe
}
each 'a pipe with a name' to_pipe
to_stdout() { "$writer" - >got && same got "expected.$writer"; }
each 'standard output' to_stdout
if [ -h /dev/stdout ]; then
	to_dev_stdout() { fresh && "$writer" /dev/stdout >out/a.o && same out/a.o "expected.$writer" && only out/a.o; }
	each '/dev/stdout, a file' to_dev_stdout
	same_file() { fresh && exec 3>out/a.o && number=$(stat -c %i out/a.o) && "$writer" /dev/fd/3 && exec 3>&- &&
		[ "$(stat -c %i out/a.o)" = "$number" ] && same out/a.o "expected.$writer"; }
	each '/dev/fd/3 stays the file that is open' same_file
	removed() { fresh && exec 3<>out/a.o && rm out/a.o && "$writer" /dev/fd/3 && cat <&3 >got && exec 3>&- && same got "expected.$writer" && only; }
	each '/dev/fd/3, a file without a name any more' removed
	dev_stdout_pipe() { "$writer" /dev/stdout | cat >got && same got "expected.$writer"; }
	each '/dev/stdout, a pipe' dev_stdout_pipe
else
	skip '/dev/stdout is no link to the standard output'
fi
from_pipe() { fresh && mkfifo out/pipe && { cat good.s >out/pipe & } && status 0 -mcpu=gfx900 out/pipe -o out/a.o && wait && same out/a.o good.o; }
check 'a pipe as input' from_pipe
info_from_pipe() { fresh && mkfifo out/pipe && { cat two.hipfb >out/pipe & } && "$kdinfo" --unbundle=gfx906 -o out/a.o out/pipe && wait && same out/a.o expected.unbundle; }
check 'a pipe as input of kdinfo' info_from_pipe
no_object_in_pipe() { # its reader learns that nothing comes
	fresh && mkfifo out/pipe && { timeout 10 cat out/pipe >got; echo $? >ended; } &
	sleep 0.1
	timeout 10 "$kdasm" -mcpu=gfx900 bad.s -o out/pipe 2>stderr
	[ $? -eq 1 ] && wait && [ ! -s got ] && [ "$(cat ended)" -eq 0 ]
}
check 'a pipe, and errors in the source' no_object_in_pipe
if [ -c /dev/full ]; then
	each 'a full device' refuses 'No space left' /dev/full
else
	skip 'no /dev/full'
fi
to_null() { "$writer" /dev/null && [ -c /dev/null ]; }
each '/dev/null' to_null

# ---- streams that are closed, or whose reader has left ----

closed() { # FILE ARGUMENTS...: no descriptor of a closed stream becomes that of a file
	fresh
	"$kdasm" -mcpu=gfx900 "$1" -o out/a.o -MD <&- >&- 2>&-
	got=$?
	same out/a.o good.o && content_is "out/a.o: \\
  $1" out/a.d && only out/a.d out/a.o && [ $got -eq "$2" ]
}
check 'all streams closed' closed good.s 0
check 'all streams closed: a warning' closed warn.s 0
check 'all streams closed: .print, which can not be written' closed print.s 1
closed_print() { fresh; "$kdasm" -mcpu=gfx900 print.s -o out/a.o >&- 2>stderr; [ $? -eq 1 ] && says 'cannot write standard output: Bad file' && same out/a.o good.o; }
check '.print to a closed standard output is not in the object' closed_print
closed_error() { fresh; "$kdasm" -mcpu=gfx900 warn.s -o out/a.o 2>&- && same out/a.o good.o; }
check 'a warning to a closed standard error is not in the object' closed_error
closed_input() { "$kdasm" -mcpu=gfx900 - -o out/b.o <&- 2>stderr; [ $? -eq 1 ] && says "cannot read '-': Bad file" && [ ! -e out/b.o ]; }
check 'no source from a closed standard input' closed_input
closed_kdinfo() { fresh; "$kdinfo" --unbundle=gfx906 -o out/a.o two.hipfb <&- >&- 2>&- && same out/a.o expected.unbundle; }
check 'kdinfo with all streams closed' closed_kdinfo
closed_list() { "$kdinfo" kernel.o >&- 2>stderr; [ $? -eq 1 ] && says 'cannot write standard output'; }
check 'kdinfo to a closed standard output' closed_list

# A reader that has left for sure: it is nobody.
unread() { # COMMAND...: its messages go into a pipe without a reader; the status is in the file `ended`
	rm -f ended unread && mkfifo unread && exec 3<>unread 4>unread 3<&-
	"$@" >&4 2>&4
	echo $? >ended
	exec 4>&-
}
left() { fresh; unread "$kdasm" -mcpu=gfx900 "$@" -o out/a.o -MD; [ "$(cat ended)" -eq 0 ] && same out/a.o good.o && only out/a.d out/a.o; }
check 'a reader of warnings leaves' left warn.s
check 'a reader of .print leaves' left print.s
many_warnings() { # more than a buffer
	for i in $(seq 3000); do echo '.warning "a text that is long enough to fill more than one buffer"'; done >many.s
	echo '.long 1' >>many.s && left many.s
}
check 'a reader of many warnings leaves' many_warnings
left_bundle() { fresh; unread "$kdasm" --bundle --offload-arch=gfx900,gfx906 warn.s -o out/a.o; same out/a.o expected.bundle && only out/a.o; }
check 'a reader of the warnings of a bundle leaves' left_bundle
left_remark() { # a note is cut off, of which kdinfo warns
	{ cat hello_world.s && printf '\n.section .note.x,"a",@note\n.long 4, 100, 32\n'; } >cut_off.s
	fresh && "$kdasm" cut_off.s -o cut_off.o && "$kdinfo" --set=kernarg_size=64 -k hello_world -o want.o cut_off.o 2>stderr &&
		says warning && unread "$kdinfo" --set=kernarg_size=64 -k hello_world -o out/a.o cut_off.o
	[ "$(cat ended)" -eq 0 ] && same out/a.o want.o && only out/a.o
}
check 'a reader of what kdinfo says leaves' left_remark
left_object() { "$kdasm" -mcpu=gfx900 large_object.s 2>stderr | :; [ ! -s stderr ]; }
printf '.fill 1000000\n' >large_object.s
check 'a reader of the object leaves, and needs no message' left_object
print_in_vain() {
	fresh
	"$kdasm" -mcpu=gfx900 print.s -o out/a.o >/dev/full 2>stderr
	[ $? -eq 1 ] && says 'cannot write standard output: No space left' && same out/a.o good.o && only out/a.o
}
if [ -c /dev/full ]; then check '.print to a full disk: the object is there, the status is 1' print_in_vain; else skip 'no /dev/full'; fi

# ---- the rule for make ----

older_rule() {
	fresh && echo older >out/a.d
	(trap '' XFSZ; ulimit -f 8; exec "$kdasm" -mcpu=gfx900 large_object.s -o out/a.o -MD 2>stderr)
	[ $? -eq 1 ] && says "cannot write 'out/a.o': File too large" && content_is older out/a.d && only out/a.d
}
check 'an object that does not fit: the older rule stays' older_rule
older_object() {
	fresh && echo older >out/a.o
	status 1 -mcpu=gfx900 good.s -o out/a.o -MD -MF "$1" && says "cannot write '$1'" && content_is older out/a.o && only out/a.o
}
check 'a rule that can not be written: the older object stays' older_object out/no/a.d
if [ -c /dev/full ]; then check 'a rule to a full disk: the older object stays' older_object /dev/full; else skip 'no /dev/full'; fi
no_link() { # STATUS KDASM...: the linked object is not written
	expected=$1
	shift
	fresh && echo older >out/a.o
	"$@" -o out/a.o 2>stderr
	[ $? -eq "$expected" ] && content_is older out/a.o && only out/a.o
}
link_in() { (ulimit -f 8; exec "$kdasm" -shared large.o "$@"); }
ignoring() { (trap '' XFSZ; "$@"); }
link_too_large() { no_link 1 ignoring link_in && says "cannot write 'out/a.o': File too large"; }
check 'a linked object that does not fit: the older one stays' link_too_large
check 'a linked object that does not fit, and a signal' no_link 153 link_in
not_checked() { # a finding that is an error
	sed 's/\(private_segment_fixed_size:\) 0/\1 4/' large_link.s >wrong.s && "$kdasm" -w wrong.s -o wrong.o &&
		no_link 1 "$kdasm" -shared -Werror wrong.o && says 'is 4 in the metadata but 0 in the descriptor'
}
check 'a linked object with a mistake: the older one stays' not_checked
unchecked() { fresh && "$kdasm" -shared -w large.o -o out/a.o && same out/a.o expected.link_large; }
check 'a linked object without checks' unchecked
errors() { fresh && echo older | tee out/a.o >out/a.d && status 1 -mcpu=gfx900 bad.s -o out/a.o -MD && content_is older out/a.o && content_is older out/a.d && only out/a.d out/a.o; }
check 'errors: the older object and rule stay' errors

# ---- signals ----

interrupted() { # SIGNAL ARGUMENTS...: while the object waits for its end, a text from a pipe that never comes
	signal=$1
	shift
	fresh && echo older >out/a.o && mkfifo out/pipe
	"$kdasm" "$@" -o out/a.o -MD -MF out/pipe 2>stderr &
	running=$!
	for i in $(seq 100); do
		[ -z "$(find out -name '.kdasm.*')" ] || break
		sleep 0.05
	done
	[ -n "$(find out -name '.kdasm.*')" ] || echo 'no temporary file was seen'
	kill -s "$signal" $running
	wait $running 2>/dev/null
	got=$?
	[ "$(kill -l "$got")" = "$signal" ] && content_is older out/a.o && only out/a.o out/pipe
}
# Under nohup it is ignored, and a shell cannot change that.
hang_up=HUP
[ -z "$( { sh -c 'kill -s HUP $$; echo ignored'; } 2>/dev/null)" ] || hang_up=
for signal in TERM $hang_up ALRM USR1 XCPU; do
	check "SIG$signal while the output is written" interrupted $signal -mcpu=gfx900 good.s
done
check 'a signal while a bundle is written' interrupted TERM --bundle --offload-arch=gfx900,gfx906 good.s
check 'a signal while a link is written' interrupted TERM -shared good.o

finish
