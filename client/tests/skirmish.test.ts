import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { Language } from '../src/fluent';
import { sceneOf } from '../src/games/skirmish/attack';
import { decided, digest } from '../src/games/skirmish/digest';
import { alwaysSigns } from '../src/games/skirmish/surges';
import { sumOf } from '../src/games/skirmish/dice';
import type { Question, SeenAttack, SkirmishView } from '../src/games/skirmish/generated';
import { COMMANDS, DEPLOYMENTS, MAPS } from '../src/games/skirmish/generated';
import { glyphOf } from '../src/games/skirmish/glyphs';
import { border, doorsOf, field, lines, middleOfAll } from '../src/games/skirmish/map';
import { average, percent } from '../src/games/skirmish/odds';
import { FINISH, goingOn, waysOf, type Planned } from '../src/games/skirmish/picking';
import { ownerOf, sizeOf, tagOf } from '../src/games/skirmish/view';
import type { Answer, LogItem, Said } from '../src/protocol';
import { arrived, buttons, go, nextSpots } from '../src/table/picking';
import { turnsOf, type Turn } from '../src/turns';

const answer = (action: number, move: Answer['move']): Answer => ({
  action,
  move,
  say: { key: 'said', args: {} },
  text: '',
});

const ACT: Question = { verb: 'act', player: 0, optional: false, figure: '1-2a' };
const MOUSE = { isTwoTap: false };
const FINGER = { isTwoTap: true };

const END = answer(1, { kind: 'end' });
const MOVE = answer(2, { kind: 'move' });
const ATTACK = answer(3, { kind: 'attack' });
const NEAR = answer(4, { kind: 'space', space: 'K13' });
const TURNED = answer(5, { kind: 'space', space: 'K13', turned: 1 });
const SHOOT = answer(6, { kind: 'target', target: '2-5' });
const RAIDER = answer(7, { kind: 'target', target: 'R2' });

const reach = (space: string, now: boolean) => ({
  space,
  turned: false,
  cost: 2,
  path: [space],
  now,
});

describe('the path of an answer in a skirmish', () => {
  it('is a tap on a space with a mouse, and a second one with a finger', () => {
    const question = { ...ACT, reaches: [reach('K13', true)] };

    expect(arrived(waysOf([NEAR], question, MOUSE), ['space/K13'])).toBe(NEAR);
    const ways = waysOf([NEAR], question, FINGER);
    expect(arrived(ways, ['space/K13'])).toBeNull();
    expect(arrived(ways, ['space/K13', FINISH])).toBe(NEAR);
  });

  it('asks how a long base faces where it can face both ways', () => {
    const ways = waysOf([NEAR, TURNED], ACT, MOUSE);

    expect(buttons(ways, go(ways, [], 'space/K13')).map((way) => way.answer)).toEqual([
      NEAR,
      TURNED,
    ]);
  });

  it('leads farther with one more move action, and remembers where to', () => {
    const question = { ...ACT, reaches: [reach('K13', true), reach('K15', false)] };
    const ways = waysOf([END, MOVE, NEAR], question, MOUSE);
    const found = arrived(ways, ['space/K15']) as Planned;

    expect(found.action).toBe(MOVE.action);
    expect(found.then).toEqual({ kind: 'space', space: 'K15' });
    expect(goingOn([answer(9, { kind: 'space', space: 'K15' })], found.then!)?.action).toBe(9);
    expect(goingOn([NEAR], found.then!)).toBeNull();
  });

  it('shows the odds of a target before it is sent', () => {
    const aim = { figure: '2-5', token: null, spaces: ['H8'], distance: 7, hit: 199, damage: 366 };
    const question = { ...ACT, aims: [{ ...aim, sight: [], defeat: 0 }] };
    const ways = waysOf([END, ATTACK], question, MOUSE);

    expect(nextSpots(ways, []).has('figure/2-5')).toBe(true);
    expect(arrived(ways, ['figure/2-5'])).toBeNull();
    expect((arrived(ways, ['figure/2-5', FINISH]) as Planned).then).toEqual(SHOOT.move);
    expect(arrived(ways, ['do/attack'])).toBe(ATTACK);
  });

  it('finds a raider by its token', () => {
    expect(arrived(waysOf([RAIDER], null, MOUSE), ['token/1', FINISH])).toBe(RAIDER);
  });
});

