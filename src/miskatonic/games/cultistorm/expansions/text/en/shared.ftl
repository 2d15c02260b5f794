# What several expansions have in common.

event-token-averted = { $seat } does not receive the token ({ $cause }).
event-carry-refused = { $seat } stays, and { $other } moves nobody ({ $cause }).
event-came-to-nothing = The price is paid, but there is nothing left for it to change ({ $cause }).
ask-avert-token = A token has come to you. Do you use { $source-the } and hand it back?
ask-carry-whom = { $source }: who is moved?
ask-carry-where = { $source }: where does { $other } go?
ask-be-carried = { $other } would move you to { $location-the } with { $source }. Do you agree?
ask-who-draws = { $source }: who draws the cards?
refusal-too-few-cards = You do not hold enough cards to pay for it.
