### Слова страницы в браузере: зал, стол, повтор партии, настройки.
### Ключи и аргументы одни и те же в ru и en; это проверяет tests/locale/test_locale.py.

## Зал

browser-tagline = пять настольных игр об империях
browser-hero = Пять империй. Один стол.
browser-hero-more = Садитесь и играйте: с друзьями по ссылке, с соперниками из зала или с ботами, которые думают честно и в чужие карты не смотрят. Без регистрации.
browser-skip = К содержанию
browser-games = Игры
browser-quick = Играть с ботами
browser-starting = Раздаём…
browser-new-table = Новый стол
browser-rules = Правила
browser-coming = Скоро за этим столом
browser-seats = { $low ->
    [2] { $high ->
        [2] двое
        [one] { $low }–{ $high } игрок
        [few] { $low }–{ $high } игрока
       *[many] { $low }–{ $high } игроков
    }
   *[other] { $low }–{ $high } игроков
}
browser-continue = Продолжить
browser-play-on = Играть дальше
browser-to-table = К столу
browser-open-tables = Ждут игроков
browser-open-tables-none = Сейчас никто не ждёт. Накройте стол сами: его увидят все.
browser-running-tables = Идут партии
browser-running-tables-none = Сейчас открытых партий нет.
browser-free-seats = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[many] { $count } свободных мест
}
browser-sit-down = Сесть за стол
browser-watch = Смотреть
browser-my-games = Мои партии
browser-my-games-more = Показать ещё
browser-won = победа
browser-lost = поражение
browser-game-legends = Восьмиминутная империя: Легенды
browser-game-legends-about = Отряды, крепости и сокровища на карте, которая каждый раз другая. Партия на один чай.
browser-game-skirmish = Imperial Assault: схватка
browser-game-skirmish-about = Два отряда, тесные коридоры и кубики. Тактика лицом к лицу.

## Новый стол

browser-who-plays = Кто играет
browser-players-possible = игроков: { $counts }
browser-how-many = Сколько игроков
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
browser-bot-random = наугад
browser-bot-greedy = новичок
browser-bot-level = уровень { $level }
browser-bot-top = сильнейший
browser-guest = Гость { $number }
browser-name = Имя
browser-options = Параметры игры
browser-time = Время
browser-time-none = Без часов
browser-time-move = На ход
browser-time-bank = На партию
browser-time-days = По переписке
browser-time-seconds = Секунд на ход
browser-time-minutes = Минут на партию
browser-time-increment = Секунд за каждый ход
browser-time-days-count = Дней на ход
browser-casual = Дружеская партия
    .help = Можно просить подсказку и вернуть ход с согласия остальных.
browser-public = Показать в зале
    .help = Стол увидят все. Иначе за него садятся только по ссылке.
browser-open-table = Накрыть стол
browser-start = Начать партию
browser-no-game = Такой игры здесь нет

## Пока собираются

browser-seat-free = Свободное место
browser-seat-waiting = ждёт игрока
browser-seat-reserved = отложено для другого игрока
browser-seat-person = за столом
browser-seat-bot = Посадить бота
browser-seat-open = Освободить
browser-sit-here = Пересесть сюда
browser-stand-up = Встать из-за стола
browser-invite = Пришлите друзьям эту ссылку:
browser-invite-link = Ссылка на стол
browser-copy = Скопировать
browser-copied = Ссылка скопирована.
browser-copy-link = Скопировать ссылку на стол
browser-start-with-bots = { $count ->
    [one] Начать, посадив { $count } бота
    [few] Начать, посадив { $count } ботов
   *[many] Начать, посадив { $count } ботов
}
browser-cancel-table = Закрыть стол
browser-wait-for-host = Партию начнёт хозяин стола.

## За столом

