import { expect, type Page } from '@playwright/test';

/** Resolves when the worker controls the page: it is installed, and holds the app's files. */
export async function workerReady(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 40_000 })
    .toBe('activated');
}

/** The addresses whose answers the device keeps: docs/storage.md#kept-answers */
export const keptAddresses = (page: Page): Promise<string[]> =>
  keysOf(page, 'shenidar-kept', 'answers');

/** The numbers of the books that the device keeps: docs/storage.md#kept-books */
export const keptBookIds = (page: Page): Promise<string[]> =>
  keysOf(page, 'shenidar-kept-books', 'books');

/** The paths of all files in the caches of the page. */
export function cachedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname);
  });
}

function keysOf(page: Page, databaseName: string, storeName: string): Promise<string[]> {
  return page.evaluate(
    async ([name, store]) => {
      const databases = await indexedDB.databases();
      // Opening a database that is not there would create it, and without its store.
      if (!databases.some((database) => database.name === name)) return [];
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error ?? new Error('The database did not open'));
      });
      const keys = database.transaction(store).objectStore(store).getAllKeys();
      await new Promise((resolve) => (keys.onsuccess = resolve));
      database.close();
      return keys.result.map(String);
    },
    [databaseName, storeName] as const,
  );
}
