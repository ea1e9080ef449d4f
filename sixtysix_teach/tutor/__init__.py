"""Says why: facts of a position turned into sentences for a learner."""
