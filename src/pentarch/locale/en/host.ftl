### What a host is told at the command line: troubles with the database, backups, checks, people.

## The database

host-database-address = “{ $given }” is no address of a database. Give --database a file, or an address postgresql://…
host-database-memory = A database in memory would lose every match. Give --database a file.
host-database-folder = The folder of { $database } cannot be made: { $why }. Choose another file with --database.
host-database-newer = The database { $database } was written by a newer Pentarch (step { $found }, and this one knows { $known }). Install the newer one again, or restore a backup from before the upgrade.
host-database-older = The database { $database } is at step { $found }, and this Pentarch needs { $known }. Run “pentarch migrate” first.
host-database-other = { $database } is no database of Pentarch. Choose another one with --database.
host-database-read-only = The database { $database } cannot be written. Let whoever runs this command write the file and its folder.
host-database-in-use = A server is using { $database }. Stop it first; several processes on one database need PostgreSQL.
host-database-unreachable = The database { $database } does not answer: { $why }. Is it running, and is the address right?

## Backups

host-backup-done = { $file } has { $matches ->
    [one] one match
   *[other] { $matches } matches
} and { $people ->
    [one] one person
   *[other] { $people } people
} in it, with the hashes of passwords and sessions: keep it where nobody else can read it.
host-backup-broken = The backup { $file } is not whole: { $why }. The database is damaged; “pentarch doctor” says more.
host-restore-broken = The backup { $file } is not whole: { $why }. Restore another one.
host-backup-other = { $file } is no backup of Pentarch.
host-backup-newer = { $file } was made by a newer Pentarch. Install that one to restore it.
host-restore-done = { $matches ->
    [one] One match
   *[other] { $matches } matches
} and { $people ->
    [one] one person
   *[other] { $people } people
} are back. Start the server: every match goes on.
host-restore-left-out = { $rows ->
    [one] One row could not be read and was left out; its match ends before it.
   *[other] { $rows } rows could not be read and were left out; their matches end before them.
}
host-restore-not-empty = There are matches or people in { $database } already. Choose another database, or lose what is there with --replace.
host-migrated = The database { $database } is at step { $step }.

## Checks

host-doctor-progress = Reading the matches
host-doctor-missing = There is no database { $database } yet. A server makes it when it starts.
host-doctor-broken = The file { $database } is damaged: { $why }. Restore the last backup.
host-doctor-matches = { $read ->
    [one] One match was read
   *[other] { $read } matches were read
}; { $over ->
    [one] one that is over was played again and came out as it had.
   *[other] { $over } that are over were played again and came out as they had.
}
host-doctor-damaged = { $many ->
    [one] One match is damaged
   *[other] { $many } matches are damaged
}: { $ids }. It is shown as far as it can be read. “pentarch admin close” takes it out of the lists.
host-doctor-false = { $many ->
    [one] One match does
   *[other] { $many } matches do
} not come out as written down: { $ids }. Somebody has changed the database.
host-doctor-unlisted = { $many ->
    [one] One match is
   *[other] { $many } matches are
} listed as something that the journal does not say: { $ids }. Somebody has changed the database.
host-doctor-rules = These matches were played by rules that are not installed, and are shown as they ended: { $listed }.
host-doctor-disk = { $folder } has { $free } MB free; there should be { $least }.
host-doctor-files = A process may open { $most } files; it should be { $least } at least.
host-doctor-bots = A bot answers in a process of its own.
host-doctor-no-bots = No bot answers: its process cannot be started, or ends. The log of the server says why.

## People and tables

host-no-person = There is nobody called “{ $who }”, or several. “pentarch admin people” lists them with their ids.
host-no-account = { $name } is a guest and has no password.
host-no-match = There is no match “{ $match }”. “pentarch admin tables” lists them.
host-banned = { $name } is banned and has been signed out; bots play on at their tables. A guest can come back as another guest: keep the address out at the proxy.
host-unbanned = { $name } may come in again.
host-password = The new password of { $name }: { $password }
host-closed = The match { $match } is closed.
host-people-id = id
host-people-name = name
host-people-kind = kind
host-people-since = since
host-people-tables = matches
host-kind-account = account
host-kind-guest = guest
host-kind-banned = banned
host-tables-id = id
host-tables-game = game
host-tables-status = status
host-tables-since = since
host-tables-seats = seats
host-status-open = matches that wait
host-status-running = matches that run
host-status-over = matches that are over
host-status-cancelled = matches that came to nothing
host-usage-what = what
host-usage-many = how many
host-usage-accounts = accounts
host-usage-guests = guests
host-usage-matches-today = matches opened in 24 hours
host-usage-rows = rows of the journal
host-usage-rows-today = rows in 24 hours
host-usage-megabytes = megabytes
