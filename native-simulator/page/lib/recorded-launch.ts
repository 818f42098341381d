import { clientById, knownClientId } from '@/shared/config/clients';
import type { Environment } from '@/shared/config/environments';

import { defaultPhone, type ClientName, type PhoneConfig } from '../../config/simulator-config';
import { tokenFields, type TokenEdits } from '../../config/token-fields';
import { isMasked } from '../../recording/mask';
import type { RecordedLaunch } from '../../recording/recording';
import type { Launch } from '../../shim/launch';

/** The launch settings of a phone in the form of a recording. */
export function recordedLaunch(
  phone: PhoneConfig,
  environment: Environment,
  { client, platform, tokens, removed, faults }: Launch,
): RecordedLaunch {
  return {
    client,
    environment: environment.name,
    platform,
    path: startPathOf(phone),
    persona: phone.persona,
    ...(platform !== 'web' && tokens && { tokens: { ...tokens } }),
    ...(removed?.length && { removed: [...removed] }),
    ...(faults && Object.keys(faults).length > 0 && { faults: { ...faults } }),
  };
}

/** The first path of a fresh start. Its session storage names the client, so the address does not have to. */
export function startPathOf({ path, token }: Pick<PhoneConfig, 'path' | 'token'>): string {
  if (token === '') return path;
  const address = new URL(path, 'http://app');
  address.searchParams.set('token', token);
  return address.pathname + address.search + address.hash;
}

/**
 * The phone settings of a recording, with the current device; null for a client that does not exist here.
 */
export function phoneOfLaunch(
  launch: RecordedLaunch,
  environment: Environment,
  current: Pick<PhoneConfig, 'device' | 'isLandscape' | 'tabBar'>,
): PhoneConfig | null {
  const { client, platform, persona, removed = [], faults = {}, tokens } = launch;
  if (knownClientId(client) !== client) return null;
  const { device, isLandscape, tabBar } = current;
  const kinds = Object.entries(faults).map(([method, { kind }]) => [method, kind]);
  return {
    ...defaultPhone,
    ...{ device, isLandscape, tabBar },
    client: clientById(client, environment).name as ClientName,
    platform,
    persona,
    ...addressParts(launch.path),
    without: removed,
    faults: Object.fromEntries(kinds) as PhoneConfig['faults'],
    tokenEdits: editsIn(tokens ?? {}),
  };
}

function addressParts(path: string): Pick<PhoneConfig, 'path' | 'token'> {
  const address = new URL(path, 'http://app');
  const token = address.searchParams.get('token');
  if (token === null) return { path, token: '' };
  address.searchParams.delete('token');
  return { path: address.pathname + address.search + address.hash, token };
}

/** The fields of a token set that differ from their samples and do not belong to a session. */
function editsIn(tokens: Readonly<Record<string, unknown>>): TokenEdits {
  return Object.fromEntries(
    tokenFields.flatMap(({ name, group, sample }) => {
      const value = tokens[name];
      const isOwn = typeof value === 'string' && value !== '' && !isMasked(value);
      return isOwn && group !== 'session' && name !== 'client-id' && value !== sample
        ? [[name, value]]
        : [];
    }),
  );
}
