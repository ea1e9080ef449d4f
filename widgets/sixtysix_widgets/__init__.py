"""The kit in the browser: widgets for notebooks and the app, and the server behind it."""
