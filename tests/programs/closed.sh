#!/bin/sh
# closed.sh SCRIPT BUILD: runs a script beside this one on the programs of a build, where nobody but their owner reaches
# either, as when the sources are in /root.
set -u
cd "$(dirname "$0")/../.." || exit 1

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 1' INT TERM
mkdir -p "$folder/tests/programs" "$folder/tests/shared" "$folder/build" && cp "tests/programs/$1" "$folder/tests/programs" &&
	cp tests/shared/checks.sh "$folder/tests/shared" && cp -R examples "$folder" &&
	cp "$2/kdasm" "$2/kdinfo" "$folder/build" || exit 1
TMPDIR=$folder "$folder/tests/programs/$1" "$folder/build"
