.ifne . - .
.endif
.ifne (. - .) & 1
.endif // c // c
