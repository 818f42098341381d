import { createEffect, createEvent, createStore, sample } from 'effector';

import type { Recordable, Recorder } from '../../recording/recorder';
import { readNow } from '../browser/now';
import { callControlPlaneFx } from './api-control';
import { openPathFx } from './deep-links';
import { trafficReceived } from './frames';
import { gesturePerformed, gestureRepeated } from './gestures';
import { phoneStarted } from './screens';
import { reloadPhoneFx } from './sign-in';

type Recorders = Readonly<Record<number, Recorder>>;

/** Each phone named here is recorded, from the moment at which its page begins. */
export const recordersCreated = createEvent<Recorders>();
export const recordersDropped = createEvent();

export const $recorders = createStore<Recorders>({}, { serialize: 'ignore' })
  .on(recordersCreated, (_, recorders) => recorders)
  .reset(recordersDropped);

/** What comes before a page has begun is of the one before it. */
const $begun = createStore<readonly number[]>([])
  .on(phoneStarted, (phones, phone) => (phones.includes(phone) ? phones : [...phones, phone]))
  .reset(recordersCreated);

/** Something for the recording of a phone; null for those of all. */
interface Heard {
  readonly phone: number | null;
  readonly entry: Recordable;
}

const heard = createEvent<Heard>();
sample({
  clock: trafficReceived,
  fn: (entry) => ({ phone: entry.phone, entry }),
  target: heard,
});
sample({
  clock: [gesturePerformed, gestureRepeated],
  fn: ({ phone, gesture }) => ({ phone, entry: gesture }),
  target: heard,
});

type Untimed<T> = T extends { readonly at: number } ? Omit<T, 'at'> : never;
type Done = Untimed<Extract<Recordable, { kind: 'control' | 'load' }>>;

/** What the simulator does has the time at which it is done. */
const stampFx = createEffect(({ phone, done }: { phone: number | null; done: Done }): Heard => ({
  phone,
  entry: { ...done, at: readNow() },
}));
sample({ clock: stampFx.doneData, target: heard });
sample({
  clock: callControlPlaneFx.filterMap(({ method, path, body }) =>
    method === 'GET'
      ? undefined
      : { phone: null, done: { kind: 'control' as const, method, path: `/__mock/${path}`, body } },
  ),
  target: stampFx,
});
sample({
  clock: reloadPhoneFx.map((phone) => ({ phone, done: { kind: 'load' as const } })),
  target: stampFx,
});
sample({
  clock: openPathFx.map(({ phone, url }) => ({
    phone,
    done: { kind: 'load' as const, path: url },
  })),
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
