### Звёздные войны: Полководцы Империи.
### Имена игроков не склоняются, а пол игрока неизвестен: настоящее время, «игрок Имя»
### в косвенных падежах, «вы» — читающему ($player-is, $owner-is, $partner-is).

commanders-title = Звёздные войны: Полководцы Империи
commanders-about = Ставьте корабли к планетам, собирайте перед собой такой же флот и захватывайте планеты. За ход играется одна карта, и соперники считают не хуже вас.

## Карты. Значение — имя с прописной; падежи — для середины предложения.

commanders-card-tie-fighter = Истребитель СИД
    .nom = истребитель СИД
    .gen = истребителя СИД
    .dat = истребителю СИД
    .acc = истребитель СИД
    .ins = истребителем СИД
    .prep = истребителе СИД
    .gender = masculine
commanders-card-tie-interceptor = Перехватчик СИД
    .nom = перехватчик СИД
    .gen = перехватчика СИД
    .dat = перехватчику СИД
    .acc = перехватчик СИД
    .ins = перехватчиком СИД
    .prep = перехватчике СИД
    .gender = masculine
commanders-card-tie-bomber = Бомбардировщик СИД
    .nom = бомбардировщик СИД
    .gen = бомбардировщика СИД
    .dat = бомбардировщику СИД
    .acc = бомбардировщик СИД
    .ins = бомбардировщиком СИД
    .prep = бомбардировщике СИД
    .gender = masculine
commanders-card-imperial-shuttle = Имперский шаттл
    .nom = имперский шаттл
    .gen = имперского шаттла
    .dat = имперскому шаттлу
    .acc = имперский шаттл
    .ins = имперским шаттлом
    .prep = имперском шаттле
    .gender = masculine
commanders-card-landing-craft = Десантный корабль
    .nom = десантный корабль
    .gen = десантного корабля
    .dat = десантному кораблю
    .acc = десантный корабль
    .ins = десантным кораблём
    .prep = десантном корабле
    .gender = masculine
commanders-card-v-wing = Истребитель типа V
    .nom = истребитель типа V
    .gen = истребителя типа V
    .dat = истребителю типа V
    .acc = истребитель типа V
    .ins = истребителем типа V
    .prep = истребителе типа V
    .gender = masculine
commanders-card-tie-advanced = Улучшенный истребитель СИД
    .nom = улучшенный истребитель СИД
    .gen = улучшенного истребителя СИД
    .dat = улучшенному истребителю СИД
    .acc = улучшенный истребитель СИД
    .ins = улучшенным истребителем СИД
    .prep = улучшенном истребителе СИД
    .gender = masculine
commanders-card-star-destroyer = Звёздный разрушитель
    .nom = звёздный разрушитель
    .gen = звёздного разрушителя
    .dat = звёздному разрушителю
    .acc = звёздный разрушитель
    .ins = звёздным разрушителем
    .prep = звёздном разрушителе
    .gender = masculine
commanders-card-death-star = «Звезда Смерти»
    .nom = «Звезда Смерти»
    .gen = «Звезды Смерти»
    .dat = «Звезде Смерти»
    .acc = «Звезду Смерти»
    .ins = «Звездой Смерти»
    .prep = «Звезде Смерти»
    .gender = feminine
commanders-card-super-star-destroyer = Звёздный суперразрушитель
    .nom = звёздный суперразрушитель
    .gen = звёздного суперразрушителя
    .dat = звёздному суперразрушителю
    .acc = звёздный суперразрушитель
    .ins = звёздным суперразрушителем
    .prep = звёздном суперразрушителе
    .gender = masculine
commanders-card-slave-one = «Раб I»
    .nom = «Раб I»
    .gen = «Раба I»
    .dat = «Рабу I»
    .acc = «Раба I»
    .ins = «Рабом I»
    .prep = «Рабе I»
    .gender = masculine

## Что карты делают

commanders-card-tie-fighter-text = Корабль: ставится в оборону планеты или в свой флот.
commanders-card-tie-interceptor-text = Корабль: ставится в оборону планеты или в свой флот.
commanders-card-tie-bomber-text = Корабль: ставится в оборону планеты или в свой флот.
commanders-card-imperial-shuttle-text = Корабль: ставится в оборону планеты или в свой флот.
commanders-card-landing-craft-text = Корабль: ставится в оборону планеты или в свой флот.
commanders-card-v-wing-text = Корабль: ставится в оборону планеты или в свой флот.
commanders-card-tie-advanced-text = Корабль: ставится в оборону планеты или в свой флот.
commanders-card-star-destroyer-text = Поменяйте местами два любых корабля на столе: из обороны планет или из флотов. Или заберите на руку корабль из флота соперника, а взамен поставьте туда другой корабль со своей руки.
commanders-card-death-star-text = Уничтожьте открытую планету вместе с обороной. Планета выбывает из игры, её место занимает следующая.
commanders-card-super-star-destroyer-text = Сбросьте два корабля из обороны двух разных планет.
commanders-card-slave-one-text = Обменяйте корабль своего флота на корабль соседа слева или справа. Сосед может так же обменяться со следующим игроком и так далее по кругу, но не с вами.

