### Star Wars: Commanders of the Empire.
### A player's gender is unknown: the present tense, "they" where a pronoun is needed,
### "you" to the reader ($player-is, $owner-is, $partner-is).

commanders-title = Star Wars: Commanders of the Empire
commanders-about = Line up ships beside planets, gather the same ships in your fleet, and capture. One card a turn, and your rivals are counting too.

## Cards. `.a` and `.the` are the name with its article, where it takes one.

commanders-card-tie-fighter = TIE fighter
    .a = a TIE fighter
    .the = the TIE fighter
commanders-card-tie-interceptor = TIE interceptor
    .a = a TIE interceptor
    .the = the TIE interceptor
commanders-card-tie-bomber = TIE bomber
    .a = a TIE bomber
    .the = the TIE bomber
commanders-card-imperial-shuttle = Imperial shuttle
    .a = an Imperial shuttle
    .the = the Imperial shuttle
commanders-card-landing-craft = Landing craft
    .a = a landing craft
    .the = the landing craft
    .noun = landing craft
commanders-card-v-wing = V-wing
    .a = a V-wing
    .the = the V-wing
commanders-card-tie-advanced = TIE advanced
    .a = a TIE advanced
    .the = the TIE advanced
commanders-card-star-destroyer = Star Destroyer
    .a = a Star Destroyer
    .the = the Star Destroyer
commanders-card-death-star = Death Star
    .a = a Death Star
    .the = the Death Star
commanders-card-super-star-destroyer = Super Star Destroyer
    .a = a Super Star Destroyer
    .the = the Super Star Destroyer
commanders-card-slave-one = Slave I
    .a = Slave I
    .the = Slave I

## What the cards do

commanders-card-tie-fighter-text = A ship: it joins the line of a planet, or your own fleet.
commanders-card-tie-interceptor-text = A ship: it joins the line of a planet, or your own fleet.
commanders-card-tie-bomber-text = A ship: it joins the line of a planet, or your own fleet.
commanders-card-imperial-shuttle-text = A ship: it joins the line of a planet, or your own fleet.
commanders-card-landing-craft-text = A ship: it joins the line of a planet, or your own fleet.
commanders-card-v-wing-text = A ship: it joins the line of a planet, or your own fleet.
commanders-card-tie-advanced-text = A ship: it joins the line of a planet, or your own fleet.
commanders-card-star-destroyer-text = Two ships on the table, of any lines or fleets, change places. Or take a ship from an opponent’s fleet into your hand and put another ship from your hand there instead.
commanders-card-death-star-text = Destroy an open planet together with its line. The planet is out of the game, and the next one takes its place.
commanders-card-super-star-destroyer-text = Discard two ships from the lines of two different planets.
commanders-card-slave-one-text = Exchange a ship of your fleet for one of your left or right neighbour’s. That neighbour may do the same with the next player, and so on around the table, but not with you.

## Planets

commanders-planet-tatooine = Tatooine
commanders-planet-coruscant = Coruscant
commanders-planet-naboo = Naboo
commanders-planet-hoth = Hoth
commanders-planet-kashyyyk = Kashyyyk
commanders-planet-endor = Endor
commanders-planet-kamino = Kamino
commanders-planet-geonosis = Geonosis
commanders-planet-mustafar = Mustafar
commanders-planet-alderaan = Alderaan
commanders-planet-dagobah = Dagobah
commanders-planet-bespin = Bespin
commanders-planet-yavin = Yavin
commanders-planet-utapau = Utapau

## Options

commanders-option-eight = Special with 8 copies
    .help = Which special is in the deck eight times; there are two of each of the others.
commanders-option-eight-star-destroyer = Star Destroyer
commanders-option-eight-death-star = Death Star
commanders-option-eight-super-star-destroyer = Super Star Destroyer
commanders-option-eight-slave-one = Slave I
commanders-option-first = Who starts
    .help = Who takes the first turn; the others follow clockwise.
commanders-option-first-random = drawn by lot
commanders-option-first-1 = player 1
commanders-option-first-2 = player 2
commanders-option-first-3 = player 3
commanders-option-first-4 = player 4
commanders-option-first-5 = player 5
commanders-option-allow_null_swap = Swaps of identical ships
    .help = Ships may change places even if nothing on the table changes by it.
