"""Pictures of a deal as plain data; the browser, the terminal and tests draw the same ones."""
