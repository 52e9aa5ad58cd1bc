#!/bin/sh
# guard.sh BUILD: --budget and --runs-on, which guard kernels in CI.
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/shared/checks.sh

kdasm=$(realpath "$1/kdasm")
kdinfo=$(realpath "$1/kdinfo")
program=$kdinfo
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 1' INT TERM
cd "$folder" || exit 1

prints() { grep -qF -- "$1" stdout; }
quiet() { [ ! -s stderr ]; }

kernels() { # VGPRS SPILLS
	for name in gemm_a gemm_b copy; do
		printf '.text\n.p2align 8\n.globl %s\n%s: .long 0xbf810000\n.rodata\n.p2align 6\n.amdhsa_kernel %s\n.amdhsa_next_free_vgpr %s\n.amdhsa_next_free_sgpr 8\n.end_amdhsa_kernel\n' $name $name $name "$1"
	done
	printf '.amdgpu_metadata\namdhsa.kernels:\n'
	for name in gemm_a gemm_b copy; do
		printf '  - { .name: %s, .symbol: %s.kd, .vgpr_count: %s, .vgpr_spill_count: %s, .max_flat_workgroup_size: 256 }\n' $name $name "$1" "$2"
	done
	printf '.end_amdgpu_metadata\n'
}
build() { # VGPRS SPILLS FILE OPTIONS...
	kernels "$1" "$2" >build.s
	file=$3
	shift 3
	"$kdasm" -W --fill-metadata -shared "$@" build.s -o "$file"
}
build 64 0 first.co -mcpu=gfx900 && build 80 0 more.co -mcpu=gfx900 && build 64 3 spills.co -mcpu=gfx900 || exit 1

# ---- limits ----

kept() { # TEXT FILE
	printf '%b' "$1" >limits.txt && status 0 --budget=limits.txt "$2" && quiet
}
broken() { # TEXT FILE SAID
	printf '%b' "$1" >limits.txt && status 1 --budget=limits.txt "$2" && prints "$3"
}
refused() { # TEXT SAID
	printf '%b' "$1" >limits.txt && status 2 --budget=limits.txt first.co && says "$2"
}
check 'limits that are kept' kept 'vgprs <= 64\nspills = 0\noccupancy>=4 # enough\n\nlds<1\nscratch != 1\nsgprs > 0\n' first.co
check 'a limit that is not' broken 'vgprs <= 64' more.co 'more.co: gemm_a (gfx900): vgprs is 80, and must be <= 64 (limits.txt:1)'
check 'an occupancy' broken '\noccupancy >= 4' more.co 'occupancy is 3, and must be >= 4 (limits.txt:2)'
check 'spills' broken 'spills = 0' spills.co 'spills is 3, and must be = 0'
check 'the last limit for a kernel counts' kept 'vgprs <= 9\n[gemm_*]\nvgprs <= 80\n[copy]\nvgprs <= 80\n' more.co
check 'a pattern is for its kernels' broken 'vgprs <= 80\n[gemm_?]\nvgprs <= 70' more.co '3 of 3 kernels compared: 2 worse'
check 'a pattern of targets' kept '[* @ gfx90a*]\nvgprs <= 9\n[* @ gfx9*]\nvgprs <= 99\n' first.co
nothing() { printf '[other]\nvgprs <= 1\n' >limits.txt && status 2 --budget=limits.txt first.co && says 'nothing to compare these kernels with'; }
check 'limits for no kernel' nothing
misspelt() {
	printf 'vgprs <= 99\n[gem_*]\nspills = 0\nlds = 0\n' >limits.txt && status 0 --budget=limits.txt first.co &&
		[ "$(grep -c warning stderr)" -eq 1 ] && says "limits.txt:3: this limit is for no kernel: none is called 'gem_*'"
}
check 'a pattern that no kernel matches' misspelt
sed "s/ k$/ $(printf '%1000s' '' | tr ' ' n)/" >long.s <<X
.amdhsa_kernel k
.amdhsa_next_free_vgpr 4
.amdhsa_next_free_sgpr 4
.end_amdhsa_kernel
X
"$kdasm" -W -mcpu=gfx900 -o long.o long.s || exit 1
many() { # PATTERNS SAID, each of 2,001 stars on a name of 1,000 letters
	awk -v n="$1" 'BEGIN { s = sprintf("%2000s", ""); gsub(/ /, "*", s); for (i = 0; i < n; i++) printf "[%s%d*]\nvgprs <= 1\n", s, i }' >limits.txt
	status 2 --budget=limits.txt long.o && says "$2"
}
check 'patterns that take nearly too many steps' many 530 'nothing to compare'
check 'patterns that take too many steps' many 540 'with all kernels takes more than 1073741824 steps, the most: use fewer of them, or'
printf 'vgprs <= 99\n[gem_*]\nspills = 0\nlds = 0\n' >limits.txt
chosen() { status 0 --budget=limits.txt -k copy first.co && quiet; }
check 'a pattern that no kernel matches of those that are chosen' chosen
"$kdasm" -W -mcpu=gfx900 -o bare.o - <<X || exit 1
.amdhsa_kernel k
.amdhsa_next_free_vgpr 4
.amdhsa_next_free_sgpr 4
.end_amdhsa_kernel
X
unknown() { printf 'spills = 0\n' >limits.txt && status 2 --budget=limits.txt bare.o && prints 'spills is unknown, and must be = 0'; }
check 'what is not known can not be compared' unknown
check 'a limit of a column that there is none' refused 'vgprs <= 1\nvgpr <= 3' 'limits.txt:2: a limit begins with a column'
check 'a limit of texts' refused 'target = 3' 'a limit begins with a column that has numbers'
check 'a limit without a comparison' refused 'vgprs 3' 'one of <= >='
check 'a limit without a number' refused 'vgprs <= x' 'a limit ends with a number'
check 'a pattern without its end' refused '[gemm' "a pattern ends with ']'"
check 'a file that is no text' refused 'vgprs <= 3\0' 'this is no text'
missing() { status 2 --budget=none.txt first.co && says "cannot read 'none.txt'"; }
check 'no such limits' missing
unread() { printf 'vgprs <= 3\n' >limits.txt && status 2 --budget=limits.txt none.co && says "cannot read 'none.co'"; }
check 'no such object: nothing is compared' unread

