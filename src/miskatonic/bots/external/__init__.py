"""Bots that are programs of their own, in any language: docs/write-a-bot.md describes the protocol."""
