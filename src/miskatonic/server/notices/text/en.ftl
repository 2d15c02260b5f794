# What a browser shows, and what a webhook gets as text.

turn-title = { $game }
turn-body = { $names }, it is your turn.
turn-text = { $game }: { $names }, it is your turn. { $url }
test-title = Miskatonic
test-body = This is a test. Notices of your turns reach you here.
test-text = This is a test. Notices of turns at Miskatonic arrive here.
