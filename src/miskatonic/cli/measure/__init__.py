"""Commands that let bots play many games and measure them."""
