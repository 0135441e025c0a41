"""How numbers, times and sentences are read and shown, in each language. Free of Qt."""
