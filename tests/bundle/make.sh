#!/bin/sh
# make.sh: writes the bundles of this folder with clang-offload-bundler 22 and 14. Their entries hold short texts.
#
# plain.hipfb and the two compressed ones have the options that clang gives for HIP. default.hipfb has no
# alignment. v3.hipfb is of code objects before version 4, by the tool of that time. The compressed versions 1 and the
# ones with zlib, which this build of the tool does not write, are put together from its plain bundle.
set -eu
cd "$(dirname "$0")"

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
printf 'code object for gfx90a:xnack+\n' >"$scratch/a"
printf 'code object for gfx942, which is longer\n' >"$scratch/b"

targets=host-x86_64-unknown-linux-gnu-,hipv4-amdgcn-amd-amdhsa--gfx90a:xnack+,hipv4-amdgcn-amd-amdhsa--gfx942
bundle() { # OUTPUT OPTION...
	output=$1
	shift
	clang-offload-bundler-22 -type=o "-targets=$targets" -input=/dev/null "-input=$scratch/a" "-input=$scratch/b" \
		"-output=$output" "$@"
}
bundle plain.hipfb -bundle-align=4096
bundle default.hipfb
bundle zstd3.hipfb -bundle-align=4096 -compress
COMPRESSED_BUNDLE_FORMAT_VERSION=2 bundle zstd2.hipfb -bundle-align=4096 -compress
bundle level19.hipfb -bundle-align=4096 -compress -compression-level=19

clang-offload-bundler-14 -type=o -bundle-align=4096 "-inputs=/dev/null,$scratch/a,$scratch/b" -outputs=v3.hipfb \
	-targets=host-x86_64-unknown-linux,hip-amdgcn-amd-amdhsa--gfx906+xnack+sram-ecc,hip-amdgcn-amd-amdhsa--gfx900

python3 - <<'PYTHON'
import hashlib, struct, zlib
plain = open("plain.hipfb", "rb").read()
sum64 = hashlib.md5(plain).digest()[:8]
packed = {"zlib": (0, zlib.compress(plain, 9)), "zstd": (1, open("zstd3.hipfb", "rb").read()[32:])}
for name, version in (("zlib", 1), ("zlib", 2), ("zlib", 3), ("zstd", 1)):
    method, data = packed[name]
    sizes = {
        1: struct.pack("<I", len(plain)),
        2: struct.pack("<II", 24 + len(data), len(plain)),
        3: struct.pack("<QQ", 32 + len(data), len(plain)),
    }[version]
    with open(f"{name}{version}.hipfb", "wb") as out:
        out.write(b"CCOB" + struct.pack("<HH", version, method) + sizes + sum64 + data)
PYTHON
