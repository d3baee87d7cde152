### Imperial Assault: схватка.
### Пол игрока неизвестен: настоящее время; к читателю на «вы» ($player-is). Фигурка — карта с падежами и имя, «Штурмовик 1-3b».

skirmish-title = Imperial Assault: схватка
skirmish-about = Два отряда по сорок очков сходятся на тесной карте: движение, укрытия, кубики, карты командования и задание, ради которого всё затеяно.

## Фигурки: значение с прописной буквы, падежи для середины предложения

skirmish-card-stormtrooper = Штурмовик
    .nom = штурмовик
    .gen = штурмовика
    .dat = штурмовику
    .acc = штурмовика
    .ins = штурмовиком
    .prep = штурмовике
    .gender = masculine
skirmish-card-stormtrooper-elite = Улучшенный штурмовик
    .nom = улучшенный штурмовик
    .gen = улучшенного штурмовика
    .dat = улучшенному штурмовику
    .acc = улучшенного штурмовика
    .ins = улучшенным штурмовиком
    .prep = улучшенном штурмовике
    .gender = masculine
skirmish-card-imperial-officer = Имперский офицер
    .nom = имперский офицер
    .gen = имперского офицера
    .dat = имперскому офицеру
    .acc = имперского офицера
    .ins = имперским офицером
    .prep = имперском офицере
    .gender = masculine
skirmish-card-imperial-officer-elite = Улучшенный имперский офицер
    .nom = улучшенный имперский офицер
    .gen = улучшенного имперского офицера
    .dat = улучшенному имперскому офицеру
    .acc = улучшенного имперского офицера
    .ins = улучшенным имперским офицером
    .prep = улучшенном имперском офицере
    .gender = masculine
skirmish-card-e-web-engineer = Наводчик E-Web
    .nom = наводчик E-Web
    .gen = наводчика E-Web
    .dat = наводчику E-Web
    .acc = наводчика E-Web
    .ins = наводчиком E-Web
    .prep = наводчике E-Web
    .gender = masculine
skirmish-card-e-web-engineer-elite = Улучшенный наводчик E-Web
    .nom = улучшенный наводчик E-Web
    .gen = улучшенного наводчика E-Web
    .dat = улучшенному наводчику E-Web
    .acc = улучшенного наводчика E-Web
    .ins = улучшенным наводчиком E-Web
    .prep = улучшенном наводчике E-Web
    .gender = masculine
skirmish-card-royal-guard = Гвардеец Императора
    .nom = гвардеец Императора
    .gen = гвардейца Императора
    .dat = гвардейцу Императора
    .acc = гвардейца Императора
    .ins = гвардейцем Императора
    .prep = гвардейце Императора
    .gender = masculine
skirmish-card-royal-guard-elite = Улучшенный гвардеец Императора
    .nom = улучшенный гвардеец Императора
    .gen = улучшенного гвардейца Императора
    .dat = улучшенному гвардейцу Императора
    .acc = улучшенного гвардейца Императора
    .ins = улучшенным гвардейцем Императора
    .prep = улучшенном гвардейце Императора
    .gender = masculine
skirmish-card-probe-droid = Дроид-разведчик
    .nom = дроид-разведчик
    .gen = дроида-разведчика
    .dat = дроиду-разведчику
    .acc = дроида-разведчика
    .ins = дроидом-разведчиком
    .prep = дроиде-разведчике
    .gender = masculine
skirmish-card-probe-droid-elite = Улучшенный дроид-разведчик
    .nom = улучшенный дроид-разведчик
    .gen = улучшенного дроида-разведчика
    .dat = улучшенному дроиду-разведчику
    .acc = улучшенного дроида-разведчика
    .ins = улучшенным дроидом-разведчиком
    .prep = улучшенном дроиде-разведчике
    .gender = masculine
skirmish-card-at-st = AT-ST
    .nom = AT-ST
    .gen = AT-ST
    .dat = AT-ST
    .acc = AT-ST
    .ins = AT-ST
    .prep = AT-ST
    .gender = masculine
skirmish-card-general-weiss = Генерал Вайсс
    .nom = генерал Вайсс
    .gen = генерала Вайсса
    .dat = генералу Вайссу
    .acc = генерала Вайсса
    .ins = генералом Вайссом
    .prep = генерале Вайссе
    .gender = masculine
skirmish-card-royal-guard-champion = Элитный гвардеец
    .nom = элитный гвардеец
    .gen = элитного гвардейца
    .dat = элитному гвардейцу
    .acc = элитного гвардейца
    .ins = элитным гвардейцем
    .prep = элитном гвардейце
    .gender = masculine
skirmish-card-darth-vader = Дарт Вейдер
    .nom = Дарт Вейдер
    .gen = Дарта Вейдера
    .dat = Дарту Вейдеру
    .acc = Дарта Вейдера
    .ins = Дартом Вейдером
    .prep = Дарте Вейдере
    .gender = masculine
skirmish-card-luke-skywalker = Люк Скайуокер
    .nom = Люк Скайуокер
    .gen = Люка Скайуокера
    .dat = Люку Скайуокеру
    .acc = Люка Скайуокера
    .ins = Люком Скайуокером
    .prep = Люке Скайуокере
    .gender = masculine
skirmish-card-han-solo = Хан Соло
    .nom = Хан Соло
    .gen = Хана Соло
    .dat = Хану Соло
    .acc = Хана Соло
    .ins = Ханом Соло
    .prep = Хане Соло
    .gender = masculine
skirmish-card-chewbacca = Чубакка
    .nom = Чубакка
    .gen = Чубакки
    .dat = Чубакке
    .acc = Чубакку
    .ins = Чубаккой
    .prep = Чубакке
    .gender = masculine
skirmish-card-rebel-saboteur = Диверсант повстанцев
    .nom = диверсант повстанцев
    .gen = диверсанта повстанцев
    .dat = диверсанту повстанцев
    .acc = диверсанта повстанцев
    .ins = диверсантом повстанцев
    .prep = диверсанте повстанцев
    .gender = masculine
skirmish-card-rebel-trooper = Солдат повстанцев
    .nom = солдат повстанцев
    .gen = солдата повстанцев
    .dat = солдату повстанцев
    .acc = солдата повстанцев
    .ins = солдатом повстанцев
    .prep = солдате повстанцев
    .gender = masculine
skirmish-card-diala-passil = Диала Пассил
    .nom = Диала Пассил
    .gen = Диалы Пассил
    .dat = Диале Пассил
    .acc = Диалу Пассил
    .ins = Диалой Пассил
    .prep = Диале Пассил
    .gender = feminine
skirmish-card-gaarkhan = Гаархан
    .nom = Гаархан
    .gen = Гаархана
    .dat = Гаархану
    .acc = Гаархана
    .ins = Гаарханом
    .prep = Гаархане
    .gender = masculine
skirmish-card-fenn-signis = Фенн Сигнис
    .nom = Фенн Сигнис
    .gen = Фенна Сигниса
    .dat = Фенну Сигнису
    .acc = Фенна Сигниса
    .ins = Фенном Сигнисом
    .prep = Фенне Сигнисе
    .gender = masculine
skirmish-card-gideon-argus = Гидеон Аргус
    .nom = Гидеон Аргус
    .gen = Гидеона Аргуса
    .dat = Гидеону Аргусу
    .acc = Гидеона Аргуса
    .ins = Гидеоном Аргусом
    .prep = Гидеоне Аргусе
    .gender = masculine
skirmish-card-jyn-odan = Джин Одан
    .nom = Джин Одан
    .gen = Джин Одан
    .dat = Джин Одан
    .acc = Джин Одан
    .ins = Джин Одан
    .prep = Джин Одан
    .gender = feminine
skirmish-card-mak-eshkarey = Мак Эшка’рей
    .nom = Мак Эшка’рей
    .gen = Мака Эшка’рея
    .dat = Маку Эшка’рею
    .acc = Мака Эшка’рея
    .ins = Маком Эшка’реем
    .prep = Маке Эшка’рее
    .gender = masculine
skirmish-card-nexu = Нексу
    .nom = нексу
    .gen = нексу
    .dat = нексу
    .acc = нексу
    .ins = нексу
    .prep = нексу
    .gender = masculine
skirmish-card-nexu-elite = Улучшенный нексу
    .nom = улучшенный нексу
    .gen = улучшенного нексу
    .dat = улучшенному нексу
    .acc = улучшенного нексу
    .ins = улучшенным нексу
    .prep = улучшенном нексу
    .gender = masculine
skirmish-card-trandoshan-hunter = Трандошанин-охотник
    .nom = трандошанин-охотник
    .gen = трандошанина-охотника
    .dat = трандошанину-охотнику
    .acc = трандошанина-охотника
    .ins = трандошанином-охотником
    .prep = трандошанине-охотнике
    .gender = masculine
skirmish-card-trandoshan-hunter-elite = Улучшенный трандошанин-охотник
    .nom = улучшенный трандошанин-охотник
    .gen = улучшенного трандошанина-охотника
    .dat = улучшенному трандошанину-охотнику
    .acc = улучшенного трандошанина-охотника
    .ins = улучшенным трандошанином-охотником
    .prep = улучшенном трандошанине-охотнике
    .gender = masculine
skirmish-card-ig-88 = IG-88
    .nom = IG-88
    .gen = IG-88
    .dat = IG-88
    .acc = IG-88
    .ins = IG-88
    .prep = IG-88
    .gender = masculine
skirmish-card-imperial-officer-faq = Имперский офицер
    .nom = имперский офицер
    .gen = имперского офицера
    .dat = имперскому офицеру
    .acc = имперского офицера
    .ins = имперским офицером
    .prep = имперском офицере
    .gender = masculine
skirmish-card-royal-guard-faq = Гвардеец Императора
    .nom = гвардеец Императора
    .gen = гвардейца Императора
    .dat = гвардейцу Императора
    .acc = гвардейца Императора
    .ins = гвардейцем Императора
    .prep = гвардейце Императора
    .gender = masculine
skirmish-card-royal-guard-elite-faq = Улучшенный гвардеец Императора
    .nom = улучшенный гвардеец Императора
    .gen = улучшенного гвардейца Императора
    .dat = улучшенному гвардейцу Императора
    .acc = улучшенного гвардейца Императора
    .ins = улучшенным гвардейцем Императора
    .prep = улучшенном гвардейце Императора
    .gender = masculine
skirmish-card-rebel-saboteur-faq = Диверсант повстанцев
    .nom = диверсант повстанцев
    .gen = диверсанта повстанцев
    .dat = диверсанту повстанцев
    .acc = диверсанта повстанцев
    .ins = диверсантом повстанцев
    .prep = диверсанте повстанцев
    .gender = masculine
skirmish-card-raider = Налётчик
    .nom = налётчик
    .gen = налётчика
    .dat = налётчику
    .acc = налётчика
    .ins = налётчиком
    .prep = налётчике
    .gender = masculine
skirmish-card-nobody = Никто
    .nom = никто
    .gen = никого
    .dat = никому
    .acc = никого
    .ins = никем
    .prep = ком-либо
    .gender = masculine

## Улучшения для схватки

skirmish-card-balance-of-the-force = Баланс Силы
skirmish-card-balance-of-the-force-text = Ваша колода командования может стоить на 3 очка больше.
skirmish-card-rebel-high-command = Верховное командование повстанцев
skirmish-card-rebel-high-command-text = В конце каждого раунда возьмите карту командования.
skirmish-card-devious-scheme = Коварный план
skirmish-card-devious-scheme-text = Инициатива в начале игры у соперника, зато зону дислокации выбираете вы. Ничего не делает, если эта карта есть и у соперника.
skirmish-card-first-strike = Первый удар
skirmish-card-first-strike-text = После подготовки оба игрока получают по 4 победных очка.
skirmish-card-temporary-alliance-common-enemy = Временный союз: общий враг
skirmish-card-temporary-alliance-common-enemy-text = В отряд могут войти до 2 карт групп повстанцев.
skirmish-card-temporary-alliance-hired-guns = Временный союз: наёмный ствол
skirmish-card-temporary-alliance-hired-guns-text = В отряд могут войти до 2 карт групп наёмников.

## Атрибуты, что считается всегда, ключевые слова

