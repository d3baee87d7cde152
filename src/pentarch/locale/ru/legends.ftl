### Восьмиминутная империя: Легенды.
### Пол игрока неизвестен: настоящее время; к читателю на «вы» ($player-is, $owner-is, $victim-is).

legends-title = Восьмиминутная империя: Легенды
legends-about = Покупайте карты, ведите армии по островам и захватите больше регионов, чем соперники; одна короткая партия на карте, которая каждый раз новая.

## Карты: значение с прописной буквы, падежи для середины предложения

legends-card-ancient-phoenix = Древний феникс
    .nom = древний феникс
    .gen = древнего феникса
    .dat = древнему фениксу
    .acc = древнего феникса
    .ins = древним фениксом
    .prep = древнем фениксе
    .gender = masculine
legends-card-ancient-sage = Древний мудрец
    .nom = древний мудрец
    .gen = древнего мудреца
    .dat = древнему мудрецу
    .acc = древнего мудреца
    .ins = древним мудрецом
    .prep = древнем мудреце
    .gender = masculine
legends-card-ancient-tree-spirit = Древний дух дерева
    .nom = древний дух дерева
    .gen = древнего духа дерева
    .dat = древнему духу дерева
    .acc = древнего духа дерева
    .ins = древним духом дерева
    .prep = древнем духе дерева
    .gender = masculine
legends-card-ancient-woods = Древняя чаща
    .nom = древняя чаща
    .gen = древней чащи
    .dat = древней чаще
    .acc = древнюю чащу
    .ins = древней чащей
    .prep = древней чаще
    .gender = feminine
legends-card-arcane-manticore = Таинственная мантикора
    .nom = таинственная мантикора
    .gen = таинственной мантикоры
    .dat = таинственной мантикоре
    .acc = таинственную мантикору
    .ins = таинственной мантикорой
    .prep = таинственной мантикоре
    .gender = feminine
legends-card-arcane-sphinx = Таинственный сфинкс
    .nom = таинственный сфинкс
    .gen = таинственного сфинкса
    .dat = таинственному сфинксу
    .acc = таинственного сфинкса
    .ins = таинственным сфинксом
    .prep = таинственном сфинксе
    .gender = masculine
legends-card-arcane-temple = Таинственный храм
    .nom = таинственный храм
    .gen = таинственного храма
    .dat = таинственному храму
    .acc = таинственный храм
    .ins = таинственным храмом
    .prep = таинственном храме
    .gender = masculine
legends-card-castle-a = Замок I
    .nom = замок I
    .gen = замка I
    .dat = замку I
    .acc = замок I
    .ins = замком I
    .prep = замке I
    .gender = masculine
legends-card-castle-b = Замок II
    .nom = замок II
    .gen = замка II
    .dat = замку II
    .acc = замок II
    .ins = замком II
    .prep = замке II
    .gender = masculine
legends-card-cursed-banshee = Проклятая банши
    .nom = проклятая банши
    .gen = проклятой банши
    .dat = проклятой банши
    .acc = проклятую банши
    .ins = проклятой банши
    .prep = проклятой банши
    .gender = feminine
legends-card-cursed-gargoyles = Проклятые горгульи
    .nom = проклятые горгульи
    .gen = проклятых горгулий
    .dat = проклятым горгульям
    .acc = проклятых горгулий
    .ins = проклятыми горгульями
    .prep = проклятых горгульях
    .gender = plural
legends-card-cursed-king = Проклятый король
    .nom = проклятый король
    .gen = проклятого короля
    .dat = проклятому королю
    .acc = проклятого короля
    .ins = проклятым королём
    .prep = проклятом короле
    .gender = masculine
legends-card-cursed-mausoleum = Проклятый мавзолей
    .nom = проклятый мавзолей
    .gen = проклятого мавзолея
    .dat = проклятому мавзолею
    .acc = проклятый мавзолей
    .ins = проклятым мавзолеем
    .prep = проклятом мавзолее
    .gender = masculine
legends-card-cursed-tower = Проклятая башня
    .nom = проклятая башня
    .gen = проклятой башни
    .dat = проклятой башне
    .acc = проклятую башню
    .ins = проклятой башней
    .prep = проклятой башне
    .gender = feminine
legends-card-dire-dragon = Зловещий дракон
    .nom = зловещий дракон
    .gen = зловещего дракона
    .dat = зловещему дракону
    .acc = зловещего дракона
    .ins = зловещим драконом
    .prep = зловещем драконе
    .gender = masculine
legends-card-dire-eye = Зловещее око
    .nom = зловещее око
    .gen = зловещего ока
    .dat = зловещему оку
    .acc = зловещее око
    .ins = зловещим оком
    .prep = зловещем оке
    .gender = neuter
legends-card-dire-giant = Зловещий великан
    .nom = зловещий великан
    .gen = зловещего великана
    .dat = зловещему великану
    .acc = зловещего великана
    .ins = зловещим великаном
    .prep = зловещем великане
    .gender = masculine
legends-card-dire-goblin = Зловещий гоблин
    .nom = зловещий гоблин
    .gen = зловещего гоблина
    .dat = зловещему гоблину
    .acc = зловещего гоблина
    .ins = зловещим гоблином
    .prep = зловещем гоблине
    .gender = masculine
legends-card-dire-ogre = Зловещий огр
    .nom = зловещий огр
    .gen = зловещего огра
    .dat = зловещему огру
    .acc = зловещего огра
    .ins = зловещим огром
    .prep = зловещем огре
    .gender = masculine
legends-card-forest-elf = Лесной эльф
    .nom = лесной эльф
    .gen = лесного эльфа
    .dat = лесному эльфу
    .acc = лесного эльфа
    .ins = лесным эльфом
    .prep = лесном эльфе
    .gender = masculine
legends-card-forest-gnome = Лесной гном
    .nom = лесной гном
    .gen = лесного гнома
    .dat = лесному гному
    .acc = лесного гнома
    .ins = лесным гномом
    .prep = лесном гноме
    .gender = masculine
legends-card-forest-pixie = Лесная пикси
    .nom = лесная пикси
    .gen = лесной пикси
    .dat = лесной пикси
    .acc = лесную пикси
    .ins = лесной пикси
    .prep = лесной пикси
    .gender = feminine
legends-card-forest-tree-town = Лесной город на деревьях
    .nom = лесной город на деревьях
    .gen = лесного города на деревьях
    .dat = лесному городу на деревьях
    .acc = лесной город на деревьях
    .ins = лесным городом на деревьях
    .prep = лесном городе на деревьях
    .gender = masculine
legends-card-graveyard = Кладбище
    .nom = кладбище
    .gen = кладбища
    .dat = кладбищу
    .acc = кладбище
    .ins = кладбищем
    .prep = кладбище
    .gender = neuter
legends-card-lake = Озеро
    .nom = озеро
    .gen = озера
    .dat = озеру
    .acc = озеро
    .ins = озером
    .prep = озере
    .gender = neuter
legends-card-mountain-dwarf = Горный дворф
    .nom = горный дворф
    .gen = горного дворфа
    .dat = горному дворфу
    .acc = горного дворфа
    .ins = горным дворфом
    .prep = горном дворфе
    .gender = masculine
legends-card-mountain-treasury = Горная сокровищница
    .nom = горная сокровищница
    .gen = горной сокровищницы
    .dat = горной сокровищнице
    .acc = горную сокровищницу
    .ins = горной сокровищницей
    .prep = горной сокровищнице
    .gender = feminine
legends-card-night-hydra = Ночная гидра
    .nom = ночная гидра
    .gen = ночной гидры
    .dat = ночной гидре
    .acc = ночную гидру
    .ins = ночной гидрой
    .prep = ночной гидре
    .gender = feminine
legends-card-night-village = Ночная деревня
    .nom = ночная деревня
    .gen = ночной деревни
    .dat = ночной деревне
    .acc = ночную деревню
    .ins = ночной деревней
    .prep = ночной деревне
    .gender = feminine
