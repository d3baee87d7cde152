### Звёздные империи.
### Пол игрока неизвестен: настоящее время; к читателю на «вы» ($player-is, $target-is, $owner-is).

star-realms-title = Звёздные империи
star-realms-about = Война с постройкой колоды: покупайте корабли и базы, разыгрывайте их из своей колоды и сведите влияние соперников к нулю.

## Карты: значение с прописной буквы, падежи для середины предложения

star-realms-card-scout = Разведчик
    .nom = разведчик
    .gen = разведчика
    .dat = разведчику
    .acc = разведчика
    .ins = разведчиком
    .prep = разведчике
    .gender = masculine
star-realms-card-viper = Штурмовик
    .nom = штурмовик
    .gen = штурмовика
    .dat = штурмовику
    .acc = штурмовика
    .ins = штурмовиком
    .prep = штурмовике
    .gender = masculine
star-realms-card-explorer = Исследователь
    .nom = исследователь
    .gen = исследователя
    .dat = исследователю
    .acc = исследователя
    .ins = исследователем
    .prep = исследователе
    .gender = masculine
star-realms-card-blob-fighter = Слизень-истребитель
    .nom = Слизень-истребитель
    .gen = Слизня-истребителя
    .dat = Слизню-истребителю
    .acc = Слизня-истребителя
    .ins = Слизнем-истребителем
    .prep = Слизне-истребителе
    .gender = masculine
star-realms-card-battle-pod = Боевой кокон
    .nom = боевой кокон
    .gen = боевого кокона
    .dat = боевому кокону
    .acc = боевой кокон
    .ins = боевым коконом
    .prep = боевом коконе
    .gender = masculine
star-realms-card-trade-pod = Торговый кокон
    .nom = торговый кокон
    .gen = торгового кокона
    .dat = торговому кокону
    .acc = торговый кокон
    .ins = торговым коконом
    .prep = торговом коконе
    .gender = masculine
star-realms-card-ram = Таран
    .nom = таран
    .gen = тарана
    .dat = тарану
    .acc = таран
    .ins = тараном
    .prep = таране
    .gender = masculine
star-realms-card-blob-destroyer = Слизень-разрушитель
    .nom = Слизень-разрушитель
    .gen = Слизня-разрушителя
    .dat = Слизню-разрушителю
    .acc = Слизня-разрушителя
    .ins = Слизнем-разрушителем
    .prep = Слизне-разрушителе
    .gender = masculine
star-realms-card-battle-blob = Боевой Слизень
    .nom = боевой Слизень
    .gen = боевого Слизня
    .dat = боевому Слизню
    .acc = боевого Слизня
    .ins = боевым Слизнем
    .prep = боевом Слизне
    .gender = masculine
star-realms-card-blob-carrier = Слизненосец
    .nom = слизненосец
    .gen = слизненосца
    .dat = слизненосцу
    .acc = слизненосец
    .ins = слизненосцем
    .prep = слизненосце
    .gender = masculine
star-realms-card-mothership = Корабль-матка
    .nom = корабль-матка
    .gen = корабля-матки
    .dat = кораблю-матке
    .acc = корабль-матку
    .ins = кораблём-маткой
    .prep = корабле-матке
    .gender = masculine
star-realms-card-blob-wheel = Колесо Слизней
    .nom = колесо Слизней
    .gen = колеса Слизней
    .dat = колесу Слизней
    .acc = колесо Слизней
    .ins = колесом Слизней
    .prep = колесе Слизней
    .gender = neuter
star-realms-card-the-hive = Улей
    .nom = улей
    .gen = улья
    .dat = улью
    .acc = улей
    .ins = ульем
    .prep = улье
    .gender = masculine
star-realms-card-blob-world = Мир Слизней
    .nom = Мир Слизней
    .gen = Мира Слизней
    .dat = Миру Слизней
    .acc = Мир Слизней
    .ins = Миром Слизней
    .prep = Мире Слизней
    .gender = masculine
star-realms-card-federation-shuttle = Челнок федерации
    .nom = челнок федерации
    .gen = челнока федерации
    .dat = челноку федерации
    .acc = челнок федерации
    .ins = челноком федерации
    .prep = челноке федерации
    .gender = masculine
star-realms-card-cutter = Катер
    .nom = катер
    .gen = катера
    .dat = катеру
    .acc = катер
    .ins = катером
    .prep = катере
    .gender = masculine
star-realms-card-embassy-yacht = Посольская яхта
    .nom = посольская яхта
    .gen = посольской яхты
    .dat = посольской яхте
    .acc = посольскую яхту
    .ins = посольской яхтой
    .prep = посольской яхте
    .gender = feminine
star-realms-card-freighter = Грузовой корабль
    .nom = грузовой корабль
    .gen = грузового корабля
    .dat = грузовому кораблю
    .acc = грузовой корабль
    .ins = грузовым кораблём
    .prep = грузовом корабле
    .gender = masculine
star-realms-card-trade-escort = Сторожевой корабль
    .nom = сторожевой корабль
    .gen = сторожевого корабля
    .dat = сторожевому кораблю
    .acc = сторожевой корабль
    .ins = сторожевым кораблём
    .prep = сторожевом корабле
    .gender = masculine
star-realms-card-flagship = Флагман
    .nom = флагман
    .gen = флагмана
    .dat = флагману
    .acc = флагман
    .ins = флагманом
    .prep = флагмане
    .gender = masculine
star-realms-card-command-ship = Штабной корабль
    .nom = штабной корабль
    .gen = штабного корабля
    .dat = штабному кораблю
    .acc = штабной корабль
    .ins = штабным кораблём
    .prep = штабном корабле
    .gender = masculine
star-realms-card-trading-post = Торговая станция
    .nom = торговая станция
    .gen = торговой станции
    .dat = торговой станции
    .acc = торговую станцию
    .ins = торговой станцией
    .prep = торговой станции
    .gender = feminine
star-realms-card-barter-world = Рыночный мир
    .nom = Рыночный мир
    .gen = Рыночного мира
    .dat = Рыночному миру
    .acc = Рыночный мир
    .ins = Рыночным миром
    .prep = Рыночном мире
    .gender = masculine
star-realms-card-defense-center = Опорный пункт
    .nom = опорный пункт
    .gen = опорного пункта
    .dat = опорному пункту
    .acc = опорный пункт
    .ins = опорным пунктом
    .prep = опорном пункте
    .gender = masculine
star-realms-card-port-of-call = Космопорт
    .nom = космопорт
    .gen = космопорта
    .dat = космопорту
    .acc = космопорт
    .ins = космопортом
    .prep = космопорте
    .gender = masculine
star-realms-card-central-office = Центральное управление
    .nom = Центральное управление
    .gen = Центрального управления
    .dat = Центральному управлению
    .acc = Центральное управление
    .ins = Центральным управлением
    .prep = Центральном управлении
    .gender = neuter
star-realms-card-imperial-fighter = Имперский истребитель
    .nom = имперский истребитель
    .gen = имперского истребителя
    .dat = имперскому истребителю
    .acc = имперский истребитель
    .ins = имперским истребителем
    .prep = имперском истребителе
    .gender = masculine
