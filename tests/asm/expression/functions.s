.quad max(3, 9, 2), or(1, 2, 4), alignto(5, 4), alignto(5, 3), totalnumvgprs(3, 5), extrasgprs(1, 1, 1), occupancy(8,8,512,8,8,10,24)
