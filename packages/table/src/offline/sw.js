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
const OF_HALL = /^(api|live|healthz|metrics|rules)(\/|\?|$)/;
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
