"""The user guide: its chapters in each language, and what each finding's code means."""
