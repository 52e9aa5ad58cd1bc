#!/bin/sh
# replay.sh PROGRAM...: runs fuzz targets, linked with replay.c, on their seeds. A seed is one test.
set -u
seeds=$(dirname "$0")/seeds.sh

passed=0 failed=0
for program; do
	for file in $("$seeds" "$(basename "$program")"); do
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
