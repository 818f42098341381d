/**
 * The fields of the wrapper's token set (docs/native-bridge.md#gettokens), in the order of the editor. The
 * group `login` belongs to the new login mode.
 */
export const tokenFields = [
  { name: 'device-id', group: 'device', sample: '5d3c0b5e-0000-4000-8000-00000000a001' },
  { name: 'client-id', group: 'device', sample: '2' },
  { name: 'version-code', group: 'device', sample: '109' },
  { name: 'api-level', group: 'device', sample: '34' },
  { name: 'adsId', group: 'device', sample: '' },
  { name: 'identityClientId', group: 'login', sample: 'shenidar-app' },
  { name: 'clientSecret', group: 'login', sample: '' },
  { name: 'scope', group: 'login', sample: 'openid offline_access' },
  { name: 'token', group: 'session', sample: '' },
  { name: 'refresh-token', group: 'session', sample: '' },
  { name: 'expireIn', group: 'session', sample: '3600' },
] as const;

export type TokenField = (typeof tokenFields)[number]['name'];
export const tokenFieldNames = tokenFields.map(({ name }) => name);

/** Edited fields; all others keep their default values. */
export type TokenEdits = Readonly<Partial<Record<TokenField, string>>>;

/** Credentials, which are masked wherever they are shown. */
export const secretFields: ReadonlySet<string> = new Set<TokenField>([
  'token',
  'refresh-token',
  'clientSecret',
]);
