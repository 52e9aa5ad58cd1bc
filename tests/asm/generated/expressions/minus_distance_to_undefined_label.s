rb = -(. - .Lplace)
