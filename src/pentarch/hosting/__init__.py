"""Live tables: who sits, what is being written, bots that think, clocks, rates and quotas.

Knows no HTTP: the doors are in `web/`.
"""
