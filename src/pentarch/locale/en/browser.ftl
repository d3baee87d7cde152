### The words of the page in the browser: the hall, the table, the replay, the settings.
### The same keys and arguments in ru and en; tests/locale/test_locale.py sees to it.

## The hall

browser-tagline = five board games of empires
browser-hero = Five empires. One table.
browser-hero-more = Sit down and play: with friends by a link, with rivals from the hall, or with bots that think hard and never peek at your cards. No sign-up.
browser-skip = Skip to content
browser-games = Games
browser-quick = Play against bots
browser-starting = Dealing…
browser-new-table = New table
browser-rules = Rules
browser-coming = Coming to this table
browser-seats = { $low ->
    [2] { $high ->
        [2] two players
       *[other] { $low }–{ $high } players
    }
   *[other] { $low }–{ $high } players
}
browser-continue = Continue
browser-play-on = Play on
browser-to-table = To the table
browser-open-tables = Waiting for players
browser-open-tables-none = Nobody is waiting right now. Open a table yourself: everybody will see it.
browser-running-tables = Being played
browser-running-tables-none = No public match is running right now.
browser-free-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
browser-sit-down = Sit down
browser-watch = Watch
browser-my-games = My matches
browser-my-games-more = Show more
browser-won = won
browser-lost = lost
browser-game-commanders = Commanders of the Empire
browser-game-commanders-about = Gather a fleet, take planets, and do not be taken: every victory shifts the balance at the table.
browser-game-star-realms = Star Realms
browser-game-star-realms-about = A deck that grows with every turn: ships, bases and the alliances of four factions.
browser-game-legends = Eight-Minute Empire: Legends
browser-game-legends-about = Armies, castles and treasures on a map that is new every time. One cup of tea long.
browser-game-skirmish = Imperial Assault: Skirmish
browser-game-skirmish-about = Two squads, narrow corridors and dice. Tactics face to face.

## A new table

browser-who-plays = Who plays
browser-players-possible = { $counts } players
browser-how-many = How many players
browser-players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
browser-seat-number = Seat { $number }
browser-kind-bot = Bot
browser-kind-open = Somebody by link or from the hall
browser-kind-local = Somebody at this screen
browser-strength = Strength of the bot
browser-bot-random = at random
browser-bot-greedy = novice
browser-bot-level = level { $level }
browser-bot-top = the strongest
browser-guest = Guest { $number }
browser-name = Name
browser-options = Options of the game
browser-time = Time
browser-time-none = No clock
browser-time-move = Per turn
browser-time-bank = Per match
browser-time-days = By correspondence
browser-time-seconds = Seconds for a turn
browser-time-minutes = Minutes for the match
browser-time-increment = Seconds more for each turn
browser-time-days-count = Days for a turn
browser-casual = Casual match
    .help = Hints may be asked for, and moves taken back if the others agree.
browser-public = Show it in the hall
    .help = Everybody sees the table. Otherwise it takes the link to sit down.
browser-open-table = Open the table
browser-start = Start the match
browser-no-game = There is no such game here

## While people gather

browser-seat-free = Free seat
browser-seat-waiting = waiting for a player
browser-seat-reserved = kept for another player
browser-seat-person = at the table
browser-seat-bot = Seat a bot
browser-seat-open = Free this seat
browser-sit-here = Move here
browser-stand-up = Stand up
browser-invite = Send this link to your friends:
browser-invite-link = Link to the table
browser-copy = Copy
browser-copied = The link is copied.
browser-copy-link = Copy the link to this table
browser-start-with-bots = { $count ->
    [one] Seat { $count } bot and start
   *[other] Seat { $count } bots and start
}
browser-cancel-table = Close the table
browser-wait-for-host = The host will start the match.

## At the table

