"""`research`: measures for learners and language models."""
