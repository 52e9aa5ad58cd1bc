#!/usr/bin/env python3
"""compare.py [--bytes] OURS THEIRS: compares two code objects, the second one linked by ld.lld.

As the loader sees them: for each kernel the descriptor and where its code lies from there, the dynamic symbols, the
dynamic relocations and what they point to, the notes, the segments. With --bytes everything else too, down to the last byte, except for .comment, which names the linker, and
what lies after it in the file.

Where several inputs have metadata ld.lld leaves a note of each; kdasm leaves one with the kernels of all. That is
compared as a document.
"""
import argparse
import struct
import sys

from elf import PT_LOAD, SHF_ALLOC, SHT_NOBITS, CodeObject
from msgpack import unpack

NT_AMDGPU_METADATA = 32
DESCRIPTOR_SIZE, ENTRY_OFFSET = 64, 16
CODE_SIZE = 4  # of each kernel's code that is compared
RELATIVE64 = 13
SHN_UNDEF, SHN_ABS, STT_TLS = 0, 0xfff1, 6
FIXED = ('.dynstr', 'literals')
# Symbols of the ends of segments, whose sections ld.lld chooses by their size.
MOVING = ('_end', 'end', '_etext', 'etext', '_edata', 'edata', '__bss_start')


def difference(what, ours, theirs):
    return [] if ours == theirs else [f'{what}: {ours!r}, ld.lld {theirs!r}']


# ---- as the loader sees it ----

def place(code_object, address):
    """Section and offset there; as with several metadata notes sections may begin elsewhere."""
    for section in code_object.sections:
        if section.flags & SHF_ALLOC and section.address <= address < section.address + section.size:
            return section.name, address - section.address
    return 'between sections', 0


def symbol_place(code_object, symbol):
    if symbol.section in (SHN_UNDEF, SHN_ABS) or symbol.type == STT_TLS:
        return symbol.section, symbol.value
    section = code_object.sections[symbol.section]
    return section.name, symbol.value - section.address


def dynamic_symbols(code_object):
    return sorted((s.name, s.type, s.binding, s.visibility, s.size, symbol_place(code_object, s))
                  for s in code_object.symbols('.dynsym') if s.name not in MOVING)


def places(code_object, address):
    """
    The same for what is pointed to, which may be the end of one section and the start of another, as a pair: the
    places inside of sections, and the distances from all of them. The latter tell what is meant by an address after
    the end of its section, which may be in a gap or in what happens to come there.
    """
    loaded = [s for s in code_object.sections if s.flags & SHF_ALLOC]
    return ({(s.name, address - s.address) for s in loaded if s.address <= address <= s.address + s.size},
            {(s.name, address - s.address) for s in loaded})


def same_target(ours, theirs):
    (inside, distances), (their_inside, their_distances) = ours, theirs
    if inside and their_inside:
        return bool(inside & their_inside)
    return bool(distances & their_distances)


def relocations(code_object):
    """In meaning: where, which, and the symbol and addend or the places that they stand for."""
    symbols = code_object.symbols('.dynsym')
    found = []
    for address, kind, symbol, addend in code_object.relocations():
        target = places(code_object, addend) if kind == RELATIVE64 else ({(symbols[symbol].name, addend)}, set())
        found.append((place(code_object, address), kind, target))
    return sorted(found, key=lambda relocation: relocation[:2])


def compare_relocations(ours, theirs):
    ours, theirs = relocations(ours), relocations(theirs)
    if len(ours) != len(theirs):
        return difference('dynamic relocations', ours, theirs)
    return [f'dynamic relocation {our}, ld.lld {their}' for our, their in zip(ours, theirs)
            if our[:2] != their[:2] or not same_target(our[2], their[2])]


def fixed_contents(code_object):
    """Sections that hold no addresses, nor distances to other sections."""
    return [(s.name, s.bytes) for s in code_object.sections if s.name in FIXED]


def kernels(code_object):
    """For each kernel its descriptor, the entry's offset replaced by whether it meets the kernel's symbol."""
    symbols = {s.name: s for s in code_object.symbols('.symtab') if s.binding}
    found = {}
    for name, symbol in symbols.items():
        descriptor = code_object.memory(symbol.value, DESCRIPTOR_SIZE)
        if not name.endswith('.kd') or symbol.size != DESCRIPTOR_SIZE or not descriptor:
            continue
        entry = symbol.value + struct.unpack_from('<q', descriptor, ENTRY_OFFSET)[0]
        code = symbols.get(name[:-3])
        meets = code and code.section and entry == code.value
        found[name] = (descriptor[:ENTRY_OFFSET] + descriptor[ENTRY_OFFSET + 8:], meets,
                       code_object.memory(entry, CODE_SIZE))
    return found


def entry(code_object):
    return place(code_object, code_object.entry) if code_object.entry else None


def segments(code_object):
    return [(kind, flags, alignment) for kind, flags, _, _, _, _, _, alignment in code_object.segments]


