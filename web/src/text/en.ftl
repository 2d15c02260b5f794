# What the page itself says. Games bring their own texts.

house-name = Miskatonic

## Pieces

# A piece that can be used, and the options it stands for.
piece-usable = { $label }. Choose: { $words }

## The board and the question

board-title = The board
bar-title = What is asked
bar-cancel = Cancel
bar-list-all = List all { $count } options
bar-list-fewer = List fewer
