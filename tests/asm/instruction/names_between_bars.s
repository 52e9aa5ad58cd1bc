// Between bars is an expression's first operand: a symbol as it may be spelled anywhere.
.set $d, 47
.set $2, 5
.set "x y", 1
v_rcp_f32_e64 v2, |$d|
v_rcp_f32_e64 v2, |$2|
v_rcp_f32_e64 v2, |"x y"|
v_rcp_f32_e64 v2, -|-"x y"|
