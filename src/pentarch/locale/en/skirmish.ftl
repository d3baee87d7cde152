### Imperial Assault: Skirmish.
### A figure is a card and a name, “Stormtrooper 1-3b”.

skirmish-title = Imperial Assault: Skirmish
skirmish-about = Two armies of forty points meet on a narrow map: movement, cover, dice, command cards, and a mission that it is all about.

## Figures

skirmish-card-stormtrooper = Stormtrooper
skirmish-card-stormtrooper-elite = Elite Stormtrooper
skirmish-card-imperial-officer = Imperial Officer
skirmish-card-imperial-officer-elite = Elite Imperial Officer
skirmish-card-e-web-engineer = E-Web Engineer
skirmish-card-e-web-engineer-elite = Elite E-Web Engineer
skirmish-card-royal-guard = Royal Guard
skirmish-card-royal-guard-elite = Elite Royal Guard
skirmish-card-probe-droid = Probe Droid
skirmish-card-probe-droid-elite = Elite Probe Droid
skirmish-card-at-st = AT-ST
skirmish-card-general-weiss = General Weiss
skirmish-card-royal-guard-champion = Royal Guard Champion
skirmish-card-darth-vader = Darth Vader
skirmish-card-luke-skywalker = Luke Skywalker
skirmish-card-han-solo = Han Solo
skirmish-card-chewbacca = Chewbacca
skirmish-card-rebel-saboteur = Rebel Saboteur
skirmish-card-rebel-trooper = Rebel Trooper
skirmish-card-diala-passil = Diala Passil
skirmish-card-gaarkhan = Gaarkhan
skirmish-card-fenn-signis = Fenn Signis
skirmish-card-gideon-argus = Gideon Argus
skirmish-card-jyn-odan = Jyn Odan
skirmish-card-mak-eshkarey = Mak Eshka’rey
skirmish-card-nexu = Nexu
skirmish-card-nexu-elite = Elite Nexu
skirmish-card-trandoshan-hunter = Trandoshan Hunter
skirmish-card-trandoshan-hunter-elite = Elite Trandoshan Hunter
skirmish-card-ig-88 = IG-88
skirmish-card-imperial-officer-faq = Imperial Officer
skirmish-card-royal-guard-faq = Royal Guard
skirmish-card-royal-guard-elite-faq = Elite Royal Guard
skirmish-card-rebel-saboteur-faq = Rebel Saboteur
skirmish-card-raider = Raider
skirmish-card-nobody = Nobody

## Skirmish upgrades

skirmish-card-balance-of-the-force = Balance of the Force
skirmish-card-balance-of-the-force-text = Your command deck may cost 3 points more.
skirmish-card-rebel-high-command = Rebel High Command
skirmish-card-rebel-high-command-text = At the end of each round, draw a command card.
skirmish-card-devious-scheme = Devious Scheme
skirmish-card-devious-scheme-text = Your opponent begins with the initiative, but you choose the deployment zone. It does nothing if your opponent has this card, too.
skirmish-card-first-strike = First Strike
skirmish-card-first-strike-text = After set-up both players gain 4 victory points.
skirmish-card-temporary-alliance-common-enemy = Temporary Alliance: A Common Enemy
skirmish-card-temporary-alliance-common-enemy-text = Up to 2 Rebel group cards may join your army.
skirmish-card-temporary-alliance-hired-guns = Temporary Alliance: Hired Guns
skirmish-card-temporary-alliance-hired-guns-text = Up to 2 Mercenary group cards may join your army.

## Traits, what always counts, keywords

skirmish-traits = Traits
skirmish-trait-trooper = Trooper
skirmish-trait-leader = Leader
skirmish-trait-guardian = Guardian
skirmish-trait-brawler = Brawler
skirmish-trait-force-user = Force User
skirmish-trait-droid = Droid
skirmish-trait-hunter = Hunter
skirmish-trait-creature = Creature
skirmish-trait-vehicle = Vehicle
skirmish-trait-heavy-weapon = Heavy Weapon
skirmish-trait-spy = Spy
skirmish-trait-smuggler = Smuggler
skirmish-trait-wookiee = Wookiee
skirmish-attack-type = Attack type
skirmish-attack-type-melee = melee
skirmish-attack-type-ranged = ranged
skirmish-always-block = { $amount ->
    [one] +{ $amount } block in defence
   *[other] +{ $amount } blocks in defence
}
skirmish-always-evade = { $amount ->
    [one] +{ $amount } evade in defence
   *[other] +{ $amount } evades in defence
}
skirmish-always-accuracy = +{ $amount } accuracy in attacks
skirmish-always-cleave = Cleave { $amount } in attacks
skirmish-keyword-reach = Reach
skirmish-keyword-reach-text = A melee attack reaches a target within 2 spaces that is in sight.
skirmish-keyword-mobile = Mobile
skirmish-keyword-mobile-text = Ignores terrain and figures on its way and may stop on blocking terrain. Walls and doors stop it.
skirmish-keyword-massive = Massive
skirmish-keyword-massive-text = Ignores terrain and figures on its way and may end on others, who give way; then it moves no more in that activation. Figures never block sight to or from it.
skirmish-keyword-bleed = Bleed
skirmish-keyword-bleed-text = Its attacks that deal damage leave the target Bleeding.

## Dice

skirmish-colour-red = red
skirmish-colour-blue = blue
skirmish-colour-green = green
skirmish-colour-yellow = yellow
skirmish-colour-black = black
skirmish-colour-white = white
skirmish-face-red-1 = red (1 damage)
skirmish-face-red-2 = red (2 damage)
skirmish-face-red-3 = red (2 damage)
skirmish-face-red-4 = red (2 damage, 1 surge)
skirmish-face-red-5 = red (3 damage)
skirmish-face-red-6 = red (3 damage)
skirmish-face-blue-1 = blue (accuracy 2, 1 surge)
skirmish-face-blue-2 = blue (accuracy 2, 1 damage)
skirmish-face-blue-3 = blue (accuracy 5, 1 damage)
skirmish-face-blue-4 = blue (accuracy 3, 1 damage, 1 surge)
skirmish-face-blue-5 = blue (accuracy 3, 2 damage)
skirmish-face-blue-6 = blue (accuracy 4, 2 damage)
skirmish-face-green-1 = green (accuracy 1, 1 surge)
skirmish-face-green-2 = green (accuracy 1, 1 damage, 1 surge)
skirmish-face-green-3 = green (accuracy 2, 1 damage, 1 surge)
skirmish-face-green-4 = green (accuracy 3, 2 damage)
skirmish-face-green-5 = green (accuracy 1, 2 damage)
skirmish-face-green-6 = green (accuracy 2, 2 damage)
skirmish-face-yellow-1 = yellow (1 surge)
skirmish-face-yellow-2 = yellow (accuracy 2, 1 surge)
skirmish-face-yellow-3 = yellow (accuracy 2, 1 damage)
skirmish-face-yellow-4 = yellow (accuracy 1, 1 damage, 1 surge)
skirmish-face-yellow-5 = yellow (accuracy 1, 2 damage)
skirmish-face-yellow-6 = yellow (1 damage, 2 surges)
skirmish-face-black-1 = black (1 block)
skirmish-face-black-2 = black (1 block)
skirmish-face-black-3 = black (2 blocks)
skirmish-face-black-4 = black (2 blocks)
skirmish-face-black-5 = black (3 blocks)
skirmish-face-black-6 = black (1 evade)
skirmish-face-white-1 = white (blank)
skirmish-face-white-2 = white (1 evade)
skirmish-face-white-3 = white (1 block)
skirmish-face-white-4 = white (1 block, 1 evade)
skirmish-face-white-5 = white (1 block, 1 evade)
skirmish-face-white-6 = white (dodge)

## What surges buy

skirmish-surges = Surges buy
skirmish-surge-damage-1 = +1 damage
skirmish-surge-damage-2 = +2 damage
skirmish-surge-accuracy-1 = +1 accuracy
skirmish-surge-accuracy-2 = +2 accuracy
skirmish-surge-damage-1-accuracy-2 = +1 damage, +2 accuracy
skirmish-surge-damage-2-accuracy-2 = +2 damage, +2 accuracy
skirmish-surge-accuracy-3 = +3 accuracy
skirmish-surge-pierce-1 = Pierce 1
skirmish-surge-pierce-2 = Pierce 2
skirmish-surge-pierce-3 = Pierce 3
skirmish-surge-blast-1 = Blast 1
skirmish-surge-blast-2 = Blast 2
skirmish-surge-blast-3 = Blast 3
skirmish-surge-cleave-1 = Cleave 1
skirmish-surge-cleave-2 = Cleave 2
skirmish-surge-recover-1 = recover 1
skirmish-surge-recover-2 = recover 2
skirmish-surge-recover-3 = recover 3
skirmish-surge-stun = Stun
skirmish-surge-pierce-1-stun = Pierce 1, Stun
skirmish-surge-bleed = Bleed
skirmish-surge-pierce-1-bleed = Pierce 1, Bleed
skirmish-surge-focus = Focus
skirmish-surge-pierce-2-critical = Pierce 2; if the attack defeats an enemy, the opponent discards a random card
skirmish-surge-stun-if-stunned-2 = Stun; +2 damage if the target is already Stunned

## Abilities