## Планеты

commanders-planet-tatooine = Татуин
    .nom = Татуин
    .gen = Татуина
    .dat = Татуину
    .acc = Татуин
    .ins = Татуином
    .prep = Татуине
    .gender = masculine
commanders-planet-coruscant = Корусант
    .nom = Корусант
    .gen = Корусанта
    .dat = Корусанту
    .acc = Корусант
    .ins = Корусантом
    .prep = Корусанте
    .gender = masculine
commanders-planet-naboo = Набу
    .nom = Набу
    .gen = Набу
    .dat = Набу
    .acc = Набу
    .ins = Набу
    .prep = Набу
    .gender = feminine
commanders-planet-hoth = Хот
    .nom = Хот
    .gen = Хота
    .dat = Хоту
    .acc = Хот
    .ins = Хотом
    .prep = Хоте
    .gender = masculine
commanders-planet-kashyyyk = Кашиик
    .nom = Кашиик
    .gen = Кашиика
    .dat = Кашиику
    .acc = Кашиик
    .ins = Кашииком
    .prep = Кашиике
    .gender = masculine
commanders-planet-endor = Эндор
    .nom = Эндор
    .gen = Эндора
    .dat = Эндору
    .acc = Эндор
    .ins = Эндором
    .prep = Эндоре
    .gender = masculine
commanders-planet-kamino = Камино
    .nom = Камино
    .gen = Камино
    .dat = Камино
    .acc = Камино
    .ins = Камино
    .prep = Камино
    .gender = feminine
commanders-planet-geonosis = Джеонозис
    .nom = Джеонозис
    .gen = Джеонозиса
    .dat = Джеонозису
    .acc = Джеонозис
    .ins = Джеонозисом
    .prep = Джеонозисе
    .gender = masculine
commanders-planet-mustafar = Мустафар
    .nom = Мустафар
    .gen = Мустафара
    .dat = Мустафару
    .acc = Мустафар
    .ins = Мустафаром
    .prep = Мустафаре
    .gender = masculine
commanders-planet-alderaan = Альдераан
    .nom = Альдераан
    .gen = Альдераана
    .dat = Альдераану
    .acc = Альдераан
    .ins = Альдерааном
    .prep = Альдераане
    .gender = masculine
commanders-planet-dagobah = Дагоба
    .nom = Дагоба
    .gen = Дагобы
    .dat = Дагобе
    .acc = Дагобу
    .ins = Дагобой
    .prep = Дагобе
    .gender = feminine
commanders-planet-bespin = Беспин
    .nom = Беспин
    .gen = Беспина
    .dat = Беспину
    .acc = Беспин
    .ins = Беспином
    .prep = Беспине
    .gender = masculine
commanders-planet-yavin = Явин
    .nom = Явин
    .gen = Явина
    .dat = Явину
    .acc = Явин
    .ins = Явином
    .prep = Явине
    .gender = masculine
commanders-planet-utapau = Ютапау
    .nom = Ютапау
    .gen = Ютапау
    .dat = Ютапау
    .acc = Ютапау
    .ins = Ютапау
    .prep = Ютапау
    .gender = feminine

## Параметры

commanders-option-eight = Особая карта ×8
    .help = Каких особых карт в колоде восемь; остальных по две.
commanders-option-eight-star-destroyer = звёздный разрушитель
commanders-option-eight-death-star = «Звезда Смерти»
commanders-option-eight-super-star-destroyer = звёздный суперразрушитель
commanders-option-eight-slave-one = «Раб I»
commanders-option-first = Кто начинает
    .help = Чей ход первый; дальше ходят по часовой стрелке.
commanders-option-first-random = по жребию
commanders-option-first-1 = игрок 1
commanders-option-first-2 = игрок 2
commanders-option-first-3 = игрок 3
commanders-option-first-4 = игрок 4
commanders-option-first-5 = игрок 5
commanders-option-allow_null_swap = Обмен одинаковых кораблей
    .help = Можно менять корабли, даже если на столе от этого ничего не меняется.
commanders-option-allow_partial_special = Особые карты впустую
    .help = Особую карту можно сыграть, даже если она подействует не полностью или не подействует вовсе.
commanders-option-turn_cap = Предел ходов
    .help = После стольких ходов партия кончается, и побеждает тот, кто впереди.

