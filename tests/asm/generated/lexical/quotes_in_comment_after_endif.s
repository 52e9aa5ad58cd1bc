.ifeqs "a", "a" /* c */ .zero 4
.endif
# 'a' "a\"b.c"