commanders-option-allow_partial_special = Specials in vain
    .help = A special may be played even if it takes effect only in part, or not at all.
commanders-option-turn_cap = Limit of turns
    .help = After so many turns the game is over, and whoever leads wins.

## Questions, and the outcome

commanders-ask-turn = { $player-is ->
    [you] Your turn: play a ship, play a special, or capture a planet.
   *[other] { $player } to play.
}
commanders-ask-shoot-also = { $player-is ->
    [you] Choose the second ship, at any planet but { $planet }.
   *[other] { $player } is choosing the second ship for the Super Star Destroyer.
}
commanders-ask-swap-with = { $player-is ->
    [you] What should { $ship-the } change places with?
   *[other] { $player } is choosing what { $ship-the } changes places with.
}
commanders-ask-give = { $player-is ->
    [you] Which ship do you give { $owner } for { $ship-the }?
   *[other] { $owner-is ->
        [you] { $player } is choosing which ship to give you for { $ship-the }.
       *[other] { $player } is choosing which ship to give { $owner } for { $ship-the }.
    }
}
commanders-ask-pass-on = { $player-is ->
    [you] Slave I has come to you: exchange ships with { $partner }, or decline.
   *[other] { $partner-is ->
        [you] Slave I: { $player } is deciding whether to exchange ships with you.
       *[other] Slave I: { $player } is deciding whether to exchange ships with { $partner }.
    }
}
commanders-ask-keep = { $player-is ->
    [you] You have more ships than it takes to capture { $planet }. Which one stays in your fleet?
   *[other] { $player } is choosing the ships that capture { $planet }.
}
commanders-over = { $winner-is ->
    [you] The game is over. You win with { $points } points!
   *[other] The game is over. { $winner } wins with { $points } points.
}

## Actions: the buttons of whoever is asked

commanders-action-pass = Pass
commanders-action-take-back = Take { $ship-the } back from your fleet
commanders-action-line = Play { $ship-a } beside { $planet }
commanders-action-fleet = Play { $ship-a } into your fleet
commanders-action-capture = Capture { $planet } ({ $value } points) with { $used-the }
commanders-action-capture-choose = Capture { $planet } ({ $value } points) and choose the ships to use
commanders-action-destroy = Death Star: destroy { $planet }
commanders-action-shoot = Super Star Destroyer: discard { $ship-the } at { $planet }, and another ship
commanders-action-swap-line = Star Destroyer: swap { $ship-the } at { $planet }
commanders-action-swap-own = Star Destroyer: swap { $ship-a } from your own fleet
commanders-action-swap-fleet = Star Destroyer: swap { $ship-a } from the fleet of { $owner }
commanders-action-steal = Star Destroyer: take { $ship-a } from the fleet of { $owner } into your hand
commanders-action-trade = Slave I: give { $partner } { $given-a } for { $taken-a }
commanders-action-vain = Play { $special-the } without effect
commanders-action-shoot-also = Discard { $ship-the } at { $planet }
commanders-action-swap-with-line = Swap { $first-the } with { $ship-the } at { $planet }
commanders-action-swap-with-own = Swap { $first-the } with { $ship-a } from your own fleet
commanders-action-swap-with-fleet = Swap { $first-the } with { $ship-a } from the fleet of { $owner }
commanders-action-give = Give { $owner } { $ship-a }
commanders-action-keep = Keep { $ship-the }, use { $used-the }
commanders-action-use-all = Use them all: { $used-the }
commanders-action-decline = Decline to exchange
commanders-action-pass-on = Give { $partner } { $given-a } for { $taken-a }

## Why not?

