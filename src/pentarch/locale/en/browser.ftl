### The words of the hall and of every table in the browser; late.ftl has the rest.
### The same keys and arguments in ru and en; tests/locale/test_locale.py sees to it.

## The hall

browser-tagline = five board games of empires
browser-hero = Five empires. One table.
browser-hero-more = Sit down and play: with friends by a link, with rivals from the hall, or with bots that think hard and never peek at your cards. No sign-up.
browser-find-people = Find people
browser-skip = Skip to content
browser-games = Games
browser-quick = Play against bots
browser-starting = Dealing…
browser-new-table = New table
browser-rules = Rules
browser-lists = Armies
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
browser-without = without: { $what }
browser-clock-move = { $seconds } s a turn
browser-clock-by-days = { $days ->
    [one] { $days } day a turn
   *[other] { $days } days a turn
}
browser-clock-bank = { $minutes } min + { $increment } s
browser-rated = Rated match
    .help = The result counts for everybody’s rating. No hints and no taking back by consent.
browser-rated-short = rated
browser-casual-short = casual
browser-ago-now = just now
browser-ago-minutes = { $minutes } min
browser-ago-hours = { $hours } h
browser-ago-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
browser-turn-yours = Your turn · { $since }
browser-turn-of = { $player } to move · { $since }
browser-kept-for = kept for { $name }
browser-kept-for-you = kept for you
browser-all-mine = Show all { $count }
browser-fewer = Show fewer
browser-quick-match = Quick match
browser-quick-match-help = Say what you would like to play. You are seated with the first person who wants the same.
browser-quick-bots = Play with bots if nobody comes within 20 seconds
browser-quick-look = Find a match
browser-quick-looking = Looking for players…
browser-quick-waited = You have waited for { $seconds } s.
browser-quick-bots-in = Bots sit down in { $seconds } s.
browser-call-turn = it is your turn
browser-call-seat = somebody has sat down
browser-call-rematch = somebody wants to play again
browser-call-invited = somebody has invited you
browser-call-over = the match is over
browser-watch = Watch
browser-my-games = My matches
browser-my-games-more = Show more
browser-won = won
browser-lost = lost

## A new table

browser-how-many = How many players
browser-bot-random = at random
browser-bot-greedy = at a glance
browser-bot-level-1 = Recruit
browser-bot-level-2 = Cadet
browser-bot-level-3 = Officer
browser-bot-level-4 = Captain
browser-bot-level-5 = Commodore
browser-bot-level-top = Admiral
browser-time-none = No clock
browser-missed = has missed a turn

## While people gather

browser-copied = The link is copied.
browser-copy-refused = The browser would not copy it: please do it yourself.

## At the table

browser-players = Players
browser-you = you
    .borrowed = seen from here
browser-yourself = Yourself
browser-your-turn = Your turn
browser-hand = Your hand
    .borrowed = The hand
browser-about-card = About the card: { $card }
browser-cancel = Cancel
browser-close = Close
browser-notices = Notices
browser-go-on = Go on
browser-why-not = Why not?
browser-map-controls = Zoom
browser-map-nearer = Zoom in
browser-map-farther = Zoom out
browser-map-whole = Show the whole map
browser-log = Log
browser-log-empty = Nothing has happened yet.
browser-recap = Since your last turn
browser-turn-nothing = { $player-is ->
    [you] You: nothing new.
   *[other] { $player }: nothing new.
}
browser-you-first = You
browser-pace = Moves of others
browser-pace-slow = slow
browser-pace-normal = normal
browser-pace-fast = fast
browser-pace-once = at once
browser-pace-pause = Pause here
browser-pace-go-on = Go on
browser-pace-skip = To the newest
browser-pace-due = Your turn: show it
browser-pace-behind = { $count ->
    [one] { $count } move to come
   *[other] { $count } moves to come
}
browser-end = Summary
browser-cards = Cards
browser-cards-later = Here you will see which cards you have not seen yet. The rules say what each of them does.
browser-chat = Chat
browser-side = Log, cards and chat
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
browser-clock-warning-bot = Your time is running out: a bot will play this turn for you.
browser-clock-warning-pass = Your time is running out: this turn will be passed.
browser-clock-warning-away = Your time is running out: a bot will take your seat until you return.
browser-clock-warning-bank = Your time is running out.
browser-clock-days = { $days } d { $hours } h
browser-menu = Table menu
browser-stops-here = Don’t ask here again
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
browser-sending = Sending…
browser-undelivered = The connection was lost: your answer may not have arrived.
browser-undelivered-again = Send again
browser-undelivered-forget = Do not send it
browser-rematch = Play again
browser-rematch-join = Play again: they are waiting
browser-rematch-go = To the new match
browser-secret = A secret
browser-secret-only-you = Only you see this
browser-secret-two = Only the two of you see this
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

## Settings, name, keys

browser-settings = Settings
browser-language = Language

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

## Learning a game

browser-coach-first = First do what the coach asks for, or play on without the coach.
browser-rule = The rule

## Being called, people, ratings

browser-leaders = Leaderboard
