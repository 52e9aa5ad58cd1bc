"""Reads a MessagePack document: what metadata may hold. Written from the specification (msgpack.org)."""
import struct

NUMBERS = {0xca: '>f', 0xcb: '>d', 0xcc: '>B', 0xcd: '>H', 0xce: '>I', 0xcf: '>Q',
           0xd0: '>b', 0xd1: '>h', 0xd2: '>i', 0xd3: '>q'}
LENGTHS = {0xd9: '>B', 0xda: '>H', 0xdb: '>I', 0xdc: '>H', 0xdd: '>I', 0xde: '>H', 0xdf: '>I'}


def unpack(data):
    value, end = read(data, 0)
    if end != len(data):
        raise ValueError(f'the document ends at {end}, its bytes at {len(data)}')
    return value


def read(data, at):
    first = data[at]
    at += 1
    if first < 0x80:
        return first, at
    if first < 0x90:
        return read_map(data, at, first & 15)
    if first < 0xa0:
        return read_list(data, at, first & 15)
    if first < 0xc0:
        return read_text(data, at, first & 31)
    if first >= 0xe0:
        return first - 256, at
    if first in NUMBERS:
        value, = struct.unpack_from(NUMBERS[first], data, at)
        return value, at + struct.calcsize(NUMBERS[first])
    if first in LENGTHS:
        length, = struct.unpack_from(LENGTHS[first], data, at)
        at += struct.calcsize(LENGTHS[first])
        return (read_text if first < 0xdc else read_list if first < 0xde else read_map)(data, at, length)
    return {0xc0: None, 0xc2: False, 0xc3: True}[first], at


def read_text(data, at, length):
    return data[at:at + length].decode('utf-8', 'backslashreplace'), at + length


def read_list(data, at, count):
    items = []
    for _ in range(count):
        item, at = read(data, at)
        items.append(item)
    return items, at


def read_map(data, at, count):
    entries = {}
    for _ in range(count):
        key, at = read(data, at)
        entries[key], at = read(data, at)
    return entries, at
