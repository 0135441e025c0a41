"""What lives while the window is open: document, estimator, settings, language, crash log."""
