"""What holds for all tests: nothing fails because the machine is busy, or by luck."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "pentarch",
    deadline=None,
    derandomize=True,  # the same examples every time
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("pentarch")
