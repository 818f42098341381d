import type { PersonaName } from '@fixtures/users/personas';
import type { UntimedGesture } from '../../recording/perform-gesture';
import type { Player } from '../../recording/play';
import type { Gesture, Recorder } from '../../recording/recorder';
import type { Action, EntryOf } from '../../recording/recording';
import { windowOf, type Scroll } from './sim-port';

/** How a player reaches its phone, whose frame is another after each start. */
export interface PhoneControls {
  readonly frame: () => Promise<HTMLIFrameElement | undefined>;
  /** Lets the phone begin as new. */
  readonly start: () => Promise<unknown>;
  readonly emit: (name: string, payload: unknown) => Promise<unknown>;
  readonly control: (call: EntryOf<'control'>) => Promise<unknown>;
  readonly reload: () => Promise<unknown>;
  readonly visit: (path: string) => Promise<unknown>;
  /** Something is done in a person's place. */
  readonly tell: (gesture: Gesture) => void;
  readonly tokensOf: (persona: PersonaName) => Promise<Readonly<Record<string, unknown>>>;
}

const POLL_MS = 40;
/** A page that is compiled at its first visit takes its time. */
const START_MS = 60_000;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Plays a recording in a phone of the simulator; `recorder` is told all that happens in it. */
export function framePlayer(reach: PhoneControls, recorder: Recorder): Player {
  const entries = () => recorder.finish().entries;
  return {
    open: async () => {
      await reach.start();
      const end = Date.now() + START_MS;
      while (entries().length === 0 && Date.now() < end) await wait(POLL_MS);
    },
    entries,
    wait,
    tokensOf: reach.tokensOf,
    perform: (deed, timeoutMs) => perform(deed, reach, timeoutMs),
  };
}

async function perform(deed: Action, reach: PhoneControls, timeoutMs: number): Promise<boolean> {
  switch (deed.kind) {
    case 'event':
      await reach.emit(deed.name, deed.payload);
      return true;
    case 'control':
      await reach.control(deed);
      return true;
    case 'load':
      await (deed.path === undefined ? reach.reload() : reach.visit(deed.path));
      return true;
    default:
      return performInFrame(reach.frame, deed, reach.tell, timeoutMs);
  }
}

/** Does something in a phone's page as soon as it can be done; false when it never could. */
export async function performInFrame(
  frame: () => Promise<HTMLIFrameElement | undefined>,
  deed: UntimedGesture | Scroll,
  tell: (gesture: Gesture) => void,
  timeoutMs: number,
): Promise<boolean> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const hands = windowOf(await frame())?.__performGesture;
    if (hands?.(deed, tell)) return true;
    if (Date.now() > end) return false;
    await wait(POLL_MS);
  }
}
