import { createEffect } from 'effector';

/** Storage of this origin, in bytes. */
export interface Space {
  readonly used: number;
  readonly free: number;
}

/**
 * Whether this browser can keep and play books: a service worker answers for the sound, which only reaches a player
 * that loads its files through the page.
 */
export const readCanKeepFx = createEffect(
  () =>
    'serviceWorker' in navigator &&
    'caches' in window &&
    'indexedDB' in window &&
    ('MediaSource' in window || 'ManagedMediaSource' in window),
);

/** Asks the browser not to evict what is kept. It may refuse, and then evicts only under pressure. */
export const askToPersistFx = createEffect(async () => {
  const { storage } = navigator as { storage?: Partial<StorageManager> };
  return (await storage?.persist?.()) ?? false;
});

/** Null in browsers that do not tell. */
export const readSpaceFx = createEffect(async (): Promise<Space | null> => {
  const { storage } = navigator as { storage?: Partial<StorageManager> };
  try {
    const { usage, quota } = (await storage?.estimate?.()) ?? {};
    if (usage === undefined || quota === undefined) return null;
    return { used: usage, free: Math.max(0, quota - usage) };
  } catch {
    return null;
  }
});
