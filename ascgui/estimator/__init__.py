"""Devices, duration and cost of a training job, from the tables and with the evidence."""
