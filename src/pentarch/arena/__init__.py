"""Simulations, tournaments and measurements, on one machine or on a Ray cluster."""
