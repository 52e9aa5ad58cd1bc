#!/bin/sh
# installed.sh BUILD: checks what `make install` and its like put where, and that programs outside of the tree are built
# with it: by hand, with pkg-config, CMake and Meson.
set -u
cd "$(dirname "$0")/../.." || exit

build=$1
cc=${CC:-cc}
make="${MAKE:-make} --no-print-directory"
nm=${NM:-nm}
source=$PWD
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 1' INT TERM

# shellcheck source=tests/shared/logged_checks.sh
. tests/shared/logged_checks.sh

# ---- what is there ----

says_its_version() { # PROGRAM
	[ "$("$1" --version | head -n 1)" = "$(basename "$1") $version" ]
}

# The programs run wherever they are, as they are those of the build and contain the library.
runs() { # BELOW
	same "$1/bin/kdasm" "$build/kdasm" && same "$1/bin/kdinfo" "$build/kdinfo" &&
		same "$1/bin/kdasm-lsp" "$build/kdasm-lsp" && works "$1"
}

works() { # BELOW
	says_its_version "$1/bin/kdasm" && says_its_version "$1/bin/kdinfo" && says_its_version "$1/bin/kdasm-lsp" &&
		"$1/bin/kdasm" -shared examples/hello_world.s -o "$folder/hello.hsaco" && "$1/bin/kdinfo" "$folder/hello.hsaco" &&
		! readelf --dynamic "$1/bin/kdasm" "$1/bin/kdinfo" | grep -e libkdasm -e runpath
}

# Each file where it should be, and none elsewhere.
has_all() { # ROOT BELOW
	[ -z "$1" ] || [ -z "$(find "$1" -type f ! -path "$2/*")" ] || return
	(cd "$2" && find . -type f -o -type l) | sort >"$folder/found"
	{
		(cd include && headers_wanted | sed 's,^,./include/,')
		(cd emit/manual && printf './share/doc/kdasm/%s\n' *.md *.json *.png)
		(cd emit/programs/package/vscode && printf './share/kdasm/vscode/%s\n' *)
		(cd examples && find . -name __pycache__ -prune -o -name '.?*' -prune -o -type f -print | sed 's,^\.,./share/doc/kdasm/examples,')
		(cd emit/manual && for page in *.[1-8]; do echo "./share/man/man${page##*.}/$page"; done)
		cat <<-END
			./bin/kdasm
			./bin/kdasm-lsp
			./bin/kdinfo
			./lib/cmake/kdasm/kdasmConfig.cmake
			./lib/cmake/kdasm/kdasmConfigVersion.cmake
			./lib/libkdasm.a
			./lib/libkdasm.so
			./lib/libkdasm.so.0
			./lib/libkdasm.so.$version
			./lib/pkgconfig/kdasm.pc
			./share/doc/kdasm/CHANGELOG.md
			./share/bash-completion/completions/kdasm
			./share/bash-completion/completions/kdasm-lsp
			./share/bash-completion/completions/kdinfo
			./share/fish/vendor_completions.d/kdasm.fish
			./share/fish/vendor_completions.d/kdasm-lsp.fish
			./share/fish/vendor_completions.d/kdinfo.fish
			./share/kdasm/vscode/kdasm.tmLanguage.json
			./share/kdasm/words.json
			./share/man/man7/kdasm-instructions.7
			./share/vim/vimfiles/ftdetect/kdasm.vim
			./share/vim/vimfiles/syntax/kdasm.vim
			./share/zsh/site-functions/_kdasm
			./share/zsh/site-functions/_kdasm-lsp
			./share/zsh/site-functions/_kdinfo
		END
	} | sort >"$folder/wanted"
	diff -u "$folder/wanted" "$folder/found"
}

# Headers, and of the tables those that headers include.
headers_wanted() {
	printf '%s\n' kdasm/*.h
	cat kdasm/*.h | sed -n 's/^#include "\(.*\.def\)"$/\1/p' | sort -u
}

installs() { # ROOT PREFIX MAKE-ARGUMENT...
	root=$1 prefix=$2
	shift 2
	$make install BUILD="$build" "$@" && has_all "$root" "$root$prefix" && runs "$root$prefix"
}

uninstalls() { # ROOT MAKE-ARGUMENT...
	root=$1
	shift
	mkdir -p "$root/usr/share/doc/other" && touch "$root/usr/lib/libother.so" &&
		$make uninstall BUILD="$build" "$@" && find "$root" ! -type d &&
		[ "$(find "$root" ! -type d)" = "$root/usr/lib/libother.so" ] && [ -z "$(find "$root" -name '*kdasm*')" ]
}

# Programs and libraries without what only debuggers read.
installs_stripped() { # ROOT
	$make install-strip BUILD="$build" DESTDIR="$1" prefix=/usr/local && works "$1/usr/local" &&
		for file in "$1"/usr/local/bin/kd* "$1"/usr/local/lib/libkdasm.so "$1"/usr/local/lib/libkdasm.a; do
			! readelf --wide --sections "$file" | grep -F .debug_info || return
		done && ! readelf --wide --sections "$1/usr/local/bin/kdasm" | grep -F .symtab
}

library_elsewhere() {
	$make install BUILD="$build" DESTDIR="$folder/elsewhere" PREFIX=/opt libdir='/opt/more libraries/x' &&
		runs "$folder/elsewhere/opt" && [ -e "$folder/elsewhere/opt/more libraries/x/libkdasm.so" ]
}

# ---- the interface ----

declared_functions() {
	cat include/kdasm/*.h | tr '\n' ' ' | grep -o 'KD_API [^;{]*(' | grep -o 'kd_[a-z0-9_]*(' | tr -d '(' | sort -u
}

shared_symbols_are_the_declared_ones() { # LIBRARY
	$nm --dynamic --defined-only "$1" | awk '$2 != "A" { sub(/@.*/, "", $3); print $3 }' | sort >"$folder/defined"
	declared_functions >"$folder/declared"
	diff -u "$folder/declared" "$folder/defined" && readelf --dynamic "$1" | grep -F 'soname: [libkdasm.so.0]'
}

