"""A linked code object, as little of ELF as comparing needs."""
import struct

SHT_NOTE, SHT_NOBITS = 7, 8
SHF_ALLOC = 2
PT_LOAD = 1


class Section:
    def __init__(self, header, data):
        (self.name_offset, self.type, self.flags, self.address, self.offset, self.size, self.link, self.info,
         self.alignment, self.entry_size) = struct.unpack('<IIQQQQIIQQ', header)
        self.bytes = b'' if self.type == SHT_NOBITS else data[self.offset:self.offset + self.size]
        self.name = ''


class Symbol:
    def __init__(self, entry, strings):
        name, info, other, self.section, self.value, self.size = struct.unpack('<IBBHQQ', entry)
        self.name = string(strings, name)
        self.binding, self.type, self.visibility = info >> 4, info & 15, other & 3


def string(table, offset):
    return table[offset:table.index(b'\0', offset)].decode('utf-8', 'backslashreplace')


class CodeObject:
    def __init__(self, data):
        self.data = data
        (self.ident, self.type, self.machine, _, self.entry, phoff, shoff, self.flags, _, phentsize, phnum, shentsize,
         shnum, shstrndx) = struct.unpack_from('<16sHHIQQQIHHHHHH', data)
        self.segments = [struct.unpack_from('<IIQQQQQQ', data, phoff + i * phentsize) for i in range(phnum)]
        self.sections = [Section(data[at:at + shentsize], data)
                         for at in range(shoff, shoff + shnum * shentsize, shentsize)]
        names = self.sections[shstrndx].bytes
        for section in self.sections:
            section.name = string(names, section.name_offset)

    def section(self, name):
        return next((s for s in self.sections if s.name == name), None)

    def symbols(self, name):
        table = self.section(name)
        if not table:
            return []
        strings = self.sections[table.link].bytes
        return [Symbol(table.bytes[at:at + 24], strings) for at in range(0, len(table.bytes), 24)]

    def relocations(self):
        """(address, type, symbol number, addend) of each dynamic relocation."""
        table = self.section('.rela.dyn')
        if not table:
            return []
        return [(address, info & 0xffffffff, info >> 32, addend)
                for address, info, addend in struct.iter_unpack('<QQq', table.bytes)]

    def memory(self, address, size):
        """The bytes at an address once the segments are loaded; None where nothing is."""
        for kind, _, offset, start, _, file_size, memory_size, _ in self.segments:
            if kind == PT_LOAD and start <= address and address + size <= start + memory_size:
                at = address - start
                there = self.data[offset + at:offset + min(at + size, file_size)] if at < file_size else b''
                return there + bytes(size - len(there))
        return None

    def notes(self):
        found = []
        for section in self.sections:
            if section.type != SHT_NOTE:
                continue
            at, data = 0, section.bytes
            while at + 12 <= len(data):
                name_size, size, kind = struct.unpack_from('<III', data, at)
                at += 12
                name = data[at:at + name_size]
                at += (name_size + 3) // 4 * 4
                found.append((name, kind, data[at:at + size]))
                at += (size + 3) // 4 * 4
        return found
