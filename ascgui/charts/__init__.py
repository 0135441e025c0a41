"""pyqtgraph views; nothing else imports pyqtgraph."""
