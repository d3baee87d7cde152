/** A space in words, for whoever does not see the map; and figures by name. */
import { t } from '../../words.svelte';
import type { SkirmishView, Space } from './generated';
import type { Field } from './map';
import { find, healthOf, ownerOf, tagOf, tokensIn, type Standing } from './view';

export interface Readers {
  names: readonly string[];
  seat: number | null;
}

export const cardName = (card: string): string => t(`skirmish-card-${card}`);
export const commandName = (card: string): string => t(`skirmish-command-${card}`);

const whose = (owner: number, { names, seat }: Readers): string =>
  owner === seat ? t('browser-you') : (names[owner] ?? '');

/** `Stormtrooper 1-2b`, as in the log: both players may have the same groups. */
export const figureName = (view: SkirmishView, id: string): string => {
  const found = find(view, id);
  return found ? `${cardName(found.card.id)} ${id}` : id;
};

export function figureLabel(of: Standing, readers: Readers): string {
  const { figure, card } = of;
  const parts = [
    `${cardName(card.id)} ${tagOf(figure.figure)}`,
    whose(ownerOf(figure.figure), readers),
    t('browser-skirmish-health', { left: healthOf(of), most: card.health }),
    ...figure.conditions.map((it) => t(`skirmish-condition-${it}`)),
    ...figure.marks.map((it) => t(`skirmish-mark-${it}`)),
    figure.carries > 0 ? t('browser-skirmish-carries', { count: figure.carries }) : '',
    figure.is_done ? t('browser-skirmish-done') : '',
  ];
  return parts.filter((it) => it !== '').join(', ');
}

/** Which of its edges stop a step: walls, doors, red lines. */
function edgesOf(field: Field, { column, row }: Space, open: readonly number[]): string {
  const sides = [
    ['north', column, row, column + 1, row],
    ['east', column + 1, row, column + 1, row + 1],
    ['south', column, row + 1, column + 1, row + 1],
    ['west', column, row, column, row + 1],
  ] as const;
  const found = sides.flatMap(([side, x, y, toX, toY]) => {
    const edge = field.edges.get(`${x} ${y} ${toX} ${toY}`);
    if (!edge) return [];
    const isOpen = edge.door !== null && open.includes(edge.door);
    const kind = isOpen ? 'open-door' : edge.kind;
    return [`${t(`browser-skirmish-${side}`)}: ${t(`browser-skirmish-edge-${kind}`)}`];
  });
  return found.join(', ');
}

export function spaceLabel(
  view: SkirmishView,
  field: Field,
  space: Space,
  standing: Standing | undefined,
  readers: Readers,
  doing: string,
): string {
  const parts = [
    space.id,
    doing,
    standing ? figureLabel(standing, readers) : '',
    ...tokensIn(view, space.id).map(({ kind }) => t(`skirmish-token-${kind}`)),
    field.map.terminals.includes(space.id) ? t('browser-skirmish-terminal') : '',
    space.ground === 'plain' ? '' : t(`browser-skirmish-ground-${space.ground}`),
    space.zone === '' ? '' : t(`browser-skirmish-zone-${space.zone}`),
    edgesOf(field, space, view.open_doors),
  ];
  return parts.filter((it) => it !== '').join('. ');
}
