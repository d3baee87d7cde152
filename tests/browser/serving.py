"""The server that the browsers visit: `python -m tests.browser.serving PORT DATABASE`.

It is `pentarch serve`, except that requests are not counted: here a whole hall of people
comes from one address within a minute.
"""

import sys

from pentarch.web.serve import serve
from pentarch.web.settings import Settings

if __name__ == "__main__":
    port, database = int(sys.argv[1]), sys.argv[2]
    serve(Settings(database=database, thinkers=1, rates=False), "127.0.0.1", port)