skirmish-special-ability = { $ability } (special action)
skirmish-ability-order = Order
skirmish-ability-order-text = Choose another friendly figure within 2 spaces: it may make a move at once.
skirmish-ability-executive-order = Executive Order
skirmish-ability-executive-order-text = Choose another friendly figure within 2 spaces: it may move or attack at once.
skirmish-ability-generals-orders = General’s Orders
skirmish-ability-generals-orders-text = Choose up to two other friendly figures anywhere: each may make a move at once.
skirmish-ability-brutality = Brutality
skirmish-ability-brutality-text = Make two attacks, on different targets.
skirmish-ability-force-choke = Force Choke
skirmish-ability-force-choke-text = Choose a hostile figure in sight: it suffers 2 damage and 1 strain.
skirmish-ability-saber-strike = Saber Strike
skirmish-ability-saber-strike-text = Make a melee attack with a red and a yellow die; it has Pierce 3.
skirmish-ability-slam = Slam
skirmish-ability-slam-text = Choose an adjacent hostile figure and roll a red die: it suffers the damage shown. A small figure may then be pushed 1 space.
skirmish-ability-charge = Charge
skirmish-ability-charge-text = Move up to your Speed in spaces; then you may attack.
skirmish-ability-tactical-maneuver = Tactical Maneuver
skirmish-ability-tactical-maneuver-text = Choose another friendly figure in sight: it gains 2 movement points.
skirmish-ability-on-my-mark = On My Mark
skirmish-ability-on-my-mark-text = Choose another friendly figure in sight: it becomes Focused.
skirmish-ability-pounce = Pounce
skirmish-ability-pounce-text = Place this figure so that one of its spaces is an empty one within 3 spaces; then you may attack.
skirmish-ability-relentless = Relentless
skirmish-ability-relentless-text = When you declare an attack on a figure within 3 spaces, that figure suffers 1 strain.
skirmish-ability-shattering-blow = Shattering Blow
skirmish-ability-shattering-blow-text = When you declare an attack, you may discard a command card from your hand to remove 1 die from the target’s defence.
skirmish-ability-squad-training = Squad Training
skirmish-ability-squad-training-text = While you attack next to another friendly Trooper, you may reroll 1 attack die.
skirmish-ability-targeting-computer = Targeting Computer
skirmish-ability-targeting-computer-text = While you attack, you may reroll 1 attack die.
skirmish-ability-inspiring = Inspiring
skirmish-ability-inspiring-text = Another friendly figure within 3 spaces may reroll 1 attack die while it attacks.
skirmish-ability-foresight = Foresight
skirmish-ability-foresight-text = While you defend, you may reroll 1 defence die.
skirmish-ability-cower = Cower
skirmish-ability-cower-text = While you defend next to a friendly figure, you may reroll 1 defence die.
skirmish-ability-aim = Aim
skirmish-ability-aim-text = If the figure has not left its space in this activation, its attack has +1 damage and +2 accuracy.
skirmish-ability-scattergun = Scattergun
skirmish-ability-scattergun-text = An attack on an adjacent target has +1 damage.
skirmish-ability-acp-scattergun = ACP Scattergun
skirmish-ability-acp-scattergun-text = An attack on an adjacent target has +2 damage.
skirmish-ability-protector = Protector
skirmish-ability-protector-text = While a friendly figure defends and this one is adjacent to the target space, the defence has +1 block. One Protector helps in an attack.
skirmish-ability-distracting = Distracting
skirmish-ability-distracting-text = While a friendly figure defends and this one is adjacent to the target space, the defence has +1 evade.
skirmish-ability-cunning = Cunning
skirmish-ability-cunning-text = While you defend, each evade also gives 1 block.
skirmish-ability-nimble = Nimble
skirmish-ability-nimble-text = After an attack on this figure, it gains 2 movement points for each evade of its defence.
skirmish-ability-return-fire = Return Fire
skirmish-ability-return-fire-text = After an attack that dealt this figure no damage, it may attack the attacker at once. Once a round.
skirmish-ability-trooper-assault = Trooper Assault
skirmish-ability-trooper-assault-text = After a friendly Trooper within 3 spaces has attacked in its activation, you may give it Assault until the activation ends. Once a round.
skirmish-ability-hair-trigger = Hair Trigger
skirmish-ability-hair-trigger-text = When a hostile figure activates, you may attack it at once. Once a round.
skirmish-ability-self-destruct = Self-Destruct
skirmish-ability-self-destruct-text = At the end of a round you may roll a red die: everybody adjacent suffers the damage shown, then this figure is defeated.
skirmish-ability-last-stand = Last Stand
skirmish-ability-last-stand-text = When this figure is defeated, another figure of its group becomes Focused.
skirmish-ability-vengeance = Vengeance
skirmish-ability-vengeance-text = When an adjacent friendly figure is defeated, this one becomes Focused.
skirmish-ability-forward-vengeance = Forward Vengeance
skirmish-ability-forward-vengeance-text = When an adjacent friendly figure is defeated, this one becomes Focused and may move 1 space.
skirmish-ability-executor = Executor
skirmish-ability-executor-text = When a friendly figure within 3 spaces is defeated, this one may at once move up to 2 spaces and then attack. Once a round.
skirmish-ability-tripod = Tripod
skirmish-ability-tripod-text = In an activation this figure either leaves its spaces or attacks, never both.
skirmish-ability-assault = Assault
skirmish-ability-assault-text = May spend all of its actions on attacks.
skirmish-ability-enraged = Enraged
skirmish-ability-enraged-text = While this figure has damage, it may spend all of its actions on attacks.
skirmish-ability-overload = Overload
skirmish-ability-overload-text = May use each of its surge abilities twice in an attack.
skirmish-ability-awkward = Awkward
skirmish-ability-awkward-text = Cannot attack adjacent figures.
skirmish-ability-priority-target = Priority Target
skirmish-ability-priority-target-text = Figures do not block sight for his attacks.
skirmish-ability-non-sentient = Non-Sentient
skirmish-ability-non-sentient-text = Cannot interact.
skirmish-ability-arsenal = Arsenal
skirmish-ability-arsenal-text = When you attack, choose any 2 attack dice.
skirmish-ability-epic-arsenal = Epic Arsenal
skirmish-ability-epic-arsenal-text = When you attack, choose any 3 attack dice, at most two of one colour.
skirmish-ability-order-faq = Order
skirmish-ability-order-faq-text = Choose another friendly figure within 2 spaces: it gains 2 movement points.
skirmish-ability-sentinel = Sentinel
skirmish-ability-sentinel-text = While a friendly figure that is no Guardian defends and this one is adjacent to the target space, the defence has +1 block. One Sentinel helps in an attack.
skirmish-ability-vengeance-faq = Vengeance
skirmish-ability-vengeance-faq-text = When an adjacent friendly figure that is no Guardian is defeated, this one becomes Focused.
skirmish-ability-forward-vengeance-faq = Forward Vengeance
skirmish-ability-forward-vengeance-faq-text = When an adjacent friendly figure that is no Guardian is defeated, this one becomes Focused and may move 1 space.

## Command cards

skirmish-command-celebration = Celebration
skirmish-command-celebration-text = A unique hostile figure is defeated: gain 4 victory points.
skirmish-command-deadeye = Deadeye
skirmish-command-deadeye-text = A ranged attack has +2 accuracy.
skirmish-command-element-of-surprise = Element of Surprise
skirmish-command-element-of-surprise-text = If the target did not see this figure when its activation began, remove 1 die from the target’s defence.
skirmish-command-expose-weakness = Expose Weakness
skirmish-command-expose-weakness-text = Choose an adjacent hostile figure: the next attack on it has Pierce 3.
skirmish-command-fleet-footed = Fleet Footed
skirmish-command-fleet-footed-text = Gain 1 movement point.
skirmish-command-planning = Planning
skirmish-command-planning-text = Draw 2 command cards. Unless the figure is a Leader, discard one of them.
skirmish-command-rally = Rally
skirmish-command-rally-text = Discard Stunned and Bleeding.
skirmish-command-recovery = Recovery
skirmish-command-recovery-text = Recover 2 damage.
skirmish-command-sit-tight = Sit Tight
skirmish-command-sit-tight-text = This round, activate no group until you have more ready cards than your opponent.
skirmish-command-take-cover = Take Cover
skirmish-command-take-cover-text = Until the end of the round, while this figure defends: +1 block, −2 accuracy for the attack.
skirmish-command-take-initiative = Take Initiative
skirmish-command-take-initiative-text = The initiative token is yours. Then exhaust one of your ready cards.
skirmish-command-to-the-limit = To the Limit
skirmish-command-to-the-limit-text = After a special action of this figure it may perform one more action; then it becomes Stunned.
skirmish-command-urgency = Urgency
skirmish-command-urgency-text = Gain movement points, Speed and 2 more; they are spent at once.
skirmish-command-burst-fire = Burst Fire
skirmish-command-burst-fire-text = Attack. If the target suffers damage, every figure adjacent to its space becomes Stunned.
skirmish-command-covering-fire = Covering Fire
skirmish-command-covering-fire-text = This round your Troopers have the surge ability: Stun, and +2 damage if the target is already Stunned.
skirmish-command-ferocity = Ferocity
skirmish-command-ferocity-text = Choose a Creature, yours or your opponent’s, and make an attack with it.
skirmish-command-furious-charge = Furious Charge
skirmish-command-furious-charge-text = If Gaarkhan suffered at least 3 damage from the attack, his card becomes ready.
skirmish-command-guardian-stance = Guardian Stance
skirmish-command-guardian-stance-text = While an adjacent friendly figure defends, reroll one or more attack and defence dice.
skirmish-command-hunter-protocol = Hunter Protocol
skirmish-command-hunter-protocol-text = In this attack each surge ability may be used twice.
skirmish-command-marksman = Marksman
skirmish-command-marksman-text = Figures do not block sight for this ranged attack.
skirmish-command-maximum-firepower = Maximum Firepower
skirmish-command-maximum-firepower-text = Attack with +4 damage.
skirmish-command-one-in-a-million = One in a Million
skirmish-command-one-in-a-million-text = When she attacks outside her activation, remove all dice from the target’s defence.
skirmish-command-price-on-their-heads = Price on Their Heads
skirmish-command-price-on-their-heads-text = Choose a hostile group: when its last figure is defeated, you gain 4 more victory points.
skirmish-command-pummel = Pummel
skirmish-command-pummel-text = A figure with a melee attack makes two attacks.
skirmish-command-sarlacc-sweep = Sarlacc Sweep
skirmish-command-sarlacc-sweep-text = Make two attacks, on different targets.
skirmish-command-shadow-ops = Shadow Ops
skirmish-command-shadow-ops-text = Until the end of the round your opponent cannot play command cards.
skirmish-command-take-it-down = Take It Down
skirmish-command-take-it-down-text = Choose an adjacent friendly figure: it attacks with +2 damage.
skirmish-command-close-the-gap = Close the Gap
skirmish-command-close-the-gap-text = Each of your Brawlers may move 1 space.
skirmish-command-deflection = Deflection
skirmish-command-deflection-text = −2 accuracy for the attack. If it deals this figure no damage, the attacker suffers 2 damage.
skirmish-command-force-lightning = Force Lightning
skirmish-command-force-lightning-text = Choose a hostile figure in sight within 2 spaces: it and all figures adjacent to it suffer 2 damage and become Stunned.
skirmish-command-knowledge-and-defense = Knowledge and Defense
skirmish-command-knowledge-and-defense-text = Until the end of the round this figure has one more white defence die.
skirmish-command-lord-of-the-sith = Lord of the Sith
skirmish-command-lord-of-the-sith-text = Gain one action for each hostile figure defeated in this activation.
skirmish-command-lure-of-the-dark-side = Lure of the Dark Side
skirmish-command-lure-of-the-dark-side-text = Choose a small hostile figure within 3 spaces and make an attack with it.
skirmish-command-meditation = Meditation
skirmish-command-meditation-text = In its next activation this figure has 1 action more.
skirmish-command-regroup = Regroup
skirmish-command-regroup-text = Adjacent friendly figures discard Stunned and Bleeding.
skirmish-command-son-of-skywalker = Son of Skywalker
skirmish-command-son-of-skywalker-text = After the activation of any figure, Luke’s card becomes ready.
skirmish-command-telekinetic-throw = Telekinetic Throw
skirmish-command-telekinetic-throw-text = Choose a hostile figure in sight within 3 spaces and roll 2 blue dice: it suffers the damage shown.
skirmish-restriction-figure = Only: { $card }
skirmish-restriction-trait = Only: { $trait }
skirmish-restriction-side = Only: { $trait } ({ $side })

