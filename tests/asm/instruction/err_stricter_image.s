// Bits of dmask that llvm-mc drops.
image_load v0, v1, s[0:7] dmask:16
image_load v0, v1, s[0:7] dmask:0x11
image_atomic_add v0, v1, s[0:7] dmask:17
