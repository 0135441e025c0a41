"""Reusable inputs and the theme; nothing here knows what a plan is."""
