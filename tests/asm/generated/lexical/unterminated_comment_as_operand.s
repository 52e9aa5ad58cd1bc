.quad "\101bc"@rel64+4
.p2align /*
