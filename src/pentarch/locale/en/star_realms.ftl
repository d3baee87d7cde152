### Star Realms.
### A player's gender is unknown: the present tense, "they" where a pronoun is needed,
### "you" to the reader ($player-is, $target-is, $owner-is).

star-realms-title = Star Realms
star-realms-about = A deck-building war: buy ships and bases, play them from your own deck, and bring your opponents’ authority down to zero.

## Cards. `.a` and `.the` are the name with its article, where it takes one.

star-realms-card-scout = Scout
    .a = a Scout
    .the = the Scout
star-realms-card-viper = Viper
    .a = a Viper
    .the = the Viper
star-realms-card-explorer = Explorer
    .a = an Explorer
    .the = the Explorer
star-realms-card-blob-fighter = Blob Fighter
    .a = a Blob Fighter
    .the = the Blob Fighter
star-realms-card-battle-pod = Battle Pod
    .a = a Battle Pod
    .the = the Battle Pod
star-realms-card-trade-pod = Trade Pod
    .a = a Trade Pod
    .the = the Trade Pod
star-realms-card-ram = Ram
    .a = a Ram
    .the = the Ram
star-realms-card-blob-destroyer = Blob Destroyer
    .a = a Blob Destroyer
    .the = the Blob Destroyer
star-realms-card-battle-blob = Battle Blob
    .a = a Battle Blob
    .the = the Battle Blob
star-realms-card-blob-carrier = Blob Carrier
    .a = a Blob Carrier
    .the = the Blob Carrier
star-realms-card-mothership = Mothership
    .a = a Mothership
    .the = the Mothership
star-realms-card-blob-wheel = Blob Wheel
    .a = a Blob Wheel
    .the = the Blob Wheel
star-realms-card-the-hive = The Hive
    .a = The Hive
    .the = The Hive
star-realms-card-blob-world = Blob World
    .a = Blob World
    .the = Blob World
star-realms-card-federation-shuttle = Federation Shuttle
    .a = a Federation Shuttle
    .the = the Federation Shuttle
star-realms-card-cutter = Cutter
    .a = a Cutter
    .the = the Cutter
star-realms-card-embassy-yacht = Embassy Yacht
    .a = an Embassy Yacht
    .the = the Embassy Yacht
star-realms-card-freighter = Freighter
    .a = a Freighter
    .the = the Freighter
star-realms-card-trade-escort = Trade Escort
    .a = a Trade Escort
    .the = the Trade Escort
star-realms-card-flagship = Flagship
    .a = a Flagship
    .the = the Flagship
star-realms-card-command-ship = Command Ship
    .a = a Command Ship
    .the = the Command Ship
star-realms-card-trading-post = Trading Post
    .a = a Trading Post
    .the = the Trading Post
star-realms-card-barter-world = Barter World
    .a = Barter World
    .the = Barter World
star-realms-card-defense-center = Defense Center
    .a = a Defense Center
    .the = the Defense Center
star-realms-card-port-of-call = Port of Call
    .a = a Port of Call
    .the = the Port of Call
star-realms-card-central-office = Central Office
    .a = Central Office
    .the = Central Office
star-realms-card-imperial-fighter = Imperial Fighter
    .a = an Imperial Fighter
    .the = the Imperial Fighter
star-realms-card-corvette = Corvette
    .a = a Corvette
    .the = the Corvette
star-realms-card-imperial-frigate = Imperial Frigate
    .a = an Imperial Frigate
    .the = the Imperial Frigate
star-realms-card-survey-ship = Survey Ship
    .a = a Survey Ship
    .the = the Survey Ship
star-realms-card-battlecruiser = Battlecruiser
    .a = a Battlecruiser
    .the = the Battlecruiser
star-realms-card-dreadnaught = Dreadnaught
    .a = a Dreadnaught
    .the = the Dreadnaught
star-realms-card-recycling-station = Recycling Station
    .a = a Recycling Station
    .the = the Recycling Station
star-realms-card-space-station = Space Station
    .a = a Space Station
    .the = the Space Station
star-realms-card-war-world = War World
    .a = War World
    .the = War World
star-realms-card-royal-redoubt = Royal Redoubt
    .a = a Royal Redoubt
    .the = the Royal Redoubt
star-realms-card-fleet-hq = Fleet HQ
    .a = Fleet HQ
    .the = Fleet HQ
star-realms-card-trade-bot = Trade Bot
    .a = a Trade Bot
    .the = the Trade Bot
star-realms-card-missile-bot = Missile Bot
    .a = a Missile Bot
    .the = the Missile Bot
star-realms-card-supply-bot = Supply Bot
    .a = a Supply Bot
    .the = the Supply Bot
star-realms-card-patrol-mech = Patrol Mech
    .a = a Patrol Mech
    .the = the Patrol Mech
star-realms-card-stealth-needle = Stealth Needle
    .a = a Stealth Needle
    .the = the Stealth Needle
star-realms-card-battle-mech = Battle Mech
    .a = a Battle Mech
    .the = the Battle Mech
star-realms-card-missile-mech = Missile Mech
    .a = a Missile Mech
    .the = the Missile Mech
star-realms-card-battle-station = Battle Station
    .a = a Battle Station
    .the = the Battle Station
star-realms-card-mech-world = Mech World
    .a = Mech World
    .the = Mech World
star-realms-card-junkyard = Junkyard
    .a = a Junkyard
    .the = the Junkyard
star-realms-card-machine-base = Machine Base
    .a = a Machine Base
    .the = the Machine Base
star-realms-card-brain-world = Brain World
    .a = Brain World
    .the = Brain World

## Factions. `.of` is what its cards are called.

star-realms-faction-blob = Blobs
    .of = a Blob card
star-realms-faction-trade-federation = Trade Federation
    .of = a Trade Federation card
star-realms-faction-star-empire = Star Empire
    .of = a Star Empire card
