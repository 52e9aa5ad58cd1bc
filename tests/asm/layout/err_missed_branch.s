; A branch may have s_nop behind it, so that distances over it are not known yet.
begin:
	s_branch 4
end:
.if end - begin == 4
.endif