legends-card-night-wizard = Ночной волшебник
    .nom = ночной волшебник
    .gen = ночного волшебника
    .dat = ночному волшебнику
    .acc = ночного волшебника
    .ins = ночным волшебником
    .prep = ночном волшебнике
    .gender = masculine
legends-card-noble-hills = Благородные холмы
    .nom = благородные холмы
    .gen = благородных холмов
    .dat = благородным холмам
    .acc = благородные холмы
    .ins = благородными холмами
    .prep = благородных холмах
    .gender = plural
legends-card-noble-knight = Благородный рыцарь
    .nom = благородный рыцарь
    .gen = благородного рыцаря
    .dat = благородному рыцарю
    .acc = благородного рыцаря
    .ins = благородным рыцарем
    .prep = благородном рыцаре
    .gender = masculine
legends-card-noble-unicorn = Благородный единорог
    .nom = благородный единорог
    .gen = благородного единорога
    .dat = благородному единорогу
    .acc = благородного единорога
    .ins = благородным единорогом
    .prep = благородном единороге
    .gender = masculine
legends-card-stronghold = Твердыня
    .nom = твердыня
    .gen = твердыни
    .dat = твердыне
    .acc = твердыню
    .ins = твердыней
    .prep = твердыне
    .gender = feminine

## Семейства: слово в названии карты

legends-family-ancient = Древние
    .acc = древнюю
    .gen = древних
legends-family-arcane = Таинственные
    .acc = таинственную
    .gen = таинственных
legends-family-cursed = Проклятые
    .acc = проклятую
    .gen = проклятых
legends-family-dire = Зловещие
    .acc = зловещую
    .gen = зловещих
legends-family-forest = Лесные
    .acc = лесную
    .gen = лесных
legends-family-mountain = Горные
    .acc = горную
    .gen = горных
legends-family-night = Ночные
    .acc = ночную
    .gen = ночных
legends-family-noble = Благородные
    .acc = благородную
    .gen = благородных

## Жетоны

legends-token-spring = Магический родник
    .nom = магический родник
    .gen = магического родника
    .dat = магическому роднику
    .acc = магический родник
    .ins = магическим родником
    .prep = магическом роднике
    .gender = masculine
legends-token-cottage = Домик
    .nom = домик
    .gen = домика
    .dat = домику
    .acc = домик
    .ins = домиком
    .prep = домике
    .gender = masculine
legends-token-treasure = Клад
    .nom = клад
    .gen = клада
    .dat = кладу
    .acc = клад
    .ins = кладом
    .prep = кладе
    .gender = masculine
legends-token-tome = Магический фолиант
    .nom = магический фолиант
    .gen = магического фолианта
    .dat = магическому фолианту
    .acc = магический фолиант
    .ins = магическим фолиантом
    .prep = магическом фолианте
    .gender = masculine
legends-token-stable = Конюшня
    .nom = конюшня
    .gen = конюшни
    .dat = конюшне
    .acc = конюшню
    .ins = конюшней
    .prep = конюшне
    .gender = feminine
legends-token-quagmire = Гиблое болото
    .nom = гиблое болото
    .gen = гиблого болота
    .dat = гиблому болоту
    .acc = гиблое болото
    .ins = гиблым болотом
    .prep = гиблом болоте
    .gender = neuter
legends-token-dragon = Дракон-разоритель
    .nom = дракон-разоритель
    .gen = дракона-разорителя
    .dat = дракону-разорителю
    .acc = дракона-разорителя
    .ins = драконом-разорителем
    .prep = драконе-разорителе
    .gender = masculine
legends-token-citadel-token = Цитадель
    .nom = цитадель
    .gen = цитадели
    .dat = цитадели
    .acc = цитадель
    .ins = цитаделью
    .prep = цитадели
    .gender = feminine
legends-token-portal = Магические врата
    .nom = магические врата
    .gen = магических врат
    .dat = магическим вратам
    .acc = магические врата
    .ins = магическими вратами
    .prep = магических вратах
    .gender = plural
legends-token-thieves = Шайка воров
    .nom = шайка воров
    .gen = шайки воров
    .dat = шайке воров
    .acc = шайку воров
    .ins = шайкой воров
    .prep = шайке воров
    .gender = feminine
legends-token-hidden = Закрытый жетон
    .nom = закрытый жетон
    .gen = закрытого жетона
    .dat = закрытому жетону
    .acc = закрытый жетон
    .ins = закрытым жетоном
    .prep = закрытом жетоне
    .gender = masculine

## Что делают жетоны, которые не достаются игрокам

legends-token-citadel-token-text = В конце игры приносит 1 очко тому, кто контролирует этот регион.
legends-token-portal-text = Регионы с вратами — соседи: шаг между ними стоит 1 единицу движения.
legends-token-thieves-text = Кто приводит сюда армию марш-броском, теряет монету за каждую, пока монеты есть.
legends-token-hidden-text = Закрытый жетон исследования или гиблое болото. Кто контролирует регион, может в конце своего хода подсмотреть, что это; первый, кто построит здесь город, забирает жетон.

## Предводители

legends-leader-fairy-queen = Королева фей
    .nom = королева фей
    .gen = королевы фей
    .dat = королеве фей
    .acc = королеву фей
    .ins = королевой фей
    .prep = королеве фей
    .gender = feminine
legends-leader-bandit-chief = Атаман разбойников
    .nom = атаман разбойников
    .gen = атамана разбойников
    .dat = атаману разбойников
    .acc = атамана разбойников
    .ins = атаманом разбойников
    .prep = атамане разбойников
    .gender = masculine
legends-leader-red-sorceress = Алая чародейка
    .nom = алая чародейка
    .gen = алой чародейки
    .dat = алой чародейке
    .acc = алую чародейку
    .ins = алой чародейкой
    .prep = алой чародейке
    .gender = feminine
legends-leader-white-knight = Белый рыцарь
    .nom = белый рыцарь
    .gen = белого рыцаря
    .dat = белому рыцарю
    .acc = белого рыцаря
    .ins = белым рыцарем
    .prep = белом рыцаре
    .gender = masculine

## Регионы: название, где (in), куда (into), откуда (from)

legends-region-d1 = Северные дюны
    .in = в Северных дюнах
    .into = в Северные дюны
    .from = из Северных дюн
legends-region-d2 = Песчаная коса
    .in = на Песчаной косе
    .into = на Песчаную косу
    .from = с Песчаной косы
legends-region-d3 = Каменные иглы
    .in = у Каменных игл
    .into = к Каменным иглам
    .from = от Каменных игл
legends-region-d4 = Погребённый лик
    .in = у Погребённого лика
    .into = к Погребённому лику
    .from = от Погребённого лика
legends-region-d5 = Восточные утёсы
    .in = на Восточных утёсах
    .into = на Восточные утёсы
    .from = с Восточных утёсов
legends-region-d6 = Чёрные столбы
    .in = у Чёрных столбов
    .into = к Чёрным столбам
    .from = от Чёрных столбов
legends-region-d7 = Южная бухта
    .in = в Южной бухте
    .into = в Южную бухту
    .from = из Южной бухты
legends-region-m1 = Северный мыс
    .in = на Северном мысу
    .into = на Северный мыс
    .from = с Северного мыса
legends-region-m2 = Каменный круг
    .in = у Каменного круга
    .into = к Каменному кругу
    .from = от Каменного круга
legends-region-m3 = Деревня
    .in = в Деревне
    .into = в Деревню
    .from = из Деревни
legends-region-m4 = Ельник
    .in = в Ельнике
    .into = в Ельник
    .from = из Ельника
legends-region-m5 = Южный берег
    .in = на Южном берегу
    .into = на Южный берег
    .from = с Южного берега
legends-region-f1 = Верхняя чаща
    .in = в Верхней чаще
    .into = в Верхнюю чащу
    .from = из Верхней чащи
legends-region-f2 = Старая тропа
    .in = на Старой тропе
    .into = на Старую тропу
    .from = со Старой тропы
