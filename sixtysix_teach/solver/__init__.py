"""Exact answers: open cards, guaranteed wins and the odds of closing."""
