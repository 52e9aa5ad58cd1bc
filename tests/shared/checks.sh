# shellcheck shell=sh disable=SC2154 # program: see below
# checks.sh: what the scripts that test a program share. They read it with `.`, and end with `finish`.
#
# `program` is the program that `status` runs; what it prints is in the files stdout and stderr of the folder.

passed=0 failed=0 skipped=0

# Each test is a line: what it shows, then a command that must succeed.
check() { # WHAT COMMAND...
	what=$1
	shift
	if "$@"; then
		passed=$((passed + 1))
		return
	fi
	failed=$((failed + 1))
	echo "FAILED: $what"
	for file in stdout stderr; do
		[ ! -s $file ] || head -n 5 $file
	done
}
skip() { # WHY
	skipped=$((skipped + 1))
	echo "skipped: $1"
}

# A check that wants a command that not every machine has.
check_with() { # COMMAND WHAT COMMAND...
	if command -v "$1" >/dev/null 2>&1; then
		shift
		check "$@"
	else
		skip "$2: there is no $1"
	fi
}

# A check that wants a pseudo-terminal, which containers may lack.
check_on_terminal() { # WHAT COMMAND...
	if said=$(python3 -c 'import os; os.openpty()' 2>&1); then
		check "$@"
	else
		skip "$1: there is no pseudo-terminal: ${said##*: }"
	fi
}

# Runs the program; its exit status must be as given.
status() { # STATUS ARGUMENTS...
	want=$1
	shift
	"$program" "$@" >stdout 2>stderr </dev/null
	got=$?
	[ "$got" -eq "$want" ] || { echo "exit status $got, not $want: ${program##*/} $*"; return 1; }
}

says() { grep -qF -- "$1" stderr; }
silent() { [ ! -s stdout ] && [ ! -s stderr ]; }
same() { cmp -s "$1" "$2"; }

finish() {
	echo "$passed passed, $failed failed, $skipped skipped"
	[ "$failed" -eq 0 ]
}
