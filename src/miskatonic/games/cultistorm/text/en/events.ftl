# What happened. $seat is the name of the detective, $cause the card or rule behind it.

## Cultists

event-cultist-spawns = { $cultist-the } comes to { $location-the } ({ $cause }).
event-spawn-blocked = Nobody comes to { $location-the } ({ $cause }).
event-cultists-reshuffled = The last cultist card is drawn; the defeated are shuffled and come again ({ $cause }).

## Great Old Ones

event-elder-enters = { $elder } comes to { $location-the } ({ $cause }).
event-elder-devours = { $elder } devours { $cultist-the } ({ $cause }).
event-elder-stays = { $elder } does not move at { $location-the } ({ $cause }).
event-elder-crosses = { $elder } crosses the portal of { $location-the } ({ $cause }).
event-elder-defeated = { $seat } drives { $elder } back from { $location-the } ({ $cause }).
event-summons-failed = Another Great Old One is called in vain, but the call is heard ({ $cause }).
event-location-sealed = { $seat } seals { $location-the } ({ $cause }).

## Terror

event-terror-step =
    Terror moves on to { $slot-the }, where { $crystals ->
        [0] there is no crystal
        [one] there is now 1 crystal
       *[other] there are now { $crystals } crystals
    } ({ $cause }).
event-step-cancelled = { $seat } stops the clock: the terror step is cancelled ({ $cause }).
event-terror-card = On { $slot-the } a terror card turns over: { $card } ({ $cause }).
event-terror-replaced =
    A new terror card lies on { $slot-the }; it takes { $number ->
        [one] 1 crystal
       *[other] { $number } crystals
    } ({ $cause }).
event-altar-placed = An altar is raised: { $location-the } is active ({ $cause }).
event-endgame = The Endgame card turns over: { $card }.

## Detectives

event-moved = { $seat } goes to { $location-the } ({ $cause }).

## Stories

event-story = “{ $story }” { $story-told } { $story-does }
event-story-again = “{ $story }”, once more. { $story-does }

## Insanity

event-token =
    { $seat } receives 1 insanity and holds { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    } ({ $cause }).
event-growing-token =
    { $seat } receives 1 growing insanity and holds { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    } ({ $cause }).
event-token-spared = { $seat } is spared 1 insanity ({ $cause }).
event-waistcoat-worn = { $seat } is buckled into { $item-the } in time, and does not receive the fifth token.
event-detective-dies = { $seat } receives the fifth insanity token, and is lost ({ $cause }).
event-healed =
    { $seat } heals { $amount } and holds { $tokens ->
        [0] no token
        [one] 1 token
       *[other] { $tokens } tokens
    } ({ $cause }).
event-growing-eased = A growing token of { $seat } becomes a normal one ({ $cause }).
event-growing-removed = A growing token of { $seat } is removed ({ $cause }).

## Cards and dice

event-cards-drawn = { $seat } draws { $cards } ({ $cause }).
event-cards-drawn-unseen =
    { $seat } draws { $count ->
        [one] 1 card
       *[other] { $count } cards
    } ({ $cause }).
event-card-discarded = { $seat } discards { $card } ({ $cause }).
event-pool-rolled = The common pool is rolled: { $dice } ({ $cause }).
event-die-gained = { $seat } has one more die, which shows { $die } ({ $cause }).
event-die-passed = { $seat } passes a die that shows { $die } to { $other } ({ $cause }).
event-card-recovered = { $seat } takes { $card } back from the discard pile ({ $cause }).
event-die-turned = A die of { $seat } goes from { $die } to { $face } ({ $cause }).
event-pool-die-turned = A die of the pool goes from { $die } to { $face } ({ $cause }).

## Items and trophies

event-item-discarded = { $seat } discards { $item-the } ({ $cause }).
event-trophy-won = { $seat } takes { $symbol-a } trophy ({ $cause }).
event-trophy-returned = { $seat } returns { $symbol-a } trophy to the supply ({ $cause }).
event-trophy-handed = { $seat } hands { $symbol-a } trophy to { $other } ({ $cause }).

## The end

event-team-wins = All five locations are sealed, and no Great Old One is left: you have won.
event-team-loses = It is over: you have lost.