commanders-why-not-answer-first = First answer the question that is asked.
commanders-why-not-not-asked = That is not asked now: choose an action for your turn.
commanders-why-not-nobody-there = There is no such player at this table.
commanders-why-not-in-hand = You do not hold { $card-a }.
commanders-why-not-in-own-fleet = There is no such ship in your fleet: { $ship-a }.
commanders-why-not-in-fleet = There is no such ship in the fleet of { $owner }: { $ship-a }.
commanders-why-not-not-in-line = There is no such ship at { $planet }: { $ship-a }.
commanders-why-not-in-line = There is { $ship-a } at { $planet } already, and all ships of a line are different.
commanders-why-not-line-full = The line of { $planet } is full: it has room for { $value } ships.
commanders-why-not-line-open = Only a planet with a full line can be captured, and { $planet } has { $free ->
    [one] { $free } free place
   *[other] { $free } free places
} of { $value }.
commanders-why-not-matches = To capture { $planet } takes { $needed ->
    [one] { $needed } matching ship
   *[other] { $needed } matching ships
} in your fleet. You have { $have }.
commanders-why-not-no-match = { $ship } does not match the line of { $planet }: choose one of the ships that do.
commanders-why-not-fleet-full = A fleet has { $limit ->
    [one] { $limit } ship
   *[other] { $limit } ships
} at most, and yours is full.
commanders-why-not-pass = You have a move, so you cannot pass.
commanders-why-not-take-back = You have a move. A ship can be taken back only when there is none.
commanders-why-not-one-line = The Super Star Destroyer discards ships from the lines of two different planets, and too few lines have any.
commanders-why-not-same-planet = One ship of { $planet } is gone already: the second must be at another planet.
commanders-why-not-no-partner = Nothing on the table can change places with this ship: { $ship-the }. Every swap would change nothing, or leave identical ships in a line.
commanders-why-not-same-place = Both ships lie in one place: nothing would change.
commanders-why-not-itself = A ship does not change places with itself.
commanders-why-not-same-ships = The ships are identical: nothing would change.
commanders-why-not-steal-own = A ship can be taken only from an opponent.
commanders-why-not-nothing-to-give = You must give a ship from your hand for it, and you hold none.
commanders-why-not-nothing-else-to-give = You must give another ship for it, and the only one you hold is { $ship-a }.
commanders-why-not-give-stolen = You must give another ship for { $ship-the }.
commanders-why-not-one-neighbour = Two of you play: you have one neighbour, on the left as on the right.
commanders-why-not-vain = { $special }: the card cannot take effect now, and without effect it is not played.
commanders-why-not-vain-effect = { $special }: the card can take effect, so it cannot be played in vain.

## Options and positions that cannot be

commanders-refusal-first = Player { $first } is to start, but there are only { $players } players.
commanders-refusal-cards = Bad position: these are not the 98 cards of the deck. It has 12 ships of each of seven kinds, eight of one special, and two of each of the others.
commanders-refusal-planets = Bad position: each of the 14 planets must be in exactly one place. Four are open until the pile runs out; the others are in the pile, captured or destroyed.
commanders-refusal-line = Bad position: the line of planet { $number } (counting from 0) must have different ships, no more than the planet has points.
commanders-refusal-fleet = Bad position: the fleet of player { $number } (counting from 0) must have ships only, four at most.
commanders-refusal-hand = Bad position: the hand and fleet of player { $number } (counting from 0) must be five cards together, but for those that the question is about.
commanders-refusal-too-many = Bad position: no fleet, line or hand has more than five cards.
commanders-refusal-known = Bad position: what everybody knows of the hand of player { $number } (counting from 0) must be true.
commanders-refusal-end = Bad position: the game is over exactly when a planet cannot be replaced or the turns have run out, and the best one wins. And if everybody was stuck twice, the cards are discarded already.
commanders-refusal-resets = Bad position: cards were dealt anew more often than the turns allow. Before that everybody is stuck twice.
commanders-refusal-question = Bad position: such a question cannot come up. At the bottom is somebody’s turn, above it one question at most, to which that turn has led.

## What happens

