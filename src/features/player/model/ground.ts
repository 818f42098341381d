import { createEvent, createStore } from 'effector';

import { $surface } from './surface';

/** The full player shows this ground behind its cover: a CSS hex colour. */
export const playerGroundShown = createEvent<string>();

/** The colour at the upper edge of the full player; null while it is small or closed. */
export const $playerGround = createStore<string | null>(null)
  .on(playerGroundShown, (_, ground) => ground)
  .reset($surface);
