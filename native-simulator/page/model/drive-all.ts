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
  const report = scopeBind(gestureRepeated, { safe: true });
  return Array.from({ length: MAX_PHONES }, (_, phone) =>
    createFollower(
      () => frame(phone),
      (gesture) => report({ phone, gesture }),
    ),
  );
});
sample({ clock: pageStarted, target: makeFollowersFx });
/** One for each possible phone. */
const $followers = createStore<readonly Follower[]>([], { serialize: 'ignore' }).on(
  makeFollowersFx.doneData,
  (_, followers) => followers,
);

interface UserGesture {
  /** The phone in which the user acted. */
  readonly phone: number;
  readonly gesture: Gesture | Scroll;
}

interface FollowParams {
  readonly follower: Follower;
  /** The phone of the follower. */
  readonly phone: number;
  readonly gesture: Gesture | Scroll;
}

const followFx = createEffect(({ follower, gesture }: FollowParams) => follower.follow(gesture));
const followAllFx = createEffect(async (all: readonly FollowParams[]) => {
  await Promise.all(all.map((params) => followFx(params)));
});

const userActed = createEvent<UserGesture>();
sample({ clock: gesturePerformed, target: userActed });
sample({
  clock: phoneScrolled,
  fn: ({ phone, scroll }) => ({ phone, gesture: scroll }),
  target: userActed,
});
sample({
  clock: userActed,
  source: { config: $config, followers: $followers, drivesAll: $drivesAll },
  filter: ({ drivesAll }) => drivesAll,
  fn: ({ config, followers }, { phone, gesture }) =>
    followers.flatMap((follower, each) =>
      each < config.phones.length && each !== phone ? [{ follower, phone: each, gesture }] : [],
    ),
  target: followAllFx,
});

/** The last gesture that each phone could not repeat, until it repeats another. */
export const $missedGestures = createStore<Readonly<Record<number, Gesture>>>({})
  .on(followFx.done, (missed, { params: { phone, gesture }, result }) => {
    if (gesture.kind === 'scroll') return missed;
    return result ? withoutPhone(missed, phone) : { ...missed, [phone]: gesture };
  })
  .on(phoneStarted, withoutPhone);

function withoutPhone(missed: Readonly<Record<number, Gesture>>, phone: number) {
  return Object.fromEntries(Object.entries(missed).filter(([each]) => Number(each) !== phone));
}

/** A key of the simulator acted on all phones, at this time in epoch ms. */
export const allPhonesDriven = createEvent<number>();
/** The start of each step of all phones, epoch ms. The time before the first step is the loading. */
export const $stepStarts = createStore<readonly number[]>([])
  .on(allPhonesDriven, (steps, at) => [...steps, at])
  .on(sample({ clock: gesturePerformed, filter: $drivesAll }), (steps, { gesture }) => [
    ...steps,
    gesture.at,
  ]);

const stampStartFx = createEffect((phone: number) => ({ phone, at: readNow() }));
sample({ clock: phoneStarted, target: stampStartFx });
/** The last load of each phone's page, epoch ms. */
export const $pageStarts = createStore<Readonly<Record<number, number>>>({}).on(
  stampStartFx.doneData,
  (starts, { phone, at }) => ({ ...starts, [phone]: at }),
);