browser-players = Игроки
browser-you = вы
browser-yourself = На себя
browser-your-turn = Ваш ход
browser-hand = Ваша рука
browser-about-card = О карте: { $card }
browser-cancel = Отмена
browser-close = Закрыть
browser-go-on = Дальше
browser-why-not = Почему нельзя?
browser-map-controls = Масштаб
browser-map-nearer = Приблизить
browser-map-farther = Отдалить
browser-map-whole = Показать всю карту
browser-log = Журнал
browser-log-empty = Пока ничего не произошло.
browser-cards = Карты
browser-cards-later = Здесь будет видно, каких карт вы ещё не видели. Что делает каждая, сказано в правилах.
browser-chat = Чат
browser-chat-empty = Поздоровайтесь!
browser-chat-say = Сообщение всем за столом
browser-chat-send = Отправить
browser-side = Журнал, карты и чат
browser-spectator = зритель
browser-spectating = вы смотрите
browser-spectators = { $count ->
    [0] Зрителей нет
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
}
browser-away = отошёл, играет бот
browser-offline-seat = не в сети
browser-come-back = Вернуться за стол
browser-clock = Осталось времени:
browser-clock-days = { $days } д { $hours } ч
browser-menu = Меню стола
browser-undo = Вернуть ход
    .help = Вернуть свой последний ход: с тех пор ничего не открылось.
browser-undo-offer = Попросить вернуть ход
    .help = Остальные должны согласиться.
browser-offer = { $player } просит вернуть ход.
browser-offer-accept = Согласиться
browser-offer-decline = Отказать
browser-offer-waiting = Ждём, что ответят на вашу просьбу вернуть ход.
browser-offer-withdraw = Снять просьбу
browser-hint = Подсказка
browser-hint-thinking = Бот думает…
browser-hint-says = Мнение бота: { $action }
browser-hint-do = Сделать так
browser-leave = Уйти, пусть играет бот
browser-resign = Сдаться
browser-resign-sure = Сдаться?
browser-resign-help = Для вас партия будет проиграна. Если она продолжится без вас, за вас доиграет бот.
browser-rematch = Сыграть ещё
browser-rematch-go = К новой партии
browser-fair = Карты раздаёт тайный ключ, его отпечаток { $hash }… объявлен до партии. После конца партию можно проверить.
browser-match-over = Партия окончена
browser-secret = Тайна
browser-secret-only-you = Это видите только вы и те, кого это касается
browser-persona-0 = Вега
browser-persona-1 = Альтаир
browser-persona-2 = Ригель
browser-persona-3 = Мира
browser-persona-4 = Денеб
browser-persona-5 = Спика

## За одним экраном

browser-pass-on = Ход переходит: { $player }. Уберите свои карты и передайте экран.
browser-pass-on-hide = Спрятать карты
browser-curtain = { $player }, ваш ход
browser-curtain-help = Остальные, не подглядывайте: сейчас откроется чужая рука.
browser-curtain-open = { $player }: показать мои карты

## Повтор партии

browser-replay = Повтор
browser-replay-of = Повтор. { $game }
browser-replay-gone = Этой записи нет
browser-replay-first = В начало
browser-replay-back = На ход назад
browser-replay-play = Смотреть подряд
browser-replay-pause = Пауза
browser-replay-forward = На ход вперёд
browser-replay-last = В конец
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

browser-settings = Настройки
browser-language = Язык
browser-theme = Оформление
browser-theme-auto = как в системе
browser-theme-light = светлое
browser-theme-dark = тёмное
browser-sound = Звук
browser-motion-reduced = Меньше движения
    .help = Карты не летают, страница не мерцает.
browser-auto-answer = Отвечать, когда выбора нет
    .help = Единственный возможный ход делается сам через мгновение.
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
browser-person-delete-help = Ваше имя исчезнет из всех партий и чатов, вход и партии перестанут быть вашими, а там, где вы играете, доиграет бот. Отменить это нельзя.
browser-person-delete-go = Удалить насовсем
browser-person-deleted = Вы удалены и теперь здесь как новый гость.
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
browser-key-help = этот список

## Когда что-то не так

browser-loading = Минутку…
browser-retry = Попробовать ещё раз
browser-to-lobby = В зал
browser-no-server = Сервер не отвечает
browser-offline = Сервер не отвечает. Проверьте связь и попробуйте ещё раз.
browser-server-trouble = На сервере что-то пошло не так. Попробуйте ещё раз: ничего не потеряно.
browser-line-lost = Связь прервалась. Подключаемся снова; партия сохранена, вы ничего не пропустите.
browser-line-connecting = Подключаемся…
browser-line-lost-click = Нет связи, ход не отправлен. Подождите, пока она восстановится, и нажмите ещё раз.
browser-table-gone = За этот стол не попасть
browser-no-client = Для этой игры в браузере ещё нет стола. В неё можно играть в терминале.
browser-lost-way = Здесь ничего нет
browser-lost-way-help = Ссылка ведёт в пустоту: возможно, она не скопировалась целиком.
