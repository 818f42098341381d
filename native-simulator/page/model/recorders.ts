import { createEffect, createEvent, createStore, sample } from 'effector';

import type { Recordable, Recorder } from '../../recording/recorder';
import { readNow } from '../browser/now';
import { personaOf } from '../lib/user-of-token';
import { callControlPlaneFx } from './api-control';
import { openPathFx } from './deep-links';
import { trafficReceived } from './frames';
import { gesturePerformed, gestureRepeated } from './gestures';
import { phoneStarted } from './screens';
import { reloadPhoneFx } from './sign-in';

type Recorders = Readonly<Record<number, Recorder>>;

/** Each of these phones is recorded from the next load of its page on. */
export const recordersCreated = createEvent<Recorders>();
export const recordersDropped = createEvent();

export const $recorders = createStore<Recorders>({}, { serialize: 'ignore' })
  .on(recordersCreated, (_, recorders) => recorders)
  .reset(recordersDropped);

/** The recorded phones whose page has loaded. Earlier reports belong to the page before. */
const $startedPhones = createStore<readonly number[]>([])
  .on(phoneStarted, (phones, phone) => (phones.includes(phone) ? phones : [...phones, phone]))
  .reset(recordersCreated);

interface PhoneRecordable {
  /** Null for an entry of all phones. */
  readonly phone: number | null;
  readonly entry: Recordable;
}

const recordableReceived = createEvent<PhoneRecordable>();
sample({
  clock: trafficReceived,
  fn: (entry) => ({ phone: entry.phone, entry }),
  target: recordableReceived,
});
sample({
  clock: [gesturePerformed, gestureRepeated],
  fn: ({ phone, gesture }) => ({ phone, entry: gesture }),
  target: recordableReceived,
});

type Untimed<T> = T extends { readonly at: number } ? Omit<T, 'at'> : never;
interface SimulatorAction {
  readonly phone: number | null;
  readonly action: Untimed<Extract<Recordable, { kind: 'control' | 'load' }>>;
}

/** Adds the time to an action of the simulator. */
const stampFx = createEffect(({ phone, action }: SimulatorAction): PhoneRecordable => ({
  phone,
  entry: { ...action, at: readNow() },
}));
sample({ clock: stampFx.doneData, target: recordableReceived });
sample({
  clock: callControlPlaneFx.filterMap(({ method, path, body, token }) => {
    if (method === 'GET') return undefined;
    const persona = personaOf(token);
    // A replay could not change the account of another user.
    if (token !== undefined && persona === undefined) return undefined;
    const call = { kind: 'control' as const, method, path: `/__mock/${path}`, body };
    return { phone: null, action: { ...call, ...(persona && { persona }) } };
  }),
  target: stampFx,
});
sample({
  clock: reloadPhoneFx.map((phone) => ({ phone, action: { kind: 'load' as const } })),
  target: stampFx,
});
sample({
  clock: openPathFx.map(({ phone, url }) => ({
    phone,
    action: { kind: 'load' as const, path: url },
  })),
  target: stampFx,
});

const recordFx = createEffect(
  ({ recorders, entry }: { recorders: Recorder[]; entry: Recordable }) =>
    recorders.map((recorder) => recorder.add(entry)),
);
sample({
  clock: recordableReceived,
  source: { recorders: $recorders, startedPhones: $startedPhones },
  filter: ({ recorders }) => Object.keys(recorders).length > 0,
  fn: ({ recorders, startedPhones }, { phone, entry }) => ({
    entry,
    recorders: startedPhones
      .filter((each) => phone === null || each === phone)
      .flatMap((each) => recorders[each] ?? []),
  }),
  target: recordFx,
});

export const entryRecorded = recordFx.done;
/** A recorder was full, and an entry is lost. */
export const entryRefused = recordFx.doneData.filter({
  fn: (accepted) => accepted.includes(false),
});
