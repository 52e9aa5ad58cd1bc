#!/bin/sh
# table.sh BUILD: --table, and --occupancy: what kernels take, and how many wavefronts fit.
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/shared/checks.sh

kdasm=$(realpath "$1/kdasm")
kdinfo=$(realpath "$1/kdinfo")
program=$kdinfo
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 1' INT TERM
cp examples/hello_world.s "$folder"
cd "$folder" || exit 1

prints() { grep -qxF -- "$1" stdout; }
quiet() { [ ! -s stderr ]; }
tab=$(printf '\t')

kernel() { # NAME DIRECTIVES...
	printf '.text\n.p2align 8\n.globl %s\n%s: .long 0xbf810000\n.rodata\n.p2align 6\n.amdhsa_kernel %s\n' "$1" "$1" "$1"
	shift
	printf '.amdhsa_%s\n' "$@"
	printf '.end_amdhsa_kernel\n'
}
metadata() { # MAP...
	printf '.amdgpu_metadata\namdhsa.kernels:\n'
	printf '  - { %s }\n' "$@"
	printf '.end_amdgpu_metadata\n'
}

# ---- numbers ----

{
	kernel big 'next_free_vgpr 250' 'next_free_sgpr 30' 'accum_offset 124' 'group_segment_fixed_size 1024' 'private_segment_fixed_size 48' 'kernarg_size 24'
	kernel small 'next_free_vgpr 3' 'next_free_sgpr 9' 'accum_offset 4'
	metadata '.name: big, .symbol: big.kd, .vgpr_count: 250, .agpr_count: 126, .sgpr_count: 35, .vgpr_spill_count: 7, .sgpr_spill_count: 2, .max_flat_workgroup_size: 256' \
		'.name: small, .symbol: small.kd, .vgpr_count: 0, .agpr_count: 0, .max_flat_workgroup_size: 64'
} >two.s
"$kdasm" -W --fill-metadata -mcpu=gfx90a two.s -o two.o || exit 1
fields() { # FIELDS VALUES FILE KERNEL
	status 0 --table --tsv --only="$1" -k "$4" "$3" && quiet && prints "$(echo "$2" | tr ' ' "$tab")"
}
check 'registers, spills, memory, occupancy' fields \
	vgprs,agprs,sgprs,spills,vgpr_spills,sgpr_spills,scratch,lds,kernarg,workgroup,occupancy,slots,limit \
	'124 126 35 9 7 2 48 1024 24 256 2 8 VGPRs' two.o big