legends-region-f3 = Нижний берег
    .in = на Нижнем берегу
    .into = на Нижний берег
    .from = с Нижнего берега
legends-region-t1 = Западный столп
    .in = на Западном столпе
    .into = на Западный столп
    .from = с Западного столпа
legends-region-t2 = Восточный столп
    .in = на Восточном столпе
    .into = на Восточный столп
    .from = с Восточного столпа
legends-region-t3 = Южный столп
    .in = на Южном столпе
    .into = на Южный столп
    .from = с Южного столпа
legends-region-v1 = Северный утёс
    .in = на Северном утёсе
    .into = на Северный утёс
    .from = с Северного утёса
legends-region-v2 = Западный утёс
    .in = на Западном утёсе
    .into = на Западный утёс
    .from = с Западного утёса
legends-region-v3 = Зелёный отрог
    .in = на Зелёном отроге
    .into = на Зелёный отрог
    .from = с Зелёного отрога
legends-region-v4 = Восточный склон
    .in = на Восточном склоне
    .into = на Восточный склон
    .from = с Восточного склона
legends-region-v5 = Верхний кратер
    .in = в Верхнем кратере
    .into = в Верхний кратер
    .from = из Верхнего кратера
legends-region-v6 = Нижний кратер
    .in = в Нижнем кратере
    .into = в Нижний кратер
    .from = из Нижнего кратера
legends-region-v7 = Южный отрог
    .in = на Южном отроге
    .into = на Южный отрог
    .from = с Южного отрога
legends-region-i1 = Ледяной пик
    .in = на Ледяном пике
    .into = на Ледяной пик
    .from = с Ледяного пика
legends-region-i2 = Ледяной склон
    .in = на Ледяном склоне
    .into = на Ледяной склон
    .from = с Ледяного склона
legends-region-i3 = Одинокая льдина
    .in = на Одинокой льдине
    .into = на Одинокую льдину
    .from = с Одинокой льдины
legends-region-i4 = Снежный гребень
    .in = на Снежном гребне
    .into = на Снежный гребень
    .from = со Снежного гребня
legends-region-i5 = Снежная бухта
    .in = в Снежной бухте
    .into = в Снежную бухту
    .from = из Снежной бухты
legends-region-h1 = Клык
    .in = на Клыке
    .into = на Клык
    .from = с Клыка
legends-region-h2 = Северная дуга
    .in = на Северной дуге
    .into = на Северную дугу
    .from = с Северной дуги
legends-region-h3 = Бурые скалы
    .in = на Бурых скалах
    .into = на Бурые скалы
    .from = с Бурых скал
legends-region-h4 = Озёрный край
    .in = в Озёрном краю
    .into = в Озёрный край
    .from = из Озёрного края
legends-region-h5 = Песчаный обрыв
    .in = на Песчаном обрыве
    .into = на Песчаный обрыв
    .from = с Песчаного обрыва
legends-region-c1 = Крепость
    .in = в Крепости
    .into = в Крепость
    .from = из Крепости
legends-region-c2 = Крепостная гора
    .in = на Крепостной горе
    .into = на Крепостную гору
    .from = с Крепостной горы
legends-region-c3 = Голая скала
    .in = на Голой скале
    .into = на Голую скалу
    .from = с Голой скалы

## Острова

legends-island-desert = Пустыня
legends-island-meadows = Луга
legends-island-red-forest = Багряный лес
legends-island-tall-west = Западный столп
legends-island-tall-east = Восточный столп
legends-island-tall-south = Южный столп
legends-island-volcano-small = Малый вулкан
legends-island-volcano-large = Большой вулкан
legends-island-ice-north = Северный лёд
legends-island-ice-middle = Средний лёд
legends-island-ice-south = Южный лёд
legends-island-horseshoe = Подкова
legends-island-citadel-large = Крепостная земля
legends-island-citadel-small = Голая скала

## Стороны фрагментов

legends-side-desert = Пустыня
legends-side-meadows = Луга
legends-side-red-forest = Багряный лес
legends-side-tall-islands = Острова-столпы
legends-side-volcano = Вулканы
legends-side-ice-islands = Ледяные острова
legends-side-horseshoe = Подкова
legends-side-citadel = Старая крепость

## Места фрагментов: название и где (in)

legends-slot-centre = Центр
    .in = в центре
legends-slot-west = Запад
    .in = на западе
legends-slot-east = Восток
    .in = на востоке
legends-slot-south = Юг
    .in = на юге
legends-slot-north-west = Северо-запад
    .in = на северо-западе
legends-slot-north-east = Северо-восток
    .in = на северо-востоке
legends-slot-south-west = Юго-запад
    .in = на юго-западе
legends-slot-south-east = Юго-восток
    .in = на юго-востоке

## Действия: как называются, и что делает тот, кто их прекращает (stop: вы, stops: кто-то)

legends-verb-either = Действие карты
    .nom = действие карты
    .stop = обходитесь без действия карты
    .stops = обходится без действия карты
legends-verb-recruit = Набор армий
    .nom = набор армий
    .stop = заканчиваете набор армий
    .stops = заканчивает набор армий
legends-verb-march = Марш-бросок
    .nom = марш-бросок
    .stop = заканчиваете марш-бросок
    .stops = заканчивает марш-бросок
legends-verb-found = Основание города
    .nom = основание города
    .stop = не основываете город
    .stops = не основывает город
legends-verb-destroy = Разгром армии
    .nom = разгром армии
    .stop = никого не громите
    .stops = никого не громит
legends-verb-rob = Грабёж
    .nom = грабёж
    .stop = никого не грабите
    .stops = никого не грабит
legends-verb-peek = Осмотр жетонов
    .nom = осмотр жетонов
    .stop = больше не подсматриваете жетоны
    .stops = больше не подсматривает жетоны
legends-verb-last-card = Последняя карта
    .nom = последняя карта
    .stop = больше ничего не покупаете
    .stops = больше ничего не покупает

## Тексты карт, жетонов и предводителей: заголовки

legends-text-action = Действие
legends-text-either = Одно действие из двух
legends-text-both = Два действия по порядку
legends-text-ability = Свойство
legends-text-end = В конце игры

## Тексты: действия

legends-effect-recruit = Набор: { $amount ->
    [one] { $amount } армия
    [few] { $amount } армии
   *[many] { $amount } армий
}
legends-effect-march = Марш-бросок: { $amount ->
    [one] { $amount } единица движения
    [few] { $amount } единицы движения
   *[many] { $amount } единиц движения
}
legends-effect-found = Основание города
legends-effect-destroy = Разгром армии

## Тексты: свойства

legends-ability-flying = Полёт: переправа по воде дешевле на 1
legends-ability-extra-move = Единица движения сверх обычного в каждом марш-броске
legends-ability-extra-army = Армия сверх обычного при каждом наборе
legends-ability-coins = Сразу получите { $amount ->
    [one] { $amount } монету
    [few] { $amount } монеты
   *[many] { $amount } монет
}
legends-ability-immune = Другие игроки не могут громить ваши армии
legends-ability-hiring = Набирайте армии и в чужих городах, платя владельцу монету за армию
legends-ability-robbing = Разгромив армию соперника, можете отнять у него монету
legends-ability-fifth-army = Начните игру с 5 армиями в стартовом регионе
legends-ability-trophies = Разгромленные вами армии соперников и нейтральные армии остаются на этой карте
legends-ability-garrison = Основав город, сразу поставьте в тот же регион армию из запаса
legends-ability-last-card = Когда все собрали свои карты, можете купить ещё одну из ряда, без её действия
legends-ability-elixirs = { $amount ->
    [one] { $amount } эликсир
    [few] { $amount } эликсира
   *[many] { $amount } эликсиров
}
legends-ability-breaks-ties = При равенстве очков вы выше остальных
legends-ability-points = { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[many] { $amount } очков
}
legends-ability-per-card = { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[many] { $amount } очков
} за каждую вашу { $family-acc } карту
legends-ability-for-set = { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[many] { $amount } очков
}, если { $family-gen } карт у вас не меньше { $need }
legends-ability-per-flying = { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[many] { $amount } очков
} за каждое ваше свойство «Полёт»
legends-ability-per-coins = { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[many] { $amount } очков
} за каждые { $need ->
    [one] { $need } оставшуюся монету
    [few] { $need } оставшиеся монеты
   *[many] { $need } оставшихся монет
}
legends-ability-per-trophies = { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[many] { $amount } очков
} за каждые { $need ->
    [one] { $need } армию
    [few] { $need } армии
   *[many] { $need } армий
} на этой карте
legends-ability-per-big-island = { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[many] { $amount } очков
} сверх обычного за каждый ваш остров, где регионов не меньше { $need }

