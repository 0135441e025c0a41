"""Inputs and small displays that know nothing of plans."""
