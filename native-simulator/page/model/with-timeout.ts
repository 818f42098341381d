/** The mock answers well within this time. */
const TIMEOUT_MS = 5000;

/**
 * Rejects a request of a phone's page that is not answered within 5 s: when a page is left, its requests
 * never settle.
 */
export function withTimeout<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error('The page did not answer within 5 seconds. It may have been left.'));
    }, TIMEOUT_MS);
    answer.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}
