### Слова терминала: стол, подсказки, таблицы команд.
### Одни и те же ключи и переменные в ru и en; за этим следит tests/locale/test_locale.py.

## Стол

ui-your-hand = Ваша рука
ui-your-card-seen = (вашу карту знают: { $players })
ui-discards = Сброс
ui-deck = в колоде
ui-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
ui-player = Игрок
ui-tokens = Жетоны
ui-known = Известно
ui-known-not = не { $numbers }
ui-known-even = число то же, что у: { $players }
ui-protected = под защитой
ui-out = вне раунда
ui-round = Раунд { $round }
ui-goal = для победы нужно { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[many] { $count } жетонов
}
ui-removed = Убраны из раунда
ui-unseen = Вы ещё не видели (число × карт)
ui-unseen-count = { $count ->
    [0] все уже вышли
    [one] не видели { $count }
    [few] не видели { $count }
   *[many] не видели { $count }
}
ui-log = После вашего хода
ui-log-more = … целиком: l
ui-you = Вы
ui-seat = Игрок { $number }
ui-thinking = { $player } думает…
ui-bot-random = Случай
ui-bot-greedy = Жадина
ui-bot-ismcts = Мыслитель
ui-bot-regret = Стратег
ui-bot-style-guess = Прикидчик
ui-bot-level-1 = Рекрут
ui-bot-level-2 = Кадет
ui-bot-level-3 = Офицер
ui-bot-level-4 = Капитан
ui-bot-level-5 = Коммодор
ui-bot-level-top = Адмирал

## Честность

ui-commitment = Случайность рождает тайное число, которое вы увидите после партии. Его SHA-256, чтобы число нельзя было подменить: { $hash }
ui-seeded = Случайность задана зерном: партию можно повторить.
ui-secret = Тайное число: { $secret }

## Выбор

ui-prompt = Ваш выбор (? — помощь):
ui-help =
    Число выбирает строку. Можно сразу несколько: «1 2 5» — шаг за шагом.
    Enter — на шаг назад, и стол рисуется заново.
    h  подсказка: как сыграл бы бот     c  все карты и что они делают
    w  почему чего-то нельзя?           r  правила
    u  вернуть ход                      l  что было в этом раунде
    a  всё, над чем думать не надо      ?  эта помощь
    s  счёт: откуда очки                q  выйти из-за стола
    p  пропускать такие моменты для карт автоматически; в другом месте: снова спрашивать всегда
ui-bad-choice = Здесь нет «{ $given }». Есть: { $known }; ? — помощь.
ui-hint-thinking = Спрашиваем бота…
ui-hint = Подсказка бота { $bot }: { $action }
ui-simple = Всё, над чем думать не надо
ui-nothing-simple = Не осталось ничего, над чем не надо думать.
ui-nothing-forbidden = Сейчас не запрещено ничего из того, чего можно хотеть.
ui-more = Enter — дальше, q — хватит:
ui-score-on-table = Счёт виден на столе.
ui-stops-passed = Теперь такие моменты пропускаются за вас; p при другом вопросе это отменит.
ui-stops-all = Теперь вас снова спрашивают каждый раз.
ui-stops-none = В этой игре ничего не пропускается автоматически.
ui-log-empty = Пока ничего не произошло.
ui-taken-back = Ход возвращён.
ui-take-back-nothing = Возвращать пока нечего.
ui-take-back-other = Вернуть ход нельзя: после него ходил другой игрок.
ui-take-back-barrier = Вернуть ход нельзя: взяты карты или вы узнали что-то новое.
ui-confirm = { $yes } — сделать так, Enter — подумать ещё:
ui-yes = да
ui-infiltration-leia = Кто сбрасывает Принцессу Лею, выбывает из раунда.
ui-curtain = Дальше смотрит только { $player }, остальные отворачиваются. Enter, когда готовы:
ui-hide = Enter, чтобы скрыть ваши карты:
ui-quit = Партия прервана. До встречи!
ui-game-over = Партия окончена
ui-save-offer = Сохранить запись партии? Имя файла или Enter, если не нужно:
ui-record-saved = Запись партии: { $file }

## Звёздные империи

