#!/usr/bin/env bash
# elfutils 0.188: eu-elfcompress makes a code object that no AMD runtime loads.
#
# Expected: the tool changes sections and leaves the ELF header as it is, or refuses a machine that it does not know.
# Seen: it writes 0 for EI_OSABI (was 64, HSA) and for EI_ABIVERSION (was 4), with status 0; even where it says of
# each section that it did not compress it. e_flags stay, but mean something else now, because their layout depends on
# the ABI version. eu-strip of the same package keeps both bytes.
source "$(dirname "$0")/common.bash"

unpack "${llvm[@]}" elfutils=0.188-2.1
make_kernel
identification() { od -A n -t u1 -j 7 -N 2 "$1"; }

cp kernel.so stripped.so
eu-strip stripped.so
{
	identification kernel.so
	identification stripped.so
	eu-elfcompress --type=zlib --name=.comment kernel.so
	identification kernel.so
} >seen 2>&1
expect 'EI_OSABI and EI_ABIVERSION become 0' 3<seen <<'END'
  64   4
  64   4
[10] .comment NOT compressed, wouldn't be smaller
   0   0
END
