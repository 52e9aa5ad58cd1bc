#!/bin/bash
# tally.sh [-j N] COMMAND...: runs each command, then adds up what they passed.
#
# With -j, N commands run at a time, and what one prints comes out whole when it ends; otherwise it
# comes out as it is printed.
#
# A command that ends with a line "N passed, N failed, N skipped" counts as that many tests; any
# other counts as one, which its exit status decides. Each is followed by the seconds that it took.
# The last line gives the sum; the exit status is 1 if something failed.
set -u

at_once=1
if [ "${1-}" = -j ]; then
	at_once=$2
	shift 2
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'kill 0' INT TERM
: > "$work/counts"

# numbers FILE: what its last line of a sum says, as three words, or nothing.
numbers() {
	sed -n 's/^\([0-9]*\) passed, \([0-9]*\) failed, \([0-9]*\) skipped$/\1 \2 \3/p' "$1" | tail -n 1
}

# count STATUS FILE: passed, failed and skipped of a command that printed the file and exited with the status.
count() {
	# shellcheck disable=SC2046 # three words
	set -- "$1" $(numbers "$2")
	if [ $# -eq 4 ]; then
		# A run that says it failed nowhere and yet exits otherwise broke off.
		[ "$1" -eq 0 ] || [ "$3" -gt 0 ] || set -- "$1" "$2" 1 "$4"
		echo "$2 $3 $4"
	elif [ "$1" -eq 0 ]; then
		echo 1 0 0
	else
		echo 0 1 0
	fi
}

# finish COMMAND STATUS SECONDS FILE: the lines after what a command printed, and its part of the sum.
finish() {
	local counts
	counts=$(count "$2" "$4")
	echo "$counts" >> "$work/counts"
	printf '== took %s s\n' "$3"
	[[ $counts == *' 0 '* ]] || printf '== FAILED: %s (exit status %s)\n' "$1" "$2"
}

run_alone() {
	local log=$work/log start=$SECONDS status
	printf '== %s\n' "$1"
	sh -c "$1" 2>&1 | tee "$log"
	status=${PIPESTATUS[0]}
	finish "$1" "$status" $((SECONDS - start)) "$log"
}

run_beside() {
	local log start=$SECONDS status
	log=$(mktemp -p "$work")
	sh -c "$1" > "$log" 2>&1 < /dev/null
	status=$?
	{
		flock 9
		printf '== %s\n' "$1"
		cat "$log"
		finish "$1" "$status" $((SECONDS - start)) "$log"
	} 9> "$work/printing"
	rm "$log"
}

for command; do
	if [ "$at_once" -eq 1 ]; then
		run_alone "$command"
	else
		while [ "$(jobs -pr | wc -l)" -ge "$at_once" ]; do
			wait -n
		done
		run_beside "$command" &
	fi
done
wait

# A command without a line of counts was killed together with what ran it.
passed=0 failed=$(($# - $(wc -l < "$work/counts"))) skipped=0
while read -r a b c; do
	passed=$((passed + a)) failed=$((failed + b)) skipped=$((skipped + c))
done < "$work/counts"

echo "$passed passed, $failed failed, $skipped skipped"
[ "$failed" -eq 0 ]
