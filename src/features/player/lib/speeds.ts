/** The speeds in the order of the list; 1 is normal. Rule: docs/behaviour.md#speed */
export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.25, 2.5] as const;

export const NORMAL_SPEED = 1;

/** The neighbour of a speed in the list; the same one at its ends. */
export function nextSpeed(speed: number, direction: 'slower' | 'faster'): number {
  const step = direction === 'faster' ? 1 : -1;
  return speeds[speeds.findIndex((each) => each === speed) + step] ?? speed;
}
