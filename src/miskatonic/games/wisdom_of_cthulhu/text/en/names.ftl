# What things are called. Forms: `.the` in a sentence; `.a` one of several; `.full` as a title.

list = { $rest } and { $last }
list-count = { $count } × { $thing }

kind-fw = Forbidden Wisdom
kind-as = Alien Science
kind-dm = Dark Master
kind-en = Entity
kind-place = Arcane Place
kind-elder = Great Old One
kind-research = Research card

fact-type = Type
fact-kp = Knowledge Points
fact-bond = Dark Bond
fact-components = Components
fact-ritual = Ritual
fact-study = Study
fact-transmutation = Transmutation
fact-sacrifice = Sacrifice
fact-copies = Copies
fact-ground = Kind
fact-players = In play with
    .value = { $value } or more players
fact-sells = Sells
fact-seeds = Shows

name-nothing = nothing
name-variable = as the power says
    .short = varying
name-immediate = Immediate
name-activation = Activation
name-continuous = Continuous
name-city = City
name-ruins = Ruins
name-elsewhere = Elsewhere
name-madness = Madness
name-dimension = Dimension
name-nightmare = Nightmare
name-horror = Horror
name-fw = Forbidden Wisdom
    .a = a Forbidden Wisdom card
    .short = FW
name-as = Alien Science
    .a = an Alien Science card
    .short = AS
name-dm = Dark Master
    .a = a Dark Master
    .short = DM
name-en = Entity
    .a = an Entity
    .short = EN
name-fw-immediate = Immediate Forbidden Wisdom
name-obsession = Obsession
    .a = an Obsession
name-research = Research card
    .short = Research
    .a = a Research card
name-place = explored Place
name-sign = Elder Sign on the table
name-elder-sign = Elder Sign
name-now = now
name-hand = in hand
name-temporary = a Temporary Obsession
name-permanent = a Permanent Obsession
name-permanent-spent = a spent Permanent Obsession
name-spent = spent
name-laid = on the table
name-out = out for this turn
name-home = at home
name-top = top
name-bottom = bottom

name-seat-1 = Seat 1
name-seat-2 = Seat 2
name-seat-3 = Seat 3
name-seat-4 = Seat 4

## Decks and Research cards

name-fw-deck = Forbidden Wisdom deck
    .the = the Forbidden Wisdom deck
name-as-deck = Alien Science deck
    .the = the Alien Science deck
name-dm-deck = Dark Master deck
    .the = the Dark Master deck
name-en-deck = Entity deck
    .the = the Entity deck
name-fw-fw = Wisdom / Wisdom
    .short = FW/FW
name-fw-as = Wisdom / Science
    .short = FW/AS
name-fw-dm = Wisdom / Master
    .short = FW/DM
name-as-as = Science / Science
    .short = AS/AS
name-as-dm = Science / Master
    .short = AS/DM
name-dm-dm = Master / Master
    .short = DM/DM

## Places

name-arkham = Arkham
name-innsmouth = Innsmouth
name-rlyeh = R'lyeh
name-nameless-city = Nameless City
    .the = the Nameless City
    .full = The Nameless City
name-yuggoth = Yuggoth
name-plateau-of-leng = Plateau of Leng
    .the = the Plateau of Leng
name-dunwich = Dunwich
name-yha-nthlei = Y'ha-nthlei
name-kadath = Kadath
name-kingsport = Kingsport
name-elder-city = City of the Elder Things
    .the = the City of the Elder Things
name-carcosa = Carcosa

## Great Old Ones

name-cthulhu = Cthulhu
name-cthulhu-1 = Cthulhu's first Invocation
    .short = I
name-cthulhu-2 = Cthulhu's second Invocation
    .short = II
name-cthulhu-evocation = Evocation of Cthulhu
    .the = the Evocation of Cthulhu
name-cthulhu-influence = Influence of Cthulhu
    .short = Influence
    .the = the Influence of Cthulhu
name-yog-sothoth = Yog-Sothoth
name-yog-sothoth-1 = Yog-Sothoth's first Invocation
    .short = I
