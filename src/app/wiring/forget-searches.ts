import { sample } from 'effector';

import { loggedOut } from '@/entities/session/model';
import { recentSearches } from '@/shared/storage/list-keys';
import { removeRawFx } from '@/shared/storage/stored-value';

// What was searched for goes with the person (contract, storage).
sample({ clock: loggedOut, fn: () => recentSearches, target: removeRawFx });
