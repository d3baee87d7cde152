### Слова зала и любого стола в браузере; остальные — в late.ftl.
### Ключи и аргументы одни и те же в ru и en; это проверяет tests/locale/test_locale.py.

## Зал

browser-tagline = пять настольных игр об империях
browser-hero = Пять империй. Один стол.
browser-hero-more = Садитесь и играйте: с друзьями по ссылке, с соперниками из зала или с ботами, которые думают честно и в чужие карты не смотрят. Без регистрации.
browser-find-people = Найти, с кем играть
browser-skip = К содержанию
browser-games = Игры
browser-quick = Играть с ботами
browser-starting = Раздаём…
browser-new-table = Новый стол
browser-rules = Правила
browser-lists = Отряды
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
browser-open-tables-none = Сейчас никто не ждёт. Откройте стол сами: его увидят все.
browser-running-tables = Идут партии
browser-running-tables-none = Сейчас открытых партий нет.
browser-free-seats = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[many] { $count } свободных мест
}
browser-sit-down = Сесть за стол
browser-without = без: { $what }
browser-clock-move = { $seconds } с на ход
browser-clock-by-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[many] { $days } дней на ход
}
browser-clock-bank = { $minutes } мин + { $increment } с
browser-rated = На рейтинг
    .help = Итог меняет рейтинг всех игроков. Без подсказок и без возврата ходов по уговору.
browser-rated-short = на рейтинг
browser-casual-short = дружеская
browser-ago-now = только что
browser-ago-minutes = { $minutes } мин
browser-ago-hours = { $hours } ч
browser-ago-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
}
browser-turn-yours = Ваш ход · { $since }
browser-turn-of = Ходит { $player } · { $since }
browser-kept-for = место игрока { $name }
browser-kept-for-you = место для вас
browser-all-mine = Показать все: { $count }
browser-fewer = Показать меньше
browser-quick-match = Быстрая партия
browser-quick-match-help = Скажите, во что хотите сыграть. Вас посадят за стол с первым, кому подойдёт то же самое.
browser-quick-bots = С ботами, если за 20 секунд никто не придёт
browser-quick-look = Найти партию
browser-quick-looking = Ищем, с кем сыграть…
browser-quick-waited = Вы ждёте { $seconds } с.
browser-quick-bots-in = Боты сядут через { $seconds } с.
browser-call-turn = ваш ход
browser-call-seat = за ваш стол сели
browser-call-rematch = с вами хотят сыграть ещё
browser-call-invited = вас зовут за стол
browser-call-over = партия закончена
browser-watch = Смотреть
browser-my-games = Мои партии
browser-my-games-more = Показать ещё
browser-won = победа
browser-lost = поражение

## Новый стол

browser-how-many = Сколько игроков
browser-bot-random = наугад
browser-bot-greedy = навскидку
browser-bot-level-1 = Рекрут
browser-bot-level-2 = Кадет
browser-bot-level-3 = Офицер
browser-bot-level-4 = Капитан
browser-bot-level-5 = Коммодор
browser-bot-level-top = Адмирал
browser-time-none = Без часов
browser-missed = ход пропущен

## Пока собираются

browser-copied = Ссылка скопирована.
browser-copy-refused = Браузер не дал скопировать, скопируйте сами.

## За столом

browser-players = Игроки
browser-you = вы
    .borrowed = вид отсюда
browser-yourself = На себя
browser-your-turn = Ваш ход
browser-hand = Ваша рука
    .borrowed = Рука
browser-about-card = О карте: { $card }
browser-cancel = Отмена
browser-close = Закрыть
browser-notices = Сообщения
browser-go-on = Дальше
browser-why-not = Почему нельзя?
browser-map-controls = Масштаб
browser-map-nearer = Приблизить
browser-map-farther = Отдалить
browser-map-whole = Показать всю карту
browser-log = Журнал
browser-log-empty = Пока ничего не произошло.
browser-recap = С вашего прошлого хода
browser-turn-nothing = { $player-is ->
    [you] Вы: ничего нового.
   *[other] { $player }: ничего нового.
}
browser-you-first = Вы
browser-pace = Показ чужих ходов
browser-pace-slow = медленно
browser-pace-normal = обычно
browser-pace-fast = быстро
browser-pace-once = сразу
browser-pace-pause = Остановить показ
browser-pace-go-on = Показывать дальше
browser-pace-skip = К последнему ходу
browser-pace-due = Ваш ход: показать
browser-pace-behind = { $count ->
    [one] ещё { $count } ход
    [few] ещё { $count } хода
   *[many] ещё { $count } ходов
}
browser-end = Итоги
browser-cards = Карты
browser-cards-later = Здесь появятся карты, которых вы ещё не видели. Что делает каждая, сказано в правилах.
browser-chat = Чат
browser-side = Журнал, карты и чат
browser-spectating = вы смотрите
browser-spectators = { $count ->
    [0] Зрителей нет
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
}
browser-away = не за столом, играет бот
browser-offline-seat = не в сети
browser-come-back = Вернуться за стол
browser-clock = Осталось времени:
browser-clock-warning-bot = Время на исходе: этот ход сыграет за вас бот.
browser-clock-warning-pass = Время на исходе: этот ход будет пропущен.
browser-clock-warning-away = Время на исходе: ваше место займёт бот, пока вы не вернётесь.
browser-clock-warning-bank = Время на исходе.
browser-clock-days = { $days } д { $hours } ч
browser-menu = Меню стола
browser-stops-here = Больше здесь не спрашивать
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
browser-sending = Отправляем…
browser-undelivered = Связь прервалась: возможно, ваш ответ не дошёл.
browser-undelivered-again = Отправить снова
browser-undelivered-forget = Не отправлять
browser-rematch = Сыграть ещё
browser-rematch-join = Сыграть ещё: вас ждут
browser-rematch-go = К новой партии
browser-secret = Тайна
browser-secret-only-you = Это видите только вы
browser-secret-two = Это видите вы двое
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

## Настройки, имя, клавиши

browser-settings = Настройки
browser-language = Язык

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

## Обучение

browser-coach-first = Сначала сделайте то, о чём просит тренер, или играйте дальше без него.
browser-rule = Правило

## Вызов к столу, люди, рейтинги

browser-leaders = Лучшие игроки