ui-bot-style-attack = Нападающий
ui-bot-style-defence = Защитник
ui-bot-style-draw = Собиратель
ui-bot-style-expensive = Транжира
ui-star-realms-turn = Ход { $turn } из { $limit }
ui-star-realms-explorers = исследователей: { $count }
ui-star-realms-row = Торговый ряд
ui-star-realms-authority = Влияние
ui-star-realms-bases = Базы и их оборона, [аванпосты]
ui-star-realms-piles = Рука / колода / сброс
ui-star-realms-sizes = { $hand } / { $deck } / { $discard }
ui-star-realms-top = на верху колоды { $card-nom }
ui-star-realms-owes = сбросить в начале хода: { $count }
ui-star-realms-pools = Торговля { $trade }, бой { $combat }
ui-star-realms-ships = разыграны
ui-star-realms-charges = кораблей на верх колоды: { $count }
ui-star-realms-hand-of = Рука игрока { $player }
ui-star-realms-mate = (с вами)
ui-star-realms-role-emperor = (император)
ui-star-realms-role-admiral = (адмирал)
ui-star-realms-role-boss = (босс)
ui-star-realms-role-raider = (налётчик)
ui-star-realms-caution-hand = У вас на руке { $count ->
    [one] { $count } неразыгранная карта
    [few] { $count } неразыгранные карты
   *[many] { $count } неразыгранных карт
}.
ui-star-realms-caution-combat = У вас осталось { $count ->
    [one] { $count } очко боя
    [few] { $count } очка боя
   *[many] { $count } очков боя
}, и есть кого атаковать.
ui-star-realms-kind-play = Разыграть карту
ui-star-realms-kind-use = Применить свойство базы
ui-star-realms-kind-ally = Применить союзное свойство
ui-star-realms-kind-scrap = Отправить карту в утиль ради её свойства
ui-star-realms-kind-guise-ally = Применить союзное свойство иглы
ui-star-realms-kind-guise-scrap = Отправить иглу в утиль ради скопированного свойства
ui-star-realms-kind-buy = Купить
ui-star-realms-kind-join-buy = Купить вместе с союзниками
ui-star-realms-kind-send = Передать карту союзнику за 1 очко торговли
ui-star-realms-kind-from-hand = Карту с руки
ui-star-realms-kind-from-discard = Карту из сброса
ui-star-realms-kind-from-row = Карту из торгового ряда
ui-star-realms-kind-copy = Скопировать корабль
ui-star-realms-kind-give = Оставить карту
ui-star-realms-kind-strike = Атаковать базу
ui-star-realms-kind-join-strike = Атаковать базу вместе с союзниками
ui-star-realms-kind-destroy = Уничтожить базу
ui-star-realms-kind-attack = Атаковать игрока
ui-star-realms-kind-name = Назвать игрока
ui-star-realms-kind-hand-over = Передать ход союзнику
ui-star-realms-kind-spend = Потратить
ui-star-realms-kind-pass = Отказаться
ui-star-realms-kind-on-top = На верх колоды
ui-star-realms-kind-first = Первое из двух
ui-star-realms-kind-second = Второе из двух
ui-star-realms-kind-end-turn = Закончить ход

## Восьмиминутная империя: Легенды

ui-legends-turn = Ход { $turn } из { $turns }
ui-legends-game = игра { $game } из { $games }
ui-legends-region = Регион
ui-legends-pieces = Армии, города (⌂), [жетон]; { $mark } контроль
ui-legends-ways = Куда и за сколько движения
ui-legends-neutral = нейтральные
ui-legends-turned = { $turn ->
    [0] без поворота
    [1] четверть оборота по часовой стрелке
    [2] пол-оборота
   *[3] четверть оборота против часовой стрелки
}
ui-legends-price = движение: { $price }
ui-legends-row = Ряд карт
ui-legends-coins = Монеты
ui-legends-supply = Запас
ui-legends-cities = Города
ui-legends-elixirs = Эликсиры
ui-legends-water = Переправа
ui-legends-points = Очки
ui-legends-cards = Предводитель, карты, жетоны
ui-legends-tokens = Жетоны
ui-legends-trophies = армий у чародейки: { $count }
ui-legends-has-bid = ставка сделана
ui-legends-bid = ставка: { $coins }
ui-legends-score = Если бы игра кончилась сейчас
ui-legends-total = Всего
ui-legends-caution-recruit = Можно поставить ещё { $count ->
    [one] { $count } армию
    [few] { $count } армии
   *[many] { $count } армий
}.

## Схватка

