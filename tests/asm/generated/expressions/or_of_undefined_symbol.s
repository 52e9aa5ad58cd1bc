ra = or(com)
