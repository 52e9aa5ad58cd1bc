#!/usr/bin/env python3
"""targets_check.py: compares emit/gpu/target with llvm-mc over processors, features, versions, triples.

Compiles emit/gpu/target into a shared library of its own and calls it in this process; llvm-mc is
run once or twice for each case. Compared: e_flags, EI_OSABI, EI_ABIVERSION, the target ID that
llvm-mc names in its complaint about a wrong one, warnings, the default wavefront size and
.amdgpu_lds limit. With --all, every name that -mattr knows is tried both ways on a processor
of each family, which takes some minutes; with --sample N, N of the cases.
"""
import argparse, concurrent.futures, ctypes, glob, os, re, subprocess, sys, tempfile

from case import NEWER_PROCESSORS

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path.insert(0, os.path.join(ROOT, "tests", "compiler"))

from cases import sampled  # noqa: E402

MC, MC_OLD = os.environ.get("LLVM_MC", "llvm-mc-22"), os.environ.get("LLVM_MC_19", "llvm-mc-19")
OLD = {"gfx940", "gfx941"}  # dropped after LLVM 19
TRIPLE = "amdgcn-amd-amdhsa"
LDS_SIZES = [n << 10 for n in (32, 64, 128, 160, 320, 640)]
STRICTER = "[stricter than llvm-mc]"


class Options(ctypes.Structure):
    _fields_ = [("triple", ctypes.c_char_p), ("processor", ctypes.c_char_p),
                ("features", ctypes.c_char_p), ("version", ctypes.c_uint)]


class Processor(ctypes.Structure):
    _fields_ = [("name", ctypes.c_char_p)]


def library(folder):
    path = os.path.join(folder, "target.so")
    sources = [path for room in ("emit/gpu/target/*.c", "emit/base/choices/*.c") for path in glob.glob(os.path.join(ROOT, room))]
    sources.append(os.path.join(ROOT, "emit/base/suggest.c"))
    subprocess.check_call([os.environ.get("CC", "cc"), "-std=gnu11", "-shared", "-fPIC",
                           "-I" + ROOT + "/include", "-I" + ROOT + "/emit", *sources, "-o", path])
    lib = ctypes.CDLL(path)
    lib.kd_processor_at.restype = ctypes.POINTER(Processor)
    lib.kd_processor_at.argtypes = [ctypes.c_size_t]
    lib.kd_processor_alias.restype = ctypes.c_char_p
    lib.kd_processor_alias.argtypes = [ctypes.POINTER(Processor), ctypes.c_size_t]
    lib.kd_target_e_flags.restype = ctypes.c_uint32
    lib.kd_target_lds_limit.restype = ctypes.c_uint32
    lib.kd_target_elf_osabi.restype = lib.kd_target_elf_abi_version.restype = ctypes.c_uint8
    return lib


def names(lib):
    index = 0
    while processor := lib.kd_processor_at(index):
        index, alias = index + 1, 0
        if processor.contents.name.decode() in NEWER_PROCESSORS:
            continue
        yield processor.contents.name.decode()
        while name := lib.kd_processor_alias(processor, alias):
            alias += 1
            yield name.decode()


def ours(lib, cpu, attr, version, triple):
    """A dict as theirs() gives, or the error text."""
    target, text = ctypes.create_string_buffer(4096), ctypes.create_string_buffer(1024)
    options = Options(triple.encode(), cpu.encode(), attr.encode(), version)
    if not lib.kd_target_init(target, ctypes.byref(options), text, ctypes.c_size_t(1024)):
        return text.value.decode()
    result = {"flags": lib.kd_target_e_flags(target), "osabi": lib.kd_target_elf_osabi(target),
              "abi": lib.kd_target_elf_abi_version(target), "lds": lib.kd_target_lds_limit(target),
              "warnings": sorted(text.value.decode().splitlines())}
    lib.kd_target_id_format(target, text, ctypes.c_size_t(1024))
    result["id"] = text.value.decode()
    return result


