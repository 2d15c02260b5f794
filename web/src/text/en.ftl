# What the page itself says. Games bring their own texts.

site-name = Miskatonic

## Pieces

# A piece that can be used, and the options it stands for.
piece-usable = { $label }. Choose: { $words }

## The board and the question

board-title = The board
settings-title = Settings
settings-open = Settings
settings-theme = Colours
settings-theme-night = Night
settings-theme-day = Day
settings-theme-device = Same as this device
settings-calls = Sounds and notices
settings-sound = Sounds
settings-notices = Tell me when it is my turn and this tab is hidden
settings-notices-refused = The browser does not allow notices from this page. Allow them in its settings and try again.

turns-title = Turn notices while you are away
turns-how = At tables with days for a turn, you are told once when it is your turn and you are away. Choose where.
turns-none = This server sends no notices to players who are away.
turns-here = Tell me of my turns at this table
turns-push = This browser
turns-push-on = Notices of your turns come to this browser, even when the page is closed.
turns-push-off = Notices can come to this browser, even when the page is closed.
turns-push-turn-on = Send notices to this browser
turns-push-turn-off = Send no more notices here
turns-push-others =
    { $count ->
        [one] One other browser of yours gets notices.
       *[other] { $count } other browsers of yours get notices.
    }
turns-push-impossible = This browser cannot receive notices. On a phone, install the page first; elsewhere it has to be opened by https.
turns-push-failed = The browser cannot reach its push service. Try again later, or use a webhook.
turns-webhook = Your webhook
turns-webhook-how = Notices of your turns are sent to this address, for your own chat or program.
turns-table-webhook = Webhook of this table
turns-table-webhook-how = Notices of everybody’s turns at this table are sent to this address, for the chat of your group.
turns-webhook-url = Address of the webhook, beginning with https://
turns-webhook-save = Use this address
turns-webhook-remove = Remove the webhook
turns-webhook-secret = The secret that signs every notice. It is shown only now.
turns-webhook-stopped = Stopped after repeated failures. A test that arrives turns it on again.
turns-test = Send me a test notice
turns-testing = The test is on its way…
turns-never = Nothing has been sent yet.
turns-arrived = The last notice arrived { $when }.
turns-failed = The last notice, { $when }, did not arrive: { $problem }.
turns-problem-address = the address does not lead to a public host
turns-problem-connection = no connection; the host may be down, or its certificate invalid
turns-problem-timeout = no answer in time
turns-problem-fault = a fault of this server
turns-problem-answer = the answer was { $status }

bar-title = What is asked
bar-cancel = Cancel
bar-together = Team decision
bar-sets = Choose one or more on the board.
# No answer stands in the bar: all of them are pieces.
bar-glowing = Choose what glows on the board.
bar-list-all = All { $count }
bar-list-fewer = Close the list
bar-list-title = All answers
bar-group-primary = Go on
bar-group-other = Other

## The site

guest-name = Guest
nav-title = Site
nav-history = History
nav-devices = Other devices
nav-your-name = Your name
nav-change-name = Change your name
to-lobby = To the lobby
naming-title = Your name at the table
naming-how = Others will see it. You can change it at any time.
naming-go-on = Go on
page-title = { $page } · Miskatonic
nowhere-title = Nothing is written here
nowhere-text = This address leads to no page. The link may be old, or a letter of it was lost on the way.
notice-dismiss = Dismiss
maintenance-times = Maintenance from { $begins } to { $ends }: { $text }
maintenance-closes = New tables can be opened until { $closes }.
dialog-close = Close

lobby-title = Miskatonic
lobby-pitch = The lamp is lit and the table is laid. Sit down with friends or with bots.
lobby-continue = Continue where you left off
lobby-games = Games
lobby-open = Tables waiting for players
lobby-open-all = Show all { $count }
lobby-picture = The board of { $game }
lobby-players = Players
lobby-together = { $from } to { $to } players, together
lobby-rivals = { $from } to { $to } players, against each other
lobby-length = Length
lobby-complexity = Complexity
lobby-play-now = Play now with bots
lobby-offer = Play now plays “{ $variant }”. { $about } To play another way, set up a table.
lobby-lay-table = Set up a table…
lobby-rules = Rules
lobby-footer = Everything stays on this server: no accounts, no strangers listening.
lobby-programs = API
lobby-credits = Icons by the artists of game-icons.net (CC BY 3.0). Fonts: IM Fell by Igino Marini, EB Garamond, Special Elite.