browser-players = Players
browser-you = you
browser-yourself = Yourself
browser-your-turn = Your turn
browser-hand = Your hand
browser-about-card = About the card: { $card }
browser-cancel = Cancel
browser-close = Close
browser-go-on = Go on
browser-map-controls = Zoom
browser-map-nearer = Zoom in
browser-map-farther = Zoom out
browser-map-whole = Show the whole map
browser-log = Log
browser-log-empty = Nothing has happened yet.
browser-cards = Cards
browser-cards-later = Here you will see which cards you have not met yet. The rules say what each of them does.
browser-chat = Chat
browser-chat-empty = Say hello!
browser-chat-say = A message to the table
browser-chat-send = Send
browser-side = Log, cards and chat
browser-spectator = spectator
browser-spectating = you are watching
browser-spectators = { $count ->
    [0] No spectators
    [one] { $count } spectator
   *[other] { $count } spectators
}
browser-away = away, a bot plays
browser-offline-seat = offline
browser-come-back = Take your seat back
browser-clock = Time left:
browser-clock-days = { $days } d { $hours } h
browser-menu = Table menu
browser-undo = Take back
    .help = Take your last move back: nothing has come to light since.
browser-undo-offer = Ask to take back
    .help = The others have to agree.
browser-offer = { $player } asks to take a move back.
browser-offer-accept = Agree
browser-offer-decline = Refuse
browser-offer-waiting = Waiting for an answer to your request to take back.
browser-offer-withdraw = Withdraw it
browser-hint = Hint
browser-hint-thinking = A bot is thinking…
browser-hint-says = A bot’s opinion: { $action }
browser-hint-do = Do that
browser-leave = Leave, let a bot play
browser-resign = Resign
browser-resign-sure = Resign?
browser-resign-help = You lose the match. If it goes on without you, a bot plays your seat to the end.
browser-rematch = Play again
browser-rematch-go = To the new match
browser-fair = A secret key deals the cards; its fingerprint { $hash }… was published beforehand. When the match is over it can be verified.
browser-match-over = The match is over
browser-secret = A secret
browser-secret-only-you = Only you and those concerned can see this
browser-persona-0 = Vega
browser-persona-1 = Altair
browser-persona-2 = Rigel
browser-persona-3 = Mira
browser-persona-4 = Deneb
browser-persona-5 = Spica

## At one screen

browser-pass-on = { $player } is next. Hide your cards and pass the screen on.
browser-pass-on-hide = Hide my cards
browser-curtain = { $player }, it is your turn
browser-curtain-help = Look away, everybody else: a hand is about to be shown.
browser-curtain-open = { $player }: show my cards

## The replay

browser-replay = Replay
browser-replay-of = Replay. { $game }
browser-replay-gone = There is no such record
browser-replay-first = To the beginning
browser-replay-back = One move back
browser-replay-play = Play
browser-replay-pause = Pause
browser-replay-forward = One move on
browser-replay-last = To the end
browser-replay-jump = Jump to a move
browser-replay-ply = Move { $ply } of { $plies }
browser-eyes = Through whose eyes
browser-share = Share
browser-verify = Verify fairness
browser-record = Download
browser-fork = Play from here
browser-fork-help = Take any seat and play it differently: bots play the others.
browser-fork-seat = Whose seat
browser-fork-cards = Hidden cards
browser-fork-same = as they lay
    .help = All cards that cannot be seen lie as they did in that match.
browser-fork-redealt = dealt again
    .help = The cards that this seat knew nothing of are dealt again.
browser-fork-go = Play

## Settings, name, keys

browser-settings = Settings
browser-language = Language
browser-theme = Look
browser-theme-auto = like the system
browser-theme-light = light
browser-theme-dark = dark
browser-sound = Sound
browser-motion-reduced = Less motion
    .help = Cards do not fly and nothing pulses.
browser-auto-answer = Answer where there is no choice
    .help = The only possible move is played by itself after a moment.
