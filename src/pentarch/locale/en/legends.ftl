### Eight-Minute Empire: Legends.
### A player's gender is unknown: the present tense, "they" where a pronoun is needed,
### "you" to the reader ($player-is, $owner-is, $victim-is).

legends-title = Eight-Minute Empire: Legends
legends-about = Buy cards, lead armies across the islands and hold more regions than your opponents; one short game on a map that is new every time.

## Cards. `.the` is the name in the middle of a sentence.

legends-card-ancient-phoenix = Ancient Phoenix
    .the = the Ancient Phoenix
legends-card-ancient-sage = Ancient Sage
    .the = the Ancient Sage
legends-card-ancient-tree-spirit = Ancient Tree Spirit
    .the = the Ancient Tree Spirit
legends-card-ancient-woods = Ancient Woods
    .the = the Ancient Woods
legends-card-arcane-manticore = Arcane Manticore
    .the = the Arcane Manticore
legends-card-arcane-sphinx = Arcane Sphinx
    .the = the Arcane Sphinx
legends-card-arcane-temple = Arcane Temple
    .the = the Arcane Temple
legends-card-castle-a = Castle I
    .the = Castle I
legends-card-castle-b = Castle II
    .the = Castle II
legends-card-cursed-banshee = Cursed Banshee
    .the = the Cursed Banshee
legends-card-cursed-gargoyles = Cursed Gargoyles
    .the = the Cursed Gargoyles
legends-card-cursed-king = Cursed King
    .the = the Cursed King
legends-card-cursed-mausoleum = Cursed Mausoleum
    .the = the Cursed Mausoleum
legends-card-cursed-tower = Cursed Tower
    .the = the Cursed Tower
legends-card-dire-dragon = Dire Dragon
    .the = the Dire Dragon
legends-card-dire-eye = Dire Eye
    .the = the Dire Eye
legends-card-dire-giant = Dire Giant
    .the = the Dire Giant
legends-card-dire-goblin = Dire Goblin
    .the = the Dire Goblin
legends-card-dire-ogre = Dire Ogre
    .the = the Dire Ogre
legends-card-forest-elf = Forest Elf
    .the = the Forest Elf
legends-card-forest-gnome = Forest Gnome
    .the = the Forest Gnome
legends-card-forest-pixie = Forest Pixie
    .the = the Forest Pixie
legends-card-forest-tree-town = Forest Tree Town
    .the = the Forest Tree Town
legends-card-graveyard = Graveyard
    .the = the Graveyard
legends-card-lake = Lake
    .the = the Lake
legends-card-mountain-dwarf = Mountain Dwarf
    .the = the Mountain Dwarf
legends-card-mountain-treasury = Mountain Treasury
    .the = the Mountain Treasury
legends-card-night-hydra = Night Hydra
    .the = the Night Hydra
legends-card-night-village = Night Village
    .the = the Night Village
legends-card-night-wizard = Night Wizard
    .the = the Night Wizard
legends-card-noble-hills = Noble Hills
    .the = the Noble Hills
legends-card-noble-knight = Noble Knight
    .the = the Noble Knight
legends-card-noble-unicorn = Noble Unicorn
    .the = the Noble Unicorn
legends-card-stronghold = Stronghold
    .the = the Stronghold

## Families: the word in a card's name

legends-family-ancient = Ancient
    .word = ancient
legends-family-arcane = Arcane
    .word = arcane
legends-family-cursed = Cursed
    .word = cursed
legends-family-dire = Dire
    .word = dire
legends-family-forest = Forest
    .word = forest
legends-family-mountain = Mountain
    .word = mountain
legends-family-night = Night
    .word = night
legends-family-noble = Noble
    .word = noble

## Tokens

legends-token-spring = Magic Spring
    .the = the Magic Spring
legends-token-cottage = Cottage
    .the = the Cottage
legends-token-treasure = Hidden Treasure
    .the = the Hidden Treasure
legends-token-tome = Magic Tome
    .the = the Magic Tome
legends-token-stable = Stable
    .the = the Stable
legends-token-quagmire = Quagmire
    .the = the Quagmire
legends-token-dragon = Ravaging Dragon
    .the = the Ravaging Dragon
legends-token-citadel-token = Citadel
    .the = a Citadel
legends-token-portal = Magic Gate
    .the = a Magic Gate
legends-token-thieves = Band of Thieves
    .the = the Band of Thieves
legends-token-hidden = Face-down token
    .the = a face-down token

## What tokens do that nobody can win

legends-token-citadel-token-text = At the end worth 1 point to whoever controls this region.
legends-token-portal-text = Regions with gates are neighbours: a step between them costs 1 movement.
legends-token-thieves-text = Whoever marches armies in here loses a coin for each of them, while there are coins.
legends-token-hidden-text = An exploration token or the quagmire, face down. Whoever controls the region may look at it at the end of their turn; the first to build a city here takes it.

## Leaders

legends-leader-fairy-queen = Fairy Queen
    .the = the Fairy Queen
legends-leader-bandit-chief = Bandit Chief
    .the = the Bandit Chief
legends-leader-red-sorceress = Red Sorceress
    .the = the Red Sorceress
legends-leader-white-knight = White Knight
    .the = the White Knight

## Regions: the name, where (in), where to (into), where from (from)

legends-region-d1 = Northern Dunes
    .in = in the Northern Dunes
    .into = to the Northern Dunes
    .from = from the Northern Dunes
legends-region-d2 = Sand Spit
    .in = on the Sand Spit
    .into = to the Sand Spit
    .from = from the Sand Spit
legends-region-d3 = Stone Needles
    .in = at the Stone Needles
    .into = to the Stone Needles
    .from = from the Stone Needles
legends-region-d4 = Buried Face
    .in = at the Buried Face
    .into = to the Buried Face
    .from = from the Buried Face
