#!/bin/sh
# build_systems.sh BUILD|installed [KERNELS]: builds examples/project with the real tools. Each must make the same bundle,
# and make again what depends on a file that changed, and nothing else. With the word `installed`, kdasm and the project
# are those of the Debian package.
#
# With a number, Meson and Bazel are tried, too, and Bazel builds so many kernels, from nothing and from its cache.
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/shared/checks.sh

kernels=${2:-}
folder=$(mktemp -d)
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
trap 'exit 1' INT TERM
if [ "$1" = installed ]; then
	bin=/usr/bin
	project=/usr/share/doc/kdasm/examples/project
else
	bin=$folder/bin
	project=$PWD/examples/project
	mkdir "$bin" && cp "$1/kdasm" "$bin" || exit 1
	PATH=$bin:$PATH
fi
cd "$folder" || exit 1
unset MAKEFLAGS MFLAGS MAKELEVEL

begin() { rm -rf work && cp -r "$project" work; }
is_bundle() { [ "$(kdasm_lists work/"$1")" = 2 ]; }
kdasm_lists() { grep -oa 'hipv4-amdgcn-amd-amdhsa--gfx9[04][a2]' "$1" | sort -u | wc -l; }
# The bundle of one tool is that of all.
same_bundle() { # FILE
	is_bundle "$1" || return 1
	[ -e first.hipfb ] || cp work/"$1" first.hipfb
	same work/"$1" first.hipfb
}
# Changes a file of the kernels: the commands that the tool then runs read the one kernel, and not the other.
reads() { grep -qE "$1( |\"|'|\$)" stdout; }
again() { # FILE WANTED UNWANTED COMMAND...
	changed=$1 wanted=$2 unwanted=$3
	shift 3
	sleep 1 && touch work/kernels/"$changed" && (cd work && "$@") >stdout 2>stderr && reads "$wanted" && ! reads "$unwanted"
}
tool() { # COMMAND: whether it is there
	command -v "$1" >/dev/null && return
	skip "no $1"
	return 1
}

if tool make; then
	begin
	(cd work && make) >stdout 2>stderr
	check 'GNU make' same_bundle out/kernels.hipfb
	check 'GNU make: a header' again factor.h scale.S copy.s make
	idle() { (cd work && make) >stdout && grep -q 'up to date' stdout; }
	check 'GNU make: nothing to do' idle
fi
if tool ninja; then
	begin
	(cd work && ninja) >stdout 2>stderr
	check 'Ninja' same_bundle out/kernels.hipfb
	check 'Ninja: a header' again factor.h scale.S copy.s ninja -v
	check 'Ninja: what .include reads' again common.inc copy.s nothing ninja -v
fi
cmake_builds() { # GENERATOR
	begin && (cd work && cmake -S . -B out -G "$1" -DCMAKE_ASM_COMPILER=kdasm && cmake --build out) >stdout 2>stderr &&
		grep -q 'identification is Clang' stdout && same_bundle out/kernels.hipfb
}
if tool cmake; then
	check 'CMake with make' cmake_builds 'Unix Makefiles'
	check 'CMake with make: a header' again factor.h scale.S copy.s cmake --build out -v
	release() { begin && (cd work && cmake -S . -B out -DCMAKE_BUILD_TYPE=Release -DCMAKE_ASM_COMPILER=kdasm && cmake --build out) >stdout 2>stderr && is_bundle out/kernels.hipfb; }
	check 'CMake: Release' release
	host_builds() { # GENERATOR
		begin && (cd work && cmake -S host -B out -G "$1" && cmake --build out && out/host) >stdout 2>stderr &&
			grep -q 'the bundle is in place' stdout && same_bundle out/kernels.hipfb
	}
	check 'CMake with make: kernels beside sources for the assembler of the host' host_builds 'Unix Makefiles'
	check '... and a header' again factor.h kernels.hipfb host.c cmake --build out -v
	if tool ninja; then
		check 'CMake with Ninja: kernels beside sources for the assembler of the host' host_builds Ninja
		check '... and what .include reads' again common.inc kernels.hipfb host.c cmake --build out -v
		check 'CMake with Ninja' cmake_builds Ninja
		check 'CMake with Ninja: a header' again factor.h scale.S copy.s cmake --build out -v
		check 'CMake with Ninja: what .include reads' again common.inc copy.s nothing cmake --build out -v
	fi
fi
if [ -z "$kernels" ]; then
	finish
	exit
fi

# ---- what takes long ----

if tool meson && tool ninja; then
	begin
	(cd work && meson setup out && ninja -C out) >stdout 2>stderr
	check 'Meson' same_bundle out/kernels.hipfb
	check 'Meson: a header' again factor.h scale.S copy.s ninja -v -C out
fi

bazel_in_work() { (cd work && bazel --output_user_root="$folder/root" "$@" --spawn_strategy=sandboxed) >stdout 2>stderr; }
of_actions() { grep -oE 'Elapsed time: [0-9.]*|^INFO: [0-9]* process.*' stderr | tr '\n' ' '; }
begin_bazel() { begin && sed -i "s|path = \"/usr/bin\"|path = \"$bin\"|" work/WORKSPACE; }
if tool bazel; then
	begin_bazel
	builds() { bazel_in_work build //:kernels && same_bundle bazel-bin/kernels.hipfb; }
	check 'Bazel' builds
	undeclared() { sed -i '/factor.h/d' work/BUILD.bazel && ! bazel_in_work build //:kernels && grep -q factor.h stderr; }
	check 'Bazel: a file that is not declared is not there' undeclared
	begin_bazel
	mkdir work/many && i=0
	while [ "$i" -lt "$kernels" ]; do
		sed "s/\bcopy\b/copy_$i/g" "$project/kernels/copy.s" >work/many/copy_$i.s
		i=$((i + 1))
	done
	sed -i 's|name = "kernels",|name = "many",|; s|"kernels/copy.s",||; s|"kernels/scale.S",|] + glob(["many/*.s"]) + [|; /gfx942/d' work/BUILD.bazel
	cold() { bazel_in_work build --disk_cache="$folder/cache" //:many; }
	check "Bazel: $kernels kernels" cold
	echo "$kernels kernels, cold: $(of_actions)"
	check 'Bazel: nothing to do' cold
	echo "nothing to do: $(of_actions)"
	cached() { bazel_in_work clean && cold && grep -q " $((kernels + 2)) remote cache hit" stderr; }
	check "Bazel: $kernels kernels from the cache" cached
	echo "from the cache: $(of_actions)"
	one() { echo >>work/many/copy_7.s && cold; }
	check 'Bazel: one kernel changes' one
	echo "one changed: $(of_actions)"
	bazel_in_work shutdown
fi
finish