star-realms-card-corvette = Корвет
    .nom = корвет
    .gen = корвета
    .dat = корвету
    .acc = корвет
    .ins = корветом
    .prep = корвете
    .gender = masculine
star-realms-card-imperial-frigate = Имперский фрегат
    .nom = имперский фрегат
    .gen = имперского фрегата
    .dat = имперскому фрегату
    .acc = имперский фрегат
    .ins = имперским фрегатом
    .prep = имперском фрегате
    .gender = masculine
star-realms-card-survey-ship = Научный корабль
    .nom = научный корабль
    .gen = научного корабля
    .dat = научному кораблю
    .acc = научный корабль
    .ins = научным кораблём
    .prep = научном корабле
    .gender = masculine
star-realms-card-battlecruiser = Боевой крейсер
    .nom = боевой крейсер
    .gen = боевого крейсера
    .dat = боевому крейсеру
    .acc = боевой крейсер
    .ins = боевым крейсером
    .prep = боевом крейсере
    .gender = masculine
star-realms-card-dreadnaught = Дредноут
    .nom = дредноут
    .gen = дредноута
    .dat = дредноуту
    .acc = дредноут
    .ins = дредноутом
    .prep = дредноуте
    .gender = masculine
star-realms-card-recycling-station = Станция переработки
    .nom = станция переработки
    .gen = станции переработки
    .dat = станции переработки
    .acc = станцию переработки
    .ins = станцией переработки
    .prep = станции переработки
    .gender = feminine
star-realms-card-space-station = Космическая станция
    .nom = космическая станция
    .gen = космической станции
    .dat = космической станции
    .acc = космическую станцию
    .ins = космической станцией
    .prep = космической станции
    .gender = feminine
star-realms-card-war-world = Мир войны
    .nom = Мир войны
    .gen = Мира войны
    .dat = Миру войны
    .acc = Мир войны
    .ins = Миром войны
    .prep = Мире войны
    .gender = masculine
star-realms-card-royal-redoubt = Имперская цитадель
    .nom = имперская цитадель
    .gen = имперской цитадели
    .dat = имперской цитадели
    .acc = имперскую цитадель
    .ins = имперской цитаделью
    .prep = имперской цитадели
    .gender = feminine
star-realms-card-fleet-hq = Ставка командования
    .nom = ставка командования
    .gen = ставки командования
    .dat = ставке командования
    .acc = ставку командования
    .ins = ставкой командования
    .prep = ставке командования
    .gender = feminine
star-realms-card-trade-bot = Торговый бот
    .nom = торговый бот
    .gen = торгового бота
    .dat = торговому боту
    .acc = торгового бота
    .ins = торговым ботом
    .prep = торговом боте
    .gender = masculine
star-realms-card-missile-bot = Ракетный бот
    .nom = ракетный бот
    .gen = ракетного бота
    .dat = ракетному боту
    .acc = ракетного бота
    .ins = ракетным ботом
    .prep = ракетном боте
    .gender = masculine
star-realms-card-supply-bot = Бот снабжения
    .nom = бот снабжения
    .gen = бота снабжения
    .dat = боту снабжения
    .acc = бота снабжения
    .ins = ботом снабжения
    .prep = боте снабжения
    .gender = masculine
star-realms-card-patrol-mech = Патрульный космотанк
    .nom = патрульный космотанк
    .gen = патрульного космотанка
    .dat = патрульному космотанку
    .acc = патрульный космотанк
    .ins = патрульным космотанком
    .prep = патрульном космотанке
    .gender = masculine
star-realms-card-stealth-needle = Игла
    .nom = игла
    .gen = иглы
    .dat = игле
    .acc = иглу
    .ins = иглой
    .prep = игле
    .gender = feminine
star-realms-card-battle-mech = Боевой космотанк
    .nom = боевой космотанк
    .gen = боевого космотанка
    .dat = боевому космотанку
    .acc = боевой космотанк
    .ins = боевым космотанком
    .prep = боевом космотанке
    .gender = masculine
star-realms-card-missile-mech = Ракетный космотанк
    .nom = ракетный космотанк
    .gen = ракетного космотанка
    .dat = ракетному космотанку
    .acc = ракетный космотанк
    .ins = ракетным космотанком
    .prep = ракетном космотанке
    .gender = masculine
star-realms-card-battle-station = Боевая станция
    .nom = боевая станция
    .gen = боевой станции
    .dat = боевой станции
    .acc = боевую станцию
    .ins = боевой станцией
    .prep = боевой станции
    .gender = feminine
star-realms-card-mech-world = Техномир
    .nom = Техномир
    .gen = Техномира
    .dat = Техномиру
    .acc = Техномир
    .ins = Техномиром
    .prep = Техномире
    .gender = masculine
star-realms-card-junkyard = Свалка металлолома
    .nom = свалка металлолома
    .gen = свалки металлолома
    .dat = свалке металлолома
    .acc = свалку металлолома
    .ins = свалкой металлолома
    .prep = свалке металлолома
    .gender = feminine
star-realms-card-machine-base = Технобаза
    .nom = технобаза
    .gen = технобазы
    .dat = технобазе
    .acc = технобазу
    .ins = технобазой
    .prep = технобазе
    .gender = feminine
star-realms-card-brain-world = Мозгомир
    .nom = Мозгомир
    .gen = Мозгомира
    .dat = Мозгомиру
    .acc = Мозгомир
    .ins = Мозгомиром
    .prep = Мозгомире
    .gender = masculine

## Фракции

star-realms-faction-blob = Слизни
    .nom = Слизни
    .gen = Слизней
    .dat = Слизням
    .acc = Слизней
    .ins = Слизнями
    .prep = Слизнях
star-realms-faction-trade-federation = Торговая федерация
    .nom = Торговая федерация
    .gen = Торговой федерации
    .dat = Торговой федерации
    .acc = Торговую федерацию
    .ins = Торговой федерацией
    .prep = Торговой федерации
star-realms-faction-star-empire = Звёздная империя
    .nom = Звёздная империя
    .gen = Звёздной империи
    .dat = Звёздной империи
    .acc = Звёздную империю
    .ins = Звёздной империей
    .prep = Звёздной империи
star-realms-faction-machine-cult = Технокульт
    .nom = Технокульт
    .gen = Технокульта
    .dat = Технокульту
    .acc = Технокульт
    .ins = Технокультом
    .prep = Технокульте

## Как называются свойства

star-realms-ability-always = Постоянно
star-realms-ability-play = При розыгрыше
star-realms-ability-use = Раз в ход
star-realms-ability-ally = Союзное свойство ({ $faction }), раз в ход
star-realms-ability-scrap = Отправьте эту карту в утиль

## Что делают свойства; они же — надписи на кнопках выбора

star-realms-effect-trade = Получите { $amount ->
        [one] { $amount } очко торговли
        [few] { $amount } очка торговли
       *[many] { $amount } очков торговли
    }
star-realms-effect-combat = Получите { $amount ->
        [one] { $amount } очко боя
        [few] { $amount } очка боя
       *[many] { $amount } очков боя
    }
star-realms-effect-authority = Получите { $amount ->
        [one] { $amount } очко влияния
        [few] { $amount } очка влияния
       *[many] { $amount } очков влияния
    }
