"""Plans as TOML files: read, write, migrate."""
