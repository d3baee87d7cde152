### The words of the terminal: the table, the prompts, the tables of the commands.
### The same keys and variables in ru and en; tests/locale/test_locale.py sees to it.

## The table

ui-your-hand = Your hand
ui-your-card-seen = (seen by { $players })
ui-discards = Discards
ui-deck = deck
ui-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
ui-player = Player
ui-tokens = Tokens
ui-known = Known
ui-known-not = not { $numbers }
ui-known-even = same value as { $players }
ui-protected = protected
ui-out = out of the round
ui-round = Round { $round }
ui-goal = { $count ->
    [one] { $count } token wins
   *[other] { $count } tokens win
}
ui-removed = Removed from the round
ui-unseen = You have not seen (value × cards)
ui-unseen-count = { $count ->
    [0] all seen
    [one] { $count } not seen
   *[other] { $count } not seen
}
ui-log = Since your last move
ui-log-more = … all of it: l
ui-you = You
ui-seat = Player { $number }
ui-thinking = { $player } is thinking…
ui-bot-random = Random
ui-bot-greedy = Greedy
ui-bot-ismcts = Thinker
ui-bot-regret = Strategist
ui-bot-style-guess = Guesser
ui-bot-level-1 = Recruit
ui-bot-level-2 = Cadet
ui-bot-level-3 = Officer
ui-bot-level-4 = Captain
ui-bot-level-5 = Commodore
ui-bot-level-top = Admiral

## Fairness

ui-commitment = Chance comes from a secret that you will see when the match is over. Its SHA-256, so that it cannot be changed: { $hash }
ui-seeded = Chance comes from the given seed: the match can be repeated.
ui-secret = The secret was { $secret }

## Choosing

ui-prompt = Your choice (? for help):
ui-help =
    A number picks a line. Several at once, such as “1 2 5”, pick step by step.
    Enter goes one step back and shows the table again.
    h  hint: what a bot would do        c  all cards and what they do
    w  why is something not possible?   r  the rules
    u  take back                        l  what happened in this round
    a  all that needs no thought        ?  this help
    s  score: where points come from    q  leave the table
    p  pass such moments for cards automatically; elsewhere: be asked at all of them again
ui-bad-choice = There is no “{ $given }” here. There are: { $known }; ? for help.
ui-hint-thinking = Asking a bot…
ui-hint = Hint of the bot { $bot }: { $action }
ui-simple = Everything that needs no thought
ui-nothing-simple = There is nothing left that needs no thought.
ui-nothing-forbidden = Nothing that you could want is forbidden now.
ui-more = Enter for more, q for enough:
ui-score-on-table = The score is on the table.
ui-stops-passed = Such moments are passed for you from now on; p, when you are asked something else, ends that.
ui-stops-all = You are asked at every moment again.
ui-stops-none = In this game nothing is passed automatically.
ui-log-empty = Nothing has happened yet.
ui-taken-back = Taken back.
ui-take-back-nothing = There is nothing to take back yet.
ui-take-back-other = Nothing can be taken back: somebody else has moved since.
ui-take-back-barrier = Nothing can be taken back: cards were drawn or you learnt something new.
ui-confirm = { $yes } to do it, Enter to think again:
ui-yes = yes
ui-infiltration-leia = Whoever discards Princess Leia is out of the round.
ui-curtain = The next hand is for { $player } only. Look away, others! Enter when ready:
ui-hide = Enter to hide your cards:
ui-quit = The match is broken off. Until next time!
ui-game-over = The match is over
ui-save-offer = Save the record of the match? File name, or Enter for no:
ui-record-saved = Record of the match: { $file }

## Star Realms

