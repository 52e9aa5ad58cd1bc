#!/usr/bin/env python3
"""
in_terminal.py COMMAND [ARGUMENT...]: runs a command with a terminal as its standard output and error, and prints what
it writes there. Exit status: that of the command.
"""
import os
import sys
import termios


def main() -> int:
    terminal, end = os.openpty()
    settings = termios.tcgetattr(end)
    settings[1] &= ~termios.OPOST  # line ends stay what they are
    termios.tcsetattr(end, termios.TCSANOW, settings)
    child = os.fork()
    if child == 0:
        os.dup2(end, 1)
        os.dup2(end, 2)
        os.execvp(sys.argv[1], sys.argv[1:])
    os.close(end)
    try:
        while piece := os.read(terminal, 65536):
            sys.stdout.buffer.write(piece)
    except OSError:  # how a terminal ends
        pass
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


sys.exit(main())