# Of everything that a header brings along, only what begins with our prefixes is ours.
macros_of() { # HEADER...
	printf '#include "%s"\n' "$@" | $cc -std=c11 -I"$folder/root/usr/include" -dM -E -x c - | awk '{ sub(/\(.*/, "", $2); print $2 }' | sort -u
}

macros_have_a_prefix() { # HEADER
	macros_of limits.h stdbool.h stddef.h stdint.h >"$folder/common"
	macros_of "$1" >"$folder/macros"
	grep -q '^KDASM_.*_H$' "$folder/macros" && ! comm -13 "$folder/common" "$folder/macros" | grep -v '^KD_\|^KDASM_'
}

# ---- other people's programs ----

example_runs() { # PROGRAM
	"$1" "$folder/library.o" >"$folder/said" && cat "$folder/said" &&
		grep -q '^store_nothing: [0-9]* bytes for gfx906:xnack-$' "$folder/said" &&
		[ "$(od -An -c -N4 "$folder/library.o" | tr -d ' ')" = '177ELF' ]
}

image_is_made() { # PROGRAM
	"$1" 7 "$folder/image" && [ "$(od -An -c -N4 "$folder/image" | tr -d ' ')" = '177ELF' ]
}

examples_build() { # ROOT PREFIX OPTION...
	root=$1 below=$1$2
	shift 2
	flags=$(PKG_CONFIG_LIBDIR="$below/lib/pkgconfig" PKG_CONFIG_SYSROOT_DIR="$root" PKG_CONFIG_ALLOW_SYSTEM_CFLAGS=1 \
		PKG_CONFIG_ALLOW_SYSTEM_LIBS=1 pkg-config --cflags --libs "$@" kdasm) || return
	# pkg-config puts a backslash before what the shell would take apart.
	eval "$cc examples/library.c $flags -o '$folder/library'" && LD_LIBRARY_PATH=$below/lib example_runs "$folder/library" &&
		eval "$cc examples/jit.c $flags -o '$folder/jit'" && LD_LIBRARY_PATH=$below/lib image_is_made "$folder/jit"
}

# What a program asks for is as little as it needs, and Libs.private is the rest for one that contains the archive.
archive_needs_the_private_libraries() {
	pc="$folder/root/usr/lib/pkgconfig/kdasm.pc"
	# shellcheck disable=SC2016,SC2086 # a variable of pkg-config; words
	grep -x 'Libs: -L${libdir} -lkdasm' "$pc" && private=$(sed -n 's/^Libs.private: //p' "$pc") &&
		$cc examples/library.c -I"$folder/root/usr/include" "$folder/root/usr/lib/libkdasm.a" $private -o "$folder/whole" &&
		example_runs "$folder/whole"
}

moved_library_is_found() {
	cp -R "$spaced" "$folder/moved" &&
		flags=$(PKG_CONFIG_LIBDIR="$folder/moved/lib/pkgconfig" pkg-config --define-variable=prefix="$folder/moved" --cflags --libs kdasm) &&
		echo "$flags" && ! echo "$flags" | grep -qF "#1" && eval "$cc examples/library.c $flags -o '$folder/library'" &&
		LD_LIBRARY_PATH="$folder/moved/lib" example_runs "$folder/library"
}

cmake_project_builds() {
	mkdir -p "$folder/cmake" && cat >"$folder/cmake/CMakeLists.txt" <<-END || return
		cmake_minimum_required(VERSION 3.13)
		project(outside C)
		find_package(kdasm $version REQUIRED)
		add_executable(shared $source/examples/library.c)
		target_link_libraries(shared PRIVATE kdasm::kdasm)
		add_executable(whole $source/examples/library.c)
		target_link_libraries(whole PRIVATE kdasm::kdasm_static)
		add_custom_command(OUTPUT hello.o DEPENDS $source/examples/hello_world.s
		  COMMAND kdasm::assembler $source/examples/hello_world.s -o hello.o COMMAND kdasm::kdinfo hello.o)
		add_custom_target(kernels ALL DEPENDS hello.o)
	END
	cmake -S "$folder/cmake" -B "$folder/cmake/out" -DCMAKE_PREFIX_PATH="$spaced" -DCMAKE_C_COMPILER="$cc" &&
		cmake --build "$folder/cmake/out" && example_runs "$folder/cmake/out/shared" && example_runs "$folder/cmake/out/whole" &&
		readelf --dynamic "$folder/cmake/out/shared" | grep -F '[libkdasm.so.0]' &&
		! readelf --dynamic "$folder/cmake/out/whole" | grep -F libkdasm
}

