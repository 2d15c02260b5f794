# What people ask of the bots of their team, and what a bot answers.

request-plan = What do you plan?
request-fight = Who takes { $subject-the }?
request-support = Will you help me in my fight?
request-item = Can you give me { $subject-the }?
request-come = Will you come to my location?

answer-not-now = Let us plan that in Preparation.
answer-gone = I have left the investigation.
answer-busy = No, I have marked { $enemy-the }.
answer-first = Not now: { $enemy-the } must fall first.
answer-forbidden = No, the rules are against it.
answer-rule-enemy-not-in-play = That one has left Arkham.
answer-rule-away = No, one of us is at none of the locations.
answer-rule-item-unique = No, you have one already, and it is unique.
answer-rule-support-limit = No, I have played as many support cards as I may this turn.
answer-rule-support-feud = No, while we quarrel I may not play another support card.
answer-plan-sure = I take { $enemy-the } at { $location-the }.
answer-plan-with-die = I take { $enemy-the } at { $location-the }, with a die that shows { $face }.
answer-plan-lacking =
    I try { $enemy-the } at { $location-the }, but lack { $count ->
        [one] a symbol
       *[other] { $count } symbols
    }.
answer-plan-seal = I go to { $location-the } to seal it.
answer-plan-ready = I am ready; there is nothing left for me to do.
answer-plan-none = I see no enemy that I could take.
answer-fight-yes = I do.
answer-fight-try =
    I try, but lack { $count ->
        [one] a symbol
       *[other] { $count } symbols
    } yet.
answer-fight-marked = I do: I have marked it.
answer-fight-you = You do: you are better placed than I.
answer-fight-other = Not I. { $other } is better placed.
answer-fight-reach = Not I: it is out of my reach this turn.
answer-fight-risky = Nobody should: that would cost us more than it brings.
answer-support-yes = Yes, I play { $card } for you, against { $enemy-the }.
answer-support-no-fight = You have no enemy to fight; mark one first.
answer-support-enough = You lack nothing for { $enemy-the }.
answer-support-needed = No, I need that card against { $enemy-the }.
answer-support-dear = I could play { $card }, but it would cost us too much now.
answer-support-other = I have nothing for that fight. { $other } has.
answer-support-none = I have nothing that helps against { $enemy-the }.
answer-item-yes = Yes, I offer you { $item-the }.
answer-item-meet = Yes, as soon as we stand at the same location.
answer-item-to-fight = No, we need { $item-the } where it is: I want to take { $enemy-the }.
answer-item-needed = No, we need { $item-the } where it is.
answer-item-other = I do not have { $item-the }. { $other } has.
answer-item-nobody = None of us has that.
answer-come-yes = Yes, and I take { $enemy-the } there.
answer-come-idle = Yes, though there is nobody there for me to take.
answer-come-here = I am there.
answer-come-costs = No, another move this turn would cost me a token.
