### Звёздные войны: Тайное вторжение.
### Имена игроков не склоняются, а пол игрока неизвестен: настоящее время, «игрок Имя»
### в косвенных падежах, «вы» — читающему ($player-is, $target-is).

infiltration-title = Звёздные войны: Тайное вторжение
infiltration-about = Короткая игра на дедукцию: одна тайная карта на руке, другая — в сброс. Останьтесь в раунде последним или с самой старшей картой.

## Карты. Значение — имя с прописной; падежи — для середины предложения.

infiltration-card-stormtrooper = Штурмовик
    .nom = штурмовик
    .gen = штурмовика
    .dat = штурмовику
    .acc = штурмовика
    .ins = штурмовиком
    .prep = штурмовике
    .gender = masculine
infiltration-card-boba-fett = Боба Фетт
    .nom = Боба Фетт
    .gen = Бобы Фетта
    .dat = Бобе Фетту
    .acc = Бобу Фетта
    .ins = Бобой Феттом
    .prep = Бобе Фетте
    .gender = masculine
infiltration-card-han-solo = Хан Соло
    .nom = Хан Соло
    .gen = Хана Соло
    .dat = Хану Соло
    .acc = Хана Соло
    .ins = Ханом Соло
    .prep = Хане Соло
    .gender = masculine
infiltration-card-c-3po = C-3PO
    .nom = C-3PO
    .gen = C-3PO
    .dat = C-3PO
    .acc = C-3PO
    .ins = C-3PO
    .prep = C-3PO
    .gender = masculine
infiltration-card-r2-d2 = R2-D2
    .nom = R2-D2
    .gen = R2-D2
    .dat = R2-D2
    .acc = R2-D2
    .ins = R2-D2
    .prep = R2-D2
    .gender = masculine
infiltration-card-chewbacca = Чубакка
    .nom = Чубакка
    .gen = Чубакки
    .dat = Чубакке
    .acc = Чубакку
    .ins = Чубаккой
    .prep = Чубакке
    .gender = masculine
infiltration-card-luke-skywalker = Люк Скайуокер
    .nom = Люк Скайуокер
    .gen = Люка Скайуокера
    .dat = Люку Скайуокеру
    .acc = Люка Скайуокера
    .ins = Люком Скайуокером
    .prep = Люке Скайуокере
    .gender = masculine
infiltration-card-darth-vader = Дарт Вейдер
    .nom = Дарт Вейдер
    .gen = Дарта Вейдера
    .dat = Дарту Вейдеру
    .acc = Дарта Вейдера
    .ins = Дартом Вейдером
    .prep = Дарте Вейдере
    .gender = masculine
infiltration-card-obi-wan-kenobi = Оби-Ван Кеноби
    .nom = Оби-Ван Кеноби
    .gen = Оби-Вана Кеноби
    .dat = Оби-Вану Кеноби
    .acc = Оби-Вана Кеноби
    .ins = Оби-Ваном Кеноби
    .prep = Оби-Ване Кеноби
    .gender = masculine
infiltration-card-princess-leia = Принцесса Лея
    .nom = Принцесса Лея
    .gen = Принцессы Леи
    .dat = Принцессе Лее
    .acc = Принцессу Лею
    .ins = Принцессой Леей
    .prep = Принцессе Лее
    .gender = feminine

## Что карты делают

infiltration-card-stormtrooper-text = Выберите соперника и назовите число от 2 до 8. Если это число его карты, соперник выбывает из раунда.
infiltration-card-boba-fett-text = Действует как штурмовик, но после промаха можно назвать тому же сопернику ещё одно число. Второй промах — и выбываете вы.
infiltration-card-han-solo-text = Вы тайно смотрите карту одного соперника.
infiltration-card-c-3po-text = Вы с соперником тайно показываете друг другу карты. Выбывает тот, чья карта младше; равные карты остаются.
infiltration-card-r2-d2-text = Вы с соперником тайно показываете друг другу карты. Выбывает тот, чья карта старше; равные карты остаются.
infiltration-card-chewbacca-text = Чужие карты не действуют на вас, пока снова не придёт ваш ход.
infiltration-card-luke-skywalker-text = Один игрок на ваш выбор, в том числе вы, сбрасывает карту без эффекта и берёт новую.
infiltration-card-darth-vader-text = Вы меняетесь картами с одним соперником.
infiltration-card-obi-wan-kenobi-text = В сбросе ничего не делает. Но если вторая ваша карта — Люк Скайуокер или Дарт Вейдер, сбросить придётся именно Оби-Вана.
infiltration-card-princess-leia-text = Кто сбрасывает Лею, по своей воле или по чужой, тот выбывает из раунда.