def kernels_once(documents):
    """Without the entries of descriptors that an earlier document has: of copies the linker keeps the first."""
    seen = set()
    for document in documents:
        kernels = document.get('amdhsa.kernels', [])
        kept = [kernel for kernel in kernels if kernel.get('.symbol') not in seen]
        seen.update(kernel['.symbol'] for kernel in kept if '.symbol' in kernel)
        yield {**document, 'amdhsa.kernels': kept} if kernels else document


def joined(documents):
    """What kdasm makes of several documents."""
    whole = {}
    for document in kernels_once(documents):
        for key, value in document.items():
            if key not in whole:
                whole[key] = value
            elif key == 'amdhsa.version':
                whole[key] = max(whole[key], value)
            elif key == 'amdhsa.printf':  # what several have appears once
                whole[key] = list(dict.fromkeys(whole[key] + value))
            elif isinstance(value, list) and isinstance(whole[key], list):
                whole[key] = whole[key] + value
    return whole


def is_metadata(note):
    return note[:2] == (b'AMDGPU\0', NT_AMDGPU_METADATA)


def compare_notes(ours, theirs):
    our_notes, their_notes = ours.notes(), theirs.notes()
    metadata = [unpack(note[2]) for note in their_notes if is_metadata(note)]
    if len(metadata) < 2:
        return difference('notes', our_notes, their_notes)
    found = [unpack(note[2]) for note in our_notes if is_metadata(note)]
    expected = joined(metadata)
    if len(found) == 1 and 'amdhsa.target' in expected:  # the target of all inputs may say more than each
        expected['amdhsa.target'] = found[0].get('amdhsa.target')
    return (difference('metadata', found, [expected]) +
            difference('other notes', [n for n in our_notes if not is_metadata(n)],
                       [n for n in their_notes if not is_metadata(n)]))


def compare_loaded(ours, theirs):
    return (difference('ELF header', (ours.ident, ours.type, ours.machine, ours.flags),
                       (theirs.ident, theirs.type, theirs.machine, theirs.flags)) +
            difference('entry', entry(ours), entry(theirs)) +
            difference('segments', segments(ours), segments(theirs)) +
            difference('dynamic symbols', dynamic_symbols(ours), dynamic_symbols(theirs)) +
            compare_relocations(ours, theirs) +
            difference('contents', fixed_contents(ours), fixed_contents(theirs)) +
            difference('kernels', kernels(ours), kernels(theirs)) +
            difference('named sections', [bool(ours.section(n)) for n in ('.symtab', '.rodata')],
                       [bool(theirs.section(n)) for n in ('.symtab', '.rodata')]) +
            compare_notes(ours, theirs))


# ---- every byte ----

def strings(section):
    """What is in .comment, except the linker's own line."""
    return sorted(s for s in section.bytes.split(b'\0') if s and not s.startswith(b'Linker: '))


def compare_section(number, ours, theirs):
    where = f'section {number} {theirs.name}'
    fields = ['name', 'type', 'flags', 'address', 'link', 'info', 'alignment', 'entry_size']
    if theirs.flags & SHF_ALLOC:
        fields.append('offset')
    if theirs.name == '.comment':
        found = difference(where, strings(ours), strings(theirs))
    else:
        fields.append('size')
        found = difference(f'{where} contents', ours.bytes.hex(), theirs.bytes.hex())
    for field in fields:
        found += difference(f'{where} {field}', getattr(ours, field), getattr(theirs, field))
    return found


def loaded_bytes(code_object):
    """The file up to the first section that is not loaded, without e_shoff."""
    ends = [s.offset + (0 if s.type == SHT_NOBITS else s.size) for s in code_object.sections if s.flags & SHF_ALLOC]
    ends += [offset + size for kind, _, offset, _, _, size, _, _ in code_object.segments if kind == PT_LOAD]
    data = code_object.data[:max(ends)]
    return data[:40] + data[48:]


def compare_bytes(ours, theirs):
    found = difference('number of sections', len(ours.sections), len(theirs.sections))
    if found:
        return found + difference('sections', [s.name for s in ours.sections], [s.name for s in theirs.sections])
    for number, (our, their) in enumerate(zip(ours.sections, theirs.sections)):
        found += compare_section(number, our, their)
    found += difference('program headers', ours.segments, theirs.segments)
    if not found and loaded_bytes(ours) != loaded_bytes(theirs):
        found.append('what is loaded differs between sections')
    return found


def metadata_count(code_object):
    return sum(is_metadata(note) for note in code_object.notes())


def compare(our_bytes, their_bytes, exact):
    """What differs, a line each. Byte for byte only where kdasm does not join metadata."""
    ours, theirs = CodeObject(our_bytes), CodeObject(their_bytes)
    found = compare_loaded(ours, theirs)
    if exact and metadata_count(theirs) < 2:
        found += compare_bytes(ours, theirs)
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--bytes', action='store_true', help='compare every byte, not only what the loader sees')
    parser.add_argument('ours')
    parser.add_argument('theirs')
    args = parser.parse_args()
    with open(args.ours, 'rb') as ours, open(args.theirs, 'rb') as theirs:
        found = compare(ours.read(), theirs.read(), args.bytes)
    print(*found, sep='\n', end='\n' if found else '')
    return 1 if found else 0


if __name__ == '__main__':
    sys.exit(main())
