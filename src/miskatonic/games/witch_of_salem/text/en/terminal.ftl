# Options with their price and what the table tells about them (`choice-`), answers that made nothing happen,
# and events with the text of their cards.

mark-stock-cost = Price
    .brief = { "" }
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
choice-trade-give-skip = Call the trade off
choice-defeat-skip = Let it be
choice-use-skip = Use nothing
choice-take-skip = Take nothing
choice-reroll-skip = Leave it at that
choice-defeat-creature = Defeat { $creature-the }: you keep your items
choice-defeat-shadow = Defeat the shadow of { $shadow }: you keep your items
choice-sacrifice = Give up { $object-the } to drive off { $creature-the }
choice-take =
    Take { $face-the }, { $object } slot ({ $cost ->
        [N] Necron advances 1
        [NN] Necron advances 2
        [S] costs 1 sanity
        [SS] costs 2 sanity
        [C] costs a creature card
        [V] costs an event card
       *[other] { $price ->
            [nothing] free
           *[other] costs { $price }
        }
    }{ $kills ->
        [yes] , your last: you leave the game without it
       *[no] { "" }
    }{ $drops ->
        [nothing] { "" }
        [minor-item] ; you discard a minor item for it
       *[other] ; your { $drops } is discarded for it
    })
    .short =
        Take { $face-the } ({ $cost ->
            [N] Necron +1
            [NN] Necron +2
            [S] 1 sanity
            [SS] 2 sanity
            [C] a creature card
            [V] an event card
           *[other] { $price ->
                [nothing] free
               *[other] { $price }
            }
        }{ $kills ->
            [yes] , your last
           *[no] { "" }
        }{ $drops ->
            [nothing] { "" }
            [minor-item] , but you discard a minor item
           *[other] , but you discard your { $drops }
        })
choice-go-secret-passage =
    Take the Secret Passage: { $sanity ->
        [1] your last sanity, and you leave the game
       *[other] 1 sanity, to any other place
    }
choice-slip =
    Slip through to { $object-the }: { $sanity ->
        [1] your last sanity, and you leave the game
       *[other] 1 sanity
    }
choice-slip-rlyeh =
    Go to R'lyeh and banish the Prisoner to the end: 1 sanity now and on each of your turns{ $ban_discards ->
        [yes] , and the items of the recipe
       *[no] { "" }
    }
    .short =
        Banish the Prisoner: 1 sanity now and each turn{ $ban_discards ->
            [yes] , and the recipe
           *[no] { "" }
        }
choice-explore =
    Explore with { $object }: { $sanity ->
        [1] your last sanity, you leave the game and nobody looks
       *[other] 1 sanity, and you both see the tile
    }
choice-use-necronomicon = Use the Necronomicon: the next Great Old One is unmasked
choice-use-glasses = Use the Glasses: you look at the tile here
choice-use-elixir =
    Use the Elixir: { $heals ->
        [0] your own sanity is full
       *[other] { $heals } sanity
    }
choice-use-dagger = Use the Dagger: what waits here is defeated
choice-seal =
    Seal the tile of { $object-the } with { $artifact-the }{ $tile ->
        [Portal] : it is a Portal
        [Wall] : it is a Wall, and all is lost
       *[other] : if it is a Wall, all is lost
    }
    .short =
        Seal with { $artifact-the }{ $tile ->
            [Portal] : it is a Portal
            [Wall] : it is a Wall, all is lost
           *[other] : a Wall would lose all
        }
choice-close = Close the University's portal with { $holds-the }: the game ends, lost if a Portal is open
    .short = Close it with { $holds-the }: the game ends
choice-offer =
    { $object ->
        [0] Offer none
       *[other] Offer { $object } × { $item }
    }
choice-surge =
    Let Necron surge { $surge_meets ->
        [rift] into the Rift, where all is lost
        [demon] to the demon, where all is lost
       *[portrait] to the next portrait
    }

said-move-go = { $seat } takes the Secret Passage.
said-trade-trade = { "" }
said-trade-give-give = { "" }
said-trade-ask-ask = { "" }
said-use-explore = { "" }
said-take-take = { "" }
said-keep-item-yes = { "" }
said-tribute-offer = { $seat } offers nothing.
said-trade-skip = { "" }
said-trade-give-skip = { "" }
said-defeat-skip = { "" }
said-use-skip = { "" }
said-take-skip = { "" }
said-reroll-skip = { "" }

told-event-revealed = { $event }: the Witch walks { $steps } to { $location-the }. { $event-text }
told-creature-activated = { $creature } again: what is already in Arkham strikes. { $creature-text }
