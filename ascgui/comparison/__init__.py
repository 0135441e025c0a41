"""Several scenarios side by side: as rows and columns, and as files."""