skirmish-traits = Атрибуты
skirmish-trait-trooper = Солдат
skirmish-trait-leader = Командир
skirmish-trait-guardian = Страж
skirmish-trait-brawler = Рубака
skirmish-trait-force-user = Адепт Силы
skirmish-trait-droid = Дроид
skirmish-trait-hunter = Охотник
skirmish-trait-creature = Животное
skirmish-trait-vehicle = Транспорт
skirmish-trait-heavy-weapon = Тяжёлое вооружение
skirmish-trait-spy = Шпион
skirmish-trait-smuggler = Контрабандист
skirmish-trait-wookiee = Вуки
skirmish-attack-type = Тип атаки
skirmish-attack-type-melee = рукопашная
skirmish-attack-type-ranged = дальняя
skirmish-always-block = { $amount ->
    [one] +{ $amount } блок в защите
    [few] +{ $amount } блока в защите
   *[many] +{ $amount } блоков в защите
}
skirmish-always-evade = { $amount ->
    [one] +{ $amount } уклонение в защите
    [few] +{ $amount } уклонения в защите
   *[many] +{ $amount } уклонений в защите
}
skirmish-always-accuracy = +{ $amount } к точности атак
skirmish-always-cleave = Бойня { $amount } в атаках
skirmish-keyword-reach = Выпад
skirmish-keyword-reach-text = Рукопашная атака достаёт цель в 2 клетках, если её видно.
skirmish-keyword-mobile = Подвижность
skirmish-keyword-mobile-text = Не замечает местности и фигурок на пути и может остановиться на преграде. Стены и двери её останавливают.
skirmish-keyword-massive = Огромный
skirmish-keyword-massive-text = Не замечает местности и фигурок на пути и может остановиться на чужих клетках: кто там стоит, уступает место, и в этой активации гигант больше не двигается. Фигурки не загораживают его и не загораживают от него.
skirmish-keyword-bleed = Истекание кровью
skirmish-keyword-bleed-text = Его атаки, нанёсшие урон, дают цели истекание кровью.

## Кубики

skirmish-colour-red = красный
skirmish-colour-blue = синий
skirmish-colour-green = зелёный
skirmish-colour-yellow = жёлтый
skirmish-colour-black = чёрный
skirmish-colour-white = белый
skirmish-face-red-1 = красный (1 урон)
skirmish-face-red-2 = красный (2 урона)
skirmish-face-red-3 = красный (2 урона)
skirmish-face-red-4 = красный (2 урона, 1 усиление)
skirmish-face-red-5 = красный (3 урона)
skirmish-face-red-6 = красный (3 урона)
skirmish-face-blue-1 = синий (точность 2, 1 усиление)
skirmish-face-blue-2 = синий (точность 2, 1 урон)
skirmish-face-blue-3 = синий (точность 5, 1 урон)
skirmish-face-blue-4 = синий (точность 3, 1 урон, 1 усиление)
skirmish-face-blue-5 = синий (точность 3, 2 урона)
skirmish-face-blue-6 = синий (точность 4, 2 урона)
skirmish-face-green-1 = зелёный (точность 1, 1 усиление)
skirmish-face-green-2 = зелёный (точность 1, 1 урон, 1 усиление)
skirmish-face-green-3 = зелёный (точность 2, 1 урон, 1 усиление)
skirmish-face-green-4 = зелёный (точность 3, 2 урона)
skirmish-face-green-5 = зелёный (точность 1, 2 урона)
skirmish-face-green-6 = зелёный (точность 2, 2 урона)
skirmish-face-yellow-1 = жёлтый (1 усиление)
skirmish-face-yellow-2 = жёлтый (точность 2, 1 усиление)
skirmish-face-yellow-3 = жёлтый (точность 2, 1 урон)
skirmish-face-yellow-4 = жёлтый (точность 1, 1 урон, 1 усиление)
skirmish-face-yellow-5 = жёлтый (точность 1, 2 урона)
skirmish-face-yellow-6 = жёлтый (1 урон, 2 усиления)
skirmish-face-black-1 = чёрный (1 блок)
skirmish-face-black-2 = чёрный (1 блок)
skirmish-face-black-3 = чёрный (2 блока)
skirmish-face-black-4 = чёрный (2 блока)
skirmish-face-black-5 = чёрный (3 блока)
skirmish-face-black-6 = чёрный (1 уклонение)
skirmish-face-white-1 = белый (пусто)
skirmish-face-white-2 = белый (1 уклонение)
skirmish-face-white-3 = белый (1 блок)
skirmish-face-white-4 = белый (1 блок, 1 уклонение)
skirmish-face-white-5 = белый (1 блок, 1 уклонение)
skirmish-face-white-6 = белый (уворот)

## Что покупают усиления

skirmish-surges = За усиления можно взять
skirmish-surge-damage-1 = +1 к урону
skirmish-surge-damage-2 = +2 к урону
skirmish-surge-accuracy-1 = +1 к точности
skirmish-surge-accuracy-2 = +2 к точности
skirmish-surge-damage-1-accuracy-2 = +1 к урону, +2 к точности
skirmish-surge-damage-2-accuracy-2 = +2 к урону, +2 к точности
skirmish-surge-accuracy-3 = +3 к точности
skirmish-surge-pierce-1 = Пробой 1
skirmish-surge-pierce-2 = Пробой 2
skirmish-surge-pierce-3 = Пробой 3
skirmish-surge-blast-1 = Взрыв 1
skirmish-surge-blast-2 = Взрыв 2
skirmish-surge-blast-3 = Взрыв 3
skirmish-surge-cleave-1 = Бойня 1
skirmish-surge-cleave-2 = Бойня 2
skirmish-surge-recover-1 = восстановить 1
skirmish-surge-recover-2 = восстановить 2
skirmish-surge-recover-3 = восстановить 3
skirmish-surge-stun = Оглушение
skirmish-surge-pierce-1-stun = Пробой 1, Оглушение
skirmish-surge-bleed = Истекание кровью
skirmish-surge-pierce-1-bleed = Пробой 1, Истекание кровью
skirmish-surge-focus = Концентрация
skirmish-surge-pierce-2-critical = Пробой 2; если атака победит врага, соперник сбрасывает случайную карту
skirmish-surge-stun-if-stunned-2 = Оглушение; +2 к урону, если цель уже оглушена

## Свойства

skirmish-special-ability = { $ability } (особое действие)
skirmish-ability-order = Приказ
skirmish-ability-order-text = Выберите другую дружественную фигурку не дальше 2 клеток: она может сразу совершить движение.
skirmish-ability-executive-order = Приказ на уничтожение
skirmish-ability-executive-order-text = Выберите другую дружественную фигурку не дальше 2 клеток: она может сразу совершить движение или атаку.
skirmish-ability-generals-orders = Приказы генерала
skirmish-ability-generals-orders-text = Выберите до двух других дружественных фигурок, где бы они ни были: каждая может сразу совершить движение.
skirmish-ability-brutality = Жестокость
skirmish-ability-brutality-text = Совершите две атаки, по разным целям.
skirmish-ability-force-choke = Удушение Силой
skirmish-ability-force-choke-text = Выберите враждебную фигурку, которую видно: она получает 2 урона и 1 усталость.
skirmish-ability-saber-strike = Удар световым мечом
skirmish-ability-saber-strike-text = Совершите рукопашную атаку красным и жёлтым кубиками; у неё Пробой 3.
skirmish-ability-slam = Затрещина
skirmish-ability-slam-text = Выберите враждебную фигурку рядом и бросьте красный кубик: она получает выпавший урон. Маленькую фигурку затем можно оттолкнуть на 1 клетку.
skirmish-ability-charge = Натиск
skirmish-ability-charge-text = Переместитесь не дальше, чем на свою Скорость клеток; затем можете атаковать.
skirmish-ability-tactical-maneuver = Тактический манёвр
skirmish-ability-tactical-maneuver-text = Выберите другую дружественную фигурку, которую видно: она получает 2 очка движения.
skirmish-ability-on-my-mark = По моему сигналу
skirmish-ability-on-my-mark-text = Выберите другую дружественную фигурку, которую видно: она получает концентрацию.
skirmish-ability-pounce = С наскока
skirmish-ability-pounce-text = Поставьте эту фигурку так, чтобы одна из её клеток была пустой и не дальше 3 клеток; затем можете атаковать.
skirmish-ability-relentless = Неутомимый
skirmish-ability-relentless-text = Когда вы объявляете атаку по фигурке не дальше 3 клеток, эта фигурка получает 1 усталость.
skirmish-ability-shattering-blow = Сокрушающий удар
skirmish-ability-shattering-blow-text = Когда вы объявляете атаку, можете сбросить с руки карту командования и убрать 1 кубик из защиты цели.
skirmish-ability-squad-training = Плечом к плечу
skirmish-ability-squad-training-text = Если вы атакуете рядом с другим дружественным Солдатом, можете перебросить 1 кубик атаки.
skirmish-ability-targeting-computer = Наводящий компьютер
skirmish-ability-targeting-computer-text = Атакуя, можете перебросить 1 кубик атаки.
skirmish-ability-inspiring = Воодушевление
skirmish-ability-inspiring-text = Другая дружественная фигурка не дальше 3 клеток, атакуя, может перебросить 1 кубик атаки.
skirmish-ability-foresight = Предвидение
skirmish-ability-foresight-text = Защищаясь, можете перебросить 1 кубик защиты.
skirmish-ability-cower = Ложись
skirmish-ability-cower-text = Если вы защищаетесь рядом с дружественной фигуркой, можете перебросить 1 кубик защиты.
skirmish-ability-aim = Прицел
skirmish-ability-aim-text = Если фигурка не покидала своей клетки в этой активации, её атака получает +1 к урону и +2 к точности.
skirmish-ability-scattergun = Дробовик
skirmish-ability-scattergun-text = Атака по цели рядом получает +1 к урону.
skirmish-ability-acp-scattergun = Дробовик ACP
skirmish-ability-acp-scattergun-text = Атака по цели рядом получает +2 к урону.
skirmish-ability-protector = Защитник
skirmish-ability-protector-text = Когда защищается дружественная фигурка, а эта стоит рядом с клеткой цели, защита получает +1 блок. За атаку помогает один Защитник.
skirmish-ability-distracting = Отвлечь внимание
skirmish-ability-distracting-text = Когда защищается дружественная фигурка, а эта стоит рядом с клеткой цели, защита получает +1 уклонение.
skirmish-ability-cunning = Хитрость
skirmish-ability-cunning-text = Когда вы защищаетесь, каждое уклонение даёт ещё и 1 блок.
skirmish-ability-nimble = Проворство
skirmish-ability-nimble-text = После атаки по этой фигурке она получает 2 очка движения за каждое уклонение своей защиты.
skirmish-ability-return-fire = Ответный огонь
skirmish-ability-return-fire-text = После атаки, которая не нанесла этой фигурке урона, она может сразу атаковать нападавшего. Раз в раунд.
skirmish-ability-trooper-assault = Солдатский штурм
skirmish-ability-trooper-assault-text = Когда дружественный Солдат не дальше 3 клеток атаковал в свою активацию, можете дать ему Штурм до конца активации. Раз в раунд.
skirmish-ability-hair-trigger = Быстрая реакция
skirmish-ability-hair-trigger-text = Когда активируется враждебная фигурка, можете сразу атаковать её. Раз в раунд.
skirmish-ability-self-destruct = Самоуничтожение
skirmish-ability-self-destruct-text = В конце раунда можете бросить красный кубик: все рядом получают выпавший урон, затем эта фигурка побеждена.
skirmish-ability-last-stand = Последний рубеж
skirmish-ability-last-stand-text = Когда эта фигурка побеждена, другая фигурка её группы получает концентрацию.
skirmish-ability-vengeance = Месть
skirmish-ability-vengeance-text = Когда рядом побеждена дружественная фигурка, эта получает концентрацию.
skirmish-ability-forward-vengeance = Движимый местью
skirmish-ability-forward-vengeance-text = Когда рядом побеждена дружественная фигурка, эта получает концентрацию и может переместиться на 1 клетку.
skirmish-ability-executor = Исполнитель
skirmish-ability-executor-text = Когда не дальше 3 клеток побеждена дружественная фигурка, эта может сразу переместиться до 2 клеток и затем атаковать. Раз в раунд.
skirmish-ability-tripod = Тренога
skirmish-ability-tripod-text = За активацию фигурка либо покидает свои клетки, либо атакует, но не то и другое.
skirmish-ability-assault = Штурм
skirmish-ability-assault-text = Может тратить на атаки все свои действия.
skirmish-ability-enraged = В ярости
skirmish-ability-enraged-text = Пока на этой фигурке есть урон, она может тратить на атаки все свои действия.
skirmish-ability-overload = До предела
skirmish-ability-overload-text = Каждое своё усиление может применить за атаку дважды.
skirmish-ability-awkward = Неповоротливый
skirmish-ability-awkward-text = Не может атаковать фигурки рядом с собой.
skirmish-ability-priority-target = Приоритетная цель
skirmish-ability-priority-target-text = Фигурки не загораживают цель от его атак.
skirmish-ability-non-sentient = Неразумность
skirmish-ability-non-sentient-text = Не может взаимодействовать.
skirmish-ability-arsenal = Арсенал
skirmish-ability-arsenal-text = Атакуя, выберите любые 2 кубика атаки.
skirmish-ability-epic-arsenal = Эпический арсенал
skirmish-ability-epic-arsenal-text = Атакуя, выберите любые 3 кубика атаки, не больше двух одного цвета.
skirmish-ability-order-faq = Приказ
skirmish-ability-order-faq-text = Выберите другую дружественную фигурку не дальше 2 клеток: она получает 2 очка движения.
skirmish-ability-sentinel = Дозорный
skirmish-ability-sentinel-text = Когда защищается дружественная фигурка, но не Страж, а эта стоит рядом с клеткой цели, защита получает +1 блок. За атаку помогает один Дозорный.
skirmish-ability-vengeance-faq = Месть
skirmish-ability-vengeance-faq-text = Когда рядом побеждена дружественная фигурка, но не Страж, эта получает концентрацию.
skirmish-ability-forward-vengeance-faq = Движимый местью
skirmish-ability-forward-vengeance-faq-text = Когда рядом побеждена дружественная фигурка, но не Страж, эта получает концентрацию и может переместиться на 1 клетку.