commanders-event-open = A new planet: { $planet }.
commanders-event-draw = { $player-is ->
    [you] You draw a card.
   *[other] { $player } draws a card.
}
commanders-event-draw-seen = { $player-is ->
    [you] You draw { $card-a }.
   *[other] { $player } draws { $card-a }.
}
commanders-event-line = { $player-is ->
    [you] You play { $ship-a } beside { $planet }.
   *[other] { $player } plays { $ship-a } beside { $planet }.
}
commanders-event-fleet = { $player-is ->
    [you] You play { $ship-a } into your fleet.
   *[other] { $player } plays { $ship-a } into their fleet.
}
commanders-event-play = { $player-is ->
    [you] You play { $special-the }.
   *[other] { $player } plays { $special-the }.
}
commanders-event-vain = { $special } changes nothing.
commanders-event-destroy = { $player-is ->
    [you] You destroy { $planet } together with its line: { $ships-the }.
   *[other] { $player } destroys { $planet } together with its line: { $ships-the }.
}
commanders-event-destroy-empty = { $player-is ->
    [you] You destroy { $planet }.
   *[other] { $player } destroys { $planet }.
}
commanders-event-shoot = { $player-is ->
    [you] You discard { $ship-the } at { $planet }.
   *[other] { $player } discards { $ship-the } at { $planet }.
}
commanders-event-swap-line-line = { $player-is ->
    [you] You swap { $first-the } at { $first-planet } with { $second-the } at { $second-planet }.
   *[other] { $player } swaps { $first-the } at { $first-planet } with { $second-the } at { $second-planet }.
}
commanders-event-swap-line-own = { $player-is ->
    [you] You take { $first-the } at { $first-planet } into your fleet and put { $second-a } there.
   *[other] { $player } takes { $first-the } at { $first-planet } into their fleet and puts { $second-a } there.
}
commanders-event-swap-line-fleet = { $player-is ->
    [you] You swap { $first-the } at { $first-planet } with { $second-a } from the fleet of { $second-owner }.
   *[other] { $second-owner-is ->
        [you] { $player } swaps { $first-the } at { $first-planet } with { $second-a } of your fleet.
       *[other] { $player } swaps { $first-the } at { $first-planet } with { $second-a } from the fleet of { $second-owner }.
    }
}
commanders-event-swap-own-own = { $player-is ->
    [you] You swap { $first-a } and { $second-a } within your own fleet.
   *[other] { $player } swaps { $first-a } and { $second-a } within their own fleet.
}
commanders-event-swap-own-fleet = { $player-is ->
    [you] You swap { $first-a } from your own fleet with { $second-a } from the fleet of { $second-owner }.
   *[other] { $second-owner-is ->
        [you] { $player } swaps { $first-a } from their own fleet with { $second-a } of yours.
       *[other] { $player } swaps { $first-a } from their own fleet with { $second-a } from the fleet of { $second-owner }.
    }
}
commanders-event-swap-fleet-fleet = { $player-is ->
    [you] You swap { $first-a } (the fleet of { $first-owner }) with { $second-a } (the fleet of { $second-owner }).
   *[other] { $player } swaps { $first-a } ({ $first-owner-is ->
        [you] your fleet
       *[other] the fleet of { $first-owner }
    }) with { $second-a } ({ $second-owner-is ->
        [you] your fleet
       *[other] the fleet of { $second-owner }
    }).
}
commanders-event-steal = { $player-is ->
    [you] You take { $ship-a } from the fleet of { $owner } into your hand.
   *[other] { $owner-is ->
        [you] { $player } takes { $ship-a } of your fleet into their hand.
       *[other] { $player } takes { $ship-a } from the fleet of { $owner } into their hand.
    }
}
commanders-event-give = { $player-is ->
    [you] In return you give { $owner } { $ship-a }.
   *[other] { $owner-is ->
        [you] In return { $player } gives you { $ship-a }.
       *[other] In return { $player } gives { $owner } { $ship-a }.
    }
}
commanders-event-trade = { $player-is ->
    [you] You give { $partner } { $given-a } and get { $taken-a }.
   *[other] { $partner-is ->
        [you] { $player } gives you { $given-a } and gets { $taken-a }.
       *[other] { $player } gives { $partner } { $given-a } and gets { $taken-a }.
    }
}
commanders-event-decline = { $player-is ->
    [you] You decline to exchange, and Slave I goes no further.
   *[other] { $player } declines to exchange, and Slave I goes no further.
}
commanders-event-capture = { $player-is ->
    [you] You capture { $planet } ({ $value } points) with { $ships-the }.
   *[other] { $player } captures { $planet } ({ $value } points) with { $ships-the }.
}
commanders-event-take-back = { $player-is ->
    [you] You have no move: you take { $ship-a } back from your fleet.
   *[other] { $player } has no move and takes { $ship-a } back from their fleet.
}
commanders-event-pass = { $player-is ->
    [you] You have no move: you pass.
   *[other] { $player } has no move and passes.
}
commanders-event-reshuffle = The deck has run out: the discards ({ $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}) are shuffled and become the deck.
commanders-event-reset = The game goes in circles: hands, fleets and lines are discarded, and everybody draws five new cards.
commanders-event-drop-hand = { $player-is ->
    [you] You discard your whole hand: { $hand-a }.
   *[other] { $player } discards their whole hand: { $hand-a }.
}
commanders-event-end = The pile of planets is empty, and the planet cannot be replaced. The game is over.
commanders-event-cap = { $turns } turns were taken. That is the limit, and the game is over.
commanders-event-score = { $player-is ->
    [you] Place { $rank }: you, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } (planets worth 4: { $fours }, worth 3: { $threes }).
   *[other] Place { $rank }: { $player }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } (planets worth 4: { $fours }, worth 3: { $threes }).
}
commanders-event-win = { $player-is ->
    [you] You win!
   *[other] { $player } wins!
}

