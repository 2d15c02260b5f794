"""A report on one data folder or two: one page with plots that needs no network."""
