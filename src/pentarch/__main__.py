"""`python -m pentarch` is `pentarch`."""

import sys

from pentarch.cli import main

if __name__ == "__main__":
    sys.exit(main())
