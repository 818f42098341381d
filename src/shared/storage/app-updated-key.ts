import type { StoredKey } from './stored-value';

/** `app_updated`: this tab reloads because of an update, and says so afterwards. docs/storage.md#app_updated */
export const appUpdatedMark: StoredKey<true> = {
  area: 'session',
  name: 'app_updated',
  parse: (raw) => (raw === 'true' ? true : null),
  format: String,
};
