"""HTTP: the middleware, and the request handlers in one file for each subject."""
