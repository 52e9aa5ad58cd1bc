.quad far@rel32@lo+0
