#!/usr/bin/env python3
"""generate.py --kdasm KDASM [--count N] [--seed S] [--jobs N] [--keep FOLDER]: links generated inputs with kdasm and
ld.lld and compares the code objects (compare.py) and the verdicts.

A case is one to four sources with sections of all kinds, symbols that meet across them, and relocations. Some are
given to kdasm as sources, some as objects, of which some are llvm-mc's. Some have call graph profiles (profiles.py), some
archives (archives.py), some words that choose sections and symbols (words.py). They become shared objects and executables.
"""
import argparse
import concurrent.futures
import itertools
import os
import re
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / 'oracle'))
sys.path.append(str(Path(__file__).resolve().parent.parent / "shared"))

import compare
import started  # noqa: E402
import words
from archives import ArchiveCase
from profiles import ProfileCase
from sources import Case
from steady import Steady

PROFILE_EACH = 6  # how many cases there are for each with a call graph profile
ARCHIVES_FROM = 1 << 32  # seeds of cases with archives
WORDS_FROM = 2 << 32  # seeds of cases with words of linkers
MODES = [['-shared'], ['-shared'], ['--pie'], ['--pie', '--export-dynamic']]
START = '.text\n.globl _start\n_start: .long 0\n'
ELSEWHERE = '.data\n.globl elsewhere\nelsewhere: .quad 0\n'
LLD, LLVM_MC = 'ld.lld-22', 'llvm-mc-22'

# What kdasm may refuse and ld.lld not, and the other way (emit/manual/linking.md).
STRICTER = re.compile(r'\[stricter than ld\.lld\]|out of range:')
LOOSER = re.compile(r'unknown relocation \([012]\)')


def run(command, folder=None):
    return started.run(command, text=True, errors='replace', timeout=60, cwd=folder)


def case_of(seed):
    if seed >= WORDS_FROM:
        return case_of(seed - WORDS_FROM + (seed % 3 == 0) * ARCHIVES_FROM)
    if seed >= ARCHIVES_FROM:
        return ArchiveCase(Steady(seed))
    return (Case if seed % PROFILE_EACH else ProfileCase)(Steady(seed))


def mode_of(seed, case):
    """The words for what is made. An executable needs all that it refers to, and has a start."""
    rng = Steady(-seed)
    mode = rng.choice(MODES)
    if isinstance(case, ArchiveCase):
        return mode
    if rng.random() < 0.2:
        case.sources[-1] += START
    if mode != MODES[0] and rng.random() < 0.8:
        case.sources[-1] += ELSEWHERE
    return mode


def assemble(kdasm, case, folder, number):
    """The object of a source, and what kdasm is given for it. llvm-mc's objects are the same; both are used."""
    source, made = f'{folder}/{number}.s', f'{folder}/{number}.o'
    with open(source, 'w', encoding='utf-8') as file:
        file.write(case.sources[number])
    if case.by_llvm[number]:
        done = run([LLVM_MC, '-filetype=obj', '-triple=amdgcn-amd-amdhsa', *case.options(number), source, '-o', made])
    else:
        done = run([kdasm, *case.options(number), source, '-o', made])
    if done.returncode:
        raise ValueError(f'a source that does not assemble:\n{done.stderr}')
    return made, source if case.as_source[number] else made


def unexpected(ours, theirs, errors_only):
    """Whether the verdicts differ in a way that is no known difference."""
    if (ours.returncode == 0) == (theirs.returncode == 0):
        return False
    lines = [line for line in (ours if ours.returncode else theirs).stderr.splitlines() if 'error:' in line]
    known = STRICTER if ours.returncode else LOOSER
    return not all(known.search(line) for line in lines) or not errors_only


def read(path):
    with open(path, 'rb') as file:
        return file.read()


def map_lines(folder):
    """The map, but for where sections lie after .comment, which names the linker."""
    text = read(f'{folder}/map').decode() if os.path.exists(f'{folder}/map') else ''
    return list(itertools.takewhile(lambda line: not line.endswith(' .comment'), text.splitlines()))


