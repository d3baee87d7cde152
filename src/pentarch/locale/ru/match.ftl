### Стол вокруг игры: места, возврат ходов, время, имена и учётные записи.
### Отказ говорит, что не так и что возможно.

## Чего ждёт стол

match-waiting = { $open ->
    [one] Ждём ещё { $open } игрока.
    [few] Ждём ещё { $open } игроков.
   *[many] Ждём ещё { $open } игроков.
}
match-waiting-start = Все в сборе: можно начинать.
match-cancelled = Этот стол закрыли до начала партии.
match-over-given-up = { $winner-is ->
    [you] Партия окончена: соперников не осталось, вы победили!
   *[other] Партия окончена: соперников не осталось, победа за игроком { $winner }.
}
match-over-given-up-several = { $winners-is ->
    [you] Партия окончена: остальные сдались. Победа общая, и вы среди победителей: { $winners }.
   *[other] Партия окончена: остальные сдались. Победу делят { $winners }.
}

## Что происходит за столом

match-event-joined = { $name } садится за стол.
match-event-left = { $name } встаёт из-за стола.
match-event-sat = { $name } пересаживается на место { $seat }.
match-event-bot = Место { $seat } занимает бот.
match-event-opened = Место { $seat } свободно.
match-event-cancelled = Стол закрыт.
match-event-started = Партия началась.
match-event-undone = { $player-is ->
    [you] Вы возвращаетесь на { $actions ->
        [one] { $actions } ход
        [few] { $actions } хода
       *[many] { $actions } ходов
    } назад.
   *[other] { $player } возвращается на { $actions ->
        [one] { $actions } ход
        [few] { $actions } хода
       *[many] { $actions } ходов
    } назад.
}
match-event-offered = { $player-is ->
    [you] Вы просите соперников вернуть ход.
   *[other] { $player } просит вернуть ход.
}
match-event-accepted = { $player-is ->
    [you] Вы соглашаетесь.
   *[other] { $player } соглашается.
}
match-event-declined = { $player-is ->
    [you] Вы не соглашаетесь: ход остаётся в силе.
   *[other] { $player } не соглашается: ход остаётся в силе.
}
match-event-withdrawn = { $player-is ->
    [you] Вы снимаете свою просьбу.
   *[other] { $player } снимает свою просьбу.
}
match-event-resigned = { $player-is ->
    [you] Вы сдаётесь.
   *[other] { $player } сдаётся.
}
match-event-takeover = { $player-is ->
    [you] Вы уходите; пока вы не вернётесь, за вас играет бот.
   *[other] { $player } уходит; дальше играет бот.
}
match-event-returned = { $player-is ->
    [you] Вы снова за столом, бот уступает вам место.
   *[other] { $player } снова за столом, бот уступает место.
}
match-event-missed = { $player-is ->
    [you] Ваше время на этот ход вышло; один ход за вас сыграет бот.
   *[other] Время игрока { $player } на этот ход вышло; один ход сыграет бот.
}
match-event-missed-pass = { $player-is ->
    [you] Ваше время на этот ход вышло; вы его пропускаете.
   *[other] Время игрока { $player } на этот ход вышло; ход пропущен.
}
match-event-flag-takeover = { $player-is ->
    [you] Ваше время вышло; пока вы не вернётесь, за вас играет бот.
   *[other] Время игрока { $player } вышло; дальше играет бот.
}
match-event-flag-loss = { $player-is ->
    [you] Ваше время вышло: вы проигрываете.
   *[other] Время игрока { $player } вышло: это проигрыш.
}
match-event-resumed = Сервер снова работает. Время, пока его не было, никому не засчитано.
match-event-over = Партия окончена.
match-event-rematch = Накрыт стол для новой партии.

## Чего нельзя: за столом

