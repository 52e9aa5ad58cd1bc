#!/bin/sh
# tally.sh COMMAND...: runs each command, then adds up what they passed.
#
# A command that ends with a line "N passed, N failed, N skipped" counts as that many tests; any
# other counts as one, which its exit status decides. Each is followed by the seconds that it took.
# The last line gives the sum; the exit status is 1 if something failed.
set -u

log=$(mktemp)
trap 'rm -f "$log"' EXIT
trap 'exit 1' INT TERM

passed=0 failed=0 skipped=0
for command; do
	printf '== %s\n' "$command"
	start=$(date +%s)
	status=$({ { sh -c "$command" 2>&1; echo $? >&3; } | tee "$log" >&4; } 3>&1) 4>&1
	# shellcheck disable=SC2046 # three words
	set -- $(sed -n 's/^\([0-9]*\) passed, \([0-9]*\) failed, \([0-9]*\) skipped$/\1 \2 \3/p' "$log" | tail -n 1)
	if [ $# -eq 3 ]; then
		# A run that says it failed nowhere and yet exits otherwise broke off.
		[ "$status" -eq 0 ] || [ "$2" -gt 0 ] || set -- "$1" 1 "$3"
	elif [ "$status" -eq 0 ]; then
		set -- 1 0 0
	else
		set -- 0 1 0
	fi
	printf '== took %s s\n' "$(($(date +%s) - start))"
	[ "$2" -eq 0 ] || printf '== FAILED: %s (exit status %s)\n' "$command" "$status"
	passed=$((passed + $1)) failed=$((failed + $2)) skipped=$((skipped + $3))
done

echo "$passed passed, $failed failed, $skipped skipped"
[ "$failed" -eq 0 ]