## Кого значит число

infiltration-number-2 = { infiltration-card-han-solo }
infiltration-number-3 = { infiltration-card-c-3po } или { infiltration-card-r2-d2 }
infiltration-number-4 = { infiltration-card-chewbacca }
infiltration-number-5 = { infiltration-card-luke-skywalker }
infiltration-number-6 = { infiltration-card-darth-vader }
infiltration-number-7 = { infiltration-card-obi-wan-kenobi }
infiltration-number-8 = { infiltration-card-princess-leia }

## Параметры

infiltration-option-goal = Жетонов для победы
    .help = 0 — по правилам: 7 вдвоём, 5 втроём, 4 вчетвером.
infiltration-option-first = Кто начинает
    .help = Чей ход первый в первом раунде. Каждый следующий раунд начинает победитель предыдущего.
infiltration-option-first-random = по жребию
infiltration-option-first-1 = игрок 1
infiltration-option-first-2 = игрок 2
infiltration-option-first-3 = игрок 3
infiltration-option-first-4 = игрок 4
infiltration-option-han_optional = Хан Соло по желанию
    .help = Хана Соло можно сбросить и не смотреть ничью карту.
infiltration-option-boba_second_mandatory = Вторая попытка обязательна
    .help = После промаха Бобы Фетта отказаться от второй попытки нельзя.
infiltration-option-full_tie = Полная ничья в раунде
    .help = Что делать, если равны и старшие карты, и суммы сброса.
infiltration-option-full_tie-share = жетон каждому
infiltration-option-full_tie-none = жетон никому
infiltration-option-full_tie_match = Ничья в партии
    .help = Что делать, если последний жетон получили сразу несколько игроков.
infiltration-option-full_tie_match-shared = победа общая
infiltration-option-full_tie_match-playoff = играть до единственного лидера

## Вопросы и итог

infiltration-ask-discard = { $player-is ->
    [you] Ваш ход: сбросьте одну из двух карт.
   *[other] Ходит { $player }.
}
infiltration-ask-second-try = { $player-is ->
    [you] Боба Фетт промахнулся: у игрока { $target } не { $number }. Назовите другое число или откажитесь от второй попытки.
   *[other] Боба Фетт промахнулся: { $player } решает, рискнуть ли снова.
}
infiltration-ask-second-try-must = { $player-is ->
    [you] Боба Фетт промахнулся: у игрока { $target } не { $number }. Назовите другое число.
   *[other] Боба Фетт промахнулся: { $player } выбирает другое число.
}
infiltration-over = { $winner-is ->
    [you] Партия окончена. Вы победили!
   *[other] Партия окончена. Победа за игроком { $winner }.
}
infiltration-over-shared = { $winners-is ->
    [you] Партия окончена. Вы среди победителей: { $winners }.
   *[other] Партия окончена. Победу делят { $winners }.
}

## Ходы: надписи на кнопках того, кто ходит

infiltration-action-guess = Сбросить { $card-acc } против игрока { $target }: назвать { $number } ({ $guess })
infiltration-action-han-solo = Сбросить Хана Соло: посмотреть карту игрока { $target }
infiltration-action-c-3po = Сбросить C-3PO: сравнить карты с игроком { $target }; выбывает тот, чья карта младше
infiltration-action-r2-d2 = Сбросить R2-D2: сравнить карты с игроком { $target }; выбывает тот, чья карта старше
infiltration-action-chewbacca = Сбросить Чубакку: защититься до следующего хода
infiltration-action-luke-skywalker = Сбросить Люка Скайуокера: { $target } сбрасывает карту и берёт новую
infiltration-action-luke-skywalker-self = Сбросить Люка Скайуокера: сбросить и свою вторую карту, взять новую
infiltration-action-darth-vader = Сбросить Дарта Вейдера: поменяться картами с игроком { $target }
infiltration-action-obi-wan-kenobi = Сбросить Оби-Вана Кеноби: без эффекта
infiltration-action-princess-leia = Сбросить Принцессу Лею и выбыть из раунда
infiltration-action-discard-vain = Сбросить { $card-acc } впустую: все соперники под защитой
infiltration-action-discard-unused = Сбросить { $card-acc } и никого не выбирать
infiltration-action-try = Вторая попытка против игрока { $target }: назвать { $number } ({ $guess })
infiltration-action-give-up = Отказаться от второй попытки

