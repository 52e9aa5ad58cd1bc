#!/bin/sh
# seeds.sh TARGET: prints the files that the fuzz target begins with: what other tests have of its kind,
# and what fuzzing has found worth keeping, in tests/fuzz/TARGET/.
cd "$(dirname "$0")/../.." || exit

case $1 in
assemble_fuzz) find examples tests/failing -name '*.s' ;;
bundle_fuzz) find tests/bundle -name '*.hipfb' -size -16 ;;
code_object_fuzz) find tests/bundle -name '*.hipfb' -size -16 ;;
esac
if [ -d "tests/fuzz/$1" ]; then
	find "tests/fuzz/$1" -type f
fi