star-realms-effect-draw = Возьмите { $amount ->
        [one] { $amount } карту
        [few] { $amount } карты
       *[many] { $amount } карт
    }
star-realms-effect-draw-for-bases = Возьмите { $amount ->
        [one] { $amount } карту
        [few] { $amount } карты
       *[many] { $amount } карт
    }, если у вас в игре не меньше { $bases ->
        [one] { $bases } базы
        [few] { $bases } баз
       *[many] { $bases } баз
    }
star-realms-effect-draw-for-faction = Возьмите по карте за каждую карту { $faction-gen }, разыгранную в этот ход
star-realms-effect-charge = Следующий корабль, купленный в этот ход, можете положить на верх своей колоды
star-realms-effect-opponent-discards = Соперник сбрасывает карту
star-realms-effect-may-scrap = Можете отправить в утиль карту с руки или из своего сброса
star-realms-effect-scrap = Отправьте в утиль карту с руки или из своего сброса
star-realms-effect-scrap-from-hand = Отправьте в утиль карту с руки
star-realms-effect-scrap-and-draw = Отправьте в утиль до { $amount ->
        [one] { $amount } карты
        [few] { $amount } карт
       *[many] { $amount } карт
    } с руки или из своего сброса, затем возьмите столько же
star-realms-effect-discard-and-draw = Сбросьте до { $amount ->
        [one] { $amount } карты
        [few] { $amount } карт
       *[many] { $amount } карт
    }, затем возьмите столько же
star-realms-effect-scrap-from-row = Можете отправить в утиль карту из торгового ряда
star-realms-effect-destroy-base = Можете уничтожить выбранную базу
star-realms-effect-acquire-ship = Бесплатно получите любой корабль и положите его на верх своей колоды
star-realms-effect-copy-ship = Скопируйте другой корабль, который вы разыграли в этот ход: игла получает его свойства и считается ещё и кораблём его фракции
star-realms-effect-ally-for-all = Союзник для любой фракции
star-realms-effect-rally = Получайте { $amount ->
        [one] { $amount } очко боя
        [few] { $amount } очка боя
       *[many] { $amount } очков боя
    } за каждый корабль, который разыгрываете
star-realms-effect-or = или

## Параметры

star-realms-option-mode = Режим
    .help = Кто с кем сражается. «По числу игроков» значит: двое играют дуэль, трое и больше — кучу-малу.
star-realms-option-mode-auto = по числу игроков
star-realms-option-mode-duel = дуэль
star-realms-option-mode-free-for-all = куча-мала
star-realms-option-mode-hunter = охотник
star-realms-option-mode-hydra = гидра
star-realms-option-mode-emperor = император
star-realms-option-mode-raid = налёт
star-realms-option-first = Кто начинает
    .help = Игрок (или любой игрок команды), который ходит первым. В налёте это босс.
star-realms-option-first-random = по жребию
star-realms-option-first-1 = игрок 1
star-realms-option-first-2 = игрок 2
star-realms-option-first-3 = игрок 3
star-realms-option-first-4 = игрок 4
star-realms-option-first-5 = игрок 5
star-realms-option-first-6 = игрок 6
star-realms-option-discards = Вынужденный сброс
    .help = Когда сбрасывает тот, кого заставили. Сразу — по правилам из коробки. В начале своего хода — удобно в неспешных партиях: никто не ждёт его ответа.
star-realms-option-discards-immediate = сразу
star-realms-option-discards-deferred = в начале своего хода
star-realms-option-sticky_allies = Союзники запоминаются
    .help = Карта, рядом с которой в этот ход был союзник, сохраняет союзное свойство, даже если союзник уже в утиле.
star-realms-option-team_hands = Руки внутри команды
    .help = Видят ли карты друг друга головы гидры и налётчики.
star-realms-option-team_hands-open = открыты союзникам
star-realms-option-team_hands-hidden = скрыты
star-realms-option-rounds = Раундов не больше
    .help = В раунде столько ходов, сколько игроков или гидр начинало игру. Если за столько раундов никто не победил, объявляется ничья.

## Вопросы и итог

star-realms-ask-main = { $player-is ->
    [you] Ваш ход: играйте, покупайте, атакуйте.
   *[other] Ходит { $player }.
}
star-realms-ask-main-hydra = { $player-is ->
    [you] Ход вашей команды: разыгрывайте карты, покупайте, атакуйте или передайте ход союзнику.
   *[other] За команду ходит { $player }.
}
star-realms-ask-may-scrap = { $player-is ->
    [you] Можете отправить в утиль карту с руки или из сброса.
   *[other] { $player } выбирает карту для утиля.
}
star-realms-ask-scrap = { $player-is ->
    [you] Отправьте в утиль карту с руки или из сброса.
   *[other] { $player } выбирает карту для утиля.
}
star-realms-ask-either = { $player-is ->
    [you] { $card }: выберите одно из двух.
   *[other] { $player } выбирает, что сделает { $card-nom }.
}
star-realms-ask-scrap-and-draw = { $player-is ->
    [you] Отправьте в утиль карту с руки или из сброса (можно ещё { $count }) или возьмите карты за уже отправленные.
   *[other] { $player } выбирает карты для утиля.
}
star-realms-ask-discard-and-draw = { $player-is ->
    [you] Сбросьте карту (можно ещё { $count }) или возьмите карты за уже сброшенные.
   *[other] { $player } выбирает карты для сброса.
}
star-realms-ask-discard = { $player-is ->
    [you] Выберите карту для сброса: осталось сбросить { $count }.
   *[other] { $player } выбирает карту для сброса: осталось сбросить { $count }.
}
star-realms-ask-top = { $player-is ->
    [you] Вы покупаете { $card-acc }: на верх колоды или в сброс?
   *[other] { $player } решает, куда положить { $card-acc }.
}
star-realms-ask-attack = { $player-is ->
    [you] Сколько очков боя потратить на игрока { $target }?
   *[other] { $target-is ->
        [you] { $player } решает, насколько сильно атаковать вас.
       *[other] { $player } решает, насколько сильно атаковать игрока { $target }.
    }
}
star-realms-ask-damage = { $player-is ->
    [you] Сколько очков боя потратить на { $card-acc } игрока { $owner }?
   *[other] { $owner-is ->
        [you] { $player } решает, насколько сильно атаковать { $card-acc } — вашу базу.
       *[other] { $player } решает, насколько сильно атаковать { $card-acc } игрока { $owner }.
    }
}
star-realms-ask-share-buy = { $player-is ->
    [you] Чтобы вместе купить { $card-acc } (покупает { $starter }), не хватает торговли: { $missing }. Сколько платите вы?
   *[other] { $player } решает, сколько добавить на { $card-acc } (покупает { $starter }); не хватает торговли: { $missing }.
}
star-realms-ask-share-strike = { $player-is ->
    [you] Чтобы вместе уничтожить { $card-acc } игрока { $owner } (начинает { $starter }), не хватает боя: { $missing }. Сколько тратите вы?
   *[other] { $player } решает, сколько добавить против { $card-gen } игрока { $owner } (начинает { $starter }); не хватает боя: { $missing }.
}
star-realms-ask-send = { $player-is ->
    [you] Кому отдать { $card-acc }?
   *[other] { $player } решает, кому отдать { $card-acc }.
}
star-realms-ask-legacy = { $player-is ->
    [you] Вы выбываете. Можете оставить одну свою карту игроку { $target }.
   *[other] { $player } выбирает карту для игрока { $target }.
}
star-realms-ask-scrap-from-hand = { $player-is ->
    [you] Отправьте в утиль карту с руки.
   *[other] { $player } выбирает карту для утиля.
}
star-realms-ask-scrap-from-row = { $player-is ->
    [you] Можете отправить в утиль карту из торгового ряда.
   *[other] { $player } выбирает карту торгового ряда для утиля.
}
star-realms-ask-destroy = { $player-is ->
    [you] Можете уничтожить базу.
   *[other] { $player } выбирает базу, чтобы её уничтожить.
}
star-realms-ask-acquire = { $player-is ->
    [you] Выберите корабль: вы получите его бесплатно, и он ляжет на верх вашей колоды.
   *[other] { $player } выбирает корабль, который получит бесплатно.
}
star-realms-ask-copy = { $player-is ->
    [you] Какой корабль копирует ваша игла?
   *[other] { $player } выбирает, какой корабль скопирует игла.
}
star-realms-ask-victim = { $player-is ->
    [you] Кто сбрасывает карту?
   *[other] { $player } выбирает, кто сбросит карту.
}
star-realms-over = { $winner-is ->
    [you] Партия окончена. Вы победили!
   *[other] Партия окончена. Победа за игроком { $winner }.
}
star-realms-over-team = { $winners-is ->
    [you] Партия окончена. Ваша команда победила: { $winners }.
   *[other] Партия окончена. Победила команда: { $winners }.
}
star-realms-over-draw = Партия окончена вничью: { $winners }.

