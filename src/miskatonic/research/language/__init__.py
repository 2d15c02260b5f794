"""The games as text, for language models and any other program that reads and writes. No model is shipped."""
