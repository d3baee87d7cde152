### Что хозяин сервера читает в командной строке: неполадки с базой данных, копии, проверки, люди.

## База данных

host-database-address = «{ $given }» — не адрес базы данных. Укажите после --database файл или адрес postgresql://…
host-database-memory = База данных в памяти потеряла бы все партии. Укажите после --database файл.
host-database-folder = Папку для { $database } создать нельзя: { $why }. Выберите другой файл ключом --database.
host-database-newer = База данных { $database } записана более новым Pentarch (шаг { $found }, а этот знает { $known }). Установите новый снова или восстановите копию, сделанную до обновления.
host-database-older = База данных { $database } на шаге { $found }, а этому Pentarch нужен { $known }. Сначала выполните «pentarch migrate».
host-database-other = { $database } — не база данных Pentarch. Выберите другую ключом --database.
host-database-read-only = В базу данных { $database } нельзя писать. Разрешите запись в файл и его папку тому, кто выполняет эту команду.
host-database-in-use = Базой { $database } пользуется сервер. Сначала остановите его; для нескольких процессов на одной базе нужен PostgreSQL.
host-database-unreachable = База данных { $database } не отвечает: { $why }. Работает ли она и верен ли адрес?

## Резервные копии

host-backup-done = В файле { $file } { $matches ->
    [one] { $matches } партия
    [few] { $matches } партии
   *[many] { $matches } партий
} и { $people ->
    [one] { $people } человек
    [few] { $people } человека
   *[many] { $people } человек
}, а также хеши паролей и сеансов: храните его там, где никто другой его не прочтёт.
host-backup-broken = Копия { $file } неполна: { $why }. База данных повреждена; подробнее скажет «pentarch doctor».
host-restore-broken = Копия { $file } неполна: { $why }. Восстановите другую.
host-backup-other = { $file } — не резервная копия Pentarch.
host-backup-newer = Копия { $file } сделана более новым Pentarch. Чтобы её восстановить, установите его.
host-restore-done = Возвращены { $matches ->
    [one] { $matches } партия
    [few] { $matches } партии
   *[many] { $matches } партий
} и { $people ->
    [one] { $people } человек
    [few] { $people } человека
   *[many] { $people } человек
}. Запустите сервер: все партии продолжатся.
host-restore-left-out = { $rows ->
    [one] Не прочиталась и пропущена { $rows } строка; её партия кончается перед ней.
    [few] Не прочитались и пропущены { $rows } строки; их партии кончаются перед ними.
   *[many] Не прочитались и пропущены { $rows } строк; их партии кончаются перед ними.
}
host-restore-not-empty = В базе { $database } уже есть партии или люди. Выберите другую базу или потеряйте то, что в ней есть, ключом --replace.
host-migrated = База данных { $database } на шаге { $step }.

## Проверки

host-doctor-progress = Чтение партий
host-doctor-missing = Базы данных { $database } ещё нет. Её создаст сервер при запуске.
host-doctor-broken = Файл { $database } повреждён: { $why }. Восстановите последнюю копию.
host-doctor-matches = Прочитано партий: { $read }. Сыграно заново и сошлось оконченных: { $over }.
host-doctor-damaged = Повреждено партий: { $many } ({ $ids }). Они показаны, насколько читаются. «pentarch admin close» уберёт их из списков.
host-doctor-false = Не сходится с записанным партий: { $many } ({ $ids }). Кто-то изменил базу данных.
host-doctor-unlisted = В списке не то, что в журнале, у партий: { $many } ({ $ids }). Кто-то изменил базу данных.
host-doctor-rules = Правила этих партий не установлены, и они показаны такими, какими закончились: { $listed }.
host-doctor-disk = В { $folder } свободно { $free } МБ; нужно { $least }.
host-doctor-files = Процесс может открыть файлов: { $most }; нужно не меньше { $least }.
host-doctor-bots = Бот отвечает в своём процессе.
host-doctor-no-bots = Боты не отвечают: их процесс не запускается или сразу кончается. Почему — в журнале сервера.

## Люди и столы

host-no-person = Никого по имени «{ $who }» нет, или их несколько. Все с их номерами — в «pentarch admin people».
host-no-account = { $name } — гость, пароля у него нет.
host-no-match = Партии «{ $match }» нет. Все — в «pentarch admin tables».
host-banned = { $name }: доступ закрыт, за столами доиграют боты. Гость может вернуться другим гостем: закройте его адрес на прокси.
host-unbanned = { $name }: доступ снова открыт.
host-password = { $name }, новый пароль: { $password }
host-closed = Партия { $match } закрыта.
host-people-id = номер
host-people-name = имя
host-people-kind = кто
host-people-since = с какого времени
host-people-tables = партий
host-kind-account = учётная запись
host-kind-guest = гость
host-kind-banned = доступ закрыт
host-tables-id = номер
host-tables-game = игра
host-tables-status = состояние
host-tables-since = с какого времени
host-tables-seats = места
host-status-open = партии ждут игроков
host-status-running = партии идут
host-status-over = партии окончены
host-status-cancelled = партии не состоялись
host-usage-what = что
host-usage-many = сколько
host-usage-accounts = учётные записи
host-usage-guests = гости
host-usage-matches-today = партии за сутки
host-usage-rows = строки журнала
host-usage-rows-today = строки за сутки
host-usage-megabytes = мегабайты