## Карты командования

skirmish-command-celebration = Празднование
skirmish-command-celebration-text = Побеждена уникальная враждебная фигурка: получите 4 победных очка.
skirmish-command-deadeye = Меткий глаз
skirmish-command-deadeye-text = Дальняя атака получает +2 к точности.
skirmish-command-element-of-surprise = Эффект неожиданности
skirmish-command-element-of-surprise-text = Если цель не видела этой фигурки в начале её активации, уберите 1 кубик из защиты цели.
skirmish-command-expose-weakness = Выявить слабость
skirmish-command-expose-weakness-text = Выберите враждебную фигурку рядом: у следующей атаки по ней Пробой 3.
skirmish-command-fleet-footed = Быстроногий
skirmish-command-fleet-footed-text = Получите 1 очко движения.
skirmish-command-planning = Планирование
skirmish-command-planning-text = Возьмите 2 карты командования. Если фигурка не Командир, сбросьте одну из них.
skirmish-command-rally = Сплочение
skirmish-command-rally-text = Избавьтесь от оглушения и истекания кровью.
skirmish-command-recovery = Восстановление
skirmish-command-recovery-text = Восстановите 2 урона.
skirmish-command-sit-tight = Сидеть тихо
skirmish-command-sit-tight-text = В этом раунде не активируйте групп, пока подготовленных карт у вас не станет больше, чем у соперника.
skirmish-command-take-cover = В укрытие
skirmish-command-take-cover-text = До конца раунда, когда эта фигурка защищается: +1 блок, −2 к точности атаки.
skirmish-command-take-initiative = Взять инициативу
skirmish-command-take-initiative-text = Жетон инициативы ваш. Затем поверните одну свою подготовленную карту.
skirmish-command-to-the-limit = На пределе
skirmish-command-to-the-limit-text = После особого действия этой фигурки она может совершить ещё одно действие; затем она получает оглушение.
skirmish-command-urgency = Срочность
skirmish-command-urgency-text = Получите очки движения: Скорость и ещё 2; их надо потратить сразу.
skirmish-command-burst-fire = Очередь
skirmish-command-burst-fire-text = Атакуйте. Если цель получила урон, все фигурки рядом с её клеткой получают оглушение.
skirmish-command-covering-fire = Огонь на подавление
skirmish-command-covering-fire-text = В этом раунде у ваших Солдат есть усиление: Оглушение, а если цель уже оглушена, ещё и +2 к урону.
skirmish-command-ferocity = Свирепость
skirmish-command-ferocity-text = Выберите Животное, своё или чужое, и совершите им атаку.
skirmish-command-furious-charge = Яростный натиск
skirmish-command-furious-charge-text = Если Гаархан получил от атаки не меньше 3 урона, его карта снова подготовлена.
skirmish-command-guardian-stance = Стойка стража
skirmish-command-guardian-stance-text = Когда защищается дружественная фигурка рядом, перебросьте один или несколько кубиков атаки и защиты.
skirmish-command-hunter-protocol = Протокол охотника
skirmish-command-hunter-protocol-text = В этой атаке каждое усиление можно применить дважды.
skirmish-command-marksman = Снайпер
skirmish-command-marksman-text = Фигурки не загораживают цель от этой дальней атаки.
skirmish-command-maximum-firepower = Полная огневая мощь
skirmish-command-maximum-firepower-text = Атакуйте, +4 к урону.
skirmish-command-one-in-a-million = Один шанс на миллион
skirmish-command-one-in-a-million-text = Атакуя не в свою активацию, уберите из защиты цели все кубики.
skirmish-command-price-on-their-heads = Награда за голову
skirmish-command-price-on-their-heads-text = Выберите враждебную группу: когда её последняя фигурка побеждена, вы получаете ещё 4 победных очка.
skirmish-command-pummel = Град ударов
skirmish-command-pummel-text = Фигурка с рукопашной атакой совершает две атаки.
skirmish-command-sarlacc-sweep = Взмах сарлакка
skirmish-command-sarlacc-sweep-text = Совершите две атаки, по разным целям.
skirmish-command-shadow-ops = Тайная операция
skirmish-command-shadow-ops-text = До конца раунда соперник не может играть карты командования.
skirmish-command-take-it-down = Свалить его
skirmish-command-take-it-down-text = Выберите дружественную фигурку рядом: она атакует, +2 к урону.
skirmish-command-close-the-gap = Сократить дистанцию
skirmish-command-close-the-gap-text = Каждый ваш Рубака может переместиться на 1 клетку.
skirmish-command-deflection = Отразить выстрел
skirmish-command-deflection-text = −2 к точности атаки. Если она не нанесёт этой фигурке урона, нападавший получит 2 урона.
skirmish-command-force-lightning = Молния Силы
skirmish-command-force-lightning-text = Выберите враждебную фигурку не дальше 2 клеток, которую видно: она и все рядом с ней получают 2 урона и оглушение.
skirmish-command-knowledge-and-defense = Знание и защита
skirmish-command-knowledge-and-defense-text = До конца раунда у этой фигурки ещё один белый кубик защиты.
skirmish-command-lord-of-the-sith = Повелитель ситхов
skirmish-command-lord-of-the-sith-text = Получите по одному действию за каждую враждебную фигурку, побеждённую в этой активации.
skirmish-command-lure-of-the-dark-side = Соблазн Тёмной стороны
skirmish-command-lure-of-the-dark-side-text = Выберите маленькую враждебную фигурку не дальше 3 клеток и совершите ею атаку.
skirmish-command-meditation = Медитация
skirmish-command-meditation-text = В следующей активации у этой фигурки на 1 действие больше.
skirmish-command-regroup = Перегруппировка
skirmish-command-regroup-text = Дружественные фигурки рядом избавляются от оглушения и истекания кровью.
skirmish-command-son-of-skywalker = Сын Скайуокера
skirmish-command-son-of-skywalker-text = После активации любой фигурки карта Люка снова подготовлена.
skirmish-command-telekinetic-throw = Телекинетический бросок
skirmish-command-telekinetic-throw-text = Выберите враждебную фигурку не дальше 3 клеток, которую видно, и бросьте 2 синих кубика: она получает выпавший урон.
skirmish-restriction-figure = Только: { $card }
skirmish-restriction-trait = Только: { $trait }
skirmish-restriction-side = Только: { $trait } ({ $side })

## Когда играется карта или применяется свойство

skirmish-window-always-on = Всегда
skirmish-window-special-action = Особое действие
skirmish-window-special-actions = { $actions ->
    [one] Особое действие ({ $actions } действие)
    [few] Особое действие ({ $actions } действия)
   *[many] Особое действие ({ $actions } действий)
}
skirmish-window-during-activation = В свою активацию
skirmish-window-start-of-round = Начало раунда
skirmish-window-end-of-round = Конец раунда
skirmish-window-start-of-activation = Начало активации
skirmish-window-hostile-activates = Активация врага
skirmish-window-after-special = После особого действия
skirmish-window-after-activation = После активации
skirmish-window-before-declaring = Перед атакой
skirmish-window-declaring = Объявление атаки
skirmish-window-declared-on = По вам объявлена атака
skirmish-window-rerolling = Перебросы атаки
skirmish-window-rerolling-defence = Перебросы защиты
skirmish-window-modifying = Изменение атаки
skirmish-window-modifying-defence = Изменение защиты
skirmish-window-friend-modifies-defence = Помощь в защите
skirmish-window-modifiers-end = После всех изменений
skirmish-window-surging = Трата усилений
skirmish-window-after-attack = После своей атаки
skirmish-window-after-attack-on = После атаки по вам
skirmish-window-friend-attacked = После атаки союзника
skirmish-window-when-defeated = Фигурка побеждена
skirmish-window-friend-defeated = Побеждён союзник
skirmish-window-unique-foe-defeated = Побеждён уникальный враг
skirmish-window-friend-rerolls = Перебросы союзника

## Состояния и следы карт

skirmish-condition-stunned = Оглушение
    .acc = оглушение
    .loses = избавляется от оглушения
skirmish-condition-stunned-text = Не может атаковать и покидать клетку. Снимается действием.
skirmish-condition-bleeding = Истекание кровью
    .acc = истекание кровью
    .loses = избавляется от истекания кровью
skirmish-condition-bleeding-text = После каждого действия, кроме снятия этого состояния, получает 1 усталость. Снимается действием.
skirmish-condition-stunned-bleeding = Оглушение и истекание кровью
    .acc = оглушение и истекание кровью
    .loses = избавляется от оглушения и истекания кровью
skirmish-condition-focused = Концентрация
    .acc = концентрацию
    .loses = теряет концентрацию
skirmish-condition-focused-text = В следующей атаке на один зелёный кубик больше.
skirmish-mark-exposed = Уязвимость
    .means = у следующей атаки по этой фигурке Пробой 3
skirmish-mark-covered = Укрытие
    .means = до конца раунда +1 блок в защите и −2 к точности атак по ней
skirmish-mark-guarded = Защита Силы
    .means = до конца раунда в защите ещё один белый кубик
skirmish-mark-rested = Сосредоточение
    .means = в следующей активации на одно действие больше

## Карты, задания, жетоны

skirmish-map-mos-eisley-outskirts = Окраины Мос-Эйсли
skirmish-map-moisture-farm = Влагодобывающая ферма
skirmish-map-massassi-ruins = Руины массасси
skirmish-mission-get-to-the-ship = Добраться до корабля
skirmish-mission-get-to-the-ship-text = Фигурка на клетке с пусковой панелью или рядом может перевернуть её взаимодействием; каждый игрок переворачивает не больше одной панели за раунд. В конце раунда панель под вашим контролем приносит 5 очков цветной стороной и 2 серой.
skirmish-mission-smuggled-goods = Контрабанда
skirmish-mission-smuggled-goods-text = Контрабанду берут взаимодействием; Скорость носильщика на 2 меньше. В конце раунда каждая ваша фигурка с контрабандой в вашей зоне дислокации приносит 15 очков, и её груз сбрасывается.
skirmish-mission-close-to-home = Рядом с домом
skirmish-mission-close-to-home-text = В конце раунда ящик под вашим контролем приносит 7 очков; каждый ящик — один раз каждому игроку.
skirmish-mission-raiding-party = Набег
skirmish-mission-raiding-party-text = В конце раунда каждый налётчик наносит 2 урона ближайшим из тех, кого видит. Затем игрок с инициативой передвигает каждого налётчика не дальше 3 клеток или ставит ещё одного в лагере. Налётчиков можно атаковать: здоровье 5, чёрный кубик защиты, 4 очка победителю.
skirmish-mission-lost-knowledge = Утраченное знание
skirmish-mission-lost-knowledge-text = Голокрон берут взаимодействием, не больше одного на фигурку. Войдя с ним на клетку рядом с маяком, можно отдать голокрон за 10 очков.
skirmish-mission-leave-no-evidence = Не оставлять улик
skirmish-mission-leave-no-evidence-text = В начале раунда тот, кто контролирует маяк, может приказать бомбардировку: каждая фигурка под открытым небом получает 2 урона. В конце раунда каждый может сбросить один раскоп под своим контролем и получить 6 очков.
skirmish-token-panel = Пусковая панель
    .acc = пусковую панель
    .gen = пусковой панели
skirmish-token-contraband = Контрабанда
    .acc = контрабанду
    .gen = контрабанды
skirmish-token-crate = Ящик
    .acc = ящик
    .gen = ящика
skirmish-token-raider = Налётчик
    .acc = налётчика
    .gen = налётчика
skirmish-token-holocron = Голокрон
    .acc = голокрон
    .gen = голокрона
