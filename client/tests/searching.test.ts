import { describe, expect, it } from 'vitest';
import { found, parted, wordsOf } from '../src/table/searching';

describe('words that are sought', () => {
  it('are found in another case of a Russian word', () => {
    expect(found('Вы под защитой Чубакки', wordsOf('защита чубакка'))).toBe(true);
    expect(found('Принцесса Лея', wordsOf('защита'))).toBe(false);
  });

  it('are sought whole where they are short, or not Russian', () => {
    expect(wordsOf('лея Leia')).toEqual(['лея', 'leia']);
    expect(found('a tokens win', wordsOf('tokena'))).toBe(false);
  });

  it('are marked as far as they were found', () => {
    expect(parted('защитой', wordsOf('защита'))).toEqual([
      { piece: 'защит', isFound: true },
      { piece: 'ой', isFound: false },
    ]);
  });
});