legends-region-d5 = Eastern Cliffs
    .in = on the Eastern Cliffs
    .into = to the Eastern Cliffs
    .from = from the Eastern Cliffs
legends-region-d6 = Black Columns
    .in = at the Black Columns
    .into = to the Black Columns
    .from = from the Black Columns
legends-region-d7 = Southern Bay
    .in = in the Southern Bay
    .into = to the Southern Bay
    .from = from the Southern Bay
legends-region-m1 = Northern Cape
    .in = on the Northern Cape
    .into = to the Northern Cape
    .from = from the Northern Cape
legends-region-m2 = Stone Circle
    .in = at the Stone Circle
    .into = to the Stone Circle
    .from = from the Stone Circle
legends-region-m3 = Village
    .in = in the Village
    .into = to the Village
    .from = from the Village
legends-region-m4 = Spruce Wood
    .in = in the Spruce Wood
    .into = to the Spruce Wood
    .from = from the Spruce Wood
legends-region-m5 = Southern Shore
    .in = on the Southern Shore
    .into = to the Southern Shore
    .from = from the Southern Shore
legends-region-f1 = Upper Thicket
    .in = in the Upper Thicket
    .into = to the Upper Thicket
    .from = from the Upper Thicket
legends-region-f2 = Old Trail
    .in = on the Old Trail
    .into = to the Old Trail
    .from = from the Old Trail
legends-region-f3 = Lower Shore
    .in = on the Lower Shore
    .into = to the Lower Shore
    .from = from the Lower Shore
legends-region-t1 = Western Pillar
    .in = on the Western Pillar
    .into = to the Western Pillar
    .from = from the Western Pillar
legends-region-t2 = Eastern Pillar
    .in = on the Eastern Pillar
    .into = to the Eastern Pillar
    .from = from the Eastern Pillar
legends-region-t3 = Southern Pillar
    .in = on the Southern Pillar
    .into = to the Southern Pillar
    .from = from the Southern Pillar
legends-region-v1 = Northern Crag
    .in = on the Northern Crag
    .into = to the Northern Crag
    .from = from the Northern Crag
legends-region-v2 = Western Crag
    .in = on the Western Crag
    .into = to the Western Crag
    .from = from the Western Crag
legends-region-v3 = Green Spur
    .in = on the Green Spur
    .into = to the Green Spur
    .from = from the Green Spur
legends-region-v4 = Eastern Slope
    .in = on the Eastern Slope
    .into = to the Eastern Slope
    .from = from the Eastern Slope
legends-region-v5 = Upper Crater
    .in = in the Upper Crater
    .into = to the Upper Crater
    .from = from the Upper Crater
legends-region-v6 = Lower Crater
    .in = in the Lower Crater
    .into = to the Lower Crater
    .from = from the Lower Crater
legends-region-v7 = Southern Spur
    .in = on the Southern Spur
    .into = to the Southern Spur
    .from = from the Southern Spur
legends-region-i1 = Ice Peak
    .in = on the Ice Peak
    .into = to the Ice Peak
    .from = from the Ice Peak
legends-region-i2 = Ice Slope
    .in = on the Ice Slope
    .into = to the Ice Slope
    .from = from the Ice Slope
legends-region-i3 = Lonely Floe
    .in = on the Lonely Floe
    .into = to the Lonely Floe
    .from = from the Lonely Floe
legends-region-i4 = Snow Ridge
    .in = on the Snow Ridge
    .into = to the Snow Ridge
    .from = from the Snow Ridge
legends-region-i5 = Snow Bay
    .in = in the Snow Bay
    .into = to the Snow Bay
    .from = from the Snow Bay
legends-region-h1 = Fang
    .in = on the Fang
    .into = to the Fang
    .from = from the Fang
legends-region-h2 = Northern Arc
    .in = on the Northern Arc
    .into = to the Northern Arc
    .from = from the Northern Arc
legends-region-h3 = Brown Rocks
    .in = on the Brown Rocks
    .into = to the Brown Rocks
    .from = from the Brown Rocks
legends-region-h4 = Lake Country
    .in = in the Lake Country
    .into = to the Lake Country
    .from = from the Lake Country
legends-region-h5 = Sand Bluff
    .in = on the Sand Bluff
    .into = to the Sand Bluff
    .from = from the Sand Bluff
legends-region-c1 = Fortress
    .in = in the Fortress
    .into = to the Fortress
    .from = from the Fortress
legends-region-c2 = Fortress Hill
    .in = on the Fortress Hill
    .into = to the Fortress Hill
    .from = from the Fortress Hill
legends-region-c3 = Bare Rock
    .in = on the Bare Rock
    .into = to the Bare Rock
    .from = from the Bare Rock

## Islands

legends-island-desert = Desert
legends-island-meadows = Meadows
legends-island-red-forest = Red Forest
legends-island-tall-west = Western Pillar
legends-island-tall-east = Eastern Pillar
legends-island-tall-south = Southern Pillar
legends-island-volcano-small = Small Volcano
legends-island-volcano-large = Large Volcano
legends-island-ice-north = Northern Ice
legends-island-ice-middle = Middle Ice
legends-island-ice-south = Southern Ice
legends-island-horseshoe = Horseshoe
legends-island-citadel-large = Fortress Land
legends-island-citadel-small = Bare Rock

## Sides of the fragments

legends-side-desert = Desert
legends-side-meadows = Meadows
legends-side-red-forest = Red Forest
legends-side-tall-islands = Tall Islands
legends-side-volcano = Volcano
legends-side-ice-islands = Ice Islands
legends-side-horseshoe = Horseshoe
legends-side-citadel = Old Fortress

## Places of the fragments: the name, and where (in)

legends-slot-centre = Centre
    .in = in the centre
legends-slot-west = West
    .in = in the west
legends-slot-east = East
    .in = in the east
legends-slot-south = South
    .in = in the south
legends-slot-north-west = North-west
    .in = in the north-west
legends-slot-north-east = North-east
    .in = in the north-east
