/**
 * The emblems of the 49 cards, seen from above, bow up, on a grid of 100 by 100.
 *
 * A layer is an ink (m: light metal, t: the faction's tint, c: cut out) and a path. Of what is
 * symmetrical only the right half is written; `W` marks a layer that is whole as it is.
 * Blobs grow, the Federation is round, the Empire is a blade, the Cult is built of blocks.
 */
export type Layer = readonly [ink: 'm' | 't' | 'c', path: string, whole?: 'W'];

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;

const ring = (x: number, y: number, outer: number, inner: number): string =>
  `${disc(x, y, outer)}M${x - inner} ${y}A${inner} ${inner} 0 1 0 ${x + inner} ${y}A${inner} ${inner} 0 1 0 ${x - inner} ${y}Z`;

/** A shape repeated round the middle. */
function round(times: number, shape: (angle: number) => string): string {
  return Array.from({ length: times }, (_, place) => shape((place * 2 * Math.PI) / times)).join('');
}

const at = (angle: number, radius: number, x = 50, y = 50): [number, number] => [
  Math.round((x + radius * Math.sin(angle)) * 10) / 10,
  Math.round((y - radius * Math.cos(angle)) * 10) / 10,
];

const spike = (angle: number, from: number, to: number, wide: number): string => {
  const [one, tip, other] = [at(angle - wide, from), at(angle, to), at(angle + wide, from)];
  return `M${one}L${tip}L${other}Z`;
};

const tooth = (angle: number, from: number, to: number, wide: number): string =>
  `M${at(angle - wide, from)}L${at(angle - wide * 0.75, to)}L${at(angle + wide * 0.75, to)}L${at(angle + wide, from)}Z`;

const hexagon = (x: number, y: number, r: number): string =>
  `M${Array.from({ length: 6 }, (_, it) => at((it * Math.PI) / 3, r, x, y)).join('L')}Z`;

const star = (x: number, y: number, r: number, points = 5, inner = 0.42): string =>
  `M${Array.from({ length: points * 2 }, (_, it) => at((it * Math.PI) / points, it % 2 ? r * inner : r, x, y)).join('L')}Z`;

