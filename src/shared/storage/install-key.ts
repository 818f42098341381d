import type { StoredKey } from './stored-value';

/** `install_refused`: the user of this device does not want to install the app. docs/storage.md#install_refused */
export const installRefusedMark: StoredKey<true> = {
  area: 'local',
  name: 'install_refused',
  parse: (raw) => (raw === 'true' ? true : null),
  format: String,
};
