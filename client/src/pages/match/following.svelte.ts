/** What the page does by itself while a match goes on: it is heard, told to screen readers, and answered where nothing is to decide. */
import { untrack } from 'svelte';
import { announcer } from '../../announce.svelte';
import { heading } from '../../heading.svelte';
import type { Said, View } from '../../protocol';
import { settings } from '../../settings.svelte';
import { play } from '../../sound';
import { digestOf } from '../../turns';
import { t, words } from '../../words.svelte';
import { isWide, type Desk } from './desk.svelte';

/** How long the only answer stands there before it is given for the reader. */
const COURTESY = 900;

/** Call once, from the table. */
export function follow(desk: Desk): void {
  headTab(desk);
  tellNews(desk);
  ringForTurn(desk);
  ringForChat(desk);
  answerForced(desk);
  openRecap(desk);
  openEnd(desk);
  goOnWhileAway(desk);
}

/** Nobody is there to close a sheet: the table must not stand still under it. */
function goOnWhileAway(desk: Desk): void {
  $effect(() => {
    if (desk.store.isAway) untrack(() => desk.letGo());
  });
}

function headTab(desk: Desk): void {
  $effect(() => {
    const { title } = desk;
    heading.text =
      desk.isMyTurn || desk.store.isDue
        ? `★ ${t('browser-your-turn')} · ${title}`
        : `${title} · Pentarch`;
  });
}

/** What is new: sounds, the screen reader, and sheets for what deserves one. */
function tellNews(desk: Desk): void {
  /** By whose eyes: how far the reader has been told, and the table as it was then. */
  const told = new Map<number, { ply: number; view: View | null }>();
  $effect(() => {
    const now = desk.match;
    const eyes = desk.store.eyes;
    if (!now || !desk.client || desk.store.covered) return;
    untrack(() => {
      const before = told.get(eyes);
      told.set(eyes, { ply: now.ply, view: now.view });
      const items = now.log.filter((item) => item.ply > (before?.ply ?? now.ply));
      if (items.length === 0) return;
      tell(
        desk,
        items.flatMap((item) => item.lines),
      );
      if (before?.view && now.view) desk.keep(items, before.view, now.view);
    });
  });
}

function tell(desk: Desk, lines: readonly Said[]): void {
  for (const line of lines) {
    const sound = desk.client?.soundOf(line);
    if (sound) play(sound);
  }
  const isBack = desk.isMyTurn && desk.missed.length > 0;
  const told = isBack ? recapOf(desk) : lines.map((line) => words.say(line, desk.names, desk.seat));
  announcer.say([...told, desk.question].join(' '));
}

/** What the others did, for a screen reader, which may have been interrupted while they did it. */
function recapOf({ client, names, seat, missed }: Desk): string[] {
  const sentences = missed.flatMap(({ player, lines }) => {
    const digest = client?.digest?.(lines) ?? digestOf(lines, client?.isTrifle ?? (() => false));
    const [sums, rest] = [digest.sums, digest.lines].map((all) =>
      all.map((line) => words.say(line, names, seat)),
    );
    return [...(sums?.length ? [`${names[player]}: ${sums.join(', ')}.`] : []), ...(rest ?? [])];
  });
  return [`${t('browser-recap')}:`, ...sentences];
}

function ringForTurn(desk: Desk): void {
  let wasMyTurn = false;
  $effect(() => {
    if (desk.isMyTurn && !wasMyTurn) play('turn', true);
    wasMyTurn = desk.isMyTurn;
  });
}

function ringForChat(desk: Desk): void {
  let heard = 0;
  $effect(() => {
    const count = desk.match?.chat.length ?? 0;
    const last = desk.match?.chat.at(-1);
    if (heard > 0 && count > heard && last) {
      play('chat', true);
      announcer.say(`${last.name}: ${last.text}`);
    }
    heard = Math.max(1, count);
    if (desk.tab === 'chat' && (desk.isSideOpen || isWide())) desk.readChat = count;
  });
}

/** A choice among one is the client's courtesy to skip. */
function answerForced(desk: Desk): void {
  $effect(() => {
    const { answers, match, client, isLed } = desk;
    const [only] = answers;
    const isForced =
      match !== null && client?.isForced?.(match.question, match.undo !== null) === true;
    if (isLed || answers.length !== 1 || !only || !(settings.autoAnswer || isForced)) return;
    const timer = setTimeout(() => desk.store.act(only.action), COURTESY);
    return () => clearTimeout(timer);
  });
}

/** For whoever wants it so, a sheet says on each return of the turn what the others did. */
function openRecap(desk: Desk): void {
  $effect(() => {
    if (settings.recap !== 'sheet' || desk.recap === null) return;
    untrack(() => {
      desk.closeRecap();
      if (desk.sheet === null) desk.sheet = 'recap';
    });
  });
}

/** The end opens by itself once what led to it has been read. */
function openEnd(desk: Desk): void {
  let wasRunning = false;
  $effect(() => {
    const status = desk.match?.status;
    if (status === 'running') wasRunning = true;
    if (status === 'over' && wasRunning && !desk.reveal && desk.store.behind === 0) {
      wasRunning = false;
      desk.sheet = 'end';
    }
  });
}
