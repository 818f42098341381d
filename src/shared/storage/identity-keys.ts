import type { StoredKey } from './stored-value';

// These keys need neither effector nor valibot: the early storefront request reads them as well.

const tokenText = (raw: string) => (raw.trim() === '' ? null : raw);

export const accessToken: StoredKey<string> = {
  area: 'local',
  name: 'access_token',
  parse: tokenText,
  format: (token) => token,
};

export const refreshToken: StoredKey<string> = {
  area: 'local',
  name: 'refresh_token',
  parse: tokenText,
  format: (token) => token,
};

/** The moment at which the access token expires, in epoch milliseconds. */
export const expiresIn: StoredKey<number> = {
  area: 'local',
  name: 'expires_in',
  parse: (raw) => (/^\d{1,16}$/.test(raw) ? Number(raw) : null),
  format: String,
};

const uuidV4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** The id of this device. It is made once and survives a sign-out. */
export const deviceId: StoredKey<string> = {
  area: 'local',
  name: 'deviceId',
  parse: (raw) => (uuidV4.test(raw) ? raw : null),
  format: (value) => value,
};

/** The client id that this tab runs as. */
export const clientIdOfTab: StoredKey<string> = {
  area: 'session',
  name: 'client_id',
  parse: (raw) => (/^\d{1,4}$/.test(raw) ? raw : null),
  format: (value) => value,
};