## Почему так нельзя

infiltration-why-not-no-second-try = Вторая попытка бывает только после промаха Бобы Фетта. Сейчас нужно сбросить одну из двух карт.
infiltration-why-not-in-hand = У вас на руке нет { $card-gen }.
infiltration-why-not-obiwan = У вас на руке { $card-nom } и Оби-Ван Кеноби, поэтому сбросить можно только Оби-Вана.
infiltration-why-not-give-up = В этой партии вторая попытка обязательна: назовите другое число.
infiltration-why-not-same-number = Число { $number } уже не подошло. Назовите другое, от 2 до 8.
infiltration-why-not-number = Назвать можно только число от 2 до 8.
infiltration-why-not-answer-first = Сначала решите, что со второй попыткой Бобы Фетта против игрока { $target }.
infiltration-why-not-needs-target = { $card } не действует без цели: выберите игрока.
infiltration-why-not-nobody-there = За этим столом нет такого игрока.
infiltration-why-not-aimless = { $card } ни на кого не направляется: просто сбросьте эту карту.
infiltration-why-not-self = { $card } действует только на соперников, себя выбрать нельзя.
infiltration-why-not-out = { $target } уже вне раунда.
infiltration-why-not-protected = { $target } под защитой Чубакки до своего следующего хода.
infiltration-why-not-no-number = { $card }: число здесь не называют.

## Невозможные параметры и позиции

infiltration-refusal-first = Начинать должен игрок { $first }, а игроков всего { $players }.
infiltration-refusal-cards = Ошибка в позиции: это не те 17 карт, из которых состоит колода. В ней пять штурмовиков, по два Хана Соло, Чубакки и Люка Скайуокера и по одной из остальных карт.
infiltration-refusal-removed = Ошибка в позиции: три карты убраны из раунда, если играют двое, и ни одной, если игроков больше.
infiltration-refusal-winners = Ошибка в позиции: победителями названы не те, кого определяют жетоны.
infiltration-refusal-nobody = Ошибка в позиции: пока партия идёт, в раунде хотя бы двое, а когда она окончена — хотя бы один.
infiltration-refusal-aside = Ошибка в позиции: отложенная карта считается частью колоды, пока её не взяли, а взять её можно только последним ходом раунда.
infiltration-refusal-question = Ошибка в позиции: вопрос не соответствует картам. Либо игрок в раунде держит две карты и сбрасывает одну, либо после промаха Бобы Фетта держит одну и решает о второй попытке.
infiltration-refusal-hand = Ошибка в позиции: с картой игрока { $number } (счёт с нуля) что-то не так. Кто в раунде, держит карту; кто выбыл, оставил её в сбросе.
infiltration-refusal-protected = Ошибка в позиции: игрок { $number } (счёт с нуля) не может быть под защитой. Под защитой тот, кто в раунде, сбросил последним Чубакку и ждёт своего хода.
infiltration-refusal-knowledge = Ошибка в позиции: то, что известно о карте игрока { $number } (счёт с нуля), противоречит картам или само себе.

## Что происходит