ui-skirmish-round = Раунд { $round } из { $rounds }
ui-skirmish-initiative = инициатива: { $name }
ui-skirmish-legend = ○ подготовлена, ● повёрнута; 13b — фигурка 1-3b, · пол, ~ труднопроходимо, ### преграда, T терминал, +2 цена пути; | стена, # красный край, : пунктир, D дверь
ui-skirmish-player = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} · на руке { $hand } · в колоде { $deck }
ui-skirmish-none = ничего
ui-skirmish-carries = груз: { $count }
ui-skirmish-hand = Рука
ui-skirmish-away = дистанция { $count }
ui-skirmish-results = урон { $damage }, точность { $accuracy }, усиления { $surges }, блоки { $blocks }, уклонения { $evades }
ui-skirmish-promise = попадание { $hit } %, урон около { $damage }, победа { $defeat } %
ui-skirmish-card = { $cost } · фигурок { $figures } · здоровье { $health } · Скорость { $speed } · атака { $attack } · защита { $defence }
ui-skirmish-turned = повернувшись
ui-skirmish-caution-end = { $count ->
    [one] Осталось { $count } действие.
    [few] Осталось { $count } действия.
   *[many] Осталось { $count } действий.
}
ui-skirmish-move-pass = Пропустить
ui-skirmish-move-end = Закончить
ui-skirmish-move-move = Двигаться
ui-skirmish-move-attack = Атаковать
ui-skirmish-move-cure-stun = Снять оглушение
ui-skirmish-move-cure-bleeding = Остановить кровь
ui-skirmish-move-yes = Да
ui-skirmish-move-discard-top = Сбросить карту
ui-skirmish-move-suffer = Получить урон
ui-skirmish-move-red = Красная зона
ui-skirmish-move-blue = Синяя зона
ui-skirmish-move-mine = Моя инициатива
ui-skirmish-move-theirs = Инициатива соперника
ui-skirmish-move-activate = Активировать
ui-skirmish-move-figure = Выбрать фигурку
ui-skirmish-move-use = Применить свойство
ui-skirmish-move-target = Выбрать цель
ui-skirmish-move-special = Особое действие
ui-skirmish-move-play = Сыграть карту
ui-skirmish-move-discard = Сбросить карту
ui-skirmish-move-interact = Взаимодействовать
ui-skirmish-move-group = Выбрать группу
ui-skirmish-move-surge = Усиление
ui-skirmish-move-die = Перебросить кубик
ui-skirmish-move-colour = Выбрать кубик
ui-skirmish-move-site = Отдать раскоп
ui-skirmish-move-list = Взять готовый отряд
ui-skirmish-move-enlist = Добавить карту дислокации
ui-skirmish-move-include = Добавить карту командования
ui-skirmish-move-raider = Ещё один налётчик
ui-skirmish-move-space = Выбрать клетку

## Список игр

ui-games-seats = мест: { $low }–{ $high }
ui-games-default = (обычно { $value })
ui-games-styles = Боты только этой игры
ui-games-bots = Боты

## Симуляция

ui-sim-title = { $game }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}
ui-sim-progress = Партии
ui-sim-bot = Бот
ui-sim-win-rate = Доля побед
ui-sim-interval = Интервал 95 %
ui-sim-percent = { $whole },{ $tenth } %
ui-sim-speed = Ходов: { $actions }, секунд: { $seconds }, ходов в секунду: { $rate }

## Арена

ui-arena-progress = Расклады
ui-arena-rating = Рейтинг
ui-arena-duel = Пара
ui-arena-report = Отчёт: { $file }
ui-arena-matches = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
} между ботами, мест за столом: { $players }. Каждое начало сыграно с каждого места.
ui-arena-again = То же самое ещё раз:
ui-arena-ratings = Рейтинги
ui-arena-ratings-help = По шкале openskill, общей с рейтингами людей: у новичка 25; кто сильнее на 6,5, выигрывает 75 % партий вдвоём. С 95-процентными интервалами.
ui-arena-duels = Кто кого обыгрывает
ui-arena-duels-help = Сколько бот строки выигрывает у бота столбца, с 95-процентным интервалом.
ui-arena-decided = { $count ->
    [one] { $count } пара остановлена раньше, когда стало ясно, кто сильнее: доля побед у неё немного завышена в пользу сильного.
    [few] { $count } пары остановлены раньше, когда стало ясно, кто сильнее: доли побед у них немного завышены в пользу сильного.
   *[many] { $count } пар остановлены раньше, когда стало ясно, кто сильнее: доли побед у них немного завышены в пользу сильного.
}
ui-arena-places = Чего стоит первый ход
ui-arena-places-help = Доли побед по порядку, в котором игроки отвечают впервые. Черта — равная доля.
ui-arena-place = Номер { $number }
ui-arena-actions = Длина партии
ui-arena-actions-help = В действиях всех игроков; медиана { $median }.
ui-arena-decisions = Решения одного игрока за партию
ui-arena-decisions-help = Вопросы, на которые было больше одного ответа; медиана { $median }.
ui-arena-cards = Какие карты выигрывают
ui-arena-cards-help = Как часто выигрывало место, у которого событие случилось с картой хотя бы раз, по видам событий; в скобках — сколько было таких мест. Черта — равная доля. Карта, которую берут те, кто и так побеждает, тоже стоит высоко.
ui-arena-card = { $card }

## Замеры

