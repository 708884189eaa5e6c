// Keeps the page as it was built, so that it opens without a network. What is asked of tables never passes through here.
// A build's worker keeps its own files and takes over when the last page of the build before is closed: versions never mix.

/* global FILES, VERSION -- written in when the page is built (see offline.ts) */
const PAGE = `page-${VERSION}`;
/** What was opened once and may be read again: rulebooks and lessons, whichever build showed them. */
const READING = 'reading';
const READ = /^\/(?:api\/)?(?:rulebooks|lessons)(?:\/|$)/;
const MOST_READ = 100;
const INDEX = '/index.html';
/** A network that has not answered by then is none. */
const PATIENCE = 4000;

addEventListener('install', (event) => event.waitUntil(keep()));
addEventListener('activate', (event) => event.waitUntil(takeOver()));
addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (!/^\/(?:api|metrics)(?:\/|$)/.test(pathname)) event.respondWith(opened(request));
  } else if (READ.test(pathname)) {
    event.respondWith(read(event, request));
  } else if (pathname in FILES) {
    event.respondWith(pathname.startsWith('/assets/') ? kept(request) : fresh(request));
  }
});

/** All of this build or nothing: a file of another one does not have its digest. */
async function keep() {
  const cache = await caches.open(PAGE);
  await Promise.all(
    Object.entries(FILES).map(async ([path, integrity]) => {
      const known = path.startsWith('/assets/') ? await caches.match(path) : undefined;
      const answer = known ?? (await fetch(path, { integrity, cache: 'no-cache' }));
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      await cache.put(path, answer);
    }),
  );
}

async function takeOver() {
  for (const name of await caches.keys()) if (name.startsWith('page-') && name !== PAGE) await caches.delete(name);
  await clients.claim();
}

/** The server knows best what to show where; without it the page itself says what can be done. */
async function opened(request) {
  const waiting = new Promise((_, give_up) => setTimeout(give_up, PATIENCE));
  try {
    return await Promise.race([fetch(request), waiting]);
  } catch {
    return (await (await caches.open(PAGE)).match(INDEX)) ?? Response.error();
  }
}

/** A name that changes with its content. */
async function kept(request) {
  return (await (await caches.open(PAGE)).match(request.url)) ?? fetch(request);
}

async function fresh(request) {
  return fetch(request).catch(async () => (await (await caches.open(PAGE)).match(request.url)) ?? Response.error());
}

/** At once as it was, and anew for the next time. */
async function read(event, request) {
  const cache = await caches.open(READING);
  const before = await cache.match(request);
  const anew = fetch(request).then(async (answer) => {
    if (answer.ok) await cache.put(request, answer.clone());
    for (const old of (await cache.keys()).slice(0, -MOST_READ)) await cache.delete(old);
    return answer;
  });
  if (!before) return anew;
  event.waitUntil(anew.catch(() => undefined));
  return before;
}
