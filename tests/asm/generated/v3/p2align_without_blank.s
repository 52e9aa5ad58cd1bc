.p2align3,,0
