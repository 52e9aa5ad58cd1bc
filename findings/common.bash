# common.bash: what each finding begins with: pinned packages of Debian 12 (amd64), unpacked into a temporary folder
# and not installed; a code object made with LLVM; and the comparison of what is seen with what was seen.
set -euo pipefail
export LC_ALL=C DEBIAN_FRONTEND=noninteractive

root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
cd "$root"

llvm=(llvm-22=1:22.1.8-1~deb12u1 lld-22=1:22.1.8-1~deb12u1)

# unpack_into FOLDER PACKAGE[=VERSION]...
unpack_into() {
	mkdir -p "$1/debs"
	(cd "$1/debs" && apt-get -qq -o APT::Sandbox::User=root download "${@:2}")
	for package in "$1"/debs/*.deb; do dpkg-deb -x "$package" "$1"; done
	rm -rf "$1/debs"
}

# unpack PACKAGE=VERSION...: and what they depend on, in the archive's present version. Of the C library this system's
# is used.
unpack() {
	local depends
	depends=$(apt-cache depends --recurse --important "${@%%=*}" | grep '^[a-z0-9]' | sort -u |
		grep -vxE 'libc6|libc-bin|libgcc-s1|libcrypt1' | grep -vxFf <(printf '%s\n' "${@%%=*}"))
	# shellcheck disable=SC2086 # words
	unpack_into . "$@" $depends
	export PATH=$root/usr/bin:$PATH LD_LIBRARY_PATH=$root/lib/x86_64-linux-gnu:$root/usr/lib/x86_64-linux-gnu
}

# A kernel that ends at once, as kernel.o and, linked, kernel.so. Arguments go to the linker.
make_kernel() {
	cat >kernel.s <<'END'
	.text
	.globl	kernel
	.p2align	8
	.type	kernel,@function
kernel:
	s_endpgm
	.size	kernel, .-kernel
	.rodata
	.p2align	6
	.amdhsa_kernel kernel
		.amdhsa_next_free_vgpr 1
		.amdhsa_next_free_sgpr 1
		.amdhsa_accum_offset 4
	.end_amdhsa_kernel
	.amdgpu_metadata
amdhsa.version: [ 1, 2 ]
amdhsa.target: amdgcn-amd-amdhsa--gfx90a
amdhsa.kernels:
  - { .name: kernel, .symbol: kernel.kd, .kernarg_segment_size: 0, .kernarg_segment_align: 8,
      .group_segment_fixed_size: 0, .private_segment_fixed_size: 0, .wavefront_size: 64,
      .sgpr_count: 1, .vgpr_count: 1, .max_flat_workgroup_size: 64 }
	.end_amdgpu_metadata
END
	llvm-mc-22 -triple amdgcn-amd-amdhsa -mcpu=gfx90a -filetype=obj kernel.s -o kernel.o
	ld.lld-22 -shared kernel.o -o kernel.so "$@"
}

# expect WHAT: standard input has what was seen; descriptor 3 what is seen now.
expect() {
	if diff - /dev/fd/3 3<&3; then
		echo "as seen: $1"
	else
		echo "changed: $1"
		exit 1
	fi
}
