import { setTimeout as delay } from 'node:timers/promises';
import { CommandFailure } from './failure';

/** What was begun has so long to end when it is given up, in ms. */
const graceMs = 8_000;

/** Resolves when the signal is aborted. */
export function untilInterrupted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

export function interruptedFailure(): CommandFailure {
  return new CommandFailure('interrupted', 'Interrupted.');
}

/**
 * Starts something that gives up when its signal is aborted and ends what it had begun. What comes
 * too late all the same is closed.
 * @throws {CommandFailure} when it was interrupted, or was not ready in time (`timeoutMs`)
 */
export async function startWithTimeout<T extends { close(): Promise<void> }>(
  start: (signal: AbortSignal) => Promise<T>,
  timeoutMs: number,
  interrupted: AbortSignal,
): Promise<T> {
  const givingUp = new AbortController();
  const timer = setTimeout(() => givingUp.abort(), timeoutMs);
  void untilInterrupted(interrupted).then(() => givingUp.abort());

  const starting = start(givingUp.signal);
  const given = untilInterrupted(givingUp.signal);
  try {
    const running = await Promise.race([starting, given]);
    if (running && !givingUp.signal.aborted) return running;
  } catch (error) {
    if (!givingUp.signal.aborted) throw error;
  } finally {
    clearTimeout(timer);
  }
  const ended = starting.then(
    (late) => late.close(),
    () => undefined,
  );
  await Promise.race([ended, delay(graceMs, undefined, { ref: false })]);
  throw interrupted.aborted
    ? interruptedFailure()
    : new CommandFailure('timedOut', `Not ready after ${timeoutMs / 1000} seconds; given up.`);
}
