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
browser-game-commanders = Полководцы Империи
browser-game-commanders-about = Собирайте флот, занимайте планеты и не дайте собой управлять: каждая победа меняет силы за столом.
browser-game-star-realms = Звёздные империи
browser-game-star-realms-about = Колода растёт с каждым ходом: корабли, базы и союзы четырёх фракций.
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

## Тайное вторжение

browser-infiltration-middle = Середина стола
browser-infiltration-round = Раунд { $round }
browser-infiltration-goal = { $count ->
    [one] до победы { $count } жетон
    [few] до победы { $count } жетона
   *[many] до победы { $count } жетонов
}
browser-infiltration-deck = колода
browser-infiltration-aside = отложена
browser-infiltration-removed = убраны из раунда
browser-infiltration-tokens = Жетоны: { $count } из { $goal }
browser-infiltration-discards = Сброс: { $player }
browser-infiltration-discards-none = сброс пуст
browser-infiltration-protected = под защитой
browser-infiltration-out = вне раунда
browser-infiltration-seen-by = { $players-is ->
    [you] карту видели вы
   *[other] карту знает: { $players }
}
browser-infiltration-even-with = { $players-is ->
    [you] наравне с вами
   *[other] наравне: { $players }
}
browser-infiltration-not = Точно не { $numbers }
browser-infiltration-not-help = Этих чисел на руке точно нет.
browser-infiltration-holds = эту карту вы видели
browser-infiltration-no-hand = Вы вне раунда. Следующий начнётся, когда закончится этот.
browser-infiltration-choose = Выбрать
browser-infiltration-whom = Против кого?
browser-infiltration-which = Какое число на руке у игрока { $target }?
browser-infiltration-left = { $count ->
    [0] все уже открыты
    [one] ещё { $count }
    [few] ещё { $count }
   *[many] ещё { $count }
}
browser-infiltration-sure = точно она
browser-infiltration-never = точно нет
browser-infiltration-unseen = Не видели { $count } из { $copies }
browser-infiltration-unseen-help = Полоски — карты, которых вы ещё не видели: они в колоде, отложены или на руках.
browser-infiltration-sum = сумма сброса { $sum }
browser-infiltration-round-over = Раунд окончен
browser-infiltration-facts = { $copies ->
    [one] Число { $number }, в колоде { $copies } карта
    [few] Число { $number }, в колоде { $copies } карты
   *[many] Число { $number }, в колоде { $copies } карт
}
browser-infiltration-deed-stormtrooper = угадать число
browser-infiltration-deed-boba-fett = угадать, две попытки
browser-infiltration-deed-han-solo = подсмотреть карту
browser-infiltration-deed-c-3po = младшая карта выбывает
browser-infiltration-deed-r2-d2 = старшая карта выбывает
browser-infiltration-deed-chewbacca = защита на круг
browser-infiltration-deed-luke-skywalker = сбросить и взять новую
browser-infiltration-deed-darth-vader = поменяться картами
browser-infiltration-deed-obi-wan-kenobi = уходит при 5 или 6
browser-infiltration-deed-princess-leia = сбросить — значит выбыть

## Полководцы Империи

