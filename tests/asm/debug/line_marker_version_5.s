 # 7 "indented.S" is a comment
#line 1 "comment.S"
# line 1 "comment.S"
#	0x10 "/src/a\"b\n.S" 2	; what a preprocessor leaves, without a checksum
start:
# 2 "later.S"
other:
