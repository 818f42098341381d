import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import { $clientHeaders } from '@/shared/api/authorized';
import { clientById, knownClientId, OWN_CLIENT_ID, type Client } from '@/shared/config/clients';
import { $environment } from '@/shared/config/environment';
import { uuidV4 } from '@/shared/lib/uuid';
import { clientIdOfTab, deviceId } from '@/shared/storage/identity-keys';
import { entry, readStoredFx, writeRawFx } from '@/shared/storage/stored-value';

/** Identifies the client and the device; `clientId` comes from the address, null if it had none. */
export const clientRequested = createEvent<{ clientId: string | null }>();

const makeDeviceIdFx = createEffect(uuidV4);

/** The client of the address, else of this tab, else our own (10). Rule: docs/behaviour.md#clients */
const identifyFx = createEffect(async ({ clientId }: { clientId: string | null }) => {
  const [ofTab, device, made] = await Promise.all([
    readStoredFx(clientIdOfTab),
    readStoredFx(deviceId),
    makeDeviceIdFx(),
  ]);
  return {
    clientId: knownClientId(clientId ?? ofTab ?? OWN_CLIENT_ID),
    deviceId: device ?? made,
  };
});

/** The id in the `client-id` header of every request. */
export const $clientId = createStore<string>(OWN_CLIENT_ID).on(
  identifyFx.doneData,
  (_, { clientId }) => clientId,
);

/** The client's brand, market and partner settings. */
export const $client = combine($clientId, $environment, (id, environment): Client =>
  clientById(id, environment),
);

sample({ clock: clientRequested, target: identifyFx });
sample({
  clock: identifyFx.doneData,
  fn: ({ clientId }) => entry(clientIdOfTab, clientId),
  target: writeRawFx,
});
sample({
  clock: identifyFx.doneData,
  fn: ({ deviceId: device }) => entry(deviceId, device),
  target: writeRawFx,
});
$clientHeaders.on(identifyFx.doneData, (headers, { clientId, deviceId: device }) => ({
  ...headers,
  'client-id': clientId,
  'device-id': device,
}));

/** Client and device are identified, so requests may be sent. */
export const clientKnown = identifyFx.finally.map(() => undefined);
