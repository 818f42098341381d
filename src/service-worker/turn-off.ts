/// <reference lib="webworker" />
/**
 * A service worker that removes itself and its caches. Served as `/sw.js` in place of a broken one, it takes the app back
 * to what the server sends. Recipe: docs/recipes/turn-off-the-service-worker.md
 */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(removeEverything());
});

async function removeEverything(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}

export {};
