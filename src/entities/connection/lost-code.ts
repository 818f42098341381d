import { createEvent, createStore } from 'effector';

import { cameOnline } from '@/shared/browser/online';

/** The code of a sheet or dialog that the user asked for could not be loaded. */
export const overlayCodeLost = createEvent();

/** Grows when the device comes back online: parts of the app that failed to load try again then. */
export const $timesOnline = createStore(0).on(cameOnline, (times) => times + 1);