ui-bench-title = { $game }: в секунду, лучшее из кругов: { $rounds }
ui-bench-seats = { $count ->
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
}
ui-bench-measure = Показатель
ui-bench-actions = ходы в случайных партиях
ui-bench-playouts = случайные партии
ui-bench-copies = копии состояния
ui-bench-redeals = пересдачи состояния
ui-bench-ismcts = итерации ISMCTS, партии до конца
ui-bench-python = ходы под управлением Python
ui-bench-interpreted = ходы без компиляции
ui-bench-ratio = с компиляцией : без неё
ui-bench-bytes = байтов на состояние (замер по многим)
ui-bench-limit = наша доля предела: { $measure }
ui-bench-progress = Замеры
ui-build-plain = Правила скомпилированы: обычная сборка.
ui-build-trained = Правила скомпилированы: сборка с обучением.
ui-build-interpreted = { ui-interpreted }
ui-interpreted = Правила не скомпилированы: всё работает, но раз в сто медленнее.

## Законы и проверка записей

ui-check-title = { $game }: законы. Наборов мест и параметров: { $sets }, партий на каждый: { $matches }
ui-check-law = Закон
ui-check-tried = Проверено
ui-check-verdict = Итог
ui-check-holds = соблюдён
ui-check-broken = нарушен
ui-check-progress = Партии
ui-law-legal = Ходы есть ровно до конца партии, по возрастанию.
ui-law-copies = Копия равна оригиналу и не связана с ним.
ui-law-equality = Состояния равны тогда же, когда равны позиции.
ui-law-census = Карты не пропадают и не появляются.
ui-law-length = Случайная партия кончается в срок.
ui-law-results = Итоги в своих пределах, доли победы сходятся.
ui-law-stages = Этап партии не возвращается назад.
ui-law-chance = После случайности хода не вернуть.
ui-law-taking-back = Возвращённый и повторённый ход делает то же.
ui-law-handing-over = Ход команды передаётся как положено.
ui-law-positions = Сохранённая позиция загружается и играется так же.
ui-law-refusals = Испорченная позиция отвергается с объяснением.
ui-law-records = Запись повторяется до того же состояния.
ui-law-fresh-records = Запись так же повторяется в новом процессе.
ui-law-texts = У каждого хода есть текст, который читается обратно.
ui-law-reasons = У каждого невозможного хода есть причина.
ui-law-words = Для всего есть слова на всех языках.
ui-law-redeals = Пересдача хранит увиденное игроком и забывает остальное.
ui-law-redraws = Пересдача меняет всё, чего игрок знать не может.
ui-law-secrets = В неразличимых мирах игроку говорят одно и то же.
ui-law-learning = Узнав новое, хода не вернуть.
ui-verify-holds = Запись верна: сыграно честно.
ui-verify-lesson = Запись верна, но это был урок: расклад выбрали заранее.
ui-verify-commitment = Тайное число подходит к обязательству: { $commitment }
ui-verify-actions = { $count ->
    [one] Повторён { $count } ход: он по правилам, и случайность та же.
    [few] Повторены { $count } хода: все по правилам, и случайность та же.
   *[many] Повторено { $count } ходов: все по правилам, и случайность та же.
}
ui-verify-result = Партия окончилась так, как сказано в записи.
ui-verify-unfinished = Партия не доиграна.
ui-verify-match = { $game }, игроков: { $players }
ui-verify-fails = Запись не прошла проверку. { $why }
ui-result-win = победа
ui-result-shared = общая победа
ui-result-loss = поражение

## Ошибки в аргументах команд

ui-error-option = Параметр записывается как ИМЯ=ЗНАЧЕНИЕ, а дано: { $given }.
ui-error-number = Для { $name } нужно число от { $low } до { $high }, а дано: { $given }.
ui-error-place = Для { $name } нужны адрес и порт, например 127.0.0.1:9100, а дано: { $given }.
ui-error-file = Файл { $file } не читается: { $why }.
ui-error-save = Файл { $file } не записывается: { $why }.
ui-why-exists = такой файл уже есть
ui-why-missing = нет такого файла или папки
ui-why-folder = это папка
ui-why-forbidden = доступ запрещён
ui-error-ray = Для --ray нужен Ray, а он не установлен: pip install "pentarch[ray]".
ui-error-arena-bots = Для турнира нужны хотя бы два разных бота; указаны { $given }.
ui-error-arena-folder = В папке { $folder } лежит другой турнир. Укажите другую ключом --out.
ui-error-arena-sprt = Раньше останавливаются только пары (--sprt), а здесь за столом разных ботов: { $players }. Уберите ключ или играйте лестницей (--ladder).
ui-error-people = В симуляции играют только боты, а дано: { $given }.
ui-error-limit = Предел { $path } не измерить: { $why }
ui-error-no-such-option = Ключа { $given } здесь нет.
ui-error-needs-value = После ключа { $given } нужно значение.
ui-error-no-such-command = Нет команды «{ $given }». Есть: { $known }.
ui-error-missing = Не хватает { $name }.
ui-error-usage = Команда непонятна: { $why }
ui-error-help = Помощь: { $command } --help
ui-interrupted = Прервано.