table-waiting = waiting for players
table-over = over
table-ended = ended without a result
table-ends = Ends { $when } unless somebody opens it
table-goes = Will be removed { $when } unless somebody opens it
table-your-turn = Your turn
table-others-turn = others are thinking
table-log = Log
# Lines of the chat that have not been seen; stands in the button that opens log and chat.
table-unread = { $count } new
# Told once, when somebody plays a game for the first time.
goal-title = Your goal
goal-where = The bar at the bottom asks you, and the pieces that can answer glow. Hint tells what a bot would do and why.
read-by-touch = Hold a finger on a piece to read it.
read-by-pointing = Point at a piece to read it.
goal-begin = Begin
table-laying = The table is being set up…

seat-free = free
seat-number = Seat { $number }
seat-bot = bot
seat-yours = you
# How strong the bot is that plays a seat, and how it plays.
seat-level = { $level }. { $about }
seat-here = here
seat-away = away
seat-away-since = away, last here { $when }
seat-taken = taken
seat-resigned = gave up; a bot plays on
seat-stand-in = a bot plays
seat-stand-in-you = a bot plays for you
seat-take-back = Take back your seat
seat-give = Let a bot play for { $name }
seat-give-grace = { $name } has just left. In { $time } you can let a bot play for them.
seat-give-clock = { $name } has { $time } for a turn. Then a bot plays on, and not before.
seat-give-never = In this match only { $name } can let a bot play for them.
seats-title = At the table
seats-asked = to act

clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-left = { $time } left
clock-count-days =
    { $count ->
        [one] one day
       *[other] { $count } days
    }
clock-count-minutes =
    { $count ->
        [one] one minute
       *[other] { $count } minutes
    }
clock-count-seconds = { $count } seconds

# Short and without titles: a chip on a phone shows six letters. No card has one of these names.
bot-name-1 = Dyer
bot-name-2 = Rice
bot-name-3 = Morgan
bot-name-4 = Olney
bot-name-5 = Derby
bot-group-levels = By strength
bot-group-ways = By how they play
bot-novice = Novice
bot-novice-about = Plays sensibly, but overlooks some of what could be done.
bot-adept = Adept
bot-adept-about = Plays as an experienced player would, at once.
bot-master = Master
bot-master-about = Plays its best options out in its head, half a second for each decision.
bot-beginner = First-timer
bot-beginner-about = Plays like a person in the first game: legal, simple, and without a plan for others.
bot-random = Careless
bot-random-about = Takes any option. Good for looking at the cards.
bot-greedy = Experienced
bot-greedy-about = The adept by its other name: plays by rules of thumb.
bot-search = Thoughtful
bot-search-about = The master by its other name: looks ahead for half a second.
bot-search-200 = Methodical
bot-search-200-about = Looks ahead with 200 iterations for each decision. Its choices can be repeated.
bot-search-2s = Brooding
bot-search-2s-about = Looks far ahead, two seconds for each decision.

## A new table

new-over = A new table
new-seats = Who sits down?
new-how-many = How many?
new-count = { $count } seats
new-who-sits = Who sits at seat { $number }
new-which-bot = Which bot plays seat { $number }
new-name-of = Name at seat { $number }
new-kind-me = You
new-kind-guest = Somebody at this screen
new-kind-open = Somebody with the link
new-kind-bot = A bot
new-about-me = You play here, on this device.
new-about-guest = Shares this screen with you. A curtain hides secrets between turns.
new-about-open = Stays free until a friend follows the link to this table.
new-options = Which rules?
new-group =
    { $group ->
        [rulings] Rulings, where the book leaves room ({ $count })
        [expansions] Expansions ({ $count })
       *[table] Options of the table ({ $count })
    }
new-option-changed = (changed)
new-weight =
    { $side ->
        [harder] Together they make the game harder: +{ $sum }.
       *[easier] Together they make the game easier: { $sum }.
    }