# ---- an earlier build ----

status 0 --table --tsv first.co && cp stdout first.tsv && status 0 --table --csv first.co && cp stdout first.csv || exit 1
as_before() { status 0 --budget="$1" first.co && quiet && prints '3 of 3 kernels compared: 0 worse, 0 better, 0 unknown, 0 new, 0 gone'; }
check 'the same as before' as_before first.tsv
check 'the same as in CSV' as_before first.csv
worse() { status 1 --budget=first.tsv more.co && prints 'more.co: copy (gfx900): vgprs is 80, and was 64' && prints 'occupancy is 3, and was 4' && prints '6 worse'; }
check 'more registers, less occupancy' worse
allowed() { status 0 --budget=first.csv --growth="$1" more.co && prints '0 worse'; }
check 'growth by numbers' allowed vgprs=16,occupancy=1
check 'growth by percent' allowed vgprs=25%,occupancy=25%
not_allowed() { status 1 --budget=first.tsv --growth="$1" more.co && prints '3 worse'; }
check 'growth that is not enough' not_allowed vgprs=15,occupancy=1
better() { status 0 --table --tsv more.co && cp stdout more.tsv && status 0 --budget=more.tsv first.co && prints 'better: vgprs is 64, and was 80'; }
check 'what is better' better
changed() {
	sed 's/gemm_a/gemm_0/' first.tsv >changed.tsv && status 0 --budget=changed.tsv first.co && prints 'gemm_a (gfx900): a new kernel' &&
		prints 'gemm_0 (gfx900): the kernel is in changed.tsv, and is gone' && prints '2 of 3 kernels compared' && prints '1 new, 1 gone'
}
check 'kernels that are new or gone' changed
some() { status 0 --budget=first.tsv -k 'gemm*' first.co && prints '2 of 2 kernels compared' && prints ' 0 gone'; }
check 'some of the kernels' some
other_target() { build 64 0 other.co -mcpu=gfx906 && status 2 --budget=first.tsv other.co && says 'nothing to compare'; }
check 'kernels for another target' other_target
few() { cut -f 7,21 first.tsv >few.tsv && status 1 --budget=few.tsv more.co && prints '3 worse'; }
check 'a table with two columns' few
no_kernels() { cut -f 7,8 first.tsv >few.tsv && status 2 --budget=few.tsv first.co && says 'it has neither limits nor a table'; }
check 'a table without kernels' no_kernels
empty_field() { awk -F '\t' -v OFS='\t' 'NR > 1 { $7 = "" } { print }' first.tsv >empty.tsv && status 2 --budget=empty.tsv first.co && prints 'vgprs is 64, and was unknown'; }
check 'a table with a value missing' empty_field

