#!/bin/sh
# replay.sh PROGRAM...: runs fuzz targets, linked with replay.c, on their seeds and on what fuzzing found of different ways
# through the code, corpus.tar.xz. A seed is one test, and so is the corpus of a target.
set -u
here=$(dirname "$0")
corpus=$(mktemp -d) || exit
trap 'rm -rf "$corpus"' EXIT
trap 'exit 1' INT TERM
"$here/corpus.py" unpack "$corpus" || exit

passed=0 failed=0
for program; do
	target=$(basename "$program")
	folder=$corpus/$target
	[ -d "$folder" ] || folder=
	for file in $("$here/seeds.sh" "$target") $folder; do
		if "$program" "$file" >/dev/null 2>&1; then
			passed=$((passed + 1))
		else
			echo "$program $file: exit status $?"
			failed=$((failed + 1))
		fi
	done
done

echo "$passed passed, $failed failed, 0 skipped"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
