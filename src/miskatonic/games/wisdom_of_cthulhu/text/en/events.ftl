# What happened. $seat is the name of the player, $cause the card, Place, power or rule behind it.


## The turn

event-turn-begins = Turn { $turn }
event-round-begins = Round { $round }
event-elders-in-play = The stars favour { $elders }.
event-offer-dealt = On offer: { $cards }.
event-entity-dealt = { $card } stirs in the Evocation Area.
event-dealt = { $card } comes on offer ({ $cause }).
event-flipped = { $seat } turns over to Obsession: { $cards }.
event-order-settled = Search order: { $order }. The most Obsessions go first; among equals, whoever had them first.
event-order-set = { $seat } sets the search order: { $order } ({ $cause }).
event-obsessed = { $seat } loses { $card } to Obsession for good.
event-rank-chosen = { $seat } acts as number { $rank } in this round ({ $cause }).
event-markers-exchanged = { $seat } and { $other } exchange their search-order markers ({ $cause }).

## Points

event-gained =
    { $seat } gains { $amount ->
        [one] 1 KP
       *[other] { $amount } KP
    } and has { $total } ({ $cause }).
event-lost =
    { $seat } loses { $amount ->
        [one] 1 KP
       *[other] { $amount } KP
    } and has { $total } ({ $cause }).
event-bond-paid =
    { $cause } answers the bond of { $bond } ({ $woken_by }): { $seat } gains { $amount ->
        [one] 1 KP
       *[other] { $amount } KP
    } and has { $total }.

## Buying and playing

event-went = { $seat } goes to { $place-the }.
event-walked-in = { $cause } carries { $seat } into { $place-the }, although it is closed.
event-research-spent = { $seat } spends { $card } on { $on-the }.
event-obsession-spent = { $seat } spends an Obsession on { $on-the } and has { $left } left.
event-research-given-up = { $seat } gives up { $card }.
event-obsession-given-up = { $seat } gives up an Obsession.
event-mad-purchase = { $seat } buys with madness.
event-bought = { $seat } buys { $card } at { $place-the }.
event-sourced-from = { $cause } lets { $seat } buy a card of { $other }.
event-sourced = { $cause } makes the purchase possible for { $seat }.
event-acquired = { $card } comes to { $seat }.
event-taken = { $seat } takes { $card } ({ $cause }).
event-used = { $seat } uses { $thing-the }.
event-copied = { $seat } uses the power of { $card-the } ({ $cause }).
event-borrowed = { $seat } has the power of { $thing } until the end of the turn.
event-no-target = { $thing } finds nothing to work on for { $seat }.
event-kept = { $card } stays with { $seat }.
event-keeps-wisdom = { $cause } keeps { $card } for { $seat }, to be used once more.
event-stays-up = { $card } stays face up and can be activated again ({ $cause }).
event-recovered = { $seat } takes { $card } back in hand ({ $cause }).
event-minds-exchanged = In the mind of { $seat }, { $card } and { $other } change places ({ $cause }).

## Combinations

event-component-added = { $seat } gives { $component } to { $card }.
event-completed = { $seat } completes { $card }.
event-lent = { $cause } stands in for a component of { $card } ({ $seat }).
event-called = { $seat } calls on { $card } ({ $cause }).
event-components-discarded = { $seat } loses the components of { $card }: { $components } ({ $cause }).
event-moved-component = { $seat } moves { $card } ({ $cause }).

## What is done to cards

event-discarded = { $card } is discarded ({ $cause }).
event-guarded = { $card } cannot be discarded ({ $cause }).
event-stood-in = { $other } is discarded in place of { $card } of { $seat } ({ $cause }).
event-trapped = { $card } of { $seat } is trapped until an Obsession is spent on it ({ $cause }).
event-freed = { $seat } frees { $card }.
event-turned-down = { $card } of { $seat } turns face down ({ $cause }).
event-turned-up =
    { $card } of { $seat } turns face up ({ $cause }). It can be activated again this turn{ $has_ritual ->
        [yes] , but serves no ritual before the next.
       *[no] .
    }
event-shielded = { $card } of { $seat } cannot be blocked this turn ({ $cause }).
event-returned = { $card } of { $seat } goes back into its deck ({ $cause }).
event-entity-swapped = { $card } goes back on its deck, and { $other } takes its place ({ $cause }).
event-swapped = { $seat } gives { $card } and gets { $other } ({ $cause }).
event-went-under-deck = { $card } goes to the bottom of its deck ({ $cause }).
event-looked = { $seat } looks at hidden cards ({ $cause }).
event-saw = You see { $card }.
event-put-on-top = { $seat } puts the bottom Entity on top ({ $cause }).
event-drew = { $seat } draws { $card } ({ $cause }).
event-spawned = { $card } is spawned ({ $cause }).
event-entities-barred = Nobody may buy Entities this turn ({ $cause }).

## Signs and Seekers

event-sign-laid = { $seat } blocks { $thing-the } ({ $cause }).
event-sign-lifted = The Sign of { $seat } is lifted from { $thing-the } ({ $cause }).
event-seeker-sent-home = The Seeker of { $seat } is sent home ({ $cause }).
event-seeker-put = The Seeker of { $seat } is put at { $place-the } ({ $cause }).
event-seekers-went-home = All Seekers go home ({ $cause }).
event-seekers-swapped = { $seat } and { $other } swap Seekers ({ $cause }).
event-petrified = The Seeker of { $seat } turns to stone ({ $cause }).

## Rituals

event-advanced = { $seat } turns { $card } and advances to box { $box }.
event-drifted = The token of { $seat } drifts on to box { $box }.
event-sacrificed = { $seat } sacrifices { $card } ({ $cause }).
event-eased = The ritual of { $card } grows easier for { $seat } ({ $cause }).
event-cast-back = The token of { $seat } is cast back to the start ({ $cause }).
event-evocation-sealed = { $seat } holds back { $thing-the } until the end of the turn ({ $cause }).
event-evocation-waits = { $elder } waits behind the Sign of Koth.
event-evoked = { $seat } evokes { $elder }. The others are gone.
event-influence-begins = From now on everybody feels the Influence of { $elder }.
