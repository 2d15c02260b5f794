# What things are called. Forms: `.the` in a sentence, one that is known; `.a` one of several; `.full` as a
# title; `.does` what a card says, for sentences that tell it, and `.told` a whole story. Cards are named beside
# their rules text, in files of their own.

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

fact-role = Role
fact-reach = Reach
fact-detective = Detective
fact-level = Level
fact-symbol = Symbol
fact-icons = Icons
fact-cult = Cult symbol
fact-symbols = Symbols
fact-wave = Wave
fact-number = Crystals
fact-copies = Copies
fact-unique = Only one each
fact-of = Told of
fact-effect = Effect

## Symbols and dice

name-star = Star
    .a = a Star
    .brief = Sta
name-shield = Shield
    .a = a Shield
    .brief = Shi
name-tentacle = Tentacle
    .a = a Tentacle
    .brief = Ten
name-eye = Eye
    .a = an Eye
name-planet = Planet
    .a = a Planet
    .brief = Pla
name-wild = wild
    .a = a wild
name-blank = blank
    .a = a blank
    .brief = –
name-nothing = nothing
name-some-colleague = a colleague
name-yes = yes

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

name-icon-insanity = +1 insanity for the helped detective
name-icon-investigate = investigate
name-icon-spawn = a cultist spawns
name-icon-delayed = takes effect next turn
name-icon-terror = a terror step
name-icon-combat = used in combat
name-icon-dice = dice
name-icon-trophy = trophy
name-icon-cards = cards
name-icon-no-redraw = no redraw
name-icon-great-old-one = Great Old One

## Cults

name-no-cult = none
name-first-wave = first wave
name-second-wave = second wave
name-special-wave = special cult

## The terror circle

name-shield-slot = Shield slot
    .the = the Shield slot
    .brief = Shi
name-star-slot = Star slot
    .the = the Star slot
    .brief = Sta
name-tentacle-slot = Tentacle slot
    .the = the Tentacle slot
    .brief = Ten
name-eye-slot = Eye slot
    .the = the Eye slot
    .brief = Eye
name-planet-slot = Planet slot
    .the = the Planet slot
    .brief = Pla
name-endgame-slot = Endgame slot
    .the = the Endgame slot
    .brief = End

## What stories do

name-tale-insanity = 1 insanity
name-tale-terror-step = a terror step
name-tale-spawn = a cultist spawns
name-tale-add = one more of the cult symbol
name-tale-drop = ignore 1 symbol
name-tale-wild = one wild symbol
name-tale-roll = re-roll the cultist die
name-tale-card = draw 1 card
name-tale-lose = discard 1 card
name-tale-bonus = one more trophy for a win
name-tale-clue = an item card for a win
name-tale-free = no terror step for a penalty
name-tale-block = block this location
name-tale-cards = each draws 1 card
name-tale-each-discards = each discards 1 card
name-tale-heal = somebody heals 1
name-tale-peek = look at 2 cultist cards
name-tale-die = an extra die next turn
name-tale-none = nothing

## The narrative cards

name-narrative-1 = narrative card 1
name-narrative-2 = narrative card 2
name-narrative-3 = narrative card 3
name-narrative-4 = narrative card 4
name-narrative-5 = narrative card 5
name-narrative-6 = narrative card 6
name-narrative-7 = narrative card 7
name-narrative-8 = narrative card 8
name-narrative-9 = narrative card 9
name-narrative-10 = narrative card 10
name-narrative-11 = narrative card 11
name-narrative-12 = narrative card 12

## Why somebody is asked again

name-changed-hand = there are other cards in hand
name-changed-dice = the dice in hand have changed
name-changed-items = an item was given or taken
name-changed-trophies = a trophy was given or taken
name-changed-tokens = insanity came or went
name-changed-place = the location is another one
name-changed-column = the enemies at this location have changed
name-was-helped = a colleague helped
name-was-called = a colleague called

## Places in a hand

name-card-1 = the first card
name-card-2 = the second card
name-card-3 = the third card
name-card-4 = the fourth card
name-card-5 = the fifth card
name-card-6 = the sixth card
name-away = another world