infiltration-event-round = { $player-is ->
    [you] Раунд { $round }. Начинаете вы.
   *[other] Раунд { $round }. Начинает { $player }.
}
infiltration-event-remove = Открыто и убрано из раунда: { $card-nom }.
infiltration-event-draw = { $player-is ->
    [you] Вы берёте карту.
   *[other] { $player } берёт карту.
}
infiltration-event-draw-seen = { $player-is ->
    [you] Вы берёте { $card-acc }.
   *[other] { $player } берёт { $card-acc }.
}
infiltration-event-discard = { $player-is ->
    [you] Вы сбрасываете { $card-acc }.
   *[other] { $player } сбрасывает { $card-acc }.
}
infiltration-event-discard-guess = { $player-is ->
    [you] Вы сбрасываете { $card-acc } против игрока { $target } и называете { $number } ({ $guess }).
   *[other] { $target-is ->
        [you] { $player } сбрасывает { $card-acc } против вас и называет { $number } ({ $guess }).
       *[other] { $player } сбрасывает { $card-acc } против игрока { $target } и называет { $number } ({ $guess }).
    }
}
infiltration-event-discard-at = { $player-is ->
    [you] Вы сбрасываете { $card-acc } и выбираете игрока { $target }.
   *[other] { $target-is ->
        [you] { $player } сбрасывает { $card-acc } и выбирает вас.
       *[other] { $player } сбрасывает { $card-acc } и выбирает игрока { $target }.
    }
}
infiltration-event-discard-self = { $player-is ->
    [you] Вы сбрасываете { $card-acc } и выбираете себя.
   *[other] { $player } сбрасывает { $card-acc } и выбирает себя.
}
infiltration-event-fizzle = Без цели { $card-nom } ничего не делает.
infiltration-event-miss = { $target-is ->
    [you] Мимо: у вас не { $number }.
   *[other] Мимо: у игрока { $target } не { $number }.
}
infiltration-event-hit = { $target-is ->
    [you] В точку: у вас и правда { $number }.
   *[other] В точку: у игрока { $target } и правда { $number }.
}
infiltration-event-try-again = { $player-is ->
    [you] Вы рискуете снова и называете { $number } ({ $guess }).
   *[other] { $player } рискует снова и называет { $number } ({ $guess }).
}
infiltration-event-give-up = { $player-is ->
    [you] Вы отказываетесь от второй попытки.
   *[other] { $player } отказывается от второй попытки.
}
infiltration-event-look = { $player-is ->
    [you] Вы смотрите карту игрока { $target }.
   *[other] { $target-is ->
        [you] { $player } смотрит вашу карту.
       *[other] { $player } смотрит карту игрока { $target }.
    }
}
infiltration-event-look-seen = { $player-is ->
    [you] Вы смотрите карту игрока { $target }: это { $card-nom }.
   *[other] { $target-is ->
        [you] { $player } смотрит вашу карту: это { $card-nom }.
       *[other] { $player } смотрит карту игрока { $target }: это { $card-nom }.
    }
}
infiltration-event-compare = { $player-is ->
    [you] Вы тайно сравниваете карты с игроком { $target }.
   *[other] { $target-is ->
        [you] { $player } тайно сравнивает карты с вами.
       *[other] { $player } и { $target } тайно сравнивают карты.
    }
}
infiltration-event-compare-seen = { $player-is ->
    [you] Вы сравниваете карты с игроком { $target }: у вас { $card-nom }, у соперника { $other-nom }.
   *[other] { $target-is ->
        [you] { $player } сравнивает карты с вами: у вас { $other-nom }, у соперника { $card-nom }.
       *[other] { $player } и { $target } сравнивают карты: { $card-nom } против { $other-gen }.
    }
}
infiltration-event-even = Значения равны, ничего не происходит.
infiltration-event-swap = { $player-is ->
    [you] Вы меняетесь картами с игроком { $target }.
   *[other] { $target-is ->
        [you] { $player } меняется картами с вами.
       *[other] { $player } и { $target } меняются картами.
    }
}
infiltration-event-swap-seen = { $player-is ->
    [you] Вы меняетесь картами с игроком { $target }: отдаёте { $card-acc }, получаете { $other-acc }.
   *[other] { $target-is ->
        [you] { $player } меняется картами с вами: вы отдаёте { $other-acc }, получаете { $card-acc }.
       *[other] { $player } меняется картами с игроком { $target }: отдаёт { $card-acc }, получает { $other-acc }.
    }
}
infiltration-event-protect = { $player-is ->
    [you] Вы под защитой Чубакки до своего следующего хода.
   *[other] { $player } под защитой Чубакки до своего следующего хода.
}
infiltration-event-drop = { $player-is ->
    [you] Вы сбрасываете { $card-acc } без эффекта.
   *[other] { $player } сбрасывает { $card-acc } без эффекта.
}
infiltration-event-take-aside = { $player-is ->
    [you] Колода пуста: вы берёте отложенную карту.
   *[other] Колода пуста: { $player } берёт отложенную карту.
}
infiltration-event-take-aside-seen = { $player-is ->
    [you] Колода пуста: вы берёте отложенную карту, это { $card-nom }.
   *[other] Колода пуста: { $player } берёт отложенную карту, это { $card-nom }.
}
infiltration-event-out = { $player-is ->
    [you] Вы выбываете из раунда и открываете { $card-acc }.
   *[other] { $player } выбывает из раунда и открывает { $card-acc }.
}
infiltration-event-show = { $player-is ->
    [you] Вы показываете { $card-acc }; сумма вашего сброса — { $sum }.
   *[other] { $player } показывает { $card-acc }; сумма сброса — { $sum }.
}
infiltration-event-win-round = { $player-is ->
    [you] Раунд за вами! У вас { $tokens ->
        [one] { $tokens } жетон
        [few] { $tokens } жетона
       *[many] { $tokens } жетонов
    }.
   *[other] Раунд за игроком { $player }: теперь { $tokens ->
        [one] { $tokens } жетон
        [few] { $tokens } жетона
       *[many] { $tokens } жетонов
    }.
}
infiltration-event-no-winner = Полная ничья: жетон не достаётся никому.
infiltration-event-win-match = { $player-is ->
    [you] Вы выигрываете партию!
   *[other] { $player } выигрывает партию!
}

