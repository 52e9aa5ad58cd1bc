.fill 1 << 60
