import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';

import type { PhoneConfig } from '../../config/simulator-config';
import { play } from '../../recording/play';
import { createRecorder } from '../../recording/recorder';
import type { Recording } from '../../recording/recording';
import { phoneOfLaunch } from '../lib/recorded-launch';
import { framePlayer, type PhoneControls } from '../phone/frame-player';
import { callControlPlaneFx } from './api-control';
import { $environment, $selectedPhone, $selectedIndex } from './config';
import { openPathFx } from './deep-links';
import { $frames, emitEventFx } from './frames';
import { startFreshFx } from './fresh-start';
import { gestureRepeated, replayRunningChanged } from './gestures';
import { inspectorTabChosen } from './panels';
import { $recordingStage } from './recording';
import { recordersDropped, recordersCreated } from './recorders';
import { $replay, noReplay, replayProgressed, type Replay } from './replay-state';
import { $session, sessionChosen, sessionsLoaded } from './sessions';
import { reloadPhoneFx } from './sign-in';
import { requestPersonaTokensFx, tokenSetOf } from './tokens';

/** The user starts a replay of the selected session in the selected phone, or stops it. */
export const replayToggled = createEvent();

interface ReplayRun {
  readonly recording: Recording;
  readonly phone: number;
  /** The launch settings of the recording. */
  readonly settings: PhoneConfig;
  readonly signal: AbortSignal;
}

const frameFx = attach({ source: $frames, effect: (frames, phone: number) => frames[phone] });

/** Binds the effects to the current scope, because the player calls them later. */
function controlsOf({ phone, settings }: ReplayRun): PhoneControls {
  const bind = { safe: true } as const;
  const frame = scopeBind(frameFx, bind);
  const start = scopeBind(startFreshFx, bind);
  const emit = scopeBind(emitEventFx, bind);
  const control = scopeBind(callControlPlaneFx, bind);
  const reload = scopeBind(reloadPhoneFx, bind);
  const visit = scopeBind(openPathFx, bind);
  const repeated = scopeBind(gestureRepeated, bind);
  const tokens = scopeBind(requestPersonaTokensFx, bind);
  return {
    frame: () => frame(phone),
    start: () => start([{ index: phone, phone: settings }]),
    emit: (name, payload) => emit({ phone, name, payload }),
    control: async ({ method, path, body, persona }) => {
      const call = { method, path: path.replace('/__mock/', ''), body };
      if (persona === undefined) return control(call);
      const { access_token } = await tokens({ phone, persona });
      return control({ ...call, token: access_token });
    },
    reload: () => reload(phone),
    visit: (url) => visit({ phone, url }),
    onGesture: (gesture) => repeated({ phone, gesture }),
    tokensOf: (persona) => tokens({ phone, persona }).then(tokenSetOf),
  };
}

/** Shorter than in a test, because a user is watching. */
const TIMEOUT_MS = 8000;

const playFx = createEffect((run: ReplayRun) => {
  const { recording, phone, signal } = run;
  const recorder = createRecorder({ name: recording.name, launch: recording.launch });
  const onProgress = scopeBind(replayProgressed, { safe: true });
  const player = framePlayer(controlsOf(run), recorder);
  scopeBind(recordersCreated, { safe: true })({ [phone]: recorder });
  return play(recording, player, { onProgress, signal, timeoutMs: TIMEOUT_MS });
});

/** Aborts the running replay; null while none runs. */
const $abortController = createStore<AbortController | null>(null, { serialize: 'ignore' });
const stopFx = createEffect((stop: AbortController) => {
  stop.abort();
});

const toggled = sample({
  clock: replayToggled,
  source: {
    ...{ recording: $session, phone: $selectedIndex, current: $selectedPhone },
    ...{ environment: $environment, stage: $recordingStage, stop: $abortController },
  },
});
sample({ clock: toggled.filterMap(({ stop }) => stop ?? undefined), target: stopFx });

const replayStarted = toggled.filterMap(
  ({ recording, phone, current, environment, stage, stop }) => {
    if (!recording || stage !== 'none' || stop) return undefined;
    const settings = phoneOfLaunch(recording.launch, environment, current);
    return { recording, phone, settings, stop: new AbortController() };
  },
);
const playable = replayStarted.filterMap(({ settings, stop, ...rest }) =>
  settings ? { ...rest, settings, stop } : undefined,
);

/** Whether a run played the recording that is still shown. */
const isShown = (replay: Replay, run: ReplayRun) => replay.recording === run.recording;

$abortController.on(playable, (_, { stop }) => stop).reset(playFx.finally);
$replay
  .on(replayStarted, (_, { recording, phone, settings }) => ({
    ...{ ...noReplay, recording, phone },
    isRunning: settings !== null,
    problem: settings ? null : { kind: 'client' as const, about: recording.launch.client },
  }))
  // Another replay may start only after the player has stopped using the phone.
  .on([sessionsLoaded, sessionChosen], ({ isRunning }) => ({ ...noReplay, isRunning }))
  .on(playFx.done, (replay, { params, result }) =>
    isShown(replay, params)
      ? { ...replay, isRunning: false, divergence: params.signal.aborted ? undefined : result }
      : noReplay,
  )
  .on(playFx.fail, (replay, { params, error }) =>
    isShown(replay, params)
      ? { ...replay, isRunning: false, problem: { kind: 'failure' as const, about: error.message } }
      : noReplay,
  );
sample({
  clock: [sessionsLoaded, sessionChosen],
  source: $abortController,
  filter: Boolean,
  target: stopFx,
});

sample({ clock: playable, fn: () => true, target: replayRunningChanged });
sample({
  clock: playable,
  fn: ({ stop, ...rest }) => ({ ...rest, signal: stop.signal }),
  target: playFx,
});
sample({ clock: playFx.finally, fn: () => false, target: replayRunningChanged });
sample({ clock: playFx.finally, target: recordersDropped });
sample({ clock: replayStarted, fn: () => 'session' as const, target: inspectorTabChosen });
