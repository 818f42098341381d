import type { Gesture } from '../../recording/recorder';
import { performInFrame } from './frame-player';
import type { Scroll } from './sim-port';

/** The time that a phone may take to show the element of a gesture. */
const TIMEOUT_MS = 5000;

export interface Follower {
  /** Repeats a gesture after the earlier ones. Resolves to false when its element does not appear. */
  follow(gesture: Gesture | Scroll): Promise<boolean>;
}

/** Repeats the gestures of another phone in a phone, in their order. */
export function createFollower(
  frame: () => Promise<HTMLIFrameElement | undefined>,
  onGesture: (gesture: Gesture) => void,
): Follower {
  let last: Promise<unknown> = Promise.resolve();
  return {
    follow(gesture) {
      const turn = last.then(() => performInFrame(frame, gesture, onGesture, TIMEOUT_MS));
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}
