.set $x, 1