## When a card or an ability is used

skirmish-window-always-on = Always
skirmish-window-special-action = Special action
skirmish-window-special-actions = Special action ({ $actions } actions)
skirmish-window-during-activation = During the activation
skirmish-window-start-of-round = Start of the round
skirmish-window-end-of-round = End of the round
skirmish-window-start-of-activation = Start of the activation
skirmish-window-hostile-activates = An enemy activates
skirmish-window-after-special = After a special action
skirmish-window-after-activation = After an activation
skirmish-window-before-declaring = Before the attack
skirmish-window-declaring = Declaring the attack
skirmish-window-declared-on = Attacked: declaration
skirmish-window-rerolling = Rerolling attack dice
skirmish-window-rerolling-defence = Rerolling defence dice
skirmish-window-modifying = Modifying the attack
skirmish-window-modifying-defence = Modifying the defence
skirmish-window-friend-modifies-defence = Helping the defence
skirmish-window-modifiers-end = After all modifiers
skirmish-window-surging = Spending surges
skirmish-window-after-attack = After the attack
skirmish-window-after-attack-on = After being attacked
skirmish-window-friend-attacked = After a friend’s attack
skirmish-window-when-defeated = When defeated
skirmish-window-friend-defeated = When a friend is defeated
skirmish-window-unique-foe-defeated = A unique enemy is defeated
skirmish-window-friend-rerolls = A friend rerolls

## Conditions, and marks of cards

skirmish-condition-stunned = Stunned
    .acc = Stunned
    .loses = is no longer Stunned
skirmish-condition-stunned-text = Cannot attack or leave its space. Discarded with an action.
skirmish-condition-bleeding = Bleeding
    .acc = Bleeding
    .loses = is no longer Bleeding
skirmish-condition-bleeding-text = After each action but the one that discards this, suffers 1 strain. Discarded with an action.
skirmish-condition-stunned-bleeding = Stunned and Bleeding
    .acc = Stunned and Bleeding
    .loses = is no longer Stunned and Bleeding
skirmish-condition-focused = Focused
    .acc = Focused
    .loses = is no longer Focused
skirmish-condition-focused-text = One green die more in its next attack.
skirmish-mark-exposed = Exposed
    .means = the next attack on this figure has Pierce 3
skirmish-mark-covered = Covered
    .means = +1 block and −2 accuracy for attacks on this figure until the end of the round
skirmish-mark-guarded = Guarded
    .means = one more white defence die until the end of the round
skirmish-mark-rested = Rested
    .means = one action more in its next activation

## Maps, missions, tokens

skirmish-map-mos-eisley-outskirts = Mos Eisley Outskirts
skirmish-map-moisture-farm = Moisture Farm
skirmish-map-massassi-ruins = Massassi Ruins
skirmish-mission-get-to-the-ship = Get to the Ship
skirmish-mission-get-to-the-ship-text = A figure on or next to a launch panel may turn it over by interacting; each player turns at most one a round. At the end of a round a panel under your control is worth 5 points on its coloured side and 2 on its grey one.
skirmish-mission-smuggled-goods = Smuggled Goods
skirmish-mission-smuggled-goods-text = Contraband is taken by interacting; its carrier has 2 less Speed. At the end of a round each of your figures with contraband in your deployment zone is worth 15 points, and its load is discarded.
skirmish-mission-close-to-home = Close to Home
skirmish-mission-close-to-home-text = At the end of a round a crate under your control is worth 7 points, each crate once for each player.
skirmish-mission-raiding-party = Raiding Party
skirmish-mission-raiding-party-text = At the end of a round each raider deals 2 damage to the closest of those it sees. Then the player with initiative moves each raider up to 3 spaces, or adds one in the camp. Raiders can be attacked: Health 5, a black defence die, 4 points for whoever defeats one.
skirmish-mission-lost-knowledge = Lost Knowledge
skirmish-mission-lost-knowledge-text = A holocron is taken by interacting, one a figure at most. Whoever enters a space next to the beacon with one may give it away for 10 points.
skirmish-mission-leave-no-evidence = Leave No Evidence
skirmish-mission-leave-no-evidence-text = At the start of a round whoever controls the beacon may order a bombardment: each figure under the open sky suffers 2 damage. At the end of a round each player may give up one excavation site under control for 6 points.
skirmish-token-panel = Launch panel
    .acc = the launch panel
    .gen = the launch panel
skirmish-token-contraband = Contraband
    .acc = the contraband
    .gen = the contraband
skirmish-token-crate = Crate
    .acc = the crate
    .gen = the crate
skirmish-token-raider = Raider
    .acc = the raider
    .gen = the raider
skirmish-token-holocron = Holocron
    .acc = the holocron
    .gen = the holocron
skirmish-token-beacon = Beacon
    .acc = the beacon
    .gen = the beacon
skirmish-token-site = Excavation site
    .acc = the excavation site
    .gen = the excavation site
skirmish-panel-grey = grey
skirmish-panel-coloured = coloured
skirmish-zone-red = Red zone
    .acc = the red zone
skirmish-zone-blue = Blue zone
    .acc = the blue zone

## Ready armies

skirmish-list-starter-imperial = First skirmish: Empire
skirmish-list-starter-rebel = First skirmish: Rebels
skirmish-list-imperial-garrison = Imperial garrison
skirmish-list-imperial-walkers = Walker and droids
skirmish-list-imperial-command = The general’s staff
skirmish-list-imperial-sith = Retinue of the Sith
skirmish-list-rebel-smugglers = Smugglers
skirmish-list-rebel-vanguard = Vanguard
skirmish-list-rebel-masters = Masters of the blade
skirmish-list-mercenary-hunters = Bounty hunters
skirmish-list-mercenary-pack = The pack

## Options

skirmish-option-armies = Armies
    .help = Everybody makes or chooses an army, or the two armies of the rulebook meet at once: the first seat has the Empire, the second the Rebels.
skirmish-option-armies-chosen = everybody chooses
skirmish-option-armies-starter = the rulebook’s first skirmish
skirmish-option-mission = Mission
    .help = The mission and its map: drawn, as the rules say, or set beforehand.
skirmish-option-mission-random = drawn
skirmish-option-mission-get-to-the-ship = Get to the Ship
skirmish-option-mission-smuggled-goods = Smuggled Goods
skirmish-option-mission-close-to-home = Close to Home
skirmish-option-mission-raiding-party = Raiding Party
skirmish-option-mission-lost-knowledge = Lost Knowledge
skirmish-option-mission-leave-no-evidence = Leave No Evidence
skirmish-option-scoring = Points for defeats
    .help = By groups, as the rules say: the last figure of a group gives its cost. By figures: each gives its share at once.
skirmish-option-scoring-group = by groups
skirmish-option-scoring-figure = by figures
skirmish-option-errata = Texts of the cards
    .help = As printed, or with the publisher’s later changes: officers, guards and saboteurs are weaker.
skirmish-option-errata-printed = as printed
skirmish-option-errata-faq = as changed later
skirmish-option-los = Line of sight
    .help = By the area between two lines, or by the two lines alone, as the rules first said.
skirmish-option-los-area = by the area
skirmish-option-los-lines = by two lines
skirmish-option-rounds = Rounds at most
    .help = If nobody has won by the end of this round, points decide. This is our addition.

## Questions and the result

