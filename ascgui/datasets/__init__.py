"""Readers of training data: rows, faults, tokens, and what a framework will make of them."""
