#!/bin/sh
# closed.sh SCRIPT BUILD: runs a script of tests/ on the programs of a build where nobody but their owner reaches either, as
# when the sources are in /root.
set -u
cd "$(dirname "$0")/.." || exit 1

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 1' INT TERM
mkdir "$folder/tests" "$folder/build" && cp "tests/$1" tests/checks.sh "$folder/tests" && cp -R examples "$folder" &&
	cp "$2/kdasm" "$2/kdinfo" "$folder/build" || exit 1
TMPDIR=$folder "$folder/tests/$1" "$folder/build"
