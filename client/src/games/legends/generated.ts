// Made by `python -m tools.typescript` from src/pentarch/games/legends/
// (seen.py, vocabulary.py, facts.py). Never edited.

import type { Said } from '../../protocol';

/** What is asked, and of what has already been said. */
export interface Question {
  verb: Ask;
  player: number;
  optional: boolean;
  left?: number;
  water?: number;
  card?: string;
  token?: string;
  slot?: string;
  victim?: number;
  final?: number[];
}

/** A fragment as it lies. */
export interface SeenFragment {
  slot: string;
  side: string;
  turn: number;
}

/** A region in play, what is there, and where steps lead from it. */
export interface SeenRegion {
  region: string;
  armies: number[];
  cities: number[];
  controller: number | null;
  token: string | null;
  under: string | null;
  looked: number[];
  near: string[];
  across: string[];
}

/** An island in play. */
export interface SeenIsland {
  island: string;
  regions: string[];
  controller: number | null;
}

/** A card of the row. */
export interface SeenOffer {
  card: string;
  price: number;
}

/** A line of the score: where points come from. */
export interface SeenPoints {
  source: string;
  name: string;
  points: number;
}

/** What the viewer knows of a player. */
export interface SeenPlayer {
  coins: number;
  supply: number;
  cities: number;
  cards: string[];
  tokens: string[];
  leader: string | null;
  elixirs: number;
  extra_moves: number;
  extra_armies: number;
  water: number;
  has_bid: boolean;
  bid: number | null;
  age: number;
  score: SeenPoints[];
  points: number;
  earlier: number[];
}

/** The whole table. */
export interface LegendsView {
  variants: string[];
  game: number;
  games: number;
  turn: number;
  turns: number;
  asked: number | null;
  question: Question | null;
  setter: number;
  rectangle: boolean;
  fragments: SeenFragment[];
  start: string | null;
  regions: SeenRegion[];
  islands: SeenIsland[];
  row: SeenOffer[];
  deck: number;
  unseen: string[];
  buried: string[];
  trophies: number[];
  players: SeenPlayer[];
  ranking: number[][] | null;
  winners: number[];
}

/** What an asset gives: how much, for cards of which family, for how many of what. */
export interface Ability {
  kind: string;
  amount: number;
  family: string;
  need: number;
}

/** An action of a card: recruit, march, found or destroy. */
export interface Deed {
  verb: string;
  amount: number;
}

/** A part of an asset's text. */
export interface Part {
  heading: Said;
  lines: Said[];
}

/** A card, a token that can be won, or a leader. */
export interface Asset {
  id: string;
  family: string;
  mark: number;
  abilities: Ability[];
  deeds: Deed[];
  either: boolean;
  text: Part[];
}

export interface Region {
  id: string;
  outline: [number, number][];
  middle: [number, number];
}

/** What is drawn between two regions of a side. */
export interface Line {
  regions: [string, string];
  ends: [[number, number], [number, number]];
}

/** Where the water line of a region begins that ends in the middle of an edge. */
export interface Exit {
  region: string;
  coast: [number, number];
}

/** One side of a fragment, as it lies unturned. */
export interface Side {
  id: string;
  regions: Region[];
  exits: Exit[];
  crossings: Line[];
  bridges: Line[];
  back: string;
}

/** A structured move of the game. */
export type Move =
  | { kind: 'done' }
  | { kind: 'first' }
  | { kind: 'second' }
  | { kind: 'rob' }
  | { kind: 'name'; player: number }
  | { kind: 'bid'; coins: number }
  | { kind: 'take'; card: string }
  | { kind: 'fragment'; side: string; turn: number }
  | { kind: 'start'; region: string }
  | { kind: 'lay'; region: string }
  | { kind: 'second-armies'; region: string }
  | { kind: 'neutral'; region: string }
  | { kind: 'recruit'; region: string }
  | { kind: 'found'; region: string }
  | { kind: 'peek'; region: string }
  | { kind: 'hire'; owner: number; region: string }
  | { kind: 'destroy'; owner: number; region: string }
  | { kind: 'destroy-neutral'; region: string }
  | { kind: 'march'; from: string; to: string };

/** What can be asked. */
export type Ask =
  | 'turn'
  | 'either'
  | 'recruit'
  | 'march'
  | 'found'
  | 'destroy'
  | 'rob'
  | 'peek'
  | 'last-card'
  | 'bid'
  | 'name-first'
  | 'neutral'
  | 'fragment'
  | 'start'
  | 'lay'
  | 'second-armies';

export const WIDTH: number = 1000;

export const HEIGHT: number = 1450;

