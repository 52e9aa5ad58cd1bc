#!/bin/sh
# delivery.sh BUILD: checks what a user of the library and of `make install` gets, and that the
# scanner is of the fast kind.
set -u
cd "$(dirname "$0")/.." || exit

build=$1
cc=${CC:-cc}
nm=${NM:-nm}
flex=${FLEX:-flex}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 1' INT TERM

passed=0 failed=0
check() { # NAME COMMAND...
	name=$1
	shift
	if "$@" >"$folder/log" 2>&1; then
		passed=$((passed + 1))
	else
		echo "FAILED: $name"
		cat "$folder/log"
		failed=$((failed + 1))
	fi
}

# The visible symbols are the functions that the public headers declare, no more and no fewer.
symbols_are_the_declared_ones() {
	$nm -g --defined-only "$build/libkdasm.a" | awk 'NF == 3 { print $3 }' | sort >"$folder/defined"
	cat include/kdasm/*.h | tr '\n' ' ' | grep -o 'KD_API [^;{]*(' | grep -o 'kd_[a-z0-9_]*(' |
		tr -d '(' | sort -u >"$folder/declared"
	diff -u "$folder/declared" "$folder/defined"
}

header_stands_alone() {
	printf '#include "%s"\nint not_empty;\n' "${1#include/}" |
		$cc -std=c11 -Wall -Wextra -Wpedantic -Werror -Iinclude -fsyntax-only -x c -
}

image_is_made() { # PROGRAM
	"$1" 7 "$folder/image" && [ "$(od -An -c -N4 "$folder/image" | tr -d ' ')" = '177ELF' ]
}

example_runs() { # PROGRAM
	"$1" "$folder/library.o" >"$folder/said" && cat "$folder/said" &&
		grep -q '^store_nothing: [0-9]* bytes for gfx906:xnack-$' "$folder/said" &&
		[ "$(od -An -c -N4 "$folder/library.o" | tr -d ' ')" = '177ELF' ]
}

installs() {
	${MAKE:-make} install BUILD="$build" DESTDIR="$folder/root" PREFIX=/usr &&
		"$folder/root/usr/bin/kdasm" --version && "$folder/root/usr/bin/kdinfo" --version &&
		[ -s "$folder/root/usr/share/man/man1/kdinfo.1" ] &&
		[ -s "$folder/root/usr/share/man/man1/kdasm.1" ] && [ -s "$folder/root/usr/share/man/man5/kdasm.5" ]
}

example_builds_as_installed() {
	flags=$(PKG_CONFIG_SYSROOT_DIR="$folder/root" PKG_CONFIG_LIBDIR="$folder/root/usr/lib/pkgconfig" \
		PKG_CONFIG_ALLOW_SYSTEM_CFLAGS=1 PKG_CONFIG_ALLOW_SYSTEM_LIBS=1 \
		pkg-config --cflags --libs kdasm) || return
	# shellcheck disable=SC2086 # words
	$cc examples/library.c $flags -o "$folder/library" && example_runs "$folder/library" &&
		$cc examples/jit.c $flags -o "$folder/jit" && image_is_made "$folder/jit"
}

# flex says in lex.backup for which rules the scanner must remember where the last match ended. One
# such rule makes the scanner slower at each byte of any text.
scanner_does_not_back_up() {
	scanner=$PWD/grammar/scan.l
	(cd "$folder" && $flex -b -o scan.c "$scanner") && cat "$folder/lex.backup" && grep -q '^No backing up' "$folder/lex.backup"
}

check "visible symbols" symbols_are_the_declared_ones
for header in include/kdasm/*.h; do
	check "$header stands alone" header_stands_alone "$header"
done
check "examples/library.c" example_runs "$build/examples/library"
check "make install" installs
check "the examples in C with what is installed" example_builds_as_installed
check "the scanner does not back up" scanner_does_not_back_up

echo "$passed passed, $failed failed, 0 skipped"
[ "$failed" -eq 0 ]
