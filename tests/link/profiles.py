"""Generated sources of one link with call graph profiles (.cg_profile), by which linkers order sections."""

TARGET = 'gfx900'
OTHERS = [('.data', 'aw', '@progbits'), ('.data.y', 'aw', '@progbits'), ('.rodata.str1.1', 'aMS', '@progbits,1'),
          ('.bss.z', 'aw', '@nobits'), ('.init', 'ax', '@progbits'), ('code', 'ax', '@progbits'),
          ('.init_array', 'aw', '@init_array'), ('.debug_x', '', '@progbits')]
SPECIAL = ['_DYNAMIC', '_end', '_GLOBAL_OFFSET_TABLE_', 'nowhere', 'number']


class ProfileCase:
    """Functions in sections of their own, which call each other: few or many, small or large, in chains, around hubs or
    all over the place."""

    def __init__(self, rng):
        self.rng = rng
        self.version = 6
        count = rng.choice([1, 1, 2, 3])
        self.functions = []  # name, input, local
        self.names = [[] for _ in range(count)]  # that the profile of each input may use
        self.clusters = rng.random() < 0.5
        self.sizes = rng.choice([[4, 8, 12], [4, 64, 256, 1024], [100], [1, 5000, 70000], [16, 20, 24, 4000], [0, 4]])
        self.counts = rng.choice([[1], [1, 2, 3], [1, 10, 100, 1000], [0, 1, 7, 1 << 20], [3, 1 << 40, (1 << 64) - 1],
                                  list(range(1, 500))])
        self.sources = [self.source(number) for number in range(count)]
        self.by_llvm = [rng.random() < 0.3 for _ in range(count)]
        self.as_source = [not by_llvm and rng.random() < 0.4 for by_llvm in self.by_llvm]

    def options(self, number):
        return [f'-mcpu={TARGET}'] * self.by_llvm[number] + self.common_options()

    def common_options(self):
        return [f'--amdhsa-code-object-version={self.version}']

    def function(self, number, index):
        """A section with one function, or two."""
        rng = self.rng
        name, shared = f'f{number}_{index}', f'shared{rng.randrange(4)}'
        if rng.random() < 0.05 and shared not in self.names[number]:
            name = shared
            lines = [f'.section .text.{name},"axG",@progbits,{name},comdat', f'.weak {name}']
        elif rng.random() < 0.07:
            section, flags, kind = rng.choice(OTHERS)
            lines = [f'.section {section},"{flags}",{kind}']
        else:
            kind = rng.choice(['', '', '', '.hot', '.unlikely', '.startup'])
            lines = [f'.section .text{kind}.{name},"ax",@progbits']
        lines += [f'.globl {name}'] * (rng.random() < 0.8 and not name.startswith('shared'))
        lines += [f'.p2align {rng.choice([2, 6, 8])}, 0'] * (rng.random() < 0.2) + [f'{name}:']
        lines += ['.asciz "abc"' if 'aMS' in lines[0] else f'.zero {rng.choice(self.sizes)}']
        self.names[number].append(name)
        if rng.random() < 0.05 and 'aMS' not in lines[0]:
            lines += [f'{name}_more:', '.zero 8']
            self.names[number].append(f'{name}_more')
        if rng.random() < 0.03:
            lines += [f'.comm common_{name}, {rng.choice([4, 400])}, 4']
            self.names[number].append(f'common_{name}')
        return lines

    def edges(self, number):
        rng = self.rng
        names = [name for names in self.names for name in names if names is self.names[number] or name[-5:] != '_more']
        local = self.names[number]
        hubs = rng.sample(local, min(len(local), rng.randrange(1, 4)))
        for at in range(rng.randrange(3 * len(local) + 1)):
            if self.clusters:
                caller = rng.randrange(len(local))
                pair = local[caller], local[min(caller + rng.randrange(4), len(local) - 1)]
            else:
                pair = rng.choice(local), rng.choice(rng.choice([names, names, hubs]))
            if rng.random() < 0.02:
                pair = rng.choice([(pair[0], rng.choice(SPECIAL)), (rng.choice(SPECIAL), pair[1])])
            yield f'.cg_profile {pair[at % 2]}, {pair[1 - at % 2]}, {rng.choice(self.counts)}'

    def source(self, number):
        rng = self.rng
        lines = [f'.amdgcn_target "amdgcn-amd-amdhsa--{TARGET}"', 'number = 5']
        for index in range(rng.choice([2, 3, 5, 8, 20, 60, 160])):
            lines += self.function(number, index)
        lines += self.edges(number)
        return '\n'.join(lines) + '\n'