## Откуда очки

legends-source-elixirs = { $count ->
    [one] { $count } эликсир
    [few] { $count } эликсира
   *[many] { $count } эликсиров
}
legends-source-citadel = Цитадель { $region-in }
legends-source-island = Остров: { $island }

## Параметры

legends-option-layout = Карта
    .help = Фрагменты поля раскладывает игрок или случай, либо берётся готовая карта.
legends-option-layout-chosen = раскладывает игрок
legends-option-layout-random = случайная
legends-option-layout-rulebook-example = пример из правил
legends-option-layout-fire-archipelago = Огненный архипелаг
legends-option-placing = Расстановка
    .help = Кто выбирает стартовый регион, регион пятых армий и места жетонов.
legends-option-placing-chosen = выбирает игрок
legends-option-placing-random = случайная
legends-option-setup_player = Кто готовит поле
    .help = Игрок, который раскладывает фрагменты и жетоны; вдвоём он же ставит первую нейтральную армию.
legends-option-setup_player-random = по жребию
legends-option-setup_player-1 = игрок 1
legends-option-setup_player-2 = игрок 2
legends-option-setup_player-3 = игрок 3
legends-option-setup_player-4 = игрок 4
legends-option-ages = Кто моложе
    .help = Номера мест от самого младшего игрока к самому старшему, подряд: например, 312. При равных ставках выигрывает младший. 0 — по жребию.
legends-option-rectangle = Прямоугольник
    .help = Фрагменты лежат не буквой «Т», а прямоугольником: острова образуют кольцо.
legends-option-exploration = Жетоны исследования
    .help = Пять жетонов на поле: их забирает тот, кто первым построит город в их регионе.
legends-option-quagmire = Гиблое болото
    .help = Жетоны исследования лежат закрытыми, и среди них болото, которое отнимает очко.
legends-option-citadels = Цитадели
    .help = Три жетона на поле: регион с цитаделью стоит на очко дороже.
legends-option-leaders = Предводители
    .help = Каждый получает предводителя с двумя свойствами.
legends-option-events = События
    .help = Жетоны на поле: дракон-разоритель, двое магических врат и шайка воров. При случайной расстановке лежат все; если места выбирает игрок, любые можно не класть.
legends-option-die = Кубик на торгах
    .help = При равных ставках решает бросок кубика, а не возраст.
legends-option-long_game = Долгая игра
    .help = Три игры подряд; побеждает тот, у кого больше очков в сумме.

## Вопросы и итог

legends-ask-turn = { $player-is ->
    [you] Ваш ход: возьмите карту из ряда.
   *[other] Ходит { $player }.
}
legends-ask-either = { $player-is ->
    [you] { $card }: выберите одно действие из двух.
   *[other] { $player } выбирает действие: { $card-nom }.
}
legends-ask-recruit = { $player-is ->
    [you] Набор: поставьте ещё { $armies ->
        [one] { $armies } армию
        [few] { $armies } армии
       *[many] { $armies } армий
    }.
   *[other] { $player } набирает армии, осталось { $armies }.
}
legends-ask-march = { $player-is ->
    [you] Марш-бросок: осталось { $movement ->
        [one] { $movement } единица движения
        [few] { $movement } единицы движения
       *[many] { $movement } единиц движения
    }, переправа стоит { $water }.
   *[other] { $player } ведёт армии: осталось движения { $movement }, переправа стоит { $water }.
}
legends-ask-found = { $player-is ->
    [you] Где основать город?
   *[other] { $player } выбирает место для города.
}
legends-ask-destroy = { $player-is ->
    [you] Какую армию разгромить?
   *[other] { $player } выбирает, какую армию разгромить.
}
legends-ask-rob = { $player-is ->
    [you] Отнять монету у игрока { $victim }?
   *[other] { $victim-is ->
        [you] { $player } решает, отнять ли у вас монету.
       *[other] { $player } решает, отнять ли монету у игрока { $victim }.
    }
}
legends-ask-peek = { $player-is ->
    [you] Можете подсмотреть закрытые жетоны в своих регионах.
   *[other] { $player } может подсмотреть закрытые жетоны.
}
legends-ask-last-card = { $player-is ->
    [you] Карты собраны. Можете купить ещё одну из ряда, без её действия.
   *[other] { $player } может купить ещё одну карту.
}
legends-ask-bid = { $player-is ->
    [you] Торги за первый ход: сколько монет ставите?
   *[other] Ставку делает { $player }.
}
legends-ask-name-first = { $player-is ->
    [you] Вы выиграли торги. За кем первый ход?
   *[other] { $player } решает, за кем первый ход.
}
legends-ask-neutral = { $player-is ->
    [you] Поставьте нейтральную армию в любой регион; осталось { $armies }.
   *[other] { $player } ставит нейтральную армию; осталось { $armies }.
}
legends-ask-fragment = { $player-is ->
    [you] Какой фрагмент лежит { $slot-in }?
   *[other] { $player } выбирает фрагмент { $slot-in }.
}
legends-ask-start = { $player-is ->
    [you] Выберите стартовый регион.
   *[other] { $player } выбирает стартовый регион.
}
legends-ask-lay = { $player-is ->
    [you] Куда положить { $token-acc }?
   *[other] { $player } выбирает место: { $token-nom }.
}
legends-ask-second-armies = { $player-is ->
    [you] В каком регионе начинают пятые армии всех игроков?
   *[other] { $player } выбирает регион для пятых армий всех игроков.
}
legends-over = { $winners-count ->
    [1] { $winners-is ->
        [you] Партия окончена. Вы победили, ваш счёт — { $points }!
       *[other] Партия окончена. Победа за игроком { $winners }, счёт — { $points }.
    }
   *[other] { $winners-is ->
        [you] Партия окончена. Вы среди победителей: { $winners }; счёт — { $points }.
       *[other] Партия окончена. Победу делят { $winners }, счёт — { $points }.
    }
}

## Ответы: надписи на кнопках

