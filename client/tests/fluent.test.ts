import { readdirSync, readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { bare, Language } from '../src/fluent';
import type { Said } from '../src/protocol';
import four from './fixtures/sentences-4.json';
import two from './fixtures/sentences-2.json';

const NAMES = ['Anna', '', 'Рэй', "O'Neil"];
const FOLDER = new URL('../../src/pentarch/locale/', import.meta.url);

function language(code: string): Language {
  const folder = new URL(`${code}/`, FOLDER);
  const files = readdirSync(folder).sort();
  const parts = files.map((it) => new FluentResource(readFileSync(new URL(it, folder), 'utf8')));
  return new Language(code, ...parts);
}

const LANGUAGES = { ru: language('ru'), en: language('en') };

const say = (key: string, args: Said['args'] = {}): Said => ({ key, args });

describe('a message with arguments', () => {
  it.each(['ru', 'en'] as const)('is the same sentence in Python and here: %s', (code) => {
    for (const { message, ...spoken } of [...two, ...four]) {
      expect(LANGUAGES[code].format(message as Said, NAMES, 0)).toBe(spoken[code]);
    }
  });

  it('speaks to the reader and about others', () => {
    const asked = say('infiltration-ask-discard', { player: { player: 0 } });

    expect(LANGUAGES.en.format(asked, NAMES, 0)).toMatch(/^Your turn/);
    expect(LANGUAGES.en.format(asked, NAMES, 1)).toBe('Anna to play.');
    expect(LANGUAGES.en.format(asked, NAMES, null)).toBe('Anna to play.');
  });

  it('calls a seat without a name by its number', () => {
    const asked = say('infiltration-ask-discard', { player: { player: 1 } });

    expect(LANGUAGES.ru.format(asked, NAMES, 0)).toContain('№ 2');
  });

  it('counts as the language counts', () => {
    const free = (count: number): string =>
      LANGUAGES.ru.format(say('browser-free-seats', { count }));

    expect([1, 2, 5, 21].map(free)).toEqual([
      '1 свободное место',
      '2 свободных места',
      '5 свободных мест',
      '21 свободное место',
    ]);
  });

  it('folds lists from the left', () => {
    const shared = say('infiltration-over-shared', { winners: { players: [0, 2, 3] } });

    expect(LANGUAGES.en.format(shared, NAMES, 1)).toContain("Anna, Рэй and O'Neil");
  });

  it('lists once what is there several times', () => {
    const [trooper, han] = ['infiltration-card-stormtrooper', 'infiltration-card-han-solo'];
    const removed = say('infiltration-event-remove', {
      card: { terms: [trooper, han, trooper] },
    });

    expect(LANGUAGES.en.format(removed, NAMES)).toContain('Stormtrooper ×2 and Han Solo');
  });

  it('writes what is there several times with a capital only if its name has one', () => {
    const [craft, fighter] = ['commanders-card-landing-craft', 'commanders-card-tie-fighter'];
    const hand = { terms: [craft, fighter, craft, fighter, craft] };
    const drop = say('commanders-event-drop-hand', { player: { player: 0 }, hand });

    expect(LANGUAGES.en.format(drop, NAMES)).toBe(
      'Anna discards their whole hand: landing craft ×3 and TIE fighter ×2.',
    );
    expect(LANGUAGES.ru.format(drop, NAMES)).toContain('×3');
    expect(LANGUAGES.en.pieces(drop, NAMES)).toContainEqual({
      kind: 'term',
      text: 'landing craft',
      key: craft,
    });
  });

  it('is shown bare where there are no words for it', () => {
    expect(LANGUAGES.en.format(say('no-such-thing', { count: 3 }))).toBe('no-such-thing(count=3)');
    expect(bare(say('no-such-thing'))).toBe('no-such-thing');
  });
});

describe('the pieces of a sentence', () => {
  const line = say('infiltration-event-discard', {
    player: { player: 2 },
    card: { term: 'infiltration-card-darth-vader' },
  });

  it('add up to the sentence', () => {
    for (const { message } of four) {
      const pieces = LANGUAGES.ru.pieces(message as Said, NAMES, 0);

      expect(pieces.map((piece) => piece.text).join('')).toBe(
        LANGUAGES.ru.format(message as Said, NAMES, 0),
      );
    }
  });

  it('say which card and which player they are', () => {
    const pieces = LANGUAGES.ru.pieces(line, NAMES, 0);

    expect(pieces).toContainEqual({ kind: 'player', text: 'Рэй', seat: 2 });
    expect(pieces).toContainEqual({
      kind: 'term',
      text: 'Дарта Вейдера',
      key: 'infiltration-card-darth-vader',
    });
  });

  it('never take a name for markup', () => {
    const names = ['', '', '{ $card } <b>\uE0000\u001fx\uE001'];

    const pieces = LANGUAGES.en.pieces(line, names, 0);

    expect(pieces[0]).toEqual({ kind: 'player', text: '{ $card } <b>0\u001fx', seat: 2 });
  });
});

describe('the words of the page', () => {
  const sources = new URL('../src/', import.meta.url);
  const written = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|svelte)$/.test(path))
    .map((path) => readFileSync(new URL(path, sources), 'utf8'))
    .join('\n');
  const keys = [...new Set(written.match(/(?<=['"`])browser-[a-z0-9.-]*[a-z0-9](?=['"`])/g))];
  const beginnings = [...new Set(written.match(/(?<=`)browser-[a-z0-9-]*(?=\$\{)/g))];

  it.each(['ru', 'en'] as const)('are all there in %s', (code) => {
    expect(keys.filter((key) => !LANGUAGES[code].has(key))).toEqual([]);
  });

  it('are all used', () => {
    const idle = LANGUAGES.en
      .family('browser-')
      .filter((key) => !keys.includes(key) && !beginnings.some((it) => key.startsWith(it)));

    expect(idle).toEqual([]);
  });
});
