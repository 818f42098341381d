import { clients } from '@/shared/config/clients';
import type { TokenSet } from '@/shared/bridge/token-set';

import type { PhoneConfig } from '../../config/simulator-config';
import { tokenFields } from '../../config/token-fields';
import type { FaultRule, Launch } from '../../shim/launch';
import { DELAY_FAULT_MS } from '../lib/faulty-answers';
import { deviceStorage } from './device-storage';
import type { FreshStorage, PhoneLaunch } from './sim-port';

const idOf = (phone: PhoneConfig) =>
  clients.find(({ name }) => name === phone.client)?.id ?? clients[0].id;

/** What stands before each key that a phone stores; phones by number from 0. */
const prefixOf = (index: number) => `phone-${index + 1}:`;

/** A phone's own local storage, seen from the simulator's page. */
export function phoneStorageOf(index: number): Storage {
  return deviceStorage(window.localStorage, prefixOf(index));
}

/**
 * How a phone's page is to begin. Sheets answer by hand, so the shim itself answers nothing to what
 * opens one.
 * @param tokens what the native app of this phone keeps; null for nobody
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

/** The token set of the native app: its own fields, the session, and over both what was typed. */
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

/** What a launch decides: with other settings a phone's page has to be loaded anew. */
export function launchKeyOf(phone: PhoneConfig): string {
  const { client, platform, path, persona, token, tokenEdits, without } = phone;
  return JSON.stringify([client, platform, path, persona, token, tokenEdits, without]);
}

/**
 * The storages of a phone that begins as new. Its tab knows the client, as one does that was opened by
 * its host (contract, storage).
 * @param session of the persona, as the web app keeps it; a wrapper keeps its own
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

/** The address at which a phone's page begins, as its host would open it. */
export function startAddressOf(phone: PhoneConfig): string {
  const address = new URL(phone.path, 'http://app');
  address.searchParams.set('clientId', idOf(phone));
  if (phone.token !== '') address.searchParams.set('token', phone.token);
  return address.pathname + address.search + address.hash;
}