## Ходы: надписи на кнопках того, кого спрашивают

star-realms-action-play = Разыграть { $card-acc }
star-realms-action-use = Применить свойство { $card-gen }
star-realms-action-ally = Применить союзное свойство { $card-gen }
star-realms-action-scrap = Отправить { $card-acc } в утиль ради свойства
star-realms-action-guise-ally = Применить союзное свойство иглы как { $card-gen }
star-realms-action-guise-scrap = Отправить иглу в утиль как { $card-acc }
star-realms-action-buy = Купить { $card-acc } за { $cost }
star-realms-action-join-buy = Вместе купить { $card-acc } за { $cost }
star-realms-action-send = Заплатить 1 очко торговли и отдать { $card-acc } союзнику
star-realms-action-done = Закончить свою часть хода
star-realms-action-end-turn = Закончить ход
star-realms-action-hand-over = Передать ход игроку { $target }
star-realms-action-attack = Атаковать игрока { $target }
star-realms-action-attack-team = Атаковать команду игрока { $target }
star-realms-action-join-strike = Вместе уничтожить { $card-acc } игрока { $owner } ({ $defence })
star-realms-action-strike = Уничтожить { $card-acc } игрока { $owner } за { $defence ->
        [one] { $defence } очко боя
        [few] { $defence } очка боя
       *[many] { $defence } очков боя
    }
star-realms-action-strike-boss = Атаковать { $card-acc } игрока { $owner }: до уничтожения { $left }
star-realms-action-destroy = Уничтожить { $card-acc } игрока { $owner }
star-realms-action-destroy-own = Уничтожить { $card-acc } — собственную базу
star-realms-action-on-top = Положить { $card-acc } на верх колоды
star-realms-action-pass-top = Положить { $card-acc } в сброс
star-realms-action-pass-draw = { $count ->
    [0] Отказаться
    [one] Хватит: взять { $count } карту
    [few] Хватит: взять { $count } карты
   *[many] Хватит: взять { $count } карт
}
star-realms-action-pass-scrap = Ничего не отправлять в утиль
star-realms-action-pass-destroy = Ничего не уничтожать
star-realms-action-pass-share = Отказаться платить вместе
star-realms-action-pass-legacy = Ничего не оставлять
star-realms-action-discard = Сбросить { $card-acc }
star-realms-action-scrap-from-hand = Отправить в утиль { $card-acc } с руки
star-realms-action-scrap-from-discard = Отправить в утиль { $card-acc } из сброса
star-realms-action-scrap-from-row = Отправить в утиль { $card-acc } из торгового ряда
star-realms-action-acquire = Бесплатно получить { $card-acc }
star-realms-action-copy = Скопировать { $card-acc }
star-realms-action-give = Оставить { $card-acc } игроку { $target }
star-realms-action-name = Сбрасывает { $target }
star-realms-action-send-to = Отдать { $card-acc } игроку { $target }
star-realms-action-pay-combat = Потратить { $amount ->
        [one] { $amount } очко боя
        [few] { $amount } очка боя
       *[many] { $amount } очков боя
    }
star-realms-action-pay-trade = Заплатить { $amount ->
        [one] { $amount } очко торговли
        [few] { $amount } очка торговли
       *[many] { $amount } очков торговли
    }
star-realms-action-damage = Потратить { $amount ->
        [one] { $amount } очко боя
        [few] { $amount } очка боя
       *[many] { $amount } очков боя
    } на { $card-acc } игрока { $owner }
star-realms-action-spend = Потратить { $amount ->
        [one] { $amount } очко боя
        [few] { $amount } очка боя
       *[many] { $amount } очков боя
    } на игрока { $target }

## Почему так нельзя

star-realms-why-not-not-asked = Сейчас об этом не спрашивают: идёт основная фаза хода.
star-realms-why-not-in-hand = У вас на руке нет { $card-gen }.
star-realms-why-not-in-play = У вас в игре нет { $card-gen }.
star-realms-why-not-no-scrap = { $card }: утилизационного свойства нет.
star-realms-why-not-ship = { $card } — корабль: его первичное свойство сработало при розыгрыше.
star-realms-why-not-no-primary = { $card }: применять нечего.
star-realms-why-not-used = { $card }: первичное свойство в этот ход уже применено.
star-realms-why-not-no-ally-ability = { $card }: союзного свойства нет.
star-realms-why-not-ally-used = { $card }: союзное свойство в этот ход уже применено.
star-realms-why-not-no-ally = { $card }: нужна другая ваша карта { $faction-gen } в игре.
star-realms-why-not-no-guise = Ни одна ваша игла не копирует { $card-acc }.
star-realms-why-not-no-explorers = Исследователи кончились.
star-realms-why-not-for-sale = { $card }: такой карты в продаже нет.
star-realms-why-not-too-dear = { $card } стоит { $cost }, а торговли у вас { $trade }.
star-realms-why-not-no-hydra = Это возможно только в режиме «Гидра».
star-realms-why-not-refused = Союзник отказался: в этот ход вы не предлагаете того же ещё раз.
star-realms-why-not-in-row = { $card }: такой карты в торговом ряду нет.
star-realms-why-not-not-together = Вместе нужно заплатить { $cost }: часть вы, часть союзник.
star-realms-why-not-no-emperor = Карты передают союзникам только в режиме «Император».
star-realms-why-not-no-mates = У вас не осталось союзников.
star-realms-why-not-in-discard = В вашем сбросе нет { $card-gen }.
star-realms-why-not-no-trade = Передать карту стоит 1 очко торговли, а у вас нет ни одного.
star-realms-why-not-too-strong = Оборона цели ({ $card-nom }) — { $defence }, а боя у вас { $combat }.
star-realms-why-not-nobody-there = За этим столом нет такого игрока.
star-realms-why-not-own-base = Собственную базу атаковать нельзя.
star-realms-why-not-no-such-base = У игрока { $owner } нет такой базы: { $card-nom }.
star-realms-why-not-bases-out-of-reach = В этом режиме базы игрока { $owner } сейчас вне вашей досягаемости.
star-realms-why-not-base-shielded = Сначала аванпосты: { $card-nom } игрока { $owner } под защитой.
star-realms-why-not-own-side = Против своих действовать нельзя.
star-realms-why-not-out = { $target } уже вне игры.
star-realms-why-not-out-of-reach = В этом режиме действовать против игрока { $target } сейчас нельзя.
star-realms-why-not-shielded = Игрока { $target } защищает аванпост: сначала уничтожьте его.
star-realms-why-not-no-combat = У вас нет очков боя.
star-realms-why-not-first-head = Влияние у гидры общее: атакуйте команду через её первую голову.
star-realms-why-not-no-such-mate = Ход можно передать только союзнику, который ещё не закончил.
star-realms-why-not-not-acted = Сначала сделайте что-нибудь: передавать ход дважды подряд нельзя.
star-realms-why-not-answer-first = Сначала ответьте на вопрос.
star-realms-why-not-must = От этого нельзя отказаться.
star-realms-why-not-only-hand = Годится только карта с руки.
star-realms-why-not-only-ships = { $card } — база, а выбрать нужно корабль.
star-realms-why-not-flown = В этот ход до иглы вы не разыгрывали { $card-gen }.
star-realms-why-not-amount = Столько здесь потратить нельзя.
star-realms-why-not-no-answer = Среди ответов на вопрос такого нет.

