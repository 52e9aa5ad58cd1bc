// Images: sizes of data and addresses, modifiers in their order.
image_load v0, v1, s[0:7]
image_load v0, v1, s[0:7] dmask:1
image_load v0, v1, s[0:7] dmask:0
image_load v[0:1], v1, s[0:7] dmask:3
image_load v[0:3], v[1:4], s[0:7] dmask:15
image_load v[0:4], v[1:4], s[0:7] dmask:15 tfe
image_load v[0:4], v[2:5], s[0:7] dmask:15 tfe
image_load v[0:1], v1, s[0:7] dmask:1 unorm glc slc a16 tfe lwe da d16
image_load v[0:1], v2, s[0:7] dmask:1 unorm slc glc tfe lwe da d16
image_load v0, v1, s[0:7] dmask:1 nounorm noglc noa16 nolwe noda nod16
image_load v0, v1, s[0:7] dmask:1 notfe
image_load v0, v1, ttmp[0:7]
image_load v0, v1, ttmp[4:11]
image_load v0, [v1], s[0:7]
image_load v0, [v1,v2], s[0:7]
image_sample v0, v1, s[0:7], s[0:3]
image_sample v0, v1, s[0:7], s[8:11] dmask:1
image_sample v0, v1, s[0:7], ttmp[8:11] dmask:1
image_gather4 v[0:3], v1, s[0:7], s[8:11] dmask:1
image_gather4 v[0:1], v1, s[0:7], s[8:11] dmask:1 d16
image_gather4 v[0:4], v1, s[0:7], s[8:11] dmask:1 tfe
image_atomic_add v0, v1, s[0:7] dmask:1
image_atomic_add v[0:1], v2, s[0:7] dmask:3
image_atomic_add v[0:1], v2, s[0:7] dmask:1 tfe
image_atomic_cmpswap v[0:1], v2, s[0:7] dmask:3
image_atomic_cmpswap v[0:3], v2, s[0:7] dmask:15
image_store v[0:1], v2, s[0:7] dmask:1 tfe
image_get_resinfo v0, v1, s[0:7] dmask:1
image_get_lod v0, v1, s[0:7], s[0:3] dmask:1
image_gather4h v[0:3], v1, s[0:7], s[0:3] dmask:1
image_load_e32 v0, v1, s[0:7] dmask:1
image_load v[0:2], v[1:2], s[0:7] dmask:7
image_sample_c_cd_cl_o v[0:3], v[4:15], s[0:7], s[8:11] dmask:15
image_sample_d v[0:3], v[4:12], s[0:7], s[8:11] dmask:15 da
image_gather4_c_b_cl_o v[0:3], v[4:8], s[0:7], s[8:11] dmask:4 a16
