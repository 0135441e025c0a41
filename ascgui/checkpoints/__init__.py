"""Readers of checkpoint folders."""
