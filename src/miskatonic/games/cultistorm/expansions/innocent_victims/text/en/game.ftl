# What Innocent Victims say, ask and show.

value-modules-victims = Innocent Victims: people stumble into the fight. Lead them out, or they put on the robe.
name-victims = Innocent Victims
option-grave_count = Graves
    .about = Whether too many lost victims lose the game. Only with Innocent Victims.
    .off = However many are lost, the game goes on.
    .on = The sixth victim that turns or is devoured loses the game.

event-victim-comes = Somebody innocent has come to { $location-the }: { $victim } ({ $cause }).
event-victim-saved = { $seat } leads { $victim-the } out of { $location-the }. { $victim-does } ({ $cause })
event-victim-fears = More afraid, now { $fear } of { $nerve }: { $victim } ({ $cause }).
event-victim-turns = At { $location-the } one of them puts on the robe: { $victim } ({ $cause }).
event-victim-devoured = { $elder } devours { $victim-the } ({ $cause }).
event-graves-full =
    { $count ->
        [one] One victim is lost
       *[other] { $count } victims are lost
    }, and nobody believes in you any more ({ $cause }).
event-moves-free = All moves of { $seat } are free this turn ({ $cause }).
event-symbols-spared =
    { $seat } may ignore { $count ->
        [one] 1 symbol
       *[other] { $count } symbols
    } in one cultist fight this turn ({ $cause }).
event-thanks-used = { $seat } makes use of a debt of thanks ({ $cause }).

ask-thanks = { $source-does } Do you accept?
    .brief = { $source } thanks you. Do you accept the offer?

word-save = Save { $object-the }: discard what the plea asks for
    .group = Victims
ending-graves = Six innocent people are lost, and the town turns its back on you.

refusal-victim-not-here = That person does not stand at your location.
refusal-victim-surrounded = More than two cultists stand here: nobody can be led out yet.
refusal-plea-unanswered = Your hand does not show the symbols of this plea.

name-VIC-1-1 = a cultist at home, VIC-1.1
name-VIC-3-1 = among cultists, VIC-3.1
name-VIC-3-2 = the nerve is gone, VIC-3.2
name-VIC-3-3 = in the way of a Great Old One, VIC-3.3
name-VIC-4-1 = the graves are counted, VIC-4.1

zone-victims = Innocent victims
    .brief = Victims
    .labels = yes
mark-victims-location = at
mark-victims-plea = asks for
mark-victims-fear = fear
mark-victims-fear-is = { $value } of { $nerve }
mark-victims-desperate = about to turn
mark-victims-cult = cult
    .brief = { "" }
mark-victims-symbols = would need
    .brief = { "" }
mark-victims-deck = Still to come
mark-victims-saved = Saved
mark-victims-lost = Lost
mark-victims-graves = The game is lost at
