import type { Gesture } from '../../recording/recorder';
import { performInFrame } from './frame-player';
import type { Scroll } from './sim-port';

/** How long a phone may take until it has what was pressed in another, ms. */
const PATIENCE_MS = 5000;

export interface Follower {
  /** Does in its phone, in its turn, what was done in another; false when it could not. */
  follow(deed: Gesture | Scroll): Promise<boolean>;
}

/** Lets a phone do what is done in another, one thing after the other. */
export function createFollower(
  frame: () => Promise<HTMLIFrameElement | undefined>,
  tell: (gesture: Gesture) => void,
): Follower {
  let last: Promise<unknown> = Promise.resolve();
  return {
    follow(deed) {
      const turn = last.then(() => performInFrame(frame, deed, tell, PATIENCE_MS));
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}
