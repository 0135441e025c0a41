"""The open document, undo, the estimator thread, settings and language in force."""
