// Service worker: keeps the whole site, so that the table opens without a network. The build fills in both constants.
const EDITION = 'EDITION';
const FILES = ['FILES'];
const CACHE = `five-victories-${EDITION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' }))))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name.startsWith('five-victories-') && name !== CACHE)
            .map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

/** What a hall answers is never kept, nor the pages of older builds. */
const OF_HALL = /^((api|live|healthz|metrics|rules)(\/|\?|$)|hall\.json$)/;
const isOfHall = ({ href }) => OF_HALL.test(href.slice(self.registration.scope.length));

/** What is kept comes first: the files of an edition never change. Pages of the site are all the same file. */
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || isOfHall(url)) return;
  const wanted = request.mode === 'navigate' ? './' : request;
  event.respondWith(
    caches.open(CACHE).then(async (cache) => (await cache.match(wanted, { ignoreSearch: true })) ?? fetch(request)),
  );
});

/** A hall tells of a match: its headline, a sentence, and where to go. A later notice of a match takes the place of the one before. */
self.addEventListener('push', (event) => {
  const { title, text, link, tag } = event.data?.json() ?? {};
  if (!title) return;
  const icon = new URL('icon.svg', self.registration.scope).href;
  event.waitUntil(self.registration.showNotification(title, { body: text, tag, renotify: true, icon, data: { link } }));
});

/** A window that is open goes there; else one is opened. Only to pages of this site. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const wanted = new URL(event.notification.data?.link ?? './', self.registration.scope);
  const link = wanted.origin === self.location.origin ? wanted.href : self.registration.scope;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then(async ([window]) => {
      if (!window) return self.clients.openWindow(link);
      await window.focus();
      return window.navigate(link);
    }),
  );
});
