	.long max(alignto(0x123eff5e, 1),306118287), '~'
