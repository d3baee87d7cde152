"""What holds for all tests: nothing fails because the machine is busy, or by luck."""

import os

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "pentarch",
    deadline=None,
    derandomize=True,  # the same examples every time
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("pentarch")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """For `-n auto`: tests with servers and browsers wait for these, which work meanwhile."""
    return (os.cpu_count() or 1) + 1
