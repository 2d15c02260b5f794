# What a decision asks of the one who decides, and the words that answer it.

ask-move = Where do you go?
ask-passage = Where does the Secret Passage take you?
ask-trade = Do you want to trade?
ask-trade-give = What do you offer { $partner }?
ask-trade-ask = What do you want from { $partner }?
ask-trade-consent = { $partner } offers you { $received-a } for { $given-a }. Do you agree?
ask-reroll = You rolled { $face }. Do you roll again?
ask-defeat = Do you defeat what waits here?
ask-use = Do you use an item?
ask-heal = Who drinks { $item-the }?
ask-explore-consent = { $partner } wants to explore this place with you. Do you agree?
ask-take = Do you take an item?
ask-make-room = You have no room for { $item-the }. What do you discard?
ask-keep-item =
    { $source } brings you { $item-a }. Do you keep it{ $drops ->
        [nothing] { "" }
        [minor-item] , and discard one of your minor items for it
       *[other] , and discard your { $drops } for it
    }?
ask-who-peeks = Who looks at the tile where the Witch is?
ask-discard = Something must go to { $source-the }. What do you discard?
ask-tribute = Tribute to { $source-the }: { $missing } × { $item } still missing. How many do you offer?
ask-tribute-or-surge =
    { $payable ->
        [yes] Tribute to { $source-the }: do you pay, or does Necron surge?
       *[no] Tribute to { $source-the }, more than you have: Necron surges in any case. Do you still pay what you can?
    }

word-yes = Yes
word-no = No
word-skip = Skip
word-go = Go to { $object-the }
    .group = Go
word-go-secret-passage = Take the Secret Passage
word-slip = Slip through to { $object-the }
    .group = Slip through
word-trade = Trade with { $object }
    .group = Trade
word-give = Give { $object-a }
    .group = Give
word-ask = Ask for { $object-a }
    .group = Ask for
word-defeat = Defeat { $object-the }
    .group = Defeat
word-sacrifice = Give up { $object-the }
    .group = Give up
word-reroll = Roll again
word-use = Use { $object-the }
    .group = Use an item
word-seal = Seal the tile of { $object-the }
    .group = Seal
word-close = Close the University's portal
    .group = Close the University
word-heal = Heal { $object }
    .group = Heal
word-explore = Explore with { $object }
    .group = Explore
word-take = Take the { $object } item
    .group = Take an item
word-drop = Discard { $object-the }
    .group = Discard
word-offer =
    { $object ->
        [0] Offer none
       *[other] Offer { $object }
    }
    .group = Offer items
word-pay = Pay the tribute
word-surge = Let Necron surge
word-peek = { $object } looks
    .group = Who looks