skirmish-token-beacon = Маяк
    .acc = маяк
    .gen = маяка
skirmish-token-site = Раскоп
    .acc = раскоп
    .gen = раскопа
skirmish-panel-grey = серой
skirmish-panel-coloured = цветной
skirmish-zone-red = Красная зона
    .acc = красную зону
skirmish-zone-blue = Синяя зона
    .acc = синюю зону

## Готовые отряды

skirmish-list-starter-imperial = Первая схватка: Империя
skirmish-list-starter-rebel = Первая схватка: повстанцы
skirmish-list-imperial-garrison = Гарнизон Империи
skirmish-list-imperial-walkers = Шагоход и дроиды
skirmish-list-imperial-command = Штаб генерала
skirmish-list-imperial-sith = Свита ситха
skirmish-list-rebel-smugglers = Контрабандисты
skirmish-list-rebel-vanguard = Передовой отряд
skirmish-list-rebel-masters = Мастера клинка
skirmish-list-mercenary-hunters = Охотники за головами
skirmish-list-mercenary-pack = Стая

## Параметры

skirmish-option-armies = Отряды
    .help = Каждый собирает или выбирает отряд сам, либо сразу сходятся два отряда из правил: у первого места Империя, у второго повстанцы.
skirmish-option-armies-chosen = каждый выбирает сам
skirmish-option-armies-starter = первая схватка из правил
skirmish-option-mission = Задание
    .help = Задание и карта: случайные, как по правилам, или выбранные заранее.
skirmish-option-mission-random = случайное
skirmish-option-mission-get-to-the-ship = Добраться до корабля
skirmish-option-mission-smuggled-goods = Контрабанда
skirmish-option-mission-close-to-home = Рядом с домом
skirmish-option-mission-raiding-party = Набег
skirmish-option-mission-lost-knowledge = Утраченное знание
skirmish-option-mission-leave-no-evidence = Не оставлять улик
skirmish-option-scoring = Очки за победы
    .help = По группам, как в правилах: стоимость группы приносит её последняя фигурка. По фигуркам: каждая приносит свою долю сразу.
skirmish-option-scoring-group = по группам
skirmish-option-scoring-figure = по фигуркам
skirmish-option-errata = Тексты карт
    .help = Как напечатано или с поздними поправками издателя: офицер, гвардейцы и диверсанты слабее.
skirmish-option-errata-printed = как напечатано
skirmish-option-errata-faq = с поправками
skirmish-option-los = Линия видимости
    .help = По области между двумя линиями или только по самим линиям, как было в первых правилах.
skirmish-option-los-area = по области
skirmish-option-los-lines = по двум линиям
skirmish-option-rounds = Предел раундов
    .help = Если до этого раунда никто не победил, решают очки. Это наше добавление.

## Вопросы и итог

skirmish-ask-build-empty = { $player-is ->
    [you] Соберите отряд: возьмите готовый или добавляйте карты по одной.
   *[other] { $player } собирает отряд.
}
skirmish-ask-build = { $player-is ->
    [you] Соберите отряд: карты дислокации не дороже 40 очков и 15 карт командования.
   *[other] { $player } собирает отряд.
}
skirmish-ask-initiative = { $player-is ->
    [you] Ваш отряд дешевле. У кого будет инициатива?
   *[other] { $player } решает, у кого будет инициатива.
}
skirmish-ask-zone = { $player-is ->
    [you] Выберите свою зону дислокации.
   *[other] { $player } выбирает зону дислокации.
}
skirmish-ask-deploy = { $player-is ->
    [you] Какую фигурку поставить следующей?
   *[other] { $player } расставляет фигурки.
}
skirmish-ask-place = { $player-is ->
    [you] Куда поставить { $who-acc } { $name }?
   *[other] { $player } ставит { $who-acc } { $name }.
}
skirmish-ask-turn = { $player-is ->
    [you] Ваш ход: активируйте группу.
   *[other] Ходит { $player }.
}
skirmish-ask-turn-or-pass = { $player-is ->
    [you] Ваш ход: активируйте группу или пропустите ход.
   *[other] Ходит { $player }.
}
skirmish-ask-next-figure = { $player-is ->
    [you] Группа «{ $who } { $name }»: кто активируется следующим?
   *[other] { $player } выбирает, кто из группы «{ $who } { $name }» активируется следующим.
}
skirmish-ask-act = { $player-is ->
    [you] { $who } { $name }: что делать? Действий: { $actions }, очков движения: { $points }.
   *[other] { $player } ведёт { $who-acc } { $name }: действий { $actions }, очков движения { $points }.
}
skirmish-ask-perform = { $player-is ->
    [you] { $who } { $name }: ещё одно действие.
   *[other] { $player } выбирает ещё одно действие: { $who-nom } { $name }.
}
skirmish-ask-target = { $player-is ->
    [you] Кого атакует { $who-nom } { $name }?
   *[other] { $player } выбирает цель: атакует { $who-nom } { $name }.
}
skirmish-ask-target-space = { $player-is ->
    [you] В какую клетку { $whom-gen } { $whom-name } целится { $who-nom } { $name }?
   *[other] { $player } выбирает клетку, в которую целится { $who-nom } { $name }.
}
skirmish-ask-remove-die = { $player-is ->
    [you] Какой кубик убрать из защиты? Цель — { $whom-nom } { $whom-name }.
   *[other] { $player } убирает кубик из защиты. Цель — { $whom-nom } { $whom-name }.
}
skirmish-ask-arsenal = { $player-is ->
    [you] { $who } { $name }: какой кубик взять в атаку? Осталось выбрать: { $amount }.
   *[other] { $player } выбирает кубики атаки: { $who-nom } { $name }.
}
skirmish-ask-reroll = { $player-is ->
    [you] { $who } { $name } атакует { $whom-acc } { $whom-name }: перебросить кубик?
   *[other] { $player } решает, перебросить ли кубик: { $who-nom } { $name } атакует { $whom-acc } { $whom-name }.
}
skirmish-ask-reroll-defence = { $player-is ->
    [you] { $who } { $name } атакует { $whom-acc } { $whom-name }: перебросить кубик защиты или сыграть карту?
   *[other] { $player } решает, как защититься: { $who-nom } { $name } атакует { $whom-acc } { $whom-name }.
}
skirmish-ask-stance = { $player-is ->
    [you] «Стойка стража»: какой кубик перебросить?
   *[other] { $player } перебрасывает кубики: «Стойка стража».
}
skirmish-ask-surge = { $player-is ->
    [you] { $who } { $name } атакует { $whom-acc } { $whom-name }: на что потратить усиления? Осталось: { $surges }.
   *[other] { $player } тратит усиления: { $who-nom } { $name } атакует { $whom-acc } { $whom-name }, осталось { $surges }.
}
skirmish-ask-cleave = { $player-is ->
    [you] Бойня: кто ещё получит урон ({ $amount })?
   *[other] { $player } выбирает, кого заденет Бойня ({ $amount }).
}
skirmish-ask-pick = { $player-is ->
    [you] «{ $source }»: выберите фигурку.
   *[other] { $player } выбирает фигурку: «{ $source }».
}
skirmish-ask-pick-another = { $player-is ->
    [you] «{ $source }»: выберите ещё одну фигурку или никого.
   *[other] { $player } выбирает ещё одну фигурку: «{ $source }».
}
skirmish-ask-spend = { $player-is ->
    [you] { $who } { $name }: куда идти? Очков движения: { $amount }, остаток пропадёт.
   *[other] { $player } ведёт { $who-acc } { $name }: очков движения { $amount }.
}
skirmish-ask-move-spaces = { $player-is ->
    [you] { $who } { $name }: куда переместиться? Клеток не больше { $amount }.
   *[other] { $player } перемещает { $who-acc } { $name }: клеток не больше { $amount }.
}
skirmish-ask-push = { $player-is ->
    [you] Куда оттолкнуть { $who-acc } { $name }?
   *[other] { $player } отталкивает { $who-acc } { $name }.
}
skirmish-ask-give-way = { $player-is ->
    [you] { $who } { $name } уступает дорогу гиганту: куда?
   *[other] { $player } уступает дорогу гиганту: { $who-nom } { $name }.
}
skirmish-ask-place-within = { $player-is ->
    [you] Куда прыгает { $who-nom } { $name }? Не дальше { $amount } клеток.
   *[other] { $player } выбирает, куда прыгает { $who-nom } { $name }.
}
skirmish-ask-bear-strain = { $player-is ->
    [you] { $who } { $name }: усталость { $amount }. Сбросить верхнюю карту колоды или получить урон?
   *[other] { $player } решает, как { $who-nom } { $name } перенесёт усталость ({ $amount }).
}
skirmish-ask-discard = { $player-is ->
    [you] Какую карту сбросить с руки?
   *[other] { $player } сбрасывает карту с руки.
}
skirmish-ask-discard-drawn = { $player-is ->
    [you] «Планирование»: какую из взятых карт сбросить?
   *[other] { $player } сбрасывает одну из взятых карт.
}
skirmish-ask-exhaust = { $player-is ->
    [you] Какую свою карту повернуть?
   *[other] { $player } поворачивает одну из своих карт.
}
skirmish-ask-price = { $player-is ->
    [you] За какую группу назначить награду?
   *[other] { $player } назначает награду за группу.
}
skirmish-ask-last-stand = { $player-is ->
    [you] «Последний рубеж»: кто из группы получит концентрацию?
   *[other] { $player } выбирает, кто получит концентрацию.
}
skirmish-ask-ordered = { $player-is ->
    [you] Приказ: { $who-nom } { $name } двигается, атакует или ничего не делает?
   *[other] { $player } решает, что по приказу делает { $who-nom } { $name }.
}
skirmish-ask-may = { $player-is ->
    [you] { $who } { $name }: применить свойство «{ $ability }»?
   *[other] { $player } решает, применит ли { $who-nom } { $name } свойство «{ $ability }».
}
skirmish-ask-drop = { $player-is ->
    [you] На какую клетку падает груз: { $token }?
   *[other] { $player } выбирает, куда падает груз: { $token }.
}
skirmish-ask-action-attack = { $player-is ->
    [you] { $who } { $name }: теперь атаковать?
   *[other] { $player } решает, атакует ли { $who-nom } { $name }.
}
skirmish-ask-bombard = { $player-is ->
    [you] Маяк ваш: приказать бомбардировку?
   *[other] { $player } решает, приказать ли бомбардировку.
}
skirmish-ask-raiders = { $player-is ->
    [you] Налётчики: передвинуть их или поставить ещё одного?
   *[other] { $player } решает, что делают налётчики.
}
skirmish-ask-raider-move = { $player-is ->
    [you] Куда идёт { $who-nom } { $name }? Не дальше 3 клеток.
   *[other] { $player } ведёт { $who-acc } { $name }.
}
skirmish-ask-raider-comes = { $player-is ->
    [you] Куда в лагере поставить нового налётчика?
   *[other] { $player } ставит нового налётчика.
}
skirmish-ask-excavate = { $player-is ->
    [you] Сбросить раскоп под вашим контролем и получить очки?
   *[other] { $player } решает, сбросить ли раскоп.
}
skirmish-ask-transmit = { $player-is ->
    [you] { $who } { $name } у маяка: отдать голокрон за 10 очков?
   *[other] { $player } решает, отдать ли голокрон: { $who-nom } { $name } у маяка.
}
skirmish-ask-arrange = { $player-is ->
    [you] Одновременно происходит несколько событий ({ $amount }): что следующее?
   *[other] { $player } выбирает, что произойдёт следующим.
}
skirmish-ask-window-start-of-round = { $player-is ->
    [you] Начало раунда { $round }: сыграть карту?
   *[other] Начало раунда { $round }: { $player } решает, играть ли карту.
}
skirmish-ask-window-end-of-round = { $player-is ->
    [you] Конец раунда { $round }: сыграть карту или применить свойство?
   *[other] Конец раунда { $round }: { $player } решает, играть ли карту.
}
skirmish-ask-window-start-of-activation = { $player-is ->
    [you] Активируется { $who-nom } { $name }: сыграть карту?
   *[other] Активируется { $who-nom } { $name }: { $player } решает, играть ли карту.
}
skirmish-ask-window-hostile-activates = { $player-is ->
    [you] Активируется { $who-nom } { $name }: ответить на это?
   *[other] Активируется { $who-nom } { $name }: { $player } решает, отвечать ли.
}
skirmish-ask-window-after-special = { $player-is ->
    [you] { $who } { $name } заканчивает особое действие: сыграть карту?
   *[other] { $who } { $name } заканчивает особое действие: { $player } решает, играть ли карту.
}
skirmish-ask-window-after-activation = { $player-is ->
    [you] Активация окончена: сыграть карту?
   *[other] Активация окончена: { $player } решает, играть ли карту.
}
skirmish-ask-window-before-declaring = { $player-is ->
    [you] { $who } { $name } готовит дальнюю атаку: сыграть карту?
   *[other] { $who } { $name } готовит атаку: { $player } решает, играть ли карту.
}
skirmish-ask-window-declaring = { $player-is ->
    [you] { $who } { $name } атакует { $whom-acc } { $whom-name }: сыграть карту до броска?
   *[other] { $who } { $name } атакует { $whom-acc } { $whom-name }: { $player } решает, играть ли карту до броска.
}
skirmish-ask-window-declared-on = { $player-is ->
    [you] { $who } { $name } атакует { $whom-acc } { $whom-name }: ответить картой до броска?
   *[other] { $who } { $name } атакует { $whom-acc } { $whom-name }: { $player } решает, отвечать ли до броска.
}
skirmish-ask-window-modifying = { $player-is ->
    [you] { $who } { $name } атакует { $whom-acc } { $whom-name }: изменить результат картой?
   *[other] { $who } { $name } атакует { $whom-acc } { $whom-name }: { $player } решает, менять ли результат картой.
}
skirmish-ask-window-after-attack-on = { $player-is ->
    [you] Атака на { $whom-acc } { $whom-name } окончена: ответить?
   *[other] Атака на { $whom-acc } { $whom-name } окончена: { $player } решает, отвечать ли.
}
skirmish-ask-window-friend-attacked = { $player-is ->
    [you] { $who } { $name } заканчивает атаку: применить свойство?
   *[other] { $who } { $name } заканчивает атаку: { $player } решает, применять ли свойство.
}
skirmish-ask-window-unique-foe-defeated = { $player-is ->
    [you] Уникальный враг побеждён: сыграть карту?
   *[other] { $player } решает, играть ли карту: побеждена уникальная фигурка.
}
skirmish-ask-window-other = { $player-is ->
    [you] Сыграть карту или применить свойство?
   *[other] { $player } решает, играть ли карту.
}
skirmish-over = { $winners-is ->
    [you] Партия окончена. Вы победили, счёт { $points } : { $other }!
   *[other] Партия окончена. Победа за игроком { $winners }, счёт { $points } : { $other }.
}

