#!/usr/bin/env python3
"""run.py BUILD [--update] [PATTERN...]: links the sources below tests/link/cases and compares with what ld.lld made of
them. PATTERN is part of a case's name.

A case is a folder with sources, linked in the order of their names. Beside them is

    expected.txt   the code object that ld.lld -shared makes: headers, symbols, the bytes of each section
    refused.txt    or what kdasm says, a line each, of which every one must be a part of a message
    words.txt      the words of the link, where it is not that of all objects with -shared: libx.a(b.o,c.o) is an
                   archive that is made of these, and -lx(b.o,c.o) too
    said.txt       what the words let both linkers print, in any order
    map.txt        the map that -Map=map in the words makes, as far as .comment, which names the linker
    NAME.map       a version script that words.txt names

Each case without words.txt is linked from sources and from objects. --update makes expected.txt anew with ld.lld-22.
--inputs makes the objects and archives of one case, a path, in a folder and prints the words that link them there.
"""
import argparse
import glob
import os
import re
import shutil
import sys
import tempfile

from dump import dump

sys.path.insert(0, os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), 'shared'))

import started  # noqa: E402
from chosen import chosen  # noqa: E402

HERE = os.path.dirname(os.path.abspath(__file__))


MOST_SHORT_NAME = 15
INDEX = b'\0\0\0\1\0\0\0\0name\0'  # of symbols, which is wrong: nobody looks at it


def run(command, folder=None):
    return started.run(command, text=True, errors='replace', cwd=folder)


def read(path):
    with open(path, encoding='utf-8') as file:
        return file.read()


def member(name, contents):
    return b'%-16s%-12d%-6d%-6d%-8o%-10d`\n%b%b' % (name, 0, 0, 0, 0o644, len(contents), contents,
                                                    b'\n' * (len(contents) % 2))


def write_archive(path, names, folder):
    """An archive as GNU's ar makes it."""
    long_names = b''.join(name.encode() + b'/\n' for name in names if len(name) > MOST_SHORT_NAME)
    with open(path, 'wb') as archive:
        archive.write(b'!<arch>\n' + member(b'/', INDEX) + (member(b'//', long_names) if long_names else b''))
        for name in names:
            with open(f'{folder}/{name}', 'rb') as file:
                short = len(name) <= MOST_SHORT_NAME
                header = name.encode() + b'/' if short else b'/%d' % long_names.index(name.encode() + b'/')
                archive.write(member(header, file.read()))


def words_of(case, folder):
    """The words of words.txt, for which archives are made and scripts copied; None if there is no such file."""
    for script in glob.glob(f'{case}/*.map'):
        shutil.copy(script, folder)
    if not os.path.exists(f'{case}/words.txt'):
        return None
    words = []
    for word in read(f'{case}/words.txt').split():
        found = re.fullmatch(r'(-l(\w+)|\S+\.a)\((.*)\)', word)
        if found:
            name = f'lib{found[2]}.a' if found[2] else found[1]
            write_archive(f'{folder}/{name}', found[3].split(','), folder)
        words.append(found[1] if found else word)
    return words


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


def read_map(path):
    return read(path).split(' .comment\n')[0].rsplit('\n', 1)[0] + '\n' if os.path.exists(path) else ''


def check_accepted(case, command, out, expected):
    said = read(f'{case}/said.txt') if os.path.exists(f'{case}/said.txt') else ''
    done = run(*command)
    if done.returncode or done.stderr:
        return f'exit status {done.returncode}: {done.stderr}'
    if sorted(done.stdout.splitlines()) != sorted(said.splitlines()):
        return f'it says:\n{done.stdout}'
    made, known = f'{os.path.dirname(out)}/map', f'{case}/map.txt'
    if read_map(made) != (read(known) if os.path.exists(known) else ''):
        return f'the map is:\n{read_map(made)}'
    ours = dump_file(out)
    if ours == expected:
        return None
    pairs = list(zip(ours.splitlines(), expected.splitlines()))
    return next((f'line {number}: {our}\n  ld.lld: {their}' for number, (our, their) in enumerate(pairs, 1) if our != their),
                'it is longer or shorter')


def check_refused(command, out, messages):
    done = run(*command)
    missing = [line for line in messages.splitlines() if line not in done.stderr]
    if done.returncode != 1 or os.path.exists(out):
        return f'exit status {done.returncode}'
    return f'it does not say {missing[0]!r}, but:\n{done.stderr}' if missing else None


def sources_of(case):
    return sorted(glob.glob(f'{case}/*.s'))


def make_inputs(kdasm, case, folder):
    """The words of a link of the case's objects."""
    if not sources_of(case):
        sys.exit(f'{sys.argv[0]}: no sources are in {case}')
    objects = assemble(kdasm, sources_of(case), folder)
    return words_of(case, folder) or ['-shared', *objects]


def check(kdasm, case):
    """What is wrong, or None."""
    sources = sources_of(case)
    with tempfile.TemporaryDirectory() as folder:
        out = f'{folder}/out'
        objects = assemble(kdasm, sources, folder)
        words = words_of(case, folder)
        for inputs in [words] if words else [['-shared', *sources], ['-shared', *objects]]:
            # What a linker does with call frames does not depend on whether they make sense.
            command = [kdasm, '-Wno-dwarf-expression', '-Wno-undefined-symbol', *inputs, '-o', 'out'], folder
            if os.path.exists(f'{case}/refused.txt'):
                problem = check_refused(command, out, read(f'{case}/refused.txt'))
            else:
                problem = check_accepted(case, command, out, read(f'{case}/expected.txt'))
            if problem:
                return problem
    return None


def update(kdasm, case):
    if os.path.exists(f'{case}/refused.txt'):
        return
    with tempfile.TemporaryDirectory() as folder:
        done = started.run(['ld.lld-22', *make_inputs(kdasm, case, folder), '-o', 'out'], check=True, cwd=folder, text=True)
        for name, text in ('said', done.stdout), ('map', read_map(f'{folder}/map')):
            if text:
                with open(f'{case}/{name}.txt', 'w', encoding='utf-8') as file:
                    file.write(text)
        with open(f'{case}/expected.txt', 'w', encoding='utf-8') as file:
            file.write(dump_file(f'{folder}/out'))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('build')
    parser.add_argument('--update', action='store_true')
    parser.add_argument('--inputs', nargs=2, metavar=('CASE', 'FOLDER'))
    parser.add_argument('patterns', nargs='*', metavar='PATTERN')
    args = parser.parse_intermixed_args()
    kdasm, passed, failed = os.path.abspath(f'{args.build}/kdasm'), 0, 0
    if args.inputs:
        print(*make_inputs(kdasm, *args.inputs))
        return 0
    for case in chosen(sorted(glob.glob(f'{HERE}/cases/*')), args.patterns, os.path.basename):
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