check 'a kernel without VGPRs' fields vgprs,agprs,sgprs,occupancy,limit,target,wave '0 0 15 8 slots gfx90a 64' two.o small
kernel bare 'next_free_vgpr 30' 'next_free_sgpr 9' 'accum_offset 20' >bare.s && "$kdasm" -mcpu=gfx90a bare.s -o bare.o || exit 1
check 'without metadata what the descriptor makes room for' fields vgprs,agprs,sgprs,spills,workgroup,occupancy '20 12 16   8' bare.o bare
unknown() { status 0 --table --only=spills,workgroup bare.o && prints '    -     -'; }
check 'what is not known, as text' unknown
unknown_json() { status 0 --table --json bare.o && grep -qF '"spills": null' stdout && grep -qF '"schema": "kdinfo-table"' stdout; }
check 'what is not known, as JSON' unknown_json
kernel wave 'next_free_vgpr 200' 'next_free_sgpr 9' 'wavefront_size32 0' >wave.s && "$kdasm" -mcpu=gfx1030 wave.s -o wave.o || exit 1
check 'wavefronts as the descriptor chooses them' fields wave,vgprs,agprs,occupancy '64 200 0 2' wave.o wave
{
	kernel never 'next_free_vgpr 128' 'next_free_sgpr 9'
	metadata '.name: never, .symbol: never.kd, .vgpr_count: 128, .reqd_workgroup_size: [1024, 1, 1], .max_flat_workgroup_size: 1024'
} >never.s
"$kdasm" -W --fill-metadata -mcpu=gfx906 never.s -o never.o || exit 1
check 'a work-group that never runs' fields vgprs,workgroup,occupancy,limit '128 1024 0 VGPRs' never.o never
never() { status 0 --explain never.o && prints '  0 of 10 wavefronts on a SIMD: no work-group runs' && prints '  a work-group of 1024 work-items has 16 wavefronts, 4 on each of 4 SIMDs, and 128 VGPRs leave room for 2; at most 512 work-items fit, or 1024 with 64 VGPRs'; }
check 'why, explained' never
at_least_1() { printf 'occupancy >= 1\n' >limits.txt && status 1 --budget=limits.txt never.o && prints 'never.o: never (gfx906): occupancy is 0, and must be >= 1 (limits.txt:1)'; }
check 'a budget that no such kernel keeps' at_least_1
checked() { status 1 --check never.o && grep -qF 'reduce the work-group, or .amdhsa_next_free_vgpr [-Wworkgroup-registers]' stdout; }
check 'a finding of --check' checked
never_runs() { "$kdasm" -W --fill-metadata -mcpu=gfx906 -shared never.s -o never.co && status 1 --runs-on=gfx906 never.co && grep -qF 'kernel never: a work-group of 1024 work-items has 16 wavefronts' stdout; }
check 'a GPU that never runs it' never_runs
limited() { # what is said of work-groups
	kernel never 'next_free_vgpr 8' 'next_free_sgpr 9'
	metadata ".name: never, .symbol: never.kd, $1"
}
limit() { limited "$1" >limit.s && "$kdasm" -W --fill-metadata -mcpu=gfx906 -shared limit.s -o limit.co && status 1 --check limit.co && grep -qF '[-Wworkgroup-limit]' stdout; }
too_large() { limit '.reqd_workgroup_size: [1025, 1, 1]' && status 1 --runs-on=gfx906 limit.co && prints "  limit.co, kernel never: '.reqd_workgroup_size' has 1025 work-items, but a work-group on gfx906 has at most 1024"; }
check 'a required work-group that no GPU has' too_large
none_at_all() { limit '.max_flat_workgroup_size: 0' && status 1 --runs-on=gfx906 limit.co && prints "  limit.co, kernel never: '.max_flat_workgroup_size' is 0"; }
check 'no work-items at all' none_at_all
smaller_run() { limit '.max_flat_workgroup_size: 1025' && status 0 --runs-on=gfx906 limit.co && status 1 --why limit.co gfx906 && prints 'limit.co: gfx906: it loads, but something is wrong'; }
check 'a maximum below which all run' smaller_run
old() { # code object version 2
	printf '.hsa_code_object_version 2,1\n.hsa_code_object_isa 8,0,3,"AMD","AMDGPU"\n.text\n.p2align 8\n.amdgpu_hsa_kernel k\nk: .amd_kernel_code_t\nworkitem_vgpr_count = 33\nwavefront_sgpr_count = 20\ngranulated_workitem_vgpr_count = 8\ngranulated_wavefront_sgpr_count = 2\nwavefront_size = 6\nworkgroup_group_segment_byte_size = 512\n.end_amd_kernel_code_t\ns_endpgm\n' | sed 's/s_endpgm/.long 0xbf810000/' >old.s
	"$kdasm" -W -mcpu=gfx803 --amdhsa-code-object-version=2 old.s -o old.o && fields version,vgprs,sgprs,lds,spills,occupancy '2 33 20 512  7' old.o k
}
check 'amd_kernel_code_t' old

# ---- forms ----

