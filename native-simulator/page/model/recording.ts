import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { throttle } from 'patronum';

import type { ApiFault } from '../../scenarios/scenario';
import { createRecorder, type Recorder } from '../../recording/recorder';
import type { Entry } from '../../recording/recording';
import { readOrigin } from '../browser/address';
import { readNow } from '../browser/now';
import { recordedLaunch } from '../lib/recorded-launch';
import { personaOf } from '../lib/user-of-token';
import { phoneLaunchOf } from '../phone/phone-launch';
import { $apiFaults, $pendingFaults, apiFaultsRequested } from './api-control';
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
import {
  $recorders,
  entryRecorded,
  entryRefused,
  recordersCreated,
  recordersDropped,
} from './recorders';
import { $replay } from './replay-state';
import { $scenario } from './scenarios';
import { recordingFileChosen, sessionsLoaded } from './sessions';

/** The user starts a recording of the selected phone, or of all driven phones, or stops it. */
export const recordToggled = createEvent();

type RecordingStage = 'none' | 'starting' | 'running';
interface RunningRecording {
  readonly phones: readonly number[];
  /** The start, epoch ms. */
  readonly at: number;
}

const startRecordingFx = attach({ effect: startFreshFx });
/** The running recording; null for none. */
export const $recording = createStore<RunningRecording | null>(null);
export const $recordingStage = combine(
  startRecordingFx.pending,
  $recording,
  (isStarting, recording): RecordingStage =>
    isStarting ? 'starting' : recording ? 'running' : 'none',
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
  target: startRecordingFx,
});

const makeRecordersFx = attach({
  source: $environment,
  effect: (environment, ready: Awaited<ReturnType<typeof startFreshFx>>) => {
    const recorders: Record<number, Recorder> = {};
    for (const { index, phone, tokens } of ready) {
      const { launch } = phoneLaunchOf(phone, index, tokens);
      recorders[index] = createRecorder({
        name: `${phone.client}, ${phone.platform}, ${phone.path}`,
        launch: recordedLaunch(phone, environment, launch),
        personaOf,
        origin: readOrigin(),
      });
    }
    return { recorders, recording: { phones: ready.map(({ index }) => index), at: readNow() } };
  },
});
sample({ clock: startRecordingFx.doneData, target: makeRecordersFx });
sample({
  clock: makeRecordersFx.doneData,
  fn: ({ recorders }) => recorders,
  target: recordersCreated,
});
sample({
  clock: makeRecordersFx.doneData,
  fn: ({ recording }) => recording.phones,
  target: recordedPhonesChanged,
});
sample({
  clock: makeRecordersFx.doneData,
  fn: () => 'session' as const,
  target: inspectorTabChosen,
});

// A fresh start resets the mock. Its faults are set again, as part of the session, and those that wait for the mock are
// set then. One that strikes a few times only may be used up: it is left out, unless the chosen scenario has it, which
// begins again with the session.
const $faultsAtStart = createStore<readonly ApiFault[]>([]).on(
  sample({
    clock: recordToggled,
    source: { faults: $apiFaults, pending: $pendingFaults, scenario: $scenario },
    fn: ({ faults, pending, scenario }) =>
      pending ??
      faults.filter(
        (fault) => fault.times === undefined || (scenario?.apiFaults.includes(fault) ?? false),
      ),
  }),
  (_, faults) => faults,
);
sample({ clock: makeRecordersFx.doneData, source: $faultsAtStart, target: apiFaultsRequested });
$recording.on(makeRecordersFx.doneData, (_, { recording }) => recording);

/** The reason why the last recording could not start; null when it did. */
export const $recordingError = createStore<string | null>(null)
  .on(startRecordingFx.failData, (_, { message }) => message)
  .reset(startRecordingFx.done, sessionsLoaded);

/** Whether the running or the last recording has lost entries, because it was full. */
export const $isRecordingFull = createStore(false)
  .on(sample({ clock: entryRefused, filter: $recording.map(Boolean) }), () => true)
  .reset(recordersCreated, recordingFileChosen);

const REFRESH_INTERVAL_MS = 300;
/** The entries so far of the first recorded phone, refreshed every 300 ms. */
export const $recordedEntries = createStore<readonly Entry[]>([]).reset(recordersCreated);
const readEntriesFx = attach({
  source: { recorders: $recorders, recording: $recording },
  effect: ({ recorders, recording }) =>
    recorders[recording?.phones[0] ?? -1]?.finish().entries ?? [],
});
sample({
  clock: throttle(entryRecorded, REFRESH_INTERVAL_MS),
  filter: $recordingStage.map((stage) => stage === 'running'),
  target: readEntriesFx,
});
$recordedEntries.on(readEntriesFx.doneData, (_, entries) => entries);

/** The launch settings of a phone. Changing them ends the recording. */
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
