import { createEvent } from 'effector';

/** An answer did not match its schema. The payload describes the problem for the error report. */
export const contractBroken = createEvent<string>();
