/** After a pause of at least so many seconds, playback begins so many seconds earlier. Rule: docs/behaviour.md#smart-rewind */
const rewinds = [
  { afterSeconds: 3600, rewind: 30 },
  { afterSeconds: 600, rewind: 20 },
  { afterSeconds: 60, rewind: 10 },
  { afterSeconds: 10, rewind: 3 },
] as const;

/** For so long after the sleep timer, 'play' goes on from where the fade began. */
const AWAKE_MS = 2 * 60_000;

/** The seconds to go back after a pause: none under 10 s, at most 30, and never more than the pause lasted. */
export function rewindAfter(pauseMs: number): number {
  return rewinds.find(({ afterSeconds }) => pauseMs >= afterSeconds * 1000)?.rewind ?? 0;
}

/** Whether a listener who presses play now is still awake, and wants to hear the faded part again. */
export function isStillAwake(firedAt: number, now: number): boolean {
  return now - firedAt <= AWAKE_MS;
}
