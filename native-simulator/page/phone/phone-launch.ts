import { clients } from '@/shared/config/clients';
import type { TokenSet } from '@/shared/bridge/token-set';

import type { PhoneConfig } from '../../config/simulator-config';
import { tokenFields } from '../../config/token-fields';
import type { FaultRule, Launch } from '../../shim/launch';
import { DELAY_FAULT_MS } from '../lib/faulty-answers';
import { deviceDatabases } from './device-databases';
import { deviceStorage } from './device-storage';
import type { FreshStorage, PhoneLaunch } from './sim-port';

const idOf = (phone: PhoneConfig) =>
  clients.find(({ name }) => name === phone.client)?.id ?? clients[0].id;

/** The prefix of what a phone stores. */
const prefixOf = (index: number) => `phone-${index + 1}:`;

/** A storage of a phone, for the simulator's page. */
export function phoneStorageOf(
  index: number,
  area: 'localStorage' | 'sessionStorage' = 'localStorage',
): Storage {
  return deviceStorage(window[area], prefixOf(index));
}

/** The databases of a phone, for the simulator's page. */
export function phoneDatabasesOf(index: number): IDBFactory {
  return deviceDatabases(window.indexedDB, prefixOf(index));
}

/**
 * The launch of a phone's page. The shim does not answer calls that open a sheet: the user does.
 * @param tokens the stored token set of the phone's native app; null when signed out
 */
export function phoneLaunchOf(
  phone: PhoneConfig,
  index: number,
  tokens: Readonly<Record<string, unknown>> | null,
): PhoneLaunch {
  const launch: Launch = {
    client: idOf(phone),
    platform: phone.platform,
    ...(phone.platform === 'web' && { hostSystem: 'android' }),
    tokens: tokenSetOf(phone, tokens),
    removed: phone.without,
    outcomes: { openLoginPage: null, purchase: null, marketPurchase: null },
    faults: Object.fromEntries(
      Object.entries(phone.faults).map(([method, kind]): [string, FaultRule] => [
        method,
        kind === 'delay' ? { kind, ms: DELAY_FAULT_MS } : { kind },
      ]),
    ),
  };
  return { launch, storage: prefixOf(index) };
}

/** The token set of the native app: its own fields, overridden by the session, then by edited fields. */
function tokenSetOf(
  phone: PhoneConfig,
  tokens: Readonly<Record<string, unknown>> | null,
): TokenSet | null {
  if (tokens === null && !phone.tokenEdits.token) return null;
  const usual = Object.fromEntries(
    tokenFields.filter(({ group }) => group === 'device').map(({ name, sample }) => [name, sample]),
  );
  return {
    ...usual,
    'client-id': idOf(phone),
    token: '',
    ...tokens,
    ...phone.tokenEdits,
  };
}

/** Identifies the settings that only a reload of the page can change. */
export function launchKeyOf(phone: PhoneConfig): string {
  const { client, platform, path, persona, token, tokenEdits, without } = phone;
  return JSON.stringify([client, platform, path, persona, token, tokenEdits, without]);
}

/**
 * The storages of a fresh start. The session storage names the client (docs/storage.md#session-storage), as
 * in a tab that a host has opened.
 * @param session the persona's session for the web app's local storage; ignored in a wrapper
 */
export function freshStorageOf(
  phone: PhoneConfig,
  session: Readonly<Record<string, string>> | null,
): FreshStorage {
  return {
    localStorage: phone.platform === 'web' && session ? session : {},
    sessionStorage: { client_id: idOf(phone) },
  };
}

/** The first address of a phone's page, with the parameters that its host adds. */
export function startAddressOf(phone: PhoneConfig): string {
  const address = new URL(phone.path, 'http://app');
  address.searchParams.set('clientId', idOf(phone));
  if (phone.token !== '') address.searchParams.set('token', phone.token);
  return address.pathname + address.search + address.hash;
}
