# Table options: what each is for, and what its values mean.

option-elders = Great Old Ones
    .about = Which Great Old Ones are in play. As many as players are needed; those that are not named are drawn by lot.
    .random = Drawn by lot.
    .cthulhu = Cthulhu, of Forbidden Wisdom.
    .yog-sothoth = Yog-Sothoth, of Alien Science.
    .nyarlathotep = Nyarlathotep, of Dark Masters.
    .shub-niggurath = Shub-Niggurath, of Entities.
option-start = First to declare
    .about = Who declares Obsessions first in turn 1.
    .random = Drawn by lot.
    .seat-1 = Seat 1.
    .seat-2 = Seat 2.
    .seat-3 = Seat 3.
    .seat-4 = Seat 4.
option-invocations = Invocations
    .about = How often a player may use an Invocation Power.
    .unlimited = As often as there are Obsessions: the book.
    .once-a-turn = Each Invocation Power once a turn for each player. A tempered table, not the book's.
option-bonds = Dark Bonds
    .about = How often a Dark Bond pays.
    .every-master = Every Dark Master of the bond pays each time: the book.
    .once-a-round = Only the dearest Dark Master of the bond pays, once for each Place and round. A tempered table, not the book's.

## Ways to play that set several options at once

variant-standard = The common study
    .about = The game with all options at their defaults.
variant-tempered = Tempered
    .about = Each Invocation Power once a turn for each player; only the dearest Dark Master of a bond pays, once for each Place and round. Not the book's: points are fewer and closer.
variant-sea-and-wood = Sea and Wood
    .about = With Cthulhu and Shub-Niggurath: books and beasts.
variant-gate-and-mask = Gate and Mask
    .about = With Yog-Sothoth and Nyarlathotep: machines and masters. Seat 1 declares first, which the book leaves to chance.

## How a table departs from the book

departs-start = { $starter } declares first: the book draws that by lot.
departs-invocations = Each Invocation Power once a turn for each player: a tempered table, not the book's, which sets no limit.
departs-bonds = A bond pays once for each Place and round, by its dearest Dark Master: a tempered table, not the book's, in which every master pays each time.
departs-turns = { $number } turns: not the book's game, which has { $book }.
departs-research = A Research card given up pays { $number } KP: not the book's { $book }.
departs-obsessions = An Obsession given up pays { $number } KP: not the book's { $book }.
departs-change-of-bond = A change of bond costs { $number } KP: not the book's { $book }.
departs-deal = With { $players } players { $number } cards of { $seed } come on offer: the book has { $book }.
departs-cards = There are { $number } cards of { $seed }: the book has { $book }.
departs-places = There are { $number } Arcane Places: the book has { $book }.
departs-elders = There are { $number } Great Old Ones: the book has { $book }.