describe('the maps', () => {
  it('join edges that lie in one line', () => {
    const [city] = MAPS;
    const walls = city!.edges.filter(({ kind }) => kind === 'wall').length;

    expect(lines(city!, 'wall').split('M').length - 1).toBeLessThan(walls / 2);
  });

  it('draw each door once', () => {
    expect(MAPS.map((map) => doorsOf(map).length)).toEqual([1, 2, 0]);
  });

  it('know the middle of a base', () => {
    const farm = field('moisture-farm')!;

    expect(middleOfAll(farm, ['F9', 'G9'])).toEqual([100, 450]);
    expect(middleOfAll(farm, [])).toBeNull();
  });

  it('draw a border around spaces and not between them', () => {
    const farm = field('moisture-farm')!;
    const two = ['F9', 'G9'].map((id) => farm.spaces.get(id)!);

    expect(border(two, 5).split('M').length - 1).toBe(6);
  });
});

describe('a figure', () => {
  it('is called by its player, its group and its letter', () => {
    expect(ownerOf('2-3b')).toBe(1);
    expect(tagOf('2-3b')).toBe('3b');
  });

  it('lies across when it is turned', () => {
    const walker = DEPLOYMENTS.find(({ id }) => id === 'at-st')!;

    expect(sizeOf(walker, false)).toEqual([2, 3]);
    expect(sizeOf(walker, true)).toEqual([3, 2]);
  });

  it('has a drawing, and an elite one the same', () => {
    const plain = glyphOf('no-such-card');

    expect(DEPLOYMENTS.filter(({ id }) => glyphOf(id) === plain)).toEqual([]);
    expect(glyphOf('stormtrooper-elite')).toBe(glyphOf('stormtrooper'));
  });

  it('has symbols for what always counts', () => {
    const [web, nexu] = ['e-web-engineer-elite', 'nexu-elite'].map((card) =>
      DEPLOYMENTS.find(({ id }) => id === card)!,
    );

    expect(alwaysSigns(web!, 'attack')).toEqual([{ symbol: 'accuracy', amount: 3 }]);
    expect(alwaysSigns(web!, 'defence')).toEqual([{ symbol: 'block', amount: 1 }]);
    expect(alwaysSigns(nexu!, 'attack')).toEqual([{ symbol: 'cleave', amount: 2 }]);
    expect(alwaysSigns(nexu!, 'defence')).toEqual([]);
  });
});

describe('the text of a card', () => {
  const read = (code: string): Language =>
    new Language(
      code,
      new FluentResource(
        readFileSync(
          new URL(`../../src/pentarch/locale/${code}/skirmish.ftl`, import.meta.url),
          'utf8',
        ),
      ),
    );
  const messages = [
    ...DEPLOYMENTS.flatMap(({ text }) => text.flatMap(({ heading, lines }) => [heading, ...lines])),
    ...COMMANDS.flatMap(({ when, only }) => (only ? [when, only] : [when])),
  ];

  it.each(['ru', 'en'])('is in the words of the locale: %s', (code) => {
    const language = read(code);

    expect(messages.filter((it) => !language.has(it.key))).toEqual([]);
    expect(messages.filter((it) => language.format(it).includes('skirmish-'))).toEqual([]);
  });

  it('tells what two surges or two actions buy', () => {
    const english = read('en');
    const weiss = DEPLOYMENTS.find(({ id }) => id === 'general-weiss')!;
    const pummel = COMMANDS.find(({ id }) => id === 'pummel')!;

    expect(weiss.text.at(-1)!.lines.map((it) => english.format(it))).toEqual([
      'Blast 3 (for 2 surges)',
      'Pierce 2',
    ]);
    expect(english.format(pummel.when)).toBe('Special action (2 actions)');
  });
});

