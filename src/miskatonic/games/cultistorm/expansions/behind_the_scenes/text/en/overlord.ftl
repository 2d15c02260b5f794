# Behind the Scenes: everything that is said beside the pages.

## Options

value-main-overlord = Behind the Scenes: one more seat is the overlord, who writes the story and plays against all the others.
option-overlord_ink = The overlord's Ink
    .about = How much Ink the overlord gains at the start of each Cultist phase.
value-overlord_ink-2 = Two.
value-overlord_ink-1 = One: easier for the detectives.
value-overlord_ink-3 = Three: harder for the detectives.

## Names

name-overlord = The overlord
    .the = the overlord
seat-name-desk = The overlord
name-seat-6 = Seat 6
name-clockwise = clockwise
name-counter-clockwise = counter-clockwise
name-no-step = no step
name-one-step = one step
name-two-steps = two steps
name-window-cultists = Cultist phase
    .the = the Cultist phase
name-window-terror = after Review
    .the = the moment after Review
name-window-preparation = Preparation
    .the = Preparation
name-window-fight = before combat
    .the = the moment before combat
name-window-sealing = before sealing
    .the = the moment before sealing
kind-page = Page
fact-window = Window
fact-ink = Ink

## Words

word-write = Write { $object }
    .group = Write a page
word-strike = Discard { $object }
    .group = Discard a page
word-no-page = Write nothing
    .group = Pages
word-walk = Walk { $object }
    .group = Direction
word-buy = Buy { $object }
    .group = Extra steps
word-bring = Bring { $object-the } on stage
    .group = The cast
word-dismiss = Dismiss { $object-the }
    .group = The cast
word-revive = Recall { $object-the }
    .group = Cultist discards
word-rouse = Rouse { $object-the }
    .group = Great Old Ones
word-darken = The card on { $object-the }
    .group = Terror circle
choice-place-terror-first = Place { $face }
choice-place-terror-second = Place { $face }
choice-commit-page-mark = Lay it with { $object-the }
choice-redraft-first = Place { $face }
choice-redraft-second = Place { $face }
word-view-cast = Look at the cast, for 1 Insight
    .group = Insight

## Questions

ask-direction = Which way does the procession walk in this phase?
ask-buy-steps = Do you buy extra steps of the marker, for 4 Ink each?
ask-bring = A cultist comes to { $location-the }. Whom do you bring on stage?
ask-rouse = { $source }: which of the two Great Old Ones do you rouse?
ask-place-terror = Which of the top two terror cards do you place on { $slot-the }?
ask-buy-terror = Do you pay 4 Ink for a terror step?
ask-page-window = { $window }: do you write a page?
ask-commit-page = With which enemy does the page lie face down?
ask-discard-page = Which page do you discard?
ask-cancel-page = The overlord writes { $page }: { $page-does } Do you strike it out for { $cost } of your { $insight } Insight?
    .brief = The overlord writes { $page }. Do you strike it out for { $cost } of your { $insight } Insight?
ask-page-location = { $source }: which location?
ask-page-from = { $source }: from which location does the top cultist go?
ask-page-to = { $source }: to which location does it go?
ask-page-detective = { $source }: which detective?
ask-page-enemy = { $source }: which cultist?
ask-page-slot = { $source }: which terror card?
ask-page-die = { $source }: which die?
ask-page-dice = { $source }: which cultist dice are re-rolled?
ask-page-symbol = { $source }: which symbol does the fight ask for as well?
ask-recast = { $source }: who leaves the cast?
ask-revive = { $source }: who comes back from the discards?
ask-dismiss = { $source }: who leaves the cast?
ask-redraft = { $source }: which of the two comes to { $slot-the }?

## Refusals

refusal-page-not-held = You do not hold that page.
refusal-other-window = That page is for another moment of the turn.
refusal-too-little-ink = You do not have enough Ink.
refusal-page-changes-nothing = That page would change nothing now.
refusal-no-window-now = No page is asked for now.
refusal-not-in-cast = That card is not in your cast.
refusal-no-insight = The team has no Insight left.
refusal-cast-known = The team knows the whole cast.
refusal-rerolls-stopped = A page forbids re-rolls in this fight.
refusal-paranoid = A page keeps these two from supporting each other this turn.
refusal-overlord-only = That is said by the overlord, when the table asks for it.

## Events

event-ink-gained =
    { $seat } gains { $amount } Ink and has { $ink } ({ $cause }).
event-ink-lost =
    { $seat } loses { $amount } Ink and has { $ink } ({ $cause }).
event-ink-paid =
    { $seat } pays { $amount } Ink and has { $ink } left ({ $cause }).
