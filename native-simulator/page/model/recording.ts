import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { throttle } from 'patronum';

import type { ApiFault } from '../../scenarios/scenario';
import { createRecorder, type Recorder } from '../../recording/recorder';
import type { Entry } from '../../recording/recording';
import { readNow } from '../browser/now';
import { recordedLaunch } from '../lib/recorded-launch';
import { phoneLaunchOf } from '../phone/phone-launch';
import { $apiFaults, apiFaultsRequested } from './api-control';
import {
  $config,
  $environment,
  $selectedIndex,
  configOpened,
  phoneChanged,
  phoneRemoved,
} from './config';
import { startFreshFx } from './fresh-start';
import { $drivesAll, recordedPhonesChanged } from './gestures';
import { inspectorTabChosen } from './panels';
import { $recorders, recorded, recordersDropped, recordersCreated } from './recorders';
import { $replay } from './replay-state';
import { sessionsLoaded } from './sessions';
import { $tokenOwners } from './tokens';

/** Begins a recording of the phone at hand, or of all that are driven together; or ends it. */
export const recordToggled = createEvent();

type Stage = 'none' | 'starting' | 'running';
interface Begun {
  readonly phones: readonly number[];
  /** Epoch ms. */
  readonly at: number;
}

const beginFx = attach({ effect: startFreshFx });
/** The recording that runs; null for none. */
export const $recording = createStore<Begun | null>(null);
export const $recordingStage = combine(
  beginFx.pending,
  $recording,
  (isStarting, recording): Stage => (isStarting ? 'starting' : recording ? 'running' : 'none'),
);

sample({
  clock: recordToggled,
  source: {
    ...{ config: $config, selected: $selectedIndex, drivesAll: $drivesAll },
    ...{ stage: $recordingStage, replay: $replay },
  },
  filter: ({ stage, replay }) => stage === 'none' && !replay.isRunning,
  fn: ({ config, selected, drivesAll }) =>
    config.phones
      .map((phone, index) => ({ index, phone }))
      .filter(({ index }) => drivesAll || index === selected),
  target: beginFx,
});

const makeRecordersFx = attach({
  source: { environment: $environment, owners: $tokenOwners },
  effect: ({ environment, owners }, ready: Awaited<ReturnType<typeof startFreshFx>>) => {
    const recorders: Record<number, Recorder> = {};
    for (const { index, phone, tokens } of ready) {
      const { launch } = phoneLaunchOf(phone, index, tokens);
      recorders[index] = createRecorder({
        name: `${phone.client}, ${phone.platform}, ${phone.path}`,
        launch: recordedLaunch(phone, environment, launch),
        personaOf: (token) => owners[token],
      });
    }
    return { recorders, begun: { phones: ready.map(({ index }) => index), at: readNow() } };
  },
});
sample({ clock: beginFx.doneData, target: makeRecordersFx });
sample({
  clock: makeRecordersFx.doneData,
  fn: ({ recorders }) => recorders,
  target: recordersCreated,
});
sample({
  clock: makeRecordersFx.doneData,
  fn: ({ begun }) => begun.phones,
  target: recordedPhonesChanged,
});
sample({
  clock: makeRecordersFx.doneData,
  fn: () => 'session' as const,
  target: inspectorTabChosen,
});

// The mock is at its seed then, and what was wrong with it before is part of the session.
const $kept = createStore<readonly ApiFault[]>([]).on(
  sample({ clock: recordToggled, source: $apiFaults }),
  (_, faults) => faults,
);
sample({ clock: makeRecordersFx.doneData, source: $kept, target: apiFaultsRequested });
$recording.on(makeRecordersFx.doneData, (_, { begun }) => begun);

/** Why a recording could not begin; null when it could. */
export const $recordingError = createStore<string | null>(null)
  .on(beginFx.failData, (_, { message }) => message)
  .reset(beginFx.done, sessionsLoaded);

/** How often the entries are looked at while they come, ms. */
const LOOK_MS = 300;
/** What is recorded so far in the first of its phones, looked at now and then. */
export const $recordedEntries = createStore<readonly Entry[]>([]).reset(recordersCreated);
const lookFx = attach({
  source: { recorders: $recorders, recording: $recording },
  effect: ({ recorders, recording }) =>
    recorders[recording?.phones[0] ?? -1]?.finish().entries ?? [],
});
sample({
  clock: throttle(recorded, LOOK_MS),
  filter: $recordingStage.map((stage) => stage === 'running'),
  target: lookFx,
});
$recordedEntries.on(lookFx.doneData, (_, entries) => entries);

/** What a launch decides; to change it begins another session. */
const launchFields = new Set<string>([
  ...['client', 'platform', 'path', 'persona', 'token', 'tokenEdits', 'without', 'faults'],
]);
const finishFx = createEffect((recorders: readonly Recorder[]) =>
  recorders.map((recorder) => recorder.finish()),
);
sample({
  clock: [
    recordToggled,
    phoneRemoved,
    configOpened,
    phoneChanged.filter({
      fn: (change) => Object.keys(change).some((field) => launchFields.has(field)),
    }),
  ],
  source: { recorders: $recorders, recording: $recording },
  filter: ({ recording }) => recording !== null,
  fn: ({ recorders }) => Object.values(recorders),
  target: finishFx,
});
$recording.reset(finishFx);
sample({ clock: finishFx, target: recordersDropped });
sample({ clock: finishFx, fn: () => [], target: recordedPhonesChanged });
sample({ clock: finishFx.doneData, target: sessionsLoaded });
