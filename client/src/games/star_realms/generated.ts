// Made by `python -m tools.typescript` from src/pentarch/games/star_realms/
// (seen.py, vocabulary.py, facts.py). Never edited.

import type { Said } from '../../protocol';

/** Cards of one kind in play: how many, and how many of their abilities are unused. */
export interface SeenCard {
  card: string;
  count: number;
  ready: number;
  allies: number;
  allied: boolean;
  defence: number;
}

/** What a Stealth Needle in play copies, and which abilities of it can be used. */
export interface SeenNeedle {
  copies: string;
  ally: boolean;
  scrap: boolean;
}

/** What the viewer knows of a player. */
export interface SeenPlayer {
  alive: boolean;
  team: number[];
  role: "admiral" | "boss" | "emperor" | "raider" | null;
  authority: number;
  trade: number;
  combat: number;
  charges: number;
  owes: number;
  pledge: number;
  shielded: boolean;
  foes: number[];
  reaches_bases_of: number[];
  in_play: SeenCard[];
  needles: SeenNeedle[];
  hand: string[] | null;
  hand_size: number;
  known: string[];
  deck_size: number;
  top: string[];
  unseen: string[];
  discard: string[];
}

/** The whole table. */
export interface StarRealmsView {
  mode: "duel" | "emperor" | "free-for-all" | "hunter" | "hydra" | "raid";
  turn: number;
  limit: number;
  first: number;
  mover: number | null;
  asked: number | null;
  row: (string | null)[];
  trade_deck: number;
  explorers: number;
  scrapped: string[];
  players: SeenPlayer[];
  can_attack: number[];
  can_aim_at: number[];
  can_reach_bases_of: number[];
  done: number[];
  winners: number[];
  drawn: boolean;
}

/** What a card says; `simple`: using it asks for nothing. */
export interface Ability {
  kind: "ally" | "always" | "play" | "scrap" | "use";
  heading: Said;
  lines: Said[];
  simple: boolean;
}

/** A card as printed, and how many there are in one set. */
export interface CardFacts {
  id: string;
  faction: "blob" | "machine-cult" | "none" | "star-empire" | "trade-federation";
  cost: number;
  copies: number;
  pile: "explorers" | "starter" | "trade-deck";
  defence: number;
  outpost: boolean;
  abilities: Ability[];
}

/** A structured move of the game. */
export type Move =
  | { kind: 'pass' }
  | { kind: 'on-top' }
  | { kind: 'first' }
  | { kind: 'second' }
  | { kind: 'play'; card: string }
  | { kind: 'use'; card: string }
  | { kind: 'ally'; card: string }
  | { kind: 'scrap'; card: string }
  | { kind: 'guise-ally'; card: string }
  | { kind: 'guise-scrap'; card: string }
  | { kind: 'buy'; card: string }
  | { kind: 'join-buy'; card: string }
  | { kind: 'send'; card: string }
  | { kind: 'from-hand'; card: string }
  | { kind: 'from-discard'; card: string }
  | { kind: 'from-row'; card: string }
  | { kind: 'copy'; card: string }
  | { kind: 'give'; card: string }
  | { kind: 'strike'; owner: number; card: string }
  | { kind: 'join-strike'; owner: number; card: string }
  | { kind: 'destroy'; owner: number; card: string }
  | { kind: 'attack'; player: number }
  | { kind: 'name'; player: number }
  | { kind: 'hand-over'; player: number }
  | { kind: 'end-turn' }
  | { kind: 'spend'; amount: number };

/** What can be asked. */
export type Ask =
  | 'main'
  | 'either'
  | 'scrap'
  | 'scrap-from-hand'
  | 'scrap-and-draw'
  | 'discard-and-draw'
  | 'scrap-from-row'
  | 'destroy-base'
  | 'acquire-ship'
  | 'copy-ship'
  | 'name-victim'
  | 'discard'
  | 'put-on-top'
  | 'how-much'
  | 'share'
  | 'send-to'
  | 'legacy';