name-yog-sothoth-2 = Yog-Sothoth's second Invocation
    .short = II
name-yog-sothoth-evocation = Evocation of Yog-Sothoth
    .the = the Evocation of Yog-Sothoth
name-yog-sothoth-influence = Influence of Yog-Sothoth
    .short = Influence
    .the = the Influence of Yog-Sothoth
name-nyarlathotep = Nyarlathotep
name-nyarlathotep-1 = Nyarlathotep's first Invocation
    .short = I
name-nyarlathotep-2 = Nyarlathotep's second Invocation
    .short = II
name-nyarlathotep-evocation = Evocation of Nyarlathotep
    .the = the Evocation of Nyarlathotep
name-nyarlathotep-influence = Influence of Nyarlathotep
    .short = Influence
    .the = the Influence of Nyarlathotep
name-shub-niggurath = Shub-Niggurath
name-shub-niggurath-1 = Shub-Niggurath's first Invocation
    .short = I
name-shub-niggurath-2 = Shub-Niggurath's second Invocation
    .short = II
name-shub-niggurath-evocation = Evocation of Shub-Niggurath
    .the = the Evocation of Shub-Niggurath
name-shub-niggurath-influence = Influence of Shub-Niggurath
    .short = Influence
    .the = the Influence of Shub-Niggurath

## Forbidden Wisdom

name-necronomicon = Necronomicon
name-aklo = Aklo
name-hound-amulet = Hound Amulet
name-silver-key = Silver Key
name-essential-saltes = Essential Saltes
name-mind-exchange = Mind Exchange
name-stele-of-dagon = Stele of Dagon
name-dreams-of-cthulhu = Dreams of Cthulhu
name-kitab-al-azif = Kitab Al-Azif
name-deep-one-tiara = Deep One Tiara
name-bite-of-the-devils-fly = Bite of the Devil's Fly
name-petrifying-elixir = Petrifying Elixir
name-star-stones-of-mnar = Star Stones of Mnar
name-dust-of-ibn-ghazi = Dust of Ibn Ghazi
name-pnakotic-manuscripts = Pnakotic Manuscripts
name-dhol-chants = Dhol Chants
name-spell-of-tyog = Spell of T'yog
name-regnum-congo = Regnum Congo
name-bacchanalia-of-red-hook = Bacchanalia of Red Hook
name-miskatonic-university = Miskatonic University
name-music-of-erich-zann = Music of Erich Zann
name-the-shunned-house = The Shunned House
name-eltdown-shards = Eltdown Shards
name-chronicle-of-naths = Chronicle of Naths
name-yule-rite = Yule-rite
name-the-black-stone = The Black Stone
name-seven-cryptical-books-of-hsan = Seven Cryptical Books of Hsan
name-brown-jenkins = Brown Jenkins
name-third-aklo-ritual = Third Aklo Ritual
name-great-library-of-pnakotus = Great Library of Pnakotus
name-psionic-society = Psionic Society
name-mr-noyes = Mr. Noyes
name-works-of-borellus = Works of Borellus
name-great-sign-of-koth = Great Sign of Koth
name-psalm-iii-in-the-liber-damnatus = Psalm III in the Liber Damnatus
name-the-snake-den = The Snake Den

## Alien Science

name-non-euclidean-angles = Non-Euclidean Angles
name-mi-go-brain-case = Mi-Go Brain Case
name-wax-sculptures = Wax Sculptures
name-great-gem-of-nath = Great Gem of Nath
name-benevolent-street-resonator = Benevolent Street Resonator
name-telepathic-transmitter = Telepathic Transmitter
name-pendulum-clock = Pendulum Clock
name-mines-of-the-mi-go = Mines of the Mi-Go
name-protoplasm-of-the-old-ones = Protoplasm of the Old Ones
name-mnemonic-prism = Mnemonic Prism
name-prism-of-ten-thousand-lives = Prism of Ten Thousand Lives
name-yekub-cube = Yekub Cube
name-pre-human-sites = Pre-human Sites
name-armillary-of-yaddith = Armillary of Yaddith
name-technology-of-yith = Great Race of Yith's Technology
name-shining-trapezohedron = Shining Trapezohedron
name-beaming-gun = Beaming Gun
name-electric-executioner = Electric Executioner
name-globular-meteorite = Globular Meteorite
name-cool-air = Cool Air
name-lagh-metal = Lagh Metal
name-nkai-science = N'Kai Science
name-martins-beach-remains = Martin's Beach Remains
name-black-fever = Black Fever