star-realms-faction-machine-cult = Machine Cult
    .of = a Machine Cult card

## What abilities are called

star-realms-ability-always = Always
star-realms-ability-play = When played
star-realms-ability-use = Once a turn
star-realms-ability-ally = Ally ({ $faction }), once a turn
star-realms-ability-scrap = Scrap this card

## What abilities do; also the buttons of a choice

star-realms-effect-trade = Gain { $amount } trade
star-realms-effect-combat = Gain { $amount } combat
star-realms-effect-authority = Gain { $amount } authority
star-realms-effect-draw = Draw { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }
star-realms-effect-draw-for-bases = Draw { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    } if you have at least { $bases ->
        [one] { $bases } base
       *[other] { $bases } bases
    } in play
star-realms-effect-draw-for-faction = Draw a card for each card of the { $faction } played this turn
star-realms-effect-charge = The next ship you buy this turn may go on top of your deck
star-realms-effect-opponent-discards = An opponent discards a card
star-realms-effect-may-scrap = You may scrap a card from your hand or discard pile
star-realms-effect-scrap = Scrap a card from your hand or discard pile
star-realms-effect-scrap-from-hand = Scrap a card from your hand
star-realms-effect-scrap-and-draw = Scrap up to { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    } from your hand or discard pile, then draw as many
star-realms-effect-discard-and-draw = Discard up to { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }, then draw as many
star-realms-effect-scrap-from-row = You may scrap a card from the trade row
star-realms-effect-destroy-base = You may destroy a base of your choice
star-realms-effect-acquire-ship = Acquire a ship of any cost for free and put it on top of your deck
star-realms-effect-copy-ship = Copy another ship you played this turn: this ship has its faction and abilities as well
star-realms-effect-ally-for-all = An ally for every faction
star-realms-effect-rally = Gain { $amount } combat whenever you play a ship
star-realms-effect-or = or

## Options

star-realms-option-mode = Mode
    .help = Who fights whom. “By the number of players” means a duel for two and free-for-all for more.
star-realms-option-mode-auto = by the number of players
star-realms-option-mode-duel = duel
star-realms-option-mode-free-for-all = free-for-all
star-realms-option-mode-hunter = hunter
star-realms-option-mode-hydra = hydra
star-realms-option-mode-emperor = emperor
star-realms-option-mode-raid = raid
star-realms-option-first = Who starts
    .help = The player, or any player of the team, who takes the first turn. In a raid this is the boss.
star-realms-option-first-random = drawn by lot
star-realms-option-first-1 = player 1
star-realms-option-first-2 = player 2
star-realms-option-first-3 = player 3
star-realms-option-first-4 = player 4
star-realms-option-first-5 = player 5
star-realms-option-first-6 = player 6
star-realms-option-discards = Forced discards
    .help = At once is the rule of the box. At the start of the victim’s turn suits slow games: nobody has to wait for an answer.
star-realms-option-discards-immediate = at once
star-realms-option-discards-deferred = at the start of the victim’s turn
star-realms-option-sticky_allies = Allies remembered
    .help = A card that has had an ally in play this turn keeps its ally ability even after that ally is scrapped.
star-realms-option-team_hands = Hands within a team
    .help = Whether the heads of a hydra, and the raiders, see each other’s cards.
star-realms-option-team_hands-open = open to teammates
star-realms-option-team_hands-hidden = hidden
star-realms-option-rounds = Rounds at most
    .help = A round has as many turns as there were players, or hydras, at the start. If nobody has won after so many, the game is a draw.

## Questions, and the outcome