export const SIDES: readonly Side[] = [{"id":"desert","regions":[{"id":"d1","outline":[[150,150],[520,130],[860,120],[900,380],[560,320],[130,330]],"middle":[532,236]},{"id":"d2","outline":[[130,330],[560,320],[540,450],[100,480]],"middle":[327,395]},{"id":"d3","outline":[[560,320],[900,380],[910,580],[680,670],[90,580],[100,480],[540,450]],"middle":[567,514]},{"id":"d4","outline":[[90,580],[680,670],[480,910],[110,880]],"middle":[339,749]},{"id":"d5","outline":[[680,670],[910,580],[900,1020],[700,1080],[480,910]],"middle":[741,850]},{"id":"d6","outline":[[110,880],[480,910],[700,1080],[640,1290],[380,1270],[160,1180]],"middle":[399,1085]},{"id":"d7","outline":[[700,1080],[900,1020],[910,1260],[760,1350],[640,1290]],"middle":[787,1189]}],"exits":[{"region":"d1","coast":[520,130]},{"region":"d5","coast":[906,740]},{"region":"d6","coast":[500,1278]},{"region":"d4","coast":[100,725]}],"crossings":[],"bridges":[],"back":"meadows"},{"id":"meadows","regions":[{"id":"m1","outline":[[420,130],[800,190],[700,330],[530,400]],"middle":[597,250]},{"id":"m2","outline":[[420,130],[530,400],[440,740],[90,650],[110,330]],"middle":[313,457]},{"id":"m3","outline":[[530,400],[700,330],[880,420],[820,780],[560,920],[440,740]],"middle":[660,612]},{"id":"m4","outline":[[90,650],[440,740],[560,920],[560,1040],[240,1340],[80,1050]],"middle":[294,964]},{"id":"m5","outline":[[560,1040],[850,1300],[520,1370],[240,1340]],"middle":[548,1243]}],"exits":[{"region":"m1","coast":[500,143]},{"region":"m3","coast":[830,725]},{"region":"m5","coast":[520,1370]},{"region":"m4","coast":[88,725]}],"crossings":[],"bridges":[],"back":"desert"},{"id":"red-forest","regions":[{"id":"f1","outline":[[220,180],[500,70],[820,140],[600,460],[110,570]],"middle":[441,304]},{"id":"f2","outline":[[110,570],[600,460],[690,740],[130,990]],"middle":[370,700]},{"id":"f3","outline":[[130,990],[690,740],[930,960],[700,1250],[350,1380]],"middle":[530,1053]}],"exits":[{"region":"f1","coast":[500,70]},{"region":"f3","coast":[820,840]},{"region":"f3","coast":[510,1325]},{"region":"f2","coast":[117,725]}],"crossings":[],"bridges":[],"back":"tall-islands"},{"id":"tall-islands","regions":[{"id":"t1","outline":[[170,600],[250,400],[350,370],[470,520],[450,680],[220,720]],"middle":[322,558]},{"id":"t2","outline":[[560,500],[640,230],[760,200],[940,480],[860,600],[620,610]],"middle":[737,432]},{"id":"t3","outline":[[260,1000],[330,800],[560,720],[680,820],[720,1010],[560,1180],[340,1170]],"middle":[490,962]}],"exits":[{"region":"t1","coast":[350,370]},{"region":"t3","coast":[690,850]},{"region":"t3","coast":[420,1174]},{"region":"t1","coast":[190,690]}],"crossings":[],"bridges":[{"regions":["t1","t2"],"ends":[[440,490],[565,480]]},{"regions":["t1","t3"],"ends":[[430,685],[480,755]]}],"back":"red-forest"},{"id":"volcano","regions":[{"id":"v1","outline":[[80,130],[300,90],[540,250],[430,400],[90,230]],"middle":[307,230]},{"id":"v2","outline":[[90,230],[430,400],[320,480],[100,440]],"middle":[225,377]},{"id":"v3","outline":[[480,500],[560,300],[720,260],[820,380],[840,640],[690,700]],"middle":[678,476]},{"id":"v4","outline":[[690,700],[840,640],[880,790],[720,970],[600,880]],"middle":[746,802]},{"id":"v5","outline":[[480,500],[690,700],[600,880],[540,900],[200,750],[240,640]],"middle":[457,708]},{"id":"v6","outline":[[200,750],[540,900],[510,1080],[90,1070],[80,950]],"middle":[301,946]},{"id":"v7","outline":[[90,1070],[510,1080],[500,1200],[150,1260]],"middle":[297,1152]}],"exits":[{"region":"v1","coast":[440,184]},{"region":"v4","coast":[862,725]},{"region":"v7","coast":[430,1215]},{"region":"v6","coast":[140,850]}],"crossings":[{"regions":["v2","v5"],"ends":[[320,480],[360,570]]}],"bridges":[],"back":"ice-islands"},{"id":"ice-islands","regions":[{"id":"i1","outline":[[60,430],[180,220],[350,120],[590,310],[180,500]],"middle":[303,315]},{"id":"i2","outline":[[180,500],[590,310],[620,400],[350,680]],"middle":[408,489]},{"id":"i3","outline":[[540,640],[730,520],[930,690],[720,850],[590,780]],"middle":[720,687]},{"id":"i4","outline":[[60,1010],[380,760],[640,930],[710,1040],[330,1150],[110,1170]],"middle":[364,991]},{"id":"i5","outline":[[330,1150],[710,1040],[720,1150],[680,1370],[290,1300]],"middle":[533,1215]}],"exits":[{"region":"i1","coast":[440,190]},{"region":"i3","coast":[922,690]},{"region":"i5","coast":[500,1338]},{"region":"i2","coast":[250,575]}],"crossings":[{"regions":["i2","i3"],"ends":[[520,500],[575,620]]},{"regions":["i3","i4"],"ends":[[590,785],[550,868]]}],"bridges":[],"back":"volcano"},{"id":"horseshoe","regions":[{"id":"h1","outline":[[780,110],[930,200],[930,430],[800,470],[680,430]],"middle":[820,312]},{"id":"h2","outline":[[500,80],[780,110],[680,430],[560,530],[110,340],[280,170]],"middle":[482,286]},{"id":"h3","outline":[[110,340],[560,530],[580,670],[90,830],[40,520]],"middle":[271,591]},{"id":"h4","outline":[[90,830],[580,670],[760,760],[910,950],[410,1380],[170,1170]],"middle":[471,987]},{"id":"h5","outline":[[910,950],[930,1150],[760,1350],[410,1380]],"middle":[731,1210]}],"exits":[{"region":"h2","coast":[500,80]},{"region":"h4","coast":[800,810]},{"region":"h5","coast":[520,1370]},{"region":"h3","coast":[73,725]}],"crossings":[{"regions":["h1","h4"],"ends":[[800,470],[730,745]]}],"bridges":[],"back":"citadel"},{"id":"citadel","regions":[{"id":"c1","outline":[[60,500],[200,330],[500,110],[760,250],[810,490],[470,650],[300,690],[130,610]],"middle":[450,420]},{"id":"c2","outline":[[810,490],[940,720],[860,980],[700,1020],[480,850],[470,650]],"middle":[710,763]},{"id":"c3","outline":[[110,1080],[180,900],[330,790],[480,930],[600,1160],[350,1320],[170,1230]],"middle":[338,1070]}],"exits":[{"region":"c1","coast":[500,110]},{"region":"c2","coast":[938,720]},{"region":"c2","coast":[740,1010]},{"region":"c1","coast":[170,635]}],"crossings":[{"regions":["c2","c3"],"ends":[[550,910],[500,965]]}],"bridges":[],"back":"horseshoe"}];