ui-bot-style-attack = Attacker
ui-bot-style-defence = Defender
ui-bot-style-draw = Drawer
ui-bot-style-expensive = Spender
ui-star-realms-turn = Turn { $turn } of { $limit }
ui-star-realms-explorers = Explorers: { $count }
ui-star-realms-row = Trade row
ui-star-realms-authority = Authority
ui-star-realms-bases = Bases, defence ([outposts] first)
ui-star-realms-piles = Hand / deck / discard
ui-star-realms-sizes = { $hand } / { $deck } / { $discard }
ui-star-realms-top = { $card-the } on top
ui-star-realms-owes = owes { $count ->
    [one] { $count } discard
   *[other] { $count } discards
}
ui-star-realms-pools = Trade { $trade }, combat { $combat }
ui-star-realms-ships = played
ui-star-realms-charges = ships that may go on top: { $count }
ui-star-realms-hand-of = Hand of { $player }
ui-star-realms-mate = (with you)
ui-star-realms-role-emperor = (emperor)
ui-star-realms-role-admiral = (admiral)
ui-star-realms-role-boss = (boss)
ui-star-realms-role-raider = (raider)
ui-star-realms-caution-hand = There { $count ->
    [one] is { $count } card
   *[other] are { $count } cards
} in your hand that you have not played.
ui-star-realms-caution-combat = You have { $count } combat left, and somebody to attack.
ui-star-realms-kind-play = Play a card
ui-star-realms-kind-use = Use a base
ui-star-realms-kind-ally = Use an ally ability
ui-star-realms-kind-scrap = Scrap a card in play for its ability
ui-star-realms-kind-guise-ally = Use the Stealth Needle’s ally ability
ui-star-realms-kind-guise-scrap = Scrap the Stealth Needle for the ability it copies
ui-star-realms-kind-buy = Buy
ui-star-realms-kind-join-buy = Buy together with teammates
ui-star-realms-kind-send = Send a card to a teammate for 1 trade
ui-star-realms-kind-from-hand = A card from your hand
ui-star-realms-kind-from-discard = A card from your discard pile
ui-star-realms-kind-from-row = A card from the trade row
ui-star-realms-kind-copy = Copy a ship
ui-star-realms-kind-give = Leave a card
ui-star-realms-kind-strike = Attack a base
ui-star-realms-kind-join-strike = Attack a base together with teammates
ui-star-realms-kind-destroy = Destroy a base
ui-star-realms-kind-attack = Attack a player
ui-star-realms-kind-name = Name a player
ui-star-realms-kind-hand-over = Let a teammate go on
ui-star-realms-kind-spend = Spend
ui-star-realms-kind-pass = Decline
ui-star-realms-kind-on-top = On top of the deck
ui-star-realms-kind-first = The first of two
ui-star-realms-kind-second = The second of two
ui-star-realms-kind-end-turn = End the turn

## Eight-Minute Empire: Legends

ui-legends-turn = Turn { $turn } of { $turns }
ui-legends-game = game { $game } of { $games }
ui-legends-region = Region
ui-legends-pieces = Armies, cities (⌂), [token]; { $mark } control
ui-legends-ways = Where to, and for how much movement
ui-legends-neutral = neutral
ui-legends-turned = { $turn ->
    [0] not turned
    [1] a quarter turn clockwise
    [2] half a turn
   *[3] a quarter turn anticlockwise
}
ui-legends-price = { $price } movement
ui-legends-row = The row
ui-legends-coins = Coins
ui-legends-supply = Supply
ui-legends-cities = Cities
ui-legends-elixirs = Elixirs
ui-legends-water = Crossing
ui-legends-points = Points
ui-legends-cards = Leader, cards, tokens
ui-legends-tokens = Tokens
ui-legends-trophies = armies kept: { $count }
ui-legends-has-bid = has bid
ui-legends-bid = bid: { $coins }
ui-legends-score = If the game ended now
ui-legends-total = In all
ui-legends-caution-recruit = You can place { $count ->
    [one] { $count } more army
   *[other] { $count } more armies
}.

## Skirmish

