import { attach, createEffect, createStore, sample } from 'effector';

import type { PhoneConfig } from '../../config/simulator-config';
import { waitFx } from '../browser/wait';
import { removeDatabases } from '../phone/device-databases';
import { freshStorageOf, launchKeyOf, phoneDatabasesOf } from '../phone/phone-launch';
import type { FreshStorage } from '../phone/sim-port';
import { startPathOf } from '../lib/recorded-launch';
import { resetMockFx } from './api-control';
import { $config, phonesReplaced } from './config';
import { runsEnded } from './runs';
import { phonesWiped } from './screens';
import { requestPersonaTokensFx, tokenSetOf, webSessionOf } from './tokens';

/** A phone for a fresh start, with settings that may differ from its current ones. */
export interface FreshPhone {
  readonly index: number;
  readonly phone: PhoneConfig;
}

/** The first load of a phone after a reset. */
export interface FreshStart {
  /** The `launchKeyOf` of its settings. With other settings a phone starts as usual. */
  readonly key: string;
  /** The number of fresh starts of this phone. */
  readonly count: number;
  readonly path: string;
  readonly storage: FreshStorage;
}

/**
 * Removes the databases of a phone. The page that is still open keeps them until it is loaded again, and the next
 * page waits for that.
 */
export const removeDatabasesFx = createEffect((phone: number) =>
  removeDatabases(phoneDatabasesOf(phone)),
);

const prepareFx = createEffect(async (phones: readonly FreshPhone[]) => {
  await resetMockFx();
  const ready = [];
  for (const { index, phone } of phones) {
    const { persona } = phone;
    const tokens =
      persona === null ? null : await requestPersonaTokensFx({ phone: index, persona });
    ready.push({
      ...{ index, phone, persona },
      tokens: tokens && tokenSetOf(tokens),
      storage: freshStorageOf(phone, tokens && webSessionOf(tokens)),
    });
  }
  return ready;
});

const MAX_ATTEMPTS = 60;
const PAUSE_MS = 250;

const prepareOnceReachedFx = createEffect(async (phones: readonly FreshPhone[]) => {
  for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt += 1) {
    try {
      return await prepareFx(phones);
    } catch {
      // A page that is still loading cannot reach the mock yet.
      await waitFx(PAUSE_MS);
    }
  }
  return prepareFx(phones);
});

const readSettingsFx = attach({
  source: $config,
  effect: (config, phones: readonly FreshPhone[]) =>
    phones.map(({ index }) => config.phones[index]),
});
const launchOf = (phone: PhoneConfig | undefined) =>
  phone && `${launchKeyOf(phone)} ${JSON.stringify(phone.faults)}`;

/**
 * Starts phones from a known state: the mock at its seed, empty storage, the persona signed in, the page
 * loaded at its first path. The user may turn a phone or change its device meanwhile.
 * @throws when the mock cannot be reached, or when the user has changed what a phone starts with
 */
export const startFreshFx = createEffect(async (phones: readonly FreshPhone[]) => {
  const before = await readSettingsFx(phones);
  const ready = await prepareOnceReachedFx(phones);
  for (const { index } of ready) await removeDatabasesFx(index);
  const now = await readSettingsFx(phones);
  if (now.some((phone, at) => launchOf(phone) !== launchOf(before[at]))) {
    throw new Error('The settings of the phone were changed while it started.');
  }
  return ready.map((each, at) => {
    const { device, isLandscape, tabBar } = now[at] ?? each.phone;
    return { ...each, phone: { ...each.phone, device, isLandscape, tabBar } };
  });
});

sample({
  clock: startFreshFx,
  fn: (phones) => phones.map(({ index }) => index),
  target: runsEnded,
});
sample({ clock: startFreshFx.doneData, target: phonesReplaced });
sample({
  clock: startFreshFx.doneData,
  fn: (ready) => ready.map(({ index, persona, tokens }) => ({ phone: index, persona, tokens })),
  target: phonesWiped,
});

/** The fresh start of each phone, until a launch setting changes. */
export const $freshStarts = createStore<Readonly<Record<number, FreshStart>>>({})
  .on(startFreshFx.doneData, (starts, ready) => ({
    ...starts,
    ...Object.fromEntries(
      ready.map(({ index, phone, storage }) => [
        index,
        {
          key: launchKeyOf(phone),
          count: (starts[index]?.count ?? 0) + 1,
          path: startPathOf(phone),
          storage,
        },
      ]),
    ),
  }))
  .on($config, (starts, { phones }) => {
    const current = Object.entries(starts).filter(([index, { key }]) => {
      const phone = phones[Number(index)];
      return phone && launchKeyOf(phone) === key;
    });
    return Object.fromEntries(current);
  });