## Вопросы и итог

commanders-ask-turn = { $player-is ->
    [you] Ваш ход: поставьте корабль, сыграйте особую карту или захватите планету.
   *[other] Ходит { $player }.
}
commanders-ask-shoot-also = { $player-is ->
    [you] Выберите второй корабль из обороны любой планеты, кроме { $planet-gen }.
   *[other] { $player } выбирает второй корабль для звёздного суперразрушителя.
}
commanders-ask-swap-with = { $player-is ->
    [you] На что поменять { $ship-acc }?
   *[other] { $player } выбирает, на что поменять { $ship-acc }.
}
commanders-ask-give = { $player-is ->
    [you] Какой корабль отдать игроку { $owner } взамен { $ship-gen }?
   *[other] { $owner-is ->
        [you] { $player } выбирает, какой корабль отдать вам взамен { $ship-gen }.
       *[other] { $player } выбирает, какой корабль отдать игроку { $owner } взамен { $ship-gen }.
    }
}
commanders-ask-pass-on = { $player-is ->
    [you] «Раб I» дошёл до вас: обменяйтесь кораблями с игроком { $partner } или откажитесь.
   *[other] { $partner-is ->
        [you] «Раб I»: { $player } решает, меняться ли кораблями с вами.
       *[other] «Раб I»: { $player } решает, меняться ли кораблями с игроком { $partner }.
    }
}
commanders-ask-keep = { $player-is ->
    [you] Кораблей для захвата { $planet-gen } больше, чем нужно. Какой оставить во флоте?
   *[other] { $player } выбирает, какими кораблями захватить { $planet-acc }.
}
commanders-over = { $winner-is ->
    [you] Партия окончена. Вы победили, ваш счёт — { $points }!
   *[other] Партия окончена. Победа за игроком { $winner }, счёт — { $points }.
}

## Ходы: надписи на кнопках того, кто ходит

commanders-action-pass = Пропустить ход
commanders-action-take-back = Вернуть { $ship-acc } из флота на руку
commanders-action-line = Поставить { $ship-acc } в оборону { $planet-gen }
commanders-action-fleet = Поставить { $ship-acc } в свой флот
commanders-action-capture = Захватить { $planet-acc } ({ $value ->
    [one] { $value } очко
    [few] { $value } очка
   *[many] { $value } очков
}), потратить { $used-acc }
commanders-action-capture-choose = Захватить { $planet-acc } ({ $value ->
    [one] { $value } очко
    [few] { $value } очка
   *[many] { $value } очков
}) и выбрать, какие корабли потратить
commanders-action-destroy = «Звезда Смерти»: уничтожить { $planet-acc }
commanders-action-shoot = Звёздный суперразрушитель: сбросить { $ship-acc } из обороны { $planet-gen } и ещё один корабль
commanders-action-swap-line = Звёздный разрушитель: поменять { $ship-acc } из обороны { $planet-gen }
commanders-action-swap-own = Звёздный разрушитель: поменять { $ship-acc } из своего флота
commanders-action-swap-fleet = Звёздный разрушитель: поменять { $ship-acc } из флота игрока { $owner }
commanders-action-steal = Звёздный разрушитель: забрать на руку { $ship-acc } из флота игрока { $owner }
commanders-action-trade = «Раб I»: отдать { $given-acc } игроку { $partner }, взять { $taken-acc }
commanders-action-vain = Сыграть { $special-acc } без эффекта
commanders-action-shoot-also = Сбросить { $ship-acc } из обороны { $planet-gen }
commanders-action-swap-with-line = Поменять { $first-acc } на { $ship-acc } из обороны { $planet-gen }
commanders-action-swap-with-own = Поменять { $first-acc } на { $ship-acc } из своего флота
commanders-action-swap-with-fleet = Поменять { $first-acc } на { $ship-acc } из флота игрока { $owner }
commanders-action-give = Отдать { $ship-acc } игроку { $owner }
commanders-action-keep = Оставить { $ship-acc }, потратить { $used-acc }
commanders-action-use-all = Потратить все: { $used-acc }
commanders-action-decline = Отказаться от обмена
commanders-action-pass-on = Отдать { $given-acc } игроку { $partner }, взять { $taken-acc }

## Почему так нельзя

