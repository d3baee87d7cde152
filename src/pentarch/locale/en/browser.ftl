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
browser-why-not = Why not?
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
browser-key-walk = walk through what can be chosen
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
