import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';

import type { PhoneConfig } from '../../config/simulator-config';
import { play } from '../../recording/play';
import { createRecorder } from '../../recording/recorder';
import type { Recording } from '../../recording/recording';
import { phoneOfLaunch } from '../lib/recorded-launch';
import { framePlayer, type PhoneReach } from '../phone/frame-player';
import { throughPhoneFx } from './api-control';
import { $environment, $phone, $selected } from './config';
import { openFx } from './deep-links';
import { $frames, emitFx } from './frames';
import { startFreshFx } from './fresh-start';
import { gestureRepeated, handsOffChanged } from './gestures';
import { tabChosen } from './panels';
import { $stage } from './recording';
import { recordersDropped, recordersMade } from './recorders';
import { $replay, noReplay, replayProgressed, type Replay } from './replay-state';
import { $session, sessionChosen, sessionsBrought } from './sessions';
import { reloadFx } from './sign-in';
import { tokensOfFx, tokenSetOf } from './tokens';

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
function reachOf({ phone, settings }: Play): PhoneReach {
  const bind = { safe: true } as const;
  const frame = scopeBind(frameFx, bind);
  const start = scopeBind(startFreshFx, bind);
  const emit = scopeBind(emitFx, bind);
  const control = scopeBind(throughPhoneFx, bind);
  const reload = scopeBind(reloadFx, bind);
  const visit = scopeBind(openFx, bind);
  const repeated = scopeBind(gestureRepeated, bind);
  const tokens = scopeBind(tokensOfFx, bind);
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
  scopeBind(recordersMade, { safe: true })({ [phone]: recorder });
  return play(recording, player, { onProgress, signal, patienceMs: PATIENCE_MS });
});

/** What ends the replay that runs. */
const $stop = createStore<AbortController | null>(null, { serialize: 'ignore' });
const stopFx = createEffect((stop: AbortController) => {
  stop.abort();
});

const asked = sample({
  clock: replayToggled,
  source: {
    ...{ recording: $session, phone: $selected, hand: $phone },
    ...{ environment: $environment, stage: $stage, stop: $stop },
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
  .on([sessionsBrought, sessionChosen], ({ isRunning }) => ({ ...noReplay, isRunning }))
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
sample({ clock: [sessionsBrought, sessionChosen], source: $stop, filter: Boolean, target: stopFx });

sample({ clock: playable, fn: () => true, target: handsOffChanged });
sample({
  clock: playable,
  fn: ({ stop, ...rest }) => ({ ...rest, signal: stop.signal }),
  target: playFx,
});
sample({ clock: playFx.finally, fn: () => false, target: handsOffChanged });
sample({ clock: playFx.finally, fn: () => undefined, target: recordersDropped });
sample({ clock: begun, fn: () => 'session' as const, target: tabChosen });
