#!/bin/sh
# lint.sh BUILD: what other readers of ELF say of linked code objects: nothing, or what they say of ld.lld's too.
#
# The cases of run.py and the examples are linked by kdasm and by ld.lld, and both results handed to eu-elflint
# and llvm-readelf. Needs ld.lld-22, llvm-readelf-22 and elfutils.
set -u
cd "$(dirname "$0")/../.." || exit

build=$(cd "$1" && pwd) || exit
kdasm=$build/kdasm
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 1' INT TERM

# The messages of a reader about a code object, without what differs from run to run.
complaints() {
	eu-elflint --gnu-ld "$1" 2>&1 | sed 's/^No errors$//'
	llvm-readelf-22 --all "$1" 2>&1 >/dev/null | sed "s|$1||"
}

# link_both WORD...: makes ours and them of the same words; a base version has the name of the file, so both are as long.
link_both() {
	(cd "$folder" && "$kdasm" "$@" -o ours && ld.lld-22 "$@" -o them)
}

passed=0 failed=0
# check NAME WORD...
check() {
	name=$1
	shift
	link_both "$@" && complaints "$folder/ours" >"$folder/of-ours" && complaints "$folder/them" >"$folder/of-them" &&
		diff "$folder/of-them" "$folder/of-ours" && passed=$((passed + 1)) && return
	echo "FAILED: $name"
	failed=$((failed + 1))
}

for source in examples/*.s; do
	case $source in
	*fill_metadata*) continue ;; # needs an option
	esac
	"$kdasm" -I examples "$source" -o "$folder/example.o" && check "$source" -shared example.o || exit
done
for expected in tests/link/cases/*/expected.txt; do
	words=$(python3 tests/link/run.py "$build" --inputs "${expected%/*}" "$folder") || exit
	# shellcheck disable=SC2086 # one word each
	check "${expected%/*}" $words
done

echo "$passed passed, $failed failed, 0 skipped"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
