	.ascii "\a\x41\b\()a"
