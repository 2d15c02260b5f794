# What things are called. Forms: `.the` in a sentence, one that is known; `.a` one of several;
# `.full` as a title.

list = { $rest } and { $last }
list-count = { $count } × { $thing }

kind-location = Location
kind-place = Place
kind-item = Minor item
kind-artifact = Artifact
kind-creature = Creature
kind-omen = Creature-deck card
kind-event = Event
kind-elder = Great Old One
kind-scholar = Scholar

fact-artifact = Sealed with
fact-left = Left slot
fact-middle = Middle slot
fact-right = Right slot
fact-copies = Copies
fact-recipe = Recipe
fact-recipe-same = Recipe
    .value = any { $value } identical minor items
fact-recipe-different = Recipe
    .value = any { $value } different minor items
fact-recipe-artifact = Recipe
    .value = discard any artifact
fact-witch = The Witch walks
    .value =
        { $value ->
            [one] 1 location
           *[other] { $value } locations
        }
fact-omen = Omen

name-good = good
name-bad = bad
name-free = free
name-cost-n = Necron +1
name-cost-s = sanity −1
name-cost-c = a creature card
name-cost-v = an event card

## Places

name-university = University
    .the = the University
    .full = Miskatonic University
name-sanatorium = Sanatorium
    .the = the Sanatorium
name-docks = Docks
    .the = the Docks
name-cemetery = Cemetery
    .the = the Cemetery
name-station = Railway Station
    .the = the Railway Station
    .brief = Station
name-shop = Curiosity Shop
    .the = the Curiosity Shop
    .brief = Shop
name-church = Church
    .the = the Church
name-rlyeh = R'lyeh
name-secret-passage = Secret Passage
    .the = the Secret Passage
name-left = left
name-middle = middle
name-right = right

## Items

name-necronomicon = Necronomicon
    .the = the Necronomicon
    .a = a Necronomicon
    .brief = Necronom.
name-glasses = Glasses
    .the = the Glasses
    .a = a pair of Glasses
name-elixir = Elixir
    .the = the Elixir
    .a = an Elixir
    .full = Elixir of Nus
name-dagger = Dagger
    .the = the Dagger
    .a = a Dagger
    .full = Dagger of N'gaa
name-elder-sign = Elder Sign
    .the = the Elder Sign
    .a = an Elder Sign
    .brief = Sign
name-silver-key = Silver Key
    .the = the Silver Key
    .a = a Silver Key
    .brief = Key
name-trapezohedron = Trapezohedron
    .the = the Trapezohedron
    .a = a Trapezohedron
    .full = Shining Trapezohedron
    .brief = Trapez.
name-nothing = nothing
name-same-1 = any minor item
name-same-2 = 2 identical minor items
name-same-3 = 3 identical minor items
name-different-1 = any minor item
name-different-2 = 2 different minor items
name-different-3 = 3 different minor items

## Tiles

name-portal = Portal
    .a = a Portal
name-wall = Wall
    .a = a Wall

## Creatures

name-witches = Witches
    .the = the Witches
name-undead = Undead
    .the = the Undead
name-blood-hunters = Blood Hunters
    .the = the Blood Hunters
name-soul-eaters = Soul Eaters
    .the = the Soul Eaters
name-deep-ones = Deep Ones
    .the = the Deep Ones
name-hounds-of-tindalos = Hounds of Tindalos
    .the = the Hounds of Tindalos
name-cultists = Cultists
    .the = the Cultists
name-thul-sahuun = Thul Sahuun
name-nightgaunts = Nightgaunts
    .the = the Nightgaunts
name-ghouls = Ghouls
    .the = the Ghouls
name-mi-go = Mi-Go
    .the = the Mi-Go
name-shoggoths = Shoggoths
    .the = the Shoggoths
name-necron = Necron
name-craven = Robert Craven
name-creature = creature
    .the = the creature
    .a = a creature
name-shadow = shadow
    .the = the shadow
    .a = a shadow
name-sanity = sanity

## Events

name-counterspell = Counterspell
name-restful-night = Restful Night
name-beacon-of-salem = Beacon of Salem
name-armitages-parcel = Armitage's Parcel
name-dream-of-the-threshold = Dream of the Threshold
name-night-coach = Night Coach
name-the-veil-thins = The Veil Thins
name-nightmares = Nightmares
name-shadow-on-the-campus = Shadow on the Campus
name-the-stars-are-right = The Stars Are Right
name-something-in-the-fog = Something in the Fog
name-ill-omen = Ill Omen

## Great Old Ones

name-cthulhu = Cthulhu
name-dagon = Dagon
name-hastur = Hastur
name-nyarlathotep = Nyarlathotep
name-shub-niggurath = Shub-Niggurath
name-yog-sothoth = Yog-Sothoth

## Scholars and seats

name-baxter = Baxter
    .full = Jennifer Baxter
name-furlong = Furlong
    .full = Tom Furlong
name-sterns = Sterns
    .full = Maggie Sterns
name-foster = Foster
    .full = David Foster
name-seat-1 = Seat 1
name-seat-2 = Seat 2
name-seat-3 = Seat 3
name-seat-4 = Seat 4

## R'lyeh

name-edge-1 = edge 1
    .brief = 1
name-edge-2 = edge 2
    .brief = 2
name-edge-3 = edge 3
    .brief = 3
name-edge-4 = edge 4
    .brief = 4
name-edge-5 = edge 5
    .brief = 5
name-prisoner = Prisoner
    .the = the Prisoner
name-banner = Banner
    .the = the Banner
name-face-down = face down
    .brief = ?
name-empty = empty
    .brief = –

## Rules, as the reason of an event

name-WOS-5-5 = the Secret Passage
name-WOS-7-3 = the loss die
name-WOS-7-6 = given up
name-WOS-9-2 = to make room
name-WOS-9-3 = the price of the slot
name-WOS-9-5 = nobody is left to take it
name-WOS-12-5 = the banishing
name-WOS-21-2 = exploring
name-WOS-R29 = the recipe of the banishing