## Dark Masters

name-joseph-curwen = Joseph Curwen
name-keziah-mason = Keziah Mason
name-henry-armitage = Henry Armitage
name-alonzo-typer = Alonzo Typer
name-herbert-west = Herbert West
name-crawford-tillinghast = Crawford Tillinghast
name-alfred-clarendon = Alfred Clarendon
name-wilbur-whateley = Wilbur Whateley
name-richard-upton-pickman = Richard Upton Pickman
name-george-rogers = George Rogers
name-randolph-carter = Randolph Carter
name-asenath-waite = Asenath Waite

## Entities; further copies are told apart by a number

name-deep-one = Deep One
name-deep-one-2 = Deep One (2)
name-deep-one-3 = Deep One (3)
name-ghoul = Ghoul
name-ghoul-2 = Ghoul (2)
name-ghoul-3 = Ghoul (3)
name-ghast = Ghast
name-ghast-2 = Ghast (2)
name-ghast-3 = Ghast (3)
name-elder-thing = Elder Thing
name-elder-thing-2 = Elder Thing (2)
name-elder-thing-3 = Elder Thing (3)
name-night-gaunt = Night Gaunt
name-night-gaunt-2 = Night Gaunt (2)
name-night-gaunt-3 = Night Gaunt (3)
name-mi-go = Mi-Go
name-mi-go-2 = Mi-Go (2)
name-mi-go-3 = Mi-Go (3)
name-great-race-of-yith = Great Race of Yith
name-great-race-of-yith-2 = Great Race of Yith (2)
name-great-race-of-yith-3 = Great Race of Yith (3)
name-shoggoth = Shoggoth
name-shoggoth-2 = Shoggoth (2)
name-shoggoth-3 = Shoggoth (3)
name-leng-spider = Leng Spider
name-leng-spider-2 = Leng Spider (2)
name-leng-spider-3 = Leng Spider (3)
name-flying-polyps = Flying Polyps
name-flying-polyps-2 = Flying Polyps (2)
name-flying-polyps-3 = Flying Polyps (3)
name-children-of-cthulhu = Children of Cthulhu
name-children-of-cthulhu-2 = Children of Cthulhu (2)
name-children-of-cthulhu-3 = Children of Cthulhu (3)
name-gnoph-keh = Gnoph-keh
name-gnoph-keh-2 = Gnoph-keh (2)
name-gnoph-keh-3 = Gnoph-keh (3)
name-yekub-worm = Yekub Worm
name-yekub-worm-2 = Yekub Worm (2)
name-yekub-worm-3 = Yekub Worm (3)
name-shantak = Shantak
name-shantak-2 = Shantak (2)
name-shantak-3 = Shantak (3)
name-dhole = Dhole
name-dhole-2 = Dhole (2)
name-dhole-3 = Dhole (3)
name-the-colour-out-of-space = The Colour out of Space
name-the-colour-out-of-space-2 = The Colour out of Space (2)
name-the-colour-out-of-space-3 = The Colour out of Space (3)

## Rules, as the reason of an event

name-WOC-2-7 = a new turn begins
name-WOC-3-6 = the Elder Sign
name-WOC-3-7 = the removal of a Sign
name-WOC-3-10 = given up
name-WOC-4-5 = the combination has served
name-WOC-6-4 = a Sign lies for one turn
name-WOC-7-6 = a ritual of another bond
name-WOC-7-11 = the power is gone
name-WOC-R22 = the card leaves
