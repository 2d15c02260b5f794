# What things are called. Forms: `.the` in a sentence, one that is known; `.a` one of several;
# `.full` as a title. Cards are named beside their rules text, in files of their own.

list = { $rest } and { $last }
list-count = { $count } × { $thing }

kind-detective = Detective
kind-ability = Ability
kind-general = General action card
kind-special = Special action card
kind-cultist = Cultist
kind-monster = Cult monster
kind-elder = Great Old One
kind-location = Location
kind-terror = Terror card
kind-endgame = Endgame card
kind-item = Item
kind-event-item = Event in the item deck
kind-story = Story

## Symbols and dice

name-star = Star
    .a = a Star
name-shield = Shield
    .a = a Shield
name-tentacle = Tentacle
    .a = a Tentacle
name-eye = Eye
    .a = an Eye
name-planet = Planet
    .a = a Planet
name-wild = wild
    .a = a wild
name-blank = blank
    .a = a blank
name-nothing = nothing
name-none = none

## Detectives and seats

name-healer = Healer
name-investigator = Investigator
name-fighter = Fighter
name-defender = Defender
name-medium = Medium
name-gambler = Gambler
name-melee = melee
name-ranged = ranged
name-seat-1 = Seat 1
name-seat-2 = Seat 2
name-seat-3 = Seat 3
name-seat-4 = Seat 4
name-seat-5 = Seat 5

## Icons of action cards

name-insanity = +1 insanity for the helped
name-investigate = investigate
name-spawn = a cultist spawns
name-delayed = takes effect next turn
name-terror = a terror step
name-combat = used in combat
name-dice = dice
name-trophy = trophy
name-cards = cards
name-no-redraw = no redraw
name-great-old-one = Great Old One

## Cults

name-choir = Choir of the Cold Star
name-wardens = Wardens of the Sealed Mountain
name-tide = Order of the Low Tide
name-coil = Brotherhood of the Coiled Eye
name-orbit = Pilgrims of the Dark Orbit
name-glass-congregation = Glass Congregation

## The terror circle

name-shield-slot = Shield slot
    .the = the Shield slot
name-star-slot = Star slot
    .the = the Star slot
name-tentacle-slot = Tentacle slot
    .the = the Tentacle slot
name-eye-slot = Eye slot
    .the = the Eye slot
name-planet-slot = Planet slot
    .the = the Planet slot
name-endgame-slot = Endgame slot
    .the = the Endgame slot

## What stories do

name-tell-insanity = 1 insanity
name-tell-terror = a terror step
name-tell-spawn = a cultist spawns
name-tell-add = one more of the cult symbol
name-tell-drop = ignore 1 symbol
name-tell-wild = one wild symbol
name-tell-roll = re-roll the cultist die
name-tell-card = draw 1 card
name-tell-lose = discard 1 card
name-tell-bonus = one more trophy for a win
name-tell-clue = an item card for a win
name-tell-free = no terror step for a penalty
name-tell-block = block this location
name-tell-cards = each draws 1 card
name-tell-losses = each discards 1 card
name-tell-heal = somebody heals 1
name-tell-peek = look at 2 cultist cards
name-tell-die = an extra die next turn
name-tell-none = nothing