def compare_words(folder, ours, theirs):
    """What both say and map, where metadata is not joined."""
    found = [] if sorted(ours.stdout.splitlines()) == sorted(theirs.stdout.splitlines()) else [
        f'said: {ours.stdout}ld.lld: {theirs.stdout}']
    our_map, their_map = map_lines(f'{folder}/ours'), map_lines(f'{folder}/theirs')
    found += [f'map: {our}\nld.lld: {their}' for our, their in zip(our_map, their_map) if our != their][:3]
    return found + compare.difference('lines of the map', len(our_map), len(their_map))


def link(linker, words_before, inputs, folder):
    """Both write a file of one name, which a base version may have."""
    os.makedirs(folder, exist_ok=True)
    for name in 'out', 'map':
        if os.path.exists(f'{folder}/{name}'):
            os.unlink(f'{folder}/{name}')
    return run([linker, *words_before, *inputs, '-o', 'out'], folder)


def check(kdasm, seed, folder):
    """Links one case both ways. What differs, or None; and whether ld.lld accepts it."""
    case = case_of(seed)
    mode = mode_of(seed, case)
    made = [assemble(kdasm, case, folder, number) for number in range(len(case.sources))]
    objects, inputs = ([pair[which] for pair in made] for which in (0, 1))
    if isinstance(case, ArchiveCase):
        objects = inputs = case.files(objects, folder)
    if seed >= WORDS_FROM:
        rng = Steady(seed)
        mode = mode + words.words_of(rng, folder) + ['-Map=map'] * (rng.random() < 0.5)
        state = rng.getstate()
        objects = words.arrange(rng, objects)
        rng.setstate(state)
        inputs = words.arrange(rng, inputs)
    lld = link(LLD, [*mode, '--threads=1'], objects, f'{folder}/theirs')
    kd = link(kdasm, [*mode, *case.common_options()], inputs, f'{folder}/ours')
    if kd.returncode not in (0, 1):
        return f'kdasm ends with status {kd.returncode}: {kd.stderr}', False
    if unexpected(kd, lld, True):
        return f'kdasm {kd.returncode}: {kd.stderr.strip()}\nld.lld {lld.returncode}: {lld.stderr.strip()}', False
    if kd.returncode or lld.returncode:
        return None, False
    our_bytes, their_bytes = read(f'{folder}/ours/out'), read(f'{folder}/theirs/out')
    found = compare.compare(our_bytes, their_bytes, True)
    if seed >= WORDS_FROM and compare.metadata_count(compare.CodeObject(their_bytes)) < 2 and objects == inputs:
        found += compare_words(folder, kd, lld)
    return '\n'.join(found) or None, True


def check_range(kdasm, seeds, keep):
    accepted, failures = 0, []
    with tempfile.TemporaryDirectory() as scratch:
        for seed in seeds:
            folder = scratch if keep is None else f'{keep}/{seed}'
            os.makedirs(folder, exist_ok=True)
            try:
                problem, both = check(kdasm, seed, folder)
            except (ValueError, KeyError, IndexError) as error:
                problem, both = f'{type(error).__name__}: {error}', False
            accepted += both
            if problem:
                failures.append((seed, problem))
    return len(seeds), accepted, failures


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--kdasm', required=True, type=os.path.abspath)
    parser.add_argument('--count', type=int, default=2500)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--jobs', type=int, default=os.cpu_count())
    parser.add_argument('--keep', metavar='FOLDER', help='leave the files of each case below it')
    args = parser.parse_args()
    seeds = list(range(args.seed, args.seed + args.count))
    if args.seed < ARCHIVES_FROM:
        seeds += [ARCHIVES_FROM + seed for seed in seeds[::4]] + [WORDS_FROM + seed for seed in seeds[::2]]
    parts = [seeds[at:at + 50] for at in range(0, len(seeds), 50)]
    total = accepted = failed = 0
    with concurrent.futures.ProcessPoolExecutor(args.jobs) as pool:
        jobs = [pool.submit(check_range, args.kdasm, part, args.keep) for part in parts]
        for job in jobs:
            count, both, failures = job.result()
            total, accepted, failed = total + count, accepted + both, failed + len(failures)
            for seed, problem in failures[:3]:
                print(f'FAILED: --seed {seed} --count 1\n{problem[:2000]}')
    print(f'{accepted} of {total} cases are code objects that are the same; the others both refuse')
    if accepted * 3 < total:
        print('FAILED: too few cases are accepted')
        failed += 1
    print(f'{total - failed} passed, {failed} failed, 0 skipped')
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main())
