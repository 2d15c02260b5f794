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

## Ways to play that set several options at once

variant-standard = The common study
    .about = The game with all options at their defaults.
variant-sea-and-wood = Sea and Wood
    .about = With Cthulhu and Shub-Niggurath: books and beasts.
variant-gate-and-mask = Gate and Mask
    .about = With Yog-Sothoth and Nyarlathotep: machines and masters. Seat 1 declares first.
