"""Simulations and measurements: processes on one machine."""