## A move in parts, and the table in a terminal

commanders-kind-line = Play a ship beside a planet
commanders-kind-fleet = Play a ship into your fleet
commanders-kind-capture = Capture a planet
commanders-kind-destroy = Play the Death Star
commanders-kind-shoot = Play the Super Star Destroyer
commanders-kind-swap = Play the Star Destroyer: two ships change places
commanders-kind-steal = Play the Star Destroyer: take an opponent’s ship
commanders-kind-trade = Play Slave I
commanders-kind-vain = Play a special without effect
commanders-kind-shoot-also = Discard the second ship
commanders-kind-swap-with = Swap with
commanders-kind-give = Give a ship in return
commanders-kind-keep = Keep a ship in your fleet
commanders-kind-use-all = Use all ships that match
commanders-kind-decline = Decline to exchange
commanders-kind-pass-on = Exchange ships in your turn
commanders-kind-take-back = Take a ship back from your fleet
commanders-kind-pass = Pass
commanders-table-turn = Turn { $turn }
commanders-table-pile = planets to come: { $count }
commanders-table-planet = Planet
commanders-table-line = Line
commanders-table-captors = In reach of
commanders-table-players = { $players }
commanders-table-points = Points
commanders-table-fleet = Fleet
commanders-table-lacking = hidden cards certainly lack { $kinds-a }
commanders-table-discards = Discards, from the top
commanders-table-listed = { $planets }
commanders-caution-last-planet = The pile of planets is empty: the game would be over at once, and you do not lead.

## Rules: the sections, in the order in which they are read

commanders-rules-aim =
    You command an Imperial fleet and subdue planets. A planet goes to whoever gathers almost all the ships that stand in its line. Planets are worth two to four points. When the pile of planets has run out and one that is gone cannot be replaced, three are left and the game is over: the most points win.
    .title = Aim
commanders-rules-setup =
    The deck has 98 cards: seven kinds of ships, 12 of each, and 14 specials (eight Star Destroyers and two each of the Death Star, the Super Star Destroyer and Slave I). An option gives the eight copies to another special. Everybody is dealt five. Of 14 planets four are open, the others lie in a pile. To the right of a planet is its line of defence, empty at first.
    .title = Set-up
commanders-rules-turn =
    On your turn do exactly one thing: play a ship beside a planet, play a ship into your fleet, play a special, or capture a planet. Then it is the next player’s turn, clockwise.
    Your hand and your fleet are always five cards together.
    .title = Turn
commanders-rules-line =
    Play a ship from your hand beside any open planet, then draw a card. All ships of a line are different, and there are no more of them than the planet has points.
    .title = The line of a planet
commanders-rules-fleet =
    Play a ship from your hand in front of you. No card is drawn for it. A fleet has four ships at most, identical ones allowed.
    .title = Fleet
