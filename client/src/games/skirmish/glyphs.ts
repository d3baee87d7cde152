/** Our own drawings for figures, upgrades and command cards, in a box of 100 x 100. */

export interface Glyph {
  /** Filled by the rule of even and odd: what lies twice is a hole. */
  fill?: string;
  line?: string;
}

const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const WALKER = 'M24 12H76L84 44H16ZM32 22H44V32H32ZM56 22H68V32H56ZM8 48H92V56H8Z';
const WALKER_LEGS = 'M34 56 24 70 36 84M66 56 76 70 64 84M24 90H42M58 90H76';
const HOOD =
  'M50 6C30 6 22 24 22 46L14 92H86L78 46C78 24 70 6 50 6ZM32 40H68L62 51H55V72H45V51H38Z';

const FIGURES: Record<string, Glyph> = {
  stormtrooper: {
    fill: 'M50 10C28 10 18 26 18 46V66L32 86H68L82 66V46C82 26 72 10 50 10ZM26 42H46L43 58H31ZM54 42H74L69 58H57ZM36 69H64V76H36Z',
  },
  'imperial-officer': {
    fill: 'M12 40 50 14 88 40 80 52H20ZM44 32H56V40H44ZM28 58H72V66C72 80 62 90 50 90S28 80 28 66Z',
  },
  'e-web-engineer': {
    fill: 'M6 32H52V26H96V42H52V54H6ZM14 38H22V48H14Z',
    line: 'M34 56 14 90M40 56V90M46 56 68 90',
  },
  'royal-guard': { fill: HOOD },
  'royal-guard-champion': { fill: HOOD, line: 'M4 88 24 20M96 88 76 20' },
  'probe-droid': {
    fill: `M20 40A30 30 0 0 1 80 40L72 54H28Z${ring(50, 36, 9)}`,
    line: 'M34 56 24 74 30 92M50 56V94M66 56 76 74 70 92M50 10V2',
  },
  'at-st': { fill: WALKER, line: WALKER_LEGS },
  'general-weiss': {
    fill: 'M24 18H76L84 50H16ZM50 20l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1Z',
    line: `${WALKER_LEGS}M50 12V2`,
  },
  'darth-vader': {
    fill: 'M50 6C30 6 22 24 22 44L8 78C26 92 74 92 92 78L78 44C78 24 70 6 50 6ZM28 44 45 50 42 60H30ZM72 44 55 50 58 60H70ZM44 64H56L66 82H34Z',
  },
  'luke-skywalker': {
    fill: 'M14 78 22 86 38 70 30 62ZM66 62l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1Z',
    line: 'M38 62 88 12',
  },
  'han-solo': {
    fill: 'M4 36H66V30H96V46H70L62 58H48L42 86H22L30 56H4ZM48 48H56L52 54H47Z',
    line: 'M16 26H40',
  },
  chewbacca: {
    line: 'M50 8V92M16 38C26 18 74 18 84 38M16 38 50 60 84 38M38 78H62M50 8 42 18M50 8 58 18',
  },
  'rebel-saboteur': {
    fill: `${ring(44, 60, 30)}M34 52H54V58H34Z`,
    line: 'M62 34 72 24C78 16 88 20 86 28M90 8V14M98 18H92',
  },
  'rebel-trooper': {
    fill: 'M14 54C14 26 30 10 50 10S86 26 86 54L94 64H6ZM26 46H74V54H26ZM28 68H72V74C72 84 62 92 50 92S28 84 28 74Z',
  },
  'diala-passil': {
    fill: ring(50, 50, 11),
    line: 'M8 92 40 60M60 40 92 8M30 36C22 52 26 70 40 78M70 64C78 48 74 30 60 22',
  },
  gaarkhan: {
    fill: 'M52 10C76 6 92 20 92 42C82 34 74 34 66 40L52 28ZM48 28 38 34C32 30 24 30 16 34C16 20 28 10 46 12Z',
    line: 'M54 20 26 92',
  },
  'fenn-signis': {
    fill: 'M2 44H58V38H96V46H66V54H52L44 74H34L38 54H24L8 66H2Z',
    line: 'M40 30H60M50 22V36',
  },
  'gideon-argus': {
    fill: 'M50 6 56 20 72 21 60 31 64 46 50 38 36 46 40 31 28 21 44 20Z',
    line: 'M18 62 50 78 82 62M18 78 50 94 82 78',
  },
  'jyn-odan': {
    fill: 'M22 38H70V32H92V46H66L60 56H48L44 80H28L34 54H22Z',
    line: 'M4 30H16M2 44H14M4 58H16',
  },
  'mak-eshkarey': {
    fill: ring(50, 50, 8),
    line: `${ring(50, 50, 30)}M50 4V30M50 70V96M4 50H30M70 50H96`,
  },
  nexu: {
    fill: 'M50 50C66 50 78 66 74 80C70 92 60 84 50 84S30 92 26 80C22 66 34 50 50 50Z',
    line: 'M20 52C14 42 14 32 20 22M40 40C34 28 36 18 40 8M60 40C66 28 64 18 60 8M80 52C86 42 86 32 80 22',
  },
  'trandoshan-hunter': {
    fill: 'M4 50C22 20 78 20 96 50C78 80 22 80 4 50ZM50 26C40 40 40 60 50 74C60 60 60 40 50 26Z',
    line: 'M20 20 28 28M50 8V18M80 20 72 28',
  },
  'ig-88': {
    fill: `M36 8H64V30L72 40V92H28V40L36 30Z${ring(42, 52, 6)}${ring(58, 52, 6)}M36 70H64V76H36Z`,
    line: 'M50 8V2M22 52H28M72 52H78',
  },
};

