import { setTimeout as delay } from 'node:timers/promises';
import { CommandFailure } from './failure';

/** How long a start may take to clean up after it was given up. */
const SHUTDOWN_GRACE_MS = 8_000;

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
 * Runs `start` and aborts its signal on an interruption or after `timeoutMs`. If `start` resolves after
 * that, its result is closed.
 * @throws {CommandFailure} when it was interrupted or was not ready in time
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
  await Promise.race([ended, delay(SHUTDOWN_GRACE_MS, undefined, { ref: false })]);
  throw interrupted.aborted
    ? interruptedFailure()
    : new CommandFailure(
        'timedOut',
        `Not ready after ${timeoutMs / 1000} seconds. Allow more with --timeout.`,
      );
}
