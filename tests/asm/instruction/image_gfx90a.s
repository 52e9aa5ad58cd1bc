// Images of gfx90a, which may load to AGPRs.
image_load v0, v1, s[0:7]
image_load v0, v1, s[0:7] dmask:1
image_load v0, v1, s[0:7] dmask:0
image_load v[0:1], v1, s[0:7] dmask:3
image_load v0, v1, s[0:7] dmask:1 nounorm noglc noa16 nolwe noda nod16
image_load v0, v1, s[0:7] dmask:1 scc
image_load v0, v1, ttmp[0:7]
image_load v0, v1, ttmp[4:11]
image_load a0, v1, s[0:7]
image_load v0, [v1], s[0:7]
image_sample v0, v1, s[0:7], s[0:3]
image_sample v0, v1, s[0:7], s[8:11] dmask:1
image_sample v0, v1, s[0:7], ttmp[8:11] dmask:1
image_atomic_add v0, v1, s[0:7] dmask:1
image_atomic_add v[0:1], v2, s[0:7] dmask:3
image_atomic_cmpswap v[0:1], v2, s[0:7] dmask:3
image_atomic_cmpswap v[0:3], v2, s[0:7] dmask:15
image_get_resinfo v0, v1, s[0:7] dmask:1
image_load_e32 v0, v1, s[0:7] dmask:1