new-weight-odd = A usual evening has a sum between { $least } and +{ $most }.
new-campaign = Go on with a campaign: choose its file.
new-company = Who may join?
new-public = Show this table to everybody in the lobby
new-watchable = Others may watch
new-hints = Players may ask for hints
new-passphrase = Passphrase (optional)
new-clock = Clock
new-clock-none = No clock: everybody takes as long as they like
new-clock-live = Live, for each turn
new-clock-letters = By correspondence, for each turn
new-clock-about = When the time of a turn is up, a bot plays on for that seat. Its player can take the seat back at any time.
new-partner = Player { $number }
new-lay = Set up the table

new-newcomer = for a first game
new-region = Every table of the region gets these seats, and an invitation of its own. You are the host of all of them.
new-solo = You play every seat alone. There are no bots, and nobody else can sit down.

book-yes = By the book
book-no = Not by the book
book-no-brief =
    { $count ->
        [one] Not by the book: one change
       *[other] Not by the book: { $count } changes
    }
book-yes-how = Every rule and number at this table is that of the printed game, or fills a gap that it leaves.
book-other = To play another way, set up a table and choose among its variants and options.

## Another device

me-title = Play on another device
me-who = You are { $name } here.
me-out = Take this name and all your tables along
me-out-how = Open the link on the other device, or enter the code there. It works once, within { $minutes } minutes. Whoever has it is you, so show it to nobody else.
me-make = Show a link and a code
me-link = The link for the other device
me-code = The code
me-in = Become the player of another device
me-in-how = Enter the code that the other device shows. What you have played here as { $name } stays with that name.
me-enter = Enter
me-done = You are { $name } now, on this device too.

## The door and the waiting room

door-title = A table
unplayable-title = This match cannot go on
unplayable-why = It was begun before the server was updated. Its rules or cards have changed since.
unplayable-what = You can read it as far as it went. Its players can end it; nobody has won or lost then.
unplayable-ended = It was ended. Nobody has won or lost.
unplayable-read = Read the match
unplayable-end = End the match
door-opening = Loading…
door-locked = This table is by invitation only. If you know the passphrase, enter it.
door-passphrase = Passphrase
door-enter = Enter
waiting-over = The table is ready
waiting-sit = Sit down
waiting-bot = Give it to a bot
waiting-get-up = Get up
waiting-open = Free this seat
waiting-invite = Invite a friend
waiting-invite-how = Whoever follows this link can sit down here.
waiting-full = All seats are taken.
waiting-link = The link to this table
waiting-copy = Copy the link
waiting-copied = The link is copied.
waiting-copy-yourself = Your browser does not let this page copy. Copy the link from the field.
waiting-start = Start
waiting-start-bots =
    { $count ->
        [one] Start with a bot in the free seat
       *[other] Start with bots in the { $count } free seats
    }
waiting-clock = Clock: { $time } for each turn. Then a bot plays on.
waiting-for-host = You have a seat. The host starts the match.

## A region of several tables

region-over = A region of several tables
region-table = Table { $number }
region-open = Nobody has started this table yet.
region-plays = The turn is being played.
region-waits = The turn is over, and the table waits for the others.
region-ended = The match of this table is over.
region-seats = { $people ->
    [0] no people
    [one] 1 person
   *[other] { $people } people
  }, { $free ->
    [0] no free seat
    [one] 1 free seat
   *[other] { $free } free seats
  }
region-go = Go to the table
region-invite = Copy the invitation
region-start = Start all tables, with bots in free seats
region-deadline = If the others are not ready at { $time }, bots finish their turn.
region-take-over = Play for { $name }
region-won = The whole region is sealed.
region-lost = The region is lost.

## In play

waiting-saying = …
waiting-returns = The bot answers this question for you. Then you play again.
thinking-busy = The server is busy: bots take turns, and may think for less time.
thinking-spent = The bots here have used up their time to think. For a while they play more simply.
waiting-stand-in = A bot plays for you.
waiting-for = Waiting for { $names }.
waiting-bots =
    { $count ->
        [one] { $names } is thinking…
       *[other] { $names } are thinking…
    }
