// Line ends of each kind within a document: folded, escaped, between items and after comments.
.amdgpu_metadata
amdhsa.version: [1, 2]
amdhsa.kernels: []
lf_escaped: "a \
  b"
lf_escaped_twice: "a\
\
 b"
lf_folded: "a 
  b"
lf_folded_twice: "a

  b


 c"
lf_single: 'a
 b'''
lf_plain: a
  b

  c
lf_commented: a # b
# c
lf_flow: [a,
 b # c
 , d]
lf_block: |
  a
   b

  c
lf_list:
- a
-
  b
crlf_escaped: "a \
  b"
crlf_escaped_twice: "a\
\
 b"
crlf_folded: "a 
  b"
crlf_folded_twice: "a

  b


 c"
crlf_single: 'a
 b'''
crlf_plain: a
  b

  c
crlf_commented: a # b
# c
crlf_flow: [a,
 b # c
 , d]
crlf_block: |
  a
   b

  c
crlf_list:
- a
-
  b
cr_escaped: "a \  b"cr_escaped_twice: "a\\ b"cr_folded: "a   b"cr_folded_twice: "a  b c"cr_single: 'a b'''cr_plain: a  b  ccr_commented: a # b# ccr_flow: [a, b # c , d]cr_block: |  a   b  ccr_list:- a-  b.end_amdgpu_metadata
