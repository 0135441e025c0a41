"""The sections of the printed plan, each setting its part of an answer in type."""