legends-action-done-either = Не выполнять ни одного
legends-action-done-recruit = Закончить набор
legends-action-done-march = Закончить марш-бросок
legends-action-done-found = Не основывать город
legends-action-done-destroy = Никого не громить
legends-action-done-rob = Не отнимать монету
legends-action-done-peek = Закончить ход
legends-action-done-last-card = Больше ничего не покупать
legends-action-done-lay = Обойтись без этого жетона
legends-action-choose-recruit = Набрать { $amount ->
    [one] { $amount } армию
    [few] { $amount } армии
   *[many] { $amount } армий
}
legends-action-choose-march = Марш-бросок на { $amount ->
    [one] { $amount } единицу движения
    [few] { $amount } единицы движения
   *[many] { $amount } единиц движения
}
legends-action-choose-found = Основать город
legends-action-choose-destroy = Разгромить армию
legends-action-rob = Отнять монету
legends-action-name = { $player-is ->
    [you] Первый ход: вы
   *[other] Первый ход: { $player }
}
legends-action-bid = { $coins ->
    [0] Ничего не ставить
    [one] Поставить { $coins } монету
    [few] Поставить { $coins } монеты
   *[many] Поставить { $coins } монет
}
legends-action-take = { $price ->
    [0] Взять { $card-acc } бесплатно
    [one] Взять { $card-acc } за { $price } монету
    [few] Взять { $card-acc } за { $price } монеты
   *[many] Взять { $card-acc } за { $price } монет
}
legends-action-fragment = { $turn ->
    [0] { $side }, без поворота
    [1] { $side }, четверть оборота по часовой стрелке
    [2] { $side }, пол-оборота
   *[3] { $side }, четверть оборота против часовой стрелки
}
legends-action-start = Начать { $region-in }
legends-action-lay = Положить { $token-acc } { $region-into }
legends-action-second-armies = Пятые армии — { $region-into }
legends-action-neutral = Поставить нейтральную армию { $region-into }
legends-action-recruit = Поставить армию { $region-into }
legends-action-found = Основать город { $region-in }
legends-action-peek = Подсмотреть жетон { $region-in }
legends-action-hire = Набрать армию { $region-in }, в городе игрока { $owner }, за монету
legends-action-destroy = Разгромить армию игрока { $owner } { $region-in }
legends-action-destroy-own = Разгромить собственную армию { $region-in }
legends-action-destroy-neutral = Разгромить нейтральную армию { $region-in }
legends-action-march = { $price ->
    [one] Провести армию { $from-from } { $to-into } за { $price } единицу движения
    [few] Провести армию { $from-from } { $to-into } за { $price } единицы движения
   *[many] Провести армию { $from-from } { $to-into } за { $price } единиц движения
}

## Почему нельзя

legends-why-not-not-optional = От этого нельзя отказаться.
legends-why-not-not-asked = Сейчас об этом не спрашивают: возьмите карту из ряда.
legends-why-not-answer-first = Сначала ответьте на вопрос.
legends-why-not-nobody-there = За этим столом нет такого игрока.
legends-why-not-not-in-play = { $region }: этого региона нет на поле.
legends-why-not-fragment-is-used = Этот фрагмент уже лежит, этой стороной или обратной.
legends-why-not-must-be-central = Пустыня может лежать только в центре.
legends-why-not-edges-differ = В прямоугольнике все фрагменты лежат одинаково: или все стоймя, или все на боку.
legends-why-not-not-on-the-centre = { $region }: стартовый регион должен быть на центральном фрагменте.
legends-why-not-not-on-the-desert = { $region }: если в игре есть Пустыня, стартовый регион на ней.
legends-why-not-no-link = { $region }: отсюда нет водного пути на другой фрагмент.
legends-why-not-same-fragment = { $region }: пятые армии начинают не на том фрагменте, где стартовый регион.
legends-why-not-is-start = { $region }: это стартовый регион, в нём уже есть жетон.
legends-why-not-has-token = { $region }: здесь уже лежит жетон.
legends-why-not-no-coins = Монет не хватает: у вас { $coins }.
legends-why-not-comes-to-nothing = Сейчас это действие ничего не даст.
legends-why-not-no-city = { $region }: здесь нет вашего города, и это не стартовый регион.
legends-why-not-no-army = { $region }: здесь нет вашей армии.
legends-why-not-not-in-row = { $card }: такой карты в ряду нет.
legends-why-not-too-dear = { $card }: цена { $price }, а монет у вас { $coins }.
legends-why-not-no-hiring = В чужих городах набирает армии только атаман разбойников.
legends-why-not-free-here = { $region }: здесь вы набираете армии бесплатно.
legends-why-not-no-city-of = { $owner-is ->
    [you] { $region }: здесь нет вашего города.
   *[other] { $region }: здесь нет города игрока { $owner }.
}
legends-why-not-no-way = Прямого пути { $from-from } { $to-into } нет.
legends-why-not-too-far = Путь { $from-from } { $to-into } стоит { $price }, а движения осталось { $movement }.
legends-why-not-no-neutral-army = { $region }: здесь нет нейтральной армии.
legends-why-not-immune = Армии игрока { $owner } громить нельзя: их защищает зловещий великан.
legends-why-not-no-army-of = { $owner-is ->
    [you] { $region }: здесь нет вашей армии.
   *[other] { $region }: здесь нет армии игрока { $owner }.
}
legends-why-not-no-hidden-token = { $region }: здесь нет закрытого жетона.
legends-why-not-seen = { $region }: этот жетон вы уже видели.
legends-why-not-no-control = { $region }: вы не контролируете этот регион.

## Невозможные параметры и позиции

legends-refusal-preset = Готовая карта «{ $layout }» лежит буквой «Т»: прямоугольник с ней не сочетается.
legends-refusal-setup-player = Поле должен готовить игрок { $number }, а игроков всего { $players }.
legends-refusal-ages = «Кто моложе»: нужны номера мест от 1 до { $players }, каждый один раз, а дано: { $given }.
legends-refusal-rules = Ошибка в позиции: такие варианты вместе не бывают, или порядок по возрасту не сходится.
legends-refusal-question = Ошибка в позиции: вопрос не соответствует игре.
legends-refusal-map = Ошибка в позиции: так фрагменты или стартовый регион лежать не могут.
legends-refusal-leaders = Ошибка в позиции: предводители розданы не по правилам.
legends-refusal-tokens = Ошибка в позиции: такие жетоны здесь лежать не могут.
legends-refusal-pieces = Ошибка в позиции: армии и города стоят не так, как может быть в игре.
legends-refusal-cards = Ошибка в позиции: это не те карты, что есть в игре, или их не столько.
legends-refusal-bids = Ошибка в позиции: ставки или монеты не сходятся.
legends-refusal-scores = Ошибка в позиции: очки или победители не сходятся.

## Что происходит

