"""Speed, side by side with peers: `python -m bench`, explained in bench/README.md."""
