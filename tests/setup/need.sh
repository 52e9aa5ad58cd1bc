#!/bin/sh
# need.sh GROUP...: sees to it that what a group needs is there.
#
# Each need is probed by use (does the command run, does the header compile), so whatever way it
# was installed is fine. What is missing is installed with apt-get when we are root; otherwise,
# or without apt-get, the one line to run is printed and the exit status is 1. What only some tests
# need, which are skipped without it, is installed too, but may be missing.
set -eu

usage() {
	echo "usage: need.sh build|test|valgrind|develop|sanitize|systems|packaging|oracle..." >&2
	exit 2
}

# ---- probes ----

command_runs() { command -v "$1" >/dev/null 2>&1; }

# A C compiler that finds the C library's headers and the given one.
header_compiles() {
	# shellcheck disable=SC2086 # words
	printf '#include <stdio.h>\n#include <stdarg.h>\n#include <stddef.h>\n#include <setjmp.h>\n#include <stdint.h>\n#include <%s>\n' "$1" |
		${CC:-cc} ${CPPFLAGS:-} -x c -fsyntax-only - >/dev/null 2>&1
}

library_is_there() {
	for library in /usr/lib/*/"$1"; do [ ! -e "$library" ] || return 0; done
	return 1
}

missing=
wished=
want() { missing="$missing $*"; }
wish() { wished="$wished $*"; }

# ---- the groups: a probe and the Debian package that satisfies it ----

need_build() {
	compiler=${CC:-cc}
	compiler=${compiler%% *}
	command_runs "$compiler" || want "$(compiler_package)"
	header_compiles stdio.h || want libc6-dev
	command_runs make || want make
	command_runs objcopy || want binutils
	command_runs flex || want flex
	command_runs bison || want bison
	command_runs pkg-config || want pkg-config
	header_compiles msgpack.h || want "$(msgpack_package)"
	header_compiles gelf.h || want libelf-dev
	header_compiles xxhash.h || want libxxhash-dev
	header_compiles zstd.h || want libzstd-dev
	header_compiles zlib.h || want zlib1g-dev
	header_compiles jansson.h || want libjansson-dev
}

need_test() {
	command_runs mypy || wish mypy # for the hints of the Python package
	command_runs mandoc || wish mandoc # reads man pages more strictly than groff
	header_compiles cmocka.h || want libcmocka-dev
	command_runs python3 || want python3
	command_runs "${CXX:-c++}" || want g++
	# a client for the language server, and editors that are one
	jsonrpc_is_there || want "$(jsonrpc_package)"
	command_runs nvim || wish neovim
	if ! command_runs emacs; then wish emacs-nox; elif ! emacs_has_eglot; then wish elpa-eglot; fi
}

need_valgrind() {
	command_runs valgrind || want valgrind
}

need_develop() {
	command_runs clang || want clang
	command_runs clang-format || want clang-format
	command_runs musl-gcc || want musl-tools
	command_runs cmake || wish cmake
	command_runs ninja || wish ninja-build
	command_runs meson || wish meson
	command_runs fish || wish fish
	command_runs zsh || wish zsh
	command_runs vim || wish vim
	command_runs chromium || wish chromium # opens the pages of kdinfo --html
	command_runs chromedriver || wish chromium-driver
	[ -e /usr/include/hip/hip_runtime_api.h ] || wish libamdhip64-dev # of Debian 12 on: the program of the tutorial
}

# For the system's Python, whichever one comes first.
jsonrpc_is_there() {
	python3 -c 'import pylsp_jsonrpc' 2>/dev/null || [ -d /usr/lib/python3/dist-packages/pylsp_jsonrpc ] ||
		[ -d /usr/lib/python3/dist-packages/pyls_jsonrpc ]
}

# It is part of Emacs from version 29 on.
emacs_has_eglot() {
	emacs --batch --eval "(require 'eglot)" >/dev/null 2>&1
}

# What clang's -fsanitize links is in a package of its own.
need_sanitize() {
	compiler=${CLANG:-clang}
	if ! command_runs "$compiler"; then
		want "$compiler"
	elif ! sanitizers_link; then
		want "$(sanitizer_package)"
	fi
}

need_systems() {
	command_runs debootstrap || want debootstrap
}

need_packaging() {
	need_systems
	for triplet in i686 aarch64 riscv64; do
		command_runs $triplet-linux-gnu-gcc || want gcc-$triplet-linux-gnu
	done
	[ -d /usr/i686-linux-gnu/include ] || want libc6-dev-i386-cross
	[ -d /usr/aarch64-linux-gnu/include ] || want libc6-dev-arm64-cross
	[ -d /usr/riscv64-linux-gnu/include ] || want libc6-dev-riscv64-cross
	command_runs ninja || want ninja-build
	command_runs cmake || want cmake
	command_runs meson || want meson
	command_runs bazel || want bazel-bootstrap
}

need_oracle() {
	command_runs python3 || want python3
	command_runs llvm-mc-22 || want llvm-22
	[ -r "$(llvm-config-22 --includedir 2>/dev/null)/llvm/Support/AMDHSAKernelDescriptor.h" ] || want llvm-22-dev
	command_runs clang-22 || want clang-22
	command_runs ld.lld-22 || want lld-22
	command_runs eu-elflint || want elfutils
	command_runs llvm-mc-19 || want llvm-19
	command_runs llvm-mc-14 || want llvm-14
	command_runs clang-offload-bundler-22 || want clang-tools-22
	command_runs clang-offload-bundler-14 || want clang-tools-14
	header_compiles amd_comgr.h || want libamd-comgr-dev
	library_is_there librocrand.so.1 || want librocrand1
	gcc_offloads || wish gcc-12-offload-amdgcn
}

gcc_offloads() {
	command_runs gcc-12 && [ -x "$(gcc-12 -print-prog-name=accel/amdgcn-amdhsa/mkoffload)" ]
}

sanitizers_link() {
	echo 'int LLVMFuzzerTestOneInput(const unsigned char *data, unsigned long size) { return data && size > 9; }' |
		"$compiler" -fsanitize=fuzzer,address,undefined -x c -o /dev/null - >/dev/null 2>&1
}

# Before clang 14 it was part of another one.
sanitizer_package() {
	version=$("$compiler" -dumpversion)
	version=${version%%.*}
	if [ "$version" -ge 14 ]; then echo "libclang-rt-$version-dev"; else echo "libclang-common-$version-dev"; fi
}

# Other compilers' packages have the names of their commands.
compiler_package() {
	if [ "$compiler" = cc ]; then echo gcc; else echo "$compiler"; fi
}

# Debian renamed the C library's package when it split off the C++ one.
msgpack_package() {
	if [ -n "$(apt-cache search --names-only '^libmsgpack-c-dev$' 2>/dev/null)" ]; then
		echo libmsgpack-c-dev
	else
		echo libmsgpack-dev
	fi
}

# Debian 11 has it by an older name.
jsonrpc_package() {
	if [ -n "$(apt-cache search --names-only '^python3-pylsp-jsonrpc$' 2>/dev/null)" ]; then
		echo python3-pylsp-jsonrpc
	else
		echo python3-pyls-jsonrpc
	fi
}

find_missing() {
	missing=
	wished=
	for group; do
		case $group in
		build | test | valgrind | develop | sanitize | systems | packaging | oracle) "need_$group" ;;
		*) usage ;;
		esac
	done
}

[ $# -gt 0 ] || usage
find_missing "$@"
[ -n "$missing$wished" ] || exit 0

# True if there is all that has to be.
can_go_on() {
	[ -z "$missing" ] || return
	[ -z "$wished" ] || echo "not installed, so some tests are skipped:$wished" >&2
}

if ! command_runs apt-get; then
	can_go_on && exit
	echo "kdasm needs (names of the Debian packages):$missing" >&2
	exit 1
fi
if [ "$(id -u)" -ne 0 ]; then
	can_go_on && exit
	echo "kdasm needs packages that are not installed. Run this as root, then try again:" >&2
	echo "  apt-get update && apt-get install -y --no-install-recommends$missing$wished" >&2
	exit 1
fi

echo "installing with apt-get, which says nothing until it is done:$missing$wished"
export DEBIAN_FRONTEND=noninteractive
log=$(mktemp)
trap 'rm -f "$log"' EXIT
apt-get -qq update || true # one unreachable list need not matter; the installation tells
find_missing "$@" # the package lists are known only now
asked=
# What a program lacks is seen when that is there: clang's own libraries, for one.
while [ "$missing$wished" != "$asked" ]; do
	asked=$missing$wished
	for packages in "$missing" "$wished"; do
		# shellcheck disable=SC2086 # one word a package
		apt-get -qq install -y --no-install-recommends $packages >"$log" 2>&1 || cat "$log" >&2
	done
	find_missing "$@"
done

if ! can_go_on; then
	echo "could not be installed:$missing" >&2
	case $missing in
	*llvm-* | *clang-*)
		echo "Debian 12 has llvm-22 and clang-22 in its security archive and llvm-19 in the main one. Elsewhere," >&2
		echo "have llvm-mc-22, clang-22, ld.lld-22 and llvm-mc-19 in PATH." >&2
		;;
	esac
	exit 1
fi
