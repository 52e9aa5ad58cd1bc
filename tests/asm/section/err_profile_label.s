.cg_profile .La, b, 1
