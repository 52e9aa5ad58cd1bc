"""Generated sources of one link, some of them members of archives, with symbols of all kinds that meet: defined, common,
weak, hidden, needed by objects before and after the archives and by other members."""
import subprocess

AR = 'llvm-ar-22'
FORMATS = [['rc'], ['rc'], ['rcS'], ['rc', '--format=bsd'], ['rcS', '--format=darwin']]
NAMES = [f's{i}' for i in range(14)] + ['_start', '_end', '__init_array_start', '__start_named', '_DYNAMIC', 'shared']
OTHER_MEMBER = 'neither ET_REL nor LLVM bitcode\n'


class ArchiveCase:
    """Inputs are numbers of sources; those of an archive are a list of them."""

    def __init__(self, rng):
        self.rng = rng
        self.version = rng.choice([4, 5, 6])
        count = rng.choice([2, 3, 4, 6, 8, 12])
        self.dense = rng.random() < 0.4  # most names have a definition, which may be there twice
        self.defined = set()
        self.sources = [self.source(number, count) for number in range(count)]
        if rng.random() < 0.7:
            self.complete()
        self.by_llvm = [False] * len(self.sources)
        self.as_source = [False] * len(self.sources)
        self.inputs = self.arrange(len(self.sources))

    def options(self, _):
        return self.common_options()

    def common_options(self):
        return [f'--amdhsa-code-object-version={self.version}']

    def source(self, number, count):
        rng = self.rng
        lines = ['.amdgcn_target "amdgcn-amd-amdhsa--gfx900"', '.data', f'l{number}: .quad {number}']
        own = [name for index, name in enumerate(NAMES) if index % count == number and rng.random() < (0.9 if self.dense else 0.6)]
        own += [name for name in NAMES if name not in own and rng.random() < 0.02]
        self.defined.update(own)
        for name in own:
            lines += self.definition(name)
        others = [name for name in NAMES if name not in own]
        for name in rng.sample(others, rng.randrange(min(5, len(others)))):
            lines += self.reference(name)
        return '\n'.join(lines) + '\n'

    def complete(self):
        """What nothing defines so far, but the linker's own."""
        lines = [line for name in NAMES[:15] + NAMES[-1:] if name not in self.defined for line in (f'.globl {name}', f'{name}: .quad 0')]
        self.sources.append('\n'.join(['.amdgcn_target "amdgcn-amd-amdhsa--gfx900"', '.data', *lines]) + '\n')

    def definition(self, name):
        rng = self.rng
        kind = rng.random()
        lines = [f'{rng.choice([".hidden", ".protected"])} {name}'] if rng.random() < 0.2 else []
        if kind < 0.1:
            return lines + [f'.comm {name},{rng.randrange(1, 40)},{rng.choice([2, 3, 5])}']
        lines += [f'{".weak" if kind < 0.3 else ".globl"} {name}']
        if kind > 0.95:
            return lines + [f'{name} = {rng.randrange(1, 999)}']
        if kind > 0.8:
            return lines + [f'.section .text.{name},"axG",@progbits,{name},comdat', f'{name}: .long {rng.randrange(99)}', '.data']
        section = rng.choice(['.data', '.text', '.section named,"a",@progbits', '.section .init_array,"aw",@init_array'])
        return lines + [section, f'{name}: .quad {rng.randrange(99)}', '.data']

    def reference(self, name):
        rng = self.rng
        lines = [f'.weak {name}'] if rng.random() < 0.35 else []
        if rng.random() < 0.15:
            lines += [f'{rng.choice([".hidden", ".protected"])} {name}']
        if rng.random() < 0.1:
            return lines + ['.section .debug_x,"",@progbits', f'.quad {name}', '.data']
        if rng.random() < 0.1:
            return lines + [f'.globl {name}'] * (not lines)  # no more than an entry of the symbol table
        return lines + [rng.choice([f'.quad {name}', f'.quad {name}+8', f'.long {name}@gotpcrel32@lo+4'])]

    def arrange(self, count):
        rng = self.rng
        inputs, left = [], list(range(count))
        rng.shuffle(left)
        while left:
            size = 1 if rng.random() < 0.4 else rng.randrange(1, 6)
            members, left = left[:size], left[size:]
            inputs.append(members if size > 1 or rng.random() < 0.3 else members[0])
        if all(isinstance(item, list) for item in inputs):
            inputs[0] = inputs[0][0]
        archives = [item for item in inputs if isinstance(item, list)]
        if archives and rng.random() < 0.2:
            inputs.append(rng.choice(archives))
        return inputs

    def files(self, made, folder):
        """The words for the inputs; archives are made of the objects."""
        words = []
        for item in self.inputs:
            if not isinstance(item, list):
                words.append(made[item])
                continue
            path = f'{folder}/a{item[0]}{"_with_a_long_name" * (item[0] % 2)}.a'
            members = [made[number] for number in item]
            if self.rng.random() < 0.05:
                members.append(f'{folder}/other.txt')
                with open(members[-1], 'w', encoding='ascii') as file:
                    file.write(OTHER_MEMBER)
            subprocess.run([AR, *self.rng.choice(FORMATS), path, *members], check=True, stderr=subprocess.DEVNULL)
            words.append(path)
        return words
