# Table options: what each is for, and what its values mean.

option-difficulty = Difficulty
    .about = How strong the detectives start, how many cultists Arkham can bear, and how soon the Endgame comes.
    .standard = The game as the rule book has it.
    .novice = A first case: an easier table than the rule book's.
    .nightmare = For those who have already won: a harder table than the rule book's, with a special cult and a monster.
option-detectives = Detectives
    .about = Which detective sits at each seat, from seat 1 on; those that are not named are drawn by lot.
    .random = Drawn by lot.
    .miriam-hale = Dr. Miriam Hale, healer.
    .elias-crane = Elias Crane, investigator.
    .bruno-kessler = Bruno Kessler, fighter.
    .agnes-ward = Agnes Ward, defender.
    .ysolde-marchetti = Ysolde Marchetti, medium.
    .jack-delacroix = Jack Delacroix, gambler.
option-start = First seat
    .about = Who stands at the first location and is the first speaker.
    .random = Drawn by lot.
    .seat-1 = Seat 1.
    .seat-2 = Seat 2.
    .seat-3 = Seat 3.
    .seat-4 = Seat 4.
    .seat-5 = Seat 5.
option-floor = The floor
    .about = Who may act next in Preparation.
    .speaker = Only the speaker, who hands the floor on.
    .open = Anybody who is not ready, in any order.
option-ranged_reach = Reach of ranged detectives
    .about = Which cultists a ranged detective may mark and fight.
    .own = Any cultist in the column of its own location. This is the harder of two things that the rule book says.
    .any = Any cultist at any location. This is the easier of two things that the rule book says.
option-seal_transfer = Passing seal cards on
    .about = Whether a seal card can change hands.
    .never = It stays with the detective that took it. This is the harder of two things that the rule book says.
    .by_card = Hand-Off may move a seal card instead of a trophy. This is the easier of two things that the rule book says.
option-support_insanity = What support costs
    .about = Who receives insanity for a general support card.
    .helper = The helper; the helped detective only with the insanity icon. This is the easier of two things that the rule book says.
    .both = Helper and helped, one token each. This is the harder of two things that the rule book says.
option-review_draw = Drawing in Review
    .about = How hands are filled from the second turn on.
    .refill = Discard what you like, then draw up to a full hand, as the rule book says.
    .one = Draw one card, and no hand is ever full: an easier table, not the rule book's.
option-seal_trophies = Trophies that seal
    .about = Which trophies may be laid on a location.
    .preset = As the difficulty says.
    .matching = Only those of its symbol, as the rule book has them marked on the board.
    .any = Trophies of any symbol: an easier table, not the rule book's.
option-empty_handed = Nothing left to fight
    .about = Whether a detective is penalised when all it had marked is gone before its combat turn.
    .preset = As the difficulty says.
    .strict = It is, as the rule book says of whoever cannot fight.
    .exempt = It is not: an easier table, not the rule book's.
option-portal_grace = Grace at the portal
    .about = Which Great Old Ones wait one Cultist phase before they cross.
    .preset = As the difficulty says.
    .none = None of them, as the rule book says.
    .summoned = Those summoned straight to the portal in the Combat or Sealing phase: an easier table, not the rule book's.
    .any_late = All that came to the portal in the Combat or Sealing phase, however they came: an easier table, not the rule book's.
option-last_elder = The last Great Old One
    .about = Whether the team may beat the last Great Old One after the Endgame and seal the rest later.
    .preset = As the difficulty says.
    .seal_first = It may not: all five locations must be sealed when it falls, or the game is lost, as the rule book says.
    .seal_later = It may, and the game goes on: an easier table, not the rule book's.
option-open_hands = Open hands
    .about = Whether everybody sees all hands.
    .on = All hands are open.
    .off = A hand is seen by its own detective only.
option-narrative = Stories
    .about = Whether fights, Great Old Ones, terror and altars tell their stories, with what comes of them.
    .off = The game without stories.
    .on = With stories: pages one reads aloud, each of which may help or harm.
option-special_cult = Special cults
    .about = Which special cults mix with the ordinary ones. The rule book advises one; each more makes the game harder.
    .preset = As the difficulty says.
    .none = None.
    .random = One of them, drawn by lot.
    .drowned-parish = The Drowned Parish, with the Sunken Nave and Mother Undertow.
    .glass-congregation = The Glass Congregation, with the Mirror Chapel and Vhul-Atrath, the Watching Pane.
option-monsters = Cult monsters
    .about = Which monsters hide in the lower half of the cultist deck.
    .preset = As the difficulty says.
    .none = None.
    .random = One of them, drawn by lot.
    .the-harbour-thing = The Harbour Thing.
    .the-bell-ringer = The Bell-Ringer.

