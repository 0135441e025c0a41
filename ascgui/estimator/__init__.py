"""Devices, duration, evidence and sweeps, as pure functions."""
