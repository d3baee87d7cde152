### Слова остальных страниц и всего, что открывается поверх стола: форма стола, повтор, профили, настройки.
### Их загружают, когда такое открывают впервые (docs/LOCALE.md).

## Новый стол

browser-who-plays = Кто играет
browser-players-possible = игроков: { $counts }
browser-players-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
browser-seat-number = Место { $number }
browser-kind-bot = Бот
browser-kind-open = Игрок по ссылке или из зала
browser-kind-local = Игрок за этим экраном
browser-strength = Сила бота
browser-guest = Гость { $number }
browser-name = Имя
browser-options = Параметры игры
browser-time = Время
browser-time-move = На ход
browser-time-bank = На партию
browser-time-days = По переписке
browser-time-seconds = Секунд на ход
browser-time-minutes = Минут на партию
browser-time-increment = Секунд за каждый ход
browser-time-days-count = Дней на ход
browser-casual = Дружеская партия
    .help = Можно просить подсказку и вернуть ход с согласия остальных.
browser-rated-accounts = Если у всех игроков есть учётная запись, итог меняет рейтинг, и партию видят все.
browser-rated-private = Стол, которого нет в зале, рейтинга не меняет.
browser-missed-turn = Если ход пропущен
    .help = После двух пропусков подряд за игрока садится бот, пока тот не вернётся.
browser-missed-turn-bot = его делает бот
browser-missed-turn-pass = пас, если он возможен
browser-public = Показать в зале
    .help = Стол увидят все. Иначе за него садятся только по ссылке.
browser-open-table = Открыть стол
browser-start = Начать партию
browser-amount-refused = Нужно целое число от { $low } до { $high }.
browser-no-game = Такой игры здесь нет

## Пока собираются

browser-seat-free = Свободное место
browser-seat-waiting = ждёт игрока
browser-seat-reserved = никто другой его не займёт
browser-seat-person = за столом
browser-seat-bot = Посадить бота
browser-seat-open = Освободить
browser-sit-here = Пересесть сюда
browser-stand-up = Встать из-за стола
browser-invite = Пришлите друзьям эту ссылку:
browser-invite-link = Ссылка на стол
browser-copy = Скопировать
browser-copy-link = Скопировать ссылку на стол
browser-start-with-bots = { $count ->
    [one] Начать, посадив { $count } бота
    [few] Начать, посадив { $count } ботов
   *[many] Начать, посадив { $count } ботов
}
browser-cancel-table = Закрыть стол
browser-wait-for-host = Партию начнёт хозяин стола.

## За столом

browser-end-decided = Чем кончилось
browser-end-length = Партия длилась
browser-end-moves = Ходов
browser-end-longest = Самый долгий ход
browser-end-time = { $minutes ->
    [0] { $seconds } с
   *[other] { $minutes } мин { $seconds } с
}
browser-graph-line = { $name }: сначала { $first }, в конце { $last }.
browser-chat-empty = Поздоровайтесь!
browser-chat-say = Сообщение всем за столом
browser-chat-send = Отправить
browser-spectator = зритель
browser-stops = Когда спрашивать
    .help = В эти моменты можно играть карты. Выключенный момент пропускается за вас; никто другой об этом не узнает.
browser-stops-all = Спрашивать всегда
browser-stops-none = Не спрашивать
browser-hint-thinking = Бот думает…
browser-hint-do = Сделать так
browser-leave = Уйти, пусть играет бот
browser-undo-sure = { $count ->
    [1] Вернуть свой ход?
   *[other] Вернуть и чужие ходы?
}
browser-undo-sure-help = { $count ->
    [one] Отменится { $count } действие, вплоть до вашего последнего решения. Людей за столом сначала спросят.
    [few] Отменятся { $count } действия, вплоть до вашего последнего решения. Людей за столом сначала спросят.
   *[many] Отменятся { $count } действий, вплоть до вашего последнего решения. Людей за столом сначала спросят.
}
browser-undo-go = Вернуть
browser-leave-sure = Уйти из-за стола?
browser-leave-help = За вас сыграет бот. Вернуться можно, пока партия не окончена.
browser-resign = Сдаться
browser-resign-sure = Сдаться?
browser-resign-help = Для вас партия будет проиграна. Если она продолжится без вас, за вас доиграет бот.
browser-fair = Карты раздаёт тайный ключ, его отпечаток { $hash }… объявлен до партии. После конца партию можно проверить.

## Повтор партии

