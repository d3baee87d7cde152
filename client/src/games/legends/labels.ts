/** A region in words, for whoever does not see the map. */
import { t } from '../../words.svelte';
import type { LegendsView, SeenRegion } from './generated';
import { ownerOf, standsIn } from './view';

export interface Readers {
  names: readonly string[];
  seat: number | null;
}

const nameOf = (owner: number | null, { names, seat }: Readers): string => {
  if (owner === null) return t('browser-legends-neutral');
  return owner === seat ? t('browser-you') : (names[owner] ?? '');
};

export const regionName = (region: string): string => t(`legends-region-${region}`);

function islandOf({ region }: SeenRegion, view: LegendsView, readers: Readers): string {
  const found = view.islands.find(({ regions }) => regions.includes(region));
  if (!found) return '';
  const island = t(`legends-island-${found.island}`);
  return found.controller === null
    ? t('browser-legends-island', { island })
    : t('browser-legends-island-ruled', {
        island,
        who: nameOf(ownerOf(found.controller), readers),
      });
}

/** The name, what can be done, who rules, what stands there, where it leads. */
export function labelOf(
  seen: SeenRegion | undefined,
  view: LegendsView,
  readers: Readers,
  deed: string | null,
  price: number | null,
): string {
  if (!seen) return '';
  const stands = standsIn(seen).map(({ owner, armies, cities }) =>
    t('browser-legends-stand', { who: nameOf(owner, readers), armies, cities }),
  );
  const parts = [
    regionName(seen.region),
    deed ?? '',
    price === null ? '' : t('browser-legends-step-price', { price }),
    view.start === seen.region ? t('browser-legends-start') : '',
    seen.controller === null
      ? t('browser-legends-ruled-by-nobody')
      : t('browser-legends-ruled', {
          who: nameOf(ownerOf(seen.controller), readers),
        }),
    islandOf(seen, view, readers),
    stands.length > 0 ? stands.join('; ') : t('browser-legends-empty'),
    seen.token ? t(`legends-token-${seen.under ?? seen.token}`) : '',
    t('browser-legends-near', { regions: seen.near.map(regionName).join(', ') || '—' }),
    seen.across.length > 0
      ? t('browser-legends-across', { regions: seen.across.map(regionName).join(', ') })
      : '',
  ];
  return parts.filter((it) => it !== '').join('. ');
}
