/**
 * Animation as a difference: two views go in, out comes which card moved where.
 *
 * A game says which zones a view has (`zones` in `games/index.ts`); a card that cannot be
 * seen is null. Reconnecting, taking back and replaying animate for nothing.
 */

export type Card = string | null;
export type Zones = Record<string, readonly Card[]>;

export interface Flight {
  card: Card;
  from: string;
  to: string;
}

interface Loose {
  zone: string;
  card: Card;
}

/** The cards that left a zone and turned up in another one. */
export function diff(before: Zones, after: Zones): Flight[] {
  const left: Loose[] = [];
  const come: Loose[] = [];
  for (const zone of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const change = compare(before[zone] ?? [], after[zone] ?? []);
    left.push(...change.left.map((card) => ({ zone, card })));
    come.push(...change.come.map((card) => ({ zone, card })));
  }

  // A card that is known on both sides is surely the same one; the rest is as likely as can be.
  const flights: Flight[] = [];
  for (const fits of [same, turned, unseen]) {
    for (const arrival of [...come]) {
      const departure = left.find((it) => it.zone !== arrival.zone && fits(it.card, arrival.card));
      if (!departure) continue;
      left.splice(left.indexOf(departure), 1);
      come.splice(come.indexOf(arrival), 1);
      flights.push({
        card: arrival.card ?? departure.card,
        from: departure.zone,
        to: arrival.zone,
      });
    }
  }
  return flights;
}

const same = (left: Card, come: Card): boolean => left !== null && left === come;
const turned = (left: Card, come: Card): boolean => left === null && come !== null;
const unseen = (_: Card, come: Card): boolean => come === null;

/** What a zone lost and gained; a card that was only turned over has not moved. */
function compare(before: readonly Card[], after: readonly Card[]): { left: Card[]; come: Card[] } {
  const left = [...before];
  const come: Card[] = [];
  for (const card of after) {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
    else come.push(card);
  }
  return turnOver(left, come);
}

function turnOver(left: Card[], come: Card[]): { left: Card[]; come: Card[] } {
  while (left.includes(null) && come.some((card) => card !== null) && left.length <= come.length) {
    left.splice(left.indexOf(null), 1);
    come.splice(
      come.findIndex((card) => card !== null),
      1,
    );
  }
  while (come.includes(null) && left.some((card) => card !== null) && come.length <= left.length) {
    come.splice(come.indexOf(null), 1);
    left.splice(
      left.findIndex((card) => card !== null),
      1,
    );
  }
  return { left, come };
}
