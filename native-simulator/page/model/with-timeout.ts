/** The mock answers at once, or not at all. */
const LONGEST_MS = 5000;

/** What a page that has been left was asked is never answered, and fails here. @throws after 5 s */
export function withTimeout<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The page went away before it had answered')), LONGEST_MS);
    answer.then(resolve, reject);
  });
}