## Невозможные параметры и позиции

star-realms-refusal-mode = Режим «{ $mode }» рассчитан на число игроков: { $allowed }; а вас { $players }.
star-realms-refusal-first = Начинать должен игрок { $first }, а игроков всего { $players }.
star-realms-refusal-players = Ошибка в позиции: режим «{ $mode }» не подходит для такого числа игроков: { $players }.
star-realms-refusal-cards = Ошибка в позиции: это не те карты, что лежат в нужном числе комплектов игры.
star-realms-refusal-row = Ошибка в позиции: в торговом ряду лежат карты торговой колоды, и их пять, пока колода не кончилась.
star-realms-refusal-guise = Ошибка в позиции: корабль копирует только игла в игре, каждая один, и базу копировать нельзя.
star-realms-refusal-first-team = Ошибка в позиции: команда начинает с первого своего игрока.
star-realms-refusal-heads = Ошибка в позиции: закончить ход могут только головы той гидры, которая ходит.
star-realms-refusal-side = Ошибка в позиции: то, что у игрока { $number } (счёт с нуля) в игре, на руке или в резервах, не сходится.
star-realms-refusal-authority = Ошибка в позиции: у того, кто в игре, влияние есть, у выбывшего нет, а у гидры его хранит первая голова.
star-realms-refusal-winners = Ошибка в позиции: победители не те, кого определяет оставшееся влияние.
star-realms-refusal-question = Ошибка в позиции: вопрос не соответствует игре.

## Что происходит

