.macro mac3 req= v1?,val
  .macro mac4\@ A=- 1 , a= s0 >= 1 , byte
.macro mac5\@ /* c */ s0= <,A=(a,b)
.endm
.endmacro
.macro mac6\@ x1=.., p.q:req, _p
\p.q\()07_\@: /* c */
.endmacro
mac6\@ (a, (b c), d) ,\req\() ,(s0 - 1)*2
.endm
mac3 N3,1 || 0