waiting-long =
    { $count ->
        [one] { $names } has been thinking for { $time }.
       *[other] { $names } have been thinking for { $time }.
    }
tool-undo = Take back
undo-more = Take back more
undo-step = Take back my last decision
undo-action = Take back the whole action
undo-turn = Take back the whole turn
undo-here = Take back to here
# Stands after a way to take back.
undo-consent = (the others must agree)
undo-none = You have made no decision yet that can be taken back.
undo-rivals = Among rivals a decision stands once somebody else has moved or something has come to light.
tool-hint = Hint
tool-no-hints = No hints
hints-off = There are no hints at this table.
hints-on = Players may ask for hints.
tool-thinking = Thinking…
curtain-title = { $name }, it is your turn
curtain-text = Hand the screen over. Nobody else should look.
curtain-open = I am { $name }
narrate-options =
    You can: { $words }{ $more ->
        [0] .
       *[other] ; and { $more } more.
    }
table-skip = To the question

contact-lost = The server cannot be reached. Trying again; nothing is lost.
contact-gone = This table no longer exists, or you have left it.
contact-not-yours = This seat belongs to somebody else now.
contact-stranger = The server does not know you any more. Reload the page to come back as a guest.
contact-old = The server has been updated, and this page is out of date.

side-title = What happened
side-log = What happened
side-talk = Talk
talk-none = Nobody has said anything yet.
talk-say = Say something
talk-send = Say
talk-muted = The host has muted you at this table. You can read, but not write.
people-open = People
people-title = People at this table
people-none = Nobody else has been here.
people-seated = has a seat
people-watching = is watching
people-muted = (muted)
people-banned = is banned
people-mute = Mute
people-unmute = Let talk again
people-send-away = Send away
people-ban = Ban
people-unban = Lift the ban
people-seats-stay = Once the match has begun, nobody who has a seat can be sent away.
error-muted = The host has muted you at this table.
error-banned = The host keeps you away from this table.
log-empty = Nothing has happened yet.
log-away = ── while you were away ──
log-forced = there was no other choice
log-forced-you = taken for you: there was no other choice
log-undo = { $name } takes back the latest moves.
log-taken-back = { $name }: taken back.
log-resign = { $name } gives up; a bot plays on.
log-bot = A bot plays for { $name } for now.
log-given = { $name } is away: { $giver } lets a bot play on.
log-clock = { $name } has no time left; a bot plays on.
log-promise = { $name } says yes to what { $asker } asked for.
log-person = { $name } plays again.
story-title = Since your last decision
story-open = Read the whole story
# How many things were told since the reader's last decision.
story-more = { $count }
away-title = While you were away
away-go-on = Go on

menu-rules = Rules
menu-open = Menu
menu-title = Menu
menu-how = How to play
menu-motion = Animation speed
menu-speed-slow = slow
menu-speed-normal = normal
menu-speed-fast = fast
menu-speed-off = not at all
menu-seats = At the table
menu-keys = Keys
menu-region = The region
menu-replay = Replay
menu-hand-over = Let a bot play for me
menu-resign = Give up…
menu-resign-sure = Give up for good
key-tab = Tab
key-tab-does = go to the next usable piece
key-arrows = arrows
key-arrows-does = go from piece to piece
key-enter = Enter
key-enter-does = use the piece, or look at it
key-numbers = 1–9
key-numbers-does = choose an option of the bar
key-escape = Esc
key-escape-does = cancel
key-undo = u
key-undo-does = take back
key-hint = h
key-hint-does = hint
key-why = ?
key-why-does = why can I not use this?
key-card = i
key-card-does = read the card
key-log = l
key-log-does = open or close the log

confirm-title = This cannot be undone
confirm-text = “{ $word }” may decide the game. Are you sure?
confirm-grave = “{ $word }” would cost a player the game, perhaps all of you. Are you sure?
why-title = { $piece }: why not?
why-not-word = { $word }: { $because }
why-not-usable = No rule lets anybody use this piece.
why-allowed = you can do this now.
card-why-not = Why can I not use this?
consent-text =
    { $names } would like to take back { $count ->
        [one] the last move
       *[other] the last { $count } moves
    }. Still to agree: { $asked }.
