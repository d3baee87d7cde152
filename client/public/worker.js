/*
 * The service worker: it shows "no connection" instead of nothing, and calls whoever asked for it.
 * Nothing of a match is ever kept here: what cannot be asked of the server is not shown.
 */
const SHELF = 'pentarch-shell-1';
const SHELL = ['/offline.html', '/offline.css', '/icon.svg', '/icon-192.png'];

const lang = new URL(self.location.href).searchParams.get('lang') === 'ru' ? 'ru' : 'en';
const WORDS = {
  en: {
    turn: 'It is your turn',
    seat: 'Somebody has sat down at your table',
    rematch: 'Somebody wants to play again with you',
    invited: 'Somebody has invited you to a table',
    over: 'Your match is over',
  },
  ru: {
    turn: 'Ваш ход',
    seat: 'За ваш стол сели',
    rematch: 'С вами хотят сыграть ещё',
    invited: 'Вас зовут за стол',
    over: 'Ваша партия закончена',
  },
}[lang];

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(SHELF)
      .then((shelf) => shelf.addAll(SHELL))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const clear = caches
    .keys()
    .then((names) =>
      Promise.all(names.filter((it) => it !== SHELF).map((it) => caches.delete(it))),
    );
  event.waitUntil(clear.then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match('/offline.html')));
  } else if (SHELL.includes(pathname)) {
    event.respondWith(fetch(request).catch(() => caches.match(pathname)));
  }
});

self.addEventListener('push', (event) => {
  let news = {};
  try {
    news = event.data?.json() ?? {};
  } catch {
    // Another's message: say that there is something.
  }
  const match = /^[a-z0-9]{1,64}$/i.test(news.match ?? '') ? news.match : null;
  event.waitUntil(
    self.registration.showNotification('Pentarch', {
      body: WORDS[news.kind] ?? WORDS.turn,
      icon: '/icon-192.png',
      badge: '/icon-192.png',
      tag: match ?? 'pentarch',
      renotify: true,
      lang,
      data: { address: match ? `/match/${match}` : '/' },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { address } = event.notification.data;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((windows) => {
      const there = windows.find((it) => new URL(it.url).pathname === address);
      return there ? there.focus() : self.clients.openWindow(address);
    }),
  );
});