const UPGRADES: Record<string, Glyph> = {
  'balance-of-the-force': {
    fill: 'M50 8a42 42 0 0 1 0 84a21 21 0 0 1 0-42a21 21 0 0 0 0-42Z',
    line: ring(50, 50, 42),
  },
  'rebel-high-command': { fill: 'M50 6 62 38 96 38 68 58 79 92 50 71 21 92 32 58 4 38 38 38Z' },
  'devious-scheme': {
    fill: `M6 34C24 26 40 30 50 40C60 30 76 26 94 34C92 62 72 76 58 60H42C28 76 8 62 6 34Z${ring(30, 46, 7)}${ring(70, 46, 7)}`,
  },
  'first-strike': { fill: 'M58 4 18 56H46L38 96 82 40H54Z' },
  'temporary-alliance-common-enemy': { line: `${ring(36, 50, 26)}${ring(64, 50, 26)}` },
  'temporary-alliance-hired-guns': { line: `${ring(36, 50, 26)}${ring(64, 50, 26)}` },
};

// What command cards are about.
const THEMES: Record<string, Glyph> = {
  attack: { line: `${ring(50, 50, 32)}M50 4V34M50 66V96M4 50H34M66 50H96` },
  melee: {
    fill: 'M14 76 24 86 40 70 30 60ZM86 76 76 86 60 70 70 60Z',
    line: 'M34 66 84 12M66 66 16 12',
  },
  guard: {
    fill: 'M50 6 88 20V50C88 74 70 88 50 96C30 88 12 74 12 50V20ZM50 20 26 29V50C26 66 36 74 50 81Z',
  },
  run: { line: 'M14 24 44 50 14 76M42 24 72 50 42 76M72 24 96 50 72 76' },
  heal: { fill: 'M38 8H62V38H92V62H62V92H38V62H8V38H38Z' },
  plan: { fill: 'M18 14H66V78H18ZM28 28H56V34H28ZM28 44H56V50H28Z', line: 'M74 24H84V90H34V84' },
  lead: { fill: 'M50 6 62 38 96 38 68 58 79 92 50 71 21 92 32 58 4 38 38 38Z' },
  force: {
    fill: ring(50, 50, 12),
    line: 'M50 4C80 14 92 42 80 66M88 84C60 98 28 88 20 62M12 40C18 16 34 6 50 4',
  },
  lightning: { fill: 'M58 4 18 56H46L38 96 82 40H54Z' },
  rest: { line: 'M20 84C20 60 80 60 80 84M50 46a15 15 0 1 0 0-.010M8 92H92' },
  beast: FIGURES['nexu'] ?? {},
  bounty: { fill: `${ring(50, 50, 42)}M50 20l8 18 20 2-15 13 5 20-18-11-18 11 5-20-15-13 20-2Z` },
  silence: { line: `${ring(50, 50, 40)}M22 22 78 78M34 60C44 48 58 48 68 60` },
  token: { fill: `${ring(50, 50, 42)}${ring(50, 50, 30)}M44 30H56V70H44Z` },
  burst: {
    fill: 'M50 4 60 32 88 14 72 42 98 50 72 58 88 86 60 68 50 96 40 68 12 86 28 58 2 50 28 42 12 14 40 32Z',
  },
};

