import { sample } from 'effector';

import { tabsWatched } from '@/entities/session/tabs';
import { wishlistIdsRequested } from '@/entities/wishlist/model';
import { pageModelsStarted } from '@/shared/routing/page-models';

// The session of another tab is followed. Rule: docs/behaviour.md#session
sample({ clock: pageModelsStarted, target: tabsWatched });
// A session that was restored at the start began before the wishlist's model was loaded.
sample({ clock: pageModelsStarted, target: wishlistIdsRequested });
