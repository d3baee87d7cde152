### The server: who visits, and what it refuses.
### A refusal says what is wrong and what is possible.

web-title = Pentarch
web-build = The server is running, but its pages have not been built yet. Run “make setup” in the project’s folder and load this page again.
web-serving = The table is open at { $url } – stop it with Ctrl+C.
web-refusal-address = Cannot listen on { $host }, port { $port }: { $why }. Choose another one with --host and --port.
web-refusal-processes = Several processes need PostgreSQL, on a system that is not Windows. Give --database an address postgresql://…, or leave --processes out.
web-refusal-proxy = “{ $given }” is no address of a proxy. Give --proxy an address or a network: 127.0.0.1, 10.0.0.0/8.
web-guest = Guest { $number }
web-verified = The match was played as it was dealt: the secret fits what was published before it, and every move leads to what was shown.
web-verified-lesson = This was a lesson: every move leads to what was shown, but the deal was chosen beforehand, to teach by. It says nothing about chance.

## Requests

web-refusal-path = There is nothing at this address. Start from the first page.
web-refusal-method = This address does not take that kind of request; the description of the interface says which it takes.
web-refusal-request = The request cannot be understood. For programmers: { $detail }
web-refusal-large = The request is too large: { $most } KB at most.
web-refusal-origin = The request comes from a page of another site, which may not act in your name. Open this table at its own address.
web-refusal-host = This table is not kept under that name. Open it at its own address.
web-refusal-rate = { $seconds ->
    [one] That was too much at once. Try again in a second.
   *[other] That was too much at once. Try again in { $seconds } seconds.
}
web-refusal-connections = The server has as many visitors as it can take. Try again in a moment.
web-refusal-streams = You have { $most } streams open, which is as many as there may be. Close one first.
web-refusal-storage = The server cannot write at the moment, and nothing has changed. Try again in a few seconds.
web-refusal-damaged = This match cannot be shown: what was written down of it is damaged. Whoever runs the server finds the reason in its log.
web-refusal-nested = The request is nested too deeply.
web-refusal-character = The request has a character in it that no text can have.
web-refusal-broken = Something went wrong on the server, and nothing has changed. Try again; if it happens again, tell whoever runs it.
web-refusal-closing = The server is about to restart. The match is safe and goes on in a moment.

## People

web-refusal-nobody = To speak at the table, open the page in your browser first: it makes you a guest.
web-refusal-token = The token is not valid: it was mistyped or has been revoked. Make another one.
web-refusal-scope = This token is not made for that: the permission “{ $scope }” is missing.
web-refusal-token-account = A program with a token may play, but not change the account. Do it in the browser.
web-refusal-signed-out = You have signed out, and this connection with it. Sign in again to go on.
web-refusal-no-token = There is no such token of yours.
web-refusal-no-lists = This game has no lists to make.
web-refusal-no-list = There is no such list of yours.
web-refusal-no-card = There is no card “{ $card }”.

## Tables

web-refusal-match = There is no table at this address. Perhaps the link was cut off: ask for it again, or open a table of your own.
web-refusal-game = There is no game “{ $given }”. There are: { $known }.
web-refusal-quick = None of these games is for so many players.
web-refusal-unwelcome = One of you does not want to play with the other.
web-refusal-no-person = There is nobody with this address.
web-refusal-ties = You have named { $most } people already, and more is not possible: remove somebody first.
web-refusal-pushes = You are called in { $most } browsers already, and more is not possible: switch it off in one of them first.
web-refusal-endpoint = This is not the address of a push service.
web-preview-open = { $free ->
    [0] A table in Pentarch, ready to begin.
    [one] A table in Pentarch: one seat is free. Sit down!
   *[other] A table in Pentarch: { $free } seats are free. Sit down!
}
web-preview-running = A match in Pentarch that is being played. Come and watch.
web-preview-over = A match in Pentarch. See how it went.
web-preview-home = Five board games of empires: with people and with bots, in Russian and in English.
web-refusal-tables = { $most ->
    [one] You have one table already, and more is not possible. Finish or close it first.
   *[other] You have { $most } tables already, and more is not possible. Finish or close one of them first.
}
web-refusal-one-me = Exactly one seat must be yours. Whoever plays at the same screen gets a seat marked as local.
web-refusal-seat = That seat is not yours.
web-refusal-eyes = Until the match is over you can look back only through your own eyes.
web-refusal-ply = { $plies ->
    [one] The match has one move only.
   *[other] The match has { $plies } moves only.
}
web-refusal-fork-over = The game is over there. Choose an earlier moment.
web-refusal-takeback = Whoever asks to take a move back is answered yes or no, not “{ $given }”.
web-refusal-hint-serious = There are no hints in a serious match.
web-refusal-analyses = Too many matches are being analysed. Try again in a minute.

## The socket of a table

web-refusal-hello = The connection said nothing that could be understood and was closed. Load the page again.
web-refusal-message = This message cannot be understood, and nothing has changed. For programmers: { $detail }
