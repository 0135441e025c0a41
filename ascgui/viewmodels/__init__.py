"""Item models and binders between records and views."""
