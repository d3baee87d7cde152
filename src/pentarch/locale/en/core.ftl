### What all games share: lists, names and refusals.
### A refusal says what is wrong and what is possible. Kinds of arguments: docs/LOCALE.md.

## Lists and names

list-next = { $first }, { $second }
list-last = { $first } and { $second }
list-times = { $item } ×{ $count }
list-none = nothing
player-unnamed = Player { $number }

## The game, the players, the options

refusal-game = There is no game “{ $given }”. There are: { $known }.
refusal-language = There is no language “{ $given }”. There are: { $known }.
refusal-bot = There is no bot “{ $given }”. There are: { $known }.
refusal-players = There can be { $low } to { $high } players; you gave { $given }.
refusal-option-unknown = This game has no option “{ $option }”. There are: { $known }.
refusal-option-flag = The option { $option } is true or false; you gave { $given }.
refusal-option-number = The option { $option } is a whole number from { $low } to { $high }; you gave { $given }.
refusal-option-choice = The option { $option } is one of: { $words }. You gave { $given }.

## Actions

refusal-game-over = The match is over; there are no more moves.
refusal-no-such-action = This game has no action number { $action }.
refusal-no-such-text = There is no move “{ $text }” now.

## Positions

refusal-position-object = Bad position: “{ $where }” must be a JSON object with named fields.
refusal-position-missing = Bad position: the field { $field } is missing.
refusal-position-unknown = Bad position: there is no field { $field }.
refusal-position-flag = Bad position: the field { $field } must be true or false.
refusal-position-number = Bad position: the field { $field } must hold whole numbers from { $low } to { $high }.
refusal-position-word = Bad position: the field { $field } may only hold one of these words: { $words }.
refusal-position-list = Bad position: the field { $field } must be a list of at most 1000 items.
refusal-position-length = Bad position: the list { $field } must hold { $length ->
    [one] exactly { $length } value
   *[other] exactly { $length } values
}.

## Records

refusal-record-json = This is not a record of a match: it cannot be read as JSON.
refusal-record-format = This is not a record of a match: its field “format” must say { $format }.
refusal-record-game = The record is of the game “{ $game }”, which is not known here.
refusal-record-version = The record was played by version { $given } of the rules, and here version { $known } is in force: the match cannot be repeated move by move.
refusal-record-field = The record is damaged or incomplete: { $field }.
refusal-record-action = Move { $ply } of the record is against the rules.
refusal-record-commitment = The secret in the record does not match the commitment published before the match.
refusal-record-lesson = The record does not say truly whether this was a lesson with a deal that was chosen beforehand.
refusal-record-result = The result in the record is not the one that its moves lead to.
