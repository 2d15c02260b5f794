"""What a seat can do with its action: one module each, with options, check and effect."""