legends-slot-south-west = South-west
    .in = in the south-west
legends-slot-south-east = South-east
    .in = in the south-east

## Actions: how they are called, and what somebody does who stops (stop: you, stops: another)

legends-verb-either = Action of the card
    .nom = the action of the card
    .stop = do without the action of the card
    .stops = does without the action of the card
legends-verb-recruit = Recruiting
    .nom = recruiting
    .stop = end the recruiting
    .stops = ends the recruiting
legends-verb-march = March
    .nom = a march
    .stop = end the march
    .stops = ends the march
legends-verb-found = City
    .nom = a city
    .stop = do not found a city
    .stops = does not found a city
legends-verb-destroy = Destroying an army
    .nom = destroying an army
    .stop = destroy no army
    .stops = destroys no army
legends-verb-rob = Robbery
    .nom = robbery
    .stop = rob nobody
    .stops = robs nobody
legends-verb-peek = Looking at tokens
    .nom = looking at tokens
    .stop = look at no more tokens
    .stops = looks at no more tokens
legends-verb-last-card = One more card
    .nom = one more card
    .stop = buy no more cards
    .stops = buys no more cards

## Texts of cards, tokens and leaders: headings

legends-text-action = Action
legends-text-either = One of two actions
legends-text-both = Two actions in this order
legends-text-ability = Ability
legends-text-end = At the end

## Texts: actions

legends-effect-recruit = Recruit { $amount ->
    [one] { $amount } army
   *[other] { $amount } armies
}
legends-effect-march = March with { $amount } movement
legends-effect-found = Found a city
legends-effect-destroy = Destroy an army

## Texts: abilities

legends-ability-flying = Flying: a water crossing costs 1 less
legends-ability-extra-move = 1 more movement in every march
legends-ability-extra-army = 1 more army whenever you recruit
legends-ability-coins = Get { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
} at once
legends-ability-immune = Other players cannot destroy your armies
legends-ability-hiring = Recruit in other players’ cities too, paying the owner a coin for each army
legends-ability-robbing = When you destroy an opponent’s army you may take a coin from them
legends-ability-fifth-army = Begin with 5 armies in the start region
legends-ability-trophies = Armies of opponents and neutral armies that you destroy stay on this card
legends-ability-garrison = When you found a city, put an army from your supply in the same region
legends-ability-last-card = When all have their cards, you may buy one more from the row, without its action
legends-ability-elixirs = { $amount ->
    [one] { $amount } elixir
   *[other] { $amount } elixirs
}
legends-ability-breaks-ties = You win ties on points
legends-ability-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
legends-ability-per-card = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} for each of your { $family-word } cards
legends-ability-for-set = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} if you have at least { $need } { $family-word } cards
legends-ability-per-flying = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} for each of your flying abilities
legends-ability-per-coins = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} for every { $need } coins left
legends-ability-per-trophies = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} for every { $need } armies on this card
legends-ability-per-big-island = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} more for each of your islands with at least { $need } regions

## Where points come from

legends-source-elixirs = { $count ->
    [one] { $count } elixir
   *[other] { $count } elixirs
}
legends-source-citadel = The citadel { $region-in }
legends-source-island = Island: { $island }

## Options

legends-option-layout = Map
    .help = Who lays the fragments: the set-up player, chance, or a preset.
legends-option-layout-chosen = the set-up player lays it
legends-option-layout-random = random
legends-option-layout-rulebook-example = the rulebook’s example
legends-option-layout-fire-archipelago = Fire Archipelago
legends-option-placing = Placing
    .help = Who chooses the start region, the region of the fifth armies and the places of tokens.
legends-option-placing-chosen = the set-up player chooses
legends-option-placing-random = random
legends-option-setup_player = Set-up player
    .help = Lays the fragments and the tokens and, if two play, places the first neutral army.
legends-option-setup_player-random = by lot
legends-option-setup_player-1 = player 1
legends-option-setup_player-2 = player 2
legends-option-setup_player-3 = player 3
legends-option-setup_player-4 = player 4
legends-option-ages = Who is younger
    .help = The seats from the youngest player to the oldest, in a row: 312, for example. Of equal bids that of the youngest wins. 0: drawn by lot.
legends-option-rectangle = Rectangle
    .help = The fragments lie in a rectangle instead of a T: the islands form a ring.
legends-option-exploration = Exploration tokens
    .help = Five tokens on the map: whoever founds the first city in their region takes them.
legends-option-quagmire = Quagmire
    .help = The exploration tokens lie face down, and among them is a quagmire, which costs a point.
legends-option-citadels = Citadels
    .help = Three tokens on the map: a region with a citadel is worth a point more.
legends-option-leaders = Leaders
    .help = Everybody gets a leader with two abilities.
legends-option-events = Events
    .help = Tokens on the map: a ravaging dragon, two magic gates and a band of thieves. Chance lays all of them; if the set-up player chooses the places, any may be left out.
legends-option-die = Die for ties
    .help = Equal bids are decided by a die and not by age.
legends-option-long_game = Long game
    .help = Three games in a row; the sum of points decides.

## Questions and the end

