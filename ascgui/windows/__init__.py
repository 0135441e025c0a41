"""The main window, its pages and dialogs, and how they are put together."""