# A version that is not there yet is refused.
cmake_refuses_a_later_version() {
	mkdir -p "$folder/later" && cat >"$folder/later/CMakeLists.txt" <<-END || return
		cmake_minimum_required(VERSION 3.13)
		project(outside NONE)
		find_package(kdasm 0.99 REQUIRED)
	END
	! cmake -S "$folder/later" -B "$folder/later/out" -DCMAKE_PREFIX_PATH="$spaced" >"$folder/said" 2>&1 &&
		cat "$folder/said" && grep -qF "version: $version" "$folder/said"
}

meson_project_builds() {
	mkdir -p "$folder/meson" && cp examples/library.c "$folder/meson" && cat >"$folder/meson/meson.build" <<-END || return
		project('outside', 'c')
		executable('library', 'library.c', dependencies: dependency('kdasm', version: '>= $version'))
	END
	PKG_CONFIG_PATH="$folder/root/opt/kd/lib/pkgconfig" meson setup "$folder/meson/out" "$folder/meson" \
		--pkg-config-path "$plain/lib/pkgconfig" && meson compile -C "$folder/meson/out" &&
		example_runs "$folder/meson/out/library"
}

# ---- the sources as a file ----

dist_is_whole() {
	$make dist BUILD="$folder/dist" && cp "$folder/dist/kdasm-$version.tar.gz" "$folder/first.tar.gz" &&
		$make dist BUILD="$folder/dist" && cmp "$folder/first.tar.gz" "$folder/dist/kdasm-$version.tar.gz" &&
		tar -tzf "$folder/first.tar.gz" | sed -n "s,^kdasm-$version/,,p" | grep -v '/$' | sort >"$folder/packed" &&
		find .ci .editorconfig .gitattributes .github emit examples grammar include tests GNUmakefile CHANGELOG.md CONTRIBUTING.md LICENSE README.md \
			-name __pycache__ -prune -o -name .mypy_cache -prune -o ! -type d -print | sort >"$folder/sources" &&
		[ -z "$(comm -23 "$folder/sources" "$folder/packed")" ] && ! grep -e '^build/' -e '\.git/' "$folder/packed"
}

version=$(sed -n 's/^#define KDASM_VERSION "\(.*\)"$/\1/p' include/kdasm/kdasm.h)

check "make install" installs "$folder/root" /usr DESTDIR="$folder/root" PREFIX=/usr
check "only kd_ names in the shared library" shared_symbols_are_the_declared_ones "$folder/root/usr/lib/libkdasm.so"
for header in include/kdasm/*.h; do
	check "macros of ${header#include/}" macros_have_a_prefix "${header#include/}"
done
check "the examples in C with pkg-config" examples_build "$folder/root" /usr
check "the examples in C with pkg-config --static" examples_build "$folder/root" /usr --static
check "the archive with Libs.private" archive_needs_the_private_libraries
check "make uninstall" uninstalls "$folder/root" DESTDIR="$folder/root" PREFIX=/usr
check "make install with prefix" installs "$folder/lower" /opt/kd DESTDIR="$folder/lower" prefix=/opt/kd
relative=$(realpath --relative-to=. "$folder/relative")
check "make install with a relative DESTDIR" installs "$folder/relative" /usr DESTDIR="$relative" PREFIX=/usr
check "make install with an empty prefix" installs "$folder/top" '' DESTDIR="$folder/top" prefix=
odd="$folder/it's a \"root\""
check "make install with blanks" installs "$odd" '/my programs' DESTDIR="$odd" PREFIX='/my programs'
check "make uninstall with blanks" $make uninstall BUILD="$build" DESTDIR="$odd" PREFIX='/my programs'
check "nothing is left of it" [ -z "$(find "$odd" ! -type d)" ]
check "make install with a libdir" library_elsewhere
plain="$folder/plain"
check "make install without DESTDIR" installs '' "$plain" PREFIX="$plain"
spaced="$folder/my programs' \"#1\" & more"
check "make install without DESTDIR, with blanks and quotes" installs '' "$spaced" PREFIX="$spaced"
check "the examples in C with what is installed below blanks" examples_build '' "$spaced"
check "what was moved" moved_library_is_found
check "make install-strip" installs_stripped "$folder/stripped"
check_with cmake "find_package in CMake" cmake_project_builds
check_with cmake "find_package of a later version" cmake_refuses_a_later_version
check_with meson "dependency in Meson" meson_project_builds
check "make dist" dist_is_whole

finish
