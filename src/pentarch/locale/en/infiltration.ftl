### Star Wars: Infiltration.
### A player's gender is unknown: the present tense, "they" where a pronoun is needed,
### "you" to the reader ($player-is, $target-is).

infiltration-title = Star Wars: Infiltration
infiltration-about = A short game of deduction: keep one secret card, discard the other. Be the last in the round, or hold the highest card at its end.

## Cards. `.a` and `.the` are the name with its article, where it takes one.

infiltration-card-stormtrooper = Stormtrooper
    .a = a Stormtrooper
    .the = the Stormtrooper
infiltration-card-boba-fett = Boba Fett
    .a = Boba Fett
    .the = Boba Fett
infiltration-card-han-solo = Han Solo
    .a = Han Solo
    .the = Han Solo
infiltration-card-c-3po = C-3PO
    .a = C-3PO
    .the = C-3PO
infiltration-card-r2-d2 = R2-D2
    .a = R2-D2
    .the = R2-D2
infiltration-card-chewbacca = Chewbacca
    .a = Chewbacca
    .the = Chewbacca
infiltration-card-luke-skywalker = Luke Skywalker
    .a = Luke Skywalker
    .the = Luke Skywalker
infiltration-card-darth-vader = Darth Vader
    .a = Darth Vader
    .the = Darth Vader
infiltration-card-obi-wan-kenobi = Obi-Wan Kenobi
    .a = Obi-Wan Kenobi
    .the = Obi-Wan Kenobi
infiltration-card-princess-leia = Princess Leia
    .a = Princess Leia
    .the = Princess Leia

## What the cards do

infiltration-card-stormtrooper-text = Choose an opponent and name a number from 2 to 8. If it is the number of their card, they are out of the round.
infiltration-card-boba-fett-text = Works like a Stormtrooper, but after a miss you may name one more number to the same opponent. Miss again and you are out.
infiltration-card-han-solo-text = You secretly look at one opponent’s card.
infiltration-card-c-3po-text = You and an opponent secretly show each other your cards. Whoever holds the lower one is out; if they are even, both stay.
infiltration-card-r2-d2-text = You and an opponent secretly show each other your cards. Whoever holds the higher one is out; if they are even, both stay.
infiltration-card-chewbacca-text = Opponents’ cards do not touch you until your turn comes round again.
infiltration-card-luke-skywalker-text = A player of your choice, perhaps you, discards their card without effect and draws a new one.
infiltration-card-darth-vader-text = You trade cards with one opponent.
infiltration-card-obi-wan-kenobi-text = Does nothing in the discards. But if your other card is Luke Skywalker or Darth Vader, Obi-Wan is the one you must discard.
infiltration-card-princess-leia-text = Whoever discards Leia, by choice or by force, is out of the round.

## Whom a number means

infiltration-number-2 = { infiltration-card-han-solo }
infiltration-number-3 = { infiltration-card-c-3po } or { infiltration-card-r2-d2 }
infiltration-number-4 = { infiltration-card-chewbacca }
infiltration-number-5 = { infiltration-card-luke-skywalker }
infiltration-number-6 = { infiltration-card-darth-vader }
infiltration-number-7 = { infiltration-card-obi-wan-kenobi }
infiltration-number-8 = { infiltration-card-princess-leia }

## Options

infiltration-option-goal = Tokens to win
    .help = 0 goes by the rules: 7 for two players, 5 for three, 4 for four.
infiltration-option-first = Who starts
    .help = Who takes the first turn of the first round. Later rounds are started by the winner of the one before.
infiltration-option-first-random = drawn by lot
infiltration-option-first-1 = player 1
infiltration-option-first-2 = player 2
infiltration-option-first-3 = player 3
infiltration-option-first-4 = player 4
infiltration-option-han_optional = Han Solo by choice
    .help = Han Solo may be discarded without looking at anybody’s card.
infiltration-option-boba_second_mandatory = Second try compulsory
    .help = After Boba Fett misses, the second try cannot be declined.
infiltration-option-full_tie = Full tie in a round
    .help = What happens when both the highest cards and the sums of discards are equal.
infiltration-option-full_tie-share = a token for each
infiltration-option-full_tie-none = a token for nobody
infiltration-option-full_tie_match = Tie in the match
    .help = What happens when several players win their last token at once.
infiltration-option-full_tie_match-shared = they share the victory
infiltration-option-full_tie_match-playoff = play on until one alone leads

## Questions, and the outcome