browser-commanders-key-walk = переходить между тем, что можно выбрать
browser-commanders-key-button = нажать кнопку под вопросом
browser-commanders-galaxy = Планеты и их оборона
browser-commanders-turn = Ход { $turn }
browser-commanders-heaps = Колода, сброс и планеты в стопке
browser-commanders-deck = колода
browser-commanders-deck-count = { $count ->
    [one] Колода: { $count } карта
    [few] Колода: { $count } карты
   *[many] Колода: { $count } карт
}
browser-commanders-discards = сброс
browser-commanders-discards-open = { $count ->
    [one] Сброс: { $count } карта. Показать
    [few] Сброс: { $count } карты. Показать
   *[many] Сброс: { $count } карт. Показать
}
browser-commanders-discards-title = Сброс
browser-commanders-discards-none = Сброс пока пуст.
browser-commanders-discards-order = Сначала та, что легла последней.
browser-commanders-pile = планеты
browser-commanders-pile-count = { $count ->
    [one] В стопке ещё { $count } планета
    [few] В стопке ещё { $count } планеты
   *[many] В стопке ещё { $count } планет
}
browser-commanders-pile-last = Стопка пуста: следующая потеря планеты закончит партию.
browser-commanders-destroyed = Уничтожены
browser-commanders-fleet = Ваш флот
browser-commanders-fleet-count = Флот: { $count } из 4
browser-commanders-hand-count = { $count ->
    [one] На руке { $count } карта
    [few] На руке { $count } карты
   *[many] На руке { $count } карт
}
browser-commanders-fleet-of = Флот: { $player }
browser-commanders-fleet-none = кораблей во флоте нет
browser-commanders-hand-of = { $count ->
    [one] на руке { $count } карта
    [few] на руке { $count } карты
   *[many] на руке { $count } карт
}
browser-commanders-holds = об этой карте знают все
browser-commanders-lacks = На этой руке точно нет: { $cards }
browser-commanders-stuck = ходов не было: { $count }
browser-commanders-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
browser-commanders-captured = Захваченные планеты: { $player }
browser-commanders-captured-none = планет пока нет
browser-commanders-rank = { $rank }-е место
browser-commanders-worth = { $planet }: { $value ->
    [one] { $value } очко
    [few] { $value } очка
   *[many] { $value } очков
}
browser-commanders-line = Оборона { $planet-gen }
browser-commanders-place-free = свободное место
browser-commanders-free = свободно { $count }
browser-commanders-full = заполнена
browser-commanders-needs = для захвата { $count }
browser-commanders-needs-help = Чтобы захватить эту планету, нужно кораблей её обороны во флоте: { $count }.
browser-commanders-matches = { $player-is ->
    [you] У вас совпало { $have } из { $needed }
   *[other] { $player }: совпало { $have } из { $needed }
}
browser-commanders-captor = { $player-is ->
    [you] Вы можете захватить эту планету в свой ход
   *[other] { $player } может захватить эту планету в свой ход
}
browser-commanders-yours-too = есть и в вашем флоте
browser-commanders-capture = Захватить
browser-commanders-why-not = Почему { $planet-acc } нельзя захватить?
browser-commanders-gone = Это место остаётся пустым.
browser-commanders-nothing = Хода у вас нет: верните корабль из флота на руку или пропустите ход.
browser-commanders-only-pass = Хода у вас нет, и флот пуст: остаётся пропустить ход.
browser-commanders-where = Куда поставить { $card-acc }?
browser-commanders-which-planet = «Звезда Смерти»: какую планету уничтожить?
browser-commanders-which-first = Звёздный суперразрушитель: выберите первый из двух кораблей у двух планет.
browser-commanders-which-swap = Звёздный разрушитель: какой корабль поменять или какой забрать из чужого флота?
browser-commanders-which-mode = Что сделать с { $card-ins }?
browser-commanders-which-give = «Раб I»: какой корабль своего флота отдать?
browser-commanders-which-take = Что взять взамен { $card-gen }?
browser-commanders-cannot = { $card }: сейчас эту карту сыграть нельзя.
browser-commanders-own-places = Свои корабли ставят к планете или в свой флот.
browser-commanders-planets-only = «Звезда Смерти» уничтожает планеты: выберите планету.
browser-commanders-lines-only = Сбросить можно только корабли у планет, а не из флотов.
browser-commanders-fleets-only = «Раб I» меняет корабли из флотов, а не корабли у планет.
browser-commanders-own-first = Сначала выберите корабль своего флота, который отдадите.
browser-commanders-not-neighbour = «Раб I» достаёт только до соседей слева и справа.
browser-commanders-not-partner = «Раб I» идёт по кругу: обменяться можно только со следующим соседом.
browser-commanders-give-a-ship = Нужен корабль: особых карт во флоте не бывает.
browser-commanders-target = Выбрать
browser-commanders-over = Партия окончена
browser-commanders-score = { $fours ->
    [0] { $threes ->
        [0] планет на 4 и 3 очка нет
       *[other] на 3 очка: { $threes }
    }
   *[other] на 4 очка: { $fours }, на 3: { $threes }
}
browser-commanders-reset = Партия зациклилась
browser-commanders-unseen = Не видно { $count } из { $copies }
browser-commanders-unseen-help = Числа — карты, которых вы не видите: они в колоде или на чужих руках.
browser-commanders-ships = Корабли
browser-commanders-specials = Особые карты
browser-commanders-planets = Планеты
browser-commanders-at-open = открыта
browser-commanders-at-pile = в стопке
browser-commanders-at-captured = у игрока { $number }
browser-commanders-at-destroyed = уничтожена
browser-commanders-facts-ship = Корабль, карт в колоде: { $count }
browser-commanders-facts-special = Особая карта: одних в колоде { $eight }, остальных по { $two }
browser-commanders-facts-planet = { $value ->
    [one] { $value } очко
    [few] { $value } очка
   *[many] { $value } очков
}. Мест в обороне: { $value }. Когда они заполнены, для захвата нужно совпавших кораблей во флоте: { $needed }.
browser-commanders-short-tie-fighter = СИД
browser-commanders-short-tie-interceptor = Перехватчик
browser-commanders-short-tie-bomber = Бомбардир
browser-commanders-short-imperial-shuttle = Шаттл
browser-commanders-short-landing-craft = Десант
browser-commanders-short-v-wing = Тип V
browser-commanders-short-tie-advanced = Улучшенный
browser-commanders-short-star-destroyer = Разрушитель
browser-commanders-short-death-star = Зв. Смерти
browser-commanders-short-super-star-destroyer = Супер
browser-commanders-short-slave-one = Раб I
browser-commanders-deed-star-destroyer = поменять два корабля или забрать
browser-commanders-deed-death-star = уничтожить планету
browser-commanders-deed-super-star-destroyer = сбить два корабля
browser-commanders-deed-slave-one = обмен с соседом
browser-commanders-planet-tatooine = Песок до горизонта и два солнца над ним.
browser-commanders-planet-coruscant = Один город от полюса до полюса, и трон в его середине.
browser-commanders-planet-naboo = Купола над зелёными холмами и чистой водой.
browser-commanders-planet-hoth = Лёд, ветер, и согреться нечем.
browser-commanders-planet-kashyyyk = Деревья такие высокие, что в них висят города.
browser-commanders-planet-endor = Луна, заросшая елями; из-за них кто-то смотрит.
browser-commanders-planet-kamino = Дождь над бескрайним морем и платформа посреди него.
browser-commanders-planet-geonosis = Красный камень, полые башни и пояс обломков.
browser-commanders-planet-mustafar = Гора, которая никогда не гаснет.
browser-commanders-planet-alderaan = Снежные вершины, луга и мир, пока что.
browser-commanders-planet-dagobah = Туман, корни и кто-то в воде.
browser-commanders-planet-bespin = Земли нет вовсе, зато в облаках есть город.
browser-commanders-planet-yavin = Газовый гигант; храм стоит на его луне.
browser-commanders-planet-utapau = Равнины, полные провалов, а на дне живут.

