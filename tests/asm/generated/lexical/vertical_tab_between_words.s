.quads1+4