star-realms-event-turn = { $player-is ->
    [you] Ход { $turn }: ваш.
   *[other] Ход { $turn }: { $player }.
}
star-realms-event-reveal = В торговом ряду новая карта: { $card-nom }.
star-realms-event-draw = { $player-is ->
    [you] Вы берёте { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }.
   *[other] { $player } берёт { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }.
}
star-realms-event-draw-seen = { $player-is ->
    [you] Вы берёте { $cards-acc }.
   *[other] { $player } берёт { $cards-acc }.
}
star-realms-event-draw-known = { $player-is ->
    [you] Вы берёте с верха колоды { $card-acc }.
   *[other] { $player } берёт с верха колоды { $card-acc }.
}
star-realms-event-reshuffle = { $player-is ->
    [you] Ваш сброс становится новой колодой.
   *[other] Сброс игрока { $player } становится новой колодой.
}
star-realms-event-play = { $player-is ->
    [you] Вы разыгрываете { $card-acc }.
   *[other] { $player } разыгрывает { $card-acc }.
}
star-realms-event-gain-trade = { $player-is ->
    [you] Вы получаете { $amount ->
        [one] { $amount } очко торговли
        [few] { $amount } очка торговли
       *[many] { $amount } очков торговли
    }.
   *[other] { $player } получает { $amount ->
        [one] { $amount } очко торговли
        [few] { $amount } очка торговли
       *[many] { $amount } очков торговли
    }.
}
star-realms-event-gain-combat = { $player-is ->
    [you] Вы получаете { $amount ->
        [one] { $amount } очко боя
        [few] { $amount } очка боя
       *[many] { $amount } очков боя
    }.
   *[other] { $player } получает { $amount ->
        [one] { $amount } очко боя
        [few] { $amount } очка боя
       *[many] { $amount } очков боя
    }.
}
star-realms-event-gain-authority = { $player-is ->
    [you] Вы получаете { $amount ->
        [one] { $amount } очко влияния
        [few] { $amount } очка влияния
       *[many] { $amount } очков влияния
    }, теперь { $authority }.
   *[other] { $player } получает { $amount ->
        [one] { $amount } очко влияния
        [few] { $amount } очка влияния
       *[many] { $amount } очков влияния
    }, теперь { $authority }.
}
star-realms-event-rally = { $player-is ->
    [you] Ставка командования даёт вам { $amount ->
        [one] { $amount } очко боя
        [few] { $amount } очка боя
       *[many] { $amount } очков боя
    }.
   *[other] Ставка командования даёт игроку { $player } { $amount ->
        [one] { $amount } очко боя
        [few] { $amount } очка боя
       *[many] { $amount } очков боя
    }.
}
star-realms-event-copy = { $player-is ->
    [you] Ваша игла копирует { $card-acc }.
   *[other] Игла игрока { $player } копирует { $card-acc }.
}
star-realms-event-copy-nothing = { $player-is ->
    [you] Вашей игле нечего копировать.
   *[other] Игле игрока { $player } нечего копировать.
}
star-realms-event-use = { $player-is ->
    [you] Вы применяете свойство { $card-gen }.
   *[other] { $player } применяет свойство { $card-gen }.
}
star-realms-event-ally = { $player-is ->
    [you] Вы применяете союзное свойство { $card-gen }.
   *[other] { $player } применяет союзное свойство { $card-gen }.
}
star-realms-event-scrap = { $player-is ->
    [you] Вы отправляете { $card-acc } в утиль ради свойства.
   *[other] { $player } отправляет { $card-acc } в утиль ради свойства.
}
star-realms-event-guise-ally = { $player-is ->
    [you] Вы применяете союзное свойство иглы как { $card-gen }.
   *[other] { $player } применяет союзное свойство иглы как { $card-gen }.
}
star-realms-event-guise-scrap = { $player-is ->
    [you] Вы отправляете иглу в утиль как { $card-acc }.
   *[other] { $player } отправляет иглу в утиль как { $card-acc }.
}
star-realms-event-charge = { $player-is ->
    [you] Следующий купленный вами в этот ход корабль можно положить на верх колоды.
   *[other] Следующий корабль, который { $player } покупает в этот ход, можно положить на верх колоды.
}
star-realms-event-buy = { $player-is ->
    [you] Вы покупаете { $card-acc } за { $cost }.
   *[other] { $player } покупает { $card-acc } за { $cost }.
}
star-realms-event-acquire = { $player-is ->
    [you] Вы бесплатно получаете { $card-acc } и кладёте на верх колоды.
   *[other] { $player } бесплатно получает { $card-acc } и кладёт на верх колоды.
}
star-realms-event-put-on-top = { $player-is ->
    [you] Вы кладёте { $card-acc } на верх колоды.
   *[other] { $player } кладёт { $card-acc } на верх колоды.
}
star-realms-event-scrap-from-hand = { $player-is ->
    [you] Вы отправляете в утиль { $card-acc } с руки.
   *[other] { $player } отправляет в утиль { $card-acc } с руки.
}
star-realms-event-scrap-from-discard = { $player-is ->
    [you] Вы отправляете в утиль { $card-acc } из сброса.
   *[other] { $player } отправляет в утиль { $card-acc } из сброса.
}
star-realms-event-scrap-from-row = { $player-is ->
    [you] Вы отправляете в утиль { $card-acc } из торгового ряда.
   *[other] { $player } отправляет в утиль { $card-acc } из торгового ряда.
}
star-realms-event-aim = { $player-is ->
    [you] Вы выбираете, кто сбрасывает карту: { $target }.
   *[other] { $target-is ->
        [you] { $player } выбирает, кто сбрасывает карту: вы.
       *[other] { $player } выбирает, кто сбрасывает карту: { $target }.
    }
}
star-realms-event-owe = { $player-is ->
    [you] В начале хода вы сбрасываете { $amount ->
        [one] { $amount } карту
        [few] { $amount } карты
       *[many] { $amount } карт
    }.
   *[other] В начале своего хода { $player } сбрасывает { $amount ->
        [one] { $amount } карту
        [few] { $amount } карты
       *[many] { $amount } карт
    }.
}
star-realms-event-discard = { $player-is ->
    [you] Вы сбрасываете { $card-acc }.
   *[other] { $player } сбрасывает { $card-acc }.
}
star-realms-event-discard-hand = { $player-is ->
    [you] Вы сбрасываете остаток руки: { $cards-acc }.
   *[other] { $player } сбрасывает остаток руки: { $cards-acc }.
}
star-realms-event-attack = { $player-is ->
    [you] Вы атакуете игрока { $target }: урон { $amount }, остаётся влияния { $authority }.
   *[other] { $target-is ->
        [you] { $player } атакует вас: урон { $amount }, остаётся влияния { $authority }.
       *[other] { $player } атакует игрока { $target }: урон { $amount }, остаётся влияния { $authority }.
    }
}
star-realms-event-attack-last = { $player-is ->
    [you] Вы атакуете игрока { $target }: урон { $amount }, влияния не остаётся.
   *[other] { $target-is ->
        [you] { $player } атакует вас: урон { $amount }, влияния не остаётся.
       *[other] { $player } атакует игрока { $target }: урон { $amount }, влияния не остаётся.
    }
}
star-realms-event-strike = { $player-is ->
    [you] Вы тратите { $amount ->
        [one] { $amount } очко боя
        [few] { $amount } очка боя
       *[many] { $amount } очков боя
    } и уничтожаете { $card-acc } игрока { $owner }.
   *[other] { $owner-is ->
        [you] { $player } тратит { $amount ->
        [one] { $amount } очко боя
        [few] { $amount } очка боя
       *[many] { $amount } очков боя
    } и уничтожает { $card-acc } — вашу базу.
       *[other] { $player } тратит { $amount ->
        [one] { $amount } очко боя
        [few] { $amount } очка боя
       *[many] { $amount } очков боя
    } и уничтожает { $card-acc } игрока { $owner }.
    }
}
star-realms-event-damage = { $player-is ->
    [you] Вы атакуете { $card-acc } игрока { $owner }: урон { $amount }, до уничтожения { $left }.
   *[other] { $owner-is ->
        [you] { $player } атакует { $card-acc } — вашу базу: урон { $amount }, до уничтожения { $left }.
       *[other] { $player } атакует { $card-acc } игрока { $owner }: урон { $amount }, до уничтожения { $left }.
    }
}
star-realms-event-destroy-own = { $player-is ->
    [you] Вы уничтожаете { $card-acc } — собственную базу.
   *[other] { $player } уничтожает { $card-acc } — собственную базу.
}
star-realms-event-destroy = { $player-is ->
    [you] Вы уничтожаете { $card-acc } игрока { $owner }.
   *[other] { $owner-is ->
        [you] { $player } уничтожает { $card-acc } — вашу базу.
       *[other] { $player } уничтожает { $card-acc } игрока { $owner }.
    }
}
star-realms-event-out = { $player-is ->
    [you] Вы выбываете из игры.
   *[other] { $player } выбывает из игры.
}
star-realms-event-leave = { $player-is ->
    [you] Вы оставляете { $card-acc } игроку { $target }.
   *[other] { $target-is ->
        [you] { $player } оставляет вам { $card-acc }.
       *[other] { $player } оставляет { $card-acc } игроку { $target }.
    }
}
star-realms-event-send = { $player-is ->
    [you] Вы тратите 1 очко торговли и отдаёте { $card-acc } игроку { $target }.
   *[other] { $target-is ->
        [you] { $player } тратит 1 очко торговли и отдаёт вам { $card-acc }.
       *[other] { $player } тратит 1 очко торговли и отдаёт { $card-acc } игроку { $target }.
    }
}
star-realms-event-pledge = { $player-is ->
    [you] Ваша доля: { $amount }.
   *[other] Доля игрока { $player }: { $amount }.
}
star-realms-event-refuse = { $player-is ->
    [you] Вы отказываетесь от предложения игрока { $target }, никто ничего не платит.
   *[other] { $target-is ->
        [you] { $player } отказывается от вашего предложения, никто ничего не платит.
       *[other] { $player } отказывается от предложения игрока { $target }, никто ничего не платит.
    }
}
star-realms-event-hand-over = { $player-is ->
    [you] Вы передаёте ход игроку { $target }.
   *[other] { $target-is ->
        [you] { $player } передаёт ход вам.
       *[other] { $player } передаёт ход игроку { $target }.
    }
}
star-realms-event-done = { $player-is ->
    [you] Вы заканчиваете и ждёте команду.
   *[other] { $player } заканчивает и ждёт команду.
}
star-realms-event-win = { $player-is ->
    [you] Вы выигрываете партию!
   *[other] { $player } выигрывает партию!
}
star-realms-event-drawn = Последний раунд окончен, никто не победил: ничья.
star-realms-event-propose = { $player-is ->
    [you] Вы предлагаете вместе купить { $card-acc }.
   *[other] { $player } предлагает вместе купить { $card-acc }.
}
star-realms-event-buy-together = { $player-is ->
    [you] Команда платит вместе, и вы получаете { $card-acc }.
   *[other] Команда платит вместе, и { $player } получает { $card-acc }.
}
star-realms-event-strike-together = { $owner-is ->
    [you] Команда игрока { $player } сообща уничтожает { $card-acc } — вашу базу.
   *[other] { $player-is ->
        [you] Ваша команда сообща уничтожает { $card-acc } игрока { $owner }.
       *[other] Команда игрока { $player } сообща уничтожает { $card-acc } игрока { $owner }.
    }
}
star-realms-event-propose-strike = { $player-is ->
    [you] Вы предлагаете вместе уничтожить { $card-acc } игрока { $owner }.
   *[other] { $owner-is ->
        [you] { $player } предлагает вместе уничтожить { $card-acc } — вашу базу.
       *[other] { $player } предлагает вместе уничтожить { $card-acc } игрока { $owner }.
    }
}

