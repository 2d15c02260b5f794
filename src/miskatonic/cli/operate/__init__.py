"""`operator`: what the operator of a server does while it runs."""
