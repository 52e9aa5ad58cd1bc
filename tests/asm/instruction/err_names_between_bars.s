.set $d, 47
.set $1, 1
v_rcp_f32_e64 v2, |$ d|
v_rcp_f32_e64 v2, |$1x|
v_rcp_f32_e64 v2, |$d+1|
v_rcp_f32_e64 v2, |"v0"|
v_rcp_f32_e64 v2, |""|