commanders-rules-specials =
    A special goes to the discards, takes effect, and you draw a card.
    The Death Star destroys a planet together with its line: the next planet takes its place.
    A Super Star Destroyer discards two ships from the lines of two different planets.
    A Star Destroyer makes two ships on the table change places, or takes a ship from an opponent’s fleet into your hand in return for another one from your hand.
    Slave I exchanges a ship of your fleet for one of a neighbour’s. That neighbour may do the same with the neighbour further on, and so on, until somebody declines or your other neighbour has had a part in it. You exchange once.
    .title = Specials
commanders-rules-capture =
    A planet can be captured when its line is full. Your fleet must have the same ships as the line, all of them or all but one: one for a planet of 2 points, two for 3 points, three for 4 points.
    The ships used and the whole line are discarded, the planet is yours for good, and the next one takes its place. Then draw until your hand and fleet are five cards again.
    .title = Capture
commanders-rules-stuck =
    If there is nothing you can do, you may take a ship of your fleet back into your hand, or pass. Everybody sees what came back.
    If everybody has been stuck twice, hands, fleets and lines are discarded, and everybody draws five new cards. Planets stay. The count starts again whenever somebody adds a ship to a line, plays a special card or captures a planet; a ship put into a fleet does not start it again.
    When the deck runs out, the discards are shuffled and become the deck.
    .title = No move
commanders-rules-end =
    The game is over as soon as a planet must be replaced and the pile is empty. The most points win; if they are equal, the most planets of 4 points, then of 3 points, then whoever took the later turn.
    .title = End of the game
commanders-rules-rulings =
    A swap that changes nothing is forbidden, and so is one that would leave two identical ships in a line.
    A special cannot be played unless it can take full effect. Options change this and the rule before it.
    For the ship that a Star Destroyer takes another one is given, and it must have been in the hand before.
    Identical ships in a fleet count once in a capture. If more ships match than are needed, you decide which to use.
    Slave I goes no further where there is nothing to exchange. Only whoever played it draws a card.
    The last planet can be blown up, too: the game is over, and nobody gets it.
    The rulebook does not tell the values of the planets, the seventh ship, or which special has eight copies: those are our choices.
    .title = Rulings

## The table in the browser

browser-commanders-key-button = press the button under the question
browser-commanders-galaxy = The planets and their lines
browser-commanders-turn = Turn { $turn }
browser-commanders-heaps = Deck, discards and planets to come
browser-commanders-deck = deck
browser-commanders-deck-count = { $count ->
    [one] Deck: { $count } card
   *[other] Deck: { $count } cards
}
browser-commanders-discards = discards
browser-commanders-discards-open = { $count ->
    [one] Discards: { $count } card. Show it
   *[other] Discards: { $count } cards. Show them
}
browser-commanders-discards-title = Discards
browser-commanders-discards-none = No discards yet.
browser-commanders-discards-order = The last one laid down comes first.
browser-commanders-pile = planets
browser-commanders-pile-count = { $count ->
    [one] { $count } planet to come
   *[other] { $count } planets to come
}
browser-commanders-pile-last = The pile is empty: the next planet that goes ends the game.
browser-commanders-destroyed = Destroyed
browser-commanders-fleet = Your fleet
    .borrowed = The fleet
browser-commanders-fleet-count = Fleet { $count } of { $limit }
browser-commanders-hand-count = { $count ->
    [one] Hand: { $count } card
   *[other] Hand: { $count } cards
}
browser-commanders-fleet-of = Fleet: { $player }
browser-commanders-fleet-none = empty fleet
browser-commanders-hand-of = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
browser-commanders-hand-title = Hand: { $player }
browser-commanders-hand-known = Everybody knows of these cards
browser-commanders-holds = everybody knows of this card
browser-commanders-lacks = Certainly not among the hidden cards: { $cards-a }
browser-commanders-stuck = { $count ->
    [one] had no move
   *[other] had no move { $count } times
}
browser-commanders-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
browser-commanders-captured = Captured planets: { $player }
browser-commanders-captured-none = no planets yet
browser-commanders-rank = Place { $rank }
browser-commanders-worth = { $planet }: { $value ->
    [one] { $value } point
   *[other] { $value } points
}
browser-commanders-line = The line of { $planet }
browser-commanders-place-free = a free place
browser-commanders-free = { $count } free
browser-commanders-full = full
browser-commanders-needs = { $count } to capture
browser-commanders-needs-help = { $count ->
    [one] It takes { $count } ship of the line in a fleet to capture this planet.
   *[other] It takes { $count } ships of the line in a fleet to capture this planet.
}
browser-commanders-matches = { $player-is ->
    [you] You match { $have } of { $needed }
   *[other] { $player } matches { $have } of { $needed }
}
browser-commanders-captor = { $player-is ->
    [you] You can capture this planet on your turn
   *[other] { $player } can capture this planet on their turn
}
browser-commanders-yours-too = your fleet has it, too
    .borrowed = the fleet has it, too
