import type { Event } from 'effector';

import { storageChanged } from '../browser/storage-changes';
import type { StoredKey } from './stored-value';

/**
 * Another tab has stored a value under this key, which comes wrapped; null when it was removed. Who writes several things
 * under one key takes it over, so that the next write keeps what the other tab has added. Module level only.
 */
export function storedElsewhere<T>(key: StoredKey<T>): Event<{ readonly value: T | null }> {
  return storageChanged.filterMap((change) =>
    change.key === null || change.key === key.name
      ? { value: change.raw === null ? null : key.parse(change.raw) }
      : undefined,
  );
}
