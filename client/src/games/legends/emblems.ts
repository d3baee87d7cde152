/** The drawings on cards, tokens and leaders, in a box of 100 by 100: a body, and marks cut into it. */
export interface Emblem {
  body: string;
  marks?: string;
}

const circle = (x: number, y: number, r: number): string =>
  `M${x} ${y - r}a${r} ${r} 0 1 1 0 ${2 * r}a${r} ${r} 0 1 1 0-${2 * r}Z`;

const FIR = (x: number, y: number, high: number): string =>
  `M${x} ${y - high}l${high * 0.28} ${high * 0.42}h-${high * 0.1}l${high * 0.16} ${high * 0.26}h-${high * 0.26}v${high * 0.32}h-${high * 0.16}v-${high * 0.32}h-${high * 0.26}l${high * 0.16}-${high * 0.26}h-${high * 0.1}Z`;

export const EMBLEMS: Record<string, Emblem> = {
  'ancient-phoenix': {
    body: 'M50 30C42 8 58 4 58 4C54 14 62 22 60 34C78 30 92 14 96 6C98 34 84 54 64 58C66 74 76 84 84 94C66 92 56 84 50 74C44 84 34 92 16 94C24 84 34 74 36 58C16 54 2 34 4 6C8 14 22 30 40 34Z',
    marks: `${circle(51, 26, 3)}M50 46l5 12-5 10-5-10Z`,
  },
  'ancient-sage': {
    body: 'M46 8C62 8 70 22 68 36L76 92H22L28 36C26 22 32 8 46 8ZM80 14h7v80h-7ZM83 4a9 9 0 1 1 0 18a9 9 0 1 1 0-18',
    marks: 'M46 22c9 0 13 8 12 17c-2 10-7 15-12 29c-5-14-10-19-12-29c-1-9 3-17 12-17Z',
  },
  'ancient-tree-spirit': {
    body: 'M50 4C70 2 84 14 82 26C96 30 96 52 80 56C70 60 64 58 62 58L66 84L80 94H20L34 84L38 58C36 58 30 60 20 56C4 52 4 30 18 26C16 14 30 2 50 4Z',
    marks: `${circle(40, 40, 5)}${circle(60, 40, 5)}M40 52q10 9 20 0l-3 9h-14Z`,
  },
  'ancient-woods': {
    body: `${FIR(50, 94, 86)}${FIR(22, 90, 60)}${FIR(78, 90, 60)}`,
  },
  'arcane-manticore': {
    body: 'M50 6L60 18L76 10L78 28L94 34L84 48L92 64L74 66L68 84L50 78L32 84L26 66L8 64L16 48L6 34L22 28L24 10L40 18Z',
    marks: `${circle(38, 44, 5)}${circle(62, 44, 5)}M42 56h16l-8 8ZM36 68q14 8 28 0l-4 6-4-3-6 4-6-4-4 3Z`,
  },
  'arcane-sphinx': {
    body: 'M50 6C68 6 74 18 76 34L86 74H70V94H30V74H14L24 34C26 18 32 6 50 6Z',
    marks:
      'M36 32h10v5H36ZM54 32h10v5H54ZM47 40h6l2 10h-10ZM42 56h16v4H42ZM22 60l10-3v8l-11 4ZM78 60l-10-3v8l11 4Z',
  },
  'arcane-temple': {
    body: 'M50 6L92 30V38H8V30ZM14 42h12v38H14ZM34 42h12v38H34ZM54 42h12v38H54ZM74 42h12v38H74ZM6 84h88v10H6Z',
    marks: circle(50, 25, 6),
  },
  'castle-a': {
    body: 'M10 94V36h8v8h8v-8h8v20h6V18h7v8h6v-8h7v38h6V36h8v8h8v-8h8v58Z',
    marks: 'M42 94V76a8 8 0 0 1 16 0v18ZM46 36h8v12h-8ZM18 58h7v10h-7ZM75 58h7v10h-7Z',
  },
  'castle-b': {
    body: 'M14 94V44L24 26L34 44V56H40V34L50 12L60 34V56H66V44L76 26L86 44V94ZM49 2h2l12 5l-12 5Z',
    marks: 'M43 94V78h14v16ZM46 40h8v12h-8ZM21 54h6v11h-6ZM73 54h6v11h-6Z',
  },
  'cursed-banshee': {
    body: 'M50 6C70 6 78 22 76 40C88 40 94 30 96 26C96 44 88 54 78 56L84 94L70 82L60 94L50 82L40 94L30 82L16 94L22 56C12 54 4 44 4 26C6 30 12 40 24 40C22 22 30 6 50 6Z',
    marks: 'M36 30h10l-3 10h-5ZM54 30h10l-2 10h-5ZM50 48a7 10 0 1 1 0 20a7 10 0 1 1 0-20',
  },
  'cursed-gargoyles': {
    body: 'M34 12L40 26H60L66 12L70 32C84 20 94 24 98 34C90 34 90 44 94 54C84 50 78 56 76 64C72 60 68 60 66 66L62 88H38L34 66C32 60 28 60 24 64C22 56 16 50 6 54C10 44 10 34 2 34C6 24 16 20 30 32Z',
    marks: 'M40 40l9 5-9 3ZM60 40l-9 5 9 3ZM42 58h16l-3 6-3-4-2 5-2-5-3 4Z',
  },
  'cursed-king': {
    body: 'M18 6L34 22L50 4L66 22L82 6L78 38H22ZM24 42H76C80 60 74 70 66 72V90H34V72C26 70 20 60 24 42Z',
    marks: `${circle(39, 56, 6)}${circle(61, 56, 6)}M47 64h6l2 7h-10ZM40 78h4v10h-4ZM48 78h4v10h-4ZM56 78h4v10h-4Z`,
  },
  'cursed-mausoleum': {
    body: 'M47 2h6v6h6v6h-6v6C72 22 82 34 82 46H18C18 34 28 22 47 20v-6h-6V8h6ZM14 50h72v8H14ZM20 62h60v24H20ZM12 88h76v8H12Z',
    marks: 'M42 86V74a8 8 0 0 1 16 0v12ZM27 68h7v14h-7ZM66 68h7v14h-7Z',
  },
  'cursed-tower': {
    body: 'M36 94L40 60L32 56L38 30L30 26V10H38V16H45V8H53V16H60V10H68V28L62 32L66 58L62 62L70 94Z',
    marks: 'M46 38h9l-1 14h-7ZM48 70h9v12h-9Z',
  },
  'dire-dragon': {
    body: 'M20 10C44 6 62 14 70 28L88 22L80 38L96 46L80 54C78 60 72 64 66 66L94 72C84 80 68 82 56 78L60 94C40 92 26 78 26 60C14 56 8 44 10 30C16 40 26 42 34 38C26 30 20 20 20 10Z',
    marks: `${circle(56, 40, 5)}M62 60l8 3-6 3-2 6-4-9Z`,
  },
  'dire-eye': {
    body: 'M50 26C76 26 92 46 96 54C92 62 76 82 50 82C24 82 8 62 4 54C8 46 24 26 50 26ZM26 6l6 18-7 3-6-18ZM47 2h6v20h-6ZM74 6l-6 18 7 3 6-18Z',
    marks: `${circle(50, 54, 18)}`,
  },
  'dire-giant': {
    body: 'M40 6a13 13 0 1 1 0 26a13 13 0 1 1 0-26M22 38H60L72 20L62 8L78 2L94 22L84 34L68 52L62 58L64 94H48L44 72H38L34 94H16Z',
    marks: `${circle(36, 18, 2)}${circle(45, 18, 2)}M34 25h13v3H34ZM22 62h38v4H22Z`,
  },
  'dire-goblin': {
    body: 'M50 14C62 14 70 20 74 30L98 22L82 52C80 72 68 90 50 90C32 90 20 72 18 52L2 22L26 30C30 20 38 14 50 14Z',
    marks: `M30 42l16 6-4 6-10-2ZM70 42l-16 6 4 6 10-2ZM48 56h4l4 8h-12ZM34 72q16 8 32 0l-4 8-5-4-3 6-4-6-4 6-3-6-5 4Z`,
  },
  'dire-ogre': {
    body: 'M34 10H66C80 16 86 34 86 50L92 66L82 88H18L8 66L14 50C14 34 20 16 34 10Z',
    marks: `${circle(37, 40, 5)}${circle(63, 40, 5)}M28 28l16 6v4l-16-6ZM72 28l-16 6v4l16-6ZM24 62h52v12H70l-4-16-4 16H38l-4-16-4 16h-6Z`,
  },
  'forest-elf': {
    body: 'M30 6C70 10 92 36 92 72L84 70C82 40 62 20 34 16ZM8 94L4 90L66 28L60 22L84 14L76 38L70 32ZM34 14l6 4L30 94h-6Z',
  },
  'forest-gnome': {
    body: 'M50 2L76 48H24ZM28 52H72C74 60 72 66 70 70L78 94L50 84L22 94L30 70C28 66 26 60 28 52Z',
    marks: `${circle(41, 60, 3)}${circle(59, 60, 3)}M46 66h8v6h-8ZM40 76h20l-10 8Z`,
  },
  'forest-pixie': {
    body: 'M50 12a9 9 0 1 1 0 18a9 9 0 1 1 0-18M44 32H56L60 58L68 92H56L50 66L44 92H32L40 58ZM40 34C24 8 4 14 6 30C8 46 26 50 40 46ZM60 34C76 8 96 14 94 30C92 46 74 50 60 46ZM40 50C26 54 18 66 24 74C30 76 36 66 40 58ZM60 50C74 54 82 66 76 74C70 76 64 66 60 58Z',
  },
  'forest-tree-town': {
    body: 'M50 2L76 26H70V44H86C98 48 96 66 84 68H62L66 94H34L38 68H16C4 66 2 48 14 44H30V26H24Z',
    marks: 'M44 44V32h12v12ZM20 54h16v6H20ZM64 54h16v6H64ZM46 74h8v14h-8Z',
  },
  graveyard: {
    body: 'M28 90V40a22 22 0 0 1 44 0V90ZM6 92V66a11 11 0 0 1 18-8V92ZM76 92V58a11 11 0 0 1 18 8V92ZM4 92h92v6H4Z',
    marks: 'M46 34h8v10h10v8H54v22h-8V52H36v-8h10Z',
  },
  lake: {
    body: 'M6 58q11-10 22 0t22 0t22 0t22 0v10q-11 10-22 0t-22 0t-22 0t-22 0ZM14 78q9-8 18 0t18 0t18 0t18 0v8q-9 8-18 0t-18 0t-18 0t-18 0ZM26 8c7 0 7 24 3 30v14h-6V38c-4-6-4-30 3-30ZM44 18c5 0 6 18 3 24v10h-5V42c-3-6-3-24 2-24ZM72 30q10-12 20 0l-6 12h-14Z',
  },
  'mountain-dwarf': {
    body: 'M24 40C24 18 36 8 50 8C64 8 76 18 76 40ZM10 16l14 14-4 8C8 34 6 24 10 16ZM90 16L76 30l4 8c12-4 14-14 10-22ZM24 44H76C78 58 74 66 72 70L62 94L50 84L38 94L28 70C26 66 22 58 24 44Z',
    marks: `${circle(40, 54, 4)}${circle(60, 54, 4)}M46 10h8v26h-8ZM38 68h24l-12 8Z`,
  },
  'mountain-treasury': {
    body: `M12 46C12 28 22 20 34 20H66C78 20 88 28 88 46ZM8 50h84v40H8Z${circle(34, 12, 8)}${circle(52, 8, 7)}${circle(68, 12, 8)}`,
    marks: 'M42 50h16v16a8 8 0 0 1-16 0ZM18 56h6v28h-6ZM76 56h6v28h-6Z',
  },
  'night-hydra': {
    body: 'M42 94C38 74 20 70 20 48C20 40 22 36 24 32L8 34L4 24L22 14C34 12 40 22 36 32C34 42 36 50 44 54C44 44 42 34 44 26L34 22V12H52C64 12 66 24 62 32C58 40 58 48 58 54C64 50 66 44 64 36C58 26 64 14 76 14L96 24L92 34L76 32C80 36 80 42 80 48C80 70 62 74 58 94Z',
    marks: `${circle(20, 24, 2.5)}${circle(50, 20, 2.5)}${circle(80, 24, 2.5)}`,
  },
  'night-village': {
    body: 'M74 4a16 16 0 1 0 20 22a14 14 0 0 1-20-22ZM8 92V60L26 42L44 60V92ZM38 50L56 28L74 50V92H48V58ZM78 92V64L88 54L98 64V92Z',
    marks: 'M20 66h10v10H20ZM54 54h10v12H54ZM54 74h10v18H54Z',
  },
  'night-wizard': {
    body: 'M58 2L68 44H78L84 54H16L22 44H34ZM28 58H72L80 94H20Z',
    marks:
      'M52 18l3 7 7 0-5 5 2 7-7-4-6 4 1-7-5-5 7 0ZM38 66a4 4 0 1 1 0 8a4 4 0 1 1 0-8M62 66a4 4 0 1 1 0 8a4 4 0 1 1 0-8M40 82h20l-10 10Z',
  },
  'noble-hills': {
    body: 'M47 4h5v4h26l-8 9 8 9H52v30C70 58 86 74 98 94H2C14 74 30 58 47 56Z',
    marks: 'M14 90q14-16 28 0q16-22 34 0l-4 2H18Z',
  },
  'noble-knight': {
    body: 'M50 14C70 14 78 28 78 46L74 82L50 94L26 82L22 46C22 28 30 14 50 14ZM46 16C40 4 62-2 76 8C70 8 66 12 60 16Z',
    marks: 'M28 44h44l-2 8H54v20h-8V52H30ZM32 62l6 2v14l-6-3ZM68 62l-6 2v14l6-3Z',
  },
  'noble-unicorn': {
    body: 'M70 2L58 30C76 40 84 58 80 72L70 80L56 70C52 76 46 78 40 76C46 84 46 90 46 96H10C10 62 18 34 40 24L42 12L52 22Z',
    marks: `${circle(54, 42, 4)}M22 92c-2-24 4-44 18-56l-4 14 8-4c-12 12-16 28-14 46Z`,
  },
  stronghold: {
    body: 'M47 2h5v2l22 8-22 8v8h14v10H34V28h13ZM30 42h40v10H30ZM24 56H76L82 94H18Z',
    marks: 'M42 94V76a8 8 0 0 1 16 0v18ZM44 44h12v6H44ZM30 64h6v12h-6ZM64 64h6v12h-6Z',
  },

  'fairy-queen': {
    body: 'M34 4L42 14L50 2L58 14L66 4V22H34ZM50 26a12 12 0 1 1 0 24a12 12 0 1 1 0-24M40 52H60L74 94H26ZM38 56C20 36 4 42 6 58C8 70 24 74 36 68ZM62 56C80 36 96 42 94 58C92 70 76 74 64 68Z',
  },
  'bandit-chief': {
    body: 'M50 8C74 8 84 26 82 48C80 72 68 92 50 92C32 92 20 72 18 48C16 26 26 8 50 8ZM82 40l14 6-4 12-12-6Z',
    marks: 'M22 40h56l-3 16-17-3-8-5-8 5-17 3Z',
  },
  'red-sorceress': {
    body: 'M50 6C68 6 76 22 72 40L84 94H16L28 40C24 22 32 6 50 6Z',
    marks: `M50 18c9 0 14 9 12 18c-2 8-7 12-12 12s-10-4-12-12c-2-9 3-18 12-18ZM50 56l6 12 12 2-9 9 2 13-11-6-11 6 2-13-9-9 12-2Z`,
  },
  'white-knight': {
    body: 'M50 4L90 16V48C90 72 72 88 50 96C28 88 10 72 10 48V16Z',
    marks: 'M44 18h12v22h22v12H56v30H44V52H22V40h22Z',
  },

  spring: {
    body: 'M50 6C66 30 78 44 78 62A28 28 0 0 1 22 62C22 44 34 30 50 6Z',
    marks: 'M36 62a14 14 0 0 0 14 14v6a20 20 0 0 1-20-20Z',
  },
  cottage: { body: 'M50 8L94 48H82V92H18V48H6ZM68 12h12v22l-12-11Z', marks: 'M42 92V64h16v28Z' },
  treasure: {
    body: `${circle(50, 50, 42)}`,
    marks: 'M50 22l8 18 20 2-15 13 5 19-18-10-18 10 5-19-15-13 20-2Z',
  },
  tome: {
    body: 'M10 16C26 10 40 12 50 20C60 12 74 10 90 16V86C74 80 60 82 50 90C40 82 26 80 10 86Z',
    marks:
      'M47 24h6v60h-6ZM18 30q12-4 22 2v6q-10-6-22-2ZM60 32q10-6 22-2v6q-12-4-22 2ZM18 48q12-4 22 2v6q-10-6-22-2ZM60 50q10-6 22-2v6q-12-4-22 2Z',
  },
  stable: {
    body: 'M50 8C80 8 90 30 86 54L78 90H62L70 52C72 36 64 26 50 26C36 26 28 36 30 52L38 90H22L14 54C10 30 20 8 50 8Z',
  },
  quagmire: {
    body: 'M6 66q11-10 22 0t22 0t22 0t22 0v22H6ZM28 10c7 0 7 22 3 28v18h-6V38c-4-6-4-28 3-28ZM70 18c6 0 6 20 3 26v14h-6V44c-3-6-3-26 3-26Z',
    marks: `${circle(38, 78, 5)}${circle(62, 80, 4)}`,
  },
  dragon: {
    body: 'M20 10C44 6 62 14 70 28L88 22L80 38L96 46L80 54C78 60 72 64 66 66L94 72C84 80 68 82 56 78L60 94C40 92 26 78 26 60C14 56 8 44 10 30C16 40 26 42 34 38C26 30 20 20 20 10Z',
    marks: circle(56, 40, 5),
  },
  'citadel-token': {
    body: 'M14 92V30h14v10h10V30h8V12h8v18h8v10h10V30h14v62Z',
    marks: 'M40 92V72a10 10 0 0 1 20 0v20Z',
  },
  portal: {
    body: 'M14 94V46a36 36 0 0 1 72 0v48Z',
    marks: 'M30 94V48a20 20 0 0 1 40 0v46ZM47 40h6v40h-6Z',
  },
  thieves: {
    body: 'M50 14C76 14 96 34 96 50C96 66 80 74 66 70L50 62L34 70C20 74 4 66 4 50C4 34 24 14 50 14Z',
    marks: 'M20 44q14-8 24 6-14 10-24-6ZM80 44q-14-8-24 6 14 10 24-6Z',
  },
  hidden: {
    body: `${circle(50, 50, 42)}`,
    marks: `M34 40c0-24 34-24 34-2c0 14-14 14-14 26h-10c0-20 14-18 14-26c0-8-13-8-13 2ZM44 70h10v10H44Z`,
  },
};
