# What a decision asks of the one who decides.

## The whole team

ask-altar = Terror has gone round the circle. Where do you raise an altar?
ask-remove-altar = { $source }: which altar is overturned?
ask-undo-trophy = { $source }: which of the trophies here is removed?
ask-spawn-where = { $source }: where does the cultist appear?
ask-who-suffers = { $source }: several hold the fewest tokens. Who suffers?
ask-who-loses = { $source }: several hold the most trophies. Who loses?
ask-who-heals = { $source }: who heals?
ask-story = “{ $source }”: which of the two is it to be?

## Interrupting

ask-stop-clock = A terror step is about to be made. Do you stop it with { $item-the }?

## The course of a turn

ask-starting-item = Which item do you start with?
ask-review = Which cards do you discard before you draw?
ask-prepare = What do you do?
ask-combat-order = Who fights first at { $location-the }?
ask-combat = Your combat turn. Whom do you fight, and do you lay a trophy?
ask-fight = You face { $enemy-the }. Do you strike, change what you use, or give up?
ask-sealing = Do you want to lay a trophy, heal or seal?
ask-use-stone = Do you spend { $source-the }, to seal without insanity?

## Preparing

ask-claim-seal = Which seal card do you take?
ask-keep-item = Which of the items you found do you keep?
ask-make-room = You cannot hold another item. What do you discard for { $item-the }?
ask-offer-to = To whom do you offer { $item-the }?
ask-accept-item = { $other } offers you { $item-the }. Do you take it, or ask for a swap?
ask-accept-swap = { $other } would give you { $back-the } for { $item-the }. Do you agree?
ask-give-item = { $other } asks you for { $item-the }. Do you give it?

## Help

ask-help-whom = { $source-does } For whom do you play { $source }?
    .brief = For whom do you play { $source }?
ask-consent = { $other } would help you with { $card }: { $card-does } Do you agree?
    .brief = { $other } would help you with { $card }. Do you agree?
ask-name-symbol = { $source }: which symbol do you name?
ask-card-beneath = { $source }: which of your cards goes beneath it?

## Cards and dice

ask-discard = { $source }: which card do you discard?
ask-swap-cards = { $source }: which cards do you discard, to draw as many?
ask-recover-card = { $source }: which card do you take back from your discard pile?
ask-pick-die = { $source }: which die?
ask-whose-die = { $source }: whose die?
ask-give-die = { $source }: { $other } would like your die that shows { $die }. Do you give it?
ask-set-die = { $source }: to which symbol do you set it?
ask-reroll = { $source }: which die do you re-roll?
ask-must-reroll = { $source } demands it: which of your dice is re-rolled?
ask-let-reroll = { $source }: { $other } would like to re-roll your die that shows { $die }. Do you agree?

## Healing

ask-heal = { $source }: who heals?
ask-analyse = { $source }: whom do you treat?
ask-cure = { $source }: do you heal, or remove a growing token?

## Places, cultists and terror

ask-blank-die = { $source }: at which location is the cultist die turned to blank?
ask-reroll-cultist-die = { $source }: at which location is the cultist die re-rolled?
ask-block = { $source }: which location is blocked?
ask-escort = { $source }: where do you go?
ask-drag-away = { $source }: where is the cultist dragged?
ask-look-ahead = { $source }: in which order do they come, and who is sent away?
ask-look-at-terror = { $source }: at which terror card do you look?
ask-bury-terror = { $source }: do you exchange { $card } for the next terror card?
ask-remove-crystal = { $source }: from which terror card do you take a crystal?

## Items and trophies

ask-drop-item = { $source }: which item do you discard?
ask-recover-item = { $source }: which item do you take?
ask-case-closed = { $source }: which item do you take, or do you shuffle them into the deck?
ask-courier = { $source }: with whom do you deal?
ask-courier-item = { $source }: what do you give, or ask for?
ask-return-trophy = { $source }: which trophy do you give up?
ask-gain-trophy = { $source }: which trophy do you take?
ask-hand-off = { $source }: what changes hands?