def mc(cpu, attr, version, triple, source):
    tool = MC_OLD if cpu in OLD else MC
    return subprocess.run([tool, "-triple=" + triple, "-mcpu=" + cpu, "-mattr=" + attr, "-filetype=obj",
                           "-o", "-", "--amdhsa-code-object-version=%d" % version], input=source.encode(),
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def theirs(cpu, attr, version, triple):
    plain = mc(cpu, attr, version, triple, "")
    elf = plain.stdout
    result = {"flags": int.from_bytes(elf[48:52], "little"), "osabi": elf[7], "abi": elf[8]}
    said = re.sub("^warning: ", "", plain.stderr.decode(), flags=re.M).splitlines()
    result["warnings"] = sorted(set(said))
    lines = ['.amdgcn_target "x"'] + [".amdgpu_lds l%d, %d" % (n, n + 1) for n in LDS_SIZES]
    complaints = mc(cpu, attr, version, triple, "\n".join(lines) + "\n").stderr.decode()
    result["id"] = re.search(r"specified target id (.*)", complaints).group(1)
    refused = {int(n) for n in re.findall(r"<stdin>:(\d+):\d+: error: size is too large", complaints)}
    result["lds"] = next(n for i, n in enumerate(LDS_SIZES) if i + 2 in refused)
    return result


def cases(lib, everything):
    processors = list(names(lib))
    attributes = ["", "+xnack", "-xnack", "+sramecc", "-sramecc", "+xnack,+sramecc", "-sramecc,-xnack",
                  "+xnack,-xnack", "-xnack,+xnack,+cumode", "-cumode", "+nonesuch,-nonesuch"]
    for cpu in processors:
        for attr in attributes:
            for version in (4, 5, 6):
                yield cpu, attr, version, TRIPLE
        for triple in ("amdgcn--amdpal", "amdgcn-mesa-mesa3d", "amdgcn--", "amdgcn", "amdgcn-amd-linux-gnu"):
            for attr in attributes[:5]:
                yield cpu, attr, 6, triple
    for triple in ("amdgcn-amd", "amdgcn--amdhsa", TRIPLE + "-", TRIPLE + "-opencl", TRIPLE + "1.0",
                   "amdgcn---", "amdgcn-amdhsa", "amdgcn-amdhsa-opencl", TRIPLE + "-gnu-x-y", "amdgcn-foo",
                   "amdgcn-amdpal"):
        yield "gfx90a", "+xnack", 6, triple
    if everything:
        with open(ROOT + "/include/kdasm/features.def") as file:
            known = re.findall(r'^(?:FEATURE|OTHER)\("([^"]*)"', file.read(), re.M)
        for cpu in ("gfx600", "gfx700", "gfx802", "gfx803", "gfx900", "gfx90a", "gfx942", "gfx950", "gfx1010",
                    "gfx1030", "gfx1100", "gfx1102", "gfx1200", "gfx1250", "generic-hsa", "generic"):
            for name in known:
                for sign in "+-":
                    yield cpu, sign + name, 6, TRIPLE
                    if cpu == "gfx1250":
                        yield cpu, sign + name + ",-cumode", 6, TRIPLE


def main():
    parser = argparse.ArgumentParser(description="Compare emit/gpu/target with llvm-mc.")
    parser.add_argument("--all", action="store_true", help="every name that -mattr knows")
    parser.add_argument("--sample", type=int, default=0, help="only so many cases")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        lib = library(folder)
        listed = re.findall(r"^\s+(\S+)\s+- Select the", subprocess.run(
            [MC, "-triple=" + TRIPLE, "-mcpu=help"], input=b"", stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT).stdout.decode(), re.M)
        passed = failed = skipped = 0
        missing = set(listed) ^ (set(names(lib)) - OLD)
        if missing:
            failed += 1
            print("not in both lists of processors:", *sorted(missing))
        todo = sampled(list(cases(lib, options.all)), options.sample)
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            for case, expected in zip(todo, pool.map(lambda c: theirs(*c), todo)):
                got = ours(lib, *case)
                if isinstance(got, str) and got.endswith(STRICTER):
                    skipped += 1
                elif got == expected:
                    passed += 1
                else:
                    failed += 1
                    print("FAILED", case, "\n  llvm-mc", expected, "\n  kdasm  ", got)
    print("%d passed, %d failed, %d skipped" % (passed, failed, skipped))
    return failed > 0


if __name__ == "__main__":
    sys.exit(main())