browser-replay-open = Все руки
browser-replay-of = Повтор. { $game }
browser-replay-gone = Этой записи нет
browser-replay-first = В начало
browser-replay-back = На ход назад
browser-replay-play = Смотреть подряд
browser-replay-pause = Пауза
browser-replay-forward = На ход вперёд
browser-replay-last = В конец
browser-replay-turn-back = К началу этого хода или к прошлому
browser-replay-turn-forward = К ходу следующего игрока
browser-replay-round-back = К началу этого раунда или прошлого
browser-replay-round-forward = К следующему раунду
browser-replay-speed = Скорость показа
browser-replay-jump = Перейти к ходу
browser-replay-ply = Ход { $ply } из { $plies }
browser-eyes = Чьими глазами смотреть
browser-share = Поделиться
browser-verify = Проверить честность
browser-record = Скачать запись
browser-fork = Играть отсюда
browser-fork-help = Займите любое место и сыграйте иначе: за остальных сыграют боты.
browser-fork-seat = За кого играть
browser-fork-cards = Скрытые карты
browser-fork-same = как лежали
    .help = Все карты, которых не видно, лежат так же, как в той партии.
browser-fork-redealt = раздать заново
    .help = Карты, о которых это место не знало, раздаются заново.
browser-fork-go = Играть

## Настройки, имя, клавиши

browser-theme = Оформление
browser-theme-auto = как в системе
browser-theme-light = светлое
browser-theme-dark = тёмное
browser-recap-note = заметкой
browser-recap-sheet = окном
browser-recap-off = никак
browser-sound = Звук
browser-volume = Громкость
browser-motion-reduced = Меньше движения
    .help = Карты не летают, страница не мерцает.
browser-auto-answer = Отвечать за меня, когда выбора нет
    .help = Единственный возможный ход делается сам через мгновение.
browser-confirm = Переспрашивать, если ход нельзя вернуть
    .help = Последнее касание хода на карте ждёт подтверждения кнопкой.
browser-person = Кто вы
browser-person-guest = Гость
browser-person-guest-help = Так вас зовут за столами. Имя и партии хранит этот браузер.
browser-person-register = Регистрация
browser-person-register-help = Имя останется за вами, партии этого браузера тоже, и войти можно будет откуда угодно. Пароль не короче восьми знаков.
browser-person-register-go = Зарегистрироваться
browser-person-sign-in = Вход
browser-person-sign-in-help = Партии, сыгранные в этом браузере, перейдут к вам.
browser-person-sign-in-go = Войти
browser-person-account-help = Так вас зовут за столами.
browser-person-sign-out = Выйти
browser-person-sign-out-everywhere = Выйти на всех устройствах
browser-person-export = Скачать мои данные
browser-person-delete = Удалить меня
browser-person-delete-help = Ваше имя исчезнет из всех партий и чатов, учётная запись и партии перестанут быть вашими, а начатые партии за вас доиграет бот. Отменить это нельзя.
browser-person-delete-go = Удалить насовсем
browser-person-deleted = Ваши данные удалены. Теперь вы здесь новый гость.
browser-signed-out = Вы вышли.
browser-password = Пароль
browser-save = Сохранить
browser-hello = Рады вас видеть, { $name }!
browser-keys = Клавиши
browser-key-digits = выбрать карту, планету, соперника или число
browser-key-walk = переходить между тем, что можно выбрать
browser-key-escape = на шаг назад
browser-key-tab = ходить по кнопкам и нажимать
browser-key-undo = вернуть ход
browser-key-hint = подсказка бота
browser-key-log = журнал
browser-key-cards = карты, которых вы ещё не видели
browser-key-chat = чат
browser-key-rules = правила
browser-key-settings = настройки
browser-key-where = что сейчас нужно сделать (вслух)
browser-key-pace = остановить показ ходов или продолжить
browser-key-skip = к последнему ходу
browser-key-help = этот список

## Обучение

browser-coach = Тренер
browser-coach-step = { $title } · { $number } из { $of }
browser-coach-next = Дальше
browser-coach-back = Назад
browser-coach-done = Дальше без тренера
browser-coach-skip = Играть дальше без тренера
browser-coach-watch = Ходит соперник. Посмотрите, что он делает.
browser-coach-begin = Первая партия с тренером
    .help = Несколько шагов за настоящим столом против бота, который подыгрывает. Расклад подготовлен, партия не в счёт.
browser-tip = Полезно знать
browser-tip-read = Понятно
browser-tips = Советы на первый раз
    .help = Объяснять ход, когда он впервые стал возможен.
browser-tips-off = Больше не нужно
browser-book-search = Искать в правилах и картах
browser-book-contents = Содержание
browser-book-found = { $count ->
    [0] Ничего не найдено
    [one] Найдено { $count } место
    [few] Найдено { $count } места
   *[many] Найдено { $count } мест
}
browser-hint-why-played = Если много раз доиграть отсюда, так выходит лучше всего.
browser-hint-none = Сейчас никто из ботов не может подсказать. Попробуйте ещё раз.
browser-hint-worth-very-good = Лучше всего. Шансы очень хорошие
browser-hint-worth-good = Лучше всего. Шансы хорошие
browser-hint-worth-even = Лучше всего. Шансы равные
browser-hint-worth-poor = Лучше всего. Шансы слабые
browser-hint-worth-bad = Лучше всего. Шансы плохие
browser-hint-worth-as-good = не хуже
browser-hint-worth-little-worse = чуть хуже
browser-hint-worth-worse = хуже
browser-hint-worth-much-worse = гораздо хуже

