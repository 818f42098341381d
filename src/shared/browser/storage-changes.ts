import { createEffect, createEvent, scopeBind } from 'effector';

export interface StorageChange {
  /** Null when all of local storage was emptied. */
  readonly key: string | null;
  readonly raw: string | null;
}

/** Another tab has changed local storage. */
export const storageChanged = createEvent<StorageChange>();

/** Starts to listen to the other tabs. Never stopped: the page needs it as long as it lives. */
export const watchStorageFx = createEffect(() => {
  const changed = scopeBind(storageChanged, { safe: true });
  window.addEventListener('storage', ({ key, newValue: raw, storageArea }) => {
    if (storageArea === window.localStorage) changed({ key, raw });
  });
});
