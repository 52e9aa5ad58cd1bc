#!/usr/bin/env bash
# glibc 2.36 says of a code object that is there that there is no such file.
#
# Expected: "ELF file OS ABI invalid", since e_ident names the HSA ABI, or "wrong ELF class".
# Seen: "cannot open shared object file", which dlopen() prints with "No such file or directory", also with EI_OSABI 0:
# a file for another machine counts as one that was not found, for a path with a slash too. An x86-64 library with
# the OS ABI of the code object is called what it is. ldconfig leaves a code object out without a word.
source "$(dirname "$0")/common.bash"

unpack "${llvm[@]}"
# The C library that is looked at is called by its own loader.
unpack_into glibc libc6
libraries=$root/glibc/lib/x86_64-linux-gnu
load() { "$libraries/ld-linux-x86-64.so.2" --library-path "$libraries" --preload "./$1" /bin/true; }
with_os_abi() { cp "$1" "$3" && printf '%b' "$2" | dd of="$3" bs=1 seek=7 conv=notrunc status=none; }

make_kernel -soname libkernel.so.1
with_os_abi kernel.so '\0000' system_v.so
with_os_abi "$libraries/libm.so.6" '\0100' host.so
mkdir found && cp kernel.so found/libkernel.so.1.0
{
	"$libraries/libc.so.6" | sed -n '1s/.*release version \([0-9.]*\)\.$/glibc \1/p'
	unset LD_LIBRARY_PATH
	load kernel.so
	load system_v.so
	load host.so
	/sbin/ldconfig -n found
	ls found
} >seen 2>&1
expect 'another machine is called no such file' 3<seen <<'END'
glibc 2.36
ERROR: ld.so: object './kernel.so' from --preload cannot be preloaded (cannot open shared object file): ignored.
ERROR: ld.so: object './system_v.so' from --preload cannot be preloaded (cannot open shared object file): ignored.
ERROR: ld.so: object './host.so' from --preload cannot be preloaded (ELF file OS ABI invalid): ignored.
libkernel.so.1.0
END
