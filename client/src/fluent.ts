/**
 * Messages become sentences: docs/LOCALE.md, to the letter, in the browser.
 *
 * Besides plain text a sentence can be had in pieces, so that a card's name can be a
 * button and a player's name can have the player's colour.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Argument, Said } from './protocol';

export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'term'; text: string; key: string }
  | { kind: 'player'; text: string; seat: number };

type Variables = Record<string, FluentVariable>;
type Mark = (text: string, source: { key: string } | { seat: number }) => string;

export class Unsayable extends Error {}

const PLAIN: Mark = (text) => text;

// Private-use characters fence a piece off while Fluent puts the sentence together.
const OPEN = '\uE000';
const SHUT = '\uE001';
const FENCE = /\uE000(\d+)\u001f([^\uE001]*)\uE001/g;

export class Language {
  readonly code: string;
  readonly #bundle: FluentBundle;
  readonly #keys: readonly string[];

  constructor(code: string, ...parts: readonly FluentResource[]) {
    this.code = code;
    this.#bundle = new FluentBundle(code, { useIsolating: false });
    for (const part of parts) this.#bundle.addResource(part);
    this.#keys = parts.flatMap((part) => part.body.map((entry) => entry.id));
  }

  /** A message as the player `me`, or a spectator (null), reads it; bare where there are no words. */
  format(message: Said, names: readonly string[] = [], me: number | null = null): string {
    try {
      return this.#said(message, names, me, PLAIN);
    } catch (reason) {
      if (!(reason instanceof Unsayable)) throw reason;
      console.warn(`${this.code}: ${reason.message}`);
      return bare(message);
    }
  }

  /** The same sentence, cut up into text, terms and players. */
  pieces(message: Said, names: readonly string[] = [], me: number | null = null): Piece[] {
    const sources: ({ key: string } | { seat: number })[] = [];
    const fence: Mark = (text, source) =>
      `${OPEN}${sources.push(source) - 1}\u001f${text.replaceAll(OPEN, '').replaceAll(SHUT, '')}${SHUT}`;
    let fenced: string;
    try {
      fenced = this.#said(message, names, me, fence);
    } catch (reason) {
      if (!(reason instanceof Unsayable)) throw reason;
      return [{ kind: 'text', text: bare(message) }];
    }
    return cut(fenced, sources);
  }

  has(key: string): boolean {
    return this.#pattern(key) !== null;
  }

  /** The keys of all entries, in the order of the files. */
  keys(): readonly string[] {
    return this.#keys;
  }

  /** The entries that begin so, in the order of the files. */
  family(beginning: string): string[] {
    return this.#keys.filter((key) => key.startsWith(beginning));
  }

  #said(message: Said, names: readonly string[], me: number | null, mark: Mark): string {
    const variables: Variables = {};
    for (const [name, argument] of Object.entries(message.args)) {
      for (const [suffix, value] of Object.entries(this.#values(argument, names, me, mark))) {
        variables[name + suffix] = value;
      }
    }
    return this.#sentence(message.key, variables);
  }

  /** The variables of an argument, by what follows its name. */
  #values(argument: Argument, names: readonly string[], me: number | null, mark: Mark): Variables {
    if (typeof argument !== 'object') return { '': argument };
    if ('player' in argument) {
      const seat = argument.player;
      return { '': mark(this.name(seat, names), { seat }), '-is': who(seat === me) };
    }
    if ('players' in argument) {
      const seats = argument.players;
      const listed = this.#list(seats.map((seat) => mark(this.name(seat, names), { seat })));
      return {
        '': listed,
        '-count': seats.length,
        '-is': who(me !== null && seats.includes(me)),
      };
    }
    if ('term' in argument) return this.#entry(argument.term, mark);
    return this.#entries(argument.terms, mark);
  }

  /** What a seat is called. */
  name(seat: number, names: readonly string[]): string {
    return names[seat] || this.#sentence('player-unnamed', { number: seat + 1 });
  }

  #entries(keys: readonly string[], mark: Mark): Variables {
    const entries = [...new Set(keys)].map((key) => ({
      forms: this.#entry(key, mark),
      count: keys.filter((it) => it === key).length,
    }));
    const first = entries[0]?.forms ?? { '': '' };
    const shared = Object.keys(first).filter((it) => entries.every(({ forms }) => it in forms));
    const variables: Variables = {};
    for (const suffix of shared) {
      variables[suffix] = this.#list(
        entries.map(({ forms, count }) => this.#times(forms, suffix, count)),
      );
    }
    variables['-count'] = keys.length;
    return variables;
  }

  /** The value of an entry and its attributes, by what follows the argument's name. */
  #entry(key: string, mark: Mark): Record<string, string> {
    const forms: Record<string, string> = { '': mark(this.#sentence(key, {}), { key }) };
    for (const attribute of Object.keys(this.#bundle.getMessage(key)?.attributes ?? {})) {
      forms[`-${attribute}`] = mark(this.#sentence(`${key}.${attribute}`, {}), { key });
    }
    return forms;
  }

  #times(forms: Record<string, string>, suffix: string, count: number): string {
    const [value = '', form = ''] = [forms[''], forms[suffix]];
    const item = suffix ? (forms['-noun'] ?? value) : value;
    return count > 1 ? this.#sentence('list-times', { item, 'item-form': form, count }) : form;
  }

  #list(items: readonly string[]): string {
    const [first, ...rest] = items;
    if (first === undefined) return this.#sentence('list-none', {});
    const last = rest.pop();
    let listed = first;
    for (const item of rest) listed = this.#sentence('list-next', { first: listed, second: item });
    return last === undefined
      ? listed
      : this.#sentence('list-last', { first: listed, second: last });
  }

  #sentence(key: string, variables: Variables): string {
    const pattern = this.#pattern(key);
    if (pattern === null) throw new Unsayable(`no sentence '${key}'`);
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, variables, errors);
    if (errors[0]) throw new Unsayable(`'${key}': ${errors[0].message}`);
    return text;
  }

  #pattern(key: string) {
    const dot = key.indexOf('.');
    const entry = this.#bundle.getMessage(dot < 0 ? key : key.slice(0, dot));
    if (!entry) return null;
    return (dot < 0 ? entry.value : entry.attributes[key.slice(dot + 1)]) ?? null;
  }
}

function cut(fenced: string, sources: ({ key: string } | { seat: number })[]): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const found of fenced.matchAll(FENCE)) {
    const source = sources[Number(found[1])];
    const text = found[2] ?? '';
    if (found.index > end) pieces.push({ kind: 'text', text: fenced.slice(end, found.index) });
    if (source && 'key' in source) pieces.push({ kind: 'term', text, key: source.key });
    else if (source) pieces.push({ kind: 'player', text, seat: source.seat });
    end = found.index + found[0].length;
  }
  if (end < fenced.length) pieces.push({ kind: 'text', text: fenced.slice(end) });
  return pieces;
}

/** A message without a language: what is left where there are no words for it. */
export function bare(message: Said): string {
  const given = Object.entries(message.args).map(([name, it]) => `${name}=${JSON.stringify(it)}`);
  return given.length > 0 ? `${message.key}(${given.join(', ')})` : message.key;
}

function who(isReader: boolean): string {
  return isReader ? 'you' : 'other';
}
