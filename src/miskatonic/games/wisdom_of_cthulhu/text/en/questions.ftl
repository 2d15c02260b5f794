# What a decision asks of the one who decides, and the words that answer it.

## The turn

ask-flip =
    { $lap ->
        [1] Which Research cards do you turn over to Obsession, all at once?
       *[other] Second lap: do you turn over any more?
    }
ask-action = What do you do?
ask-buy-where = Where do you buy { $card }?
ask-pay = Which Research card do you spend on { $card }?
ask-placing = { $card } is yours. What becomes of it?
ask-use-or-keep = { $card } is complete. Do you use it now, or keep it as a Ritual Object?
ask-feed = Which Research card do you feed to { $card }?
ask-block = What do you block?
ask-lift-sign = Which Sign is removed?
ask-offering = { $source } asks for an offering. Which card do you give?
ask-lend = In which combination does { $source } stand for a component?
ask-obsess = Which Research card is lost to Obsession for good?
ask-stand-in = { $card } would be discarded by { $source }. Does another card step in?

## Rituals

ask-advance = A requirement is met. Do you advance the ritual, and with which Ritual Object?
ask-free-advance = { $source } fulfils a requirement. Do you advance the ritual, and with which Ritual Object?
ask-sacrifice = The Sacrifice of { $card } demands { $seed-a }. Which card do you give?
ask-evoke = You have reached the last box. Whom do you evoke?

## Powers

ask-discard = { $source }: which card is discarded?
ask-take = { $source }: which card do you take?
ask-trap = { $source }: which card is trapped?
ask-turn-down = { $source }: which card turns face down?
ask-shield = { $source }: which card cannot be blocked this turn?
ask-refresh = { $source }: which card turns face up, if any?
ask-ease-ritual = { $source }: which Ritual Object is eased, if any?
ask-discard-for-points = { $source }: which Entity do you discard for points, if any?
ask-return-to-deck = { $source }: which card goes back into its deck?
ask-swap-mine = { $source }: which of your cards do you give away, if any?
ask-swap-theirs = { $source }: which card do you get for it?
ask-swap-away = { $source }: which card do you give away, if any?
ask-swap-for = { $source }: which card do you get for it?
ask-take-points = { $source }: from whom do you take points?
ask-swap-seekers = { $source }: with whom do you swap Seekers, if at all?
ask-oust-seeker = { $source }: whose Seeker do you drive off, to stand there yourself?
ask-petrify = { $source }: whose Seeker turns to stone?
ask-exchange-minds = { $source }: whose mind is exchanged?
ask-bottom-to-top = { $source }: do you put the bottom Entity on top?
ask-seal-evocation = { $source }: which Evocation is held back this turn?
ask-choose-rank = { $source }: do you choose your place in this round?
ask-exchange-first = { $source }: do you exchange two search-order markers, and whose is the first?
ask-exchange-second = { $source }: with whose marker is it exchanged?
ask-recover = { $source }: which Research card returns to your hand, if any?
ask-keep-component = { $source } has served. Which component stays in play?
ask-burn-component = { $source }: do you discard a component?
ask-stand-for-component = { $source }: which combination does it serve, if any?
ask-rearrange = { $source }: which card do you put under a combination, if any?
ask-rearrange-to = { $source }: under which combination?
ask-copy = { $source }: whose power do you use?
ask-copy-and-discard = { $source }: whose power do you use, before it is discarded?
ask-use-place = { $source }: which Place's power do you use?
ask-use-invocation = { $source }: which Invocation Power do you use, if any?
ask-which-deck = { $source }: which deck do you look at, if any?
ask-which-top = { $source }: which card goes on offer?
ask-swap-entity = { $source }: which Entity goes back on the deck, if any?
ask-buy-entity = { $source }: which Entity do you buy, if any?
ask-use-wisdom = { $source }: which power do you use next?
ask-replace = { $source }: is { $card } replaced from the deck?
ask-harvest = { $source }: which Forbidden Wisdom do you take?
ask-stand-in-places = { $source }: which combination do the Places complete?
ask-place-seeker = { $source }: where do you put the Seeker of { $other }?
ask-set-order = { $source }: who is number { $rank } in the search order?
ask-use-drawn = { $source }: do you use { $card }?

## Answers

word-yes = Yes
word-no = No
word-skip = Decline
word-stop = Enough
word-play = Use { $object }
    .group = Use a card
word-play-now = Play it now
word-keep = Keep it as a Ritual Object
word-sign = Lay your Elder Sign
    .group = Signs
word-dispel = Remove an opponent's Sign
    .group = Signs
word-home = Home
word-forsake = Give up the Research card { $object }
    .group = Give up
word-forsake-obsession = Give up an Obsession
word-rank = Be number { $object }
    .group = Search order
word-top =
    { $object ->
        [1] The top card
        [2] The second card
       *[other] The third card
    }
    .group = Put on top
word-flip = Turn over { $object }
    .group = Turn over
word-pay = Spend { $object }
    .group = Spend
word-recover = Take back { $object }
    .group = Take back
word-obsess = Give up { $object } for good
    .group = Give up for good
word-visit = Go to { $object-the }
    .group = Go to
word-at = At { $object-the }
    .group = Where
word-deck = { $object }
    .group = Decks
word-buy = Buy { $object-the }
    .group = Buy
word-activate = Activate { $object }
    .group = Activate
word-free = Free { $object }
    .group = Free
word-feed = Feed { $object }
    .group = Feed
word-call = Call on { $object }
    .group = Call on
word-under = Put it under { $object }
    .group = Put it under
word-advance = Advance with { $object }
    .group = Advance a ritual
word-block = Block { $object-the }
    .group = Block
word-use = Use { $object-the }
    .group = Use a Place or power
word-choose = { $object }
    .group = Choose
