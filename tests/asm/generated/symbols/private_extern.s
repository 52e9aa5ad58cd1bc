.private_extern x1
