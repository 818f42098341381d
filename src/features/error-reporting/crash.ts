import { createEvent, createStore } from 'effector';

/** A page could not be drawn: what was thrown. */
export const pageCrashed = createEvent<unknown>();

/** The last crash; the reporter comes later than the first screen and finds it here. */
export const $crash = createStore<{ readonly thrown: unknown } | null>(null, {
  serialize: 'ignore',
}).on(pageCrashed, (_, thrown) => ({ thrown }));