legends-event-setup = { $game ->
    [0] { $player-is ->
        [you] Начинается игра: за подготовку отвечаете вы.
       *[other] Начинается игра: за подготовку отвечает { $player }.
    }
    [1] { $player-is ->
        [you] Начинается вторая игра: за подготовку отвечаете вы.
       *[other] Начинается вторая игра: за подготовку отвечает { $player }.
    }
   *[2] { $player-is ->
        [you] Начинается третья игра: за подготовку отвечаете вы.
       *[other] Начинается третья игра: за подготовку отвечает { $player }.
    }
}
legends-event-fragment = { $turn ->
    [0] Фрагмент { $slot-in }: { $side }, без поворота.
    [1] Фрагмент { $slot-in }: { $side }, четверть оборота по часовой стрелке.
    [2] Фрагмент { $slot-in }: { $side }, пол-оборота.
   *[3] Фрагмент { $slot-in }: { $side }, четверть оборота против часовой стрелки.
}
legends-event-start = Стартовый регион — { $region }.
legends-event-leader = { $player-is ->
    [you] Ваш предводитель — { $leader-nom }.
   *[other] Предводитель игрока { $player } — { $leader-nom }.
}
legends-event-lay = { $region }: теперь здесь { $token-nom }.
legends-event-leave-out = Эта игра обходится без { $token-gen }.
legends-event-reveal = В ряду новая карта: { $card-nom }.
legends-event-muster = { $player-is ->
    [you] Ваши армии { $region-in }: { $armies }.
   *[other] Армии игрока { $player } { $region-in }: { $armies }.
}
legends-event-neutral = { $player-is ->
    [you] Вы ставите нейтральную армию { $region-into }.
   *[other] { $player } ставит нейтральную армию { $region-into }.
}
legends-event-bid = { $player-is ->
    [you] Вы делаете ставку.
   *[other] { $player } делает ставку.
}
legends-event-bid-seen = { $player-is ->
    [you] { $coins ->
        [0] Вы ничего не ставите.
        [one] Вы ставите { $coins } монету.
        [few] Вы ставите { $coins } монеты.
       *[many] Вы ставите { $coins } монет.
    }
   *[other] { $player } ставит { $coins }.
}
legends-event-open-bid = { $player-is ->
    [you] Ваша ставка: { $coins }.
   *[other] Ставка игрока { $player }: { $coins }.
}
legends-event-roll = { $player-is ->
    [you] Вы бросаете кубик: { $pips }.
   *[other] { $player } бросает кубик: { $pips }.
}
legends-event-win-auction = { $player-is ->
    [you] { $coins ->
        [0] Вы выигрываете торги и ничего не платите.
        [one] Вы выигрываете торги и платите { $coins } монету.
        [few] Вы выигрываете торги и платите { $coins } монеты.
       *[many] Вы выигрываете торги и платите { $coins } монет.
    }
   *[other] { $coins ->
        [0] { $player } выигрывает торги и ничего не платит.
        [one] { $player } выигрывает торги и платит { $coins } монету.
        [few] { $player } выигрывает торги и платит { $coins } монеты.
       *[many] { $player } выигрывает торги и платит { $coins } монет.
    }
}
legends-event-name-first = { $first-is ->
    [you] Первый ход — ваш.
   *[other] Первый ход — за игроком { $first }.
}
legends-event-take = { $player-is ->
    [you] { $price ->
        [0] Вы берёте { $card-acc } бесплатно.
        [one] Вы берёте { $card-acc } за { $price } монету.
        [few] Вы берёте { $card-acc } за { $price } монеты.
       *[many] Вы берёте { $card-acc } за { $price } монет.
    }
   *[other] { $price ->
        [0] { $player } берёт { $card-acc } бесплатно.
        [one] { $player } берёт { $card-acc } за { $price } монету.
        [few] { $player } берёт { $card-acc } за { $price } монеты.
       *[many] { $player } берёт { $card-acc } за { $price } монет.
    }
}
legends-event-gain = { $player-is ->
    [you] Вы получаете { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }.
   *[other] { $player } получает { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }.
}
legends-event-choose = { $player-is ->
    [you] Вы выбираете действие: { $action-nom }.
   *[other] { $player } выбирает действие: { $action-nom }.
}
legends-event-skip = { $player-is ->
    [you] Вы { $action-stop }.
   *[other] { $player } { $action-stops }.
}
legends-event-recruit = { $player-is ->
    [you] Вы ставите армию { $region-into }.
   *[other] { $player } ставит армию { $region-into }.
}
legends-event-hire = { $player-is ->
    [you] Вы набираете армию { $region-in } и платите монету игроку { $owner }.
   *[other] { $owner-is ->
        [you] { $player } набирает армию { $region-in } и платит вам монету.
       *[other] { $player } набирает армию { $region-in } и платит монету игроку { $owner }.
    }
}
legends-event-march = { $player-is ->
    [you] Вы ведёте армию { $from-from } { $to-into } (движение: { $movement }).
   *[other] { $player } ведёт армию { $from-from } { $to-into } (движение: { $movement }).
}
legends-event-thieves = { $player-is ->
    [you] Воры { $region-in } отнимают у вас монету.
   *[other] Воры { $region-in } отнимают монету у игрока { $player }.
}
legends-event-dragon = { $player-is ->
    [you] Вы побеждаете дракона-разорителя { $region-in }!
   *[other] { $player } побеждает дракона-разорителя { $region-in }!
}
legends-event-found = { $player-is ->
    [you] Вы основываете город { $region-in }.
   *[other] { $player } основывает город { $region-in }.
}
legends-event-garrison = { $player-is ->
    [you] Белый рыцарь ставит в тот же регион вашу армию.
   *[other] Белый рыцарь ставит в тот же регион армию игрока { $player }.
}
legends-event-win-token = { $player-is ->
    [you] Вам достаётся жетон: { $token-nom }.
   *[other] Жетон достаётся игроку { $player }: { $token-nom }.
}
legends-event-destroy = { $player-is ->
    [you] Вы громите армию игрока { $owner } { $region-in }.
   *[other] { $owner-is ->
        [you] { $player } громит вашу армию { $region-in }.
       *[other] { $player } громит армию игрока { $owner } { $region-in }.
    }
}
legends-event-destroy-own = { $player-is ->
    [you] Вы громите собственную армию { $region-in }.
   *[other] { $player } громит собственную армию { $region-in }.
}
legends-event-destroy-neutral = { $player-is ->
    [you] Вы громите нейтральную армию { $region-in }.
   *[other] { $player } громит нейтральную армию { $region-in }.
}
legends-event-trophy = { $player-is ->
    [you] Разгромленная армия остаётся у вашей чародейки (всего { $trophies }).
   *[other] Разгромленная армия остаётся у алой чародейки (всего { $trophies }).
}
legends-event-rob = { $player-is ->
    [you] Вы отнимаете монету у игрока { $victim }.
   *[other] { $victim-is ->
        [you] { $player } отнимает у вас монету.
       *[other] { $player } отнимает монету у игрока { $victim }.
    }
}
legends-event-peek = { $player-is ->
    [you] Вы подсматриваете жетон { $region-in }.
   *[other] { $player } подсматривает жетон { $region-in }.
}
legends-event-peek-seen = { $player-is ->
    [you] Вы подсматриваете жетон { $region-in }: { $token-nom }.
   *[other] { $player } подсматривает жетон { $region-in }: { $token-nom }.
}
legends-event-score = { $player-is ->
    [you] Ваш счёт: { $points }
   *[other] { $player }, счёт: { $points }
} (регионы { $regions }, острова { $islands }, карты { $cards }, эликсиры { $elixirs }{ $tokens ->
    [0] {""}
   *[other] , жетоны { $tokens }
}{ $leader ->
    [0] {""}
   *[other] , предводитель { $leader }
}).
legends-event-game-over = { $game ->
    [0] Первая игра из трёх окончена.
    [1] Вторая игра из трёх окончена.
   *[2] Третья игра из трёх окончена.
}
legends-event-win = { $player-is ->
    [you] Вы побеждаете!
   *[other] { $player } побеждает!
}

## Правила: разделы в том порядке, в каком их читают

legends-rules-aim =
    У каждого армии, три города и немного монет. В свой ход вы берёте карту: она сразу даёт действие — набрать армии, провести их по островам, основать город, разгромить чужую армию — и навсегда свойство. Когда все собрали свои карты, очки приносят регионы и острова под вашим контролем, карты и эликсиры. Побеждает тот, у кого очков больше.
    .title = Цель
legends-rules-map =
    Поле сложено из четырёх фрагментов, у каждого две стороны. Фрагменты лежат буквой «Т»: один в центре, остальные на западе, востоке и юге; каждый можно повернуть. На фрагменте один или несколько островов, остров делится на регионы. Посередине каждого края есть выход: где два фрагмента касаются, регионы с выходами соединены водой.
    Пустыня, если она в игре, лежит в центре, и стартовый регион на ней. Острова-столпы соединены мостами: шаг по мосту стоит 1, как по суше, но каждый столп — отдельный остров. Вода между Клыком и Озёрным краем на Подкове — обычная переправа, хотя остров один.
    .title = Поле
legends-rules-setup =
    Один игрок готовит поле, или за него это делает случай: выбирает стороны и повороты фрагментов, затем стартовый регион на центральном фрагменте, откуда есть водный путь на другой фрагмент.
    У каждого 18 армий и 3 города. Четыре армии каждого начинают в стартовом регионе, пятые — все вместе в одном регионе другого фрагмента. Монет у каждого 12 вдвоём, 11 втроём, 9 вчетвером. Шесть карт лежат в ряд. Вдвоём в колоде 27 карт, втроём 32, вчетвером 34.
    Вдвоём игроки ещё по очереди ставят 10 нейтральных армий в любые регионы. Они не ходят и не приносят очков, но мешают контролю, как армии третьего игрока.
    .title = Подготовка
legends-rules-auction =
    Все тайно ставят монеты, от нуля до всех. Кто поставил больше, платит ставку и называет, за кем первый ход; остальные не платят ничего. При равных ставках выигрывает младший. Торги бывают один раз за игру.
    .title = Торги
