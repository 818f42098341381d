import { callAfter } from './wait';

/**
 * Settles as the task does. After `ms` milliseconds it rejects instead, and aborts the signal that the task was given.
 */
export function limitTime<Result>(
  ms: number,
  task: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  return new Promise((resolve, reject) => {
    const cancel = callAfter(ms, () => {
      controller.abort();
      reject(controller.signal.reason as Error);
    });
    void task(controller.signal).then(resolve, reject).finally(cancel);
  });
}
