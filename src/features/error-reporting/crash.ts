import { createEvent, createStore } from 'effector';

/** A page failed to render; the payload is the thrown value. */
export const pageCrashed = createEvent<unknown>();

/** The last crash, stored because error reporting starts only after the first screen. */
export const $crash = createStore<{ readonly thrown: unknown } | null>(null, {
  serialize: 'ignore',
}).on(pageCrashed, (_, thrown) => ({ thrown }));
