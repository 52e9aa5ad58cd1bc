#!/bin/sh
# run.sh BUILD [PART...]: checks what takes long, and needs to be root on a Debian machine with a network:
#
#     cross     each source becomes an object for i686, aarch64 and riscv64 without a warning
#     debian    the package on Debian 12 and 13: made where nothing but what it says it needs is installed; lintian has
#               nothing to say; and it works in a bare system, as tests/packaging/bare.sh says
#     oldest    the commands of README.md on the oldest Debian that it names, with every warning an error, by gcc and clang
#     releases  the same on later ones, and `make check`
#     machines  `make demo` and `make check` on Debian 12 where people have the sources: as root in /root, as a user in
#               their home, and where there are no pseudo-terminals, as in some containers
#     vscode    the extension in VS Code itself, which npm installs; with Node.js 20 only
#
# The systems are made with debootstrap, in a folder that is removed afterwards.
set -u
cd "$(dirname "$0")/../.." || exit

build=$(realpath "$1")
shift
folder=$(mktemp -d -p "${TMPDIR:-/var/tmp}")
cleanup() {
	trap '' INT TERM # once is enough
	[ ! -e "$folder/mounts" ] || while read -r mounted; do umount --lazy "$mounted"; done <"$folder/mounts"
	rm -rf "$folder"
}
trap cleanup EXIT
trap 'exit 1' INT TERM

passed=0 failed=0 skipped=0
check() { # NAME COMMAND...
	name=$1
	shift
	start=$(date +%s)
	if "$@" >"$folder/log" 2>&1; then
		passed=$((passed + 1))
		echo "passed: $name, $(($(date +%s) - start)) s"
	else
		echo "FAILED: $name, $(($(date +%s) - start)) s"
		grep FAILED "$folder/log"
		tail -n 40 "$folder/log"
		failed=$((failed + 1))
	fi
}

# ---- cross compilers ----

