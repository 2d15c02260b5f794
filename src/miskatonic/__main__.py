"""`python -m miskatonic` is the command `miskatonic`."""

from miskatonic.cli import main

main()
