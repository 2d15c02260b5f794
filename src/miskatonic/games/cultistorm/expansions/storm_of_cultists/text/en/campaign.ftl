# Storm of Cultists: the campaign as a whole, its options, endings and questions.

name-campaign = Storm of Cultists
value-main-campaign = Storm of Cultists: seven missions that tell one story, each played once. What happened in one shapes the next.
option-campaign = Campaign
    .about = What the session takes over from the ones before it. The table of the next session gets it by itself.
    .new = A new campaign: the first mission, and nothing behind you.
option-campaign_retry = Lost missions
    .about = Whether a lost mission of the campaign may be replayed once.
    .off = A lost mission is lost, and the story goes on.
    .on = A lost mission may be replayed once. The Storm rises by 1 instead of 2.
option-campaign_again = Replay
    .about = Whether this session replays the mission that was lost last.
    .no = It plays the next mission.
    .yes = It replays the lost mission, if the campaign allows it.
sequel-next-session = Play the next session
sequel-replay-session = Replay the lost mission

kind-mission = Mission
kind-boon = Boon
kind-scar = Scar
kind-mandate = Mandate
kind-guest = Masked guest
fact-merits = Merits
name-no-wave = neither wave
fact-goal = Goal
fact-won = If it is won
fact-lost = If it is lost
fact-signs = On the board

## Endings

ending-mission-won = The mission is done, and nobody is left at the windows who was not there before. Write down what you have learnt: the story goes on.
ending-clear-sky = The Walking Storm has fallen, and you had let little of it grow. In the morning the sky over Arkham is so clear that people come out to look at it. The campaign ends with a Clear Sky: you have won.
ending-grey-dawn = The Walking Storm has fallen, but it had grown a long time. The dawn is grey, and half of the five towns is counting the other half. The campaign ends with a Grey Dawn: you have won.
ending-ruins = The Walking Storm has fallen on what it had already broken. You are the last to leave, and you lock the gate of a town that has no walls. The campaign ends in Ruins: you have won.
ending-leads-cold = Too few leads are left to find the map-maker. His notes have gone the way he went. The session is lost.
ending-train-arrives = The train has come to Kingsport with everybody on board. The doors open on the wrong side. The session is lost.
ending-refugees-lost = Too few refugees are left to be saved. The water is quite still now. The session is lost.
ending-informer-devoured = The Informer was devoured, and with it the names. The music does not even stop. The session is lost.
ending-walls-fallen = The last wall has fallen, and they are among the shelves. The session is lost.
ending-door-open = Twelve turns have passed and the Door still stands open. Something has found the handle on its own side. The session is lost.

## Questions

ask-buy-boon =
    { $other } has { $merits ->
        [one] 1 merit
       *[other] { $merits } merits
    }. Which boon do you buy for it?
ask-store-item = Which of the items from the last session do you begin with? Then you are dealt none.
ask-lead-cold = Terror has reached the Endgame slot. Which lead goes cold?
ask-library-seal = The library was saved. Which seal card do you take from it?
ask-library-keeper = Who keeps the seal card of the { $symbol }?
ask-storm-gale = The Walking Storm passes over you. Which card do you let go, or do you endure it for 1 insanity?

## Words

word-learn-boon = Buy { $object }
    .group = Boons
word-flip = Flip the coin for the die that shows { $object }
    .group = Re-roll
word-tend = Tend { $object }
    .group = Boons
word-consult = Ask your insider about { $object-the }
    .group = Boons
word-carry = Take a refugee by the hand
    .group = Mission
word-unmask = Unmask { $object }
    .group = Mission
word-wall = Build a wall with cards of { $object }
    .group = Mission
word-take-key = Take the Key
    .group = Mission
word-drop-key = Put the Key down
    .group = Mission
word-give-key = Hand the Key to { $object }
    .group = Mission
word-brave-storm = Endure it: 1 insanity
    .group = The storm

## Refusals

refusal-not-this-mission = That belongs to another mission.
refusal-no-lucky-coin = You have no Lucky Coin, or you have flipped it in this session.
refusal-no-field-medic = You are no Field Medic, or you have tended somebody in this session.
refusal-patient-elsewhere = Only a detective at your location can be tended.
refusal-no-insider = You have no Insider, or you have asked it in this session.
refusal-suspected = In the first turn nobody may support a detective under Suspicion.
refusal-must-search-on = Your Compulsion makes you draw at least 2 cards in your first investigation.
refusal-too-many-carriages = On the train a move leads through at most two carriages.
refusal-no-refugee-here = No refugee waits at your location.
refusal-carries-already = You have a refugee by the hand already.
refusal-two-markers-out = With a refugee you may mark one enemy only. Take a target marker back first.
refusal-carrier-marks-once = With a refugee by the hand you may mark one enemy only.
refusal-no-guest-there = That mask is not in play.
refusal-guest-elsewhere = That masked guest is not at your location.
refusal-too-few-cards-to-unmask = You do not have the hand cards that it costs.
refusal-walls-high-enough = There are as many walls as there can be.
refusal-cultists-at-the-wall = You can build only at a location without cultists.
refusal-too-few-alike = You need 2 hand cards of that symbol.
refusal-only-through-the-door = The way to the other side leads through the Door: stop there first.
refusal-key-not-here = The Key does not lie at your location.
refusal-key-not-yours = You do not have the Key.
refusal-taker-elsewhere = You can hand the Key only to another detective at your location.