## Правила: разделы в том порядке, в каком их читают

infiltration-rules-aim =
    Лею держат на Звезде Смерти, и у каждого свой план побега. На руке у вас одна тайная карта, и чем больше её число, тем ближе этот персонаж к Лее. Раунд выигрывает тот, кто остался в нём последним, или тот, у кого в конце самая старшая карта. За раунд дают жетон; кто собрал достаточно жетонов, выиграл партию.
    .title = Цель
infiltration-rules-setup =
    В колоде 17 карт: пять штурмовиков, по два Хана Соло, Чубакки и Люка Скайуокера и по одной из остальных. Перед раундом колоду тасуют, одну карту откладывают, не показывая никому, и каждый получает по карте. Когда играют двое, ещё три карты открывают и убирают: в этом раунде их нет.
    .title = Подготовка
infiltration-rules-turn =
    Возьмите карту из колоды, сбросьте одну из двух и сделайте то, что на ней написано, даже если это вам во вред. Сброшенные карты лежат перед хозяином открыто и по порядку: по ним и угадывают, что у кого на руке. Затем ходит следующий по кругу.
    Оби-Вана Кеноби нельзя держать вместе с Люком Скайуокером или Дартом Вейдером: из такой пары сбрасывают Оби-Вана.
    .title = Ход
infiltration-rules-out =
    Кто выбыл, открывает свою карту и кладёт её в сброс без эффекта. До следующего раунда он не ходит, не берёт карт, и выбрать его нельзя.
    .title = Кто выбыл
infiltration-rules-end =
    Остался один игрок — раунд сразу за ним. Кончилась колода — все, кто ещё в раунде, показывают карты, и побеждает старшая. Если старшие карты равны, побеждает тот, у кого больше сумма чисел в собственном сбросе; показанная карта в неё не входит.
    Победитель получает жетон и начинает следующий раунд.
    .title = Конец раунда
infiltration-rules-victory =
    Для победы нужно 7 жетонов, если играют двое, 5, если трое, и 4, если четверо.
    .title = Победа
infiltration-rules-rulings =
    Все соперники под защитой Чубакки? Карта уходит в сброс впустую, и Боба Фетт при этом хозяину не вредит. Только Люк Скайуокер в таком случае действует на того, кто его сбросил.
    Число 3 — это и C-3PO, и R2-D2. Штурмовика и Бобу Фетта угадать нельзя: единицу не называют.
    Вторая попытка Бобы Фетта — против того же соперника, с другим числом, и от неё можно отказаться.
    Если из-за Люка сброшена Лея, её хозяин выбывает и новой карты не берёт. Обмен с Дартом Вейдером — не сброс: отдать Лею можно.
    Если Люк сброшен последним ходом и колода пуста, вместо новой карты берут отложенную.
    Если равны и карты, и суммы, жетон получает каждый из победителей, а кто из них начнёт, решает жребий. Когда так закончилась партия, победа общая. И то и другое меняется параметрами.
    .title = Спорные случаи

## Стол в браузере

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
   *[other] { $players-count ->
        [1] карту знает: { $players }
       *[other] карту знают: { $players }
    }
}
browser-infiltration-even-with = { $players-is ->
    [you] наравне с вами
   *[other] наравне: { $players }
}
browser-infiltration-not = Карта, что была на руке, точно не { $numbers }
    .short = не { $numbers }
browser-infiltration-not-help = У карты, что была на руке, точно не эти числа; у только что взятой может быть любое.
browser-infiltration-holds = эту карту вы видели
    .borrowed = эту карту видели
