"""The printed plan: one painter for PDF, printer and preview."""
