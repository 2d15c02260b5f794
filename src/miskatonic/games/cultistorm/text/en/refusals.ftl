# Why something is not allowed. The rule's id is shown beside it.

## Preparation

refusal-no-such-die = There is no such die in the common pool.
refusal-die-taken = You have taken your die this turn, and no extra pick is left.
refusal-not-ready-yet = That detective has not declared itself ready.
refusal-worn-out = That detective has done all it can this turn.
refusal-called-too-often = That detective has been called back three times in this phase, which is the limit.
refusal-call-oneself = You cannot hand over to yourself.
refusal-too-insane = It would give you a fifth insanity token.
refusal-move-too-insane = Another move costs 1 insanity, and that would be your fifth token.
refusal-already-there = You are there already.
refusal-location-not-in-game = That location is not in this game.
refusal-location-not-active = No altar stands there: the location is not active.
refusal-location-no-action = There is nothing to be done at that location.
refusal-used-by-team = Somebody has used that location this turn already; the team can use it only once.
refusal-used-this-turn = You have used it this turn.
refusal-would-change-nothing = It would change nothing.
refusal-ability-not-yours = That is the ability of another detective.
refusal-ability-not-active = You have not reached that level yet.
refusal-ability-works-by-itself = That ability works by itself.
refusal-all-levels-active = All your abilities are active.
refusal-too-few-trophies = The next level costs as many identical trophies as its number, and you do not hold them.

## Investigating and items

refusal-lamps-out = The lamps are out: nobody investigates now.
refusal-searched-already = You have investigated this turn.
refusal-too-few-icons = You do not have that many investigate icons.
refusal-no-items-left = The item deck is empty.
refusal-item-not-held = You do not have that item.
refusal-item-no-use-now = That item cannot be used now.
refusal-item-used-this-turn = That item has been used this turn already. Once a turn is the limit, even if it changes hands.
refusal-nobody-to-trade = Nobody at your location can take that item.

## Help

refusal-card-not-in-hand = That card is not in your hand.
refusal-no-support-for-oneself = You cannot support yourself.
refusal-no-such-detective = There is no such detective in this game.
refusal-support-limit = You have played as many support cards this turn as you may.
refusal-support-feud = There is bad blood among you: no more support cards from you this turn.
refusal-support-pointless = It would change nothing for that detective.
refusal-declined-already = That detective has declined this card from you, and is not asked again this turn.
refusal-helper-too-insane = A general support card costs you 1 insanity, and that would be your fifth token.
refusal-helped-too-insane = The card would give that detective a fifth insanity token.
refusal-general-support-barred = A cultist there keeps general support cards from reaching that detective.

## Targets

refusal-enemy-not-in-play = That enemy is not in play.
refusal-enemy-elsewhere = That enemy is not at your location.
refusal-marked-already = You have marked that enemy already.
refusal-no-marker-left = Both your target markers are in use.
refusal-not-marked = You have no marker on that enemy.

## Combat

refusal-out-of-reach = You can fight only the closest enemy, and that is another one.
refusal-elder-behind-cultists = A Great Old One can be fought only at the portal, and cultists stand before it.
refusal-elder-too-insane = To fight a Great Old One costs 1 insanity, and that would be your fifth token.
refusal-rerolls-barred = No die can be re-rolled in a fight with this cultist.
refusal-die-not-held = You hold no die that shows this.
refusal-no-dice-held = You hold no die to re-roll.
refusal-reroll-too-insane = The re-roll costs insanity, and that would be your fifth token.
refusal-fought-already = You have fought that enemy in this combat turn.
refusal-nothing-to-spare = You have nothing of that kind to hold back, or you could not win without it.
refusal-not-covered = Not every symbol is matched yet; the question lists those that are missing.
refusal-help-not-there = No such card lies before you, or you have used it.
refusal-help-counts-by-itself = That card counts by itself; there is nothing to use.
refusal-item-counts-by-itself = That item counts by itself; there is nothing to use.

## Sealing

refusal-sealed-already = That location is sealed already.
refusal-wrong-trophy = This location asks for trophies of its own symbol.
refusal-trophy-not-held = You do not have such a trophy.
refusal-trophies-complete = All the trophies it takes lie there already.
refusal-no-seal-card = You do not hold the seal card of this location's symbol.
refusal-trophies-missing = Too few trophies lie here.
refusal-elder-here = A Great Old One stands here.
refusal-seals-never-move = At this table seal cards never change hands.

## The wrong moment

refusal-game-over = The game is over.
refusal-not-your-decision = This is for somebody else to decide.
refusal-ready-already = You have declared yourself ready; a colleague can call you back.
refusal-not-your-floor = Somebody else has the floor.
refusal-only-in-preparation = That is done in the Preparation phase.
refusal-only-in-combat-turn = Enemies are fought in your own combat turn.
refusal-only-in-fight = That is done during a fight.
refusal-only-in-sealing = Locations are sealed in the Sealing phase.
refusal-lay-when = Trophies are laid in Preparation, in your own combat turn, or in the Sealing phase.
refusal-answer-first = The open question must be answered first.
refusal-keep-when = You keep an item when you have found it: investigate first.
refusal-not-asked-for = Nothing asks for that now.
refusal-nothing-to-answer = Nobody has asked you that.
refusal-may-not-stop = You cannot stop here; you must choose.
refusal-away = This detective is at none of the five locations.
refusal-no-expansion = No expansion at this table adds such an action.
refusal-no-such-card = There is no such card in this game.
