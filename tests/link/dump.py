"""A code object as text, all of it but what depends on the linker's own name in .comment."""
from elf import SHF_ALLOC, CodeObject

LINE = 32


def dump(data):
    code_object = CodeObject(data)
    lines = [f'ident {code_object.ident.hex()} type {code_object.type} machine {code_object.machine} '
             f'flags {code_object.flags:#x}' + (f' entry {code_object.entry:#x}' if code_object.entry else '')]
    for kind, flags, offset, address, _, file_size, memory_size, alignment in code_object.segments:
        lines.append(f'segment {kind:#x} flags {flags} offset {offset:#x} address {address:#x} file {file_size:#x} '
                     f'memory {memory_size:#x} alignment {alignment:#x}')
    for section in code_object.sections[1:]:
        lines += dump_section(section)
    for name in '.dynsym', '.symtab':
        for symbol in code_object.symbols(name)[1:]:
            lines.append(f'{name} {symbol.name} value {symbol.value:#x} size {symbol.size} type {symbol.type} '
                         f'binding {symbol.binding} visibility {symbol.visibility} section {symbol.section}')
    return '\n'.join(lines) + '\n'


def dump_section(section):
    place = f'offset {section.offset:#x} ' if section.flags & SHF_ALLOC else ''
    own = section.name == '.comment'
    size = '' if own else f'size {section.size:#x} '
    lines = [f'section {section.name} type {section.type:#x} flags {section.flags:#x} address {section.address:#x} '
             f'{place}{size}link {section.link} info {section.info} alignment {section.alignment:#x} '
             f'entries {section.entry_size}']
    if own:
        return lines + sorted(f'  {text!r}' for text in section.bytes.split(b'\0')
                              if text and not text.startswith(b'Linker: '))
    return lines + [f'  {section.bytes[at:at + LINE].hex()}' for at in range(0, len(section.bytes), LINE)]