## Правила: разделы в том порядке, в каком их читают

star-realms-rules-aim =
    У каждого колода из восьми разведчиков и двух штурмовиков и 50 очков влияния. Карты с руки приносят торговлю, бой и влияние; на торговлю покупают карты получше, боем атакуют. У кого влияния не осталось, тот выбывает; побеждает последний, кто остался в игре.
    .title = Цель
star-realms-rules-setup =
    Пять карт торговой колоды лежат открыто — это торговый ряд. Рядом стопка исследователей: их можно покупать всегда, пока они есть. Для двоих нужен один комплект карт (80 в торговой колоде и 10 исследователей), для троих и четверых — два, для пятерых и шестерых — три.
    В дуэли первый игрок начинает с 3 картами на руке, второй — с 5.
    .title = Подготовка
star-realms-rules-turn =
    В ходе три фазы: основная, сброс, добор. В основной фазе вы разыгрываете карты, применяете свойства, покупаете и атакуете в любом порядке и сколько угодно раз. Разыгрывать карты не обязательно.
    Затем неистраченные торговля и бой пропадают, корабли и остаток руки уходят в ваш сброс, базы остаются, и вы берёте пять карт. Если колода пуста, а карта нужна, сброс тасуют: это новая колода.
    .title = Ход
star-realms-rules-abilities =
    Первичное свойство корабля срабатывает сразу после розыгрыша. Свойство базы можно применить один раз в каждый свой ход, в том числе в тот, когда она разыграна.
    Союзное свойство можно применить раз в ход, пока среди ваших карт в игре есть другая карта той же фракции; порядок розыгрыша не важен. Утилизационное свойство навсегда уводит карту из игры. Применять свойства не обязательно, но если свойство применено, всё, где не сказано «можете», нужно выполнить, насколько это возможно.
    Если карта заставляет соперника сбросить, вы называете соперника, когда доступны несколько, а какую карту с руки сбросить, выбирает он сам. Делает он это сразу или, если так задано для стола, в начале своего следующего хода.
    .title = Свойства
star-realms-rules-buying =
    Заплатите стоимость из своей торговли и положите карту в сброс; она не разыгрывается. Место в ряду сразу заполняется. Когда торговая колода кончилась, ряд сокращается. Исследователь, отправленный в утиль любым способом, возвращается в свою стопку.
    .title = Покупка
star-realms-rules-combat =
    Потратьте на соперника сколько угодно очков боя: он теряет столько же влияния. Чтобы уничтожить базу, потратьте за один ход всю её оборону; база уходит в сброс владельца. Повреждения не копятся.
    Пока у игрока есть аванпост, нельзя ни атаковать его самого, ни атаковать или выбирать целью его обычные базы: сначала аванпосты.
    .title = Бой
star-realms-rules-free-for-all =
    Первый игрок начинает с 3 картами, второй с 4, остальные с 5. Действовать можно против любых соперников в любых сочетаниях. Аванпост защищает только своего хозяина. Побеждает последний, кто остался в игре.
    .title = Куча-мала (3–6)
star-realms-rules-hunter =
    Руки — как в куче-мале. Атаковать и выбирать целью можно только соседа слева, а ещё базы соседей с обеих сторон. Когда сосед слева выбывает, его место сразу занимает следующий игрок по часовой стрелке.
    .title = Охотник (3–6)
star-realms-rules-hydra =
    Две команды: по две головы и 75 очков влияния или по три и 100. У каждой головы своя колода, рука и очки, и карты союзника не союзны вашим. Ходят головы вместе, в любом порядке: ход можно передать, если что-то сделано, а кто закончил, тот закончил.
    Головы могут вместе оплатить карту торгового ряда — она достаётся тому, кто предложил, — и сложить бой против одной базы; очки головы, которая закончила, годятся для этого, пока длится ход команды. Любой аванпост прикрывает всю команду. Игроки первой команды начинают с 3 картами, второй — с 5.
    .title = Гидра (4 или 6)
star-realms-rules-emperor =
    Две команды по трое: император с 60 очками влияния между двумя адмиралами с 50. Адмирал действует только против адмирала напротив и его баз, а когда тот выбыл — против вражеского императора и его баз. Императоры действуют против кого угодно. Ходят по кругу. В команде, которая начинает, у каждого на первой руке по 3 карты, в другой — по 5. Карты скрыты и от союзников.
    В основной фазе можно сколько угодно раз заплатить 1 очко торговли и переложить карту из своего сброса в сброс союзника. Выбывающий адмирал может оставить одну карту своему императору. Команда, чей император пал, проигрывает.
    .title = Император (6)
star-realms-rules-raid =
    Один босс против двух–пяти налётчиков. У босса 50, 70, 70 или 90 очков влияния, и он берёт 7, 7, 8 или 8 карт за ход — при 2, 3, 4 или 5 налётчиках; первая рука на две карты меньше. У каждого налётчика 50 очков влияния и 5 карт. Первым ходит босс, дальше — по часовой стрелке. Налётчики ходят по отдельности и видят карты друг друга.
    Повреждения на базах босса держатся до его хода: один налётчик начинает, другой заканчивает. Выбывающий налётчик может оставить по карте каждому другому налётчику. Налётчики побеждают, когда пал босс, а босс — когда пали все налётчики.
    .title = Налёт (3–6)
star-realms-rules-rulings =
    Союзник должен быть в игре в момент применения; параметр позволяет запоминать союзников до конца хода.
    Игла копирует корабль, разыгранный в этот ход до неё, даже если он уже в утиле; второй разыгранной картой она не считается, а если копировать нечего, ничего не делает. Мир Слизней считает карты Слизней, разыгранные в этот ход, и себя тоже в ход розыгрыша. Ставка командования считает только корабли, разыгранные, пока она в игре.
    Право положить корабль на верх колоды тратит следующий же купленный корабль, куда бы его ни положили; базы его не тратят. Картой, уничтожающей базу, можно уничтожить и свою базу.
    Если последний раунд окончен, а победителя нет, партия заканчивается вничью.
    .title = Спорные случаи

## Стол в браузере

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
browser-star-realms-reach = { $foes-count ->
    [1] Вы можете атаковать игрока { $foes } и его базы.
   *[other] Вы можете атаковать игроков { $foes } и их базы.
}
    .borrowed = Можно атаковать: { $foes }, вместе с базами.