## Вызов к столу, люди, рейтинги

browser-push = Звать меня, когда страница закрыта
    .help = Браузер сообщит, когда ваш ход, когда за ваш стол сели, хотят сыграть ещё или партия закончена.
browser-push-refused = Браузер этого не разрешает. Разрешить можно в его настройках для этого сайта.
browser-qr = QR-код
browser-qr-label = Адрес этого стола QR-кодом
browser-kind-kept = Друг
browser-friend = Друг
browser-chat-before = Из прошлой партии
browser-leaders-help = Люди и боты на одной шкале: у новичка 25. Порядок учитывает неуверенность оценки, поэтому новички стоят ниже.
browser-leaders-none = В эту игру на рейтинг ещё не играли.
browser-rating = Рейтинг
browser-rating-graph = Рейтинг: от { $first } до { $last }, партий: { $matches }
browser-profile = Мой профиль
browser-profile-account = Учётная запись
browser-profile-since = здесь с { $day }
browser-profile-private = Закрытый профиль
    .help = Другие видят только имя, и в таблице лучших вас нет.
browser-profile-hidden = Этот человек не показывает свой профиль.
browser-profile-nothing = Законченных партий пока нет.
browser-profile-nothing-shown = Законченных партий, открытых для всех, пока нет.
browser-profile-matches = Партии
browser-profile-wins = Победы
browser-profile-games = По играм
browser-profile-modes = По видам игры
browser-profile-seats = По числу игроков
browser-profile-opponents = По соперникам
browser-profile-against-people = люди
browser-profile-against-bots = боты
browser-profile-against-mixed = люди и боты
browser-profile-streaks = Победы подряд
browser-profile-streak = { $count ->
    [1] Последняя партия выиграна
    [one] Выиграна { $count } последняя партия
    [few] Выиграны { $count } последние партии
   *[many] Выиграны { $count } последних партий
}
browser-profile-no-streak = Последняя партия не выиграна.
browser-profile-longest = Больше всего побед подряд: { $count }
browser-profile-cards = Любимые карты
browser-friends = Друзья
browser-muted = Сообщения скрыты
browser-blocked = Не играем вместе
browser-friend-add = Добавить в друзья
browser-friend-remove = Друг ✓
browser-friend-here = здесь
browser-tie-remove = Убрать
browser-challenge = Вызвать на партию
browser-mute = Скрыть сообщения
browser-unmute = Сообщения скрыты ✓
browser-block = Не играть вместе
browser-unblock = Не играем вместе ✓
browser-password-section = Пароль и восстановление
browser-password-old = Нынешний пароль
browser-password-new = Новый пароль
browser-password-change = Сменить пароль
browser-password-changed = Пароль сменён. На остальных устройствах вы вышли, прежние коды восстановления не действуют.
browser-codes = Коды восстановления
browser-codes-make = Получить коды восстановления
browser-codes-help = Код восстановления один раз впустит вас, если пароль потерян. Храните коды там, где их найдёте только вы; новые коды заменяют прежние, а с новым паролем коды перестают действовать.
browser-codes-copied = Коды скопированы.
browser-recover = Пароль потерян
browser-recover-code = Код восстановления
browser-person-recover-help = Код больше не подойдёт, пароль станет новым, на остальных устройствах вы выйдете.

## Насколько сильны боты

browser-level-help = Рядом с ботом стоит его рейтинг, в скобках — границы, в которых он лежит с вероятностью 95 %. Рейтинги людей на той же шкале: у новичка 25.

## Разбор партии

browser-analyse = Разбор
browser-analysis = Разбор партии
browser-analysis-help = Бот судит о каждом решении по тому, что игрок тогда знал, и не смотрит на скрытое. Нажмите на график или на решение в списке, чтобы увидеть этот момент.
browser-analysis-progress = Просмотрено: { $looked } из { $total }
browser-analysis-done = Разбор готов.
browser-analysis-again = Попробовать ещё раз
browser-analysis-value = Как партия выглядела для каждого игрока: шансы на победу в процентах
browser-analysis-value-infiltration = Как раунд выглядел для каждого игрока: шансы на победу в процентах
browser-analysis-here = Ход { $ply }, { $name }: можно было ждать { $percent } %.
browser-analysis-same = Бот поступил бы так же.
browser-analysis-hardly = Бот поступил бы иначе, но выиграл бы на этом немного.
browser-analysis-list = Что обошлось дороже всего
browser-analysis-of = Чьи решения
browser-analysis-everybody = Все игроки
browser-analysis-move = Ход { $ply }, { $name }
browser-analysis-cost = −{ $percent } %
browser-analysis-percent = { $percent } %
browser-analysis-played = Сыграно
browser-analysis-better = Лучше
browser-analysis-none = Насколько бот может судить, дорогих ошибок не было.
browser-analysis-not-yet = Сначала бот бегло смотрит все решения, затем внимательно худшие из них.
browser-analysis-before = Предыдущее дорогое решение
browser-analysis-after = Следующее дорогое решение
