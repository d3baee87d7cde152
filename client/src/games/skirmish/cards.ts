/** Deployment cards, upgrades and command cards as the table shows them. */
import { t } from '../../words.svelte';
import { COMMANDS, DEPLOYMENTS, type Deployment } from './generated';
import { commandOf, deploymentOf } from './view';

export const ALL: readonly string[] = [
  ...DEPLOYMENTS.map(({ id }) => id),
  ...COMMANDS.map(({ id }) => id),
];

/** The key of a card's name. */
export const keyOf = (card: string): string =>
  commandOf(card) && !deploymentOf(card) ? `skirmish-command-${card}` : `skirmish-card-${card}`;

export const nameOf = (card: string): string => t(keyOf(card));

/** Words on a line; where it breaks, the point stays behind. */
export const inLine = (words: readonly string[]): string => words.join('\u00a0· ');

export const traitsOf = ({ traits }: Deployment): string[] =>
  traits.map((it) => t(`skirmish-trait-${it}`));