beyond() { sed 's/^\([^\t]*\t[^\t]*\t[^\t]*\t[^\t]*\t[^\t]*\t[^\t]*\t\)64/\199999999999999999999/' first.tsv >beyond.tsv && status 2 --budget=beyond.tsv first.co && prints 'vgprs is 64, and was unknown'; }
check 'a table with a number that is none' beyond
check 'a growth beyond all numbers' status 0 --budget=first.tsv --growth=vgprs=18446744073709551615,vgprs=50%,lds=18446744073709551615%,lds=1,sgprs=999,scratch=999999,occupancy=99,spills=99,vgpr_spills=99 more.co
odd_names() { # names that TSV does not show, or CSV has in quotes
	kernels 64 0 | sed '/^.amdgpu_metadata/,$d; s/\bcopy\b/"co,p\\n\\001y"/g' >odd.s && "$kdasm" -W -shared -mcpu=gfx900 odd.s -o odd.co || return 1
	for form in tsv csv; do
		status 0 --table --$form odd.co && cp stdout "odd.$form" && status 0 "--budget=odd.$form" odd.co &&
			prints '3 of 3 kernels compared: 0 worse, 0 better, 0 unknown, 0 new, 0 gone' || return 1
	done
}
check 'names with control characters' odd_names
printf '\n# limits, all of them\nvgprs <= 200\n' >comma.txt
check 'limits whose comment has a comma' status 0 --budget=comma.txt first.co
printf '[add*, two]\nvgprs <= 1\n[*]\nvgprs <= 200\n' >comma.txt
check 'limits whose pattern has a comma' status 0 --budget=comma.txt first.co
named() { # SECTION: kernels whose names have what is special in limits
	kernels 64 0 | sed '/^.amdgpu_metadata/,$d; s/\bcopy\b/"f<int[4]>{lambda()#1}"/g' >odd.s && "$kdasm" -W -shared -mcpu=gfx900 odd.s -o odd.co &&
		printf '%s\nvgprs <= 1\n' "$1" >limits.txt && status 1 --budget=limits.txt odd.co && prints '1 of 3 kernels compared: 1 worse'
}
check 'the name of a kernel with brackets and #' named '[f<int[4]>{lambda()#1}] # one [of them]'
check 'a pattern with #' named '[*{lambda()#?}]'
other_form() { status 0 --table "$@" first.co && cp stdout form && status 2 --budget=form first.co && says 'form:1: a limit begins with' && says 'tables are read only as --tsv or --csv print them'; }
check 'a table as text' other_form
check 'a table as JSON' other_form --json
check 'a limit of a column that is near to one' refused 'vgprs <= 1\nocupancy >= 3' 'did you mean occupancy?'
if ldconfig -p 2>/dev/null | grep -q 'libstdc++.so.6\|libc++abi.so.1'; then
	demangled() { # the earlier table has the names of symbols, or those of C++
		kernels 64 0 | sed '/^.amdgpu_metadata/,$d; s/\bcopy\b/_Z3addIfEvPT_/g' >odd.s && "$kdasm" -W -shared -mcpu=gfx900 odd.s -o odd.co &&
			status 0 --table --tsv "$@" odd.co && cp stdout odd.tsv && status 0 --budget=odd.tsv --demangle odd.co &&
			prints '3 of 3 kernels compared: 0 worse, 0 better, 0 unknown, 0 new, 0 gone'
	}
	check 'names of C++, and a table with those of symbols' demangled
	check 'names of C++, and a table with them' demangled --demangle