event-insight-gained = The team gains 1 Insight and has { $insight } ({ $cause }).
event-pages-drawn = { $seat } draws { $pages } ({ $cause }).
event-pages-drawn-unseen =
    { $seat } draws { $count ->
        [one] 1 page
       *[other] { $count } pages
    } ({ $cause }).
event-page-discarded = { $seat } discards { $page } ({ $cause }).
event-direction-named = { $seat } turns the procession { $way } ({ $cause }).
event-steps-bought =
    { $seat } buys { $count ->
        [one] 1 extra step
       *[other] { $count } extra steps
    } of the marker ({ $cause }).
event-page-revealed = { $seat } writes { $page }: { $page-does }
event-page-cancelled = The team strikes out { $page } and has { $insight } Insight left ({ $cause }).
event-page-committed = { $seat } lays a page face down with { $enemy-the } ({ $cause }).
event-page-returned = Nobody fought there: the page that lay face down returns to { $seat } ({ $cause }).
event-cast-viewed = { $seat } looks at the cast; the team has { $insight } Insight left ({ $cause }).
event-cast-shown = The cast: { $cultists } ({ $cause }).
event-marker-moved = The cultist marker moves to { $location-the } ({ $cause }).
event-recast =
    { $count ->
        [one] 1 card of the cast is
       *[other] { $count } cards of the cast are
    } exchanged by { $seat } ({ $cause }).
event-block-void = The block at { $location-the } is void ({ $cause }).
event-cultist-strengthened = { $cultist-the } asks for its cult symbol once more this turn ({ $cause }).
event-understudy = { $seat } takes { $cultist-the } into the cast for { $other-the } ({ $cause }).
event-stage-set = The first cultist of this phase will come to { $location-the } ({ $cause }).
event-crystal-added =
    A crystal is laid on { $slot-the }, where { $crystals ->
        [one] there is now 1
       *[other] there are now { $crystals }
    } ({ $cause }).
event-die-stolen = The die that shows { $die } is gone from the common pool ({ $cause }).
event-hand-read = The hand of { $seat }: { $cards } ({ $cause }).
event-hand-looked-at = The overlord looks at the hand of { $seat } ({ $cause }).
event-fog-rises = This turn each move to { $location-the } costs 1 insanity more ({ $cause }).
event-wires-cut = This turn each detective may play at most { $limit } support cards ({ $cause }).
event-shops-closed = This turn investigations count one icon fewer ({ $cause }).
event-door-locked = { $location } is inactive until cleanup ({ $cause }).
event-door-open = { $location } is active again ({ $cause }).
event-paranoia = { $seat } and { $other } cannot support each other this turn ({ $cause }).
event-pool-rerolled = The common pool is rolled again: { $dice } ({ $cause }).
event-seal-dearer = Sealing { $location-the } costs 1 insanity more this turn ({ $cause }).
event-rerolls-stopped = { $seat } may not re-roll any die in this fight ({ $cause }).
event-martyr-named = If { $enemy-the } is defeated this turn, the overlord is paid in Ink ({ $cause }).
event-nothing-ignored = In this fight { $seat } can ignore nothing ({ $cause }).
event-whisper-unheard = { $seat } is too far gone to hear it ({ $cause }).

## The board

zone-desk = The overlord's desk
    .brief = { "" }
    .labels = yes
zone-manuscript = Pages:
    .labels = yes
zone-cast = The cast
zone-lying = Face down with an enemy
zone-written = Pages written
zone-force = Pages in force
    .labels = yes
zone-drafts = Top of the terror deck
zone-reading = Hand that was read
zone-fallen = Cultist discards
mark-ink = Ink
mark-insight = Insight
mark-insight-is = { $value } of { $most_insight } at most
mark-pages = Pages
mark-page_deck = Page deck
mark-way = Direction
mark-bought = Extra steps
mark-target = Lies with
mark-window = Window
mark-known = known to the team
mark-about = About

## Rules that are a reason

name-OVR-1-3 = set-up, OVR-1.3
name-OVR-2-1 = the Cultist phase begins, OVR-2.1
name-OVR-2-2 = a penalty, OVR-2.2
name-OVR-2-3 = a terror card, OVR-2.3
name-OVR-2-4 = a location is sealed, OVR-2.4
name-OVR-3-1 = the direction of the march, OVR-3.1
name-OVR-3-2 = a step that was bought, OVR-3.2
name-OVR-3-3 = the cast, OVR-3.3
name-OVR-4-2 = the next terror card, OVR-4.2
name-OVR-4-3 = a terror step that was bought, OVR-4.3
name-OVR-5-1 = a window for a page, OVR-5.1
name-OVR-5-4 = a page face down, OVR-5.4
name-OVR-6-1 = a page is struck out, OVR-6.1
name-OVR-6-2 = a seal or a victory, OVR-6.2
name-OVR-6-3 = a look at the cast, OVR-6.3
