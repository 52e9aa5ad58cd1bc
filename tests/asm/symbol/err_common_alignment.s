.comm a, 4, 31
