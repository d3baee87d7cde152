/** The way from a tap to an action: figures, spaces, tokens, cards, dice and buttons. */
import type { Answer } from '../../protocol';
import type { Path, Way } from '../../table/picking';
import type { Move, Question, SeenAim } from './generated';

export const spot = {
  figure: (figure: string): string => `figure/${figure}`,
  token: (token: number): string => `token/${token}`,
  space: (space: string): string => `space/${space}`,
  group: (group: string): string => `group/${group}`,
  hand: (card: string): string => `hand/${card}`,
  die: (die: string): string => `die/${die}`,
  list: (list: string): string => `list/${list}`,
};

/** The button that sends what was tapped. */
export const FINISH = 'do/finish';

export interface Hands {
  /** A tap shows first what it would come to: there is no pointer that could hover. */
  isTwoTap: boolean;
}

/** An answer, and what the reader wants to answer next. */
export interface Planned extends Answer {
  then?: Move;
}

/** A raider is called by its token: `R1` is the first. */
export const targetSpot = (target: string): string =>
  /^R\d+$/.test(target) ? spot.token(Number(target.slice(1)) - 1) : spot.figure(target);

export const targetName = ({ figure, token }: SeenAim): string => figure ?? `R${(token ?? 0) + 1}`;

/** Every answer as a path. Where more than one action leads there, the first with the next in mind. */
export function waysOf(
  answers: readonly Answer[],
  question: Question | null,
  { isTwoTap }: Hands,
): Way[] {
  const moves = answers.map((answer) => ({ answer, move: answer.move as Move }));
  const places = moves.flatMap(({ move }) => (move.kind === 'space' ? [move.space] : []));
  const isTwice = (space: string): boolean => places.filter((it) => it === space).length > 1;
  const last = isTwoTap && question?.reaches ? [FINISH] : [];
  return moves.flatMap(({ answer, move }): Way[] => {
    const way = (...path: Path): Way => ({ path, answer });
    const plan = (then: Move, ...path: Path): Way => ({ path, answer: planned(answer, then) });
    switch (move.kind) {
      case 'space':
        return isTwice(move.space)
          ? [way(spot.space(move.space), `mode/${move.turned ? 'turned' : 'straight'}`)]
          : [way(spot.space(move.space), ...last)];
      case 'move':
        return [
          way('do/move'),
          ...farther(question, places).map((space) =>
            plan({ kind: 'space', space }, spot.space(space), ...last),
          ),
        ];
      case 'target':
        return [way(targetSpot(move.target), FINISH)];
      case 'attack':
        return [
          way('do/attack'),
          ...(question?.aims ?? [])
            .map(targetName)
            .map((target) => plan({ kind: 'target', target }, targetSpot(target), FINISH)),
        ];
      case 'play':
      case 'discard':
        return [way(spot.hand(move.card), FINISH)];
      case 'list':
        return [way(spot.list(move.list), FINISH)];
      case 'interact':
        return move.token === undefined
          ? [way(`do/door-${move.door ?? 0}`)]
          : [way(`do/token-${move.token}`), way(spot.token(move.token), FINISH)];
      case 'site':
        return [way(`do/site-${move.token}`), way(spot.token(move.token), FINISH)];
      case 'group':
        return [way(`do/group-${move.group}`), way(spot.group(move.group))];
      default:
        return [way(...pathOf(move))];
    }
  });
}

const planned = (answer: Answer, then: Move): Planned => ({ ...answer, then });

/** The spaces that one more move action leads to. */
function farther(question: Question | null, near: readonly string[]): string[] {
  const far = (question?.reaches ?? []).filter((it) => !it.now && !near.includes(it.space));
  return [...new Set(far.map(({ space }) => space))];
}

/** The answer that goes on with what was planned. */
export function goingOn(answers: readonly Answer[], plan: Move): Answer | null {
  const isIt = (move: Move): boolean =>
    (plan.kind === 'space' && move.kind === 'space' && move.space === plan.space) ||
    (plan.kind === 'target' && move.kind === 'target' && move.target === plan.target);
  return answers.find(({ move }) => isIt(move as Move)) ?? null;
}

/** Where a move is on the table: for what goes one way alone, and for a hint. */
export function pathOf(move: Move): Path {
  switch (move.kind) {
    case 'activate':
    case 'figure':
      return [spot.figure(move.figure)];
    case 'target':
      return [targetSpot(move.target)];
    case 'use':
      return [`do/use-${move.figure}`];
    case 'special':
      return [`do/special-${move.ability}`];
    case 'play':
    case 'discard':
      return [spot.hand(move.card)];
    case 'surge':
      return [`do/surge-${move.surge}`];
    case 'die':
      return [spot.die(move.die)];
    case 'colour':
      return [`do/colour-${move.colour}`];
    case 'list':
      return [spot.list(move.list)];
    case 'enlist':
    case 'include':
      return [`${move.kind}/${move.card}`];
    case 'space':
      return [spot.space(move.space)];
    case 'group':
      return [spot.group(move.group)];
    case 'site':
      return [spot.token(move.token)];
    case 'interact':
      return move.token === undefined ? [`do/door-${move.door ?? 0}`] : [spot.token(move.token)];
    default:
      return [`do/${move.kind}`];
  }
}

/** What would be asked for if a space was tapped that no answer goes on with: for the reason. */
export function moveTo(question: Question | null, space: string): Move | null {
  if (!question) return null;
  const isAboutSpaces = ['place', 'act', 'spend', 'move-spaces', 'push', 'place-within'];
  return isAboutSpaces.includes(question.verb) ? { kind: 'space', space } : null;
}
