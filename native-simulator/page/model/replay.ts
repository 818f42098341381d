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

/** Plays the recording at hand in the phone at hand; or ends that early. */
export const replayToggled = createEvent();

interface Play {
  readonly recording: Recording;
  readonly phone: number;
  /** The phone as the recording began in it. */
  readonly settings: PhoneConfig;
  readonly signal: AbortSignal;
}

const frameFx = attach({ source: $frames, effect: (frames, phone: number) => frames[phone] });

/** Bound while the scope is at hand, for what happens later. */
function reachOf({ phone, settings }: Play): PhoneControls {
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
    control: ({ method, path, body }) =>
      control({ method, path: path.replace('/__mock/', ''), body }),
    reload: () => reload(phone),
    visit: (url) => visit({ phone, url }),
    tell: (gesture) => repeated({ phone, gesture }),
    tokensOf: (persona) => tokens({ phone, persona }).then(tokenSetOf),
  };
}

/** As long as somebody likes to watch for what does not come. */
const PATIENCE_MS = 8000;

const playFx = createEffect((wanted: Play) => {
  const { recording, phone, signal } = wanted;
  const recorder = createRecorder({ name: recording.name, launch: recording.launch });
  const onProgress = scopeBind(replayProgressed, { safe: true });
  const player = framePlayer(reachOf(wanted), recorder);
  scopeBind(recordersCreated, { safe: true })({ [phone]: recorder });
  return play(recording, player, { onProgress, signal, timeoutMs: PATIENCE_MS });
});

/** What ends the replay that runs. */
const $stop = createStore<AbortController | null>(null, { serialize: 'ignore' });
const stopFx = createEffect((stop: AbortController) => {
  stop.abort();
});

const asked = sample({
  clock: replayToggled,
  source: {
    ...{ recording: $session, phone: $selectedIndex, hand: $selectedPhone },
    ...{ environment: $environment, stage: $recordingStage, stop: $stop },
  },
});
sample({ clock: asked.filterMap(({ stop }) => stop ?? undefined), target: stopFx });

const begun = asked.filterMap(({ recording, phone, hand, environment, stage, stop }) => {
  if (!recording || stage !== 'none' || stop) return undefined;
  const settings = phoneOfLaunch(recording.launch, environment, hand);
  return { recording, phone, settings, stop: new AbortController() };
});
const playable = begun.filterMap(({ settings, stop, ...rest }) =>
  settings ? { ...rest, settings, stop } : undefined,
);

/** Whether what came of a replay is said of the recording that is shown. */
const isAbout = (replay: Replay, played: Play) => replay.recording === played.recording;

$stop.on(playable, (_, { stop }) => stop).reset(playFx.finally);
$replay
  .on(begun, (_, { recording, phone, settings }) => ({
    ...{ ...noReplay, recording, phone },
    isRunning: settings !== null,
    problem: settings ? null : { kind: 'client' as const, about: recording.launch.client },
  }))
  // Until the player has let go of the phone, nothing else may take it.
  .on([sessionsLoaded, sessionChosen], ({ isRunning }) => ({ ...noReplay, isRunning }))
  .on(playFx.done, (replay, { params, result }) =>
    isAbout(replay, params)
      ? { ...replay, isRunning: false, divergence: params.signal.aborted ? undefined : result }
      : noReplay,
  )
  .on(playFx.fail, (replay, { params, error }) =>
    isAbout(replay, params)
      ? { ...replay, isRunning: false, problem: { kind: 'failure' as const, about: error.message } }
      : noReplay,
  );
sample({ clock: [sessionsLoaded, sessionChosen], source: $stop, filter: Boolean, target: stopFx });

sample({ clock: playable, fn: () => true, target: replayRunningChanged });
sample({
  clock: playable,
  fn: ({ stop, ...rest }) => ({ ...rest, signal: stop.signal }),
  target: playFx,
});
sample({ clock: playFx.finally, fn: () => false, target: replayRunningChanged });
sample({ clock: playFx.finally, target: recordersDropped });
sample({ clock: begun, fn: () => 'session' as const, target: inspectorTabChosen });