export const SLOTS: readonly string[] = ["centre","west","east","south"];

export const SLOTS_OF_RECTANGLE: readonly string[] = ["north-west","north-east","south-west","south-east"];

export const CARDS: readonly Asset[] = [{"id":"ancient-phoenix","family":"ancient","mark":2,"abilities":[{"kind":"flying","amount":1,"family":"none","need":0}],"deeds":[{"verb":"march","amount":5}],"either":false,"text":[{"heading":{"key":"legends-text-action","args":{}},"lines":[{"key":"legends-effect-march","args":{"amount":5}}]},{"heading":{"key":"legends-text-ability","args":{}},"lines":[{"key":"legends-ability-flying","args":{"amount":1,"need":0}}]}]},{"id":"ancient-sage","family":"ancient","mark":2,"abilities":[{"kind":"per-card","amount":1,"family":"ancient","need":0}],"deeds":[{"verb":"march","amount":3}],"either":false,"text":[{"heading":{"key":"legends-text-action","args":{}},"lines":[{"key":"legends-effect-march","args":{"amount":3}}]},{"heading":{"key":"legends-text-end","args":{}},"lines":[{"key":"legends-ability-per-card","args":{"amount":1,"need":0,"family":{"term":"legends-family-ancient"}}}]}]},{"id":"ancient-tree-spirit","family":"ancient","mark":2,"abilities":[{"kind":"elixirs","amount":3,"family":"none","need":0}],"deeds":[{"verb":"recruit","amount":4}],"either":false,"text":[{"heading":{"key":"legends-text-action","args":{}},"lines":[{"key":"legends-effect-recruit","args":{"amount":4}}]},{"heading":{"key":"legends-text-ability","args":{}},"lines":[{"key":"legends-ability-elixirs","args":{"amount":3,"need":0}}]}]},{"id":"ancient-woods","family":"ancient","mark":2,"abilities":[{"kind":"extra-army","amount":1,"family":"none","need":0}],"deeds":[{"verb":"found","amount":1},{"verb":"recruit","amount":1}],"either":false,"text":[{"heading":{"key":"legends-text-both","args":{}},"lines":[{"key":"legends-effect-found","args":{"amount":1}},{"key":"legends-effect-recruit","args":{"amount":1}}]},{"heading":{"key":"legends-text-ability","args":{}},"lines":[{"key":"legends-ability-extra-army","args":{"amount":1,"need":0}}]}]},{"id":"arcane-manticore","family":"arcane","mark":3,"abilities":[{"kind":"extra-move","amount":1,"family":"none","need":0}],"deeds":[{"verb":"recruit","amount":4},{"verb":"destroy","amount":1}],"either":false,"text":[{"heading":{"key":"legends-text-both","args":{}},"lines":[{"key":"legends-effect-recruit","args":{"amount":4}},{"key":"legends-effect-destroy","args":{"amount":1}}]},{"heading":{"key":"legends-text-ability","args":{}},"lines":[{"key":"legends-ability-extra-move","args":{"amount":1,"need":0}}]}]},{"id":"arcane-sphinx","family":"arcane","mark":3,"abilities":[{"kind":"flying","amount":1,"family":"none","need":0}],"deeds":[{"verb":"recruit","amount":3},{"verb":"march","amount":4}],"either":true,"text":[{"heading":{"key":"legends-text-either","args":{}},"lines":[{"key":"legends-effect-recruit","args":{"amount":3}},{"key":"legends-effect-march","args":{"amount":4}}]},{"heading":{"key":"legends-text-ability","args":{}},"lines":[{"key":"legends-ability-flying","args":{"amount":1,"need":0}}]}]},{"id":"arcane-temple","family":"arcane","mark":3,"abilities":[{"kind":"per-card","amount":1,"family":"arcane","need":0}],"deeds":[{"verb":"march","amount":3}],"either":false,"text":[{"heading":{"key":"legends-text-action","args":{}},"lines":[{"key":"legends-effect-march","args":{"amount":3}}]},{"heading":{"key":"legends-text-end","args":{}},"lines":[{"key":"legends-ability-per-card","args":{"amount":1,"need":0,"family":{"term":"legends-family-arcane"}}}]}]},{"id":"castle-a","family":"none","mark":4,"abilities":[{"kind":"elixirs","amount":1,"family":"none","need":0}],"deeds":[{"verb":"recruit","amount":3},{"verb":"found","amount":1}],"either":true,"text":[{"heading":{"key":"legends-text-either","args":{}},"lines":[{"key":"legends-effect-recruit","args":{"amount":3}},{"key":"legends-effect-found","args":{"amount":1}}]},{"heading":{"key":"legends-text-ability","args":{}},"lines":[{"key":"legends-ability-elixirs","args":{"amount":1,"need":0}}]}]},{"id":"castle-b","family":"none","mark":4,"abilities":[{"kind":"elixirs","amount":1,"family":"none","need":0}],"deeds":[{"verb":"march","amount":3},{"verb":"found","amount":1}],"either":false,"text":[{"heading":{"key":"legends-text-both","args":{}},"lines":[{"key":"legends-effect-march","args":{"amount":3}},{"key":"legends-effect-found","args":{"amount":1}}]},{"heading":{"key":"legends-text-ability","args":{}},"lines":[{"key":"legends-ability-elixirs","args":{"amount":1,"need":0}}]}]},{"id":"cursed-banshee","family":"cursed","mark":2,"abilities":[{"kind":"elixirs","amount":2,"family":"none","need":0}],"deeds":[{"verb":"march","amount":6}],"either":false,"text":[{"heading":{"key":"legends-text-action","args":{}},"lines":[{"key":"legends-effect-march","args":{"amount":6}}]},{"heading":{"key":"legends-text-ability","args":{}},"lines":[{"key":"legends-ability-elixirs","args":{"amount":2,"need":0}}]}]},{"id":"cursed-gargoyles","family":"cursed","mark":2,"abilities":[{"kind":"flying","amount":1,"family":"none","need":0}],"deeds":[{"verb":"march","amount":5}],"either":false,"text":[{"heading":{"key":"legends-text-action","args":{}},"lines":[{"key":"legends-effect-march","args":{"amount":5}}]},{"heading":{"key":"legends-text-ability","args":{}},"lines":[{"key":"legends-ability-flying","args":{"amount":1,"need":0}}]}]},{"id":"cursed-king","family":"cursed","mark":2,"abilities":[{"kind":"elixirs","amount":1,"family":"none","need":0}],"deeds":[{"verb":"recruit","amount":3},{"verb":"march","amount":4}],"either":true,"text":[{"heading":{"key":"legends-text-either","args":{}},"lines":[{"key":"legends-effect-recruit","args":{"amount":3}},{"key":"legends-effect-march","args":{"amount":4}}]},{"heading":{"key":"legends-text-ability","args":{}},"lines":[{"key":"legends-ability-elixirs","args":{"amount":1,"need":0}}]}]},{"id":"cursed-mausoleum","family":"cursed","mark":2,"abilities":[{"kind":"extra-move","amount":1,"family":"none","need":0}],"deeds":[{"verb":"found","amount":1}],"either":false,"text":[{"heading":{"key":"legends-text-action","args":{}},"lines":[{"key":"legends-effect-found","args":{"amount":1}}]},{"heading":{"key":"legends-text-ability","args":{}},"lines":[{"key":"legends-ability-extra-move","args":{"amount":1,"need":0}}]}]},{"id":"cursed-tower","family":"cursed","mark":2,"abilities":[{"kind":"per-flying","amount":1,"family":"none","need":1}],"deeds":[{"verb":"found","amount":1}],"either":false,"text":[{"heading":{"key":"legends-text-action","args":{}},"lines":[{"key":"legends-effect-found","args":{"amount":1}}]},{"heading":{"key":"legends-text-end","args":{}},"lines":[{"key":"legends-ability-per-flying","args":{"amount":1,"need":1}}]}]},{"id":"dire-dragon","family":"dire","mark":2,"abilities":[{"kind":"flying","amount":1,"family":"none","need":0}],"deeds":[{"verb":"recruit","amount":3},{"verb":"destroy","amount":1}],"either":false,"text":[{"heading":{"key":"legends-text-both","args":{}},"lines":[{"key":"legends-effect-recruit","args":{"amount":3}},{"key":"legends-effect-destroy","args":{"amount":1}}]},{"heading":{"key":"legends-text-ability","args":{}},"lines":[{"key":"legends-ability-flying","args":{"amount":1,"need":0}}]}]},{"id":"dire-eye","family":"dire","mark":2,"abilities":[{"kind":"flying","amount":1,"family":"none","need":0}],"deeds":[{"verb":"recruit","amount":4}],"either":false,"text":[{"heading":{"key":"legends-text-action","args":{}},"lines":[{"key":"legends-effect-recruit","args":{"amount":4}}]},{"heading":{"key":"legends-text-ability","args":{}},"lines":[{"key":"legends-ability-flying","args":{"amount":1,"need":0}}]}]},{"id":"dire-giant","family":"dire","mark":2,"abilities":[{"kind":"immune","amount":1,"family":"none","need":0}],"deeds":[{"verb":"recruit","amount":3},{"verb":"destroy","amount":1}],"either":false,"text":[{"heading":{"key":"legends-text-both","args":{}},"lines":[{"key":"legends-effect-recruit","args":{"amount":3}},{"key":"legends-effect-destroy","args":{"amount":1}}]},{"heading":{"key":"legends-text-ability","args":{}},"lines":[{"key":"legends-ability-immune","args":{"amount":1,"need":0}}]}]},{"id":"dire-goblin","family":"dire","mark":2,"abilities":[{"kind":"elixirs","amount":1,"family":"none","need":0}],"deeds":[{"verb":"march","amount":5}],"either":false,"text":[{"heading":{"key":"legends-text-action","args":{}},"lines":[{"key":"legends-effect-march","args":{"amount":5}}]},{"heading":{"key":"legends-text-ability","args":{}},"lines":[{"key":"legends-ability-elixirs","args":{"amount":1,"need":0}}]}]},{"id":"dire-ogre","family":"dire","mark":2,"abilities":[{"kind":"per-coins","amount":1,"family":"none","need":3}],"deeds":[{"verb":"march","amount":2}],"either":false,"text":[{"heading":{"key":"legends-text-action","args":{}},"lines":[{"key":"legends-effect-march","args":{"amount":2}}]},{"heading":{"key":"legends-text-end","args":{}},"lines":[{"key":"legends-ability-per-coins","args":{"amount":1,"need":3}}]}]},{"id":"forest-elf","family":"forest","mark":2,"abilities":[{"kind":"extra-army","amount":1,"family":"none","need":0}],"deeds":[{"verb":"recruit","amount":3},{"verb":"march","amount":2}],"either":true,"text":[{"heading":{"key":"legends-text-either","args":{}},"lines":[{"key":"legends-effect-recruit","args":{"amount":3}},{"key":"legends-effect-march","args":{"amount":2}}]},{"heading":{"key":"legends-text-ability","args":{}},"lines":[{"key":"legends-ability-extra-army","args":{"amount":1,"need":0}}]}]},{"id":"forest-gnome","family":"forest","mark":2,"abilities":[{"kind":"elixirs","amount":3,"family":"none","need":0}],"deeds":[{"verb":"march","amount":2}],"either":false,"text":[{"heading":{"key":"legends-text-action","args":{}},"lines":[{"key":"legends-effect-march","args":{"amount":2}}]},{"heading":{"key":"legends-text-ability","args":{}},"lines":[{"key":"legends-ability-elixirs","args":{"amount":3,"need":0}}]}]},{"id":"forest-pixie","family":"forest","mark":2,"abilities":[{"kind":"extra-army","amount":1,"family":"none","need":0}],"deeds":[{"verb":"march","amount":4}],"either":false,"text":[{"heading":{"key":"legends-text-action","args":{}},"lines":[{"key":"legends-effect-march","args":{"amount":4}}]},{"heading":{"key":"legends-text-ability","args":{}},"lines":[{"key":"legends-ability-extra-army","args":{"amount":1,"need":0}}]}]},{"id":"forest-tree-town","family":"forest","mark":2,"abilities":[{"kind":"extra-move","amount":1,"family":"none","need":0}],"deeds":[{"verb":"found","amount":1}],"either":false,"text":[{"heading":{"key":"legends-text-action","args":{}},"lines":[{"key":"legends-effect-found","args":{"amount":1}}]},{"heading":{"key":"legends-text-ability","args":{}},"lines":[{"key":"legends-ability-extra-move","args":{"amount":1,"need":0}}]}]},{"id":"graveyard","family":"none","mark":2,"abilities":[{"kind":"per-card","amount":1,"family":"cursed","need":0}],"deeds":[{"verb":"recruit","amount":2}],"either":false,"text":[{"heading":{"key":"legends-text-action","args":{}},"lines":[{"key":"legends-effect-recruit","args":{"amount":2}}]},{"heading":{"key":"legends-text-end","args":{}},"lines":[{"key":"legends-ability-per-card","args":{"amount":1,"need":0,"family":{"term":"legends-family-cursed"}}}]}]},{"id":"lake","family":"none","mark":2,"abilities":[{"kind":"per-card","amount":1,"family":"forest","need":0}],"deeds":[{"verb":"recruit","amount":2},{"verb":"march","amount":3}],"either":true,"text":[{"heading":{"key":"legends-text-either","args":{}},"lines":[{"key":"legends-effect-recruit","args":{"amount":2}},{"key":"legends-effect-march","args":{"amount":3}}]},{"heading":{"key":"legends-text-end","args":{}},"lines":[{"key":"legends-ability-per-card","args":{"amount":1,"need":0,"family":{"term":"legends-family-forest"}}}]}]},{"id":"mountain-dwarf","family":"mountain","mark":3,"abilities":[{"kind":"for-set","amount":3,"family":"mountain","need":2}],"deeds":[{"verb":"recruit","amount":2},{"verb":"destroy","amount":1}],"either":false,"text":[{"heading":{"key":"legends-text-both","args":{}},"lines":[{"key":"legends-effect-recruit","args":{"amount":2}},{"key":"legends-effect-destroy","args":{"amount":1}}]},{"heading":{"key":"legends-text-end","args":{}},"lines":[{"key":"legends-ability-for-set","args":{"amount":3,"need":2,"family":{"term":"legends-family-mountain"}}}]}]},{"id":"mountain-treasury","family":"mountain","mark":3,"abilities":[{"kind":"elixirs","amount":1,"family":"none","need":0},{"kind":"coins","amount":2,"family":"none","need":0}],"deeds":[{"verb":"march","amount":3}],"either":false,"text":[{"heading":{"key":"legends-text-action","args":{}},"lines":[{"key":"legends-effect-march","args":{"amount":3}}]},{"heading":{"key":"legends-text-ability","args":{}},"lines":[{"key":"legends-ability-elixirs","args":{"amount":1,"need":0}},{"key":"legends-ability-coins","args":{"amount":2,"need":0}}]}]},{"id":"night-hydra","family":"night","mark":2,"abilities":[{"kind":"extra-army","amount":1,"family":"none","need":0}],"deeds":[{"verb":"march","amount":5},{"verb":"destroy","amount":1}],"either":false,"text":[{"heading":{"key":"legends-text-both","args":{}},"lines":[{"key":"legends-effect-march","args":{"amount":5}},{"key":"legends-effect-destroy","args":{"amount":1}}]},{"heading":{"key":"legends-text-ability","args":{}},"lines":[{"key":"legends-ability-extra-army","args":{"amount":1,"need":0}}]}]},{"id":"night-village","family":"night","mark":2,"abilities":[{"kind":"extra-army","amount":1,"family":"none","need":0}],"deeds":[{"verb":"found","amount":1}],"either":false,"text":[{"heading":{"key":"legends-text-action","args":{}},"lines":[{"key":"legends-effect-found","args":{"amount":1}}]},{"heading":{"key":"legends-text-ability","args":{}},"lines":[{"key":"legends-ability-extra-army","args":{"amount":1,"need":0}}]}]},{"id":"night-wizard","family":"night","mark":2,"abilities":[{"kind":"per-card","amount":1,"family":"night","need":0}],"deeds":[{"verb":"recruit","amount":3},{"verb":"destroy","amount":1}],"either":false,"text":[{"heading":{"key":"legends-text-both","args":{}},"lines":[{"key":"legends-effect-recruit","args":{"amount":3}},{"key":"legends-effect-destroy","args":{"amount":1}}]},{"heading":{"key":"legends-text-end","args":{}},"lines":[{"key":"legends-ability-per-card","args":{"amount":1,"need":0,"family":{"term":"legends-family-night"}}}]}]},{"id":"noble-hills","family":"noble","mark":2,"abilities":[{"kind":"for-set","amount":4,"family":"noble","need":3}],"deeds":[{"verb":"recruit","amount":3}],"either":false,"text":[{"heading":{"key":"legends-text-action","args":{}},"lines":[{"key":"legends-effect-recruit","args":{"amount":3}}]},{"heading":{"key":"legends-text-end","args":{}},"lines":[{"key":"legends-ability-for-set","args":{"amount":4,"need":3,"family":{"term":"legends-family-noble"}}}]}]},{"id":"noble-knight","family":"noble","mark":2,"abilities":[{"kind":"extra-move","amount":1,"family":"none","need":0}],"deeds":[{"verb":"recruit","amount":4},{"verb":"destroy","amount":1}],"either":false,"text":[{"heading":{"key":"legends-text-both","args":{}},"lines":[{"key":"legends-effect-recruit","args":{"amount":4}},{"key":"legends-effect-destroy","args":{"amount":1}}]},{"heading":{"key":"legends-text-ability","args":{}},"lines":[{"key":"legends-ability-extra-move","args":{"amount":1,"need":0}}]}]},{"id":"noble-unicorn","family":"noble","mark":2,"abilities":[{"kind":"extra-move","amount":1,"family":"none","need":0}],"deeds":[{"verb":"march","amount":4},{"verb":"recruit","amount":1}],"either":false,"text":[{"heading":{"key":"legends-text-both","args":{}},"lines":[{"key":"legends-effect-march","args":{"amount":4}},{"key":"legends-effect-recruit","args":{"amount":1}}]},{"heading":{"key":"legends-text-ability","args":{}},"lines":[{"key":"legends-ability-extra-move","args":{"amount":1,"need":0}}]}]},{"id":"stronghold","family":"none","mark":2,"abilities":[{"kind":"per-card","amount":1,"family":"dire","need":0}],"deeds":[{"verb":"found","amount":1}],"either":false,"text":[{"heading":{"key":"legends-text-action","args":{}},"lines":[{"key":"legends-effect-found","args":{"amount":1}}]},{"heading":{"key":"legends-text-end","args":{}},"lines":[{"key":"legends-ability-per-card","args":{"amount":1,"need":0,"family":{"term":"legends-family-dire"}}}]}]}];

