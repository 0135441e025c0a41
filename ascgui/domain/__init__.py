"""The words of the field as immutable records. Imports nothing else of this program."""
