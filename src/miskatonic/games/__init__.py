"""The games. Each is a package of one shape; none knows another."""