## Ответы: надписи на кнопках

skirmish-action-pass-turn = Пропустить ход
skirmish-action-pass-perform = Обойтись без действия
skirmish-action-pass-window = Дальше: ничего не играть
skirmish-action-pass-reroll = Дальше: не перебрасывать
skirmish-action-pass-stance = Больше не перебрасывать
skirmish-action-pass-surge = Дальше: больше ничего не покупать
skirmish-action-pass-pick-another = Больше никого
skirmish-action-pass-spend = Остаться здесь
skirmish-action-pass-move-spaces = Остаться на месте
skirmish-action-pass-push = Не отталкивать
skirmish-action-pass-ordered = Ничего не делать
skirmish-action-pass-may = Не применять
skirmish-action-pass-action-attack = Не атаковать
skirmish-action-pass-bombard = Обойтись без бомбардировки
skirmish-action-pass-raider-move = Оставить на месте
skirmish-action-pass-excavate = Не сбрасывать раскоп
skirmish-action-pass-transmit = Оставить голокрон себе
skirmish-action-pass-arrange = Дальше: больше ничего
skirmish-action-end-build = Отряд готов
skirmish-action-end-act = Закончить активацию: { $who-nom } { $name }
skirmish-action-move-act = Двигаться: +{ $points ->
    [one] { $points } очко движения
    [few] { $points } очка движения
   *[many] { $points } очков движения
}
skirmish-action-move-ordered = Движение: { $who-nom } { $name }, { $points ->
    [one] { $points } очко движения
    [few] { $points } очка движения
   *[many] { $points } очков движения
}
skirmish-action-move-raiders = Передвинуть налётчиков
skirmish-action-attack = { $who } { $name } атакует
skirmish-action-cure-stun = Снять оглушение
skirmish-action-cure-bleeding = Остановить кровь
skirmish-action-yes-bombard = Приказать бомбардировку
skirmish-action-yes-transmit = Отдать голокрон за 10 очков
skirmish-action-discard-top = Сбросить верхнюю карту колоды
skirmish-action-suffer = Получить 1 урон: { $who-nom } { $name }
skirmish-action-red = Красная зона
skirmish-action-blue = Синяя зона
skirmish-action-mine = Инициатива у меня
skirmish-action-theirs = Инициатива у соперника
skirmish-action-activate = Активировать { $who-acc } { $name } ({ $space })
skirmish-action-figure = { $who } { $name } ({ $space })
skirmish-action-figure-deploy = Поставить { $who-acc } { $name }
skirmish-action-use = «{ $ability }»: { $who-nom } { $name }
skirmish-action-use-unknown = Применить свойство: { $who-nom } { $name }
skirmish-action-target = Атаковать { $whom-acc } { $whom-name } ({ $space })
skirmish-action-target-cleave = Задеть { $whom-acc } { $whom-name } ({ $space })
skirmish-action-target-arrange = { $whom } { $whom-name } ({ $space })
skirmish-action-special = Особое действие: «{ $ability }»
skirmish-action-play = { $actions ->
    [0] Сыграть карту «{ $card }»
    [1] Сыграть карту «{ $card }» (действие)
   *[other] Сыграть карту «{ $card }» (2 действия)
}
skirmish-action-discard = Сбросить карту «{ $card }»
skirmish-action-interact-door = Открыть дверь { $door }
skirmish-action-interact-panel = Перевернуть панель { $space } ({ $side } стороной вверх)
skirmish-action-interact-contraband = Взять контрабанду ({ $space })
skirmish-action-interact-holocron = Взять голокрон ({ $space })
skirmish-action-group-exhaust = Повернуть карту: { $who-nom } { $name }
skirmish-action-group-price = Награда за группу: { $who-nom } { $name }
skirmish-action-surge = { $cost ->
    [1] { $surge }
   *[other] { $surge } (за { $cost } усиления)
}
skirmish-action-die = Перебросить: { $face }
skirmish-action-colour-arsenal = Взять кубик: { $colour }
skirmish-action-colour-remove-die = Убрать кубик: { $colour }
skirmish-action-site = Сбросить раскоп { $space }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
skirmish-action-list = Взять готовый отряд: { $list }
skirmish-action-enlist = Добавить в отряд: { $card } ({ $cost })
skirmish-action-include = Добавить в колоду: { $card } ({ $cost })
skirmish-action-raider = Поставить ещё одного налётчика
skirmish-action-space-act = Идти на { $space } за { $points ->
    [one] { $points } очко движения
    [few] { $points } очка движения
   *[many] { $points } очков движения
}
skirmish-action-space-place = Поставить на { $space }
skirmish-action-space-target-space = Целиться в { $space }
skirmish-action-space-move-spaces = Переместиться на { $space }
skirmish-action-space-push = Оттолкнуть на { $space }
skirmish-action-space-give-way = Отойти на { $space }
skirmish-action-space-place-within = Прыгнуть на { $space }
skirmish-action-space-drop = На { $space }
skirmish-action-space-raider-move = Идти на { $space }
skirmish-action-space-raider-comes = Поставить на { $space }

## Почему нельзя

skirmish-why-not-not-optional = От этого нельзя отказаться.
skirmish-why-not-answer-first = Сначала ответьте на вопрос.
skirmish-why-not-impossible = Сейчас это невозможно.
skirmish-why-not-no-such-figure = Такой фигурки ни у кого нет.
skirmish-why-not-defeated = { $who } { $name }: этой фигурки больше нет на карте.
skirmish-why-not-not-yours = { $who } { $name }: это не ваша фигурка.
skirmish-why-not-own-figure = { $who } { $name }: это ваша фигурка.
skirmish-why-not-exhausted = { $who } { $name }: карта этой группы повёрнута, она уже действовала в этом раунде.
skirmish-why-not-other-group = { $who } { $name }: сейчас действует другая группа.
skirmish-why-not-has-acted = { $who } { $name }: эта фигурка уже действовала.
skirmish-why-not-more-ready = Пропустить ход может только тот, у кого подготовленных карт меньше: у вас { $mine }, у соперника { $theirs }.
skirmish-why-not-no-actions = { $who } { $name }: действий не осталось.
skirmish-why-not-few-actions = «{ $card }» требует действий: { $needed }, а осталось { $actions }.
skirmish-why-not-stunned = { $who } { $name }: оглушение не даёт атаковать и двигаться.
skirmish-why-not-has-attacked = { $who } { $name }: на атаку уже потрачено действие, второй раз нельзя.
skirmish-why-not-tripod-walked = { $who } { $name }: тренога. Кто уже двигался, не атакует.
skirmish-why-not-tripod-struck = { $who } { $name }: тренога. Кто уже атаковал, не двигается.
skirmish-why-not-no-target = { $who } { $name }: атаковать некого, цели не видно или до неё не достать.
skirmish-why-not-not-stunned = { $who } { $name }: оглушения нет.
skirmish-why-not-not-bleeding = { $who } { $name }: истекания кровью нет.
skirmish-why-not-no-such-ability = { $who } { $name }: такого свойства у этой фигурки нет.
skirmish-why-not-special-used = { $who } { $name }: это особое действие в этой активации уже было.
skirmish-why-not-nobody-to-choose = Выбрать некого: подходящих фигурок нет.
skirmish-why-not-not-in-hand = «{ $card }»: такой карты у вас на руке нет.
skirmish-why-not-silenced = До конца раунда вы не можете играть карты командования.
skirmish-why-not-wrong-moment = «{ $card }» играется в другой момент: «{ $window }».
skirmish-why-not-wrong-figure = «{ $card }»: сейчас нет фигурки, на которую можно сыграть эту карту.
skirmish-why-not-no-effect = «{ $card }» сейчас ничего не изменит.
skirmish-why-not-played-already = «{ $card }»: такая карта в этой активации уже была особым действием.
skirmish-why-not-non-sentient = { $who } { $name } не может взаимодействовать.
skirmish-why-not-no-such-token = Такого жетона или двери на карте нет.
skirmish-why-not-door-open = Эта дверь уже открыта.
skirmish-why-not-not-at-door = { $who } { $name }: дверь открывают с клетки, которая к ней примыкает.
skirmish-why-not-too-far-to-interact = { $who } { $name }: надо стоять на клетке с жетоном или рядом.
skirmish-why-not-has-flipped = В этом раунде вы уже переворачивали панель.
skirmish-why-not-loaded = { $who } { $name }: больше не унести.
skirmish-why-not-nothing-to-do = С этим жетоном не взаимодействуют.
skirmish-why-not-no-movement = { $who } { $name }: очков движения нет.
skirmish-why-not-halted = { $who } { $name }: гигант остановился на чужих клетках и больше не двигается.
skirmish-why-not-no-such-space = Такой клетки на карте нет.
skirmish-why-not-cannot-stand = { $who } { $name } не может стоять на { $space }.
skirmish-why-not-occupied = { $space }: клетка занята.
skirmish-why-not-too-far = { $who } { $name }: до { $space } не дойти, очков движения { $points }.
skirmish-why-not-too-dear = { $who } { $name }: путь на { $space } стоит { $cost }, а очков движения { $points }.
skirmish-why-not-out-of-zone = { $space }: это вне вашей зоны дислокации, а в ней ещё есть место.
skirmish-why-not-out-of-reach = { $who } { $name }: до цели не достать, рукопашная атака — только рядом.
skirmish-why-not-out-of-reach-2 = { $who } { $name }: до цели не достать, выпад — не дальше 2 клеток и только если цель видно.
skirmish-why-not-no-sight = { $who } { $name } не видит цели.
skirmish-why-not-awkward = { $who } { $name } не атакует фигурки рядом с собой.
skirmish-why-not-only-target = Эта атака — только по одной цели.
skirmish-why-not-same-target = По этой цели уже была первая атака, нужна другая.
skirmish-why-not-no-target-space = В эту клетку целиться нельзя.
skirmish-why-not-once-used = { $who } { $name }: это свойство в этом раунде уже применено.
skirmish-why-not-not-now = { $who } { $name }: сейчас применять нечего.
skirmish-why-not-no-surges = Усилений не хватает: осталось { $surges }.
skirmish-why-not-surge-used = Это усиление в этой атаке уже применено.
skirmish-why-not-no-surge = У этой фигурки нет такого усиления.
skirmish-why-not-no-die = Этот кубик нельзя перебросить.
skirmish-why-not-no-colour = Кубика этого цвета здесь не взять.
skirmish-why-not-no-control = Вы не контролируете этот раскоп.
skirmish-why-not-list-begun = Готовый отряд берут целиком, пока ни одной карты не добавлено.
skirmish-why-not-army-too-dear = Отряд не может стоить больше 40 очков: сейчас { $cost }.
skirmish-why-not-too-many-copies = { $card }: больше копий в отряд взять нельзя.
skirmish-why-not-wrong-affiliation = { $card }: другая принадлежность.
skirmish-why-not-too-many-allies = Союзных карт может быть не больше двух.
skirmish-why-not-deck-full = В колоде уже 15 карт командования.
skirmish-why-not-deck-too-dear = { $card }: колода вышла бы дороже { $budget } очков, ведь её ещё надо дополнить до 15 карт.
skirmish-why-not-no-figures = В отряде нет ни одной фигурки.
skirmish-why-not-deck-too-small = В колоде должно быть 15 карт командования, сейчас { $cards }.