infiltration-ask-discard = { $player-is ->
    [you] Your turn: discard one of your two cards.
   *[other] { $player } to play.
}
infiltration-ask-second-try = { $player-is ->
    [you] Boba Fett missed: { $target } does not hold { $number }. Name another number, or decline the second try.
   *[other] Boba Fett missed: { $player } is deciding whether to risk a second try.
}
infiltration-ask-second-try-must = { $player-is ->
    [you] Boba Fett missed: { $target } does not hold { $number }. Name another number.
   *[other] Boba Fett missed: { $player } is choosing another number.
}
infiltration-over = { $winner-is ->
    [you] The match is over. You win!
   *[other] The match is over. { $winner } wins.
}
infiltration-over-shared = { $winners-is ->
    [you] The match is over. You are among the winners: { $winners }.
   *[other] The match is over. { $winners } share the victory.
}

## Actions: the buttons of whoever is asked

infiltration-action-guess = Discard { $card-a } against { $target }: name { $number } ({ $guess })
infiltration-action-han-solo = Discard Han Solo: look at the card of { $target }
infiltration-action-c-3po = Discard C-3PO: compare cards with { $target }, the lower is out
infiltration-action-r2-d2 = Discard R2-D2: compare cards with { $target }, the higher is out
infiltration-action-chewbacca = Discard Chewbacca: be protected until your next turn
infiltration-action-luke-skywalker = Discard Luke Skywalker: { $target } discards and draws a new card
infiltration-action-luke-skywalker-self = Discard Luke Skywalker: discard your other card too and draw a new one
infiltration-action-darth-vader = Discard Darth Vader: trade cards with { $target }
infiltration-action-obi-wan-kenobi = Discard Obi-Wan Kenobi: no effect
infiltration-action-princess-leia = Discard Princess Leia and be out of the round
infiltration-action-discard-vain = Discard { $card-a } in vain: all opponents are protected
infiltration-action-discard-unused = Discard { $card-a } and choose nobody
infiltration-action-try = Second try against { $target }: name { $number } ({ $guess })
infiltration-action-give-up = Decline the second try

## Why not?

infiltration-why-not-no-second-try = There is a second try only after Boba Fett has missed. Now one of two cards must be discarded.
infiltration-why-not-in-hand = You do not hold { $card-a }.
infiltration-why-not-obiwan = You hold { $card-a } and Obi-Wan Kenobi, so only Obi-Wan can be discarded.
infiltration-why-not-give-up = In this match the second try is compulsory: name another number.
infiltration-why-not-same-number = The number { $number } was wrong. Name another one from 2 to 8.
infiltration-why-not-number = Only a number from 2 to 8 can be named.
infiltration-why-not-answer-first = First decide on Boba Fett’s second try against { $target }.
infiltration-why-not-needs-target = { $card } needs somebody to act on: choose a player.
infiltration-why-not-nobody-there = There is no such player at this table.
infiltration-why-not-aimless = { $card } is not aimed at anybody: just discard the card.
infiltration-why-not-self = { $card } acts on opponents only; you cannot choose yourself.
infiltration-why-not-out = { $target } is out of the round already.
infiltration-why-not-protected = { $target } is protected by Chewbacca until their next turn.
infiltration-why-not-no-number = { $card }: no number is named here.

## Options and positions that cannot be

infiltration-refusal-first = Player { $first } is to start, but there are only { $players } players.
infiltration-refusal-cards = Bad position: these are not the 17 cards of the deck. It has five Stormtroopers, two each of Han Solo, Chewbacca and Luke Skywalker, and one of every other card.
infiltration-refusal-removed = Bad position: three cards are removed from the round when two play, and none when more do.
infiltration-refusal-winners = Bad position: the winners are not those whom the tokens make winners.
infiltration-refusal-nobody = Bad position: at least two players are in the round while the match goes on, and at least one when it is over.
infiltration-refusal-aside = Bad position: the set-aside card counts as one of the deck until it is taken, and only the last turn of a round can take it.
infiltration-refusal-question = Bad position: the question does not fit the cards. Either a player in the round holds two cards and discards one, or, after Boba Fett has missed, holds one and decides on the second try.
infiltration-refusal-hand = Bad position: something is wrong with the card of player { $number } (counting from 0). Whoever is in the round holds a card; whoever is out has left it in the discards.
infiltration-refusal-protected = Bad position: player { $number } (counting from 0) cannot be protected. Only somebody who is in the round, discarded Chewbacca last and is waiting for their turn is protected.
infiltration-refusal-knowledge = Bad position: what is known of the card of player { $number } (counting from 0) contradicts the cards, or itself.

## What happens