text() {
	status 0 --table two.o && quiet && prints 'target VGPR AGPR SGPR spill scratch  LDS karg group occ limit kernel' &&
		prints 'gfx90a  124  126   35     9      48 1024   24   256   2 VGPRs big'
}
check 'as text' text
sorted() { status 0 --table --only=kernel --tsv --sort="$1" two.o && [ "$(xargs <stdout)" = "kernel $2" ]; }
check 'sorted: large numbers first' sorted vgprs 'big small'
check 'sorted the other way round' sorted -vgprs 'small big'
check 'sorted by a text' sorted -kernel 'small big'
unknown_last() { status 0 --table --only=kernel --tsv --sort="$1" two.o bare.o && [ "$(xargs <stdout)" = "$2" ]; }
check 'sorted: what is not known comes last' unknown_last vgpr_spills 'kernel big small bare'
check 'sorted the other way round: that comes last, too' unknown_last -vgpr_spills 'kernel small big bare'
check 'sorted by two columns' sorted agprs,kernel 'big small'
bundle() {
	"$kdasm" -W --bundle --compress --offload-arch=gfx900,gfx906:xnack+ any.s -o any.hipfb &&
		status 0 --table --tsv --only=file,entry,target,kernel any.hipfb && [ "$(wc -l <stdout)" -eq 3 ] &&
		prints "any.hipfb${tab}hipv4-amdgcn-amd-amdhsa--gfx906:xnack+${tab}gfx906:xnack+${tab}hello_world"
}
sed '/^.amdgcn_target/d; /^amdhsa.target/d' hello_world.s >any.s
check 'a compressed bundle' bundle
{ kernel _Z3addIfEvPT_ 'next_free_vgpr 3' 'next_free_sgpr 9'; kernel '"a,b"' 'next_free_vgpr 3' 'next_free_sgpr 9'; } >names.s
sed -i 's/"a,b":/"a,b":/' names.s && "$kdasm" -W -mcpu=gfx900 names.s -o names.o || exit 1
demangled() { status 0 --table --demangle --tsv --only=kernel names.o && prints 'void add<float>(float*)' && prints 'a,b'; }
if ldconfig -p 2>/dev/null | grep -q 'libstdc++.so.6\|libc++abi.so.1'; then
	check '--demangle' demangled
	long=_Z1f$(printf 'P%.0s' $(seq 9000))v
	{ kernel "$long" 'next_free_vgpr 3' 'next_free_sgpr 9'; } >long.s
	"$kdasm" -W -mcpu=gfx900 long.s -o long.o || exit 1
	too_long() { status 0 --table --demangle --tsv --only=kernel long.o && prints "$long"; }
	check '--demangle of a name that could nest too deep' too_long
	# f(p<int, int>, p<int, int>, ...), and one whose text has 2^70 times p.
	twice=_Z1g1pIiiE parts='1 2 3 4 5 6 7 8 9 A B C D E F G H I J K L M N O P Q R S T U V W X Y Z'
	twice=${twice}S_IS0_S0_E
	for part in $parts; do twice=${twice}S_IS${part}_S${part}_E; done
	for part in 0 $parts; do twice=${twice}S_IS1${part}_S1${part}_E; done
	many=_Z1f1pIiiE$(printf 'S0_%.0s' $(seq 30))
	{ kernel "$twice" 'next_free_vgpr 3' 'next_free_sgpr 9'; kernel "$many" 'next_free_vgpr 3' 'next_free_sgpr 9'; } >grow.s
	"$kdasm" -W -mcpu=gfx900 grow.s -o grow.o || exit 1
	growing() {
		(ulimit -t 5 && status 0 --table --demangle --tsv --only=kernel grow.o && prints "$twice") &&
			prints "f(p<int, int>$(printf ', p<int, int>%.0s' $(seq 30)))"
	}
	check '--demangle of names that refer to what came before in them' growing
else
	skip '--demangle: no C++ library'
fi
quoted() { status 0 --table --csv --only=kernel names.o && prints '"a,b"' && prints '_Z3addIfEvPT_'; }
check 'a name with a comma, in CSV' quoted
"$kdasm" -mcpu=gfx1100 -o none.o - </dev/null || exit 1
empty() { status 0 --table --tsv --only=kernel none.o && prints kernel && [ "$(wc -l <stdout)" -eq 1 ]; }
check 'an object without kernels' empty

wide() { # a character takes 1 or 2 columns, and 2 to 4 bytes
	{ kernel '"größe"' 'next_free_vgpr 3' 'next_free_sgpr 9'; kernel '"核心x"' 'next_free_vgpr 3' 'next_free_sgpr 9'; } >wide.s
	"$kdasm" -W -mcpu=gfx900 wide.s -o wide.o && status 0 --table --only=kernel,lds wide.o && [ "$(cat stdout)" = "$(printf 'kernel LDS\ngröße    0\n核心x    0')" ]
}
check 'names of other letters than ASCII, as text' wide

