import { expect, test } from 'vitest';
import { Submission } from '../src/games/skirmish/armies/submission';

test('a list goes to the table card by card, and is handed in at the end', () => {
  const submission = new Submission([11, 12, 1]);

  expect([0, 1, 2].map((has) => submission.next(has))).toEqual([11, 12, 1]);
  expect(submission.next(3)).toBeNull();
});

test('what the table has of another list is taken back first', () => {
  const submission = new Submission([11, 12, 1]);

  expect(submission.next(2)).toBe('back');
  expect(submission.next(1)).toBe('back');
  expect(submission.next(0)).toBe(11);
  expect(submission.next(1)).toBe(12);
});

test('an answer that did not arrive is given again', () => {
  const submission = new Submission([11, 12, 1]);
  submission.next(0);

  expect(submission.next(0)).toBe(11);
});