infiltration-event-round = { $player-is ->
    [you] Round { $round }. You start.
   *[other] Round { $round }. { $player } starts.
}
infiltration-event-remove = Turned up and removed from the round: { $card }.
infiltration-event-draw = { $player-is ->
    [you] You draw a card.
   *[other] { $player } draws a card.
}
infiltration-event-draw-seen = { $player-is ->
    [you] You draw { $card-a }.
   *[other] { $player } draws { $card-a }.
}
infiltration-event-discard = { $player-is ->
    [you] You discard { $card-a }.
   *[other] { $player } discards { $card-a }.
}
infiltration-event-discard-guess = { $player-is ->
    [you] You discard { $card-a } against { $target } and name { $number } ({ $guess }).
   *[other] { $target-is ->
        [you] { $player } discards { $card-a } against you and names { $number } ({ $guess }).
       *[other] { $player } discards { $card-a } against { $target } and names { $number } ({ $guess }).
    }
}
infiltration-event-discard-at = { $player-is ->
    [you] You discard { $card-a } and choose { $target }.
   *[other] { $target-is ->
        [you] { $player } discards { $card-a } and chooses you.
       *[other] { $player } discards { $card-a } and chooses { $target }.
    }
}
infiltration-event-discard-self = { $player-is ->
    [you] You discard { $card-a } and act on your own hand.
   *[other] { $player } discards { $card-a } and acts on their own hand.
}
infiltration-event-fizzle = Without a target, { $card-the } does nothing.
infiltration-event-miss = { $target-is ->
    [you] A miss: you do not hold { $number }.
   *[other] A miss: { $target } does not hold { $number }.
}
infiltration-event-hit = { $target-is ->
    [you] Spot on: you hold { $number }.
   *[other] Spot on: { $target } holds { $number }.
}
infiltration-event-try-again = { $player-is ->
    [you] You risk a second try and name { $number } ({ $guess }).
   *[other] { $player } risks a second try and names { $number } ({ $guess }).
}
infiltration-event-give-up = { $player-is ->
    [you] You decline the second try.
   *[other] { $player } declines the second try.
}
infiltration-event-look = { $player-is ->
    [you] You look at the card of { $target }.
   *[other] { $target-is ->
        [you] { $player } looks at your card.
       *[other] { $player } looks at the card of { $target }.
    }
}
infiltration-event-look-seen = { $player-is ->
    [you] You look at the card of { $target }: it is { $card-a }.
   *[other] { $target-is ->
        [you] { $player } looks at your card: it is { $card-a }.
       *[other] { $player } looks at the card of { $target }: it is { $card-a }.
    }
}
infiltration-event-compare = { $player-is ->
    [you] You secretly compare cards with { $target }.
   *[other] { $target-is ->
        [you] { $player } secretly compares cards with you.
       *[other] { $player } and { $target } secretly compare cards.
    }
}
infiltration-event-compare-seen = { $player-is ->
    [you] You compare cards with { $target }: you hold { $card-a }, they hold { $other-a }.
   *[other] { $target-is ->
        [you] { $player } compares cards with you: you hold { $other-a }, they hold { $card-a }.
       *[other] { $player } and { $target } compare cards: { $card-a } against { $other-a }.
    }
}
infiltration-event-even = The values are even; nothing happens.
infiltration-event-swap = { $player-is ->
    [you] You trade cards with { $target }.
   *[other] { $target-is ->
        [you] { $player } trades cards with you.
       *[other] { $player } and { $target } trade cards.
    }
}
infiltration-event-swap-seen = { $player-is ->
    [you] You trade cards with { $target }: you give { $card-a } and get { $other-a }.
   *[other] { $target-is ->
        [you] { $player } trades cards with you: you give { $other-a } and get { $card-a }.
       *[other] { $player } trades cards with { $target }, giving { $card-a } and getting { $other-a }.
    }
}
infiltration-event-protect = { $player-is ->
    [you] Chewbacca protects you until your next turn.
   *[other] Chewbacca protects { $player } until their next turn.
}
infiltration-event-drop = { $player-is ->
    [you] You discard { $card-a } without effect.
   *[other] { $player } discards { $card-a } without effect.
}
infiltration-event-take-aside = { $player-is ->
    [you] The deck is empty: you take the set-aside card.
   *[other] The deck is empty: { $player } takes the set-aside card.
}
infiltration-event-take-aside-seen = { $player-is ->
    [you] The deck is empty: you take the set-aside card, { $card-a }.
   *[other] The deck is empty: { $player } takes the set-aside card, { $card-a }.
}
infiltration-event-out = { $player-is ->
    [you] You are out of the round and lay down { $card-a }.
   *[other] { $player } is out of the round and lays down { $card-a }.
}
infiltration-event-show = { $player-is ->
    [you] You show { $card-a }; your discards add up to { $sum }.
   *[other] { $player } shows { $card-a }; their discards add up to { $sum }.
}
infiltration-event-win-round = { $player-is ->
    [you] The round is yours! You have { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }.
   *[other] { $player } wins the round and has { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }.
}
infiltration-event-no-winner = A full tie: nobody gets the token.
infiltration-event-win-match = { $player-is ->
    [you] You win the match!
   *[other] { $player } wins the match!
}