commanders-why-not-answer-first = Сначала ответьте на вопрос, который задан.
commanders-why-not-not-asked = Об этом сейчас не спрашивают: выберите действие своего хода.
commanders-why-not-nobody-there = За этим столом нет такого игрока.
commanders-why-not-in-hand = У вас на руке нет { $card-gen }.
commanders-why-not-in-own-fleet = В вашем флоте нет { $ship-gen }.
commanders-why-not-in-fleet = Во флоте игрока { $owner } нет { $ship-gen }.
commanders-why-not-not-in-line = В обороне { $planet-gen } нет { $ship-gen }.
commanders-why-not-in-line = В обороне { $planet-gen } уже есть { $ship-nom }, а все корабли в обороне разные.
commanders-why-not-line-full = Оборона { $planet-gen } заполнена: мест всего { $value }.
commanders-why-not-line-open = Захватить можно только планету с полной обороной, а у { $planet-gen } { $free ->
    [one] свободно ещё { $free } место
    [few] свободно ещё { $free } места
   *[many] свободно ещё { $free } мест
} из { $value }.
commanders-why-not-matches = Чтобы захватить { $planet-acc }, нужно совпавших кораблей во флоте: { $needed }. У вас: { $have }.
commanders-why-not-no-match = { $ship } не совпадает с обороной { $planet-gen }: выбирать нужно из совпавших кораблей.
commanders-why-not-fleet-full = Во флоте не больше { $limit ->
    [one] { $limit } корабля
    [few] { $limit } кораблей
   *[many] { $limit } кораблей
}, ваш уже полон.
commanders-why-not-pass = У вас есть ход, а значит, пропустить его нельзя.
commanders-why-not-take-back = У вас есть ход. Вернуть корабль из флота можно, только когда хода нет.
commanders-why-not-one-line = Звёздный суперразрушитель сбрасывает корабли из обороны двух разных планет, а их там слишком мало.
commanders-why-not-same-planet = Один корабль из обороны { $planet-gen } уже сброшен: второй должен быть у другой планеты.
commanders-why-not-no-partner = { $ship }: поменять этот корабль не на что. Любой обмен либо ничего не изменит, либо оставит в обороне одинаковые корабли.
commanders-why-not-same-place = Оба корабля лежат в одном месте: от такого обмена ничего не изменится.
commanders-why-not-itself = Корабль не меняется местами сам с собой.
commanders-why-not-same-ships = Корабли одинаковые: от такого обмена ничего не изменится.
commanders-why-not-steal-own = Забрать корабль можно только у соперника.
commanders-why-not-nothing-to-give = Взамен нужно отдать корабль с руки, а у вас на руке нет кораблей.
commanders-why-not-nothing-else-to-give = Взамен нужно отдать другой корабль, а у вас на руке есть только { $ship-nom }.
commanders-why-not-give-stolen = Взамен { $ship-gen } нужно отдать другой корабль.
commanders-why-not-one-neighbour = Вас двое, и сосед у вас один: что слева, что справа.
commanders-why-not-vain = { $special }: подействовать эта карта сейчас не может, а без эффекта её не играют.
commanders-why-not-vain-effect = { $special }: эта карта может подействовать, сыграть её впустую нельзя.

## Невозможные параметры и позиции

commanders-refusal-first = Начинать должен игрок { $first }, а игроков всего { $players }.
commanders-refusal-cards = Ошибка в позиции: это не те 98 карт, из которых состоит колода. В ней по 12 кораблей каждого из семи видов, восемь одинаковых особых карт и по две каждой из остальных.
commanders-refusal-planets = Ошибка в позиции: каждая из 14 планет должна быть ровно в одном месте. Четыре открыты, пока стопка не кончится; остальные в стопке, захвачены или уничтожены.
commanders-refusal-line = Ошибка в позиции: в обороне планеты { $number } (счёт с нуля) должны быть разные корабли, не больше, чем у неё очков.
commanders-refusal-fleet = Ошибка в позиции: во флоте игрока { $number } (счёт с нуля) должны быть только корабли, не больше четырёх.
commanders-refusal-hand = Ошибка в позиции: у игрока { $number } (счёт с нуля) на руке и во флоте вместе должно быть пять карт, не считая тех, о которых идёт вопрос.
commanders-refusal-too-many = Ошибка в позиции: больше пяти карт нет ни в одном флоте, ни в одной обороне, ни на одной руке.
commanders-refusal-known = Ошибка в позиции: то, что все знают о руке игрока { $number } (счёт с нуля), должно быть правдой.
commanders-refusal-end = Ошибка в позиции: партия кончается тогда и только тогда, когда планету нечем заменить или ходы исчерпаны, и побеждает лучший. А если все дважды остались без хода, карты уже сброшены.
commanders-refusal-resets = Ошибка в позиции: новых раздач больше, чем позволяет число ходов. Перед каждой все дважды остаются без хода.
commanders-refusal-question = Ошибка в позиции: такой вопрос возникнуть не может. Внизу лежит чей-то ход, над ним — не больше одного вопроса, к которому этот ход привёл.

## Что происходит

