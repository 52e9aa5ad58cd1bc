#!/bin/sh
# run.sh BUILD             checks kdasm's objects of examples/*.s against llvm.sha256
# run.sh --reference MC    prints llvm.sha256 as the llvm-mc program MC has it
#
# The heading of an example shows the command that makes it loadable; it is run as it is. An example that needs
# options for that shows them there; llvm-mc, which lacks them, assembles the file of that name in
# tests/examples/written_out. The sums are llvm-mc's, so that the examples are compared with it where it is not installed.
set -eu
cd "$(dirname "$0")/../.."

sums=tests/examples/llvm.sha256
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 1' INT TERM

# llvm-mc wants the target as options: name:sramecc+:xnack- becomes -mcpu and -mattr.
reference_object() { # SOURCE OBJECT
	id=$(sed -n 's/^\.amdgcn_target "amdgcn-amd-amdhsa--\(.*\)"$/\1/p' "$1")
	features=$(printf '%s\n' "$id" | tr ':' '\n' | sed -n 's/^\(.*\)\([+-]\)$/\2\1/p' | paste -sd, -)
	"$mc" -triple=amdgcn-amd-amdhsa -mcpu="${id%%:*}" -mattr="$features" -filetype=obj -I examples "$1" -o "$2"
}

if [ "$1" = --reference ]; then
	mc=$2
	for source in examples/*.s; do
		written_out=tests/examples/written_out/$(basename "$source")
		[ ! -f "$written_out" ] || source=$written_out
		reference_object "$source" "$folder/$(basename "$source" .s).o"
	done
	(cd "$folder" && sha256sum -- *.o)
	exit
fi

passed=0 failed=0
check() { # WHAT COMMAND...
	what=$1
	shift
	if "$@"; then
		passed=$((passed + 1))
	else
		echo "FAILED: $what"
		failed=$((failed + 1))
	fi
}

as_llvm_mc() {
	# shellcheck disable=SC2086 # several words
	"$kdasm" -Werror $options -I examples "$source" -o "$folder/$name.o" &&
		grep " $name\.o\$" "$sums" | (cd "$folder" && sha256sum --check --status)
}

is_loadable() {
	# shellcheck disable=SC2086 # several words
	[ -n "$heading" ] && "$kdasm" -Werror $heading -o "$folder/$name.hsaco" &&
		"$kdinfo" --check "$folder/$name.hsaco"
}

kdasm=$1/kdasm kdinfo=$1/kdinfo
for source in examples/*.s; do
	name=$(basename "$source" .s)
	heading=$(sed -n "s|^//     kdasm \(-shared .*examples/$name\.s\) -o $name\.hsaco.*|\1|p" "$source")
	options=${heading#-shared}
	options=${options%"$source"}
	check "$source: the object that llvm-mc makes" as_llvm_mc
	check "$source: loadable by the command of its heading" is_loadable
done

echo "$passed passed, $failed failed, 0 skipped"
[ "$failed" -eq 0 ]