const said = (name: string, args: Said['args'] = {}): Said => ({
  key: `skirmish-event-${name}`,
  args,
});
const SUM = 'browser-skirmish-points-panel';
const item = (...all: Said[]): LogItem => ({ n: 1, ply: 1, player: 0, at: 0, lines: all });
const QUIET = { attacks: [] as SeenAttack[] } as SkirmishView;

const SHOT = said('target', {
  who: { term: 'skirmish-card-stormtrooper' },
  name: '1-2a',
  style: { term: 'skirmish-style-plain' },
  whom: { term: 'skirmish-card-jyn-odan' },
  'whom-name': '2-5',
  space: 'H8',
  away: 4,
});
const ROLL = said('roll', {
  many: 2,
  faces: { terms: ['skirmish-face-blue-4', 'skirmish-face-green-1', 'skirmish-face-white-2'] },
});

describe('the scene of an attack', () => {
  it('is told by the log, die by die', () => {
    const scene = sceneOf([item(SHOT, ROLL, said('surge', { surge: { term: 'bought' } }))], QUIET);

    expect(scene).toMatchObject({ attacker: '1-2a', targetCard: 'jyn-odan', away: 4 });
    expect(scene?.attackDice).toEqual([
      { colour: 'blue', face: 3, again: false },
      { colour: 'green', face: 0, again: false },
    ]);
    expect(sumOf(scene!.attackDice)).toMatchObject({ accuracy: 4, damage: 1, surge: 2 });
    expect(scene?.defenceDice).toHaveLength(1);
    expect(scene?.bought).toEqual(['bought']);
    expect(scene?.isOver).toBe(false);
  });

  it('shows a die that was rolled again as it lies now', () => {
    const again = said('reroll', {
      player: { player: 0 },
      before: { term: 'skirmish-face-green-1' },
      now: { term: 'skirmish-face-green-6' },
    });
    const scene = sceneOf([item(SHOT, ROLL), item(again)], QUIET);

    expect(scene?.attackDice[1]).toEqual({ colour: 'green', face: 5, again: true });
  });

  it('stays until somebody does something else', () => {
    const hit = said('hit', { damage: 4, blocks: 1, pierce: 0, dealt: 3 });
    const shot = item(SHOT, ROLL, hit);

    expect(sceneOf([shot, item(said('end-activation'))], QUIET)).not.toBeNull();
    expect(sceneOf([shot, item(said('step'))], QUIET)).toBeNull();
    expect(sceneOf([item(SHOT, said('step'), ROLL)], QUIET)).not.toBeNull();
  });

  it('ends with what came of it, and is gone when somebody else acts', () => {
    const hit = said('hit', { damage: 4, blocks: 1, pierce: 0, dealt: 3 });
    const fallen = said('defeat', { who: { term: 'skirmish-card-jyn-odan' }, name: '2-5' });
    const log = [item(SHOT, ROLL, hit, fallen)];

    expect(sceneOf(log, QUIET)).toMatchObject({ isOver: true, isDefeated: true });
    expect(sceneOf(log, QUIET)?.outcome?.dealt).toBe(3);
    expect(sceneOf([...log, item(said('activate'))], QUIET)).toBeNull();
  });
});

