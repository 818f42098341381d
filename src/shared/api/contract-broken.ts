import { createEvent } from 'effector';

/** An answer was not what the contract says: in words, for the error reports. */
export const contractBroken = createEvent<string>();
