.type x5, @"function"
