### The table around a game: who sits where, taking moves back, time, and people's accounts.
### A refusal says what is wrong and what is possible.

## What the table waits for

match-waiting = { $open ->
    [one] Waiting for one more player.
   *[other] Waiting for { $open } more players.
}
match-waiting-start = Everybody is here: the match can begin.
match-cancelled = This table was closed before the match began.
match-over-given-up = { $winner-is ->
    [you] The match is over: nobody else is left, and you win!
   *[other] The match is over: nobody else is left, and { $winner } wins.
}
match-over-given-up-several = { $winners-is ->
    [you] The match is over: the others have given up. The victory is shared, and a part of it is yours: { $winners }.
   *[other] The match is over: the others have given up. The victory is shared by { $winners }.
}

## What happens at the table

match-event-joined = { $name } sits down.
match-event-left = { $name } gets up.
match-event-sat = { $name } moves to seat { $seat }.
match-event-bot = A bot takes seat { $seat }.
match-event-opened = Seat { $seat } is free.
match-event-cancelled = The table is closed.
match-event-started = The match begins.
match-event-undone = { $player-is ->
    [you] You go back { $actions ->
        [one] one move
       *[other] { $actions } moves
    }.
   *[other] { $player } goes back { $actions ->
        [one] one move
       *[other] { $actions } moves
    }.
}
match-event-offered = { $player-is ->
    [you] You ask the others to take a move back.
   *[other] { $player } asks to take a move back.
}
match-event-accepted = { $player-is ->
    [you] You agree.
   *[other] { $player } agrees.
}
match-event-declined = { $player-is ->
    [you] You do not agree: the move stands.
   *[other] { $player } does not agree: the move stands.
}
match-event-withdrawn = { $player-is ->
    [you] You withdraw your request.
   *[other] { $player } withdraws the request.
}
match-event-resigned = { $player-is ->
    [you] You resign.
   *[other] { $player } resigns.
}
match-event-takeover = { $player-is ->
    [you] You leave the table; a bot plays for you until you return.
   *[other] { $player } leaves the table; a bot plays on.
}
match-event-returned = { $player-is ->
    [you] You are back, and the bot makes way.
   *[other] { $player } is back, and the bot makes way.
}
match-event-missed = { $player-is ->
    [you] Your time for this turn has run out; a bot plays it for you.
   *[other] { $player } has run out of time; a bot plays this one turn.
}
match-event-missed-pass = { $player-is ->
    [you] Your time for this turn has run out; the table passes for you.
   *[other] { $player } has run out of time; the table passes for them.
}
match-event-flag-takeover = { $player-is ->
    [you] Your time has run out; a bot plays for you until you return.
   *[other] { $player } has run out of time; a bot plays on.
}
match-event-flag-loss = { $player-is ->
    [you] Your time has run out: you lose.
   *[other] { $player } has run out of time and loses.
}
match-event-resumed = The server is back. Nobody is charged for the time that it was away.
match-event-over = The match is over.
match-event-rematch = There is a table for another match.

## What cannot be done: at the table

match-refusal-started = The match has begun: the seats are settled.
match-refusal-not-started = The match has not begun yet.
match-refusal-over = The match is over.
match-refusal-not-over = The match is not over yet.
match-refusal-cancelled = This table is closed. Open another one.
match-refusal-version = This match was begun with version { $version } of the rules of “{ $game }”, which this server no longer has: it can be looked at, but not played on.
match-refusal-not-seated = You do not sit at this table: you are only watching.
match-refusal-already-seated = You sit at this table already.
match-refusal-full = Every seat is taken. You can watch.
match-refusal-no-seat = There is no such seat: they are numbered from 1 to { $seats }.
match-refusal-taken = Seat { $seat } is taken.
match-refusal-reserved = Seat { $seat } is kept for somebody else.
match-refusal-already-open = Seat { $seat } is free already.
match-refusal-own-seat = This seat is yours. Leave the table if you want to free it.
match-refusal-not-host = Only the host of the table can do that.
match-refusal-seats-open = { $open ->
    [one] One seat is still free. Wait for somebody, or let the host seat a bot.
   *[other] { $open } seats are still free. Wait for others, or let the host seat bots.
}
match-refusal-bot-name = There is no bot “{ $given }”.
match-refusal-nonce = The share in chance must be 1 to { $bytes } bytes.
match-refusal-nonce-given = You have given your share in chance already.
match-refusal-clock = There is no such clock. There are: { $kinds }.
match-refusal-clock-amount = The clock needs { $field } from { $low } to { $high }.
match-refusal-rematch-exists = There is a table for another match already: join it.
match-refusal-chat-empty = There is nothing in this message.
match-refusal-chat-over = The match is over, and only those who played it still talk here.
match-refusal-chat-long = A message has at most { $most } characters.

## What cannot be done: in play

match-refusal-not-asked = { $player-is ->
    [you] It is your turn.
   *[other] It is not your turn: { $player } is to move.
}
match-refusal-stale = The position has changed in the meantime. Look again and choose anew.
match-refusal-unseen = The match has come only to entry { $n }: nobody can have seen more.
match-refusal-bot-plays = A bot plays for this seat. Return to the table first.
match-refusal-person-plays = A person plays this seat, not a bot.
match-refusal-already-left = You have left already; a bot plays for you.
match-refusal-not-away = You are at the table: no bot plays for you.
match-refusal-lost = You have lost this match already; a bot plays on for your seat.
match-refusal-time-up = Your time has run out.
match-refusal-return-late = Your time for this move has run out. The bot makes it; then you can return.
match-refusal-not-passed = There is nothing to pass automatically.
match-refusal-time-left = Nobody’s time has run out.
match-refusal-damaged = This match cannot go on: what was written down of it is damaged. You see it as far as it can be read. Whoever runs the server finds the reason in its log.
match-refusal-undo-nothing = You have no move to take back.
match-refusal-undo-barrier = You cannot go that far back on your own: something came to light there, or somebody else has moved. In a casual match you can ask the others.
match-refusal-undo-absent = Somebody has left, and the bot that plays for them agrees to nothing: you can go back only as far as you could without asking.
match-refusal-undo-serious = This is not a casual match: moves that the others have answered stand.
match-refusal-offer-open = A request to take a move back is waiting for an answer.
match-refusal-no-offer = Nobody is asking to take a move back.
match-refusal-own-offer = This is your own request: the others answer it.
match-refusal-agreed = You have agreed already.

## What cannot be done: names and accounts

match-refusal-account-name = A name has { $low } to { $high } visible characters, a letter or a digit among them.
match-refusal-account-name-taken = The name “{ $name }” belongs to somebody else. Choose another one.
match-refusal-account-banned = You have been banned from this server. Ask whoever runs it.
match-refusal-account-password = A password has { $low } to { $high } characters.
match-refusal-account-password-wrong = This is not your current password.
match-refusal-account-code = There is no account with this name and this unused code.
match-refusal-account-sign-in = There is no account with this name and password.
match-refusal-account-has-account = You have an account already.
match-refusal-account-scopes = Say what the token is for. Possible are: { $known }.
match-refusal-account-tokens = There can be at most { $most } tokens. Revoke one that you no longer use.
match-refusal-list-name = The name of a list has { $low } to { $high } visible characters.
match-refusal-lists = There can be at most { $most } lists. Delete one that you no longer use.
