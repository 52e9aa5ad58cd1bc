#!/bin/sh
# bare.sh FOLDER: installs the packages in the folder into the system that it runs in, uses them as people and their
# projects do, and removes them. run.sh runs it where nothing else is installed.
set -eux

install() { apt-get -qq install -y --no-install-recommends "$@" >/dev/null; }

apt-get -qq update
install "$1"/kdasm_*.deb # which contains the library
examples=/usr/share/doc/kdasm/examples
work=$(mktemp -d)
cd "$work"

# ---- the programs ----

kdasm -shared $examples/hello_world.s -o hello.hsaco
kdinfo --check hello.hsaco

# ---- man pages ----

install man-db
for page in $(dpkg -L kdasm | sed -n 's,^/usr/share/man/man./\(.*\)\.gz$,\1,p'); do
	MANWIDTH=80 man --warnings "${page##*.}" "${page%.*}" >page 2>warnings
	grep -q '^NAME' page
	[ ! -s warnings ]
done

# ---- completion ----

install bash-completion zsh fish python3
# shellcheck disable=SC2016 # bash's own variables
[ "$(bash -c '. /usr/share/bash-completion/bash_completion; _completion_loader kdasm
	COMP_LINE="kdasm --target-l" COMP_POINT=${#COMP_LINE}; _kdasm; echo "${COMPREPLY[*]}"')" = --target-list ]
[ "$(python3 "$1"/tests/editors/completed.py 'kdasm --target-l')" = 'kdasm --target-list ' ]
[ "$(python3 "$1"/tests/editors/completed.py 'kdinfo --runs-')" = 'kdinfo --runs-on=' ]
fish -c 'complete -C "kdinfo --tabl"' | grep -q '^--table	'

# ---- vim ----

install vim
vim -i NONE -es --cmd 'set nocompatible' -c 'filetype on' -c "edit $examples/hello_world.s" -c 'syntax on' \
	-c 'call writefile([&filetype, b:current_syntax], "seen")' -c 'qall!' </dev/null
[ "$(tr '\n' ' ' <seen)" = 'kdasm kdasm ' ]

# ---- the library in C and Python ----

install "$1"/libkdasm0_*.deb "$1"/libkdasm-dev_*.deb gcc libc6-dev pkg-config
for example in library jit compiler; do
	# shellcheck disable=SC2046 # words
	cc $examples/$example.c $(pkg-config --cflags --libs kdasm) -o $example
done
./library library.o
./jit 7 image
./compiler primes.hsaco 'nth_prime = in table'
cp -r $examples/python .
(cd python && python3 test_kdasm.py)

# ---- CMake ----

install cmake make ninja-build
mkdir cmake
cp $examples/library.c $examples/hello_world.s cmake
cat >cmake/CMakeLists.txt <<'END'
cmake_minimum_required(VERSION 3.18)
project(outside C)
find_package(kdasm 0.2 REQUIRED)
foreach(kind kdasm kdasm_static)
  add_executable(with_${kind} library.c)
  target_link_libraries(with_${kind} PRIVATE kdasm::${kind})
endforeach()
get_target_property(CMAKE_ASM_COMPILER kdasm::assembler LOCATION)
enable_language(ASM)
add_executable(hello.hsaco hello_world.s)
target_link_options(hello.hsaco PRIVATE -shared)
END
for generator in Ninja 'Unix Makefiles'; do
	cmake -G "$generator" -S cmake -B "$generator"
	cmake --build "$generator"
	for program in with_kdasm with_kdasm_static; do
		"$generator"/$program made.o
		cmp library.o made.o
	done
	cmp hello.hsaco "$generator/hello.hsaco"
done

# ---- Meson ----

install meson
mkdir meson
cp $examples/library.c meson
cat >meson/meson.build <<'END'
project('outside', 'c')
executable('library', 'library.c', dependencies: dependency('kdasm'))
END
meson setup meson/out meson
meson compile -C meson/out
meson/out/library made.o
cmp library.o made.o

# ---- the example project with GNU make, Ninja, CMake, Meson and Bazel ----

install bazel-bootstrap
sh "$1"/tests/delivery/build_systems.sh installed 20 | tee tried
grep -q ' 0 failed, 0 skipped$' tried

# ---- nothing is left ----

cd /
apt-get -qq purge -y kdasm libkdasm-dev libkdasm0 >/dev/null
left=$(find /usr/bin /usr/include /usr/lib /usr/share -name '*kdasm*' ! -name 'ikdasm*' -o -name '*kdinfo*')
[ -z "$left" ]