browser-commanders-capture = Capture
browser-commanders-why-not = Why can I not capture { $planet }?
browser-commanders-gone = This place stays empty.
browser-commanders-nothing = You have no move: take a ship of your fleet back into your hand, or pass.
browser-commanders-only-pass = You have no move and no fleet: you can only pass.
browser-commanders-where = Where does { $card-the } go?
browser-commanders-which-planet = Death Star: which planet is destroyed?
browser-commanders-which-first = Super Star Destroyer: choose the first of two ships beside two planets.
browser-commanders-which-swap = Star Destroyer: choose a ship to swap, or one of an opponent’s fleet to take.
browser-commanders-which-mode = What happens to { $card-the }?
browser-commanders-mode-swap = Swap it with another
browser-commanders-mode-steal = Take it into your hand for another
browser-commanders-which-give = Slave I: which ship of your fleet do you give?
browser-commanders-which-take = What do you take for { $card-the }?
browser-commanders-cannot = { $card }: this card cannot be played now.
browser-commanders-own-places = Your ships go to a planet or into your own fleet.
browser-commanders-planets-only = The Death Star destroys planets: choose one.
browser-commanders-lines-only = Only ships beside planets can be discarded, not those of fleets.
browser-commanders-fleets-only = Slave I exchanges ships of fleets, not those beside planets.
browser-commanders-own-first = First choose the ship of your own fleet that you give.
browser-commanders-not-neighbour = Slave I reaches only your neighbours, on the left and on the right.
browser-commanders-not-partner = Slave I goes on around the table: only with the next neighbour can you exchange.
browser-commanders-give-a-ship = It must be a ship: specials are never in a fleet.
browser-commanders-target = Choose
browser-commanders-score = { $fours ->
    [0] { $threes ->
        [0] no planets worth 4 or 3
       *[other] planets worth 3: { $threes }
    }
   *[other] planets worth 4: { $fours }, worth 3: { $threes }
}
browser-commanders-reset = The game went in circles
browser-commanders-unseen = { $count } of { $copies } not seen
browser-commanders-unseen-help = The numbers are cards that you do not see: they are in the deck or in other hands.
browser-commanders-ships = Ships
browser-commanders-specials = Specials
browser-commanders-planets = Planets
browser-commanders-at-open = open
browser-commanders-at-pile = to come
browser-commanders-at-captured = captured by player { $number }
browser-commanders-at-destroyed = destroyed
browser-commanders-facts-ship = A ship, { $count } in the deck
browser-commanders-facts-special = A special: { $eight } of one kind in the deck, { $two } of each of the others
browser-commanders-facts-planet = { $value } points. Its line has { $value } places; { $needed ->
    [one] { $needed } matching ship
   *[other] { $needed } matching ships
} in your fleet capture it once the line is full.
browser-commanders-short-tie-fighter = Fighter
browser-commanders-short-tie-interceptor = Interceptor
browser-commanders-short-tie-bomber = Bomber
browser-commanders-short-imperial-shuttle = Shuttle
browser-commanders-short-landing-craft = Landing
browser-commanders-short-v-wing = V-wing
browser-commanders-short-tie-advanced = Advanced
browser-commanders-short-star-destroyer = Destroyer
browser-commanders-short-death-star = Death Star
browser-commanders-short-super-star-destroyer = Super
browser-commanders-short-slave-one = Slave I
browser-commanders-deed-star-destroyer = swap two ships, or take one
browser-commanders-deed-death-star = destroy a planet
browser-commanders-deed-super-star-destroyer = shoot down two ships
browser-commanders-deed-slave-one = trade with a neighbour
browser-commanders-planet-tatooine = Sand to the horizon and two suns above it.
browser-commanders-planet-coruscant = One city from pole to pole, and the throne in its middle.
browser-commanders-planet-naboo = Domes over green hills and clear water.
browser-commanders-planet-hoth = Ice, wind and nothing to burn.
browser-commanders-planet-kashyyyk = Trees so tall that towns hang in them.
browser-commanders-planet-endor = A moon full of firs; somebody is watching from behind them.
browser-commanders-planet-kamino = Rain on an endless sea, and one platform that stands in it.
browser-commanders-planet-geonosis = Red rock, hollow towers and a belt of stones.
browser-commanders-planet-mustafar = A mountain that never goes out.
browser-commanders-planet-alderaan = Snowy peaks, meadows and peace, for the time being.
browser-commanders-planet-dagobah = Fog, roots and something in the water.
browser-commanders-planet-bespin = No ground at all, but a city in the clouds.
browser-commanders-planet-yavin = A giant of gas; the temple is on its moon.
browser-commanders-planet-utapau = Plains full of holes, and people at the bottom of them.
browser-commanders-course = Points over the match

