### The words of all other pages and of what opens over a table: the form, the replay, profiles, settings.
### They are fetched when the first of these is opened (docs/LOCALE.md).

## A new table

browser-who-plays = Who plays
browser-players-possible = { $counts } players
browser-players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
browser-seat-number = Seat { $number }
browser-kind-bot = Bot
browser-kind-open = Somebody by link or from the hall
browser-kind-local = Somebody at this screen
browser-strength = Strength of the bot
browser-guest = Guest { $number }
browser-name = Name
browser-options = Options of the game
browser-time = Time
browser-time-move = Per turn
browser-time-bank = Per match
browser-time-days = By correspondence
browser-time-seconds = Seconds for a turn
browser-time-minutes = Minutes for the match
browser-time-increment = Seconds more for each turn
browser-time-days-count = Days for a turn
browser-casual = Casual match
    .help = Hints may be asked for, and moves taken back if the others agree.
browser-rated-accounts = If everybody who plays has an account, the result counts for the ratings, and all can see the match.
browser-rated-private = A table that is not shown in the hall does not count for ratings.
browser-missed-turn = If a turn is missed
    .help = After two missed turns in a row a bot sits in until the player returns.
browser-missed-turn-bot = a bot plays it
browser-missed-turn-pass = it is passed, where possible
browser-public = Show it in the hall
    .help = Everybody sees the table. Otherwise it takes the link to sit down.
browser-open-table = Open the table
browser-start = Start the match
browser-amount-refused = This takes a whole number from { $low } to { $high }.
browser-no-game = There is no such game here

## While people gather

browser-seat-free = Free seat
browser-seat-waiting = waiting for a player
browser-seat-reserved = nobody else can take it
browser-seat-person = at the table
browser-seat-bot = Seat a bot
browser-seat-open = Free this seat
browser-sit-here = Move here
browser-stand-up = Stand up
browser-invite = Send this link to your friends:
browser-invite-link = Link to the table
browser-copy = Copy
browser-copy-link = Copy the link to this table
browser-start-with-bots = { $count ->
    [one] Seat { $count } bot and start
   *[other] Seat { $count } bots and start
}
browser-cancel-table = Close the table
browser-wait-for-host = The host will start the match.

## At the table

browser-end-decided = How it ended
browser-end-length = Time
browser-end-moves = Moves
browser-end-longest = Longest turn
browser-end-time = { $minutes ->
    [0] { $seconds } s
   *[other] { $minutes } min { $seconds } s
}
browser-graph-line = { $name }: { $first } at first, { $last } at the end.
browser-chat-empty = Say hello!
browser-chat-say = A message to the table
browser-chat-send = Send
browser-spectator = spectator
browser-stops = When you are asked
    .help = At these moments cards may be played. Where you switch one off, it is passed for you; nobody else learns of it.
browser-stops-all = Ask always
browser-stops-none = Never ask
browser-hint-thinking = A bot is thinking…
browser-hint-do = Do that
browser-leave = Leave, let a bot play
browser-undo-sure = { $count ->
    [1] Take your move back?
   *[other] Take back what others did, too?
}
browser-undo-sure-help = { $count ->
    [1] One move goes back, to your last decision. People at the table are asked first.
   *[other] { $count } moves go back, to your last decision. People at the table are asked first.
}
browser-undo-go = Take back
browser-leave-sure = Leave the table?
browser-leave-help = A bot plays for you. You can come back until the match is over.
browser-resign = Resign
browser-resign-sure = Resign?
browser-resign-help = You lose the match. If it goes on without you, a bot plays your seat to the end.
browser-fair = A secret key deals the cards; its fingerprint { $hash }… was published beforehand. When the match is over it can be verified.

## The replay

browser-replay-open = All hands
browser-replay-of = Replay. { $game }
browser-replay-gone = There is no such record
browser-replay-first = To the beginning
browser-replay-back = One move back
browser-replay-play = Play
browser-replay-pause = Pause
browser-replay-forward = One move on
browser-replay-last = To the end
browser-replay-turn-back = To the start of this turn, or the one before
browser-replay-turn-forward = To the next player’s turn
browser-replay-round-back = To the start of this round, or the one before
browser-replay-round-forward = To the next round
browser-replay-speed = Speed
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

browser-theme = Look
browser-theme-auto = like the system
browser-theme-light = light
browser-theme-dark = dark
browser-recap-note = a note
browser-recap-sheet = a sheet
browser-recap-off = not at all
browser-sound = Sound
browser-volume = Volume
browser-motion-reduced = Less motion
    .help = Cards do not fly and nothing pulses.
browser-auto-answer = Answer where there is no choice
    .help = The only possible move is played by itself after a moment.
browser-confirm = Ask before what cannot be taken back
    .help = On a map the last tap of a turn waits for a button.
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
browser-key-pace = pause the moves of others, or go on
browser-key-skip = to the newest move
browser-key-help = this list

## Learning a game

browser-coach = Coach
browser-coach-step = { $title } · { $number } of { $of }
browser-coach-next = Next
browser-coach-back = Back
browser-coach-done = Play on alone
browser-coach-skip = Play on without the coach
browser-coach-watch = Your rival plays. Watch what happens.
browser-coach-begin = First match with a coach
    .help = A few steps on a real table, against a bot that plays along. The deal is prepared, and the match does not count.