else
	skip '--demangle: no C++ library'
fi
usage() { # MESSAGE ARGUMENTS...
	message=$1
	shift
	status 2 "$@" && says "$message"
}
check 'a growth of a column that there is none' usage "--growth: there is no column 'x'" --budget=first.tsv --growth=x=1 first.co
check 'a growth without a number' usage '--growth must be of the form' --budget=first.tsv --growth=vgprs first.co
check 'a growth of what is no resource' usage '--growth must be of the form' --budget=first.tsv --growth=slots=1 first.co
check 'growth of limits' usage '--growth is for the table of an earlier build' --budget=limits.txt --growth=vgprs=1 first.co
check '--growth without --budget' usage '--growth is only for --budget' --growth=vgprs=1 first.co

markdown() { status 1 --budget=first.tsv --markdown more.co && prints '### Kernels: 6 worse, 0 better, 3 compared' && prints '| worse | `copy` | gfx900 | vgprs | 64 | **80** |'; }
check 'as Markdown' markdown
markdown_letters() { # letters of several bytes are not cut
	kernels 64 0 | sed '/^.amdgpu_metadata/,$d; s/\bcopy\b/"größe|`"/g' >odd.s && "$kdasm" -W -shared -mcpu=gfx900 odd.s -o odd.co &&
		printf 'vgprs <= 1\n' >limits.txt && status 1 --budget=limits.txt --markdown odd.co && prints "| \`größe\\|'\` |"
}
check 'other letters than ASCII, as Markdown' markdown_letters
json() {
	status 1 --json --budget=first.tsv more.co && python3 -c 'import json, sys
judged = json.load(sys.stdin)["judgements"]
assert len(judged) == 6 and judged[0] == {"judgement": "worse", "file": "more.co", "kernel": "copy", "target": "gfx900",
    "column": "vgprs", "wanted": "64", "is": "80", "message": "vgprs is 80, and was 64"}, judged[0]' <stdout
}
check 'as JSON' json
sarif() { # what the schema of SARIF 2.1.0 requires
	cp more.co 'more %.co' && status 1 --sarif --budget=first.tsv 'more %.co' && python3 -c 'import json, sys
log = json.load(sys.stdin)
assert log["version"] == "2.1.0" and len(log["runs"]) == 1
run = log["runs"][0]
rules = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
assert run["tool"]["driver"]["name"] == "kdinfo" and len(set(rules)) == len(rules) and len(run["results"]) == 6
for result in run["results"]:
    assert result["ruleId"] in rules and result["level"] == "error" and result["message"]["text"]
    place = result["locations"][0]
    assert place["physicalLocation"]["artifactLocation"]["uri"] == "more%20%25.co" and place["logicalLocations"][0]["name"]
' <stdout
}
check 'as SARIF' sarif

# ---- which GPUs run it ----

