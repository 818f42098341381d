import type { PersonaName } from '@fixtures/users/personas';
import type { UntimedGesture } from '../../recording/perform-gesture';
import type { Player } from '../../recording/play';
import type { Gesture, Recorder } from '../../recording/recorder';
import type { Action, EntryOf } from '../../recording/recording';
import { windowOf, type Scroll } from './sim-port';

/** The controls of a phone for a player. */
export interface PhoneControls {
  /** The current frame. Each start makes another. */
  readonly frame: () => Promise<HTMLIFrameElement | undefined>;
  /** Gives the phone a fresh start. */
  readonly start: () => Promise<unknown>;
  readonly emit: (name: string, payload: unknown) => Promise<unknown>;
  readonly control: (call: EntryOf<'control'>) => Promise<unknown>;
  readonly reload: () => Promise<unknown>;
  readonly visit: (path: string) => Promise<unknown>;
  /** Is called with each gesture just before the page receives its events. */
  readonly onGesture: (gesture: Gesture) => void;
  readonly tokensOf: (persona: PersonaName) => Promise<Readonly<Record<string, unknown>>>;
}

const POLL_MS = 40;
/** The development server compiles a page at its first visit. */
const START_TIMEOUT_MS = 60_000;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Plays a recording in a phone of the simulator, whose entries the recorder receives. */
export function framePlayer(controls: PhoneControls, recorder: Recorder): Player {
  const entries = () => recorder.finish().entries;
  return {
    open: async () => {
      await controls.start();
      const end = Date.now() + START_TIMEOUT_MS;
      while (entries().length === 0 && Date.now() < end) await wait(POLL_MS);
    },
    entries,
    wait,
    tokensOf: controls.tokensOf,
    perform: (action, timeoutMs) => perform(action, controls, timeoutMs),
  };
}

async function perform(
  action: Action,
  controls: PhoneControls,
  timeoutMs: number,
): Promise<boolean> {
  switch (action.kind) {
    case 'event':
      await controls.emit(action.name, action.payload);
      return true;
    case 'control':
      await controls.control(action);
      return true;
    case 'load':
      await (action.path === undefined ? controls.reload() : controls.visit(action.path));
      return true;
    default:
      return performInFrame(controls.frame, action, controls.onGesture, timeoutMs);
  }
}

/** Performs a gesture in a phone's page. Resolves to false when its element does not appear in time. */
export async function performInFrame(
  frame: () => Promise<HTMLIFrameElement | undefined>,
  wanted: UntimedGesture | Scroll,
  onGesture: (gesture: Gesture) => void,
  timeoutMs: number,
): Promise<boolean> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const performGesture = windowOf(await frame())?.__performGesture;
    if (performGesture?.(wanted, onGesture)) return true;
    if (Date.now() > end) return false;
    await wait(POLL_MS);
  }
}
