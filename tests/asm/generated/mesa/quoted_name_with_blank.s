.set "we ird x1", far5