runs() { status 0 --runs-on="$1" "$2" && quiet && prints ': runs' && ! prints 'does not'; }
fails() { status 1 --runs-on="$1" "$2" && prints "$3"; }
check 'the processor of the object' runs gfx900 first.co
check 'a whole target ID' runs amdgcn-amd-amdhsa--gfx900:xnack- first.co
check 'another processor' fails gfx900,gfx906 first.co 'EF_AMDGPU_MACH of e_flags is 0x2c, gfx900, but the GPU has 0x2f'
check 'the remedy names the generic processor' fails gfx1030 first.co 'build with --offload-arch=gfx1030, or gfx10-3-generic'
build 64 0 generic.co -mcpu=gfx9-generic || exit 1
check 'a generic processor' runs gfx900,gfx906:sramecc+,gfx90c:xnack- generic.co
check 'a generic processor of others' fails gfx90a generic.co '0x51, gfx9-generic'
printf '\000' | dd of=generic.co bs=1 seek=51 conv=notrunc status=none || exit 1
check 'a generic processor from before the GPU joined it' fails gfx906 generic.co 'EF_AMDGPU_GENERIC_VERSION of e_flags is 0'
accum() { # OPTION FILE
	sed 's/^.end_amdhsa_kernel/.amdhsa_accum_offset 64\n&/' build.s >accum.s && "$kdasm" -W --fill-metadata -shared "$1" accum.s -o "$2"
}
accum -mcpu=gfx90a:xnack+ on.co && accum -mcpu=gfx90a:xnack- off.co && accum -mcpu=gfx90a:sramecc- ecc.co && accum -mcpu=gfx90a any.co || exit 1
check 'XNACK as it must be' runs gfx90a:xnack+ on.co
check 'XNACK as it must not be' fails gfx90a:xnack- on.co 'EF_AMDGPU_FEATURE_XNACK of e_flags is 0x3, so xnack must be on, but it is off there'
check 'XNACK that is not said' fails gfx90a on.co 'it runs only where xnack is on'
check 'code for either setting' runs gfx90a,gfx90a:xnack+,gfx90a:xnack-:sramecc+ any.co
check 'SRAMECC' fails gfx90a:sramecc+ ecc.co 'EF_AMDGPU_FEATURE_SRAMECC of e_flags is 0x2, so sramecc must be off, but it is on there'
relocatable() { "$kdasm" -W --fill-metadata -mcpu=gfx900 build.s -o rel.o && fails gfx900 rel.o 'its type is 1 (ET_REL), not ET_DYN'; }
check 'an object that is not linked' relocatable
other_system() { "$kdasm" -W -triple=amdgcn-amd-amdpal -mcpu=gfx900 -shared /dev/null -o pal.co && fails gfx900 pal.co 'EI_OSABI is 65'; }
check 'an object for another system' other_system
old_runtime() { status 1 --runs-on=gfx900 --runtime=6.1.2 first.co && prints 'EI_ABIVERSION is 4, code object version 6, but the runtime loads up to version 5'; }
check 'a runtime that is too old' old_runtime
new_runtime() { status 0 --runs-on=gfx900 --runtime=6.2 first.co && prints ': runs'; }
check 'a runtime that is new enough' new_runtime
check 'a runtime of which it is not known' usage 'what runtimes before ROCm 5.2 load is not known' --runs-on=gfx900 --runtime=5.1.3 first.co
large() { # more LDS than there is
	sed 's/^.end_amdhsa_kernel/.amdhsa_group_segment_fixed_size 70000\n&/' build.s >large.s && "$kdasm" -W --fill-metadata -mcpu=gfx1030 -mattr=+cumode -shared large.s -o large.co &&
		fails gfx1030 large.co 'kernel copy: it has 70000 bytes of LDS, but a work-group on gfx1030 has at most 65536'
}
check 'a kernel with too much LDS' large
large_wgp() { # a work-group has no more in WGP mode, where two compute units share theirs
	"$kdasm" -W --fill-metadata -mcpu=gfx1030 -shared large.s -o large.co &&
		fails gfx1030 large.co 'kernel copy: it has 70000 bytes of LDS, but a work-group on gfx1030 has at most 65536'
}
check 'a kernel with too much LDS in WGP mode' large_wgp
bundle() { # FILE ID OBJECT...: a bundle, as clang-offload-bundler writes it
	python3 - "$@" <<'X'
import struct, sys
name, pairs = sys.argv[1], list(zip(sys.argv[2::2], sys.argv[3::2]))
head, body, at = b"__CLANG_OFFLOAD_BUNDLE__" + struct.pack("<Q", len(pairs)), b"", 4096
for identifier, path in pairs:
    data = open(path, "rb").read()
    head += struct.pack("<QQQ", at + len(body), len(data), len(identifier)) + identifier.encode()
    body += data + bytes(-len(data) % 4096)
open(name, "wb").write(head.ljust(at, b"\0") + body)
X
}
id=hipv4-amdgcn-amd-amdhsa--
bundle both.hipfb host-x86_64-unknown-linux-gnu- /dev/null ${id}gfx90a:xnack+ on.co ${id}gfx90a:xnack- off.co ${id}gfx900 first.co || exit 1
check 'an entry of a bundle' runs gfx900 both.hipfb
check 'entries for both settings' runs gfx90a,gfx90a:xnack+ both.hipfb
check 'a bundle without an entry' fails gfx906 both.hipfb "both.hipfb, bundle entry ${id}gfx90a:xnack+: EF_AMDGPU_MACH"
bundle other.hipfb ${id}gfx906 first.co || exit 1
check 'an entry with the ID of another processor' fails gfx900,gfx906 other.hipfb 'the ID of the entry names gfx906, but the code is for gfx900'
wrong_entry() {
	status 1 --runs-on=gfx900 --json other.hipfb && python3 -c 'import json, sys
assert [problem["obstacle"] for problem in json.load(sys.stdin)["answers"][0]["problems"]] == ["bundle_entry"]' <stdout
}
check 'the same as JSON' wrong_entry
cat both.hipfb other.hipfb >library
check 'one of two bundles' fails gfx90a library 'library: gfx90a: does not run'
printf 'x' >spirv && bundle portable.hipfb hip-spirv64-amd-amdhsa--amdgcnspirv spirv ${id}gfx900 first.co || exit 1
check 'portable code' runs gfx1201 portable.hipfb
runs_json() {
	status 1 --runs-on=gfx900,gfx906 --json first.co && python3 -c 'import json, sys
answers = json.load(sys.stdin)["answers"]
assert [answer["runs"] for answer in answers] == [True, False]
assert answers[1]["problems"][0]["obstacle"] == "processor" and answers[1]["problems"][0]["remedy"]' <stdout
}
check '--runs-on as JSON' runs_json
check 'no such GPU' usage "'gfx90b' is not a recognized processor" --runs-on=gfx90b first.co
check 'a generic processor is no GPU' usage "'gfx9-generic' is no GPU" --runs-on=gfx9-generic first.co
check 'a feature that the GPU lacks' usage '--runs-on: ' --runs-on=gfx1100:xnack+ first.co
check 'a release that is none' usage '--runtime must be a release of ROCm' --runs-on=gfx900 --runtime=new first.co
no_answer() { status 2 --runs-on=gfx900 "$1" && says "$2" && [ ! -s stdout ]; }
: >nothing
check 'a file without code' no_answer nothing 'no code object found'
{ head -c 18 first.co && printf '\0\0' && tail -c +21 first.co; } >forgotten.o
check 'an ELF file for no machine' no_answer forgotten.o 'no code object found: e_machine is 0, as GNU objcopy'
{ printf '\177ELF' && head -c 14 /dev/zero; } >short.o
check 'an ELF file that ends before its machine' no_answer short.o 'it is not an ELF file for AMDGPU'
printf x >host && bundle host.hipfb host-x86_64-unknown-linux-gnu- host || exit 1
check 'a bundle without code' no_answer host.hipfb 'host.hipfb: it contains no code object'
no_json() { status 2 --runs-on=gfx900 --json nothing && python3 -c 'import json, sys; assert json.load(sys.stdin)["answers"] == []' <stdout; }
check 'a file without code, as JSON' no_json
check 'standard input twice' usage 'standard input can be given only once' --budget=- -
check 'a release with a part that is no number' usage '--runtime must be a release of ROCm' --runs-on=gfx900 --runtime=5.x first.co
check 'a release that ends too early' usage '--runtime must be a release of ROCm' --runs-on=gfx900 --runtime=5. first.co
check 'a release below 0' usage '--runtime must be a release of ROCm' --runs-on=gfx900 --runtime=-1 first.co
check 'no GPU at all' usage '--runs-on names no GPU' --runs-on= first.co
check 'nothing but commas' usage '--runs-on names no GPU' --runs-on=,, first.co
check '--runtime without --runs-on' usage '--runtime is only for --runs-on' --runtime=6.2 first.co