commanders-event-open = Открывается новая планета: { $planet }.
commanders-event-draw = { $player-is ->
    [you] Вы берёте карту.
   *[other] { $player } берёт карту.
}
commanders-event-draw-seen = { $player-is ->
    [you] Вы берёте { $card-acc }.
   *[other] { $player } берёт { $card-acc }.
}
commanders-event-line = { $player-is ->
    [you] Вы ставите { $ship-acc } в оборону { $planet-gen }.
   *[other] { $player } ставит { $ship-acc } в оборону { $planet-gen }.
}
commanders-event-fleet = { $player-is ->
    [you] Вы ставите { $ship-acc } в свой флот.
   *[other] { $player } ставит { $ship-acc } в свой флот.
}
commanders-event-play = { $player-is ->
    [you] Вы разыгрываете { $special-acc }.
   *[other] { $player } разыгрывает { $special-acc }.
}
commanders-event-vain = { $special } ничего не меняет.
commanders-event-destroy = { $player-is ->
    [you] Вы уничтожаете { $planet-acc } вместе с обороной: { $ships-nom }.
   *[other] { $player } уничтожает { $planet-acc } вместе с обороной: { $ships-nom }.
}
commanders-event-destroy-empty = { $player-is ->
    [you] Вы уничтожаете { $planet-acc }.
   *[other] { $player } уничтожает { $planet-acc }.
}
commanders-event-shoot = { $player-is ->
    [you] Вы сбрасываете { $ship-acc } из обороны { $planet-gen }.
   *[other] { $player } сбрасывает { $ship-acc } из обороны { $planet-gen }.
}
commanders-event-swap-line-line = { $player-is ->
    [you] Вы меняете местами { $first-acc } у { $first-planet-gen } и { $second-acc } у { $second-planet-gen }.
   *[other] { $player } меняет местами { $first-acc } у { $first-planet-gen } и { $second-acc } у { $second-planet-gen }.
}
commanders-event-swap-line-own = { $player-is ->
    [you] Вы меняете местами { $first-acc } у { $first-planet-gen } и { $second-acc } из своего флота.
   *[other] { $player } меняет местами { $first-acc } у { $first-planet-gen } и { $second-acc } из своего флота.
}
commanders-event-swap-line-fleet = { $player-is ->
    [you] Вы меняете местами { $first-acc } у { $first-planet-gen } и { $second-acc } из флота игрока { $second-owner }.
   *[other] { $second-owner-is ->
        [you] { $player } меняет местами { $first-acc } у { $first-planet-gen } и { $second-acc } из вашего флота.
       *[other] { $player } меняет местами { $first-acc } у { $first-planet-gen } и { $second-acc } из флота игрока { $second-owner }.
    }
}
commanders-event-swap-own-own = { $player-is ->
    [you] Вы меняете местами в своём флоте { $first-acc } и { $second-acc }.
   *[other] { $player } меняет местами в своём флоте { $first-acc } и { $second-acc }.
}
commanders-event-swap-own-fleet = { $player-is ->
    [you] Вы меняете { $first-acc } из своего флота на { $second-acc } из флота игрока { $second-owner }.
   *[other] { $second-owner-is ->
        [you] { $player } меняет { $first-acc } из своего флота на { $second-acc } из вашего.
       *[other] { $player } меняет { $first-acc } из своего флота на { $second-acc } из флота игрока { $second-owner }.
    }
}
commanders-event-swap-fleet-fleet = { $player-is ->
    [you] Вы меняете местами { $first-acc } (флот игрока { $first-owner }) и { $second-acc } (флот игрока { $second-owner }).
   *[other] { $player } меняет местами { $first-acc } ({ $first-owner-is ->
        [you] ваш флот
       *[other] флот игрока { $first-owner }
    }) и { $second-acc } ({ $second-owner-is ->
        [you] ваш флот
       *[other] флот игрока { $second-owner }
    }).
}
commanders-event-steal = { $player-is ->
    [you] Вы забираете на руку { $ship-acc } из флота игрока { $owner }.
   *[other] { $owner-is ->
        [you] { $player } забирает на руку { $ship-acc } из вашего флота.
       *[other] { $player } забирает на руку { $ship-acc } из флота игрока { $owner }.
    }
}
commanders-event-give = { $player-is ->
    [you] Взамен вы отдаёте игроку { $owner } { $ship-acc }.
   *[other] { $owner-is ->
        [you] Взамен { $player } отдаёт вам { $ship-acc }.
       *[other] Взамен { $player } отдаёт игроку { $owner } { $ship-acc }.
    }
}
commanders-event-trade = { $player-is ->
    [you] Вы отдаёте игроку { $partner } { $given-acc } и получаете { $taken-acc }.
   *[other] { $partner-is ->
        [you] { $player } отдаёт вам { $given-acc } и получает { $taken-acc }.
       *[other] { $player } отдаёт игроку { $partner } { $given-acc } и получает { $taken-acc }.
    }
}
commanders-event-decline = { $player-is ->
    [you] Вы отказываетесь от обмена, и «Раб I» дальше не идёт.
   *[other] { $player } отказывается от обмена, и «Раб I» дальше не идёт.
}
commanders-event-capture = { $player-is ->
    [you] Вы захватываете { $planet-acc } ({ $value ->
        [one] { $value } очко
        [few] { $value } очка
       *[many] { $value } очков
    }), потратив { $ships-acc }.
   *[other] { $player } захватывает { $planet-acc } ({ $value ->
        [one] { $value } очко
        [few] { $value } очка
       *[many] { $value } очков
    }), потратив { $ships-acc }.
}
commanders-event-take-back = { $player-is ->
    [you] Хода у вас нет: вы возвращаете { $ship-acc } из флота на руку.
   *[other] Хода нет: { $player } возвращает { $ship-acc } из флота на руку.
}
commanders-event-pass = { $player-is ->
    [you] Вам нечем ходить, и вы пропускаете ход.
   *[other] { $player } пропускает ход: ходить нечем.
}
commanders-event-reshuffle = Колода кончилась: сброс ({ $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}) перемешивается и становится колодой.
commanders-event-reset = Игра ходит по кругу: руки, флоты и оборона планет уходят в сброс, каждый берёт пять новых карт.
commanders-event-drop-hand = { $player-is ->
    [you] Вы сбрасываете всю руку: { $hand-nom }.
   *[other] { $player } сбрасывает всю руку: { $hand-nom }.
}
commanders-event-end = Стопка планет пуста, заменить планету нечем. Партия окончена.
commanders-event-cap = Ходов сделано: { $turns }. Это предел, партия окончена.
commanders-event-score = { $player-is ->
    [you] Место { $rank }: вы, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } (планет по 4 очка: { $fours }, по 3: { $threes }).
   *[other] Место { $rank }: { $player }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } (планет по 4 очка: { $fours }, по 3: { $threes }).
}
commanders-event-win = { $player-is ->
    [you] Вы побеждаете!
   *[other] Побеждает { $player }!
}