export const CARDS: readonly CardFacts[] = [{"id":"scout","faction":"none","cost":0,"copies":16,"pile":"starter","defence":0,"outpost":false,"abilities":[{"kind":"play","heading":{"key":"star-realms-ability-play","args":{}},"lines":[{"key":"star-realms-effect-trade","args":{"amount":1}}],"simple":true}]},{"id":"viper","faction":"none","cost":0,"copies":4,"pile":"starter","defence":0,"outpost":false,"abilities":[{"kind":"play","heading":{"key":"star-realms-ability-play","args":{}},"lines":[{"key":"star-realms-effect-combat","args":{"amount":1}}],"simple":true}]},{"id":"explorer","faction":"none","cost":2,"copies":10,"pile":"explorers","defence":0,"outpost":false,"abilities":[{"kind":"play","heading":{"key":"star-realms-ability-play","args":{}},"lines":[{"key":"star-realms-effect-trade","args":{"amount":2}}],"simple":true},{"kind":"scrap","heading":{"key":"star-realms-ability-scrap","args":{}},"lines":[{"key":"star-realms-effect-combat","args":{"amount":2}}],"simple":true}]},{"id":"blob-fighter","faction":"blob","cost":1,"copies":3,"pile":"trade-deck","defence":0,"outpost":false,"abilities":[{"kind":"play","heading":{"key":"star-realms-ability-play","args":{}},"lines":[{"key":"star-realms-effect-combat","args":{"amount":3}}],"simple":true},{"kind":"ally","heading":{"key":"star-realms-ability-ally","args":{"faction":{"term":"star-realms-faction-blob"}}},"lines":[{"key":"star-realms-effect-draw","args":{"amount":1}}],"simple":true}]},{"id":"battle-pod","faction":"blob","cost":2,"copies":2,"pile":"trade-deck","defence":0,"outpost":false,"abilities":[{"kind":"play","heading":{"key":"star-realms-ability-play","args":{}},"lines":[{"key":"star-realms-effect-combat","args":{"amount":4}},{"key":"star-realms-effect-scrap-from-row","args":{"amount":1}}],"simple":false},{"kind":"ally","heading":{"key":"star-realms-ability-ally","args":{"faction":{"term":"star-realms-faction-blob"}}},"lines":[{"key":"star-realms-effect-combat","args":{"amount":2}}],"simple":true}]},{"id":"trade-pod","faction":"blob","cost":2,"copies":3,"pile":"trade-deck","defence":0,"outpost":false,"abilities":[{"kind":"play","heading":{"key":"star-realms-ability-play","args":{}},"lines":[{"key":"star-realms-effect-trade","args":{"amount":3}}],"simple":true},{"kind":"ally","heading":{"key":"star-realms-ability-ally","args":{"faction":{"term":"star-realms-faction-blob"}}},"lines":[{"key":"star-realms-effect-combat","args":{"amount":2}}],"simple":true}]},{"id":"ram","faction":"blob","cost":3,"copies":2,"pile":"trade-deck","defence":0,"outpost":false,"abilities":[{"kind":"play","heading":{"key":"star-realms-ability-play","args":{}},"lines":[{"key":"star-realms-effect-combat","args":{"amount":5}}],"simple":true},{"kind":"ally","heading":{"key":"star-realms-ability-ally","args":{"faction":{"term":"star-realms-faction-blob"}}},"lines":[{"key":"star-realms-effect-combat","args":{"amount":2}}],"simple":true},{"kind":"scrap","heading":{"key":"star-realms-ability-scrap","args":{}},"lines":[{"key":"star-realms-effect-trade","args":{"amount":3}}],"simple":true}]},{"id":"blob-destroyer","faction":"blob","cost":4,"copies":2,"pile":"trade-deck","defence":0,"outpost":false,"abilities":[{"kind":"play","heading":{"key":"star-realms-ability-play","args":{}},"lines":[{"key":"star-realms-effect-combat","args":{"amount":6}}],"simple":true},{"kind":"ally","heading":{"key":"star-realms-ability-ally","args":{"faction":{"term":"star-realms-faction-blob"}}},"lines":[{"key":"star-realms-effect-destroy-base","args":{"amount":1}},{"key":"star-realms-effect-scrap-from-row","args":{"amount":1}}],"simple":false}]},{"id":"battle-blob","faction":"blob","cost":6,"copies":1,"pile":"trade-deck","defence":0,"outpost":false,"abilities":[{"kind":"play","heading":{"key":"star-realms-ability-play","args":{}},"lines":[{"key":"star-realms-effect-combat","args":{"amount":8}}],"simple":true},{"kind":"ally","heading":{"key":"star-realms-ability-ally","args":{"faction":{"term":"star-realms-faction-blob"}}},"lines":[{"key":"star-realms-effect-draw","args":{"amount":1}}],"simple":true},{"kind":"scrap","heading":{"key":"star-realms-ability-scrap","args":{}},"lines":[{"key":"star-realms-effect-combat","args":{"amount":4}}],"simple":true}]},{"id":"blob-carrier","faction":"blob","cost":6,"copies":1,"pile":"trade-deck","defence":0,"outpost":false,"abilities":[{"kind":"play","heading":{"key":"star-realms-ability-play","args":{}},"lines":[{"key":"star-realms-effect-combat","args":{"amount":7}}],"simple":true},{"kind":"ally","heading":{"key":"star-realms-ability-ally","args":{"faction":{"term":"star-realms-faction-blob"}}},"lines":[{"key":"star-realms-effect-acquire-ship","args":{"amount":1}}],"simple":false}]},{"id":"mothership","faction":"blob","cost":7,"copies":1,"pile":"trade-deck","defence":0,"outpost":false,"abilities":[{"kind":"play","heading":{"key":"star-realms-ability-play","args":{}},"lines":[{"key":"star-realms-effect-combat","args":{"amount":6}},{"key":"star-realms-effect-draw","args":{"amount":1}}],"simple":true},{"kind":"ally","heading":{"key":"star-realms-ability-ally","args":{"faction":{"term":"star-realms-faction-blob"}}},"lines":[{"key":"star-realms-effect-draw","args":{"amount":1}}],"simple":true}]},{"id":"blob-wheel","faction":"blob","cost":3,"copies":3,"pile":"trade-deck","defence":5,"outpost":false,"abilities":[{"kind":"use","heading":{"key":"star-realms-ability-use","args":{}},"lines":[{"key":"star-realms-effect-combat","args":{"amount":1}}],"simple":true},{"kind":"scrap","heading":{"key":"star-realms-ability-scrap","args":{}},"lines":[{"key":"star-realms-effect-trade","args":{"amount":3}}],"simple":true}]},{"id":"the-hive","faction":"blob","cost":5,"copies":1,"pile":"trade-deck","defence":5,"outpost":false,"abilities":[{"kind":"use","heading":{"key":"star-realms-ability-use","args":{}},"lines":[{"key":"star-realms-effect-combat","args":{"amount":3}}],"simple":true},{"kind":"ally","heading":{"key":"star-realms-ability-ally","args":{"faction":{"term":"star-realms-faction-blob"}}},"lines":[{"key":"star-realms-effect-draw","args":{"amount":1}}],"simple":true}]},{"id":"blob-world","faction":"blob","cost":8,"copies":1,"pile":"trade-deck","defence":7,"outpost":false,"abilities":[{"kind":"use","heading":{"key":"star-realms-ability-use","args":{}},"lines":[{"key":"star-realms-effect-combat","args":{"amount":5}},{"key":"star-realms-effect-or","args":{}},{"key":"star-realms-effect-draw-for-faction","args":{"faction":{"term":"star-realms-faction-blob"}}}],"simple":false}]},{"id":"federation-shuttle","faction":"trade-federation","cost":1,"copies":3,"pile":"trade-deck","defence":0,"outpost":false,"abilities":[{"kind":"play","heading":{"key":"star-realms-ability-play","args":{}},"lines":[{"key":"star-realms-effect-trade","args":{"amount":2}}],"simple":true},{"kind":"ally","heading":{"key":"star-realms-ability-ally","args":{"faction":{"term":"star-realms-faction-trade-federation"}}},"lines":[{"key":"star-realms-effect-authority","args":{"amount":4}}],"simple":true}]},{"id":"cutter","faction":"trade-federation","cost":2,"copies":3,"pile":"trade-deck","defence":0,"outpost":false,"abilities":[{"kind":"play","heading":{"key":"star-realms-ability-play","args":{}},"lines":[{"key":"star-realms-effect-authority","args":{"amount":4}},{"key":"star-realms-effect-trade","args":{"amount":2}}],"simple":true},{"kind":"ally","heading":{"key":"star-realms-ability-ally","args":{"faction":{"term":"star-realms-faction-trade-federation"}}},"lines":[{"key":"star-realms-effect-combat","args":{"amount":4}}],"simple":true}]},{"id":"embassy-yacht","faction":"trade-federation","cost":3,"copies":2,"pile":"trade-deck","defence":0,"outpost":false,"abilities":[{"kind":"play","heading":{"key":"star-realms-ability-play","args":{}},"lines":[{"key":"star-realms-effect-authority","args":{"amount":3}},{"key":"star-realms-effect-trade","args":{"amount":2}},{"key":"star-realms-effect-draw-for-bases","args":{"amount":2,"bases":2}}],"simple":true}]},{"id":"freighter","faction":"trade-federation","cost":4,"copies":2,"pile":"trade-deck","defence":0,"outpost":false,"abilities":[{"kind":"play","heading":{"key":"star-realms-ability-play","args":{}},"lines":[{"key":"star-realms-effect-trade","args":{"amount":4}}],"simple":true},{"kind":"ally","heading":{"key":"star-realms-ability-ally","args":{"faction":{"term":"star-realms-faction-trade-federation"}}},"lines":[{"key":"star-realms-effect-charge","args":{"amount":1}}],"simple":true}]},{"id":"trade-escort","faction":"trade-federation","cost":5,"copies":1,"pile":"trade-deck","defence":0,"outpost":false,"abilities":[{"kind":"play","heading":{"key":"star-realms-ability-play","args":{}},"lines":[{"key":"star-realms-effect-authority","args":{"amount":4}},{"key":"star-realms-effect-combat","args":{"amount":4}}],"simple":true},{"kind":"ally","heading":{"key":"star-realms-ability-ally","args":{"faction":{"term":"star-realms-faction-trade-federation"}}},"lines":[{"key":"star-realms-effect-draw","args":{"amount":1}}],"simple":true}]},{"id":"flagship","faction":"trade-federation","cost":6,"copies":1,"pile":"trade-deck","defence":0,"outpost":false,"abilities":[{"kind":"play","heading":{"key":"star-realms-ability-play","args":{}},"lines":[{"key":"star-realms-effect-combat","args":{"amount":5}},{"key":"star-realms-effect-draw","args":{"amount":1}}],"simple":true},{"kind":"ally","heading":{"key":"star-realms-ability-ally","args":{"faction":{"term":"star-realms-faction-trade-federation"}}},"lines":[{"key":"star-realms-effect-authority","args":{"amount":5}}],"simple":true}]},{"id":"command-ship","faction":"trade-federation","cost":8,"copies":1,"pile":"trade-deck","defence":0,"outpost":false,"abilities":[{"kind":"play","heading":{"key":"star-realms-ability-play","args":{}},"lines":[{"key":"star-realms-effect-authority","args":{"amount":4}},{"key":"star-realms-effect-combat","args":{"amount":5}},{"key":"star-realms-effect-draw","args":{"amount":2}}],"simple":true},{"kind":"ally","heading":{"key":"star-realms-ability-ally","args":{"faction":{"term":"star-realms-faction-trade-federation"}}},"lines":[{"key":"star-realms-effect-destroy-base","args":{"amount":1}}],"simple":false}]},{"id":"trading-post","faction":"trade-federation","cost":3,"copies":2,"pile":"trade-deck","defence":4,"outpost":true,"abilities":[{"kind":"use","heading":{"key":"star-realms-ability-use","args":{}},"lines":[{"key":"star-realms-effect-authority","args":{"amount":1}},{"key":"star-realms-effect-or","args":{}},{"key":"star-realms-effect-trade","args":{"amount":1}}],"simple":false},{"kind":"scrap","heading":{"key":"star-realms-ability-scrap","args":{}},"lines":[{"key":"star-realms-effect-combat","args":{"amount":3}}],"simple":true}]},{"id":"barter-world","faction":"trade-federation","cost":4,"copies":2,"pile":"trade-deck","defence":4,"outpost":false,"abilities":[{"kind":"use","heading":{"key":"star-realms-ability-use","args":{}},"lines":[{"key":"star-realms-effect-authority","args":{"amount":2}},{"key":"star-realms-effect-or","args":{}},{"key":"star-realms-effect-trade","args":{"amount":2}}],"simple":false},{"kind":"scrap","heading":{"key":"star-realms-ability-scrap","args":{}},"lines":[{"key":"star-realms-effect-combat","args":{"amount":5}}],"simple":true}]},{"id":"defense-center","faction":"trade-federation","cost":5,"copies":1,"pile":"trade-deck","defence":5,"outpost":true,"abilities":[{"kind":"use","heading":{"key":"star-realms-ability-use","args":{}},"lines":[{"key":"star-realms-effect-authority","args":{"amount":3}},{"key":"star-realms-effect-or","args":{}},{"key":"star-realms-effect-combat","args":{"amount":2}}],"simple":false},{"kind":"ally","heading":{"key":"star-realms-ability-ally","args":{"faction":{"term":"star-realms-faction-trade-federation"}}},"lines":[{"key":"star-realms-effect-combat","args":{"amount":2}}],"simple":true}]},{"id":"port-of-call","faction":"trade-federation","cost":6,"copies":1,"pile":"trade-deck","defence":6,"outpost":true,"abilities":[{"kind":"use","heading":{"key":"star-realms-ability-use","args":{}},"lines":[{"key":"star-realms-effect-trade","args":{"amount":3}}],"simple":true},{"kind":"scrap","heading":{"key":"star-realms-ability-scrap","args":{}},"lines":[{"key":"star-realms-effect-draw","args":{"amount":1}},{"key":"star-realms-effect-destroy-base","args":{"amount":1}}],"simple":false}]},{"id":"central-office","faction":"trade-federation","cost":7,"copies":1,"pile":"trade-deck","defence":6,"outpost":false,"abilities":[{"kind":"use","heading":{"key":"star-realms-ability-use","args":{}},"lines":[{"key":"star-realms-effect-trade","args":{"amount":2}},{"key":"star-realms-effect-charge","args":{"amount":1}}],"simple":true},{"kind":"ally","heading":{"key":"star-realms-ability-ally","args":{"faction":{"term":"star-realms-faction-trade-federation"}}},"lines":[{"key":"star-realms-effect-draw","args":{"amount":1}}],"simple":true}]},{"id":"imperial-fighter","faction":"star-empire","cost":1,"copies":3,"pile":"trade-deck","defence":0,"outpost":false,"abilities":[{"kind":"play","heading":{"key":"star-realms-ability-play","args":{}},"lines":[{"key":"star-realms-effect-combat","args":{"amount":2}},{"key":"star-realms-effect-opponent-discards","args":{"amount":1}}],"simple":false},{"kind":"ally","heading":{"key":"star-realms-ability-ally","args":{"faction":{"term":"star-realms-faction-star-empire"}}},"lines":[{"key":"star-realms-effect-combat","args":{"amount":2}}],"simple":true}]},{"id":"corvette","faction":"star-empire","cost":2,"copies":2,"pile":"trade-deck","defence":0,"outpost":false,"abilities":[{"kind":"play","heading":{"key":"star-realms-ability-play","args":{}},"lines":[{"key":"star-realms-effect-combat","args":{"amount":1}},{"key":"star-realms-effect-draw","args":{"amount":1}}],"simple":true},{"kind":"ally","heading":{"key":"star-realms-ability-ally","args":{"faction":{"term":"star-realms-faction-star-empire"}}},"lines":[{"key":"star-realms-effect-combat","args":{"amount":2}}],"simple":true}]},{"id":"imperial-frigate","faction":"star-empire","cost":3,"copies":3,"pile":"trade-deck","defence":0,"outpost":false,"abilities":[{"kind":"play","heading":{"key":"star-realms-ability-play","args":{}},"lines":[{"key":"star-realms-effect-combat","args":{"amount":4}},{"key":"star-realms-effect-opponent-discards","args":{"amount":1}}],"simple":false},{"kind":"ally","heading":{"key":"star-realms-ability-ally","args":{"faction":{"term":"star-realms-faction-star-empire"}}},"lines":[{"key":"star-realms-effect-combat","args":{"amount":2}}],"simple":true},{"kind":"scrap","heading":{"key":"star-realms-ability-scrap","args":{}},"lines":[{"key":"star-realms-effect-draw","args":{"amount":1}}],"simple":true}]},{"id":"survey-ship","faction":"star-empire","cost":3,"copies":3,"pile":"trade-deck","defence":0,"outpost":false,"abilities":[{"kind":"play","heading":{"key":"star-realms-ability-play","args":{}},"lines":[{"key":"star-realms-effect-trade","args":{"amount":1}},{"key":"star-realms-effect-draw","args":{"amount":1}}],"simple":true},{"kind":"scrap","heading":{"key":"star-realms-ability-scrap","args":{}},"lines":[{"key":"star-realms-effect-opponent-discards","args":{"amount":1}}],"simple":false}]},{"id":"battlecruiser","faction":"star-empire","cost":6,"copies":1,"pile":"trade-deck","defence":0,"outpost":false,"abilities":[{"kind":"play","heading":{"key":"star-realms-ability-play","args":{}},"lines":[{"key":"star-realms-effect-combat","args":{"amount":5}},{"key":"star-realms-effect-draw","args":{"amount":1}}],"simple":true},{"kind":"ally","heading":{"key":"star-realms-ability-ally","args":{"faction":{"term":"star-realms-faction-star-empire"}}},"lines":[{"key":"star-realms-effect-opponent-discards","args":{"amount":1}}],"simple":false},{"kind":"scrap","heading":{"key":"star-realms-ability-scrap","args":{}},"lines":[{"key":"star-realms-effect-draw","args":{"amount":1}},{"key":"star-realms-effect-destroy-base","args":{"amount":1}}],"simple":false}]},{"id":"dreadnaught","faction":"star-empire","cost":7,"copies":1,"pile":"trade-deck","defence":0,"outpost":false,"abilities":[{"kind":"play","heading":{"key":"star-realms-ability-play","args":{}},"lines":[{"key":"star-realms-effect-combat","args":{"amount":7}},{"key":"star-realms-effect-draw","args":{"amount":1}}],"simple":true},{"kind":"scrap","heading":{"key":"star-realms-ability-scrap","args":{}},"lines":[{"key":"star-realms-effect-combat","args":{"amount":5}}],"simple":true}]},{"id":"recycling-station","faction":"star-empire","cost":4,"copies":2,"pile":"trade-deck","defence":4,"outpost":true,"abilities":[{"kind":"use","heading":{"key":"star-realms-ability-use","args":{}},"lines":[{"key":"star-realms-effect-trade","args":{"amount":1}},{"key":"star-realms-effect-or","args":{}},{"key":"star-realms-effect-discard-and-draw","args":{"amount":2}}],"simple":false}]},{"id":"space-station","faction":"star-empire","cost":4,"copies":2,"pile":"trade-deck","defence":4,"outpost":true,"abilities":[{"kind":"use","heading":{"key":"star-realms-ability-use","args":{}},"lines":[{"key":"star-realms-effect-combat","args":{"amount":2}}],"simple":true},{"kind":"ally","heading":{"key":"star-realms-ability-ally","args":{"faction":{"term":"star-realms-faction-star-empire"}}},"lines":[{"key":"star-realms-effect-combat","args":{"amount":2}}],"simple":true},{"kind":"scrap","heading":{"key":"star-realms-ability-scrap","args":{}},"lines":[{"key":"star-realms-effect-trade","args":{"amount":4}}],"simple":true}]},{"id":"war-world","faction":"star-empire","cost":5,"copies":1,"pile":"trade-deck","defence":4,"outpost":true,"abilities":[{"kind":"use","heading":{"key":"star-realms-ability-use","args":{}},"lines":[{"key":"star-realms-effect-combat","args":{"amount":3}}],"simple":true},{"kind":"ally","heading":{"key":"star-realms-ability-ally","args":{"faction":{"term":"star-realms-faction-star-empire"}}},"lines":[{"key":"star-realms-effect-combat","args":{"amount":4}}],"simple":true}]},{"id":"royal-redoubt","faction":"star-empire","cost":6,"copies":1,"pile":"trade-deck","defence":6,"outpost":true,"abilities":[{"kind":"use","heading":{"key":"star-realms-ability-use","args":{}},"lines":[{"key":"star-realms-effect-combat","args":{"amount":3}}],"simple":true},{"kind":"ally","heading":{"key":"star-realms-ability-ally","args":{"faction":{"term":"star-realms-faction-star-empire"}}},"lines":[{"key":"star-realms-effect-opponent-discards","args":{"amount":1}}],"simple":false}]},{"id":"fleet-hq","faction":"star-empire","cost":8,"copies":1,"pile":"trade-deck","defence":8,"outpost":false,"abilities":[{"kind":"always","heading":{"key":"star-realms-ability-always","args":{}},"lines":[{"key":"star-realms-effect-rally","args":{"amount":1}}],"simple":true}]},{"id":"trade-bot","faction":"machine-cult","cost":1,"copies":3,"pile":"trade-deck","defence":0,"outpost":false,"abilities":[{"kind":"play","heading":{"key":"star-realms-ability-play","args":{}},"lines":[{"key":"star-realms-effect-trade","args":{"amount":1}},{"key":"star-realms-effect-may-scrap","args":{}}],"simple":false},{"kind":"ally","heading":{"key":"star-realms-ability-ally","args":{"faction":{"term":"star-realms-faction-machine-cult"}}},"lines":[{"key":"star-realms-effect-combat","args":{"amount":2}}],"simple":true}]},{"id":"missile-bot","faction":"machine-cult","cost":2,"copies":3,"pile":"trade-deck","defence":0,"outpost":false,"abilities":[{"kind":"play","heading":{"key":"star-realms-ability-play","args":{}},"lines":[{"key":"star-realms-effect-combat","args":{"amount":2}},{"key":"star-realms-effect-may-scrap","args":{}}],"simple":false},{"kind":"ally","heading":{"key":"star-realms-ability-ally","args":{"faction":{"term":"star-realms-faction-machine-cult"}}},"lines":[{"key":"star-realms-effect-combat","args":{"amount":2}}],"simple":true}]},{"id":"supply-bot","faction":"machine-cult","cost":3,"copies":3,"pile":"trade-deck","defence":0,"outpost":false,"abilities":[{"kind":"play","heading":{"key":"star-realms-ability-play","args":{}},"lines":[{"key":"star-realms-effect-trade","args":{"amount":2}},{"key":"star-realms-effect-may-scrap","args":{}}],"simple":false},{"kind":"ally","heading":{"key":"star-realms-ability-ally","args":{"faction":{"term":"star-realms-faction-machine-cult"}}},"lines":[{"key":"star-realms-effect-combat","args":{"amount":2}}],"simple":true}]},{"id":"patrol-mech","faction":"machine-cult","cost":4,"copies":2,"pile":"trade-deck","defence":0,"outpost":false,"abilities":[{"kind":"play","heading":{"key":"star-realms-ability-play","args":{}},"lines":[{"key":"star-realms-effect-trade","args":{"amount":3}},{"key":"star-realms-effect-or","args":{}},{"key":"star-realms-effect-combat","args":{"amount":5}}],"simple":false},{"kind":"ally","heading":{"key":"star-realms-ability-ally","args":{"faction":{"term":"star-realms-faction-machine-cult"}}},"lines":[{"key":"star-realms-effect-may-scrap","args":{}}],"simple":false}]},{"id":"stealth-needle","faction":"machine-cult","cost":4,"copies":1,"pile":"trade-deck","defence":0,"outpost":false,"abilities":[{"kind":"play","heading":{"key":"star-realms-ability-play","args":{}},"lines":[{"key":"star-realms-effect-copy-ship","args":{"amount":1}}],"simple":false}]},{"id":"battle-mech","faction":"machine-cult","cost":5,"copies":1,"pile":"trade-deck","defence":0,"outpost":false,"abilities":[{"kind":"play","heading":{"key":"star-realms-ability-play","args":{}},"lines":[{"key":"star-realms-effect-combat","args":{"amount":4}},{"key":"star-realms-effect-may-scrap","args":{}}],"simple":false},{"kind":"ally","heading":{"key":"star-realms-ability-ally","args":{"faction":{"term":"star-realms-faction-machine-cult"}}},"lines":[{"key":"star-realms-effect-draw","args":{"amount":1}}],"simple":true}]},{"id":"missile-mech","faction":"machine-cult","cost":6,"copies":1,"pile":"trade-deck","defence":0,"outpost":false,"abilities":[{"kind":"play","heading":{"key":"star-realms-ability-play","args":{}},"lines":[{"key":"star-realms-effect-combat","args":{"amount":6}},{"key":"star-realms-effect-destroy-base","args":{"amount":1}}],"simple":false},{"kind":"ally","heading":{"key":"star-realms-ability-ally","args":{"faction":{"term":"star-realms-faction-machine-cult"}}},"lines":[{"key":"star-realms-effect-draw","args":{"amount":1}}],"simple":true}]},{"id":"battle-station","faction":"machine-cult","cost":3,"copies":2,"pile":"trade-deck","defence":5,"outpost":true,"abilities":[{"kind":"scrap","heading":{"key":"star-realms-ability-scrap","args":{}},"lines":[{"key":"star-realms-effect-combat","args":{"amount":5}}],"simple":true}]},{"id":"mech-world","faction":"machine-cult","cost":5,"copies":1,"pile":"trade-deck","defence":6,"outpost":true,"abilities":[{"kind":"always","heading":{"key":"star-realms-ability-always","args":{}},"lines":[{"key":"star-realms-effect-ally-for-all","args":{}}],"simple":true}]},{"id":"junkyard","faction":"machine-cult","cost":6,"copies":1,"pile":"trade-deck","defence":5,"outpost":true,"abilities":[{"kind":"use","heading":{"key":"star-realms-ability-use","args":{}},"lines":[{"key":"star-realms-effect-scrap","args":{}}],"simple":false}]},{"id":"machine-base","faction":"machine-cult","cost":7,"copies":1,"pile":"trade-deck","defence":6,"outpost":true,"abilities":[{"kind":"use","heading":{"key":"star-realms-ability-use","args":{}},"lines":[{"key":"star-realms-effect-draw","args":{"amount":1}},{"key":"star-realms-effect-scrap-from-hand","args":{"amount":1}}],"simple":false}]},{"id":"brain-world","faction":"machine-cult","cost":8,"copies":1,"pile":"trade-deck","defence":6,"outpost":true,"abilities":[{"kind":"use","heading":{"key":"star-realms-ability-use","args":{}},"lines":[{"key":"star-realms-effect-scrap-and-draw","args":{"amount":2}}],"simple":false}]}];

export const EXPLORER: string = "explorer";

export const NEEDLE: string = "stealth-needle";

export const MOST_AT_ONCE: number = 500;
