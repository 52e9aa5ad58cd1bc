call_convention =@x