ui-skirmish-round = Round { $round } of { $rounds }
ui-skirmish-initiative = initiative: { $name }
ui-skirmish-legend = ○ ready, ● exhausted; 13b is figure 1-3b, · floor, ~ difficult, ### blocking, T terminal, +2 price of the way; | wall, # red edge, : dashed edge, D door
ui-skirmish-player = { $points ->
    [one] { $points } point
   *[other] { $points } points
} · in hand { $hand } · in the deck { $deck }
ui-skirmish-none = nothing
ui-skirmish-carries = load: { $count }
ui-skirmish-hand = Hand
ui-skirmish-away = distance { $count }
ui-skirmish-results = damage { $damage }, accuracy { $accuracy }, surges { $surges }, blocks { $blocks }, evades { $evades }
ui-skirmish-promise = hit { $hit }%, damage about { $damage }, defeat { $defeat }%
ui-skirmish-card = { $cost } · figures { $figures } · Health { $health } · Speed { $speed } · attack { $attack } · defence { $defence }
ui-skirmish-turned = turned
ui-skirmish-caution-end = { $count ->
    [one] { $count } action is left.
   *[other] { $count } actions are left.
}
ui-skirmish-move-pass = Decline
ui-skirmish-move-end = End
ui-skirmish-move-move = Move
ui-skirmish-move-attack = Attack
ui-skirmish-move-cure-stun = Discard Stunned
ui-skirmish-move-cure-bleeding = Discard Bleeding
ui-skirmish-move-yes = Yes
ui-skirmish-move-discard-top = Discard a card
ui-skirmish-move-suffer = Suffer damage
ui-skirmish-move-red = Red zone
ui-skirmish-move-blue = Blue zone
ui-skirmish-move-mine = My initiative
ui-skirmish-move-theirs = The opponent’s initiative
ui-skirmish-move-activate = Activate
ui-skirmish-move-figure = Choose a figure
ui-skirmish-move-use = Use an ability
ui-skirmish-move-target = Choose a target
ui-skirmish-move-special = Special action
ui-skirmish-move-play = Play a card
ui-skirmish-move-discard = Discard a card
ui-skirmish-move-interact = Interact
ui-skirmish-move-group = Choose a group
ui-skirmish-move-surge = Surge
ui-skirmish-move-die = Reroll a die
ui-skirmish-move-colour = Choose a die
ui-skirmish-move-site = Give up a site
ui-skirmish-move-list = Take a ready army
ui-skirmish-move-enlist = Add a deployment card
ui-skirmish-move-include = Add a command card
ui-skirmish-move-raider = One more raider
ui-skirmish-move-space = Choose a space

## The list of games

ui-games-seats = seats { $low }–{ $high }
ui-games-default = (default: { $value })
ui-games-styles = Bots of this game alone
ui-games-bots = Bots

## Simulation

ui-sim-title = { $game }: { $games ->
    [one] { $games } match
   *[other] { $games } matches
}
ui-sim-progress = Matches
ui-sim-bot = Bot
ui-sim-win-rate = Win rate
ui-sim-interval = 95% interval
ui-sim-percent = { $whole }.{ $tenth }%
ui-sim-speed = { $actions } actions in { $seconds } s: { $rate } actions/s

## The arena

ui-arena-progress = Deals
ui-arena-rating = Rating
ui-arena-duel = Pair
ui-arena-report = The report: { $file }
ui-arena-matches = { $count ->
    [one] { $count } match
   *[other] { $count } matches
} among bots, { $players } seats each. Every opening was played from every seat.
ui-arena-again = The same again:
ui-arena-ratings = Ratings
ui-arena-ratings-help = On openskill’s scale, which people’s ratings share: a newcomer has 25; whoever is 6.5 better wins 75% of the matches of two. With 95% intervals.
ui-arena-duels = Who beats whom
ui-arena-duels-help = What the bot of the row wins against the bot of the column, with the 95% interval.
ui-arena-decided = { $count ->
    [one] { $count } pair was stopped early, when it was decided who is stronger: its win rate leans a little to the extreme.
   *[other] { $count } pairs were stopped early, when it was decided who is stronger: their win rates lean a little to the extreme.
}
ui-arena-places = What moving first is worth
ui-arena-places-help = Win rates by the order in which players are first asked. The line is an equal share.
ui-arena-place = Number { $number }
ui-arena-actions = Length of a match
ui-arena-actions-help = In actions of all players; the median is { $median }.
ui-arena-decisions = Decisions of a player in a match
ui-arena-decisions-help = Questions that had more than one answer; the median is { $median }.
ui-arena-cards = Which cards win
ui-arena-cards-help = How often a seat won in whose match the event happened to the card at least once, by kind of event; in brackets how many seats that were. The line is an equal share. A card that winners get because they are winning is high here, too.
ui-arena-card = { $card }

## Measuring