skirmish-ask-build-empty = { $player-is ->
    [you] Make your army: take a ready one, or add cards one by one.
   *[other] { $player } makes an army.
}
skirmish-ask-build = { $player-is ->
    [you] Make your army: deployment cards for 40 points at most, and 15 command cards.
   *[other] { $player } makes an army.
}
skirmish-ask-initiative = { $player-is ->
    [you] Your army is the cheaper one. Who has the initiative?
   *[other] { $player } decides who has the initiative.
}
skirmish-ask-zone = { $player-is ->
    [you] Choose your deployment zone.
   *[other] { $player } chooses a deployment zone.
}
skirmish-ask-deploy = { $player-is ->
    [you] Which figure do you place next?
   *[other] { $player } places figures.
}
skirmish-ask-place = { $player-is ->
    [you] Where do you place { $who } { $name }?
   *[other] { $player } places { $who } { $name }.
}
skirmish-ask-turn = { $player-is ->
    [you] Your turn: activate a group.
   *[other] { $player } to activate a group.
}
skirmish-ask-turn-or-pass = { $player-is ->
    [you] Your turn: activate a group, or pass.
   *[other] { $player } to activate a group, or pass.
}
skirmish-ask-next-figure = { $player-is ->
    [you] Group { $who } { $name }: which figure activates next?
   *[other] { $player } chooses which figure of group { $who } { $name } activates next.
}
skirmish-ask-act = { $player-is ->
    [you] { $who } { $name }: what to do? Actions: { $actions }, movement points: { $points }.
   *[other] { $player } leads { $who } { $name }: actions { $actions }, movement points { $points }.
}
skirmish-ask-perform = { $player-is ->
    [you] { $who } { $name }: one more action.
   *[other] { $player } chooses one more action of { $who } { $name }.
}
skirmish-ask-target = { $player-is ->
    [you] Whom does { $who } { $name } attack?
   *[other] { $player } chooses the target of { $who } { $name }.
}
skirmish-ask-target-space = { $player-is ->
    [you] At which space of { $whom } { $whom-name } does { $who } { $name } aim?
   *[other] { $player } chooses the space at which { $who } { $name } aims.
}
skirmish-ask-remove-die = { $player-is ->
    [you] Which die is removed from the defence of { $whom } { $whom-name }?
   *[other] { $player } removes a die from the defence of { $whom } { $whom-name }.
}
skirmish-ask-arsenal = { $player-is ->
    [you] { $who } { $name }: which die for the attack? Still to choose: { $amount }.
   *[other] { $player } chooses the attack dice of { $who } { $name }.
}
skirmish-ask-reroll = { $player-is ->
    [you] { $who } { $name } attacks { $whom } { $whom-name }: reroll a die?
   *[other] { $player } may reroll a die: { $who } { $name } attacks { $whom } { $whom-name }.
}
skirmish-ask-reroll-defence = { $player-is ->
    [you] { $who } { $name } attacks { $whom } { $whom-name }: reroll a defence die, or play a card?
   *[other] { $player } may reroll or play a card: { $who } { $name } attacks { $whom } { $whom-name }.
}
skirmish-ask-stance = { $player-is ->
    [you] Guardian Stance: which die do you reroll?
   *[other] { $player } rerolls dice: Guardian Stance.
}
skirmish-ask-surge = { $player-is ->
    [you] { $who } { $name } attacks { $whom } { $whom-name }: what do surges buy? Left: { $surges }.
   *[other] { $player } spends surges: { $who } { $name } attacks { $whom } { $whom-name }, { $surges } left.
}
skirmish-ask-cleave = { $player-is ->
    [you] Cleave: who else suffers { $amount } damage?
   *[other] { $player } chooses who suffers { $amount } damage by Cleave.
}
skirmish-ask-pick = { $player-is ->
    [you] { $source }: choose a figure.
   *[other] { $player } chooses a figure: { $source }.
}
skirmish-ask-pick-another = { $player-is ->
    [you] { $source }: choose one more figure, or nobody.
   *[other] { $player } chooses one more figure: { $source }.
}
skirmish-ask-spend = { $player-is ->
    [you] { $who } { $name }: where to? Movement points: { $amount }, the rest is lost.
   *[other] { $player } moves { $who } { $name }: movement points { $amount }.
}
skirmish-ask-move-spaces = { $player-is ->
    [you] { $who } { $name }: where to? Up to { $amount ->
        [one] { $amount } space
       *[other] { $amount } spaces
    }.
   *[other] { $player } moves { $who } { $name }: up to { $amount ->
        [one] { $amount } space
       *[other] { $amount } spaces
    }.
}
skirmish-ask-push = { $player-is ->
    [you] Where is { $who } { $name } pushed?
   *[other] { $player } pushes { $who } { $name }.
}
skirmish-ask-give-way = { $player-is ->
    [you] { $who } { $name } gives way to the giant: where to?
   *[other] { $player } lets { $who } { $name } give way.
}
skirmish-ask-place-within = { $player-is ->
    [you] Where does { $who } { $name } leap? Within { $amount } spaces.
   *[other] { $player } chooses where { $who } { $name } leaps.
}
skirmish-ask-bear-strain = { $player-is ->
    [you] { $who } { $name }: { $amount } strain. Discard the top card of the deck, or suffer damage?
   *[other] { $player } decides how { $who } { $name } bears { $amount } strain.
}
skirmish-ask-discard = { $player-is ->
    [you] Which card do you discard from your hand?
   *[other] { $player } discards a card from hand.
}
skirmish-ask-discard-drawn = { $player-is ->
    [you] Planning: which of the drawn cards do you discard?
   *[other] { $player } discards one of the drawn cards.
}
skirmish-ask-exhaust = { $player-is ->
    [you] Which of your cards do you exhaust?
   *[other] { $player } exhausts a card.
}
skirmish-ask-price = { $player-is ->
    [you] On which group do you put a price?
   *[other] { $player } puts a price on a group.
}
skirmish-ask-last-stand = { $player-is ->
    [you] Last Stand: which figure of the group becomes Focused?
   *[other] { $player } chooses who becomes Focused.
}
skirmish-ask-ordered = { $player-is ->
    [you] An order: does { $who } { $name } move, attack or do nothing?
   *[other] { $player } decides what { $who } { $name } does by order.
}
skirmish-ask-may = { $player-is ->
    [you] { $who } { $name }: use { $ability }?
   *[other] { $player } decides whether { $who } { $name } uses { $ability }.
}
skirmish-ask-drop = { $player-is ->
    [you] On which space does { $token-acc } fall?
   *[other] { $player } chooses where { $token-acc } falls.
}
skirmish-ask-action-attack = { $player-is ->
    [you] { $who } { $name }: attack now?
   *[other] { $player } decides whether { $who } { $name } attacks.
}
skirmish-ask-bombard = { $player-is ->
    [you] The beacon is yours: order a bombardment?
   *[other] { $player } decides about a bombardment.
}
skirmish-ask-raiders = { $player-is ->
    [you] Raiders: move them, or add one?
   *[other] { $player } decides what the raiders do.
}
skirmish-ask-raider-move = { $player-is ->
    [you] Where does { $who } { $name } go? Up to 3 spaces.
   *[other] { $player } moves { $who } { $name }.
}
skirmish-ask-raider-comes = { $player-is ->
    [you] Where in the camp does the new raider stand?
   *[other] { $player } adds a raider.
}
skirmish-ask-excavate = { $player-is ->
    [you] Give up an excavation site for points?
   *[other] { $player } decides whether to give up a site.
}
skirmish-ask-transmit = { $player-is ->
    [you] { $who } { $name } is at the beacon: give the holocron away for 10 points?
   *[other] { $player } decides about the holocron: { $who } { $name } is at the beacon.
}
skirmish-ask-arrange = { $player-is ->
    [you] { $amount } things happen at once: which comes next?
   *[other] { $player } chooses what comes next.
}
skirmish-ask-window-start-of-round = { $player-is ->
    [you] Start of round { $round }: play a card?
   *[other] Start of round { $round }: { $player } may play a card.
}
skirmish-ask-window-end-of-round = { $player-is ->
    [you] End of round { $round }: play a card, or use an ability?
   *[other] End of round { $round }: { $player } may play a card.
}
skirmish-ask-window-start-of-activation = { $player-is ->
    [you] { $who } { $name } activates: play a card?
   *[other] { $who } { $name } activates: { $player } may play a card.
}
skirmish-ask-window-hostile-activates = { $player-is ->
    [you] { $who } { $name } activates: respond to that?
   *[other] { $who } { $name } activates: { $player } may answer.
}
skirmish-ask-window-after-special = { $player-is ->
    [you] { $who } { $name } has done a special action: play a card?
   *[other] { $player } may play a card after the special action of { $who } { $name }.
}
skirmish-ask-window-after-activation = { $player-is ->
    [you] The activation is over: play a card?
   *[other] The activation is over: { $player } may play a card.
}
skirmish-ask-window-before-declaring = { $player-is ->
    [you] { $who } { $name } is about to attack from afar: play a card?
   *[other] { $who } { $name } is about to attack: { $player } may play a card.
}
skirmish-ask-window-declaring = { $player-is ->
    [you] { $who } { $name } attacks { $whom } { $whom-name }: play a card before the roll?
   *[other] { $who } { $name } attacks { $whom } { $whom-name }: { $player } may play a card before the roll.
}
skirmish-ask-window-declared-on = { $player-is ->
    [you] { $who } { $name } attacks { $whom } { $whom-name }: answer with a card before the roll?
   *[other] { $who } { $name } attacks { $whom } { $whom-name }: { $player } may answer before the roll.
}
skirmish-ask-window-modifying = { $player-is ->
    [you] { $who } { $name } attacks { $whom } { $whom-name }: change the results with a card?
   *[other] { $who } { $name } attacks { $whom } { $whom-name }: { $player } may change the results.
}
skirmish-ask-window-after-attack-on = { $player-is ->
    [you] The attack on { $whom } { $whom-name } is over: respond?
   *[other] The attack on { $whom } { $whom-name } is over: { $player } may answer.
}
skirmish-ask-window-friend-attacked = { $player-is ->
    [you] { $who } { $name } has attacked: use an ability?
   *[other] { $who } { $name } has attacked: { $player } may use an ability.
}
skirmish-ask-window-unique-foe-defeated = { $player-is ->
    [you] A unique enemy is defeated: play a card?
   *[other] { $player } may play a card: a unique figure is defeated.
}
skirmish-ask-window-other = { $player-is ->
    [you] Play a card, or use an ability?
   *[other] { $player } may play a card.
}
skirmish-over = { $winners-is ->
    [you] The game is over. You have won, { $points } to { $other }!
   *[other] The game is over. { $winners } has won, { $points } to { $other }.
}

## Answers: what buttons say

