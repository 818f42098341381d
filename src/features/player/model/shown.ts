import { createEvent } from 'effector';

/**
 * The player appears, small or full. The models that are loaded with its view begin here: they catch up
 * with an item that was requested or restored before they were there.
 */
export const playerShown = createEvent();
