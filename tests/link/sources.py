"""Generated sources of one link: sections, symbols and relocations of all kinds that meet each other."""

TARGETS = [('gfx900', 6), ('gfx90a', 6), ('gfx90a', 5), ('gfx942', 4), ('gfx1030', 5), ('gfx1100', 6), ('gfx1201', 6),
           ('gfx9-4-generic', 6)]
XNACK = ['', ':xnack+', ':xnack-']

# Name, flags, type, entry size.
DATA = [
    ('.data', 'aw', '@progbits'), ('.data.x', 'aw', '@progbits'), ('.data.rel.ro', 'aw', '@progbits'),
    ('.data.rel.ro.y', 'aw', '@progbits'), ('.init_array', 'aw', '@init_array'), ('.init_array.7', 'aw', '@init_array'),
    ('.init_array.101', 'aw', '@init_array'), ('.fini_array', 'aw', '@fini_array'), ('.ctors', 'aw', '@progbits'),
    ('.ctors.65000', 'aw', '@progbits'), ('.dtors.3', 'aw', '@progbits'), ('.jcr', 'aw', '@progbits'),
    ('writable', 'aw', '@progbits'), ('.sdata', 'aw', '@progbits'), ('.preinit_array', 'aw', '@preinit_array'),
    ('.got', 'aw', '@progbits'), ('both', 'awx', '@progbits'), ('.ldata.q', 'aw', '@progbits'),
]
CONSTANT = [
    ('.rodata', 'a', '@progbits'), ('.rodata.z', 'a', '@progbits'), ('constants', 'a', '@progbits'),
    ('.text', 'ax', '@progbits'), ('.text.f', 'ax', '@progbits'), ('.text.unlikely', 'ax', '@progbits'),
    ('code', 'ax', '@progbits'), ('.gcc_except_table.a', 'a', '@progbits'), ('kept', 'aR', '@progbits'),
    ('.rodata1', 'a', '@progbits'), ('.interp', 'a', '@progbits'), ('.init', 'ax', '@progbits'), ('odd-name', 'a', '@progbits'),
]
UNLOADED = [
    ('.debug_info.x', '', '@progbits'), ('.debug_ranges', '', '@progbits'), ('.debug_loc', '', '@progbits'),
    ('.debug_names2', '', '@progbits'), ('.other', '', '@progbits'), ('.stab', '', '@progbits'),
]
EMPTY = [
    ('.bss', 'aw', '@nobits'), ('.bss.x', 'aw', '@nobits'), ('.bss.rel.ro', 'aw', '@nobits'), ('nothing', 'aw', '@nobits'),
    ('.lbss', 'aw', '@nobits'), ('readonly_nothing', 'a', '@nobits'), ('.sbss', 'aw', '@nobits'),
]
STRINGS = ['hello', 'world', '', 'a', 'lo', 'kernel', 'the quick brown fox', 'x' * 40, 'Ümlaut', 'hello world' * 30]
SPECIAL = ['_end', 'end', '_etext', '_edata', '__bss_start', '__ehdr_start', '__executable_start', '__dso_handle',
           '_DYNAMIC', '_GLOBAL_OFFSET_TABLE_', '__start_constants', '__stop_constants', '__start_writable',
           '__stop_both', '__init_array_start', '__init_array_end', '__fini_array_start', '__preinit_array_end',
           '__stop_nothing', '__start_absent', 'etext', 'edata']
VISIBILITIES = ['.hidden', '.protected', '.internal']
GLOBALS = [f'g{i}' for i in range(12)]

KERNEL = '''.text
.globl {name}
.p2align 8
.type {name},@function
{name}:
	.long 0xbf810000, {value}
	.size {name}, . - {name}
.rodata
.p2align 6
.amdhsa_kernel {name}
	.amdhsa_next_free_vgpr {vgprs}
	.amdhsa_next_free_sgpr 8
{more}.end_amdhsa_kernel
'''

METADATA = '''.amdgpu_metadata
amdhsa.version: [ 1, {minor} ]
amdhsa.target: amdgcn-amd-amdhsa--{target}
{printf}amdhsa.kernels:
{kernels}.end_amdgpu_metadata
'''

KERNEL_METADATA = '''  - .name: {name}
    .symbol: {name}.kd
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 8
    .vgpr_count: 8
    .max_flat_workgroup_size: 256
'''


