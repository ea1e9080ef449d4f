"""Repeatable measurements: ``python -m bench`` prints them as a table.

Nothing here is asserted; a slow machine is not an error.
"""