star-realms-ask-main = { $player-is ->
    [you] Your turn: play, buy, attack.
   *[other] { $player } to play.
}
star-realms-ask-main-hydra = { $player-is ->
    [you] Your team’s turn: play, buy, attack, or let a teammate go on.
   *[other] { $player } acts for the team.
}
star-realms-ask-may-scrap = { $player-is ->
    [you] You may scrap a card from your hand or discard pile.
   *[other] { $player } is choosing a card to scrap.
}
star-realms-ask-scrap = { $player-is ->
    [you] Scrap a card from your hand or discard pile.
   *[other] { $player } is choosing a card to scrap.
}
star-realms-ask-either = { $player-is ->
    [you] { $card }: choose one of two.
   *[other] { $player } is choosing what { $card-the } does.
}
star-realms-ask-scrap-and-draw = { $player-is ->
    [you] Scrap a card from your hand or discard pile (up to { $count } more), or draw for those you have scrapped.
   *[other] { $player } is choosing cards to scrap.
}
star-realms-ask-discard-and-draw = { $player-is ->
    [you] Discard a card (up to { $count } more), or draw for those you have discarded.
   *[other] { $player } is choosing cards to discard.
}
star-realms-ask-discard = { $player-is ->
    [you] Discard { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
   *[other] { $player } must discard { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
}
star-realms-ask-top = { $player-is ->
    [you] You buy { $card-a }: on top of your deck, or into the discard pile?
   *[other] { $player } is deciding where { $card-the } goes.
}
star-realms-ask-attack = { $player-is ->
    [you] How much combat do you spend on { $target }?
   *[other] { $target-is ->
        [you] { $player } is deciding how hard to attack you.
       *[other] { $player } is deciding how hard to attack { $target }.
    }
}
star-realms-ask-damage = { $player-is ->
    [you] How much combat do you spend on { $card-the } of { $owner }?
   *[other] { $owner-is ->
        [you] { $player } is deciding how hard to attack { $card-the }, your base.
       *[other] { $player } is deciding how hard to attack { $card-the } of { $owner }.
    }
}
star-realms-ask-share-buy = { $player-is ->
    [you] To buy { $card-a } together for { $starter }, { $missing } trade is missing. How much do you pay?
   *[other] { $player } is deciding how much to add for { $card-the } that { $starter } is buying: { $missing } trade is missing.
}
star-realms-ask-share-strike = { $player-is ->
    [you] To destroy { $card-the } of { $owner } together ({ $starter } leads), { $missing } combat is missing. How much do you spend?
   *[other] { $player } is deciding how much to add against { $card-the } of { $owner } ({ $starter } leads): { $missing } combat is missing.
}
star-realms-ask-send = { $player-is ->
    [you] Who gets { $card-the }?
   *[other] { $player } is deciding who gets { $card-the }.
}
star-realms-ask-legacy = { $player-is ->
    [you] You are out. You may leave one of your cards to { $target }.
   *[other] { $player } is choosing a card for { $target }.
}
star-realms-ask-scrap-from-hand = { $player-is ->
    [you] Scrap a card from your hand.
   *[other] { $player } is choosing a card to scrap.
}
star-realms-ask-scrap-from-row = { $player-is ->
    [you] You may scrap a card from the trade row.
   *[other] { $player } may scrap a card from the trade row.
}
star-realms-ask-destroy = { $player-is ->
    [you] You may destroy a base.
   *[other] { $player } may destroy a base.
}
star-realms-ask-acquire = { $player-is ->
    [you] Choose a ship: it is yours for free, on top of your deck.
   *[other] { $player } is choosing a ship to acquire for free.
}
star-realms-ask-copy = { $player-is ->
    [you] Which ship does your Stealth Needle copy?
   *[other] { $player } is choosing a ship for the Stealth Needle to copy.
}
star-realms-ask-victim = { $player-is ->
    [you] Who discards?
   *[other] { $player } is choosing who discards.
}
star-realms-over = { $winner-is ->
    [you] The game is over. You win!
   *[other] The game is over. { $winner } wins.
}
star-realms-over-team = { $winners-is ->
    [you] The game is over. Your team wins: { $winners }.
   *[other] The game is over. The winners: { $winners }.
}
star-realms-over-draw = The game is over: a draw, shared by { $winners }.

## Actions: the buttons of whoever is asked

star-realms-action-play = Play { $card-a }
star-realms-action-use = Use { $card-the }
star-realms-action-ally = Use the ally ability of { $card-the }
star-realms-action-scrap = Scrap { $card-the } for its scrap ability
star-realms-action-guise-ally = Use the ally ability of the Stealth Needle as { $card-a }
star-realms-action-guise-scrap = Scrap the Stealth Needle as { $card-a }
star-realms-action-buy = Buy { $card-a } for { $cost }
star-realms-action-join-buy = Buy { $card-a } for { $cost } together
star-realms-action-send = Pay 1 trade to send { $card-a } to a teammate
star-realms-action-done = Finish your part of the turn
star-realms-action-end-turn = End the turn
star-realms-action-hand-over = Let { $target } go on
star-realms-action-attack = Attack { $target }
star-realms-action-attack-team = Attack the team of { $target }
star-realms-action-join-strike = Destroy { $card-the } of { $owner } together ({ $defence })
star-realms-action-strike = Destroy { $card-the } of { $owner } for { $defence } combat
star-realms-action-strike-boss = Attack { $card-the } of { $owner }: { $left } to destroy it
star-realms-action-destroy = Destroy { $card-the } of { $owner }
star-realms-action-destroy-own = Destroy { $card-the }, your own base
star-realms-action-on-top = Put { $card-the } on top of your deck
star-realms-action-pass-top = Put { $card-the } into the discard pile
star-realms-action-pass-draw = { $count ->
    [0] Decline
    [one] That is all: draw { $count } card
   *[other] That is all: draw { $count } cards
}
star-realms-action-pass-scrap = Scrap nothing
star-realms-action-pass-destroy = Destroy nothing
star-realms-action-pass-share = Refuse to pay together
star-realms-action-pass-legacy = Leave nothing
star-realms-action-discard = Discard { $card-a }
star-realms-action-scrap-from-hand = Scrap { $card-a } from your hand
star-realms-action-scrap-from-discard = Scrap { $card-a } from your discard pile
star-realms-action-scrap-from-row = Scrap { $card-a } from the trade row
star-realms-action-acquire = Acquire { $card-a } for free
star-realms-action-copy = Copy { $card-the }
star-realms-action-give = Leave { $card-a } to { $target }
star-realms-action-name = { $target } discards
star-realms-action-send-to = Send { $card-the } to { $target }
star-realms-action-pay-combat = Spend { $amount } combat
star-realms-action-pay-trade = Pay { $amount } trade
star-realms-action-damage = Spend { $amount } combat on { $card-the } of { $owner }
star-realms-action-spend = Spend { $amount } combat on { $target }

## Why not?

star-realms-why-not-not-asked = Nothing like that is asked now: it is the main phase of the turn.
star-realms-why-not-in-hand = { $card } is not in your hand.
star-realms-why-not-in-play = { $card } is not among your cards in play.
star-realms-why-not-no-scrap = { $card } has no scrap ability.
star-realms-why-not-ship = { $card } is a ship: what it does when played is done at once.
star-realms-why-not-no-primary = { $card } has no primary ability to use.
star-realms-why-not-used = { $card } has been used this turn.
star-realms-why-not-no-ally-ability = { $card } has no ally ability.
star-realms-why-not-ally-used = The ally ability of { $card-the } has been used this turn.
star-realms-why-not-no-ally = { $card } needs another card of the { $faction } in play.
star-realms-why-not-no-guise = None of your Stealth Needles copies { $card-a }.
star-realms-why-not-no-explorers = The pile of Explorers is empty.
star-realms-why-not-for-sale = { $card } is not for sale.
star-realms-why-not-too-dear = { $card } costs { $cost }, and you have { $trade } trade.
star-realms-why-not-no-hydra = That is only possible in a hydra game.
star-realms-why-not-refused = A teammate has refused: you cannot propose the same again this turn.
star-realms-why-not-in-row = { $card } is not in the trade row.
star-realms-why-not-not-together = Paying together needs { $cost } in all, something from you and something from a teammate.
star-realms-why-not-no-emperor = Cards are sent to teammates only in an emperor game.
star-realms-why-not-no-mates = You have no teammates left.
star-realms-why-not-in-discard = { $card } is not in your discard pile.
star-realms-why-not-no-trade = Sending a card costs 1 trade, and you have none.
star-realms-why-not-too-strong = { $card } has a defence of { $defence }, and you have { $combat } combat.
star-realms-why-not-nobody-there = There is no such player at this table.
star-realms-why-not-own-base = You cannot attack your own base.
star-realms-why-not-no-such-base = { $owner } has no base of that name in play: { $card }.
star-realms-why-not-bases-out-of-reach = In this mode you cannot act against the bases of { $owner } now.
star-realms-why-not-base-shielded = Outposts first: { $card-the } of { $owner } is protected.
star-realms-why-not-own-side = You cannot act against your own side.
star-realms-why-not-out = { $target } is out of the game.
star-realms-why-not-out-of-reach = In this mode you cannot act against { $target } now.
star-realms-why-not-shielded = { $target } is protected by an outpost: destroy it first.
star-realms-why-not-no-combat = You have no combat to spend.
star-realms-why-not-first-head = A hydra has one authority: attack the team through its first head.
star-realms-why-not-no-such-mate = The turn goes only to a teammate who has not finished.
star-realms-why-not-not-acted = Do something first: the turn cannot be handed on twice in a row.
star-realms-why-not-answer-first = First answer the question.
star-realms-why-not-must = This cannot be declined.
star-realms-why-not-only-hand = Only a card from your hand will do.
star-realms-why-not-only-ships = { $card } is a base: choose a ship.
star-realms-why-not-flown = You have not played { $card-a } before the Stealth Needle this turn.
star-realms-why-not-amount = That is more, or less, than can be spent here.
star-realms-why-not-no-answer = That is not among the answers to the question.

## Options and positions that cannot be

star-realms-refusal-mode = The mode “{ $mode }” is for { $allowed } players, not for { $players }.
star-realms-refusal-first = Player { $first } is to start, but there are only { $players } players.
star-realms-refusal-players = Bad position: the mode “{ $mode }” is not for { $players } players.
star-realms-refusal-cards = Bad position: the cards are not those of the box, in as many sets as the players need.
star-realms-refusal-row = Bad position: the trade row has cards of the trade deck, and five of them while that deck lasts.
star-realms-refusal-guise = Bad position: only a Stealth Needle in play copies a ship, each one, and never a base.
star-realms-refusal-first-team = Bad position: a team begins with its first player.
star-realms-refusal-heads = Bad position: only heads of the hydra whose turn it is can have finished.
star-realms-refusal-side = Bad position: what player { $number } (counting from 0) has in play, in hand or in the pools does not fit together.
star-realms-refusal-authority = Bad position: whoever is in the game has authority, whoever is out has none, and a hydra keeps it with its first head.
star-realms-refusal-winners = Bad position: the winners are not those whom the authority left makes winners.
star-realms-refusal-question = Bad position: the question does not fit the game.

## What happens

star-realms-event-turn = { $player-is ->
    [you] Turn { $turn }: yours.
   *[other] Turn { $turn }: { $player }.
}
star-realms-event-reveal = New in the trade row: { $card-a }.
star-realms-event-draw = { $player-is ->
    [you] You draw { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
   *[other] { $player } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
}
star-realms-event-draw-seen = { $player-is ->
    [you] You draw { $cards-a }.
   *[other] { $player } draws { $cards-a }.
}
star-realms-event-draw-known = { $player-is ->
    [you] You draw { $card-the } from the top of your deck.
   *[other] { $player } draws { $card-the } from the top of the deck.
}
star-realms-event-reshuffle = { $player-is ->
    [you] Your discard pile becomes your new deck.
   *[other] The discard pile of { $player } becomes the new deck.
}
star-realms-event-play = { $player-is ->
    [you] You play { $card-a }.
   *[other] { $player } plays { $card-a }.
}
star-realms-event-gain-trade = { $player-is ->
    [you] You gain { $amount } trade.
   *[other] { $player } gains { $amount } trade.
}
star-realms-event-gain-combat = { $player-is ->
    [you] You gain { $amount } combat.
   *[other] { $player } gains { $amount } combat.
}
star-realms-event-gain-authority = { $player-is ->
    [you] You gain { $amount } authority and have { $authority }.
   *[other] { $player } gains { $amount } authority: now { $authority }.
}
star-realms-event-rally = { $player-is ->
    [you] Fleet HQ gives you { $amount } combat.
   *[other] Fleet HQ gives { $player } { $amount } combat.
}
star-realms-event-copy = { $player-is ->
    [you] Your Stealth Needle copies { $card-the }.
   *[other] The Stealth Needle of { $player } copies { $card-the }.
}
star-realms-event-copy-nothing = { $player-is ->
    [you] Your Stealth Needle has nothing to copy.
   *[other] The Stealth Needle of { $player } has nothing to copy.
}
star-realms-event-use = { $player-is ->
    [you] You use { $card-the }.
   *[other] { $player } uses { $card-the }.
}
star-realms-event-ally = { $player-is ->
    [you] You use the ally ability of { $card-the }.
   *[other] { $player } uses the ally ability of { $card-the }.
}
star-realms-event-scrap = { $player-is ->
    [you] You scrap { $card-the } for its ability.
   *[other] { $player } scraps { $card-the } for its ability.
}
star-realms-event-guise-ally = { $player-is ->
    [you] You use the ally ability of the Stealth Needle as { $card-a }.
   *[other] { $player } uses the ally ability of the Stealth Needle as { $card-a }.
}
star-realms-event-guise-scrap = { $player-is ->
    [you] You scrap the Stealth Needle as { $card-a }.
   *[other] { $player } scraps the Stealth Needle as { $card-a }.
}
star-realms-event-charge = { $player-is ->
    [you] The next ship you buy this turn may go on top of your deck.
   *[other] The next ship { $player } buys this turn may go on top of the deck.
}
star-realms-event-buy = { $player-is ->
    [you] You buy { $card-a } for { $cost }.
   *[other] { $player } buys { $card-a } for { $cost }.
}
star-realms-event-acquire = { $player-is ->
    [you] You acquire { $card-a } for free and put it on top of your deck.
   *[other] { $player } acquires { $card-a } for free and puts it on top of the deck.
}
star-realms-event-put-on-top = { $player-is ->
    [you] You put { $card-the } on top of your deck.
   *[other] { $player } puts { $card-the } on top of the deck.
}
star-realms-event-scrap-from-hand = { $player-is ->
    [you] You scrap { $card-a } from your hand.
   *[other] { $player } scraps { $card-a } from hand.
}
star-realms-event-scrap-from-discard = { $player-is ->
    [you] You scrap { $card-a } from your discard pile.
   *[other] { $player } scraps { $card-a } from the discard pile.
}
star-realms-event-scrap-from-row = { $player-is ->
    [you] You scrap { $card-a } from the trade row.
   *[other] { $player } scraps { $card-a } from the trade row.
}
star-realms-event-aim = { $player-is ->
    [you] You choose who discards: { $target }.
   *[other] { $target-is ->
        [you] { $player } chooses who discards: you.
       *[other] { $player } chooses who discards: { $target }.
    }
}
star-realms-event-owe = { $player-is ->
    [you] You owe { $amount ->
        [one] { $amount } discard
       *[other] { $amount } discards
    } at the start of your turn.
   *[other] { $player } owes { $amount ->
        [one] { $amount } discard
       *[other] { $amount } discards
    } at the start of their turn.
}
star-realms-event-discard = { $player-is ->
    [you] You discard { $card-a }.
   *[other] { $player } discards { $card-a }.
}
star-realms-event-discard-hand = { $player-is ->
    [you] You discard the rest of your hand: { $cards-a }.
   *[other] { $player } discards the rest of the hand: { $cards-a }.
}
star-realms-event-attack = { $player-is ->
    [you] You attack { $target } for { $amount }: { $authority } authority left.
   *[other] { $target-is ->
        [you] { $player } attacks you for { $amount }: { $authority } authority left.
       *[other] { $player } attacks { $target } for { $amount }: { $authority } authority left.
    }
}
star-realms-event-attack-last = { $player-is ->
    [you] You attack { $target } for { $amount }: no authority is left.
   *[other] { $target-is ->
        [you] { $player } attacks you for { $amount }: no authority is left.
       *[other] { $player } attacks { $target } for { $amount }: no authority is left.
    }
}
star-realms-event-strike = { $player-is ->
    [you] You destroy { $card-the } of { $owner } with { $amount } combat.
   *[other] { $owner-is ->
        [you] { $player } destroys { $card-the }, your base, with { $amount } combat.
       *[other] { $player } destroys { $card-the } of { $owner } with { $amount } combat.
    }
}
star-realms-event-damage = { $player-is ->
    [you] You damage { $card-the } of { $owner } by { $amount }: { $left } to destroy it.
   *[other] { $owner-is ->
        [you] { $player } damages { $card-the }, your base, by { $amount }: { $left } to destroy it.
       *[other] { $player } damages { $card-the } of { $owner } by { $amount }: { $left } to destroy it.
    }
}
star-realms-event-destroy-own = { $player-is ->
    [you] You destroy { $card-the }, your own base.
   *[other] { $player } destroys a base of their own: { $card-the }.
}
star-realms-event-destroy = { $player-is ->
    [you] You destroy { $card-the } of { $owner }.
   *[other] { $owner-is ->
        [you] { $player } destroys { $card-the }, your base.
       *[other] { $player } destroys { $card-the } of { $owner }.
    }
}
star-realms-event-out = { $player-is ->
    [you] You are out of the game.
   *[other] { $player } is out of the game.
}
star-realms-event-leave = { $player-is ->
    [you] You leave { $card-a } to { $target }.
   *[other] { $target-is ->
        [you] { $player } leaves you { $card-a }.
       *[other] { $player } leaves { $card-a } to { $target }.
    }
}
star-realms-event-send = { $player-is ->
    [you] You pay 1 trade and send { $card-a } to { $target }.
   *[other] { $target-is ->
        [you] { $player } pays 1 trade and sends you { $card-a }.
       *[other] { $player } pays 1 trade and sends { $card-a } to { $target }.
    }
}
star-realms-event-pledge = { $player-is ->
    [you] You promise { $amount }.
   *[other] { $player } promises { $amount }.
}
star-realms-event-refuse = { $player-is ->
    [you] You refuse what { $target } proposed; nothing is paid.
   *[other] { $target-is ->
        [you] { $player } refuses what you proposed; nothing is paid.
       *[other] { $player } refuses what { $target } proposed; nothing is paid.
    }
}
star-realms-event-hand-over = { $player-is ->
    [you] You let { $target } go on.
   *[other] { $target-is ->
        [you] { $player } lets you go on.
       *[other] { $player } lets { $target } go on.
    }
}
star-realms-event-done = { $player-is ->
    [you] You have finished and are waiting for your team.
   *[other] { $player } has finished and is waiting for the team.
}
star-realms-event-win = { $player-is ->
    [you] You win the game!
   *[other] { $player } wins the game!
}
star-realms-event-drawn = The last round is over, and nobody has won: a draw.
star-realms-event-propose = { $player-is ->
    [you] You propose to buy { $card-a } together.
   *[other] { $player } proposes to buy { $card-a } together.
}
star-realms-event-buy-together = { $player-is ->
    [you] Your team pays, and you get { $card-the }.
   *[other] The team pays, and { $player } gets { $card-the }.
}
star-realms-event-strike-together = { $owner-is ->
    [you] The team of { $player } destroys { $card-the }, your base, together.
   *[other] { $player-is ->
        [you] Your team destroys { $card-the } of { $owner } together.
       *[other] The team of { $player } destroys { $card-the } of { $owner } together.
    }
}
star-realms-event-propose-strike = { $player-is ->
    [you] You propose to destroy { $card-the } of { $owner } together.
   *[other] { $owner-is ->
        [you] { $player } proposes to destroy { $card-the }, your base, together.
       *[other] { $player } proposes to destroy { $card-the } of { $owner } together.
    }
}

## Rules: the sections, in the order in which they are read

star-realms-rules-aim =
    Every player begins with a deck of eight Scouts and two Vipers and with 50 authority. You play cards from your hand for trade, combat and authority, buy better ones, and attack. Whoever has no authority left is out; the last one in the game wins.
    .title = Aim
star-realms-rules-setup =
    Five cards of the trade deck lie face up: the trade row. Beside it is a pile of Explorers, who are always for sale while they last. For two players there is one set of cards (80 in the trade deck, 10 Explorers), for three or four two sets, for five or six three.
    In a duel the first player begins with 3 cards in hand, the second with 5.
    .title = Set-up
star-realms-rules-turn =
    A turn has three phases: main, discard, draw. In the main phase you play cards, use abilities, buy and attack in any order and as often as you can. Nothing has to be played.
    Then unspent trade and combat are lost, your ships and the rest of your hand go to your discard pile, bases stay, and you draw five cards. When the deck is empty and a card is needed, the discard pile is shuffled and becomes the deck.
    .title = Turn
star-realms-rules-abilities =
    A ship’s primary ability works as soon as it is played. A base’s may be used once in each of your turns, on the turn it is played as well.
    An ally ability may be used once a turn while another card of its faction is among your cards in play, whichever came first. A scrap ability takes the card out of the game for good. You may use abilities or leave them; but of one that you use, everything without “may” has to be done as far as it can be.
    Where a card makes an opponent discard, you name the opponent if there are several in reach, and they choose which card of their hand it is. They do it at once, or at the start of their next turn if the table was set up so.
    .title = Abilities
star-realms-rules-buying =
    Pay the cost from your trade and put the card into your discard pile; it is not played. The place in the row is filled at once. When the trade deck is empty the row shrinks. An Explorer that is scrapped, by whatever means, returns to its pile.
    .title = Buying
star-realms-rules-combat =
    Spend any amount of combat on an opponent, who loses as much authority. To destroy a base spend its whole defence in one turn; it goes to its owner’s discard pile. Damage is not kept.
    While a player has an outpost, that player cannot be attacked, nor may the other bases be attacked or chosen: outposts come first.
    .title = Combat
star-realms-rules-free-for-all =
    The first player begins with 3 cards, the second with 4, the others with 5. You may act against any opponents in any mix. An outpost protects only its owner. The last one in the game wins.
    .title = Free-for-all (3–6)
star-realms-rules-hunter =
    Hands as in free-for-all. You may attack and choose only the player to your left, and the bases of your neighbours on both sides. When the player to your left is out, the next one clockwise takes their place at once.
    .title = Hunter (3–6)
star-realms-rules-hydra =
    Two teams, of two heads with 75 authority or of three with 100. Each head has a deck, a hand and points of its own, and a teammate’s cards are no allies. The heads take one turn together, in any order: the turn can be handed on after something has been done, and whoever has finished has finished.
    Heads may pay together for a card from the trade row, which goes to the one who proposed it, and add up combat against one base; the points of a head that has finished count as long as the team’s turn lasts. Any outpost covers the whole team. The first team begins with 3 cards each, the other with 5.
    .title = Hydra (4 or 6)
star-realms-rules-emperor =
    Two teams of three: an emperor with 60 authority between two admirals with 50. An admiral acts only against the admiral opposite and their bases and, when that one is out, against the enemy emperor and the emperor’s bases. Emperors act against anybody. Turns go round the table. Of the team that begins, each has 3 cards in the first hand, of the other team 5. Hands are hidden from teammates as well.
    In your main phase you may pay 1 trade, any number of times, to move a card from your discard pile to a teammate’s. An admiral who falls may leave one card to the emperor. A team whose emperor falls has lost.
    .title = Emperor (6)
star-realms-rules-raid =
    One boss against two to five raiders. The boss starts with 50, 70, 70 or 90 authority and draws 7, 7, 8 or 8 cards a turn, for 2, 3, 4 or 5 raiders; the first hand is two cards smaller. Raiders begin with 50 authority and 5 cards each. The boss has the first turn, then turns go clockwise. Raiders take separate turns and see each other’s hands.
    Damage on the boss’s bases stays until the boss’s turn, so raiders can finish what another began. A raider who falls may leave one card to each other raider. The raiders win when the boss falls, the boss when all raiders have.
    .title = Raid (3–6)
star-realms-rules-rulings =
    An ally must be in play at the moment of use; an option lets allies be remembered for the turn.
    A Stealth Needle copies a ship played before it this turn, even one scrapped since; it is no second card played, and with nothing to copy it does nothing. Blob World counts the Blob cards played this turn, itself included on its first turn. Fleet HQ counts only ships played while it is in play.
    The right to put a ship on top of the deck (Freighter, Central Office) is spent on the next ship bought, wherever that ship goes; bases do not use it up. You may destroy your own base with a card that destroys a base.
    If nobody has won when the last round is over, the game is a draw.
    .title = Rulings

## The table in the browser

browser-star-realms-market = Trade row
browser-star-realms-trade-deck = { $count ->
    [one] deck: { $count } card
   *[other] deck: { $count } cards
}
browser-star-realms-scrapped = Scrap heap: { $count }
browser-star-realms-explorers = { $count ->
    [one] { $count } Explorer left
   *[other] { $count } Explorers left
}
browser-star-realms-empty = empty
browser-star-realms-buy = Buy
browser-star-realms-together = Together
browser-star-realms-turn = turn { $turn } of { $limit }
browser-star-realms-reach = You may attack { $foes } and their bases.
    .borrowed = Can be attacked: { $foes }, with bases.
browser-star-realms-reach-bases = You may attack { $foes } with their bases, and the bases of { $bases }.
    .borrowed = Can be attacked: { $foes } with bases, and the bases of { $bases }.
browser-star-realms-type-ship = ship
browser-star-realms-type-base = base
browser-star-realms-type-outpost = outpost
browser-star-realms-no-faction = No faction
browser-star-realms-card-line = , { $type }, { $faction }, cost { $cost }{ $defence ->
    [0] {""}
   *[other] , defence { $defence }
}.
browser-star-realms-facts = { $faction }, { $type }. Cost { $cost }{ $defence ->
    [0] {""}
   *[other] , defence { $defence }
}. { $copies ->
    [one] { $copies } card in a set.
   *[other] { $copies } cards in a set.
}
browser-star-realms-defence = defence { $defence }
browser-star-realms-used = used this turn
browser-star-realms-as = as { $card }:
browser-star-realms-damaged = damaged: { $defence } of { $whole } left
browser-star-realms-damage = Damage
browser-star-realms-strike = Destroy
browser-star-realms-shared = the team’s
browser-star-realms-authority = Authority { $authority }.
browser-star-realms-authority-after = If all combat is spent here: { $after }.
browser-star-realms-trade = trade { $amount }
browser-star-realms-combat = combat { $amount }
browser-star-realms-pool-trade = Trade
browser-star-realms-pool-combat = Combat
browser-star-realms-sum-trade = trade { $amount }
browser-star-realms-sum-combat = combat { $amount }
browser-star-realms-sum-authority = authority +{ $amount }
browser-star-realms-sum-bought = bought: { $cards }
browser-star-realms-sum-scrapped = scrapped: { $cards }
browser-star-realms-course = Authority over the match
browser-star-realms-hand-size = hand { $count }
browser-star-realms-deck-size = deck { $count }
browser-star-realms-discard-size = discards { $count }
browser-star-realms-look = Look through the piles
browser-star-realms-holds = In hand:
browser-star-realms-owes = { $count ->
    [one] Discards { $count } card at the start of the turn.
   *[other] Discards { $count } cards at the start of the turn.
}
browser-star-realms-charges = { $count ->
    [one] The next ship bought may go on top of the deck.
   *[other] The next { $count } ships bought may go on top of the deck.
}
browser-star-realms-mate = your team
    .borrowed = same team
browser-star-realms-foe = opponent
browser-star-realms-team = team { $number }
browser-star-realms-role-emperor = emperor
browser-star-realms-role-admiral = admiral
browser-star-realms-role-boss = boss
browser-star-realms-role-by-lot = boss or raider, by lot
browser-star-realms-role-raider = raider
browser-star-realms-bearing-prey = your target
    .borrowed = the target
browser-star-realms-bearing-bases = bases only
browser-star-realms-bearing-threat = can attack you
    .borrowed = can attack here
browser-star-realms-done = finished
browser-star-realms-out = out
browser-star-realms-attack = Attack
browser-star-realms-attack-all = Attack with all
browser-star-realms-attack-part = Part…
browser-star-realms-attack-name = Attack { $player }
browser-star-realms-shielded = behind an outpost
browser-star-realms-aim = Attack { $player }: how much combat?
browser-star-realms-aim-base = { $card } of { $player }: how much combat?
browser-star-realms-how-much = How much?
browser-star-realms-all = All: { $amount }
browser-star-realms-less = Less
browser-star-realms-more = More
browser-star-realms-in-play = Your cards in play
    .borrowed = Cards in play
browser-star-realms-nothing-in-play = You have nothing in play yet.
    .borrowed = Nothing is in play yet.
browser-star-realms-no-hand = Your hand is empty.
    .borrowed = The hand is empty.
browser-star-realms-play-all = { $count ->
    [0] Hand is empty
   *[other] Play all ({ $count })
}
browser-star-realms-playing-all = Playing all cards.
browser-star-realms-use-all = { $count ->
    [0] No simple abilities
   *[other] Use abilities ({ $count })
}
    .help = All abilities that cost nothing and ask nothing.
browser-star-realms-using-all = Using all simple abilities.
browser-star-realms-stop = Stop
browser-star-realms-take-over = { $player } acts for the team; whatever you do takes the turn over.
browser-star-realms-hand-over = Over to { $player }
browser-star-realms-send = Send a card (1 trade)
browser-star-realms-send-which = Which card from your discard pile goes to a teammate’s, for 1 trade?
browser-star-realms-unused = Unused: { $list }.
browser-star-realms-unused-trade = { $amount } trade
browser-star-realms-unused-combat = { $amount } combat
browser-star-realms-unused-cards = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
browser-star-realms-unused-abilities = { $count ->
    [one] { $count } ability
   *[other] { $count } abilities
}
browser-star-realms-end-anyway = End the turn anyway
browser-star-realms-go-back = Go back
browser-star-realms-key-play = play all cards of the hand
browser-star-realms-key-use = use all simple abilities
browser-star-realms-key-attack = attack: choose how much combat
browser-star-realms-key-end = end the turn
browser-star-realms-warn = Warn before a turn ends with something unused
browser-star-realms-warn-never = Never ask again
browser-star-realms-origin-from-hand = From your hand
browser-star-realms-origin-from-discard = From your discard pile
browser-star-realms-origin-from-row = From the trade row
browser-star-realms-origin-copy = Ships played this turn
browser-star-realms-origin-give = Your cards
browser-star-realms-origin-send = Your discard pile
browser-star-realms-origin-destroy = Bases
browser-star-realms-piles = { $player }: cards
browser-star-realms-pile-hand = Known in hand
browser-star-realms-pile-top = On top of the deck
browser-star-realms-pile-discard = Discard pile
browser-star-realms-pile-deck = Deck, in no order
browser-star-realms-pile-deck-and-hand = Deck and unknown hand, in no order
browser-star-realms-pile-scrap = Scrap heap
browser-star-realms-left = { $count } not seen yet
browser-star-realms-left-help = The number is how many cards are still in the trade deck.
browser-star-realms-you-are-out = You are out of the game
    .borrowed = Out of the game
browser-star-realms-you-are-out-help = The others play on. Stay and watch: everything that everybody may see is on the table.
browser-star-realms-short-draw-for-bases = with { $bases } bases: draw { $amount }
browser-star-realms-short-draw-for-faction = draw 1 for each Blob card played this turn
browser-star-realms-short-charge = next ship may go on top of the deck
browser-star-realms-short-opponent-discards = opponent discards a card
browser-star-realms-short-may-scrap = may scrap from hand or discards
browser-star-realms-short-scrap = scrap from hand or discards
browser-star-realms-short-scrap-from-hand = then scrap from hand
browser-star-realms-short-scrap-and-draw = scrap up to { $amount } from hand or discards, draw as many
browser-star-realms-short-discard-and-draw = discard up to { $amount }, draw as many
browser-star-realms-short-scrap-from-row = may scrap from the trade row
browser-star-realms-short-destroy-base = may destroy a base
browser-star-realms-short-acquire-ship = any ship for free, on top of the deck
browser-star-realms-short-copy-ship = copies another ship played this turn: faction and abilities
browser-star-realms-short-ally-for-all = ally for every faction
browser-star-realms-short-rally = +{ $amount } combat for each ship you play

# The first match with a coach, and tips for the first time.
star-realms-coach-aim = Both of you have 50 authority. Bring your rival down to none. Your deck is weak at first: Scouts bring trade, Vipers bring combat. With trade you buy better cards for your own deck.
    .title = What it is about
star-realms-coach-play = Play all three cards. They do not compete: whatever is in your hand may be played in one turn.
    .title = Play your hand
star-realms-coach-attack = The Viper has brought 1 combat. Combat that is not spent is lost, so attack your rival with it.
    .title = Attack
star-realms-coach-buy = You have 2 trade. Buy the Cutter from the trade row: it goes to your discard pile, and comes to your hand when the pile is shuffled.
    .title = Buy
star-realms-coach-end = Nothing is left to be done. End your turn: what you played goes to your discard pile, and you draw five cards.
    .title = End your turn
star-realms-coach-second = Your rival did much the same. Now you have five cards. Play all of them and attack with the Viper’s combat.
    .title = Again
star-realms-coach-faction = Four trade. The Embassy Yacht is of the Trade Federation, like your Cutter: cards of one faction help each other. Buy it.
    .title = Think of factions
star-realms-coach-again = End your turn. Your deck runs out, so your discard pile becomes your deck, with your two new ships in it.
    .title = Shuffle
star-realms-coach-ally = Both are here! Play the Cutter and the Embassy Yacht. Then use the Cutter’s ally ability, which works because another card of its faction is in play, and attack with its combat.
    .title = Allies
star-realms-coach-last = That is the whole idea: buy what works together, and hit when it comes up. Your rival has bought a Space Station: an outpost, which has to be destroyed before anything else can be attacked. The match goes on without the coach; “Hint” says what a bot would do.
    .title = On your own
star-realms-tip-use = A base stays in play, and may be used once in each of your turns.
star-realms-tip-scrap = A scrap ability takes the card out of the game for good. Later in the game, when the card is weak, that is often worth it.
star-realms-tip-strike = A base can be destroyed by its whole defence in one turn. Outposts have to go before anything else of that player.
star-realms-tip-from-hand = Scrapping Scouts and Vipers makes your deck better: you draw your good cards more often.
star-realms-tip-on-top = On top of your deck the ship is in your next hand, not somewhere after the next shuffle.
star-realms-tip-send = For 1 trade a card from your discard pile moves to a teammate’s.
star-realms-tip-hand-over = Your team has one turn together. Hand it to a teammate at any time after you have done something.

# Why a bot advises something.
star-realms-reason-lay-out = It costs nothing, so do it before you decide about combat and trade.
star-realms-reason-lethal = There is enough combat to finish an opponent this turn.
star-realms-reason-fight = Combat that is not spent is lost.
star-realms-reason-strike = This base would bring its owner more than the same combat takes from their authority.
star-realms-reason-end = Nothing on sale would make your deck better than it is.
star-realms-reason-thin-now = Without weak cards you draw the good ones more often.
star-realms-reason-buy-trade = Of what you can pay, it does most for your deck: trade for dearer cards.
star-realms-reason-buy-combat = Of what you can pay, it does most for your deck: combat.
star-realms-reason-buy-authority = Of what you can pay, it does most for your deck: authority.
star-realms-reason-buy-draw = Of what you can pay, it does most for your deck: more cards in a turn.
star-realms-reason-buy-discard = Of what you can pay, it does most: it takes cards from an opponent’s hand.
star-realms-reason-buy-thin = Of what you can pay, it does most for your deck: it scraps weak cards.
star-realms-reason-buy-allies = You have cards of its faction already, so its ally ability will work often.
star-realms-reason-buy-base = A base that stays in play works every turn.
