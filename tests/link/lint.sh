#!/bin/sh
# lint.sh BUILD: what other readers of ELF say of linked code objects: nothing, or what they say of ld.lld's too.
#
# The cases of run.py and the examples are linked by kdasm and by ld.lld, and both results handed to eu-elflint
# and llvm-readelf. Needs ld.lld-22, llvm-readelf-22 and elfutils.
set -u
cd "$(dirname "$0")/../.." || exit

kdasm=$1/kdasm
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 1' INT TERM

# The messages of a reader about a code object, without what differs from run to run.
complaints() {
	eu-elflint --gnu-ld "$1" 2>&1 | sed 's/^No errors$//'
	llvm-readelf-22 --all "$1" 2>&1 >/dev/null | sed "s|$1||"
}

# link_both SOURCE...: makes ours and theirs of the same objects.
link_both() {
	objects=
	for source; do
		object=$folder/$(basename "$source").o
		"$kdasm" -I examples "$source" -o "$object" || return
		objects="$objects $object"
	done
	# shellcheck disable=SC2086 # one word an object
	"$kdasm" -shared $objects -o "$folder/ours" && ld.lld-22 -shared $objects -o "$folder/theirs"
}

passed=0 failed=0
check() {
	link_both "$@" && complaints "$folder/ours" >"$folder/of-ours" && complaints "$folder/theirs" >"$folder/of-theirs" &&
		diff "$folder/of-theirs" "$folder/of-ours" && passed=$((passed + 1)) && return
	echo "FAILED: $*"
	failed=$((failed + 1))
}

for source in examples/*.s; do
	case $source in
	*fill_metadata*) ;; # needs an option
	*) check "$source" ;;
	esac
done
for expected in tests/link/cases/*/expected.txt; do
	check "${expected%/*}"/*.s
done

echo "$passed passed, $failed failed, 0 skipped"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
