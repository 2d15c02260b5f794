# The words that answer a question, as one would say them.

word-yes = Yes
word-no = No
word-ready = Ready
word-done = Enough
word-act = Use this location
    .group = Locations
word-commit = Commit: strike now
word-retreat = Give up this fight
word-seal = Seal this location
word-from-pool = From the common pool
    .group = Common pool
word-shuffle = Shuffle the discarded items into the deck
    .group = Items
word-cure = Remove a growing token
    .group = Insanity
word-soothe = Heal
    .group = Insanity
word-first = The first
word-second = The second

word-to = { $object }
    .group = To whom
word-call = Hand over to { $object }
    .group = Hand over
word-choose = { $object }
    .group = Choose
word-play = Play { $object }
    .group = Play a card
word-cast = Discard { $object }
    .group = Discard
word-discard = Discard { $object }
    .group = Discard
word-recover = Take back { $object }
    .group = Take back
word-under = Put { $object } under it
    .group = Put under it
word-spend = Use { $object }
    .group = Use a card
word-spare = Hold back { $object }
    .group = Hold back
word-spare-help = Hold back the help of { $object }
    .group = Hold back help

word-die = Take a die that shows { $object }
    .group = Take a die
word-pick = The die that shows { $object }
    .group = Choose a die
word-set = Set it to { $object }
    .group = Set the die
word-reroll = Re-roll the die that shows { $object }
    .group = Re-roll
word-spare-die = Hold back the die that shows { $object }
    .group = Hold back a die

word-go = Go to { $object-the }
    .group = Move
word-at = At { $object-the }
    .group = Where
word-look = Look at the card on { $object-the }
    .group = Look ahead
word-ease = Remove a crystal from { $object-the }
    .group = Ease the terror

word-invoke = { $object }
    .group = Use an ability
word-investigate =
    { $object ->
        [one] Investigate: draw 1 item card
       *[other] Investigate: draw { $object } item cards
    }
    .group = Investigate
word-extra = Action { $object } of the expansion
    .group = Expansions

word-use = Use { $object-the }
    .group = Use an item
word-offer = Give { $object-the }
    .group = Give an item
word-swap = Ask for { $object-the } in return
    .group = Ask in return
word-keep = Keep { $object-the }
    .group = Keep
word-take = Take { $object-the }
    .group = Take
word-drop = Discard { $object-the }
    .group = Discard
word-spare-perk = Hold back { $object-the }
    .group = Hold back
word-spare-item = Hold back { $object-the }
    .group = Hold back an item

word-level = Learn the next ability with { $object } trophies
    .group = Level up
word-claim = Take the { $object } seal card
    .group = Take a seal card
word-lay = Lay { $object-a } trophy here
    .group = Lay a trophy
word-pay = Pay { $object-a } trophy
    .group = Pay a trophy
word-gain = Take { $object-a } trophy
    .group = Take a trophy
word-get = Get { $object-a } trophy
    .group = Get a trophy
word-give = Give { $object-a } trophy
    .group = Give a trophy
word-get-seal = Get the { $object } seal card
    .group = Get a seal card
word-give-seal = Give the { $object } seal card
    .group = Give a seal card
word-name = { $object }
    .group = Name a symbol

word-mark = Mark { $object-the }
    .group = Mark an enemy
word-unmark = Take the marker back from { $object-the }
    .group = Take a marker back
word-fight = Fight { $object-the }
    .group = Fight
word-top = Put { $object-the } on top
    .group = Put on top
word-bottom = Send { $object-the } to the bottom
    .group = Send to the bottom