skirmish-action-pass-turn = Pass the turn
skirmish-action-pass-perform = No action
skirmish-action-pass-window = Go on: play nothing
skirmish-action-pass-reroll = Go on: no reroll
skirmish-action-pass-stance = No more rerolls
skirmish-action-pass-surge = Go on: buy nothing more
skirmish-action-pass-pick-another = Nobody else
skirmish-action-pass-spend = Stay here
skirmish-action-pass-move-spaces = Stay
skirmish-action-pass-push = Do not push
skirmish-action-pass-ordered = Do nothing
skirmish-action-pass-may = Do not use it
skirmish-action-pass-action-attack = Do not attack
skirmish-action-pass-bombard = No bombardment
skirmish-action-pass-raider-move = Leave it where it is
skirmish-action-pass-excavate = Keep the sites
skirmish-action-pass-transmit = Keep the holocron
skirmish-action-pass-arrange = Go on: none of these
skirmish-action-end-build = The army is ready
skirmish-action-end-act = End the activation of { $who } { $name }
skirmish-action-move-act = Move: +{ $points ->
    [one] { $points } movement point
   *[other] { $points } movement points
}
skirmish-action-move-ordered = { $who } { $name } moves: { $points ->
    [one] { $points } movement point
   *[other] { $points } movement points
}
skirmish-action-move-raiders = Move the raiders
skirmish-action-attack = { $who } { $name } attacks
skirmish-action-cure-stun = Discard Stunned
skirmish-action-cure-bleeding = Discard Bleeding
skirmish-action-yes-bombard = Order a bombardment
skirmish-action-yes-transmit = Give the holocron away for 10 points
skirmish-action-discard-top = Discard the top card of the deck
skirmish-action-suffer = { $who } { $name } suffers 1 damage
skirmish-action-red = The red zone
skirmish-action-blue = The blue zone
skirmish-action-mine = I have the initiative
skirmish-action-theirs = My opponent has the initiative
skirmish-action-activate = Activate { $who } { $name } ({ $space })
skirmish-action-figure = { $who } { $name } ({ $space })
skirmish-action-figure-deploy = Place { $who } { $name }
skirmish-action-use = { $ability }: { $who } { $name }
skirmish-action-use-unknown = Use an ability of { $who } { $name }
skirmish-action-target = Attack { $whom } { $whom-name } ({ $space })
skirmish-action-target-cleave = Hit { $whom } { $whom-name } ({ $space })
skirmish-action-target-arrange = { $whom } { $whom-name } ({ $space })
skirmish-action-special = Special action: { $ability }
skirmish-action-play = { $actions ->
    [0] Play { $card }
    [1] Play { $card } (an action)
   *[other] Play { $card } (2 actions)
}
skirmish-action-discard = Discard { $card }
skirmish-action-interact-door = Open door { $door }
skirmish-action-interact-panel = Turn over panel { $space } ({ $side } side up)
skirmish-action-interact-contraband = Take the contraband ({ $space })
skirmish-action-interact-holocron = Take the holocron ({ $space })
skirmish-action-group-exhaust = Exhaust { $who } { $name }
skirmish-action-group-price = A price on { $who } { $name }
skirmish-action-surge = { $cost ->
    [1] { $surge }
   *[other] { $surge } (for { $cost } surges)
}
skirmish-action-die = Reroll: { $face }
skirmish-action-colour-arsenal = Take a { $colour } die
skirmish-action-colour-remove-die = Remove a { $colour } die
skirmish-action-site = Give up site { $space } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}
skirmish-action-list = Take a ready army: { $list }
skirmish-action-enlist = Add to the army: { $card } ({ $cost })
skirmish-action-include = Add to the deck: { $card } ({ $cost })
skirmish-action-raider = Add a raider
skirmish-action-space-act = Go to { $space } for { $points ->
    [one] { $points } movement point
   *[other] { $points } movement points
}
skirmish-action-space-place = Place on { $space }
skirmish-action-space-target-space = Aim at { $space }
skirmish-action-space-move-spaces = Move to { $space }
skirmish-action-space-push = Push to { $space }
skirmish-action-space-give-way = Give way to { $space }
skirmish-action-space-place-within = Leap to { $space }
skirmish-action-space-drop = On { $space }
skirmish-action-space-raider-move = Go to { $space }
skirmish-action-space-raider-comes = Place on { $space }

## Why not

skirmish-why-not-not-optional = This cannot be declined.
skirmish-why-not-answer-first = Answer the question first.
skirmish-why-not-impossible = That is not possible now.
skirmish-why-not-no-such-figure = Nobody has such a figure.
skirmish-why-not-defeated = { $who } { $name } is no longer on the map.
skirmish-why-not-not-yours = { $who } { $name } is not yours.
skirmish-why-not-own-figure = { $who } { $name } is your own figure.
skirmish-why-not-exhausted = { $who } { $name }: the card of this group is exhausted; it has acted in this round.
skirmish-why-not-other-group = { $who } { $name }: another group is acting now.
skirmish-why-not-has-acted = { $who } { $name } has acted already.
skirmish-why-not-more-ready = Only the player with fewer ready cards may pass: you have { $mine }, your opponent { $theirs }.
skirmish-why-not-no-actions = { $who } { $name } has no actions left.
skirmish-why-not-few-actions = { $card } needs { $needed } actions; { $actions } left.
skirmish-why-not-stunned = { $who } { $name } is Stunned and can neither attack nor move.
skirmish-why-not-has-attacked = { $who } { $name } has spent an action on an attack; only one is allowed.
skirmish-why-not-tripod-walked = { $who } { $name }: Tripod. It has moved, so it does not attack.
skirmish-why-not-tripod-struck = { $who } { $name }: Tripod. It has attacked, so it does not move.
skirmish-why-not-no-target = { $who } { $name } has nobody to attack: no target is in sight or in reach.
skirmish-why-not-not-stunned = { $who } { $name } is not Stunned.
skirmish-why-not-not-bleeding = { $who } { $name } is not Bleeding.
skirmish-why-not-no-such-ability = { $who } { $name } has no such ability.
skirmish-why-not-special-used = { $who } { $name } has used this special action in this activation.
skirmish-why-not-nobody-to-choose = There is nobody to choose: no figure fits.
skirmish-why-not-not-in-hand = { $card } is not in your hand.
skirmish-why-not-silenced = You cannot play command cards until the end of the round.
skirmish-why-not-wrong-moment = { $card } is played at another moment: “{ $window }”.
skirmish-why-not-wrong-figure = { $card }: there is no figure now that it can be played on.
skirmish-why-not-no-effect = { $card } would change nothing now.
skirmish-why-not-played-already = { $card } has been a special action in this activation already.
skirmish-why-not-non-sentient = { $who } { $name } cannot interact.
skirmish-why-not-no-such-token = There is no such token or door on the map.
skirmish-why-not-door-open = This door is open already.
skirmish-why-not-not-at-door = { $who } { $name }: a door is opened from a space at its edge.
skirmish-why-not-too-far-to-interact = { $who } { $name } must be on the token or next to it.
skirmish-why-not-has-flipped = You have turned over a panel in this round.
skirmish-why-not-loaded = { $who } { $name } can carry no more.
skirmish-why-not-nothing-to-do = This token is not one to interact with.
skirmish-why-not-no-movement = { $who } { $name } has no movement points.
skirmish-why-not-halted = { $who } { $name } has ended on others and moves no more.
skirmish-why-not-no-such-space = There is no such space on the map.
skirmish-why-not-cannot-stand = { $who } { $name } cannot stand on { $space }.
skirmish-why-not-occupied = { $space } is occupied.
skirmish-why-not-too-far = { $who } { $name } cannot get to { $space } with { $points } movement points.
skirmish-why-not-too-dear = { $who } { $name }: the way to { $space } costs { $cost }, the movement points are { $points }.
skirmish-why-not-out-of-zone = { $space } is outside your deployment zone, and there is still room inside.
skirmish-why-not-out-of-reach = { $who } { $name } does not reach the target: a melee attack needs an adjacent one.
skirmish-why-not-out-of-reach-2 = { $who } { $name } does not reach the target: within 2 spaces, and in sight.
skirmish-why-not-no-sight = { $who } { $name } does not see the target.
skirmish-why-not-awkward = { $who } { $name } does not attack adjacent figures.
skirmish-why-not-only-target = This attack has only one target.
skirmish-why-not-same-target = The first attack was on this target; take another one.
skirmish-why-not-no-target-space = This space cannot be aimed at.
skirmish-why-not-once-used = { $who } { $name } has used this ability in this round.
skirmish-why-not-not-now = { $who } { $name } has nothing to use now.
skirmish-why-not-no-surges = Not enough surges: { $surges } left.
skirmish-why-not-surge-used = This surge ability has been used in this attack.
skirmish-why-not-no-surge = The figure has no such surge ability.
skirmish-why-not-no-die = This die cannot be rerolled.
skirmish-why-not-no-colour = A die of this colour cannot be taken here.
skirmish-why-not-no-control = You do not control this site.
skirmish-why-not-list-begun = A ready army is taken as a whole, before any card is added.
skirmish-why-not-army-too-dear = An army costs 40 points at most: now { $cost }.
skirmish-why-not-too-many-copies = { $card }: no more copies are allowed.
skirmish-why-not-wrong-affiliation = { $card } has another affiliation.
skirmish-why-not-too-many-allies = An alliance brings two cards at most.
skirmish-why-not-deck-full = The deck has 15 command cards already.
skirmish-why-not-deck-too-dear = { $card }: the deck would cost more than { $budget } points, for it still has to be filled up to 15 cards.
skirmish-why-not-no-figures = The army has no figures.
skirmish-why-not-deck-too-small = The deck needs 15 command cards; it has { $cards }.

## What happens

