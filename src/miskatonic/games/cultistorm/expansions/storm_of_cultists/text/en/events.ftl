# What happens in the campaign.

## Between sessions, and the frame

event-session-begins = Session { $number }: { $mission }. The Storm stands at { $storm }.
event-boon-bought = { $seat } learns { $boon }; merits left: { $merits } ({ $cause }).
event-item-stored = { $seat } has kept { $item-the } from the last session ({ $cause }).
event-storm-crystal = The Storm lays a crystal on the card of { $slot-the } ({ $cause }).
event-storm-limit =
    The Storm presses: the limit is lower by { $count ->
        [one] 1 cultist
       *[other] { $count } cultists
    } ({ $cause }).
event-boon-used = { $seat } makes use of { $cause }.
event-boon-works = { $seat } has { $cause }.
event-scar-felt = { $seat } feels an old scar: { $cause }.
event-goal-reached = The goal of { $mission } is reached: the session is won.
event-storm-rises = The Storm rises to { $storm } ({ $cause }).
event-flag-set = For the next session: { $flag } ({ $cause }).
event-merits-earned =
    { $seat } earns { $count ->
        [one] 1 merit
       *[other] { $count } merits
    } ({ $cause }).
event-scarred = { $seat } will not forget this session: { $scar } ({ $cause }).
event-retires = { $detective } has had enough and retires; { $follower } takes over ({ $cause }).

## The Map-Maker's Last Walk

event-leads-laid = There are { $count } leads, one at each location ({ $cause }).
event-lead-taken = { $seat } takes the lead at { $location-the }; taken so far: { $taken } ({ $cause }).
event-lead-cold = The lead at { $location-the } has gone cold ({ $cause }).

## Night Train to Kingsport

event-clock = The clock stands at { $time } of { $end } ({ $cause }).

## The Drowned Quarter

event-refugees-wait = Refugees who wait to be taken to the harbour: { $count } ({ $cause }).
event-tide = The tide is at { $location-the } ({ $cause }).
event-refugee-taken = { $seat } takes a refugee by the hand at { $location-the } ({ $cause }).
event-refugees-lost = The tide takes the refugees at { $location-the }: { $count } ({ $cause }).
event-refugee-saved = { $seat } brings a refugee to safety; saved so far: { $saved } ({ $cause }).

## The Masked Ball

event-informer-hides = Somewhere in the lower half of the cultist deck: { $informer } ({ $cause }).
event-mandate-dealt = { $seat } opens a sealed letter: { $mandate } ({ $cause }).
event-unmasked = The mask of { $guest } at { $location-the } falls: it is { $cultist } ({ $cause }).
event-informer-beaten = { $seat } has { $informer-the } by the collar ({ $cause }).
event-mandate-fulfilled = { $seat } has fulfilled its mandate, { $cause }, and earns 1 merit more.
event-mandate-missed = { $seat } has not fulfilled its mandate, { $mandate }.

## The Siege of Miskatonic

event-walls-stand = Walls around the library: { $walls } ({ $cause }).
event-wall-falls = A wall falls to those at { $location-the }; left: { $walls } ({ $cause }).
event-wall-built = { $seat } has a wall built; there are now { $walls } ({ $cause }).

## Beyond the Storm Door

event-key-lies = The Key lies at { $location-the } ({ $cause }).
event-key-taken = { $seat } takes the Key ({ $cause }).
event-key-dropped = { $seat } puts the Key down at { $location-the } ({ $cause }).
event-key-given = { $seat } hands the Key to { $other } ({ $cause }).
event-gate-locked = { $seat } locks the gate at { $location-the } ({ $cause }).

## The Eye of the Storm

event-storm-walks = The storm is at { $location-the } ({ $cause }).
event-key-opens = { $seat } turns the Key in the Storm: two symbols need not be matched ({ $cause }).