## Ход по частям и стол в терминале

commanders-kind-line = Поставить корабль в оборону планеты
commanders-kind-fleet = Поставить корабль в свой флот
commanders-kind-capture = Захватить планету
commanders-kind-destroy = Сыграть «Звезду Смерти»
commanders-kind-shoot = Сыграть звёздный суперразрушитель
commanders-kind-swap = Сыграть звёздный разрушитель: поменять два корабля местами
commanders-kind-steal = Сыграть звёздный разрушитель: забрать чужой корабль
commanders-kind-trade = Сыграть «Раба I»
commanders-kind-vain = Сыграть особую карту без эффекта
commanders-kind-shoot-also = Сбросить второй корабль
commanders-kind-swap-with = Поменять на
commanders-kind-give = Отдать корабль взамен
commanders-kind-keep = Оставить корабль во флоте
commanders-kind-use-all = Потратить все совпавшие корабли
commanders-kind-decline = Отказаться от обмена
commanders-kind-pass-on = Обменяться кораблями дальше
commanders-kind-take-back = Вернуть корабль из флота на руку
commanders-kind-pass = Пропустить ход
commanders-table-turn = Ход { $turn }
commanders-table-pile = ещё планет: { $count }
commanders-table-planet = Планета
commanders-table-line = Оборона
commanders-table-captors = Могут захватить
commanders-table-players = { $players }
commanders-table-points = Очки
commanders-table-fleet = Флот
commanders-table-lacking = среди скрытых точно нет { $kinds-gen }
commanders-table-discards = Сброс, сверху вниз
commanders-table-listed = { $planets }
commanders-caution-last-planet = Стопка планет пуста: партия кончится сразу, а вы не впереди.

## Правила: разделы в том порядке, в котором их читают

commanders-rules-aim =
    Вы командуете имперским флотом и подчиняете планеты. Планета достаётся тому, кто соберёт перед собой почти все корабли, что стоят в её обороне. За планету дают от двух до четырёх очков. Когда свободных планет остаётся три и заменить очередную нечем, партия кончается: побеждает тот, у кого больше очков.
    .title = Цель
commanders-rules-setup =
    В колоде 98 карт: семь видов кораблей по 12 штук и 14 особых карт — восемь звёздных разрушителей, две «Звезды Смерти», два звёздных суперразрушителя и два «Раба I». Параметр отдаёт восемь копий другой особой карте. Каждому сдают по пять карт. Из 14 планет четыре открыты, остальные лежат стопкой. Справа от планеты её оборона: сначала она пуста.
    .title = Подготовка
