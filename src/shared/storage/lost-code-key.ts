import type { StoredKey } from './stored-value';

/** `lost_code_reloads`: addresses with versions of the app that were reloaded because code was missing. docs/storage.md#lost_code_reloads */
export const lostCodeReloads: StoredKey<readonly string[]> = {
  area: 'session',
  name: 'lost_code_reloads',
  parse: (raw) => raw.split('\n'),
  format: (reloads) => reloads.join('\n'),
};
