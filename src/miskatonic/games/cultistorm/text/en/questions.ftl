# What a decision asks of the one who decides.

## The whole team

ask-altar = Terror has gone round the circle. Where do you raise an altar?
ask-stop-clock = A terror step is about to be made ({ $source }). Do you stop it with the Stopped Watch?
ask-story = “{ $source }”: { $source-does } Which is it to be?

## Cards and dice

ask-discard = { $source }: which card do you discard?
ask-swap-cards = { $source }: which cards do you discard, to draw as many?
ask-recover-card = { $source }: which card do you take back from your discard pile?
ask-pick-die = { $source }: which die?
ask-whose-die = { $source }: whose die?
ask-give-die = { $source }: { $other } would like your die that shows { $die }. Do you give it?
ask-set-die = { $source }: to which symbol do you set it?
ask-reroll = { $source }: which die do you re-roll?
ask-let-reroll = { $source }: { $other } would like to re-roll your die that shows { $die }. Do you agree?

## Healing

ask-heal = { $source }: who heals?
ask-analyse = { $source }: whom do you treat?
ask-cure = { $source }: do you heal, or remove a growing token?
ask-return-trophy = { $source }: which trophy do you return?
