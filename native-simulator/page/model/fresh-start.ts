import { createEffect, createStore, sample } from 'effector';

import type { PhoneConfig } from '../../config/simulator-config';
import { waitFx } from '../browser/wait';
import { launchKeyOf, freshStorageOf } from '../phone/phone-launch';
import type { FreshStorage } from '../phone/sim-port';
import { startPathOf } from '../lib/recorded-launch';
import { resetMockFx } from './api-control';
import { phonesReplaced } from './config';
import { phonesWiped } from './screens';
import { requestPersonaTokensFx, tokenSetOf, webSessionOf } from './tokens';

/** A phone that is to begin as new, with settings that may be other than it has. */
export interface FreshPhone {
  readonly index: number;
  readonly phone: PhoneConfig;
}

/** How the page of such a phone is loaded. */
export interface FreshStart {
  /** Which settings it is for, as `launchKeyOf` has them; with others a phone begins as usual. */
  readonly key: string;
  /** Counts the starts. */
  readonly count: number;
  readonly path: string;
  readonly storage: FreshStorage;
}

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

const ATTEMPTS = 60;
const PAUSE_MS = 250;

/**
 * Lets phones begin as they would anywhere else: the mock at its seed, nothing stored, the persona signed
 * in, the page loaded at its launch. @throws when the mock can't be reached
 */
export const startFreshFx = createEffect(async (phones: readonly FreshPhone[]) => {
  for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
    try {
      return await prepareFx(phones);
    } catch {
      // A page that is still loading can't reach the mock yet.
      await waitFx(PAUSE_MS);
    }
  }
  return prepareFx(phones);
});

sample({ clock: startFreshFx.doneData, target: phonesReplaced });
sample({
  clock: startFreshFx.doneData,
  fn: (ready) => ready.map(({ index, persona, tokens }) => ({ phone: index, persona, tokens })),
  target: phonesWiped,
});

/** By the phones' numbers. */
export const $freshStarts = createStore<Readonly<Record<number, FreshStart>>>({}).on(
  startFreshFx.doneData,
  (starts, ready) => ({
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
  }),
);
