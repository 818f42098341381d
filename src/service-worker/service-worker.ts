/// <reference lib="webworker" />
/**
 * The web app's service worker, served as `/sw.js`: it keeps the app's own files, so that the app opens
 * without a connection, and the pictures that were seen. It never stores answers of the API, tokens or
 * streams; the sound of kept books is the page's own. Rule: docs/behaviour.md#service-worker
 */
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

import { patternOf } from '@/shared/routing/known-paths';

import { answerWithKeptSound, isKeptSound } from './kept-sound';
import { handlePushMessages } from './push';
import { bypassWorker } from './static-routes';

declare const self: ServiceWorkerGlobalScope;

/** Pictures keep their address only as long as they keep their content, so the age limits space alone. */
const MAX_PICTURES = 200;
const MAX_PICTURE_AGE_SECONDS = 30 * 24 * 60 * 60;
/** Files with a hash in their names that are loaded when they are needed first: the player's HLS, a font. */
const MAX_LATE_FILES = 60;

cleanupOutdatedCaches();
precacheAndRoute([...PRECACHED_FILES]);

const answerWithPage = createHandlerBoundToURL('/index.html');
registerRoute(
  // Addresses of other servers behind the same host, such as a checkout, do not belong to the app.
  ({ request, url }) => request.mode === 'navigate' && patternOf(url.pathname) !== null,
  answerWithPage,
);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'late-files',
    plugins: pluginsOf(
      new CacheableResponsePlugin({ statuses: [200] }),
      new ExpirationPlugin({ maxEntries: MAX_LATE_FILES, purgeOnQuotaError: true }),
    ),
  }),
);

registerRoute(
  ({ request, url }) => request.destination === 'image' && url.pathname.startsWith('/content/'),
  new CacheFirst({
    cacheName: 'pictures',
    // Pages ask another host without CORS, where each answer has the status 0, an error as well.
    fetchOptions: { mode: 'cors', credentials: 'same-origin' },
    plugins: pluginsOf(
      new CacheableResponsePlugin({ statuses: [200] }),
      new ExpirationPlugin({
        maxEntries: MAX_PICTURES,
        maxAgeSeconds: MAX_PICTURE_AGE_SECONDS,
        purgeOnQuotaError: true,
      }),
      // A host that allows no CORS: shown as the page asks for it, but not kept.
      { handlerDidError: ({ request }: { request: Request }) => fetch(request) },
    ),
  }),
);

// The sound of books that the user keeps on the device; the page writes it. Rule: docs/behaviour.md#kept-books
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isKeptSound(url.pathname),
  ({ url }) => answerWithKeptSound(url.pathname),
);

handlePushMessages();
bypassWorker();

// A new version waits until the listener asks for it, or until the last tab of the old one is closed.
self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if ((data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});
// The first version serves the page that installed it; later ones take over when they are activated.
clientsClaim();

/** Workbox declares its own plugins with weaker types than it accepts. */
function pluginsOf(...plugins: readonly object[]): WorkboxPlugin[] {
  return plugins as WorkboxPlugin[];
}
