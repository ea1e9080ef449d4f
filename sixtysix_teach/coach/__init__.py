"""Help at the table: hints, reasons, lines to watch, and the deal looked back at."""
