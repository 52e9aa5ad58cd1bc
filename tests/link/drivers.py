#!/usr/bin/env python3
"""drivers.py --kdasm KDASM: clang, for C, OpenCL and HIP, and rustc link with kdasm, and with ld.lld; compares what they make.

kdasm is what --ld-path names, `lld` in a folder of -B, and rustc's linker. Needs clang-22 and ld.lld-22; without a
rustc that knows amdgcn its links are skipped.
"""
import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile

import compare

CLANG, LLD = 'clang-22', shutil.which('ld.lld-22')
TARGET = ['--target=amdgcn-amd-amdhsa', '-mcpu=gfx90a', '-nogpulib']

OPENCL = '''int helper(int x) { return x * 3; }
kernel void k(global int *p, int n) { p[__builtin_amdgcn_workitem_id_x()] = helper(n); }
__constant int table[] = {1, 2, 3};
kernel void other(global int *p) { p[0] = table[p[1]]; }
'''
UNDEFINED = '''extern int missing;
__attribute__((amdgpu_kernel)) void k(int *p) { *p = missing; }
'''
HIP = '''__attribute__((device)) int counter;
__attribute__((device, noinline)) int helper(int x) { return x * 3; }
__attribute__((global)) void k(int *p, int n) { p[__builtin_amdgcn_workitem_id_x()] = helper(n) + counter; }
'''
RUST = '''#![feature(no_core, lang_items, abi_gpu_kernel)]
#![no_core]
#![crate_type = "cdylib"]
#[lang = "pointee_sized"] pub trait PointeeSized {}
#[lang = "meta_sized"] pub trait MetaSized: PointeeSized {}
#[lang = "sized"] pub trait Sized: MetaSized {}
#[no_mangle] pub extern "gpu-kernel" fn kernel(_x: u32) {}
pub fn unused() {}
'''
HIP_WORDS = ['-flavor', 'gnu', '-m', 'elf64_amdgpu', '--no-undefined', '-shared', '-plugin-opt=-amdgpu-internalize-symbols',
             '--lto-partitions=8', '-plugin-opt=mcpu=gfx90a', '-plugin-opt=O3', '--lto-CGO3', '--whole-archive', 'one.o',
             'two.a', '--no-whole-archive']


def run(command, folder):
    return subprocess.run(command, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          check=False, encoding='utf-8', errors='replace', env={**os.environ, 'RUSTC_BOOTSTRAP': '1'})


def knows_amdgcn():
    if not shutil.which('rustc'):
        return False
    return 'amdgcn-amd-amdhsa' in run(['rustc', '--print', 'target-list'], '.').stdout.split()


class Drivers:
    def __init__(self, kdasm, folder):
        self.folder = folder
        self.passed, self.failed, self.skipped = 0, 0, 0
        self.linkers = {'ours': kdasm, 'theirs': LLD}
        for name, linker in self.linkers.items():
            os.mkdir(f'{folder}/{name}')
            self.write(f'{name}/lld', f'#!/bin/sh\nexec {linker} "$@"\n')
            os.chmod(f'{folder}/{name}/lld', 0o755)

    def write(self, name, text):
        with open(f'{self.folder}/{name}', 'w', encoding='ascii') as file:
            file.write(text)

    def tell(self, name, problem):
        self.passed, self.failed = self.passed + (not problem), self.failed + bool(problem)
        if problem:
            print(f'FAILED: {name}: {problem[:2000]}')

    def same(self, name, command):
        """`command` gives the words for a linker, of which the last names the output's folder."""
        for which, linker in self.linkers.items():
            done = run(command(which, linker), self.folder)
            if done.returncode:
                self.tell(name, f'{which}: {done.stdout}')
                return
        made = []
        for which in self.linkers:
            with open(f'{self.folder}/{which}/out', 'rb') as file:
                made.append(file.read())
        self.tell(name, '\n'.join(compare.compare(*made, True)))

    def refused(self, name, text, command):
        for which, linker in self.linkers.items():
            done = run(command(which, linker), self.folder)
            if not done.returncode or text not in done.stdout:
                self.tell(name, f'{which}: {done.stdout}')
                return
        self.tell(name, '')

    def check_clang(self):
        self.write('k.cl', OPENCL)
        self.write('undefined.c', UNDEFINED)
        for words in [], ['-O2'], ['-O2', '-g'], ['-O0', '-Wl,--gc-sections'], ['-Wl,-soname,x.so', '-Wl,-z,now', '-Xlinker',
                                                                          '-u', '-Xlinker', 'k']:
            self.same(f'clang {words}', lambda which, linker, words=words: [
                CLANG, *TARGET, *words, f'--ld-path={linker}', 'k.cl', '-o', f'{which}/out'])
        self.refused('clang: undefined', 'undefined hidden symbol: missing', lambda which, linker: [
            CLANG, *TARGET, f'--ld-path={linker}', 'undefined.c', '-o', f'{which}/out'])

    def check_hip(self):
        self.write('k.hip', HIP)
        for words in [], ['-O3'], ['-O2', '-g', '-mllvm', '-amdgpu-early-inline-all=true']:
            self.same(f'HIP {words}', lambda which, _, words=words: [
                CLANG, '-x', 'hip', '--cuda-device-only', '--offload-arch=gfx90a', '--no-gpu-bundle-output', '-nogpulib', '-nogpuinc', '-cuid=1',
                '-B', f'{self.folder}/{which}', *words, 'k.hip', '-o', f'{which}/out'])
        for name in 'one', 'two':
            self.write(f'{name}.cl', re.sub(r'\b(k|other|helper|table)\b', rf'\1_{name}', OPENCL))
            done = run([CLANG, *TARGET, '-c', f'{name}.cl', '-o', f'{name}.o'], self.folder)
            self.tell(f'{name}.o', done.stdout if done.returncode else '')
        run(['llvm-ar-22', 'rc', 'two.a', 'two.o'], self.folder)
        self.same('the words of HIP', lambda which, linker: [linker, *HIP_WORDS, '-o', f'{which}/out'])

    def check_rust(self):
        if not knows_amdgcn():
            print('skipped: no rustc that knows amdgcn')
            self.skipped += 1
            return
        self.write('k.rs', RUST)
        for words in [], ['-O'], ['-g'], ['-O', '-C', 'strip=debuginfo']:
            self.same(f'rustc {words}', lambda which, linker, words=words: [
                'rustc', '--target=amdgcn-amd-amdhsa', '-C', 'target-cpu=gfx90a', '-C', f'linker={linker}', *words, 'k.rs', '-o', f'{which}/out'])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--kdasm', required=True)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        drivers = Drivers(os.path.abspath(args.kdasm), folder)
        drivers.check_clang()
        drivers.check_hip()
        drivers.check_rust()
    print(f'{drivers.passed} passed, {drivers.failed} failed, {drivers.skipped} skipped')
    return 1 if drivers.failed else 0


if __name__ == '__main__':
    sys.exit(main())
