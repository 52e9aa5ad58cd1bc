	.string "\x0;abc#日"