commanders-rules-turn =
    В свой ход сделайте ровно одно: поставьте корабль в оборону планеты, поставьте корабль в свой флот, сыграйте особую карту или захватите планету. Дальше ходит следующий по часовой стрелке.
    На руке и во флоте у вас всегда пять карт вместе.
    .title = Ход
commanders-rules-line =
    Поставьте корабль с руки к любой открытой планете и возьмите карту. Все корабли в обороне разные, и их не больше, чем у планеты очков.
    .title = Оборона планеты
commanders-rules-fleet =
    Поставьте корабль с руки перед собой. Карту за это не берут. Во флоте не больше четырёх кораблей, одинаковые разрешены.
    .title = Флот
commanders-rules-specials =
    Особая карта уходит в сброс, действует, и вы берёте карту.
    «Звезда Смерти» уничтожает планету вместе с обороной: на её место выкладывают следующую.
    Звёздный суперразрушитель сбрасывает два корабля из обороны двух разных планет.
    Звёздный разрушитель меняет местами два корабля на столе или забирает корабль из чужого флота вам на руку в обмен на другой с вашей руки.
    «Раб I» меняет корабль вашего флота на корабль соседа. Сосед может так же обменяться со своим другим соседом, и так дальше, пока кто-нибудь не откажется или круг не дойдёт до вашего второго соседа. Вы меняетесь один раз.
    .title = Особые карты
commanders-rules-capture =
    Захватить можно планету с полной обороной. Во флоте должны быть такие же корабли, как в обороне, все или все, кроме одного: один для планеты в 2 очка, два для 3 очков, три для 4 очков.
    Потраченные корабли и вся оборона уходят в сброс, планета остаётся у вас навсегда, на её место выкладывают следующую. Потом доберите карты, чтобы на руке и во флоте снова стало пять.
    .title = Захват
commanders-rules-stuck =
    Если сделать нечего, можно вернуть на руку корабль из своего флота или пропустить ход. Все видят, что вернулось.
    Если каждый дважды остался без хода, все сбрасывают руки и флоты, сбрасывается и оборона, и каждый берёт пять новых карт. Планеты остаются. Счёт начинается заново, как только кто-нибудь поставит корабль в оборону, сыграет особую карту или захватит планету; корабль, поставленный во флот, счёта не сбрасывает.
    Когда кончается колода, сброс перемешивают, и он становится колодой.
    .title = Нет хода
commanders-rules-end =
    Партия кончается сразу, как только планету нужно заменить, а стопка пуста. Побеждает тот, у кого больше очков; при равенстве — у кого больше планет по 4 очка, затем по 3 очка, затем тот, кто ходил позже.
    .title = Конец игры
commanders-rules-rulings =
    Обмен, от которого ничего не меняется, запрещён, и обмен, после которого в обороне окажутся два одинаковых корабля, тоже.
    Особую карту нельзя сыграть, если она не может подействовать полностью. Параметры игры меняют и это правило, и предыдущее.
    За корабль, взятый звёздным разрушителем, отдают другой, и он должен быть на руке ещё до этого.
    Одинаковые корабли флота при захвате считаются за один. Если совпало больше кораблей, чем нужно, вы сами решаете, какие потратить.
    «Раб I» не идёт дальше, если меняться не на что. Карту берёт только тот, кто его сыграл.
    Последнюю планету тоже можно взорвать: партия кончится, и её не получит никто.
    Ценность планет, седьмой корабль и то, каких особых карт восемь, правила не называют: так решили мы.
    .title = Спорные случаи

## Стол в браузере

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
browser-commanders-pile-last = Стопка пуста: партия кончится, как только захватят или уничтожат ещё одну планету.
browser-commanders-destroyed = Уничтожены
browser-commanders-fleet = Ваш флот
    .borrowed = Флот
browser-commanders-fleet-count = Флот: { $count } из { $limit }
browser-commanders-hand-count = { $count ->
    [one] На руке { $count } карта
    [few] На руке { $count } карты
   *[many] На руке { $count } карт
}
browser-commanders-fleet-of = Флот: { $player }
browser-commanders-fleet-none = флот пуст
browser-commanders-hand-of = { $count ->
    [one] на руке { $count } карта
    [few] на руке { $count } карты
   *[many] на руке { $count } карт
}
browser-commanders-hand-title = Рука: { $player }
browser-commanders-hand-known = Об этих картах знают все
browser-commanders-holds = об этой карте знают все
browser-commanders-lacks = Среди скрытых карт точно нет { $cards-gen }
browser-commanders-stuck = без хода: { $count }
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
    .borrowed = есть и во флоте
