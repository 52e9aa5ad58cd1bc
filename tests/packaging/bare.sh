#!/bin/sh
# bare.sh FOLDER: installs the packages in the folder into the system that it runs in, uses them as other projects do, and
# removes them. packaging.sh runs it where nothing else is installed.
set -eu

install() { apt-get -qq install -y --no-install-recommends "$@" >/dev/null; }

apt-get -qq update
install "$1"/kdasm_*.deb "$1"/libkdasm0_*.deb
examples=/usr/share/doc/kdasm/examples
cd "$(mktemp -d)"
kdasm -shared $examples/hello_world.s -o hello.hsaco
kdinfo --check hello.hsaco

install "$1"/libkdasm-dev_*.deb gcc libc6-dev cmake ninja-build meson pkg-config
cp $examples/library.c .
# shellcheck disable=SC2046 # words
cc library.c $(pkg-config --cflags --libs kdasm) -o library
./library library.o

cat >CMakeLists.txt <<'END'
cmake_minimum_required(VERSION 3.13)
project(outside C)
find_package(kdasm 0.1 REQUIRED)
foreach(kind kdasm kdasm_static)
  add_executable(with_${kind} library.c)
  target_link_libraries(with_${kind} PRIVATE kdasm::${kind})
endforeach()
add_custom_command(OUTPUT hello.o COMMAND kdasm::assembler /usr/share/doc/kdasm/examples/hello_world.s -o hello.o)
add_custom_target(kernels ALL DEPENDS hello.o)
END
cmake -G Ninja -S . -B ninja
cmake --build ninja
for program in with_kdasm with_kdasm_static; do
	ninja/$program made.o
	cmp library.o made.o
done

cat >meson.build <<'END'
project('outside', 'c')
executable('library', 'library.c', dependencies: dependency('kdasm'))
END
meson setup meson
meson compile -C meson
meson/library made.o
cmp library.o made.o

apt-get -qq purge -y kdasm libkdasm-dev libkdasm0 >/dev/null
[ -z "$(find /usr/bin /usr/include /usr/lib /usr/share -name '*kdasm*')" ]