## Rules: the sections, in the order in which they are read

infiltration-rules-aim =
    Leia is held on the Death Star, and everybody has a plan of escape. You keep one secret card, and the higher its number, the closer that character is to Leia. A round is won by the last player left in it, or by the highest card at its end. A round is worth a token; collect enough tokens and the match is yours.
    .title = Aim
infiltration-rules-setup =
    The deck has 17 cards: five Stormtroopers, two each of Han Solo, Chewbacca and Luke Skywalker, and one of every other. Before a round the deck is shuffled, one card is set aside unseen, and everybody is dealt one. When two play, three more cards are turned up and removed: they are not in this round.
    .title = Set-up
infiltration-rules-turn =
    Draw a card, discard one of your two, and do what it says, even if it hurts you. Discards lie open before their owner, in order: they are what everybody guesses from. Then it is the next player’s turn.
    Obi-Wan Kenobi does not stay beside Luke Skywalker or Darth Vader: of such a pair, Obi-Wan is discarded.
    .title = Turn
infiltration-rules-out =
    Whoever is out lays the remaining card on the discards, without effect. Until the next round they take no turns, draw no cards and cannot be chosen.
    .title = Out of the round
infiltration-rules-end =
    When one player is left, the round is theirs at once. When the deck has run out, all who are still in show their cards and the highest wins. If the highest are even, the larger sum of one’s own discards wins; the card shown is not part of it.
    The winner takes a token and starts the next round.
    .title = End of the round
infiltration-rules-victory =
    The match takes 7 tokens when two play, 5 when three do, and 4 when four do.
    .title = Victory
infiltration-rules-rulings =
    All opponents protected by Chewbacca? The card is discarded in vain, and Boba Fett does his owner no harm. Only Luke Skywalker then acts on whoever discarded him.
    The number 3 is both C-3PO and R2-D2. Stormtroopers and Boba Fett cannot be guessed: nobody may name 1.
    Boba Fett’s second try is at the same opponent, with another number, and may be declined.
    If Luke makes somebody discard Leia, they are out and draw nothing. A trade with Darth Vader is not a discard: Leia can be given away.
    If Luke is discarded on the last turn and the deck is empty, the set-aside card is taken instead of a new one.
    If both cards and sums are even, each of the winners gets a token, and chance decides which of them starts. If that ends the match, the victory is shared. Options change both.
    .title = Rulings

## The table in the browser

browser-infiltration-middle = The middle of the table
browser-infiltration-round = Round { $round }
browser-infiltration-goal = { $count ->
    [one] { $count } token wins
   *[other] { $count } tokens win
}
browser-infiltration-deck = deck
browser-infiltration-aside = set aside
browser-infiltration-removed = out of this round
browser-infiltration-tokens = Tokens: { $count } of { $goal }
browser-infiltration-discards = Discards: { $player }
browser-infiltration-discards-none = no discards
browser-infiltration-protected = protected
browser-infiltration-out = out of the round
browser-infiltration-seen-by = { $players-is ->
    [you] seen by you
   *[other] seen by { $players }
}
browser-infiltration-even-with = { $players-is ->
    [you] even with you
   *[other] even with { $players }
}
browser-infiltration-not = The card kept in hand is certainly not { $numbers }
    .short = not { $numbers }
browser-infiltration-not-help = The card kept in hand has certainly none of these numbers; one just drawn may have any.
browser-infiltration-holds = you have seen this card
    .borrowed = a card that was seen
browser-infiltration-key-hand = a card of the hand: the left one, the right one
browser-infiltration-no-hand = You are out of the round. The next one begins when this one ends.
    .borrowed = Out of the round. The next one begins when this one ends.
