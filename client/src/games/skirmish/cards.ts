/** Deployment cards, upgrades and command cards as the table shows them. */
import { t } from '../../words.svelte';
import { COMMANDS, DEPLOYMENTS } from './generated';
import { commandOf, deploymentOf } from './view';

export const ALL: readonly string[] = [
  ...DEPLOYMENTS.map(({ id }) => id),
  ...COMMANDS.map(({ id }) => id),
];

/** The key of a card's name. */
export const keyOf = (card: string): string =>
  commandOf(card) && !deploymentOf(card) ? `skirmish-command-${card}` : `skirmish-card-${card}`;

export const nameOf = (card: string): string => t(keyOf(card));
