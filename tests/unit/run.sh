#!/bin/sh
# run.sh [--under WRAPPER] PROGRAM...: runs cmocka test programs and counts their tests.
#
# A program's output is shown when something in it fails. One that ends before all of its
# announced tests have reported (a crash) counts as one more failure.
set -u

wrapper=
if [ "${1-}" = --under ]; then
	wrapper=$2
	shift 2
fi

log=$(mktemp)
trap 'rm -f "$log"' EXIT
trap 'exit 1' INT TERM

# Counts the lines of the log that match $1 and not $2.
count() { grep -E "$1" "$log" | grep -cvE "$2"; }

passed=0 failed=0 skipped=0
for program; do
	CMOCKA_MESSAGE_OUTPUT=tap $wrapper "$program" >"$log" 2>&1
	status=$?
	ok=$(count '^ok ' '# SKIP')
	skip=$(count '^(not )?ok .*# SKIP' '^$')
	not_ok=$(count '^not ok ' '# SKIP')
	[ "$status" -eq 0 ] || [ "$not_ok" -gt 0 ] || not_ok=1
	if [ "$ok" -eq 0 ] && [ "$skip" -eq 0 ] && [ "$not_ok" -eq 0 ]; then
		echo "$program: ran no test"
		not_ok=1
	fi
	if [ "$not_ok" -gt 0 ]; then
		echo "$program: exit status $status"
		cat "$log"
	fi
	passed=$((passed + ok)) failed=$((failed + not_ok)) skipped=$((skipped + skip))
done

echo "$passed passed, $failed failed, $skipped skipped"
[ "$failed" -eq 0 ]