skirmish-event-seal = { $player-is ->
    [you] Your army is ready.
   *[other] The army of { $player } is ready.
}
skirmish-event-army = { $player-is ->
    [you] Your army: { $cards }.
   *[other] The army of { $player }: { $cards }.
}
skirmish-event-initiative = { $player-is ->
    [you] You have the initiative.
   *[other] { $player } has the initiative.
}
skirmish-event-mission = The mission: { $mission }.
skirmish-event-zone = { $player-is ->
    [you] You take { $zone-acc }.
   *[other] { $player } takes { $zone-acc }.
}
skirmish-event-place = { $who } { $name } stands on { $space }.
skirmish-event-round = Round { $round }.
skirmish-event-pass = { $player-is ->
    [you] You pass.
   *[other] { $player } passes.
}
skirmish-event-activate = { $who } { $name } activates.
skirmish-event-end-activation = { $who } { $name } ends the activation.
skirmish-event-status = Round { $round } is over: all cards are ready again.
skirmish-event-exhaust = { $who } { $name } is exhausted.
skirmish-event-ready = { $who } { $name } is ready again.
skirmish-event-draw = { $player-is ->
    [you] You draw a command card.
   *[other] { $player } draws a command card.
}
skirmish-event-draw-seen = { $player-is ->
    [you] You draw { $card }.
   *[other] { $player } draws { $card }.
}
skirmish-event-play = { $player-is ->
    [you] You play { $card }.
   *[other] { $player } plays { $card }.
}
skirmish-event-play-on = { $player-is ->
    [you] You play { $card } on { $who } { $name }.
   *[other] { $player } plays { $card } on { $who } { $name }.
}
skirmish-event-discard = { $player-is ->
    [you] You discard { $card }.
   *[other] { $player } discards { $card }.
}
skirmish-event-discard-top = { $player-is ->
    [you] You discard { $card } from the deck: { $who } { $name } is spared.
   *[other] { $player } discards { $card } from the deck: { $who } { $name } is spared.
}
skirmish-event-use = { $who } { $name }: { $ability }.
skirmish-event-special = { $who } { $name }, special action: { $ability }.
skirmish-event-points = { $player-is ->
    [you] You gain { $points ->
        [one] { $points } point
       *[other] { $points } points
    } { $reason } ({ $total } in all).
   *[other] { $player } gains { $points ->
        [one] { $points } point
       *[other] { $points } points
    } { $reason } ({ $total } in all).
}
skirmish-points-group = for a defeated group
skirmish-points-figure = for a defeated figure
skirmish-points-price = as the price on their heads
skirmish-points-upgrade = for First Strike
skirmish-points-command = for a command card
skirmish-points-panel = for a launch panel
skirmish-points-contraband = for contraband
skirmish-points-crate = for a crate
skirmish-points-raider = for a raider
skirmish-points-holocron = for a holocron
skirmish-points-site = for an excavation site
skirmish-event-price = There is a price on the heads of { $who } { $name }.
skirmish-event-move-action = { $who } { $name } moves: now { $amount ->
    [one] { $amount } movement point
   *[other] { $amount } movement points
}.
skirmish-event-gain-points = { $who } { $name } gains { $amount ->
    [one] { $amount } movement point
   *[other] { $amount } movement points
}.
skirmish-event-extra-actions = { $who } { $name } gains { $amount ->
    [one] { $amount } action
   *[other] { $amount } actions
}.
skirmish-event-step = { $who } { $name } goes to { $space }.
skirmish-event-step-by = { $who } { $name } goes to { $space } (by { $way }).
skirmish-event-push = { $who } { $name } is moved to { $space }.
skirmish-event-condition = { $who } { $name } is { $condition }.
skirmish-event-cure = { $who } { $name } { $condition-loses }.
skirmish-event-mark = { $who } { $name }: { $mark-means }.
skirmish-event-damage = { $who } { $name } suffers { $amount } damage ({ $left } Health left).
skirmish-event-strain = { $who } { $name } suffers { $amount } strain.
skirmish-event-recover = { $who } { $name } recovers { $amount } damage.
skirmish-event-defeat = { $who } { $name } is defeated!
skirmish-event-group-lost = The group { $who } { $name } is gone.
skirmish-event-dice = Roll: { $faces }.
skirmish-event-target = { $away ->
    [0] { $who } { $name } attacks { $whom } { $whom-name } ({ $space }).
   *[other] { $who } { $name } attacks { $whom } { $whom-name } ({ $space }, distance { $away }).
}
skirmish-event-remove-die = A { $colour } die is removed from the defence.
skirmish-event-roll = Attack: { $attack }. Defence: { $defence }.
skirmish-event-roll-alone = Attack: { $attack }. No defence dice.
skirmish-event-reroll = { $player-is ->
    [you] You reroll a die: { $before } becomes { $now }.
   *[other] { $player } rerolls a die: { $before } becomes { $now }.
}
skirmish-event-modified = Results: damage { $damage }, accuracy { $accuracy }, surges { $surges }, blocks { $blocks }, evades { $evades }.
skirmish-event-surge = Surge: { $surge }.
skirmish-event-miss = A miss: accuracy { $accuracy }, needed { $away }.
skirmish-event-miss-dodged = A miss: the target dodges.
skirmish-event-hit = A hit: damage { $damage }, blocks { $blocks }{ $pierce ->
    [0] {""}
   *[other] , Pierce { $pierce }
}: { $dealt } dealt.
skirmish-event-hit-blocked = All is blocked: damage { $damage }, blocks { $blocks }{ $pierce ->
    [0] {""}
   *[other] , Pierce { $pierce }
}.
skirmish-event-blast = A blast at { $space }: { $amount } damage to all around.
skirmish-event-cleave = Cleave hits { $who } { $name }: { $amount } damage.
skirmish-event-deflect = The shot is deflected: { $who } { $name } suffers { $amount } damage.
skirmish-event-open-door = { $who } { $name } opens a door.
skirmish-event-interact = { $who } { $name } turns over panel { $space }: { $side } side up.
skirmish-event-retrieve = { $who } { $name } takes { $token-acc }.
skirmish-event-drop = { $token } falls on { $space }.
skirmish-event-transmit = { $who } { $name } gives { $token-acc } to the beacon.
skirmish-event-site = { $player-is ->
    [you] You give up site { $space }.
   *[other] { $player } gives up site { $space }.
}
skirmish-event-bombard = { $player-is ->
    [you] You order a bombardment.
   *[other] { $player } orders a bombardment.
}
skirmish-event-raid = The raiders shoot.
skirmish-event-raider = Raider { $name } comes to { $space }.
skirmish-event-raider-move = Raider { $name } goes to { $space }.
skirmish-event-limit = Round { $round } was the last: points decide.
skirmish-event-left-over = { $player-is ->
    [you] A blue die decides: your accuracy is { $accuracy }.
   *[other] A blue die decides: the accuracy of { $player } is { $accuracy }.
}
skirmish-event-hand-shown = { $player-is ->
    [you] Left in your hand: { $cards }.
   *[other] Left in the hand of { $player }: { $cards }.
}
skirmish-event-deck-shown = { $player-is ->
    [you] Left in your command deck: { $cards }.
   *[other] Left in the command deck of { $player }: { $cards }.
}
skirmish-event-win-points = { $player-is ->
    [you] You win on points!
   *[other] { $player } wins on points!
}
skirmish-event-win-rout = { $player-is ->
    [you] You win: your opponent has no figures left!
   *[other] { $player } wins: the opponent has no figures left!
}
skirmish-event-win-bounty = { $player-is ->
    [you] Points are equal, but you have more for defeated figures: you win!
   *[other] { $player } wins with more points for defeated figures!
}
skirmish-event-win-losses = { $player-is ->
    [you] Points are equal, but your army has suffered less: you win!
   *[other] { $player } wins: that army has suffered less!
}
skirmish-event-win-die = { $player-is ->
    [you] The die decides for you: you win!
   *[other] { $player } wins: the die has decided!
}

## The rules: sections in the order in which they are read

skirmish-rules-aim =
    Two players lead an army each. Points come from defeated groups of the opponent, from the mission and from some cards. Whoever reaches 40 victory points first wins at once; whoever has no figures left loses at once.
    .title = Aim
skirmish-rules-army =
    An army is deployment cards for at most 40 points and a deck of exactly 15 command cards for at most 15 points. Both armies are made without knowledge of the other. When both are done, deployment cards are shown; the deck stays hidden until the game is over. Before that, all that others see of an army is how many steps it has taken: one if it is a ready one, otherwise one a card.
    All deployment cards have one affiliation: Rebel, Imperial or Mercenary. A temporary alliance lets up to two group cards of another side join. There may be one copy of a unique card, up to two of an elite one and up to four of a regular one; of a command card, as many as it has symbols, usually one.
    Skirmish upgrades cost points and have no figures. An army needs at least one group.
    .title = The army
skirmish-rules-setup =
    The player with the cheaper army decides who has the initiative; if they cost the same, lots are drawn. The mission is drawn from six and decides which map is used. The player with initiative chooses the red or the blue zone and places all figures there, then the opponent in the other. Whoever finds no room stands as near to the zone as possible. Everybody draws three command cards.
    .title = Set-up
skirmish-rules-round =
    A round is the activation phase and the status phase. In the activation phase players take turns, beginning with the player with initiative, and activate one ready group each. The figures of a group act one after another; then the card of the group is exhausted. Whoever has fewer ready cards than the opponent may pass. Whoever has none waits.
    Status phase: all cards become ready; each player draws a command card, and one more for each terminal under control; then come effects at the end of the round, the mission first; the initiative token passes to the opponent.
    .title = The round
skirmish-rules-actions =
    The active figure has two actions; it may take the same one twice, but each special action only once an activation. A move gives movement points equal to Speed. There is one attack an activation, unless an ability allows more; special actions with attacks count, too. Interacting opens a door, turns over a panel or takes a load. A special action is printed on the card of the figure or on a command card. An action can also discard Stunned or Bleeding.
    Movement points are spent before, between and after actions; what is left at the end of the activation is lost. Points gained outside a figure’s own activation are spent at once.
    .title = Actions
skirmish-rules-movement =
    A step to an adjacent space, diagonally too, costs 1 point; 1 more into a space with a hostile figure; 1 more into difficult terrain. Friends are passed freely, but nobody stops on an occupied space. Walls, closed doors, red and dashed edges let nobody through; blocking spaces are not entered.
    A diagonal step needs at least one of the two ways round the corner. “Move so many spaces” means steps without extra costs.
    Large figures step orthogonally only. A long or huge base turns a quarter for 1 point if at least half of its spaces stay. Mobile and Massive figures ignore terrain and red edges, but walls and doors stop them as well.
    .title = Movement