legends-rules-turn =
    Возьмите карту из ряда и заплатите по её месту, слева направо: 0, 1, 1, 2, 2, 3. Выполните её действие или откажитесь от него. Потом ряд сдвигается влево и пополняется справа; когда колода пуста, ряд становится короче, а цены остаются за местами. Ходят по часовой стрелке.
    Если на карте два действия через «/», выполните одно; если через «+», выполните оба в этом порядке, и каждое можно пропустить.
    .title = Ход
legends-rules-actions =
    Набор: поставьте армии из запаса в стартовый регион и в регионы со своими городами, делите их как угодно. Можно набрать меньше; больше 18 армий на поле не бывает.
    Марш-бросок: единицы движения делите между армиями как угодно. Шаг в соседний регион острова или по мосту стоит 1, переправа по воде — 3. Чужие армии и города не мешают. Неистраченное пропадает.
    Город: поставьте его в любой регион, где есть ваша армия; городов там может быть сколько угодно. Города не двигаются и не разрушаются.
    Разгром: снимите любую армию там, где есть хотя бы одна ваша армия; одного города мало. Она возвращается в запас владельца, а нейтральная выходит из игры.
    .title = Действия
legends-rules-abilities =
    Свойство работает, как только карта взята, и помогает уже её собственному действию. Свойства складываются. Полёт удешевляет переправу на 1, но не ниже 1. Дополнительные армии и движение прибавляются к каждому набору и каждому марш-броску. Монеты с карты приходят после оплаты и один раз. Зловещий великан не даёт другим громить ваши армии.
    Семейство — это слово в названии карты: древние, таинственные, проклятые, зловещие, лесные, горные, ночные, благородные. Карта, которая считает своё семейство, считает и себя.
    .title = Свойства
legends-rules-end =
    Игра кончается, когда у каждого по 11 карт вдвоём, по 10 втроём, по 8 вчетвером.
    Регион контролирует тот, чьих армий и городов в нём больше, чем у любого другого. Остров — тот, кто контролирует на нём больше регионов, чем любой другой. При равенстве — никто.
    Очки: по 1 за регион и по 1 за остров под контролем; сколько сказано на картах; 2 тому, у кого больше всех эликсиров, а если таких игроков несколько — по 1 каждому.
    При равенстве очков решают оставшиеся монеты, затем армии на поле, затем регионы под контролем. Кто равен во всём, делит победу.
    .title = Конец игры и очки
legends-rules-exploration =
    Пять жетонов лежат открыто, не больше одного в регионе. Кто первым построит город в регионе с жетоном, сразу забирает его. Магический родник — 2 эликсира. Домик — армия сверх обычного при каждом наборе. Клад — монета сразу. Магический фолиант — 1 очко и преимущество при любом равенстве очков. Конюшня — единица движения сверх обычного в каждом марш-броске.
    .title = Вариант: жетоны исследования
legends-rules-quagmire =
    Жетоны исследования и гиблое болото перемешаны и лежат закрытыми; не знает их и тот, кто готовил поле. В конце своего хода можно подсмотреть жетоны в регионах под своим контролем; увиденное никому не показывают. Кто первым построит в регионе город, забирает жетон и открывает его всем. Болото отнимает очко, и отказаться от него нельзя.
    .title = Вариант: гиблое болото
legends-rules-citadels =
    Три цитадели лежат в трёх регионах. В конце игры регион с цитаделью приносит тому, кто его контролирует, на очко больше. Город цитадель не убирает.
    .title = Вариант: цитадели
legends-rules-leaders =
    Каждому достаётся случайный предводитель, открыто. Предводители — не карты: у них нет семейства, и до конца игры они не считаются.
    Королева фей: очко, если лесных карт не меньше трёх; когда все собрали свои карты, она может купить ещё одну из ряда за обычную цену — её свойство считается, действие не выполняется.
    Атаман разбойников: набирает армии и в чужих городах, платя владельцу монету за армию; разгромив армию соперника, может отнять у него монету.
    Алая чародейка: начинает с пятью армиями в стартовом регионе; армии, которые она громит, остаются у неё, кроме собственных, и за каждые три у неё очко.
    Белый рыцарь: очко за каждый остров под контролем, где не меньше трёх регионов; основав город, ставит в тот же регион армию из запаса.
    .title = Вариант: предводители
legends-rules-events =
    Игрок, который готовит поле, кладёт любые из этих жетонов; при случайной расстановке лежат все.
    Дракон-разоритель: жетон достаётся тому, кто приводит в регион седьмую армию; считаются армии всех цветов, города — нет. Он стоит 2 очка.
    Магические врата: двое врат, всегда вместе. Их регионы — соседи, шаг стоит 1; островов они не объединяют.
    Шайка воров: каждая армия, которая входит в этот регион марш-броском, стоит хозяину монеты, если монеты есть. Набор здесь ничего не стоит.
    .title = Вариант: события
legends-rules-rectangle =
    Четыре фрагмента лежат прямоугольником и соединены в кольцо; все стоймя или все на боку. Центра нет: стартовым может быть любой регион с водным путём на другой фрагмент, а если в игре Пустыня — регион Пустыни.
    .title = Вариант: прямоугольник
legends-rules-die =
    При равных ставках спорящие бросают кубик; кто выбросил больше, выигрывает торги. При новом равенстве бросают снова.
    .title = Вариант: кубик на торгах
legends-rules-long-game =
    Три игры подряд, очки складываются. После каждой игры поле готовит следующий по часовой стрелке; карта, жетоны, предводители и торги новые. При равной сумме решает место в последней игре.
    .title = Вариант: долгая игра
legends-rules-rulings =
    Действие, которое ничего не даст, не предлагается. Пока ряд не пополнен, весь ход можно взять назад, если не открыт закрытый жетон.
    Карта не может оплатить сама себя. Без монет доступна только самая левая карта ряда.
    Громить можно и собственную армию. Великан не защищает монеты и нейтральные армии.
    Армия белого рыцаря — не набор: дополнительных армий к ней не бывает. В стартовом регионе и в регионе со своим городом атаман не платит никому.
    Дракон ждёт первого хода: если при подготовке в его регионе собралось семь армий, жетон достаётся первому, кто приведёт туда ещё одну.
    Огр считает монеты, но не тратит их: при равенстве очков они помогают ещё раз.
    .title = Спорные случаи

## Стол в браузере

browser-legends-map = Карта
browser-legends-row = Карты на продажу
browser-legends-turn = Ход { $turn } из { $turns }
browser-legends-game = игра { $game } из { $games }
browser-legends-deck = { $count ->
    [0] Колода закончилась
    [one] В колоде { $count } карта
    [few] В колоде { $count } карты
   *[many] В колоде { $count } карт
}
browser-legends-price = { $price ->
    [0] Бесплатно.
    [one] Стоит { $price } монету.
    [few] Стоит { $price } монеты.
   *[many] Стоит { $price } монет.
}
browser-legends-too-dear = Вам не хватает монет.
browser-legends-facts = { $players ->
    [4] Только в игре вчетвером.
   *[other] Только в игре втроём и вчетвером.
}
browser-legends-in-deck = в колоде
browser-legends-in-row = в ряду
browser-legends-leaders = Предводители

browser-legends-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[many] { $count } монет
}
browser-legends-supply = { $count ->
    [one] { $count } армия в запасе
    [few] { $count } армии в запасе
   *[many] { $count } армий в запасе
}
browser-legends-cities-left = { $count ->
    [one] остался { $count } город
    [few] осталось { $count } города
   *[many] осталось { $count } городов
}
browser-legends-elixirs = { $count ->
    [one] { $count } эликсир
    [few] { $count } эликсира
   *[many] { $count } эликсиров
}
browser-legends-extra-moves = +{ $count } к движению в каждом марш-броске
browser-legends-extra-armies = +{ $count } к каждому набору армий
browser-legends-water = Переправа стоит { $price }
browser-legends-points-now = { $count ->
    [one] { $count } очко, если бы игра кончилась сейчас
    [few] { $count } очка, если бы игра кончилась сейчас
   *[many] { $count } очков, если бы игра кончилась сейчас
}
browser-legends-if-it-ended = Если бы игра кончилась сейчас
browser-legends-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
browser-legends-result = Итог
browser-legends-tie = { $exploration ->
    [0] Очков поровну: решают оставшиеся монеты, затем армии на поле, затем регионы под контролем.
   *[other] Очков поровну: решает магический фолиант, затем оставшиеся монеты, армии на поле и регионы под контролем.
}

