import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Language } from '../src/fluent';
import { t, words } from '../src/words.svelte';

vi.mock('../src/settings.svelte', () => ({ settings: {} }));

const read = (file: string): FluentResource =>
  new FluentResource(
    readFileSync(new URL(`../../src/pentarch/locale/en/${file}.ftl`, import.meta.url), 'utf8'),
  );
const CAPTOR = { key: 'browser-commanders-captor', args: { player: { player: 0 } } };

words.language = new Language('en', read('commanders'), read('late'));

afterEach(() => {
  words.borrowed = false;
});

describe('whoever looks through the eyes of a seat', () => {
  it('is called you where the seat is theirs', () => {
    expect(words.say(CAPTOR, ['Anna'], 0)).toBe('You can capture this planet on your turn');
    expect(t('browser-commanders-yours-too')).toBe('your fleet has it, too');
  });

  it('is not called you where it is somebody else’s', () => {
    words.borrowed = true;

    expect(words.say(CAPTOR, ['Anna'], 0)).toBe('Anna can capture this planet on their turn');
    const told = words.pieces(CAPTOR, ['Anna'], 0).map(({ text }) => text);
    expect(told.join('')).toMatch(/^Anna/);
    expect(t('browser-commanders-yours-too')).toBe('the fleet has it, too');
  });
});

describe('a take-back', () => {
  it('speaks of others only if something of theirs goes back', () => {
    expect(t('browser-undo-sure', { count: 1 })).toBe('Take your move back?');
    expect(t('browser-undo-sure', { count: 2 })).toBe('Take back what others did, too?');
  });
});
