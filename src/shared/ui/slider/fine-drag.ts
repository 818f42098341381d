/** How far the value moves for a movement of the finger: 1 on the bar, less away from it. */
export type DragRate = 1 | 0.5 | 0.25 | 0.1;

/** Distances from the bar, in px, from which on the value moves more slowly. */
const STEPS: readonly (readonly [from: number, rate: DragRate])[] = [
  [144, 0.1],
  [88, 0.25],
  [44, 0.5],
];

/** The rate of a finger at this distance from the bar, above or below it. */
export function dragRate(distance: number): DragRate {
  return STEPS.find(([from]) => Math.abs(distance) >= from)?.[1] ?? 1;
}

/** A drag: the value below the finger, and the value that the thumb has. */
export interface Drag {
  readonly finger: number;
  readonly value: number;
}

/**
 * The drag after the finger has moved to the value `finger` of a slider from 0 to `max`. On the bar, a thumb that has
 * fallen behind catches up on the way, so that it never jumps and both ends stay in reach.
 */
export function dragTo(drag: Drag, finger: number, rate: DragRate, max: number): Drag {
  const moved = finger - drag.finger;
  // Beside an end the share may be infinite, and the product of 0 with it is no number.
  if (moved === 0) return drag;
  const share = rate < 1 ? rate : shareOnBar(drag, moved, max);
  return { finger, value: Math.min(Math.max(0, drag.value + moved * share), max) };
}

function shareOnBar({ finger, value }: Drag, moved: number, max: number): number {
  const [valueLeft, fingerLeft] = moved > 0 ? [max - value, max - finger] : [value, finger];
  return fingerLeft > 0 ? valueLeft / fingerLeft : 1;
}
