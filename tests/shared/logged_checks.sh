# shellcheck shell=sh disable=SC2154 # folder: see below
# logged_checks.sh: checks.sh for scripts whose commands say much: it goes to the file log of `folder`, and is shown where
# a command fails. They read this with `.` in the folder of the sources.

. tests/shared/checks.sh

check() { # WHAT COMMAND...
	what=$1
	shift
	if "$@" >"$folder/log" 2>&1; then
		passed=$((passed + 1))
	else
		echo "FAILED: $what"
		cat "$folder/log"
		failed=$((failed + 1))
	fi
}
