#!/bin/sh
# making.sh: what people see of make: how it starts where nothing is installed, how many jobs there are, how far it
# is; and what tally.sh prints of tests.
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/shared/checks.sh

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 1' INT TERM

# As from a shell, not as below the make that runs the tests.
unset MAKEFLAGS MFLAGS MAKELEVEL
makes() { # ARGUMENT...
	"${MAKE:-make}" BUILD="$folder/build" "$@" >"$folder/stdout" 2>"$folder/stderr"
}
shows() { grep -qx -- "$1" "$folder/stdout"; }
quiet() { [ ! -s "$folder/stderr" ] || { cat "$folder/stderr"; return 1; }; }

# ---- the start ----

starts_clean() { makes --dry-run CC=no-compiler PKG_CONFIG=no-pkg-config "$1" && quiet; }
for goal in all demo check help install clean; do
	check "make $goal without a compiler" starts_clean $goal
done
says_how_long() { makes --dry-run "$1" && head -n 1 "$folder/stdout" | grep -q 'This installs .*: about .* on two cores'; }
check 'make demo says what it does' says_how_long demo
check 'make check says what it does' says_how_long check

# ---- jobs ----

cores=$(nproc)
jobs_are() { # WORD ARGUMENT...: what a make that this one starts is told of jobs
	want=$1
	shift
	# shellcheck disable=SC2016 # the recipe's variable
	makes "$@" --eval 'told: ; @echo "$$MAKEFLAGS"' told && [ "$(grep -o -e '-j[0-9]*' "$folder/stdout" | head -n 1)" = "$want" ]
}
check 'all cores' jobs_are "-j$cores"
check '-j3' jobs_are -j3 -j3
check '-j1' jobs_are -j1 -j1
check '-j' jobs_are -j -j
check 'several goals are made in their order' jobs_are '' print-dist
from_environment() { # WORD VALUE-OF-MAKEFLAGS
	# shellcheck disable=SC2016 # the recipe's variable
	MAKEFLAGS=$2 "${MAKE:-make}" --eval 'told: ; @echo "$$MAKEFLAGS"' told >"$folder/stdout" 2>"$folder/stderr" &&
		quiet && [ "$(grep -o -e '-j[0-9]*' "$folder/stdout" | head -n 1)" = "$1" ]
}
check 'MAKEFLAGS=-j3' from_environment -j3 -j3
check 'MAKEFLAGS=--jobs=3' from_environment -j3 --jobs=3
from_above() { # the jobs of a make that starts this one
	printf 'all:\n\t+@MAKEFLAGS="$$MAKEFLAGS" $(MAKE) -C "%s" print-dist\n' "$PWD" >"$folder/above"
	"${MAKE:-make}" -s -f "$folder/above" "$@" >"$folder/stdout" 2>"$folder/stderr" && quiet
}
check 'below another make' from_above
check 'below another make with jobs' from_above -j3

# ---- how far it is ----

table=$folder/build/isa/mnemonics.h
progress() { makes "$table" && quiet && shows '\[1/2\] HOSTCC emit/gpu/isa/generate/mnemonics.c' && shows "\[2/2\] TABLE $table"; }
check 'commands are counted' progress
nothing_to_do() { makes "$table" && quiet && ! grep -F '[' "$folder/stdout"; }
check 'nothing to do' nothing_to_do
one_again() { rm "$table" && makes "$table" && quiet && shows "\[1/1\] TABLE $table"; }
check 'only what is to be done is counted' one_again
commands() { rm "$table" && makes V=1 "$table" && quiet && shows "$folder/build/isa/mnemonics > $table" && ! grep -F '[' "$folder/stdout"; }
check 'V=1 shows the commands' commands
odd_words() { rm "$table" && makes CPPFLAGS="-DA='it is' -DB=\"\$\$(C)\"" "$table" && quiet && shows "\[1/1\] TABLE $table"; }
check "a caller's quotes" odd_words

# ---- the sum of tests ----

tallies() { # STATUS ARGUMENT...
	want=$1
	shift
	tests/shared/tally.sh "$@" >"$folder/stdout" 2>&1
	[ $? -eq "$want" ]
}
good="echo good; echo '3 passed, 0 failed, 1 skipped'"
bad="echo bad; echo '2 passed, 1 failed, 0 skipped'; exit 1"
summed() { tallies 0 "$@" "$good" true && [ "$(tail -n 1 "$folder/stdout")" = '4 passed, 0 failed, 1 skipped' ] && ! grep failed: "$folder/stdout"; }
check 'one after the other' summed
check 'two at a time' summed -j 2
numbered() { tallies 0 -p first "$good" -p second true && shows "== part 1 of 2: first: $good" && shows '== part 2 of 2: second: true'; }
check 'parts are numbered' numbered
numbered_beside() { tallies 0 -j 2 "sleep 2; $good" true && shows '== part 1 of 2, [0-9]* s, processor 0 + 0 s: true' && shows "== part 2 of 2, [0-9]* s, processor 0 + 0 s: sleep 2; $good"; }
check 'parts are numbered as they end' numbered_beside
named() {
	tallies 1 "$@" -p one "$bad" -p two "$good" -p three false && shows '== FAILED: false (exit status 1)' &&
		tail -n 4 "$folder/stdout" >"$folder/end" && diff - "$folder/end" <<-END
			These parts failed:
			  one: $bad
			  three: false
			5 passed, 2 failed, 1 skipped
		END
}
check 'what failed comes last, by name' named
check 'what failed comes last, by name, two at a time' named -j 2
broke_off() { tallies 1 -j 2 "$good; exit 3" && shows '  echo good.*; exit 3' && shows '3 passed, 1 failed, 1 skipped'; }
check 'one that broke off' broke_off
waits() { tallies 0 "$@" -q 1 -p slow 'sleep 3; echo end' && shows '== 0 of 1 parts are done; still running:' && shows '==   slow: sleep 3; echo end, [0-9]* s'; }
check 'a long silence' waits
check 'a long silence, two at a time' waits -j 2

finish