# ---- patterns ----

chosen() { status 0 --table --tsv --only=kernel -k "$1" two.o && quiet && [ "$(xargs <stdout)" = "kernel $2" ]; }
check 'kernels by a pattern' chosen 's*' small
check 'all kernels by a pattern' chosen '*' 'big small'
{ kernel '"s*"' 'next_free_vgpr 3' 'next_free_sgpr 9'; kernel some 'next_free_vgpr 3' 'next_free_sgpr 9'; } >star.s
exact() { "$kdasm" -W -mcpu=gfx900 star.s -o star.o && status 0 --table --tsv --only=kernel -k 's*' star.o && [ "$(cat stdout)" = "$(printf 'kernel\ns*')" ]; }
check 'a name comes before a pattern' exact
none() { status 1 --table -k 'x*' two.o && says "no kernel is called 'x*', nor does any match it"; }
check 'a pattern that matches nothing' none
others() { status 0 --explain -k 's*' two.o && grep -q '^kernel small' stdout && ! grep -q '^kernel big' stdout; }
check 'a pattern with --explain' others

# ---- wrong options ----

usage() { # MESSAGE ARGUMENTS...
	message=$1
	shift
	status 2 "$@" && says "$message"
}
check 'a column that there is none' usage "--only: there is no column 'vgpr'" --table --only=vgpr two.o
check 'a column that is near to one' usage "no column 'occupanc'; did you mean occupancy?" --table --only=kernel,occupanc two.o
check 'a column to sort by that there is none' usage "--sort: there is no column 'x'" --table --sort=lds,x two.o
check 'two formats' usage '--json and --csv cannot be combined' --csv --table --json two.o
check 'two formats, none of which is an action' usage '--tsv and --csv cannot be combined' --table --tsv --csv two.o
check 'a format twice' status 0 --table --tsv --tsv two.o
check 'a column twice' usage "--only names the column 'lds' twice" --table --only=lds,kernel,lds two.o
check '--tsv without --table' usage '--tsv is only for --table' --tsv two.o
check '--table and --yaml' usage '--table and --yaml cannot be combined' --table --yaml two.o
check '--json --table is --table --json' fields kernel small two.o small
check '--table and --diff' usage '--json and --diff cannot be combined' --json --diff two.o two.o

# ---- what if ----

