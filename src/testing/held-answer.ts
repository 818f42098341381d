/** An answer that the test gives later, for tests about the order of answers. */
export interface HeldAnswer<T> {
  readonly answer: () => Promise<T>;
  readonly give: (value: T) => void;
  readonly fail: (error: unknown) => void;
}

/** Makes an answer that waits for `give` or `fail`. */
export function heldAnswer<T>(): HeldAnswer<T> {
  let give!: (value: T) => void;
  let fail!: (error: unknown) => void;
  const promise = new Promise<T>((resolve, reject) => {
    give = resolve;
    fail = reject;
  });
  return { answer: () => promise, give, fail };
}
