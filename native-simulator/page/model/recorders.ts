import { createEffect, createEvent, createStore, sample } from 'effector';

import type { Recordable, Recorder } from '../../recording/recorder';
import { throughPhoneFx } from './api-control';
import { openFx } from './deep-links';
import { trafficSeen } from './frames';
import { gestureMade, gestureRepeated } from './gestures';
import { phoneStarted } from './screens';
import { reloadFx } from './sign-in';

type Recorders = Readonly<Record<number, Recorder>>;

/** Each phone named here is recorded, from the moment at which its page begins. */
export const recordersMade = createEvent<Recorders>();
export const recordersDropped = createEvent();

export const $recorders = createStore<Recorders>({}, { serialize: 'ignore' })
  .on(recordersMade, (_, recorders) => recorders)
  .reset(recordersDropped);

/** What comes before a page has begun is of the one before it. */
const $begun = createStore<readonly number[]>([])
  .on(phoneStarted, (phones, phone) => (phones.includes(phone) ? phones : [...phones, phone]))
  .reset(recordersMade);

/** Something for the recording of a phone; null for those of all. */
interface Heard {
  readonly phone: number | null;
  readonly entry: Recordable;
}

const heard = createEvent<Heard>();
sample({
  clock: trafficSeen,
  fn: (entry) => ({ phone: entry.phone, entry }),
  target: heard,
});
sample({
  clock: [gestureMade, gestureRepeated],
  fn: ({ phone, gesture }) => ({ phone, entry: gesture }),
  target: heard,
});

type Untimed<T> = T extends { readonly at: number } ? Omit<T, 'at'> : never;
type Done = Untimed<Extract<Recordable, { kind: 'control' | 'load' }>>;

/** What the simulator does has the time at which it is done. */
const stampFx = createEffect(({ phone, done }: { phone: number | null; done: Done }): Heard => ({
  phone,
  entry: { ...done, at: Date.now() },
}));
sample({ clock: stampFx.doneData, target: heard });
sample({
  clock: throughPhoneFx.filterMap(({ method, path, body }) =>
    method === 'GET'
      ? undefined
      : { phone: null, done: { kind: 'control' as const, method, path: `/__mock/${path}`, body } },
  ),
  target: stampFx,
});
sample({
  clock: reloadFx.map((phone) => ({ phone, done: { kind: 'load' as const } })),
  target: stampFx,
});
sample({
  clock: openFx.map(({ phone, url }) => ({ phone, done: { kind: 'load' as const, path: url } })),
  target: stampFx,
});

const recordFx = createEffect(
  ({ recorders, entry }: { recorders: Recorder[]; entry: Recordable }) =>
    recorders.map((recorder) => recorder.add(entry)),
);
sample({
  clock: heard,
  source: { recorders: $recorders, begun: $begun },
  filter: ({ recorders }) => Object.keys(recorders).length > 0,
  fn: ({ recorders, begun }, { phone, entry }) => ({
    entry,
    recorders: begun
      .filter((each) => phone === null || each === phone)
      .flatMap((each) => recorders[each] ?? []),
  }),
  target: recordFx,
});

/** Something has been recorded. */
export const recorded = recordFx.done;