nine() { # the remedy that all entries of a bundle have in common is said once
	set --
	for i in 1 2 3 4 5 6 7 8 9; do set -- "$@" "${id}gfx900" first.co; done
	bundle nine.hipfb "$@" && status 1 --runs-on=gfx1100 nine.hipfb && [ "$(grep -c 'remedy:' stdout)" = 1 ] &&
		[ "$(grep -c 'EF_AMDGPU_MACH' stdout)" = 9 ]
}
check 'a remedy that is the same for nine entries' nine

# ---- everything that stands in the way ----

nothing_found() { status 0 --why first.co && quiet && [ "$(cat stdout)" = 'first.co: nothing found' ]; }
check '--why of a file without a fault' nothing_found
nothing_found_for() { status 0 --why first.co gfx900:xnack- && quiet && [ "$(cat stdout)" = 'first.co: gfx900:xnack-: nothing found' ]; }
check '--why of a target' nothing_found_for
why_other() { status 1 --why both.hipfb gfx1100 && prints 'both.hipfb: gfx1100: the loader or the GPU refuses it' && [ "$(grep -c 'remedy: build with --offload-arch=gfx1100' stdout)" = 1 ]; }
check '--why of a bundle without the target' why_other
check '--why of an entry of a bundle' status 0 --why both.hipfb gfx90a
why_entry() { status 1 --why other.hipfb gfx900 && prints 'refused: other.hipfb, bundle entry' && prints 'the ID of the entry names gfx906'; }
check '--why of an entry with the ID of another processor' why_entry
why_linked() { status 1 --why rel.o && prints 'refused: rel.o: ' && prints 'ET_REL'; }
check '--why of an object that is not linked' why_linked
why_levels() { # the worst first
	sed 's/^.end_amdhsa_kernel/.amdhsa_group_segment_fixed_size 70000\n.amdhsa_kernarg_size 8\n&/' build.s >levels.s &&
		"$kdasm" -W --fill-metadata -mcpu=gfx900 -shared levels.s -o levels.co || return 1
	status 1 --why levels.co && prints 'the loader or the GPU refuses it' && prints '  refused: levels.co' && prints '70000'
}
check '--why of a kernel that no dispatch takes' why_levels
later() { # what LLVM 24 warns of is no reason, unless that is followed
	sed 's/\.long 0xbf810000/s_endpgm/' build.s >later.s
	"$kdasm" -W --fill-metadata -mcpu=gfx1250 -shared later.s -o later.co && status 0 --why later.co && prints 'later.co: nothing found' &&
		status 0 --check -Wall later.co && status 1 --check --llvm-version=24 later.co && status 1 --check -Wkernel-prologue later.co
}
check 'what later LLVMs want' later
why_advice() {
	status 0 --why -Wno-all first.co && status 1 --why -Wno-all rel.o && prints refused
}
check '--why without checks' why_advice
check '--why of no GPU' usage "--why: 'gfx90b' is not a recognized processor" --why first.co gfx90b
check '--why of a generic processor' usage "'gfx9-generic' is no GPU" --why first.co gfx9-generic
check '--why of several' usage "--why: " --why first.co gfx900,gfx906
why_file() { cp first.co gfx900 && status 0 --why first.co gfx900 && prints 'gfx900: nothing found' && rm gfx900; }
check '--why of a file that is called like a target' why_file
why_json() {
	status 1 --why --json both.hipfb gfx1100 && python3 -c 'import json, sys
answer = json.load(sys.stdin)["answers"][0]
assert answer["target"] == "gfx1100" and {reason["level"] for reason in answer["reasons"]} == {"refused"}
assert answer["reasons"][0]["name"] == "processor" and answer["reasons"][0]["remedy"]' <stdout
}
check '--why as JSON' why_json
why_none() { status 2 --why nothing gfx900 && says 'no code object found' && [ ! -s stdout ]; }
check '--why of a file without code' why_none
why_cut() { head -c 100 first.co >cut.co && status 2 --why cut.co && says 'past the end of the file' && [ "$(cat stdout)" = 'cut.co: not all of it can be read' ]; }
check '--why of a file that is cut' why_cut