browser-star-realms-reach-bases = { $foes-count ->
    [1] Вы можете атаковать игрока { $foes } и его базы
   *[other] Вы можете атаковать игроков { $foes } и их базы
}, а ещё { $bases-count ->
    [1] базы игрока { $bases }.
   *[other] базы игроков { $bases }.
}
    .borrowed = Можно атаковать: { $foes } вместе с базами, а также базы, чей хозяин: { $bases }.
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
browser-star-realms-damaged = повреждена: осталось { $defence } из { $whole }
browser-star-realms-damage = Повредить
browser-star-realms-strike = Уничтожить
browser-star-realms-shared = на всех
browser-star-realms-authority = Влияние { $authority }.
browser-star-realms-authority-after = Если потратить сюда весь бой: { $after }.
browser-star-realms-trade = торговля { $amount }
browser-star-realms-combat = бой { $amount }
browser-star-realms-pool-trade = Торговля
browser-star-realms-pool-combat = Бой
browser-star-realms-sum-trade = торговля { $amount }
browser-star-realms-sum-combat = бой { $amount }
browser-star-realms-sum-authority = влияние +{ $amount }
browser-star-realms-sum-bought = куплено: { $cards-nom }
browser-star-realms-sum-scrapped = в утиль: { $cards-nom }
browser-star-realms-course = Влияние по ходу партии
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
    .borrowed = та же команда
browser-star-realms-foe = соперник
browser-star-realms-team = команда { $number }
browser-star-realms-role-emperor = император
browser-star-realms-role-admiral = адмирал
browser-star-realms-role-boss = босс
browser-star-realms-role-by-lot = босс или налётчик, по жребию
browser-star-realms-role-raider = налётчик
browser-star-realms-bearing-prey = ваша цель
    .borrowed = цель
browser-star-realms-bearing-bases = только базы
browser-star-realms-bearing-threat = может атаковать вас
    .borrowed = может атаковать сюда
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
    .borrowed = Карты в игре
browser-star-realms-nothing-in-play = У вас пока ничего не разыграно.
    .borrowed = В игре пока ничего нет.
browser-star-realms-no-hand = На руке нет карт.
    .borrowed = Рука пуста.
browser-star-realms-play-all = { $count ->
    [0] Рука пуста
   *[other] Разыграть всё ({ $count })
}
browser-star-realms-playing-all = Разыгрываем все карты.
browser-star-realms-use-all = { $count ->
    [0] Простых свойств нет
   *[other] Применить всё ({ $count })
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
    .borrowed = Вне игры
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
browser-star-realms-short-scrap-from-row = можно в утиль из ряда
browser-star-realms-short-destroy-base = можно уничтожить базу
browser-star-realms-short-acquire-ship = любой корабль даром, на верх колоды
browser-star-realms-short-copy-ship = копирует другой корабль этого хода: фракцию и свойства
browser-star-realms-short-ally-for-all = союзник для любой фракции
browser-star-realms-short-rally = бой +{ $amount } за каждый разыгранный корабль

# Первая партия с тренером и советы на первый раз.
star-realms-coach-aim = У обоих по 50 очков влияния. Оставьте соперника без них. Колода сначала слабая: разведчики приносят торговлю, штурмовики — бой. На торговлю покупают карты получше в свою колоду.
    .title = О чём игра
star-realms-coach-play = Разыграйте все три карты. Выбирать не нужно: за один ход можно разыграть всё, что на руке.
    .title = Разыграть руку
star-realms-coach-attack = Штурмовик принёс 1 очко боя. Неистраченный бой пропадает, поэтому атакуйте соперника.
    .title = Атака
star-realms-coach-buy = У вас 2 очка торговли. Купите в торговом ряду катер: он ляжет в ваш сброс и придёт на руку, когда сброс перетасуют.
    .title = Покупка
star-realms-coach-end = Больше делать нечего. Закончите ход: разыгранное уйдёт в сброс, и вы возьмёте пять карт.
    .title = Конец хода
star-realms-coach-second = Соперник сделал почти то же самое. Теперь у вас пять карт. Разыграйте все и атакуйте боем штурмовика.
    .title = Ещё раз
star-realms-coach-faction = Четыре очка торговли. Посольская яхта — Торговой федерации, как и ваш катер: карты одной фракции помогают друг другу. Купите её.
    .title = Думайте о фракциях
star-realms-coach-again = Закончите ход. Колода кончится, и сброс станет колодой, а в нём два ваших новых корабля.
    .title = Перетасовать
star-realms-coach-ally = Оба здесь! Разыграйте катер и посольскую яхту. Потом примените союзное свойство катера: оно работает, потому что в игре есть другая карта его фракции. И атакуйте этим боем.
    .title = Союзники
star-realms-coach-last = В этом вся суть: покупайте то, что работает вместе, и бейте, когда оно сошлось. Соперник купил космическую станцию — это аванпост, и пока он стоит, атаковать больше ничего нельзя. Дальше партия идёт без тренера; «Подсказка» скажет, что сделал бы бот.
    .title = Дальше сами
star-realms-tip-use = База остаётся в игре, и её свойство можно применять раз в каждый ваш ход.
star-realms-tip-scrap = Утилизационное свойство уводит карту из игры навсегда. Ближе к концу, когда карта уже слаба, это часто выгодно.
star-realms-tip-strike = Базу уничтожают, потратив за один ход всю её оборону. Сначала аванпосты, потом всё остальное у этого игрока.
star-realms-tip-from-hand = Без разведчиков и штурмовиков колода лучше: хорошие карты приходят чаще.
star-realms-tip-on-top = С верха колоды корабль придёт в следующую же руку, а не когда-нибудь после тасовки.
star-realms-tip-send = За 1 очко торговли карта из вашего сброса переходит в сброс союзника.
star-realms-tip-hand-over = У команды один ход на всех. Передайте его союзнику, когда что-нибудь уже сделали.

# Почему бот так советует.
star-realms-reason-lay-out = Это ничего не стоит, поэтому сделайте это до того, как решать про бой и торговлю.
star-realms-reason-lethal = Боя хватает, чтобы добить соперника в этот ход.
star-realms-reason-fight = Неистраченный бой пропадает.
star-realms-reason-strike = Эта база принесёт владельцу больше, чем тот же бой отнимет у него влияния.
star-realms-reason-end = Ничто из того, что продаётся, не сделает вашу колоду лучше.
star-realms-reason-thin-now = Без слабых карт хорошие приходят чаще.
star-realms-reason-buy-trade = Из того, на что хватает торговли, это полезнее всего: торговля на карты подороже.
star-realms-reason-buy-combat = Из того, на что хватает торговли, это полезнее всего: бой.
star-realms-reason-buy-authority = Из того, на что хватает торговли, это полезнее всего: влияние.
star-realms-reason-buy-draw = Из того, на что хватает торговли, это полезнее всего: больше карт за ход.
star-realms-reason-buy-discard = Из того, на что хватает торговли, это полезнее всего: соперник сбрасывает карты с руки.
star-realms-reason-buy-thin = Из того, на что хватает торговли, это полезнее всего: слабые карты уходят в утиль.
star-realms-reason-buy-allies = Карты этой фракции у вас уже есть, и её союзное свойство будет работать часто.
star-realms-reason-buy-base = База остаётся в игре и работает каждый ход.