class Case:
    def __init__(self, rng):
        self.rng = rng
        self.processor, self.version = rng.choice(TARGETS)
        count = rng.choice([1, 1, 2, 2, 2, 3, 4])
        self.risky = rng.random() < 0.25  # may refer in ways that linkers refuse
        self.clash = rng.random() < 0.04  # inputs for different targets
        self.with_llvm = rng.random() < 0.3
        self.definers = {name: rng.randrange(count) for name in GLOBALS}
        self.visibility = {name: rng.choice(VISIBILITIES) for name in rng.sample(GLOBALS, 6)}
        self.special = rng.sample(SPECIAL, 4) if rng.random() < 0.3 else []
        self.targets = [self.target(number) for number in range(count)]
        self.sources = [Source(self, number).text() for number in range(count)]
        self.by_llvm = [self.with_llvm and rng.random() < 0.5 for _ in range(count)]
        # Each source has its own target, so only sources that name it may be assembled by -shared.
        self.as_source = [not by_llvm and rng.random() < 0.4 for by_llvm in self.by_llvm]

    def target(self, number):
        rng = self.rng
        if number and self.clash:
            return rng.choice(['gfx906', 'gfx908:xnack+', 'gfx90a:xnack-', 'gfx942:sramecc+', 'gfx1010'])
        xnack = rng.choice(XNACK) if self.processor in ('gfx900', 'gfx90a', 'gfx942') and rng.random() < 0.2 else ''
        return self.processor + xnack

    def options(self, number):
        return [f'-mcpu={self.targets[number].split(":")[0]}', *self.features(number),
                f'--amdhsa-code-object-version={self.version}'] if self.by_llvm[number] else self.common_options()

    def features(self, number):
        words = {'xnack+': '+xnack', 'xnack-': '-xnack', 'sramecc+': '+sramecc', 'sramecc-': '-sramecc'}
        states = [words[state] for state in self.targets[number].split(':')[1:]]
        return ['-mattr=' + ','.join(states)] if states else []

    def common_options(self):
        return [f'--amdhsa-code-object-version={self.version}']


