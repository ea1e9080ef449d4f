"""The exercise formats: one kind of question each, one class each."""