## Что происходит

skirmish-event-seal = { $player-is ->
    [you] Ваш отряд готов.
   *[other] Отряд игрока { $player } готов.
}
skirmish-event-army = { $player-is ->
    [you] Ваш отряд: { $cards }.
   *[other] Отряд игрока { $player }: { $cards }.
}
skirmish-event-initiative = { $player-is ->
    [you] Инициатива у вас.
   *[other] Инициатива у игрока { $player }.
}
skirmish-event-mission = Задание — «{ $mission }».
skirmish-event-zone = { $player-is ->
    [you] Вы занимаете { $zone-acc }.
   *[other] { $player } занимает { $zone-acc }.
}
skirmish-event-place = { $who } { $name } встаёт на { $space }.
skirmish-event-round = Раунд { $round }.
skirmish-event-pass = { $player-is ->
    [you] Вы пропускаете ход.
   *[other] { $player } пропускает ход.
}
skirmish-event-activate = Активируется { $who-nom } { $name }.
skirmish-event-end-activation = { $who } { $name } заканчивает активацию.
skirmish-event-status = Раунд { $round } окончен: все карты снова подготовлены.
skirmish-event-exhaust = Карта повёрнута: { $who-nom } { $name }.
skirmish-event-ready = Карта снова подготовлена: { $who-nom } { $name }.
skirmish-event-draw = { $player-is ->
    [you] Вы берёте карту командования.
   *[other] { $player } берёт карту командования.
}
skirmish-event-draw-seen = { $player-is ->
    [you] Вы берёте карту «{ $card }».
   *[other] { $player } берёт карту «{ $card }».
}
skirmish-event-play = { $player-is ->
    [you] Вы играете карту «{ $card }».
   *[other] { $player } играет карту «{ $card }».
}
skirmish-event-play-on = { $player-is ->
    [you] Вы играете карту «{ $card }»: { $who-nom } { $name }.
   *[other] { $player } играет карту «{ $card }»: { $who-nom } { $name }.
}
skirmish-event-discard = { $player-is ->
    [you] Вы сбрасываете карту «{ $card }».
   *[other] { $player } сбрасывает карту «{ $card }».
}
skirmish-event-discard-top = { $player-is ->
    [you] Вы сбрасываете из колоды карту «{ $card }»: { $who-nom } { $name } не получает урона.
   *[other] { $player } сбрасывает из колоды карту «{ $card }»: { $who-nom } { $name } не получает урона.
}
skirmish-event-use = { $who } { $name }: «{ $ability }».
skirmish-event-special = { $who } { $name }, особое действие: «{ $ability }».
skirmish-event-points = { $player-is ->
    [you] Вы получаете { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } { $reason } (всего { $total }).
   *[other] { $player } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } { $reason } (всего { $total }).
}
skirmish-points-group = за побеждённую группу
skirmish-points-figure = за побеждённую фигурку
skirmish-points-price = как награду за голову
skirmish-points-upgrade = за «Первый удар»
skirmish-points-command = за карту командования
skirmish-points-panel = за пусковую панель
skirmish-points-contraband = за контрабанду
skirmish-points-crate = за ящик
skirmish-points-raider = за налётчика
skirmish-points-holocron = за голокрон
skirmish-points-site = за раскоп
skirmish-event-price = За группу назначена награда: { $who-nom } { $name }.
skirmish-event-move-action = { $who } { $name } двигается: теперь { $amount ->
    [one] { $amount } очко движения
    [few] { $amount } очка движения
   *[many] { $amount } очков движения
}.
skirmish-event-gain-points = { $who } { $name } получает { $amount ->
    [one] { $amount } очко движения
    [few] { $amount } очка движения
   *[many] { $amount } очков движения
}.
skirmish-event-extra-actions = { $who } { $name } получает { $amount ->
    [one] { $amount } действие
    [few] { $amount } действия
   *[many] { $amount } действий
} сверх обычного.
skirmish-event-step = { $who } { $name } идёт на { $space }.
skirmish-event-step-by = { $who } { $name } идёт на { $space } (путь { $way }).
skirmish-event-push = { $who } { $name } оказывается на { $space }.
skirmish-event-condition = { $who } { $name } получает { $condition-acc }.
skirmish-event-cure = { $who } { $name } { $condition-loses }.
skirmish-event-mark = { $who } { $name }: { $mark-means }.
skirmish-event-damage = { $who } { $name } получает { $amount ->
    [one] { $amount } урон
    [few] { $amount } урона
   *[many] { $amount } урона
} (здоровье: { $left }).
skirmish-event-strain = { $who } { $name } получает усталость: { $amount }.
skirmish-event-recover = { $who } { $name } восстанавливает { $amount ->
    [one] { $amount } урон
    [few] { $amount } урона
   *[many] { $amount } урона
}.
skirmish-event-defeat = { $who-gender ->
    [feminine] { $who } { $name } побеждена!
   *[other] { $who } { $name } побеждён!
}
skirmish-event-group-lost = Группы больше нет: { $who-nom } { $name }.
skirmish-event-dice = Бросок: { $faces }.
skirmish-event-target = { $away ->
    [0] { $who } { $name } атакует { $whom-acc } { $whom-name } ({ $space }).
   *[other] { $who } { $name } атакует { $whom-acc } { $whom-name } ({ $space }, дистанция { $away }).
}
skirmish-event-remove-die = Из защиты убран кубик: { $colour }.
skirmish-event-roll = Атака: { $attack }. Защита: { $defence }.
skirmish-event-roll-alone = Атака: { $attack }. Защиты нет.
skirmish-event-reroll = { $player-is ->
    [you] Вы перебрасываете кубик: был { $before }, стал { $now }.
   *[other] { $player } перебрасывает кубик: был { $before }, стал { $now }.
}
skirmish-event-modified = Итог: урон { $damage }, точность { $accuracy }, усиления { $surges }, блоки { $blocks }, уклонения { $evades }.
skirmish-event-surge = Усиление: { $surge }.
skirmish-event-miss = Промах: точность { $accuracy }, а нужно { $away }.
skirmish-event-miss-dodged = Промах: цель увернулась.
skirmish-event-hit = Попадание: урон { $damage }, блоки { $blocks }{ $pierce ->
    [0] {""}
   *[other] , пробой { $pierce }
} — проходит { $dealt }.
skirmish-event-hit-blocked = Весь урон отбит: урон { $damage }, блоки { $blocks }{ $pierce ->
    [0] {""}
   *[other] , пробой { $pierce }
}.
skirmish-event-blast = Взрыв у { $space }: { $amount ->
    [one] { $amount } урон
    [few] { $amount } урона
   *[many] { $amount } урона
} всем рядом.
skirmish-event-cleave = Бойня задевает { $who-acc } { $name }: { $amount ->
    [one] { $amount } урон
    [few] { $amount } урона
   *[many] { $amount } урона
}.
skirmish-event-deflect = Выстрел отражён: { $who-nom } { $name } получает { $amount ->
    [one] { $amount } урон
    [few] { $amount } урона
   *[many] { $amount } урона
}.
skirmish-event-open-door = { $who } { $name } открывает дверь.
skirmish-event-interact = { $who } { $name } переворачивает панель { $space } { $side } стороной вверх.
skirmish-event-retrieve = { $who } { $name } берёт { $token-acc }.
skirmish-event-drop = Груз падает на { $space }: { $token }.
skirmish-event-transmit = { $who } { $name } отдаёт { $token-acc } маяку.
skirmish-event-site = { $player-is ->
    [you] Вы сбрасываете раскоп { $space }.
   *[other] { $player } сбрасывает раскоп { $space }.
}
skirmish-event-bombard = { $player-is ->
    [you] Вы приказываете бомбардировку.
   *[other] { $player } приказывает бомбардировку.
}
skirmish-event-raid = Налётчики стреляют.
skirmish-event-raider = Налётчик { $name } приходит на { $space }.
skirmish-event-raider-move = Налётчик { $name } идёт на { $space }.
skirmish-event-limit = Раунд { $round } — последний: решают очки.
skirmish-event-left-over = { $player-is ->
    [you] Решает синий кубик. Ваша точность — { $accuracy }.
   *[other] Решает синий кубик. Точность игрока { $player } — { $accuracy }.
}
skirmish-event-hand-shown = { $player-is ->
    [you] Осталось у вас на руке: { $cards }.
   *[other] Осталось на руке игрока { $player }: { $cards }.
}
skirmish-event-deck-shown = { $player-is ->
    [you] Осталось в вашей колоде командования: { $cards }.
   *[other] Осталось в колоде командования игрока { $player }: { $cards }.
}
skirmish-event-win-points = { $player-is ->
    [you] Вы побеждаете по очкам!
   *[other] { $player } побеждает по очкам!
}
skirmish-event-win-rout = { $player-is ->
    [you] Вы побеждаете: у соперника не осталось фигурок!
   *[other] { $player } побеждает: у соперника не осталось фигурок!
}
skirmish-event-win-bounty = { $player-is ->
    [you] Очков поровну, но за побеждённых у вас больше: победа!
   *[other] { $player } побеждает: за побеждённых очков больше!
}
skirmish-event-win-losses = { $player-is ->
    [you] Очков поровну, но ваш отряд пострадал меньше: победа!
   *[other] { $player } побеждает: отряд пострадал меньше!
}
skirmish-event-win-die = { $player-is ->
    [you] Кубик решает в вашу пользу: победа!
   *[other] { $player } побеждает: так решил кубик!
}

## Правила: разделы в том порядке, в каком их читают

skirmish-rules-aim =
    Два игрока выводят на карту по отряду. Очки приносят побеждённые группы соперника, задание и некоторые карты. Кто первым наберёт 40 победных очков, выигрывает сразу; кто остался без фигурок, сразу проигрывает.
    .title = Цель
skirmish-rules-army =
    Отряд — это карты дислокации не больше чем на 40 очков и колода ровно из 15 карт командования не больше чем на 15 очков. Каждый собирает отряд, не зная чужого. Когда оба готовы, карты дислокации показывают, а колода остаётся тайной до конца партии. До этого о чужом отряде видно лишь, за сколько шагов он собран: готовый — за один, другой — по шагу на карту.
    Все карты дислокации одной принадлежности: повстанцы, Империя или наёмники. Временный союз пускает в отряд до двух карт групп другой стороны. Уникальная карта может быть одна, улучшенных с одним названием — до двух, обычных — до четырёх. Копий карты командования — сколько на ней символов, обычно одна.
    Улучшения для схватки стоят очков, но фигурок не дают. В отряде должна быть хотя бы одна группа.
    .title = Отряд
skirmish-rules-setup =
    Игрок с более дешёвым отрядом решает, у кого инициатива; при равенстве — жребий. Задание вытягивают из шести, оно определяет карту. Игрок с инициативой выбирает красную или синюю зону и ставит в неё все фигурки, затем соперник — во вторую. Фигурка, которой не хватило места, встаёт как можно ближе к зоне. Каждый берёт три карты командования.
    .title = Подготовка
skirmish-rules-round =
    Раунд — это фаза активации и фаза статуса. В фазе активации игроки по очереди, начиная с того, у кого инициатива, активируют по одной подготовленной группе. Фигурки группы действуют одна за другой; затем карта группы повёрнута. У кого подготовленных карт меньше, чем у соперника, тот может пропустить ход. У кого их нет, тот ждёт.
    Фаза статуса: все карты снова подготовлены; каждый берёт карту командования и ещё по одной за каждый терминал под своим контролем; затем — эффекты конца раунда, сначала задание; жетон инициативы переходит к сопернику.
    .title = Раунд
skirmish-rules-actions =
    У активной фигурки два действия; одно и то же можно совершить дважды, но каждое особое — один раз за активацию. Движение даёт очки движения по Скорости. Атака — одна за активацию, если свойство не разрешает больше; особые действия с атаками тоже считаются. Взаимодействие открывает дверь, переворачивает панель или берёт груз. Особое действие написано на карте фигурки или на карте командования. Действием снимают оглушение или истекание кровью.
    Очки движения тратят до, между и после действий, а остаток в конце активации пропадает. Очки, полученные не в свою активацию, тратят сразу.
    .title = Действия
