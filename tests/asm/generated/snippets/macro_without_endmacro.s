.macro both text:vararg
both c a, /* c *. a
