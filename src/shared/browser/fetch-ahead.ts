import { createEffect } from 'effector';

import { isOnline } from './online';
import { savesData } from './saves-data';

/**
 * Whether something may be fetched that the user may not need after all: not for a user who saves data, and not without
 * a connection, because a failed call would notify them.
 */
export const readMayFetchAheadFx = createEffect(() => isOnline() && !savesData());
