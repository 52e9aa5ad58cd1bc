#!/bin/sh
# built.sh BUILD: checks what a user of the library and of a plain `make` gets, that other C libraries will do, and
# that the scanner is of the fast kind.
set -u
cd "$(dirname "$0")/../.." || exit

build=$1
cc=${CC:-cc}
cxx=${CXX:-c++}
make=${MAKE:-make}
nm=${NM:-nm}
flex=${FLEX:-flex}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 1' INT TERM

# shellcheck source=tests/shared/logged_checks.sh
. tests/shared/logged_checks.sh

# The visible symbols are the functions that the public headers declare, no more and no fewer.
declared_functions() {
	cat include/kdasm/*.h | tr '\n' ' ' | grep -o 'KD_API [^;{]*(' | grep -o 'kd_[a-z0-9_]*(' | tr -d '(' | sort -u
}

symbols_are_the_declared_ones() {
	$nm -g --defined-only "$build/libkdasm.a" | awk 'NF == 3 { print $3 }' | sort >"$folder/defined"
	declared_functions >"$folder/declared"
	diff -u "$folder/declared" "$folder/defined"
}

# In the language of who includes it. That a function is named as a structure is no mistake, although -Wshadow of g++ says so.
header_stands_alone() {
	for language in c11 c17 c++17; do
		compiler="$cc -Wshadow"
		[ $language = c++17 ] && compiler=$cxx
		printf '#include "%s"\nint not_empty;\n' "${1#include/}" | $compiler -std=$language -Wall -Wextra -Wpedantic \
			-Wconversion -Werror -Iinclude -fsyntax-only -x "${language%%[0-9]*}" - || return
	done
}

# The library's own flags for libraries, as `make` worked them out.
library_flags() {
	$make -s --no-print-directory print-libraries
}

# A C++ program that includes all headers and takes the address of each function.
cxx_program_links() {
	{
		(cd include && printf '#include "%s"\n' kdasm/*.h)
		echo 'typedef void (*function)(); function functions[] = {'
		declared_functions | sed 's/.*/reinterpret_cast<function>(&),/'
		echo '}; int main() { }'
	} >"$folder/all.cc"
	# shellcheck disable=SC2046 # words
	$cxx -std=c++11 -Wall -Wextra -Wpedantic -Werror -Iinclude "$folder/all.cc" ${CFLAGS:-} ${LDFLAGS:-} -o "$folder/all" \
		"$build/libkdasm.a" $(library_flags) && "$folder/all"
}

example_runs() { # PROGRAM
	"$1" "$folder/library.o" >"$folder/said" && cat "$folder/said" &&
		grep -q '^store_nothing: [0-9]* bytes for gfx906:xnack-$' "$folder/said" &&
		[ "$(od -An -c -N4 "$folder/library.o" | tr -d ' ')" = '177ELF' ]
}

demo_shows_the_object() {
	$make demo-run BUILD="$build" >"$folder/said" && cat "$folder/said" &&
		grep -q "^kernel hello_world\$" "$folder/said" && grep -qF "The programs are $build/kdasm and $build/kdinfo." "$folder/said"
}

# ---- flags and C libraries ----

commands_of_make() { # ARGUMENT...: what a build from nothing with these settings would run
	env -u MAKEFLAGS -u MFLAGS -u CFLAGS -u LDFLAGS -u CPPFLAGS $make -n V=1 BUILD="$folder/none" "$@" 2>/dev/null
}

hardened_by_default() {
	commands_of_make all >"$folder/commands" || return
	grep -e '-c .*emit/programs/kdasm/kdasm\.c' "$folder/commands" | grep -e -fstack-protector-strong | grep -e -O3 |
		grep -e -D_FORTIFY_SOURCE=2 | grep -e -fsanitize=bounds &&
		grep -e "-o $folder/none/kdasm " "$folder/commands" | grep -e -Wl,-z,now
}

# Each one takes time when a program starts. Options of the compiler, such as -fsanitize, can switch --as-needed off.
loads_only_what_it_calls() { # PROGRAM
	ldd -u "$1"
}

zstd_is_shared_on_request() {
	commands_of_make ZSTD=-lzstd all >"$folder/commands" || return
	grep -e "-o $folder/none/kdasm " "$folder/commands" | grep -e ' -lzstd ' | grep -v libzstd.a
}

flags_are_the_callers() {
	commands_of_make CFLAGS=-O0 LDFLAGS=-s all >"$folder/commands" || return
	grep -q -e ' -O0 ' "$folder/commands" &&
		! grep -e -fstack-protector -e FORTIFY -e sanitize -e -Wl,-z "$folder/commands"
}

# Library headers are those of this machine.
# shellcheck disable=SC2046 # words
compiles_with_musl() {
	musl-gcc -std=gnu11 -D_GNU_SOURCE= -Wall -Wextra -Werror -fsyntax-only -Iinclude -Iemit -Igrammar -I"$build/grammar" -I"$build/isa" -I"$build/page" \
		-idirafter /usr/include -idirafter "/usr/include/$($cc -print-multiarch)" \
		$(find emit grammar -name "*.c") "$build"/grammar/*.c
}

# flex says in lex.backup for which rules the scanner must remember where the last match ended. One
# such rule makes the scanner slower at each byte of any text.
scanner_does_not_back_up() {
	scanner=$PWD/grammar/scan.l
	(cd "$folder" && $flex -b -o scan.c "$scanner") && cat "$folder/lex.backup" && grep -q '^No backing up' "$folder/lex.backup"
}

check "visible symbols" symbols_are_the_declared_ones
for header in include/kdasm/*.h; do
	check "$header is alone" header_stands_alone "$header"
done
check "examples/library.c" example_runs "$build/examples/library"
check "make demo" demo_shows_the_object
check_with "$cxx" "a C++ program that uses every function" cxx_program_links
check "a plain make hardens" hardened_by_default
for program in kdasm kdinfo kdasm-lsp; do
	check_with ldd "$program loads no library that it does not call" loads_only_what_it_calls "$build/$program"
done
check "make ZSTD=-lzstd" zstd_is_shared_on_request
check "a caller's flags are all there are" flags_are_the_callers
check_with musl-gcc "the sources with musl's headers" compiles_with_musl
check "the scanner does not back up" scanner_does_not_back_up

finish
