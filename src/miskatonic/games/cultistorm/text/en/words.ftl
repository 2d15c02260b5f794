# The words that answer a question, as one would say them.

word-yes = Yes
word-no = No
word-ready = Ready
word-done = Enough
word-act = Use this location
word-commit = Commit: strike now
word-retreat = Give up this fight
word-seal = Seal this location
word-from-pool = From the common pool
word-shuffle = Shuffle the discarded items into the deck
word-cure = Remove a growing token
word-soothe = Heal
word-first = The first
word-second = The second

word-to = { $object }
word-call = Hand over to { $object }
word-choose = { $object }
word-play = Play { $object }
word-cast = Discard { $object }
word-discard = Discard { $object }
word-recover = Take back { $object }
word-under = Put { $object } under it
word-spend = Use { $object }
word-spare = Hold back { $object }
word-spare-help = Hold back the help of { $object }

word-die = Take a die that shows { $object }
word-pick = The die that shows { $object }
word-set = Set it to { $object }
word-reroll = Re-roll the die that shows { $object }
word-spare-die = Hold back the die that shows { $object }

word-go = Go to { $object-the }
word-at = At { $object-the }
word-look = Look at the card on { $object-the }
word-ease = Remove a crystal from { $object-the }

word-invoke = { $object }
word-investigate =
    { $object ->
        [one] Investigate: draw 1 item card
       *[other] Investigate: draw { $object } item cards
    }
word-extra = Action { $object } of the expansion

word-use = Use { $object-the }
word-offer = Give { $object-the }
word-swap = Ask for { $object-the } in return
word-keep = Keep { $object-the }
word-take = Take { $object-the }
word-drop = Discard { $object-the }
word-spare-perk = Hold back { $object-the }
word-spare-item = Hold back { $object-the }

word-level = Learn the next ability with { $object } trophies
word-claim = Take the { $object } seal card
word-lay = Lay { $object-a } trophy here
word-pay = Pay { $object-a } trophy
word-gain = Take { $object-a } trophy
word-get = Get { $object-a } trophy
word-give = Give { $object-a } trophy
word-get-seal = Get the { $object } seal card
word-give-seal = Give the { $object } seal card
word-name = { $object }

word-mark = Mark { $object-the }
word-unmark = Take the marker back from { $object-the }
word-fight = Fight { $object-the }
word-top = Put { $object-the } on top
word-bottom = Send { $object-the } to the bottom