## Звёздные империи

browser-star-realms-market = Торговый ряд
browser-star-realms-trade-deck = { $count ->
    [one] колода: { $count } карта
    [few] колода: { $count } карты
   *[many] колода: { $count } карт
}
browser-star-realms-scrapped = Утиль: { $count }
browser-star-realms-explorers = { $count ->
    [one] Остался { $count } исследователь
    [few] Осталось { $count } исследователя
   *[many] Осталось { $count } исследователей
}
browser-star-realms-empty = пусто
browser-star-realms-buy = Купить
browser-star-realms-together = Вместе
browser-star-realms-turn = ход { $turn } из { $limit }
browser-star-realms-reach = Вы можете атаковать игрока { $foes } и его базы.
browser-star-realms-reach-bases = Вы можете атаковать игрока { $foes } и его базы, а ещё базы игрока { $bases }.
browser-star-realms-type-ship = корабль
browser-star-realms-type-base = база
browser-star-realms-type-outpost = аванпост
browser-star-realms-no-faction = Без фракции
browser-star-realms-card-line = , { $type }, { $faction }, стоимость { $cost }{ $defence ->
    [0] {""}
   *[other] , оборона { $defence }
}.
browser-star-realms-facts = { $faction }, { $type }. Стоимость { $cost }{ $defence ->
    [0] {""}
   *[other] , оборона { $defence }
}. { $copies ->
    [one] В комплекте { $copies } карта.
    [few] В комплекте { $copies } карты.
   *[many] В комплекте { $copies } карт.
}
browser-star-realms-defence = оборона { $defence }
browser-star-realms-used = в этот ход уже применено
browser-star-realms-as = как «{ $card }»:
browser-star-realms-strike = Уничтожить
browser-star-realms-shared = на всех
browser-star-realms-authority = Влияние { $authority }.
browser-star-realms-authority-after = Если потратить сюда весь бой: { $after }.
browser-star-realms-trade = торговля { $amount }
browser-star-realms-combat = бой { $amount }
browser-star-realms-pool-trade = Торговля
browser-star-realms-pool-combat = Бой
browser-star-realms-hand-size = рука { $count }
browser-star-realms-deck-size = колода { $count }
browser-star-realms-discard-size = сброс { $count }
browser-star-realms-look = Просмотреть стопки
browser-star-realms-holds = На руке:
browser-star-realms-owes = { $count ->
    [one] В начале хода сбрасывает { $count } карту.
    [few] В начале хода сбрасывает { $count } карты.
   *[many] В начале хода сбрасывает { $count } карт.
}
browser-star-realms-charges = { $count ->
    [one] Следующий купленный корабль можно положить на верх колоды.
    [few] Следующие { $count } купленных корабля можно положить на верх колоды.
   *[many] Следующие { $count } купленных кораблей можно положить на верх колоды.
}
browser-star-realms-mate = ваша команда
browser-star-realms-foe = противник
browser-star-realms-team = команда { $number }
browser-star-realms-role-emperor = император
browser-star-realms-role-admiral = адмирал
browser-star-realms-role-boss = босс
browser-star-realms-role-raider = налётчик
browser-star-realms-bearing-prey = ваша цель
browser-star-realms-bearing-bases = только базы
browser-star-realms-bearing-threat = может атаковать вас
browser-star-realms-done = ход закончен
browser-star-realms-out = вне игры
browser-star-realms-attack = Атаковать
browser-star-realms-attack-all = Атаковать всем
browser-star-realms-attack-part = Частью…
browser-star-realms-attack-name = Атаковать: { $player }
browser-star-realms-shielded = за аванпостом
browser-star-realms-aim = Атака: { $player }. Сколько очков боя?
browser-star-realms-aim-base = { $card } (игрок { $player }): сколько очков боя?
browser-star-realms-how-much = Сколько?
browser-star-realms-all = Всё: { $amount }
browser-star-realms-less = Меньше
browser-star-realms-more = Больше
browser-star-realms-in-play = Ваши карты в игре
browser-star-realms-nothing-in-play = У вас пока ничего не разыграно.
browser-star-realms-no-hand = На руке нет карт.
browser-star-realms-play-all = { $count ->
    [0] Рука пуста
   *[other] Разыграть всё ({ $count })
}
browser-star-realms-playing-all = Разыгрываем все карты.
browser-star-realms-use-all = { $count ->
    [0] Простых свойств нет
   *[other] Применить свойства ({ $count })
}
    .help = Все свойства, которые ничего не стоят и ни о чём не спрашивают.