browser-person = Who you are
browser-person-guest = Guest
browser-person-guest-help = This is what you are called at the tables. Your name and matches are kept by this browser.
browser-person-register = Sign up
browser-person-register-help = The name stays yours, the matches of this browser too, and you can sign in from anywhere. The password needs eight characters or more.
browser-person-register-go = Sign up
browser-person-sign-in = Sign in
browser-person-sign-in-help = The matches played in this browser come along.
browser-person-sign-in-go = Sign in
browser-person-account-help = This is what you are called at the tables.
browser-person-sign-out = Sign out
browser-person-sign-out-everywhere = Sign out on all devices
browser-person-export = Download my data
browser-person-delete = Delete me
browser-person-delete-help = Your name goes from every match and chat, your account and its matches are no longer yours, and a bot plays on where you are playing. This cannot be undone.
browser-person-delete-go = Delete me for good
browser-person-deleted = You have been deleted. Now you are a new guest.
browser-signed-out = You have signed out.
browser-password = Password
browser-save = Save
browser-hello = Good to see you, { $name }!
browser-keys = Keys
browser-key-digits = choose a card, a planet, an opponent or a number
browser-key-escape = one step back
browser-key-tab = walk through the buttons and press them
browser-key-undo = take back
browser-key-hint = a bot’s hint
browser-key-log = log
browser-key-cards = cards that you have not seen yet
browser-key-chat = chat
browser-key-rules = rules
browser-key-settings = settings
browser-key-where = what is to be done now (aloud)
browser-key-help = this list

## When something is wrong

browser-loading = One moment…
browser-retry = Try again
browser-to-lobby = To the hall
browser-no-server = The server does not answer
browser-offline = The server does not answer. Check your connection and try again.
browser-server-trouble = Something went wrong on the server. Try again: nothing is lost.
browser-line-lost = The connection is lost. Connecting again; the match is safe and you will miss nothing.
browser-line-connecting = Connecting…
browser-line-lost-click = There is no connection, so the move was not sent. Wait until it is back and press again.
browser-table-gone = This table cannot be reached
browser-no-client = The browser has no table for this game yet. It can be played in the terminal.
browser-lost-way = There is nothing here
browser-lost-way-help = The link leads nowhere: perhaps it was not copied whole.

## Infiltration

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
browser-infiltration-not = Certainly not { $numbers }
browser-infiltration-not-help = These numbers are certainly not in the hand.
browser-infiltration-holds = you have seen this card
browser-infiltration-no-hand = You are out of the round. The next one begins when this one ends.
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
browser-infiltration-sum = discards sum up to { $sum }
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

## Commanders of the Empire

browser-commanders-key-walk = walk through what can be chosen
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
browser-commanders-fleet-count = Fleet { $count } of 4
browser-commanders-hand-count = { $count ->
    [one] Hand: { $count } card
   *[other] Hand: { $count } cards
}
browser-commanders-fleet-of = Fleet: { $player }
browser-commanders-fleet-none = no ships in the fleet
browser-commanders-hand-of = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
browser-commanders-holds = everybody knows of this card
browser-commanders-lacks = Certainly not in this hand: { $cards }
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
browser-commanders-over = The game is over
browser-commanders-score = { $fours ->
    [0] { $threes ->
        [0] no planets of 4 or 3
       *[other] of 3 points: { $threes }
    }
   *[other] of 4 points: { $fours }, of 3: { $threes }
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

## Star Realms

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
browser-star-realms-reach-bases = You may attack { $foes } with their bases, and the bases of { $bases }.
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
browser-star-realms-strike = Destroy
browser-star-realms-shared = the team’s
browser-star-realms-authority = Authority { $authority }.
browser-star-realms-authority-after = If all combat is spent here: { $after }.
browser-star-realms-trade = trade { $amount }
browser-star-realms-combat = combat { $amount }
browser-star-realms-pool-trade = Trade
browser-star-realms-pool-combat = Combat
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
    [one] The next ship acquired may go on top of the deck.
   *[other] The next { $count } ships acquired may go on top of the deck.
}
browser-star-realms-mate = your team
browser-star-realms-foe = opponent
browser-star-realms-team = team { $number }
browser-star-realms-role-emperor = emperor
browser-star-realms-role-admiral = admiral
browser-star-realms-role-boss = boss
browser-star-realms-role-raider = raider
browser-star-realms-bearing-prey = your target
browser-star-realms-bearing-bases = bases only
browser-star-realms-bearing-threat = can attack you
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
browser-star-realms-nothing-in-play = You have nothing in play yet.
browser-star-realms-no-hand = Your hand is empty.
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
browser-star-realms-send-which = Which card of your discards goes to a teammate’s, for 1 trade?
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