# ---- many findings ----

many() { # 30 kernels with more LDS than there is
	for i in $(seq 30); do
		printf '.amdhsa_kernel k%s\n.amdhsa_next_free_vgpr 4\n.amdhsa_next_free_sgpr 8\n.amdhsa_group_segment_fixed_size 70000\n.end_amdhsa_kernel\n' "$i"
	done | "$kdasm" -W -mcpu=gfx900 - -o many.o && status 1 --check -Wno-all -Wlds-size many.o &&
		[ "$(grep -c 'Wlds-size' stdout)" -eq 21 ] && [ "$(tail -n 1 stdout)" = '10 more, 30 in all [-Wlds-size]' ]
}
check '--check sums up' many
all_of_them() { status 1 --check --all-findings -Wno-all -Wlds-size many.o && [ "$(grep -c 'Wlds-size' stdout)" -eq 30 ]; }
check '--check has all if they are asked for' all_of_them
all_as_json() { status 1 --check --json -Wno-all -Wlds-size many.o && [ "$(grep -c '"check": "lds-size"' stdout)" -eq 30 ]; }
check '--check as JSON has all' all_as_json
kernels_with_much_lds() {
	seq "$1" | sed 's/.*/.amdhsa_kernel k&\n.amdhsa_next_free_vgpr 4\n.amdhsa_next_free_sgpr 8\n.amdhsa_group_segment_fixed_size 70000\n.end_amdhsa_kernel/' |
		"$kdasm" -W -mcpu=gfx900 - -o very_many.o
}
objects() { # with faults, without, and packed ones
	kernels_with_much_lds 3 && kernels 64 0 >build.s &&
		"$kdasm" -W --fill-metadata --bundle --compress --offload-arch=gfx900,gfx906 build.s -o packed.hipfb || return 1
	for i in $(seq 12); do printf 'object %s' "$i" && cat very_many.o first.co packed.hipfb; done >objects.bin
}
jobs() { # WORDS...: the same is printed in any number of threads
	status 1 --check -j1 "$@" objects.bin && mv stdout one.out && mv stderr one.err || return 1
	for number in 2 5 256; do
		status 1 --check -j$number "$@" objects.bin && cmp -s stdout one.out && cmp -s stderr one.err || return 1
	done
}
check 'objects for threads' objects
check '--check in threads' jobs -Wall --all-findings
all_faults() { [ "$(grep -c 'Wlds-size' one.out)" -eq 36 ]; }
check 'all that is in them' all_faults
check '--check of few in threads' jobs -Wall
check '--check as JSON in threads' jobs --json -Wall
check '--check of a kernel in threads' jobs -k k2
check '-j of none' usage '-j must be a number from 1 to 256' --check -j0 many.o
check '-j of no number' usage '-j must be a number from 1 to 256' --check --jobs=x many.o
check '-j without --check' usage '-j is only for --check' -j2 many.o
most() { # of one check
	kernels_with_much_lds "$1" && status 1 --check --json -Wno-all -Wlds-size very_many.o &&
		[ "$(grep -c '"check": "lds-size"' stdout)" -eq "$2" ] && [ "$(grep -c 'these are all that is reported of this check' stdout)" -eq "$3" ]
}
check 'fewer findings than can be reported' most 19999 19999 0
check 'more findings than can be reported' most 20001 20000 1
changed() {
	status 0 --changed first.co && grep -qF .amdhsa_next_free_vgpr stdout && ! grep -q 'amdhsa_wavefront_size32\|ieee_mode\|GROUP_SEGMENT' stdout &&
		status 0 --changed large.co && grep -qF '.amdhsa_group_segment_fixed_size 70000' stdout
}
check '--changed' changed
check '--changed with another form' usage '--changed is only for --text' --changed --yaml first.co

finish