browser-star-realms-using-all = Применяем все простые свойства.
browser-star-realms-stop = Остановить
browser-star-realms-take-over = За команду действует { $player }; любое ваше действие перехватит ход.
browser-star-realms-hand-over = Передать: { $player }
browser-star-realms-send = Передать карту (1 торговля)
browser-star-realms-send-which = Какую карту из вашего сброса отдать в сброс союзника за 1 очко торговли?
browser-star-realms-unused = Не использовано: { $list }.
browser-star-realms-unused-trade = торговля { $amount }
browser-star-realms-unused-combat = бой { $amount }
browser-star-realms-unused-cards = { $count ->
    [one] { $count } карта на руке
    [few] { $count } карты на руке
   *[many] { $count } карт на руке
}
browser-star-realms-unused-abilities = { $count ->
    [one] { $count } свойство
    [few] { $count } свойства
   *[many] { $count } свойств
}
browser-star-realms-end-anyway = Всё равно закончить
browser-star-realms-go-back = Вернуться
browser-star-realms-key-play = разыграть всю руку
browser-star-realms-key-use = применить все простые свойства
browser-star-realms-key-attack = атака: выбрать, сколько очков боя
browser-star-realms-key-end = закончить ход
browser-star-realms-warn = Предупреждать, если в конце хода что-то не использовано
browser-star-realms-warn-never = Больше не спрашивать
browser-star-realms-origin-from-hand = С руки
browser-star-realms-origin-from-discard = Из вашего сброса
browser-star-realms-origin-from-row = Из торгового ряда
browser-star-realms-origin-copy = Корабли этого хода
browser-star-realms-origin-give = Ваши карты
browser-star-realms-origin-send = Ваш сброс
browser-star-realms-origin-destroy = Базы
browser-star-realms-piles = Карты игрока { $player }
browser-star-realms-pile-hand = Известно на руке
browser-star-realms-pile-top = На верху колоды
browser-star-realms-pile-discard = Сброс
browser-star-realms-pile-deck = Колода, без порядка
browser-star-realms-pile-deck-and-hand = Колода и неизвестная рука, без порядка
browser-star-realms-pile-scrap = Утиль
browser-star-realms-left = Ещё не видели: { $count }
browser-star-realms-left-help = Число — сколько таких карт ещё в торговой колоде.
browser-star-realms-you-are-out = Вы вне игры
browser-star-realms-you-are-out-help = Остальные играют дальше. Останьтесь и смотрите: на столе всё, что может видеть каждый.
browser-star-realms-short-draw-for-bases = если баз { $bases } и больше: карты +{ $amount }
browser-star-realms-short-draw-for-faction = по карте за каждую карту Слизней этого хода
browser-star-realms-short-charge = следующий корабль можно на верх колоды
browser-star-realms-short-opponent-discards = соперник сбрасывает карту
browser-star-realms-short-may-scrap = можно в утиль с руки или из сброса
browser-star-realms-short-scrap = в утиль с руки или из сброса
browser-star-realms-short-scrap-from-hand = и в утиль с руки
browser-star-realms-short-scrap-and-draw = до { $amount } карт с руки или из сброса в утиль, взять столько же
browser-star-realms-short-discard-and-draw = сбросить до { $amount }, взять столько же
browser-star-realms-short-scrap-from-row = можно в утиль из торгового ряда
browser-star-realms-short-destroy-base = можно уничтожить базу
browser-star-realms-short-acquire-ship = любой корабль даром, на верх колоды
browser-star-realms-short-copy-ship = копирует другой корабль этого хода: фракцию и свойства
browser-star-realms-short-ally-for-all = союзник для любой фракции
browser-star-realms-short-rally = бой +{ $amount } за каждый разыгранный корабль