skirmish-rules-sight =
    A figure sees a space if two lines can be drawn from a corner of its own space to two corners of one edge of the other, and in the triangle between them there is no blocking space, no other figure, no wall, closed door or red edge. Touching the border is fine. Adjacent spaces always see each other. Sight need not be mutual. If the table plays “by two lines”, only the lines themselves must be free.
    The distance is the fewest steps from space to adjacent space; figures, difficult terrain and dashed edges do not matter, blocking spaces and walls are walked round.
    .title = Line of sight and distance
skirmish-rules-attack =
    A ranged attack is on a hostile figure in sight; a melee attack on an adjacent one, with Reach within 2 spaces and in sight. Of a large target one space is chosen.
    Step by step: declare the target; roll attack and defence dice; reroll, the attacker first, then the defender, no die twice; apply modifiers, each evade cancels a surge; spend surges, each ability once; check accuracy; deal damage; resolve what comes after the attack.
    A ranged attack needs an accuracy of at least the distance. A dodge is a miss. Blocks reduce damage. Between the steps there are moments at which first the attacker and then the defender may use abilities and play cards.
    .title = The attack
skirmish-rules-results =
    Pierce N: ignore N blocks. Blast N: if the target suffered damage, everybody else on its space and adjacent suffers N damage, friends too. Cleave N: if the target suffered damage, another possible target suffers N damage. Recover N: remove N damage from the attacker, even after a miss. Stun, Bleed and Focus of a surge work if the target suffered damage.
    Printed block, evade and accuracy always count.
    .title = Words on cards
skirmish-rules-conditions =
    Stunned: no attack, and no leaving the space of one’s own will. Bleeding: 1 strain after each action but the one that discards it. Focused: one green die more in the next attack. Nobody has the same condition twice.
    .title = Conditions
skirmish-rules-defeat =
    A figure is defeated when it has as much damage as Health. When the last figure of a group is defeated, the opponent of its owner gains the cost of the group, whoever did it.
    Each strain is 1 damage, or the top card of the command deck is discarded, as its owner chooses; without a deck it is always damage.
    .title = Damage, strain, defeat
skirmish-rules-command =
    A card is played at the moment that it names; then it is discarded, face up. A restriction, a trait, a name or an affiliation, tells on which figure it is played. A card that is a special action costs an action; Maximum Firepower and Pummel cost two. A card that would change nothing cannot be played. When the deck is empty, no more cards are drawn.
    Players are asked for a card even if they hold none that fits: nobody learns from the question what is in a hand.
    .title = Command cards
skirmish-rules-objects =
    A closed door is a wall; a figure on a space at its edge opens it by interacting, for good. A terminal, a crate, a panel or a site is controlled by whoever has figures on it or adjacent to it while there are no hostile ones. Terminals bring command cards. A load is taken by interacting; a defeated carrier drops it on its space.
    .title = Doors, terminals, tokens
skirmish-rules-missions-outskirts =
    Get to the Ship. Launch panels begin on the grey side. A figure on a panel or adjacent turns it over by interacting, one a round for each player at most. At the end of a round a panel under control is worth 5 points on the coloured side and 2 on the grey one.
    Smuggled Goods. A carrier has 2 less Speed. At the end of a round each carrier in its own deployment zone is worth 15 points, and its load is discarded.
    .title = Missions: Mos Eisley Outskirts
skirmish-rules-missions-farm =
    Close to Home. At the end of a round a crate under control is worth 7 points, each crate once for each player.
    Raiding Party. At the end of a round each raider deals 2 damage to the closest of those it sees. Then the player with initiative moves each of them up to 3 spaces, or adds one in the camp. A raider can be attacked: Health 5, a black die, 4 points.
    .title = Missions: Moisture Farm
skirmish-rules-missions-ruins =
    Lost Knowledge. One holocron a figure. Whoever enters a space adjacent to the beacon with one may give it away for 10 points.
    Leave No Evidence. At the start of a round whoever controls the beacon may order a bombardment: 2 damage to each figure under the open sky. At the end of a round each player may give up one site under control for 6 points.
    .title = Missions: Massassi Ruins
skirmish-rules-end =
    The game is over as soon as somebody has 40 points or no figures left. Points that one rule of a mission gives to both are added before that is checked.
    After the last round, if it comes to that, most points win. Ties are broken by points for defeated figures, then by less damage in one’s own army, then by the accuracy of a blue die.
    .title = The end
skirmish-rules-names =
    A group is called by the number of its player and its own number in the army, 1-3 for example; a figure of a group has a letter as well, 1-3b. A space is called by its column and row, as on the map: K13. Raiders are R1, R2 and so on.
    .title = What things are called
skirmish-rules-rulings =
    You choose where a move ends; the figure takes the cheapest way there. A Massive figure may end on others: whoever stands there gives way to the nearest place, and it moves no more in that activation.
    An attack that interrupts another is resolved first. Relentless strains before the roll; if that defeats the target, the attack is over.
    A figure that attacks for the other player is hostile to all others: no friend helps it, and no command cards are played on it.
    Whoever plays Sit Tight waits until more cards are ready; if both wait, the player with initiative begins.
    The publisher’s later changes, if they are on: Order gives 2 movement points, guards neither protect nor avenge Guardians, saboteurs are slower.
    .title = Rulings

# The first match with a coach, and tips for the first time.
skirmish-coach-aim = You lead five Rebels against the Empire. Whoever has 40 points first wins. Points come from defeated groups and from the mission. This match is in its third round, and both sides have only a few ready cards left.
    .title = What it is about
skirmish-coach-mission = The four launch panels in the middle are the mission “Get to the Ship”. At the end of each round a panel is worth 2 points to whoever stands next to it alone, and 5 once it has been turned over. Tap the name of the mission to read it again.
    .title = The mission
skirmish-coach-turn = You take turns, and activate one ready group each. Luke Skywalker (1) stands behind the panels and sees nobody. Activate him.
    .title = Whose turn
skirmish-coach-card = Luke has two actions. A move action would give him 5 movement points, but one step is enough. Play Fleet Footed from your hand: it gives 1 movement point without an action. Then go to L14.
    .title = A command card
skirmish-coach-attack = From here Luke sees the Stormtrooper on O13: two lines from one corner of his space reach two corners of the target’s, and nothing is in between. Choose the attack and the Stormtrooper. Before you commit you see how likely a hit is, how much damage and how likely a defeat.
    .title = Line of sight
skirmish-coach-surge = Blue, green and yellow are your dice, black is the defence. An accuracy of 4 is enough for 3 spaces. Of 4 damage 3 are blocked, and the 1 left is too little for 3 Health. But you rolled a surge: buy 2 more damage with it.
    .title = Dice and surges
skirmish-coach-panel = The last figure of its group is defeated: 6 points, the cost of the group. Luke has an action left and stands next to a panel. Turn over M14, then end his activation. Darth Vader comes next.
    .title = Interact
skirmish-coach-move = Vader has struck Gaarkhan: 3 damage. Now Diala Passil (2): activate her and take a move action. The numbers say what each space costs. Go to M16, next to two panels, and end her activation.
    .title = Movement
skirmish-coach-round = The round is over. Panels: 5 for M14, 2 each for M15 and N15, 9 points for you. All cards are ready again, everybody has drawn a command card, and the initiative goes to the Empire. The match goes on without the coach; “Hint” says what a bot would do.
    .title = On your own
skirmish-tip-list = A ready army saves you building one. Your opponent does not see which one you take until both have one.
skirmish-tip-zone = Look where the terminals, doors and mission tokens are before you choose a zone: you place all of your figures in it.
skirmish-tip-special = A special action is printed on the figure’s card, and each can be used once an activation. Tap the card to read it.
skirmish-tip-interact = Interacting costs an action: it opens a door, turns over a panel or takes a load, from an adjacent space too.
skirmish-tip-cure = An action discards Stunned or Bleeding. A Stunned figure can neither attack nor move until then.
skirmish-tip-strain = Strain is 1 damage to the figure, or the top card of your command deck is lost. You choose.
skirmish-tip-reroll = You may reroll a die, no die twice. What it shows then counts.
skirmish-tip-surge = Surges buy what is printed on the card, each ability once an attack. What you do not spend is lost.
skirmish-tip-attack = A figure attacks once an activation. Ranged attacks need an accuracy of at least the distance; tap a target to see its odds first.
skirmish-tip-play = A command card can be played now; it is marked in your hand. Each says when it can be played.
skirmish-tip-move = Movement points can be spent before, between and after actions. What is left at the end of the activation is lost.
skirmish-tip-pass = You are asked about cards even if you hold none that fits, so that nobody learns your hand. “When you are asked” in the table menu switches such questions off, one by one.

## Lists of cards: why one cannot be used, and what they look like as text

skirmish-affiliation-rebel = Rebels
skirmish-affiliation-imperial = Empire
skirmish-affiliation-mercenary = Mercenaries
skirmish-roster-army-too-dear = The deployment cards cost { $cost } points; { $most } are allowed.
skirmish-roster-too-many-copies = { $card }: { $copies } copies, { $most } { $most ->
    [one] is
   *[other] are
 } allowed.
skirmish-roster-wrong-affiliation = All deployment cards must be of one affiliation ({ $affiliation }). These are not: { $cards }.
skirmish-roster-too-many-allies = An alliance lets { $most } cards of another affiliation join, not { $cards }.
skirmish-roster-deck-full = The command deck has { $cards } cards; it must have exactly { $needed }.
skirmish-roster-deck-too-dear = The command cards cost { $cost } points; { $most } are allowed.
skirmish-roster-no-figures = The army has no figures: add a group.
skirmish-roster-deck-too-small = The command deck has { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 }; it must have exactly { $needed }.
skirmish-roster-enough-copies = { $card }: no more than { $most ->
    [one] { $most } copy
   *[other] { $most } copies
 } in a list.
skirmish-roster-army = Deployment cards, { $cost } of { $most } points
skirmish-roster-deck = Command cards ({ $cards }), { $cost } of { $most } points
skirmish-roster-line-copies = “{ $text }”: the number of copies must be from 1 to { $most }.
skirmish-roster-line-unclear = “{ $text }” can be several cards: { $cards }. Write the whole name.
skirmish-roster-line-unknown = “{ $text }”: there is no such card.
skirmish-roster-line-nearly = “{ $text }”: there is no such card. Did you mean “{ $card }”?
skirmish-roster-line-many = Only { $most } lines are read.

