import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import { $clientHeaders } from '@/shared/api/authorized';
import { clientById, knownClientId, OWN_CLIENT_ID, type Client } from '@/shared/config/clients';
import { $environment } from '@/shared/config/environment';
import { uuidV4 } from '@/shared/lib/uuid';
import { clientIdOfTab, deviceId } from '@/shared/storage/identity-keys';
import { entry, readStoredFx, writeRawFx } from '@/shared/storage/stored-value';

/** Finds out which client and device this is; `clientId` comes from the address, if it had one. */
export const clientRequested = createEvent<{ clientId: string | null }>();

const makeDeviceIdFx = createEffect(uuidV4);

/** The address, else this tab's last client, else our own; an id of nobody is ours (decisions, 'Clients'). */
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

/** The id that calls carry. */
export const $clientId = createStore<string>(OWN_CLIENT_ID).on(
  identifyFx.doneData,
  (_, { clientId }) => clientId,
);

/** Who the shell is for: brand, market, partner. */
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

/** Client and device are known: calls may leave now. */
export const clientKnown = identifyFx.finally.map(() => undefined);
