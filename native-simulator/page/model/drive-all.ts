import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';

import { MAX_PHONES } from '../../config/simulator-config';
import type { Gesture } from '../../recording/recorder';
import { readNow } from '../browser/now';
import { createFollower, type Follower } from '../phone/follower';
import type { Scroll } from '../phone/sim-port';
import { $config, pageStarted } from './config';
import { $frames } from './frames';
import { $drivesAll, gesturePerformed, gestureRepeated, phoneScrolled } from './gestures';
import { phoneStarted } from './screens';

const frameFx = attach({ source: $frames, effect: (frames, phone: number) => frames[phone] });
const makeFollowersFx = createEffect(() => {
  const frame = scopeBind(frameFx, { safe: true });
  const tell = scopeBind(gestureRepeated, { safe: true });
  return Array.from({ length: MAX_PHONES }, (_, phone) =>
    createFollower(
      () => frame(phone),
      (gesture) => tell({ phone, gesture }),
    ),
  );
});
sample({ clock: pageStarted, target: makeFollowersFx });
/** One for each phone that there can be. */
const $followers = createStore<readonly Follower[]>([], { serialize: 'ignore' }).on(
  makeFollowersFx.doneData,
  (_, followers) => followers,
);

interface Lead {
  /** The phone in which it was done. */
  readonly phone: number;
  readonly deed: Gesture | Scroll;
}

const followFx = createEffect(
  ({ follower, deed }: { follower: Follower; phone: number; deed: Lead['deed'] }) =>
    follower.follow(deed),
);
const followAllFx = createEffect(async (turns: readonly Parameters<typeof followFx>[0][]) => {
  await Promise.all(turns.map((turn) => followFx(turn)));
});

const led = createEvent<Lead>();
sample({
  clock: gesturePerformed,
  fn: ({ phone, gesture }) => ({ phone, deed: gesture }),
  target: led,
});
sample({ clock: phoneScrolled, fn: ({ phone, scroll }) => ({ phone, deed: scroll }), target: led });
sample({
  clock: led,
  source: { config: $config, followers: $followers, drivesAll: $drivesAll },
  filter: ({ drivesAll }) => drivesAll,
  fn: ({ config, followers }, { phone, deed }) =>
    followers.flatMap((follower, each) =>
      each < config.phones.length && each !== phone ? [{ follower, phone: each, deed }] : [],
    ),
  target: followAllFx,
});

/** What a phone could not follow, until it can again. */
export const $missedGestures = createStore<Readonly<Record<number, Gesture>>>({})
  .on(followFx.done, (strays, { params: { phone, deed }, result }) => {
    if (deed.kind === 'scroll') return strays;
    return result ? without(strays, phone) : { ...strays, [phone]: deed };
  })
  .on(phoneStarted, without);

function without(strays: Readonly<Record<number, Gesture>>, phone: number) {
  return Object.fromEntries(Object.entries(strays).filter(([each]) => Number(each) !== phone));
}

/** Something that is done to all phones at once by the simulator's own keys, at this time in epoch ms. */
export const allPhonesDriven = createEvent<number>();
/** When each step of all phones began, epoch ms; what was before the first is the loading. */
export const $stepStarts = createStore<readonly number[]>([])
  .on(allPhonesDriven, (steps, at) => [...steps, at])
  .on(sample({ clock: gesturePerformed, filter: $drivesAll }), (steps, { gesture }) => [
    ...steps,
    gesture.at,
  ]);

/** When each phone's page began, epoch ms. */
const nowFx = createEffect((phone: number) => ({ phone, at: readNow() }));
sample({ clock: phoneStarted, target: nowFx });
export const $pageStarts = createStore<Readonly<Record<number, number>>>({}).on(
  nowFx.doneData,
  (starts, { phone, at }) => ({ ...starts, [phone]: at }),
);