## The table in the browser

browser-skirmish-map = The battlefield
browser-skirmish-map-mos-eisley-outskirts = Map: Mos Eisley Outskirts
browser-skirmish-map-moisture-farm = Map: Moisture Farm
browser-skirmish-map-massassi-ruins = Map: Massassi Ruins
browser-skirmish-coming = The mission is still to be drawn
    .help = When both armies are ready, one of these six missions is drawn. It decides the map and what brings points.
browser-skirmish-figure-sight = Luke (1) sees the Stormtrooper: two lines from one corner of his space reach both ends of an edge of the target’s space, and nothing lies between them. Fenn (2) does not: from every corner the blocking spaces are in the way.
browser-skirmish-figure-distance = How far it is, counted from the figure. A wall parts J12 from K12, so it takes 2 steps; K13 lies just behind the same wall, and it is 6 steps away.
browser-skirmish-figure-movement = What it costs the first figure to get there. The friend below may be passed, the Stormtrooper too for 1 point more, but nobody stops on them. S18 is difficult terrain and costs 1 more.
browser-skirmish-figure-large = A large base steps in four directions only, never diagonally. A turn by a quarter costs 1 point, and at least half of the spaces must stay the same.
browser-skirmish-attack = The attack
browser-skirmish-skip = Show the result at once
browser-skirmish-round = Round { $round } / { $rounds }
browser-skirmish-points = { $count ->
    [one] { $count } victory point
   *[other] { $count } victory points
}
browser-skirmish-in-hand = In hand
browser-skirmish-in-deck = In the deck
browser-skirmish-cards = Command cards: { $hand } in hand, { $deck } in the deck
browser-skirmish-initiative = Initiative
browser-skirmish-ready = ready
browser-skirmish-exhausted = exhausted
browser-skirmish-done = has been activated
browser-skirmish-health = { $left } of { $most } health
browser-skirmish-carries = { $count ->
    [one] carries a token
   *[other] carries { $count } tokens
}
browser-skirmish-actions = { $count ->
    [one] { $count } action left
   *[other] { $count } actions left
}
browser-skirmish-movement = { $count ->
    [one] { $count } movement point
   *[other] { $count } movement points
}
browser-skirmish-reach = Move here: { $cost ->
    [one] { $cost } movement point
   *[other] { $cost } movement points
}
browser-skirmish-reach-more = Move here with one more move action: { $cost ->
    [one] { $cost } movement point
   *[other] { $cost } movement points
}
browser-skirmish-aim = Target, { $away ->
    [one] { $away } space
   *[other] { $away } spaces
} away. Hit: { $hit }, damage: { $damage } on average, defeat: { $defeat }
browser-skirmish-away = { $count ->
    [one] { $count } space away
   *[other] { $count } spaces away
}
browser-skirmish-hit = Hits
browser-skirmish-expected = { $damage } damage on average
browser-skirmish-defeat = Defeats
browser-skirmish-attack-whom = Attack { $name }
browser-skirmish-move-to = Move to { $space }
browser-skirmish-damage = damage
browser-skirmish-accuracy = accuracy
browser-skirmish-surge = surges
browser-skirmish-block = blocks
browser-skirmish-evade = evades
browser-skirmish-dodged = Dodged
browser-skirmish-fell-short = Too short: missed
browser-skirmish-dealt = { $count ->
    [0] No damage
   *[other] { $count } damage
}
browser-skirmish-defeated = { $count } damage: defeated
browser-skirmish-playable = Can be played now
browser-skirmish-not-now = Cannot be played now
browser-skirmish-no-cards = No command cards in hand
browser-skirmish-to-place = To be placed
browser-skirmish-terminal = Terminal
browser-skirmish-ground-difficult = Difficult terrain
browser-skirmish-ground-blocking = Blocking terrain
browser-skirmish-zone-red = Red deployment zone
browser-skirmish-zone-blue = Blue deployment zone
browser-skirmish-north = north
browser-skirmish-east = east
browser-skirmish-south = south
browser-skirmish-west = west
browser-skirmish-edge-wall = wall
browser-skirmish-edge-solid = blocking edge
browser-skirmish-edge-dashed = impassable edge
browser-skirmish-edge-door = closed door
browser-skirmish-edge-open-door = open door
browser-skirmish-order-holds = Activates no group until there are more ready cards than the opponent has
browser-skirmish-order-covers-fire = Troopers stun with a surge this round
browser-skirmish-order-silenced = Plays no command cards this round
browser-skirmish-order-flipped = Has turned over a launch panel this round
browser-skirmish-choose-list = Choose your army
    .help = Your opponent does not see it until both have chosen. The command cards stay hidden.
browser-skirmish-lists-first = For the first match
browser-skirmish-list-cost = Points: army { $army }, deck { $deck }
browser-skirmish-upgrade = upgrade
browser-skirmish-unique = unique
browser-skirmish-elite = elite
browser-skirmish-regular = regular
browser-skirmish-facts = Cost: { $cost }. Copies in a list: at most { $copies }.
browser-skirmish-on-table = On this table
browser-skirmish-command-cards = Command cards
browser-skirmish-armies = The armies are shown
browser-skirmish-course = Victory points over the match
browser-skirmish-attack-now = Attack
browser-skirmish-end = End the activation
browser-skirmish-move = Move: +{ $points }
browser-skirmish-points-panel = for launch panels
browser-skirmish-points-contraband = for contraband
browser-skirmish-points-crate = for crates
browser-skirmish-points-raider = for raiders
browser-skirmish-points-holocron = for holocrons
browser-skirmish-points-site = for excavation sites
browser-skirmish-sum-placed = { $count ->
    [one] { $count } figure
   *[other] { $count } figures
} placed
browser-skirmish-sum-attacks = { $count ->
    [one] { $count } attack
   *[other] { $count } attacks
} with { $damage } damage

skirmish-refusal-lists = Bad position: such lists cannot be in the making.
skirmish-refusal-army = Bad position: an army breaks the rules, or a group has other figures.
skirmish-refusal-cards = Bad position: a command deck cannot have these cards.
skirmish-refusal-figures = Bad position: figures cannot be like that, or are in no army.
skirmish-refusal-places = Bad position: figures or tokens cannot stand there.
skirmish-refusal-tokens = Bad position: the mission does not have these tokens.
skirmish-refusal-round = Bad position: round, zones, doors or activation do not fit.
skirmish-refusal-attacks = Bad position: such an attack cannot be going on.
skirmish-refusal-end = Bad position: points, figures and winners do not fit.
skirmish-refusal-question = Bad position: the question does not fit the game.

## The page of armies, and the maker of lists at a table

browser-skirmish-army-own = Your lists
browser-skirmish-army-own-none = You have not saved a list yet. Make one below, begin with a ready one, or read one in from text.
browser-skirmish-army-ready = Ready lists
browser-skirmish-army-new = Make a list
browser-skirmish-army-change = Change the list
browser-skirmish-army-cards = Cards to choose from
browser-skirmish-army-part = Deployment cards
browser-skirmish-army-side = Affiliation
browser-skirmish-army-list = The list
browser-skirmish-army-name = Name of the list
browser-skirmish-army-deck-cost = Points of command cards
browser-skirmish-army-fine = The list can be played.
browser-skirmish-army-read = Read the card
browser-skirmish-army-costs = { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
 }
browser-skirmish-army-figures = { $count ->
    [one] { $count } figure
   *[other] { $count } figures
 }
browser-skirmish-army-copies = In the list: { $count }
browser-skirmish-army-add = Add { $card }
browser-skirmish-army-remove = Take out { $card }
browser-skirmish-army-save = Save
browser-skirmish-army-saved = Saved: { $name }
browser-skirmish-army-open = Open
browser-skirmish-army-delete = Delete
browser-skirmish-army-delete-which = Delete { $name }
browser-skirmish-army-delete-sure = Really delete { $name }
browser-skirmish-army-sure = Really delete
browser-skirmish-army-begin-with = Begin with it
browser-skirmish-army-import = Read from text
    .help = A card a line, with the number of copies before or behind it. Names may be Russian or English.
browser-skirmish-army-import-none = There is no card in this text.
browser-skirmish-army-read-in = Read the list
browser-skirmish-army-read-rest = Take the other cards
browser-skirmish-army-line = Line { $line }: { $why }
browser-skirmish-army-export = As text
    .help = The list as text, to keep or to send.
browser-skirmish-army-copy = Copy
browser-skirmish-army-copied = The list is copied.
browser-skirmish-army-take = Play with this list
browser-skirmish-army-sending = Your list is being handed in…
browser-skirmish-army-put-away = Put away

skirmish-reason-initiative = Whoever has the initiative acts first in the round.
skirmish-reason-zone = From this zone it is nearer to what the mission pays for.
skirmish-reason-deploy = Large and strong figures go first: they have the best places.
skirmish-reason-place = From there it is nearer to what the mission pays for and to the opponent.
skirmish-reason-wait = No activation gains enough now: let your opponent show more first.
skirmish-reason-reach = It can get at { $whom } { $whom-name } now.
skirmish-reason-escape = Where it stands it is in danger, and it can get away.
skirmish-reason-goal = It gets to, or nearer to, what is worth points.
skirmish-reason-hit = { $whom } { $whom-name } is the best target: { $chance }% to hit.
skirmish-reason-defeat = { $whom } { $whom-name } falls with a chance of { $chance }%.
skirmish-reason-aim = From there it has the better attack.
skirmish-reason-hold = There it holds what counts at the end of the round.
skirmish-reason-nearer = It comes nearer to a target, or to what the mission pays for.
skirmish-reason-safe = There it is safer from attacks.
skirmish-reason-reroll = On average another roll is better.
skirmish-reason-keep = On average another roll is worse.
skirmish-reason-now = The card gains more now than it is worth in the hand.
skirmish-reason-later = The card is worth more in the hand.