const THEME_OF: Record<string, string> = {
  celebration: 'lead',
  deadeye: 'attack',
  'element-of-surprise': 'silence',
  'expose-weakness': 'attack',
  'fleet-footed': 'run',
  planning: 'plan',
  rally: 'heal',
  recovery: 'heal',
  'sit-tight': 'rest',
  'take-cover': 'guard',
  'take-initiative': 'token',
  'to-the-limit': 'burst',
  urgency: 'run',
  'burst-fire': 'burst',
  'covering-fire': 'attack',
  ferocity: 'beast',
  'furious-charge': 'burst',
  'guardian-stance': 'guard',
  'hunter-protocol': 'attack',
  marksman: 'attack',
  'maximum-firepower': 'burst',
  'one-in-a-million': 'lead',
  'price-on-their-heads': 'bounty',
  pummel: 'melee',
  'sarlacc-sweep': 'melee',
  'shadow-ops': 'silence',
  'take-it-down': 'lead',
  'close-the-gap': 'run',
  deflection: 'melee',
  'force-lightning': 'lightning',
  'knowledge-and-defense': 'guard',
  'lord-of-the-sith': 'force',
  'lure-of-the-dark-side': 'force',
  meditation: 'rest',
  regroup: 'heal',
  'son-of-skywalker': 'force',
  'telekinetic-throw': 'force',
};

const PLAIN: Glyph = { fill: ring(50, 50, 30) };

/** Elite cards and later versions have the drawing of the first one. */
export function glyphOf(card: string): Glyph {
  const name = card.replace(/-faq$/, '').replace(/-elite$/, '');
  return FIGURES[name] ?? UPGRADES[name] ?? THEMES[THEME_OF[name] ?? ''] ?? PLAIN;
}

// Tokens of missions.
export const TOKENS: Record<string, Glyph> = {
  panel: { fill: 'M14 18H86V82H14ZM26 30H56V60H26Z', line: 'M66 34H76M66 46H76M28 70H72' },
  contraband: {
    fill: 'M12 34 50 16 88 34V72L50 90 12 72ZM50 46 24 34 50 28 76 34Z',
    line: 'M50 50V86',
  },
  crate: { fill: 'M12 22H88V82H12ZM24 34V70H76V34Z', line: 'M24 34 76 70M76 34 24 70' },
  raider: {
    fill: `M50 8C30 8 20 24 20 46V70L36 92H64L80 70V46C80 24 70 8 50 8Z${ring(36, 44, 8)}${ring(64, 44, 8)}M42 62H58V80H42Z`,
  },
  holocron: {
    fill: 'M50 6 90 50 50 94 10 50ZM50 26 28 50 50 74 72 50Z',
    line: 'M50 40V60M40 50H60',
  },
  beacon: {
    fill: 'M42 46H58L66 94H34Z',
    line: 'M36 38A20 20 0 0 1 64 38M24 28A36 36 0 0 1 76 28M50 46V36',
  },
  site: { fill: 'M46 40H54V94H46Z', line: 'M18 44C30 20 70 20 82 44M14 94H86' },
};
