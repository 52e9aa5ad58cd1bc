#!/bin/sh
# hardening.sh BUILD [FLAG...] [CFLAGS] [LDFLAGS]: what the programs and the library have against faults in them.
#
# The flags are those of GNUmakefile that the compiler knows; CFLAGS and LDFLAGS say that these are GNUmakefile's own. What
# a caller chose is not checked.
set -u
LC_ALL=C
export LC_ALL
build=$1
shift
words=" $* "

passed=0 failed=0 skipped=0
check() { # NAME COMMAND...
	name=$1
	shift
	if "$@" >/dev/null 2>&1; then
		passed=$((passed + 1))
	else
		failed=$((failed + 1))
		echo "FAILED: $name"
	fi
}

given() { # WORD
	case $words in
	*" $1 "*) ;;
	*) skipped=$((skipped + 1)) && return 1 ;;
	esac
}

dynamic() { readelf -dW "$1"; }
is_pie() { readelf -hW "$1" | grep -q 'Type: *DYN' && dynamic "$1" | grep -q 'Flags:.*PIE'; }
has_relro() { readelf -lW "$1" | grep -q GNU_RELRO; }
is_bound_at_once() { dynamic "$1" | grep -q 'BIND_NOW\|Flags:.*NOW'; }
has_plain_stack() { readelf -lW "$1" | grep -q 'GNU_STACK.* RW '; }
is_without_text_relocations() { ! dynamic "$1" | grep -q TEXTREL; }
# No page can be written to and executed.
has_no_open_segment() { ! readelf -lW "$1" | grep -q 'LOAD.* RWE '; }
has_no_addresses() { readelf -SW "$1" | grep -q '\.rodata' && ! readelf -SW "$1" | grep -q '\.data\.rel'; }
has_symbol() { readelf -sW --dyn-syms "$1" | grep -q "$2"; }
has_marks() { readelf -nW "$build/libkdasm.o" | grep -q 'x86 feature: IBT, SHSTK'; }

for file in "$build/kdasm" "$build/kdinfo" "$build/kdasm-lsp" "$build"/libkdasm.so.*.*.*; do
	name=$(basename "$file")
	check "$name: text without relocations" is_without_text_relocations "$file"
	check "$name: no segment is writable and executable" has_no_open_segment "$file"
	check "$name: no code on the stack" has_plain_stack "$file"
	if given LDFLAGS; then
		case $name in libkdasm.so*) ;; *) check "$name: position independent" is_pie "$file" ;; esac
		check "$name: relocated data is read-only" has_relro "$file"
		check "$name: functions are bound at once" is_bound_at_once "$file"
	fi
	if given CFLAGS; then
		check "$name: stack protector" has_symbol "$file" __stack_chk_fail
		check "$name: checked string functions" has_symbol "$file" '__[a-z]*_chk'
	fi
done
# The tables of instructions are large: the loader is to find nothing in them to change.
for table in elsewhere form names renames rows; do
	check "emit/gpu/isa/$table.c: tables without addresses" has_no_addresses "$build/obj/emit/gpu/isa/$table.o"
done
# In the programs only where the C library has them too.
if [ "$(uname -m)" = x86_64 ] && given -fcf-protection; then
	check 'library: marks where jumps may arrive, and a shadow stack' has_marks
fi

echo "$passed passed, $failed failed, $skipped skipped"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