skirmish-rules-movement =
    Шаг на соседнюю клетку, и по диагонали, стоит 1 очко; на клетку с враждебной фигуркой — на 1 больше; на труднопроходимую — на 1 больше. Через дружественные фигурки проходят свободно, но остановиться на занятой клетке нельзя. Стены, закрытые двери, красные и пунктирные края не пропускают; на преграду не ступают.
    По диагонали можно пройти, если открыт хотя бы один из двух обходов угла. «Переместиться на N клеток» — это шаги без доплат.
    Большие фигурки ходят только по прямой. Длинная и огромная подставка поворачивается на четверть за 1 очко, если хотя бы половина клеток остаётся под ней. Подвижные и огромные фигурки не замечают местности и красных краёв, но стены и двери останавливают и их.
    .title = Движение
skirmish-rules-sight =
    Фигурка видит клетку, если из угла её клетки к двум углам одного края той клетки можно провести две линии и в треугольнике между ними нет преграды, другой фигурки, стены, закрытой двери или красного края. Касаться границы можно. Соседние клетки видят друг друга всегда. Видимость не обязана быть взаимной. Если стол играет «по двум линиям», свободными должны быть только сами линии.
    Расстояние — наименьшее число шагов от клетки к соседней клетке; фигурки, труднопроходимая местность и пунктирные края не считаются, преграды и стены обходят.
    .title = Линия видимости и расстояние
skirmish-rules-attack =
    Дальняя атака — по враждебной фигурке, которую видно; рукопашная — по соседней, с Выпадом — не дальше 2 клеток и на виду. У большой цели выбирают одну из её клеток.
    По шагам: объявить цель; бросить кубики атаки и защиты; перебросить — сначала нападающий, потом защитник, каждый кубик не больше раза; применить изменения, каждое уклонение отменяет усиление; потратить усиления, каждое свойство один раз; проверить точность; нанести урон; разобрать то, что после атаки.
    Дальней атаке нужна точность не меньше расстояния. Уворот — промах. Урон уменьшают блоки. Между шагами есть моменты, когда сначала нападающий, затем защитник применяют свойства и играют карты.
    .title = Атака
skirmish-rules-results =
    Пробой N: не считать N блоков. Взрыв N: если цель получила урон, все остальные на её клетке и рядом получают N урона, и свои тоже. Бойня N: если цель получила урон, ещё одна возможная цель получает N урона. Восстановить N: снять N урона с нападающего, даже при промахе. Оглушение, Истекание кровью и Концентрация по усилению срабатывают, если цель получила урон.
    Напечатанные блок, уклонение и точность прибавляются всегда.
    .title = Слова на картах
skirmish-rules-conditions =
    Оглушение: нельзя атаковать и покидать клетку по своей воле. Истекание кровью: после каждого действия, кроме снятия этого состояния, — 1 усталость. Концентрация: зелёный кубик сверх обычного в следующей атаке. Одинаковые состояния не складываются.
    .title = Состояния
skirmish-rules-defeat =
    Фигурка побеждена, когда урона на ней столько же, сколько здоровья. Когда побеждена последняя фигурка группы, соперник её владельца получает очки по стоимости группы, кто бы её ни добил.
    Каждая усталость — это 1 урон или верхняя карта колоды командования в сброс, на выбор владельца; без колоды — всегда урон.
    .title = Урон, усталость, победа над фигуркой
skirmish-rules-command =
    Карту играют в тот момент, который на ней указан; затем она в сбросе, лицом вверх. Ограничение — атрибут, имя или принадлежность — называет фигурку, на которую карту играют. Карта, которая сама — особое действие, стоит действия, а «Полная огневая мощь» и «Град ударов» — двух. Карту, которая ничего не изменит, сыграть нельзя. Кончилась колода — карт больше не берут.
    Вопрос о карте задают и тому, у кого подходящей карты нет: по вопросу нельзя узнать, что на руке.
    .title = Карты командования
skirmish-rules-objects =
    Закрытая дверь — это стена. Фигурка на клетке у её края открывает дверь взаимодействием, и навсегда. Терминал, ящик, панель или раскоп контролирует тот, чьи фигурки стоят на этой клетке или рядом, если враждебных там нет. Терминалы приносят карты командования. Груз берут взаимодействием; побеждённый носильщик роняет его на своей клетке.
    .title = Двери, терминалы, жетоны
skirmish-rules-missions-outskirts =
    Добраться до корабля. Пусковые панели начинают серыми. Фигурка на панели или рядом переворачивает её взаимодействием, не больше одной за раунд на игрока. В конце раунда панель под контролем стоит 5 очков цветной стороной и 2 серой.
    Контрабанда. Носильщик теряет 2 Скорости. В конце раунда каждый носильщик в своей зоне дислокации приносит 15 очков, и его груз сброшен.
    .title = Задания: Окраины Мос-Эйсли
skirmish-rules-missions-farm =
    Рядом с домом. В конце раунда ящик под контролем приносит 7 очков; каждый ящик — раз каждому игроку.
    Набег. В конце раунда каждый налётчик наносит 2 урона ближайшим из тех, кого видит. Затем игрок с инициативой передвигает каждого не дальше 3 клеток или ставит нового в лагере. Налётчика можно атаковать: здоровье 5, чёрный кубик, 4 очка.
    .title = Задания: Влагодобывающая ферма
skirmish-rules-missions-ruins =
    Утраченное знание. Один голокрон на фигурку. Кто входит с ним на клетку рядом с маяком, может отдать его за 10 очков.
    Не оставлять улик. В начале раунда тот, кто контролирует маяк, может приказать бомбардировку: 2 урона каждой фигурке под открытым небом. В конце раунда каждый может сбросить один раскоп под своим контролем и получить 6 очков.
    .title = Задания: Руины массасси
skirmish-rules-end =
    Игра кончается сразу, как только у кого-то 40 очков или не осталось фигурок. Очки, которые одно правило задания даёт обоим, складывают до проверки.
    После предельного раунда, если он настал, побеждает тот, у кого больше очков. При равенстве решают очки за побеждённых, затем меньший урон в своём отряде, затем точность на синем кубике.
    .title = Конец игры
skirmish-rules-names =
    Группу зовут по номеру игрока и своему номеру в отряде, например 1-3; фигурку группы — ещё и по букве, 1-3b. Клетку зовут по столбцу и строке, как на карте: K13. Налётчиков зовут R1, R2 и так далее.
    .title = Как всё называется
skirmish-rules-rulings =
    Выбирают клетку, где путь кончится; фигурка идёт туда самой дешёвой дорогой. Огромная фигурка может остановиться на чужих клетках: кто там стоит, отходит на ближайшее место, а она в этой активации больше не двигается.
    Атака, которая прервала другую атаку, разбирается первой. Неутомимый наносит усталость до броска; если она победит цель, атака окончена.
    Фигурка, которой атакует чужой игрок, враждебна всем остальным: союзники ей не помогают, карты командования на неё не играют.
    Кто сыграл «Сидеть тихо», ждёт, пока подготовленных карт не станет больше; если ждут оба, начинает игрок с инициативой.
    Поздние поправки издателя, если они включены: «Приказ» даёт 2 очка движения, гвардейцы не защищают Стражей и не мстят за них, диверсанты медленнее.
    .title = Спорные случаи

# Первая партия с тренером и советы на первый раз.
skirmish-coach-aim = Вы ведёте пятерых повстанцев против Империи. Побеждает тот, кто первым наберёт 40 очков. Их дают побеждённые группы и задание. Идёт третий раунд, и подготовленных карт у обеих сторон осталось мало.
    .title = О чём игра
skirmish-coach-mission = Четыре пусковые панели в середине — это задание «Добраться до корабля». В конце каждого раунда панель приносит 2 очка тому, кто один стоит рядом с ней, а перевёрнутая — 5. Нажмите на название задания, чтобы перечитать его.
    .title = Задание
skirmish-coach-turn = Ходят по очереди, и каждый раз активируют одну подготовленную группу. Люк Скайуокер (1) стоит за панелями и никого не видит. Активируйте его.
    .title = Чей ход
skirmish-coach-card = У Люка два действия. Движение дало бы 5 очков движения, но хватит и одного шага. Сыграйте с руки «Быстроногий»: очко движения без действия. Потом перейдите на L14.
    .title = Карта командования
skirmish-coach-attack = Отсюда Люк видит штурмовика на O13: из угла его клетки до двух углов клетки цели можно провести две линии, и между ними ничего нет. Выберите атаку и штурмовика. Ещё до броска видно, насколько вероятны попадание и победа и какой урон ожидать.
    .title = Линия видимости
skirmish-coach-surge = Синий, зелёный и жёлтый кубики ваши, чёрный — защита. Точности 4 хватает на 3 клетки. Из 4 урона заблокировано 3: для 3 здоровья мало. Но выпало усиление: возьмите за него ещё 2 урона.
    .title = Кубики и усиления
skirmish-coach-panel = Побеждена последняя фигурка группы: 6 очков, её стоимость. У Люка осталось действие, и он стоит рядом с панелью. Переверните M14, потом завершите его активацию. Дальше ходит Дарт Вейдер.
    .title = Взаимодействие
skirmish-coach-move = Вейдер ударил Гаархана: 3 урона. Теперь Диала Пассил (2): активируйте её и выберите движение. Числа показывают, сколько стоит каждая клетка. Перейдите на M16, к двум панелям, и завершите активацию.
    .title = Движение
skirmish-coach-round = Раунд окончен. Панели: 5 очков за M14, по 2 за M15 и N15, всего 9 вам. Все карты снова подготовлены, каждый взял карту командования, инициатива переходит к Империи. Дальше партия идёт без тренера; «Подсказка» скажет, что сделал бы бот.
    .title = Дальше сами
skirmish-tip-list = Готовый отряд избавит от составления списка. Соперник не увидит, какой вы взяли, пока не выберет свой.
skirmish-tip-zone = Прежде чем выбрать зону, посмотрите, где терминалы, двери и жетоны задания: в зоне вы расставите всех своих.
skirmish-tip-special = Особое действие напечатано на карте фигурки, и каждое можно совершить раз за активацию. Нажмите на карту, чтобы прочитать.
skirmish-tip-interact = Взаимодействие стоит действия: открыть дверь, перевернуть панель или взять груз, и с соседней клетки тоже.
skirmish-tip-cure = Действием снимают оглушение или истекание кровью. Оглушённая фигурка до тех пор не атакует и не движется.
skirmish-tip-strain = Усталость — это 1 урон фигурке или верхняя карта вашей колоды командования в сброс. Выбираете вы.
skirmish-tip-reroll = Кубик можно перебросить, но каждый только раз. Считается то, что выпало потом.
skirmish-tip-surge = За усиления берут то, что напечатано на карте, каждое свойство раз за атаку. Что не потрачено, пропадает.
skirmish-tip-attack = За активацию фигурка атакует один раз. Дальней атаке нужна точность не меньше расстояния; нажмите на цель, чтобы сначала увидеть шансы.
skirmish-tip-play = Сейчас можно сыграть карту командования; на руке она отмечена. На каждой сказано, когда её играют.
skirmish-tip-move = Очки движения тратят до действий, между ними и после. Что осталось к концу активации, пропадает.
skirmish-tip-pass = О картах спрашивают и тогда, когда подходящей карты нет: так никто не узнает вашу руку. «Когда спрашивать» в меню стола отключает такие вопросы по одному.

## Imperial Assault: схватка.

## Списки карт: почему список не годится и как он выглядит текстом

skirmish-affiliation-rebel = Повстанцы
skirmish-affiliation-imperial = Империя
skirmish-affiliation-mercenary = Наёмники
skirmish-roster-army-too-dear = Карты дислокации стоят { $cost ->
    [one] { $cost } очко
    [few] { $cost } очка
   *[many] { $cost } очков
 }, а можно не больше { $most }.
skirmish-roster-too-many-copies = { $card }: { $copies ->
    [one] { $copies } копия
    [few] { $copies } копии
   *[many] { $copies } копий
 }, а можно не больше { $most }.
skirmish-roster-wrong-affiliation = У всех карт дислокации должна быть одна принадлежность ({ $affiliation }). У этих другая: { $cards }.
skirmish-roster-too-many-allies = Союз позволяет взять { $most ->
    [one] { $most } карту
    [few] { $most } карты
   *[many] { $most } карт
 } другой принадлежности, а в списке их { $cards }.
skirmish-roster-deck-full = В колоде командования { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
 }, а должно быть ровно { $needed }.
