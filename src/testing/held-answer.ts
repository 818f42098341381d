/** An answer that comes when the test says so: order is what such tests are about. */
export interface HeldAnswer<T> {
  readonly answer: () => Promise<T>;
  readonly give: (value: T) => void;
  readonly fail: (error: unknown) => void;
}

/** Makes an answer that waits. */
export function heldAnswer<T>(): HeldAnswer<T> {
  let give!: (value: T) => void;
  let fail!: (error: unknown) => void;
  const promise = new Promise<T>((resolve, reject) => {
    give = resolve;
    fail = reject;
  });
  return { answer: () => promise, give, fail };
}
