#!/bin/sh
# run.sh TARGET [LIBFUZZER-OPTION...]: fuzzes with build/fuzz/TARGET, which `make fuzz` makes, for example
# `tests/fuzz/run.sh assemble_fuzz -runs=1000000`. What it finds is left in build/fuzz/TARGET.corpus.
set -eu
cd "$(dirname "$0")/../.."
target=$1
shift
made=build/fuzz
corpus=$made/$target.corpus
mkdir -p "$corpus"
{
	tests/fuzz/seeds.sh "$target"
	[ "$target" != assemble_fuzz ] || find tests/asm -name '*.s' -size -16
} | while read -r file; do
	cp "$file" "$corpus/$(echo "$file" | tr / _)"
done
[ "$target" != instruction_fuzz ] || tests/fuzz/instruction_seeds.py "$corpus"
tests/fuzz/dictionary.sh >"$made/dictionary"
# Texts are many, short and quick: which of them is tried next is not worth longer than trying it.
[ "$target" != assemble_fuzz ] || set -- -max_len=2048 -entropic=0 "$@"
exec "$made/$target" -dict="$made/dictionary" -max_len=8192 -timeout=10 -rss_limit_mb=1024 \
	-artifact_prefix="$made/$target." "$@" "$corpus"
