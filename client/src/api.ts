/** HTTP: everything that is not live. A refusal is an exception with a sentence. */
import type {
  Analysis,
  Credentials,
  Fork,
  Games,
  Leaders,
  Levels,
  ListChange,
  ListCheck,
  ListDraft,
  ListItem,
  ListRead,
  Lists,
  Lobby,
  MatchDetail,
  MatchItem,
  MatchPage,
  Me,
  MeChange,
  NewList,
  NewMatch,
  PasswordChange,
  Problem,
  Profile,
  PushKey,
  PushSubscription,
  Quick,
  Quickly,
  Recovery,
  RecoveryCodes,
  Replay,
  Said,
  Ties,
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
      keepalive: method === 'DELETE', // also when the page is being closed
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

export type Tie = 'friend' | 'mute' | 'block';

type Status = MatchItem['status'];

function query(parts: Record<string, string | null>): string {
  const given = Object.entries(parts).filter((it): it is [string, string] => it[1] !== null);
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}

const list = (game: string, rest = ''): string => `/api/lists/${encodeURIComponent(game)}${rest}`;
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
  lobby: () => ask<Lobby>('GET', '/api/lobby'),
  lineAddress: () =>
    `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`,
  seek: (wish: Quick) => ask<Quickly>('POST', '/api/quick', wish),
  pushKey: () => ask<PushKey>('GET', '/api/push'),
  push: (subscription: PushSubscription) => ask<void>('POST', '/api/push', subscription),
  stopPush: (endpoint: string) => ask<void>('POST', '/api/push/stop', { endpoint }),
  profile: (id: string) => ask<Profile>('GET', `/api/people/${encodeURIComponent(id)}`),
  leaders: (game: string) => ask<Leaders>('GET', `/api/leaders/${encodeURIComponent(game)}`),
  levels: (game: string) => ask<Levels>('GET', `/api/levels/${encodeURIComponent(game)}`),
  ties: () => ask<Ties>('GET', '/api/ties'),
  tie: (kind: Tie, id: string) => ask<Ties>('POST', `/api/ties/${kind}/${encodeURIComponent(id)}`),
  untie: (kind: Tie, id: string) =>
    ask<Ties>('DELETE', `/api/ties/${kind}/${encodeURIComponent(id)}`),
  changePassword: (change: PasswordChange) => ask<void>('PATCH', '/api/account', change),
  newCodes: (password: string) => ask<RecoveryCodes>('POST', '/api/account/recovery', { password }),
  recover: (given: Recovery) => ask<Me>('POST', '/api/session/recovery', given),
  stopSeeking: () => ask<void>('DELETE', '/api/quick'),
  tables: (status: 'open' | 'running', page: string | null = null) =>
    ask<MatchPage>('GET', `/api/matches${query({ status, page })}`),
  mine: (status: Status | null = null, page: string | null = null) =>
    ask<MatchPage>('GET', `/api/matches/mine${query({ status, page })}`),
  match: (id: string) => ask<MatchDetail>('GET', match(id)),
  create: (table: NewMatch) => ask<MatchDetail>('POST', '/api/matches', table),
  lesson: (game: string) => ask<MatchDetail>('POST', `/api/lessons/${encodeURIComponent(game)}`),
  join: (id: string, seat: number | null) =>
    ask<MatchDetail>('POST', match(id, '/join'), { seat, nonce: nonce() }),
  leave: (id: string) => ask<unknown>('POST', match(id, '/leave')),
  sit: (id: string, seat: number) => ask<unknown>('POST', match(id, '/sit'), { seat }),
  seatBot: (id: string, seat: number, bot: string) =>
    ask<unknown>('POST', match(id, '/bot'), { seat, bot }),
  openSeat: (id: string, seat: number) => ask<unknown>('POST', match(id, '/open'), { seat }),
  start: (id: string, fill: string | null = null) =>
    ask<MatchDetail>('POST', match(id, '/start'), { fill, nonce: nonce() }),
  /** One click for each: a table for the same people, or a seat at it. */
  rematch: (id: string) => ask<MatchDetail>('POST', match(id, '/rematch'), { nonce: nonce() }),
  cancel: (id: string) => ask<unknown>('POST', match(id, '/cancel')),
  replay: (id: string, seat: number | 'spectator' | null, since = 0, open = false) =>
    ask<Replay>(
      'GET',
      match(
        id,
        `/replay?since=${since}${seat === null ? '' : `&seat=${seat}`}${open ? '&open=true' : ''}`,
      ),
    ),
  fork: (id: string, fork: Fork) => ask<MatchDetail>('POST', match(id, '/fork'), fork),
  /** How far an analysis is; to begin is also to go on. */
  analysis: (id: string, begin: boolean, since: number) =>
    ask<Analysis>(begin ? 'POST' : 'GET', match(id, `/analysis?since=${since}`)),
  verify: (id: string) => ask<Verified>('GET', match(id, '/verify')),
  lists: (game: string) => ask<Lists>('GET', list(game)),
  saveList: (game: string, made: NewList) => ask<ListItem>('POST', list(game), made),
  changeList: (game: string, id: string, change: ListChange) =>
    ask<ListItem>('PATCH', list(game, `/${encodeURIComponent(id)}`), change),
  deleteList: (game: string, id: string) =>
    ask<void>('DELETE', list(game, `/${encodeURIComponent(id)}`)),
  checkList: (game: string, draft: ListDraft) =>
    ask<ListCheck>('POST', list(game, '/check'), draft),
  readList: (game: string, text: string) => ask<ListRead>('POST', list(game, '/read'), { text }),
  recordAddress: (id: string) => match(id, '/record'),
  socketAddress: (id: string) =>
    `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${match(id, '/socket')}`,
};

/** This browser's share of the chance of a match: 16 bytes that the server cannot foresee. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