# The first match with a coach, and tips for the first time.
commanders-coach-aim = Planets are points. A planet can be captured once the line beside it is full. For that you need almost the same ships in a fleet of your own.
    .title = What it is about
commanders-coach-turn = A turn is one thing only: a ship beside a planet, a ship into your fleet, a special card, or a capture. Yavin is worth 2 points, so its line takes two ships, and a capture takes one that matches.
    .title = One thing a turn
commanders-coach-line = You hold two TIE bombers. Put one of them beside Yavin. A card is drawn for it.
    .title = Begin a line
commanders-coach-fleet = Put the other TIE bomber into your own fleet. No card is drawn for that: hand and fleet are always five cards together.
    .title = Into the fleet
commanders-coach-fill = A line takes no two identical ships. Put the Imperial shuttle beside Yavin: then the line is full, and your bomber matches.
    .title = Fill the line
commanders-coach-capture = Yavin’s line is full, and one of its ships is in your fleet. Capture Yavin!
    .title = Capture
commanders-coach-danger = Two points are yours, and the next planet has come. But look at Bespin: its line is full, and your rival’s fleet has a TIE advanced, which matches. Next turn Bespin would be gone.
    .title = Look across
commanders-coach-special = A Star Destroyer can take a ship out of a fleet. Play it, take the TIE advanced from your rival’s fleet, and give an Imperial shuttle for it.
    .title = A special card
commanders-coach-end = Now nothing of your rival’s matches Bespin. Watch both sides: which lines suit your hand, and which suit the fleets across. The game is over when a planet cannot be replaced any more. It goes on without the coach; “Hint” says what a bot would do.
    .title = On your own
commanders-tip-capture = A planet can be captured: its line is full and your fleet matches it. The ships used and the line are discarded.
commanders-tip-destroy = The Death Star destroys a planet with its line: good where a rival is about to capture it.
commanders-tip-shoot = A Super Star Destroyer discards two ships from the lines of two planets: it opens lines that were nearly full.
commanders-tip-swap = A Star Destroyer makes two ships on the table change places, or takes one out of a rival’s fleet in return for another one from your hand.
commanders-tip-trade = Slave I exchanges a ship of your fleet for one of a neighbour’s. The exchange may then go on round the table.
commanders-tip-take-back = You have no move, so a ship of your fleet may come back into your hand. Everybody sees which.
commanders-tip-keep = More of your ships match than are needed: you may keep one of them.

# Why a bot advises something.
commanders-reason-capture = It captures { $planet }: { $value } points for good.
commanders-reason-nearer = It brings you nearer to { $planet }.
commanders-reason-deny = It makes { $planet } harder to reach for the others.
