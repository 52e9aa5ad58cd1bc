.type f,@procedure
