"""The tables as TOML: read, name, check, compare, list. Free of Qt."""