# Headers of libraries are those of this machine; their types are the same everywhere.
compiles_for() { # TRIPLET
	mkdir -p "$folder/$1" && {
		find emit grammar -name '*.c' ! -path 'emit/manual/*' ! -path 'emit/gpu/isa/generate/*'
		ls "$build"/grammar/*.c
	} | xargs -P 2 -I '{}' sh -c '"$0-gcc" -std=gnu11 -D_GNU_SOURCE= -fPIC -fvisibility=hidden -fno-math-errno -O2 -Wall -Wextra \
		-Wpedantic -Wshadow -Wconversion -Werror -Iinclude -Iemit -Igrammar -I"$2/grammar" -I"$2/isa" -I"$2/page" \
		-idirafter /usr/include -idirafter "/usr/include/$(gcc -print-multiarch)" \
		-c -o "$3/$(echo "$1" | tr / _).o" "$1"' "$1" '{}' "$build" "$folder/$1"
}

# ---- systems ----

# A bare system of a Debian release.
bootstraps() { # RELEASE
	[ -d "$folder/system-$1" ] || debootstrap --variant=minbase "$1" "$folder/system-$1" ${MIRROR:+"$MIRROR"}
}

mounts() { # TYPE PLACE
	echo "$2" >>"$folder/mounts" && mount -t "$1" "$1" "$2"
}

# A copy of it in which commands run, those that want a terminal among them.
system_for() { # RELEASE NAME
	bootstraps "$1" && cp -a "$folder/system-$1" "$folder/$2" && mounts proc "$folder/$2/proc" &&
		mounts devpts "$folder/$2/dev/pts"
}

runs_as() { # USER HOME SYSTEM COMMAND
	chroot --userspec="$1" "$folder/$3" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME="$2" DEBIAN_FRONTEND=noninteractive \
		LC_ALL=C sh -euc "$4"
}
runs_in() { runs_as root /root "$@"; }

# A system that has the sources, and nothing but make installed.
system_with_sources() { # RELEASE NAME [FOLDER]
	system_for "$1" "$2" && mkdir -p "$folder/$2${3-/source}" &&
		tar -xzf "$build/$dist.tar.gz" -C "$folder/$2${3-/source}" --strip-components=1 &&
		runs_in "$2" 'apt-get -qq update && apt-get -qq install -y --no-install-recommends make'
}

by_gcc='make demo WERROR=-Werror'
by_clang='apt-get -qq install -y --no-install-recommends clang && make demo BUILD=clang CC=clang WERROR=-Werror'

builds_on() { # RELEASE COMMAND...
	release=$1
	shift
	system_with_sources "$release" "$release" && for command; do runs_in "$release" "cd /source && $command" || return; done
}

# ---- where the sources are ----

both_commands='cd ~/kdasm && make demo && make check'

passes_for_root() {
	system_with_sources bookworm root /root/kdasm && [ "$(stat -c %a "$folder/root/root")" = 700 ] && runs_in root "$both_commands"
}

passes_without_terminals() {
	system_with_sources bookworm container /root/kdasm && umount "$folder/container/dev/pts" && runs_in container "$both_commands"
}

# A user is told what root has to run, for each of the commands.
passes_for_user() {
	system_with_sources bookworm user /home/anna/kdasm && runs_in user 'useradd anna && chown -R anna /home/anna' || return
	for command in demo check; do
		! runs_as anna /home/anna user "cd ~/kdasm && make $command" >"$folder/told" 2>&1 && cat "$folder/told" &&
			line=$(sed -n 's/^  \(apt-get update && .*\)/\1/p' "$folder/told") && [ -n "$line" ] && runs_in user "$line" &&
			runs_as anna /home/anna user "cd ~/kdasm && make $command" || return
	done
}

# ---- the package ----

makes_package() { # RELEASE
	system_with_sources "$1" "maker-$1" && runs_in "maker-$1" 'cd /source && apt-get -qq install -y build-essential &&
		apt-get -qq build-dep -y --no-install-recommends /source/emit/programs/package && make deb'
}

lintian_is_silent() { # RELEASE
	runs_in "maker-$1" 'apt-get -qq install -y --no-install-recommends lintian
		lintian --allow-root --fail-on error,warning /source/build/deb/*.changes >/said || echo "exit status $?" >>/said
		cat /said && [ ! -s /said ]'
}

package_works() { # RELEASE
	system_for "$1" "bare-$1" && mkdir -p "$folder/bare-$1/package" &&
		cp "$folder/maker-$1"/source/build/deb/*.deb tests/packaging/bare.sh "$folder/bare-$1/package" &&
		cp --parents tests/shared/checks.sh tests/delivery/build_systems.sh tests/editors/completed.py "$folder/bare-$1/package" &&
		runs_in "bare-$1" 'sh /package/bare.sh /package'
}

export MAKEFLAGS=
dist=$(make -s --no-print-directory print-dist)
check "make dist" make dist BUILD="$build"
[ $# -gt 0 ] || set -- cross debian oldest releases machines vscode
for part; do
	case $part in
	cross)
		for triplet in i686-linux-gnu aarch64-linux-gnu riscv64-linux-gnu; do
			check "objects for $triplet" compiles_for "$triplet"
		done
		;;
	debian)
		for release in bookworm trixie; do
			check "make deb on Debian $release" makes_package $release
			check "lintian of Debian $release" lintian_is_silent $release
			check "the package in a bare Debian $release" package_works $release
		done
		;;
	oldest)
		check "Debian 11" builds_on bullseye "$by_gcc" "$by_clang"
		;;
	releases)
		check "Debian 12" builds_on bookworm "$by_gcc" 'make check' "$by_clang"
		check "Debian 13" builds_on trixie "$by_gcc" 'make check' "$by_clang"
		;;
	machines)
		check "both commands as root in /root" passes_for_root
		check "both commands as a user in their home" passes_for_user
		check "both commands without pseudo-terminals" passes_without_terminals
		;;
	vscode)
		case $(node --version) in
		v20.*)
			mkdir "$folder/vscode"
			check "make vsix" make vsix BUILD="$build"
			check "the extension in VS Code" tests/packaging/vscode.py "$build" "$folder/vscode"
			;;
		*) skipped=$((skipped + 1)) && echo "skipped: VS Code, which wants Node.js 20" ;;
		esac
		;;
	*)
		echo "run.sh: no such part: $part" >&2
		exit 2
		;;
	esac
done

echo "$passed passed, $failed failed, $skipped skipped"
[ "$failed" -eq 0 ]
