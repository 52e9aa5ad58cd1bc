// Images: sizes of data and addresses, modifiers in their order. Refused.
image_load v0, v1, s[0:7] dmask:-1
image_load v0, v1, s[0:7] dmask:3
image_load v0, v1, s[0:7] dmask:1 unorm glc slc a16 tfe lwe da d16
image_load v[0:1], v2, s[0:7] dmask:1 unorm glc slc r128 tfe lwe da d16
image_load v0, v1, s[0:7] dmask:1 glc unorm
image_load v0, v1, s[0:7] glc dmask:1
image_load v0, v1, s[0:7] dmask:1 lwe tfe
image_load v0, v1, s[0:7] dmask:1 d16 da
image_load v0, v1, s[0:7] dmask:1 dlc
image_load v0, v1, s[0:7] dmask:1 scc
image_load v0, v1, s[0:7] dmask:1 dim:1
image_load v0, v1, s[0:7] dmask:1 gds
image_load v0, v1, s[2:9]
image_load v0, v1, s[0:3]
image_load v0, v1, s[96:103]
image_load v0, v1, v[0:7]
image_load a0, v1, s[0:7]
image_load v0, a1, s[0:7]
image_load v0, s1, s[0:7]
image_load v0, [v1,v3], s[0:7]
image_load v0, v1
image_load v0, v1, s[0:7], s[0:3]
image_load v0, off, s[0:7]
image_sample v0, v1, s[0:7], s[8:9] dmask:1
image_sample v0, v1, s[0:7] dmask:1
image_gather4 v[0:3], v1, s[0:7], s[8:11] dmask:3
image_gather4 v[0:3], v1, s[0:7], s[8:11]
image_gather4 v0, v1, s[0:7], s[8:11] dmask:1
image_atomic_add v0, v2, s[0:7] dmask:2
image_atomic_add v0, v2, s[0:7]
image_atomic_add v[0:1], v2, s[0:7] dmask:1
image_atomic_cmpswap v[0:3], v2, s[0:7] dmask:3
image_atomic_cmpswap v0, v2, s[0:7] dmask:1
image_store v0, v1, s[0:7] dmask:1 tfe
image_load_pck v0, v1, s[0:7] dmask:1 d16
image_load_e64 v0, v1, s[0:7] dmask:1
image_load v0, v1, s[0:7] dmask:1 d16 d16
image_load v0, v1, s[0:7] unorm dmask:1
image_load v0, v1, s[0:7] tfe:0
image_load v0, v1, s[0:7] a16:0
