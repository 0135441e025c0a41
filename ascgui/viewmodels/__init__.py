"""Item models, filters and the clipboard: what stands between records and views."""
