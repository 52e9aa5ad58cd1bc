#!/usr/bin/env bash
# LLVM 22: a code object that goes through obj2yaml and yaml2obj loses its soname, without a message.
#
# Expected: obj2yaml writes what yaml2obj needs for the same file, or says what it leaves out.
# Seen: .dynstr is not in the document; yaml2obj makes it anew of the names of the dynamic symbols. DT_SONAME and
# DT_STRSZ stay as they were, and reach beyond the end of the new table. The ELF header, e_flags among it, comes back
# whole.
source "$(dirname "$0")/common.bash"

unpack "${llvm[@]}"
make_kernel -soname libkernel.so.1
identify() {
	llvm-readelf-22 --file-header "$1" | grep -E 'OS/ABI|ABI Version|Flags'
	llvm-readelf-22 --dynamic-table "$1" | grep -E 'STRSZ|SONAME'
	llvm-readelf-22 --sections "$1" | sed -n 's/.*\(\.dynstr  *STRTAB\) *[0-9a-f]* [0-9a-f]* \([0-9a-f]*\).*/  \1 0x\2/p'
}
{
	identify kernel.so
	obj2yaml-22 kernel.so | yaml2obj-22 -o again.so
	identify again.so
} >seen 2>&1
expect 'obj2yaml and yaml2obj lose the soname' 3<seen <<'END'
  OS/ABI:                            AMDGPU - HSA
  ABI Version:                       4
  Flags:                             0x53f, gfx90a, xnack, sramecc
  0x000000000000000e (SONAME)   Library soname: [libkernel.so.1]
  0x000000000000000a (STRSZ)    33 (bytes)
  .dynstr           STRTAB 0x000021
  OS/ABI:                            AMDGPU - HSA
  ABI Version:                       4
  Flags:                             0x53f, gfx90a, xnack, sramecc
  0x000000000000000e (SONAME)   Library soname: []
  0x000000000000000a (STRSZ)    33 (bytes)
  .dynstr           STRTAB 0x000012
END