class Source:
    """One source. Its lines are made in pieces so that labels are known before they are referred to."""

    def __init__(self, case, number):
        self.case, self.rng, self.number = case, case.rng, number
        self.labels = []    # local ones in loaded sections
        self.sections = []
        self.lines = []
        self.groups = []
        self.kernels = []

    # ---- names ----

    def defined(self):
        return [name for name, definer in self.case.definers.items() if definer == self.number]

    def near(self):
        """Names that code may refer to by distance: nothing outside can define them."""
        case = self.case
        here = [name for name in GLOBALS if case.visibility.get(name)]
        return self.labels + here

    def any_name(self):
        return self.rng.choice(self.labels + GLOBALS + self.case.special + ['elsewhere', 'weak_elsewhere'])

    def addend(self):
        return self.rng.choice(['', '', '+4', '+12', '-8', '+0x100'])

    # ---- what is in sections ----

    def reference(self, kind):
        """A relocation that suits the kind of section."""
        rng = self.rng
        near, name = rng.choice(self.near() or ['elsewhere']), self.any_name()
        if self.case.risky and rng.random() < 0.1:
            return rng.choice([f'.quad {name}', f'.long {name}@rel32@lo+4', f'.long {name}', f'.long {name}@abs32@lo',
                               f'.long {name}@abs32@hi', f'.quad {name} - .', '.long number'])
        if kind == 'unloaded':
            return rng.choice([f'.quad {name}{self.addend()}', f'.long {near}', f'.quad {near}', '.quad number'])
        code = [f'.long {near}@rel32@lo{self.addend()}', f'.long {near}@rel32@hi{self.addend()}',
                f'.long {name}@gotpcrel32@lo+4', f'.long {name}@gotpcrel32@hi+12', f'.long {near} - .', f'.quad {near} - .',
                f'.long {name}@gotpcrel+4', '.quad number', f'.quad {near}@rel64']
        if kind == 'data':
            code += [f'.quad {name}{self.addend()}', f'.quad {near}', f'.quad {name}@abs64'] * 2
        return rng.choice(code)

    def contents(self, kind, code):
        rng = self.rng
        for _ in range(rng.randrange(5)):
            pick = rng.random()
            if pick < 0.5:
                self.put(self.reference(kind))
            elif pick < 0.6:
                self.put(f'.p2align {rng.choice([0, 2, 3, 4, 6, 8])}')
            else:
                self.put(rng.choice(['.long', '.quad', '.long' if code else '.byte']) + f' {rng.randrange(200)}')

    def put(self, line):
        self.lines.append('\t' + line)

    def label(self, name):
        self.lines.append(f'{name}:')

    def enter(self, section):
        name, flags, kind = section
        self.put(f'.section {name},"{flags}",{kind}')

    # ---- sections ----

    def plan(self):
        """Which sections there are, with local labels in them."""
        rng = self.rng
        chosen = [(s, 'data') for s in rng.sample(DATA, rng.randrange(5))]
        chosen += [(s, 'constant') for s in rng.sample(CONSTANT, rng.randrange(1, 5))]
        chosen += [(s, 'unloaded') for s in rng.sample(UNLOADED, rng.randrange(2))]
        chosen += [(s, 'empty') for s in rng.sample(EMPTY, rng.randrange(3))]
        rng.shuffle(chosen)
        for index, (section, kind) in enumerate(chosen):
            label = f'l{self.number}_{index}' if rng.random() < 0.7 else f'.Ll{self.number}_{index}'
            self.sections.append((section, kind, label))
            if kind != 'unloaded':
                self.labels.append(label)

    def section(self, section, kind, label, names):
        rng = self.rng
        self.enter(section)
        if rng.random() < 0.4:
            self.put(f'.p2align {rng.choice([0, 1, 2, 3, 4, 8, 12, 13])}')
        self.label(label)
        for name in names:
            self.definition(name)
        if kind == 'empty':
            self.put(f'.zero {rng.randrange(100)}')
            return
        self.contents(kind, 'x' in section[1])

    def definition(self, name):
        rng = self.rng
        self.put(rng.choice(['.globl', '.globl', '.weak']) + f' {name}')
        if rng.random() < 0.5:
            self.put(f'.type {name},{rng.choice(["@function", "@object", "@notype"])}')
        self.label(name)
        if rng.random() < 0.5:
            self.put(f'.size {name}, {rng.randrange(64)}')

    def strings(self):
        rng = self.rng
        for _ in range(rng.randrange(1, 3)):
            name, flags, unit = rng.choice([('.rodata.str1.1', 'aMS', 1), ('.rodata.str4.4', 'aMS', 4), ('.debug_str', 'MS', 1),
                                            ('.rodata.cst8', 'aM', 8), ('.rodata.cst4', 'aM', 4), ('.comment', 'MS', 1),
                                            ('literals', 'aM', 16)])
            self.put(f'.section {name},"{flags}",@progbits,{unit}')
            label = f's{self.number}_{len(self.lines)}'
            if rng.random() < 0.3:
                self.put(f'.p2align {rng.choice([0, 2, 3])}')
            if name != '.comment':  # the linker's own string moves the others
                self.label(label)
            for _ in range(rng.randrange(1, 6)):
                self.entry(flags, unit)
            if flags.startswith('a'):
                self.labels += [label]

    def entry(self, flags, unit):
        rng = self.rng
        text = rng.choice(STRINGS)
        if 'S' not in flags:
            self.put(f'.zero {unit}, {rng.randrange(4)}')
        elif unit == 1:
            self.put(f'.asciz "{text}"')
        else:
            self.put('.long ' + ', '.join(str(ord(c)) for c in text[:5]) + (', ' if text else '') + '0')

    def group(self):
        """A section group that other sources have too."""
        rng = self.rng
        name = f'shared{rng.randrange(3)}'
        if name in self.groups:
            return
        self.groups.append(name)
        self.put(f'.section .text.{name},"axG",@progbits,{name},comdat')
        self.put(f'.weak {name}')
        if rng.random() < 0.7:
            self.put(f'.hidden {name}')
        self.label(name)
        self.put(f'.long {rng.randrange(9)}')
        if rng.random() < 0.5:
            self.put(f'.section .rodata.{name},"aG",@progbits,{name},comdat')
            self.label(f'in_{name}')
            self.put('.long 5')
        self.put('.data')
        self.put(f'.quad {name}')
        if rng.random() < 0.5:
            self.put('.section .debug_ranges,"",@progbits')
            self.put(f'.quad {name}, {rng.choice([name, "in_" + name])}')

    def frames(self):
        rng = self.rng
        self.put('.section .text.framed,"ax",@progbits')
        for _ in range(rng.randrange(1, 3)):
            self.put('.cfi_startproc')
            self.put('.long 1, 2')
            if rng.random() < 0.5:
                self.put(f'.cfi_def_cfa_offset {rng.randrange(16, 40)}')
            self.put('.long 3')
            self.put('.cfi_endproc')

    def linked_order(self):
        """Sections that follow the order of others."""
        for index in range(2):
            if self.rng.random() < 0.7:
                self.put(f'.section .text.o{self.number}_{index},"ax",@progbits')
                self.label(f'o{self.number}_{index}')
                self.put('.long 7')
        made = [line[:-1] for line in self.lines if line.startswith(f'o{self.number}_')]
        for name in reversed(made):
            self.put(f'.section ordered,"ao",@progbits,.text.{name}')
            self.put(f'.long {self.rng.randrange(99)}')
        if self.rng.random() < 0.3:
            self.put('.section ordered,"ao",@progbits,0')
            self.put(f'.long {self.rng.randrange(99)}')

    def thread_local(self):
        self.put('.section .tdata,"awT",@progbits')
        self.put(f'.p2align {self.rng.choice([0, 2, 4])}')
        self.put(f'.type t{self.number},@object')
        self.put(f'.globl t{self.number}')
        self.label(f't{self.number}')
        self.put('.long 4')
        if self.rng.random() < 0.7:
            self.put('.section .tbss,"awT",@nobits')
            if self.rng.random() < 0.2:
                self.put(f'.p2align {self.rng.choice([5, 12, 14])}')
            self.label(f'tb{self.number}')
            self.put(f'.zero {self.rng.randrange(1, 20)}')
        if self.rng.random() < 0.4:
            self.put(self.rng.choice(['.data', '.section .debug_t,"",@progbits']))
            self.put(f'.quad t{self.number}{self.addend()}')
            self.put(f'.type own_t{self.number},@tls_object')
            self.put('.section .tdata,"awT",@progbits')
            self.label(f'own_t{self.number}')
            self.put('.long 8')
            self.put('.data')
            self.put(f'.quad own_t{self.number}')

    def odds(self):
        rng = self.rng
        if self.case.risky and rng.random() < 0.1:
            self.odd_type()
        makers = [self.strings, self.strings, self.group, self.frames, self.linked_order, self.thread_local, self.commons,
                  self.kernel, self.kernel, self.notes, self.excluded, self.lds]
        for maker in rng.sample(makers, rng.randrange(5)):
            maker()

    def commons(self):
        for name in self.rng.sample(['c0', 'c1'] + ['g3'] * ('g3' not in self.defined()), 2):
            self.put(f'.comm {name},{self.rng.randrange(1, 80)},{self.rng.choice([0, 2, 3, 5])}')
            self.put('.data')
            self.put(f'.quad {name}')

    def lds(self):
        self.put(f'.amdgpu_lds lds{self.rng.randrange(2)}, {self.rng.choice([64, 128])}, 16')

    def odd_type(self):
        self.put(f'.section odd,"{self.rng.choice(["", "a"])}",@{self.rng.choice(["0x80000001", "0x60000001", "0x14", "5"])}')
        self.put('.long 1')

    def excluded(self):
        self.put('.section .gone,"e",@progbits')
        self.put('.long 1')
        self.put('.addrsig')
        self.put('.section .note.GNU-stack,"",@progbits')

    def notes(self):
        name = self.rng.choice(['.note.mine', '.note', '.note.yours'])
        self.put(f'.section {name},"a",@note')
        self.put(f'.p2align {2 if name == ".note" else self.rng.choice([2, 3])}')
        self.put('.long 4, 8, 99')  # the sizes suit both alignments
        self.put('.ascii "abc\\0"')
        self.put(f'.quad {self.rng.randrange(1000)}')

    def kernel(self):
        name = f'k{self.number}_{len(self.kernels)}'
        self.kernels.append(name)
        wide = self.case.targets[self.number].split(':')[0] in ('gfx90a', 'gfx942', 'gfx9-4-generic')
        more = '\t.amdhsa_accum_offset 4\n' if wide else ''
        self.lines.append(KERNEL.format(name=name, value=self.rng.randrange(1000), vgprs=self.rng.randrange(1, 40), more=more))

    def metadata(self):
        if not self.kernels or self.rng.random() < 0.2:
            return
        printf = 'amdhsa.printf: [ "1:1:4:%d" ]\n' if self.rng.random() < 0.2 else ''
        kernels = ''.join(KERNEL_METADATA.format(name=name) for name in self.kernels)
        self.lines.append(METADATA.format(minor={4: 1}.get(self.case.version, 2), target=self.case.targets[self.number],
                                          kernels=kernels, printf=printf))

    # ---- the whole ----

    def symbols(self):
        rng = self.rng
        for name, visibility in self.case.visibility.items():
            if rng.random() < 0.8:
                self.put(f'{visibility} {name}')
        self.put('.weak weak_elsewhere')
        if rng.random() < 0.2:
            self.put(f'{rng.choice(VISIBILITIES)} weak_elsewhere')
        self.put(f'number = {rng.randrange(1 << 20)}')
        if self.number == 0 and rng.random() < 0.3:
            self.put('.globl wide_number')
            self.put('wide_number = 0x123456789abc')

    def text(self):
        self.lines.append(f'.amdgcn_target "amdgcn-amd-amdhsa--{self.case.targets[self.number]}"')
        self.plan()
        self.symbols()
        self.odds()
        names = self.defined()
        extra = [name for name in GLOBALS if name not in names + ['g3'] and self.case.risky and self.rng.random() < 0.02]
        places = [s for s in self.sections if s[1] != 'unloaded']
        homes = {name: self.rng.choice(places)[2] for name in names + extra}
        for section, kind, label in self.sections:
            self.section(section, kind, label, [name for name, home in homes.items() if home == label])
        self.metadata()
        return '\n'.join(self.lines) + '\n'
