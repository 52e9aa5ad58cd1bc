#!/bin/bash
# tally.sh [-j N] [-q SECONDS] [-p NAME] COMMAND...: runs each command, then adds up what they passed.
#
# With -j, N commands run at a time, and what one prints comes out whole when it ends; otherwise it comes out as it is
# printed. A line says which part of how many it is; when nothing has come out for some seconds, -q or 10, one says what
# runs. -p names the part that the commands after it belong to.
#
# A command that ends with a line "N passed, N failed, N skipped" counts as that many tests; any
# other counts as one, which its exit status decides. Each is printed with the seconds that it took; with -j also with those
# of the processor, in the programs and in the kernel.
# The last lines are what failed, by name, and the sum; the exit status is 1 if something failed.
set -u

at_once=1 quiet=10 part=
commands=() labels=()

# add COMMAND: one more, and what it is called in a line that must not be long.
add() {
	local label=${part:+$part: }$1
	[ ${#label} -le 80 ] || label=${label:0:77}...
	commands+=("$1") labels+=("$label")
}

while [ $# -gt 0 ]; do
	case $1 in
	-j) at_once=$2 && shift 2 ;;
	-q) quiet=$2 && shift 2 ;;
	-p) part=$2 && shift 2 ;;
	*) add "$1" && shift ;;
	esac
done

work=$(mktemp -d)
mkdir "$work/running"
: >"$work/counts"
: >"$work/failed"
: >"$work/printed"
trap 'rm -rf "$work"' EXIT
trap 'kill 0' INT TERM

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

# finish NUMBER STATUS FILE: what a command printed becomes its part of the sum, and its name one of those that failed.
finish() {
	local counts
	counts=$(count "$2" "$3")
	echo "$counts" >>"$work/counts"
	rm "$work/running/$1"
	[[ $counts != *' 0 '* ]] || return
	printf '== FAILED: %s (exit status %s)\n' "${commands[$1]}" "$2"
	echo "${labels[$1]}" >>"$work/failed"
}

run_alone() {
	local start=$SECONDS status
	printf '== part %s of %s: %s\n' $(($1 + 1)) ${#commands[@]} "${labels[$1]}"
	sh -c "${commands[$1]}" 2>&1 | tee "$work/printed"
	status=${PIPESTATUS[0]}
	printf '== took %s s\n' $((SECONDS - start))
	finish "$1" "$status" "$work/printed"
}

run_beside() {
	local log took status TIMEFORMAT='%0R s, processor %0U + %0S s'
	log=$(mktemp -p "$work")
	took=$({ time sh -c "${commands[$1]}" >"$log" 2>&1 </dev/null; } 2>&1)
	status=$?
	{
		flock 9
		printf '== part %s of %s, %s: %s\n' $(($(wc -l <"$work/counts") + 1)) ${#commands[@]} "$took" "${labels[$1]}"
		cat "$log"
		finish "$1" "$status" "$log"
		touch "$work/printed"
	} 9>"$work/lock"
	rm "$log"
}

# The numbers of those that began and have not ended.
running() { find "$work/running" -type f -printf '%f\n' 2>/dev/null | sort -n; }

# Says what runs, again and again, where nothing else is printed.
say_what_runs() {
	local number
	while sleep 1 >/dev/null && kill -0 $$; do
		[ $((EPOCHSECONDS - $(stat -c %Y "$work/printed"))) -ge "$quiet" ] || continue
		{
			flock 9
			printf '== %s of %s parts are done; still running:\n' "$(wc -l <"$work/counts")" ${#commands[@]}
			for number in $(running); do
				printf '==   %s, %s s\n' "${labels[$number]}" $((SECONDS - $(cat "$work/running/$number")))
			done
			touch "$work/printed"
		} 9>"$work/lock"
	done 2>/dev/null
}
say_what_runs &
sayer=$!
disown

for number in "${!commands[@]}"; do
	if [ "$at_once" -eq 1 ]; then
		echo $SECONDS >"$work/running/$number"
		run_alone "$number"
	else
		while [ "$(jobs -pr | wc -l)" -ge "$at_once" ]; do
			wait -n
		done
		echo $SECONDS >"$work/running/$number"
		run_beside "$number" &
	fi
done
wait
exec 9>"$work/lock"
flock 9
kill $sayer 2>/dev/null

# One that runs no more and was not counted was killed together with what ran it.
for number in $(running); do
	echo 0 1 0 >>"$work/counts"
	echo "${labels[$number]} (killed)" >>"$work/failed"
done

passed=0 failed=0 skipped=0
while read -r a b c; do
	passed=$((passed + a)) failed=$((failed + b)) skipped=$((skipped + c))
done <"$work/counts"

[ ! -s "$work/failed" ] || { echo 'These parts failed:' && sort "$work/failed" | sed 's/^/  /'; }
echo "$passed passed, $failed failed, $skipped skipped"
[ "$failed" -eq 0 ]