browser-infiltration-choose = Choose
browser-infiltration-whom = Against whom?
browser-infiltration-which = Which number does { $target } hold?
browser-infiltration-left = { $count ->
    [0] all seen
    [one] { $count } left
   *[other] { $count } left
}
browser-infiltration-sure = it is this
browser-infiltration-never = certainly not
browser-infiltration-unseen = { $count } of { $copies } not seen
browser-infiltration-unseen-help = The bars are cards that you have not seen yet: in the deck, set aside or in hands.
browser-infiltration-sum = sum of discards { $sum }
browser-infiltration-deck-empty = The deck has run out: the highest card wins, and of equal ones that with the higher sum of discards.
browser-infiltration-round-over = The round is over
browser-infiltration-facts = { $copies ->
    [one] Number { $number }, { $copies } card in the deck
   *[other] Number { $number }, { $copies } cards in the deck
}
browser-infiltration-deed-stormtrooper = guess a number
browser-infiltration-deed-boba-fett = guess, two tries
browser-infiltration-deed-han-solo = peek at a card
browser-infiltration-deed-c-3po = lower card is out
browser-infiltration-deed-r2-d2 = higher card is out
browser-infiltration-deed-chewbacca = protected for a turn
browser-infiltration-deed-luke-skywalker = discard and redraw
browser-infiltration-deed-darth-vader = trade cards
browser-infiltration-deed-obi-wan-kenobi = must go beside 5 or 6
browser-infiltration-deed-princess-leia = discard it and be out
browser-infiltration-course = Tokens over the match

# The first match with a coach, and tips for the first time.
infiltration-coach-aim = You and your rival keep one secret card each. A round is won by whoever is left alone in it, or by the higher card when the deck has run out. A round won is a token; this match takes three.
    .title = What it is about
infiltration-coach-hand = At the start of your turn you draw, so now you hold two. You will discard one of them, and what it says happens. The other stays your secret. The number in the corner is how high the card is.
    .title = Your cards
infiltration-coach-look = Discard Han Solo and point at your rival: you alone see the card across the table.
    .title = Look first
infiltration-coach-name = You have seen Chewbacca, number 4, and your rival still holds it. Discard a Stormtrooper, point at your rival, and name 4.
    .title = Name what you saw
infiltration-coach-token = Right! Your rival is out, so the round and its token are yours, and you begin the next one. All cards are shuffled and dealt again.
    .title = A token
infiltration-coach-shield = Chewbacca protects you until your next turn: nothing that your rival discards can touch you. And you keep Darth Vader, a high card. Discard Chewbacca.
    .title = Take cover
infiltration-coach-compare = Your rival’s Stormtrooper came to nothing: you were protected. Now discard C-3PO: both of you compare the cards you keep, and the lower one is out. Vader is a 6, so your chances are good.
    .title = Compare
infiltration-coach-end = Two tokens of three. What lies in the discards tells what nobody can hold any more: count before you name a number. The match goes on without the coach. Any card can be read at any time, and “Hint” says what a bot would do.
    .title = On your own
infiltration-tip-leia = Princess Leia is the highest card, but whoever discards her is out, also if Luke Skywalker makes them. Keep her and keep quiet.
infiltration-tip-vader = Darth Vader trades hands: you get your rival’s card, and both of you know what the other holds. Best with a low card of your own.
infiltration-tip-obi-wan = Obi-Wan Kenobi does nothing when discarded. Beside Luke or Vader he has to go, so others may guess from him what you keep.
infiltration-tip-luke = Luke Skywalker makes anybody discard their card and draw another, you included. If it is Leia, they are out.
infiltration-tip-r2-d2 = R2-D2 compares hands like C-3PO, but the other way round: the higher card is out. Best with a low card of your own.
infiltration-tip-boba-fett = Boba Fett names a number like a Stormtrooper. After a miss you may try once more, but a second miss puts you out.
infiltration-tip-second-try = The second try is at your own risk: miss again, and you are out. You may decline it.

# Why a bot advises something.
infiltration-reason-seen = You have seen the card: it is { $number }.
infiltration-reason-likely = In about { $percent } of 100 cases that card is a { $number }.
infiltration-reason-keep = It leaves you the higher card, a { $number }, and the higher card wins when the deck has run out.
infiltration-reason-cover = Nobody can touch you until your next turn.
infiltration-reason-look = Whoever knows a card can name it next time.
infiltration-reason-higher = In about { $percent } of 100 cases the other card is lower than your { $number }.
infiltration-reason-lower = In about { $percent } of 100 cases the other card is higher than your { $number }.
infiltration-reason-trade = The other card is probably higher than your { $number }.
infiltration-reason-redraw = In about { $percent } of 100 cases that card is Leia, and her owner would be out.
infiltration-reason-give-up = A second miss would put you out, and no number is likely enough for that.
