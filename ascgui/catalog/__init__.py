"""The tables as TOML files: load, check, compare, list."""