legends-ask-turn = { $player-is ->
    [you] Your turn: take a card from the row.
   *[other] It is { $player }’s turn.
}
legends-ask-either = { $player-is ->
    [you] { $card }: choose one of the two actions.
   *[other] { $player } chooses an action of { $card-the }.
}
legends-ask-recruit = { $player-is ->
    [you] Recruiting: place { $armies ->
        [one] { $armies } more army
       *[other] { $armies } more armies
    }.
   *[other] { $player } is recruiting; { $armies } left.
}
legends-ask-march = { $player-is ->
    [you] March: { $movement } movement left, a crossing costs { $water }.
   *[other] { $player } is marching: { $movement } movement left, a crossing costs { $water }.
}
legends-ask-found = { $player-is ->
    [you] Where do you found a city?
   *[other] { $player } chooses a place for a city.
}
legends-ask-destroy = { $player-is ->
    [you] Which army do you destroy?
   *[other] { $player } chooses an army to destroy.
}
legends-ask-rob = { $player-is ->
    [you] Take a coin from { $victim }?
   *[other] { $victim-is ->
        [you] { $player } decides whether to take a coin from you.
       *[other] { $player } decides whether to take a coin from { $victim }.
    }
}
legends-ask-peek = { $player-is ->
    [you] You may look at the face-down tokens in your regions.
   *[other] { $player } may look at face-down tokens.
}
legends-ask-last-card = { $player-is ->
    [you] All cards are taken. You may buy one more from the row, without its action.
   *[other] { $player } may buy one more card.
}
legends-ask-bid = { $player-is ->
    [you] The auction for the first turn: how many coins do you bid?
   *[other] { $player } is bidding.
}
legends-ask-name-first = { $player-is ->
    [you] You have won the auction. Who has the first turn?
   *[other] { $player } decides who has the first turn.
}
legends-ask-neutral = { $player-is ->
    [you] Place a neutral army in any region; { $armies } left.
   *[other] { $player } places a neutral army; { $armies } left.
}
legends-ask-fragment = { $player-is ->
    [you] Which fragment lies { $slot-in }?
   *[other] { $player } chooses the fragment { $slot-in }.
}
legends-ask-start = { $player-is ->
    [you] Choose the start region.
   *[other] { $player } chooses the start region.
}
legends-ask-lay = { $player-is ->
    [you] Where do you lay { $token-the }?
   *[other] { $player } lays { $token-the }.
}
legends-ask-second-armies = { $player-is ->
    [you] In which region do everybody’s fifth armies begin?
   *[other] { $player } chooses a region for everybody’s fifth armies.
}
legends-over = { $winners-count ->
    [1] { $winners-is ->
        [you] The game is over. You win with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }!
       *[other] The game is over. { $winners } wins with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
   *[other] { $winners-is ->
        [you] The game is over. You are among the winners: { $winners }, with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] The game is over. { $winners } share the victory with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
}

## Answers: what buttons say

legends-action-done-either = Do neither
legends-action-done-recruit = End the recruiting
legends-action-done-march = End the march
legends-action-done-found = Do not found a city
legends-action-done-destroy = Destroy no army
legends-action-done-rob = Take no coin
legends-action-done-peek = End the turn
legends-action-done-last-card = Buy no more
legends-action-done-lay = Do without this token
legends-action-choose-recruit = Recruit { $amount ->
    [one] { $amount } army
   *[other] { $amount } armies
}
legends-action-choose-march = March with { $amount } movement
legends-action-choose-found = Found a city
legends-action-choose-destroy = Destroy an army
legends-action-rob = Take a coin
legends-action-name = { $player-is ->
    [you] You have the first turn
   *[other] { $player } has the first turn
}
legends-action-bid = { $coins ->
    [0] Bid nothing
    [one] Bid { $coins } coin
   *[other] Bid { $coins } coins
}
legends-action-take = { $price ->
    [0] Take { $card-the } for nothing
    [one] Take { $card-the } for { $price } coin
   *[other] Take { $card-the } for { $price } coins
}
legends-action-fragment = { $turn ->
    [0] { $side }, not turned
    [1] { $side }, a quarter turn clockwise
    [2] { $side }, half a turn
   *[3] { $side }, a quarter turn anticlockwise
}
legends-action-start = Start { $region-in }
legends-action-lay = Lay { $token-the } { $region-in }
legends-action-second-armies = Fifth armies { $region-in }
legends-action-neutral = Place a neutral army { $region-in }
legends-action-recruit = Place an army { $region-in }
legends-action-found = Found a city { $region-in }
legends-action-peek = Look at the token { $region-in }
legends-action-hire = Recruit an army { $region-in }, in { $owner }’s city, for a coin
legends-action-destroy = Destroy an army of { $owner } { $region-in }
legends-action-destroy-own = Destroy an army of your own { $region-in }
legends-action-destroy-neutral = Destroy a neutral army { $region-in }
legends-action-march = Lead an army { $from-from } { $to-into } for { $price } movement

## Why not

legends-why-not-not-optional = This cannot be declined.
legends-why-not-not-asked = That is not asked now: take a card from the row.
legends-why-not-answer-first = Answer the question first.
legends-why-not-nobody-there = There is no such player at this table.
legends-why-not-not-in-play = { $region }: this region is not on the map.
legends-why-not-fragment-is-used = This fragment is on the map already, with this side up or the other.
legends-why-not-must-be-central = The Desert can lie only in the centre.
legends-why-not-edges-differ = In a rectangle all fragments lie the same way: all upright or all across.
legends-why-not-not-on-the-centre = { $region }: the start region has to be on the central fragment.
legends-why-not-not-on-the-desert = { $region }: with the Desert in play the start region is on it.
legends-why-not-no-link = { $region }: no water line leads from here to another fragment.
legends-why-not-same-fragment = { $region }: the fifth armies begin on another fragment than the start region.
legends-why-not-is-start = { $region }: this is the start region, which has its own token.
legends-why-not-has-token = { $region }: there is a token here already.
legends-why-not-no-coins = Not enough coins: you have { $coins }.
legends-why-not-comes-to-nothing = This action would do nothing now.
legends-why-not-no-city = { $region }: you have no city here, and it is not the start region.
legends-why-not-no-army = { $region }: you have no army here.
legends-why-not-not-in-row = { $card }: this card is not in the row.
legends-why-not-too-dear = { $card } costs { $price }, and you have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
legends-why-not-no-hiring = Only the Bandit Chief recruits in other players’ cities.
legends-why-not-free-here = { $region }: here you recruit without paying.
legends-why-not-no-city-of = { $owner-is ->
    [you] { $region }: you have no city here.
   *[other] { $region }: { $owner } has no city here.
}
legends-why-not-no-way = There is no direct way { $from-from } { $to-into }.
legends-why-not-too-far = The way { $from-from } { $to-into } costs { $price }, and { $movement } movement is left.
legends-why-not-no-neutral-army = { $region }: there is no neutral army here.
legends-why-not-immune = { $owner }’s armies cannot be destroyed: the Dire Giant protects them.
legends-why-not-no-army-of = { $owner-is ->
    [you] { $region }: you have no army here.
   *[other] { $region }: { $owner } has no army here.
}
legends-why-not-no-hidden-token = { $region }: there is no face-down token here.
legends-why-not-seen = { $region }: you have seen this token already.
legends-why-not-no-control = { $region }: you do not control this region.

