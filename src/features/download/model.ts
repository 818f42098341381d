import { createEvent, sample } from 'effector';

import { createOverlay } from '@/shared/routing/create-overlay';

/** Asks for the dialog that offers the app in the markets and as a file. Rule: docs/behaviour.md#downloads */
export const downloadDialogRequested = createEvent();

export const downloadDialog = createOverlay('#download');

sample({ clock: downloadDialogRequested, target: downloadDialog.opened });
