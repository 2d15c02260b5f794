"""The research desk: the games as environments for learners, and measures to compare them by.

`environments` has PettingZoo and Gymnasium, `openspiel` has OpenSpiel, `vector` steps many tables in worker
processes, `language` asks programs by text. Each package asks for its extra when it is imported; this one
imports nothing.
"""