export const TOKENS: readonly string[] = ["spring","cottage","treasure","tome","stable","quagmire","dragon","citadel-token","portal","thieves","hidden"];

export const WINNABLE: readonly Asset[] = [{"id":"spring","family":"none","mark":2,"abilities":[{"kind":"elixirs","amount":2,"family":"none","need":0}],"deeds":[],"either":false,"text":[{"heading":{"key":"legends-text-ability","args":{}},"lines":[{"key":"legends-ability-elixirs","args":{"amount":2,"need":0}}]}]},{"id":"cottage","family":"none","mark":2,"abilities":[{"kind":"extra-army","amount":1,"family":"none","need":0}],"deeds":[],"either":false,"text":[{"heading":{"key":"legends-text-ability","args":{}},"lines":[{"key":"legends-ability-extra-army","args":{"amount":1,"need":0}}]}]},{"id":"treasure","family":"none","mark":2,"abilities":[{"kind":"coins","amount":1,"family":"none","need":0}],"deeds":[],"either":false,"text":[{"heading":{"key":"legends-text-ability","args":{}},"lines":[{"key":"legends-ability-coins","args":{"amount":1,"need":0}}]}]},{"id":"tome","family":"none","mark":2,"abilities":[{"kind":"points","amount":1,"family":"none","need":0},{"kind":"breaks-ties","amount":1,"family":"none","need":0}],"deeds":[],"either":false,"text":[{"heading":{"key":"legends-text-ability","args":{}},"lines":[{"key":"legends-ability-breaks-ties","args":{"amount":1,"need":0}}]},{"heading":{"key":"legends-text-end","args":{}},"lines":[{"key":"legends-ability-points","args":{"amount":1,"need":0}}]}]},{"id":"stable","family":"none","mark":2,"abilities":[{"kind":"extra-move","amount":1,"family":"none","need":0}],"deeds":[],"either":false,"text":[{"heading":{"key":"legends-text-ability","args":{}},"lines":[{"key":"legends-ability-extra-move","args":{"amount":1,"need":0}}]}]},{"id":"quagmire","family":"none","mark":2,"abilities":[{"kind":"points","amount":-1,"family":"none","need":0}],"deeds":[],"either":false,"text":[{"heading":{"key":"legends-text-end","args":{}},"lines":[{"key":"legends-ability-points","args":{"amount":-1,"need":0}}]}]},{"id":"dragon","family":"none","mark":2,"abilities":[{"kind":"points","amount":2,"family":"none","need":0}],"deeds":[],"either":false,"text":[{"heading":{"key":"legends-text-end","args":{}},"lines":[{"key":"legends-ability-points","args":{"amount":2,"need":0}}]}]}];