browser-commanders-capture = Захватить
browser-commanders-why-not = Почему { $planet-acc } нельзя захватить?
browser-commanders-gone = Это место остаётся пустым.
browser-commanders-nothing = Хода у вас нет: верните корабль из флота на руку или пропустите ход.
browser-commanders-only-pass = Хода у вас нет, и флот пуст: остаётся пропустить ход.
browser-commanders-where = Куда поставить { $card-acc }?
browser-commanders-which-planet = «Звезда Смерти»: какую планету уничтожить?
browser-commanders-which-first = Звёздный суперразрушитель: выберите первый из двух кораблей; они должны быть у разных планет.
browser-commanders-which-swap = Звёздный разрушитель: какой корабль поменять или какой забрать из чужого флота?
browser-commanders-which-mode = Что сделать с { $card-ins }?
browser-commanders-mode-swap = Поменять местами с другим
browser-commanders-mode-steal = Забрать на руку, отдав другой
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
browser-commanders-score = { $fours ->
    [0] { $threes ->
        [0] планет по 4 и 3 очка нет
       *[other] планет по 3 очка: { $threes }
    }
   *[other] планет по 4 очка: { $fours }, по 3: { $threes }
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
browser-commanders-course = Очки по ходу партии

# Первая партия с тренером и советы на первый раз.
commanders-coach-aim = Планеты — это очки. Планету можно захватить, когда её оборона полна. Для этого во флоте перед вами должны стоять почти такие же корабли.
    .title = О чём игра
commanders-coach-turn = За ход делают только одно: корабль в оборону планеты, корабль в свой флот, особая карта или захват. Явин стоит 2 очка, значит, в его обороне два корабля, а для захвата нужен один такой же.
    .title = Одно дело за ход
commanders-coach-line = У вас два бомбардировщика СИД. Поставьте один из них к Явину. За это берут карту.
    .title = Начать оборону
commanders-coach-fleet = Второй бомбардировщик СИД поставьте в свой флот. Карту за это не берут: на руке и во флоте всегда пять карт вместе.
    .title = Во флот
commanders-coach-fill = Двух одинаковых кораблей в обороне не бывает. Поставьте к Явину имперский шаттл: оборона станет полной, а ваш бомбардировщик совпадёт.
    .title = Заполнить оборону
commanders-coach-capture = Оборона Явина полна, и один из её кораблей есть в вашем флоте. Захватите Явин!
    .title = Захват
commanders-coach-danger = Два очка ваши, и открыта следующая планета. Но взгляните на Беспин: его оборона полна, а во флоте соперника стоит улучшенный истребитель СИД, и он совпадает. Ещё ход — и Беспин захватят.
    .title = Посмотрите напротив
commanders-coach-special = Звёздный разрушитель может забрать корабль из чужого флота. Сыграйте его, возьмите из флота соперника улучшенный истребитель СИД и отдайте взамен имперский шаттл.
    .title = Особая карта
commanders-coach-end = Теперь у соперника для Беспина ничего не совпадает. Следите за обеими сторонами: какая оборона подходит вам, а какая — чужим флотам. Партия кончится, когда планету нечем заменить. Дальше она идёт без тренера; «Подсказка» скажет, что сделал бы бот.
    .title = Дальше сами
commanders-tip-capture = Планету можно захватить: оборона полна, и ваш флот ей подходит. Потраченные корабли и оборона уйдут в сброс.
commanders-tip-destroy = «Звезда Смерти» уничтожает планету вместе с обороной: пригодится там, где её вот-вот захватит соперник.
commanders-tip-shoot = Звёздный суперразрушитель сбрасывает два корабля из обороны двух планет: почти полная оборона снова открывается.
commanders-tip-swap = Звёздный разрушитель меняет местами два корабля на столе или забирает корабль из флота соперника в обмен на другой с вашей руки.
commanders-tip-trade = «Раб I» меняет корабль вашего флота на корабль соседа. Потом обмен может пойти дальше по кругу.
commanders-tip-take-back = Хода нет, поэтому корабль из флота можно вернуть на руку. Все увидят какой.
commanders-tip-keep = Совпало больше кораблей, чем нужно: один из них можно оставить себе.

# Почему бот так советует.
commanders-reason-capture = { $planet }: захват, и { $value ->
    [one] { $value } очко навсегда ваше
    [few] { $value } очка навсегда ваши
   *[many] { $value } очков навсегда ваши
}.
commanders-reason-nearer = { $planet }: до захвата вам станет ближе.
commanders-reason-deny = { $planet }: остальным станет труднее захватить эту планету.