browser-infiltration-key-hand = карта руки: левая, правая
browser-infiltration-no-hand = Вы вне раунда. Следующий начнётся, когда закончится этот.
    .borrowed = Вне раунда. Следующий начнётся, когда закончится этот.
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
browser-infiltration-deck-empty = Колода кончилась: раунд за старшей картой, а из равных — за большей суммой сброса.
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
browser-infiltration-course = Жетоны по ходу партии

# Первая партия с тренером и советы на первый раз.
infiltration-coach-aim = У вас и у соперника по одной тайной карте. Раунд выигрывает тот, кто остался в нём один, или тот, у кого старше карта, когда кончилась колода. За раунд дают жетон; в этой партии хватит трёх.
    .title = О чём игра
infiltration-coach-hand = В начале хода вы берёте карту, поэтому сейчас у вас две. Одну вы сбросите, и случится то, что на ней написано. Другая останется вашей тайной. Число в углу показывает старшинство карты.
    .title = Ваши карты
infiltration-coach-look = Сбросьте Хана Соло и укажите на соперника: его карту увидите только вы.
    .title = Сначала посмотреть
infiltration-coach-name = Вы видели Чубакку, число 4, и он всё ещё у соперника. Сбросьте штурмовика, укажите на соперника и назовите 4.
    .title = Назвать увиденное
infiltration-coach-token = Верно! Соперник выбыл, раунд и жетон ваши, и следующий раунд начинаете вы. Все карты перемешаны и розданы заново.
    .title = Жетон
infiltration-coach-shield = Чубакка защищает вас до вашего следующего хода: что бы соперник ни сбросил, вас это не коснётся. А на руке остаётся Дарт Вейдер, старшая карта. Сбросьте Чубакку.
    .title = Под защиту
infiltration-coach-compare = Штурмовик соперника не подействовал: вы были под защитой. Теперь сбросьте C-3PO: вы сравните карты, что остались на руках, и младшая выбывает. Вейдер — это 6, шансы хорошие.
    .title = Сравнить карты
infiltration-coach-end = Два жетона из трёх. По сбросу видно, чего на руках быть уже не может: считайте, прежде чем называть число. Дальше партия идёт без тренера. Любую карту можно прочитать в любой момент, а «Подсказка» скажет, что сделал бы бот.
    .title = Дальше сами
infiltration-tip-leia = Принцесса Лея — самая старшая карта, но кто её сбросит, тот выбывает, даже если его заставил Люк Скайуокер. Держите её и не выдавайте себя.
infiltration-tip-vader = Дарт Вейдер меняет карты на руках: вы получаете карту соперника, и каждый знает, что у другого. Лучше всего, когда ваша карта младшая.
infiltration-tip-obi-wan = Оби-Ван Кеноби в сбросе ничего не делает. Рядом с Люком или Вейдером его приходится сбрасывать, и по нему другие могут угадать, что у вас осталось.
infiltration-tip-luke = Люк Скайуокер заставляет любого сбросить карту и взять новую, и вас тоже. Если это Лея, её хозяин выбывает.
infiltration-tip-r2-d2 = R2-D2 сравнивает карты, как C-3PO, но наоборот: выбывает старшая. Лучше всего, когда ваша карта младшая.
infiltration-tip-boba-fett = Боба Фетт называет число, как штурмовик. После промаха можно попробовать ещё раз, но второй промах выводит из раунда вас.
infiltration-tip-second-try = Вторая попытка — на ваш риск: ещё один промах, и вы выбыли. От неё можно отказаться.

# Почему бот так советует.
infiltration-reason-seen = Вы видели эту карту: это { $number }.
infiltration-reason-likely = Примерно в { $percent } случаях из 100 эта карта — { $number }.
infiltration-reason-keep = На руке останется карта постарше, { $number }, а когда колода кончится, побеждает старшая.
infiltration-reason-cover = До вашего следующего хода вас никто не тронет.
infiltration-reason-look = Кто знает карту, тот назовёт её в следующий раз.
infiltration-reason-higher = Примерно в { $percent } случаях из 100 другая карта младше вашей: { $number }.
infiltration-reason-lower = Примерно в { $percent } случаях из 100 другая карта старше вашей: { $number }.
infiltration-reason-trade = Другая карта, скорее всего, старше вашей: { $number }.
infiltration-reason-redraw = Примерно в { $percent } случаях из 100 это Лея, и её хозяин выбывает.
infiltration-reason-give-up = Второй промах выведет из раунда вас, а достаточно вероятного числа нет.
