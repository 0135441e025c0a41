"""The printed plan: one painter for PDF, print and preview."""
