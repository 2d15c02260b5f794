# What a terminal says besides: options with what the table tells about them, answers that made nothing
# happen, and events with the text of their cards.

score = Score: { $score }. It counts the spaces between Necron and the Rift, and the items and sanity that are left.

mark-stock-cost = Price
mark-stock-cost-is =
    { $face ->
        [empty] { "" }
       *[other] { $value ->
            [N] for Necron +1
            [NN] for Necron +2
            [S] for 1 sanity
            [SS] for 2 sanity
            [C] for a creature card
            [V] for an event card
           *[other] for { $value }
        }
    }

choice-trade-skip = Do not trade
choice-defeat-skip = Let it be
choice-use-skip = Use nothing
choice-take-skip = Take nothing
choice-reroll-skip = Leave it at that
choice-defeat-creature = Defeat { $creature-the }
choice-defeat-shadow = Defeat the shadow of { $shadow }
choice-sacrifice = Give up { $object-the } to drive off { $creature-the }
choice-take =
    Take { $face-a }, { $object }: { $cost ->
        [N] Necron advances 1
        [NN] Necron advances 2
        [S] you lose 1 sanity
        [SS] you lose 2 sanity
        [C] a creature card is drawn
        [V] an event is drawn
       *[other] free
    }{ $drops ->
        [nothing] { "" }
       *[other] ; your { $drops } is discarded for it
    }
choice-go-secret-passage = Take the Secret Passage: 1 sanity, to any other place
choice-explore = Explore with { $object }: 1 sanity, and you both see the tile
choice-surge =
    Let Necron surge { $surge_meets ->
        [rift] into the Rift, where all is lost
        [demon] to the demon, where all is lost
       *[portrait] to the next ◆
    }

said-trade-skip = { $seat } does not trade.
said-defeat-skip = { $seat } lets it be.
said-use-skip = { $seat } uses nothing.
said-take-skip = { $seat } takes nothing.
said-reroll-skip = { $seat } leaves it at that.

told-event-revealed = { $event }: { $event-text } The Witch walks { $steps } to { $location-the }.
told-creature-activated = { $creature } again: what is already in Arkham strikes. { $creature-text }
