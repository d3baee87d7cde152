/** HTTP: everything that is not live. A refusal is an exception with a sentence. */
import type {
  Credentials,
  Fork,
  Games,
  MatchDetail,
  MatchItem,
  MatchPage,
  Me,
  MeChange,
  NewMatch,
  Problem,
  Replay,
  Said,
  Verified,
} from './protocol';

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly said: Said | null,
    text: string,
  ) {
    super(text);
  }
}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refusal(0, { key: 'browser-offline', args: {} }, '');
  }
  if (answer.status === 204) return undefined as Answer;
  const text = await answer.text();
  if (!answer.ok) throw refusal(answer.status, text);
  return (text ? JSON.parse(text) : undefined) as Answer;
}

function refusal(status: number, text: string): Refusal {
  try {
    const problem = JSON.parse(text) as Problem;
    return new Refusal(status, problem.message ?? null, problem.text ?? '');
  } catch {
    return new Refusal(status, { key: 'browser-server-trouble', args: {} }, '');
  }
}

type Status = MatchItem['status'];

function query(parts: Record<string, string | null>): string {
  const given = Object.entries(parts).filter((it): it is [string, string] => it[1] !== null);
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}

const match = (id: string, rest = ''): string => `/api/matches/${encodeURIComponent(id)}${rest}`;

export const api = {
  games: () => ask<Games>('GET', '/api/games'),
  me: () => ask<Me>('GET', '/api/me'),
  changeMe: (change: MeChange) => ask<Me>('PATCH', '/api/me', change),
  register: (given: Credentials) => ask<Me>('POST', '/api/account', given),
  signIn: (given: Credentials) => ask<Me>('POST', '/api/session', given),
  signOut: () => ask<void>('DELETE', '/api/session'),
  signOutEverywhere: () => ask<void>('DELETE', '/api/sessions'),
  forgetMe: () => ask<void>('DELETE', '/api/account'),
  tables: (status: 'open' | 'running') => ask<MatchPage>('GET', `/api/matches?status=${status}`),
  mine: (status: Status | null = null, page: string | null = null) =>
    ask<MatchPage>('GET', `/api/matches/mine${query({ status, page })}`),
  match: (id: string) => ask<MatchDetail>('GET', match(id)),
  create: (table: NewMatch) => ask<MatchDetail>('POST', '/api/matches', table),
  join: (id: string, seat: number | null) =>
    ask<MatchDetail>('POST', match(id, '/join'), { seat, nonce: nonce() }),
  leave: (id: string) => ask<unknown>('POST', match(id, '/leave')),
  sit: (id: string, seat: number) => ask<unknown>('POST', match(id, '/sit'), { seat }),
  seatBot: (id: string, seat: number, bot: string) =>
    ask<unknown>('POST', match(id, '/bot'), { seat, bot }),
  openSeat: (id: string, seat: number) => ask<unknown>('POST', match(id, '/open'), { seat }),
  start: (id: string, fill: string | null = null) =>
    ask<MatchDetail>('POST', match(id, '/start'), { fill, nonce: nonce() }),
  cancel: (id: string) => ask<unknown>('POST', match(id, '/cancel')),
  replay: (id: string, seat: number | 'spectator' | null, since = 0) =>
    ask<Replay>('GET', match(id, `/replay?since=${since}${seat === null ? '' : `&seat=${seat}`}`)),
  fork: (id: string, fork: Fork) => ask<MatchDetail>('POST', match(id, '/fork'), fork),
  verify: (id: string) => ask<Verified>('GET', match(id, '/verify')),
  recordAddress: (id: string) => match(id, '/record'),
  socketAddress: (id: string) =>
    `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${match(id, '/socket')}`,
};

/** This browser's share of the chance of a match: 16 bytes that the server cannot foresee. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
