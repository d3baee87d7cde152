import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Language } from '../src/fluent';
import { t, words } from '../src/words.svelte';

vi.mock('../src/settings.svelte', () => ({ settings: {} }));

const FILE = new URL('../../src/pentarch/locale/en/commanders.ftl', import.meta.url);
const CAPTOR = { key: 'browser-commanders-captor', args: { player: { player: 0 } } };

words.language = new Language('en', new FluentResource(readFileSync(FILE, 'utf8')));

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