consent-agree = Agree
consent-keep = Stay here
hint-wins = { $word }: this almost certainly wins.
hint-only-choice = { $word }: this is the only option.
hint-all-lost = { $word }, though it hardly matters any more.
hint-first = { $word }.
hint-as-good = { $word }; “{ $instead }” would be about as good.
hint-better = { $word } is clearly better than “{ $instead }”.
hint-prepares = { $word }, and then: { $plan }.
hint-chance = About { $chance } of 100 games are won from here.
hint-costs =
    { $cost ->
        [0] “{ $word }” is about as good.
        [one] “{ $word }” wins about 1 game in 100 fewer.
       *[other] “{ $word }” wins about { $cost } games in 100 fewer.
    }
hint-gains = By the end of the round the advice means { $gains }.
hint-gains-price = By the end of the round the advice means { $gains }, but { $price }.
hint-price = By the end of the round the advice means { $price }; what it gains comes later.
hint-nothing = By the end of the round nothing else differs.
hint-cause = Mainly because of { $cause }.
hint-danger = It avoids this, { $chance } times in 100: { $ending }
hint-take = Do this
# Opens the rest of a hint on a small screen.
note-rest = Why, and what else?
request-ask = Ask { $name }…
request-title = Ask a bot of your team
request-what = What you ask { $name }
request-send = Ask
request-answer = { $name }: { $said }
account-why = Why did you make your last move?
account-only = { $name }: I had no other option than “{ $word }”.
account-same = { $name }: “{ $word }” or “{ $instead }”: I see no difference.
account-better = { $name }: I chose “{ $word }”. “{ $instead }” would cost about { $cost } in 100.
account-worse = { $name }: I chose “{ $word }”. As I see it now, “{ $instead }” would be { $cost } in 100 better.
account-equal = { $name }: I chose “{ $word }”. “{ $instead }” would be about as good.
account-gains = By the end of the round that means { $gains }.
account-gains-price = By the end of the round that means { $gains }, but { $price }.
account-price = By the end of the round that means { $price }; what it gains comes later.
hint-away = Close the hint
ending-won = Won
ending-lost = Lost
ending-winner =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
ending-campaign = Save the campaign
ending-nobody = Nobody wins
ending-resigned = Nobody is left to play on.
ending-score = Score: { $score }
ending-points =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
tally-title = Where the points come from
tally-source = Points for
tally-team = Team
tally-total = Total
ending-again = Play again
ending-bar = The match is over
ending-look = Look at the board
ending-read = Read how it ended
curve-title = How the chances went
curve-chance = { $percent } %
curve-round = Round
curve-as-table = By rounds, in numbers
revealed-title = What was hidden
revealed-of = { $place } of { $name }
revealed-at = { $place }: { $thing }
revealed-times = { " " }× { $count }
revealed-more = and { $count } more
share-yourself = The link to this match: { $url }
rule-title = Rule { $rule }
rule-unknown = The rulebook has no rule with this number.
rule-in-book = Read it in the rulebook

## What went wrong

error-page = This page cannot be shown
error-old-page = The server has been updated, and parts of this page are no longer there.
error-reload = Reload
error-fault = Something went wrong on the server. Try again in a moment.
error-offline = The server cannot be reached. Check your connection; the page reconnects by itself.
error-no-game = There is no game “{ $game }” here.
error-stale-move = The table has moved on. Look again, then choose.
error-too-much = Too many requests at once. Wait a moment.

## History, rules, replays

table-running = in play
history-title = History
history-none = You have not played here yet.
history-matches = Matches
history-go-on = Go on
history-more = Earlier matches
history-won = Won
history-lost = Lost
history-won-by = Won by { $names }
figures-none = Statistics begin with the first match that you finish.
figures-played = Finished matches
figures-won = Won
figures-share = Share of wins
figures-percent = { $percent }%
figures-streak = Won in a row now
figures-best-streak = Most won in a row
figures-of-game =
    { $played ->
        [one] One finished match
       *[other] { $played } finished matches
    }, { $won } won.
