"""The report on a decision: what it says, in words and tables, before anything draws it."""
