"""Turn notices: absent players are told that it is their turn, by Web Push or by a webhook (ADR 0034)."""
