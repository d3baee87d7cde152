/** Which page an address means. */

export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string; rival: string | null }
  | { page: 'match'; id: string }
  | {
      page: 'replay';
      id: string;
      ply: number | null;
      seat: number | null;
      open: boolean;
      analyse: boolean;
    }
  | { page: 'rules'; game: string; card: string | null }
  | { page: 'lists'; game: string }
  | { page: 'person'; id: string }
  | { page: 'leaders'; game: string }
  | { page: 'missing' };

export function routeOf(path: string, search = ''): Route {
  const [first = '', second = '', third] = path.split('/').filter(Boolean).map(decode);
  const asked = new URLSearchParams(search);
  if (first === '') return { page: 'lobby' };
  if (third === undefined && second) {
    if (first === 'lists') return { page: 'lists', game: second };
    if (first === 'new') return { page: 'new', game: second, rival: asked.get('with') };
    if (first === 'person') return { page: 'person', id: second };
    if (first === 'leaders') return { page: 'leaders', game: second };
    if (first === 'match') return { page: 'match', id: second };
    if (first === 'rules') return { page: 'rules', game: second, card: asked.get('card') };
    if (first === 'replay') {
      return {
        page: 'replay',
        id: second,
        ply: number(asked.get('ply')),
        seat: number(asked.get('seat')),
        open: asked.has('open'),
        analyse: asked.has('analyse'),
      };
    }
  }
  return { page: 'missing' };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function number(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

class Router {
  route = $state.raw<Route>(routeOf(location.pathname, location.search));

  go(address: string): void {
    history.pushState(null, '', address);
    this.#look();
    scrollTo(0, 0);
  }

  replace(address: string): void {
    history.replaceState(null, '', address);
    this.#look();
  }

  /** Links of ours are followed without loading the page again. */
  listen(): void {
    addEventListener('popstate', () => this.#look());
    addEventListener('click', (event) => {
      const link = (event.target as Element | null)?.closest?.('a');
      const plain = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0;
      if (!link || !plain || event.defaultPrevented) return;
      if (link.target || link.origin !== location.origin || link.hasAttribute('download')) return;
      if (link.pathname.startsWith('/api') || link.hash) return;
      event.preventDefault();
      this.go(link.pathname + link.search);
    });
  }

  #look(): void {
    this.route = routeOf(location.pathname, location.search);
  }
}

export const router = new Router();