figures-by-seats = By seats
figures-by-variant = By variant
figures-own-options = Options of its own
figures-won-of = { $won } of { $played } won
figures-length = A match has { $mean } moves on average.
figures-longest = The longest had { $longest }.
rules-contents = Contents
rules-search = Search rules and cards
rules-cards = Cards
rules-found =
    { $count ->
        [one] One result for “{ $wanted }”.
       *[other] { $count } results for “{ $wanted }”.
    }
replay-title = Replay
replay-closed = This replay is not open to you
replay-of = Replay: { $game }
replay-first = To the start
replay-part-back = To the previous turn
replay-part-on = To the next turn
replay-back = One step back
replay-on = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-step = Step { $step } of { $steps }
replay-slider = Step
replay-speed = Speed
replay-times = { $times }×
replay-contents = Contents
replay-go-to = Go to step
replay-go = Go
replay-all = Read all
replay-less = Read less
replay-more = More
replay-end = How it ended
replay-note = Note
replay-note-edit = Edit note
replay-note-at = Note on step { $step }
replay-note-done = Done
replay-notes = Notes
replay-notes-how = Notes stay in this browser. A file carries them to another one.
replay-notes-save = Save notes as a file
replay-notes-load = Load notes
replay-notes-loaded = The notes are loaded.
replay-notes-unknown = This file holds no notes.
replay-not-kept = This position was not kept, because the match is of older rules. What happened is told below; the last position can be seen.
replay-view = Whose view
replay-spectator = As a spectator
replay-as = As { $name }
replay-fork = Play on from here
replay-share = Share
replay-download = Download

analysis-open = Analyse
analysis-title = Analysis
analysis-about = How choices and luck changed the chances, move by move. Each move is judged by what its player could know.
analysis-start = Analyse this match
analysis-go-on = Go on
analysis-pause = Pause
analysis-progress = { $done } of { $total } moves are analysed.
analysis-waiting = The server shares its time among all players, so the analysis pauses. It goes on by itself in a minute.
analysis-nothing = There are no moves to analyse.
analysis-side = The chances of
analysis-curve = Chance to win: { $name }
analysis-curve-at = Before move { $move } of { $moves }: { $chance } in 100
analysis-curve-end = At the end: { $chance } in 100
analysis-key-choice = choices, added up
analysis-key-luck = luck, added up
analysis-shares = What changed it, in wins out of 100 games
analysis-choices = Choices
analysis-own = Own choices
analysis-others = Choices of the others
analysis-luck = Luck
analysis-here = The decision here
analysis-nothing-here = Nobody decides anything here.
analysis-said = { $name }: “{ $word }”.
analysis-changed = The choice changed the chance by { $choice }, the luck after it by { $luck }.
analysis-was-said = { " " }(played)
analysis-in-hundred = { $chance } in 100
analysis-costs = costs { $cost }
analysis-best = the best
analysis-better = “{ $word }” was better.
analysis-better-gains = “{ $word }” was better: by the end of the round { $gains }.
analysis-better-cause = “{ $word }” was better: by the end of the round { $gains } ({ $cause }).
analysis-points = Turning points
analysis-no-points = Nothing changed the chances.
analysis-point-choice = Move { $move }, { $name }, “{ $word }”: this choice changed the chance by { $change } in 100.
analysis-point-luck = Move { $move }, { $name }, “{ $word }”: then luck changed the chance from { $from } to { $to } in 100.
analysis-mistakes = Learn from mistakes
analysis-no-mistakes = No mistake is certain.
analysis-learn =
    { $count ->
        [one] Try the one large mistake again
       *[other] Try the { $count } large mistakes again
    }
analysis-how = Each option was tried in { $worlds } imagined games, with hidden cards as they could have been for all that its player knew. Bots played them on by rules of thumb.
lesson-title = Mistake { $number } of { $count }, move { $move }: what would { $name } do?
lesson-list = All answers
lesson-reveal = Show the answer
lesson-next = Next mistake
lesson-end = Back to the analysis
lesson-right = Yes, that wins about { $chance } of 100 games.
lesson-same = This was played in the match. It cost { $cost } in 100. Try another one.
lesson-worse = That wins about { $chance } of 100 games, { $cost } fewer than the best. Try another one.
lesson-other = That did not look good enough to be played out. Try another one.
lesson-answer = It wins about { $chance } of 100 games, { $cost } more than the move that was played.
