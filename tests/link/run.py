#!/usr/bin/env python3
"""run.py BUILD [--update]: links the sources below tests/link/cases and compares with what ld.lld made of them.

A case is a folder with sources, linked in the order of their names. Beside them is

    expected.txt   the code object that ld.lld -shared makes: headers, symbols, the bytes of each section
    refused.txt    or what kdasm says, a line each, of which every one must be a part of a message

Each case is linked from sources and from objects. --update makes expected.txt anew with ld.lld-22.
"""
import argparse
import glob
import os
import subprocess
import sys
import tempfile

from dump import dump

HERE = os.path.dirname(os.path.abspath(__file__))


def run(command):
    return subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=False,
                          encoding='utf-8', errors='replace')


def read(path):
    with open(path, encoding='utf-8') as file:
        return file.read()


def assemble(kdasm, sources, folder):
    objects = []
    for source in sources:
        made = f'{folder}/{os.path.basename(source)[:-2]}.o'
        done = run([kdasm, source, '-o', made])
        if done.returncode:
            raise ValueError(f'{source} does not assemble:\n{done.stderr}')
        objects.append(made)
    return objects


def dump_file(path):
    with open(path, 'rb') as file:
        return dump(file.read())


def check_accepted(kdasm, inputs, out, expected):
    done = run([kdasm, '-shared', *inputs, '-o', out])
    if done.returncode or done.stderr:
        return f'exit status {done.returncode}: {done.stderr}'
    ours = dump_file(out)
    if ours == expected:
        return None
    pairs = list(zip(ours.splitlines(), expected.splitlines()))
    return next((f'line {number}: {our}\n  ld.lld: {their}' for number, (our, their) in enumerate(pairs, 1) if our != their),
                'it is longer or shorter')


def check_refused(kdasm, inputs, out, messages):
    done = run([kdasm, '-shared', *inputs, '-o', out])
    missing = [line for line in messages.splitlines() if line not in done.stderr]
    if done.returncode != 1 or os.path.exists(out):
        return f'exit status {done.returncode}'
    return f'it does not say {missing[0]!r}, but:\n{done.stderr}' if missing else None


def check(kdasm, case):
    """What is wrong, or None."""
    sources = sorted(glob.glob(f'{case}/*.s'))
    with tempfile.TemporaryDirectory() as folder:
        for inputs in sources, assemble(kdasm, sources, folder):
            if os.path.exists(f'{case}/refused.txt'):
                problem = check_refused(kdasm, inputs, f'{folder}/out', read(f'{case}/refused.txt'))
            else:
                problem = check_accepted(kdasm, inputs, f'{folder}/out', read(f'{case}/expected.txt'))
            if problem:
                return problem
    return None


def update(kdasm, case):
    if os.path.exists(f'{case}/refused.txt'):
        return
    with tempfile.TemporaryDirectory() as folder:
        objects = assemble(kdasm, sorted(glob.glob(f'{case}/*.s')), folder)
        subprocess.run(['ld.lld-22', '-shared', *objects, '-o', f'{folder}/out'], check=True)
        with open(f'{case}/expected.txt', 'w', encoding='utf-8') as file:
            file.write(dump_file(f'{folder}/out'))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('build')
    parser.add_argument('--update', action='store_true')
    args = parser.parse_args()
    kdasm, passed, failed = f'{args.build}/kdasm', 0, 0
    for case in sorted(glob.glob(f'{HERE}/cases/*')):
        if args.update:
            update(kdasm, case)
        problem = check(kdasm, case)
        if problem:
            print(f'FAILED: {os.path.basename(case)}: {problem}')
        passed, failed = passed + (not problem), failed + bool(problem)
    print(f'{passed} passed, {failed} failed, 0 skipped')
    return 1 if failed or not passed else 0


if __name__ == '__main__':
    sys.exit(main())
