.quad 0x9ULL>>43/0x10>occupancy(10, 16, 512, 8, 3, 16, 0x12c)