match-refusal-started = Партия уже началась: места распределены.
match-refusal-not-started = Партия ещё не началась.
match-refusal-over = Партия окончена.
match-refusal-not-over = Партия ещё не окончена.
match-refusal-cancelled = Этот стол закрыт. Откройте другой.
match-refusal-version = Эта партия начата по правилам игры «{ $game }» версии { $version }, которых на этом сервере больше нет: её можно посмотреть, но не продолжить.
match-refusal-not-seated = Вы не за этим столом: вы только смотрите.
match-refusal-already-seated = Вы уже за этим столом.
match-refusal-full = Все места заняты. Можно смотреть.
match-refusal-no-seat = Такого места нет: они пронумерованы от 1 до { $seats }.
match-refusal-taken = Место { $seat } занято.
match-refusal-reserved = Место { $seat } отложено для другого игрока.
match-refusal-already-open = Место { $seat } и так свободно.
match-refusal-own-seat = Это ваше место. Чтобы освободить его, выйдите из-за стола.
match-refusal-not-host = Это может сделать только хозяин стола.
match-refusal-seats-open = { $open ->
    [one] Свободно ещё { $open } место. Подождите игрока, или пусть хозяин стола посадит бота.
    [few] Свободны ещё { $open } места. Подождите игроков, или пусть хозяин стола посадит ботов.
   *[many] Свободно ещё { $open } мест. Подождите игроков, или пусть хозяин стола посадит ботов.
}
match-refusal-bot-name = Бота «{ $given }» нет.
match-refusal-nonce = Ваша доля случая — от 1 до { $bytes } байт.
match-refusal-nonce-given = Вы уже внесли свою долю случая.
match-refusal-clock = Таких часов нет. Есть: { $kinds }.
match-refusal-clock-amount = Для часов нужно значение { $field } от { $low } до { $high }.
match-refusal-rematch-exists = Стол для новой партии уже накрыт: садитесь за него.
match-refusal-chat-empty = В сообщении ничего нет.
match-refusal-chat-over = Партия окончена, и здесь говорят только те, кто в ней играл.
match-refusal-chat-long = В сообщении может быть не больше { $most } знаков.

## Чего нельзя: в игре

match-refusal-not-asked = { $player-is ->
    [you] Сейчас ваш ход.
   *[other] Сейчас не ваш ход: ходит { $player }.
}
match-refusal-stale = Положение тем временем изменилось. Взгляните ещё раз и выберите заново.
match-refusal-unseen = Последняя запись партии — { $n }: больше никто видеть не мог.
match-refusal-bot-plays = За это место играет бот. Сначала вернитесь за стол.
match-refusal-person-plays = За это место играет человек, а не бот.
match-refusal-already-left = Вы уже ушли, за вас играет бот.
match-refusal-not-away = Вы за столом: бот за вас не играет.
match-refusal-lost = Вы уже проиграли эту партию; за ваше место доигрывает бот.
match-refusal-time-up = Ваше время вышло.
match-refusal-return-late = Ваше время на этот ход вышло. Его сделает бот, а потом вы сможете вернуться.
match-refusal-not-passed = Автоматически пропускать нечего.
match-refusal-time-left = Ни у кого время не вышло.
match-refusal-damaged = Эта партия не может продолжаться: её запись повреждена. Вы видите то, что удалось прочесть. Причина есть в журнале сервера, скажите тому, кто его держит.
match-refusal-undo-nothing = У вас нет хода, который можно вернуть.
match-refusal-undo-barrier = Так далеко без чужого согласия не вернуться: там что-то открылось или сходил кто-то другой. В дружеской партии можно попросить остальных.
match-refusal-undo-absent = Кто-то ушёл, а бот, который играет за него, ни на что не соглашается: вернуться можно только туда, куда и без спроса.
match-refusal-undo-serious = Это не дружеская партия: ход, на который уже ответили, не возвращают.
match-refusal-offer-open = Просьба вернуть ход уже ждёт ответа.
match-refusal-no-offer = Никто не просит вернуть ход.
match-refusal-own-offer = Это ваша просьба: на неё отвечают остальные.
match-refusal-agreed = Вы уже согласились.

## Чего нельзя: имена и учётные записи

match-refusal-account-name = В имени от { $low } до { $high } видимых знаков, среди них хотя бы одна буква или цифра.
match-refusal-account-name-taken = Имя «{ $name }» уже занято. Выберите другое.
match-refusal-account-banned = Вас отстранили от этого сервера. Обратитесь к тому, кто его держит.
match-refusal-account-password = В пароле должно быть от { $low } до { $high } знаков.
match-refusal-account-password-wrong = Это не ваш нынешний пароль.
match-refusal-account-code = Учётной записи с таким именем и неиспользованным кодом нет.
match-refusal-account-sign-in = Учётной записи с таким именем и паролем нет.
match-refusal-account-has-account = У вас уже есть учётная запись.
match-refusal-account-scopes = Укажите, для чего токен. Возможно: { $known }.
match-refusal-account-tokens = Токенов может быть не больше { $most }. Отзовите тот, который больше не нужен.
match-refusal-list-name = В названии списка должно быть от { $low } до { $high } видимых знаков.
match-refusal-lists = Списков может быть не больше { $most }. Удалите ненужный.