ui-bench-title = { $game }: per second, best of { $rounds } rounds
ui-bench-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
ui-bench-measure = Measure
ui-bench-actions = actions in random matches
ui-bench-playouts = random matches
ui-bench-copies = copies of a state
ui-bench-redeals = redeals of a state
ui-bench-ismcts = ISMCTS iterations, rollouts to the end
ui-bench-python = actions driven from Python
ui-bench-interpreted = actions, engine interpreted
ui-bench-ratio = compiled : interpreted
ui-bench-bytes = bytes in memory, a state (measured over many)
ui-bench-limit = our share of the limit: { $measure }
ui-bench-progress = Measuring
ui-build-plain = The rules are compiled: a plain build.
ui-build-trained = The rules are compiled: a trained build.
ui-build-interpreted = { ui-interpreted }
ui-interpreted = The rules are not compiled: everything works, some hundred times slower.

## Laws, and checking records

ui-check-title = { $game }: the laws in { $sets } sets of seats and options, { $matches } matches each
ui-check-law = Law
ui-check-tried = Tried
ui-check-verdict = Verdict
ui-check-holds = holds
ui-check-broken = broken
ui-check-progress = Matches
ui-law-legal = Legal actions exist exactly until the end and ascend.
ui-law-copies = A copy equals its original and shares nothing with it.
ui-law-equality = States are equal exactly where their positions are.
ui-law-census = Cards are conserved.
ui-law-length = A random match ends within the game’s bound.
ui-law-results = Results are right in size, and the shares of the win add up.
ui-law-stages = The stage of a match never goes back.
ui-law-chance = Drawing chance bars the way back.
ui-law-taking-back = A move taken back and played again does the same.
ui-law-handing-over = A team’s turn is handed over as it should be.
ui-law-positions = A saved position loads to an equal state and plays on alike.
ui-law-refusals = A broken position is refused with a reason.
ui-law-records = A record replays to the same state and is verified.
ui-law-fresh-records = A record replays the same in a fresh process.
ui-law-texts = Every action has a text that parses back.
ui-law-reasons = Every impossible action has its reason.
ui-law-words = Everything has words in every language.
ui-law-redeals = A redeal keeps what its player sees and forgets the rest.
ui-law-redraws = A redeal draws again all that its player cannot know.
ui-law-secrets = In worlds that a seat cannot tell apart it is told the same.
ui-law-learning = Learning something bars the way back.
ui-verify-holds = The record is true: the match was fair.
ui-verify-lesson = The record is true, but this was a lesson: its deal was chosen beforehand.
ui-verify-commitment = The secret matches the commitment: { $commitment }
ui-verify-actions = { $count ->
    [one] { $count } action was played again; it was legal, and chance fell as it had to.
   *[other] { $count } actions were played again; all were legal, and chance fell as it had to.
}
ui-verify-result = The match ended as the record says.
ui-verify-unfinished = The match was not finished.
ui-verify-match = { $game }, players: { $players }
ui-verify-fails = The record does not hold. { $why }
ui-result-win = win
ui-result-shared = shared win
ui-result-loss = loss

## Wrong arguments of commands

ui-error-option = An option is written NAME=VALUE; you gave { $given }.
ui-error-number = { $name } must be a number from { $low } to { $high }; you gave { $given }.
ui-error-place = { $name } must be a host and a port, like 127.0.0.1:9100; you gave { $given }.
ui-error-file = The file { $file } cannot be read: { $why }.
ui-error-save = The file { $file } cannot be written: { $why }.
ui-why-exists = there is such a file already
ui-why-missing = there is no such file or folder
ui-why-folder = it is a folder
ui-why-forbidden = permission is denied
ui-error-ray = --ray needs Ray, which is not installed: pip install "pentarch[ray]".
ui-error-arena-bots = A tournament needs at least two different bots; you gave { $given }.
ui-error-arena-folder = The folder { $folder } has another tournament. Choose another with --out.
ui-error-arena-sprt = Only pairs can stop early (--sprt); here { $players } different bots play at a table. Leave it out, or play a ladder (--ladder).
ui-error-people = Only bots play in a simulation; you gave { $given }.
ui-error-limit = The limit { $path } cannot be measured: { $why }
ui-error-no-such-option = There is no option { $given } here.
ui-error-needs-value = The option { $given } needs a value.
ui-error-no-such-command = There is no command “{ $given }”. There are: { $known }.
ui-error-missing = { $name } is missing.
ui-error-usage = The command cannot be understood: { $why }
ui-error-help = Help: { $command } --help
ui-interrupted = Interrupted.