describe('the log of a skirmish', () => {
  const by = (player: number, ...lines: Said[]): LogItem => ({ ...item(...lines), player });
  const begins = ({ key }: Said): boolean => key.endsWith('-activate') || key.endsWith('-round');
  const hit = said('hit', { damage: 4, blocks: 1, pierce: 0, dealt: 3 });

  it('has a turn for each activation, whoever answers in it', () => {
    const log = [
      by(0, said('place')),
      by(1, said('place'), said('round'), said('draw')),
      by(0, said('activate')),
      by(0, SHOT),
      by(1, ROLL, hit),
      by(0, said('end-activation')),
      by(1, said('activate')),
    ].map((it, n) => ({ ...it, n }));

    const turns = turnsOf(log, begins).map(({ player, lines }) => [
      player,
      ...lines.map(({ key }) => key.replace('skirmish-event-', '')),
    ]);

    expect(turns).toEqual([
      [0, 'place'],
      [1, 'place'],
      [1, 'round', 'draw'],
      [0, 'activate', 'target', 'roll', 'hit', 'end-activation'],
      [1, 'activate'],
    ]);
    expect(new Set(turnsOf(log, begins).map(({ id }) => id)).size).toBe(5);
  });

  it('tells where a figure comes to, and not each of its steps', () => {
    const steps = ['K13', 'K14', 'K15'].map((space) =>
      said('step-by', { name: '1-2a', space, way: space }),
    );
    const told = digest([...steps, SHOT, ROLL, hit]);

    expect(told.sums).toEqual([]);
    expect(told.lines.map(({ key }) => key.replace('skirmish-event-', ''))).toEqual([
      'step',
      'target',
      'hit',
    ]);
    expect(told.lines[0]?.args['space']).toBe('K15');
  });

  it('sums up points for things of one kind', () => {
    const got = (player: number, points: number, total: number, kind = 'panel'): Said =>
      said('points', {
        player: { player },
        points,
        total,
        reason: { term: `skirmish-points-${kind}` },
      });
    const { lines } = digest([
      got(1, 2, 2),
      got(1, 5, 7),
      got(1, 2, 9),
      got(0, 5, 5),
      got(1, 3, 12, 'figure'),
    ]);

    expect(lines).toEqual([
      { ...got(1, 9, 9), args: { ...got(1, 9, 9).args, reason: { term: SUM } } },
      got(0, 5, 5),
      got(1, 3, 12, 'figure'),
    ]);
  });

  it('sums up several activations', () => {
    const { sums } = digest([said('activate'), SHOT, hit, said('activate'), SHOT, hit]);

    expect(sums).toEqual([{ key: 'browser-skirmish-sum-attacks', args: { count: 2, damage: 6 } }]);
  });
});

describe('what decided a skirmish', () => {
  const hit = said('hit', { damage: 4, blocks: 1, pierce: 0, dealt: 3 });
  const turn = (...names: string[]): Turn => ({
    id: names.join(),
    player: 0,
    n: 1,
    took: 0,
    lines: names.map((name) => (name === 'target' ? SHOT : name === 'hit' ? hit : said(name))),
  });
  const told = (...turns: Turn[]): string[] =>
    decided(turns).map(({ key }) => key.replace('skirmish-event-', ''));

  it('is the blow by which somebody fell', () => {
    const last = turn('activate', 'step', 'target', 'roll', 'hit', 'defeat', 'points', 'win-rout');

    expect(told(turn('round', 'draw'), last)).toEqual([
      'target',
      'hit',
      'defeat',
      'points',
      'win-rout',
    ]);
  });

  it('is the last such blow and the points, where a round ends the match', () => {
    const fall = turn('activate', 'target', 'miss', 'target', 'hit', 'defeat', 'points', 'target');
    const status = turn('status', 'draw', 'draw-seen', 'points', 'limit', 'win-points');

    expect(told(turn('activate', 'target', 'hit', 'defeat'), fall, status)).toEqual([
      'target',
      'hit',
      'defeat',
      'points',
      'points',
      'limit',
      'win-points',
    ]);
    expect(told(status)).toEqual(['points', 'limit', 'win-points']);
  });
});

describe('odds', () => {
  it('are certain only where they are', () => {
    expect([0, 3, 199, 997, 1000].map(percent)).toEqual(['0 %', '<1 %', '20 %', '>99 %', '100 %']);
  });

  it('are written as the language writes numbers', () => {
    expect([average(849, 'ru'), average(2000, 'en')]).toEqual(['0,8', '2.0']);
  });
});
