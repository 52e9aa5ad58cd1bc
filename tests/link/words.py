"""Generated words for linkers that decide which sections and symbols become part of a code object, and version scripts."""

NAMES = ([f'g{i}' for i in range(12)] + [f's{i}' for i in range(14)] + [f'k{i}_{j}' for i in range(3) for j in range(2)] +
         ['shared0', 'shared1', 'c0', 'c1', 't0', '_start', '_end', '_DYNAMIC', '__start_constants', 'elsewhere', 'f0_1', 'f1_2'])
PATTERNS = ['g*', 'g1?', '[gs][0-5]', 's*', 'k*', '*', '*', '*', '*.kd', 'shared*', '[!g]*', '_*', '"g*"']
ARCHIVES = ['ALL', 'a0_with_a_long_name.a', 'a1_with_a_long_name.a', 'a2.a', 'a3_with_a_long_name.a', 'a0.a,a4.a', 'none.a']


def patterns(rng, count):
    return [rng.choice(NAMES if rng.random() < 0.6 else PATTERNS) for _ in range(rng.randrange(count))]


def scope(rng, name):
    found = patterns(rng, 5)
    if not found and rng.random() < 0.5:
        return ''
    return f'  {name}:' + ''.join(rng.choice([f' {text};', f'\n    {text} ;', f' /* one */ {text};']) for text in found) + '\n'


def node(rng):
    scopes = [scope(rng, 'global'), scope(rng, rng.choice(['local', 'local', 'global']))]
    if rng.random() < 0.2:
        scopes.append(f'  extern "C" {{ {rng.choice(NAMES)}; "{rng.choice(NAMES)}" }};\n')
    return '{\n' + ''.join(scopes) + '}'


def version_script(rng):
    if rng.random() < 0.5:
        return node(rng) + ';\n'
    count = rng.randrange(1, 4)
    return ''.join(f'V{number} {node(rng)}{f" V{number - 1}" if number and rng.random() < 0.5 else ""};\n' for number in range(count))


def words_of(rng, folder):
    """The words before the inputs; some write files into the folder."""
    words = []
    if rng.random() < 0.6:
        words += ['--gc-sections'] + ['--print-gc-sections'] * (rng.random() < 0.5) + ['-z', 'nostart-stop-gc'] * (rng.random() < 0.3)
    for number in range(rng.choice([0, 0, 1, 1, 1, 2])):
        script = f'{folder}/{number}.map'
        with open(script, 'w', encoding='ascii') as file:
            file.write(version_script(rng))
        words += [f'--version-script={script}']
    if rng.random() < 0.9:
        words.append('--undefined-version')
    for name in rng.sample(NAMES, rng.choice([0, 0, 0, 1, 2])):
        words += rng.choice([['-u', name], [f'--undefined={name}']])
    if rng.random() < 0.15:
        words += rng.choice([['-e', rng.choice(NAMES)], ['--entry=0x120'], ['-e', 'nothing']])
    if rng.random() < 0.3:
        words += ['--exclude-libs', rng.choice(ARCHIVES)]
    words += rng.choice([[], [], [], ['--no-undefined'], ['-z', 'defs'], ['--unresolved-symbols=ignore-all'],
                         ['--no-undefined', '--warn-unresolved-symbols'], ['-z', 'undefs']])
    words += rng.choice([[], [], ['-z', 'now'], ['-soname', rng.choice(['x.so', 'V0'])], ['--strip-debug'], ['--eh-frame-hdr']])
    return words


def arrange(rng, inputs):
    """Words among the inputs."""
    found, grouped = [], False
    for path in inputs:
        found += rng.choice([[], [], [], ['--whole-archive'], ['--no-whole-archive']])
        if rng.random() < 0.3:
            found.append(rng.choice(['--end-group', '-)'] if grouped else ['--start-group', '-(']))
            grouped = not grouped
        found.append(path)
    if rng.random() < 0.3:
        found = ['--push-state', '--whole-archive', found[0], '--pop-state', *found[1:]]
    return found
