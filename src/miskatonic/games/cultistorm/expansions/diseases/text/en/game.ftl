# What Diseases from Other Worlds say, ask and show.

value-modules-diseases = Diseases from Other Worlds: crowds feed them, detectives carry them on, and five infected locations lose the game.
name-diseases = Diseases from Other Worlds

event-outbreak = A disease breaks out at { $location-the }: { $disease }. { $disease-does } ({ $cause })
event-infection =
    { $disease } at { $location-the } now has { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    } ({ $cause }).
event-disease-caught = { $seat } carries { $disease } from now on. { $disease-does } ({ $cause })
event-location-treated =
    { $seat } treats { $location-the }, where { $tokens ->
        [0] no token is left
        [one] 1 token is left
       *[other] { $tokens } tokens are left
    } ({ $cause }).
event-carrier-recovers = { $seat } gets well ({ $cause }).
event-healed-less =
    { $seat } heals 1 less, and holds { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    } ({ $cause }).
event-disease-eradicated = { $seat } has stamped out { $disease } ({ $cause }).
event-epidemic = All five locations are infected ({ $cause }).

ask-outbreak-where = Where does { $disease } break out?
ask-heal-less = Do you heal 1 less, and get rid of { $disease }?

word-treat = Treat this location: discard a card that shows the cure
    .group = Diseases
word-get-well = Get well: discard 2 hand cards
    .group = Diseases
word-grab-die = Take a die from the pool without looking
    .group = Diseases
ending-epidemic = All five locations are ill, and there is nobody left to nurse them.

refusal-location-healthy = No disease lies at your location.
refusal-no-cure-in-hand = No card of your hand shows the cure for what lies here.
refusal-no-carrier = You carry no disease.
refusal-location-infected = You can get well only at a location without infection.
refusal-too-few-cards-to-recover = Getting well takes two hand cards.
refusal-sees-the-dice = You can choose your die: nothing ails your eyes.
refusal-symptom-one-target = Your disease lets you place one target marker only.
refusal-symptom-blind-pick = Your disease does not let you choose a die; take one without looking.
refusal-symptom-no-rerolls = Your disease does not let you re-roll for insanity.
refusal-symptom-no-special-help = Whoever carries this disease plays no special support cards.
refusal-symptom-no-combat-help = Nobody can play combat-support cards on whoever carries this disease.
refusal-symptom-no-trade = Whoever carries this disease neither gives nor receives items.

name-SIK-1-1 = setup, SIK-1.1
name-SIK-1-3 = a terror card was turned up, SIK-1.3
name-SIK-2-1 = carriers, SIK-2.1
name-SIK-2-2 = cultists feed it, SIK-2.2
name-SIK-2-3 = it spreads, SIK-2.3
name-SIK-3-3 = neither tokens nor carriers are left, SIK-3.3
name-SIK-3-4 = healing, SIK-3.4
name-SIK-4-1 = an epidemic, SIK-4.1

zone-diseases = Diseases
    .labels = yes
mark-diseases-cure = cure
mark-diseases-virulence = spreads at
mark-diseases-locations = at
    .brief = in
mark-diseases-tokens = tokens
mark-diseases-carriers = carried by
mark-diseases-treatable = you can treat it
mark-diseases-infected = Infected locations
mark-diseases-infected-is = { $value } of 5
mark-diseases-deck = Still to come
mark-diseases-eradicated = Stamped out
