import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import { $clientHeaders } from '@/shared/api/authorized';
import { clientById, type Client } from '@/shared/config/clients';
import { $environment } from '@/shared/config/environment';
import { uuidV4 } from '@/shared/lib/uuid';
import { clientIdOfTab, deviceId } from '@/shared/storage/keys';
import { entry, readStored, writeRawFx } from '@/shared/storage/stored-value';

/** Finds out which client and device this is; `clientId` comes from the address, if it had one. */
export const clientRequested = createEvent<{ clientId: string | null }>();

/** The address, else this tab's last client, else 'own' (decisions, 'Clients'). */
const findClientFx = createEffect(async ({ clientId }: { clientId: string | null }) => {
  const known = clientId ?? (await readStored(clientIdOfTab)) ?? ownClientId;
  void writeRawFx(entry(clientIdOfTab, known));
  return known;
});

const ownClientId = '10';
const makeDeviceIdFx = createEffect(uuidV4);
const findDeviceFx = createEffect(async () => {
  const known = await readStored(deviceId);
  if (known !== null) return known;
  const made = await makeDeviceIdFx();
  void writeRawFx(entry(deviceId, made));
  return made;
});

const $clientId = createStore(ownClientId).on(findClientFx.doneData, (_, id) => id);

/** Who the shell is for: brand, market, partner. */
export const $client = combine($clientId, $environment, (id, environment): Client =>
  clientById(id, environment),
);

const identifyFx = createEffect(async (asked: { clientId: string | null }) => ({
  clientId: await findClientFx(asked),
  deviceId: await findDeviceFx(),
}));
sample({ clock: clientRequested, target: identifyFx });
$clientHeaders.on(identifyFx.doneData, (headers, { clientId, deviceId: device }) => ({
  ...headers,
  'client-id': clientId,
  'device-id': device,
}));

/** Client and device are known: calls may leave now. */
export const clientKnown = identifyFx.finally.map(() => undefined);