export const EMBLEMS: Readonly<Record<string, readonly Layer[]>> = {
  // Without a faction.
  scout: [
    ['m', 'M49.600 6 57 34 84 62V74L60 66 58 82 68 92V96H49.600Z'],
    ['t', 'M49.600 30 54 44V60H49.600Z'],
  ],
  viper: [
    ['m', 'M49.600 18 60 30 64 52 92 30 88 62 66 76 60 92H49.600Z'],
    ['t', 'M86 8H91V44H86Z'],
    ['c', 'M49.600 40 55 48 53 66H49.600Z'],
  ],
  explorer: [
    ['t', 'M49.600 2 53 30H49.600Z'],
    ['m', disc(50, 56, 32), 'W'],
    ['c', ring(50, 56, 25, 21), 'W'],
    ['c', star(50, 56, 18, 4, 0.3), 'W'],
    ['m', 'M76 74 92 90 78 94 66 84Z'],
  ],

  // Blobs.
  'blob-fighter': [
    ['m', 'M49.600 4C64 12 72 30 67 48 64 62 72 72 88 80 74 86 62 82 56 72 58 84 54 92 49.600 97Z'],
    ['c', disc(58, 32, 4.5)],
    ['t', 'M49.600 44C55 46 57 54 54 62L49.600 66Z'],
  ],
  'battle-pod': [
    ['t', round(8, (angle) => spike(angle, 28, 48, 0.22)), 'W'],
    ['m', disc(50, 50, 31), 'W'],
    ['c', 'M49.600 34C62 36 68 44 70 54 62 50 56 52 49.600 62Z'],
    ['m', 'M55 42 60 45 55 48Z'],
  ],
  'trade-pod': [
    ['m', 'M49.600 6C60 8 64 18 60 28 76 24 90 36 88 54 86 72 70 78 60 70 62 84 58 92 49.600 96Z'],
    ['t', disc(72, 51, 10)],
    ['t', disc(50, 20, 6), 'W'],
    ['t', disc(50, 80, 7), 'W'],
  ],
  ram: [
    ['t', 'M60 22C84 8 98 28 94 50 90 70 70 74 68 58 66 46 80 42 82 52 86 36 74 28 60 40Z'],
    ['m', 'M49.600 8C60 10 64 22 62 40L60 66C58 80 56 90 49.600 96Z'],
    ['c', disc(56, 48, 3.5)],
    ['c', 'M49.600 66H54L52 74H49.600Z'],
  ],
  'blob-destroyer': [
    ['m', 'M58 44C74 44 82 34 76 18L70 4C92 12 98 34 86 50 78 60 70 60 64 60Z'],
    ['m', 'M49.600 30C62 30 68 44 66 62 64 80 58 90 49.600 96Z'],
    ['t', 'M66 66C78 66 86 76 84 92 78 84 72 80 62 80Z'],
    ['c', disc(57, 46, 3.5)],
    ['c', 'M49.600 62 56 60 49.600 72Z'],
  ],
  'battle-blob': [
    [
      'm',
      'M49.600 10C72 8 88 24 86 44 84 58 92 62 96 74 86 74 80 70 76 66 80 80 76 88 70 94 68 84 66 78 62 74 60 84 56 90 49.600 92Z',
    ],
    ['c', disc(66, 34, 6)],
    ['t', disc(66, 34, 2.5)],
    ['c', 'M49.600 50H70L65 60 60 52 55 62 52 54 49.600 58Z'],
  ],
  'blob-carrier': [
    ['m', 'M49.600 4C74 10 82 40 74 64 70 78 78 84 90 96 74 96 64 92 58 84L49.600 92Z'],
    ['c', disc(50, 26, 8), 'W'],
    ['c', disc(50, 48, 9), 'W'],
    ['c', disc(50, 70, 7), 'W'],
    ['t', disc(50, 26, 3.5), 'W'],
    ['t', disc(50, 48, 4), 'W'],
    ['t', disc(50, 70, 3), 'W'],
    ['t', 'M80 34C92 40 94 54 86 66 84 54 84 46 80 34Z'],
  ],
  mothership: [
    ['m', 'M49.600 4C80 4 96 26 94 50 86 44 80 46 76 54 70 46 64 46 60 54 56 48 54 48 49.600 54Z'],
    [
      't',
      'M76 58C86 68 74 78 84 96 70 88 68 72 72 58ZM56 58H62C68 72 56 82 62 96 50 84 52 70 56 58Z',
    ],
    ['c', disc(64, 28, 6)],
    ['c', disc(50, 22, 7), 'W'],
  ],
  'blob-wheel': [
    ['m', round(6, (angle) => disc(...at(angle, 34), 13)), 'W'],
    ['m', ring(50, 50, 37, 25), 'W'],
    ['t', disc(50, 50, 13), 'W'],
    ['t', round(6, (angle) => disc(...at(angle, 34), 5)), 'W'],
  ],
  'the-hive': [
    ['m', hexagon(50, 50, 46), 'W'],
    ['c', hexagon(50, 50, 14), 'W'],
    ['c', round(6, (angle) => hexagon(...at(angle + Math.PI / 6, 27), 13)), 'W'],
    ['t', hexagon(50, 50, 8), 'W'],
  ],
  'blob-world': [
    ['m', disc(50, 54, 40), 'W'],
    [
      't',
      'M49.600 20C66 18 78 28 76 42 70 36 62 40 60 50 56 60 62 70 74 72 68 86 58 90 49.600 88Z',
    ],
    ['c', disc(50, 54, 9), 'W'],
    ['m', 'M70 22C74 10 84 4 96 8 86 12 82 20 82 30Z'],
  ],

  // Trade Federation.
  'federation-shuttle': [
    ['m', 'M49.600 10C62 14 68 30 68 50V74C68 82 62 88 49.600 88Z'],
    ['t', 'M70 52 90 72V84L70 78Z'],
    ['c', 'M49.600 24C56 26 60 32 60 40H49.600Z'],
    ['t', 'M54 90H64V97H54Z'],
  ],
  cutter: [
    ['t', 'M58 84C92 74 102 40 78 10 104 40 98 92 56 94Z'],
    ['m', 'M49.600 4C58 16 62 36 62 58L58 94H49.600Z'],
    ['c', 'M49.600 34H55V40H49.600ZM49.600 48H55V54H49.600ZM49.600 62H55V68H49.600Z'],
  ],
  'embassy-yacht': [
    ['t', 'M54 6C78 14 92 40 92 66L54 60Z'],
    ['c', 'M54 34C66 38 80 46 88 54L90 60 54 46Z'],
    ['m', 'M49.600 70H84C80 86 68 94 49.600 94Z'],
    ['m', 'M49.600 2H52V68H49.600Z'],
  ],
  freighter: [
    ['m', 'M49.600 4C60 6 64 14 64 22H49.600Z'],
    ['m', 'M49.600 26H56V92H49.600Z'],
    ['t', 'M60 28H84V44H60ZM60 48H84V64H60ZM60 68H84V84H60Z'],
    ['m', 'M56 88H66V97H56Z'],
  ],
  'trade-escort': [
    ['m', 'M49.600 6 84 20V50C84 74 70 88 49.600 96Z'],
    ['t', 'M88 24H94V66H88Z'],
    ['c', disc(50, 48, 18), 'W'],
    ['t', disc(50, 48, 11), 'W'],
  ],
  flagship: [
    ['m', 'M49.600 4C60 20 64 44 64 66L70 84V96H49.600Z'],
    ['t', 'M66 34 96 46 84 56 96 66 67 62Z'],
    ['c', star(50, 44, 10), 'W'],
    ['c', 'M49.600 70H56V76H49.600Z'],
  ],
  'command-ship': [
    ['m', 'M49.600 2C62 10 68 26 68 42L92 64V80L66 76V88L74 97H49.600Z'],
    ['c', ring(50, 44, 15, 10), 'W'],
    ['t', disc(50, 44, 6), 'W'],
    ['t', 'M76 62H82V74L76 73ZM86 68H90V77L86 76Z'],
  ],
  'trading-post': [
    ['m', ring(50, 50, 34, 24), 'W'],
    ['m', 'M49.600 4H56V30H49.600ZM49.600 70H56V96H49.600ZM76 44H96V56H76Z'],
    ['t', disc(50, 50, 15), 'W'],
    ['c', disc(50, 50, 7), 'W'],
  ],
  'barter-world': [
    ['m', disc(50, 50, 44), 'W'],
    ['c', 'M22 34H58V24L80 40 58 56V46H22Z', 'W'],
    ['t', 'M78 56H42V46L20 62 42 78V68H78Z', 'W'],
  ],
  'defense-center': [
    ['m', 'M49.600 4 90 18V48C90 74 70 88 49.600 97Z'],
    ['c', 'M49.600 16 80 26V48C80 68 66 78 49.600 86Z'],
    ['t', 'M49.600 26H55V46H72V54H62V70H49.600Z'],
    ['c', disc(50, 58, 5), 'W'],
  ],
  'port-of-call': [
    ['m', ring(50, 16, 13, 6.5), 'W'],
    [
      'm',
      'M49.600 28H55V40H70V48H55V80C68 78 76 70 78 60L70 62 82 44 92 64 86 62C82 82 68 96 49.600 97Z',
    ],
    ['t', 'M70 38H77V50H70Z'],
  ],
  'central-office': [
    ['t', 'M14 78C14 68 86 68 86 78S14 92 14 78Z', 'W'],
    ['m', 'M49.600 2H51.500V18H60V30H68V46H76V80H49.600Z'],
    [
      'c',
      'M49.600 36H54V42H49.600ZM58 36H62V42H58ZM49.600 50H54V56H49.600ZM60 52H65V58H60ZM49.600 64H56V80H49.600ZM62 66H68V72H62Z',
    ],
  ],

  // Star Empire.
  'imperial-fighter': [
    ['m', 'M49.600 4 62 48 90 84 60 74 49.600 92Z'],
    ['c', 'M49.600 36 55 58 49.600 66Z'],
    ['t', 'M66 70 78 78 74 94Z'],
  ],
  corvette: [
    ['m', 'M49.600 2 57 30 60 72 49.600 84Z'],
    ['m', 'M60 40 82 60 66 58ZM60 62 90 92 62 78Z'],
    ['t', 'M49.600 24 53 40 49.600 56Z'],
    ['t', 'M49.600 88 55 84 54 97H49.600Z'],
  ],
  'imperial-frigate': [
    ['m', 'M49.600 2 56 20V44H64V24L70 8 76 24V66L60 82 56 96H49.600Z'],
    ['c', 'M49.600 54H60V60H49.600ZM49.600 66H56V72H49.600Z'],
    ['t', 'M80 40 88 54V72L80 66Z'],
  ],
  'survey-ship': [
    [
      't',
      'M24 20C38 4 62 4 76 20L71 25C59 13 41 13 29 25ZM34 30C43 21 57 21 66 30L61 35C55 29 45 29 39 35Z',
      'W',
    ],
    ['m', 'M49.600 38 60 60 84 82 62 80 58 96H49.600Z'],
    ['c', disc(50, 64, 5), 'W'],
  ],
  battlecruiser: [
    ['m', 'M49.600 6 58 30 94 78V90L66 84 62 94H49.600Z'],
    ['t', 'M66 24H71V52L66 46ZM78 36H83V66L78 60Z'],
    ['c', 'M49.600 40 60 66H49.600Z'],
    ['c', 'M49.600 72H66L70 78H49.600Z'],
  ],
  dreadnaught: [
    ['m', 'M49.600 2 98 94H49.600Z'],
    ['c', 'M49.600 26 76 80H49.600Z'],
    ['t', 'M49.600 40 69 76H49.600Z'],
    ['m', 'M49.600 58H56V72H49.600Z'],
    ['c', 'M56 86H62V94H56ZM68 86H74V94H68ZM80 86H86V94H80Z'],
  ],
  'recycling-station': [
    [
      'm',
      'M50 4 68 34 60 39 50 22 36 45 27 40 41 15ZM92 80H58V70H77L62 46 70 41 84 64ZM8 80 24 50 32 55 23 70H48V80Z',
      'W',
    ],
    ['t', 'M76 32 72 52 56 42ZM56 62V90L40 75ZM18 44 37 44 32 62Z', 'W'],
  ],
  'space-station': [
    ['m', ring(50, 50, 46, 38), 'W'],
    ['m', 'M46 8H54V92H46ZM8 46H92V54H8Z', 'W'],
    ['m', star(50, 50, 28, 4, 0.55), 'W'],
    ['t', disc(50, 50, 10), 'W'],
    ['c', disc(50, 50, 4), 'W'],
  ],
  'war-world': [
    ['t', round(12, (angle) => spike(angle, 34, 49, 0.12)), 'W'],
    ['m', disc(50, 50, 36), 'W'],
    ['c', 'M26 22 34 22 78 66 72 72ZM74 22 66 22 22 66 28 72Z', 'W'],
    ['c', 'M60 70 70 60 80 76 76 80ZM40 70 30 60 20 76 24 80Z', 'W'],
  ],
  'royal-redoubt': [
    ['m', 'M49.600 38H70V26H78V38H92V96H49.600Z'],
    ['t', 'M49.600 4 54 16 70 8 66 30H49.600Z'],
    ['c', 'M49.600 62C58 62 62 70 62 78V96H49.600Z'],
    ['c', 'M74 50H82V66H74Z'],
  ],
  'fleet-hq': [
    ['m', star(50, 46, 44), 'W'],
    ['c', star(50, 46, 22), 'W'],
    ['t', 'M49.600 30 62 58 49.600 52Z'],
    ['t', 'M70 72 84 96 70 88 56 96ZM30 72 44 96 30 88 16 96Z', 'W'],
  ],

  // Machine Cult.
  'trade-bot': [
    ['m', 'M49.600 14H52V22H72V58H49.600Z'],
    ['c', disc(61, 38, 6)],
    ['c', 'M49.600 48H60V52H49.600Z'],
    ['m', 'M76 30H84V50H76Z'],
    ['t', ring(50, 79, 18, 9), 'W'],
    ['t', disc(50, 10, 5), 'W'],
  ],
  'missile-bot': [
    ['t', 'M62 4 69 16V40H55V16Z'],
    ['m', 'M49.600 36H78V70H49.600Z'],
    ['c', 'M56 46H70V56H56Z'],
    ['m', 'M82 40H92V74H82Z'],
    ['m', 'M58 74H70V96H58Z'],
  ],
  'supply-bot': [
    ['m', 'M49.600 6H66V28H49.600Z'],
    ['c', disc(57, 17, 4)],
    ['m', 'M49.600 32H74V40H92V78H82V50H49.600Z'],
    ['t', 'M49.600 56H74V94H49.600Z'],
    ['c', 'M49.600 66H74V70H49.600ZM49.600 56H53V94H49.600Z'],
  ],
  'patrol-mech': [
    ['m', 'M49.600 22H70V52H49.600Z'],
    ['t', 'M74 8H84V46H74Z'],
    ['m', 'M60 56H72L84 76 78 96H62L70 78Z'],
    ['c', 'M49.600 30H62V40H49.600Z'],
  ],
  'stealth-needle': [
    ['m', 'M49.600 2 53.500 40 56 92 49.600 98Z'],
    ['t', 'M60 30 64 52H60ZM64 60 68 82H63ZM70 20 78 60H73ZM80 68 84 86H79Z'],
    ['c', 'M49.600 60H52V78H49.600Z'],
  ],
  'battle-mech': [
    ['m', 'M49.600 8H62V24H84V56H72V40H66V62H49.600Z'],
    ['t', 'M72 60H96V84H72Z'],
    ['c', 'M49.600 13H57V19H49.600Z'],
    ['m', 'M54 66H66V96H52Z'],
    ['c', 'M78 66H82V78H78ZM86 66H90V78H86Z'],
  ],
  'missile-mech': [
    ['t', 'M66 14 71 4 76 14V34H66ZM80 14 85 4 90 14V34H80Z'],
    ['m', 'M49.600 18H60V30H62V38H94V58H64V68H49.600Z'],
    ['c', 'M49.600 23H56V29H49.600Z'],
    ['m', 'M56 72H70L76 96H58Z'],
    ['c', 'M70 44H74V52H70ZM80 44H84V52H80Z'],
  ],
  'battle-station': [
    ['m', 'M49.600 12H68L88 32V68L68 88H49.600Z'],
    ['t', 'M49.600 2H55V24H49.600ZM49.600 76H55V98H49.600ZM76 46H98V54H76Z'],
    ['c', disc(50, 50, 21), 'W'],
    ['m', star(50, 50, 16, 8, 0.6), 'W'],
  ],
  'mech-world': [
    ['t', round(10, (angle) => tooth(angle, 36, 48, 0.2)), 'W'],
    ['m', disc(50, 50, 39), 'W'],
    ['c', ring(50, 50, 29, 24), 'W'],
    ['c', 'M30 47H70V53H30ZM47 30H53V70H47Z', 'W'],
    ['t', disc(50, 50, 8), 'W'],
  ],
  junkyard: [
    ['m', 'M49.600 2H53V22H49.600Z'],
    ['m', 'M49.600 20H62L76 42 66 60 60 56 66 42 58 32H49.600Z'],
    ['t', 'M50 60 62 72 74 64 84 80 94 96H6L16 82 28 66 38 74Z', 'W'],
    ['c', 'M40 82H50V92H40ZM60 80 70 84 66 92 58 90Z', 'W'],
  ],
  'machine-base': [
    ['m', 'M10 96V52L30 66V52L50 66V52L70 66V18H88V96Z', 'W'],
    ['t', 'M14 8H28V46L14 38Z', 'W'],
    ['c', 'M20 74H32V86H20ZM42 74H54V86H42ZM64 74H76V86H64Z', 'W'],
    ['c', 'M74 28H84V34H74Z', 'W'],
  ],
  'brain-world': [
    ['m', disc(50, 46, 42), 'W'],
    ['t', 'M52 16C64 12 76 20 76 30 86 34 86 50 78 54 78 66 66 72 58 68L52 72Z'],
    [
      'c',
      'M60 26C68 26 70 34 66 38 74 40 74 50 68 52L66 49C70 47 69 42 62 42V38C66 36 66 31 60 31Z',
    ],
    ['c', 'M49.600 14H51V74H49.600Z'],
    ['m', 'M49.600 84H74L80 97H49.600Z'],
  ],
};
