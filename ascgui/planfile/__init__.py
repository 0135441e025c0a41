"""A plan as a TOML file that a person can read, print and edit: read, write, migrate."""