asked() { # WAVES OPTIONS...
	waves=$1
	shift
	status 0 "$@" && quiet && sed -n 2p stdout | grep -qF "$waves"
}
check 'VGPRs of one file' asked '2 of 8 wavefronts on a SIMD, limited by VGPRs' --occupancy=gfx942 --vgprs=125 --agprs=100
check 'VGPRs of two files' asked '2 of 10 wavefronts on a SIMD, limited by VGPRs' --occupancy=gfx908 --vgprs=125 --agprs=100
check 'SGPRs' asked '8 of 10 wavefronts on a SIMD, limited by SGPRs' --occupancy gfx900 --sgprs 96
check 'LDS and SGPRs' asked '8 of 10 wavefronts on a SIMD, limited by SGPRs and LDS' --occupancy gfx900 --sgprs 96 --lds=8192 --workgroup=256
check 'nothing' asked '16 of 16 wavefronts on a SIMD, as many as it has slots for' --occupancy=gfx1100
check 'wavefronts of 64' asked '4 of 16' --occupancy=gfx1100 --wave=64 --vgprs=180
check 'CU mode' asked '8 of 16' --occupancy=gfx1030 --lds=65536 --workgroup=256-512 --cumode
check 'a work-group that the registers do not allow' asked '0 of 10 wavefronts on a SIMD: no work-group runs' --occupancy=gfx906 --vgprs=128 --workgroup=1024
because() { sed -n 3p stdout | grep -qxF "$1"; } # what the last question was answered with
check 'why' because 'a work-group of 1024 work-items has 16 wavefronts, 4 on each of 4 SIMDs, and 128 VGPRs leave room for 2; at most 512 work-items fit, or 1024 with 64 VGPRs'
check 'the largest work-group with these registers' asked '2 of 10 wavefronts on a SIMD, limited by VGPRs' --occupancy=gfx906 --vgprs=128 --workgroup=512
check 'one work-item more' asked '0 of 10' --occupancy=gfx906 --vgprs=128 --workgroup=513
check 'the most registers with this work-group' asked '4 of 10' --occupancy=gfx906 --vgprs=64 --workgroup=1024
check 'one register more' asked '0 of 10' --occupancy=gfx906 --vgprs=65 --workgroup=1024
check 'work-groups of which the smaller run' asked '2 of 10' --occupancy=gfx906 --vgprs=128 --workgroup=1-1024
check '1,024 work-items on gfx942' asked '0 of 8' --occupancy=gfx942 --vgprs=256 --workgroup=1024
check '512 work-items on gfx90a' asked '0 of 8' --occupancy=gfx90a --vgprs=512 --workgroup=512
check 'the same with AGPRs' asked '0 of 8' --occupancy=gfx90a --vgprs=256 --agprs=256 --workgroup=512
check 'wavefronts of 64 on gfx1030' asked '0 of 16' --occupancy=gfx1030 --wave=64 --vgprs=256 --workgroup=1024
check 'WGP mode has four SIMDs' asked '8 of 16' --occupancy=gfx1030 --vgprs=128 --workgroup=1024
check 'CU mode has two' asked '0 of 16' --occupancy=gfx1030 --vgprs=128 --workgroup=1024 --cumode
largest() { status 0 --json --occupancy=gfx906 --vgprs=128 --workgroup=1024 && grep -qF '"occupancy": 0' stdout && grep -qF '"largest_workgroup": 512' stdout; }
check 'the same as JSON' largest
several() { status 0 --occupancy=gfx900,gfx1200 && [ "$(grep -c 'wavefronts on a SIMD' stdout)" -eq 2 ]; }
check 'several processors' several
json() { status 0 --json --occupancy=gfx942 --vgprs=96 && grep -qF '"schema": "kdinfo-occupancy"' stdout && grep -qF '"occupancy": 5' stdout; }
check '--occupancy as JSON' json
check 'no such processor' usage "'gfx90b' is not a recognized processor" --occupancy=gfx90b
check 'wavefronts that the processor does not run' usage 'gfx900 cannot run wavefronts of 32' --occupancy=gfx900 --wave=32
check 'too many VGPRs' usage '513 VGPRs are more than 512' --occupancy=gfx90a --vgprs=513
check 'too much LDS' usage '65537 bytes of LDS are more than 65536' --occupancy=gfx90a --lds=65537
check 'far too many registers' usage '4294967296 VGPRs are more than 512' --occupancy=gfx90a --vgprs=4294967292 --agprs=4
check 'a number that is too large' usage '--lds must be a number' --occupancy=gfx90a --lds=4294967296
check 'no processor at all' usage '--occupancy names no processor' --occupancy=
check 'nothing but a comma' usage '--occupancy names no processor' --occupancy=, --json
check 'too much LDS for a work-group, though in WGP mode there is more' usage '65540 bytes of LDS are more than 65536' --occupancy=gfx1100 --lds=65540
check 'all of the LDS that a work-group can have' asked '16 of 16' --occupancy=gfx1100 --lds=65536
check 'all of the LDS of a WGP' asked '8 of 16' --occupancy=gfx1250 --lds=327680
check 'AGPRs where there are none' usage 'gfx1100 has no accumulation registers' --occupancy=gfx1100 --agprs=1
check 'a work-group that is none' usage '--workgroup must be' --occupancy=gfx900 --workgroup=2048
check 'a work-group from more to less' usage '--workgroup must be' --occupancy=gfx900 --workgroup=128-64
check 'a number that is none' usage '--vgprs must be a number' --occupancy=gfx900 --vgprs=many
check 'a wavefront size that is none' usage '--wave must be 32 or 64' --occupancy=gfx900 --wave=16
check '--lds without --occupancy' usage '--lds is only for --occupancy' --lds=4 two.o
check '--occupancy of a file' usage '--occupancy needs no file' --occupancy=gfx900 two.o

finish
