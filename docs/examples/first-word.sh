#!/bin/sh
# A bot for Miskatonic in shell and sed: it says the first of its words.
while read -r line; do
  id=$(printf '%s' "$line" | sed 's/.*"id":\([0-9]*\),"game".*/\1/')
  word=$(printf '%s' "$line" | sed 's/.*"words":\["\([^"]*\)".*"milliseconds".*/\1/')
  printf '{"id":%s,"word":"%s"}\n' "$id" "$word"
done
