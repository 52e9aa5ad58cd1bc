// Exports: targets, missing sources, compressed ones. Refused.
exp mrt0 v0, v1, v2, v3 compr done
exp mrt0 v0, v1, v2, v3 vm done
exp mrt0 v0, v1, v2, v3 vm compr
exp mrt0 v0, v1, v2, v3 nodone
exp pos4 v0, off, off, v3
exp pos12 v0, off, off, v3
exp param32 v0, off, off, v3
exp mrt8 v0, off, off, v3
exp prim v0, off, off, v3
exp dual_src_blend0 v0, off, off, v3
exp invalid_target_10 v0, off, off, v3
exp invalid_target_11 v0, off, off, v3
exp foo v0, off, off, v3
exp 0 v0, off, off, v3
exp MRT0 v0, off, off, v3
exp mrt0 v0, off, off
exp mrt0 s0, off, off, v3
exp mrt0 a0, off, off, v3
exp mrt0 0, off, off, v3
exp mrt0 v[0:1], off, off, v3
exp mrt00 v0, off, off, v3
exp mrt v0, off, off, v3
exp param00 v0, off, off, v3
exp v0, v0, v0, v0
exp mrt0 v0, v0, v0, v0, v0
exp mrt0 v0, v0, v0, v0 glc
exp mrt0 v0, v0, v0, v0 row_en
exp mrt0 v0, v0, v0, v0 en
exp
exp_e64 mrt0 v0, v0, v0, v0
exp mrt0 v0, v0, v0, v0 done done
exp mrt0 v0, v0, v0 done
exp mrt0 v0, v0, v0 v0 v1
exp mrt0 OFF, v0, off off vm
exp mrt0 done
exp mrt0 v0, v0, done, vm
exp mrt0 -v0, v0, v0, v0
exp mrt0 exec_lo, v0, v0, v0
