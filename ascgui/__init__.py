"""Plans LLM training on Ascend NPUs: devices, duration, cost and support, with the evidence."""

from __future__ import annotations

__version__ = "0.1.0"
