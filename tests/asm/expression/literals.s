.quad 0x10, 0b11, 017, 'a', '\n', '\'', 1u, 2L, 3ULL, 1.5, .5, 1e, 0xffffffffffffffff