skirmish-roster-deck-too-dear = Карты командования стоят { $cost ->
    [one] { $cost } очко
    [few] { $cost } очка
   *[many] { $cost } очков
 }, а можно не больше { $most }.
skirmish-roster-no-figures = В отряде нет фигурок: добавьте группу.
skirmish-roster-deck-too-small = В колоде командования { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
 }, а должно быть ровно { $needed }.
skirmish-roster-enough-copies = { $card }: в списке может быть не больше { $most ->
    [one] { $most } копии
    [few] { $most } копий
   *[many] { $most } копий
 }.
skirmish-roster-army = Карты дислокации, { $cost } из { $most } очков
skirmish-roster-deck = Карты командования ({ $cards }), { $cost } из { $most } очков
skirmish-roster-line-copies = «{ $text }»: копий может быть от 1 до { $most }.
skirmish-roster-line-unclear = «{ $text }» может значить разные карты: { $cards }. Напишите название целиком.
skirmish-roster-line-unknown = «{ $text }»: такой карты нет.
skirmish-roster-line-nearly = «{ $text }»: такой карты нет. Может быть, «{ $card }»?
skirmish-roster-line-many = Читаются только первые { $most ->
    [one] { $most } строка
    [few] { $most } строки
   *[many] { $most } строк
 }.

## Стол в браузере

browser-skirmish-map = Поле боя
browser-skirmish-map-mos-eisley-outskirts = Карта: окраины Мос-Эйсли
browser-skirmish-map-moisture-farm = Карта: влагодобывающая ферма
browser-skirmish-map-massassi-ruins = Карта: руины массасси
browser-skirmish-coming = Задание ещё не вытянуто
    .help = Когда оба отряда выбраны, тянут одно из этих шести заданий. Оно решает, какая будет карта и за что дают очки.
browser-skirmish-figure-sight = Люк (1) видит штурмовика: две линии из одного угла его клетки доходят до обоих концов стороны клетки цели, и между ними ничего нет. Фенн (2) не видит: из любого угла мешают преграды.
browser-skirmish-figure-distance = Числа — расстояние от фигурки в клетках. Между J12 и K12 стена, поэтому до K12 два шага; K13 прямо за той же стеной, но до неё шесть шагов.
browser-skirmish-figure-movement = Числа — сколько очков нужно первой фигурке, чтобы дойти до клетки. Мимо союзника внизу пройти можно, мимо штурмовика тоже, за очко сверх обычного, но останавливаться на них нельзя. S18 — труднопроходимая местность, на очко дороже.
browser-skirmish-figure-large = Большая подставка ходит только в четыре стороны, никогда по диагонали. Поворот на четверть стоит 1 очко, и хотя бы половина клеток должна остаться прежней.
browser-skirmish-attack = Атака
browser-skirmish-skip = Показать итог сразу
browser-skirmish-round = Раунд { $round } / { $rounds }
browser-skirmish-points = { $count ->
    [one] { $count } победное очко
    [few] { $count } победных очка
   *[many] { $count } победных очков
}
browser-skirmish-in-hand = На руке
browser-skirmish-in-deck = В колоде
browser-skirmish-cards = Карты командования: на руке { $hand }, в колоде { $deck }
browser-skirmish-initiative = Инициатива
browser-skirmish-ready = подготовлена
browser-skirmish-exhausted = повёрнута
browser-skirmish-done = уже действовала
browser-skirmish-health = здоровье { $left } из { $most }
browser-skirmish-carries = { $count ->
    [one] несёт { $count } жетон
    [few] несёт { $count } жетона
   *[many] несёт { $count } жетонов
}
browser-skirmish-actions = { $count ->
    [one] осталось { $count } действие
    [few] осталось { $count } действия
   *[many] осталось { $count } действий
}
browser-skirmish-movement = { $count ->
    [one] { $count } очко движения
    [few] { $count } очка движения
   *[many] { $count } очков движения
}
browser-skirmish-reach = Перейти сюда: { $cost ->
    [one] { $cost } очко движения
    [few] { $cost } очка движения
   *[many] { $cost } очков движения
}
browser-skirmish-reach-more = Перейти сюда, потратив ещё одно действие на движение: { $cost ->
    [one] { $cost } очко движения
    [few] { $cost } очка движения
   *[many] { $cost } очков движения
}
browser-skirmish-aim = Цель, расстояние { $away }. Попадание: { $hit }, урон в среднем: { $damage }, победа над целью: { $defeat }
browser-skirmish-away = { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
   *[many] { $count } клеток
} до цели
browser-skirmish-hit = Попадание
browser-skirmish-expected = урон в среднем { $damage }
browser-skirmish-defeat = Победа над целью
browser-skirmish-attack-whom = Атаковать: { $name }
browser-skirmish-move-to = Перейти на { $space }
browser-skirmish-damage = урон
browser-skirmish-accuracy = точность
browser-skirmish-surge = усиления
browser-skirmish-block = блоки
browser-skirmish-evade = уклонения
browser-skirmish-dodged = Уворот
browser-skirmish-fell-short = Не хватило точности: промах
browser-skirmish-dealt = { $count ->
    [0] Без урона
   *[other] Урон: { $count }
}
browser-skirmish-defeated = Урон: { $count }, фигурка побеждена
browser-skirmish-playable = Можно сыграть сейчас
browser-skirmish-not-now = Сейчас сыграть нельзя
browser-skirmish-no-cards = На руке нет карт командования
browser-skirmish-to-place = Осталось расставить
browser-skirmish-terminal = Терминал
browser-skirmish-ground-difficult = Труднопроходимая местность
browser-skirmish-ground-blocking = Преграда
browser-skirmish-zone-red = Красная зона дислокации
browser-skirmish-zone-blue = Синяя зона дислокации
browser-skirmish-north = север
browser-skirmish-east = восток
browser-skirmish-south = юг
browser-skirmish-west = запад
browser-skirmish-edge-wall = стена
browser-skirmish-edge-solid = непроницаемая граница
browser-skirmish-edge-dashed = непроходимая граница
browser-skirmish-edge-door = закрытая дверь
browser-skirmish-edge-open-door = открытая дверь
browser-skirmish-order-holds = Не активирует группы, пока подготовленных карт не больше, чем у соперника
browser-skirmish-order-covers-fire = Солдаты в этом раунде оглушают за усиление
browser-skirmish-order-silenced = Не играет карты командования в этом раунде
browser-skirmish-order-flipped = В этом раунде панель уже перевёрнута
browser-skirmish-choose-list = Выберите отряд
    .help = Соперник не увидит его, пока не выберут оба. Карты командования остаются скрытыми.
browser-skirmish-lists-first = Для первой партии
browser-skirmish-list-cost = Очки: отряд { $army }, колода { $deck }
browser-skirmish-upgrade = улучшение
browser-skirmish-unique = уникальная карта
browser-skirmish-elite = улучшенная группа
browser-skirmish-regular = обычная группа
browser-skirmish-facts = Стоимость: { $cost }. Копий в списке: не больше { $copies }.
browser-skirmish-on-table = На этом столе
browser-skirmish-command-cards = Карты командования
browser-skirmish-armies = Отряды открыты
browser-skirmish-course = Победные очки по ходу партии
browser-skirmish-attack-now = Атаковать
browser-skirmish-end = Закончить активацию
browser-skirmish-move = Двигаться: +{ $points }
browser-skirmish-points-panel = за пусковые панели
browser-skirmish-points-contraband = за контрабанду
browser-skirmish-points-crate = за ящики
browser-skirmish-points-raider = за налётчиков
browser-skirmish-points-holocron = за голокроны
browser-skirmish-points-site = за раскопы
browser-skirmish-sum-placed = { $count ->
    [one] поставлена { $count } фигурка
    [few] поставлены { $count } фигурки
   *[many] поставлено { $count } фигурок
}
browser-skirmish-sum-attacks = { $count ->
    [one] { $count } атака
    [few] { $count } атаки
   *[many] { $count } атак
}, урон { $damage }

skirmish-refusal-lists = Ошибка в позиции: таких незаконченных списков не бывает.
skirmish-refusal-army = Ошибка в позиции: отряд собран не по правилам, или в группе не те фигурки.
skirmish-refusal-cards = Ошибка в позиции: в колоде командования не может быть таких карт.
skirmish-refusal-figures = Ошибка в позиции: таких фигурок не бывает, или их нет в отрядах.
skirmish-refusal-places = Ошибка в позиции: фигурки или жетоны не могут там стоять.
skirmish-refusal-tokens = Ошибка в позиции: в этом задании другие жетоны.
skirmish-refusal-round = Ошибка в позиции: раунд, зоны, двери или активация не сходятся.
skirmish-refusal-attacks = Ошибка в позиции: такой атаки быть не может.
skirmish-refusal-end = Ошибка в позиции: очки, фигурки и победитель не сходятся.
skirmish-refusal-question = Ошибка в позиции: вопрос не соответствует игре.

## Страница отрядов и составление списка за столом

browser-skirmish-army-own = Ваши списки
browser-skirmish-army-own-none = Вы ещё не сохранили ни одного списка. Составьте его ниже, начните с готового или прочитайте из текста.
browser-skirmish-army-ready = Готовые списки
browser-skirmish-army-new = Составить список
browser-skirmish-army-change = Изменить список
browser-skirmish-army-cards = Карты на выбор
browser-skirmish-army-part = Карты дислокации
browser-skirmish-army-side = Принадлежность
browser-skirmish-army-list = Список
browser-skirmish-army-name = Название списка
browser-skirmish-army-deck-cost = Стоимость карт командования
browser-skirmish-army-fine = Этим списком можно играть.
browser-skirmish-army-read = Прочитать карту
browser-skirmish-army-costs = { $cost ->
    [one] { $cost } очко
    [few] { $cost } очка
   *[many] { $cost } очков
 }
browser-skirmish-army-figures = { $count ->
    [one] { $count } фигурка
    [few] { $count } фигурки
   *[many] { $count } фигурок
 }
browser-skirmish-army-copies = В списке: { $count }
browser-skirmish-army-add = Добавить: { $card }
browser-skirmish-army-remove = Убрать: { $card }
browser-skirmish-army-save = Сохранить
browser-skirmish-army-saved = Сохранено: { $name }
browser-skirmish-army-open = Открыть
browser-skirmish-army-delete = Удалить
browser-skirmish-army-delete-which = Удалить: { $name }
browser-skirmish-army-delete-sure = Действительно удалить: { $name }
browser-skirmish-army-sure = Точно удалить
browser-skirmish-army-begin-with = Начать с него
browser-skirmish-army-import = Прочитать из текста
    .help = По карте в строке, число копий перед названием или после него. Названия — русские или английские.
browser-skirmish-army-import-none = В этом тексте нет ни одной карты.
browser-skirmish-army-read-in = Прочитать список
browser-skirmish-army-read-rest = Взять остальные карты
browser-skirmish-army-line = Строка { $line }: { $why }
browser-skirmish-army-export = Текстом
    .help = Список текстом: сохранить или послать.
browser-skirmish-army-copy = Скопировать
browser-skirmish-army-copied = Список скопирован.
browser-skirmish-army-take = Играть этим списком
browser-skirmish-army-sending = Ваш список передаётся…
browser-skirmish-army-put-away = Убрать

skirmish-reason-initiative = У кого инициатива, тот действует в раунде первым.
skirmish-reason-zone = Из этой зоны ближе к тому, за что задание даёт очки.
skirmish-reason-deploy = Большие и сильные фигурки ставят первыми: им достаются лучшие места.
skirmish-reason-place = Оттуда ближе и до соперника, и до того, за что задание даёт очки.
skirmish-reason-wait = Сейчас ни одна активация не даёт достаточно: пусть сначала раскроется соперник.
skirmish-reason-reach = Уже сейчас можно атаковать: { $whom-nom } { $whom-name }.
skirmish-reason-escape = Там, где фигурка стоит, опасно, и она может уйти.
skirmish-reason-goal = Фигурка дойдёт до того, что приносит очки, или подойдёт ближе.
skirmish-reason-hit = Лучшая цель — { $whom-nom } { $whom-name }: шанс попасть { $chance } %.
skirmish-reason-defeat = Шанс победить цель ({ $whom-nom } { $whom-name }) — { $chance } %.
skirmish-reason-aim = Оттуда атака лучше.
skirmish-reason-hold = Там фигурка удержит то, что считается в конце раунда.
skirmish-reason-nearer = Так ближе к цели или к тому, за что задание даёт очки.
skirmish-reason-safe = Там безопаснее от атак.
skirmish-reason-reroll = В среднем новый бросок лучше.
skirmish-reason-keep = В среднем новый бросок хуже.
skirmish-reason-now = Сейчас карта даст больше, чем стоит на руке.
skirmish-reason-later = На руке карта ценнее.
