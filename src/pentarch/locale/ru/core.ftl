### Общее для всех игр: перечисления, имена и отказы.
### Отказ говорит, что не так и что возможно. Вид аргументов — docs/LOCALE.md.

## Перечисления и имена

list-next = { $first }, { $second }
list-last = { $first } и { $second }
list-times = { $item-form } ×{ $count }
list-none = ничего
player-unnamed = № { $number }

## Игра, игроки, параметры

refusal-game = Игры «{ $given }» нет. Есть: { $known }.
refusal-language = Языка «{ $given }» нет. Есть: { $known }.
refusal-bot = Бота «{ $given }» нет. Есть: { $known }.
refusal-players = Игроков может быть от { $low } до { $high }, а указано: { $given }.
refusal-option-unknown = Параметра «{ $option }» в этой игре нет. Есть: { $known }.
refusal-option-flag = Параметр { $option } бывает true или false, а указано: { $given }.
refusal-option-number = Параметр { $option } — целое число от { $low } до { $high }, а указано: { $given }.
refusal-option-choice = Параметр { $option } — одно из значений: { $words }. Указано: { $given }.

## Ходы

refusal-game-over = Партия окончена, ходов больше нет.
refusal-no-such-action = Хода с номером { $action } в этой игре не бывает.
refusal-no-such-text = Сейчас нет хода «{ $text }».

## Позиции

refusal-position-object = Ошибка в позиции: в «{ $where }» ожидается объект JSON с именованными полями.
refusal-position-missing = Ошибка в позиции: не хватает поля { $field }.
refusal-position-unknown = Ошибка в позиции: поле { $field } здесь лишнее.
refusal-position-flag = Ошибка в позиции: поле { $field } должно быть true или false.
refusal-position-number = Ошибка в позиции: в поле { $field } нужно целое число от { $low } до { $high }.
refusal-position-word = Ошибка в позиции: в поле { $field } может стоять только одно из слов: { $words }.
refusal-position-list = Ошибка в позиции: поле { $field } должно быть списком не длиннее 1000 элементов.
refusal-position-length = Ошибка в позиции: в списке { $field } должно быть { $length ->
    [one] ровно { $length } значение
    [few] ровно { $length } значения
   *[many] ровно { $length } значений
}.

## Записи партий

refusal-record-json = Это не запись партии: файл не читается как JSON.
refusal-record-format = Это не запись партии: в поле format должно стоять { $format }.
refusal-record-game = В записи игра «{ $game }», а такой здесь нет.
refusal-record-version = Запись сделана по правилам версии { $given }, а здесь действует версия { $known }: повторить партию ход в ход нельзя.
refusal-record-field = В записи испорчено или пропущено: { $field }.
refusal-record-action = Ход { $ply } этой записи не разрешён правилами.
refusal-record-commitment = Секрет в записи не соответствует обязательству, которое опубликовали до партии.
refusal-record-lesson = Запись неверно говорит, был ли это урок с заранее выбранным раскладом.
refusal-record-result = Записанный итог не тот, к которому приводят ходы.