## Ways to play that set several options at once

variant-standard = The case as it is
    .about = The game as the rule book has it, with all options at their defaults.
variant-novice = First case
    .about = An easier table than the rule book's, to learn the game by.
variant-nightmare = Nightmare
    .about = For veterans: a harder table than the rule book's, with a special cult and a monster.
variant-narrative = A story for the night
    .about = With stories and an open floor, at the novice difficulty, which is easier than the rule book's: a first case, read aloud.
variant-glass = Behind the glass
    .about = With the Glass Congregation, the Harbour Thing, the Bell-Ringer and stories, at the novice difficulty, which is easier than the rule book's.
variant-flood = Two congregations
    .about = With two special cults at once, the Glass Congregation and the Drowned Parish, and with stories, at the novice difficulty, which is easier than the rule book's.
variant-closed = Closed hands
    .about = Hands are hidden from the others, and there are stories. All else is as the rule book has it.
variant-loose = The long arm
    .about = House readings beyond what the rule book allows. Easier: ranged detectives reach everywhere, any trophies seal, seal cards change hands, late arrivals wait, and nobody is penalised for a quarry that is gone. Much harder: only one card is drawn a turn.
variant-strict = By the letter
    .about = The rule book's letter, and where it says two things, the harder one: help hurts helper and helped. The floor is open.
option-main = Main expansion
    .about = At most one of the large expansions, each a game of its own.
    .none = None: the base game.
option-modules = Modules
    .about = Modules that are added to the game, as many as you like. Each makes it harder or easier by its weight; a sum between -2 and +3 makes a standard evening.
    .none = None.

## How a table departs from the rule book

departs-expansion = Played with an expansion that the printed base game does not have: { $expansion }.
departs-two-seats = Two detectives play: the rule book is for three to five, and leaves two to an expansion.
departs-hand = Hands of { $number } cards, not the rule book's { $book }.
departs-items =
    { $reach ->
        [some-teams] Up to { $number } starting items are
       *[every-team] { $number ->
            [one] One starting item is
           *[other] { $number } starting items are
        }
    } kept, not the rule book's { $book }.
departs-tokens =
    Detectives start with { $reach ->
        [some-teams] up to { $number }
       *[every-team] { $number }
    } insanity { $number ->
        [one] token
       *[other] tokens
    }, where the rule book has { $book }.
departs-crystals = The Endgame card turns over at { $number } crystals, not at the rule book's { $book }.
departs-trophies =
    There are { $number } trophies of a symbol{ $reach ->
        [some-teams] { " " }for some teams
       *[every-team] { "" }
    }, not { $book }.
departs-dice = There are { $number } detective dice, not the rule book's { $book }.
departs-sanity = A detective bears { $number } insanity tokens, not the rule book's { $book }.
departs-limit-higher =
    { $reach ->
        [some-teams] Up to { $number } more
       *[every-team] { $number } more
    } { $number ->
        [one] cultist
       *[other] cultists
    } may be in play than the rule book's limit allows.
departs-limit-lower =
    { $reach ->
        [some-teams] Up to { $number } fewer
       *[every-team] { $number } fewer
    } { $number ->
        [one] cultist
       *[other] cultists
    } may be in play than the rule book's limit allows.
departs-steps = The cultist marker makes { $number } more steps in a Cultist phase than the rule book has.
departs-seal-dearer =
    A seal takes { $reach ->
        [some-teams] up to { $number }
       *[every-team] { $number }
    } { $number ->
        [one] trophy
       *[other] trophies
    } more than the rule book's one for each detective.
departs-seal-cheaper =
    A seal takes { $reach ->
        [some-teams] up to { $number }
       *[every-team] { $number }
    } { $number ->
        [one] trophy
       *[other] trophies
    } fewer than the rule book's one for each detective.
departs-seal-trophies-any = Trophies of any symbol seal a location: easier than the rule book, where they show its symbol.
departs-portal-grace-summoned = A Great Old One summoned to the portal after Preparation waits one Cultist phase: easier than the rule book, where none waits.
departs-portal-grace-any-late = A Great Old One that reaches the portal after Preparation waits one Cultist phase: easier than the rule book, where none waits.
departs-last-elder-seal-later = After the Endgame the last Great Old One may be beaten before all is sealed: easier than the rule book, where that is a defeat.
departs-empty-handed-exempt = Nobody is penalised when all it had marked is gone: easier than the rule book, where whoever cannot fight is penalised.
departs-review-draw-one = Only one card is drawn a turn, and hands have no limit: harder than the rule book, where they are refilled to a fixed number.