export const LEADERS: readonly Asset[] = [{"id":"fairy-queen","family":"none","mark":2,"abilities":[{"kind":"for-set","amount":1,"family":"forest","need":3},{"kind":"last-card","amount":1,"family":"none","need":0}],"deeds":[],"either":false,"text":[{"heading":{"key":"legends-text-ability","args":{}},"lines":[{"key":"legends-ability-last-card","args":{"amount":1,"need":0}}]},{"heading":{"key":"legends-text-end","args":{}},"lines":[{"key":"legends-ability-for-set","args":{"amount":1,"need":3,"family":{"term":"legends-family-forest"}}}]}]},{"id":"bandit-chief","family":"none","mark":2,"abilities":[{"kind":"hiring","amount":1,"family":"none","need":0},{"kind":"robbing","amount":1,"family":"none","need":0}],"deeds":[],"either":false,"text":[{"heading":{"key":"legends-text-ability","args":{}},"lines":[{"key":"legends-ability-hiring","args":{"amount":1,"need":0}},{"key":"legends-ability-robbing","args":{"amount":1,"need":0}}]}]},{"id":"red-sorceress","family":"none","mark":2,"abilities":[{"kind":"fifth-army","amount":1,"family":"none","need":0},{"kind":"trophies","amount":1,"family":"none","need":0},{"kind":"per-trophies","amount":1,"family":"none","need":3}],"deeds":[],"either":false,"text":[{"heading":{"key":"legends-text-ability","args":{}},"lines":[{"key":"legends-ability-fifth-army","args":{"amount":1,"need":0}},{"key":"legends-ability-trophies","args":{"amount":1,"need":0}}]},{"heading":{"key":"legends-text-end","args":{}},"lines":[{"key":"legends-ability-per-trophies","args":{"amount":1,"need":3}}]}]},{"id":"white-knight","family":"none","mark":2,"abilities":[{"kind":"per-big-island","amount":1,"family":"none","need":3},{"kind":"garrison","amount":1,"family":"none","need":0}],"deeds":[],"either":false,"text":[{"heading":{"key":"legends-text-ability","args":{}},"lines":[{"key":"legends-ability-garrison","args":{"amount":1,"need":0}}]},{"heading":{"key":"legends-text-end","args":{}},"lines":[{"key":"legends-ability-per-big-island","args":{"amount":1,"need":3}}]}]}];

export const PRICES: readonly number[] = [0,1,1,2,2,3];