browser-legends-march-from = Какая армия идёт? Осталось движения: { $left }
browser-legends-march-to = { $region } — куда? Осталось движения: { $left }
browser-legends-recruit-where = { $left ->
    [1] Куда поставить армию?
   *[other] Куда поставить следующую армию? Осталось: { $left }
}
browser-legends-which-side = Какой фрагмент положить? Место: { $slot }
browser-legends-no-way-back = Вернуть это будет нельзя. Подтвердите или выберите другое.
browser-legends-bid-which = Торги за первый ход: сколько монет ставите? У вас { $coins }.
browser-legends-turn-it = Повернуть
browser-legends-lay-it = Положить сюда
browser-legends-tap-to-turn = { $side }: коснитесь на карте, чтобы повернуть
browser-legends-slot-free = { $slot }: свободно. Выберите сторону фрагмента.
browser-legends-slot-tried = { $slot }: { $side }, { $degrees }°. Нажмите, чтобы повернуть.
browser-legends-slot-laid = { $slot }: { $side }, { $degrees }°

browser-legends-neutral = нейтральные
browser-legends-stand = { $who }: { $armies ->
    [0] армий нет
    [one] { $armies } армия
    [few] { $armies } армии
   *[many] { $armies } армий
}{ $cities ->
    [0] {""}
    [one] , { $cities } город
    [few] , { $cities } города
   *[many] , { $cities } городов
}
browser-legends-step-price = Движение: { $price }
browser-legends-start = Стартовый регион
browser-legends-ruled = Контроль: { $who }
browser-legends-ruled-by-nobody = Никто не контролирует
browser-legends-island = Остров: { $island }
browser-legends-island-ruled = Остров: { $island }, контроль: { $who }
browser-legends-empty = Пусто
browser-legends-near = Рядом: { $regions }
browser-legends-across = По воде: { $regions }

browser-legends-over = Игра окончена
browser-legends-looked = Под жетоном
browser-legends-auction = Ставки раскрыты
browser-legends-source-region = Регионы
browser-legends-source-island = Острова
browser-legends-source-card = Карты
browser-legends-source-elixirs = Эликсиры
browser-legends-source-citadel = Цитадели
browser-legends-source-token = Жетоны
browser-legends-source-leader = Предводитель
browser-legends-earlier = Игра { $game }
browser-legends-total = Очки

browser-legends-figure-row = Цена принадлежит месту. Когда карту берут, те, что правее, сдвигаются на место влево и дешевеют, а справа ложится новая.
browser-legends-figure-bridges = Шаг по мосту стоит 1, как по суше. Каждый из этих столпов — отдельный остров.
browser-legends-figure-march = У синего игрока 4 движения. Одна армия шагает в соседний регион за 1, чужие армии не мешают; другая переправляется по воде за 3.
browser-legends-figure-control = Круглые фишки контролируют два региона: в одном у них 2 армии против 1, в другом армия и город против 1 армии. Ромбы контролируют один. Где 2 против 2 и где пусто, контроля нет ни у кого. Поэтому остров под контролем круглых: об этом говорит корона.

browser-legends-family-ancient = древние
browser-legends-family-arcane = таинственные
browser-legends-family-cursed = проклятые
browser-legends-family-dire = зловещие
browser-legends-family-forest = лесные
browser-legends-family-mountain = горные
browser-legends-family-night = ночные
browser-legends-family-noble = благородные
browser-legends-family-none = без семейства
browser-legends-short-big-island = /большой остров
browser-legends-short-hiring = чужие города
browser-legends-short-robbing = отнимает монеты
browser-legends-short-fifth-army = 5 армий на старте
browser-legends-short-trophies = трофеи
browser-legends-short-garrison = город + армия
browser-legends-short-last-card = ещё одна карта
browser-legends-short-breaks-ties = выше при равенстве
browser-legends-sum-armies = { $count ->
    [one] { $count } новая армия
    [few] { $count } новые армии
   *[many] { $count } новых армий
}
browser-legends-sum-steps = { $count ->
    [one] { $count } переход
    [few] { $count } перехода
   *[many] { $count } переходов
}
browser-legends-course = Очки по ходу партии

# Первая партия с тренером и советы на первый раз.
legends-coach-aim = Очки приносят регионы и острова, которые вы контролируете в конце, и ваши карты. Регион под контролем, если ваших армий и городов в нём больше, чем у любого другого.
    .title = О чём игра
legends-coach-map = У каждого четыре армии у Погребённого лика, в стартовом регионе со стрелкой, и пятая на другом фрагменте. За монеты берут карты, и других монет не будет: дохода нет.
    .title = Поле
legends-coach-bid = Все тайно ставят монеты на первый ход. Платит только победитель. Поставьте 1 монету.
    .title = Торги за первый ход
legends-coach-first = Вы выиграли торги за 1 монету. Назовите себя: первый выбор будет за вами.
    .title = Кто начинает?
legends-coach-take = Левая карта ничего не стоит, дальше вправо карты дороже. Карта даёт действие сейчас и свойство навсегда. Возьмите благородные холмы: это три армии.
    .title = Взять карту
legends-coach-recruit = Новые армии приходят в стартовый регион или туда, где стоит ваш город. Поставьте все три у Погребённого лика.
    .title = Набор
legends-coach-march = Возьмите лесную пикси: четыре единицы движения. Шаг по суше стоит 1, переправа по воде — 3. Проведите одну армию по воде в Озёрный край, а другую по суше к Каменным иглам.
    .title = Марш-бросок
legends-coach-city = Город считается как армия, и новые армии могут приходить к нему, вдали от старта. Возьмите проклятую башню и основайте город в Озёрном краю.
    .title = Основать город
legends-coach-score = У вас ещё два региона и опора на другом острове. Каждый берёт десять карт, потом считают регионы, острова, карты и эликсиры. Дальше партия идёт без тренера; «Подсказка» скажет, что сделал бы бот.
    .title = Дальше сами
legends-tip-first = Два действия через «/»: выберите одно из них.
legends-tip-destroy = Чтобы разгромить армию, нужна своя армия в том же регионе. Разбитая вернётся в запас владельца.
legends-tip-found = Город считается для контроля как армия, никуда не уходит и принимает новые армии там, где стоит.
legends-tip-march = Движение можно делить между армиями. Шаг по суше стоит 1, по воде — 3, а с полётом дешевле.
legends-tip-neutral = Нейтральные армии не ходят и не приносят очков. Ставьте их туда, где никому не хотите отдать контроль даром.
legends-tip-peek = Закрытый жетон в регионе под вашим контролем можно подсмотреть; другие его не увидят.
legends-tip-hire = Атаман разбойников набирает армии и в чужих городах, платя владельцу монету за каждую.
legends-tip-rob = У того, чью армию вы разгромили, можно отнять монету.

# Почему бот так советует.
legends-reason-points = Это очки сразу: за регионы, острова или карты.
legends-reason-armies = На поле станет больше ваших армий.
legends-reason-foothold = Вы выходите ещё в один регион.
legends-reason-city = Город считается для контроля, и к нему приходят новые армии.
legends-reason-coins = Останется больше монет на следующие карты.
legends-reason-elixirs = Это эликсиры, а у кого их больше всех, тот получает очки.
legends-reason-ability = Свойство этой карты будет помогать каждый ход до конца игры.
legends-reason-rivals = Сильнейший соперник теряет больше.
legends-reason-deed = Действие этой карты сейчас ценнее всего.