## Impossible options and positions

legends-refusal-preset = The preset map “{ $layout }” is a T: it does not go with the rectangle.
legends-refusal-setup-player = Player { $number } is to set up, but only { $players } play.
legends-refusal-ages = The order of ages is the seats from 1 to { $players }, each once, not { $given }.
legends-refusal-rules = Bad position: these variants do not go together, or the order of ages is wrong.
legends-refusal-question = Bad position: the question does not fit the game.
legends-refusal-map = Bad position: the fragments or the start region cannot lie like that.
legends-refusal-leaders = Bad position: leaders are not dealt like that.
legends-refusal-tokens = Bad position: tokens cannot lie like that.
legends-refusal-pieces = Bad position: armies and cities cannot stand like that.
legends-refusal-cards = Bad position: these are not the cards of the game, or not as many as there are.
legends-refusal-bids = Bad position: bids or coins do not add up.
legends-refusal-scores = Bad position: points or winners do not add up.

## What happens

legends-event-setup = { $game ->
    [0] { $player-is ->
        [you] A game begins: you are the set-up player.
       *[other] A game begins: { $player } is the set-up player.
    }
    [1] { $player-is ->
        [you] The second game begins: you are the set-up player.
       *[other] The second game begins: { $player } is the set-up player.
    }
   *[2] { $player-is ->
        [you] The third game begins: you are the set-up player.
       *[other] The third game begins: { $player } is the set-up player.
    }
}
legends-event-fragment = { $turn ->
    [0] The fragment { $slot-in }: { $side }, not turned.
    [1] The fragment { $slot-in }: { $side }, a quarter turn clockwise.
    [2] The fragment { $slot-in }: { $side }, half a turn.
   *[3] The fragment { $slot-in }: { $side }, a quarter turn anticlockwise.
}
legends-event-start = The start region is { $region }.
legends-event-leader = { $player-is ->
    [you] Your leader is { $leader-the }.
   *[other] { $player }’s leader is { $leader-the }.
}
legends-event-lay = { $region }: { $token-the } lies here now.
legends-event-leave-out = This game does without { $token-the }.
legends-event-reveal = New in the row: { $card-the }.
legends-event-muster = { $player-is ->
    [you] Your armies { $region-in }: { $armies }.
   *[other] { $player }’s armies { $region-in }: { $armies }.
}
legends-event-neutral = { $player-is ->
    [you] You place a neutral army { $region-in }.
   *[other] { $player } places a neutral army { $region-in }.
}
legends-event-bid = { $player-is ->
    [you] You make a bid.
   *[other] { $player } makes a bid.
}
legends-event-bid-seen = { $player-is ->
    [you] { $coins ->
        [0] You bid nothing.
        [one] You bid { $coins } coin.
       *[other] You bid { $coins } coins.
    }
   *[other] { $player } bids { $coins }.
}
legends-event-open-bid = { $player-is ->
    [you] Your bid: { $coins }.
   *[other] { $player }’s bid: { $coins }.
}
legends-event-roll = { $player-is ->
    [you] You roll the die: { $pips }.
   *[other] { $player } rolls the die: { $pips }.
}
legends-event-win-auction = { $player-is ->
    [you] { $coins ->
        [0] You win the auction and pay nothing.
        [one] You win the auction and pay { $coins } coin.
       *[other] You win the auction and pay { $coins } coins.
    }
   *[other] { $coins ->
        [0] { $player } wins the auction and pays nothing.
        [one] { $player } wins the auction and pays { $coins } coin.
       *[other] { $player } wins the auction and pays { $coins } coins.
    }
}
legends-event-name-first = { $first-is ->
    [you] The first turn is yours.
   *[other] The first turn is { $first }’s.
}
legends-event-take = { $player-is ->
    [you] { $price ->
        [0] You take { $card-the } for nothing.
        [one] You take { $card-the } for { $price } coin.
       *[other] You take { $card-the } for { $price } coins.
    }
   *[other] { $price ->
        [0] { $player } takes { $card-the } for nothing.
        [one] { $player } takes { $card-the } for { $price } coin.
       *[other] { $player } takes { $card-the } for { $price } coins.
    }
}
legends-event-gain = { $player-is ->
    [you] You get { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
   *[other] { $player } gets { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
}
legends-event-choose = { $player-is ->
    [you] You choose an action: { $action-nom }.
   *[other] { $player } chooses an action: { $action-nom }.
}
legends-event-skip = { $player-is ->
    [you] You { $action-stop }.
   *[other] { $player } { $action-stops }.
}
legends-event-recruit = { $player-is ->
    [you] You place an army { $region-in }.
   *[other] { $player } places an army { $region-in }.
}
legends-event-hire = { $player-is ->
    [you] You recruit an army { $region-in } and pay { $owner } a coin.
   *[other] { $owner-is ->
        [you] { $player } recruits an army { $region-in } and pays you a coin.
       *[other] { $player } recruits an army { $region-in } and pays { $owner } a coin.
    }
}
legends-event-march = { $player-is ->
    [you] You lead an army { $from-from } { $to-into } ({ $movement } movement).
   *[other] { $player } leads an army { $from-from } { $to-into } ({ $movement } movement).
}
legends-event-thieves = { $player-is ->
    [you] The thieves { $region-in } take a coin from you.
   *[other] The thieves { $region-in } take a coin from { $player }.
}
legends-event-dragon = { $player-is ->
    [you] You beat the Ravaging Dragon { $region-in }!
   *[other] { $player } beats the Ravaging Dragon { $region-in }!
}
legends-event-found = { $player-is ->
    [you] You found a city { $region-in }.
   *[other] { $player } founds a city { $region-in }.
}
legends-event-garrison = { $player-is ->
    [you] The White Knight puts an army of yours in the same region.
   *[other] The White Knight puts an army of { $player } in the same region.
}
legends-event-win-token = { $player-is ->
    [you] You win a token: { $token-the }.
   *[other] { $player } wins a token: { $token-the }.
}
legends-event-destroy = { $player-is ->
    [you] You destroy an army of { $owner } { $region-in }.
   *[other] { $owner-is ->
        [you] { $player } destroys your army { $region-in }.
       *[other] { $player } destroys an army of { $owner } { $region-in }.
    }
}
legends-event-destroy-own = { $player-is ->
    [you] You destroy an army of your own { $region-in }.
   *[other] { $player } destroys an army of their own { $region-in }.
}
legends-event-destroy-neutral = { $player-is ->
    [you] You destroy a neutral army { $region-in }.
   *[other] { $player } destroys a neutral army { $region-in }.
}
legends-event-trophy = { $player-is ->
    [you] Your sorceress keeps the destroyed army: { $trophies } now.
   *[other] The Red Sorceress keeps the destroyed army: { $trophies } now.
}
legends-event-rob = { $player-is ->
    [you] You take a coin from { $victim }.
   *[other] { $victim-is ->
        [you] { $player } takes a coin from you.
       *[other] { $player } takes a coin from { $victim }.
    }
}
legends-event-peek = { $player-is ->
    [you] You look at the token { $region-in }.
   *[other] { $player } looks at the token { $region-in }.
}
legends-event-peek-seen = { $player-is ->
    [you] You look at the token { $region-in }: { $token-the }.
   *[other] { $player } looks at the token { $region-in }: { $token-the }.
}
legends-event-score = { $player-is ->
    [you] Your score: { $points }
   *[other] { $player }’s score: { $points }
} (regions { $regions }, islands { $islands }, cards { $cards }, elixirs { $elixirs }{ $tokens ->
    [0] {""}
   *[other] , tokens { $tokens }
}{ $leader ->
    [0] {""}
   *[other] , leader { $leader }
}).
legends-event-game-over = { $game ->
    [0] The first of three games is over.
    [1] The second of three games is over.
   *[2] The third of three games is over.
}
legends-event-win = { $player-is ->
    [you] You win!
   *[other] { $player } wins!
}

## Rules: the sections, in the order in which they are read

legends-rules-aim =
    Everybody has armies, three cities and a few coins. On your turn you take a card: it gives you an action at once (recruit armies, lead them across the islands, found a city, destroy an army) and an ability for good. When all have their cards, points come from the regions and islands that you control, from cards and from elixirs. The most points win.
    .title = Aim
legends-rules-map =
    The map is made of four fragments with two sides each. They lie in a T: one in the centre, the others in the west, the east and the south; each may be turned. A fragment has one island or several, and islands are divided into regions. Every edge has an exit in its middle: where two fragments touch, the regions of the two exits are joined by water.
    The Desert, if it is in play, lies in the centre and holds the start region. The Tall Islands are joined by bridges: a step over a bridge costs 1, as on land, but each pillar is an island of its own. The water between the Fang and the Lake Country on the Horseshoe is a crossing like any other, though both are on one island.
    .title = Map
legends-rules-setup =
    One player prepares the map, or chance does it: the sides and turns of the fragments, then the start region, on the central fragment and with a water line to another one.
    Everybody has 18 armies and 3 cities. Four armies of everybody begin in the start region, the fifth ones all together in a region of another fragment. Everybody has 12 coins if two play, 11 if three, 9 if four. Six cards lie in a row. The deck has 27 cards for two, 32 for three, 34 for four.
    Two players also place 10 neutral armies in turn, in any regions. They never move and never score, but count for control as the armies of a third player.
    .title = Set-up
legends-rules-auction =
    All bid coins in secret, from none to all. The highest bidder pays the bid and names who has the first turn; the others pay nothing. Of equal bids that of the youngest wins. There is one auction in a game.
    .title = Auction
legends-rules-turn =
    Take a card from the row and pay by its place, from the left: 0, 1, 1, 2, 2, 3. Do its action, or do not. Then the row moves to the left and is filled up at the right; when the deck is empty the row shrinks, and prices stay with the places. Turns go clockwise.
    Of two actions with a “/” between them do one; of two with a “+” do both in this order, and each may be skipped.
    .title = Turn
legends-rules-actions =
    Recruiting: put armies from your supply into the start region and into regions with cities of your own, divided as you like. You may recruit fewer; nobody has more than 18 armies on the map.
    March: share the movement among your armies as you like. A step to a neighbouring region of the island or over a bridge costs 1, a water crossing 3. Pieces of others never block. What is not used is lost.
    City: put it into any region where you have an army; any number of cities may stand there. Cities never move and are never destroyed.
    Destroying: remove any army where you have at least one; a city is not enough. It goes back to its owner’s supply; a neutral one is out of the game.
    .title = Actions
legends-rules-abilities =
    An ability works from the moment you take the card, also for the card’s own action. Abilities add up. Flying makes a crossing cost 1 less, but never below 1. You get extra armies whenever you recruit and extra movement in every march. Coins of a card come after you have paid for it, and once. With the Dire Giant others cannot destroy your armies.
    A family is the word in a card’s name: ancient, arcane, cursed, dire, forest, mountain, night, noble. A card that counts its own family counts itself.
    .title = Abilities
legends-rules-end =
    The game ends when everybody has 11 cards if two play, 10 if three, 8 if four.
    A region is controlled by whoever has more armies and cities there than each other player; an island by whoever controls more of its regions than each other player. In a tie it is nobody’s.
    Points: 1 for each region and 1 for each island that you control; what your cards say; 2 for the most elixirs, or 1 each if several have the most.
    Equal points are decided by coins left, then by armies on the map, then by controlled regions. Whoever is equal in all of it shares the victory.
    .title = End and points
legends-rules-exploration =
    Five tokens lie face up, one a region at most. Whoever founds the first city in the region of a token takes it at once. Magic Spring: 2 elixirs. Cottage: 1 more army whenever you recruit. Hidden Treasure: a coin at once. Magic Tome: 1 point, and it wins every tie on points. Stable: 1 more movement in every march.
    .title = Variant: exploration tokens
legends-rules-quagmire =
    The exploration tokens and the quagmire are mixed and lie face down, unknown even to whoever prepared the map. At the end of your turn you may look at the tokens in regions that you control, and keep it to yourself. Whoever founds the first city there takes the token and shows it to all. The quagmire costs a point and cannot be refused.
    .title = Variant: quagmire
legends-rules-citadels =
    Three citadels lie in three regions. At the end a region with a citadel is worth a point more to whoever controls it. A city does not remove the citadel.
    .title = Variant: citadels
legends-rules-leaders =
    Everybody gets a leader at random, face up. Leaders are not cards: they have no family and do not count towards the end.
    Fairy Queen: a point for at least three forest cards; when all have their cards she may buy one more from the row at its usual price. Its ability counts, its action is not done.
    Bandit Chief: recruits in other players’ cities as well, paying the owner a coin for each army; when he destroys an opponent’s army he may take a coin from them.
    Red Sorceress: begins with five armies in the start region; armies that she destroys stay with her, except her own, and every three of them are worth a point.
    White Knight: a point for each controlled island of at least three regions; when he founds a city he puts an army from the supply in the same region.
    .title = Variant: leaders
legends-rules-events =
    The set-up player lays any of these tokens, chance lays all of them.
    Ravaging Dragon: goes to whoever brings the seventh army into its region; armies of all colours count, cities do not. It is worth 2 points.
    Magic Gates: two of them, always together. Their regions are neighbours, a step costs 1; they do not join islands.
    Band of Thieves: each army that marches into the region costs its owner a coin, if there is one. Recruiting there costs nothing.
    .title = Variant: events
legends-rules-rectangle =
    The four fragments lie in a rectangle and form a ring; all upright or all across. There is no centre: any region with a water line to another fragment can be the start region, or, with the Desert in play, one of the Desert’s.
    .title = Variant: rectangle
legends-rules-die =
    Those who share the highest bid roll a die; the highest roll wins the auction. Those who share the highest roll, roll again.
    .title = Variant: die for ties
legends-rules-long-game =
    Three games in a row; points add up. After each game the next player clockwise prepares the map; the map, tokens, leaders and auction are new. Equal sums are decided by the place in the last game.
    .title = Variant: long game
legends-rules-rulings =
    An action that would do nothing is not offered. Until the row is filled up a whole turn can be taken back, unless a face-down token was turned up.
    A card cannot pay for itself. Without coins only the leftmost card of the row is open.
    You may destroy an army of your own. The Dire Giant protects neither coins nor neutral armies.
    The White Knight’s army is not recruited: no extra army comes with it. In the start region and in a region with a city of his own the Bandit Chief pays nobody.
    The dragon waits for the first turn: if seven armies stand in its region after the set-up, it goes to the first who brings another one.
    The Dire Ogre counts coins and does not spend them: they still break ties.
    .title = Rulings

## The table in the browser.

browser-legends-map = Map
browser-legends-row = Cards for sale
browser-legends-turn = Turn { $turn } of { $turns }
browser-legends-game = game { $game } of { $games }
browser-legends-deck = { $count ->
    [0] The deck is used up
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
browser-legends-price = { $price ->
    [0] Free.
    [one] Costs { $price } coin.
   *[other] Costs { $price } coins.
}
browser-legends-too-dear = You do not have enough coins.
browser-legends-facts = { $players ->
    [4] Only in games of four players.
   *[other] Only in games of three or four players.
}
browser-legends-in-deck = deck
browser-legends-in-row = for sale
browser-legends-leaders = Leaders

browser-legends-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
browser-legends-supply = { $count ->
    [one] { $count } army in the supply
   *[other] { $count } armies in the supply
}
browser-legends-cities-left = { $count ->
    [one] { $count } city left
   *[other] { $count } cities left
}
browser-legends-elixirs = { $count ->
    [one] { $count } elixir
   *[other] { $count } elixirs
}
browser-legends-extra-moves = +{ $count } movement in every march
browser-legends-extra-armies = { $count ->
    [one] +{ $count } army whenever you recruit
   *[other] +{ $count } armies whenever you recruit
}
browser-legends-water = A crossing costs { $price }
browser-legends-points-now = { $count ->
    [one] { $count } point, if it ended now
   *[other] { $count } points, if it ended now
}
browser-legends-if-it-ended = If it ended now
browser-legends-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
browser-legends-result = The result
browser-legends-tie = { $exploration ->
    [0] Points are equal: coins left over decide, then armies on the map, then regions under control.
   *[other] Points are equal: the Magic Tome decides, then coins left over, armies on the map and regions under control.
}

browser-legends-march-from = Which army marches? Movement left: { $left }
browser-legends-march-to = From { $region } to where? Movement left: { $left }
browser-legends-recruit-where = { $left ->
    [one] Where does the army go?
   *[other] Where does the next army go? { $left } left
}
browser-legends-which-side = Which fragment do you lay? Place: { $slot }
browser-legends-no-way-back = This cannot be taken back. Confirm it, or choose something else.
browser-legends-bid-which = Bid for the first turn: how many coins? You have { $coins }.
browser-legends-turn-it = Turn
browser-legends-lay-it = Lay it here
browser-legends-tap-to-turn = { $side }: tap it on the map to turn it
browser-legends-slot-free = { $slot }: free. Choose a side for it.
browser-legends-slot-tried = { $slot }: { $side }, { $degrees }°. Press to turn it.
browser-legends-slot-laid = { $slot }: { $side }, { $degrees }°

browser-legends-neutral = neutral
browser-legends-stand = { $who }: { $armies ->
    [0] no armies
    [one] { $armies } army
   *[other] { $armies } armies
}{ $cities ->
    [0] {""}
    [one] , { $cities } city
   *[other] , { $cities } cities
}
browser-legends-step-price = Movement: { $price }
browser-legends-start = Start region
browser-legends-ruled = Under control: { $who }
browser-legends-ruled-by-nobody = Nobody controls it
browser-legends-island = Island: { $island }
browser-legends-island-ruled = Island: { $island }, under control: { $who }
browser-legends-empty = Empty
browser-legends-near = Next to it: { $regions }
browser-legends-across = Over water: { $regions }

browser-legends-over = The game is over
browser-legends-looked = Under the token
browser-legends-auction = The bids are open
browser-legends-source-region = Regions
browser-legends-source-island = Islands
browser-legends-source-card = Cards
browser-legends-source-elixirs = Elixirs
browser-legends-source-citadel = Citadels
browser-legends-source-token = Tokens
browser-legends-source-leader = Leader
browser-legends-earlier = Game { $game }
browser-legends-total = Points

browser-legends-figure-row = The price belongs to the place. When a card is taken, those to its right move one place to the left and get cheaper, and a new card comes in last.
browser-legends-figure-bridges = A step over a bridge costs 1, as over land. Each of these pillars is an island of its own.
browser-legends-figure-march = The blue player has 4 movement. One army steps to a neighbouring region for 1, where others may stand; another crosses the water for 3.
browser-legends-figure-control = Round pieces control two regions: in one they have 2 armies against 1, in the other an army and a city against 1 army. Diamonds control one. In the region with 2 against 2, and in the empty one, nobody has control. So the island goes to the round pieces: the crown says so.

browser-legends-family-ancient = ancient
browser-legends-family-arcane = arcane
browser-legends-family-cursed = cursed
browser-legends-family-dire = dire
browser-legends-family-forest = forest
browser-legends-family-mountain = mountain
browser-legends-family-night = night
browser-legends-family-noble = noble
browser-legends-family-none = no family
browser-legends-short-big-island = /large island
browser-legends-short-hiring = others’ cities
browser-legends-short-robbing = takes coins
browser-legends-short-fifth-army = 5 armies at the start
browser-legends-short-trophies = trophies
browser-legends-short-garrison = city + army
browser-legends-short-last-card = one more card
browser-legends-short-breaks-ties = wins ties
browser-legends-sum-armies = { $count ->
    [one] { $count } new army
   *[other] { $count } new armies
}
browser-legends-sum-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
browser-legends-course = Points over the match

# The first match with a coach, and tips for the first time.
legends-coach-aim = Points come from regions and islands that you control at the end, and from your cards. You control a region if you have more armies and cities there than anybody else.
    .title = What it is about
legends-coach-map = Everybody begins with four armies at the Buried Face, the start region with the arrow, and a fifth army on another fragment. Coins buy cards, and they are all you get: there is no income.
    .title = The map
legends-coach-bid = All bid in secret for the first turn. Only the winner pays. Bid 1 coin.
    .title = Bid for the first turn
legends-coach-first = You have won the auction for 1 coin. Name yourself: you will choose first.
    .title = Who begins?
legends-coach-take = The card on the left is free, those further to the right cost more. A card gives an action now and an ability for good. Take the Noble Hills: they recruit three armies.
    .title = Take a card
legends-coach-recruit = New armies come to the start region, or to a region with a city of yours. Put all three at the Buried Face.
    .title = Recruit
legends-coach-march = Take the Forest Pixie: it gives 4 movement. A step on land costs 1, a crossing by water costs 3. March one army over the water to the Lake Country, and another by land to the Stone Needles.
    .title = March
legends-coach-city = A city counts like an army, and new armies may come to it, far from the start. Take the Cursed Tower and found a city in the Lake Country.
    .title = Found a city
legends-coach-score = Two more regions are yours, and you have a foothold on another island. Each of you takes ten cards; then regions, islands, cards and elixirs are counted. The match goes on without the coach; “Hint” says what a bot would do.
    .title = On your own
legends-tip-first = Two actions with a “/” between them: choose one of them.
legends-tip-destroy = To destroy an army you need an army of your own in that region. It goes back to its owner’s supply.
legends-tip-found = A city counts for control like an army, never moves, and recruits where it stands.
legends-tip-march = Movement can be shared among armies. By land a step costs 1, by water 3, less for those who fly.
legends-tip-neutral = Neutral armies never move and never score. Put them where you want nobody to get control easily.
legends-tip-peek = You may look at a face-down token in a region that you control; nobody else sees it.
legends-tip-hire = The Bandit Chief recruits in others’ cities too, for a coin to the owner.
legends-tip-rob = You may take a coin from the player whose army you destroyed.

# Why a bot advises something.
legends-reason-points = It brings points at once: regions, islands or cards.
legends-reason-armies = It brings more armies onto the map.
legends-reason-foothold = It brings you into another region.
legends-reason-city = A city counts for control, and armies can be recruited there.
legends-reason-coins = It leaves you more coins for later cards.
legends-reason-elixirs = It brings elixirs, and whoever has most of them gets points.
legends-reason-ability = Its ability helps in every turn that is still to come.
legends-reason-rivals = It takes more from the strongest rival.
legends-reason-deed = Its action is worth the most now.
