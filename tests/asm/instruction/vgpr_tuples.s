// Of several VGPRs the first one is in reach; the others may be in the next bank.
	global_store_b128 v[0:1], v[254:257], off
	global_store_b96 v[0:1], v[254:256], off
	ds_load_b128 v[254:257], v0
	buffer_load_b128 v[254:257], off, s[0:3], null
	v_wmma_f32_16x16x32_f16 v[250:257], v[0:7], v[8:15], v[250:257]
	v_wmma_f32_16x16x32_f16 v[0:7], v[254:261], v[8:15], v[0:7]
