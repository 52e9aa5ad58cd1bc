// Nothing is made unasked.