browser-tip = Good to know
browser-tip-read = Got it
browser-tips = Tips for the first time
    .help = Explain a move when it can be made for the first time.
browser-tips-off = No more tips
browser-book-search = Search the rules and cards
browser-book-contents = Contents
browser-book-found = { $count ->
    [0] Nothing found
    [one] { $count } place found
   *[other] { $count } places found
}
browser-hint-why-played = Played on many times from here, it came out best.
browser-hint-none = No bot can advise now. Try again.
browser-hint-worth-very-good = Best. Your chances: very good
browser-hint-worth-good = Best. Your chances: good
browser-hint-worth-even = Best. Your chances: even
browser-hint-worth-poor = Best. Your chances: poor
browser-hint-worth-bad = Best. Your chances: bad
browser-hint-worth-as-good = as good
browser-hint-worth-little-worse = a little worse
browser-hint-worth-worse = worse
browser-hint-worth-much-worse = much worse

## Being called, people, ratings

browser-push = Call me when this page is closed
    .help = Your browser tells you when it is your turn, somebody sits down at your table, wants to play again, or a match is over.
browser-push-refused = This browser does not allow it. Its own settings for this site can change that.
browser-qr = QR code
browser-qr-label = The address of this table as a QR code
browser-kind-kept = A friend
browser-friend = Friend
browser-chat-before = From the match before
browser-leaders-help = People and bots on one scale: a newcomer has 25. The order takes the uncertainty into account, so whoever is new comes later.
browser-leaders-none = No rated match of this game has been played yet.
browser-rating = Rating
browser-rating-graph = Rating: from { $first } to { $last }, matches: { $matches }
browser-profile = My profile
browser-profile-account = Registered
browser-profile-since = here since { $day }
browser-profile-private = Private profile
    .help = Others see your name and nothing else, and you are not on the leaderboard.
browser-profile-hidden = This person keeps their profile private.
browser-profile-nothing = No finished matches yet.
browser-profile-nothing-shown = No finished matches yet that everybody may see.
browser-profile-matches = Matches
browser-profile-wins = Won
browser-profile-games = By game
browser-profile-modes = By mode
browser-profile-seats = By number of players
browser-profile-opponents = By opponents
browser-profile-against-people = people
browser-profile-against-bots = bots
browser-profile-against-mixed = people and bots
browser-profile-streaks = Streaks
browser-profile-streak = { $count ->
    [one] Won the last match
   *[other] Won the last { $count } matches
}
browser-profile-no-streak = The last match was not won.
browser-profile-longest = Longest streak of wins: { $count }
browser-profile-cards = Favourite cards
browser-friends = Friends
browser-muted = Muted
browser-blocked = Blocked
browser-friend-add = Add as a friend
browser-friend-remove = Friend ✓
browser-friend-here = here
browser-tie-remove = Remove
browser-challenge = Challenge
browser-mute = Mute
browser-unmute = Muted ✓
browser-block = Block
browser-unblock = Blocked ✓
browser-password-section = Password and recovery
browser-password-old = Current password
browser-password-new = New password
browser-password-change = Change the password
browser-password-changed = The password is changed. All other devices are signed out, and your earlier recovery codes are void.
browser-codes = Recovery codes
browser-codes-make = Make recovery codes
browser-codes-help = A recovery code opens your account once if the password is lost. Keep the codes where only you can find them; new codes replace the old ones, and a new password voids them.
browser-codes-copied = The codes are copied.
browser-recover = I have lost my password
browser-recover-code = Recovery code
browser-person-recover-help = The code is used up, the password is the new one from now on, and all other devices are signed out.

## How strong bots are

browser-level-help = Beside a bot stands its rating, and in brackets the range in which it lies with 95% probability. People’s ratings are on the same scale: a newcomer has 25.

## The analysis of a match

browser-analyse = Analyse
browser-analysis = Analysis
browser-analysis-help = A bot judges every decision by what that player knew then, and by nothing that was hidden. A click on the curves or the list leads to the moment.
browser-analysis-progress = Positions looked at: { $looked } of { $total }
browser-analysis-done = The analysis is done.
browser-analysis-again = Try again
browser-analysis-value = How the match looked to each player: chances of winning, in per cent
browser-analysis-value-infiltration = How the round looked to each player: chances of winning, in per cent
browser-analysis-here = Move { $ply }, { $name }: { $percent }% could be expected.
browser-analysis-same = The bot would have done the same.
browser-analysis-hardly = The bot would have done something else, but hardly better.
browser-analysis-list = What cost most
browser-analysis-of = Whose decisions
browser-analysis-everybody = Everybody
browser-analysis-move = Move { $ply }, { $name }
browser-analysis-cost = −{ $percent }%
browser-analysis-percent = { $percent }%
browser-analysis-played = Played
browser-analysis-better = Better
browser-analysis-none = No decision cost much, as far as the bot can tell.
browser-analysis-not-yet = First every decision gets a quick look, then the worst a close one.
browser-analysis-before = The costly decision before
browser-analysis-after = The next costly decision
