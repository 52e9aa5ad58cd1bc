#!/usr/bin/env bash
# GDB 13.1 of Debian, with all its architectures, disassembles a GPU's code as i386.
#
# Expected: it refuses the file, or reads symbols and lines and says that it can't disassemble an unknown
# architecture, as objdump of the same binutils does ("can't disassemble for architecture UNKNOWN!").
# Seen: no message at all. Lines and symbols are right; the architecture is that of the default, and x/i prints
# instructions of it. gdb-multiarch knows 100 architectures, and takes i386 for what it does not know.
source "$(dirname "$0")/common.bash"

unpack "${llvm[@]}" gdb-multiarch=13.1-3
make_kernel
gdb-multiarch --data-directory="$root/usr/share/gdb" -nx -batch -ex 'info symbol kernel' -ex 'show architecture' \
	-ex 'x/i kernel' kernel.so >seen 2>&1
expect 's_endpgm begins with an instruction of i386' 3<seen <<'END'
kernel in section .text
The target architecture is set to "auto" (currently "i386").
   0x1500 <kernel>:	add    %al,(%eax)
END
