/**
 * The letters that our pages write, cut out of the fonts, before a build: `npm run fonts`.
 *
 * Names may have other letters; for those the browser fetches the whole files (styles/fonts.css).
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subset from 'subset-font';

const FOLDER = new URL('node_modules/.fonts/', import.meta.url);
// What is read comes in every weight between two; titles come in one.
const FAMILIES = {
  onest: { min: 400, max: 800, default: 400 },
  'sofia-sans-extra-condensed': 700,
};
/** Beside the letters: pairs, joined forms, and figures of one width. Small capitals are not ours. */
const FEATURES = ['kern', 'ccmp', 'locl', 'liga', 'calt', 'tnum'];
const LETTERS = {
  latin: [
    [0x20, 0x7e],
    [0xa0],
    [0xab],
    [0xb7],
    [0xbb],
    [0xd7],
    [0x2013, 0x201e],
    [0x2026],
    [0x2212],
  ],
  cyrillic: [[0x401], [0x410, 0x44f], [0x451], [0x2116]],
};

const require = createRequire(import.meta.url);

function written(ranges) {
  return ranges
    .flatMap(([first, last = first]) =>
      Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
    )
    .join('');
}

await mkdir(FOLDER, { recursive: true });
for (const [family, wght] of Object.entries(FAMILIES)) {
  for (const [script, ranges] of Object.entries(LETTERS)) {
    const file = `${family}-${script}-wght-normal.woff2`;
    const whole = await readFile(require.resolve(`@fontsource-variable/${family}/files/${file}`));
    const cut = await subset(whole, written(ranges), {
      targetFormat: 'woff2',
      variationAxes: { wght },
      keepFeatures: FEATURES,
      noHinting: true,
    });
    await writeFile(new URL(`${family}-${script}.woff2`, FOLDER), cut);
  }
}
