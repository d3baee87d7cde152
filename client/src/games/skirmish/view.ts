/** What a seat is shown, read for the table. */
import type { Zones } from '../../diff';
import type { View } from '../../protocol';
import {
  COMMANDS,
  DEPLOYMENTS,
  type Command,
  type Deployment,
  type SeenFigure,
  type SeenGroup,
  type SeenToken,
  type SkirmishView,
} from './generated';

export const read = (view: View): SkirmishView => view as SkirmishView;

const BY_ID = new Map(DEPLOYMENTS.map((it) => [it.id, it]));
const COMMAND_BY_ID = new Map(COMMANDS.map((it) => [it.id, it]));

export const deploymentOf = (card: string): Deployment | null => BY_ID.get(card) ?? null;
export const commandOf = (card: string): Command | null => COMMAND_BY_ID.get(card) ?? null;

/** A figure with its group and its card. */
export interface Standing {
  figure: SeenFigure;
  group: SeenGroup;
  card: Deployment;
  owner: number;
}

/** Whose a figure or a group is, by its name. */
export const ownerOf = (id: string): number => Number(id.split('-')[0]) - 1;

/** `2b`, as on the base. */
export const tagOf = (id: string): string => id.split('-')[1] ?? id;

export function everybody(view: SkirmishView): Standing[] {
  return view.players.flatMap(({ groups }, owner) =>
    groups.flatMap((group) => {
      const card = deploymentOf(group.card);
      return card ? group.figures.map((figure) => ({ figure, group, card, owner })) : [];
    }),
  );
}

export const find = (view: SkirmishView, id: string | null | undefined): Standing | null =>
  (id && everybody(view).find(({ figure }) => figure.figure === id)) || null;

export const isOnMap = ({ figure }: Standing): boolean => figure.space !== null;

export const tokensIn = (view: SkirmishView, space: string): SeenToken[] =>
  view.tokens.filter((it) => it.space === space);

export const healthOf = ({ figure, card }: Pick<Standing, 'figure' | 'card'>): number =>
  figure.is_defeated ? 0 : Math.max(0, card.health - figure.harm);

/** How wide and how high a base lies, in spaces. */
export const sizeOf = (card: Deployment, turned: boolean): [number, number] =>
  turned ? [card.height, card.width] : [card.width, card.height];

export function zones(raw: View): Zones {
  const view = read(raw);
  const found: Record<string, (string | null)[]> = {};
  view.players.forEach((seen, player) => {
    found[`deck-${player}`] = Array<null>(seen.deck).fill(null);
    found[`hand-${player}`] = seen.hand ?? Array<null>(seen.hand_size).fill(null);
    found[`discards-${player}`] = seen.discards;
  });
  return found;
}
